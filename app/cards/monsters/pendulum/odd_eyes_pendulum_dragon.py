"""Odd-Eyes Pendulum Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(16178681, "Odd-Eyes Pendulum Dragon")

card.pendulum_scale()


def your_pendulum_monster_battles(fx: ygo.Effect) -> bool:
    """You are about to take battle damage from a battle of your Pendulum Monster."""
    battled = (fx.attacker, fx.attack_target)
    return fx.event.player is fx.you and any(
        m is not None and m.controller is fx.you and m.is_type(ygo.TYPE_PENDULUM) for m in battled
    )


SOFTENED = "softened"


@card.continuous(
    ygo.EVENT_PRE_BATTLE_DAMAGE,
    at=ygo.LOCATION_PZONE,
    when=lambda fx: your_pendulum_monster_battles(fx) and not fx.custom_count(),
)
async def soften(fx: ygo.Effect) -> None:
    """Pendulum Effect: once per turn you can reduce the battle damage you take from a battle of a Pendulum
    Monster you control to 0.
    """
    if await fx.confirm():
        fx.count_custom()
        fx.set_battle_damage(fx.you, 0)


def small_pendulums(fx: ygo.Effect) -> list[ygo.Card]:
    """Pendulum Monsters with 1500 or less ATK in your Deck."""
    return fx.you.deck(
        lambda m: m.is_monster() and m.is_type(ygo.TYPE_PENDULUM) and 0 <= m.facts.attack <= 1500
    )


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_PZONE,
    when=ygo.your_turn,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    target=ygo.affects_some(1, small_pendulums),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
)
async def swing(fx: ygo.Effect) -> None:
    """Pendulum Effect, in your End Phase: you can destroy this card; if you do, add 1 Pendulum Monster with
    1500 or less ATK from your Deck to your hand. Once per turn for all copies.
    """
    if fx.this_is_face_up() and await fx.destroy(fx.this):
        await fx.add_to_hand(await fx.choose(small_pendulums(fx), prompt=ygo.TO_HAND))


@card.modifier(ygo.EFFECT_CHANGE_BATTLE_DAMAGE, when=lambda fx: fx.this.battling() is not None)
def double(fx: ygo.Effect) -> int:
    """If it battles an opponent's monster, the battle damage it inflicts is doubled."""
    return ygo.DOUBLE_DAMAGE
