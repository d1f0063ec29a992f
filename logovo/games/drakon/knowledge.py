"""What one seat has learnt: everything it could follow of hidden chambers and coins."""

from __future__ import annotations

from typing import Final, final

from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge
from logovo.games.drakon import chamber_stories, events
from logovo.games.drakon.chamber_stories import ChamberStories
from logovo.games.drakon.coin_odds import NEVER, CoinOdds
from logovo.games.drakon.components import BOX, ESCAPE, HOARD_POOL, TELEPORT
from logovo.games.drakon.events import UNKNOWN
from logovo.games.drakon.scoring import ESCAPE_NEEDS, GOLD_TO_WIN

# What the seat has heard about coins, with up to four numbers.
MOVED: Final = 0  # from pool, to pool, value (0 unseen), 1 if it won
SWAPPED: Final = 1  # pool, value given, value got, 1 if it won
RICH: Final = 2  # pool, an amount of gold, 1 if the pool was seen to have it, 0 to have less


def gold_to_win(options: Options) -> int:
    """What no pool can have had while the game goes on; NEVER if gold alone does not win."""
    if options.get("goal") != "gold10":
        return NEVER
    return GOLD_TO_WIN * (2 if options.is_on("teams") else 1)


@final
class DrakonKnowledge(Knowledge):
    """Notes of what was told. They are worked out only when somebody wants worlds."""

    def __init__(self, options: Options, observer: Seat) -> None:
        self.observer = observer
        self.pools = options.players // 2 if options.is_on("teams") else options.players
        self.goal = gold_to_win(options)
        self.chambers = ChamberStories(options.players)
        self.chamber_news: list[int] = []
        self.coins = CoinOdds(self.goal)
        self.coin_news: list[tuple[int, int, int, int, int]] = []
        # With an escape by gold: who reached a way out and did not win was too poor for it.
        self.ransom = 0
        if options.get("goal") == "escape" and options.get("escape-needs") == "8-gold":
            self.ransom = ESCAPE_NEEDS * (2 if options.is_on("teams") else 1)
        self.lies: dict[tuple[int, int], int] = {}  # followed only with a ransom
        self.at_the_door = False  # the last note says that a hero there was too poor

    def hear(self, event: Event) -> None:
        if self.ransom > 0:
            self.watch_the_doors(event)
        match event:
            case events.Dealt():
                for word in event.chambers:
                    if word != UNKNOWN:
                        for story in self.chambers.stories:
                            story.unnamed[event.seat] -= 1
                            story.join_hand(event.seat, int(word))
            case events.Placed():
                self.note_chamber(chamber_stories.LAID, event.seat, 0, event.chamber)
            case events.Drew():
                self.note_chamber(chamber_stories.DRAWN, event.seat, 0, event.chamber)
            case events.ChamberTaken():
                taken = chamber_stories.TAKEN
                self.note_chamber(taken, event.seat, event.from_seat, event.chamber)
            case events.Destroyed():
                self.note_chamber(chamber_stories.SUNK, 0, 0, event.chamber)
            case events.Shifted():
                self.note_chamber(chamber_stories.LAID, event.seat, 0, event.chamber)
                self.note_chamber(chamber_stories.LIFTED, event.seat, 0, event.taken)
            case events.Refilled():
                for word in event.put:
                    self.note_chamber(chamber_stories.BURIED, event.seat, 0, word)
                for word in event.drew:
                    self.note_chamber(chamber_stories.DRAWN, event.seat, 0, word)
            case events.CoinFound():
                self.note_coin(HOARD_POOL, self.pool(event.seat), event.coin, event.wins)
            case events.CoinLost():
                self.note_coin(self.pool(event.seat), HOARD_POOL, event.coin, 0)
            case events.CoinStolen():
                source = self.pool(event.from_seat)
                self.note_coin(source, self.pool(event.seat), event.coin, event.wins)
            case events.CoinsSwapped():
                gave, got = value_of(event.gave), value_of(event.got)
                wins = self.by_gold(event.wins)
                self.coin_news.append((SWAPPED, self.pool(event.seat), gave, got, wins))
            case events.Ended():
                for pool in range(self.pools):
                    self.coin_news.append((RICH, pool, event.gold[pool], 1, 0))
                    self.coin_news.append((RICH, pool, event.gold[pool] + 1, 0, 0))
            case _:
                pass

    def pool(self, seat: Seat) -> int:
        return seat % self.pools

    def by_gold(self, wins: int) -> int:
        return wins if self.goal != NEVER else 0

    def note_chamber(self, kind: int, seat: int, other: int, word: str) -> None:
        thing = 0 if word == UNKNOWN else int(word)
        self.chamber_news.append(chamber_stories.step(kind, seat, other, thing))

    def note_coin(self, source: int, target: int, word: str, wins: int) -> None:
        self.coin_news.append((MOVED, source, target, value_of(word), self.by_gold(wins)))

    def watch_the_doors(self, event: Event) -> None:
        """drakon.variant-escape: a hero who moves onto a way out and is rich enough has won."""
        if self.at_the_door and isinstance(event, events.SentToStart | events.Ended):
            self.coin_news.pop()  # Drakon stood there, or the hero was rich enough
        self.at_the_door = False
        match event:
            case events.Placed() | events.Shifted():
                self.lies[(event.x, event.y)] = int(event.chamber)
            case events.Floated():
                for spot, chamber in list(self.lies.items()):
                    if chamber == int(event.chamber):
                        del self.lies[spot]
                self.lies[(event.x, event.y)] = int(event.chamber)
            case events.HeroMoved():
                kind = int(BOX.kind[self.lies.get((event.x, event.y), 0)])
                if event.by_seat == event.seat and kind in (ESCAPE, TELEPORT):
                    self.coin_news.append((RICH, self.pool(event.seat), self.ransom, 0, 0))
                    self.at_the_door = True
            case _:
                pass

    def catch_up(self) -> None:
        """Work out what was heard since the last time."""
        self.at_the_door = False
        for happening in self.chamber_news:
            self.chambers.go_on(happening)
        self.chamber_news = []
        for kind, a, b, c, d in self.coin_news:
            if kind == MOVED:
                self.coins.move(a, b, c, d == 1)
            elif kind == SWAPPED:
                self.coins.swap(a, b, c, d == 1)
            else:
                self.coins.learn_riches(a, b, c == 1)
        self.coin_news = []


def value_of(word: str) -> int:
    """The value of a coin; 0 for one that was not seen."""
    return 0 if word == UNKNOWN else int(word[-1])
