## In short

brief-vampires = Find a grave for each vampire of your row: be the first to bury them all. It is a game of memory.
    .turn = On your turn open a grave. If its lid has the colour of a vampire at an end of your row, bury it and you may go on.
    .watch = A grave that is taken costs a stake; at the third one everybody gives you a vampire. Garlic in a grave hands you a vampire of its owner. A rat brings the plague.
    .end = Who has buried the whole row wins.

## Where to tap

how-vampires-open = Tap a grave. You need the ringed colours of your row.
how-vampires-go-on = Tap another grave, or stop.
how-vampires-plague = Tap one of the glowing graves, or stop.
how-vampires-match = Press a button below, or tap the vampire.
how-vampires-miss = Garlic: who opens it later gets a vampire of yours.
how-vampires-give = Tap the first or the last vampire of your row.
how-vampires-put = Tap the end of your row it goes to.

## Words of the board

score-vampires = Vampires left
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
vampires-board-larger = Show the graves larger
vampires-board-measure = Vampires left in the rows

# Before what shows something or cannot be taken back.
asks-vampires-open = Open this grave? Everybody sees what is inside, for a moment.
asks-vampires-bury = Bury this vampire here? The grave is closed again.
asks-vampires-give = Give this vampire away? It leaves your row.

# How it ended.
tale-vampires-buried = Buried
tale-vampires-given = Gave away
tale-vampires-received = Received
reason-vampires-win = The last vampire of a row was gone.
reason-vampires-stall-end = Nothing moved any more; the fewest vampires win.
reason-vampires-stall-cap = The night had lasted too long; the fewest vampires win.
