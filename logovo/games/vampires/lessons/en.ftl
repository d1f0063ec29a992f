# Lessons of Dawn Under: what is said at each step, and chapters of its rulebook.

lesson-aim = A bed before dawn
    .about = What it is about, and your first turn.
lesson-aim-theme = The sun is about to rise, and every vampire needs a grave. Here are yours. Be the first to put them all to bed!
lesson-aim-ends = Only the two vampires at the ends of your row count: red on the left, blue on the right.
lesson-aim-open = On your turn open a grave. Nobody knows what lies under a lid. Try this one.
    .else = Any grave may be opened. But for this lesson take the one that is lit.
lesson-aim-bury = An empty grave, and its lid is red inside: the colour of your left vampire. Sleep well! Tap the vampire.
    .else = You may leave it. But look: the colour fits. Bury the red one.
lesson-aim-again = The lid is closed again, and you may go on. Not in the grave you just filled, though. Try it.
lesson-aim-on = Right. Another one, then: open this grave.
    .else = You could. But take the grave that is lit: there is a surprise for you.
lesson-aim-second = Blue! Your right vampire may lie down, too.
    .else = You may leave it. But it is blue, like your right end.
lesson-aim-stop = You may go on until you find no match. Or stop: then nobody learns more than they must. Stop here.
    .else = Brave! But let the others have a turn now: stop.

lesson-garlic = Garlic
    .about = When the colour does not fit.
lesson-garlic-open = Not every grave fits. Open this one.
    .else = Take the grave that is lit, please.
lesson-garlic-lay = Green: no end of yours is green. You may lay garlic here, a trap. Do it!
    .else = You may leave it empty. But set a trap: lay garlic.
lesson-garlic-give = Boris has opened your garlic! The owner of garlic gives one vampire to whoever finds it. Which end do you part with?
lesson-garlic-done = One vampire less, and the garlic is yours again. Beware: if you find your own garlic, all the others give you a vampire.

lesson-stakes = Wooden stakes
    .about = Graves that are taken.
lesson-stakes-what = Whoever opens a grave with a vampire in it gets a stake. You have two already. The third one hurts.
lesson-stakes-open = Let us see how: open this grave.
    .else = Take the grave that is lit: somebody sleeps there.
lesson-stakes-put = Somebody sleeps here: your third stake! Now every other player gives you a vampire. Where do you put the one from Boris?
lesson-stakes-put-again = And one from Vera. You may put it at either end.
lesson-stakes-tip = Your stakes are gone, two vampires have come. So remember which graves are taken!

lesson-plague = A rat!
    .about = The plague opens graves for all.
lesson-plague-open = Under six lids there is a rat. Open this one.
    .else = Take the grave that is lit: you can smell it.
lesson-plague-far = A plague! Now only the neighbours of the rat's grave may be opened. Try one far away.
lesson-plague-near = Too far. Take the corner beside the rat.
    .else = That is a neighbour, too. But take the corner first.
lesson-plague-bury = Red! In a plague you bury as always.
    .else = You may leave it. But it fits: bury the red one.
lesson-plague-stop = Open as many neighbours as you like. They stay open for all to see! Better stop now.
    .else = You may go on. But each open grave helps the others: stop.
lesson-plague-over = The others did not want to open any. It goes round until everybody passes: stop once more, and the lids are closed.
    .else = You may go on. But let it end here.

lesson-memory = Remember!
    .about = All see the same. Who remembers wins.
lesson-memory-watch = Everybody sees every opened grave, but nothing is written down. Watch closely what Boris and Vera open.
lesson-memory-find = One of the two lids was red, like your left vampire. Which grave was it?
    .else = Not that one! It was in the second row, the third from the left.
lesson-memory-bury = Well remembered! Put it to bed.
    .else = You may leave it. But you have found it: bury the red one.
lesson-memory-tip = A tip: the others' ends are open, too. If you know which grave they need, trap it with garlic or fill it first.

lesson-end = The last one
    .about = How to win.
lesson-end-last = One vampire is left. With a single one both ends are the same.
lesson-end-open = You have seen a red lid here before. Open it!
    .else = Not there. You know where red is: it is lit.
lesson-end-bury = The last one. Good night!
    .else = You may leave it. But why? Bury it and win.
lesson-end-tip = No vampires left: you win at once. You can also win in others' turns, by giving your last one away.

lesson-two = For two
    .about = What is different with two players.
lesson-two-graves = For two players there are four colours and forty graves with lids; the bare ones are out of play.
lesson-two-open = Apart from that you open as always. Try any grave with a lid.
lesson-two-more = Traps are stronger: garlic brings two vampires, a third stake four. And a grave that both of you have opened may be barred to you for a turn.

lesson-notes = Open notes
    .about = Nothing to remember: what all have seen stays visible.
lesson-notes-what = Open notes are on. Every grave that was opened shows what all saw there: the colour of its lid, and who or what lies in it.
lesson-notes-find = Your left vampire is red. A noted lid that is red, with an empty grave below: find it and open it.
    .else = Not that one. Look for a red lid with nobody under it: second row, third from the left.
lesson-notes-bury = Read, not remembered. Put it to bed.
    .else = You may leave it. But it fits: bury the red one.
lesson-notes-taken = The note has changed: somebody sleeps there now. Next, a grave nobody has opened yet: this one.
    .else = Possible. But take the grave that is lit and has no note.
lesson-notes-lay = Green, and no end of yours is green. Lay garlic!
    .else = You may leave it empty. But lay garlic and see what becomes of a trap.
lesson-notes-tip = The garlic is noted, too: nobody will fall for it. So fill the graves the others need, and open new ones with care: each note helps all.

# --- chapters of the rulebook ---

chapter-setup = Before the first turn
    .about = Sixty graves, sixty vampires, and nobody knows where.
chapter-row = Your row
    .about = Only the two ends count.
chapter-opening = Opening a grave
    .about = If the colour of the lid fits an end of your row, bury that vampire.
chapter-garlic = Garlic
    .about = A trap for graves that do not fit.
chapter-stakes = Stakes and gifts
    .about = A grave that is taken costs a stake; the third one is dear.
chapter-plague = The plague
    .about = A rat opens the graves around it.
chapter-rats = Another rat
    .about = A plague may end in the next one.
chapter-end = The end
    .about = Who has buried the whole row wins.
chapter-memory = What everybody sees
    .about = All see the same, and nothing is written down.
chapter-two = Two players
    .about = Fewer colours, stronger traps.
chapter-notes = Open notes
    .about = With this option nothing that all have seen is forgotten.
chapter-options = Options
    .about = What a host may choose.
