"""Black-Winged Dragon."""

from app.engine import authoring as ygo

BLACK_FEATHER = 0x10
card = ygo.Script(
    9012916,
    "Black-Winged Dragon",
    note="Materials: 1 Tuner and at least 1 monster that is no Tuner.",
    summon=ygo.synchro(),
    counters=((BLACK_FEATHER, 0),),
)


@card.modifier(ygo.EFFECT_COUNTER_FOR_DAMAGE, affects_player=ygo.you)
def catch_the_harm(fx: ygo.Effect) -> int:
    """If you would take damage from a card effect, 1 Black Feather Counter is placed on it instead."""
    return BLACK_FEATHER


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def weighed_down(fx: ygo.Effect) -> int:
    """Every Black Feather Counter on it makes it 700 ATK weaker."""
    return -700 * fx.this.counters(BLACK_FEATHER)


def shake_off(fx: ygo.Effect) -> None:
    """Remove all counters and remember how many they were."""
    fx.remember(fx.remove_counter(fx.this, BLACK_FEATHER, fx.this.counters(BLACK_FEATHER)))


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.custom(lambda fx: fx.this.counters(BLACK_FEATHER) > 0, shake_off),
    target=ygo.target_one(ygo.opponents_face_up_monster),
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DAMAGE,
)
async def pass_it_on(fx: ygo.Effect) -> None:
    """Once per turn: You can remove all Black Feather Counters from it and target 1 face-up monster of your
    opponent; that monster loses 700 ATK for each of them, and your opponent takes what it really lost as
    damage.
    """
    for monster in fx.targets_still_theirs():
        if monster.is_face_up():
            before = monster.attack
            fx.change_attack(monster, -700 * fx.labels[0])
            await fx.damage(before - monster.attack)
