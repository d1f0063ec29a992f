## Коротко

brief-gold = Посылайте рыцарей на драконов и приносите домой самые ценные сокровища.
    .turn = В свой ход пошлите одного рыцаря к одному дракону. Дракон падает, когда рыцари у него вместе не слабее его.
    .watch = Добычу делят те, кто сражался: слабейший раскладывает доли, сильнейший выбирает первым. Потом крадут воры. Единственный маг забирает красные.
    .end = Золото стоит 3, серебро и красное по 1, чёрное 7; пять цветов дают комплект за 5, а у кого больше камней цвета, тот берёт награду. Побеждает тот, у кого больше очков.

## Куда нажимать

how-gold-turn = Нажмите рыцаря внизу, потом дракона.
how-gold-turn-chosen = Теперь нажмите дракона, к которому он пойдёт.
how-gold-cut = Предложение готово: менять можно, нажав долю.
how-gold-take = Нажмите долю. Зелёное число: сколько очков она точно прибавит вам.
how-gold-rob = Выберите игрока: вор возьмёт у него одно сокровище наугад.
how-gold-pick = Нажмите сокровище, которое берёте.
how-gold-yield = Нажмите сокровище, с которым расстаётесь.

## Слова доски

score-gold = Очки
gold-board-empty = { NAME($place) }: пусто
gold-board-place = { NAME($dragon) }, { NAME($place) }: защита { $strength }, у рыцарей { $power }. { $knights }
gold-board-division = Делёж сокровищ
gold-board-order = Выбирают по порядку:
gold-board-divider = делит
gold-board-loose = Ещё не разложено: { $count }
gold-board-put = Положить { NAME($token, case: "acc") } в долю { $share }
gold-board-lift = Переложить { NAME($token, case: "acc") } из доли { $share }
gold-board-share = Доля { $share } ({ $count })
gold-board-cut = Разделить так
gold-board-suggest = Иначе
gold-board-thief = Вор игрока { $thief } обкрадывает: { $victim }
gold-board-market = Рынок
gold-board-no-offers = Предложений пока нет.
gold-board-new-offer = Новое предложение
gold-board-partner = Кому
gold-board-offers-you = { $seat } предлагает вам
gold-board-offered-to = Кому предложено: { $to_seat }
gold-board-silent = { $to_seat } больше не торгует: ваше предложение снято.
gold-board-counter = Встречное…
gold-board-nothing = ничего
gold-board-give = Вы отдаёте:
gold-board-get = Вы получаете:
gold-board-add = Добавить { NAME($token, case: "acc") }
gold-board-offer = Предложить
gold-board-offers-left = { $count ->
    [one] Осталось { $count } предложение
    [few] Осталось { $count } предложения
   *[many] Осталось { $count } предложений
}
gold-board-accept = Принять
gold-board-decline = Отказать
gold-board-withdraw = Снять
gold-board-face-down = { NAME($knight) }, лицом вниз
gold-board-tokens = { $count ->
    [one] { $count } сокровище
    [few] { $count } сокровища
   *[many] { $count } сокровищ
}
gold-board-cards = { $count ->
    [one] { $count } карта действия
    [few] { $count } карты действия
   *[many] { $count } карт действия
}
gold-board-slain = Повержено: { $count }
gold-board-deck = Колода { $deck } · мешочек { $bag }
gold-board-market-ahead = впереди рынок
gold-board-knights = Ваши рыцари
gold-board-stash = { $count ->
    [0] Запасы пусты
    [one] Запасы: { $count } сокровище
    [few] Запасы: { $count } сокровища
   *[many] Запасы: { $count } сокровищ
}
gold-board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
gold-board-estimate = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}{ $hoped ->
    [0] {""}
   *[other] , за большинство около +{ $hoped }
}
gold-board-sure = { $points } точно
gold-board-hoped = за большинство: около +{ $hoped }
gold-board-pick = Взять { NAME($token, case: "acc") }: точно прибавит { $sure }, за большинство около { $hoped }

# Before what shows something or cannot be taken back.
asks-gold-take = Взять эту долю? Все увидят, чья она.
asks-gold-rob = Ограбить этого игрока? Вы вытянете из руки вслепую.
asks-gold-pick = Взять это? Назад не вернуть.

# How it ended.
tale-gold-coins = Монеты
tale-gold-sets = Комплекты
tale-gold-majorities = Большинство
reason-gold-end-deck = Вышел последний дракон, и всё подсчитали.
reason-gold-end-all-slain = Все драконы повержены, и всё подсчитали.
reason-gold-stall = Игра затянулась, и всё подсчитали.
