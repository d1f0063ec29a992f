## In short

brief-gold = Send knights to dragons and bring home the treasures worth most.
    .turn = On your turn send one knight to one dragon. It falls when the knights there are together as strong as it is.
    .watch = Who fought there shares the hoard: the weakest cuts it into shares, the strongest chooses first. Then thieves steal. A lone wizard takes the reds.
    .end = Gold counts 3, silver and red 1, black 7; five colours are a set for 5, and most stones of a colour win an award. Most points win.

## Where to tap

how-gold-turn = Tap a knight below, then a dragon.
how-gold-turn-chosen = Now tap the dragon he goes to.
how-gold-cut = A proposal lies ready; to change it, tap a share first.
how-gold-take = Tap a share. The green number is what it adds to your points for sure.
how-gold-rob = Choose a player: your thief takes one of their treasures at random.
how-gold-pick = Tap the treasure you want.
how-gold-yield = Tap the treasure you part with.

## Words of the board

score-gold = Points
gold-board-empty = { NAME($place) }: empty
gold-board-place = { NAME($dragon) }, { NAME($place) }: strength { $strength }, knights make { $power }. { $knights }
gold-board-division = Division of the hoard
gold-board-order = Order of choice:
gold-board-divider = cuts
gold-board-loose = Not yet in a share: { $count }
gold-board-put = Put { NAME($token, case: "acc") } into share { $share }
gold-board-lift = Move { NAME($token, case: "acc") } out of share { $share }
gold-board-share = Share { $share } ({ $count })
gold-board-cut = Cut like this
gold-board-suggest = Another way
gold-board-thief = The thief of { $thief } robs { $victim }
gold-board-market = Market
gold-board-no-offers = No offers yet.
gold-board-new-offer = A new offer
gold-board-partner = To
gold-board-offers-you = { $seat } offers you
gold-board-offered-to = Offered to { $to_seat }
gold-board-silent = { $to_seat } has finished trading: your offer is off.
gold-board-counter = Counter…
gold-board-nothing = nothing
gold-board-give = You give:
gold-board-get = You get:
gold-board-add = Add { NAME($token, case: "acc") }
gold-board-offer = Make this offer
gold-board-offers-left = { $count ->
    [one] { $count } offer left
   *[other] { $count } offers left
}
gold-board-accept = Accept
gold-board-decline = Decline
gold-board-withdraw = Withdraw
gold-board-face-down = { NAME($knight) }, face down
gold-board-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
gold-board-cards = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
}
gold-board-slain = { $count ->
    [one] { $count } dragon slain
   *[other] { $count } dragons slain
}
gold-board-deck = Deck { $deck } · bag { $bag }
gold-board-market-ahead = market ahead
gold-board-knights = Your knights
gold-board-stash = { $count ->
    [0] Your stash is empty
    [one] Your stash: { $count } token
   *[other] Your stash: { $count } tokens
}
gold-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
gold-board-estimate = { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $hoped ->
    [0] {""}
   *[other] , about +{ $hoped } by majorities
}
gold-board-sure = { $points } for sure
gold-board-hoped = majorities: about +{ $hoped }
gold-board-pick = Take { NAME($token) }: adds { $sure } for sure, about { $hoped } by majorities

# Before what shows something or cannot be taken back.
asks-gold-take = Take this share? Everybody sees whose it is.
asks-gold-rob = Rob this player? You draw from their hand unseen.
asks-gold-pick = Take this one? That cannot be taken back.

# How it ended.
tale-gold-coins = Coins
tale-gold-sets = Sets
tale-gold-majorities = Majorities
reason-gold-end-deck = The last dragon came out, and everything was counted.
reason-gold-end-all-slain = All dragons were slain, and everything was counted.
reason-gold-stall = The game had gone on too long, and everything was counted.
