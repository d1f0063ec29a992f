"""What happened is told to the one who had part in it as "you", and to all others by names."""

from __future__ import annotations

import re
from functools import cache

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.plain import facts_of, kind_of
from logovo.core.rulebook import Fact
from logovo.core.seats import TABLE, Seat
from logovo.games import GAMES
from logovo.games.lucky.events import ToolBroken
from logovo.testkit.sentences import FORMS, addressed, told_kinds
from logovo.testkit.walks import NAMES, Party, some_options
from logovo.text.catalogue import LANGS, forms_for, messages, texts
from logovo.text.syntax import variables

YOU = {
    "en": re.compile(r"\byou(r|rs|rself)?\b", re.IGNORECASE),
    "ru": re.compile(r"\b(вы|вас|вам|вами|ваш\w*)\b", re.IGNORECASE),
}
ENOUGH = 400


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", GAMES)
def test_every_event_with_a_seat_speaks_to_the_one_who_sits_there(key: str, lang: str) -> None:
    found = messages(lang, key)
    kinds = {kind: facts for kind, facts in told_kinds(GAMES[key]).items() if "event-" in kind}
    for kind, facts in kinds.items():
        assert "seat" not in facts or "you" in found[kind].attributes, kind
        for form in FORMS:
            pattern = found[kind].attributes.get(form[1:], ())
            assert variables(pattern) <= facts - addressed(form, facts), kind + form
    assert any("seat" in facts for facts in kinds.values())


@cache
def told(key: str) -> list[Event]:
    """What happened in some random games of any size, without options and with them."""
    game, found = GAMES[key], []
    for seed in range(6):
        chance = Chance(seed)
        party = Party(game, some_options(game, chance, plain=seed == 0), seed)
        found += party.table.opening
        for _step in range(ENOUGH):
            if party.table.state.is_over():
                break
            found += party.play(*party.pick(chance))
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", GAMES)
def test_the_reader_is_you_where_he_acts_and_nowhere_else(key: str, lang: str) -> None:
    game, catalogue, said = GAMES[key], texts(lang, key), set()
    for event in told(key):
        facts = facts_of(event)
        for reader in (Seat(seat) for seat in range(game.most)):
            heard = game.told_to(event, reader)
            sentence = catalogue.event(heard, NAMES, reader)
            if facts.get("seat") == reader:
                assert YOU[lang].search(sentence), (event, sentence)
                assert NAMES[reader] not in sentence, (event, sentence)
                said.add(kind_of(event))
            elif not forms_for(facts, reader):
                assert sentence == catalogue.event(heard, NAMES), event
                assert not YOU[lang].search(sentence), (event, sentence)
    assert len(said) > 10, said


@pytest.mark.parametrize(
    ("facts", "forms"),
    [
        ({"seat": 1}, ("you",)),
        ({"seat": 1, "from_seat": 0}, ("you",)),
        ({"seat": 0, "from_seat": 1}, ("to-you",)),
        ({"seat": 1, "target_seat": 1}, ("yourself", "you")),
        ({"seats": (0, 1)}, ("you",)),
        ({"winner_seats": (1,)}, ("you",)),
        ({"first_seat": 1}, ("to-you",)),
        ({"seat": 0, "from_seat": 2}, ()),
        ({"seat": 0, "knowing_seats": (0, 1), "count": 1}, ()),
        ({"seat": -1}, ()),
    ],
)
def test_the_form_follows_from_the_seats_of_the_event(
    facts: dict[str, Fact], forms: tuple[str, ...]
) -> None:
    assert forms_for(facts, Seat(1)) == forms
    assert forms_for(facts, TABLE) == ()


def test_all_sides_of_one_deed() -> None:
    en = texts("en", "lucky")
    deed, own = ToolBroken(Seat(0), Seat(1), "lamp"), ToolBroken(Seat(1), Seat(1), "lamp")
    assert en.event(deed, NAMES, Seat(0)) == "You break the lamp of Boris."
    assert en.event(deed, NAMES, Seat(1)) == "Anna breaks your lamp."
    assert en.event(deed, NAMES, Seat(2)) == "Anna breaks the lamp of Boris."
    assert en.event(deed, NAMES) == "Anna breaks the lamp of Boris."
    assert en.event(own, NAMES, Seat(1)) == "You break your own lamp."
