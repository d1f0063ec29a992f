# Lessons of Mad Lucky: what is said at each step, and chapters of its rulebook.

lesson-aim = A path to the gold
    .about = What it is about, and your first path.
lesson-aim-theme = One of three goals on the right hides gold. Diggers build a path to it, together, from the entrance on the left.
lesson-aim-role = But some of you may be Mad Luckies, who want the path to fail. Only you know your role: hold this button to see it.
lesson-aim-lay = You are a digger. Each turn you play one card and draw another. Choose this path and the lit place: paths must meet paths on every side.
    .else = Allowed. But the straight path leads on towards the goals: lay it there.
lesson-aim-dead = Well done, the others built on. This card of yours is a dead end: no path leads through it. Nobody can use what is cut off from the entrance.
lesson-aim-pass = You would rather not lay it. Pass with it: choose it and put it aside, unseen.
    .else = Allowed. But get rid of the dead end: pass with it.

lesson-tools = Lamp, spade, boots
    .about = Breaking and mending.
lesson-tools-broken = Vera has broken your lamp! With a broken tool you lay no paths. Try your path all the same.
lesson-tools-mend = You need a mend with the same picture: the lamp. Choose it, then tap the broken lamp. A double mend repairs one of its two tools.
    .else = Allowed. But mend your lamp first, with the single mend.
lesson-tools-break = Strange, this Vera. Pay it back: choose the broken boots, then Vera's boots. Of each kind only one may lie before a player.
    .else = Allowed. But this is about Vera's boots.
lesson-tools-done = Now Vera lays no paths. But was it madness, or a mistake? You never know.

lesson-secrets = Dust and fire
    .about = Who knows what.
lesson-secrets-dust = Magic dust lets you look at a closed goal, you alone. Choose it, then the goal in the middle.
    .else = Allowed. But look at the goal in the middle.
lesson-secrets-fire = Gold, and only you know! But look: Vera's dead end blocks the way there. Burn it.
    .else = Allowed. But the dead end must go: burn it.
lesson-secrets-talk = Here you can tell the others what you saw, or who you think they are. You may lie, and so may they. Only your newest words count.

lesson-roles = Mad
    .about = The other side.
lesson-roles-mad = This time you are the Mad Lucky. If the path never reaches the gold, you win the round.
lesson-roles-harm = Nobody must notice too soon. But the way is nearly straight: spoil it with a dead end that looks like a path.
    .else = Allowed, and nicely harmless. But now spoil the way.
lesson-roles-tip = A tip: help a little first, harm late. And as a digger watch who lays odd paths and who breaks whose tools.

lesson-gold = Gold!
    .about = The end of a round, and the pay.
lesson-gold-lay = One card is missing. Lay it, and see what the goal is.
    .else = Allowed. But the path lacks just this one card.
lesson-gold-take = Gold! The round is over, and all roles are shown. The diggers choose gold cards one after another; you finished the path, so you choose first.
    .else = Allowed. But three nuggets are better than two.
lesson-gold-pit = Had it been a pit, it would have become a path and play would go on; if it fits both ways, you choose how it lies. After three rounds the most nuggets win.

lesson-path = Continue the path
    .about = A table can agree: no building for later.
lesson-path-wall = At this table a card must go on with the path that leads from the entrance. Elsewhere your straight could also lie below the first card, wall to wall; here it could not.
lesson-path-on = So lay it to the right, opening to opening.
    .else = Allowed. But go on towards the goals.
lesson-path-tip = It makes sabotage harder: nobody can wall in a place the path has not reached yet. A tip: a cut path must be mended before anything else.

lesson-lamp = No tool, no gold
    .about = A table can agree: who stands there with a broken tool goes home empty-handed.
lesson-lamp-see = The lamp of Boris is broken. At this table that costs him dear, even if he is a digger.
lesson-lamp-lay = You hold the last card of the path. You could mend his lamp first… or not. Lay the card.
    .else = A kind thought. But lay the last card now.
lesson-lamp-paid = Gold! Boris dug, too, but gets nothing; only one card was turned up, and it is yours. A tip: mend the tools of those you trust in time.

# --- chapters of the rulebook ---

chapter-setup = Before a round
    .about = Secret roles, three goals, one of them gold.
chapter-turn = A turn
    .about = Play one card or pass, then draw.
chapter-paths = Paths
    .about = Every side must fit, and the path must hang together with the entrance.
chapter-actions = Actions
    .about = Break, mend, burn, look.
chapter-goals = Goals
    .about = A path that reaches a goal turns it up.
chapter-end = The end of a round
    .about = Gold for the diggers, or nothing.
chapter-gold = The pay
    .about = Gold cards, secret until the end; three rounds.
chapter-claims = Claims
    .about = What players say about goals and roles.
chapter-options = Options
    .about = What a host may choose.
chapter-absent = When somebody is away
    .about = The table plays on.
