## Коротко

brief-larder = Избавьтесь от всех карточек первым: сначала рука, потом открытый резерв, потом закрытый.
    .turn = В свой ход выложите карточку не ниже верхней, одинаковых можно до четырёх сразу. Если ничего не подходит, вы забираете весь сброс.
    .watch = Драконы ложатся почти на всё. У чисел свой нрав: после 3 только ниже, из-за 4 следующий берёт карточки, из-за 5 пропускает ход, на 6 драконам нельзя.
    .end = Кто остался с карточками, платит монеты. Как только кто-то потерял 21, побеждает потерявший меньше всех.

## Куда нажимать

how-larder-swap = Нажмите карточку в руке, потом в резерве.
how-larder-turn = Нажмите приподнятую карточку, потом кнопку.
how-larder-turn-chosen = Нажмите кнопку, чтобы выложить.
how-larder-turn-more = Нажмите кнопку; или ещё раз карточку: больше таких же.
how-larder-debt = Нажмите приподнятую карточку или берите.
how-larder-skip = Нажмите приподнятого Заступника или пропустите ход.
how-larder-fetch = Нажмите одну из приподнятых карточек резерва.

## Слова доски

score-larder = Потеряно монет
larder-board-middle = Середина стола
larder-board-reserve = Ваш резерв
larder-board-reserve-short = ← резерв
larder-board-lost-short = потеряно
larder-board-reserve-of = Резерв: открыты { $open }; закрытых { $closed }
larder-board-hand = { $count ->
        [one] Ваша рука, { $count } карточка
        [few] Ваша рука, { $count } карточки
       *[many] Ваша рука, { $count } карточек
    }
larder-board-hand-of = { $count ->
        [one] В руке { $count } карточка
        [few] В руке { $count } карточки
       *[many] В руке { $count } карточек
    }
larder-board-no-hand = Рука пуста: теперь в ход идёт резерв.
larder-board-lost = { $count ->
        [one] Потеряна { $count } монета
        [few] Потеряно { $count } монеты
       *[many] Потеряно { $count } монет
    }
larder-board-total = всего { $count }
larder-board-card = { $count ->
        [1] { NAME($card) }
       *[other] { NAME($card) }, в руке { $count }
    }
larder-board-closed = Закрытая карточка, стопка { $n }
larder-board-trouble = { $count ->
        [one] Стопка неприятностей, { $count } карточка
        [few] Стопка неприятностей, { $count } карточки
       *[many] Стопка неприятностей, { $count } карточек
    }
larder-board-trouble-short = неприятности
larder-board-discard = { $count ->
        [0] Сброс пуст
        [one] Сброс, { $count } карточка, сверху { $top }
        [few] Сброс, { $count } карточки, сверху { $top }
       *[many] Сброс, { $count } карточек, сверху { $top }
    }
larder-board-discard-title = { $count ->
        [one] В сбросе { $count } карточка
        [few] В сбросе { $count } карточки
       *[many] В сбросе { $count } карточек
    }
larder-board-empty = сброс пуст
larder-board-gone = { $count ->
        [one] Ушла из раунда на глазах у всех { $count } карточка.
        [few] Ушло из раунда на глазах у всех { $count } карточки.
       *[many] Ушло из раунда на глазах у всех { $count } карточек.
    }
larder-board-value = номинал { $value }
larder-board-debt = { $count ->
        [one] взять { $count } карточку
        [few] взять { $count } карточки
       *[many] взять { $count } карточек
    }
larder-board-run = подряд { $count }/4
larder-board-fits-short = сюда ложится
larder-board-fits = Сейчас подходит: { $cards }
larder-board-round = Раунд { $round }
larder-board-clockwise = по часовой стрелке
larder-board-counter = против часовой стрелки
larder-board-tricks = Уловки в силе

# Before what shows something or cannot be taken back.
asks-larder-draw = Взять карту? Взятое остаётся у вас.
asks-larder-turn = Открыть эту карту? Её увидят все.
asks-larder-fetch = Взять эту карту в руку? Назад её не вернуть.

# How it ended.
tale-larder-goblins = Злыдни
tale-larder-dragons = Драконы
tale-larder-reserve = Резерв
reason-larder-game-ends = Кто-то потерял 21 монету; побеждает тот, у кого потери меньше всех.
reason-larder-last-round = Закончился последний раунд; побеждает тот, у кого потери меньше всех.
