## Коротко

brief-vampires = Найдите могилу каждому вампиру своего ряда и пристройте их первым. Это игра на память.
    .turn = В свой ход откройте могилу. Если крышка цвета крайнего вампира вашего ряда, положите его туда и можете открывать дальше.
    .watch = Занятая могила стоит колышка, за третий все отдают вам по вампиру. Чужой чеснок в могиле вручит вам вампира своего хозяина. Крыса приносит чуму.
    .end = Побеждает тот, кто первым пристроил весь ряд.

## Куда нажимать

how-vampires-open = Нажмите могилу. Нужны обведённые цвета вашего ряда.
how-vampires-go-on = Нажмите другую могилу или остановитесь.
how-vampires-plague = Нажмите одну из светящихся могил или остановитесь.
how-vampires-match = Нажмите кнопку внизу или самого вампира.
how-vampires-miss = Чеснок: кто откроет его потом, получит вашего вампира.
how-vampires-give = Нажмите первого или последнего вампира своего ряда.
how-vampires-put = Нажмите тот край ряда, куда его поставить.

## Слова доски

score-vampires = Осталось вампиров
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
vampires-board-larger = Показать могилы крупнее
vampires-board-measure = Сколько вампиров осталось в рядах

# Before what shows something or cannot be taken back.
asks-vampires-open = Открыть эту могилу? Все на миг увидят, что внутри.
asks-vampires-bury = Похоронить вампира здесь? Могила снова закроется.
asks-vampires-give = Отдать этого вампира? Он уйдёт из вашего ряда.

# How it ended.
tale-vampires-buried = Похоронили
tale-vampires-given = Отдали
tale-vampires-received = Получили
reason-vampires-win = Последний вампир ряда исчез.
reason-vampires-stall-end = Всё замерло; побеждает тот, у кого вампиров меньше всех.
reason-vampires-stall-cap = Ночь затянулась; побеждает тот, у кого вампиров меньше всех.
