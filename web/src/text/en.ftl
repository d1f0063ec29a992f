# Words of the house itself: pages, table, errors. The games keep their own texts.

house = Logovo
footer = Logovo, the lair: five table games of hidden cards and secret plans. All drawings and texts are our own.
loading = Loading…
close = Close
show = Show
try-again = Try again
to-front = Front page
lost = Nothing lives here
games = Games
rules = Rules
rules-none = The rules of this game are not written yet.
contents = Contents
settings = Settings
guest = Guest
nobody = nobody
player-n = Player { $n }
onlooker = Onlooker

## Front page

front-title = Five games where not everything lies on the table
front-about = Hide cards, hoard gold, cover your tracks. Play against bots right now, or call friends: one link is enough.
players-range = { $least }–{ $most } { $most ->
        [one] player
       *[other] players
    }
play-bots = Play against bots
open-table = Open a table
opening = Opening…
join-title = Were you invited?
join-code = Code of the table, or a link
join = Come in
open-record = Watch a saved record
code-wrong = This looks like neither a code nor a link.
your-name = Your name
my-tables = My tables
listed-tables = Open tables
your-turn = Your turn
seats-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
status-lobby = Waiting for players
status-playing = In play
status-paused = The game is paused
status-over = The game is over

## A new table

seats = Seats
seat-n = Seat { $n }
seat-open = A friend, by link
seat-bot = Bot
seat-bot-level = Bot: { $level }
seat-local = On this same device
seat-closed = Closed
seat-free = Free
seat-add = Seat
seat-remove = Seat
bot-level = Strength of the bot
local-name = Name of the player
hot-seat-about = You will pass the device around. Between turns a curtain covers the cards.
options = Rules of the table
options-none = This game has no further options.
table-settings = How the table is kept
pace = Time for a move
    .about = Whoever is late, the table moves for him. A slow table gives days for a move.
pace-none = no clock
pace-30 = 30 seconds
pace-90 = 90 seconds
pace-1d = 1 day
pace-3d = 3 days
onlookers = Onlookers
    .about = Whoever has the link may watch, without seeing anybody's cards.
listed = On the front page
    .about = Everybody who visits the lair sees this table.
level-easy = easy
level-medium = able
level-hard = strong
level-random = at random
level-greedy = greedy

## Invitation and gathering

invited = { $host } calls you to the table.
sit-down = Sit down
no-free-seat = There is no free seat.
watch = Watch
invite = Invitation
invite-about = Send the link or show the code on the screen: a friend sits down without signing up.
invite-qr = The link to the table as a QR code
invite-code = Code of the table:
copy = Copy
copied = Copied
start = Start the game
start-fill = { $count ->
        [one] Start with { $count } bot added
       *[other] Start with { $count } bots added
    }
wait-for-host = Waiting for the host to start the game.
leave = Leave the table
kick = Unseat
host = Host
host-tools = Table
pause = Pause
resume = Go on

## At the table

board = The table
status-line = What is going on
connecting = Connecting to the table…
plate-you = you
plate-here = at the table
plate-away = away
plate-kept = kept by a bot
plate-active = thinking
bot-name-0 = Ember
bot-name-1 = Rustle
bot-name-2 = Claw
bot-name-3 = Mossy
bot-name-4 = Burr
bot-name-5 = Jingle
bot-name-6 = Owl
bot-name-7 = Stump
bot-name-8 = Mist
bot-name-9 = Acorn
story = Chronicle
story-empty = Nothing has happened yet.
talk = Talk
talk-unread = { $count ->
        [one] Talk, { $count } new line
       *[other] Talk, { $count } new lines
    }
talk-say = Say something
talk-send = Send
skip = Skip
move-sent = Move sent…
offline = The connection broke, reconnecting…
offline-waiting = The connection broke. Your move is kept and goes out as soon as it is back.
missed = { $count ->
        [one] While you were away: { $count } event.
       *[other] While you were away: { $count } events.
    }
to-rule = The rule
undo = Take back
undone = A move was taken back.
hours-left = { $count } h
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show all
zoom-home = Where I am
summary = Summary
place = Place
player = Player
score = Score
score-larder = Coins lost
score-drakon = Gold
score-gold = Points
score-lucky = Gold
score-vampires = Vampires left
plot = How the scores went
rematch = Once more
save-log = Save the record
curtain-pass = Pass the device: it is { $name }’s turn
curtain-about = No peeking, the others.
curtain-hold = I am { $name }: hold to open

## Replay

replay = Replay
replay-eyes = Through whose eyes
replay-table = An onlooker’s eyes
replay-open = Everything open
replay-seat = { $name }
replay-step = Step { $at } of { $length }
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-position = Position in the game
plain-moves = Possible moves

## Settings

settings-language = Language
settings-theme = Look
settings-speed = Speed of the show
settings-sound = Sound
theme-auto = as the system
theme-light = light
theme-dark = dark
speed-slow = slow
speed-normal = usual
speed-fast = fast
speed-instant = at once
keys = Keys
key-tab = Tab
    .does = to the next part of the table
key-arrows = Arrows
    .does = cards and squares within a part
key-digits = 1–9
    .does = pick a card of the hand
key-enter = Enter
    .does = choose, make the move
key-escape = Esc
    .does = drop the choice
key-skip = S
    .does = show the present at once
key-help = ?
    .does = this page

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-thinking = Let me think…
phrase-hurry = Hurry up!
phrase-your-turn = Your turn!
phrase-one-moment = One moment!
phrase-rematch = Once more?
phrase-bye = Bye!

## Errors

error-offline = The server does not answer. Check your connection.
error-server = Something went wrong on the server. Please try again.
error-malformed = The server did not understand the request.
error-too-large = The message is too long.
error-too-fast = Too often. Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-too-many-tables = You have opened too many tables. Finish one of them.
error-too-many-sockets = Too many windows are open here or in your house. Close some of them.
error-bad-level = There is no such bot here.
error-bad-name = A name needs at least one letter that can be seen.
error-unknown-table = There is no such table. Check the code or the link.
error-bad-token = This seat is no longer yours.
error-kicked = The host has freed your seat.
error-no-onlookers = This table wants no onlookers.
error-seat-taken = This seat is taken.
error-no-seat = There is no free seat.
error-not-host = Only the host may decide that.
error-not-seated = Onlookers do not play.
error-not-lobby = The game has already begun.
error-not-playing = The game is not being played now.
error-not-over = The game is not over yet.
error-paused = The game is paused.
error-seats-open = Some seats are empty.
error-stale = The table has changed meanwhile. Look again.
error-no-claims = This game has no claims.
error-no-undo = This move cannot be taken back any more.
error-unknown-phrase = There is no such phrase.
error-hello-first = The connection did not begin with a greeting.
error-hello-twice = The greeting came twice.
error-id-used = The server took this for somebody else’s command. Try again.
error-bad-origin = This page was opened from another address than the tables.
error-busy = The server is busy. We try again in a moment.
error-not-found = There is no such page.
error-bad-method = That cannot be asked this way.

## The board of Dragon's Larder

larder-board-middle = Middle of the table
larder-board-reserve-short = ← reserve
larder-board-lost-short = lost
larder-board-reserve = Your reserve
larder-board-reserve-of = Reserve: open { $open }; closed { $closed }
larder-board-hand = { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
larder-board-hand-of = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
larder-board-no-hand = The hand is empty: now the reserve is in play.
larder-board-lost = { $count ->
        [one] { $count } coin lost
       *[other] { $count } coins lost
    }
larder-board-total = { $count } in all
larder-board-card = { $count ->
        [1] { NAME($card) }
       *[other] { NAME($card) }, { $count } in hand
    }
larder-board-closed = Closed card, stack { $n }
larder-board-trouble = { $count ->
        [one] Trouble pile, { $count } card
       *[other] Trouble pile, { $count } cards
    }
larder-board-trouble-short = trouble
larder-board-discard = { $count ->
        [0] The discard is empty
        [one] Discard, { $count } card, on top { $top }
       *[other] Discard, { $count } cards, on top { $top }
    }
larder-board-discard-title = { $count ->
        [one] { $count } card in the discard
       *[other] { $count } cards in the discard
    }
larder-board-empty = empty
larder-board-gone = { $count ->
        [one] { $count } card has left the round in sight of all.
       *[other] { $count } cards have left the round in sight of all.
    }
larder-board-value = top value { $value }
larder-board-debt = { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
larder-board-run = in a row { $count }/4
larder-board-fits-short = what fits
larder-board-fits = What fits now: { $cards }
larder-board-round = Round { $round }
larder-board-clockwise = clockwise
larder-board-counter = counter-clockwise
larder-board-tricks = Tricks in force

## The board of vampires

vampires-board-yard = Graveyard
vampires-board-closed = Grave { $grave }, closed
vampires-board-bare = Place { $grave }, out of play
vampires-board-open = Grave { $grave }, open: lid { $lid }, inside: { $inside }
vampires-board-noted = Grave { $grave }, closed; last seen: lid { $lid }, inside: { $inside }
vampires-board-garlic-of = garlic of { $name }
vampires-board-row = { $count ->
    [one] { $count } vampire
   *[other] { $count } vampires
}. Left: { $left }; asleep: { $closed }; right: { $right }
vampires-board-row-open = { $count ->
    [one] { $count } vampire
   *[other] { $count } vampires
}, all open: { $left }
vampires-board-garlic = Unused garlic: { $count }
vampires-board-stakes = Stakes: { $count }
vampires-board-stopped = has stopped
vampires-board-plague = Plague! The rat belongs to { $name }
vampires-board-reserve = Spare lids: { $count }
vampires-board-last = Last opening: { $grave }, lid { $lid }, inside: { $inside }
vampires-board-gift = { $from } → { $to }

## The board of lucky

lucky-board-forest = Forest
lucky-board-path = { NAME($card) } at { $x }, { $y }
lucky-board-spot = Place { $x }, { $y }
lucky-board-goal = { $card ->
    [unknown] Closed: { NAME($goal) }. Claims about it: { $said }
   *[other] { NAME($goal) }: { NAME($card) }. Claims about it: { $said }
}
lucky-board-goal-asks = gold?
lucky-board-round = Round { $round } of 3
lucky-board-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
lucky-board-say = Claim…
lucky-board-claims = Say it aloud
lucky-board-claims-about = Everybody hears it. It may be true or false; nobody checks.
lucky-board-claims-me = I am
lucky-board-pass = Discard it and pass
lucky-board-peek = Hold: my role
lucky-board-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
lucky-board-lay = Lay it here
lucky-board-turn = Turn
lucky-board-broken = { NAME($tool) }: broken
lucky-board-whole = { NAME($tool) }: whole
lucky-board-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
lucky-board-gold = { $count ->
    [one] { $count } gold card
   *[other] { $count } gold cards
}

## The board of drakon

drakon-board-legend = Chambers
drakon-board-heroes = Heroes
drakon-board-heroes-alike = At this table the heroes differ in looks only: take the one you like.
drakon-board-maze = The maze
drakon-board-chamber = { NAME($kind) } at { $x }, { $y }; arrows: { NAME($arrows) }
drakon-board-tile = { NAME($kind) }; arrows: { NAME($arrows) }
drakon-board-hero = { $name } at { $x }, { $y }
drakon-board-figure = Drakon at { $x }, { $y }
drakon-board-hand-of = { $count ->
    [one] { $count } chamber in hand
   *[other] { $count } chambers in hand
}
drakon-board-hand = { $count ->
    [one] Your hand: { $count } chamber
   *[other] Your hand: { $count } chambers
}
drakon-board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
drakon-board-gold = { $count ->
    [one] { $count } coin worth { $gold } gold
   *[other] { $count } coins worth { $gold } gold
}
drakon-board-dwarf = Dwarf: change chambers…
drakon-board-pile = Pile { $pile } · hoard { $hoard }
drakon-board-turn = Turn
drakon-board-turn-so = Leave it so
drakon-board-lay = Lay it here
drakon-board-denied = Square { $x }, { $y }: not possible now; the reason is told
drakon-board-cancel = Cancel
drakon-board-dig = { $count ->
    [0] Put nothing under the pile
    [one] Put { $count } chamber under the pile
   *[other] Put { $count } chambers under the pile
}

## The board of gold

gold-board-empty = { NAME($place) }: empty
gold-board-place = { NAME($place) }: dragon { $strength }, knights make { $power }. { $knights }
gold-board-division = Division of the hoard
gold-board-order = Order of choice:
gold-board-divider = cuts
gold-board-loose = Not yet in a share: { $count }
gold-board-put = Put { NAME($token, case: "acc") } into share { $share }
gold-board-lift = Move { NAME($token, case: "acc") } out of share { $share }
gold-board-share = Share { $share } ({ $count })
gold-board-cut = Cut like this
gold-board-suggest = Another way
gold-board-thief = The thief of { $thief } robs { $victim }
gold-board-market = Market
gold-board-no-offers = No offers yet.
gold-board-new-offer = A new offer
gold-board-partner = To
gold-board-offers-you = { $seat } offers you
gold-board-offered-to = Offered to { $to_seat }
gold-board-counter = Counter…
gold-board-nothing = nothing
gold-board-give = You give:
gold-board-get = You get:
gold-board-add = Add { NAME($token, case: "acc") }
gold-board-offer = Make this offer
gold-board-offers-left = { $count ->
    [one] { $count } offer left
   *[other] { $count } offers left
}
gold-board-accept = Accept
gold-board-decline = Decline
gold-board-withdraw = Withdraw
gold-board-face-down = { NAME($knight) }, face down
gold-board-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
gold-board-cards = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
gold-board-slain = { $count ->
    [one] { $count } dragon slain
   *[other] { $count } dragons slain
}
gold-board-deck = Deck { $deck } · bag { $bag }
gold-board-market-ahead = market ahead
gold-board-knights = Your knights
gold-board-stash = { $count ->
    [0] Your stash is empty
    [one] Your stash: { $count } token
   *[other] Your stash: { $count } tokens
}
gold-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## In short: what a game is about, for those who see it for the first time

brief = In short
brief-open = The game in short
brief-go = Got it, let’s play
brief-rules = All the rules
brief-larder = Be the first to get rid of all your cards: the hand, then the open reserve, then the closed one.
    .turn = On your turn lay a card as high as the top one or higher, up to four equal ones at once. If nothing fits, you take the whole discard.
    .watch = Dragons go on almost anything. The numbers have tempers: after a 3 only lower, a 4 makes the next player draw, a 5 skips him, a 6 keeps dragons out.
    .end = Whoever is left with cards pays coins. When somebody has lost 21, the one who lost least wins.
brief-drakon = Be the first to own coins worth 10 gold. Only you see what your coins are worth.
    .turn = On your turn do one thing: lay one of your four chambers at the edge of the maze, or walk one chamber along an arrow.
    .watch = A chamber acts when a hero walks in: it gives, takes or steals coins, or changes the maze. Arrows must never face each other.
    .end = The game ends the moment somebody has 10 gold.
brief-gold = Send knights to dragons and bring home the treasures worth most.
    .turn = On your turn send one knight to one dragon. It falls when the knights there are together as strong as it is.
    .watch = Who fought there shares the hoard: the weakest cuts it into shares, the strongest chooses first. Then thieves steal. A lone wizard takes the reds.
    .end = Gold counts 3, silver and red 1, black 7; five colours are a set for 5, and most stones of a colour win an award. Most points win.
brief-lucky = Diggers build a path to the goal that hides gold; a Mad Lucky may be among you and wants the path to fail. Only you know your role.
    .turn = On your turn play one card: a path, a broken or mended tool, fire, dust. Or pass and discard one. Then draw.
    .watch = Whoever has a broken tool lays no paths. Dust lets you look at a goal. What players claim may be a lie.
    .end = Three rounds; the side that wins a round is paid in gold cards. Most nuggets win.
brief-vampires = Find a grave for each vampire of your row: be the first to bury them all. It is a game of memory.
    .turn = On your turn open a grave. If its lid has the colour of a vampire at an end of your row, bury it and you may go on.
    .watch = A grave that is taken costs a stake; at the third one everybody gives you a vampire. Garlic in a grave hands you a vampire of its owner. A rat brings the plague.
    .end = Who has buried the whole row wins.

## Where to tap

how-larder-swap = Tap a hand card, then a reserve card.
how-larder-turn = Tap a raised card, then the button.
how-larder-turn-chosen = Press the button to lay it.
how-larder-turn-more = Press the button; or tap again for more of them.
how-larder-debt = Tap a raised card to pass the debt on, or draw.
how-larder-skip = Tap a raised Guardian, or skip.
how-larder-fetch = Tap one of the raised cards of your reserve.
how-drakon-hero = Tap the one you want to be.
how-drakon-action = Tap one of your chambers below, then a square; or tap an outlined chamber to walk there.
how-drakon-action-chosen = Now tap an outlined square of the maze.
how-drakon-action-tried = Tap the square again to turn the chamber, then press the button.
how-drakon-figure = Tap a chamber of the maze.
how-drakon-destroy = Tap an outlined chamber.
how-drakon-drakon = Tap an outlined chamber.
how-drakon-float = Tap an outlined square; tap again to turn the room.
how-drakon-shift = Tap one of your chambers, then the chamber of the maze it replaces.
how-drakon-shift-chosen = Now tap the chamber of the maze it replaces.
how-drakon-shift-tried = Tap it again to turn it, then press the button.
how-drakon-map = Tap the button on an opponent’s plate.
how-drakon-control = Tap the chamber to which an opponent’s hero is to go.
how-drakon-rotate = Tap a chamber; tap again to turn it further.
how-drakon-rotate-tried = Tap it again to turn it further, then press the button.
how-gold-turn = Tap a knight below, then a dragon.
how-gold-turn-chosen = Now tap the dragon he goes to.
how-gold-cut = A proposal lies ready. Tap a heading to choose a share, then treasures to move them there.
how-gold-take = Tap a share. The green number is what it adds to your points for sure.
how-gold-rob = Choose a player: your thief takes one of his treasures at random.
how-gold-pick = Tap the treasure you want.
how-gold-yield = Tap the treasure you part with.
how-lucky-turn = Tap a card of your hand: you will see where it can go.
how-lucky-turn-broken = One of your tools is broken: no paths until it is mended. Play another card, or pass.
how-lucky-turn-path = Tap an outlined place in the forest.
how-lucky-turn-tried = Press the button to lay the card; tap the place again to turn it.
how-lucky-turn-tool = Tap an outlined tool on a player’s plate.
how-lucky-turn-fire = Tap the path card that is to burn: you will see what it cuts off.
how-lucky-turn-burning = Crossed cards would be cut off. Press the button to burn, or tap another card.
how-lucky-turn-dust = Tap a goal: you alone will see it.
how-lucky-turn-pass = This card fits nowhere now. You may discard it and pass.
how-vampires-open = Tap a grave. You need the ringed colours of your row.
how-vampires-go-on = Tap another grave, or stop.
how-vampires-plague = Tap one of the glowing graves, or stop.
how-vampires-match = Press a button below, or tap the vampire.
how-vampires-miss = Garlic: who opens it later gets a vampire of yours.
how-vampires-give = Tap the first or the last vampire of your row.
how-vampires-put = Tap the end of your row it goes to.

## What a move would bring

lucky-board-burn = Burn this card
lucky-board-losses = { $count ->
        [0] Nothing else is cut off.
        [one] { $count } more card is cut off.
       *[other] { $count } more cards are cut off.
    }
gold-board-estimate = { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $hoped ->
    [0] {""}
   *[other] , about +{ $hoped } by majorities
}
gold-board-sure = { $points } for sure
gold-board-hoped = majorities: about +{ $hoped }
gold-board-pick = Take { NAME($token) }: adds { $sure } for sure, about { $hoped } by majorities

vampires-board-larger = Show the graves larger
gold-board-measure = Treasures in the stashes, turn by turn
drakon-board-measure = Coins in the course of the game
vampires-board-measure = Vampires left in the rows
