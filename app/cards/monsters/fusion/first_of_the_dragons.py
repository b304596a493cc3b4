"""First of the Dragons."""

from app.engine import authoring as ygo


def normal(monster: ygo.Card) -> bool:
    """A Normal Monster."""
    return monster.is_type(ygo.TYPE_NORMAL)


card = ygo.Script(
    10817524,
    "First of the Dragons",
    note="Materials: 2 Normal Monsters. Only by Fusion Summon. You can control only 1.",
    summon=ygo.fusion(normal, normal),
    special_summon_only_by=lambda fx: False,
    unique="First of the Dragons",
)


def fights_no_normal_monster(fx: ygo.Effect) -> bool:
    """The monster it battles is no Normal Monster."""
    other = fx.this.battling()
    return other is not None and not normal(other)


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_BATTLE, when=fights_no_normal_monster)
def sturdy(fx: ygo.Effect) -> bool:
    """Only a battle with a Normal Monster can destroy it."""
    return True


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT)
def above_monsters(fx: ygo.Effect, source: ygo.Card) -> bool:
    """The effects of other monsters do not affect it."""
    return source.is_monster() and source is not fx.this
