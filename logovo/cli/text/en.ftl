# Sentences of the command line.

error-unknown-language = “{ $lang }” is not spoken here. Possible: { $allowed }.
error-no-file = { $path } cannot be read: { $why }.
error-bad-seat = There is no seat “{ $seat }” at a table of { $players }.
error-unknown-rule = “{ $game }” has no rule called “{ $rule }”. `logovo rules { $game }` lists them.
error-bad-setting = “{ $text }” is no setting. Write key=value, each key once.
error-bad-number = { $name } cannot be { $value }.
error-no-such-step = There is no step { $at }: the log has steps 0 to { $last }, 0 being the set-up.
error-not-its-turn = This seat has nothing to decide there.
error-not-finished = This game is not finished and must be remembered, not looked up: it can only be told from its beginning.
error-too-many-bots = { $bots } bots do not fit at a table of { $players }.
error-never-ends = { $key }, seed { $seed }: the game went past its bound. Please report this.
error-tables-elsewhere = The tables are in the database that LOGOVO_DATABASE names: use its own tools (pg_dump, pg_restore). For tables in a file name their folder: --data.
error-bad-model = This is no model that can play: { $why }.
error-old-model = What was learnt of “{ $game }” under rules version { $written } is not played under version { $ours }. Train again.
error-no-model = No network has learnt “{ $game }” with { $players } players. Table sizes learnt: { $sizes }.

players = { $least }–{ $most } players
welcome = Type the number of a move, or its notation. ? helps, q leaves (the log is kept).
prompt = Your move:
somebody = Player
thinking = { $name } thinks …
curtain = { $name } to the keyboard; the others look away. Enter goes on.
more-moves =
    { $count ->
        [one] … and { $count } move more. /word lists those with a word.
       *[other] … and { $count } moves more. /word lists those with a word.
    }
help =
    number or notation   play that move
    /word                list the moves with this word
    !                    what may not be played now, and why
    ? rule               read a rule
    b                    draw the table again
    say claim            claim something in public, in games that have claims
    q                    leave; the log is kept
    Rules:
no-such-rule = There is no rule called “{ $rule }”.
nothing-blocked = Everything you could try is allowed.
left = You have left the table.
log-saved = The log is in { $path }. Tell it again with: logovo replay { $path }
place = Place
player = Player
score = Score
next-step = Enter for the next move …
not-shown-again = The game is still going on: the table of this moment is not shown again.
unfinished = The game was not finished.

moment = After step { $at } of { $last } ({ $entry })
think-chosen = Plays: { $move }
think-move = move
think-visits = visits
think-value = value
think-fact = hidden fact
think-belief = believed, by share of imagined worlds
think-more = … and { $count } more; --json has all.

sim-head = { $game }: { $games } games, { $decisions } decisions in { $seconds } s ({ $pace } a second)
sim-stopped = Stopped after { $games } games; what there is:
seat = Seat
bot = Bot
games = Games
against = Against a table of
wins = Wins (95 % interval)
seats-taken = Seats taken
ended-by = Ended by
length = Decisions a game: { $spread }
intervals = Intervals are Wilson's at 95 %; a shared win counts as its share. Distributions: mean ± deviation [least · quarter · median · three quarters · most].
fair-share = A fair share at this table is { $percent } %.
laws-done = { $games } games, { $inspected } of them under all laws, { $steps } steps, { $pairs } pairs of worlds compared, { $broken } games broke a law.
mutations-done = { $tried } changed positions: { $refused } refused as positions, { $played } played to their end, { $broken } broke a law.
calibrate-said = sampled
calibrate-facts = facts
calibrate-expected = expected
calibrate-true = true
calibrate-error = error ± standard error
calibrate-after = after a move that told
calibrate-mean = mean error (of a right sampler)
calibrate-worst = worst: facts and what was told
calibrate-done = { $games } games of { $bots } players, { $moments } decisions, { $facts } hidden facts: mean error { $error }; in brackets what a right sampler would show for so few games. Expected: true in worlds held out. Of { $settled } facts on which all worlds agree { $surprises } are not so, { $expected } expected: { $where }.
bench-figure = figure
bench-interpreted = the same, interpreted …
bench-note = One core, CPU time, median of several runs, { $how }. decisions: uniform random games with the full legal list; driven: step by step from Python; searched and guided: iterations with rollouts to the end of the round.
reviewing = Looking back
review-page = The page is in { $path }.
error-review-unfinished = Only a finished game can be reviewed; this one is still open.

serve-here = The tables are open at { $address }
serve-reach = Other devices in your network: { $address }
serve-only-here = Only this machine can connect. To play with phones and laptops in your network, stop with Ctrl-C and start again with --lan.
serve-no-network = This machine is in no network that others could reach it by.
serve-stop = Ctrl-C stops; every move is kept, and tables go on at the next start.
study-new = A study to begin with is in { $path }. Play it with: logovo study run { $path }
study-head = { $name } ({ $game }): { $games } games
study-table = Table
study-difference = Difference by deals, points of a hundred (95 %)
study-gain = Variance saved by pairing
study-kept = Everything is in { $path }; the same command goes on where it was.
balance-too-early = It is too early to say anything: not every number of players has been looked into.
study-timed = Only a clock bounds { $bots }: its games depend on the machine and will not come out the same again. Iterations (search:2000) would.
study-live = Live page: { $address } It ends with the run.
study-picture = The picture lies in { $path }.
study-note = Shares of seats won; intervals at 95 %. Differences in bold leave 0 out.
length-head = Decisions a game
error-bad-study = This study cannot be played: { $what }: { $why }
error-other-study = { $path } belongs to another run ({ $what } differs). Choose another folder with --out.
error-no-run = There is no run in { $path }: { $what } is missing or damaged.
error-folder-taken = Something else lies in { $path }. Choose a new or empty folder.
error-cannot-keep = { $path } cannot be written: { $why }. What was played before is kept.
error-workers-die = The processes that play were lost { $times } times. What was played is kept; try fewer --cores.
error-no-ray = No Ray cluster: { $why }
error-no-ratings =
    { $why ->
        [no-tables] There is nothing to rate: no two different bots met at a table.
       *[other] There is nothing to rate: { $why }
    }
rating-unfinished = { $path } is not finished: { $games } games are rated. The command that began it goes on with it.
train-exam = { $updates } updates, { $decisions } decisions, { $seconds } s: { $won } ± { $off } % won among greedy ones (fair: { $fair })
train-done = The model is in { $path }.
train-stopped = Stopped. What was learnt up to the last exam is in { $path }; the same command goes on.
error-too-few-decisions = { $decisions } decisions are too few: not one whole game fits. Choose more with --decisions.
error-no-numpy = Training needs NumPy: pip install 'logovo[rl]'
error-other-run = { $path } belongs to a run that was begun otherwise ({ $what }). Choose another folder with --out.
puzzles-found = { $puzzle } · { $kind }, grade { $grade }: { $answer }, ahead by { $margin } ± { $error } of 100 in { $worlds } worlds
puzzles-done = { $found } puzzles from { $games } games are in { $path }.
puzzles-shipped = { $count } puzzles written to { $path }.
error-bad-puzzle = This is no puzzle ({ $id }): { $why }
rating = Rating
rating-points = Points (95 %)
rating-clear = clearly above the next
rating-above = Ended above, of a hundred
study-data = { $games } games are in { $path }.
error-no-lab = This needs the libraries of the lab: pip install 'logovo[lab]'
error-not-over = Game { $number } is not over; only finished games become data.

restored =
    { $tables ->
        [one] { $tables } table is back.
       *[other] { $tables } tables are back.
    }
restored-kept = What was there before is kept in { $path }.
verify-fair = The deal is fair. All { $draws } draws of this game follow from the secret of the house, which it had committed to before the game ({ $house }), and from numbers of { $names }. So neither the house nor any player alone could choose it.
verify-house-only = All { $draws } draws of this game follow from the secret of the house, which it had committed to before the game ({ $house }). But no player added a number: the house knew the deal beforehand and could have chosen it.
verify-left-out = Left out, because the number did not come in time: { $names }.
verify-rules-kept = The game was played again by the rules: they ask for exactly these draws.
verify-rules-other = The game was played under another version of the rules, so it could not be played again here: whether the rules ask for exactly these draws was not checked.
verify-not-verifiable = This deal cannot be checked: nothing was fixed before the game. It was played before deals could be checked, on from an earlier game, or not at a table of the house.
verify-forged = This deal is not what was fixed before the game:
verify-wrong-changed = Line { $line } of the file was changed, or lines before it were taken out.
verify-wrong-parts = What the luck is checked by is damaged.
verify-wrong-ranges = Line { $line } does not say properly out of how many outcomes its luck was drawn.
verify-wrong-withheld = The house has not opened its secret.
verify-wrong-house = The secret of the house is not the one it had committed to.
verify-wrong-other-commitment = The house had published another commitment before the game than the one in this file.
verify-wrong-order = The players do not stand in the order of their seats.
verify-wrong-copied = Two seats have committed to the same number.
verify-wrong-player = The number of { $name } is not the one they had committed to.
verify-wrong-swapped = The numbers of { $name } and { $other } have changed places.
verify-wrong-not-used = The number of { $name } is given, but the deal was made without it.
verify-wrong-draw = Draw { $draw }, line { $line }: { $found } stands there, { $expected } should.
verify-wrong-rules = Line { $line } breaks the rules, or its luck is not what they ask for.
verify-unfinished = The file ends before the game does; what follows cannot be checked by it.
version = logovo { $version }, { $how ->
    [compiled] compiled
   *[interpreted] interpreted
}, Python { $python }
interpreted-notice = The rules run interpreted here: all works, but bots think about { $gain } times slower than compiled. `pip install logovo` takes compiled rules where there is a wheel for your Python; elsewhere a C compiler and the Python headers make them.
doctor-house = logovo { $version } on { $made } { $python }, { $system }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}
doctor-compiled = The rules are compiled.
doctor-interpreted = The rules run interpreted: all works, but bots think about { $gain } times slower. Compiled rules come with the wheel for your Python, or are built where there is a C compiler and the Python headers.
doctor-client = The browser client is built in.
doctor-client-none = The browser client is missing: pages stay empty. A released package has it; in a clone ./play builds it.
doctor-docs = The documentation is built in: /docs at the tables.
doctor-docs-none = The documentation is not built in. In a clone tools/site builds it; everything else works without it.
doctor-extras = Optional parts here: { $here }. More with: pip install 'logovo[{ $away }]'
doctor-extras-all = All optional parts are here: { $here }.
doctor-data = Tables are kept in { $path } ({ $free } MB free).
doctor-data-closed = { $path } cannot be written: tables would have nowhere to stay. Choose another folder with --data.
doctor-data-full = Only { $free } MB are free for { $path }: make room before a game is lost.
doctor-database = The database is sound and holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: { $path }
doctor-database-new = There is no database yet; the first start makes { $path }.
doctor-database-broken = The database cannot be read ({ $why }): { $path }. Put the last backup in its place.
doctor-database-server = The database server lets us in.
doctor-database-away = The database server cannot be reached ({ $why }).
doctor-port = Port { $port } is free.
doctor-port-ours = Port { $port } is taken by tables that are open already.
doctor-port-taken = Port { $port } is taken by another program. Choose another with --port.
doctor-network = With --lan other devices would come to { $address }
doctor-network-none = This machine is in no network that others could reach it by.
doctor-speed = { $decisions } decisions a second on one core (random games of { $game }).
doctor-well = Nothing is broken.
doctor-broken = What is marked ✗ needs mending before the tables work.
