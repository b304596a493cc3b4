"""Rule flags of the Master Rule eras; code asks a flag, never a version number."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine import constants as c
from app.engine.errors import UnknownRules


@dataclass(frozen=True, slots=True)
class DuelRules:
    """One rule set. LP in points, counts in cards."""

    name: str
    start_lp: int = 8000
    start_hand: int = 5
    draw_count: int = 1
    hand_limit: int = 6
    first_turn_draw: bool = False
    #: Each player has a Field Zone of their own; else a new Field Spell destroys the one in play.
    field_spell_each: bool = True
    pendulum_zones: bool = True
    #: Pendulum Zones are zones of their own (mr3), not the ends of the Spell & Trap Zones.
    separate_pendulum_zones: bool = False
    extra_monster_zones: bool = True
    #: Extra Deck monsters need an Extra Monster Zone or a linked zone; these kinds are free of it.
    extra_deck_free_types: int = 0
    #: After a Summon the turn player may use Ignition Effects before the opponent responds.
    ignition_priority: bool = False
    first_turn_attack: bool = False
    #: A monster that is also still a Trap keeps the Spell & Trap Zone it came from occupied.
    trap_monster_keeps_zone: bool = False
    #: A trigger for going to the GY survives its card's return to the field in the same Chain (LNK-010).
    trigger_follows_card: bool = False
    #: Kinds of monster (TYPE bits) that came only with a later era; no legal deck has them.
    later_types: int = 0

    @property
    def pendulum_sequences(self) -> tuple[int, ...]:
        """Numbers of the Pendulum Zones in the Spell & Trap row; empty where there are none."""
        if not self.pendulum_zones:
            return ()
        return (6, 7) if self.separate_pendulum_zones else (0, 4)


_MR5 = DuelRules("mr5", extra_deck_free_types=c.TYPE_FUSION | c.TYPE_SYNCHRO | c.TYPE_XYZ)
_MR4 = replace(
    _MR5, name="mr4", extra_deck_free_types=0, trap_monster_keeps_zone=True, trigger_follows_card=True
)
_MR3 = replace(
    _MR4, name="mr3", extra_monster_zones=False, separate_pendulum_zones=True, later_types=c.TYPE_LINK
)
_MR2 = replace(
    _MR3,
    name="mr2",
    first_turn_draw=True,
    field_spell_each=False,
    pendulum_zones=False,
    separate_pendulum_zones=False,
    later_types=c.TYPE_LINK | c.TYPE_PENDULUM,
)
_MR1 = replace(
    _MR2, name="mr1", ignition_priority=True, later_types=c.TYPE_LINK | c.TYPE_PENDULUM | c.TYPE_XYZ
)

PRESETS: dict[str, DuelRules] = {r.name: r for r in (_MR1, _MR2, _MR3, _MR4, _MR5)}


def rules_named(name: str) -> DuelRules:
    """The preset called ``name`` (``mr1`` to ``mr5``); raises :class:`UnknownRules` otherwise."""
    try:
        return PRESETS[name.lower()]
    except KeyError:
        known = ", ".join(PRESETS)
        raise UnknownRules(f"There is no rule set '{name}'; choose one of {known}.") from None
