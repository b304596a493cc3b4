"""What a card's text says that is no effect: summoning conditions, materials, limits, names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.carddata import CardData
from app.engine.definitions import Condition

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.procedures.base import Procedure
    from app.engine.procedures.synchro import SynchroClause
    from app.engine.running import Effect


@dataclass(slots=True, eq=False)
class CardRules:
    """The part of a script that is data. ``note`` is its text, ``options`` names the card's own choices,
    ``tokens`` the Tokens it makes.
    """

    code: int
    name: str
    note: str = ""
    options: tuple[str, ...] = ()
    tokens: tuple[CardData, ...] = ()
    #: Cannot be Normal Summoned or Set.
    no_normal_summon: bool = False
    #: Needs a proper Summon first before it can be Special Summoned from the GY or banished (REV).
    revive_limit: bool = False
    #: Special Summon only as its own text says (no other effect can do it).
    special_summon_only_by: Callable[[Effect], bool] | None = None
    #: Its own Special Summon cannot be negated.
    summon_cannot_be_negated: bool = False
    #: Never by Special Summon (Spirit monsters and their like).
    no_special_summon: bool = False
    #: Tribute Summon with this many Tributes whatever the Level, or extra choices: (min, max).
    tributes: tuple[int, int] | None = None
    #: Own ways to Normal Summon it: with any of these numbers of Tributes (``options`` words them in this
    #: order). The monster carries the mark "summoned_by_way" with the number of the way, from 1 on.
    tribute_choices: tuple[int, ...] = ()
    #: The same for a Set, if that is different.
    set_choices: tuple[int, ...] = ()
    #: What may be Tributed for its Tribute Summon (None: any).
    tribute_filter: Callable[[Card], bool] | None = None
    #: Spells/Traps that may be Tributed instead of monsters to Tribute Summon it face-up.
    also_tributes: Callable[[Card], bool] | None = None
    #: Level as which it can be Pendulum Summoned face-up from the Extra Deck although its kind has none.
    pendulum_level: int = 0
    #: Clauses about its use as Synchro Material: no effects, so they hold while it is negated.
    synchro_clause: SynchroClause | None = None
    #: Procedure of its own Summon from hand, Extra Deck ...
    summon: Procedure | None = None
    #: Equip Card: what it may be equipped to.
    equip_to: Callable[[Effect, Card], bool] | None = None
    #: Union monster: what it may be equipped to.
    joins: Callable[[Card], bool] | None = None
    #: Wins the Duel when this holds, without activation (in the hand or face-up on the field).
    wins: Condition | None = None
    #: At most one face-up copy by its controller (or anybody).
    unique: str = ""
    #: Counters that may be placed on it: (counter, limit or 0).
    counters: tuple[tuple[int, int], ...] = ()
    #: The same by its Pendulum Effect, in a Pendulum Zone.
    pendulum_counters: tuple[tuple[int, int], ...] = ()
    #: Extra attribute words a family of cards shares.
    treated_as: tuple[str, ...] = ()
    #: As a monster on the field it may stand in for 1 material that lists an Attribute, of Fusion Monsters of
    #: this archetype.
    stands_in_for_attribute_of: str = ""
    #: Its printed Level or Rank of 0 is always treated as this original one.
    original_level: int = 0
    #: Its text reads in which order cards lie in a GY: owners are asked for it in a Duel with this card.
    reads_grave_order: bool = False
    #: It counts turns, in the mark "turns"; effects may move that count.
    counts_turns: bool = False
