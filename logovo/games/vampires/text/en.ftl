# Dawn Under: names, sentences and rules.

game = Dawn Under
    .about = Dawn is near and every vampire wants a grave of its own colour. Remember what lies under which lid, and be the first to be rid of all your vampires.

# --- words ---

word-red = red
word-yellow = yellow
word-white = white
word-blue = blue
word-green = green
word-black = black
word-rat = rat
word-empty = nothing
word-vampire = a vampire
word-garlic = garlic
word-left = left
word-right = right
word-unknown = not turned

# --- what is being decided ---

ask-open = { $seats } chooses a grave.
    .you = Choose a grave and open it.
ask-go-on = { $seats }: open another grave or stop?
    .you = Buried! Open another grave, or stop.
ask-plague = Plague! { $seats }: open a grave next to the rat or stop?
    .you = Plague! Open a grave next to the rat's, or stop.
ask-match = { $seats }: bury a vampire or leave the grave?
    .you = The colour fits: bury an end vampire here, or leave the grave empty.
ask-miss = { $seats }: lay garlic or leave the grave?
    .you = No end of your row fits: lay garlic in this grave, or leave it empty.
ask-give = { $seats } chooses a vampire to give away.
    .you = Give away the vampire of one end of your row.
ask-put = { $seats } chooses an end for the vampire received.
    .you = A vampire has come to you: put it at one end of your row.

# --- moves ---

move-open = Open { $grave }
move-stop = Stop
move-bury = Bury the { NAME($end) } one
move-leave = Leave the grave
move-garlic = Lay garlic
move-give = Give the { NAME($end) } one
move-put = Put it on the { NAME($end) }

# --- what happened ---

event-started = { $seat } begins. Colours in play: { NAME($colours) }.
    .you = You begin. Colours in play: { NAME($colours) }.
event-turn-began = { $seat }'s turn.
    .you = Your turn.
event-opened = { $seat } opens a grave. Look well!
    .you = You open a grave. Look well!
event-barred = { $seat } reaches for a barred grave.
    .you = You reach for a grave that is barred to you.
event-buried = { $seat } buries a vampire.
    .you = You bury a vampire.
event-declined = The colour fits, but { $seat } leaves the grave empty.
    .you = The colour fits, but you leave the grave empty.
event-missed = { $seat } finds no match.
    .you = You find no match.
event-garlic-laid = { $seat } finds no match and lays garlic.
    .you = You find no match and lay garlic.
event-stopped = { $seat } stops.
    .you = You stop.
event-stake-taken = { $seat } takes a stake: { $stakes } of 3.
    .you = You take a stake: { $stakes } of 3.
event-stakes-returned = The three stakes of { $seat } go back to the path.
    .you = Your three stakes go back to the path.
event-garlic-found = { $seat } finds garlic in the grave. Its owner: { $owner_seat }.
    .you = You find garlic in the grave. Its owner: { $owner_seat }.
    .to-you = { $seat } finds your garlic in the grave.
    .yourself = You find your own garlic in the grave.
event-garlic-returned = { $seat } takes the garlic back.
    .you = You take your garlic back.
event-garlic-all-returned = Nothing has moved for six rounds: all garlic goes back to its owners.
event-given = { $seat } gives { $to_seat } a vampire from the { NAME($end) } end.
    .you = You give { $to_seat } a vampire from the { NAME($end) } end.
    .to-you = { $seat } gives you a vampire from the { NAME($end) } end.
event-gift-put = { $seat } puts the new vampire on the { NAME($end) }.
    .you = You put the new vampire on the { NAME($end) }.
event-turned-up = The next vampire in the row of { $seat } is turned up.
    .you = The next vampire of your row is turned up.
event-rat-found = A rat! { $seat } has found a plague. Its owner: { $owner_seat }.
    .you = A rat! You have found a plague. Its owner: { $owner_seat }.
    .to-you = A rat! { $seat } has found a plague, and it is yours.
    .yourself = A rat! You have found a plague, and it is yours.
event-plague-ended = The plague is over: the rat leaves the game and all graves are closed.
event-won =
    { $seats ->
        [one] { $seats } has no vampire left and wins.
       *[other] { $seats } have no vampire left and win together.
    }
    .you =
        { $seats ->
            [one] You have no vampire left and win!
           *[other] You have no vampire left and win together: { $seats }.
        }
event-stalled =
    { $seats ->
        [one] The game stands still. { $seats } has the fewest vampires and wins.
       *[other] The game stands still. { $seats } have the fewest vampires and share the win.
    }
    .you =
        { $seats ->
            [one] The game stands still. You have the fewest vampires and win.
           *[other] The game stands still. You share the win with the fewest vampires: { $seats }.
        }

# --- the board in the terminal ---

board-turn = turn { $turn }
board-last = Last opening
board-barred = barred: the lid was not turned, a stake instead
board-supplies = Stakes on the path: { $stakes } · reserve: { $reserve } · rats out: { $rats }
board-plague = Plague of { $owner } at { $grave }; stopped: { $stopped }
board-gift = A vampire is on its way
board-row = Row
board-count = Vampires
board-garlic = Garlic
board-stakes = Stakes

# --- options ---

option-open-notes = Open notes
    .about = The board keeps for everybody what was seen under each lid. Good for learning and for children; without it you have to remember.
option-two-graves = Graves for two
    .about = Which 40 graves have a lid when two play.
option-two-graves-lot = by lot
option-two-graves-centre = the middle of each quarter
option-two-graves-host = marked by the host
option-barred = Barred graves for two
    .about = Which of your own old graves your opponent can bar to you by opening them.
option-barred-ever = all you have ever opened
option-barred-last-turn = those of your last turn
option-plague-laps = Rounds of a plague
    .about = Whether a plague comes back to those who have stopped.
option-plague-laps-round = round and round
option-plague-laps-once = once
option-shared-win = Shared win
    .about = All gifts of one event are given before anybody wins; whoever is then without vampires shares the win.
option-first-player = Who begins
    .about = The player who woke up latest today begins: named by the host, or drawn by lot.
option-first-player-lot = by lot
option-first-player-host = the host

# --- rules: the board ---

rule-neighbours = Graves are neighbours if they touch by a side or a corner and no path runs between them. The two paths cut the graveyard into four quarters; nothing reaches across a path.
    .title = Neighbouring graves

# --- rules: set-up ---

rule-lids-setup = The sixty coloured lids are shuffled, six of them are put aside unseen as the reserve. The six rats are mixed into the rest, and one lid is laid on each grave, the bat up. Nobody sees what is beneath.
    .title = Lids
rule-stakes-setup = Thirteen wooden stakes lie on the path.
    .title = Stakes
rule-garlic-setup = Everybody has three bunches of garlic of their own colour, open before them. These colours have nothing to do with vampires and lids.
    .title = Garlic
rule-deal = The vampires are shuffled face down and dealt out evenly: 20 each for two or three players, 15 for four, 12 for five, 10 for six.
    .title = Vampires
rule-row = Lay your vampires in a row without looking and turn up two at each end. Four are open; nobody knows those between, not even you.
    .title = The row
rule-first-player = Whoever woke up latest today begins. Then turns go clockwise.
    .title = Who begins

# --- rules: the row ---

rule-ends = Only the outermost vampire of each end counts, for a match as for a gift. A row of one vampire has that one as both its ends.
    .title = The ends of a row
    .refused = Your row is a single vampire: take it by its left end.
rule-order-fixed = The order of a row never changes.
    .title = The order stays
rule-turn-up = When a vampire leaves an end and fewer than two are open there, the next one on that end is turned up at once.
    .title = Turning up
rule-gift-open = A vampire you receive is added outside at one end, open. While two or more are open there nothing else is turned up, and what is open is never closed again.
    .title = Gifts lie open
rule-four-open = A player with four vampires or fewer has all of them open.
    .title = The last four

# --- rules: opening ---

rule-open-one = On your turn choose any grave with a lid and open it. The first opening of a turn is a duty.
    .title = Opening a grave
    .refused =
        { $case ->
            [place] { $grave } is no grave. Graves are a1 to h8, without d4, e4, d5 and e5 in the middle.
           *[stop] A turn begins with opening a grave: you cannot stop before.
        }
rule-show = Everybody sees the inner side of the lid and what lies in the grave.
    .title = All look
rule-match = If the grave is empty and its lid has the colour of an end vampire of yours, you may bury that vampire there.
    .title = A match
    .refused = The vampire on the { NAME($end) } does not have the colour of this lid.
rule-match-both = If both ends match, choose which vampire to bury.
    .title = Both ends match
rule-match-decline = You may leave a matching grave alone. Then it stays empty, you may not lay garlic in it, and your turn is over.
    .title = Declining a match
    .refused = First decide about the open grave: bury, or leave it.
rule-go-on = After burying you may open another grave or stop, and so on until an opening in which you bury nothing.
    .title = Going on
rule-miss = If no end matches, the grave stays empty or gets garlic, and your turn is over.
    .title = A miss
    .refused = First decide about the open grave: lay garlic, or leave it.
rule-garlic-lay = On a miss you may lay one of your unused garlic bunches in the grave just opened. Never on a match, never in a grave that is taken.
    .title = Laying garlic
    .refused = Garlic is laid only on a miss, in an empty grave.
rule-garlic-none = Without unused garlic the grave simply stays empty.
    .title = No garlic left
rule-close = The same lid goes back on the same grave, bat up, before the next one is opened. Only a plague keeps graves open.
    .title = Closing the grave
    .refused = No grave is open: open one first.
rule-reopen = Any grave may be opened, also one that was opened before, even in the same turn. Only the grave you have just buried a vampire in cannot be opened next: go on with another one.
    .title = Opening again
    .refused = You have opened { $grave } just now: open another grave, or stop.
rule-turn-passes = Then the player on the left has a turn.
    .title = The next turn

# --- rules: occupied ---

rule-occupied = If a vampire already lies in the grave, it stays, you take a stake from the path, and your turn is over.
    .title = The grave is taken
rule-third-stake = When you get your third stake every other player gives you one end vampire at once. You cannot refuse. Then your three stakes go back to the path.
    .title = The third stake
rule-gift-order = Gifts are given clockwise, starting on the receiver's left. Each one is given and put in its place, and the next vampire behind it turned up, before the next player gives.
    .title = The order of gifts
    .refused = No vampire is being given now: gifts come with a third stake or garlic in a grave.
rule-gift-choice = Who gives chooses which end vampire to part with.
    .title = Choosing a gift
    .refused = First give away the vampire of one end of your row.
rule-put-choice = Who receives chooses for every vampire the end of the row to put it at.
    .title = Placing a gift
    .refused = First put the vampire you have received at one end of your row.

# --- rules: garlic ---

rule-garlic-foreign = If you find another player's garlic, its owner gives you one end vampire.
    .title = Somebody's garlic
rule-garlic-own = If you find your own garlic, every other player gives you one end vampire.
    .title = Your own garlic
rule-garlic-back = Then the owner takes the garlic back and may use it again.
    .title = Garlic comes back
rule-garlic-grave = The grave is empty now, but nothing may be put into it at this opening. Your turn is over.
    .title = The grave afterwards

# --- rules: plague ---

rule-rat = A rat under the lid means a plague. Keep the lid before you, rat up: the plague is yours. Nothing is put into the rat's grave.
    .title = A rat
rule-rat-empty = Under a rat there is never a vampire or garlic.
    .title = Rats guard empty graves
rule-plague-graves = During a plague only neighbours of the rat's grave may be opened, each of them once.
    .title = Graves of a plague
    .refused = { $grave } cannot be opened in this plague: only neighbours of the rat's grave, each once.
rule-plague-circuit = The owner of the plague acts first, then all the others clockwise, round and round: each time open as many of the remaining graves as you like, in any order, or none. It goes on until all players, one after the other, have opened nothing. The host may choose a single round, in which nobody is asked again after stopping.
    .title = The round of a plague
rule-plague-match = In a plague a match may be buried or left alone; you may go on either way.
    .title = A match in a plague
rule-plague-miss = In a plague you may lay garlic on a miss and go on.
    .title = A miss in a plague
rule-plague-occupied = A taken grave costs a stake and garlic brings vampires as always; in a plague you may go on all the same.
    .title = Taken graves in a plague
rule-plague-just-opened = A vampire or garlic goes only into the grave just opened, by the one who opened it, never into one opened earlier, even if its colour fits later.
    .title = Only the grave just opened
    .refused = There is no grave just opened, and nothing goes into one opened earlier: open another one, or stop.
rule-plague-open = All graves opened in a plague stay open for all to see until it ends.
    .title = Open until the end
rule-plague-ends = A plague ends when all neighbours are open, when nobody wants to open any more, when another rat is found, or when somebody has won.
    .title = The end of a plague
rule-plague-clear = The rat leaves the game, the top lid of the reserve is laid unseen on its grave, and every open grave gets its own lid back.
    .title = Clearing up
rule-plague-next = The next turn belongs to the player on the left of the plague's owner.
    .title = After a plague

# --- rules: another rat ---

rule-rat-again = If another rat is found during a plague, the plague ends at once and a new one starts at the new rat.
    .title = Another rat
rule-rat-owner = The finder owns the new plague. But a finder who already owns the present one gives the new rat to the player on the left, who owns the new plague and begins it.
    .title = Whose rat
rule-rat-close = First the old rat leaves, its grave gets the top lid of the reserve and all graves are closed except the new rat's. Then the new plague begins, with a full round.
    .title = Closing between plagues
rule-rat-fresh = In the new plague every neighbour of the new rat may be opened: also graves closed a moment ago, also the grave of the old rat.
    .title = All neighbours again
rule-rat-chain = So it goes with every further rat. There are always as many lids in the reserve as rats on the board, open or closed.
    .title = Chains of rats
rule-rat-next = After a chain the player on the left of the last owner has the next turn. Those passed over get nothing instead.
    .title = After a chain

# --- rules: end ---

rule-win = The first to have no vampires wins at once, by burying or by giving, in anybody's turn, also during a plague or in the middle of gifts.
    .title = Winning
rule-stall-garlic = If no vampire has left any row for six full rounds, all garlic in graves goes back to its owners.
    .title = Six rounds of standstill
rule-stall-end = If that lasts for twelve full rounds, the game ends: the fewest vampires win, equals share.
    .title = Twelve rounds of standstill
rule-stall-cap = After a thousand turns the game ends in the same way. A plague belongs to the turn in which it broke out.
    .title = A thousand turns

# --- rules: two players ---

rule-two-colours = For two players two colours, drawn by lot, stay in the box: 40 vampires, 20 each, and 40 coloured lids.
    .title = Two: colours
rule-two-lids = For two players there are four rats and a reserve of four lids; 36 coloured lids and the four rats lie on 40 graves.
    .title = Two: lids
rule-two-graves = For two players 20 graves stay without a lid. They are out of play: not opened and nobody's neighbours.
    .title = Two: graves
    .refused = { $grave } has no lid: it is out of play.
rule-two-garlic = For two players the opponent's garlic brings you two vampires from the opponent.
    .title = Two: garlic
rule-two-four = For two players the third stake or your own garlic brings you four vampires from the opponent.
    .title = Two: four at once
rule-two-one-by-one = They are given and placed one by one, each from the row as it then is. A player who has fewer gives all and wins.
    .title = Two: one by one
rule-two-rat = For two players the rat lid stays on its grave, rat up, until the plague is over. If the owner finds a second rat, the new plague is the opponent's.
    .title = Two: the rat
rule-two-barred = For two players: a grave you have opened before and your opponent has opened since your last turn is barred to you in your next turn. Openings in a plague do not count for this.
    .title = Two: barred graves
rule-two-barred-stake = If you choose a barred grave, its lid is not turned: you take a stake, the third one with all that follows, and your turn is over.
    .title = Two: choosing a barred grave

# --- rules: table ---

rule-open-notes = With open notes the board also shows every closed grave as it was last seen by all, and the barred graves of two players.
    .title = Open notes
rule-opt-two-graves = Two players use 40 graves drawn by lot, 40 marked by the host, or the 40 in the middle of the quarters.
    .title = Option: graves for two
rule-opt-barred = The host may choose that only the graves of your own last turn can be barred to you.
    .title = Option: barred graves
rule-opt-shared-win = With a shared win all gifts of one event are given first; all who are then without vampires win together.
    .title = Option: shared win
rule-opt-first = The host may name who begins; otherwise the lot decides.
    .title = Option: who begins
rule-default-move = For a player who is away the table opens a grave by lot, leaves graves as they are, stops, gives from the left and puts on the left.
    .title = Playing for the absent
rule-same-view = All players and onlookers see the same. Nobody knows anything in private.
    .title = Everybody sees the same
rule-view = In sight are: lids and open graves, the last opening until the next one, the open vampires of every row and the number of closed ones, garlic and stakes of everybody, the path, the size of the reserve, the rats that are out, the plague with its owner and who has stopped, and what is being decided.
    .title = What is in sight
rule-view-forgets = What lies under closed lids, which graves were opened and by whom, where garlic lies: that is for you to remember. No log and no list tells it.
    .title = What must be remembered
rule-show-time = An opened grave is shown for at least two seconds before play goes on.
    .title = Time to look
rule-own-memory = Who comes back to the table sees only what is in sight now. Computer players remember with a memory of their own, made of what was shown. The full record is opened after the game.
    .title = Everybody's own memory

# Why a coach would play a move: names of logovo/search/reasons.
reason-fits = You have seen that grave: it is empty and fits the end of your row.
reason-explore = Nobody has looked there: it is likelier to help than to hurt.
reason-plague = A plague lets you look on, and there may be a place for you.
reason-idle = It is known and harmless.
reason-least-harm = You must open something, and this does the least harm.
reason-last-stake = One more stake would be the last: stop in time.
reason-stop = Another grave is likelier to hurt than to help.
reason-stop-ahead = You are ahead: leave the risk to the others.
reason-bury = A vampire less in your row.
reason-garlic = It bars the grave to those who need it, and you do not.
reason-no-garlic = You may need that grave yourself, or your garlic elsewhere.
reason-leave = The grave can wait.
reason-give = That vampire is the harder one to bury.
reason-put = At that end it is less in your way.
# --- what lies hidden: for reviews ---

hidden-free =
    { $at ->
        [red] Free graves with a red lid
        [yellow] Free graves with a yellow lid
        [white] Free graves with a white lid
        [blue] Free graves with a blue lid
        [green] Free graves with a green lid
       *[black] Free graves with a black lid
    }
hidden-rats = Rats
hidden-garlic = Garlic of { $seat }
