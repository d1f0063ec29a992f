"""Decisions of whole games, put before the page one after another, on screens of every shape.

To click through hundreds of games would take days. Here the rules play them by themselves, every
seat by its quick policy with a slip now and then, and the page gets what one seat sees at each of
its decisions, by a connection of the test's own. It is also looked at after each thing that was
taken up on the way to a move; the moves themselves are not made.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Final, TypedDict, cast

from msgspec import to_builtins

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.plain import plain
from logovo.core.seats import Seat
from logovo.core.table import open_table
from logovo.games import game as game_of
from logovo.search.policies import rollout
from logovo.server.table.choices import moves_in
from tests.browser.person import Person
from tests.browser.sizes import LOOK, SCREENS, Seen, Worst, note

ME: Final = Seat(0)
SLIPS: Final = 6
MOST_STEPS: Final = 2

# Nobody at the other end: what the page is to hear is said by `window.line.onmessage`.
CONNECTION: Final = """
  window.WebSocket = class {
    static CONNECTING = 0;
    static OPEN = 1;
    readyState = 0;
    constructor() {
      window.line = this;
      setTimeout(() => { this.readyState = 1; this.onopen(); });
    }
    send(said) {
      const { t, at, id } = JSON.parse(said), now = Date.now();
      if (t === 'ping') this.onmessage({ data: JSON.stringify({ t: 'pong', at, now }) });
      // A thing that was a move after all comes too late.
      const late = { t: 'res', id, ok: false, code: 'stale' };
      if (t === 'cmd') setTimeout(() => this.onmessage({ data: JSON.stringify(late) }));
    }
    close() { this.readyState = 3; }
  };
"""

# Shows a decision; looks, takes something up that leads to a move and is none, looks again.
SHOW: Final = f"""async ([picture, luck]) => {{
  window.line.onmessage({{ data: picture }});
  const seen = [await ({LOOK})()];
  for (const where of luck) {{
    const steps = [...document.querySelectorAll('main [data-legal]')].filter((one) =>
      one.getClientRects().length && one.dataset.move === undefined
        && !one.querySelector('[data-move]') && one.getAttribute('aria-pressed') !== 'true');
    if (!steps.length) break;
    const one = steps[Math.floor(where * steps.length)];
    one.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
    seen.push(await ({LOOK})());
  }}
  return seen;
}}"""


class Picture(TypedDict):
    """What changes from one decision to the next."""

    v: int
    view: object
    moves: object


def decisions(key: str, players: int, seed: int) -> Iterator[Picture]:
    """Of one seat, from the first to the last of a game."""
    game = game_of(key)
    options = game.options(players, {})
    table = open_table(game, options, [f"Seat {seat}" for seat in range(players)], seed)
    chance, listed, policy = Chance(seed), Moves(), rollout(key)
    while not table.state.is_over():
        awaited = game.awaited(table.state)
        if ME in awaited:
            moves = moves_in(game, table.state, ME, True)
            view = plain(game.view(table.state, ME))
            yield {"v": len(table.log.entries), "view": view, "moves": to_builtins(moves)}
        seat = ME if ME in awaited else awaited[int(chance.below(len(awaited)))]
        listed.clear()
        table.state.legal_for(seat, listed)
        code = listed.get(chance.below(listed.size))
        if seat == table.state.decider() and chance.below(SLIPS):
            code = policy.choose(table.state, listed, chance)
        table.play(seat, game.move_of(table.state, seat, int(code)))


def sit_before(person: Person, key: str, players: int) -> dict[str, object]:
    """The page of a table that nobody plays at; what it is told beside the pictures."""
    person.context.add_init_script(CONNECTION)
    bots = [{"kind": "bot", "level": "easy"}] * (players - 1)
    wish = {"game": key, "name": "Anna", "seats": [{"kind": "me"}, *bots], "options": {}}
    answer = person.context.request.post(
        f"{person.address}/api/tables", data=wish | {"settings": {}, "start": True}
    ).json()
    person.page.goto(f"{person.address}/t/{answer['table']['id']}#{answer['token']}")
    person.page.wait_for_function("() => window.line?.readyState === 1")
    return {
        "t": "snapshot",
        "engine": "",
        "you": {"seat": int(ME), "host": True, "room": "players"},
        "table": answer["table"] | {"status": "playing"},
        "undo": False,
        "claims": [],
        "clock": {"now": 0},
        "missed": [],
        "gap": False,
        "talk": [],
    }


def look_through(
    person: Person, key: str, players: int, seed: int, screens: Iterable[str] = SCREENS
) -> dict[str, Worst]:
    """The worst of a whole game on each of the screens."""
    beside = sit_before(person, key, players)
    pictures = [json.dumps(beside | one) for one in decisions(key, players, seed)]
    person.page.evaluate("(first) => window.line.onmessage({ data: first })", pictures[0])
    person.page.wait_for_selector("[data-status=mine]")
    worst = {screen: Worst() for screen in screens}
    for screen in worst:
        width, height = SCREENS[screen]
        person.page.set_viewport_size({"width": width, "height": height})
        luck = random.Random(seed)
        for picture in pictures:
            steps = [luck.random() for _step in range(MOST_STEPS)]
            seen = cast(list[Seen], person.page.evaluate(SHOW, [picture, steps]))
            note(worst[screen], seen[0], None)
            for later in seen[1:]:
                note(worst[screen], later, seen[0])
            worst[screen].decisions += 1
    return worst
