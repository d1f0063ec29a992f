## Коротко

brief-drakon = Первым соберите монеты на 10 золота. Сколько стоят ваши монеты, видите только вы.
    .turn = В свой ход сделайте одно: положите одну из своих комнат у края лабиринта или пройдите в соседнюю комнату по стрелке.
    .watch = Комната срабатывает, когда в неё входит герой: даёт, отнимает или крадёт монеты, меняет лабиринт. Стрелки не должны смотреть друг на друга.
    .end = Игра кончается, как только у кого-то 10 золота.

## Куда нажимать

how-drakon-hero = Нажмите того, кем хотите быть.
how-drakon-action = Нажмите свою комнату, потом клетку; или обведённую комнату, чтобы пойти туда.
how-drakon-action-chosen = Теперь нажмите обведённую клетку лабиринта.
how-drakon-action-tried = Ещё раз по клетке: комната повернётся. Потом нажмите кнопку.
how-drakon-action-sure = Чтобы пойти, нажмите кнопку.
how-drakon-figure = Нажмите комнату лабиринта.
how-drakon-destroy = Нажмите обведённую комнату.
how-drakon-drakon = Нажмите обведённую комнату.
how-drakon-float = Нажмите обведённую клетку; ещё раз, чтобы повернуть комнату.
how-drakon-shift = Нажмите свою комнату, потом ту, которую она заменит.
how-drakon-shift-chosen = Теперь нажмите комнату лабиринта, которую она заменит.
how-drakon-shift-tried = Ещё раз, чтобы повернуть, потом нажмите кнопку.
how-drakon-map = Нажмите табличку противника.
how-drakon-control = Нажмите комнату, куда пойдёт герой противника.
how-drakon-control-tried = Чей герой пойдёт туда?
how-drakon-rotate = Нажмите комнату; ещё раз, чтобы повернуть дальше.
how-drakon-rotate-tried = Ещё раз, чтобы повернуть дальше, потом нажмите кнопку.

## Слова доски

score-drakon = Золото
drakon-board-legend = Комнаты
drakon-board-heroes = Герои
drakon-board-heroes-alike = За этим столом герои различаются только видом: берите любого.
drakon-board-maze = Лабиринт
drakon-board-chamber = { NAME($kind) }; стрелки: { NAME($arrows) }
drakon-board-tile = { NAME($kind) }; стрелки: { NAME($arrows) }
drakon-board-hero = { $name }: { $place }
drakon-board-figure = Дрэкон: { $place }
drakon-board-hand-of = { $count ->
    [one] { $count } комната в руке
    [few] { $count } комнаты в руке
   *[many] { $count } комнат в руке
}
drakon-board-hand = { $count ->
    [one] В руке { $count } комната
    [few] В руке { $count } комнаты
   *[many] В руке { $count } комнат
}
drakon-board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
drakon-board-gold = { $count ->
    [one] { $count } монета, золота: { $gold }
    [few] { $count } монеты, золота: { $gold }
   *[many] { $count } монет, золота: { $gold }
}
drakon-board-dwarf = Дварф: сменить комнаты…
drakon-board-pile = Колода { $pile } · склад { $hoard }
drakon-board-turn = Повернуть
drakon-board-turn-so = Оставить так
drakon-board-lay = Положить сюда
drakon-board-denied = { $place }: сейчас нельзя; почему, будет сказано
drakon-board-cancel = Отменить
drakon-board-dig = { $count ->
    [0] Ничего не откладывать
    [one] Положить под колоду { $count } комнату
    [few] Положить под колоду { $count } комнаты
   *[many] Положить под колоду { $count } комнат
}

# Клетка словами: по её комнате, по соседней комнате или по пути от «Начала».
drakon-board-beside = { $side ->
    [north] к северу от комнаты «{ $chamber }»
    [east] к востоку от комнаты «{ $chamber }»
    [south] к югу от комнаты «{ $chamber }»
   *[west] к западу от комнаты «{ $chamber }»
}
drakon-board-steps = { $side ->
    [north] { $count } к северу
    [east] { $count } к востоку
    [south] { $count } к югу
   *[west] { $count } к западу
}
drakon-board-from-start = { $steps } от «Начала»
drakon-board-drakon = Дрэкон
drakon-board-drakon-does = Кого он настигнет и кто сам к нему войдёт, тот возвращается в «Начало» и теряет монету. «Передвижение Дрэкона» ведёт его до трёх шагов, хоть сквозь стены.
drakon-board-danger = Там Дрэкон: назад в «Начало», и монета пропала!

# Что можно сделать на клетке.
drakon-board-do-place = Положить комнату: { $place }
drakon-board-do-move = Идти: { $place }
drakon-board-do-wizard = Колдун идёт: { $place }
drakon-board-do-amazon = Амазонка бежит дальше: { $place }
drakon-board-do-barbarian = Вытолкнуть героя игрока { $seat }: { $place }
drakon-board-do-control = Повести героя игрока { $seat }: { $place }
drakon-board-do-figure = Поставить Дрэкона: { $place }
drakon-board-do-destroy = Уничтожить: { $place }
drakon-board-do-drakon = Дрэкон идёт: { $place }
drakon-board-do-float = Перенести комнату: { $place }
drakon-board-do-shift = Заменить: { $place }
drakon-board-do-rotate = Повернуть: { $place }
# Before what shows something or cannot be taken back.
asks-drakon-figure = Поставить Дрэкона сюда? Назад этого не взять.
asks-drakon-shift = Положить сюда эту комнату? Назад этого не взять.
asks-drakon-destroy = Разрушить эту комнату? Она исчезнет из лабиринта.
asks-drakon-push = Толкнуть туда? Назад этого не взять.
asks-drakon-control = Отправить туда? Назад этого не взять.

# How it ended.
tale-drakon-found = Нашли
tale-drakon-stolen = Украли
tale-drakon-robbed = Украли у них
tale-drakon-lost = Потеряли
reason-drakon-win-gold = Собрано десять золотых.
reason-drakon-team-goal = Команда собрала своё золото.
reason-drakon-fixed-gold = Собрано столько золота, сколько условились.
reason-drakon-variant-escape = Герой выбрался из лабиринта с золотом.
reason-drakon-no-action-end = Никто больше не мог ничего сделать; побеждает самый богатый.
reason-drakon-stall = Всё замерло; побеждает самый богатый.
