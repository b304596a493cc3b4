"""Bujingi Crane."""

from app.engine import authoring as ygo

card = ygo.Script(68601507, "Bujingi Crane")


def battling_bujin(fx: ygo.Effect) -> ygo.Card | None:
    """Your Beast-Warrior "Bujin" monster that battles an opponent's monster."""
    for monster in (fx.attacker, fx.attack_target):
        if monster is not None and monster.controller is fx.you and monster.battling() is not None:
            if monster.is_race(ygo.RACE_BEASTWARRIOR) and monster.is_archetype("Bujin"):
                return monster
    return None


@card.quick(
    at=ygo.LOCATION_HAND,
    when=lambda fx: fx.damage_step_part == ygo.DS_CALC and battling_bujin(fx) is not None,
    cost=ygo.send_this_card_to_grave(),
    category=ygo.CATEGORY_ATKCHANGE,
    in_damage_calc=True,
)
async def double_attack(fx: ygo.Effect) -> None:
    """During damage calculation, if your Beast-Warrior "Bujin" monster battles: its ATK becomes double
    its original ATK, for that damage calculation only.
    """
    monster = battling_bujin(fx)
    if monster is not None:
        value = 2 * monster.base_attack
        fx.grant_value(ygo.EFFECT_SET_ATTACK, value, monster, until=(ygo.PHASE_DAMAGE_CAL, fx.turn))
