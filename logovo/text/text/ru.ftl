# Фразы самого дома: ошибки и правила любого стола.

error-unknown-game = Игры «{ $key }» здесь нет.
error-unknown-bot = Бота «{ $name }» здесь нет. Есть: { $allowed }.
error-bad-bot = «{ $name }» — не бот: { $why }.
error-bad-action = Партия { $game }: действие { $action } недопустимо.
error-luck-asked = Сначала случай должен выбрать один из исходов, всего их { $outcomes }.
error-bad-players = В эту игру играют от { $least } до { $most } человек, а не { $players }.
error-bad-option = Настройка «{ $key }» не бывает «{ $value }». Можно: { $allowed }.
error-options-clash = «{ $first }» и «{ $second }» несовместимы.
error-bad-notation = «{ $text }» — не ход этой игры.
error-bad-log = Запись испорчена в строке { $line } ({ $why }).
error-other-ruleset = Эта запись игры «{ $game }» сделана по правилам версии { $written }, а здесь версия { $ours }.
error-bad-position = Такой позиции на столе быть не может: { $why }.
error-no-port = Порт { $port } на { $host } занят, или это не адрес этой машины. Выберите другой: --port.
error-no-tables = Столов в { $path } нет.
error-file-exists = Файл { $path } уже есть; выберите другой.
error-house-taken = Столы в { $path } уже держит другой сервер. Сначала остановите его или выберите другую папку: --data.
error-house-shared = Эту базу уже держит другой сервер. Вместе им можно, если всем указан один и тот же --redis.
error-no-metrics-port = Показывать метрики на порту { $port } этой машины нельзя: он занят, или это не порт. Выберите другой: --metrics-port.
error-not-backup = { $path } — не резервная копия столов, или копия повреждена. Ничего не изменено; выберите другой файл.
error-damaged-tables = Столы в { $path } повреждены. Верните резервную копию командой «logovo restore»; повреждённый файл сохранится.
error-cannot-write = В { $path } нельзя писать: { $why }. Проверьте, есть ли место на диске и чья это папка, или выберите другую: --data.
error-newer-tables = Эти столы записаны более новым Логовом (база версии { $found }). Поставьте его или верните прежнюю резервную копию.
error-no-database = База данных не отвечает ({ $why }). Проверьте, запущена ли она и верен ли адрес в --database.
error-no-redis = Redis не отвечает ({ $why }). Проверьте, запущен ли он и верен ли адрес в --redis.
error-no-driver = Не хватает пакета «{ $name }». Поставьте его: pip install "logovo[house]".

rule-not-asked = Ходят, когда игра спрашивает.
    .title = Дождитесь вопроса
    .refused = Сейчас решаете не вы.
rule-game-over = После конца игры ходов нет.
    .title = Игра окончена
    .refused = Игра уже окончена.

card-house = Логово
card-bot = Бот { $n }

game-won =
    { $count ->
        [one] Побеждает { $winners }. { $reason }
       *[many] Побеждают вместе: { $winners }. { $reason }
    }

word-unknown = неизвестно
word-on = да
word-off = нет

# --- что скрыто: для разбора партий ---

hidden-thing =
    { $count ->
        [0] нет { NAME($thing, case: "gen") }
        [1] { NAME($thing) }
       *[other] { NAME($thing) } ×{ $count }
    }
hidden-line =
    { $share ->
        [100] { $place }: { $things }.
       *[other] { $place }: { $things } ({ $share } %).
    }
