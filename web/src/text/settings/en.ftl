# Settings, keys, and what is kept of a person.

settings-language = Language
settings-theme = Look
settings-speed = Speed of the show
settings-sound = Sound
settings-volume = Volume
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
    .does = a card of the hand, or the button of that number
key-enter = Enter
    .does = choose; press the button that makes the move
key-escape = Esc
    .does = drop the choice, say “not yet”
key-undo = U
    .does = take the last move back
key-skip = S
    .does = show the present at once
key-help = ?
    .does = this page
settings-acting = Making a move
    .about = As usual: what can be taken back is done at once, what shows something or cannot be taken back asks first.
acting-usual = as usual
acting-confirm = ask every time
acting-tap = at one tap
key-hint = H
    .does = what the coach would play, at a table of bots
data = Your data
data-about = { $count ->
        [0] The house keeps nothing of this browser.
       *[other] The house keeps your name, moves and words. Seats of this browser: { $count }.
    }
data-save = Save it as a file
data-saved = { $count ->
        [one] Saved { $count } seat as { $file }.
       *[other] Saved { $count } seats as { $file }.
    }
data-forget = Forget me
data-forget-means = Your names and all you have said are deleted, and your seats leave this browser. The moves stay in the records, without your name. This cannot be undone.
data-forget-yes = Yes, forget me
data-forgotten = { $count ->
        [0] Nothing was forgotten.
        [one] { $count } seat is forgotten.
       *[other] { $count } seats are forgotten.
    }
data-kept = { $count ->
        [one] { $count } game is still going on: ask again after its end.
       *[other] { $count } games are still going on: ask again after their end.
    }
settings-banter = Bots’ remarks
    .about = Bots with a character say a word now and then. It never tells what they hold.
