## In short

brief-hush = Everybody holds one card that only they know. High cards win; a true accusation throws a rival out.
    .turn = On your turn swap your card, peek at another one, or accuse somebody of a rank.
    .watch = A wrong accusation throws you out. A card you peeked at may be swapped later.
    .end = The last one left wins, or the highest card after the last turn.

## The board

hush-board-deck = Cards in the deck: { $count }
