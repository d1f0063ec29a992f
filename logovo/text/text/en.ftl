# Sentences of the house itself: errors, rules of every table.

error-unknown-game = There is no game called “{ $key }” here.
error-unknown-bot = There is no bot called “{ $name }”. Possible: { $allowed }.
error-bad-players = This game is for { $least } to { $most } players, not { $players }.
error-bad-option = “{ $key }” cannot be “{ $value }”. Possible: { $allowed }.
error-options-clash = “{ $first }” and “{ $second }” do not go together.
error-bad-notation = “{ $text }” is not a move of this game.
error-bad-log = The log is damaged at line { $line } ({ $why }).
error-other-ruleset = This log of “{ $game }” was written under rules version { $written }; here they are at version { $ours }.
error-bad-position = This position cannot be on a table: { $why }.
error-no-port = Cannot listen on { $host }, port { $port }: it is taken or not an address of this machine. Choose another with --port.
error-no-tables = There are no tables at { $path }.
error-file-exists = { $path } exists already; choose another file.

rule-not-asked = You act when the game asks you.
    .title = Wait to be asked
    .refused = It is not your decision now.
rule-game-over = After the end nothing more is played.
    .title = The game is over
    .refused = The game is over.

game-won =
    { $count ->
        [one] { $winners } wins. { $reason }
       *[other] { $winners } win together. { $reason }
    }

word-unknown = unknown
word-on = on
word-off = off
