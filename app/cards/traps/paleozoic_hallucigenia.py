"""Paleozoic Hallucigenia."""

from app.engine import authoring as ygo

card = ygo.Script(61420130, "Paleozoic Hallucigenia")


@card.activation(
    target=ygo.target_one(ygo.face_up_monster),
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DEFCHANGE,
    in_damage_step=True,
)
async def dwindle(fx: ygo.Effect) -> None:
    """Target 1 face-up monster on the field; its ATK and DEF are halved until the end of this turn."""
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            attack, defense = (monster.attack + 1) // 2, (monster.defense + 1) // 2
            fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, attack, monster, until=fx.this_turn())
            fx.grant_value(ygo.EFFECT_SET_DEFENSE_FINAL, defense, monster, until=fx.this_turn())


ygo.paleozoic(card)
