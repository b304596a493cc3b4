"""Superheavy Samurai Ogre Shutendoji."""

from app.engine import authoring as ygo

card = ygo.Script(
    36953371,
    "Superheavy Samurai Ogre Shutendoji",
    note='Materials: 1 Machine Tuner and at least 1 "Superheavy Samurai" monster that is no Tuner.',
    summon=ygo.synchro(
        tuner=lambda monster: monster.is_race(ygo.RACE_MACHINE),
        others=lambda monster: monster.is_archetype("Superheavy Samurai"),
    ),
)


@card.modifier(ygo.EFFECT_DEFENSE_ATTACK)
def attack_from_defense(fx: ygo.Effect) -> bool:
    """It can attack in face-up Defense Position, with its DEF."""
    return True


def empty_grave(fx: ygo.Effect) -> bool:
    """It was Synchro Summoned, and no Spell or Trap is in your GY."""
    synchro = fx.event.was_summon_of(ygo.SUMMON_TYPE_SYNCHRO)
    return synchro and not fx.you.graveyard(ygo.Card.is_spell_or_trap)


def their_spells_and_traps(fx: ygo.Effect) -> list[ygo.Card]:
    """Spells and Traps the opponent controls."""
    return fx.opponent.spells_and_traps()


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    timing="when",
    when=empty_grave,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(their_spells_and_traps),
)
async def drink_it_all(fx: ygo.Effect) -> None:
    """When it is Synchro Summoned while no Spell/Trap is in your GY: You can destroy all Spells and Traps
    your opponent controls.
    """
    await fx.destroy(their_spells_and_traps(fx))
