"""All that a card module imports: ``from app.engine import authoring as ygo``."""

from app.engine.actions.treat import MonsterValues as MonsterValues
from app.engine.authoring.artifacts import *  # noqa: F403  # monsters Set as Spells
from app.engine.authoring.families import *  # noqa: F403  # whole texts of monster families
from app.engine.authoring.kit import *  # noqa: F403  # helpers built on the names above
from app.engine.authoring.spell_families import *  # noqa: F403  # the same for Spells and Traps
from app.engine.authoring.unions import *  # noqa: F403  # what Union monsters share
from app.engine.borrowing import as_its_activation as as_its_activation
from app.engine.card import Card as Card
from app.engine.card import Filter as Filter
from app.engine.card import Player as Player
from app.engine.carddata import CardData as CardData
from app.engine.constants import *  # noqa: F403  # the game's vocabulary, by its own names
from app.engine.costs import (
    Cost as Cost,
)
from app.engine.costs import (
    all_of as all_of,
)
from app.engine.costs import (
    banish as banish,
)
from app.engine.costs import (
    banish_this_card as banish_this_card,
)
from app.engine.costs import (
    can_be_tributed as can_be_tributed,
)
from app.engine.costs import (
    custom as custom,
)
from app.engine.costs import (
    detach as detach,
)
from app.engine.costs import (
    discard as discard,
)
from app.engine.costs import (
    discard_this_card as discard_this_card,
)
from app.engine.costs import (
    must_tribute as must_tribute,
)
from app.engine.costs import (
    pay_half_lp as pay_half_lp,
)
from app.engine.costs import (
    pay_lp as pay_lp,
)
from app.engine.costs import (
    remove_counters as remove_counters,
)
from app.engine.costs import (
    return_this_card_to_hand as return_this_card_to_hand,
)
from app.engine.costs import (
    return_to_deck as return_to_deck,
)
from app.engine.costs import (
    return_to_hand as return_to_hand,
)
from app.engine.costs import (
    reveal as reveal,
)
from app.engine.costs import (
    send_this_card_to_grave as send_this_card_to_grave,
)
from app.engine.costs import (
    send_to_grave as send_to_grave,
)
from app.engine.costs import (
    tribute as tribute,
)
from app.engine.costs import (
    tribute_this_card as tribute_this_card,
)
from app.engine.definitions import ONCE_PER_CHAIN as ONCE_PER_CHAIN
from app.engine.definitions import ONCE_PER_DUEL as ONCE_PER_DUEL
from app.engine.definitions import ONCE_PER_TURN as ONCE_PER_TURN
from app.engine.definitions import ONCE_PER_TURN_BY_NAME as ONCE_PER_TURN_BY_NAME
from app.engine.definitions import ONCE_WHILE_FACE_UP as ONCE_WHILE_FACE_UP
from app.engine.definitions import Limit as Limit
from app.engine.effects import Script as Script
from app.engine.kernel import Kernel as Kernel
from app.engine.procedures.base import Group as Group
from app.engine.procedures.base import Procedure as Procedure
from app.engine.procedures.fusion import fusion as fusion
from app.engine.procedures.link import any_monster_at_all as any_monster_at_all
from app.engine.procedures.link import link as link
from app.engine.procedures.synchro import Synchro as Synchro
from app.engine.procedures.synchro import SynchroClause as SynchroClause
from app.engine.procedures.synchro import any_non_tuner as any_non_tuner
from app.engine.procedures.synchro import any_tuner as any_tuner
from app.engine.procedures.synchro import synchro as synchro
from app.engine.procedures.xyz import xyz as xyz
from app.engine.prompts import BANISH as BANISH
from app.engine.prompts import DESTROY as DESTROY
from app.engine.prompts import DISCARD as DISCARD
from app.engine.prompts import PAY_TO_KEEP as PAY_TO_KEEP
from app.engine.prompts import SET as SET
from app.engine.prompts import SPECIAL_SUMMON as SPECIAL_SUMMON
from app.engine.prompts import TO_DECK as TO_DECK
from app.engine.prompts import TO_HAND as TO_HAND
from app.engine.running import Effect as Effect
from app.engine.running import EventView as EventView
from app.engine.running import LinkView as LinkView
from app.engine.state import Snapshot as Snapshot
from app.engine.targets import (
    Target as Target,
)
from app.engine.targets import (
    affects_all as affects_all,
)
from app.engine.targets import (
    affects_some as affects_some,
)
from app.engine.targets import (
    affects_this_card as affects_this_card,
)
from app.engine.targets import (
    all_parts as all_parts,
)
from app.engine.targets import (
    can_target as can_target,
)
from app.engine.targets import (
    draws as draws,
)
from app.engine.targets import (
    may_affect as may_affect,
)
from app.engine.targets import (
    needs as needs,
)
from app.engine.targets import (
    negates_answered as negates_answered,
)
from app.engine.targets import (
    points_change as points_change,
)
from app.engine.targets import (
    target_exactly as target_exactly,
)
from app.engine.targets import (
    target_if_possible as target_if_possible,
)
from app.engine.targets import (
    target_one as target_one,
)
from app.engine.targets import (
    target_up_to as target_up_to,
)
