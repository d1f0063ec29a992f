## In short

brief-lucky = Diggers build a path to the goal that hides gold; a Mad Lucky may be among you and wants the path to fail. Only you know your role.
    .turn = On your turn play one card: a path, a broken or mended tool, fire, dust. Or pass and discard one. Then draw.
    .watch = Whoever has a broken tool lays no paths. Dust lets you look at a goal. What players claim may be a lie.
    .end = Three rounds; the side that wins a round is paid in gold cards. Most nuggets win.

## Where to tap

how-lucky-turn = Tap a card of your hand: you will see where it can go.
how-lucky-turn-broken = A tool is broken, so no paths: play something else, or discard.
how-lucky-turn-path = Tap an outlined place in the forest.
how-lucky-turn-tried = Press the button to lay the card; tap the place again to turn it.
how-lucky-turn-tool = Tap an outlined tool on a player’s plate.
how-lucky-turn-fire = Tap the path card that is to burn: you will see what it cuts off.
how-lucky-turn-burning = Crossed cards would be cut off. Press the button to burn, or tap another card.
how-lucky-turn-dust = Tap a goal: you alone will see it.
how-lucky-turn-pass = This card fits nowhere now. You may discard it and pass.

## Words of the board

score-lucky = Gold
lucky-board-forest = Forest
lucky-board-path = { NAME($card) }: { $place }
lucky-board-spot = Lay it: { $place }
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
lucky-board-say = Claim
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
lucky-board-burn = Burn this card
lucky-board-losses = { $count ->
        [0] Nothing else is cut off.
        [one] { $count } more card is cut off.
       *[other] { $count } more cards are cut off.
    }
# The role is read behind a button, so the story does not print it.
hidden-role-dealt = You are dealt a role: hold the button with the eye to read it.

## Moments

lucky-board-role-turn = Tap to turn up your role
lucky-board-role-hide = Hide the role and go on
lucky-board-role-alone = Make sure that nobody looks over your shoulder.
lucky-board-role-lucky = Build the path to the gold, and find out who is not helping.
lucky-board-role-mad = Nobody may reach the gold. Smile, dig along, and lead them astray.

# A place in words, from the entrance on.
lucky-board-entrance = at the entrance
lucky-board-from = { $steps } of the entrance
lucky-board-steps = { $side ->
    [right] { $count } right
    [left] { $count } left
    [up] { $count } up
   *[down] { $count } down
}
lucky-board-burn-at = Burn: { $place }
# Before what shows something or cannot be taken back.
asks-lucky-break = Break this tool? Everybody sees who did it.
asks-lucky-mend = Mend this tool? Everybody sees who did it.
asks-lucky-dust = Look at this goal? You see it, and everybody sees that you looked.

# How it ended.
tale-lucky-mad = Mad rounds
reason-lucky-game-end = After three rounds the most nuggets win.
reason-lucky-tie = After three rounds several had the most nuggets and share the victory.
tale-lucky-round = Round { $round }: { $mad ->
        [0] nobody was mad.
       *[other] mad: { $mad_seats }.
    } { $winners ->
        [mad] The mad ones won.
       *[lucky] The diggers won.
    }
