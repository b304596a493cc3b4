"""Whole texts that the monsters of a family share: a card module only says what is its own.

Each function registers effects of a :class:`Script`; where a family's effect stands among the card's own is
where the module calls it, because the order of the effects is their index.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.authoring.kit import (
    Selector,
    the_opponent,
    you,
    your_monsters,
)
from app.engine.card import Card
from app.engine.costs import Cost, all_of, banish_this_card, custom, discard
from app.engine.definitions import ACTIVATION, ONCE_PER_TURN
from app.engine.running import Effect
from app.engine.targets import (
    affects_some,
    affects_this_card,
    needs,
    target_one,
)

if TYPE_CHECKING:
    from app.engine.effects import Script

#: Marks that an effect of the family leaves on its monsters.
_BY_ITSELF, _FALLEN = "by itself", "fallen"
#: Mark of a monster banished for the effect of a "The Weather" card: the turn in which it was.
_PAINTED = "painted"


# -- Flip, Normal and Special Summons ---


def charmer(card: Script, attribute: int, word: str) -> None:
    """A Flip monster that has one monster of this Attribute (``word`` names it) while it stays face-up."""

    def choices(fx: Effect) -> list[Card]:
        return fx.opponent.face_up_monsters(
            lambda monster: monster.is_attribute(attribute) and fx.can_take_control(monster)
        )

    async def charm(fx: Effect) -> None:
        for monster in fx.targets_still_there() if fx.this_is_face_up() else []:
            if monster.is_face_up():
                fx.tie_to(monster)
                await fx.settle()

    charm.__doc__ = (
        f"FLIP: Target 1 {word} monster of your opponent; it is yours while this card is face-up on the "
        "field."
    )
    card.flip(category=c.CATEGORY_CONTROL, target=target_one(choices))(charm)

    def charmed(fx: Effect, monster: Card) -> bool:
        return fx.tied is monster and monster.location == c.LOCATION_MZONE

    def yours(fx: Effect) -> int:
        return fx.player_index

    card.modifier(c.EFFECT_SET_CONTROL, affects=charmed, unclassified=True)(yours)


def familiar_possessed(card: Script, code: int, name: str, attribute: int, word: str) -> None:
    """Comes from the hand or Deck for the Charmer of this passcode and another monster of its Attribute."""

    def ready(fx: Effect) -> list[Card]:
        return fx.you.face_up_monsters(
            lambda m: (m.is_attribute(attribute) or m.is_named(code)) and fx.can_go_to_grave_as_cost(m)
        )

    def partners(fx: Effect, leader: Card) -> list[Card]:
        return [m for m in ready(fx) if m is not leader and m.is_attribute(attribute)]

    def leaders(fx: Effect) -> list[Card]:
        return [m for m in ready(fx) if m.is_named(code) and partners(fx, m)]

    async def send_both(fx: Effect) -> None:
        chosen = await fx.choose(leaders(fx))
        chosen += await fx.choose(partners(fx, chosen[0]))
        await fx.send_to_grave(chosen, reason=c.REASON_COST)

    async def be_possessed(fx: Effect) -> None:
        fx.mark_this(_BY_ITSELF)

    be_possessed.__doc__ = (
        f'You can Special Summon it from your hand or Deck by sending a face-up "{name}" and another face-up '
        f"{word} monster you control to the GY."
    )
    card.summon_procedure(
        at=c.LOCATION_HAND | c.LOCATION_DECK,
        cost=custom(lambda fx: bool(leaders(fx)), send_both, frees=leaders),
    )(be_possessed)

    def pierce(fx: Effect) -> bool:
        """Summoned this way it inflicts piercing battle damage."""
        return True

    card.modifier(c.EFFECT_PIERCE, when=lambda fx: fx.this_has(_BY_ITSELF))(pierce)


def hides_itself(card: Script) -> None:
    """Turns itself face-down once per turn."""

    async def hide(fx: Effect) -> None:
        """Once per turn: You can turn this card to face-down Defense Position."""
        if fx.this_is_face_up():
            await fx.turn_face_down(fx.this)

    card.ignition(
        limit=ONCE_PER_TURN,
        when=lambda fx: fx.can_change_position(fx.this),
        category=c.CATEGORY_POSITION,
        target=affects_this_card(),
    )(hide)


# -- battle ---


def recruiter(card: Script, attribute: int, word: str) -> None:
    """Destroyed by battle it calls a small monster of this Attribute from the Deck."""

    def small_ones(fx: Effect) -> list[Card]:
        return fx.you.deck(
            lambda monster: (
                monster.is_monster()
                and monster.is_attribute(attribute)
                and 0 <= monster.facts.attack <= 1500
                and fx.can_special_summon(monster, c.POS_FACEUP_ATTACK)
            )
        )

    async def call_a_friend(fx: Effect) -> None:
        await fx.special_summon(await fx.choose(small_ones(fx)), c.POS_FACEUP_ATTACK)
        await fx.shuffle_deck()

    call_a_friend.__doc__ = (
        f"When it is destroyed by battle and sent to the GY: You can Special Summon 1 {word} monster with at "
        "most 1500 ATK from your Deck in face-up Attack Position."
    )
    card.trigger(
        on=c.EVENT_BATTLE_DESTROYED,
        timing="when",
        when=lambda fx: fx.this.is_at(c.LOCATION_GRAVE),
        category=c.CATEGORY_SPECIAL_SUMMON,
        target=affects_some(1, small_ones),
    )(call_a_friend)


def destroyed_by_the_opponent(fx: Effect) -> bool:
    """This card in your possession was destroyed by an opponent's card (and sent to your GY)."""
    before = fx.event.before(fx.this)
    if before is None or not fx.event.destroyed(fx.this):
        return False
    mine = before.controller == before.owner == fx.you.index
    return mine and (fx.event.by_battle() or (fx.event.by_effect() and fx.event.caused_by is fx.opponent))


def avenging_hand(card: Script, victims: Selector, word: str, code: int, name: str) -> None:
    """Destroyed by the opponent it destroys one of ``victims`` and may bring the other hand (``code``)."""

    def other_hands(fx: Effect) -> list[Card]:
        return fx.you.deck(lambda each: each.is_named(code) and fx.can_special_summon(each))

    async def avenge(fx: Effect) -> None:
        theirs = [target for target in fx.targets_still_there() if target.controller is fx.opponent]
        if await fx.destroy(theirs):
            hands = other_hands(fx)
            if hands and await fx.confirm():
                await fx.then()
                await fx.special_summon(await fx.choose(hands))
                await fx.shuffle_deck()

    avenge.__doc__ = (
        f"When this is destroyed by an opponent's card and sent to your GY: target 1 {word} they control; "
        f'destroy it, then you can Special Summon 1 "{name}" from your Deck.'
    )
    card.trigger(
        c.EVENT_TO_GRAVE,
        timing="when",
        when=destroyed_by_the_opponent,
        target=target_one(victims),
        category=c.CATEGORY_DESTROY | c.CATEGORY_SPECIAL_SUMMON,
    )(avenge)


def silences_while_attacking(card: Script) -> None:
    """The opponent cannot activate Spell/Trap Cards while it attacks."""

    def no_spells_or_traps(fx: Effect, activated: Effect) -> bool:
        """If it attacks, your opponent cannot activate Spell/Trap Cards until the end of the Damage Step."""
        return activated.definition.kind == ACTIVATION

    card.modifier(
        c.EFFECT_CANNOT_ACTIVATE, affects_player=the_opponent, when=lambda fx: fx.this.is_attacking()
    )(no_spells_or_traps)


def earthbound_immortal(card: Script) -> None:
    """Only with a Field Spell, never attacked, attacks directly. ``card.unique`` says there is only one."""
    needs_field_spell(card)

    def out_of_reach(fx: Effect) -> bool:
        """The opponent's monsters cannot attack it."""
        return True

    def direct(fx: Effect) -> bool:
        """It can attack directly."""
        return True

    card.modifier(c.EFFECT_CANNOT_BE_BATTLE_TARGET)(out_of_reach)
    card.modifier(c.EFFECT_DIRECT_ATTACK)(direct)


def needs_field_spell(card: Script) -> None:
    """Destroyed where no Field Spell is face-up."""

    def crumble(fx: Effect) -> bool:
        """Without a face-up Field Spell on the field it is destroyed."""
        return True

    card.modifier(c.EFFECT_SELF_DESTROY, when=no_field_spell)(crumble)


def no_field_spell(fx: Effect) -> bool:
    """No Field Zone holds a face-up card."""
    spells = (fx.you.field_spell(), fx.opponent.field_spell())
    return not any(each is not None and each.is_face_up() for each in spells)


# -- archetypes ---


def tg_legacy(card: Script) -> None:
    """A "T.G." monster that fell on the field is followed by another from the Deck."""

    def fell_on_the_field(fx: Effect) -> bool:
        before = fx.event.before(fx.this)
        was_there = before is not None and bool(before.location & c.LOCATION_ONFIELD)
        return was_there and before is not None and bool(before.reason & c.REASON_DESTROY)

    async def note_the_fall(fx: Effect) -> None:
        fx.mark_this(_FALLEN, fx.this.data.generation, until_turn=fx.turn)

    card.continuous(c.EVENT_TO_GRAVE, when=fell_on_the_field, unclassified=True)(note_the_fall)

    def comrades(fx: Effect) -> list[Card]:
        return fx.you.deck(
            lambda other: other.is_monster() and other.is_archetype("T.G.") and not other.is_named(card.code)
        )

    async def call_a_comrade(fx: Effect) -> None:
        """Once per turn, in the End Phase, if it was destroyed on the field this turn and lies in the GY
        since: You can add 1 other "T.G." monster from your Deck to your hand.
        """
        await fx.add_to_hand(await fx.choose(comrades(fx)))

    card.trigger(
        c.EVENT_PHASE | c.PHASE_END,
        at=c.LOCATION_GRAVE,
        limit=ONCE_PER_TURN,
        when=lambda fx: fx.this.flag(_FALLEN) == fx.this.data.generation,
        category=c.CATEGORY_TOHAND | c.CATEGORY_SEARCH,
        target=affects_some(1, comrades),
    )(call_a_comrade)


def qliphort(card: Script) -> None:
    """The Pendulum Effects of the "Qliphort" monsters, and what they are without Tributes."""
    card.pendulum_scale()

    def only_qli(fx: Effect, summoned: Card) -> bool:
        """Pendulum Effect: you can Special Summon "Qli" monsters only; this effect cannot be negated."""
        return not summoned.is_archetype("Qli")

    card.modifier(c.EFFECT_CANNOT_SPECIAL_SUMMON, at=c.LOCATION_PZONE, affects_player=you, unclassified=True)(
        only_qli
    )

    def power_supply(fx: Effect) -> int:
        """Pendulum Effect: all "Qli" monsters you control gain 300 ATK."""
        return 300

    card.modifier(
        c.EFFECT_UPDATE_ATTACK,
        at=c.LOCATION_PZONE,
        affects=lambda fx, m: your_monsters(fx, m) and m.is_archetype("Qli"),
    )(power_supply)

    def is_lesser(fx: Effect) -> bool:
        # The first of the ways that its text gives: without Tributes.
        return fx.this.flag("summoned_by_way") == 1 or fx.this.was_special_summoned()

    def lesser_level(fx: Effect) -> int:
        """Normal Summoned without Tributes or Special Summoned, it is Level 4 and its original ATK is
        1800.
        """
        return 4

    def lesser_attack(fx: Effect) -> int:
        return 1800

    card.modifier(c.EFFECT_CHANGE_LEVEL, when=is_lesser)(lesser_level)
    card.modifier(c.EFFECT_SET_BASE_ATTACK, when=is_lesser)(lesser_attack)

    def above_the_small(fx: Effect, source: Card) -> bool:
        """If Normal Summoned or Set, the activated effects of monsters whose original Level or Rank is lower
        than its Level do not affect it.
        """
        return activated_by_a_lesser(fx, source)

    card.modifier(c.EFFECT_IMMUNE_EFFECT, when=lambda fx: not fx.this.was_special_summoned())(above_the_small)


def activated_by_a_lesser(fx: Effect, source: Card) -> bool:
    """``source`` is a monster of a lower original Level or Rank than this card's Level, and what would affect
    this card now is an effect of it that was activated.
    """
    effect = fx.kernel.current
    activated = effect is not None and effect.this is source and effect.link is not None
    level = source.facts.level if source.printed_type & c.TYPE_MONSTER and not source.link_rating else 0
    return activated and 0 < level < fx.this.level


def sounds_out(card: Script, *, risky: bool) -> None:
    """A "Neo-Spacian" Dolphin hunts in the opponent's hand; ``risky``: too strong prey costs you 500 LP."""

    async def echo(fx: Effect) -> None:
        await fx.look_at(fx.opponent.hand())
        seen = fx.opponent.hand(lambda each: each.is_monster())
        for monster in await fx.choose(seen, looking=True):
            if any(mine.attack >= monster.attack for mine in fx.you.face_up_monsters()):
                if await fx.destroy(monster):
                    await fx.damage(500)
            elif risky:
                await fx.damage(500, fx.you)
        await fx.shuffle_hand(fx.opponent)

    echo.__doc__ = (
        "Once per turn: You can discard 1 card; look at your opponent's hand and choose a monster there. If "
        "your best monster has at least its ATK, destroy it and inflict 500 damage"
        + (", otherwise you take 500 damage." if risky else ".")
    )
    card.ignition(
        cost=discard(),
        limit=ONCE_PER_TURN,
        target=needs(lambda fx: bool(fx.opponent.hand())),
        category=c.CATEGORY_DESTROY | c.CATEGORY_DAMAGE,
    )(echo)


def weather_painters_near(fx: Effect, other: Card) -> bool:
    """``affects=``: your "The Weather" Effect Monsters in Main Monster Zones of this column or beside it."""
    mine = other.in_main_monster_zone and other.controller is fx.you and other.is_face_up()
    near = mine and abs(other.sequence - fx.this.sequence) <= 1
    return near and other.is_effect_monster() and other.is_archetype("The Weather")


def banish_for_the_weather() -> Cost:
    """Banish this monster for the effect of a "The Weather" card: it may come back in the next turn."""
    return all_of(
        banish_this_card(),
        custom(lambda fx: True, lambda fx: fx.mark_this(_PAINTED, fx.turn, until_turn=fx.turn + 1)),
    )


def weather_painter(card: Script) -> None:
    """Banished for the effect of a "The Weather" card, it comes back in the next turn."""

    async def come_back(fx: Effect) -> None:
        """Once per turn, in the Standby Phase of the turn after it was banished from the field for the effect
        of a "The Weather" card: You can Special Summon it.
        """
        if fx.still_there(fx.this):
            await fx.special_summon(fx.this)

    card.trigger(
        c.EVENT_PHASE | c.PHASE_STANDBY,
        at=c.LOCATION_REMOVED,
        when=lambda fx: fx.this.flag(_PAINTED) == fx.turn - 1 and fx.can_special_summon(fx.this),
        limit=ONCE_PER_TURN,
        category=c.CATEGORY_SPECIAL_SUMMON,
        target=affects_this_card(),
    )(come_back)


def zoodiac(card: Script) -> None:
    """It gains the ATK and DEF of all "Zoodiac" monsters attached to it."""

    def fellows(fx: Effect) -> list[Card]:
        return [each for each in fx.this.materials() if each.is_archetype("Zoodiac")]

    def their_attack(fx: Effect) -> int:
        return sum(max(each.facts.attack, 0) for each in fellows(fx))

    def their_defense(fx: Effect) -> int:
        return sum(max(each.facts.defense, 0) for each in fellows(fx))

    their_attack.__doc__ = zoodiac.__doc__
    card.modifier(c.EFFECT_UPDATE_ATTACK)(their_attack)
    card.modifier(c.EFFECT_UPDATE_DEFENSE)(their_defense)


__all__ = [
    "activated_by_a_lesser",
    "avenging_hand",
    "banish_for_the_weather",
    "charmer",
    "destroyed_by_the_opponent",
    "earthbound_immortal",
    "familiar_possessed",
    "hides_itself",
    "needs_field_spell",
    "no_field_spell",
    "qliphort",
    "recruiter",
    "silences_while_attacking",
    "sounds_out",
    "tg_legacy",
    "weather_painter",
    "weather_painters_near",
    "zoodiac",
]
