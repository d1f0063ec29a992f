# Hush.

game = Hush
    .about = Everybody holds one card. Keep a high one, find out the others', and accuse only when you are sure.

option-rounds = Rounds
    .about = How many turns everybody has before the highest card wins.
option-rounds-1 = one
option-rounds-6 = six
option-rounds-3 = three
option-rounds-9 = nine

rule-box = Fifteen cards: the ranks 1 to 5, three of each.
    .title = The box
rule-deal = The cards are shuffled and everybody gets one, for their own eyes only. The others are the deck.
    .title = The deal
rule-swap = Shuffle your card into the deck and draw one; it may be the same again.
    .title = Swapping
rule-peek = Look at the card of another player. All see at whose card, not what it is.
    .title = Peeking
rule-accuse = Say which rank another player holds. If you are right they go out, if you are wrong you do. The card of whoever goes out is turned up.
    .title = Accusing
rule-still-in = Only other players who are still in can be peeked at or accused.
    .title = Who can be named
    .refused = Name one of these: { $accepted_target_seat }.
rule-rank = An accusation names a rank that is in the box.
    .title = Which ranks there are
    .refused = There are only ranks from { $least_rank } to { $most_rank }.
rule-last-one = Whoever is the only one left wins.
    .title = The last one
rule-last-turn = When everybody has had all their turns, the highest card of those still in wins; equals share the win. Turns of those who are out are played by the others.
    .title = The last turn
rule-default-move = For an absent player the table swaps.
    .title = Playing for the absent

ask-turn = { $seats } must swap, peek or accuse.
    .you = Your turn: swap, peek or accuse.

move-swap = swap your card
move-peek = peek at the card of { $target_seat }
move-accuse = accuse { $target_seat } of a { $rank }

event-dealt = { $seat } is dealt a card.
    .you = You are dealt a { NAME($card) }.
event-turn-began = { $seat } is to move.
    .you = It is your turn.
event-swapped = { $seat } swaps their card.
    .you = You swap your card and draw a { NAME($card) }.
event-peeked = { $seat } peeks at the card of { $target_seat }.
    .you = You peek at the card of { $target_seat }: it is a { NAME($card) }.
    .to-you = { $seat } peeks at your card.
event-accused =
    { $right ->
        [1] { $seat } accuses { $target_seat } of a { $rank }, and is right.
       *[other] { $seat } accuses { $target_seat } of a { $rank }, and is wrong.
    }
    .you =
        { $right ->
            [1] You accuse { $target_seat } of a { $rank }, and are right.
           *[other] You accuse { $target_seat } of a { $rank }, and are wrong.
        }
    .to-you =
        { $right ->
            [1] { $seat } accuses you of a { $rank }, and is right.
           *[other] { $seat } accuses you of a { $rank }, and is wrong.
        }
event-went-out = { $seat } is out and shows a { NAME($card) }.
    .you = You are out. Your { NAME($card) } is turned up.
event-cards-shown = All cards are shown: { NAME($cards) }.

board-card = card
board-turns = turn { $taken } of { $turns }
