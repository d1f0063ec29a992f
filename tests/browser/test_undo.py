"""Taking a move back in the browser: offered after the answer, gone with the next step."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import Person

UNDO = "button[aria-label='Take back']"
MOST_TURNS = 40


def seated(anna: Person, boris: Person) -> None:
    """Both at a started table of vampires."""
    wish = {"game": "vampires", "name": "Anna", "seats": [{"kind": "me"}, {"kind": "open"}]}
    request = anna.context.request
    opened = request.post(f"{anna.address}/api/tables", data=wish).json()
    table = opened["table"]["id"]
    joined = request.post(f"{anna.address}/api/tables/{table}/join", data={"name": "Boris"}).json()
    anna.visit(opened["link"])
    boris.visit(joined["link"])
    anna.page.click("[data-start]")
    for one in (anna, boris):
        one.page.wait_for_selector("[data-status=mine], [data-status=wait]", state="attached")


def test_a_move_that_showed_nothing_is_taken_back(person: Callable[..., Person]) -> None:
    anna, boris = person(name="Anna"), person(name="Boris", seed=2)
    seated(anna, boris)
    for _turn in range(MOST_TURNS):
        mover = anna if anna.state() == "mine" else boris
        if mover.state() != "mine":
            mover.page.wait_for_timeout(100)
            continue
        opening = mover.page.locator("[data-move^='open']").count() > 0
        mover.turn()
        mover.page.wait_for_timeout(500)
        offered = mover.page.locator(UNDO)
        if opening:
            # What lay in the grave must be remembered.
            assert offered.count() == 0
        elif offered.count():
            other = boris if mover is anna else anna
            assert other.page.locator(UNDO).count() == 0
            offered.click()
            mover.page.wait_for_selector(UNDO, state="detached")
            mover.page.get_by_text("A move was taken back.").first.wait_for(state="attached")
            mover.wait_for_turn()
            return
    raise AssertionError("no move could be taken back")
