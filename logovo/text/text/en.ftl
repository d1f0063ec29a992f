# Sentences of the house itself: errors, rules of every table.

error-unknown-game = There is no game called “{ $key }” here.
error-unknown-bot = There is no bot called “{ $name }”. Possible: { $allowed }.
error-bad-bot = “{ $name }” is no bot: { $why }.
error-bad-action = Game { $game }: { $action } is no legal action.
error-luck-asked = Luck has to decide between { $outcomes } outcomes first.
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
error-house-taken = Another server already keeps the tables in { $path }. Stop it first, or choose another folder with --data.
error-house-shared = Another server already keeps this database. Several may, if all of them are given the same --redis.
error-no-metrics-port = Metrics cannot be shown on port { $port } of this machine: it is taken or no port. Choose another with --metrics-port.
error-not-backup = { $path } is no backup of tables, or it is damaged. Nothing has been changed; choose another file.
error-damaged-tables = The tables in { $path } are damaged. Put a backup in their place with “logovo restore”; the damaged file is kept.
error-cannot-write = { $path } cannot be written: { $why }. Look at the free space and whose folder it is, or choose another with --data.
error-newer-tables = These tables were written by a newer Logovo (version { $found } of the database). Install that one, or restore a backup from before.
error-no-database = The database does not answer ({ $why }). Check that it runs, and the address given with --database.
error-no-redis = Redis does not answer ({ $why }). Check that it runs, and the address given with --redis.
error-no-driver = The package “{ $name }” is missing. Install it with: pip install "logovo[house]".

rule-not-asked = You act when the game asks you.
    .title = Wait to be asked
    .refused = It is not your decision now.
rule-game-over = After the end nothing more is played.
    .title = The game is over
    .refused = The game is over.

card-house = Logovo
card-bot = Bot { $n }

game-won =
    { $count ->
        [one] { $winners } wins. { $reason }
       *[other] { $winners } win together. { $reason }
    }

word-unknown = unknown
word-on = on
word-off = off

# --- what lies hidden: for reviews ---

hidden-thing =
    { $count ->
        [0] no { NAME($thing) }
        [1] { NAME($thing) }
       *[other] { NAME($thing) } ×{ $count }
    }
hidden-line =
    { $share ->
        [100] { $place }: { $things }.
       *[other] { $place }: { $things } ({ $share } %).
    }
