"""Eater of Millions."""

from app.engine import authoring as ygo

card = ygo.Script(
    63845230,
    "Eater of Millions",
    note="Cannot be Normal Summoned or Set. Can only be Special Summoned by its own procedure.",
    no_normal_summon=True,
    special_summon_only_by=lambda fx: False,
)


def food(fx: ygo.Effect) -> list[ygo.Card]:
    """Other cards in your hand, on your field and in your Extra Deck."""
    return fx.others(fx.you.cards(ygo.LOCATION_HAND | ygo.LOCATION_ONFIELD | ygo.LOCATION_EXTRA))


@card.summon_procedure(cost=ygo.banish(5, food, face_down=True, most=75))
async def devour(fx: ygo.Effect) -> None:
    """Special Summon from the hand by banishing 5 or more cards from your hand, field and Extra Deck
    face-down.
    """


def eaten(fx: ygo.Effect) -> int:
    """Number of face-down banished cards."""
    return sum(each.is_face_down() for each in fx.you.banished() + fx.opponent.banished())


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def grown_attack(fx: ygo.Effect) -> int:
    """Gains 100 ATK and DEF for each face-down banished card."""
    return 100 * eaten(fx)


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE)
def grown_defense(fx: ygo.Effect) -> int:
    return 100 * eaten(fx)


@card.modifier(ygo.EFFECT_CANNOT_RELEASE)
def no_tribute(fx: ygo.Effect) -> bool:
    """Cannot be Tributed, nor be used as Fusion, Synchro or Xyz Material."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_BE_FUSION_MATERIAL)
def no_fusion(fx: ygo.Effect) -> bool:
    return True


@card.modifier(ygo.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL)
def no_synchro(fx: ygo.Effect) -> bool:
    return True


@card.modifier(ygo.EFFECT_CANNOT_BE_XYZ_MATERIAL)
def no_xyz(fx: ygo.Effect) -> bool:
    return True


def meal(fx: ygo.Effect) -> list[ygo.Card]:
    """The opponent's monster it battles, if it can be banished face-down."""
    foe = fx.this.battling()
    able = foe is not None and foe.controller is fx.opponent and fx.can_be_banished(foe, face_down=True)
    return [foe] if foe is not None and able else []


@card.trigger(
    ygo.EVENT_BATTLE_START,
    at=ygo.LOCATION_MZONE,
    each=True,
    in_damage_step=True,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_REMOVE,
    target=ygo.affects_some(1, meal),
)
async def swallow(fx: ygo.Effect) -> None:
    """Once per turn, as the Damage Step of its battle begins, it can swallow the opponent's monster: that is
    banished face-down.
    """
    await fx.banish(meal(fx), face_down=True)
