## In short

brief-drakon = Be the first to own coins worth 10 gold. Only you see what your coins are worth.
    .turn = On your turn do one thing: lay one of your four chambers at the edge of the maze, or walk one chamber along an arrow.
    .watch = A chamber acts when a hero walks in: it gives, takes or steals coins, or changes the maze. Arrows must never face each other.
    .end = The game ends the moment somebody has 10 gold.

## Where to tap

how-drakon-hero = Tap the one you want to be.
how-drakon-action = Tap one of your chambers, then a square; or tap an outlined chamber to walk there.
how-drakon-action-chosen = Now tap an outlined square of the maze.
how-drakon-action-tried = Tap the square again to turn the chamber, then press the button.
how-drakon-action-sure = Press the button to go.
how-drakon-figure = Tap a chamber of the maze.
how-drakon-destroy = Tap an outlined chamber.
how-drakon-drakon = Tap an outlined chamber.
how-drakon-float = Tap an outlined square; tap again to turn the room.
how-drakon-shift = Tap your chamber, then the one it replaces.
how-drakon-shift-chosen = Now tap the chamber of the maze it replaces.
how-drakon-shift-tried = Tap it again to turn it, then press the button.
how-drakon-map = Tap an opponent’s plate.
how-drakon-control = Tap the chamber to which an opponent’s hero is to go.
how-drakon-control-tried = Whose hero is to go there?
how-drakon-rotate = Tap a chamber; tap again to turn it further.
how-drakon-rotate-tried = Tap it again to turn it further, then press the button.

## Words of the board

score-drakon = Gold
drakon-board-legend = Chambers
drakon-board-heroes = Heroes
drakon-board-heroes-alike = At this table the heroes differ in looks only: take the one you like.
drakon-board-maze = The maze
drakon-board-chamber = { NAME($kind) }; arrows: { NAME($arrows) }
drakon-board-tile = { NAME($kind) }; arrows: { NAME($arrows) }
drakon-board-hero = { $name }: { $place }
drakon-board-figure = Drakon: { $place }
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
drakon-board-denied = { $place }: not possible now; the reason is told
drakon-board-cancel = Cancel
drakon-board-dig = { $count ->
    [0] Put nothing under the pile
    [one] Put { $count } chamber under the pile
   *[other] Put { $count } chambers under the pile
}

# A square in words: by its chamber, by the chamber beside it, or by the way from Start.
drakon-board-beside = { NAME($side) } of { $chamber }
drakon-board-steps = { $count } { NAME($side) }
drakon-board-from-start = { $steps } of Start
drakon-board-drakon = Drakon
drakon-board-drakon-does = Whoever he ends on, and whoever walks into him, goes back to Start and loses a coin. “Drakon Moves” leads him up to three steps, through walls too.
drakon-board-danger = Drakon is there: back to Start, and a coin is lost!

# What can be done on a square.
drakon-board-do-place = Lay the chamber: { $place }
drakon-board-do-move = Go: { $place }
drakon-board-do-wizard = Wizard, go: { $place }
drakon-board-do-amazon = Amazon, run on: { $place }
drakon-board-do-barbarian = Push { $seat }: { $place }
drakon-board-do-control = Lead { $seat }: { $place }
drakon-board-do-figure = Set Drakon: { $place }
drakon-board-do-destroy = Destroy: { $place }
drakon-board-do-drakon = Drakon goes: { $place }
drakon-board-do-float = Let the room float: { $place }
drakon-board-do-shift = Exchange: { $place }
drakon-board-do-rotate = Turn: { $place }
# Before what shows something or cannot be taken back.
asks-drakon-figure = Put Drakon here? That cannot be taken back.
asks-drakon-shift = Lay this chamber here? That cannot be taken back.
asks-drakon-destroy = Destroy this chamber? It leaves the maze.
asks-drakon-push = Push them there? That cannot be taken back.
asks-drakon-control = Move them there? That cannot be taken back.

# How it ended.
tale-drakon-found = Found
tale-drakon-stolen = Stole
tale-drakon-robbed = Robbed of
tale-drakon-lost = Lost
reason-drakon-win-gold = Ten gold were carried together.
reason-drakon-team-goal = The team had carried its gold together.
reason-drakon-fixed-gold = The gold that was agreed upon was carried together.
reason-drakon-variant-escape = A hero escaped from the maze with the gold.
reason-drakon-no-action-end = Nobody could act any more; the richest wins.
reason-drakon-stall = Nothing moved any more; the richest wins.
