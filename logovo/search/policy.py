"""Quick opinions about a position: who plays the rollouts, and which moves deserve a look."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.state import State

TRUST: Final = 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Plays for whoever decides, in full (sampled) worlds, but looks only at what that seat
    may know."""

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        """One of the listed codes. `moves` holds the decider's whole legal list."""
        raise NotImplementedError

    def shortlist(self, state: State, moves: Moves) -> None:
        """Narrow `moves` in place to those worth a branch of the search tree; at least one
        stays. By default all do. The same position must always give the same list."""

    def value(self, state: State, seat: i64) -> float:
        """How well the seat stands where a rollout stopped, 0 to 1."""
        return state.reward(seat)

    # --- how to search with it ----------------------------------------------------

    def compares(self) -> bool:
        """Whether a search should compare the moves at hand by rollouts in the same worlds,
        rather than grow a tree."""
        return False

    def doubt(self) -> float:
        """When moves are compared, by how many standard errors another must be ahead of the one
        the policy would choose. Good policies are right more often than a narrow lead."""
        return 0.0

    def error(self) -> float:
        """When moves are compared: how far guesses on the way are from how games end, as the
        standard deviation of what lies between two moves. 0: no guess is made."""
        return 0.0

    def guess_at(self, state: State) -> i64:
        """The horizon, for `is_beyond`, at which a rollout from here is judged by `guess`."""
        return self.horizon(state)

    def guess(self, state: State, seat: i64) -> float:
        """What `value` will say in the end."""
        return self.value(state, seat)

    def second_look(self, state: State, moves: Moves) -> None:
        """When moves are compared and there is time: narrow `moves` to others that might be good,
        whether or not they are on the shortlist. By default none."""
        moves.size = 0

    def trust(self) -> float:
        """When a tree is grown, which share of the expectation goes to the move the policy would
        choose; all moves share the rest. 0: it has no opinion and is not asked."""
        return TRUST

    def fading(self) -> float:
        """After how many tries in a position the policy's share is half of what it was. 0: it
        stays, for a policy that is right more often than so many tries."""
        return 0.0

    def horizon(self, state: State) -> i64:
        """A mark of how far rollouts from this position go, for `is_beyond`."""
        return state.stage()

    def is_beyond(self, state: State, horizon: i64) -> bool:
        """Whether a rollout has gone as far as that. By default: to the end of the round."""
        return state.stage() != horizon


@final
class Uniform(Policy):
    """Any legal move, all alike."""

    def choose(self, state: State, moves: Moves, chance: Chance) -> i64:
        return moves.get(chance.below(moves.size))

    def trust(self) -> float:
        return 0.0
