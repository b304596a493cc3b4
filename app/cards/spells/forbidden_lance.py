"""Forbidden Lance."""

from app.engine import authoring as ygo

card = ygo.Script(27243130, "Forbidden Lance")


@card.granted(ygo.EFFECT_IMMUNE_EFFECT)
def other_spells_and_traps(fx: ygo.Effect, source: ygo.Card) -> bool:
    """Unaffected by other Spells and Traps."""
    return source is not fx.this and source.is_spell_or_trap()


@card.activation(
    category=ygo.CATEGORY_ATKCHANGE, target=ygo.target_one(ygo.face_up_monster), in_damage_step=True
)
async def lance(fx: ygo.Effect) -> None:
    """For this turn a targeted face-up monster is 800 ATK weaker, but no other Spell or Trap affects it."""
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            fx.change_attack(monster, -800, until=fx.this_turn())
            fx.grant(other_spells_and_traps, monster, until=fx.this_turn())
