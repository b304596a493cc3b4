"""Helpers that many card modules share: selectors, filters, whole card patterns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.card import Card, Filter
from app.engine.costs import Cost, custom
from app.engine.definitions import ACTIVATION
from app.engine.kernel import (
    ACTIVITY_BATTLE_PHASE,
    ACTIVITY_FLIP,
    ACTIVITY_MAIN_ACTION,
    ACTIVITY_NORMAL_SUMMON,
    ACTIVITY_SPSUMMON,
    ACTIVITY_SUMMON,
)
from app.engine.legality import activation_forbidden
from app.engine.procedures.base import MATERIAL_OF
from app.engine.procedures.fusion import Fusion, OfAttribute
from app.engine.procedures.synchro import Synchro
from app.engine.running import Effect
from app.engine.targets import needs, target_one

if TYPE_CHECKING:
    from app.engine.effects import Script

Selector = Callable[[Effect], list[Card]]


# -- selectors: fx -> cards ---


def any_monster(fx: Effect) -> list[Card]:
    """All monsters on the field."""
    return fx.monsters_on_field()


def face_up_monster(fx: Effect) -> list[Card]:
    """All face-up monsters on the field."""
    return fx.face_up_monsters()


def opponents_monster(fx: Effect) -> list[Card]:
    """All monsters the opponent controls."""
    return fx.opponent.monsters()


def opponents_face_up_monster(fx: Effect) -> list[Card]:
    """Face-up monsters the opponent controls."""
    return fx.opponent.face_up_monsters()


def your_face_up_monster(fx: Effect) -> list[Card]:
    """Face-up monsters you control."""
    return fx.you.face_up_monsters()


def any_spell_or_trap(fx: Effect) -> list[Card]:
    """All Spells and Traps on the field."""
    return fx.spells_and_traps_on_field()


def any_card_on_field(fx: Effect) -> list[Card]:
    """All cards on the field."""
    return fx.cards_on_field()


def opponents_card(fx: Effect) -> list[Card]:
    """All cards the opponent controls."""
    return fx.opponent.field()


def other_cards_on_field(fx: Effect) -> list[Card]:
    """All other cards on the field."""
    return fx.others(fx.cards_on_field())


def that_are(keep: Filter, select: Selector) -> Selector:
    """``select`` narrowed by a filter."""
    return lambda fx: [card for card in select(fx) if keep(card)]


# -- conditions ---


def your_turn(fx: Effect) -> bool:
    """It is your turn."""
    return fx.is_your_turn


def opponents_turn(fx: Effect) -> bool:
    """It is the opponent's turn."""
    return not fx.is_your_turn


def opponent_attacks(fx: Effect) -> bool:
    """The answered attack is by a monster the opponent controls."""
    return fx.attacker is not None and fx.attacker.controller is fx.opponent


def in_main_phase(fx: Effect) -> bool:
    """It is a Main Phase."""
    return fx.is_phase(c.PHASE_MAIN)


def spell_card_answered(fx: Effect) -> bool:
    """It answers the activation of a Spell Card, which could be negated."""
    link = fx.answered
    return link.is_card_activation() and link.is_spell() and link.can_be_negated()


def trap_card_answered(fx: Effect) -> bool:
    """It answers the activation of a Trap Card, which could be negated."""
    link = fx.answered
    return link.is_card_activation() and link.is_trap() and link.can_be_negated()


def monster_effect_answered(fx: Effect) -> bool:
    """It answers the activation of a monster's effect, which could be negated."""
    return fx.answered.is_monster_effect() and fx.answered.can_be_negated()


def start_of_main_phase_1(fx: Effect) -> bool:
    """It is your Main Phase 1, and nothing was done in it yet."""
    first = fx.is_your_turn and fx.phase == c.PHASE_MAIN1
    return first and not fx.kernel.counted(ACTIVITY_MAIN_ACTION, fx.player_index)


def may_activate_card(fx: Effect, card: Card) -> bool:
    """Whether nothing forbids you to activate this Spell/Trap Card, so that an effect may do it for you."""
    script = fx.kernel.script(card.code)
    ways = script.of_kind(ACTIVATION) if script is not None else []
    probes = [Effect(fx.kernel, each, card, fx.player_index) for each in ways]
    return any(activation_forbidden(fx.kernel, probe) is None for probe in probes)


async def negate_and_destroy(fx: Effect) -> bool:
    """Negate the answered activation and, if that was done and its card is still there, destroy it."""
    link = fx.answered
    card = link.card
    if not await fx.negate_activation(link):
        return False
    if card.is_at(c.LOCATION_ONFIELD | c.LOCATION_HAND) and card.data.generation == link.link.generation:
        await fx.destroy(card)
    return True


# -- filters ---


def is_level_at_most(level: int) -> Filter:
    """Monsters with a Level from 1 to ``level``."""
    return lambda card: 1 <= card.level <= level


def is_race(race: int) -> Filter:
    """Monsters of the Type."""
    return lambda card: card.is_monster() and card.is_race(race)


def is_attribute(attribute: int) -> Filter:
    """Monsters of the Attribute."""
    return OfAttribute(attribute)


def names_tuner_of(card: Card, archetype: str) -> bool:
    """Whether the Synchro Monster's text names a Tuner of this archetype as material."""
    script = card.kernel.script(card.code)
    summon = script.summon if script is not None else None
    return isinstance(summon, Synchro) and summon.needs_tuner_of(card.kernel, archetype)


def can_be_normal_summoned(card: Card) -> bool:
    """Whether the monster is one that can be Normal Summoned or Set at all."""
    script = card.kernel.script(card.code)
    if card.is_token() or card.is_extra_deck_monster() or card.printed_type & c.TYPE_RITUAL:
        return False
    return bool(card.printed_type & c.TYPE_MONSTER) and (script is None or not script.no_normal_summon)


def can_be_fusion_summoned(card: Card) -> bool:
    """Whether it is a Fusion Monster that a Fusion effect could Summon (with the right materials)."""
    script = card.kernel.script(card.code)
    summon = script.summon if script is not None else None
    return isinstance(summon, Fusion) and (summon.either or not summon.contact)


def fusion_materials(monster: Card) -> list[Card]:
    """What its Fusion Summon used and still lies where that put it; none after a Contact Fusion."""
    return [
        each
        for each in monster.summon_materials()
        if each.flag(MATERIAL_OF) == monster.uid and not each.data.reason & c.REASON_COST
    ]


# -- conditions that bind the whole turn of an activation ------------------------------------------------


def your_pendulum_monster_battles(fx: Effect) -> bool:
    """A Pendulum Monster you control is in the present battle."""
    pair = (fx.attacker, fx.attack_target)
    return any(
        each is not None and each.controller is fx.you and bool(each.printed_type & c.TYPE_PENDULUM)
        for each in pair
    )


def no_battle_phase() -> Cost:
    """You cannot conduct your Battle Phase in the turn of this activation."""
    return custom(
        lambda fx: not fx.kernel.counted(ACTIVITY_BATTLE_PHASE, fx.player_index),
        lambda fx: fx.grant_to_player(c.EFFECT_CANNOT_BP, fx.you, until=fx.this_turn(), oath=True),
    )


def no_normal_summon() -> Cost:
    """You cannot Normal Summon or Set in the turn of this, before or after it."""

    def forbid(fx: Effect) -> None:
        for code in (c.EFFECT_CANNOT_SUMMON, c.EFFECT_CANNOT_MSET):
            fx.grant_to_player(code, fx.you, until=fx.this_turn())

    return custom(lambda fx: not fx.kernel.counted(ACTIVITY_NORMAL_SUMMON, fx.player_index), forbid)


def nothing_summoned_this_turn(fx: Effect) -> bool:
    """You have not Normal, Flip or Special Summoned in this turn."""
    kinds = (ACTIVITY_SUMMON, ACTIVITY_FLIP, ACTIVITY_SPSUMMON)
    return not any(fx.kernel.counted(kind, fx.player_index) for kind in kinds)


def no_attack_by_this_card() -> Cost:
    """This card cannot attack in the turn of this activation."""
    return custom(
        lambda fx: fx.this.data.attacks == 0,
        lambda fx: fx.grant_value(c.EFFECT_CANNOT_ATTACK, 1, fx.this, until=fx.this_turn(), oath=True),
    )


def once_per_battle() -> Cost:
    """This effect of this card can be used once in each battle."""

    def battle(fx: Effect) -> int:
        attacker = fx.attacker
        return attacker.uid * 64 + attacker.data.attacks if attacker is not None else 0

    def mark(fx: Effect) -> str:
        return f"battle of {fx.definition.index}"

    return custom(
        lambda fx: fx.this.flag(mark(fx)) != battle(fx),
        lambda fx: fx.mark_this(mark(fx), battle(fx), until_turn=fx.turn),
    )


# -- whole patterns ---


def equip_spell(
    card: Script,
    allowed: Callable[[Effect, Card], bool] | None = None,
    text: str = "Equip to a face-up monster.",
) -> None:
    """The activation of an Equip Spell: choose a face-up monster, equip to it.

    ``allowed(fx, monster)`` says what it may be equipped to, now and as long as it stays.
    """
    card.equip_to = allowed

    def choices(fx: Effect) -> list[Card]:
        return [m for m in fx.face_up_monsters() if allowed is None or allowed(fx, m)]

    async def equip(fx: Effect) -> None:
        if fx.still_there(fx.target) and fx.target.is_face_up() and fx.this_is_face_up():
            await fx.equip(fx.target)

    equip.__doc__ = text
    card.activation(target=target_one(choices), category=c.CATEGORY_EQUIP)(equip)


def ritual_spell(
    card: Script,
    monsters: Filter | None = None,
    *,
    exact: bool = False,
    text: str = "Ritual Summon a monster.",
) -> None:
    """The activation of a Ritual Spell for the Ritual Monsters that ``monsters`` accepts."""

    async def perform(fx: Effect) -> None:
        await fx.ritual_summon(monsters, exact=exact)

    perform.__doc__ = text
    card.activation(
        category=c.CATEGORY_SPECIAL_SUMMON,
        target=needs(lambda fx: fx.can_ritual_summon(monsters, exact=exact)),
    )(perform)


def spirit(card: Script) -> None:
    """A Spirit monster goes back to the hand in the End Phase of its Normal Summon or flip."""
    card.no_special_summon = True
    mark = "spirit"

    async def arrive(fx: Effect) -> None:
        fx.mark_this(mark, until_turn=fx.turn)

    async def leave(fx: Effect) -> None:
        if fx.still_there(fx.this):
            await fx.return_to_hand(fx.this)

    leave.__doc__ = (
        "In the End Phase of the turn it was Normal Summoned or flipped face-up: return it to the hand."
    )
    arrivals = (c.EVENT_SUMMON_SUCCESS, c.EVENT_FLIP_SUMMON_SUCCESS, c.EVENT_FLIP)
    card.continuous(arrivals, unclassified=True)(arrive)
    card.trigger(
        c.EVENT_PHASE | c.PHASE_END,
        at=c.LOCATION_MZONE,
        mandatory=True,
        when=lambda fx: fx.this_has(mark),
        category=c.CATEGORY_TOHAND,
    )(leave)


def equipped_monster(fx: Effect, card: Card) -> bool:
    """``affects=`` of an Equip Card's modifiers: the monster it is equipped to."""
    return fx.this.data.equip_to == card.uid


def your_monsters(fx: Effect, card: Card) -> bool:
    """``affects=``: face-up monsters you control."""
    return card.location == c.LOCATION_MZONE and card.data.controller == fx.player_index and card.is_face_up()


def their_monsters(fx: Effect, card: Card) -> bool:
    """``affects=``: face-up monsters the opponent controls."""
    return card.location == c.LOCATION_MZONE and card.data.controller != fx.player_index and card.is_face_up()


def all_face_up_monsters(fx: Effect, card: Card) -> bool:
    """``affects=``: all face-up monsters."""
    return card.location == c.LOCATION_MZONE and card.is_face_up()


def you(fx: Effect, player: object) -> bool:
    """``affects_player=``: the controller of the card."""
    return player is fx.you


def the_opponent(fx: Effect, player: object) -> bool:
    """``affects_player=``: the opponent of its controller."""
    return player is fx.opponent


def both_players(fx: Effect, player: object) -> bool:
    """``affects_player=``: both."""
    return True


__all__ = [
    "all_face_up_monsters",
    "any_card_on_field",
    "any_monster",
    "any_spell_or_trap",
    "both_players",
    "no_attack_by_this_card",
    "no_battle_phase",
    "no_normal_summon",
    "nothing_summoned_this_turn",
    "once_per_battle",
    "can_be_fusion_summoned",
    "can_be_normal_summoned",
    "equip_spell",
    "equipped_monster",
    "fusion_materials",
    "face_up_monster",
    "in_main_phase",
    "is_attribute",
    "is_level_at_most",
    "is_race",
    "monster_effect_answered",
    "may_activate_card",
    "names_tuner_of",
    "negate_and_destroy",
    "opponent_attacks",
    "opponents_card",
    "opponents_face_up_monster",
    "opponents_monster",
    "opponents_turn",
    "other_cards_on_field",
    "ritual_spell",
    "spell_card_answered",
    "start_of_main_phase_1",
    "that_are",
    "the_opponent",
    "their_monsters",
    "trap_card_answered",
    "spirit",
    "you",
    "your_face_up_monster",
    "your_monsters",
    "your_pendulum_monster_battles",
    "your_turn",
]
