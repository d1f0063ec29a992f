"""What a measurement has played is taken up again, whatever ended it."""

from __future__ import annotations

from pathlib import Path

from bench.kept import Kept
from bench.pairs import Pair, Played


def test_the_same_file_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    for share in (1.0, 0.0):
        Kept(path, Played).add(Played(share, 0.5))
    assert Kept(path, Played).lines == [Played(1.0, 0.5), Played(0.0, 0.5)]


def test_a_line_cut_short_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    Kept(path, Played).add(Played(1.0, 0.5))
    with path.open("a") as kept:
        kept.write('{"share":0.')
    again = Kept(path, Played)
    assert again.lines == [Played(1.0, 0.5)]
    again.add(Played(0.5, 1.0))
    assert Kept(path, Played).lines == [Played(1.0, 0.5), Played(0.5, 1.0)]


def test_a_pair_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "pair.jsonl"
    for _game in range(2):
        Pair("larder", 2, "greedy", "random", path).play()
    pair = Pair("larder", 2, "greedy", "random", path)
    whole = Pair("larder", 2, "greedy", "random", tmp_path / "whole.jsonl")
    whole.play()
    whole.play()
    assert (pair.games, pair.won, pair.bet.odds) == (2, whole.won, whole.bet.odds)
