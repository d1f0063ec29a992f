"""A game played as fast as the page can, every decision of it looked at on all screens.

What a person clicks through in ten minutes takes one: clicks are sent inside the page, so nothing
waits for a pointer to travel. Whether a finger would reach a thing is what `sizes.LOOK` looks at.
"""

from __future__ import annotations

from typing import Final, TypedDict, cast

from tests.browser.person import PICK, RELUCTANT, Person
from tests.browser.sizes import LOOK, MOST_DECISIONS, SCREENS, Seen, Worst, note

STUCK: Final = 300
PATIENCE: Final = 60_000

# Touches what was picked; says how the table stands and what is seen after it.
TOUCH: Final = f"""async (wish) => {{
  const move = ({PICK})(wish);
  const one = document.querySelector('[data-picked]');
  one?.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
  const seen = await ({LOOK})();
  const state = document.querySelector('[data-status]').dataset.status;
  return {{ move, state, seen }};
}}"""

ASKED: Final = """async (patience) => {
  const until = performance.now() + patience;
  for (;;) {
    const state = document.querySelector('[data-status]')?.dataset.status;
    if (state === 'mine' || state === 'over') return state;
    if (performance.now() > until) return 'stuck';
    await new Promise((done) => setTimeout(done, 10));
  }
}"""


class Touched(TypedDict):
    move: str | None
    state: str
    seen: Seen


def play_hurried(person: Person, decisions: int = MOST_DECISIONS) -> tuple[dict[str, Worst], bool]:
    """The worst on each screen, and whether the game came to its end."""
    worst = {screen: Worst() for screen in SCREENS}
    names = list(SCREENS)
    screens = person.context.new_cdp_session(person.page)
    for number in range(decisions):
        state = person.page.evaluate(ASKED, PATIENCE)
        assert state != "stuck", f"nobody is asked at {person.page.url}"
        if state == "over":
            return worst, True
        # The choice itself is made on the last of them: on another one at every decision.
        turn = number % len(names)
        for screen in names[turn:] + names[:turn]:
            width, height = SCREENS[screen]
            shape = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
            screens.send("Emulation.setDeviceMetricsOverride", shape)
            before = cast(Seen, person.page.evaluate(LOOK))
            note(worst[screen], before, None)
            worst[screen].decisions += 1
        decide(person, worst[screen], before)
    return worst, False


def decide(person: Person, worst: Worst, before: Seen) -> None:
    for _touch in range(STUCK):
        wish = [person.luck.random(), person.luck.random(), list(RELUCTANT)]
        touched = cast(Touched, person.page.evaluate(TOUCH, wish))
        if touched["state"] != "mine":
            return
        if not touched["move"]:
            note(worst, touched["seen"], before)
        elif not asks(person):
            return
    raise AssertionError(f"nothing can be played at {person.page.url}")


def asks(person: Person) -> bool:
    """Whether a move is still to be confirmed."""
    return person.page.locator("[data-confirm]").count() > 0
