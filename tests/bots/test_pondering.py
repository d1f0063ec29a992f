"""A bot thinks while others decide: of what it can know, of nothing else, and only where it is told
to."""

from __future__ import annotations

import pytest

from logovo.bots.bot import RandomBot, tell
from logovo.bots.pondering import Foresight, Learnt
from logovo.bots.registry import LEVELS, RECIPES, make_bot, searches
from logovo.bots.search import NOT_PONDERED, Budget, SearchBot
from logovo.core import chance as a_compiled_module
from logovo.core.chance import Chance
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.table import Table, open_table
from logovo.core.views import View
from logovo.games import GAMES, game
from logovo.search.compare import Compare
from logovo.search.ismcts import Search
from logovo.search.policies import rollout

COMPILED = not str(a_compiled_module.__file__).endswith(".py")
QUICK = tuple(GAMES) if COMPILED else ("larder",)
ME = Seat(0)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer worlds than in earnest: they are played by Python where nothing is compiled."""
    monkeypatch.setattr("logovo.bots.pondering.WORLDS", 24)
    monkeypatch.setattr("logovo.bots.pondering.LEAST", 1)


class Company:
    """Searching bots at a table, of which the first may ponder."""

    def __init__(self, key: str, seed: int, name: str = "search:10", players: int = 0) -> None:
        self.game = game(key)
        players = players or max(self.game.least, 2)
        options = self.game.options(players, {})
        self.table: Table = open_table(self.game, options, [""] * players, seed)
        self.bots = [searching(make_bot(name, self.game, seed + i)) for i in range(players)]
        for seat, bot in enumerate(self.bots):
            bot.sit(self.game, options, Seat(seat))
            tell(bot, self.game, Seat(seat), self.table.opening)

    def sit(self, bot: SearchBot) -> None:
        """Another one in the first seat."""
        bot.sit(self.game, self.table.options, ME)
        tell(bot, self.game, ME, self.table.opening)
        self.bots[ME] = bot

    @property
    def me(self) -> SearchBot:
        return self.bots[ME]

    @property
    def asked(self) -> Seat:
        return self.game.awaited(self.table.state)[0]

    def waits_for_others(self) -> bool:
        return ME not in self.game.awaited(self.table.state)

    def step(self) -> None:
        seat, state = self.asked, self.table.state
        move = self.bots[seat].choose(self.game.view(state, seat), self.game.legal(state, seat))
        events = self.table.play(seat, move)
        for listener, bot in enumerate(self.bots):
            tell(bot, self.game, Seat(listener), events)

    def ponder(self) -> None:
        self.me.foresee(self.game.view(self.table.state, ME))
        while self.me.ponder():
            pass

    def until_others(self) -> None:
        """Until one of the others is asked, and then the first bot."""
        while not self.waits_for_others():
            self.step()

    def has_choice(self) -> bool:
        state = self.table.state
        return self.asked == ME and len(self.game.legal(state, ME)) > 1


def searching(bot: object) -> SearchBot:
    assert isinstance(bot, SearchBot)
    return bot


def pondering(bot: SearchBot) -> Foresight:
    assert bot.pondering is not None
    return bot.pondering


def found(bot: SearchBot) -> list[tuple[str, int, list[tuple[int, int, float]]]]:
    """All that has been pondered, to be compared."""
    told = []
    for branch in pondering(bot).branches.values():
        tried = [] if branch.search is None else branch.search.report()
        rows = [(one.code, one.visits, one.value) for one in tried]
        told.append((f"{branch.view} {branch.told}", branch.worlds, rows))
    return told


@pytest.mark.parametrize("key", QUICK)
def test_in_worlds_alike_to_the_seat_it_ponders_the_same(key: str) -> None:
    """The law against leaks: others hold something else, and nothing comes out otherwise."""
    differing = 0
    for seed in range(3):
        one, other = Company(key, seed), Company(key, seed)
        for company in (one, other):
            for _step in range(12 * seed + 6):
                company.step()
            company.until_others()
        view = one.game.view(one.table.state, ME)
        other.table.state = twin = another_world(other, seed)
        assert other.game.view(twin, ME) == view
        differing += one.game.dump(twin) != one.game.dump(one.table.state)
        one.ponder()
        other.ponder()
        assert found(one.me) == found(other.me)
    assert differing


def another_world(company: Company, seed: int) -> State:
    """As the first seat imagines it."""
    view = company.game.view(company.table.state, ME)
    return company.game.sampler(view, company.me.knowledge).sample(Chance(seed + 50))


@pytest.mark.parametrize("key", QUICK)
def test_what_was_foreseen_is_gone_on_with_and_all_else_is_dropped(key: str) -> None:
    fresh, gone_on, dropped = 0, 0, 0
    for seed in range(6):
        company = Company(key, seed)
        for _step in range(40):
            if company.table.state.is_over():
                break
            if company.waits_for_others():
                company.ponder()
            if not company.has_choice():
                company.step()
                continue
            had = company.me.pondering
            view = company.game.view(company.table.state, ME)
            begun = None if had is None else had.found(view)
            before = 0 if begun is None else int(begun.iterations)
            company.step()
            if had is None:
                fresh += company.me.pondered == NOT_PONDERED
                continue
            assert company.me.pondering is None
            assert company.me.pondered == before
            gone_on += before > 0
            dropped += before == 0
            if begun is not None:
                assert sum(one.visits for one in company.me.thoughts) >= before
    assert gone_on > 0 and dropped > 0


class Noting(SearchBot):
    """Remembers who it thought it would be."""

    def __init__(self, key: str, seed: int) -> None:
        super().__init__(rollout(key), Budget(iterations=10), seed)
        self.thinkers: list[tuple[View, Learnt]] = []

    def begin(
        self, learnt: Learnt, view: View, chance: Chance
    ) -> tuple[Search | Compare, list[int]]:
        self.thinkers.append((view, learnt))
        return super().begin(learnt, view, chance)


@pytest.mark.parametrize("key", QUICK)
def test_what_was_foreseen_is_thought_about_by_whom_it_is_asked_of(key: str) -> None:
    """A search may begin before it is asked for, because knowledge and belief of what was foreseen
    are those that the bot has when it comes."""
    compared = 0
    for seed in range(3):
        company = Company(key, seed)
        me = Noting(key, seed)
        company.sit(me)
        for _step in range(24):
            if company.table.state.is_over():
                break
            if company.waits_for_others():
                company.ponder()
            view = company.game.view(company.table.state, ME)
            if company.has_choice() and me.pondering is not None and me.pondering.found(view):
                then = next(learnt for seen, learnt in reversed(me.thinkers) if seen == view)
                me.learnt().weigh()
                worlds = [
                    learnt.sampler(company.game, view).sample(Chance(9))
                    for learnt in (then, me.learnt())
                ]
                assert company.game.dump(worlds[0]) == company.game.dump(worlds[1])
                compared += 1
            company.step()
    assert compared > 0


def test_thinking_stays_in_its_bounds() -> None:
    company = Company("larder", 3)
    company.until_others()
    company.ponder()
    assert 0 < company.me.held() <= 10
    assert pondering(company.me).tries <= 10
    company.me.foresee(company.game.view(company.table.state, ME), 3.0)
    assert pondering(company.me).most == 10, "bounds are those of its beginning"
    company.me.forget()
    assert company.me.held() == 0 and not company.me.ponder()


def test_it_sees_no_more_moves_than_when_it_is_asked() -> None:
    seen = 0
    for seed in range(4):
        company = Company("gold" if COMPILED else "larder", seed, "search:10:2glances")
        for _step in range(20):
            if company.waits_for_others():
                company.ponder()
                for branch in pondering(company.me).branches.values():
                    if branch.search is not None:
                        assert len(branch.search.report()) <= 3
                        seen += 1
            foreseen = company.has_choice() and company.me.pondering is not None
            company.step()
            if foreseen and company.me.pondered > 0:
                assert len(company.me.thoughts) <= 3
    assert seen > 0


def test_a_word_unheard_of_changes_what_was_expected() -> None:
    company = Company("lucky", 1, players=3)
    company.until_others()
    company.ponder()
    company.me.hear_claim(company.asked, "claim 3 mad")
    assert company.me.held() == 0


@pytest.mark.parametrize("key", QUICK)
def test_who_is_not_told_to_plays_as_ever(key: str) -> None:
    """Iterations alone bound it: the same seed gives the same thoughts, pondering or not was
    possible."""
    one, other = Company(key, 2), Company(key, 2)
    for _step in range(20):
        if one.table.state.is_over():
            break
        assert not one.me.ponder()
        one.step()
        other.step()
        assert one.me.thoughts == other.me.thoughts
        assert one.me.pondered == NOT_PONDERED
    assert one.table.log.write() == other.table.log.write()


def test_only_who_searches_ponders() -> None:
    for key in RECIPES:
        for players in (2, 4):
            thinkers = [level for level in LEVELS if searches(level, key, players)]
            assert thinkers == ["hard", "master"]
    assert not isinstance(RandomBot(1), SearchBot)
    company = Company("larder", 1, "search:10:2parts")
    company.until_others()
    company.me.foresee(company.game.view(company.table.state, ME))
    assert not company.me.ponder(), "parts are thought at once, when it is asked"
