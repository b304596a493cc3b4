"""Revived King Ha Des."""

from app.engine import authoring as ygo

PLAGUESPREADER = 33420078
card = ygo.Script(
    5309481,
    "Revived King Ha Des",
    note='Materials: "Plaguespreader Zombie" and 1 or more Zombie monsters that are no Tuners.',
    summon=ygo.synchro(named=PLAGUESPREADER, others=lambda monster: monster.is_race(ygo.RACE_ZOMBIE)),
)


def beaten(fx: ygo.Effect) -> list[ygo.Card]:
    """Effect Monsters just destroyed by battle with a Zombie monster you control."""
    pair = [each for each in (fx.attacker, fx.attack_target) if each is not None]
    fallen = [each for each in fx.event.cards if each.facts.type & ygo.TYPE_EFFECT]
    return [
        each
        for each in fallen
        if any(
            foe is not each
            and foe.controller is fx.you
            and foe.is_on_field()
            and foe.is_race(ygo.RACE_ZOMBIE)
            for foe in pair
        )
    ]


@card.continuous(ygo.EVENT_BATTLE_DESTROYED, at=ygo.LOCATION_MZONE, when=lambda fx: bool(beaten(fx)))
async def bind_the_dead(fx: ygo.Effect) -> None:
    """The effects of Effect Monsters destroyed by battle with your Zombie monsters are negated."""
    fx.grant_value(ygo.EFFECT_DISABLE, 1, beaten(fx))
