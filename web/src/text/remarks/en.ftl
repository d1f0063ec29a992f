# What bots with a character say beside the game.

phrase-bold-hello = Hold on to your hats!
phrase-bold-hurt = Ha! Is that all?
phrase-bold-struck = Out of my way!
phrase-bold-won = Fortune likes the brave!
phrase-bold-lost = No regrets!
phrase-careful-hello = Slowly and surely.
phrase-careful-hurt = I was afraid of that.
phrase-careful-struck = Sorry, it had to be.
phrase-careful-won = Step by step.
phrase-careful-lost = Too early, too early…
phrase-grudging-hello = I forget nothing.
phrase-grudging-hurt = I’ll remember that.
phrase-grudging-struck = You know what for.
phrase-grudging-won = You were warned.
phrase-grudging-lost = Next time, then.
phrase-chatty-hello = Oh, what company! Shall we?
phrase-chatty-hurt = Hey, hey, hey!
phrase-chatty-struck = Nothing personal, really!
phrase-chatty-won = Did you see that? Did you?
phrase-chatty-lost = What a game! Once more?
