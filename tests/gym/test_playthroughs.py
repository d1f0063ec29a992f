"""What the OpenSpiel door says is what it said when its playthroughs were saved."""

from __future__ import annotations

import pytest

from logovo.gym.spiel import SpielState
from tests.gym.spiel_playthroughs import PLAYERS, played, saved

STATES = 12


class Enough(Exception):
    pass


@pytest.mark.parametrize("key", PLAYERS)
def test_a_playthrough_begins_as_it_was_saved(
    key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """To the end it takes a minute: `python -m tests.gym.spiel_playthroughs`."""
    made = 0
    apply = SpielState._apply_action

    def counted(state: SpielState, action: int) -> None:
        nonlocal made
        made += 1
        if made > STATES:
            raise Enough
        apply(state, action)

    monkeypatch.setattr(SpielState, "_apply_action", counted)
    with pytest.raises(Enough):
        played(key, loud=True)
    said = capsys.readouterr().out
    assert said.count("# State") > STATES
    assert saved(key).startswith(said)
