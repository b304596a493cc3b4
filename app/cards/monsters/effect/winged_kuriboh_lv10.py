"""Winged Kuriboh LV10."""

from app.engine import authoring as ygo

TRANSCENDENT_WINGS = 25573054
card = ygo.Script(
    98585345,
    "Winged Kuriboh LV10",
    note='Cannot be Normal Summoned or Set. Special Summoned only by "Transcendent Wings".',
    no_normal_summon=True,
    special_summon_only_by=lambda fx: fx.this.is_named(TRANSCENDENT_WINGS),
)


def attackers(fx: ygo.Effect) -> list[ygo.Card]:
    """Attack Position monsters of your opponent."""
    return fx.opponent.monsters(lambda monster: monster.is_in(ygo.POS_ATTACK))


@card.quick(
    when=lambda fx: not fx.is_your_turn and fx.is_phase(ygo.PHASE_ANY_BATTLE),
    cost=ygo.tribute_this_card(),
    target=ygo.affects_all(attackers),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_DAMAGE,
)
async def return_fire(fx: ygo.Effect) -> None:
    """In your opponent's Battle Phase: Tribute this face-up card; destroy their Attack Position monsters and
    inflict damage equal to the original ATK of those destroyed.
    """
    values = {monster: monster.base_attack for monster in attackers(fx)}
    fallen = await fx.destroy(list(values))
    if fallen:
        await fx.damage(sum(values[monster] for monster in fallen))
