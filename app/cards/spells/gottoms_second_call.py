"""Gottoms' Second Call."""

from app.engine import authoring as ygo

card = ygo.Script(61948106, "Gottoms' Second Call")


def has_a_leader(fx: ygo.Effect) -> bool:
    """You control a face-up "X-Saber" Synchro Monster."""
    return bool(
        fx.you.face_up_monsters(lambda each: each.is_type(ygo.TYPE_SYNCHRO) and each.is_archetype("X-Saber"))
    )


def fallen(fx: ygo.Effect) -> list[ygo.Card]:
    """The "X-Saber" monsters in your GY that could come."""
    return fx.you.graveyard(
        lambda each: (
            each.is_monster()
            and each.is_archetype("X-Saber")
            and fx.can_special_summon(each, ignore_conditions=True)
        )
    )


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END)
async def fall_again(fx: ygo.Effect) -> None:
    await fx.destroy(fx.bound)


@card.activation(
    when=lambda fx: has_a_leader(fx) and fx.you.free_monster_zones() >= 2,
    cost=ygo.no_battle_phase(),
    limit=ygo.Limit(scope="name", refund=True),
    target=ygo.target_exactly(2, fallen),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def call(fx: ygo.Effect) -> None:
    """If you control an "X-Saber" Synchro Monster: Target 2 "X-Saber" monsters in your GY; Special Summon
    both, ignoring their Summoning conditions, with 0 ATK; destroy them in the End Phase. No Battle Phase this
    turn. Only 1 activation per turn.
    """
    both = fx.targets_still_there()
    if len(both) < 2 or fx.you.free_monster_zones() < 2:
        return
    summoned = await fx.special_summon(both, ignore_conditions=True)
    if summoned:
        fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, 0, summoned)
        fx.delay(fall_again, summoned)
