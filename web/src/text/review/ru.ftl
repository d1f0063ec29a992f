# Разбор законченной партии.

review-of = Разбор: { $game }
review-player = Чьи решения
review-waiting = Разбор ждёт своей очереди.
review-progress = Разбираем партию: { $done } из { $total }
review-account =
    { $decisions ->
        [0] { $name }: решать было нечего.
       *[other] { $name }: верных решений { $sound } из { $decisions }.
    } { $kind ->
        [cost] Удача отняла { $luck } пунктов из ста.
        [gave] Удача подарила { $luck } пунктов из ста.
       *[none] Удача не помогла и не помешала.
    }
review-chances = Шансы на победу, в процентах
review-chance-end = { $name }: от { $first } до { $last }
review-position = Место в партии
review-parts = Из чего сложился итог
review-parts-note = В пунктах из ста; верная победа — 100. Доля — равные шансы до раздачи. Свои и чужие — что дали решения. Части в сумме точно дают итог.
review-first = Доля
review-own = Свои
review-others = Чужие
review-luck = Удача
review-result = Итог
review-moments = Что решило партию
review-moment-own = Шаг { $entry }: «{ $move }» — { $name } меняет собственные шансы на { $change }.
review-moment-choice = Шаг { $entry }: «{ $move }» (ход игрока { $name }) — шансы игрока { $whom } изменились на { $change }.
review-moment-luck = Шаг { $entry }: удача после хода «{ $move }» ({ $name }) — шансы игрока { $whom } изменились на { $change }.
review-moment-clock = Шаг { $entry }: вышло время — шансы игрока { $whom } изменились на { $change }.
review-verdicts = На что стоит взглянуть
review-nothing = { $name }: упрекнуть не в чем.
review-nothing-yet = Пока ничего не найдено.
review-best = лучший ход
review-as-good = не хуже других
review-inaccuracy = неточность
review-mistake = ошибка
review-blunder = грубая ошибка
review-bad-luck = верно, но вышло плохо
review-played = Шаг { $entry }, { $name }: «{ $move }».
review-forced = Решать было нечего.
review-unsaid = Ясной разницы с другими ходами нет.
review-is = По тому, что было известно: { $verdict }.
review-lay-is = Как всё лежало на самом деле: { $verdict }.
review-better = Лучше было «{ $move }»: на { $loss } ± { $error } пунктов больше.
review-came-well = Как всё лежало на самом деле, это не повредило.
review-came-badly = Как всё лежало на самом деле, это стоило { $loss } пунктов.
review-because = Знать этого было нельзя. { $line }
review-could-know = { $name }: что можно было знать
review-known = Что было известно
review-lay = Что лежало на деле
review-view = Судим по тому
review-side = Чьи карты
review-before = Предыдущее
review-after = Следующее
review-place = { $n } из { $count }
review-close = К обзору
review-practise = Играть отсюда
review-act = Показать, как было
review-practise-true = как было на деле
review-practise-fitting = как могло быть
review-not-a-decision = На этом шаге никто ничего не решает.
