"""Balance reports: what is asked, how it is worked out, and that every sentence can be said."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from logovo.games import GAMES, game
from logovo.lab.balance.measures import MEASURES, OptionShift, Value, mean, shift
from logovo.lab.balance.plan import base_of, studies_of, usual_players
from logovo.lab.balance.report import balance_report
from logovo.lab.balance.results import Balance, TableResult, ThinkingGain
from logovo.lab.balance.skill import ahead, needed
from logovo.lab.balance.words import BalanceWords
from logovo.lab.study import watch
from logovo.lab.study.counts import Counts, Sums
from logovo.lab.study.manifest import machine
from logovo.lab.study.parts import Part, play_part
from logovo.text.catalogue import LANGS
from tests.cli.conftest import Logovo
from tests.cli.conftest import logovo as logovo
from tests.lab.study.test_outcomes import Page

LARGEST = 300_000


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_option_is_tried_once(key: str) -> None:
    played = game(key)
    studies = studies_of(key, 10, 5, 4, 1)
    tried = [
        list(setting.items())[-1]
        for name, study in studies.items()
        if name.startswith("play-")
        for setting in study.settings
        if setting
    ]
    assert sorted(tried) == sorted(
        (choice.key, value) for choice in played.choices for value in choice.values[1:]
    )
    for study in studies.values():
        assert all(base_of(one) in study.settings for one in study.settings if one)
    assert {f"play-{n}" for n in range(played.least, played.most + 1)} < studies.keys()


def test_being_ahead_is_what_the_binomial_says() -> None:
    chances = ahead(0.7, 2, 3)
    assert chances[0] == pytest.approx(0.7)
    assert chances[1] == pytest.approx(0.7**2 + 0.7 * 0.3)  # a tie is half
    assert chances[2] == pytest.approx(0.7**3 + 3 * 0.7**2 * 0.3)
    assert ahead(0.25, 4, 50)[-1] == pytest.approx(0.5)
    assert needed(1.0, 4) == 1
    assert needed(0.5, 2) == 0
    assert 1 < needed(0.7, 2) < needed(0.6, 2)


def test_a_shift_is_noticed_if_it_is_clear_and_large_and_visible() -> None:
    def value(middle: float, deviation: float, n: int) -> Value:
        error = deviation / math.sqrt(n)
        return Value(middle, middle - 2 * error, middle + 2 * error, error, deviation)

    assert shift("length", value(100, 20, 400), value(110, 20, 400)).noticed
    assert not shift("length", value(100, 20, 9), value(110, 20, 9)).noticed, "not clear"
    assert not shift("length", value(100, 90, 40_000), value(110, 90, 40_000)).noticed, "small"
    assert not shift("length", value(100, 1, 400), value(101, 1, 400)).noticed, "not visible"
    found = shift("first", value(0.5, 0.5, 400), value(0.7, 0.46, 400))
    assert found.effect == pytest.approx(0.41, abs=0.01)
    assert found.noticed


def test_means_have_intervals_that_shrink() -> None:
    few, many = Sums(), Sums()
    for number in range(400):
        many.note(number % 4)
        if number < 40:
            few.note(number % 4)
    assert mean(few).mean == mean(many).mean == 1.5
    assert mean(many).error == pytest.approx(mean(few).error / math.sqrt(10))
    assert mean(many, 10).mean == pytest.approx(0.15)


def made_up(direction: int, skill: float = 0.6, first: float = 0.5) -> Balance:
    """A report in which everything is to be said one way or the other."""

    def value(middle: float) -> Value:
        return Value(middle, middle - 0.01, middle + 0.01, 0.005, 0.1)

    def table(players: int, chosen: dict[str, str], shifts: dict[str, OptionShift]) -> TableResult:
        values = {name: value(0.4) for name in MEASURES}
        values["first"] = value(max(0.01, 1 / players + (first - 0.5)))
        values["decided"] = value(0.5 + 0.45 * direction)
        values["skill"] = value(skill)
        return TableResult(
            players,
            chosen,
            100,
            10,
            values,
            shifts,
            False,
            [value(1 / players)] * players,
            [value(0.5)] * watch.LOOKS,
            value(0.2),
            (90, 110),
            {90: 40, 100: 60},
            needed(skill, players),
        )

    def moved(effect: float) -> dict[str, OptionShift]:
        one = OptionShift(effect, effect - 0.1, effect + 0.1, effect, effect)
        return dict.fromkeys(MEASURES, one)

    tables = [table(players, {}, {}) for players in (2, 3, 4, 5, 6)]
    tables.append(table(4, {"tricks": "on"}, moved(direction)))
    tables.append(table(4, {"hindrances": "on"}, moved(0.0)))
    same = table(2, {"must-lay-foursome": "on"}, moved(0.0))
    tables.append(msgspec.structs.replace(same, same=True))
    thinking = ThinkingGain("search:100", 4, 60, value(0.25 + 0.2 * direction), 40)
    command = ("logovo", "study", "balance", "larder")
    return Balance("larder", 2, "0", 1, machine(), command, 4, direction > 0, tables, thinking)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("direction", [-1, 1])
@pytest.mark.parametrize(("skill", "first"), [(0.26, 0.5), (0.6, 0.54), (0.99, 0.2), (0.6, 0.9)])
def test_everything_can_be_said(lang: str, direction: int, skill: float, first: float) -> None:
    words = BalanceWords(made_up(direction, skill, first), lang)
    said = [line for heading, lines in words.sections() for line in (words.say(heading), *lines)]
    assert all(said)
    assert not [line for line in said if "{" in line or "None" in line]
    options = words.sections()[-1][1]
    assert len(options) == 3
    assert len(options[0].split(";")) == len(MEASURES)


def check_page(text: str) -> None:
    page = Page()
    page.feed(text)
    assert page.tags.count("main") == len(LANGS)
    assert page.tags.count("svg") == 5 * len(LANGS)
    assert "script" not in page.tags
    assert [one for one in page.addresses if one] == []
    assert len(text.encode()) < LARGEST


def test_a_page_in_both_languages() -> None:
    text = balance_report(made_up(1), "ru")
    check_page(text)
    for words in ("Как играется", "How Dragon", "Уловки: да", "Tricks: on"):
        assert words in text


def test_the_command_resumes_and_tells_the_same(
    logovo: Logovo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "LOOKS", 2)
    monkeypatch.setattr(watch, "ROLLOUTS", 2)
    out = tmp_path / "balance"
    counts = ("--games", "2", "--watch", "1", "--thinking", "0", "--cores", "1")
    asked = ("study", "balance", "vampires", *counts, "--out", str(out))
    first = logovo(*asked)
    assert first.code == 0, first.err
    assert "What each option changes" in first.out
    parts = sorted((out / "play-4" / "parts").iterdir())
    told = (out / "results.json").read_bytes()
    parts[0].unlink()
    parts[1].write_bytes(b"junk")
    again = logovo(*asked, "--json")
    assert again.code == 0, again.err
    found = json.loads(again.out)
    assert json.loads(told)["tables"] == found["tables"]
    assert found["whole"] and found["usual"] == usual_players(game("vampires"))
    assert found["ruleset"] == game("vampires").ruleset and found["machine"]["cores"] > 0
    assert (out / "report.html").exists()
    svg = tmp_path / "a.svg"
    assert logovo("study", "picture", str(out), "curve", "--svg", str(svg)).code == 0
    assert svg.exists()
    assert logovo(*asked, "--seed", "2").code == 2, "another study in the same folder"


def test_interrupted_too_early_there_is_nothing_to_say_yet(
    logovo: Logovo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(parts: Iterator[Part]) -> Iterator[tuple[Part, Counts]]:
        part = next(parts)
        yield part, play_part(part)
        raise KeyboardInterrupt

    monkeypatch.setattr("logovo.cli.study_play.here", stopped)
    monkeypatch.setattr(watch, "ROLLOUTS", 2)
    counts = ("--games", "2", "--watch", "1", "--thinking", "4", "--cores", "1")
    out = tmp_path / "balance"
    done = logovo("study", "balance", "vampires", *counts, "--out", str(out))
    assert done.code == 130
    assert "too early" in done.out
    assert len(list((out / "play-2" / "parts").iterdir())) == 1
    assert not (out / "report.html").exists()


def test_what_cannot_be_balanced_is_named(logovo: Logovo, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    out = ("--out", str(tmp_path))
    assert logovo("study", "balance", "chess").code == 2
    assert logovo("study", "balance", "larder", "--games", "0").code == 2
    assert logovo("study", "balance", "larder", "--watch", "0").code == 2
    assert logovo("study", "balance", "larder", *out).code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
