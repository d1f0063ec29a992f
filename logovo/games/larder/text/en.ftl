# Dragon's Larder: names, sentences and rules.

game = Dragon's Larder
    .about = Shed your cards before the others do: goblins raid the larder, dragons defend it, and whatever you are left with costs coins.

# --- words ---

word-1 = 1
    .few = 1s
word-2 = 2
    .few = 2s
word-3 = 3
    .few = 3s
word-4 = 4
    .few = 4s
word-5 = 5
    .few = 5s
word-6 = 6
    .few = 6s
word-7 = 7
    .few = 7s
word-8 = 8
    .few = 8s
word-9 = 9
    .few = 9s
word-zero = Zero
    .few = Zeros
word-firebreath = Firebreath
    .few = Firebreaths
word-guardian = Guardian
    .few = Guardians
word-unknown = a hidden card
word-trick-zero = “Quick Dragon”
word-trick-dragons = “Goblins Against Dragons”
word-trick-one = “Small but Mighty”
word-trick-two = “Surprise”
word-trick-seven = “Carousel”
word-trick-eight = “Golden Feathers”
word-trick-nine = “Secrets Revealed”
word-invasion-6 = “Goblin Invasion: 6”
word-invasion-7 = “Goblin Invasion: 7”
word-invasion-8 = “Goblin Invasion: 8”
word-unknown-a = “Unknown A”
word-unknown-b = “Unknown B”
word-unknown-c = “Unknown C”
word-chaos = “Chaos”

# --- what is being decided ---

ask-swap = { $seats }: exchange a card with the reserve?
    .you = You may exchange one hand card for an open card of your reserve.
ask-turn = { $seats } to move.
    .you = Your turn: lay a card, or take the discard if there is one.
ask-debt = { $seats }: draw for the 4s, or pass the debt on?
    .you = Draw for the 4s, or pass the debt on with a 4 or a Guardian.
ask-skip = { $seats }: skip the turn, or lay a Guardian?
    .you = Skip your turn, or lay a Guardian to pass the skip on.
ask-name = { $seats } chooses who pulls a card.
    .you = Choose who pulls a card from your hand.
ask-carousel = { $seats } decides which way play goes.
    .you = Turn the direction of play?
ask-fetch = { $seats } takes an open reserve card into the hand.
    .you = Choose an open card of your reserve: it goes to your hand.

# --- moves ---

move-keep = Keep everything
move-swap = Give { NAME($given) }, take { NAME($taken) }
move-lay =
    { $count ->
        [one] Lay { NAME($card) }
        [2] Lay two { NAME($card, case: "few") }
        [3] Lay three { NAME($card, case: "few") }
       *[other] Lay four { NAME($card, case: "few") }
    }
move-take = Take the discard
move-remove = Remove four { NAME($card, case: "few") } from the game
move-turn-up = Turn up the card of stack { $stack }
move-draw = Draw
move-skip = Skip the turn
move-name = { $seat } pulls a card
move-turn-round = Turn round
move-go-on = Go on as before
move-fetch = Take { NAME($card) } into your hand

# --- what happened ---

event-round-began = Round { $round }. { $seat } moves first.
    .you = Round { $round }. You move first.
event-trick-revealed = A trick is turned up: { NAME($trick) }. It stays in force to the end.
event-hindrance-taken = { $seat } gets the hindrance { NAME($hindrance) }.
    .you = You get the hindrance { NAME($hindrance) }.
event-dealt = { $seat } is dealt cards.
    .you = You are dealt { NAME($hand) }.
event-swap-chosen = { $seat } has decided about the exchange.
    .you = Your choice is made.
event-swapped = { $seat } puts { NAME($given) } on the reserve and takes { NAME($taken) }.
    .you = You put { NAME($given) } on your reserve and take { NAME($taken) }.
event-kept = { $seat } exchanges nothing.
    .you = You exchange nothing.
event-laid =
    { $count ->
        [one] { $seat } lays { NAME($card) }.
        [2] { $seat } lays two { NAME($card, case: "few") }.
        [3] { $seat } lays three { NAME($card, case: "few") }.
       *[other] { $seat } lays four { NAME($card, case: "few") }.
    }
    .you =
        { $count ->
            [one] You lay { NAME($card) }.
            [2] You lay two { NAME($card, case: "few") }.
            [3] You lay three { NAME($card, case: "few") }.
           *[other] You lay four { NAME($card, case: "few") }.
        }
event-turned-up =
    { $fits ->
        [1] { $seat } turns up a blind card: { NAME($card) } – it fits!
       *[0] { $seat } turns up a blind card: { NAME($card) } – it does not fit.
    }
    .you =
        { $fits ->
            [1] You turn up a blind card: { NAME($card) } – it fits!
           *[0] You turn up a blind card: { NAME($card) } – it does not fit.
        }
event-took =
    { $count ->
        [one] { $seat } takes the discard: { $count } card.
       *[other] { $seat } takes the discard: { $count } cards.
    }
    .you =
        { $count ->
            [one] You take the discard: { $count } card.
           *[other] You take the discard: { $count } cards.
        }
event-removed = { $seat } removes four { NAME($card, case: "few") } from the game.
    .you = You remove four { NAME($card, case: "few") } from the game.
event-four-in-a-row = Four { NAME($card, case: "few") } in a row! The discard leaves the game.
    .you = You complete four { NAME($card, case: "few") } in a row! The discard leaves the game.
event-burnt = { $seat } burns the discard with a Firebreath.
    .you = You burn the discard with a Firebreath.
event-drew =
    { $count ->
        [0] { $seat } draws nothing: the trouble pile is empty.
        [one] { $seat } draws { $count } card from the trouble pile.
       *[other] { $seat } draws { $count } cards from the trouble pile.
    }
    .you =
        { $count ->
            [0] You draw nothing: the trouble pile is empty.
           *[other] You draw from the trouble pile: { NAME($cards) }.
        }
event-skipped = { $seat } skips a turn.
    .you = You skip a turn.
event-extra-turn = { $seat } moves again.
    .you = You move again.
event-pulled =
    { $card ->
        [unknown] { $seat } pulls a card from the hand of { $from_seat }.
       *[other] { $seat } pulls { NAME($card) } from the hand of { $from_seat }.
    }
    .you = You pull { NAME($card) } from the hand of { $from_seat }.
    .to-you = { $seat } pulls { NAME($card) } from your hand.
event-turned-round =
    { $clockwise ->
        [1] { $seat } turns play round: clockwise again.
       *[0] { $seat } turns play round: anticlockwise now.
    }
    .you =
        { $clockwise ->
            [1] You turn play round: clockwise again.
           *[0] You turn play round: anticlockwise now.
        }
event-fetched = { $seat } takes { NAME($card) } from the reserve into the hand.
    .you = You take { NAME($card) } from your reserve into your hand.
event-round-won = { $seat } is rid of every card and wins round { $round }!
    .you = You are rid of every card and win round { $round }!
event-round-stalled = Round { $round } has dragged on and ends without a winner: everybody counts coins.
event-scored =
    { $gain ->
        [0] { $loss ->
            [0] { $seat } loses nothing.
            [one] { $seat } loses { $loss } coin.
           *[other] { $seat } loses { $loss } coins.
        }
        [one] { $seat } gains { $gain } coin.
       *[other] { $seat } gains { $gain } coins.
    } { $ahead ->
        [0] Lost so far: { $total }.
       *[other] Gained so far: { $ahead }.
    }
    .you =
        { $gain ->
            [0] { $loss ->
                [0] You lose nothing.
                [one] You lose { $loss } coin.
               *[other] You lose { $loss } coins.
            }
            [one] You gain { $gain } coin.
           *[other] You gain { $gain } coins.
        } { $ahead ->
            [0] Lost so far: { $total }.
           *[other] Gained so far: { $ahead }.
        }
event-game-won = The larder's new keeper: { $seats }!
    .you =
        { $seats ->
            [one] You are the larder's new keeper!
           *[other] You keep the larder together: { $seats }!
        }

# --- options ---

option-hindrances = Hindrances
    .about = The winner of a round starts the next one with a hindrance: a bigger hand or an unfamiliar reserve.
option-tricks = Tricks
    .about = Every round turns up a new trick that stays in force for all to the end of the game.
option-tricks-from-round = Tricks from round
    .about = The round in which the first trick is turned up.
option-tricks-from-round-1 = the first
option-tricks-from-round-2 = the second
option-tricks-from-round-3 = the third
option-tricks-from-round-4 = the fourth
option-tricks-from-round-5 = the fifth
option-first-player = Who begins
    .about = The first round is started by somebody drawn by lot, or by the one the host names.
option-first-player-lot = by lot
option-first-player-host = the host
option-must-lay-foursome = Foursomes must be laid
    .about = Four equal cards that fit the discard may not simply be removed: lay them.
option-reserve-multiples = Several from the reserve
    .about = With an empty hand you may lay several equal open reserve cards at once.

# --- rules: set-up ---

rule-deal-reserve = All 96 cards are shuffled and everybody gets six of them as a reserve: three side by side face down, and one face up on each. Nobody knows what lies beneath the open cards, not even their owner.
    .title = The reserve
rule-deal-hand = Then everybody gets five cards for the hand, for their own eyes only.
    .title = The hand
rule-swap = Before a round you may exchange one hand card for one of your open reserve cards, once, or leave it. All decide at the same time; the choices come to light when the last one is made.
    .title = The exchange before a round
    .refused =
        { $case ->
            [first] First decide whether to exchange a card with your reserve.
            [equal] These cards are equal: there is nothing to exchange.
            [missing] You can only exchange a card of your hand for an open card of your reserve.
           *[over] The time to exchange is over.
        }
rule-trouble-pile = Eighteen cards lie face down beside the discard: the trouble pile. The rest are put away unseen; this round does not need them.
    .title = The trouble pile
rule-first-player = The host names who starts the first round; otherwise lots are drawn. Each later round is started by whoever has lost the most coins in the whole game; if several have, by the one of them who sits nearest clockwise after the last starter, who comes last.
    .title = Who starts

# --- rules: a turn ---

rule-clockwise = Turns go round clockwise. The trick “Carousel” may turn them about, but every round starts clockwise again.
    .title = Clockwise
rule-lay-equal = In a turn you lay one to four equal cards from your hand. Equal means goblins of one value or dragons of one kind.
    .title = Equal cards
    .refused =
        { $case ->
            [limit] A play is one to four cards.
           *[few] You do not have that many: { NAME($card) }.
        }
rule-take-discard = If you cannot or will not lay, take the whole discard into your hand; your turn is over. If the discard is empty there is nothing to take: you have to lay a card.
    .title = Taking the discard
    .refused = The discard is empty: nothing to take, you have to lay a card.
rule-remove-four = On your turn you may remove four equal hand cards from the game, as often as you can. They have no effect and do not go on the discard. Reserve cards cannot be used. If you still have cards, you then take your turn as usual.
    .title = Removing four equal cards
    .refused =
        { $case ->
            [fits] These four fit the discard: at this table they have to be laid, not removed ({ NAME($card) }).
           *[few] To remove cards you need four equal ones in your hand: { NAME($card) }.
        }
rule-hand-first = As long as you hold cards you play only those. The reserve comes after.
    .title = Hand first
    .refused = While you hold cards you may not touch the reserve.
rule-open-reserve = With an empty hand lay open cards of your reserve, one a turn.
    .title = Open reserve cards
    .refused =
        { $case ->
            [single] Open reserve cards are laid one at a time ({ NAME($card) }).
           *[missing] None of your open reserve cards is that: { NAME($card) }.
        }
rule-join-reserve = If the last cards of your hand equal open cards of your reserve, you may lay them together, four at most in all.
    .title = Hand and reserve together
    .refused = A reserve card may only join the last cards of your hand ({ NAME($card) }).
rule-blind-reserve = With neither hand nor open cards, choose any closed card of your reserve and turn it up. If it fits, it is laid. If not, it comes to your hand together with the whole discard and your turn is over. You may also take a discard that is not empty straight away, without turning a card.
    .title = Blind cards
    .refused =
        { $case ->
            [open] Lay the open cards of your reserve first.
           *[empty] There is no closed card here.
        }
rule-covered = A card with another one on it is out of reach.
    .title = Covered cards
    .refused = The card of stack { $stack } is covered by another.
rule-turn-ends = When your play gives no extra turn, the turn passes on.
    .title = End of a turn

# --- rules: what may be laid ---

rule-empty-discard = Anything may be laid on an empty discard.
    .title = Empty discard
rule-equal-or-higher = A goblin must have the value of the discard's top card or a higher one.
    .title = Equal or higher
    .refused =
        { $case ->
            [range] It takes a goblin from { $least } to { $most }, or a dragon; { NAME($card) } is too low.
           *[list] { NAME($card) } is too low. What fits now: { NAME($fits) }.
        }
rule-dragon-any = A dragon goes on any card but a 6.
    .title = Dragons on anything
rule-no-dragon-on-six = No dragon goes on a 6, none at all.
    .title = No dragons on a 6
    .refused = A dragon cannot go on a 6 ({ NAME($card) }).
rule-no-nine-on-dragon = A 9 never goes on a dragon, whatever value is in force.
    .title = No 9 on a dragon
    .refused = There is a dragon on top ({ NAME($top) }): no 9 goes on it.
rule-effective-top = A Guardian has no value of its own: in force is the first card beneath that is not a Guardian. With nothing beneath, the value is zero. A Zero is zero too.
    .title = Which value is in force
rule-four-in-a-row = When the top four cards of the discard, or more, are equal, whoever laid them, the whole discard leaves the game. These cards have no effect and any debt from 4s is gone. Whoever laid the last one moves again if there are cards left to play. A Guardian in between breaks the row.
    .title = Four in a row

# --- rules: goblins ---

rule-three-lower = Only goblins below 3 or dragons may follow a 3. Not another 3.
    .title = 3: only lower
    .refused = A 3 is followed by a 1, a 2 or a dragon, not by { NAME($card) }.
rule-four-draw-two = For each 4 laid the next player draws two cards from the trouble pile, then moves as usual.
    .title = 4: draw two
    .refused = You owe nothing: there is no need to draw.
rule-four-pass-on = Instead of drawing you may lay a 4 (one or more) or a Guardian: the whole debt goes to the next player, and each new 4 adds two cards. You answer with what you could lay now: from your hand, or with an empty hand from the open reserve. Closed cards never answer.
    .title = 4: passing the debt on
rule-four-spent = Once you have drawn, the debt is gone and only the value 4 remains. A Guardian laid afterwards passes on that value alone.
    .title = 4: the debt is paid
rule-four-draw-first = Zero and Firebreath do not cancel a debt: draw first, then move. Removing four equal cards waits for the answer too.
    .title = 4: debts first
    .refused =
        { $count ->
            [one] Answer the debt of { $count } card first: draw, or lay a 4 or a Guardian.
           *[other] Answer the debt of { $count } cards first: draw, or lay a 4 or a Guardian.
        }
rule-trouble-empty = Draw what is there. If the trouble pile is empty, draw nothing.
    .title = Empty trouble pile
rule-five-skip = As many of the next players skip a turn as 5s were laid. Nobody skips more than once, and the layer is never hit by their own 5s: what is left over is lost.
    .title = 5: skip a turn
    .refused = You are not told to skip.
rule-five-guardian = Whoever is told to skip may lay a Guardian (from what could be laid now): that is their turn, and the skip goes to the nearest player in the direction of play whom these 5s have not touched yet. That may be the one who laid them. The new victim may answer as well.
    .title = 5: Guardian
    .refused = Now you can only skip your turn or lay a Guardian.
rule-six-no-dragons = Only goblins from 6 to 9 go on a 6.
    .title = 6: no dragons
    .refused = Only goblins from 6 to 9 go on a 6, not { NAME($card) }.

# --- rules: dragons ---

rule-zero = A Zero sets the discard to zero: anything may follow but a 9.
    .title = Zero
rule-firebreath = A Firebreath burns the whole discard and goes with it. Its layer moves again.
    .title = Firebreath
rule-guardian = A Guardian protects you and passes on all that threatened you and has not happened yet: the value, “only below 3”, a debt from 4s, a skip.
    .title = Guardian

# --- rules: end of round and game ---

rule-round-ends = The moment somebody has no card left in hand and reserve, the round is over. The last card has no effect any more: no extra turn, no debt, no trick.
    .title = End of the round
rule-score-coins = The others lose coins: those on hand cards, on open reserve cards, and on the backs of closed cards with nothing on them. Covered cards do not count. A goblin or a back costs one coin, a dragon three.
    .title = Coins lost
rule-score-cap = Nobody loses more than ten coins in a round.
    .title = Ten at most
rule-game-ends = The game ends after a round in which somebody has reached 21 lost coins or more. Whoever has lost the fewest wins.
    .title = End of the game
rule-tie-round = If several have lost the fewest, all play another full round, until one is best alone.
    .title = Ties
rule-default-move = For a player who does not answer: no exchange, draw a debt, accept a skip. On a turn lay the lowest goblin that fits, a single one; else a single dragon; else turn up the first closed card; else take the discard. Keep the direction, let the next player pull, take the leftmost open card.
    .title = Playing for somebody absent
rule-stall = After 300 plays in a round it ends without a winner: all count their coins, and nobody gets a hindrance next.
    .title = A round that drags on
rule-last-round = The game ends with round 60, even if nobody has lost 21 coins or several share the lead. Whoever has lost the fewest wins; equals share the victory.
    .title = The last round

# --- rules: hindrances ---

rule-hindrance-taken = From round 2 on the winner of the last round takes the top hindrance and sets up by it; the others set up as usual. After the round it goes under the pile.
    .title = A hindrance for the winner
rule-invasion = “Invasion”: instead of five cards the hand gets as many as the hindrance says.
    .title = Invasion
rule-unknown = “Unknown”: the reserve is laid as the hindrance shows. You may exchange one open card as always, or none if there is none. The order stays: hand, then open, then closed cards.
    .title = Unknown
rule-chaos = “Chaos”: everybody takes a hindrance, from the winner clockwise, and sets up by it. All remaining cards go to the trouble pile. After the round the hindrances go under their pile in the order taken, Chaos last.
    .title = Chaos

# --- rules: tricks ---

rule-trick-revealed = At the start of every round the next trick is turned up. It is in force for all to the end of the game, so there are more and more of them.
    .title = A new trick
rule-trick-zero = “Quick Dragon”: after laying a Zero move again, unless it was your last card.
    .title = Trick: Quick Dragon
rule-trick-dragons = “Goblins Against Dragons”: for each dragon laid its layer draws a card from the trouble pile. With a Firebreath: the discard burns, then the card, then the extra turn.
    .title = Trick: Goblins Against Dragons
rule-trick-one = “Small but Mighty”: a 1 may be laid on a 9, also when the 9 is in force beneath a Guardian.
    .title = Trick: Small but Mighty
rule-trick-two = “Surprise”: for each 2 you lay, name another player, who pulls a card from your hand at random and keeps it. With an empty hand nothing happens. If your very last card goes that way, you have won the round.
    .title = Trick: Surprise
    .refused =
        { $case ->
            [first] First choose who pulls a card from your hand.
            [self] Not you: another player has to pull the card.
            [nobody] Nobody sits there.
           *[never] Somebody is named only after a 2, while “Surprise” is in force.
        }
rule-trick-seven = “Carousel”: after laying 7s you may turn the direction of play, once; your neighbour on the other side moves next. With two players you move again.
    .title = Trick: Carousel
    .refused =
        { $case ->
            [first] First choose the direction of play.
           *[never] The direction is chosen only after a 7, while “Carousel” is in force.
        }
rule-trick-eight = “Golden Feathers”: when coins are counted, each 8 that would count brings a coin instead of costing one. A round still costs ten at most; it may come out below zero, and so may a total. Closed cards count by their backs. The winner of the round scores zero.
    .title = Trick: Golden Feathers
rule-trick-nine = “Secrets Revealed”: for each 9 you lay, take one open card of your reserve into your hand, of your choice, if you have one.
    .title = Trick: Secrets Revealed
    .refused =
        { $case ->
            [first] First take an open card of your reserve into your hand.
            [missing] None of your open reserve cards is that: { NAME($card) }.
           *[never] An open card is taken into the hand only after a 9, while “Secrets Revealed” is in force.
        }

# --- labels on the table ---

board-round = round { $round }
board-discard = Discard
board-fits = Fits
board-dragons = dragons
board-debt =
    { $count ->
        [one] debt: { $count } card
       *[other] debt: { $count } cards
    }
board-skips = to skip: { $count }
board-trouble = Trouble pile
board-gone = Out of the game
board-tricks = Tricks
board-hand = Hand
board-reserve = Reserve
board-lost = Lost
board-you = you
board-face-zero = Zero
board-face-firebreath = Firebreath
board-face-guardian = Guardian

# Why a coach would play a move: names of logovo/search/reasons.
reason-finish = It gets rid of your last cards here.
reason-again = You move again at once.
reason-four = The next player has to draw.
reason-five = The next player skips a turn.
reason-trap = The next player has nothing open that fits and must take everything.
reason-hurry = Somebody is about to win: now is the time for a strong card.
reason-several = It gets rid of several cards at once.
reason-wall = It is hard to follow, and the more lies there, the worse for whoever must take it.
reason-keep-dragons = It keeps your dragons for when you need them.
reason-shed = It gets rid of a card that will only become more awkward.
reason-take = What lies there is worth having now; the strong cards stay in your hand.
reason-draw = A few cards cost less than what you would have to lay.
reason-skip = A skipped turn costs less than a Guardian.
reason-swap = An easy card goes to the reserve, an awkward one to the hand, where it can wait.
reason-keep = Your reserve is good as it is, and a swap would tell everybody what you hold.
reason-leader = It stops the player who is nearest to the end.
reason-fetch = Of all you may get this does the least harm.
reason-round = Now the neighbour with more cards moves first.
reason-remove = It takes cards out of your way for good.
# --- what lies hidden: for reviews ---

hidden-hand = { $seat }, in hand
hidden-reserve = { $seat }, closed in the reserve
hidden-next = On top of the trouble pile
