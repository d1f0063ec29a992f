# Слова самого дома: страницы, стол, ошибки. Тексты игр лежат у игр.

house = Логово
footer = Логово: пять настольных игр о спрятанных картах и тайных планах. Рисунки и тексты свои.
to-docs = Документация
loading = Загружаем…
close = Закрыть
show = Показать
try-again = Попробовать ещё раз
to-front = На главную
lost = Здесь пусто
no-room = Сейчас нет места
games = Игры
rules = Правила
rules-none = Правила этой игры ещё не написаны.
contents = Содержание
sound = Звук
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
join-code = Шесть букв или ссылка
join = Войти
open-record = Посмотреть сохранённую запись
code-wrong = Это не похоже ни на шесть букв, ни на ссылку.
your-name = Ваше имя
my-tables = Мои столы
show-all = Показать все: { $count }
listed-tables = Открытые столы
your-turn = Ваш ход
seats-free = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
status-lobby = Ждём игроков
status-starting = Фиксируем раздачу…
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
level-master = мастер
level-random = наугад
level-greedy = жадный

## Приглашение и сбор

invited = { $host } зовёт вас за стол.
sit-down = Сесть за стол
no-free-seat = Свободных мест нет.
watch = Смотреть
invite = Приглашение
invite-about = Отправьте ссылку, дайте телефону прочесть картинку или продиктуйте буквы: друг сядет за стол без регистрации.
invite-qr = Ссылка на стол в виде QR-кода
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
# Said in place of an event whose contents the screen hides on purpose.
hidden = Вам сообщено то, что этот экран открыто не показывает.
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
stage-on = Дальше
stage-pass = Пропустить
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
plot = Как менялся счёт
rematch = Ещё раз
save-log = Сохранить запись
fair-lobby = Раздача, которую никто не может выбрать
fair-note = Каждый игрок добавляет число, известное только его браузеру, и после игры раздачу может проверить любой. Сервер свою часть уже зафиксировал:
check-deal = Проверить раздачу
check-not = Эту раздачу проверить нельзя
check-not-verifiable = Эту раздачу проверить нельзя: до игры ничего не было зафиксировано. Она сыграна до того, как раздачи стали проверяемыми, продолжает другую партию или взята из файла без этих данных.
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

## Разбор

review = Разбор

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

## Как ходить

confirm = Точно?
confirm-yes = Сделать
confirm-no = Ещё нет
asks-any = Сделать этот ход?

## Люди за столом

guest-n = Гость { $n }
nobody-yet = больше пока никого
plate-out = снят с места хозяином
plate-left = место у бота
plate-left-you = За вас играет бот
status-left = За вас играет бот.
status-ended = Хозяин прервал игру.
seat-return = Вернуть себе место
seat-hand-over = Пусть за меня играет бот
seat-offer = Предложить новому игроку
let-back = Пустить обратно
leave-about = Пока вас нет, за вас играет бот: стол ждёт в «Моих столах».
end-game = Закончить игру
end-game-means = Игра закончится для всех, победителя не будет. Запись останется.
unseated-about = Хозяин снял вас с места. Если он пустит вас обратно, вы сядете сами собой; не закрывайте страницу.
offer-asked = Место «{ $seat }» могут отдать новому игроку.
offer-means = Кто сядет, увидит всё, что там спрятано, поэтому нужны все голоса.
offer-yes = Согласие
offer-no = Нет
offer-waiting = Ещё не ответили: { $names }.
offer-withdraw = Снять предложение
away-title = За вас
away-moves = { $count ->
        [one] Пока вас не было, за вас сделали { $count } ход.
        [few] Пока вас не было, за вас сделали { $count } хода.
       *[many] Пока вас не было, за вас сделали { $count } ходов.
    }
story-where = Показать, где это было
stand-in-bot = Бот пошёл за игрока { $seat }:
    .you = Бот пошёл за вас:
stand-in-clock = Время вышло, ход за игрока { $seat } сделали часы:
    .you = Ваше время вышло, ход за вас сделали часы:
note-left = { $seat }: место у бота.
    .you = Вы отдали место боту.
note-back = { $seat } снова за столом.
    .you = Вы снова за столом.
note-unseated = { $seat }: хозяин освободил место, его держит бот.
    .you = Хозяин снял вас с места, его держит бот.
note-let-back = { $seat }: хозяин пускает обратно.
    .you = Хозяин пускает вас обратно.
note-offered = Хозяин хочет отдать место «{ $seat }» новому игроку. Нужно согласие всех.
note-agreed = { $seat }: согласие.
    .you = Вы согласились.
note-declined = { $seat }: отказ. Место остаётся как было.
    .you = Вы отказались. Место остаётся как было.
    .nobody = Хозяин снял предложение.
note-opened = Все согласны: место «{ $seat }» свободно.
note-sat = { $seat } садится посреди игры и видит всё, что есть у этого места.
    .you = Вы садитесь посреди игры.
note-bot = { $seat }: место насовсем у бота ({ $level }).
note-host = { $seat } теперь хозяин стола.
    .you = Теперь вы хозяин стола.
note-paused = Хозяин остановил игру.
note-resumed = Игра продолжается.
note-ended = Хозяин прервал игру.
note-no-number = Число для раздачи не пришло вовремя: { $seat }. Раздача сделана без него.
    .you = Ваше число для раздачи не пришло вовремя; раздача сделана без него.
deciding = С этого хода { $winner } впереди до конца:
result-won = Победа
result-place = { $place }-е место
result-ended = Прервана
clear-finished = Убрать законченные
bots-count = Сколько ботов
bots = { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
invite-letters = Или продиктуйте буквы:
invite-alone = По этой ссылке зайдёт только этот компьютер: логово открыто лишь для него.
invite-alone-how = Как зайти друзьям?
invite-alone-do = Остановите логово в его терминале (Ctrl-C) и запустите снова для вашей сети; столы сохранятся:

## Ошибки

error-offline = Сервер не отвечает. Проверьте связь.
error-server = Что-то пошло не так на сервере. Попробуйте ещё раз.
error-refused = Правила этого не разрешают.
error-malformed = Сервер не понял запрос.
error-too-large = Слишком длинное сообщение.
error-too-fast = Слишком часто. Подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
error-too-many-tables = Вы открыли слишком много столов. Доиграйте какой-нибудь.
error-house-full = Все столы в этом доме заняты. Попробуйте немного позже.
error-too-many-onlookers = За этим столом уже столько зрителей, сколько можно. Попробуйте немного позже.
error-too-many-sockets = У вас или в вашей сети открыто слишком много окон. Закройте лишние.
error-bad-level = Такого бота здесь нет.
error-bad-name = Имя должно состоять хотя бы из одной видимой буквы.
error-unknown-table = Такого стола нет. Проверьте код или ссылку.
error-bad-token = Это место больше не ваше.
error-kicked = Хозяин стола освободил ваше место.
error-unseated = Хозяин снял вас с места. Он может пустить вас обратно.
error-handed-over = Сейчас за вас играет бот. Сначала верните себе место.
error-offer-open = Одно место уже предлагают.
error-no-offer = Этот вопрос уже решён.
error-bad-code = Сейчас нет стола с такими буквами. Попросите прочитать их ещё раз.
error-no-onlookers = Этот стол закрыт для зрителей.
error-seat-taken = Это место уже занято.
error-no-seat = Свободных мест нет.
error-not-host = Это решает только хозяин стола.
error-not-seated = Зрители не ходят.
error-not-lobby = Игра уже началась.
error-not-playing = Игра сейчас не идёт.
error-committed = Ваше число для раздачи уже зафиксировано.
error-copied = Такое же число уже зафиксировал кто-то другой.
error-not-starting = Стол сейчас не ждёт чисел.
error-other-number = Это не то число, что вы зафиксировали.
error-not-over = Игра ещё не окончена.
error-paused = Игра на паузе.
error-seats-open = Не все места заняты.
error-stale = Положение успело измениться. Посмотрите ещё раз.
error-no-claims = В этой игре нет заявлений.
error-no-undo = Этот ход уже не вернуть.
error-unknown-phrase = Такой фразы нет.
error-review-unfinished = Разобрать можно только оконченную партию.
error-review-failed = Эту партию разобрать не удалось.
error-no-review = Разбора этой партии ещё никто не просил.
error-too-many-reviews = Очередь на разбор велика. Попробуйте позже.
error-no-decision = В этом месте партии никто ничего не решает.
error-hint-company = Подсказки бывают только там, где все остальные — боты.
error-hint-not-asked = Сейчас вам нечего решать.
error-hint-failed = Тренер не ответил. Попробуйте ещё раз.
error-unknown-puzzle = Такой задачи нет.
error-hello-first = Соединение началось не с приветствия.
error-hello-twice = Приветствие пришло дважды.
error-id-used = Сервер принял это за чужую команду. Попробуйте ещё раз.
error-bad-origin = Эта страница открыта не с того адреса, где идёт игра.
error-busy = Сервер занят. Сейчас попробуем ещё раз.
error-not-found = Такой страницы нет.
error-bad-method = Так обратиться нельзя.

## Коротко: о чём игра, для тех, кто видит её впервые

brief = Коротко
brief-open = Игра в двух словах
brief-go = Понятно, играем
brief-rules = Все правила

## Ящик разработчика

dev-drawer = Разработчику
dev-frames = Последние сообщения ({ $count })
dev-moves = Допустимые ходы ({ $count })
dev-view = Вид, который показан

# --- уроки ---

learn = Научиться за пять минут
lessons = Уроки
lesson-for = Для этого есть короткий урок: { $options }

# Тренер.
coach = Тренер
coach-ask = А как бы вы сыграли?
coach-would = Тренер сыграл бы так
coach-thinking = Тренер представляет, как всё может пойти…
coach-nothing = Здесь не из чего выбирать.
coach-of = около { $won } из 100
coach-show = Показать
coach-play = Сыграть
coach-measure-games = Столько выиграно из ста воображаемых партий (миров: { $worlds }, только по тому, что знаете вы).
coach-measure-round = Как вы будете стоять в конце раунда, лучшее — 100 (миров: { $worlds }, только по тому, что знаете вы).
coach-warn = Предупреждать перед явно худшим ходом
coach-worse = Этот ход явно хуже
coach-yours = Вы хотите: { $move }
coach-better = Лучше: { $move }
coach-think = Подумаю ещё
coach-anyway = Всё равно сыграть
coach-asked = { $name } спрашивает тренера.
coach-helped = { $name } — с тренером: подсказок { $asked }, ходов под присмотром { $warned }.

# Задачи.
puzzles = Задачи
puzzles-about = Позиции из партий ботов. Один ход явно лучше всех остальных: найдите его и узнайте почему.

# --- кто такой бот ---

bot-character = Кто этот бот
character-any = кто придёт
character-plain = никто особенный
character-bold = смелый нрав
character-careful = осторожный нрав
character-grudging = злопамятный нрав
character-chatty = болтливый нрав
character-larder-bold = Хапыч
character-larder-careful = Тишок
character-larder-grudging = Кислыш
character-larder-chatty = Тараторка
character-drakon-bold = Искрохвост
character-drakon-careful = Тихочешуй
character-drakon-grudging = Тлеюн
character-drakon-chatty = Шипелка
character-gold-bold = Сэр Бряк
character-gold-careful = Заклёпка
character-gold-grudging = Ржавобород
character-gold-chatty = Звеняк
character-lucky-bold = Бухало
character-lucky-careful = Фонарик
character-lucky-grudging = Репей
character-lucky-chatty = Чирикун
character-vampires-bold = Клыкарь
character-vampires-careful = Тихокрыл
character-vampires-grudging = Полынь
character-vampires-chatty = Пискун
