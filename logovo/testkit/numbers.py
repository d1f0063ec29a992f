"""Laws of the researchers' door: every legal move can be spelled and nothing else can, and an
observation is what the view shows, to nobody more."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from logovo.core.chance import Chance
from logovo.core.door import MOST_ACTIONS, Door, public_part
from logovo.core.journal import SILENT
from logovo.core.moves import Move, Moves
from logovo.core.plain import canonical
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.testkit.walks import Party

MOST_SPELLED: Final = 60
"""So many of a position's legal moves are spelled one by one."""
NO_DRAFT: Final = Moves()


def drafted(numbers: list[int]) -> Moves:
    draft = Moves()
    for number in numbers:
        draft.add(number)
    return draft


def listed(door: Door, state: State, seat: Seat, numbers: list[int]) -> list[int]:
    """What may come next, checked to be numbers of this door, each once."""
    out = Moves()
    door.list_into(state, seat, drafted(numbers), out)
    found = out.as_list()
    assert len(set(found)) == len(found), f"listed twice: {found}"
    assert all(0 <= number < door.actions <= MOST_ACTIONS for number in found), found
    return found


def every_move_is_spelled(party: Party, door: Door) -> None:
    """Each legal move is reached by listed numbers, is whole only at the last of them, and reads
    back as itself."""
    game, state = party.game, party.table.state
    for seat in game.awaited(state):
        legal = game.legal(state, seat)
        for move in legal[:: max(1, len(legal) // MOST_SPELLED)]:
            numbers = door.spell(state, seat, move)
            for at, number in enumerate(numbers):
                found = listed(door, state, seat, numbers[:at])
                assert number in found, f"{move} is {numbers}, but {numbers[:at]} leads to {found}"
                whole = door.is_whole(state, drafted(numbers[: at + 1]))
                assert whole == (at + 1 == len(numbers)), f"{move} is {numbers}, whole at {at}"
            assert all(door.word(number) for number in numbers)
            again = door.read(state, seat, drafted(numbers))
            assert again == move, f"{move} is {numbers}, which reads as {again}"


def nothing_else_is_spelled(party: Party, door: Door, chance: Chance) -> None:
    """Whatever numbers are chosen among those listed, a legal move comes of them, and the door
    plays it as the people's door does. Where the moves can all be listed, the first numbers are
    exactly theirs."""
    game, state = party.game, party.table.state
    for seat in game.awaited(state):
        if not game.is_partial(state, seat):
            first = {door.spell(state, seat, move)[0] for move in game.legal(state, seat)}
            assert set(listed(door, state, seat, [])) == first
        for _attempt in range(3):
            numbers, move = some_spelling(door, state, seat, chance)
            refusal = game.refusal(state, seat, move)
            assert refusal is None, f"{numbers} spells {move}, refused by {refusal}"
            assert door.spell(state, seat, move) == numbers, f"{move} has two spellings"
            ours, theirs = state.clone(), state.clone()
            seed = int(chance.below(1 << 20))
            door.play(ours, seat, drafted(numbers), Chance(seed), SILENT)
            game.play(theirs, seat, move, Chance(seed), SILENT)
            assert canonical(game.dump(ours)) == canonical(game.dump(theirs)), f"{numbers} {move}"


def some_spelling(door: Door, state: State, seat: Seat, chance: Chance) -> tuple[list[int], Move]:
    numbers: list[int] = []
    while not numbers or not door.is_whole(state, drafted(numbers)):
        found = listed(door, state, seat, numbers)
        assert found, f"{numbers} leads nowhere"
        assert len(numbers) < MOST_ACTIONS, f"{numbers} never ends"
        numbers.append(found[int(chance.below(len(found)))])
        row = written(door, state, seat, drafted(numbers))
        assert_in_bounds(door, row)
    return numbers, door.read(state, seat, drafted(numbers))


class Sheet:
    """A buffer that observations of one door are written into again and again."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.buffer = vec[i16]([i16(0)] * (int(door.width) + 2))
        self.buffer[0] = self.buffer[len(self.buffer) - 1] = i16(-77)

    def write(self, state: State, observer: Seat, draft: Moves) -> list[int]:
        self.door.write(state, observer, draft, self.buffer, 1)
        row = [int(value) for value in self.buffer]
        assert row[0] == -77 and row[-1] == -77, "written outside of the row"
        return row[1:-1]


_USED: Final[dict[str, Sheet]] = {}


def written(door: Door, state: State, observer: Seat, draft: Moves) -> list[int]:
    """The observation as compiled code writes it: on a fresh sheet and on a used one."""
    used = _USED.get("")
    if used is None or used.door is not door:
        used = _USED[""] = Sheet(door)
    row = Sheet(door).write(state, observer, draft)
    assert used.write(state, observer, draft) == row, "an earlier observation shows through"
    return row


def assert_in_bounds(door: Door, row: list[int]) -> None:
    at = 0
    for field in door.fields:
        for value in row[at : at + field.size]:
            assert field.low <= value <= field.high, f"{field} is {value}"
        at += field.size
    assert at == len(row)


def an_observation_is_the_view(party: Party, door: Door) -> None:
    """Written from the table or made from the view: the same numbers, within their bounds, and
    the public part is what onlookers see."""
    game, state = party.game, party.table.state
    public = door.encode(game.view(state, TABLE))
    for observer in party.observers:
        row = written(door, state, observer, NO_DRAFT)
        meant = door.encode(game.view(state, observer))
        assert row == meant, f"{observer}: {differences(door, row, meant)}"
        assert_in_bounds(door, row)
        assert public_part(door.fields, row) == public, f"{observer} sees another public part"


def differences(door: Door, row: list[int], meant: list[int]) -> str:
    names = [f"{field.name}[{i}]" for field in door.fields for i in range(field.size)]
    assert len(meant) == len(names), f"{len(meant)} numbers for {len(names)}"
    return ", ".join(
        f"{name} {ours} not {theirs}"
        for name, ours, theirs in zip(names, row, meant, strict=True)
        if ours != theirs
    )


def numbers_tell_no_secret(party: Party, door: Door, observer: Seat, world: State) -> None:
    """In a world the observer cannot tell from the real one they observe the same, byte by byte,
    and may choose among the same numbers."""
    state = party.table.state
    assert written(door, world, observer, NO_DRAFT) == written(door, state, observer, NO_DRAFT)
    if party.game.is_asked(state, observer):
        assert listed(door, world, observer, []) == listed(door, state, observer, [])
