# Mad Lucky: names, sentences and rules.

game = Mad Lucky
    .about = Diggers lay a path to the gold while Mad Luckies quietly spoil it. You know your own side and nobody else’s.

# --- words ---

word-T1 = path │
word-T2 = path ─
word-T3 = path ┼
word-T4 = path ├
word-T5 = path ┴
word-T6 = path └
word-T7 = path ┘
word-B1 = dead end ╵
word-B2 = dead end ╶
word-B3 = dead end │
word-B4 = dead end ─
word-B5 = dead end └
word-B6 = dead end ┘
word-B7 = dead end ├
word-B8 = dead end ┴
word-B9 = dead end ┼
# Cards turned by 180°, drawn as they lie.
word-T4-r = path ┤
word-T5-r = path ┬
word-T6-r = path ┐
word-T7-r = path ┌
word-B1-r = dead end ╷
word-B2-r = dead end ╴
word-B5-r = dead end ┐
word-B6-r = dead end ┌
word-B7-r = dead end ┤
word-B8-r = dead end ┬
word-S = entrance
word-G = gold
word-P1 = empty pit
word-P2 = empty pit
word-gold = gold
word-pit = an empty pit
word-g1 = the upper goal
word-g2 = the middle goal
word-g3 = the lower goal
word-lamp = lamp
word-spade = spade
word-boots = boots
word-break-lamp = broken lamp
word-break-boots = broken boots
word-break-spade = broken spade
word-mend-lamp = lamp mend
word-mend-spade = spade mend
word-mend-boots = boots mend
word-mend-boots-lamp = mend “boots + lamp”
word-mend-lamp-spade = mend “lamp + spade”
word-mend-spade-boots = mend “spade + boots”
word-boots-lamp = (card “boots + lamp”)
word-lamp-spade = (card “lamp + spade”)
word-spade-boots = (card “spade + boots”)
word-fire = fire
word-dust = magic dust
word-lucky = digger
word-mad = Mad Lucky
word-1 = card of 1 nugget
word-2 = card of 2 nuggets
word-3 = card of 3 nuggets
word-unknown = unknown

# --- what is decided ---

ask-turn = { $seats } to play.
    .you = Your turn: play a card, or pass and discard one.
ask-pit = { $seats } decides how the pit lies.
    .you = The pit joins the path either way round. How shall it lie?
ask-gold = { $seats } chooses a gold card.
    .you = Take one gold card; the rest go on.

# --- moves ---

move-lay-path =
    { $turned ->
        [1] Lay { NAME($card, case: "acc") } turned at { $x },{ $y }
       *[0] Lay { NAME($card, case: "acc") } at { $x },{ $y }
    }
move-break-tool = Break the { NAME($tool, case: "acc") } of { $target_seat }
move-mend-tool = Mend the { NAME($tool, case: "acc") } of { $target_seat } { NAME($by) }
move-burn-path = Burn the card at { $x },{ $y }
move-look-at-goal = Look at { NAME($goal, case: "acc") }
move-pass-card = Pass, discarding: { NAME($card, case: "acc") }
move-turn-pit =
    { $turned ->
        [1] Lay it turned: { NAME($goal) }
       *[0] Lay it upright: { NAME($goal) }
    }
move-take-gold = Take the { NAME($value, case: "acc") }

# --- what happened ---

event-round-began = Round { $round }. { $first_seat } goes first.
    .to-you = Round { $round }. You go first.
event-role-dealt =
    { $role ->
        [unknown] { $seat } is secretly dealt a role.
       *[other] { $seat } is secretly dealt a role: { NAME($role) }.
    }
    .you = This round you are a { NAME($role) }.
event-hand-dealt = { $seat } is dealt a hand.
    .you = You are dealt: { NAME($cards) }.
event-turn-began = { $seat } to play.
    .you = Your turn.
event-path-laid =
    { $turned ->
        [1] { $seat } lays { NAME($card, case: "acc") } turned.
       *[0] { $seat } lays { NAME($card, case: "acc") }.
    }
    .you =
        { $turned ->
            [1] You lay { NAME($card, case: "acc") } turned.
           *[0] You lay { NAME($card, case: "acc") }.
        }
event-goal-opened =
    { $turned ->
        [1] Turned up: { NAME($goal) } is { NAME($card) }, lying turned.
       *[0] Turned up: { NAME($goal) } is { NAME($card) }.
    }
event-pit-tied = Turned up: { NAME($goal) }, { NAME($card) }. It joins the path either way round, and { $seat } decides how it lies.
    .you = Turned up: { NAME($goal) }, { NAME($card) }. It joins the path either way round: you decide how it lies.
event-pit-laid =
    { $turned ->
        [1] { $seat } lays the pit turned: { NAME($goal) }.
       *[0] { $seat } lays the pit upright: { NAME($goal) }.
    }
    .you =
        { $turned ->
            [1] You lay the pit turned: { NAME($goal) }.
           *[0] You lay the pit upright: { NAME($goal) }.
        }
event-tool-broken = { $seat } breaks the { NAME($tool, case: "acc") } of { $target_seat }.
    .you = You break the { NAME($tool, case: "acc") } of { $target_seat }.
    .to-you = { $seat } breaks your { NAME($tool, case: "acc") }.
    .yourself = You break your own { NAME($tool, case: "acc") }.
event-tool-mended = { $seat } mends the { NAME($tool, case: "acc") } of { $target_seat } with: { NAME($card) }.
    .you = You mend the { NAME($tool, case: "acc") } of { $target_seat } with: { NAME($card) }.
    .to-you = { $seat } mends your { NAME($tool, case: "acc") } with: { NAME($card) }.
    .yourself = You mend your { NAME($tool, case: "acc") } with: { NAME($card) }.
event-path-burnt = { $seat } starts a fire: { NAME($card) } is gone.
    .you = You start a fire: { NAME($card) } is gone.
event-goal-looked-at =
    { $card ->
        [unknown] { $seat } secretly looks at { NAME($goal, case: "acc") }.
       *[other] { $seat } looks at { NAME($goal, case: "acc") }: { NAME($card) }.
    }
    .you = You look at { NAME($goal, case: "acc") }: { NAME($card) }.
event-card-passed =
    { $card ->
        [unknown] { $seat } passes and discards a card.
       *[other] { $seat } passes and discards: { NAME($card, case: "acc") }.
    }
    .you = You pass and discard: { NAME($card, case: "acc") }.
event-passed-empty = { $seat } passes, having no cards.
    .you = You pass, having no cards.
event-card-drawn =
    { $card ->
        [unknown] { $seat } draws a card. Left in the deck: { $left }.
       *[other] { $seat } draws: { NAME($card, case: "acc") }. Left in the deck: { $left }.
    }
    .you = You draw: { NAME($card, case: "acc") }. Left in the deck: { $left }.
event-round-ended =
    { $winners ->
        [lucky] The path reaches the gold, completed by { $by_seat }. The diggers win round { $round }.
       *[mad] The cards have run out and the gold was not found. The Mad Luckies win round { $round }.
    }
    .to-you = You complete the path to the gold! The diggers win round { $round }.
event-roles-shown =
    { $mad_seats ->
        [0] There was no Mad Lucky in this round.
       *[other] Mad Luckies of this round: { $mad_seats }.
    }
event-gold-drawn =
    { $count ->
        [0] Nobody is entitled to gold.
        [one] { $count } gold card is drawn for the diggers.
       *[other] { $count } gold cards are drawn for the diggers.
    }
event-gold-handed = { $seat } chooses a gold card.
    .you = You are handed gold: { NAME($values) }. Choose one card.
event-gold-taken =
    { $value ->
        [unknown] { $seat } takes a gold card.
       *[other] { $seat } takes a { NAME($value, case: "acc") }.
    }
    .you = You take a { NAME($value, case: "acc") }.
event-gold-paid = { $seat } is paid in gold.
    .you = You are paid: { NAME($values) }.
event-nobody-paid = There was no Mad Lucky at the table: nobody is paid for round { $round }.
event-game-ended = Most nuggets: { $winner_seats }!
    .you =
        { $winner_seats ->
            [one] You have the most nuggets and win!
           *[other] You win together with the most nuggets: { $winner_seats }!
        }

# --- talk ---

claim-goal = { $seat }: “{ NAME($goal) } is { NAME($what) }.”
claim-role = { $seat }: “{ $target_seat } is a { NAME($role) }.”
claim-me = { $seat }: “I am a { NAME($role) }.”

# --- options ---

option-must-continue = Continue the path
    .about = A new card must go on with the path that leads from the entrance.
option-broken-no-gold = No tool, no gold
    .about = A digger with a broken tool at the end of the round gets no gold.
option-gap = Distance to the goals
    .about = Free columns between the entrance and the goals.
option-gap-5 = 5 cards
option-gap-7 = 7 cards
option-goal-step = Distance between goals
    .about = Free cells between neighbouring goals.
option-goal-step-3 = 2 cells
option-goal-step-2 = 1 cell
option-roles = Role cards
    .about = The set of roles: by these rules, or the classic one with one digger less for 5 and 6 players.
option-roles-printed = by these rules
option-roles-classic = classic
option-first-player = Who begins
    .about = The first round is begun by somebody drawn by lot, or by the player the host names: the eldest, if you like.
option-first-player-lot = by lot
option-first-player-host = the host
option-claims = Claims
    .about = Players may talk about goals and roles in ready phrases, true or false.
option-claims-on = on
option-claims-off = off

# --- rules: set-up ---

rule-rounds = The game has three rounds. Sides are dealt again in each: an honest digger now may be a Mad Lucky in the next one.
    .title = Three rounds
rule-roles-table = Role cards depend on the number of players (Mad Luckies + diggers): three 1+3, four 1+4, five 2+5, six 2+6, seven 3+5, eight 3+6, nine 3+7, ten 4+7. The rest go back into the box.
    .title = How many roles
rule-roles-deal = Roles are shuffled and dealt one each. Only the owner looks at a role card; it stays closed until the round ends.
    .title = Dealing roles
rule-roles-aside = The role cards left over lie closed aside, unseen by all. So nobody knows how many Mad Luckies there are, and there may be none.
    .title = Roles aside
rule-entrance = The entrance lies open at 0,0 with paths to all four sides. x grows to the right, y grows upwards.
    .title = The entrance
rule-goals = Three goal cards are shuffled and laid closed, with five free columns between them and the entrance and two free cells between neighbours. Exactly one of them is gold.
    .title = The goals
rule-deck = Path and action cards are shuffled together. Each player gets six cards with three to five players, five with six or seven, four with eight or more. The rest is the closed deck.
    .title = The deck
rule-gold-deck = 28 gold cards (16 of one nugget, 8 of two, 4 of three) are shuffled once at the start of the game and never refilled.
    .title = The gold deck
rule-first-player = The eldest begins: the host names them, otherwise lots are drawn.
    .title = First player

# --- rules: a turn ---

rule-clockwise = Turns go clockwise: the left neighbour is next.
    .title = Clockwise
rule-turn = On your turn play exactly one card, a path or an action, or pass. Then draw a card.
    .title = A turn
    .refused =
        { $card ->
            [unknown] Now play a card or pass.
           *[other] You do not hold this card: { NAME($card) }.
        }
rule-pass = If you cannot or will not play, put any one card from your hand closed on the discard.
    .title = Passing
    .refused = Only a card of your hand can be discarded, and there is no such card: { NAME($card) }.
rule-pass-empty = Without cards the turn passes by itself and costs nothing.
    .title = Empty hand
    .refused = You hold cards: to pass, discard one of them.
rule-discard-closed = Every card goes to the discard closed. It is never looked at or reshuffled within a round.
    .title = Closed discard
rule-draw = After a play and after a pass alike take the top card of the deck, but not after the card that ends the round.
    .title = Drawing
rule-deck-empty = When the deck is gone nobody draws; hands are played out.
    .title = Empty deck

# --- rules: laying paths ---

rule-lay-blocked = With a broken tool before you, you lay no path.
    .title = Broken tool
    .refused = A mend is needed first: { NAME($tools) }.
rule-lay-free-cell = A path goes only to a free place; a goal is not one.
    .title = A free place
    .refused = This place is taken.
rule-lay-side = The card must share a whole side with a face-up card. A corner is not enough, and a closed goal gives no hold.
    .title = Side to side
    .refused = There is no face-up card beside this place.
rule-lay-upright = Long side to long, short to short: a card may be turned half round, never sideways.
    .title = How to turn
    .refused = { NAME($path) } looks the same when turned: lay it upright.
rule-lay-fit = On every side shared with a face-up card both paths reach the edge, or neither does.
    .title = Paths must match
    .refused = This does not fit here: { NAME($path) }. A path would break off where it meets a neighbouring card.
rule-lay-closed-goal = Any edge fits beside a closed goal.
    .title = Beside a closed goal
rule-cut-off = At least one neighbouring card must hang together with the entrance by face-up cards. A part cut off by fire cannot be continued until it is linked again.
    .title = Cut off
    .refused = This part of the forest is cut off from the entrance: link it first.
rule-no-bounds = The forest may grow in every direction, also beyond the field between entrance and goals.
    .title = No bounds
rule-dead-end-passes-nothing = A dead end joins none of its openings: no path leads through it.
    .title = Dead ends

# --- rules: goals ---

rule-goal-reached = After each lay every closed goal into which a path from the entrance leads is turned up. What counts is the path from the entrance, not whether the new card touches the goal.
    .title = Reaching a goal
rule-path-length = A path has at least five cards, seven with entrance and goal: the layout sees to it, nothing is counted.
    .title = Length of a path
rule-two-goals = If one card reaches several goals, all are turned up before gold is looked for.
    .title = Two goals at once
rule-goal-gold = Gold ends the round at once.
    .title = Gold
rule-goal-pit = A pit: the round goes on, and the pit stays as a path card that leads through.
    .title = An empty pit
rule-goal-turn = A pit is laid so that it joins the path that reached it; of two such positions the one where more edges fit; if still equal, all see the pit and the player who laid the card decides how it lies.
    .title = How a pit lies
    .refused =
        { $asked ->
            [unknown] How this goal lies is not chosen now: { NAME($goal) }.
           *[other] First decide how the pit lies: { NAME($asked) }.
        }
rule-goal-misfit = If other edges of a pit do not match their neighbours it stays so, but there is no way through. Later cards beside it must fit it.
    .title = A pit that does not fit
rule-goal-chain = If a pit leads on to further cards and goals, those are turned up too, until nothing changes.
    .title = The path goes on

# --- rules: actions ---

rule-action-open = An action card is played face up, before yourself or another player.
    .title = Action cards
rule-break = Put a broken lamp, spade or boots before any player, even yourself. The card stays there.
    .title = Breaking
    .refused = There is no seat { $number } at the table.
rule-break-one-each = At most one broken tool of each kind lies before a player, so three at most.
    .title = One of each
    .refused = Already broken: { NAME($tool) } of { $target_seat }.
rule-break-effect = While anything is broken its owner lays no path; they still play actions and passes.
    .title = What a break does
rule-mend = A mend takes away the broken tool of its own kind before any player, yourself included. Both cards go to the discard.
    .title = Mending
    .refused = There is no seat { $number } at the table.
rule-mend-match = Only what is broken can be mended. With nothing to mend the card can only be passed away.
    .title = Something to mend
    .refused = Nothing to mend: { NAME($tool) } of { $target_seat }.
rule-mend-double = A double mend shows two tools and repairs one of them, your choice, before one player.
    .title = Double mend
    .refused = The card “{ NAME($card) }” does not repair this: { NAME($tool) }.
rule-fire = Fire removes any path card laid in the forest, reached or not. Both cards go to the discard.
    .title = Fire
    .refused = There is nothing to burn here.
rule-fire-target = The entrance and the goals, open or closed, never burn. With nothing to burn, fire can only be passed away.
    .title = What does not burn
    .refused = Entrance and goals do not burn.
rule-fire-gap = The gap may be filled later by a fitting card. Open pits stay open.
    .title = After the fire
rule-dust = Dust lets you alone look at one closed goal. The dust goes to the discard.
    .title = Magic dust
    .refused = This goal is open already: { NAME($goal) }.
rule-dust-talk = You may not show the goal, but you may say anything about it, true or false.
    .title = What to tell

# --- rules: the end of a round ---

rule-end-gold = The round ends when a path from the entrance reaches the goal with gold.
    .title = Gold found
rule-end-exhausted = The round also ends when the deck is empty and nobody can play a card. It ends at once, without the empty passes. A pass with a playable card does not count.
    .title = Nothing to play
rule-finite = Every turn spends one of 67 cards, so a round always ends.
    .title = Rounds end
rule-reveal-roles = At the end of a round all roles, those aside and the closed goals are shown.
    .title = Roles are shown
rule-win-diggers = If the gold was reached the diggers win the round, whoever laid the last card.
    .title = Diggers win
rule-win-mad = Otherwise the Mad Luckies win it.
    .title = Mad Luckies win

# --- rules: gold ---

rule-pay-diggers = As many gold cards are drawn closed as there are diggers. Whoever completed the path looks at them and takes one, the rest go to the next digger on the right, and so on to the last.
    .title = The diggers’ share
    .refused =
        { $value ->
            [unknown] Choose a gold card now.
           *[other] This card cannot be taken now: { NAME($value) }.
        }
rule-pay-skip-mad = Mad Luckies are passed over. If one of them completed the path, the nearest digger on their right takes first.
    .title = Mad Luckies are passed over
rule-pay-mad = One Mad Lucky gets 4 nuggets, two or three get 3 each, four get 2 each.
    .title = The Mad Luckies’ share
rule-pay-none = If the gold was not reached and there was no Mad Lucky at the table, nobody is paid.
    .title = Nobody
rule-pay-exact = Each sum is paid with the fewest cards, among these ways with the highest single card. If the exact sum is not left, the largest below it is paid. Order: clockwise from the round’s first player.
    .title = How it is paid
rule-gold-secret = All see how many gold cards you have; their values are yours alone until the game ends.
    .title = Secret gold

# --- rules: next round and end ---

rule-next-round = The same role cards, those aside included, the deck and the goals are shuffled again. Gold already won stays.
    .title = Next round
rule-next-first = The left neighbour of the player who last played a card begins the next round (a passed card is not played). If none was played: the left neighbour of the round’s first player.
    .title = Who begins the next
rule-game-end = After the third round all count their nuggets; the most wins.
    .title = End of the game
rule-tie = Equal highest share the victory.
    .title = Tie

# --- rules: options ---

rule-must-continue = If agreed: at least one side of the new card must join, opening to opening, the path that leads from the entrance.
    .title = Continue the path
    .refused = By the rules of this table a card must continue the path from the entrance.
rule-broken-no-gold = If agreed: a digger with a broken tool at the end of the round gets no gold, and fewer cards are drawn. Mad Luckies are unaffected.
    .title = No tool, no gold
rule-opt-gap = Seven free columns instead of five may lie between entrance and goals.
    .title = Far goals
rule-opt-goal-step = The goals may lie closer together: one free cell between neighbours instead of two.
    .title = Goals closer together
rule-opt-roles = In the classic set five players use 2+4 and six players 2+5.
    .title = Classic roles
rule-opt-first = The first player is drawn by lot or named by the host.
    .title = Who begins the game
rule-claims = If agreed, players may make claims beside the game: ready phrases seen by all.
    .title = Claims

# --- rules: claims ---

rule-claim-goal = Any player, at any moment of a round, in turn or not, may claim that a goal is gold or a pit.
    .title = About a goal
    .refused = The claim “{ $claim }” cannot be made now: no round is being played.
rule-claim-role = You may claim who you are, or who sits at a seat: a digger or a Mad Lucky.
    .title = About a role
    .refused = The claim “{ $claim }” cannot be made: there is no such seat, or no round is being played.
rule-claim-free = A claim may be true or false; it is never checked, proves nothing, and nobody owes one.
    .title = True or false
rule-claim-outside = No claim changes the game: moves, turns, clocks, payment and result stay the same.
    .title = Words are no moves
rule-claim-newest = Per speaker and subject only the newest claim is shown. At most three claims a speaker between two turns; all are wiped when the round ends.
    .title = The latest word
    .refused = No more claims before the next turn: { $most } at most.
rule-claim-language = Claims are kept as codes and shown in each reader’s language; computer players may make and weigh them.
    .title = In your language

# --- rules: for the absent ---

rule-default-move = For a seat that must be played for: a pass with the card held longest; of gold the highest.
    .title = For a silent player

# --- the table ---

board-round = round { $round }
board-role = Role
board-cards = Cards
board-broken = Broken
board-gold = Gold
board-deck = Deck
board-discard = Discard
board-hand = Hand
board-you = you

# Why a coach would play a move: names of logovo/search/reasons.
reason-reach = It reaches a goal.
reason-nearer = It brings the path nearer to where the gold may be.
reason-side = It harms nobody, and your good cards stay in your hand.
reason-mend-self = With broken tools you cannot dig.
reason-mend-other = Another digger can go on.
reason-dust = You will know more about where the gold is.
reason-burn-end = It removes a dead end from the path.
reason-stop = It stops somebody whose deeds you do not trust.
reason-pass = Nothing in the hand does good now; throw away the worst.
reason-away = It leads the path away from the gold.
reason-block = It blocks the path.
reason-cover = It looks harmless: nobody will suspect you for it.
reason-burn-path = It breaks the path where that hurts most.
reason-dust-cover = It harms nobody, looks honest and tells you where the gold is.
reason-pit = Either way round is as good; this one leaves more open.
reason-best-gold = Of the gold on offer it is the best.
# --- what lies hidden: for reviews ---

hidden-role = { $seat }
hidden-goal =
    { $at ->
        [g1] The upper goal
        [g2] The middle goal
       *[g3] The lower goal
    }
hidden-hand = { $seat }, in hand
hidden-gold = { $seat }, gold
hidden-next = On top of the deck
