# Lessons of Dragon's Larder: what is said at each step, and chapters of its rulebook.

lesson-aim = Goblins at the larder
    .about = What it is about, and your first cards.
lesson-aim-theme = Goblins sneak into the dragons' larder. In the middle lies the discard: what was laid last is on top.
lesson-aim-cards = Here are your cards: the hand, and a reserve for later. Be the first to get rid of them all!
lesson-aim-low = You may lay a card of the same value or a higher one. Try what does not go: tap your 2.
lesson-aim-lay = A 5 lies on top, so 7 and 8 both fit. Pick one and lay it.
lesson-aim-empty = Vera had nothing that fits and took all the cards. The discard is empty, anything goes: get rid of your 2!
    .else = That fits too. But low cards are hard to lay later: now is the moment for the 2.
lesson-aim-done = That is the whole game: lay, or take the pile. Look how many cards Vera has now.

lesson-equal = More than one
    .about = Equal cards, and when nothing fits.
lesson-equal-pair = Equal cards may go together, up to four at once. Tap the 7 twice and lay both.
    .else = One is allowed. But two are gone faster: tap the 7 once more to take both.
lesson-equal-four = Nothing goes on a 9 but a 9. Still, you hold four 4s: four equal cards may simply leave the game.
    .else = That would do. But first send the four 4s away: they leave for good.
lesson-equal-take = Now really nothing fits. Take the discard; it costs you the turn, but look: there are good cards in it.
lesson-equal-answer = An 8 on top, and you have picked up two 9s. Lay them!
    .else = That fits. But this is about the 9s: try those.
lesson-equal-row = If four equal cards ever lie on top in a row, whoever laid them, the whole discard leaves the game and the last player moves again.

lesson-tempers = Goblins with tempers
    .about = 3, 4, 5 and 6 do things.
lesson-tempers-three = A 3 lies on top, and a 3 is odd: only lower goblins or dragons may follow. Try your 6: what happens?
lesson-tempers-lower = Right, not higher. Your 1 fits.
lesson-tempers-four = Vera laid a 4: draw two cards from the trouble pile, or pass it on with a 4 of your own. Then the next player draws four!
    .else = You may draw. But you hold a 4: let Boris have the trouble.
lesson-tempers-six = Boris drew four cards; then a 5 made Vera miss a turn. On your 6 only 6 to 9 will go, and no dragons.
    .else = That fits. But lay the 6: it is about the 6 now.
lesson-tempers-five = A 5 from Vera: this time you miss a turn. Only a Guardian could pass it on.
lesson-tempers-done = You need not learn this by heart: the table always shows what fits. Tap any card to read what it does.

lesson-dragons = Three dragons
    .about = Zero, Firebreath, Guardian.
lesson-dragons-six = Dragons go on almost anything. Almost: on a 6 they do not. Try your Firebreath.
lesson-dragons-nine = Then a goblin: your 9 fits. Watch how the others answer it.
    .else = That is allowed. But lay just one 9 here.
lesson-dragons-zero = Boris hid behind a Guardian, so the 9 was still in force. Vera's Zero makes it zero: anything goes, except a 9. Try it.
lesson-dragons-fire = Firebreath burns the whole discard, and you move again. Burn it!
    .else = That fits. But now let it burn: lay the Firebreath.
lesson-dragons-again = All gone, and it is still your turn. A fine moment for your lowest card.
    .else = Allowed. But a 9 always finds a place, the 1 hardly ever.
lesson-dragons-guardian = Two 4s: you would draw four cards. The Guardian passes all of it on.
    .else = You may draw four. But why? You have a Guardian.

lesson-reserve = Cards nobody knows
    .about = The reserve: open, then blind.
lesson-reserve-first = In your reserve three cards lie open, on three closed ones. As long as you hold cards you may not touch it. Try the 9.
lesson-reserve-join = One exception: your last hand cards may take equal open ones along. Lay three 7s at once!
    .else = That works. But all three 7s may go together: tap once more.
lesson-reserve-open = Your hand is empty. Now the open cards, one a turn: the 9 fits.
lesson-reserve-last-open = The last open card. After it only closed ones are left.
lesson-reserve-blind = Nobody knows these cards, you neither. Choose one: if it fits, it is laid. If not, you take it and the whole discard.
    .else = You may take the discard at once. But be brave: turn one up!
lesson-reserve-done = That is why others watch your reserve: a few closed cards mean that you are close to winning.

lesson-round = A round begins
    .about = What others know, and the exchange.
lesson-round-hidden = Your hand is yours alone. The open reserve is seen by all, the closed cards by nobody.
lesson-round-swap = Before a round everybody may exchange one hand card for an open one. Late in the round low cards get stuck: put your 9 there and take the 3.
    .else = Allowed. But think of the end: a 3 in the reserve is hard to get rid of. Exchange it for the 8 or the 9.
lesson-round-tip = All chose in secret, then it was shown. You begin on an empty discard: lowest first is a good habit.
    .else = Allowed. But your 1 will never have it so easy again.

lesson-end = The end and the coins
    .about = How a round ends, who wins.
lesson-end-coins = When somebody has no card left, the others pay: a coin for a goblin, three for a dragon, ten at most. Boris has lost 19 already.
lesson-end-last = Your very last card. Lay it!
lesson-end-tip = Boris passed 21 coins: the game is over, and whoever lost least wins. A tip: get rid of dragons before somebody else ends the round.

lesson-tricks = Tricks
    .about = A new rule every round.
lesson-tricks-what = With tricks every round turns up a new rule, and it stays. Here two are in force.
lesson-tricks-zero = “Quick Dragon”: after a Zero you move again. Try it.
    .else = That fits. But try the Zero: it has a trick now.
lesson-tricks-seven = Your turn again. “Carousel”: whoever lays a 7 may turn the direction of play.
    .else = That fits. But the 7s have a trick.
lesson-tricks-turn = Boris would be next. Turn it round!
    .else = You may leave it. But do turn it, just to see.

lesson-hindrances = Hindrances
    .about = It is made harder for the winner.
lesson-hindrances-what = Whoever wins a round gets a hindrance in the next. You won: “Goblin Invasion” gave you seven cards instead of five.
lesson-hindrances-lay = Begin as usual: lay any card you like.
lesson-hindrances-others = Others change the reserve, and “Chaos” gives everybody one. After the round they go back under the pile.

# --- chapters of the rulebook ---

chapter-setup = Before a round
    .about = Everybody gets six reserve cards and five for the hand.
chapter-turn = A turn
    .about = Lay equal cards, as high as the top one or higher, or take the discard.
chapter-goblins = Goblins with tempers
    .about = 3, 4, 5 and 6 do something when they are laid.
chapter-dragons = Dragons
    .about = They go on almost anything.
chapter-reserve = The reserve
    .about = First the hand, then the open cards, last the closed ones.
chapter-end = The end and the coins
    .about = Whoever is rid of everything ends the round; the others pay.
chapter-absent = When somebody is away
    .about = The table plays on.
chapter-hindrances = Hindrances
    .about = It is made harder for the winner of the last round.
chapter-tricks = Tricks
    .about = Every round adds a rule.
