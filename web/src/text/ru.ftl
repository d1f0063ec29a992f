# Слова самого дома: страницы, стол, ошибки. Тексты игр лежат у игр.

house = Логово
footer = Логово: пять настольных игр о спрятанных картах и тайных планах. Рисунки и тексты свои.
loading = Загружаем…
close = Закрыть
show = Показать
try-again = Попробовать ещё раз
to-front = На главную
lost = Здесь пусто
games = Игры
rules = Правила
rules-none = Правила этой игры ещё не написаны.
contents = Содержание
settings = Настройки
guest = Гость
nobody = никто
player-n = Игрок { $n }
onlooker = Зритель

## Главная

front-title = Пять игр, в которых не всё лежит на столе
front-about = Прячьте карты, копите золото, путайте следы. Сыграйте с ботами прямо сейчас или позовите друзей: хватит одной ссылки.
players-range = { $least }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
play-bots = Играть с ботами
open-table = Открыть стол
opening = Открываем…
join-title = Вас позвали?
join-code = Код стола или ссылка
join = Войти
open-record = Посмотреть сохранённую запись
code-wrong = Это не похоже ни на код, ни на ссылку.
your-name = Ваше имя
my-tables = Мои столы
listed-tables = Открытые столы
your-turn = Ваш ход
seats-free = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
status-lobby = Ждём игроков
status-playing = Идёт игра
status-paused = Игра на паузе
status-over = Игра окончена

## Новый стол

seats = Места
seat-n = Место { $n }
seat-open = Друг по ссылке
seat-bot = Бот
seat-bot-level = Бот: { $level }
seat-local = За этим же устройством
seat-closed = Закрыто
seat-free = Свободно
seat-add = Место
seat-remove = Место
bot-level = Сила бота
local-name = Имя игрока
hot-seat-about = Устройство будете передавать друг другу. Между ходами карты закрывает занавес.
options = Правила стола
options-none = У этой игры нет дополнительных правил.
table-settings = Порядок за столом
pace = Время на ход
    .about = Кто не успел, за того ходит стол. На неспешном столе на ход дают дни.
pace-none = без часов
pace-30 = 30 секунд
pace-90 = 90 секунд
pace-1d = 1 день
pace-3d = 3 дня
onlookers = Зрители
    .about = По ссылке можно смотреть игру, не видя чужих карт.
listed = На главной
    .about = Стол увидят все, кто зашёл в Логово.
level-easy = простой
level-medium = толковый
level-hard = сильный
level-random = наугад
level-greedy = жадный

## Приглашение и сбор

invited = { $host } зовёт вас за стол.
sit-down = Сесть за стол
no-free-seat = Свободных мест нет.
watch = Смотреть
invite = Приглашение
invite-about = Отправьте ссылку или покажите код с экрана: друг сядет за стол без регистрации.
invite-qr = Ссылка на стол в виде QR-кода
invite-code = Код стола:
copy = Скопировать
copied = Скопировано
start = Начать игру
start-fill = { $count ->
        [one] Начать, посадив { $count } бота
       *[other] Начать, посадив { $count } ботов
    }
wait-for-host = Ждём, когда хозяин стола начнёт игру.
leave = Встать из-за стола
kick = Высадить
host = Хозяин стола
host-tools = Стол
pause = Пауза
resume = Продолжить

## За столом

board = Игровой стол
status-line = Что сейчас происходит
connecting = Соединяемся со столом…
plate-you = вы
plate-here = за столом
plate-away = отошёл
plate-kept = пока играет бот
plate-active = думает
bot-name-0 = Уголёк
bot-name-1 = Шорох
bot-name-2 = Коготок
bot-name-3 = Мохнатик
bot-name-4 = Репей
bot-name-5 = Бубенец
bot-name-6 = Филин
bot-name-7 = Пенёк
bot-name-8 = Туман
bot-name-9 = Желудь
story = Летопись
story-empty = Пока ничего не произошло.
talk = Разговор
talk-unread = { $count ->
        [one] Разговор, { $count } новая реплика
        [few] Разговор, { $count } новые реплики
       *[many] Разговор, { $count } новых реплик
    }
talk-say = Сказать за столом
talk-send = Отправить
skip = Пропустить
move-sent = Ход отправлен…
offline = Связь прервалась, соединяемся снова…
offline-waiting = Связь прервалась. Ваш ход сохранён и уйдёт, как только она вернётся.
missed = { $count ->
        [one] Пока вас не было: { $count } событие.
        [few] Пока вас не было: { $count } события.
       *[many] Пока вас не было: { $count } событий.
    }
to-rule = Правило
undo = Вернуть ход
undone = Ход взят назад.
hours-left = { $count } ч
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всё
zoom-home = Где я
summary = Итоги
place = Место
player = Игрок
score = Счёт
score-larder = Потеряно монет
score-drakon = Золото
score-gold = Очки
score-lucky = Золото
score-vampires = Осталось вампиров
plot = Как менялся счёт
rematch = Ещё раз
save-log = Сохранить запись
curtain-pass = Передайте устройство: ходит { $name }
curtain-about = Остальные, не подглядывайте.
curtain-hold = Я { $name }: удерживайте, чтобы открыть

## Повтор

replay = Повтор
replay-eyes = Чьими глазами
replay-table = Глазами зрителя
replay-open = Все карты открыты
replay-seat = { $name }
replay-step = Шаг { $at } из { $length }
replay-first = В начало
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Играть
replay-pause = Остановить
replay-position = Место в партии
plain-moves = Возможные ходы

## Настройки

settings-language = Язык
settings-theme = Оформление
settings-speed = Скорость показа
settings-sound = Звук
theme-auto = как в системе
theme-light = светлое
theme-dark = тёмное
speed-slow = неспешно
speed-normal = обычно
speed-fast = быстро
speed-instant = сразу
keys = Клавиши
key-tab = Tab
    .does = к следующей части стола
key-arrows = Стрелки
    .does = по картам и клеткам внутри части
key-digits = 1–9
    .does = взять карту руки
key-enter = Enter
    .does = выбрать, сделать ход
key-escape = Esc
    .does = отменить выбор
key-skip = S
    .does = сразу показать нынешнее положение
key-help = ?
    .does = эта страница

## Быстрые фразы

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-oops = Ой!
phrase-wow = Ого!
phrase-thinking = Дайте подумать…
phrase-hurry = Поторопитесь!
phrase-your-turn = Ваш ход!
phrase-one-moment = Секунду!
phrase-rematch = Ещё разок?
phrase-bye = Пока!

## Ошибки

error-offline = Сервер не отвечает. Проверьте связь.
error-server = Что-то пошло не так на сервере. Попробуйте ещё раз.
error-malformed = Сервер не понял запрос.
error-too-large = Слишком длинное сообщение.
error-too-fast = Слишком часто. Подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
error-too-many-tables = Вы открыли слишком много столов. Доиграйте какой-нибудь.
error-too-many-sockets = У вас или в вашей сети открыто слишком много окон. Закройте лишние.
error-bad-level = Такого бота здесь нет.
error-bad-name = Имя должно состоять хотя бы из одной видимой буквы.
error-unknown-table = Такого стола нет. Проверьте код или ссылку.
error-bad-token = Это место больше не ваше.
error-kicked = Хозяин стола освободил ваше место.
error-no-onlookers = Этот стол закрыт для зрителей.
error-seat-taken = Это место уже занято.
error-no-seat = Свободных мест нет.
error-not-host = Это решает только хозяин стола.
error-not-seated = Зрители не ходят.
error-not-lobby = Игра уже началась.
error-not-playing = Игра сейчас не идёт.
error-not-over = Игра ещё не окончена.
error-paused = Игра на паузе.
error-seats-open = Не все места заняты.
error-stale = Положение успело измениться. Посмотрите ещё раз.
error-no-claims = В этой игре нет заявлений.
error-no-undo = Этот ход уже не вернуть.
error-unknown-phrase = Такой фразы нет.
error-hello-first = Соединение началось не с приветствия.
error-hello-twice = Приветствие пришло дважды.
error-id-used = Сервер принял это за чужую команду. Попробуйте ещё раз.
error-bad-origin = Эта страница открыта не с того адреса, где идёт игра.
error-busy = Сервер занят. Сейчас попробуем ещё раз.
error-not-found = Такой страницы нет.
error-bad-method = Так обратиться нельзя.

## Доска «Кладовой дракона»

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

## Поле вампирчиков

vampires-board-yard = Кладбище
vampires-board-closed = Могила { $grave }, закрыта
vampires-board-bare = Место { $grave }, не участвует
vampires-board-open = Могила { $grave }, открыта: крышка — { $lid }, внутри — { $inside }
vampires-board-noted = Могила { $grave }, закрыта; в последний раз: крышка — { $lid }, внутри — { $inside }
vampires-board-garlic-of = чеснок: { $name }
vampires-board-row = { $count ->
    [one] { $count } вампир
    [few] { $count } вампира
   *[many] { $count } вампиров
}. Слева: { $left }; спят: { $closed }; справа: { $right }
vampires-board-row-open = { $count ->
    [one] { $count } вампир
    [few] { $count } вампира
   *[many] { $count } вампиров
}, все открыты: { $left }
vampires-board-garlic = Чеснок в запасе: { $count }
vampires-board-stakes = Колышки: { $count }
vampires-board-stopped = остановился
vampires-board-plague = Чума! Крысу держит { $name }
vampires-board-reserve = Крышки в запасе: { $count }
vampires-board-last = Последнее открытие: { $grave }, крышка — { $lid }, внутри — { $inside }
vampires-board-gift = { $from } → { $to }

## Поле бешеного Лаки

lucky-board-forest = Лес
lucky-board-path = { NAME($card) }, место { $x }, { $y }
lucky-board-spot = Место { $x }, { $y }
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
lucky-board-say = Заявить…
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

## Поле Дрэкона

drakon-board-legend = Комнаты
drakon-board-heroes = Герои
drakon-board-heroes-alike = За этим столом герои различаются только видом: берите любого.
drakon-board-maze = Лабиринт
drakon-board-chamber = { NAME($kind) }, место { $x }, { $y }; стрелки: { NAME($arrows) }
drakon-board-tile = { NAME($kind) }; стрелки: { NAME($arrows) }
drakon-board-hero = { $name }, место { $x }, { $y }
drakon-board-figure = Дрэкон, место { $x }, { $y }
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
drakon-board-denied = Клетка { $x }, { $y }: сейчас нельзя; скажем почему
drakon-board-cancel = Отменить
drakon-board-dig = { $count ->
    [0] Ничего не откладывать
    [one] Положить под колоду { $count } комнату
    [few] Положить под колоду { $count } комнаты
   *[many] Положить под колоду { $count } комнат
}

## Поле золота драконов

gold-board-empty = { NAME($place) }: пусто
gold-board-place = { NAME($place) }: дракон { $strength }, у рыцарей { $power }. { $knights }
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
gold-board-slain = { $count ->
    [one] Повержен { $count } дракон
    [few] Повержено { $count } дракона
   *[many] Повержено { $count } драконов
}
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

## Коротко: о чём игра, для тех, кто видит её впервые

brief = Коротко
brief-open = Игра в двух словах
brief-go = Понятно, играем
brief-rules = Все правила
brief-larder = Избавьтесь от всех карточек первым: сначала рука, потом открытый резерв, потом закрытый.
    .turn = В свой ход выложите карточку не ниже верхней, одинаковых можно до четырёх сразу. Если ничего не подходит, вы забираете весь сброс.
    .watch = Драконы ложатся почти на всё. У чисел свой нрав: после 3 только ниже, из-за 4 следующий берёт карточки, из-за 5 пропускает ход, на 6 драконам нельзя.
    .end = Кто остался с карточками, платит монеты. Как только кто-то потерял 21, побеждает потерявший меньше всех.
brief-drakon = Первым соберите монеты на 10 золота. Сколько стоят ваши монеты, видите только вы.
    .turn = В свой ход сделайте одно: положите одну из своих комнат у края лабиринта или пройдите в соседнюю комнату по стрелке.
    .watch = Комната срабатывает, когда в неё входит герой: даёт, отнимает или крадёт монеты, меняет лабиринт. Стрелки не должны смотреть друг на друга.
    .end = Игра кончается, как только у кого-то 10 золота.
brief-gold = Посылайте рыцарей на драконов и приносите домой самые ценные сокровища.
    .turn = В свой ход пошлите одного рыцаря к одному дракону. Дракон падает, когда рыцари у него вместе не слабее его.
    .watch = Добычу делят те, кто сражался: слабейший раскладывает доли, сильнейший выбирает первым. Потом крадут воры. Единственный маг забирает красные.
    .end = Золото стоит 3, серебро и красное по 1, чёрное 7; пять цветов дают комплект за 5, а у кого больше камней цвета, тот берёт награду. Побеждает тот, у кого больше очков.
brief-lucky = Золотоискатели прокладывают тропу к золотой жиле; среди вас может быть Бешеный Лаки, которому нужен провал. Свою роль знаете только вы.
    .turn = В свой ход сыграйте одну карту: тропинку, поломку или ремонт, пожар, пыльцу. Или сбросьте одну и пропустите ход. Потом берёте новую.
    .watch = С поломанным инструментом тропинки не кладут. Пыльца даёт подсмотреть жилу. Заявления игроков могут быть ложью.
    .end = Три раунда; победившая в раунде сторона получает золото. Выигрывает тот, у кого больше самородков.
brief-vampires = Найдите могилу каждому вампиру своего ряда и пристройте их первым. Это игра на память.
    .turn = В свой ход откройте могилу. Если крышка цвета крайнего вампира вашего ряда, положите его туда и можете открывать дальше.
    .watch = Занятая могила стоит колышка, за третий все отдают вам по вампиру. Чужой чеснок в могиле вручит вам вампира своего хозяина. Крыса приносит чуму.
    .end = Побеждает тот, кто первым пристроил весь ряд.

## Куда нажимать

how-larder-swap = Нажмите карточку в руке, потом в резерве.
how-larder-turn = Нажмите приподнятую карточку, потом кнопку.
how-larder-turn-chosen = Нажмите кнопку, чтобы выложить.
how-larder-turn-more = Нажмите кнопку; или ещё раз карточку: больше таких же.
how-larder-debt = Нажмите приподнятую карточку, чтобы передать долг, или берите.
how-larder-skip = Нажмите приподнятого Заступника или пропустите ход.
how-larder-fetch = Нажмите одну из приподнятых карточек резерва.
how-drakon-hero = Нажмите того, кем хотите быть.
how-drakon-action = Нажмите свою комнату внизу, потом клетку; или обведённую комнату, чтобы пойти туда.
how-drakon-action-chosen = Теперь нажмите обведённую клетку лабиринта.
how-drakon-action-tried = Ещё раз по клетке: комната повернётся. Потом нажмите кнопку.
how-drakon-figure = Нажмите комнату лабиринта.
how-drakon-destroy = Нажмите обведённую комнату.
how-drakon-drakon = Нажмите обведённую комнату.
how-drakon-float = Нажмите обведённую клетку; ещё раз, чтобы повернуть комнату.
how-drakon-shift = Нажмите свою комнату, потом ту комнату лабиринта, которую она заменит.
how-drakon-shift-chosen = Теперь нажмите комнату лабиринта, которую она заменит.
how-drakon-shift-tried = Ещё раз, чтобы повернуть, потом нажмите кнопку.
how-drakon-map = Нажмите кнопку на табличке противника.
how-drakon-control = Нажмите комнату, куда пойдёт герой противника.
how-drakon-rotate = Нажмите комнату; ещё раз, чтобы повернуть дальше.
how-drakon-rotate-tried = Ещё раз, чтобы повернуть дальше, потом нажмите кнопку.
how-gold-turn = Нажмите рыцаря внизу, потом дракона.
how-gold-turn-chosen = Теперь нажмите дракона, к которому он пойдёт.
how-gold-cut = Готовое предложение уже лежит. Нажмите заголовок доли, потом сокровища, чтобы переложить их туда.
how-gold-take = Нажмите долю. Зелёное число: сколько очков она точно прибавит вам.
how-gold-rob = Выберите игрока: вор возьмёт у него одно сокровище наугад.
how-gold-pick = Нажмите сокровище, которое берёте.
how-gold-yield = Нажмите сокровище, с которым расстаётесь.
how-lucky-turn = Нажмите карту в руке: станет видно, куда её можно сыграть.
how-lucky-turn-broken = У вас сломан инструмент: тропинки нельзя, пока его не починят. Сыграйте другую карту или пропустите ход.
how-lucky-turn-path = Нажмите обведённое место в лесу.
how-lucky-turn-tried = Кнопка положит карту; ещё раз по месту, чтобы повернуть её.
how-lucky-turn-tool = Нажмите обведённый инструмент на табличке игрока.
how-lucky-turn-fire = Нажмите тропинку, которая сгорит: станет видно, что она отрежет.
how-lucky-turn-burning = Перечёркнутое будет отрезано. Нажмите кнопку, чтобы сжечь, или другую карту.
how-lucky-turn-dust = Нажмите жилу: увидите её только вы.
how-lucky-turn-pass = Сейчас эту карту некуда сыграть. Её можно сбросить, пропустив ход.
how-vampires-open = Нажмите могилу. Нужны обведённые цвета вашего ряда.
how-vampires-go-on = Нажмите другую могилу или остановитесь.
how-vampires-plague = Нажмите одну из светящихся могил или остановитесь.
how-vampires-match = Нажмите кнопку внизу или самого вампира.
how-vampires-miss = Чеснок: кто откроет его потом, получит вашего вампира.
how-vampires-give = Нажмите первого или последнего вампира своего ряда.
how-vampires-put = Нажмите тот край ряда, куда его поставить.

## Что принесёт ход

lucky-board-burn = Сжечь эту карту
lucky-board-losses = { $count ->
        [0] Больше ничего не отрежет.
        [one] Отрежет ещё { $count } карту.
        [few] Отрежет ещё { $count } карты.
       *[many] Отрежет ещё { $count } карт.
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

vampires-board-larger = Показать могилы крупнее
gold-board-measure = Сколько сокровищ в запасах по ходу игры
drakon-board-measure = Сколько монет по ходу игры
vampires-board-measure = Сколько вампиров осталось в рядах
