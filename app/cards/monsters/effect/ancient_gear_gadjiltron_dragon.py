"""Ancient Gear Gadjiltron Dragon."""

from app.engine import authoring as ygo

GREEN_GADGET, RED_GADGET, YELLOW_GADGET = 41172955, 86445415, 13839120

card = ygo.Script(50933533, "Ancient Gear Gadjiltron Dragon")


def built_with(fx: ygo.Effect, gadget: int) -> bool:
    """It was Tribute Summoned by Tributing that Gadget."""
    if not fx.this.was_summoned_by(ygo.SUMMON_TYPE_TRIBUTE):
        return False
    return any(each.facts.code == gadget for each in fx.this.summon_materials())


ygo.silences_while_attacking(card)


@card.modifier(ygo.EFFECT_PIERCE, when=lambda fx: built_with(fx, GREEN_GADGET))
def pierce(fx: ygo.Effect) -> bool:
    """Tribute Summoned with "Green Gadget": It inflicts piercing battle damage."""
    return True


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    mandatory=True,
    when=lambda fx: built_with(fx, RED_GADGET) and fx.event.player is fx.opponent,
    category=ygo.CATEGORY_DAMAGE,
)
async def red_blast(fx: ygo.Effect) -> None:
    """Tribute Summoned with "Red Gadget": If it inflicts battle damage to your opponent, 400 more damage."""
    await fx.damage(400)


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYING,
    mandatory=True,
    when=lambda fx: built_with(fx, YELLOW_GADGET),
    category=ygo.CATEGORY_DAMAGE,
)
async def yellow_blast(fx: ygo.Effect) -> None:
    """Tribute Summoned with "Yellow Gadget": If it destroys a monster of your opponent by battle, inflict
    600 damage.
    """
    await fx.damage(600)
