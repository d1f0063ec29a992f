"""What could have been known, and what lay there: read off worlds, never off the truth."""

from __future__ import annotations

from collections import Counter

import pytest

from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.core.table import open_table
from logovo.games import GAMES, game
from logovo.review.certainties import has, sharp_in, unforeseen
from logovo.review.chances import Chances
from logovo.review.hidden import Lots, Place, lots_of
from logovo.review.report import Certainty, Thing
from logovo.review.story import PastMoment, moments
from logovo.review.verdicts import Judge
from logovo.text.catalogue import LANGS, named, texts
from tests.review.recorded import PLAYERS, recorded

HAND = Place("hand", Seat(1))
NEXT = Place("next")


def hands(*worlds: str) -> list[Lots]:
    return [{HAND: Counter(world)} for world in worlds]


def test_sure_is_what_all_worlds_have_and_likely_what_nearly_all_have() -> None:
    worlds = hands(*["aab"] * 20, *["aabc"] * 379, "ab")
    assert sharp_in(worlds) == (
        Certainty("hand", Seat(1), "", (Thing("a", 1), Thing("b", 1)), 1.0),
        Certainty("hand", Seat(1), "", (Thing("a", 2),), 399 / 400),
    )
    assert sharp_in(hands("a", "b", "c")) == ()
    assert sharp_in([]) == ()


def test_what_explains_a_loss_is_what_lay_there_and_could_not_be_known() -> None:
    worlds: list[Lots] = []
    gaps: list[float] = []
    for number in range(120):
        on_top = "9" if number % 6 == 0 else "1"
        worlds.append({NEXT: Counter([on_top]), HAND: Counter("a" if number // 6 % 2 else "b")})
        gaps.append(float(on_top == "9"))
    truth: Lots = {NEXT: Counter(["9"]), HAND: Counter("a")}
    found = unforeseen(truth, worlds, gaps, 1.0)
    assert found == Certainty("next", Seat(-1), "", (Thing("9", 1),), 1 / 6)
    assert unforeseen(truth, worlds, gaps, -1.0) is None, "it did not make the other better"
    likely: Lots = {NEXT: Counter(["1"]), HAND: Counter("a")}
    assert unforeseen(likely, worlds, [-gap for gap in gaps], 1.0) is None, "to be reckoned with"
    assert unforeseen(truth, worlds, [0.5] * 120, 1.0) is None, "nothing depends on it"


def test_that_a_thing_is_not_there_explains_too() -> None:
    worlds = hands(*["ga", "hb", "gb", "ha", "gb"] * 40)
    gaps = [float(not has(world, HAND, Thing("g", 1))) for world in worlds]
    found = unforeseen({HAND: Counter("ab")}, worlds, gaps, 1.0)
    assert found == Certainty("hand", Seat(1), "", (Thing("g", 0),), 0.4)


@pytest.mark.parametrize("key", GAMES)
def test_every_hidden_place_and_thing_has_words(key: str) -> None:
    played = game(key)
    seen: set[str] = set()
    for seed in range(4):
        options = played.options(played.least + seed % 2, advanced(key))
        table, chance = open_table(played, options, ["Anna"] * options.players, seed), Chance(seed)
        for _move in range(60):
            if table.state.is_over():
                break
            mover = played.awaited(table.state)[0]
            legal = played.legal(table.state, mover)
            table.play(mover, legal[int(chance.below(len(legal)))])
            for place, lot in lots_of(key, table.state, mover).items():
                assert place.seat != mover or place.kind in ("reserve", "garlic"), "seen by itself"
                seen.add(place.kind)
                for lang in LANGS:
                    words = texts(lang, key)
                    facts = named({"seat": place.seat, "at": place.at}, ["Anna"] * 10)
                    assert "{" not in words.say(f"hidden-{place.kind}", facts)
                    for thing in lot:
                        for count in (0, 1, 3):
                            said = words.say("hidden-thing", {"thing": thing, "count": count})
                            assert said and "{" not in said
                        if place.kind not in ("free", "rats", "garlic"):  # those list graves
                            assert words.resolver.has("word-" + thing.replace("+", "-")), thing
    assert seen, "every game hides something"


def advanced(key: str) -> dict[str, str]:
    return {"advanced": "on"} if key == "gold" else {}


@pytest.mark.parametrize("key", GAMES)
def test_what_could_be_known_is_the_same_in_worlds_the_seat_cannot_tell_apart(key: str) -> None:
    """Non-interference, and honesty: what is called sure is so."""
    played, log = game(key), recorded(key)
    options = played.options(PLAYERS[key], {})
    judge = Judge(Chances(played, PLAYERS[key], played.longest(options), 1, 5), 24, 1)
    sure = wrong = 0
    for at, moment in enumerate(moments(played, log)):
        if moment.mind is None or moment.view is None or at % 17:
            continue
        other = played.sample_world(moment.view, moment.mind.knowledge, Chance(at))
        twin = PastMoment(
            moment.entry, moment.kind, moment.seat, moment.text, other, other, 0,
            played.view(other, moment.seat), moment.mind,
        )  # fmt: skip
        known = judge.known(moment)
        assert judge.known(twin) == known
        truth = lots_of(key, moment.before, moment.seat)
        for one in known:
            if one.share == 1.0:
                place = Place(one.kind, one.seat, one.at)
                sure += len(one.things)
                wrong += sum(not has(truth, place, thing) for thing in one.things)
    assert wrong <= 0.05 * sure + 1, "24 worlds may miss what is rare, not more"
