"""Number 107: Galaxy-Eyes Tachyon Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    88177324,
    "Number 107: Galaxy-Eyes Tachyon Dragon",
    note="Materials: 2 Level 8 monsters.",
    summon=ygo.xyz(8),
)


@card.granted(ygo.EFFECT_EXTRA_ATTACK)
def second_attack(fx: ygo.Effect) -> int:
    """Can make a second attack in each Battle Phase this turn."""
    return 1


@card.delayed(ygo.EVENT_CHAIN_SOLVED, when=lambda fx: fx.event.player is fx.opponent, once=False)
async def accelerate(fx: ygo.Effect) -> None:
    """Each time an effect of your opponent resolves in this Battle Phase, it gains 1000 ATK until the
    Battle Phase ends.
    """
    for dragon in fx.bound:
        fx.change_attack(dragon, 1000, until=(ygo.PHASE_BATTLE, fx.turn))


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_BATTLE_START,
    at=ygo.LOCATION_MZONE,
    when=ygo.your_turn,
    cost=ygo.detach(1),
    category=ygo.CATEGORY_DISABLE | ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DEFCHANGE,
)
async def turn_time_back(fx: ygo.Effect) -> None:
    """At the start of your Battle Phase: detach 1 material; all other face-up monsters have their effects
    negated and their ATK/DEF become the original ones. In this Battle Phase this card grows with the
    effects your opponent resolves, and it can attack twice this turn.
    """
    for monster in fx.others(fx.face_up_monsters()):
        fx.grant_value(ygo.EFFECT_DISABLE, 1, monster)
        fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, monster.base_attack, monster)
        fx.grant_value(ygo.EFFECT_SET_DEFENSE_FINAL, monster.base_defense, monster)
    if fx.this_is_face_up():
        fx.grant(second_attack, fx.this, until=fx.this_turn())
        fx.delay(accelerate, fx.this, until=(ygo.PHASE_BATTLE, fx.turn))
