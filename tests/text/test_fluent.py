"""The Fluent reader: plurals, cases, references, and what it refuses to read."""

from __future__ import annotations

import pytest

from logovo.core.errors import BadPlayers
from logovo.core.rulebook import Fact
from logovo.text.catalogue import LANGS, texts
from logovo.text.parser import BadFluent, parse
from logovo.text.resolve import MissingText, Resolver, plural

SOURCE = """
# A comment.
-brand = { $case ->
    [acc] кладовую
   *[nom] кладовая
}
open = Открываем { -brand(case: "acc") }: { -brand } ждёт
    вторая строка
    .title = { $n ->
        [0] ничего
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
laid = { $seat }: { NAME($cards, case: "acc") }{ "{" }
again = { open.title } и { laid }
word-7 = семёрка
    .acc = семёрку
word-boots-lamp = сапоги и фонарь
"""


@pytest.fixture
def ru() -> Resolver:
    return Resolver("ru", parse(SOURCE))


def test_terms_take_a_case_and_have_a_default(ru: Resolver) -> None:
    assert ru.format("open", {}) == "Открываем кладовую: кладовая ждёт\nвторая строка"


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (0, "ничего"),
        (1, "1 карта"),
        (3, "3 карты"),
        (5, "5 карт"),
        (11, "11 карт"),
        (21, "21 карта"),
    ],
)
def test_numbers_select_exactly_then_by_plural(ru: Resolver, n: int, said: str) -> None:
    assert ru.format("open", {"n": n}, "title") == said


def test_words_are_named_in_a_case_and_joined(ru: Resolver) -> None:
    facts: dict[str, Fact] = {"seat": "Anna", "cards": ("7", "boots+lamp", "@3,-1")}
    assert ru.format("laid", facts) == "Anna: семёрку, сапоги и фонарь, @3,-1{"


def test_messages_refer_to_messages(ru: Resolver) -> None:
    facts: dict[str, Fact] = {"seat": "Anna", "cards": ("7",), "n": 2}
    assert ru.format("again", facts) == "2 карты и Anna: семёрку{"


def test_a_hole_is_an_error_not_a_blank(ru: Resolver) -> None:
    with pytest.raises(MissingText):
        ru.format("laid", {"seat": "Anna"})
    with pytest.raises(MissingText):
        ru.format("nothing", {})
    with pytest.raises(MissingText):
        ru.format("open", {}, "nothing")


@pytest.mark.parametrize(
    "source",
    [
        "a = { $n -> [one] x *[other] y }",
        "a = { $n ->\n    [one] x\n}",
        "a = { $n",
        "a { b }",
        "a = x\na = y",
        "a = { FN($x, }",
    ],
)
def test_what_the_browser_would_not_read_is_refused(source: str) -> None:
    with pytest.raises(BadFluent):
        parse(source)


def test_plural_categories() -> None:
    assert [plural("ru", n) for n in (1, 2, 5, 12, 22, 101, -1)] == [
        "one",
        "few",
        "many",
        "many",
        "few",
        "one",
        "one",
    ]
    assert [plural("en", n) for n in (0, 1, 2)] == ["other", "one", "other"]


@pytest.mark.parametrize("lang", LANGS)
def test_errors_speak(lang: str) -> None:
    said = texts(lang).error(BadPlayers(9, 2, 6))
    assert "9" in said and "2" in said and "6" in said
