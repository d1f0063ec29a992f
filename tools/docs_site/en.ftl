# Words of the players' pages.

players = { $least }–{ $most } players. At your own tables: [learn it in five minutes](/learn/{ $game }), or read and print [the rulebook with its pictures](/rules/{ $game }).
options = Options
options-head = | option | values, the usual first | what it does |
more = For builders: [moves, events, views and where each rule stands in the code](../../games/{ $game }.md), [rulings where the printed rules are silent](../../games/{ $game }-rulings.md).
