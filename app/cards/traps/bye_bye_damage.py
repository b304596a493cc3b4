"""Bye Bye Damage."""

from app.engine import authoring as ygo

card = ygo.Script(20735371, "Bye Bye Damage")


@card.delayed(ygo.EVENT_BATTLE_DAMAGE, when=lambda fx: fx.event.player is fx.you)
async def send_it_back(fx: ygo.Effect) -> None:
    await fx.damage(2 * fx.event.value)


def your_monster_is_attacked(fx: ygo.Effect) -> bool:
    """It is damage calculation and your monster is the attacked one."""
    attacked = fx.attack_target
    calculating = fx.damage_step_part == ygo.DS_CALC
    return calculating and attacked is not None and attacked.controller is fx.you


@card.activation(when=your_monster_is_attacked, in_damage_calc=True, category=ygo.CATEGORY_DAMAGE)
async def wave_goodbye(fx: ygo.Effect) -> None:
    """During damage calculation, if your monster is attacked: This battle does not destroy it, and if you
    take battle damage from it, your opponent takes double that amount as effect damage. Only once a turn.
    """
    if fx.custom_count() or fx.attack_target is None:
        return
    fx.count_custom()
    until = (ygo.PHASE_DAMAGE, fx.turn)
    fx.grant_value(ygo.EFFECT_INDESTRUCTABLE_BATTLE, 1, fx.attack_target, until=until)
    fx.delay(send_it_back, until=until)
