"""What a player may ask for: typed moves, their notation, and the codes behind them."""

from __future__ import annotations

from logovo.games.gold.moves.coding import (
    card_move,
    code_of,
    code_of_card,
    move_of,
    place_number,
    plain_code,
    plain_move,
)
from logovo.games.gold.moves.kinds import (
    Accept,
    Accuse,
    Cut,
    Decline,
    GoldMove,
    Offer,
    Pick,
    PlayCard,
    Ready,
    Rob,
    Send,
    Skip,
    Take,
    Trust,
    Withdraw,
    known,
)
from logovo.games.gold.moves.notation import parse_move

__all__ = (
    "Accept",
    "Accuse",
    "Cut",
    "Decline",
    "GoldMove",
    "Offer",
    "Pick",
    "PlayCard",
    "Ready",
    "Rob",
    "Send",
    "Skip",
    "Take",
    "Trust",
    "Withdraw",
    "card_move",
    "code_of",
    "code_of_card",
    "known",
    "move_of",
    "parse_move",
    "place_number",
    "plain_code",
    "plain_move",
)
