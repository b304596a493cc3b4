"""All that a card module imports: ``from app.engine import authoring as ygo``."""

from app.engine.card import Card, Player
from app.engine.carddata import CardData
from app.engine.constants import *  # noqa: F403  # the game's vocabulary, by its own names
from app.engine.costs import (
    Cost,
    all_of,
    banish,
    banish_this_card,
    can_be_tributed,
    custom,
    detach,
    discard,
    discard_this_card,
    pay_half_lp,
    pay_lp,
    remove_counters,
    return_this_card_to_hand,
    return_to_deck,
    return_to_hand,
    reveal,
    send_this_card_to_grave,
    send_to_grave,
    tribute,
    tribute_this_card,
)
from app.engine.effects import (
    ONCE_PER_CHAIN,
    ONCE_PER_DUEL,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONCE_WHILE_FACE_UP,
    Limit,
    Script,
)
from app.engine.running import Effect, EventView, LinkView
from app.engine.targets import (
    Target,
    affects_all,
    affects_some,
    affects_this_card,
    all_parts,
    can_target,
    draws,
    needs,
    negates_answered,
    points_change,
    target_exactly,
    target_one,
    target_up_to,
)
from app.engine.authoring.kit import *  # noqa: F403, I001  # helpers built on the names above
