## In short

brief-larder = Be the first to get rid of all your cards: the hand, then the open reserve, then the closed one.
    .turn = On your turn lay a card as high as the top one or higher, up to four equal ones at once. If nothing fits, you take the whole discard.
    .watch = Dragons go on almost anything. The numbers have tempers: after a 3 only lower, a 4 makes the next player draw, a 5 skips them, a 6 keeps dragons out.
    .end = Whoever is left with cards pays coins. When somebody has lost 21, the one who lost least wins.

## Where to tap

how-larder-swap = Tap a hand card, then a reserve card.
how-larder-turn = Tap a raised card, then the button.
how-larder-turn-chosen = Press the button to lay it.
how-larder-turn-more = Press the button; or tap again for more of them.
how-larder-debt = Tap a raised card to pass the debt on, or draw.
how-larder-skip = Tap a raised Guardian, or skip.
how-larder-fetch = Tap one of the raised cards of your reserve.

## Words of the board

score-larder = Coins lost
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

# Before what shows something or cannot be taken back.
asks-larder-draw = Draw a card? What you draw you keep.
asks-larder-turn = Turn this card up? Everybody will see it.
asks-larder-fetch = Take this card into your hand? That cannot be taken back.

# How it ended.
tale-larder-goblins = Goblins
tale-larder-dragons = Dragons
tale-larder-reserve = Reserve
reason-larder-game-ends = Somebody had lost 21 coins; whoever had lost the fewest wins.
reason-larder-last-round = The last round was over; whoever had lost the fewest wins.
