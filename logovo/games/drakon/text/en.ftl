# Drakon: names, sentences and rules.

game = Drakon
    .about = Lay a maze of magic chambers, run through it along the arrows and be the first to carry 10 gold out of the dragon's hoard.

# --- words ---

word-unknown = a hidden one
word-north = north
word-east = east
word-south = south
word-west = west

word-amazon = Amazon
word-barbarian = Barbarian
word-dwarf = Dwarf
word-knight = Knight
word-thief = Thief
word-wizard = Wizard

word-coin-1 = a coin of 1 gold
word-coin-2 = a coin of 2 gold
word-coin-3 = a coin of 3 gold

word-start = Start
word-blank = Blank
word-find = Find a Coin
word-lose = Lose a Gold
word-steal-clockwise = Steal a Coin, clockwise
word-steal-counterclockwise = Steal a Coin, anticlockwise
word-destroy = Destroy a Chamber
word-drakon-moves = Drakon Moves
word-escape = Escape
word-floating = Floating Room
word-harp = Magical Harp
word-shift = Magical Shift
word-map = Map Chamber
word-mind-control = Mind Control
word-rotate = Rotate a Chamber
word-wind = Strong Wind
word-key = Master Key
word-teleport = Teleport

# --- options ---

option-goal = Goal
    .about = What ends the game with a victory.
option-goal-gold10 = 10 gold
option-goal-fixed5 = Fixed gold: 5 coins
option-goal-escape = Escape from the lair
option-escape-needs = Ransom for the escape
    .about = What an escaping hero must own; matters only with Escape from the lair.
option-escape-needs-8-coins = 8 coins
option-escape-needs-8-gold = 8 gold
option-heroes = Heroes!
    .about = Heroes are dealt at random and each has an ability for one use.
option-teams = Teams
    .about = Two players a team with a common pool of coins; for 4 or 6 players.
option-barbarian-push = The Barbarian pushes
    .about = Which ways he may drive an opponent's hero.
option-barbarian-push-arrow = along an arrow
option-barbarian-push-any = any legal way
option-knight-shield = The Knight's shield
    .about = Against what the Knight may keep his coin.
option-knight-shield-chamber = thefts and chambers
option-knight-shield-always = also walking into Drakon
option-start-pattern = Arrows of Start
    .about = How many ways lead out of Start at the beginning.
option-start-pattern-P4 = four
option-start-pattern-P3 = three
option-start-pattern-P2S = two, straight

# --- asks ---

ask-hero = { $seats } takes a hero figure
    .you = Take a hero figure.
ask-action = { $seats } places a chamber or moves
    .you = Place a chamber or move your hero.
ask-after = { $seats } may still use the hero's ability
    .you = Use your hero's ability or end the turn.
ask-ability = { $seats } has no action, only the hero's ability
    .you = You can neither place nor move: use the ability or pass.
ask-figure = { $seats } sets the Drakon figure
    .you = Set the Drakon figure on a chamber without a hero.
ask-jump = { $seats } may jump to the Escape just placed
    .you = Jump to the Escape you placed, or stay.
ask-destroy = { $seats } chooses a chamber to destroy
    .you = Choose a chamber to destroy.
ask-drakon = { $seats } moves Drakon
    .you = Move Drakon up to 3 steps, or let him stay.
ask-float = { $seats } may let the chamber float away
    .you = Move the floating room, or stay.
ask-shift = { $seats } may exchange a chamber
    .you = Exchange a chamber of the maze for one of yours, or leave it.
ask-map = { $seats } chooses whose chamber to take
    .you = Choose an opponent: you get one of their chambers.
ask-control = { $seats } moves an opponent's hero
    .you = Choose an opponent's hero and his way.
ask-rotate = { $seats } rotates a chamber
    .you = Choose a chamber and turn it.
ask-knight = { $seats } decides whether the Knight keeps the coin
    .you = A coin of yours is at stake: use the Knight's ability?
ask-draw = { $seats } may go on drawing
    .you = Draw one more chamber, or say that it is enough.

# --- moves ---

move-take-hero = { NAME($hero) }
move-place = Place { NAME($chamber) } at { $x }, { $y } (turn { $turning })
move-walk = Go { NAME($way) }
move-leap = Teleport to { $x }, { $y }
move-wizard-walk = Wizard: go { NAME($way) }
move-amazon-walk = Amazon: go on { NAME($way) }
move-amazon-leap = Amazon: teleport to { $x }, { $y }
move-push = Barbarian: push { $seat } { NAME($way) }
move-push-leap = Barbarian: send { $seat } to { $x }, { $y }
move-refill =
    { $chambers ->
        [0] Dwarf: put nothing away, fill the hand
       *[other] Dwarf: put away { NAME($chambers) }
    }
move-thief-steal = Thief: take a coin of { $seat }
move-thief-swap = Thief: swap a coin of { $value } gold
move-end-turn = End the turn
move-pass = Pass
move-set-figure = Set Drakon at { $x }, { $y }
move-jump = Jump
move-stay = Stay
move-destroy = Destroy the chamber at { $x }, { $y }
move-move-figure = Drakon to { $x }, { $y }
move-figure-stays = Drakon stays
move-float = Float to { $x }, { $y } (turn { $turning })
move-shift = At { $x }, { $y } lay { NAME($chamber) } (turn { $turning })
move-take-chamber = Take a chamber of { $seat }
move-control = Move { $seat } { NAME($way) }
move-control-leap = Send { $seat } to { $x }, { $y }
move-rotate = Turn the chamber at { $x }, { $y } by { $quarters } quarter(s)
move-shield = Keep the coin
move-allow = Let it go
move-draw = Draw one more
move-enough = Enough

# --- events ---

event-dealt = { $seat } is dealt a hand.
    .you = You are dealt: { NAME($chambers) }.
event-first-player = { $seat } begins.
    .you = You begin.
event-hero-taken = { $seat } is the { NAME($hero) }.
    .you = You are the { NAME($hero) }.
event-turn =
    { $can ->
        [act] Turn: { $seat }.
        [ability] { $seat } can neither place nor move.
       *[nothing] { $seat } has no action and is skipped.
    }
    .you =
        { $can ->
            [act] Your turn.
            [ability] You can neither place nor move.
           *[nothing] You have no action and are skipped.
        }
event-placed = { $seat } places { NAME($chamber) }.
    .you = You place { NAME($chamber) }.
event-drew =
    { $chamber ->
        [unknown] { $seat } draws a chamber.
       *[other] { $seat } draws { NAME($chamber) }.
    }
    .you = You draw { NAME($chamber) }.
event-hero-moved =
    { $how ->
        [wizard] By magic the hero of { $seat } walks on.
        [amazon] The Amazon of { $seat } runs on.
        [control] { $by_seat } leads the hero of { $seat } on.
        [push] { $by_seat } pushes the hero of { $seat } away.
        [jump] The hero of { $seat } jumps.
       *[walk] The hero of { $seat } goes on.
    }
    .you =
        { $how ->
            [wizard] By magic your hero walks on.
            [amazon] Your Amazon runs on.
            [control] { $by_seat } leads your hero on.
            [push] { $by_seat } pushes your hero away.
            [jump] Your hero jumps.
           *[walk] Your hero goes on.
        }
    .to-you =
        { $how ->
            [push] You push the hero of { $seat } away.
           *[control] You lead the hero of { $seat } on.
        }
event-sent-to-start =
    { $how ->
        [caught] Drakon catches the hero of { $seat }: back to Start.
       *[walked-in] The hero of { $seat } runs into Drakon: back to Start.
    }
    .you =
        { $how ->
            [caught] Drakon catches your hero: back to Start.
           *[walked-in] Your hero runs into Drakon: back to Start.
        }
event-figure-set = { $seat } sets Drakon on the board.
    .you = You set Drakon on the board.
event-figure-moved = { $seat } moves Drakon.
    .you = You move Drakon.
event-stayed =
    { $ask ->
        [drakon] { $seat } lets Drakon stay.
        [jump] { $seat } does not jump.
        [float] { $seat } lets the chamber lie.
       *[shift] { $seat } exchanges nothing.
    }
    .you =
        { $ask ->
            [drakon] You let Drakon stay.
            [jump] You do not jump.
            [float] You let the chamber lie.
           *[shift] You exchange nothing.
        }
event-no-effect = { NAME($chamber_kind) }: nothing happens.
    .you = { NAME($chamber_kind) }: nothing happens for you.
event-acted-before = { NAME($chamber_kind) } has already acted on the hero of { $seat } in this turn.
    .you = { NAME($chamber_kind) } has already acted on your hero in this turn.
event-coin-found =
    { $coin ->
        [unknown] { $seat } takes a coin from the hoard.
       *[other] { $seat } takes { NAME($coin) } from the hoard.
    }
    .you =
        { $coin ->
            [unknown] You take a coin from the hoard.
           *[other] You take { NAME($coin) } from the hoard.
        }
event-coin-lost =
    { $coin ->
        [unknown] { $seat } loses a coin.
       *[other] { $seat } loses { NAME($coin) }.
    }
    .you =
        { $coin ->
            [unknown] You lose a coin.
           *[other] You lose { NAME($coin) }.
        }
event-coin-stolen =
    { $coin ->
        [unknown] { $seat } steals a coin from { $from_seat }.
       *[other] { $seat } steals { NAME($coin) } from { $from_seat }.
    }
    .you =
        { $coin ->
            [unknown] You steal a coin from { $from_seat }.
           *[other] You steal { NAME($coin) } from { $from_seat }.
        }
    .to-you =
        { $coin ->
            [unknown] { $seat } steals a coin from you.
           *[other] { $seat } steals { NAME($coin) } from you.
        }
event-coins-swapped =
    { $got ->
        [unknown] { $seat } swaps a coin with the hoard.
       *[other] { $seat } gives { NAME($gave) } to the hoard and gets { NAME($got) }.
    }
    .you =
        { $got ->
            [unknown] You swap a coin with the hoard.
           *[other] You give { NAME($gave) } to the hoard and get { NAME($got) }.
        }
event-coin-kept = { $seat } keeps the coin.
    .you = You keep your coin.
event-ability-used = { $seat } uses the ability: { NAME($hero) }.
    .you = You use your ability: { NAME($hero) }.
event-chamber-taken =
    { $chamber ->
        [unknown] { $seat } takes a chamber from { $from_seat }.
       *[other] { $seat } takes { NAME($chamber) } from { $from_seat }.
    }
    .you = You take { NAME($chamber) } from { $from_seat }.
    .to-you = { $seat } takes { NAME($chamber) } from you.
event-refilled = { $seat } changes chambers with the pile.
    .you = You put under the pile: { $put ->
            [0] nothing
           *[other] { NAME($put) }
        }; you draw: { $drew ->
            [0] nothing
           *[other] { NAME($drew) }
        }.
event-destroyed = { $seat } destroys { NAME($chamber) }.
    .you = You destroy { NAME($chamber) }.
event-floated = { NAME($chamber) } floats to another place.
    .you = You let { NAME($chamber) } float to another place.
event-shifted = { $seat } takes { NAME($taken) } away and lays { NAME($chamber) } there.
    .you = You take { NAME($taken) } away and lay { NAME($chamber) } there.
event-rotated = { $seat } turns { NAME($chamber) }.
    .you = You turn { NAME($chamber) }.
event-passed = { $seat } passes.
    .you = You pass.
event-ended =
    { $reason ->
        [gold] Enough gold! The winner: { $winner_seats }.
        [team-gold] Enough gold in the pool! The winners: { $winner_seats }.
        [fixed-gold] Enough coins! Victory for { $winner_seats }.
        [escaped] Out of the lair! Victory for { $winner_seats }.
        [no-action] Nobody can act any more. The richest win: { $winner_seats }.
       *[stall] The game stands still. The richest win: { $winner_seats }.
    }
    .you =
        { $reason ->
            [gold] Enough gold!
            [team-gold] Enough gold in the pool!
            [fixed-gold] Enough coins!
            [escaped] Out of the lair!
            [no-action] Nobody can act any more, and nobody is richer.
           *[stall] The game stands still, and nobody is richer.
        } { $winner_seats ->
            [one] You win!
           *[other] You win together: { $winner_seats }.
        }

# --- rules ---

rule-start-tile = Start lies in the middle of the table, and every hero begins there.
    .title = Start
rule-deal = The other chambers are shuffled. Everybody gets four, unseen by the others; the rest is the draw pile.
    .title = The deal
rule-hero-figure = Everybody takes a different hero figure. Without Heroes! they are all alike.
    .title = Figures
    .refused =
        { $why ->
            [taken] That figure is taken: choose a free one.
            [plain] Without Heroes! the figures have no abilities.
           *[other] First take a hero figure that is free.
        }
rule-hoard = All coins lie face down as the dragon's hoard.
    .title = The hoard
rule-coins-face-down = Your coins lie face down before you: how many is open, what they are worth only you know.
    .title = Hidden coins
rule-first-player = Chance decides who begins.
    .title = First player
rule-clockwise = Turns go round clockwise.
    .title = Clockwise
rule-one-action = A turn is exactly one action: place a chamber of your hand, or move your hero.
    .title = One action
    .refused =
        { $why ->
            [done] One action a turn, and yours is done: use your hero's ability or end the turn.
           *[other] A turn is one action: place a chamber you hold, or move your hero.
        }
rule-must-act = As long as you can place or move you must.
    .title = No passing
    .refused = You can still place or move, so you may not pass.
rule-skip = Who can neither place nor move is skipped.
    .title = Skipped
rule-place-adjacent = A chamber is laid on a free square that shares a side with a chamber in play. A corner is not enough.
    .title = Side by side
    .refused = This square is not free or shares no side with a chamber.
rule-no-facing-arrows = An arrow must never meet an arrow on a side where chambers touch. All touching sides count.
    .title = No facing arrows
    .refused = Two arrows would face each other: { NAME($sides) }.
rule-place-turned = You may turn a chamber before you lay it.
    .title = Turning
rule-place-anywhere = You may build on to any chamber in play, also in a part that is cut off.
    .title = Anywhere
rule-place-order = First the chamber is laid, then comes the jump or the Drakon figure if it is due, then you draw.
    .title = Order of placing
rule-draw = After placing, draw the top chamber of the pile, however many you hold.
    .title = Drawing
rule-pile-empty = If the pile is empty you draw nothing and the game goes on.
    .title = Empty pile
rule-hand-empty = With no chamber in hand you can neither place nor draw, only move.
    .title = Empty hand
    .refused = You hold no chamber.
rule-last-tile = Whoever places their only chamber still draws for it.
    .title = The last chamber
rule-under-pile = Chambers that leave the table or a hand go face down under the pile. If it was empty, they are the new pile.
    .title = Under the pile
rule-no-fit = A hand of which nothing fits anywhere counts as no placing.
    .title = Nothing fits
rule-move-arrow = A hero goes one chamber in the direction of an arrow of the chamber he is in.
    .title = Along the arrow
    .refused = No arrow leads { NAME($direction) } here.
rule-move-needs-chamber = There must be a chamber where the arrow points.
    .title = A chamber beyond
    .refused = There is no chamber to the { NAME($direction) }.
rule-entry = Entering a chamber sets off its effect once, after Drakon has been looked for.
    .title = Entering
rule-no-repeat = Standing in a chamber sets off nothing. A chamber acts on the same hero once in a turn, however often the hero comes back; an entry in a later turn sets it off again.
    .title = No repetition
rule-not-entry = Riding a floating room, being turned, the jump to an Escape and being sent to Start are no entries.
    .title = No entry
rule-must-may = What a chamber orders is done if it can be done. Floating, exchanging and jumping are up to you. What is impossible is passed over.
    .title = Must and may
    .refused = This chamber gives an order: you cannot decline.
rule-owner-resolves = The owner of the hero decides the chamber's effect and keeps the gain, whoever moved the hero.
    .title = The owner decides
rule-together = Any number of heroes may share a chamber.
    .title = Together
rule-figure-aside = The Drakon figure begins beside the board.
    .title = Drakon sleeps
rule-figure-first = Who puts the first Drakon Moves on the table at once sets the figure on any chamber without a hero.
    .title = Drakon wakes
    .refused = Choose a chamber in play without a hero for Drakon.
rule-figure-late = If a hero enters Drakon Moves while the figure is still aside, the hero's owner sets it instead of moving it.
    .title = A late awakening
rule-figure-catch = A hero in the chamber where Drakon ends his movement goes to Start and loses a random coin.
    .title = Caught
rule-figure-all = Drakon catches everybody there, also the hero of the player who moved him, in turn order.
    .title = Everybody
rule-figure-at-start = A hero caught on Start only loses the coin.
    .title = Caught on Start
rule-figure-pass = Passing each other has no effect.
    .title = Passing by
rule-figure-walk-in = A hero who enters Drakon's chamber goes to Start at once and loses a random coin; the chamber has no effect.
    .title = Into the jaws
rule-figure-start-entry = Who enters Start while Drakon is there loses a coin and stays; once for each entry.
    .title = Drakon on Start
rule-figure-not-hero = Drakon sets off no chambers.
    .title = Drakon is no hero
rule-random-coin = A coin lost or stolen is drawn at random. Lost coins go back to the hoard. Without coins nothing happens.
    .title = A random coin
rule-blank = Nothing happens here.
    .title = Blank
rule-start-chamber = Start has no effect. It is never destroyed and never exchanged, but may be turned.
    .title = The Start chamber
    .refused = Start stays where it is.
rule-destroy = Choose a chamber without hero or Drakon, not Start; it goes under the pile. The maze may fall apart.
    .title = Destroy a Chamber
    .refused = Choose a chamber without hero or Drakon to destroy.
rule-drakon-moves = Move Drakon up to 3 steps from chamber to chamber, whatever the arrows. He cannot cross a gap.
    .title = Drakon Moves
    .refused =
        { $why ->
            [far] Drakon cannot get there in 3 steps.
           *[other] Drakon goes first: move him up to 3 steps or let him stay.
        }
rule-figure-stay = Drakon may stay where he is or come back there. His move ends there all the same, and he catches the heroes with him.
    .title = Drakon stays
    .refused = Drakon is there already: let him stay.
rule-escape = Nothing happens on entering.
    .title = Escape
rule-escape-jump = Whoever places an Escape may put their hero on it at once, from wherever it stands.
    .title = The jump
    .refused = Decide first whether to jump to the Escape.
rule-escape-frees = The jump needs no arrow; neither Strong Wind nor Harp holds it back.
    .title = A free jump
rule-find-coin = Take a random coin from the hoard, if there is one.
    .title = Find a Coin
rule-floating = You may move this chamber to a free square beside another chamber, turned as you like, without facing arrows. Its old square is not free for it.
    .title = Floating Room
    .refused =
        { $why ->
            [square] The room must float to a free square that shares a side with another chamber.
           *[other] The floating room comes first: move it or stay.
        }
rule-floating-riders = Everybody on the floating room rides along.
    .title = Riders
rule-lose-gold = Lose a random coin, whatever it is worth.
    .title = Lose a Gold
rule-harp = A hero in a chamber with an arrow at a Harp must go to that Harp when he moves.
    .title = Magical Harp
    .refused = The Harp calls: the only way is { NAME($sides) }.
rule-harp-choice = With arrows at several Harps any of them will do.
    .title = Several Harps
rule-harp-may-place = The Harp binds only who moves; placing stays free.
    .title = Placing near a Harp
rule-harp-no-arrow = A Harp beside Master Key or Teleport binds nobody who leaves them: they have no arrows.
    .title = No arrow, no call
rule-harp-itself = Entering a Harp has no further effect.
    .title = At the Harp
rule-shift = You may take a chamber without hero or Drakon, not Start, into your hand and lay one of yours on its square without facing arrows.
    .title = Magical Shift
    .refused = Choose a chamber without hero or Drakon and one you hold to take its place, or stay.
rule-map = Choose an opponent with chambers and take one of theirs at random. The hands stay changed for good.
    .title = Map Chamber
    .refused = Choose an opponent who holds chambers.
rule-master-key = The way out of a Master Key is through any side with a chamber behind it, whatever the arrows.
    .title = Master Key
rule-mind-control = Choose an opponent's hero who can move, and his way. His owner resolves the chamber he enters.
    .title = Mind Control
    .refused = Choose an opponent's hero and a way for him.
rule-forced-way = A forced move obeys the chamber that is left, and no ability helps but the Knight's.
    .title = Forced moves
rule-chain = Forced moves that set off others are resolved at once. After twelve in one turn Mind Control has no effect.
    .title = Chains
rule-rotate = Turn any chamber by one to three quarters so that no arrows face. Heroes, Drakon and Start may be on it.
    .title = Rotate a Chamber
    .refused = Choose a chamber in play and turn it.
rule-steal-cw = Take a random coin of the next player clockwise.
    .title = Steal clockwise
rule-steal-ccw = Take a random coin of the next player anticlockwise.
    .title = Steal anticlockwise
rule-wind = Out of a Strong Wind a hero goes exactly two chambers in one move, each step legal for the chamber it leaves.
    .title = Strong Wind
    .refused =
        { $steps ->
            [1] Only one step leads out of this chamber; two lead out of a Strong Wind.
           *[other] Out of a Strong Wind a hero goes two steps.
        }
rule-wind-through = The chamber in between has no effect, nor has Drakon there.
    .title = Blown through
rule-wind-virtual = Master Key or Teleport in between count as having an arrow to every neighbour that has none towards them.
    .title = Blown through magic
    .refused = The chamber to the { NAME($direction) } points at the one in between: no way there.
rule-wind-harp = Each of the two steps obeys the Harp.
    .title = Harp in the wind
    .refused = In between the Harp calls: the only way is { NAME($sides) }.
rule-wind-stuck = Without a way of two steps the hero cannot leave the Strong Wind.
    .title = Becalmed
    .refused = No way of two steps leads out of this Strong Wind.
rule-teleport = Out of a Teleport a hero moves to any other chamber in play, cut-off ones and Drakon's included.
    .title = Teleport
    .refused =
        { $why ->
            [elsewhere] Only out of a Teleport does a hero go to a chamber of your choice.
           *[other] Out of a Teleport a hero goes to another chamber in play, named by its square.
        }
rule-heroes-dealt = With Heroes! the figures are dealt at random.
    .title = Heroes!
    .refused = That is the ability of another hero: { NAME($hero) }.
rule-ability-once = Each ability can be used once a game.
    .title = Once only
    .refused = Your hero's ability is used up.
rule-ability-when = An ability is used in your own turn right before or right after the action, never inside it. Only the Knight acts at any time.
    .title = When to use it
    .refused =
        { $why ->
            [inside] Abilities come right before or right after your action, not in between.
           *[other] Your action is done: use your hero's ability or end the turn.
        }
rule-ability-only = Who can neither place nor move, but has an ability that would change something, may use it or pass.
    .title = Only the ability
    .refused = You have no action: use the ability or pass.
rule-amazon = After her move the Amazon may make a second full move. Not after placing.
    .title = Amazon
    .refused = The Amazon runs on only right after her move.
rule-barbarian = The Barbarian drives an opponent's hero in his chamber out along an arrow and then takes a random chamber of that player.
    .title = Barbarian
    .refused =
        { $why ->
            [elsewhere] The Barbarian pushes only a hero in his own chamber.
           *[other] This chamber has no arrow to push along.
        }
rule-dwarf = The Dwarf puts any number of chambers under the pile, also none, and draws as many. With fewer than four in hand you may go on drawing, one by one, up to four.
    .title = Dwarf
    .refused =
        { $why ->
            [not-held] The Dwarf can put away only chambers you hold.
           *[other] First the Dwarf's hand: draw one more chamber or say that it is enough.
        }
rule-knight = When an opponent or a chamber would cost the Knight a coin, he may keep it. Not when he walks into Drakon himself.
    .title = Knight
    .refused = First decide whether the Knight keeps the coin.
rule-thief-steal = The Thief takes a random coin of an opponent in the same chamber.
    .title = Thief: theft
    .refused = The Thief steals from an opponent who shares his chamber and has coins.
rule-thief-swap = Or he names one of his coins, draws one from the hoard and puts the named one in.
    .title = Thief: swap
    .refused = For a swap the Thief needs such a coin, and the hoard must not be empty.
rule-wizard = The Wizard's move goes through any side with a chamber behind it, whatever the arrows. It is his ordinary move.
    .title = Wizard
    .refused = The Wizard's magic is his move itself, not one more.
rule-wizard-wind = In a Strong Wind the magic serves for the first step only. It never avoids a Harp.
    .title = Wizard in the wind
    .refused = The magic is spent on the first step; no arrow leads { NAME($direction) } from there.
rule-variant-escape = Escape from the lair: who owns 8 coins and moves onto an Escape or Teleport wins.
    .title = Escape from the lair
rule-escape-by-moving = Only your own move or jump counts, not standing there already or being moved by an opponent.
    .title = By own feet
rule-team-seats = Teams of two sit opposite each other; four or six players.
    .title = Teams
rule-team-goal = The team with 20 gold in its pool wins.
    .title = The team's goal
rule-team-pool = Mates' coins lie in one pool both may look at. What either loses comes from the pool.
    .title = The pool
rule-team-opponents = Only members of other teams are opponents. Hands stay separate and secret.
    .title = Friend and foe
    .refused = That is not an opponent.
rule-fixed-gold = Fixed gold: the first with 5 coins wins, whatever they are worth.
    .title = Fixed gold
rule-variants-mix = Fixed gold and Escape exclude each other. With teams their numbers double.
    .title = Mixing variants
rule-win-gold = Who owns coins worth 10 gold wins at once.
    .title = 10 gold
rule-win-anytime = Also outside the winner's own turn; whatever was still to be resolved is dropped.
    .title = At any time
rule-no-action-end = When everybody in succession was skipped or passed, the game ends and the richest wins.
    .title = Nobody can act
rule-default-move = For an absent player: a move of the hero if there is one, else a placing; otherwise what changes least.
    .title = For the absent
rule-tie = Equal players share the victory.
    .title = Shared victory
rule-stall = Twelve rounds without a placing or a coin moving, or 150 rounds in all, end the game: the richest wins.
    .title = Standstill

# --- chambers by number ---

word-0 = { word-start }
word-1 = { word-blank }
word-2 = { word-blank }
word-3 = { word-blank }
word-4 = { word-blank }
word-5 = { word-blank }
word-6 = { word-blank }
word-7 = { word-blank }
word-8 = { word-find }
word-9 = { word-find }
word-10 = { word-find }
word-11 = { word-find }
word-12 = { word-find }
word-13 = { word-find }
word-14 = { word-find }
word-15 = { word-find }
word-16 = { word-find }
word-17 = { word-find }
word-18 = { word-lose }
word-19 = { word-lose }
word-20 = { word-lose }
word-21 = { word-lose }
word-22 = { word-steal-clockwise }
word-23 = { word-steal-clockwise }
word-24 = { word-steal-clockwise }
word-25 = { word-steal-clockwise }
word-26 = { word-steal-counterclockwise }
word-27 = { word-steal-counterclockwise }
word-28 = { word-steal-counterclockwise }
word-29 = { word-steal-counterclockwise }
word-30 = { word-destroy }
word-31 = { word-destroy }
word-32 = { word-destroy }
word-33 = { word-destroy }
word-34 = { word-drakon-moves }
word-35 = { word-drakon-moves }
word-36 = { word-drakon-moves }
word-37 = { word-drakon-moves }
word-38 = { word-drakon-moves }
word-39 = { word-escape }
word-40 = { word-escape }
word-41 = { word-escape }
word-42 = { word-floating }
word-43 = { word-floating }
word-44 = { word-floating }
word-45 = { word-harp }
word-46 = { word-harp }
word-47 = { word-harp }
word-48 = { word-shift }
word-49 = { word-shift }
word-50 = { word-shift }
word-51 = { word-shift }
word-52 = { word-map }
word-53 = { word-map }
word-54 = { word-map }
word-55 = { word-mind-control }
word-56 = { word-mind-control }
word-57 = { word-mind-control }
word-58 = { word-mind-control }
word-59 = { word-rotate }
word-60 = { word-rotate }
word-61 = { word-rotate }
word-62 = { word-rotate }
word-63 = { word-wind }
word-64 = { word-wind }
word-65 = { word-wind }
word-66 = { word-key }
word-67 = { word-key }
word-68 = { word-key }
word-69 = { word-teleport }
word-70 = { word-teleport }
word-71 = { word-teleport }

# --- the terminal board ---

board-round = round { $round }
board-hero = Hero
board-at = At
board-hand = Hand
board-coins = Coins
board-you = you
board-pile = Pile
board-hoard = Hoard
board-kind-start = START
board-kind-blank = blank
board-kind-find = COIN
board-kind-lose = lose
board-kind-steal-clockwise = stl ↻
board-kind-steal-counterclockwise = stl ↺
board-kind-destroy = destr
board-kind-drakon-moves = DRAK
board-kind-escape = exit
board-kind-floating = float
board-kind-harp = harp
board-kind-shift = shift
board-kind-map = map
board-kind-mind-control = mind
board-kind-rotate = turn
board-kind-wind = wind
board-kind-key = key
board-kind-teleport = tele

# Why a coach would play a move: names of logovo/search/reasons.
reason-win = It wins the game.
reason-coin = There is a coin in it at once.
reason-steal = It takes a coin from another.
reason-ahead = A coin is within reach from there.
reason-away = Your hero gets out of a bad place.
reason-escape = It opens the way out just when you may leave.
reason-lay-own = It lies where your own hero goes next.
reason-lay-other = It lies in a rival’s way.
reason-lay-aside = It lies out of the way: nothing given, and better chambers stay in your hand.
reason-drakon = Drakon stands in the rivals’ way, not in yours.
reason-force = A rival ends up where they did not want to be.
reason-destroy = That chamber was of more use to others than to you.
reason-ways = It turns the ways in your favour.
reason-hand = It makes your hand better.
reason-take = They have the most to lose.
reason-jump = You get to where more is to be had.
reason-shield = It saves your coin.
reason-stay = Where you stand is better than anywhere you could go.
# --- what lies hidden: for reviews ---

hidden-hand = { $seat }, in hand
hidden-coins = { $seat }, coins
hidden-next = On top of the pile
