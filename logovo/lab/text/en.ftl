# Reports of studies.
report-title = A study of { $game }
report-head = { $games } games at { $tables } tables, { $bots }. Version { $version }, ruleset { $ruleset }, seed { $seed }.
report-findings = What it found
report-shares = Who wins
report-share = seats won
report-seats = Is a seat better?
report-seat = games won from this seat
report-lengths = How long a game is
report-decisions = decisions in a game
report-games = games
report-numbers = The numbers
report-fair = The grey mark is a fair share; the bar is the 95 % interval.
report-unfinished = This study is not finished: what follows may still change.
report-seats-even = { $table }: no seat is clearly better than another (known to ± { $within } of a hundred).
report-seats-uneven = { $table }: seat { $seat } wins { $share } of a hundred games where { $fair } would be fair; { $size ->
        [small] hardly to be noticed at a table.
       *[large] a player would notice.
    }
report-pair-clear = { $table }: a seat of { $one } wins { $points } more games of a hundred than one of { $other } (± { $error }).
report-pair-even = { $table }: { $one } and { $other } cannot be told apart ({ $points } ± { $error }).
report-table = Table
report-bot = Bot
report-interval = 95 % interval
report-length = Decisions

# Balance and character of a game.
report-language = Language
balance-title = How { $game } plays
balance-head = { $games } games of greedy bots, { $watched } of them looked into. Version { $version }, ruleset { $ruleset }, seed { $seed }.
balance-how = Equal, quick bots play here. A chance to win is found in worlds that fit what everybody at the table knows, each played to its end. People play differently: this is the character of the rules, not of your friends.
balance-seats = Does it matter who begins?
balance-first-even = No: with no number of players does whoever begins win clearly more or fewer games than their share (known to ± { $within } of a hundred).
balance-first = With { $players } players whoever begins wins { $share } of a hundred games ({ $low }–{ $high }) where { $fair } would be fair: { $size ->
        [hardly-better] an advantage nobody will notice.
        [hardly-worse] a drawback nobody will notice.
        [clearly-better] a small advantage.
        [clearly-worse] a small drawback.
        [far-worse] a large drawback.
       *[far-better] a large advantage.
    }
balance-first-rest = With { $players } players no advantage can be seen.
balance-lengths = How long is a game, and how much is there to choose?
balance-length = With { $players } players a game has { $decisions } decisions, half of all games { $low } to { $high }. That is about { $minutes } minutes if a choice takes { $free } seconds and a move without one { $forced }.
balance-length-range = With { $few } players it has { $least } decisions ({ $short } min), with { $many } players { $most } ({ $long } min).
balance-choice = Of a hundred decisions { $forced } leave no choice. At the others there are { $moves } legal moves on the average.
balance-drama = When is it decided?
balance-leads = With { $players } players the lead changes { $leads } times a game ({ $low }–{ $high }): somebody else is ahead by a quarter of all games.
balance-decided = After { $share } of a hundred decisions ({ $low }–{ $high }) whoever wins is sure of it, at 80 of a hundred or more to the end: { $when ->
        [early] rather early, the rest is played for honour.
        [late] only at the very end.
       *[middle] in the last third.
    }
balance-half-way = Half-way the later winner stands at { $half } of a hundred, just before the end at { $last }.
balance-luck = Luck or skill?
balance-skill = A greedy bot wins { $share } of a hundred games ({ $low }–{ $high }) against { $rivals ->
        [one] one that plays
       *[other] { $rivals } that play
    } anything at all in 35 of a hundred decisions; { $fair } would be fair.
balance-needed = To be ahead of a given rival with a certainty of 95 %, it takes { $games ->
        [one] a single game
       *[other] { $games } games
    }: { $verdict ->
        [skill] skill decides.
        [luck] mostly luck in a single game, skill only in the long run.
       *[both] luck decides a game, skill an evening.
    }
balance-needed-many = To be ahead of a given rival with a certainty of 95 %, more than { $games } games are not enough: luck hides the difference.
balance-thinking = A bot that thinks ({ $bot }) wins { $share } of a hundred ({ $low }–{ $high }, { $games } games) against { $rivals ->
        [one] one greedy bot
       *[other] { $rivals } greedy bots
    }; { $fair } would be fair.
balance-thinking-even = So few games cannot tell the two apart.
balance-kings = Can losers choose the winner?
balance-kings-two = With two players nobody can.
balance-kings-share = In { $share } of a hundred games ({ $low }–{ $high }), at one of twenty looks, somebody who could not win any more had moves between which another's chance differed by a quarter or more.
balance-kings-rate = Of a hundred decisions of those who cannot win, { $share } ({ $low }–{ $high }) are of that kind.
balance-options = What each option changes
balance-at-table = { $option } (with { $players } players)
balance-option-same = { $option }: nothing for bots, who play the very same games.
balance-option-little = { $option }: these games show no change worth noticing.
balance-option-shifts = { $option }: { $shifts }.
balance-shift-first = whoever begins wins { $way ->
        [up] more
       *[down] less
    } often, { $after } of a hundred instead of { $before } (effect { $effect })
balance-shift-length = { $way ->
        [up] longer
       *[down] shorter
    }, { $after } decisions instead of { $before } (effect { $effect })
balance-shift-minutes = { $way ->
        [up] more
       *[down] less
    } time, { $after } minutes instead of { $before } (effect { $effect })
balance-shift-forced = { $way ->
        [up] more
       *[down] fewer
    } moves without a choice, { $after } of a hundred instead of { $before } (effect { $effect })
balance-shift-branching = { $way ->
        [up] more
       *[down] fewer
    } moves to choose from, { $after } instead of { $before } (effect { $effect })
balance-shift-leads = the lead changes { $way ->
        [up] more
       *[down] less
    } often, { $after } times instead of { $before } (effect { $effect })
balance-shift-decided = decided { $way ->
        [up] later
       *[down] earlier
    }, after { $after } of a hundred decisions instead of { $before } (effect { $effect })
balance-shift-kings = losers choose the winner { $way ->
        [up] more
       *[down] less
    } often, in { $after } of a hundred games instead of { $before } (effect { $effect })
balance-shift-skill = { $way ->
        [up] more
       *[down] less
    } skill, greedy wins { $after } of a hundred instead of { $before } (effect { $effect })
balance-note = An option is said to change something if the difference is there with a certainty of 99.9 % (a hundred are looked at), its effect is at least 0.2, and it is 5 % of what was (Cohen's d, h for shares: 0.2 is small, 0.5 medium, 0.8 large).
balance-players = players
balance-measure-first = begins and wins, %
balance-measure-length = decisions
balance-measure-minutes = minutes
balance-measure-forced = no choice, %
balance-measure-branching = moves
balance-measure-leads = lead changes
balance-measure-decided = decided at, %
balance-measure-kings = kingmaking, %
balance-measure-skill = greedy wins, %
balance-option = Option
balance-against = Differences from the table without the option, 95 % intervals; bold where one would notice.
balance-chart-first = Games won by whoever begins
balance-chart-lengths = Decisions in a game
balance-chart-curve = Chance of the later winner
balance-chart-skill = Chance to be ahead of a rival
balance-chart-options = Effect of each option
balance-through = played of the game
balance-after = after so many games
balance-effect = effect size
balance-step-quick = greedy against those that slip
balance-step-thinking = { $bot } against greedy

# A study while it runs.
live-title = The study is running
live-ended = The run has ended, or was interrupted: its folder holds the results.
live-line = { $games } of { $planned } games, { $rate } a second, { $left } min left.
live-games = Games
