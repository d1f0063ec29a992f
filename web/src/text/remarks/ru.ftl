# Что боты с характером говорят за игрой.

phrase-bold-hello = Держите шляпы!
phrase-bold-hurt = Ха! И это всё?
phrase-bold-struck = С дороги!
phrase-bold-won = Смелым везёт!
phrase-bold-lost = Ничуть не жалею!
phrase-careful-hello = Тише едешь…
phrase-careful-hurt = Этого и стоило бояться.
phrase-careful-struck = Простите, так надо.
phrase-careful-won = Шаг за шагом.
phrase-careful-lost = Рано, рано…
phrase-grudging-hello = Я всё помню.
phrase-grudging-hurt = Я это запомню.
phrase-grudging-struck = Ты знаешь, за что.
phrase-grudging-won = Предупреждение было.
phrase-grudging-lost = Ничего, в другой раз.
phrase-chatty-hello = О, какая компания! Начнём?
phrase-chatty-hurt = Эй-эй-эй!
phrase-chatty-struck = Ничего личного, честно!
phrase-chatty-won = Вы видели? Нет, вы видели?
phrase-chatty-lost = Вот это игра! Ещё разок?
