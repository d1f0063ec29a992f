# Отчёты исследований.
report-title = Исследование: { $game }
report-head = Партий — { $games }, столов — { $tables }, боты: { $bots }. Версия { $version }, правила { $ruleset }, зерно { $seed }.
report-findings = Что выяснилось
report-shares = Кто побеждает
report-share = доля побед места
report-seats = Есть ли лучшее место?
report-seat = доля побед с этого места
report-lengths = Сколько длится партия
report-decisions = решений за партию
report-games = партии
report-numbers = Числа
report-fair = Серая черта — справедливая доля, отрезок — 95-процентный интервал.
report-unfinished = Исследование не закончено: дальнейшее ещё может измениться.
report-seats-even = { $table }: ни одно место не лучше другого (известно с точностью ± { $within } из ста).
report-seats-uneven = { $table }: место { $seat } выигрывает { $share } партий из ста, поровну было бы { $fair }; { $size ->
        [small] за столом этого почти не заметить.
       *[large] игрок это заметит.
    }
report-pair-clear = { $table }: место бота { $one } выигрывает из ста партий на { $points } больше, чем место бота { $other } (± { $error }).
report-pair-even = { $table }: { $one } и { $other } не различить ({ $points } ± { $error }).
report-table = Стол
report-bot = Бот
report-interval = Интервал 95 %
report-length = Решений

# Баланс и характер игры.
report-language = Язык
balance-title = Как играется: { $game }
balance-head = Партий жадных ботов — { $games }, из них разобрано { $watched }. Версия { $version }, правила { $ruleset }, зерно { $seed }.
balance-how = Здесь играют равные быстрые боты. Шанс на победу считается по мирам, которые не противоречат общеизвестному за столом: каждый доигран до конца. Люди играют иначе: это характер правил, а не ваших друзей.
balance-seats = Важно ли, кто начинает?
balance-first-even = Нет: ни при каком числе игроков начинающий не побеждает заметно чаще или реже своей доли (известно с точностью ± { $within } из ста).
balance-first = Игроков { $players }: начинающий выигрывает { $share } партии из ста ({ $low }–{ $high }), поровну было бы { $fair }; { $size ->
        [hardly-better] такого преимущества никто не заметит.
        [hardly-worse] такой помехи никто не заметит.
        [clearly-better] небольшое преимущество.
        [clearly-worse] небольшая помеха.
        [far-worse] большая помеха.
       *[far-better] большое преимущество.
    }
balance-first-rest = При других числах игроков ({ $players }) преимущества не видно.
balance-lengths = Сколько длится партия и из чего в ней выбирать?
balance-length = Игроков { $players }: решений за партию — { $decisions }, в половине партий от { $low } до { $high }. Это около { $minutes } мин, если выбор занимает { $free } с, а ход без выбора { $forced } с.
balance-length-range = Игроков { $few }: решений { $least } ({ $short } мин); игроков { $many }: решений { $most } ({ $long } мин).
balance-choice = Из ста решений { $forced } не оставляют выбора. В остальных в среднем { $moves } возможных ходов.
balance-drama = Когда всё решается?
balance-leads = Игроков { $players }: лидер меняется за партию { $leads } раза ({ $low }–{ $high }), то есть другой игрок обходит его на четверть партий.
balance-decided = После { $share } решения из ста ({ $low }–{ $high }) победителя уже не догнать: его шанс до конца не падает ниже 80 из ста; { $when ->
        [early] это рано, дальше играют ради чести.
        [late] это самый конец партии.
       *[middle] это последняя треть.
    }
balance-half-way = На середине шанс будущего победителя — { $half } из ста, перед самым концом — { $last }.
balance-luck = Удача или умение?
balance-skill = Жадный бот выигрывает { $share } партии из ста ({ $low }–{ $high }), когда соперники (их { $rivals }) в 35 решениях из ста ходят наугад; поровну было бы { $fair }.
balance-needed = Чтобы с уверенностью 95 % опередить выбранного соперника, нужно партий: { $games }; { $verdict ->
        [skill] решает умение.
        [luck] одну партию решает в основном удача, умение видно лишь вдолгую.
       *[both] партию решает удача, вечер — умение.
    }
balance-needed-many = Чтобы с уверенностью 95 % опередить выбранного соперника, не хватит и { $games } партий: удача прячет разницу.
balance-thinking = Думающий бот ({ $bot }) выигрывает { $share } партии из ста ({ $low }–{ $high }, партий { $games }) у жадных (их { $rivals }); поровну было бы { $fair }.
balance-thinking-even = По такому числу партий их не различить.
balance-kings = Выбирают ли проигравшие победителя?
balance-kings-two = Вдвоём это невозможно.
balance-kings-share = В { $share } партии из ста ({ $low }–{ $high }) хотя бы в один из двадцати моментов у того, кто уже не победит, были ходы, между которыми чужой шанс различался на четверть или больше.
balance-kings-rate = Из ста решений тех, кто уже не победит, таких { $share } ({ $low }–{ $high }).
balance-options = Что меняет каждый вариант правил
balance-at-table = { $option } (игроков { $players })
balance-option-same = { $option }: для ботов ничего, они играют те же самые партии.
balance-option-little = { $option }: по этим партиям заметных перемен не видно.
balance-option-shifts = { $option }: { $shifts }.
balance-shift-first = начинающий побеждает { $way ->
        [up] чаще
       *[down] реже
    }, { $after } из ста вместо { $before } (эффект { $effect })
balance-shift-length = { $way ->
        [up] длиннее
       *[down] короче
    }, решений { $after } вместо { $before } (эффект { $effect })
balance-shift-minutes = по времени { $way ->
        [up] дольше
       *[down] быстрее
    }, { $after } мин вместо { $before } (эффект { $effect })
balance-shift-forced = ходов без выбора { $way ->
        [up] больше
       *[down] меньше
    }, { $after } из ста вместо { $before } (эффект { $effect })
balance-shift-branching = выбор { $way ->
        [up] шире
       *[down] уже
    }, возможных ходов { $after } вместо { $before } (эффект { $effect })
balance-shift-leads = лидер меняется { $way ->
        [up] чаще
       *[down] реже
    }, { $after } раза вместо { $before } (эффект { $effect })
balance-shift-decided = всё решается { $way ->
        [up] позже
       *[down] раньше
    }, после { $after } решения из ста вместо { $before } (эффект { $effect })
balance-shift-kings = проигравшие выбирают победителя { $way ->
        [up] чаще
       *[down] реже
    }, в { $after } партии из ста вместо { $before } (эффект { $effect })
balance-shift-skill = умение значит { $way ->
        [up] больше
       *[down] меньше
    }, жадный бот выигрывает { $after } из ста вместо { $before } (эффект { $effect })
balance-note = Вариант что-то меняет, если разница достоверна на 99,9 % (сравнений около сотни), а эффект не меньше 0,2 и 5 % прежнего (d Коэна, для долей h: 0,2 — малый, 0,5 — средний, 0,8 — большой).
balance-players = игроков
balance-measure-first = начал и победил, %
balance-measure-length = решений
balance-measure-minutes = минут
balance-measure-forced = без выбора, %
balance-measure-branching = ходов на выбор
balance-measure-leads = смен лидера
balance-measure-decided = решено к, %
balance-measure-kings = выбор за проигравшим, %
balance-measure-skill = побед жадного, %
balance-option = Вариант
balance-against = Разницы со столом без этого варианта, интервалы 95 %; жирным — что заметно.
balance-chart-first = Доля побед начинающего
balance-chart-lengths = Решений за партию
balance-chart-curve = Шанс будущего победителя
balance-chart-skill = Шанс опередить соперника
balance-chart-options = Эффект каждого варианта
balance-through = пройдено партии
balance-after = после стольких партий
balance-effect = величина эффекта
balance-step-quick = жадный против оступающихся
balance-step-thinking = { $bot } против жадных

# Исследование, пока оно идёт.
live-title = Исследование идёт
live-ended = Всё сыграно или прервано: итоги лежат в папке исследования.
live-line = Сыграно { $games } из { $planned }, в секунду { $rate }, осталось { $left } мин.
live-games = Партий
