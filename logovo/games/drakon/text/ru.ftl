# Дрэкон: имена, фразы и правила.

game = Дрэкон
    .about = Стройте лабиринт из волшебных комнат, бегите по стрелкам и первым соберите 10 золота со Склада Дракона.

# --- слова ---

word-unknown = закрытая комната
    .gen = закрытой комнаты
    .acc = закрытую комнату
word-north = на север
word-east = на восток
word-south = на юг
word-west = на запад

word-amazon = Амазонка
    .gen = Амазонки
    .dat = Амазонке
    .acc = Амазонку
    .ins = Амазонкой
    .pre = Амазонке
word-barbarian = Варвар
    .gen = Варвара
    .dat = Варвару
    .acc = Варвара
    .ins = Варваром
    .pre = Варваре
word-dwarf = Дварф
    .gen = Дварфа
    .dat = Дварфу
    .acc = Дварфа
    .ins = Дварфом
    .pre = Дварфе
word-knight = Рыцарь
    .gen = Рыцаря
    .dat = Рыцарю
    .acc = Рыцаря
    .ins = Рыцарем
    .pre = Рыцаре
word-thief = Вор
    .gen = Вора
    .dat = Вору
    .acc = Вора
    .ins = Вором
    .pre = Воре
word-wizard = Колдун
    .gen = Колдуна
    .dat = Колдуну
    .acc = Колдуна
    .ins = Колдуном
    .pre = Колдуне

word-coin-1 = монета в 1 золото
    .gen = монеты в 1 золото
    .acc = монету в 1 золото
word-coin-2 = монета в 2 золота
    .gen = монеты в 2 золота
    .acc = монету в 2 золота
word-coin-3 = монета в 3 золота
    .gen = монеты в 3 золота
    .acc = монету в 3 золота

word-start = Начало
    .gen = Начала
    .dat = Началу
    .acc = Начало
    .ins = Началом
    .pre = Начале
word-blank = Пустая комната
    .gen = Пустой комнаты
    .dat = Пустой комнате
    .acc = Пустую комнату
    .ins = Пустой комнатой
    .pre = Пустой комнате
word-find = Нахождение монеты
    .gen = Нахождения монеты
    .dat = Нахождению монеты
    .acc = Нахождение монеты
    .ins = Нахождением монеты
    .pre = Нахождении монеты
word-lose = Потеря золота
    .gen = Потери золота
    .dat = Потере золота
    .acc = Потерю золота
    .ins = Потерей золота
    .pre = Потере золота
word-steal-clockwise = Кража монеты по часовой
    .gen = Кражи монеты по часовой
    .dat = Краже монеты по часовой
    .acc = Кражу монеты по часовой
    .ins = Кражей монеты по часовой
    .pre = Краже монеты по часовой
word-steal-counterclockwise = Кража монеты против часовой
    .gen = Кражи монеты против часовой
    .dat = Краже монеты против часовой
    .acc = Кражу монеты против часовой
    .ins = Кражей монеты против часовой
    .pre = Краже монеты против часовой
word-destroy = Уничтожение комнаты
    .gen = Уничтожения комнаты
    .dat = Уничтожению комнаты
    .acc = Уничтожение комнаты
    .ins = Уничтожением комнаты
    .pre = Уничтожении комнаты
word-drakon-moves = Передвижение Дрэкона
    .gen = Передвижения Дрэкона
    .dat = Передвижению Дрэкона
    .acc = Передвижение Дрэкона
    .ins = Передвижением Дрэкона
    .pre = Передвижении Дрэкона
word-escape = Выход
    .gen = Выхода
    .dat = Выходу
    .acc = Выход
    .ins = Выходом
    .pre = Выходе
word-floating = Парящая комната
    .gen = Парящей комнаты
    .dat = Парящей комнате
    .acc = Парящую комнату
    .ins = Парящей комнатой
    .pre = Парящей комнате
word-harp = Магическая арфа
    .gen = Магической арфы
    .dat = Магической арфе
    .acc = Магическую арфу
    .ins = Магической арфой
    .pre = Магической арфе
word-shift = Волшебное изменение
    .gen = Волшебного изменения
    .dat = Волшебному изменению
    .acc = Волшебное изменение
    .ins = Волшебным изменением
    .pre = Волшебном изменении
word-map = Комната карты
    .gen = Комнаты карты
    .dat = Комнате карты
    .acc = Комнату карты
    .ins = Комнатой карты
    .pre = Комнате карты
word-mind-control = Контроль разума
    .gen = Контроля разума
    .dat = Контролю разума
    .acc = Контроль разума
    .ins = Контролем разума
    .pre = Контроле разума
word-rotate = Поворот комнаты
    .gen = Поворота комнаты
    .dat = Повороту комнаты
    .acc = Поворот комнаты
    .ins = Поворотом комнаты
    .pre = Повороте комнаты
word-wind = Сильный ветер
    .gen = Сильного ветра
    .dat = Сильному ветру
    .acc = Сильный ветер
    .ins = Сильным ветром
    .pre = Сильном ветре
word-key = Ключ мастера
    .gen = Ключа мастера
    .dat = Ключу мастера
    .acc = Ключ мастера
    .ins = Ключом мастера
    .pre = Ключе мастера
word-teleport = Телепорт
    .gen = Телепорта
    .dat = Телепорту
    .acc = Телепорт
    .ins = Телепортом
    .pre = Телепорте

# --- настройки ---

option-goal = Цель игры
    .about = Что приносит победу.
option-goal-gold10 = 10 золота
option-goal-fixed5 = Фиксированное число: 5 монет
option-goal-escape = Побег из логова
option-escape-needs = Выкуп за побег
    .about = Сколько нужно иметь беглецу; важно только в «Побеге из логова».
option-escape-needs-8-coins = 8 монет
option-escape-needs-8-gold = 8 золота
option-heroes = Герои!
    .about = Герои раздаются случайно, и у каждого есть способность на один раз.
option-teams = Команды
    .about = По двое в команде, монеты в общем пуле; для 4 или 6 игроков.
option-barbarian-push = Варвар толкает
    .about = Куда он может выгнать героя противника.
option-barbarian-push-arrow = по стрелке
option-barbarian-push-any = любым законным путём
option-knight-shield = Щит Рыцаря
    .about = От чего Рыцарь может уберечь монету.
option-knight-shield-chamber = от краж и комнат
option-knight-shield-always = и от встречи с Дрэконом
option-start-pattern = Стрелки Начала
    .about = Сколько выходов у Начала в начале игры.
option-start-pattern-P4 = четыре
option-start-pattern-P3 = три
option-start-pattern-P2S = два, прямо

# --- вопросы ---

ask-hero = { $seats } выбирает фигурку героя
    .you = Выберите фигурку героя.
ask-action = { $seats } кладёт комнату или ходит героем
    .you = Положите комнату или походите героем.
ask-after = { $seats } ещё может использовать способность героя
    .you = Используйте способность героя или закончите ход.
ask-ability = { $seats }: действий нет, есть только способность героя
    .you = Ни положить комнату, ни походить нельзя: используйте способность или спасуйте.
ask-figure = { $seats } ставит фигурку Дрэкона
    .you = Поставьте Дрэкона на комнату без героев.
ask-jump = { $seats } может прыгнуть на положенный Выход
    .you = Прыгните на положенный Выход или останьтесь.
ask-destroy = { $seats } выбирает, какую комнату уничтожить
    .you = Выберите комнату, которую уничтожить.
ask-drakon = { $seats } двигает Дрэкона
    .you = Передвиньте Дрэкона не дальше 3 шагов или оставьте на месте.
ask-float = { $seats } может переместить парящую комнату
    .you = Переместите парящую комнату или останьтесь.
ask-shift = { $seats } может заменить комнату
    .you = Замените комнату лабиринта своей или оставьте её.
ask-map = { $seats } выбирает, у кого взять комнату
    .you = Выберите противника: вам достанется одна его комната.
ask-control = { $seats } ходит чужим героем
    .you = Выберите героя противника и его путь.
ask-rotate = { $seats } поворачивает комнату
    .you = Выберите комнату и поверните её.
ask-knight = { $seats } решает, сбережёт ли Рыцарь монету
    .you = Ваша монета под угрозой: использовать способность Рыцаря?
ask-draw = { $seats } может тянуть дальше
    .you = Возьмите ещё комнату или скажите, что хватит.

# --- ходы ---

move-take-hero = { NAME($hero) }
move-place = Положить «{ NAME($chamber) }» на { $x }, { $y } (поворот { $turning })
move-walk = Идти { NAME($way) }
move-leap = Телепорт на { $x }, { $y }
move-wizard-walk = Колдун: идти { NAME($way) }
move-amazon-walk = Амазонка: дальше { NAME($way) }
move-amazon-leap = Амазонка: телепорт на { $x }, { $y }
move-push = Варвар: { $seat } — { NAME($way) }
move-push-leap = Варвар: { $seat } — на { $x }, { $y }
move-refill =
    { $chambers ->
        [0] Дварф: ничего не сбрасывать, добрать руку
       *[other] Дварф: сбросить { NAME($chambers, case: "acc") }
    }
move-thief-steal = Вор: взять монету у { $seat }
move-thief-swap = Вор: сменить монету в { $value } золота
move-end-turn = Закончить ход
move-pass = Пас
move-set-figure = Дрэкон на { $x }, { $y }
move-jump = Прыгнуть
move-stay = Остаться
move-destroy = Уничтожить комнату { $x }, { $y }
move-move-figure = Дрэкон на { $x }, { $y }
move-figure-stays = Дрэкон стоит
move-float = Перелететь на { $x }, { $y } (поворот { $turning })
move-shift = На { $x }, { $y } положить «{ NAME($chamber) }» (поворот { $turning })
move-take-chamber = Взять комнату у { $seat }
move-control = { $seat }: идти { NAME($way) }
move-control-leap = { $seat }: на { $x }, { $y }
move-rotate = Повернуть комнату { $x }, { $y } на { $quarters } четв.
move-shield = Сберечь монету
move-allow = Отдать монету
move-draw = Взять ещё
move-enough = Хватит

# --- события ---

event-dealt = { $seat } получает комнаты.
    .you = Ваши комнаты: { NAME($chambers) }.
event-first-player = Первый ход: { $seat }.
    .you = Первый ход за вами.
event-hero-taken = { $seat } — { NAME($hero) }.
    .you = Ваш герой — { NAME($hero) }.
event-turn =
    { $can ->
        [act] Ход: { $seat }.
        [ability] { $seat } не может ни положить комнату, ни походить.
       *[nothing] { $seat } пропускает ход: действий нет.
    }
    .you =
        { $can ->
            [act] Ваш ход.
            [ability] Вы не можете ни положить комнату, ни походить.
           *[nothing] Вы пропускаете ход: действий нет.
        }
event-placed = { $seat } кладёт «{ NAME($chamber, case: "acc") }».
    .you = Вы кладёте «{ NAME($chamber, case: "acc") }».
event-drew =
    { $chamber ->
        [unknown] { $seat } тянет комнату.
       *[other] { $seat } тянет «{ NAME($chamber, case: "acc") }».
    }
    .you = Вы тянете «{ NAME($chamber, case: "acc") }».
event-hero-moved =
    { $how ->
        [wizard] Колдовство! Герой игрока { $seat } проходит дальше.
        [amazon] Амазонка игрока { $seat } бежит дальше.
        [control] { $by_seat } ведёт героя игрока { $seat } дальше.
        [push] { $by_seat } выталкивает героя игрока { $seat }.
        [jump] Герой игрока { $seat } прыгает.
       *[walk] Герой игрока { $seat } идёт дальше.
    }
    .you =
        { $how ->
            [wizard] Колдовство! Ваш герой проходит дальше.
            [amazon] Ваша Амазонка бежит дальше.
            [control] { $by_seat } ведёт вашего героя дальше.
            [push] { $by_seat } выталкивает вашего героя.
            [jump] Ваш герой прыгает.
           *[walk] Ваш герой идёт дальше.
        }
    .to-you =
        { $how ->
            [push] Вы выталкиваете героя игрока { $seat }.
           *[control] Вы ведёте героя игрока { $seat } дальше.
        }
event-sent-to-start =
    { $how ->
        [caught] Дрэкон ловит героя игрока { $seat }: назад в Начало.
       *[walked-in] Герой игрока { $seat } попадает к Дрэкону: назад в Начало.
    }
    .you =
        { $how ->
            [caught] Дрэкон ловит вашего героя: назад в Начало.
           *[walked-in] Ваш герой попадает к Дрэкону: назад в Начало.
        }
event-figure-set = { $seat } ставит Дрэкона на поле.
    .you = Вы ставите Дрэкона на поле.
event-figure-moved = { $seat } двигает Дрэкона.
    .you = Вы двигаете Дрэкона.
event-stayed =
    { $ask ->
        [drakon] { $seat } оставляет Дрэкона на месте.
        [jump] { $seat } не прыгает.
        [float] { $seat } не двигает комнату.
       *[shift] { $seat } ничего не меняет.
    }
    .you =
        { $ask ->
            [drakon] Вы оставляете Дрэкона на месте.
            [jump] Вы не прыгаете.
            [float] Вы не двигаете комнату.
           *[shift] Вы ничего не меняете.
        }
event-no-effect = «{ NAME($chamber_kind) }»: ничего не происходит.
    .you = «{ NAME($chamber_kind) }»: для вас ничего не происходит.
event-acted-before = Комната «{ NAME($chamber_kind) }» в этот ход уже действовала на героя игрока { $seat }.
    .you = Комната «{ NAME($chamber_kind) }» в этот ход уже действовала на вашего героя.
event-coin-found =
    { $coin ->
        [unknown] { $seat } берёт монету со Склада.
       *[other] { $seat } берёт со Склада { NAME($coin, case: "acc") }.
    }
    .you =
        { $coin ->
            [unknown] Вы берёте монету со Склада.
           *[other] Вы берёте со Склада { NAME($coin, case: "acc") }.
        }
event-coin-lost =
    { $coin ->
        [unknown] { $seat } теряет монету.
       *[other] { $seat } теряет { NAME($coin, case: "acc") }.
    }
    .you =
        { $coin ->
            [unknown] Вы теряете монету.
           *[other] Вы теряете { NAME($coin, case: "acc") }.
        }
event-coin-stolen =
    { $coin ->
        [unknown] { $seat } крадёт монету. Без монеты остаётся { $from_seat }.
       *[other] { $seat } крадёт { NAME($coin, case: "acc") }. Без неё остаётся { $from_seat }.
    }
    .you =
        { $coin ->
            [unknown] Вы крадёте монету у игрока { $from_seat }.
           *[other] Вы крадёте у игрока { $from_seat } { NAME($coin, case: "acc") }.
        }
    .to-you =
        { $coin ->
            [unknown] { $seat } крадёт у вас монету.
           *[other] { $seat } крадёт у вас { NAME($coin, case: "acc") }.
        }
event-coins-swapped =
    { $got ->
        [unknown] { $seat } меняет монету на Складе.
       *[other] { $seat } отдаёт Складу { NAME($gave, case: "acc") } и получает { NAME($got, case: "acc") }.
    }
    .you =
        { $got ->
            [unknown] Вы меняете монету на Складе.
           *[other] Вы отдаёте Складу { NAME($gave, case: "acc") } и получаете { NAME($got, case: "acc") }.
        }
event-coin-kept = { $seat } сохраняет монету.
    .you = Вы сохраняете монету.
event-ability-used = { $seat } использует способность: { NAME($hero) }.
    .you = Вы используете свою способность: { NAME($hero) }.
event-chamber-taken =
    { $chamber ->
        [unknown] { $seat } забирает комнату. На одну меньше теперь держит { $from_seat }.
       *[other] { $seat } забирает «{ NAME($chamber, case: "acc") }». На одну меньше теперь держит { $from_seat }.
    }
    .you = Вы забираете «{ NAME($chamber, case: "acc") }» у игрока { $from_seat }.
    .to-you = { $seat } забирает у вас «{ NAME($chamber, case: "acc") }».
event-refilled = { $seat } меняет комнаты через колоду.
    .you = Вы кладёте под колоду: { $put ->
            [0] ничего
           *[other] { NAME($put, case: "acc") }
        }; из колоды берёте: { $drew ->
            [0] ничего
           *[other] { NAME($drew, case: "acc") }
        }.
event-destroyed = { $seat } уничтожает «{ NAME($chamber, case: "acc") }».
    .you = Вы уничтожаете «{ NAME($chamber, case: "acc") }».
event-floated = «{ NAME($chamber) }» перелетает на другое место.
    .you = Вы переносите «{ NAME($chamber, case: "acc") }» на другое место.
event-shifted = { $seat } берёт «{ NAME($taken, case: "acc") }» и кладёт туда «{ NAME($chamber, case: "acc") }».
    .you = Вы берёте «{ NAME($taken, case: "acc") }» и кладёте туда «{ NAME($chamber, case: "acc") }».
event-rotated = { $seat } поворачивает «{ NAME($chamber, case: "acc") }».
    .you = Вы поворачиваете «{ NAME($chamber, case: "acc") }».
event-passed = { $seat } пасует.
    .you = Вы пасуете.
event-ended =
    { $reason ->
        [gold] Золота хватает! Победа: { $winner_seats }.
        [team-gold] В пуле хватает золота! Победа: { $winner_seats }.
        [fixed-gold] Монет хватает! Победа: { $winner_seats }.
        [escaped] Прочь из логова! Победа: { $winner_seats }.
        [no-action] Больше никто не может действовать. Побеждает богатейший: { $winner_seats }.
       *[stall] Игра встала. Побеждает богатейший: { $winner_seats }.
    }
    .you =
        { $reason ->
            [gold] Золота хватает!
            [team-gold] В пуле хватает золота!
            [fixed-gold] Монет хватает!
            [escaped] Прочь из логова!
            [no-action] Больше никто не может действовать, и богаче никого нет.
           *[stall] Игра встала, и богаче никого нет.
        } { $winner_seats ->
            [one] Вы победили!
           *[other] Вы победили вместе: { $winner_seats }.
        }

# --- правила ---

rule-start-tile = Начало лежит посреди стола, и все герои начинают в нём.
    .title = Начало
rule-deal = Остальные комнаты перемешиваются. Каждый получает четыре втайне от других, остаток — колода.
    .title = Раздача
rule-hero-figure = Каждый берёт свою фигурку героя. Без «Героев!» все они одинаковы.
    .title = Фигурки
    .refused =
        { $why ->
            [taken] Эта фигурка занята: возьмите свободную.
            [plain] Без «Героев!» способностей у фигурок нет.
           *[other] Сначала возьмите свободную фигурку героя.
        }
rule-hoard = Все монеты лежат лицом вниз: это Склад Дракона.
    .title = Склад Дракона
rule-coins-face-down = Ваши монеты лежат лицом вниз: сколько их, видно всем, сколько они стоят, знаете только вы.
    .title = Тайные монеты
rule-first-player = Кто начинает, решает случай.
    .title = Первый игрок
rule-clockwise = Ход идёт по часовой стрелке.
    .title = По кругу
rule-one-action = За ход — ровно одно действие: положить комнату с руки или походить героем.
    .title = Одно действие
    .refused =
        { $why ->
            [done] За ход — одно действие, и ваше уже сделано: используйте способность героя или закончите ход.
           *[other] За ход можно одно: положить комнату из своей руки или походить героем.
        }
rule-must-act = Пока можно положить комнату или походить, пасовать нельзя.
    .title = Без паса
    .refused = Вы ещё можете положить комнату или походить: пасовать нельзя.
rule-skip = Кто не может ни положить комнату, ни походить, пропускает ход.
    .title = Пропуск
rule-place-adjacent = Комнату кладут на свободное место, у которого есть общая сторона с комнатой в игре. Угла мало.
    .title = Бок о бок
    .refused = Это место занято или не примыкает стороной ни к одной комнате.
rule-no-facing-arrows = Ни на одной общей стороне стрелка не должна встречать стрелку. Проверяются все стороны.
    .title = Стрелки не встречаются
    .refused = Стрелки смотрели бы друг на друга: { NAME($sides) }.
rule-place-turned = Комнату можно повернуть как угодно, прежде чем положить.
    .title = Поворот
rule-place-anywhere = Достраивать можно любую комнату в игре, и в оторванной части тоже.
    .title = Где угодно
rule-place-order = Сначала кладут комнату, потом прыжок или фигурка Дрэкона, если положено, потом тянут новую.
    .title = Порядок размещения
rule-draw = Положив комнату, возьмите верхнюю из колоды, сколько бы их ни было на руке.
    .title = Добор
rule-pile-empty = Колода пуста — добора нет, игра продолжается.
    .title = Пустая колода
rule-hand-empty = Без комнат на руке нельзя ни класть, ни тянуть: можно только ходить.
    .title = Пустая рука
    .refused = У вас нет комнат.
rule-last-tile = Кто положил свою единственную комнату, всё равно тянет новую.
    .title = Последняя комната
rule-under-pile = Комнаты, покинувшие стол или руку, кладут лицом вниз под колоду. Если она была пуста, они и есть новая колода.
    .title = Под колоду
rule-no-fit = Рука, из которой ничего никуда не подходит, — всё равно что пустая.
    .title = Ничего не подходит
rule-move-arrow = Герой идёт на одну комнату по стрелке той комнаты, где стоит.
    .title = По стрелке
    .refused = Стрелки { NAME($direction) } здесь нет.
rule-move-needs-chamber = Там, куда ведёт стрелка, должна лежать комната.
    .title = Нужна комната
    .refused = Комнаты, чтобы пройти { NAME($direction) }, там нет.
rule-entry = Вход в комнату один раз вызывает её действие, после проверки на Дрэкона.
    .title = Вход
rule-no-repeat = Стоять в комнате мало: действие вызывает вход. На одного героя комната действует раз за ход, сколько бы он в неё ни возвращался; вход в более поздний ход снова её запускает.
    .title = Без повтора
rule-not-entry = Полёт на парящей комнате, поворот под героем, прыжок на Выход и возврат в Начало — не вход.
    .title = Не вход
rule-must-may = Приказ комнаты исполняют, если можно. Парить, менять и прыгать — по желанию. Невозможное пропускают.
    .title = Должен и может
    .refused = Комната приказывает: отказаться нельзя.
rule-owner-resolves = Действие комнаты решает и выгоду получает владелец героя, кто бы его ни передвинул.
    .title = Решает владелец
rule-together = В одной комнате может стоять сколько угодно героев.
    .title = Вместе
rule-figure-aside = Фигурка Дрэкона начинает рядом с полем.
    .title = Дрэкон спит
rule-figure-first = Кто первым выложил на стол «Передвижение Дрэкона», сразу ставит фигурку на любую комнату без героев.
    .title = Дрэкон проснулся
    .refused = Выберите для Дрэкона комнату в игре, где нет героев.
rule-figure-late = Если герой входит в «Передвижение Дрэкона», пока фигурка в стороне, владелец ставит её вместо хода ею.
    .title = Позднее пробуждение
rule-figure-catch = Герой в комнате, где Дрэкон закончил движение, идёт в Начало и теряет случайную монету.
    .title = Пойман
rule-figure-all = Дрэкон ловит всех, кто там, и героя того, кто его двигал; в порядке хода.
    .title = Всех сразу
rule-figure-at-start = Пойманный в Начале теряет только монету.
    .title = Пойман в Начале
rule-figure-pass = Пройти мимо друг друга — не встреча.
    .title = Мимо
rule-figure-walk-in = Герой, вошедший к Дрэкону, сразу идёт в Начало и теряет случайную монету; комната не действует.
    .title = Прямо в пасть
rule-figure-start-entry = Вошедший в Начало, когда там Дрэкон, теряет монету и остаётся; раз за каждый вход.
    .title = Дрэкон в Начале
rule-figure-not-hero = Дрэкон не вызывает действий комнат.
    .title = Дрэкон не герой
rule-random-coin = Потерянную или украденную монету тянут наугад. Потерянные уходят на Склад. Нет монет — ничего не происходит.
    .title = Монета наугад
rule-blank = Здесь ничего не происходит.
    .title = Пустая комната
rule-start-chamber = Начало не действует. Его нельзя ни уничтожить, ни заменить, но можно повернуть.
    .title = Комната «Начало»
    .refused = Начало остаётся на месте.
rule-destroy = Выберите комнату без героев и Дрэкона, не Начало: она уходит под колоду. Лабиринт может распасться.
    .title = Уничтожить комнату
    .refused = Выберите, какую комнату без героев и Дрэкона уничтожить.
rule-drakon-moves = Передвиньте Дрэкона до 3 шагов по соседним комнатам, не глядя на стрелки. Разрыв он не перейдёт.
    .title = Передвижение Дрэкона
    .refused =
        { $why ->
            [far] За 3 шага Дрэкон туда не дойдёт.
           *[other] Сначала Дрэкон: передвиньте его до 3 шагов или оставьте на месте.
        }
rule-figure-stay = Дрэкон может остаться на месте или вернуться туда. Его ход кончается там же, и герои, которые стоят с ним, пойманы.
    .title = Дрэкон стоит
    .refused = Дрэкон уже там: оставьте его на месте.
rule-escape = При входе ничего не происходит.
    .title = Выход
rule-escape-jump = Положив Выход, можно сразу поставить на него своего героя, где бы он ни был.
    .title = Прыжок
    .refused = Сначала решите, прыгать ли на Выход.
rule-escape-frees = Прыжку не нужна стрелка, его не держат ни Сильный ветер, ни Арфа.
    .title = Вольный прыжок
rule-find-coin = Возьмите случайную монету со Склада, если она там есть.
    .title = Нахождение монеты
rule-floating = Можно перенести эту комнату на свободное место рядом с другой, как угодно повернув, без встречи стрелок. Её старое место не считается.
    .title = Парящая комната
    .refused =
        { $why ->
            [square] Лететь нужно на свободное место, у которого есть общая сторона с другой комнатой.
           *[other] Сначала парящая комната: перенесите её или останьтесь.
        }
rule-floating-riders = Все, кто на парящей комнате, летят с ней.
    .title = Пассажиры
rule-lose-gold = Потеряйте случайную монету, сколько бы она ни стоила.
    .title = Потеря золота
rule-harp = Из комнаты со стрелкой на Арфу герой, если идёт, идёт только к этой Арфе.
    .title = Магическая арфа
    .refused = Арфа зовёт: путь только { NAME($sides) }.
rule-harp-choice = Если стрелки ведут к нескольким Арфам, годится любая.
    .title = Несколько Арф
rule-harp-may-place = Арфа связывает только идущего: класть комнаты можно.
    .title = У Арфы можно строить
rule-harp-no-arrow = У Ключа и Телепорта нет стрелок, и Арфа рядом с ними уходящего не держит.
    .title = Нет стрелки — нет зова
rule-harp-itself = Вход в саму Арфу больше ничего не вызывает.
    .title = У самой Арфы
rule-shift = Можно взять в руку комнату без героев и Дрэкона, не Начало, и положить на её место свою без встречи стрелок.
    .title = Волшебное изменение
    .refused = Выберите комнату без героев и Дрэкона и свою комнату ей на смену или останьтесь ни с чем.
rule-map = Выберите противника с комнатами и возьмите у него случайную. Руки меняются насовсем.
    .title = Комната карты
    .refused = Выберите противника, у которого есть комнаты.
rule-master-key = Из Ключа мастера выходят через любую сторону, за которой есть комната, не глядя на стрелки.
    .title = Ключ мастера
rule-mind-control = Выберите героя противника, который может идти, и его путь. Комнату разыгрывает его владелец.
    .title = Контроль разума
    .refused = Выберите героя противника и путь для него.
rule-forced-way = Чужой волей идут по правилам той комнаты, откуда уходят; помогает только способность Рыцаря.
    .title = Чужой волей
rule-chain = Цепочки чужих ходов разыгрываются сразу. После двенадцати за ход Контроль разума не действует.
    .title = Цепочки
rule-rotate = Поверните любую комнату на одну–три четверти без встречи стрелок. На ней могут быть герои, Дрэкон, это может быть Начало.
    .title = Повернуть комнату
    .refused = Выберите комнату в игре и поверните её.
rule-steal-cw = Возьмите случайную монету у следующего игрока по часовой стрелке.
    .title = Кража по часовой
rule-steal-ccw = Возьмите случайную монету у соседа против часовой стрелки.
    .title = Кража против часовой
rule-wind = Из Сильного ветра герой уходит ровно на две комнаты за ход, каждый шаг по правилам той комнаты, откуда он сделан.
    .title = Сильный ветер
    .refused =
        { $steps ->
            [1] Из этой комнаты ведёт один шаг; в два шага уходят из Сильного ветра.
           *[other] Из Сильного ветра герой уходит в два шага.
        }
rule-wind-through = Комната посередине не действует, и Дрэкон в ней тоже.
    .title = Насквозь
rule-wind-virtual = Ключ или Телепорт посередине считаются со стрелками к тем соседям, что не указывают на них.
    .title = Сквозь волшебство
    .refused = Пройти { NAME($direction) } нельзя: та комната указывает на промежуточную.
rule-wind-harp = Каждый из двух шагов слушается Арфы.
    .title = Арфа на ветру
    .refused = По пути зовёт Арфа: дальше только { NAME($sides) }.
rule-wind-stuck = Если пути в два шага нет, герой из Сильного ветра уйти не может.
    .title = Штиль
    .refused = Из этого Сильного ветра нет пути в два шага.
rule-teleport = Из Телепорта герой идёт в любую другую комнату в игре, и в оторванную, и к Дрэкону.
    .title = Телепорт
    .refused =
        { $why ->
            [elsewhere] В комнату на выбор герой попадает только из Телепорта.
           *[other] Из Телепорта герой идёт в другую комнату в игре, названную её местом.
        }
rule-heroes-dealt = С «Героями!» фигурки раздаются случайно.
    .title = Герои!
    .refused = Это способность другого героя: { NAME($hero) }.
rule-ability-once = Каждая способность — один раз за игру.
    .title = Только раз
    .refused = Способность вашего героя уже использована.
rule-ability-when = Способность используют в свой ход прямо перед действием или сразу после него, никогда внутри. Только Рыцарь — в любое время.
    .title = Когда можно
    .refused =
        { $why ->
            [inside] Способности — прямо перед действием или сразу после, но не посреди него.
           *[other] Действие сделано: используйте способность героя или закончите ход.
        }
rule-ability-only = Кто не может ни положить, ни походить, но может изменить что-то способностью, использует её или пасует.
    .title = Только способность
    .refused = Действий у вас нет: используйте способность или спасуйте.
rule-amazon = После своего передвижения Амазонка может пойти ещё раз. После размещения — нет.
    .title = Амазонка
    .refused = Амазонка бежит дальше только сразу после своего передвижения.
rule-barbarian = Варвар выгоняет по стрелке героя противника из своей комнаты и берёт у того игрока случайную комнату.
    .title = Варвар
    .refused =
        { $why ->
            [elsewhere] Варвар толкает только героя в одной с ним комнате.
           *[other] В этой комнате нет стрелки, чтобы по ней толкнуть.
        }
rule-dwarf = Дварф кладёт под колоду сколько угодно комнат, хоть ни одной, и тянет столько же. Если на руке меньше четырёх, можно тянуть дальше по одной, пока не станет четыре.
    .title = Дварф
    .refused =
        { $why ->
            [not-held] Дварф может убрать только комнаты из вашей руки.
           *[other] Сначала рука Дварфа: возьмите ещё комнату или скажите, что хватит.
        }
rule-knight = Когда противник или комната отнимают у Рыцаря монету, он может её сберечь. Но не когда сам вошёл к Дрэкону.
    .title = Рыцарь
    .refused = Сначала решите, сбережёт ли Рыцарь монету.
rule-thief-steal = Вор берёт случайную монету у противника в той же комнате.
    .title = Вор: кража
    .refused = Вор крадёт у противника, который стоит с ним в одной комнате и имеет монеты.
rule-thief-swap = Или называет свою монету, тянет со Склада случайную и кладёт туда названную.
    .title = Вор: обмен
    .refused = Для обмена у Вора должна быть такая монета, а Склад не должен быть пуст.
rule-wizard = Колдун идёт через любую сторону, за которой есть комната, не глядя на стрелки. Это его обычное передвижение.
    .title = Колдун
    .refused = Колдовство — это сам ход Колдуна, а не ещё один.
rule-wizard-wind = На Сильном ветру колдовства хватает на первый шаг. От Арфы оно не спасает.
    .title = Колдун на ветру
    .refused = Колдовство ушло на первый шаг, а стрелки { NAME($direction) } оттуда нет.
rule-variant-escape = Побег из логова: у кого 8 монет и кто пришёл на Выход или Телепорт, победил.
    .title = Побег из логова
rule-escape-by-moving = Считается только свой ход или прыжок: не если уже стоял там и не если привёл противник.
    .title = Своими ногами
rule-team-seats = Команды по двое сидят друг против друга; четверо или шестеро игроков.
    .title = Команды
rule-team-goal = Побеждает команда с 20 золота в пуле.
    .title = Цель команды
rule-team-pool = Монеты соратников лежат в общем пуле, оба могут смотреть. Что теряет любой, теряет пул.
    .title = Пул
rule-team-opponents = Противники — только члены других команд. Руки остаются своими и тайными.
    .title = Свои и чужие
    .refused = Это не противник.
rule-fixed-gold = Фиксированное число золота: побеждает первый с 5 монетами любой стоимости.
    .title = Фиксированное золото
rule-variants-mix = Фиксированное золото и Побег исключают друг друга. С командами числа удваиваются.
    .title = Сочетание вариантов
rule-win-gold = У кого монет на 10 золота, сразу победил.
    .title = 10 золота
rule-win-anytime = Даже в чужой ход; всё неразыгранное отбрасывается.
    .title = В любой миг
rule-no-action-end = Если все подряд пропустили ход или спасовали, игра окончена: побеждает богатейший.
    .title = Некому ходить
rule-default-move = За отсутствующего: ход героем, если есть, иначе размещение; в остальном — что меньше меняет.
    .title = За отсутствующего
rule-tie = Равные делят победу.
    .title = Общая победа
rule-stall = Двенадцать кругов без размещений и движения монет или 150 кругов всего — конец: побеждает богатейший.
    .title = Застой

# --- комнаты по номерам ---

word-0 = { word-start }
    .gen = { word-start.gen }
    .dat = { word-start.dat }
    .acc = { word-start.acc }
    .ins = { word-start.ins }
    .pre = { word-start.pre }
word-1 = { word-blank }
    .gen = { word-blank.gen }
    .dat = { word-blank.dat }
    .acc = { word-blank.acc }
    .ins = { word-blank.ins }
    .pre = { word-blank.pre }
word-2 = { word-blank }
    .gen = { word-blank.gen }
    .dat = { word-blank.dat }
    .acc = { word-blank.acc }
    .ins = { word-blank.ins }
    .pre = { word-blank.pre }
word-3 = { word-blank }
    .gen = { word-blank.gen }
    .dat = { word-blank.dat }
    .acc = { word-blank.acc }
    .ins = { word-blank.ins }
    .pre = { word-blank.pre }
word-4 = { word-blank }
    .gen = { word-blank.gen }
    .dat = { word-blank.dat }
    .acc = { word-blank.acc }
    .ins = { word-blank.ins }
    .pre = { word-blank.pre }
word-5 = { word-blank }
    .gen = { word-blank.gen }
    .dat = { word-blank.dat }
    .acc = { word-blank.acc }
    .ins = { word-blank.ins }
    .pre = { word-blank.pre }
word-6 = { word-blank }
    .gen = { word-blank.gen }
    .dat = { word-blank.dat }
    .acc = { word-blank.acc }
    .ins = { word-blank.ins }
    .pre = { word-blank.pre }
word-7 = { word-blank }
    .gen = { word-blank.gen }
    .dat = { word-blank.dat }
    .acc = { word-blank.acc }
    .ins = { word-blank.ins }
    .pre = { word-blank.pre }
word-8 = { word-find }
    .gen = { word-find.gen }
    .dat = { word-find.dat }
    .acc = { word-find.acc }
    .ins = { word-find.ins }
    .pre = { word-find.pre }
word-9 = { word-find }
    .gen = { word-find.gen }
    .dat = { word-find.dat }
    .acc = { word-find.acc }
    .ins = { word-find.ins }
    .pre = { word-find.pre }
word-10 = { word-find }
    .gen = { word-find.gen }
    .dat = { word-find.dat }
    .acc = { word-find.acc }
    .ins = { word-find.ins }
    .pre = { word-find.pre }
word-11 = { word-find }
    .gen = { word-find.gen }
    .dat = { word-find.dat }
    .acc = { word-find.acc }
    .ins = { word-find.ins }
    .pre = { word-find.pre }
word-12 = { word-find }
    .gen = { word-find.gen }
    .dat = { word-find.dat }
    .acc = { word-find.acc }
    .ins = { word-find.ins }
    .pre = { word-find.pre }
word-13 = { word-find }
    .gen = { word-find.gen }
    .dat = { word-find.dat }
    .acc = { word-find.acc }
    .ins = { word-find.ins }
    .pre = { word-find.pre }
word-14 = { word-find }
    .gen = { word-find.gen }
    .dat = { word-find.dat }
    .acc = { word-find.acc }
    .ins = { word-find.ins }
    .pre = { word-find.pre }
word-15 = { word-find }
    .gen = { word-find.gen }
    .dat = { word-find.dat }
    .acc = { word-find.acc }
    .ins = { word-find.ins }
    .pre = { word-find.pre }
word-16 = { word-find }
    .gen = { word-find.gen }
    .dat = { word-find.dat }
    .acc = { word-find.acc }
    .ins = { word-find.ins }
    .pre = { word-find.pre }
word-17 = { word-find }
    .gen = { word-find.gen }
    .dat = { word-find.dat }
    .acc = { word-find.acc }
    .ins = { word-find.ins }
    .pre = { word-find.pre }
word-18 = { word-lose }
    .gen = { word-lose.gen }
    .dat = { word-lose.dat }
    .acc = { word-lose.acc }
    .ins = { word-lose.ins }
    .pre = { word-lose.pre }
word-19 = { word-lose }
    .gen = { word-lose.gen }
    .dat = { word-lose.dat }
    .acc = { word-lose.acc }
    .ins = { word-lose.ins }
    .pre = { word-lose.pre }
word-20 = { word-lose }
    .gen = { word-lose.gen }
    .dat = { word-lose.dat }
    .acc = { word-lose.acc }
    .ins = { word-lose.ins }
    .pre = { word-lose.pre }
word-21 = { word-lose }
    .gen = { word-lose.gen }
    .dat = { word-lose.dat }
    .acc = { word-lose.acc }
    .ins = { word-lose.ins }
    .pre = { word-lose.pre }
word-22 = { word-steal-clockwise }
    .gen = { word-steal-clockwise.gen }
    .dat = { word-steal-clockwise.dat }
    .acc = { word-steal-clockwise.acc }
    .ins = { word-steal-clockwise.ins }
    .pre = { word-steal-clockwise.pre }
word-23 = { word-steal-clockwise }
    .gen = { word-steal-clockwise.gen }
    .dat = { word-steal-clockwise.dat }
    .acc = { word-steal-clockwise.acc }
    .ins = { word-steal-clockwise.ins }
    .pre = { word-steal-clockwise.pre }
word-24 = { word-steal-clockwise }
    .gen = { word-steal-clockwise.gen }
    .dat = { word-steal-clockwise.dat }
    .acc = { word-steal-clockwise.acc }
    .ins = { word-steal-clockwise.ins }
    .pre = { word-steal-clockwise.pre }
word-25 = { word-steal-clockwise }
    .gen = { word-steal-clockwise.gen }
    .dat = { word-steal-clockwise.dat }
    .acc = { word-steal-clockwise.acc }
    .ins = { word-steal-clockwise.ins }
    .pre = { word-steal-clockwise.pre }
word-26 = { word-steal-counterclockwise }
    .gen = { word-steal-counterclockwise.gen }
    .dat = { word-steal-counterclockwise.dat }
    .acc = { word-steal-counterclockwise.acc }
    .ins = { word-steal-counterclockwise.ins }
    .pre = { word-steal-counterclockwise.pre }
word-27 = { word-steal-counterclockwise }
    .gen = { word-steal-counterclockwise.gen }
    .dat = { word-steal-counterclockwise.dat }
    .acc = { word-steal-counterclockwise.acc }
    .ins = { word-steal-counterclockwise.ins }
    .pre = { word-steal-counterclockwise.pre }
word-28 = { word-steal-counterclockwise }
    .gen = { word-steal-counterclockwise.gen }
    .dat = { word-steal-counterclockwise.dat }
    .acc = { word-steal-counterclockwise.acc }
    .ins = { word-steal-counterclockwise.ins }
    .pre = { word-steal-counterclockwise.pre }
word-29 = { word-steal-counterclockwise }
    .gen = { word-steal-counterclockwise.gen }
    .dat = { word-steal-counterclockwise.dat }
    .acc = { word-steal-counterclockwise.acc }
    .ins = { word-steal-counterclockwise.ins }
    .pre = { word-steal-counterclockwise.pre }
word-30 = { word-destroy }
    .gen = { word-destroy.gen }
    .dat = { word-destroy.dat }
    .acc = { word-destroy.acc }
    .ins = { word-destroy.ins }
    .pre = { word-destroy.pre }
word-31 = { word-destroy }
    .gen = { word-destroy.gen }
    .dat = { word-destroy.dat }
    .acc = { word-destroy.acc }
    .ins = { word-destroy.ins }
    .pre = { word-destroy.pre }
word-32 = { word-destroy }
    .gen = { word-destroy.gen }
    .dat = { word-destroy.dat }
    .acc = { word-destroy.acc }
    .ins = { word-destroy.ins }
    .pre = { word-destroy.pre }
word-33 = { word-destroy }
    .gen = { word-destroy.gen }
    .dat = { word-destroy.dat }
    .acc = { word-destroy.acc }
    .ins = { word-destroy.ins }
    .pre = { word-destroy.pre }
word-34 = { word-drakon-moves }
    .gen = { word-drakon-moves.gen }
    .dat = { word-drakon-moves.dat }
    .acc = { word-drakon-moves.acc }
    .ins = { word-drakon-moves.ins }
    .pre = { word-drakon-moves.pre }
word-35 = { word-drakon-moves }
    .gen = { word-drakon-moves.gen }
    .dat = { word-drakon-moves.dat }
    .acc = { word-drakon-moves.acc }
    .ins = { word-drakon-moves.ins }
    .pre = { word-drakon-moves.pre }
word-36 = { word-drakon-moves }
    .gen = { word-drakon-moves.gen }
    .dat = { word-drakon-moves.dat }
    .acc = { word-drakon-moves.acc }
    .ins = { word-drakon-moves.ins }
    .pre = { word-drakon-moves.pre }
word-37 = { word-drakon-moves }
    .gen = { word-drakon-moves.gen }
    .dat = { word-drakon-moves.dat }
    .acc = { word-drakon-moves.acc }
    .ins = { word-drakon-moves.ins }
    .pre = { word-drakon-moves.pre }
word-38 = { word-drakon-moves }
    .gen = { word-drakon-moves.gen }
    .dat = { word-drakon-moves.dat }
    .acc = { word-drakon-moves.acc }
    .ins = { word-drakon-moves.ins }
    .pre = { word-drakon-moves.pre }
word-39 = { word-escape }
    .gen = { word-escape.gen }
    .dat = { word-escape.dat }
    .acc = { word-escape.acc }
    .ins = { word-escape.ins }
    .pre = { word-escape.pre }
word-40 = { word-escape }
    .gen = { word-escape.gen }
    .dat = { word-escape.dat }
    .acc = { word-escape.acc }
    .ins = { word-escape.ins }
    .pre = { word-escape.pre }
word-41 = { word-escape }
    .gen = { word-escape.gen }
    .dat = { word-escape.dat }
    .acc = { word-escape.acc }
    .ins = { word-escape.ins }
    .pre = { word-escape.pre }
word-42 = { word-floating }
    .gen = { word-floating.gen }
    .dat = { word-floating.dat }
    .acc = { word-floating.acc }
    .ins = { word-floating.ins }
    .pre = { word-floating.pre }
word-43 = { word-floating }
    .gen = { word-floating.gen }
    .dat = { word-floating.dat }
    .acc = { word-floating.acc }
    .ins = { word-floating.ins }
    .pre = { word-floating.pre }
word-44 = { word-floating }
    .gen = { word-floating.gen }
    .dat = { word-floating.dat }
    .acc = { word-floating.acc }
    .ins = { word-floating.ins }
    .pre = { word-floating.pre }
word-45 = { word-harp }
    .gen = { word-harp.gen }
    .dat = { word-harp.dat }
    .acc = { word-harp.acc }
    .ins = { word-harp.ins }
    .pre = { word-harp.pre }
word-46 = { word-harp }
    .gen = { word-harp.gen }
    .dat = { word-harp.dat }
    .acc = { word-harp.acc }
    .ins = { word-harp.ins }
    .pre = { word-harp.pre }
word-47 = { word-harp }
    .gen = { word-harp.gen }
    .dat = { word-harp.dat }
    .acc = { word-harp.acc }
    .ins = { word-harp.ins }
    .pre = { word-harp.pre }
word-48 = { word-shift }
    .gen = { word-shift.gen }
    .dat = { word-shift.dat }
    .acc = { word-shift.acc }
    .ins = { word-shift.ins }
    .pre = { word-shift.pre }
word-49 = { word-shift }
    .gen = { word-shift.gen }
    .dat = { word-shift.dat }
    .acc = { word-shift.acc }
    .ins = { word-shift.ins }
    .pre = { word-shift.pre }
word-50 = { word-shift }
    .gen = { word-shift.gen }
    .dat = { word-shift.dat }
    .acc = { word-shift.acc }
    .ins = { word-shift.ins }
    .pre = { word-shift.pre }
word-51 = { word-shift }
    .gen = { word-shift.gen }
    .dat = { word-shift.dat }
    .acc = { word-shift.acc }
    .ins = { word-shift.ins }
    .pre = { word-shift.pre }
word-52 = { word-map }
    .gen = { word-map.gen }
    .dat = { word-map.dat }
    .acc = { word-map.acc }
    .ins = { word-map.ins }
    .pre = { word-map.pre }
word-53 = { word-map }
    .gen = { word-map.gen }
    .dat = { word-map.dat }
    .acc = { word-map.acc }
    .ins = { word-map.ins }
    .pre = { word-map.pre }
word-54 = { word-map }
    .gen = { word-map.gen }
    .dat = { word-map.dat }
    .acc = { word-map.acc }
    .ins = { word-map.ins }
    .pre = { word-map.pre }
word-55 = { word-mind-control }
    .gen = { word-mind-control.gen }
    .dat = { word-mind-control.dat }
    .acc = { word-mind-control.acc }
    .ins = { word-mind-control.ins }
    .pre = { word-mind-control.pre }
word-56 = { word-mind-control }
    .gen = { word-mind-control.gen }
    .dat = { word-mind-control.dat }
    .acc = { word-mind-control.acc }
    .ins = { word-mind-control.ins }
    .pre = { word-mind-control.pre }
word-57 = { word-mind-control }
    .gen = { word-mind-control.gen }
    .dat = { word-mind-control.dat }
    .acc = { word-mind-control.acc }
    .ins = { word-mind-control.ins }
    .pre = { word-mind-control.pre }
word-58 = { word-mind-control }
    .gen = { word-mind-control.gen }
    .dat = { word-mind-control.dat }
    .acc = { word-mind-control.acc }
    .ins = { word-mind-control.ins }
    .pre = { word-mind-control.pre }
word-59 = { word-rotate }
    .gen = { word-rotate.gen }
    .dat = { word-rotate.dat }
    .acc = { word-rotate.acc }
    .ins = { word-rotate.ins }
    .pre = { word-rotate.pre }
word-60 = { word-rotate }
    .gen = { word-rotate.gen }
    .dat = { word-rotate.dat }
    .acc = { word-rotate.acc }
    .ins = { word-rotate.ins }
    .pre = { word-rotate.pre }
word-61 = { word-rotate }
    .gen = { word-rotate.gen }
    .dat = { word-rotate.dat }
    .acc = { word-rotate.acc }
    .ins = { word-rotate.ins }
    .pre = { word-rotate.pre }
word-62 = { word-rotate }
    .gen = { word-rotate.gen }
    .dat = { word-rotate.dat }
    .acc = { word-rotate.acc }
    .ins = { word-rotate.ins }
    .pre = { word-rotate.pre }
word-63 = { word-wind }
    .gen = { word-wind.gen }
    .dat = { word-wind.dat }
    .acc = { word-wind.acc }
    .ins = { word-wind.ins }
    .pre = { word-wind.pre }
word-64 = { word-wind }
    .gen = { word-wind.gen }
    .dat = { word-wind.dat }
    .acc = { word-wind.acc }
    .ins = { word-wind.ins }
    .pre = { word-wind.pre }
word-65 = { word-wind }
    .gen = { word-wind.gen }
    .dat = { word-wind.dat }
    .acc = { word-wind.acc }
    .ins = { word-wind.ins }
    .pre = { word-wind.pre }
word-66 = { word-key }
    .gen = { word-key.gen }
    .dat = { word-key.dat }
    .acc = { word-key.acc }
    .ins = { word-key.ins }
    .pre = { word-key.pre }
word-67 = { word-key }
    .gen = { word-key.gen }
    .dat = { word-key.dat }
    .acc = { word-key.acc }
    .ins = { word-key.ins }
    .pre = { word-key.pre }
word-68 = { word-key }
    .gen = { word-key.gen }
    .dat = { word-key.dat }
    .acc = { word-key.acc }
    .ins = { word-key.ins }
    .pre = { word-key.pre }
word-69 = { word-teleport }
    .gen = { word-teleport.gen }
    .dat = { word-teleport.dat }
    .acc = { word-teleport.acc }
    .ins = { word-teleport.ins }
    .pre = { word-teleport.pre }
word-70 = { word-teleport }
    .gen = { word-teleport.gen }
    .dat = { word-teleport.dat }
    .acc = { word-teleport.acc }
    .ins = { word-teleport.ins }
    .pre = { word-teleport.pre }
word-71 = { word-teleport }
    .gen = { word-teleport.gen }
    .dat = { word-teleport.dat }
    .acc = { word-teleport.acc }
    .ins = { word-teleport.ins }
    .pre = { word-teleport.pre }

# --- поле в терминале ---

board-round = круг { $round }
board-hero = Герой
board-at = Место
board-hand = Рука
board-coins = Монеты
board-you = вы
board-pile = Колода
board-hoard = Склад
board-kind-start = НАЧ
board-kind-blank = пуст
board-kind-find = МОНЕТ
board-kind-lose = потер
board-kind-steal-clockwise = кра ↻
board-kind-steal-counterclockwise = кра ↺
board-kind-destroy = уничт
board-kind-drakon-moves = ДРЭК
board-kind-escape = выход
board-kind-floating = парит
board-kind-harp = арфа
board-kind-shift = смена
board-kind-map = карта
board-kind-mind-control = разум
board-kind-rotate = повор
board-kind-wind = ветер
board-kind-key = ключ
board-kind-teleport = телеп

# Почему тренер сходил бы так: имена из logovo/search/reasons.
reason-win = Это победа.
reason-coin = Там сразу монета.
reason-steal = Это монета у соперника.
reason-ahead = Оттуда можно дойти до монеты.
reason-away = Герой уходит из плохого места.
reason-escape = Это выход, и как раз тогда, когда вы можете уйти.
reason-lay-own = Комната ложится туда, куда дальше пойдёт ваш герой.
reason-lay-other = Комната ложится на дороге у соперника.
reason-lay-aside = Комната ложится в стороне: никому не помогает, а хорошие остаются у вас.
reason-drakon = Дрэкон мешает соперникам, а не вам.
reason-force = Соперник окажется там, где ему не хотелось быть.
reason-destroy = Эта комната другим была нужнее, чем вам.
reason-ways = Ходы поворачиваются в вашу пользу.
reason-hand = Ваша рука становится лучше.
reason-take = Этому игроку есть что терять.
reason-jump = Вы попадаете туда, где больше добычи.
reason-shield = Это спасает вашу монету.
reason-stay = Там, где вы стоите, лучше, чем там, куда можно пойти.
# --- что скрыто: для разбора партий ---

hidden-hand = { $seat }, в руке
hidden-coins = { $seat }, монеты
hidden-next = Сверху в колоде
