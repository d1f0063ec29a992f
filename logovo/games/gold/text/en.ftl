# Dragon's Gold: names, sentences and rules.

game = Dragon's Gold
    .about = Send knights against dragons and share the spoils: the weakest lays out the shares, the strongest chooses first, and thieves steal last.

# --- words ---

word-K = black
word-G = gold
word-S = silver
word-R = red
word-B = blue
word-E = green
word-P = purple
word-Y = yellow
word-W = white
word-unknown = unknown
word-nothing = nothing

word-1 = wizard
word-2 = thief
word-3 = knight 3
word-4 = knight 4

# Dragons by name, so that one can speak of them; their numbers are for the log.
word-D1 = Ember
word-D2 = Nipper
word-D3 = Moleback
word-D4 = Braggart
word-D5 = Thistle
word-D6 = Hush
word-D7 = Dandy
word-D8 = Bramble
word-D9 = Mistwing
word-D10 = Anvil
word-D11 = Peacock
word-D12 = Deepwell
word-D13 = Thunder
word-D14 = Miser
word-D15 = Twofang
word-D16 = Goldcrest
word-D17 = Midnight
word-D18 = Worldeater

word--1 = place 1
word--2 = place 2
word--3 = place 3
word--4 = place 4

word-ring = Ring of Confusion
word-powder = Exchange Powder
word-stone = Stone of Deceit
word-gloves = Nimble Gloves
word-sword = Enchanted Sword
word-weak = Potion of Weakness
word-recall = Scroll of Recall
word-ball = Crystal Ball
word-cloak = Cloak of Invisibility
word-sack = Alchemist's Sack
word-horn = Rallying Horn
word-seal = Seal of Precedence
word-wand = Wand of Cancelling

word-declined = declined
word-withdrawn = withdrawn
word-stale = no longer to be had
word-lapsed = trading is over
word-ready = everybody has finished
word-spent = nothing more can be offered
word-clock = time is up
word-deck-out = the last dragon of the deck is out
word-all-slain = the last dragon is slain
word-stall = 400 turns were played

# --- what is decided ---

ask-turn = { $seats } sends a knight.
    .you = Your turn: send a knight to a dragon.
ask-cut = { $seats } cuts the hoard.
    .you = Lay the hoard out in shares: you get the last one.
ask-take = { $seats } chooses a share.
    .you = Choose a share.
ask-rob = { $seats } names a victim.
    .you = Whom does your thief rob?
ask-pick = { $seats } picks a token.
    .you = The stash lies before you: which token do you take?
ask-yield = { $seats } decides what the thief gets.
    .you = Stone of Deceit: which token does the thief get?
ask-market = Market: { $seats } may trade.
    .you = Market: offer, accept, or say that you are ready.
ask-window = The game waits.
    .you = The game waits.
ask-idle = The game waits.
    .you = You have no knight to send, but you may play a card.
ask-between = The game waits.
    .you = The turn is over. Play a card?
ask-hoard = The game waits.
    .you = The hoard lies open. Play a card?
ask-cut-laid = The game waits.
    .you = The shares are laid out. Play a card?
ask-shares = The game waits.
    .you = The shares are taken. Play a card?
ask-robbed = The game waits.
    .you = A thief has come to you. Play a card?
ask-card = The game waits.
    .you = A card was played. Cancel it?
ask-accuse = The game waits.
    .you = Somebody pocketed a token. Whom do you accuse?

# --- moves ---

move-send = { NAME($knight) } to { NAME($place) }
move-cut = Cut: { HEAP($shares) }
move-take = Take share { $share }
move-rob = Rob { $victim_seat }
move-pick = Take { NAME($token) }
move-offer = Offer { $to_seat }: { HEAP($give) } for { HEAP($get) }
move-accept = Accept offer { $number }
move-decline = Decline offer { $number }
move-withdraw = Withdraw offer { $number }
move-ready = Ready
move-play-card =
    { $card ->
        [ring] { NAME($card) }: { $seats }
        [ball] { NAME($card) }: { $seats }
        [powder] { NAME($card) }: { NAME($places) }
        [weak] { NAME($card) }: { NAME($places) }
        [recall] { NAME($card) }: { NAME($knight) }
        [gloves] { NAME($card) }: { NAME($token) }
        [sack] { NAME($card) }: { NAME($token) }
       *[other] { NAME($card) }
    }
move-skip = Skip
move-accuse = Accuse { $accused_seat }
move-trust = Accuse nobody

# --- events ---

event-first-player = { $seat } goes first.
    .you = You go first.
event-dragon-laid =
    { $tokens ->
        [0] Dragon { NAME($dragon) }, { NAME($place) }: strength { $strength }; no visible tokens, { $hidden } hidden.
       *[other] Dragon { NAME($dragon) }, { NAME($place) }: strength { $strength }; tokens { NAME($tokens) }, { $hidden } hidden.
    }
event-cards-drawn = { $seat } gets action cards: { $count }.
    .you = You get action cards: { NAME($cards) }.
event-deck-reshuffled = The played action cards are shuffled into a new deck of { $count }.
event-turn-began = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: yours.
event-knights-flipped = { $seat } turns knights face up: { NAME($knights) }.
    .you = You turn your knights face up: { NAME($knights) }.
event-turn-skipped = { $seat } skips: no knight to send.
    .you = You skip: you have no knight to send.
event-knight-sent =
    { $sword ->
        [1] { $seat } sends with a sword: { NAME($knight) }, against { NAME($dragon) }.
       *[other] { $seat } sends: { NAME($knight) }, against { NAME($dragon) }.
    }
    .you =
        { $sword ->
            [1] You send with a sword: { NAME($knight) }, against { NAME($dragon) }.
           *[other] You send: { NAME($knight) }, against { NAME($dragon) }.
        }
event-dragon-slain = Dragon { NAME($dragon) } is slain. In rank: { $seats }.
event-deadlocked = Nobody can move: dragon { NAME($dragon) } counts as slain.
event-hoard-laid =
    { $tokens ->
        [0] There is no hoard.
       *[other] The hoard: { NAME($tokens) }.
    }
event-hoard-taken =
    { $tokens ->
        [0] { $seat } fought alone, but there is nothing to take.
       *[other] { $seat } fought alone and takes it all: { NAME($tokens) }.
    }
    .you =
        { $tokens ->
            [0] You fought alone, but there is nothing to take.
           *[other] You fought alone and take it all: { NAME($tokens) }.
        }
event-reds-taken = { $seat } with the wizard takes reds before the cut: { $count }.
    .you = With your wizard you take reds before the cut: { $count }.
event-nothing-to-cut = There is nothing to cut.
event-hoard-cut = { $seat } lays the hoard out in { $shares } shares.
    .you = You lay the hoard out in { $shares } shares.
event-share-laid =
    { $tokens ->
        [0] Share { $share }: empty.
       *[other] Share { $share }: { NAME($tokens) }.
    }
event-share-taken = { $seat } takes share { $share }.
    .you = You take share { $share }.
event-share-kept =
    { $tokens ->
        [0] { $seat } is left with nothing.
       *[other] { $seat } keeps { NAME($tokens) }.
    }
    .you =
        { $tokens ->
            [0] You are left with nothing.
           *[other] You keep { NAME($tokens) }.
        }
event-victim-named = The thief of { $seat } goes for the stash of { $victim_seat }.
    .you = Your thief goes for the stash of { $victim_seat }.
    .to-you = The thief of { $seat } goes for your stash.
event-stash-seen = { $seat } looks at the stash of { $victim_seat }.
    .you = You see the stash of { $victim_seat }: { NAME($tokens) }.
    .to-you = { $seat } looks at your stash.
event-token-stolen =
    { $token ->
        [unknown] { $seat } steals a token from { $victim_seat }.
       *[other] { $seat } steals from { $victim_seat }: { NAME($token) }.
    }
    .you = You steal from { $victim_seat }: { NAME($token) }.
    .to-you = { $seat } steals from you: { NAME($token) }.
event-knights-home = { $seat } takes knights home face down: { NAME($knights) }.
    .you = You take your knights home face down: { NAME($knights) }.
event-dragon-gone = Dragon { NAME($dragon) } leaves the game.
event-market-opened = The market! Everybody may trade with everybody.
event-offer-made =
    { $give ->
        [0] Offer { $number }: { $seat } asks { $to_seat } for { NAME($get) } as a gift.
       *[other] Offer { $number }: { $seat } to { $to_seat }. Gives { NAME($give) }, wants { $get ->
            [0] nothing
           *[other] { NAME($get) }
        }.
    }
    .you =
        { $give ->
            [0] Offer { $number }: you ask { $to_seat } for { NAME($get) } as a gift.
           *[other] Offer { $number }: you to { $to_seat }. You give { NAME($give) } and want { $get ->
                [0] nothing
               *[other] { NAME($get) }
            }.
        }
    .to-you =
        { $give ->
            [0] Offer { $number }: { $seat } asks you for { NAME($get) } as a gift.
           *[other] Offer { $number }: { $seat } to you. Gives { NAME($give) }, wants { $get ->
                [0] nothing
               *[other] { NAME($get) }
            }.
        }
event-offer-struck = Offer { $number } is off ({ $seat } to { $to_seat }): { NAME($why) }.
    .you = Your offer { $number } to { $to_seat } is off: { NAME($why) }.
    .to-you = Offer { $number } from { $seat } to you is off: { NAME($why) }.
event-traded = Trade { $number }: { $seat } and { $to_seat } exchange tokens ({ $give ->
        [0] nothing
       *[other] { NAME($give) }
    } for { $get ->
        [0] nothing
       *[other] { NAME($get) }
    }).
    .you = Trade { $number } with { $to_seat }: you give { $give ->
            [0] nothing
           *[other] { NAME($give) }
        } and get { $get ->
            [0] nothing
           *[other] { NAME($get) }
        }.
    .to-you = Trade { $number } with { $seat }: you give { $get ->
            [0] nothing
           *[other] { NAME($get) }
        } and get { $give ->
            [0] nothing
           *[other] { NAME($give) }
        }.
event-ready-said = { $seat } has finished trading.
    .you = You have finished trading.
event-market-closed = The market is over: { NAME($why) }.
event-card-played =
    { $card ->
        [ring] { $seat } plays { NAME($card) }: { $target_seats }.
        [ball] { $seat } plays { NAME($card) }: { $target_seats }.
        [powder] { $seat } plays { NAME($card) }: { NAME($places) }.
        [weak] { $seat } plays { NAME($card) }: { NAME($places) }.
        [recall] { $seat } plays { NAME($card) }: { NAME($knight) }.
        [sack] { $seat } plays { NAME($card) }: { NAME($token) }.
       *[other] { $seat } plays { NAME($card) }.
    }
    .you =
        { $card ->
            [ring] You play { NAME($card) }: { $target_seats }.
            [ball] You play { NAME($card) }: { $target_seats }.
            [powder] You play { NAME($card) }: { NAME($places) }.
            [weak] You play { NAME($card) }: { NAME($places) }.
            [recall] You play { NAME($card) }: { NAME($knight) }.
            [sack] You play { NAME($card) }: { NAME($token) }.
           *[other] You play { NAME($card) }.
        }
event-card-cancelled = { $seat } cancels { NAME($card) } of { $player_seat }.
    .you = You cancel { NAME($card) } of { $player_seat }.
    .to-you = { $seat } cancels your { NAME($card) }.
event-game-waits = The game waits.
event-game-goes-on = The game goes on.
event-shares-swapped = Shares change hands: { $seats }.
event-dragons-exchanged = Dragons change places: { NAME($places) }.
event-sword-raised = { $seat } raises a sword: the next knight has 2 more.
    .you = You raise a sword: your next knight has 2 more.
event-dragon-weakened = Dragon { NAME($dragon) } ({ NAME($place) }) weakens: strength { $strength }.
event-knight-recalled = { $seat } calls back: { NAME($knight) }, { NAME($place) }.
    .you = You call back: { NAME($knight) }, { NAME($place) }.
event-cloaked = { $seat } is cloaked: no thief takes anything from there in this battle.
    .you = You are cloaked: no thief takes anything from you in this battle.
event-stone-shown = { $seat } will choose what the thief gets.
    .you = You will choose what the thief gets.
event-token-exchanged =
    { $drawn ->
        [unknown] { $seat } exchanges a token with the bag.
       *[other] { $seat } draws { NAME($drawn) } from the bag and puts { NAME($put) } in.
    }
    .you = You drew { NAME($drawn) } from the bag and put { NAME($put) } in.
event-choice-reordered = The new order of choice: { $seats }.
event-token-vanished = A token has vanished from the hoard: { NAME($token) }. Whose gloves were these?
event-accused =
    { $right ->
        [1] { $seat } accuses { $accused_seat }, and rightly so!
       *[other] { $seat } accuses { $accused_seat }, and is wrong.
    }
    .you =
        { $right ->
            [1] You accuse { $accused_seat }, and rightly so!
           *[other] You accuse { $accused_seat }, and you are wrong.
        }
    .to-you =
        { $right ->
            [1] { $seat } accuses you, and rightly so!
           *[other] { $seat } accuses you, and is wrong.
        }
event-gloves-shown =
    { $kept ->
        [1] { $seat } shows the Nimble Gloves and keeps the token: { NAME($token) }.
       *[other] { $seat } shows the Nimble Gloves; the token goes back to the hoard: { NAME($token) }.
    }
    .you =
        { $kept ->
            [1] You show the Nimble Gloves and keep the token: { NAME($token) }.
           *[other] You show the Nimble Gloves; the token goes back to the hoard: { NAME($token) }.
        }
event-fine-paid =
    { $token ->
        [unknown] { $seat } gives { $to_seat } a random token.
       *[other] { $seat } gives { $to_seat } a token: { NAME($token) }.
    }
    .you = You give { $to_seat } a random token: { NAME($token) }.
    .to-you = { $seat } gives you a random token: { NAME($token) }.
event-game-ended = The game is over: { NAME($why) }.
event-scored = { $seat }: { $points } (coins { $coins }, sets { $sets }, majorities { $majorities }).
    .you = You: { $points } (coins { $coins }, sets { $sets }, majorities { $majorities }).

# --- options ---

option-advanced = Advanced rules
    .about = Action cards: everybody starts with one, and wizards bring more for red tokens.
option-end = End of the game
    .about = When the last dragon of the deck is laid out, or when all eighteen are slain.
option-end-deck-out = deck is out
option-end-all-slain = all are slain
option-black = Black token
    .about = 7 points, or 19, but then its owner gets nothing for sets and majorities.
option-black-7 = 7 points
option-black-19 = 19 points
option-wizard-cards = Cards for wizards
    .about = With several wizards at a dragon nobody draws cards for reds, or every owner does.
option-wizard-cards-single = a single one only
option-wizard-cards-each = each owner
option-thief-order = Order of thieves
    .about = Thieves' owners steal in the order in which they joined the battle, or in the order in which their thieves came to it.
option-thief-order-owners = as owners joined
option-thief-order-cards = as thieves came
option-market-offers = Offers at the market
    .about = How many offers each player may make during the whole market.
option-market-offers-8 = 8
option-market-offers-4 = 4
option-market-offers-16 = 16
option-market-seconds = Market time
    .about = After how many seconds the market closes by itself.
option-market-seconds-120 = 2 minutes
option-market-seconds-60 = 1 minute
option-market-seconds-none = no limit

# --- rules: set-up ---

rule-dragons-open = The dragons are shuffled and four are laid face up on places 1 to 4.
    .title = Open dragons
rule-market-placed = The market card goes into the deck between the seventh and the eighth of the dragons left.
    .title = The market in the deck
rule-visible-tokens = Every open dragon gets as many tokens as its visible number says, drawn blindly from the bag and seen by all.
    .title = Visible tokens
rule-knights-dealt = Everybody has four knights of strength 1 (wizard), 2 (thief), 3 and 4, face up before their owner.
    .title = Knights
rule-stash-hidden = A player's tokens are hidden from the others; how many they are is open.
    .title = Hidden stashes
rule-first-player = Chance decides who goes first.
    .title = First player

# --- a turn ---

rule-clockwise = Turns go clockwise.
    .title = Order of turns
rule-send = In your turn send one face-up knight to one of the open dragons. He stands behind those who came earlier.
    .title = Send a knight
    .refused = Only a face-up knight can be sent, and only to a dragon on the table: { NAME($knight) } cannot go to { NAME($place) } now.
rule-must-send = Who has a face-up knight must send one.
    .title = Sending is a duty
    .refused = A knight must be sent now.
rule-no-knight = Who has nobody to send skips the turn.
    .title = Nobody to send
    .refused = You have no face-up knight: play a card or skip the turn.
rule-stay = A knight stays at his dragon until it is slain.
    .title = Knights wait
rule-several = Several of your knights may stand at one dragon, and at different dragons too.
    .title = Any number of knights
rule-slain = A dragon is slain when the strengths of all knights there reach its own. Otherwise the turn passes.
    .title = Slaying a dragon
rule-overshoot = Surplus strength changes nothing: every knight there fought at full strength.
    .title = More than enough
rule-order = A slain dragon is wound up in this order: hidden tokens, wizard, cut, choice, thieves, knights home, turning knights up, new dragon.
    .title = Order after a victory
rule-one-send = A battle gives no second send: one knight a turn.
    .title = One knight a turn

# --- division ---

rule-hidden-tokens = To the visible tokens its hidden number is added from the bag, open to all. Together they are the hoard.
    .title = Hidden tokens
rule-bag-empty = A bag that runs short gives what it has.
    .title = Empty bag
rule-solo = If all knights there were one player's, that player takes the whole hoard. There is no cut and no theft.
    .title = Alone
rule-participants = Otherwise every player with a knight there gets one share, however many knights fought.
    .title = Participants
rule-wizard-red = Basic game: with exactly one wizard there, its owner takes all reds before the cut and still gets a share.
    .title = The wizard and the reds
rule-wizards-many = With two or more wizards the reds are cut with the rest.
    .title = Several wizards
rule-contribution = A player's contribution is the sum of the strengths of their knights there.
    .title = Contribution
rule-rank = Who contributed more ranks higher; of equals the one whose first knight still standing there came earlier.
    .title = Rank
rule-divider = The lowest in rank cuts.
    .title = Who cuts
    .refused = You are to lay the hoard out in shares now.
rule-cut-shares = The hoard is laid out in exactly as many shares as there are participants. A share may be empty.
    .title = Number of shares
    .refused = There must be { $shares } shares, yours are { $written }.
rule-cut-complete = Every token of the hoard lies in exactly one share.
    .title = Nothing gets lost
    .refused = The shares together must make up the hoard: { HEAP($hoard) }.
rule-cut-nothing = If there is nothing to cut, there is neither cut nor choice; the thieves still act.
    .title = Nothing to cut
rule-choose = In rank order everybody takes a share; the divider gets the last one.
    .title = Choosing shares
    .refused = Take one of the shares that still lie on the table.
rule-auto-cut = For an absent divider the table cuts: tokens in order (black, gold, blue, green, purple, yellow, white, red, silver) are dealt out one by one in a circle.
    .title = The cut for an absent divider

# --- thieves ---

rule-thief = After the division each thief's owner takes one random token from the stash of another player who fought there, of the owner's choice, the new share included.
    .title = The thief
    .refused = Only another fighter of this battle who owns tokens and wears no cloak can be robbed.
rule-thief-order = The owners of thieves steal one after another, in the order in which they joined the battle: the first knight of each counts, whichever it was. By option they steal in the order in which the thieves themselves came.
    .title = Order of thieves
rule-thief-must = While there is somebody to rob, the thief must; if there is nobody, nothing happens.
    .title = Thieves must steal
    .refused = First name the victim of your thief.
rule-thief-wizard = If both your thief and your wizard fought there, you look at the victim's stash and pick the token. Another player's wizard does not help.
    .title = Thief with wizard
    .refused = Pick a token that is in the victim's stash.

# --- after the battle ---

rule-knights-home = All knights of a slain dragon return to their owners face down.
    .title = Knights home
rule-flip = After a battle for those who took knights home, and at the start of a turn for the active player: if no knight is face up and some are face down, all these turn up. Knights standing at other dragons do not count.
    .title = Turning knights up
rule-dragon-out = A slain dragon leaves the game.
    .title = The dragon leaves
rule-replace = The next card of the deck takes its place with its visible tokens at once. A market is held first. With an empty deck the place stays empty.
    .title = New dragon
rule-stuck = When all players in succession had to skip, the dragon with knights that lacks least counts as slain (of equals the lowest place); then play goes on clockwise.
    .title = Nobody can move

# --- the market ---

rule-market-when = The market comes after the eighth slain dragon. It is held to its end, leaves the game, and then the next dragon is laid.
    .title = When the market comes
rule-market-all = At the market everybody may trade with everybody, in no order: moves count as they arrive.
    .title = Everybody trades
rule-market-goods = Only tokens change hands: no knights, no cards, no promises.
    .title = What is traded
    .refused = At the market you can only offer, accept, decline, withdraw, or say that you are ready.
rule-offer = Offer an exchange of tokens to one player who is still trading. One side may be empty, not both. You must hold what you give.
    .title = Offers
    .refused =
        { $why ->
            [partner] An offer goes to another player who is still trading, not to { $seat }.
            [nothing] Both sides of the offer to { $seat } are empty.
           *[other] You do not hold what you offer to { $seat }.
        }
rule-offer-limit = At most two of your offers stand at a time, and their number is limited for the whole market; withdrawn ones count too.
    .title = How many offers
    .refused = At most { $open } offers may stand at a time, and { $most } in the whole market.
rule-accept = The one addressed may accept. Both stashes are checked at that moment; if both hold their side, the tokens change hands at once.
    .title = Accepting
    .refused = There is no offer { $number } to you now.
rule-offer-stale = If the offerer no longer holds their side, the offer is struck off and nothing moves.
    .title = Stale offers
rule-accept-short = If the accepter does not hold their side, they alone are told; the offer stays.
    .title = Cannot pay
    .refused = You do not hold what offer { $number } asks for.
rule-decline = The one addressed may decline and the offerer may withdraw: the offer is struck off.
    .title = Declining and withdrawing
    .refused =
        { $why ->
            [own] Offer { $number } is your own: withdraw it instead.
            [other] Offer { $number } is made to you by another player: decline it instead.
           *[none] No offer { $number } stands that you could decline or withdraw.
        }
rule-ready = Being ready is final: all offers from and to this player are struck off. It can be said at any time.
    .title = Ready
rule-market-ends = The market ends when all are ready, or all but one; when nobody may offer any more and no offer stands; or when the table's clock runs out. Standing offers lapse.
    .title = End of the market

# --- advanced rules ---

rule-actions-dealt = At the start the action cards are shuffled and everybody gets one, seen by nobody else.
    .title = Cards at the start
rule-wizard-cards = Reds are cut with the rest. A fighter with a wizard draws one action card for each red in the share they keep. With several wizards at a dragon nobody draws; by option each owner does, in rank order. A lone slayer with a wizard draws too.
    .title = Cards for reds
rule-wizard-cards-only = Reds got by theft, at the market or by a card bring no action cards.
    .title = Only from the share
rule-action-reshuffle = If the action deck is empty, the played cards are shuffled into a new one. If there are none, no card is drawn.
    .title = New action deck
rule-action-play = A card is played once, shown, and laid with the played ones, also when it is cancelled. Cards left at the end are worth nothing.
    .title = Playing a card
    .refused = You do not hold { NAME($card) }.
rule-action-window = Cards are played only at their moments: in your turn before sending, between turns, over the hoard, after the cut, after the choice, when robbed, or in answer to a card. The others do not see who is asked, only that the game waits.
    .title = When cards are played
    .refused = This is not the moment for it.

# --- action cards ---

rule-card-ring = After the choice: two participants other than you exchange the shares they took.
    .title = Ring of Confusion
    .refused = { NAME($card) }: name two different fighters of this battle other than yourself.
rule-card-powder = Between turns: two dragons change places with their tokens and weakness, knights stay. Then both places are tested and a slain dragon is wound up before the next turn.
    .title = Exchange Powder
    .refused = { NAME($card) }: it needs two different places with a dragon on each.
rule-card-stone = When a thief names you: you choose the token taken. A thief with a wizard then does not look.
    .title = Stone of Deceit
    .refused = The Stone is the victim's, who can yield only what lies in the stash.
rule-card-gloves = Over the hoard, with at least three participants and you among them: one token vanishes. All see which, not who has it. It cannot be cancelled.
    .title = Nimble Gloves
    .refused = { NAME($card) }: it takes three participants, you among them, and such a token in the hoard.
rule-accuse = The other participants are asked in rank order to accuse or trust; the first accusation ends the asking. Right: the token returns to the hoard and the culprit gives the accuser a random one. Wrong or none: the culprit keeps it. Only then the card is shown.
    .title = Accusation
    .refused = Accuse another fighter of this battle, or trust them all.
rule-card-sword = In your turn: the knight you send has 2 more in that battle, for slaying and for contribution.
    .title = Enchanted Sword
    .refused = { NAME($card) }: you need a face-up knight, and one sword a turn is the limit.
rule-card-weak = In your turn: a dragon has 2 less until it is slain, never below 1. If its knights now suffice it is slain at once; then your turn goes on.
    .title = Potion of Weakness
    .refused = { NAME($card) }: it needs a dragon stronger than 1.
rule-card-recall = In your turn: your knight comes back from his dragon face up and loses a sword's bonus. Sent again, he stands last.
    .title = Scroll of Recall
    .refused = { NAME($card) }: this knight stands at no dragon.
rule-card-ball = In your turn: you alone look at another player's stash.
    .title = Crystal Ball
    .refused = { NAME($card) }: name another player who owns tokens.
rule-card-cloak = When a thief names you: no thief takes from you in this battle, and this one names another victim if there is one.
    .title = Cloak of Invisibility
    .refused = { NAME($card) }: only the victim of a thief puts it on.
rule-card-sack = In your turn: draw a random token from the bag, then put the named token of yours in.
    .title = Alchemist's Sack
    .refused = { NAME($card) }: you have no such token, or the bag is empty.
rule-card-horn = In your turn: all your face-down knights turn up.
    .title = Rallying Horn
    .refused = { NAME($card) }: none of your knights is face down.
rule-card-seal = When the shares are laid out: you choose first, the others keep their order.
    .title = Seal of Precedence
    .refused = { NAME($card) }: it is not for the divider, nor for whoever is first already.
rule-card-wand = In answer to another's card: it has no effect. A wand is a card like others: a second wand may cancel the first. The Gloves cannot be cancelled.
    .title = Wand of Cancelling
    .refused = { NAME($card) }: only another player's card played openly can be cancelled.

# --- scoring ---

rule-score-coins = Black is 7 points, gold 3 each, silver and red 1 each.
    .title = Coins
rule-score-sets = 5 points for each set of one blue, green, purple, yellow and white: the colour you have least of counts.
    .title = Sets
rule-score-majority = In each of these five colours the player with most gets 12 points with three players, 10 with four or five, 8 with six. At least one token is needed. Stones count for sets and majorities alike.
    .title = Majorities
rule-majority-tie = Two tied get half each, three or more get nothing. There is no award for the second.
    .title = Tied majorities
rule-default-move = For whoever cannot play: the strongest face-up knight to the dragon that lacks least; the cut in a circle; the dearest share; the richest victim; ready, skip, trust.
    .title = The move for an absent player
rule-winner = Most points win.
    .title = Winner
rule-tie = Equal points share the victory.
    .title = Shared victory

# --- the end ---

rule-end-deck = The game ends as soon as the last dragon of the deck is laid out: fourteen are slain, four stay with their tokens. Then all is counted.
    .title = The deck is out
rule-end-all-slain = If the host wishes, play goes on and ends with the last dragon: all eighteen are slain.
    .title = All dragons slain
rule-stall = As a guard the game ends and is counted after 400 turns, skipped ones included.
    .title = Too long a game

# Why a coach would play a move: names of logovo/search/reasons.
reason-slay = With this knight the dragon falls.
reason-lead = You are the first there: a whole hoard for few.
reason-join = A share is near: the others have done much of the work.
reason-thief = A thief brings a treasure more.
reason-wizard = A wizard makes the reds pay.
reason-cut = Whatever the others take, what is left over is good for you.
reason-share-fits = It adds most to your stash.
reason-share-rich = It is the richest share, whatever you collect.
reason-share-denies = Left there, it would help a rival more than another helps you.
reason-rob = There is the most to take.
reason-pick = It helps you most and costs its owner most.
reason-yield = You can spare it best.
reason-trade = The trade gives you more than it takes.
reason-offer = It suits both, so it may be accepted.
reason-no-trade = It would cost you more than it brings.
reason-ready = There is nothing to gain at this market.
reason-card = Now the card brings more than it would later.
reason-keep-card = The card will be worth more later.
reason-accuse = They are the likeliest to have it.
reason-trust = An accusation would more likely hurt you.
# --- what lies hidden: for reviews ---

hidden-stash = { $seat }, in the stash
hidden-cards = { $seat }, action cards
