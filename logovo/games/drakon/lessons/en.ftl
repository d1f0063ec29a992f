# Lessons of Drakon: what is said at each step, and chapters of its rulebook.

lesson-start = Into the lair
    .about = Choose a hero, lay the first chamber.
lesson-start-figures = A dragon sleeps on a heap of gold, and you want some of it. Everybody takes a hero; Vera may choose first.
lesson-start-hero = Your turn to choose. Vera's figure is taken; any other will do.
lesson-start-hand = These are your chambers, for your eyes only. With them all of you build the maze round Start.
lesson-start-lay = Choose a chamber and tap a square beside the maze. Tap again to turn it, then confirm.
    .else = You could walk. But build first: choose a chamber of your hand.

lesson-aim = One thing a turn
    .about = Walk along arrows, or build.
lesson-aim-theme = This is you. Each turn you do one thing: walk into the next chamber, or lay a new one.
lesson-aim-walk = Start has arrows to all sides. East of it you can find a coin: go there.
    .else = Allowed. But there is gold in the east: go there.
lesson-aim-stuck = A coin! Only you see what it is worth. Now try to go back to Start.
lesson-aim-place = No arrow points there. Yours points north, and there is nothing yet: lay this chamber there. Two arrows must never meet, so it is turned.
    .else = Allowed. But the way you need leads north: lay the lit chamber there.
lesson-aim-on = You have drawn a new chamber for it. And there is a way now: go north.
    .else = Allowed. But you built this way: walk it.
lesson-aim-done = Whoever first owns 10 gold wins. Coins are worth 1, 2 or 3, and nobody knows how much the others have.

lesson-maze = The maze moves
    .about = Turn, destroy, float.
lesson-maze-enter = A chamber does something when you walk in. The one in the east lets you turn a chamber: go in.
    .else = Allowed. But go in: it is the chamber in the east.
lesson-maze-rotate = Now you must turn one, any that you like, as long as no arrows meet. Take the one in the west.
    .else = That may be turned. But leave it and take the lit one.
lesson-maze-on = East again: there a chamber can be destroyed.
    .else = Allowed. But go east.
lesson-maze-start = One chamber stands forever. Try to destroy Start.
lesson-maze-destroy = Start stays. The one in the west may go, nobody is in it. It goes under the pile.
    .else = That may be destroyed. But take the lit one.
lesson-maze-float = The next one is a Floating Room. Walk in.
    .else = Allowed. But try the Floating Room in the north.
lesson-maze-ride = It may float to another free place beside the maze, and you ride along. Choose one; the lit one is fine.
    .else = You may stay. But it is fun: float!
lesson-maze-shift = There is also the Magical Shift: exchange a chamber of your hand for an empty one on the table.

lesson-ways = Winds and harps
    .about = Chambers that you leave in their own way.
lesson-ways-enter = Some chambers act when you leave them. East of you is a Teleport: go in.
    .else = Allowed. But go into the Teleport.
lesson-ways-teleport = Out of a Teleport you go wherever you like. Go to the Strong Wind, far in the east.
    .else = Allowed. But let the wind carry you: choose the lit chamber.
lesson-ways-wind = The wind blows you exactly two chambers on; what lies between does nothing. Who finds no way of two steps is stuck here.
    .else = Allowed. But feel the wind: go.
lesson-ways-bound = A Harp in the north! Whoever has an arrow towards a Harp must go there. Try to go east instead.
lesson-ways-harp = You cannot resist. Follow the music.
    .else = You may build. But follow the music.
lesson-ways-key = A Master Key opens all sides. If Key or Teleport lie in the middle of a wind's two steps, you may pass them to any side that is open.

lesson-drakon = Drakon wakes
    .about = The dragon, and what he does.
lesson-drakon-place = Until now Drakon slept. This chamber wakes him: lay it beside you in the east.
    .else = Allowed. But wake him: lay the lit chamber beside you.
lesson-drakon-hero = You may say where he appears. Not on somebody's head, though. Try your own chamber.
lesson-drakon-figure = No chamber with a hero. Set him in the west, near Boris.
    .else = He may stand there. But the west is better for our plan.
lesson-drakon-enter = Now walk into his chamber: then you may move him.
    .else = Allowed. But walk in: you want to move Drakon.
lesson-drakon-chase = Up to three steps, arrows mean nothing to him. Send him to Boris!
    .else = He may go there. But where is Boris?
lesson-drakon-tip = Caught: Boris is back at Start and has lost a coin. It is the same for whoever walks into Drakon, so look before you go.

lesson-people = Other people's business
    .about = Control, steal, escape.
lesson-people-enter = Some chambers are about the others. The one in the east is Mind Control: go in.
    .else = Allowed. But go east.
lesson-people-control = Lead the hero of Boris one chamber on: into “Lose a Gold”.
lesson-people-map = Boris had to pay. In the north is the Map Chamber: go there.
    .else = Allowed. But go north.
lesson-people-take = You take one of Boris's chambers, unseen. Who has none left can only walk.
lesson-people-escape = An Escape in your hand! Lay it anywhere: then you may jump there at once.
    .else = Allowed. But lay the Escape.
lesson-people-jump = Jump! No wind and no harp can hold you.
    .else = You may stay. But jump, just this once.

lesson-end = Ten gold
    .about = How to win.
lesson-end-gold = You have 9 gold. Vera has three coins: at least 3 gold and at most 9. That is all you know.
lesson-end-find = Any coin is enough. You know where one is.
    .else = Allowed. But you could win now: find a coin.
lesson-end-tip = 10 gold win at once, even in somebody else's turn. A tip: stay away from those who could steal when you are close.

lesson-heroes = Heroes!
    .about = Each figure can do something once.
lesson-heroes-what = In this variant figures are dealt, and each has an ability, once a game. You are the Amazon.
lesson-heroes-move = Abilities are used right before or after your action. First move: go east.
    .else = Allowed. But go east first.
lesson-heroes-again = The Amazon may run on after her move. East again, to the gold!
    .else = You may end your turn. But run on!

lesson-escape = Escape from the lair
    .about = A variant: collect coins, then get out.
lesson-escape-aim = In this variant gold does not win by itself. You need 8 coins, whatever they are worth, and a way out: an Escape or a Teleport.
lesson-escape-eighth = You have seven coins. One more lies east of you: fetch it.
    .else = Allowed. But you need an eighth coin: go east.
lesson-escape-out = Eight! Next door is a Teleport. Walk in, and you are out.
    .else = Allowed. But the way out is in the east.
lesson-escape-tip = Out you are! Only your own step or jump counts: who stands there already, or is pushed there, has to leave and come back. A tip: look at how many coins the others have.

lesson-teams = Teams
    .about = A variant for four or six: two and two together.
lesson-teams-pool = Vera sits opposite you: you are a team, with one pool of coins that both of you may look at. Hands stay secret, even from each other.
lesson-teams-steal = East of you one steals from the next player. That is Boris, and he is not of your team: go there.
    .else = Allowed. But steal from Boris: go east.
lesson-teams-goal = What he loses comes out of his team's pool and goes into yours. Twenty gold win for a team: one more coin will do.
    .else = Allowed. But find a coin: go east.
lesson-teams-tip = Your team has won, both of you. With teams other numbers double, too: 10 coins with Fixed gold, 16 for an escape.

# --- chapters of the rulebook ---

chapter-setup = Before the first turn
    .about = Start in the middle, four chambers each, the hoard face down.
chapter-turn = A turn
    .about = One thing: build or walk.
chapter-placing = Building
    .about = Lay a chamber beside another; arrows must never meet.
chapter-moving = Walking
    .about = Along an arrow, one chamber.
chapter-figure = Drakon
    .about = He catches heroes, and they lose a coin.
chapter-gold-chambers = Chambers of gold
    .about = Find, lose, steal.
chapter-maze-chambers = Chambers that change the maze
    .about = Turn, destroy, float, exchange.
chapter-way-chambers = Chambers with ways of their own
    .about = They act when you leave them or lay them.
chapter-people-chambers = Chambers about others
    .about = Their hands and their heroes.
chapter-end = The end
    .about = Ten gold win at once.
chapter-heroes = Heroes!
    .about = Each figure has an ability, once a game.
chapter-variants = Other variants
    .about = Escape, fixed gold, teams.
