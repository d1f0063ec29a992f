# Sentences of a review.

seat = Player
first = Fair share
own = Own choices
others = Others' choices
luck = Luck
end = Result
sound = Sound decisions
title = { $game }: looking back
curve = The chance to win of every player
points = In points of a hundred; a sure win is 100. The parts add up to the result exactly. Choices are measured against the game's quick policy.
moments = What decided the game
moment-choice = Step { $entry }: “{ $played }”, played by { $name }, moved the chance of { $whom } by { $change } points.
moment-own = Step { $entry }: with “{ $played }” { $name } moved their own chance by { $change } points.
moment-luck = Step { $entry }: the luck after “{ $played }” ({ $name }) moved the chance of { $whom } by { $change } points.
moment-clock = Step { $entry }: when time was up, luck moved the chance of { $whom } by { $change } points.
verdicts = By what was known then
nothing = There is nothing to hold against anybody.
inaccuracy = Step { $entry }, { $name }: an inaccuracy. “{ $played }” gave away { $loss } ± { $error } points; better was “{ $best }”.
mistake = Step { $entry }, { $name }: a mistake. “{ $played }” gave away { $loss } ± { $error } points; better was “{ $best }”.
blunder = Step { $entry }, { $name }: a blunder. “{ $played }” gave away { $loss } ± { $error } points; better was “{ $best }”.
came-well = As the cards really lay, it did no harm.
came-badly = Step { $entry }, { $name }: “{ $played }” was right by what was known; as the cards really lay, it cost { $loss } points.
because = It could not be known: { $line }
could-know = What could have been known:
account =
    { $decisions ->
        [0] { $name } had nothing to decide;
        [one] { $name } made { $sound } of { $decisions } decision as well as a strong player would;
       *[other] { $name } made { $sound } of { $decisions } decisions as well as a strong player would;
    } { $kind ->
        [cost] luck cost { $luck } points of a hundred.
        [gave] luck gave { $luck } points of a hundred.
       *[none] luck neither helped nor hurt.
    }
