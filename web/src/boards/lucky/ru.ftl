## Коротко

brief-lucky = Золотоискатели прокладывают тропу к золотой жиле; среди вас может быть Бешеный Лаки, которому нужен провал. Свою роль знаете только вы.
    .turn = В свой ход сыграйте одну карту: тропинку, поломку или ремонт, пожар, пыльцу. Или сбросьте одну и пропустите ход. Потом берёте новую.
    .watch = С поломанным инструментом тропинки не кладут. Пыльца даёт подсмотреть жилу. Заявления игроков могут быть ложью.
    .end = Три раунда; победившая в раунде сторона получает золото. Выигрывает тот, у кого больше самородков.

## Куда нажимать

how-lucky-turn = Нажмите карту в руке: станет видно, куда её можно сыграть.
how-lucky-turn-broken = Инструмент сломан, тропинки нельзя: сыграйте другое или сбросьте карту.
how-lucky-turn-path = Нажмите обведённое место в лесу.
how-lucky-turn-tried = Кнопка положит карту; ещё раз по месту, чтобы повернуть её.
how-lucky-turn-tool = Нажмите обведённый инструмент на табличке игрока.
how-lucky-turn-fire = Нажмите тропинку, которая сгорит: станет видно, что она отрежет.
how-lucky-turn-burning = Перечёркнутое будет отрезано. Нажмите кнопку, чтобы сжечь, или другую карту.
how-lucky-turn-dust = Нажмите жилу: увидите её только вы.
how-lucky-turn-pass = Сейчас эту карту некуда сыграть. Её можно сбросить, пропустив ход.

## Слова доски

score-lucky = Золото
lucky-board-forest = Лес
lucky-board-path = { NAME($card) }: { $place }
lucky-board-spot = Положить: { $place }
lucky-board-goal = { $card ->
    [unknown] Закрыто: { NAME($goal) }. Заявлений: { $said }
   *[other] { NAME($goal) }: { NAME($card) }. Заявлений: { $said }
}
lucky-board-goal-asks = золото?
lucky-board-round = Раунд { $round } из 3
lucky-board-deck = { $count ->
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
lucky-board-say = Заявить
lucky-board-claims = Сказать вслух
lucky-board-claims-about = Услышат все. Это может быть правдой или ложью; никто не проверяет.
lucky-board-claims-me = Я
lucky-board-pass = Сбросить её и пропустить ход
lucky-board-peek = Держать: моя роль
lucky-board-hand = { $count ->
    [one] В руке { $count } карта
    [few] В руке { $count } карты
   *[many] В руке { $count } карт
}
lucky-board-lay = Положить сюда
lucky-board-turn = Повернуть
lucky-board-broken = { NAME($tool) }: сломано
lucky-board-whole = { NAME($tool) }: в порядке
lucky-board-cards = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
lucky-board-gold = { $count ->
    [one] { $count } карта золота
    [few] { $count } карты золота
   *[many] { $count } карт золота
}
lucky-board-burn = Сжечь эту карту
lucky-board-losses = { $count ->
        [0] Больше ничего не отрежет.
        [one] Отрежет ещё { $count } карту.
        [few] Отрежет ещё { $count } карты.
       *[many] Отрежет ещё { $count } карт.
    }
# The role is read behind a button, so the story does not print it.
hidden-role-dealt = Вам сдана роль: чтобы прочесть её, удерживайте кнопку с глазом.

## Большие мгновения

lucky-board-role-turn = Коснитесь, чтобы открыть свою роль
lucky-board-role-hide = Спрятать роль и играть дальше
lucky-board-role-alone = Убедитесь, что никто не смотрит через плечо.
lucky-board-role-lucky = Проложите тропу к золоту и выясните, кто вам не помогает.
lucky-board-role-mad = До золота никто не должен дойти. Улыбайтесь, копайте со всеми и уводите их прочь.

# Место словами, считая от входа.
lucky-board-entrance = у входа
lucky-board-from = { $steps } от входа
lucky-board-steps = { $side ->
    [right] { $count } вправо
    [left] { $count } влево
    [up] { $count } вверх
   *[down] { $count } вниз
}
lucky-board-burn-at = Сжечь: { $place }
# Before what shows something or cannot be taken back.
asks-lucky-break = Сломать инструмент? Все увидят, кто это сделал.
asks-lucky-mend = Починить инструмент? Все увидят, кто это сделал.
asks-lucky-dust = Посмотреть эту цель? Её увидите вы, и все увидят, что вы смотрели.

# How it ended.
tale-lucky-mad = Бешеных раундов
reason-lucky-game-end = После трёх раундов побеждает тот, у кого больше всех самородков.
reason-lucky-tie = После трёх раундов самородков поровну: победа общая.
tale-lucky-round = Раунд { $round }: { $mad ->
        [0] бешеных не было.
       *[other] бешеные: { $mad_seats }.
    } { $winners ->
        [mad] Победили бешеные.
       *[lucky] Победили золотоискатели.
    }
