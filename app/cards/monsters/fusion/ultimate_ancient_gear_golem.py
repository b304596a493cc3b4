"""Ultimate Ancient Gear Golem."""

from app.engine import authoring as ygo

GOLEM = 83104731


def gear(monster: ygo.Card) -> bool:
    """An "Ancient Gear" monster."""
    return monster.is_archetype("Ancient Gear")


card = ygo.Script(
    12652643,
    "Ultimate Ancient Gear Golem",
    note='Materials: "Ancient Gear Golem" and 2 "Ancient Gear" monsters. Only by Fusion Summon.',
    summon=ygo.fusion(GOLEM, gear, gear),
    special_summon_only_by=lambda fx: False,
)


@card.modifier(ygo.EFFECT_PIERCE)
def pierce(fx: ygo.Effect) -> bool:
    """It inflicts piercing battle damage."""
    return True


@card.modifier(
    ygo.EFFECT_CANNOT_ACTIVATE,
    affects_player=ygo.the_opponent,
    when=lambda fx: fx.this.is_attacking(),
)
def crush_resistance(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    """While it attacks, until the Damage Step is over, your opponent can activate no Spell or Trap Card."""
    return activated.definition.kind == "activation"


def golems(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "Ancient Gear Golem" in your GY."""
    return fx.you.graveyard(
        lambda each: each.is_named(GOLEM) and fx.can_special_summon(each, ignore_conditions=True)
    )


@card.trigger(
    ygo.EVENT_DESTROYED,
    target=ygo.target_one(golems),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def core(fx: ygo.Effect) -> None:
    """If it is destroyed, it can leave its core: An "Ancient Gear Golem" of your GY, which you target, is
    Special Summoned whatever its Summoning conditions say.
    """
    await fx.special_summon(fx.targets_still_there(), ignore_conditions=True)
