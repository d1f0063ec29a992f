# Looking back at a finished game.

review-of = Review: { $game }
review-player = Whose decisions
review-waiting = The review waits for its turn.
review-progress = Looking back: { $done } of { $total }
review-account =
    { $decisions ->
        [0] { $name } had nothing to decide.
       *[other] { $name } decided { $sound } of { $decisions } times as well as a strong player would.
    } { $kind ->
        [cost] Luck cost { $luck } points of a hundred.
        [gave] Luck gave { $luck } points of a hundred.
       *[none] Luck neither helped nor hurt.
    }
review-chances = Chance to win, in percent
review-chance-end = { $name }: from { $first } to { $last }
review-position = Place in the game
review-parts = Where the result comes from
review-parts-note = In points of a hundred; a sure win is 100. Share: a fair part before the deal. Own and Others: what choices brought. The parts add up to the result exactly.
review-first = Share
review-own = Own
review-others = Others
review-luck = Luck
review-result = Result
review-moments = What decided the game
review-moment-own = Step { $entry }: with “{ $move }” { $name } moved their own chance by { $change } points.
review-moment-choice = Step { $entry }: “{ $move }”, played by { $name }, moved the chance of { $whom } by { $change } points.
review-moment-luck = Step { $entry }: the luck after “{ $move }” ({ $name }) moved the chance of { $whom } by { $change } points.
review-moment-clock = Step { $entry }: when time was up, the chance of { $whom } moved by { $change } points.
review-verdicts = Decisions worth a look
review-nothing = Nothing to hold against { $name }.
review-nothing-yet = Nothing found yet.
review-best = the best move
review-as-good = as good as any
review-inaccuracy = an inaccuracy
review-mistake = a mistake
review-blunder = a blunder
review-bad-luck = right, but it came badly
review-played = Step { $entry }, { $name }: “{ $move }”.
review-forced = There was nothing to decide.
review-unsaid = No clear difference to the other moves.
review-is = By what was known: { $verdict }.
review-lay-is = As things really lay: { $verdict }.
review-better = Better was “{ $move }”: { $loss } ± { $error } points more.
review-came-well = As things really lay, it did no harm.
review-came-badly = As things really lay, it cost { $loss } points.
review-because = It could not be known: { $line }
review-could-know = What { $name } could have known
review-known = What was known
review-lay = What lay there
review-view = Judged by
review-side = Whose cards
review-before = Previous
review-after = Next
review-place = { $n } of { $count }
review-close = To the overview
review-practise = Play on from here
review-act = Show how it went
review-practise-true = as it really lay
review-practise-fitting = as it may have lain
review-not-a-decision = No player decides at this step.
