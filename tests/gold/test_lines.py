"""Packed lines and heaps at their longest: compiled shifts must not lose the high bits."""

from __future__ import annotations

from logovo.games.gold import cuts, heaps, lines
from logovo.games.gold.moves import codes


def test_a_knight_leaves_any_place_of_a_long_line() -> None:
    knights = [0, 4, 8, 12, 16, 20, 1, 5, 9, 23]
    line = 0
    for knight in knights:
        line = int(lines.joined(line, knight))
    assert lines.as_list(line) == knights
    for knight in knights:
        left = [other for other in knights if other != knight]
        assert lines.as_list(lines.without(line, knight)) == left


def test_offers_of_every_kind() -> None:
    for give in range(heaps.KINDS):
        code = codes.offer_code(2, give, codes.NOTHING)
        assert heaps.heap_text(codes.offered_give(code)) == heaps.LETTERS[give]
        assert codes.offered_get(code) == 0


def test_cuts_tell_the_late_kinds_apart() -> None:
    heap = heaps.parse_heap("BEPYW")
    assert len(listed(heap, 2)) == 16
    assert len(listed(heap, 3)) == 41
    assert all(sum(cut) == heap for cut in listed(heap, 3))


def listed(heap: int, shares: int) -> set[tuple[int, ...]]:
    laid = cuts.lay_all(heap, shares, cuts.survey(heap, shares))
    rows = range(0, len(laid), 6)
    return {tuple(sorted(int(laid[row + i]) for i in range(shares))) for row in rows}
