# Sentences of the command line.

error-unknown-language = “{ $lang }” is not spoken here. Possible: { $allowed }.
error-no-file = { $path } cannot be read: { $why }.
error-bad-seat = There is no seat “{ $seat }” at a table of { $players }.
error-unknown-rule = “{ $game }” has no rule called “{ $rule }”. `logovo rules { $game }` lists them.
error-bad-setting = “{ $text }” is no setting. Write key=value, each key once.
error-bad-number = { $name } cannot be { $value }.
error-too-many-bots = { $bots } bots do not fit at a table of { $players }.
error-never-ends = { $key }, seed { $seed }: the game went past its bound. Please report this.

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
unfinished = The game was not finished.

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
bench-figure = figure
bench-interpreted = the same, interpreted …
bench-note = One core, CPU time, median of several runs, { $how }. decisions: uniform random games with the full legal list; driven: step by step from Python; searched and guided: iterations with rollouts to the end of the round.
