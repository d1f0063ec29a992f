# Фразы самого дома: ошибки и правила любого стола.

error-unknown-game = Игры «{ $key }» здесь нет.
error-unknown-bot = Бота «{ $name }» здесь нет. Есть: { $allowed }.
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

rule-not-asked = Ходят, когда игра спрашивает.
    .title = Дождитесь вопроса
    .refused = Сейчас решаете не вы.
rule-game-over = После конца игры ходов нет.
    .title = Игра окончена
    .refused = Игра уже окончена.

game-won =
    { $count ->
        [one] Побеждает { $winners }. { $reason }
       *[many] Побеждают вместе: { $winners }. { $reason }
    }

word-unknown = неизвестно
word-on = да
word-off = нет
