"""Super Soldier Shield."""

from app.engine import authoring as ygo

card = ygo.Script(799183, "Super Soldier Shield")


def threatens_a_monster(fx: ygo.Effect) -> bool:
    """You control a "Black Luster Soldier" monster, and the answered activation targets a monster."""
    link = fx.answered
    kinds = ygo.spell_card_answered(fx) or ygo.trap_card_answered(fx) or ygo.monster_effect_answered(fx)
    aimed = any(each.location == ygo.LOCATION_MZONE for each in link.targets)
    return kinds and aimed and bool(fx.you.face_up_monsters(lambda m: m.is_archetype("Black Luster Soldier")))


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=threatens_a_monster,
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def block(fx: ygo.Effect) -> None:
    """While you control a "Black Luster Soldier" monster, when a Spell/Trap Card or monster effect targets a
    monster on the field: Negate that activation and destroy the card.
    """
    await ygo.negate_and_destroy(fx)


@card.quick(
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: fx.you.free_spell_zones() > 0,
    cost=ygo.remove_counters(ygo.COUNTER_SPELL, 1, anywhere=True),
)
async def take_up_again(fx: ygo.Effect) -> None:
    """Remove 1 Spell Counter from your field: Set this card from your GY; it is banished when it leaves the
    field.
    """
    if fx.still_there(fx.this) and await fx.set_spell_trap(fx.this):
        fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, fx.this)
