# Lessons of Dragon's Gold: what is said at each step, and chapters of its rulebook.

lesson-aim = Dragons and knights
    .about = What it is about, and your first dragon.
lesson-aim-theme = Four dragons lie on their treasures. “4/6” means: a strength of 4 has gathered, and the dragon has 6. The stones below it are what you can win.
lesson-aim-knights = You have four knights of strength 1 to 4; the 4 already waits at the first dragon. Each turn you send one.
lesson-aim-send = The first dragon has strength 6: with your thief, who has 2, it is enough. Choose him, then the dragon.
    .else = Allowed. But with the thief you can slay the first dragon right now.
lesson-aim-others = Slain! You fought alone and take everything. Your two knights rest face down; when none is left standing, all get up. Who has none to send misses a turn.

lesson-share = I cut, you choose
    .about = When several fought.
lesson-share-send = A knight of Boris stands here already, 4 of 5. Your wizard is enough: join in!
    .else = Allowed. But send the wizard to the first dragon.
lesson-share-rank = Two fought, so the treasure is shared. Boris brought more strength. The weakest cuts, and that is you; the strongest chooses first.
lesson-share-cut = Make two shares, everything must lie in one of them. Cut so that you like both: Boris takes first.
lesson-share-tip = And what was left is yours. A fair cut is a good cut, unless you know what the other needs.

lesson-choose = The strongest chooses
    .about = Rank, and what others know of you.
lesson-choose-send = Boris and Vera are waiting here with 3 of 7. Send your 4.
    .else = Allowed. But send the 4 to the first dragon.
lesson-choose-take = You brought most, so you choose first. Boris had to cut. Which share do you want?
    .else = That is yours to take, too. But look at the better ones.
lesson-choose-robbed = Vera's knight was a thief. A thief who fought takes a token from somebody who was there: watch.
lesson-choose-hidden = What you own is hidden: all see how much, only you see what. Those who watch well remember.

lesson-thief = Thief and wizard
    .about = What 2 and 1 can do.
lesson-thief-what = Your 1 is a wizard, your 2 a thief. The wizard is here already, together with a knight of Boris.
lesson-thief-send = Send the thief, too: together it is 6.
    .else = Allowed. But send the thief to the first dragon.
lesson-thief-take = The only wizard takes all the reds before the cut: yours! Now choose your share.
    .else = Allowed. But two gold are worth more.
lesson-thief-steal = Now the thief. Rob Boris, who fought here as well.
lesson-thief-pick = As a rule the token is taken blindly. But your wizard lets you look: take the black one!
    .else = Allowed. But black is worth 7.

lesson-market = The market
    .about = Once a game all trade.
lesson-market-what = After the eighth dragon there is a market. Everybody may offer tokens to everybody, all at the same time. Boris has an idea.
lesson-market-accept = Boris offers a yellow for a blue. You have two blue and no yellow: accept. You could also decline.
    .else = Allowed. But take this offer first.
lesson-market-ready = A trade! You may make offers, too, two at a time, of what you have. When you want no more, say that you are ready.
    .else = Nice, you may offer that. But for now say that you are ready.

lesson-end = What it is worth
    .about = The end and the score.
lesson-end-worth = Black counts 7, gold 3, silver and red 1. Five different colours make a set for 5, and whoever has most of a colour gets an award.
lesson-end-last = The deck is almost empty. Slay this dragon, and the game ends.
    .else = Allowed. But end it: send the thief to the first dragon.
lesson-end-tip = Most points win. A tip: a majority is worth more than gold, and one stone may decide it. With equal numbers two share, three get nothing.

lesson-cards = Action cards
    .about = The advanced game.
lesson-cards-what = In the advanced game everybody holds secret action cards. Each can be played at its own moment. This is a sword.
lesson-cards-sword = It makes your next knight stronger by 2. Play it.
    .else = Allowed. But raise the sword first.
lesson-cards-send = Boris has 3 of 7 here. Your 3 counts 5 now: send him.
    .else = Allowed. But use the sword at the first dragon.

# --- chapters of the rulebook ---

chapter-setup = Before the first turn
    .about = Four dragons, four knights each, one bag of treasures.
chapter-turn = A turn
    .about = Send one knight to one dragon.
chapter-battle = A dragon falls
    .about = When the knights together are as strong as the dragon.
chapter-division = Cut and choose
    .about = The weakest cuts, the strongest chooses first.
chapter-thieves = Thieves
    .about = After the division they steal.
chapter-after = After the battle
    .about = Knights rest, and a new dragon comes.
chapter-market = The market
    .about = Once a game everybody may trade.
chapter-scoring = What it is worth
    .about = Coins, sets, majorities.
chapter-end = The end
    .about = With the last dragon of the deck.
chapter-advanced = The advanced game
    .about = Secret action cards.
chapter-action-cards = Action cards
    .about = What each card does and when.
