# Настройки, клавиши и что хранится о человеке.

settings-language = Язык
settings-theme = Оформление
settings-speed = Скорость показа
settings-sound = Звук
settings-volume = Громкость
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
    .does = карта руки или кнопка с этим номером
key-enter = Enter
    .does = выбрать; нажать кнопку хода
key-escape = Esc
    .does = отменить выбор, сказать «ещё нет»
key-undo = U (Г)
    .does = взять последний ход назад
key-skip = S
    .does = сразу показать нынешнее положение
key-help = ?
    .does = эта страница
settings-acting = Как делать ход
    .about = Обычно: что можно взять назад, делается сразу; что открывает скрытое или необратимо, сначала спрашивает.
acting-usual = обычно
acting-confirm = всегда спрашивать
acting-tap = одним касанием
key-hint = H
    .does = что сыграл бы тренер, за столом с ботами
data = Ваши данные
data-about = { $count ->
        [0] Об этом браузере логово ничего не хранит.
       *[other] Логово хранит ваше имя, ходы и слова. Мест в этом браузере: { $count }.
    }
data-save = Сохранить в файл
data-saved = { $count ->
        [one] { $count } место сохранено: { $file }.
        [few] { $count } места сохранено: { $file }.
       *[many] { $count } мест сохранено: { $file }.
    }
data-forget = Забыть меня
data-forget-means = Ваши имена и всё, что вы сказали, будут удалены, а места исчезнут из этого браузера. Ходы останутся в записях без вашего имени. Отменить это нельзя.
data-forget-yes = Да, забыть
data-forgotten = { $count ->
        [0] Забывать нечего.
        [one] { $count } место забыто.
        [few] { $count } места забыто.
       *[many] { $count } мест забыто.
    }
data-kept = { $count ->
        [one] { $count } партия ещё идёт: повторите, когда она кончится.
        [few] { $count } партии ещё идут: повторите, когда они кончатся.
       *[many] { $count } партий ещё идут: повторите, когда они кончатся.
    }
settings-banter = Реплики ботов
    .about = Боты с характером иногда вставляют слово. Оно не выдаёт, что у них на руках.
