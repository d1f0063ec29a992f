# Words of the house itself: pages, table, errors. The games keep their own texts.

house = Logovo
footer = Logovo, the lair: five table games of hidden cards and secret plans. All drawings and texts are our own.
to-docs = Documentation
loading = Loading…
close = Close
show = Show
try-again = Try again
to-front = Front page
lost = Nothing lives here
no-room = No room just now
games = Games
rules = Rules
rules-none = The rules of this game are not written yet.
contents = Contents
sound = Sound
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
join-code = Six letters, or a link
join = Come in
open-record = Watch a saved record
code-wrong = This looks like neither six letters nor a link.
your-name = Your name
my-tables = My tables
show-all = Show all { $count }
listed-tables = Open tables
your-turn = Your turn
seats-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
status-lobby = Waiting for players
status-starting = The deal is being fixed…
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
    .about = Whoever is late, the table moves for them. A slow table gives days for a move.
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
level-master = master
level-random = at random
level-greedy = greedy

## Invitation and gathering

invited = { $host } calls you to the table.
sit-down = Sit down
no-free-seat = There is no free seat.
watch = Watch
invite = Invitation
invite-about = Send the link, let a phone read the picture, or read the letters out: a friend sits down without signing up.
invite-qr = The link to the table as a QR code
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
# Said in place of an event whose contents the screen hides on purpose.
hidden = You are told something that this screen keeps hidden.
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
stage-on = Go on
stage-pass = Skip
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
plot = How the scores went
rematch = Once more
save-log = Save the record
fair-lobby = A deal nobody can choose
fair-note = Every player adds a number that only their browser knows, and afterwards everybody can check the deal. The house has fixed its part already:
check-deal = Check the deal
check-not = This deal cannot be checked
check-not-verifiable = This deal cannot be checked: nothing was fixed before the game. It was played before deals could be checked, goes on from another game, or comes from a file without it.
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

## Review

review = Review

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

## Acting

confirm = Are you sure?
confirm-yes = Do it
confirm-no = Not yet
asks-any = Make this move?

## People at the table

guest-n = Guest { $n }
nobody-yet = nobody else yet
plate-out = taken off by the host
plate-left = has handed the seat to a bot
plate-left-you = A bot plays for you
status-left = A bot plays for you.
status-ended = The host has broken the game off.
seat-return = Take my seat back
seat-hand-over = Let a bot play for me
seat-offer = Offer to somebody new
let-back = Let back
leave-about = A bot plays for you until you come back: the table waits under “My tables”.
end-game = End the game
end-game-means = The game is over for everybody, and nobody wins. Its record stays.
unseated-about = The host has taken you off the table. If they let you back, you sit down by yourself; leave this page open.
offer-asked = The seat of { $seat } may go to somebody new.
offer-means = Whoever sits down there sees what it holds, so everybody must agree.
offer-yes = I agree
offer-no = No
offer-waiting = Not answered yet: { $names }.
offer-withdraw = Withdraw the offer
away-title = In your name
away-moves = { $count ->
        [one] While you were away, { $count } move was made for you.
       *[other] While you were away, { $count } moves were made for you.
    }
story-where = Show where that was
stand-in-bot = A bot moved for { $seat }:
    .you = A bot moved for you:
stand-in-clock = Time was up; the clock moved for { $seat }:
    .you = Your time was up; the clock moved for you:
note-left = { $seat } has handed the seat to a bot.
    .you = You have handed your seat to a bot.
note-back = { $seat } is back.
    .you = You are back.
note-unseated = The host has taken { $seat } off the table; a bot keeps the seat.
    .you = The host has taken you off the table; a bot keeps your seat.
note-let-back = The host lets { $seat } sit down again.
    .you = The host lets you sit down again.
note-offered = The host would give the seat of { $seat } to somebody new. Everybody must agree.
note-agreed = { $seat } agrees.
    .you = You agree.
note-declined = { $seat } does not agree; the seat stays as it is.
    .you = You do not agree; the seat stays as it is.
    .nobody = The host has withdrawn the offer.
note-opened = Everybody agrees: the seat of { $seat } is free.
note-sat = { $seat } sits down in the middle of the game and sees what this seat holds.
    .you = You sit down in the middle of the game.
note-bot = The seat of { $seat } is kept by a bot for good ({ $level }).
note-host = { $seat } keeps the table from now on.
    .you = You keep the table from now on.
note-paused = The host has paused the game.
note-resumed = The game goes on.
note-ended = The host has broken the game off.
note-no-number = The number of { $seat } for the deal did not come in time; the deal was made without it.
    .you = Your number for the deal did not come in time; the deal was made without it.
deciding = { $winner } led to the end from this moment on:
result-won = You won
result-place = { $place ->
        [2] Second place
        [3] Third place
       *[other] Place { $place }
    }
result-ended = Broken off
clear-finished = Clear finished
bots-count = How many bots
bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
invite-letters = Or read these letters out:
invite-alone = Only this computer can open this link: the house listens on this machine only.
invite-alone-how = How do friends get in?
invite-alone-do = Stop the house in its terminal with Ctrl-C and start it again for your network; your tables stay as they are:

## Errors

error-offline = The server does not answer. Check your connection.
error-server = Something went wrong on the server. Please try again.
error-refused = The rules do not allow this.
error-malformed = The server did not understand the request.
error-too-large = The message is too long.
error-too-fast = Too often. Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-too-many-tables = You have opened too many tables. Finish one of them.
error-house-full = All tables of this house are taken. Try again in a while.
error-too-many-onlookers = As many people look on at this table as may. Try again in a while.
error-too-many-sockets = Too many windows are open here or in your house. Close some of them.
error-bad-level = There is no such bot here.
error-bad-name = A name needs at least one letter that can be seen.
error-unknown-table = There is no such table. Check the code or the link.
error-bad-token = This seat is no longer yours.
error-kicked = The host has freed your seat.
error-unseated = The host has taken you off the table. They may let you sit down again.
error-handed-over = A bot plays for you now. Take your seat back first.
error-offer-open = One seat is being offered already.
error-no-offer = This question has been settled.
error-bad-code = No table has these letters now. Ask your friend to read them out again.
error-no-onlookers = This table wants no onlookers.
error-seat-taken = This seat is taken.
error-no-seat = There is no free seat.
error-not-host = Only the host may decide that.
error-not-seated = Onlookers do not play.
error-not-lobby = The game has already begun.
error-not-playing = The game is not being played now.
error-committed = Your number for the deal is fixed already.
error-copied = Somebody else has fixed the same number.
error-not-starting = The table does not wait for numbers now.
error-other-number = This is not the number you had fixed.
error-not-over = The game is not over yet.
error-paused = The game is paused.
error-seats-open = Some seats are empty.
error-stale = The table has changed meanwhile. Look again.
error-no-claims = This game has no claims.
error-no-undo = This move cannot be taken back any more.
error-unknown-phrase = There is no such phrase.
error-review-unfinished = Only a finished game can be reviewed.
error-review-failed = This game could not be reviewed.
error-no-review = Nobody has asked for a review of this game yet.
error-too-many-reviews = Many reviews are waiting already. Try again later.
error-no-decision = Nobody decides anything at this place of the game.
error-hint-company = Hints are given only where all others are bots.
error-hint-not-asked = Nothing is asked of you now.
error-hint-failed = The coach has no answer now. Try again.
error-unknown-puzzle = There is no such puzzle.
error-hello-first = The connection did not begin with a greeting.
error-hello-twice = The greeting came twice.
error-id-used = The server took this for somebody else’s command. Try again.
error-bad-origin = This page was opened from another address than the tables.
error-busy = The server is busy. We try again in a moment.
error-not-found = There is no such page.
error-bad-method = That cannot be asked this way.

## In short: what a game is about, for those who see it for the first time

brief = In short
brief-open = The game in short
brief-go = Got it, let’s play
brief-rules = All the rules

## The developer's drawer

dev-drawer = Developer
dev-frames = Last messages ({ $count })
dev-moves = Legal moves ({ $count })
dev-view = The view on show

# --- lessons ---

learn = Learn in five minutes
lessons = Lessons
lesson-for = There is a short lesson for this: { $options }

# The coach.
coach = Coach
coach-ask = What would you do?
coach-would = The coach would play
coach-thinking = The coach imagines how it may go on …
coach-nothing = There is nothing to choose here.
coach-of = about { $won } of 100
coach-show = Show
coach-play = Play
coach-measure-games = Of a hundred imagined games so many are won ({ $worlds } worlds, by what you know only).
coach-measure-round = How well you stand when the round ends, 100 at best ({ $worlds } worlds, by what you know only).
coach-warn = Warn me before a clearly worse move
coach-worse = That is clearly worse
coach-yours = Yours: { $move }
coach-better = Better: { $move }
coach-think = Let me think again
coach-anyway = Play it anyway
coach-asked = { $name } asks the coach.
coach-helped = { $name } had a coach: hints asked for { $asked }, moves watched { $warned }.

# Puzzles.
puzzles = Puzzles
puzzles-about = Positions from games of bots. One move is clearly better than all others: find it, and see why.

# --- who a bot is ---

bot-character = Who the bot is
character-any = whoever comes
character-plain = nobody in particular
character-bold = bold
character-careful = careful
character-grudging = grudging
character-chatty = chatty
character-larder-bold = Chompo
character-larder-careful = Thimbly
character-larder-grudging = Sourroot
character-larder-chatty = Babblejam
character-drakon-bold = Sparktail
character-drakon-careful = Slowscale
character-drakon-grudging = Smoulder
character-drakon-chatty = Hisswick
character-gold-bold = Sir Clank
character-gold-careful = Rivet
character-gold-grudging = Rustbeard
character-gold-chatty = Jinglepouch
character-lucky-bold = Whump
character-lucky-careful = Lanternpaw
character-lucky-grudging = Burdock
character-lucky-chatty = Chirrup
character-vampires-bold = Duskfang
character-vampires-careful = Hushwing
character-vampires-grudging = Wormwood
character-vampires-chatty = Squeaker
