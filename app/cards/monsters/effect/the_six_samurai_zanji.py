"""The Six Samurai - Zanji."""

from app.engine import authoring as ygo

card = ygo.Script(95519486, "The Six Samurai - Zanji")


def comrades(fx: ygo.Effect) -> list[ygo.Card]:
    """Your other face-up "Six Samurai" monsters."""
    return fx.others(fx.you.face_up_monsters(lambda m: m.is_archetype("Six Samurai")))


def attacked_one(fx: ygo.Effect) -> bool:
    """It attacked a monster that is still there, beside a "Six Samurai" monster of another name."""
    foe = fx.attack_target
    beside = any(not m.is_named(card.code) for m in comrades(fx))
    return beside and fx.this.is_attacking() and foe is not None and foe.location == ygo.LOCATION_MZONE


@card.trigger(
    ygo.EVENT_DAMAGE_STEP_END,
    mandatory=True,
    when=attacked_one,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: [fx.attack_target] if fx.attack_target is not None else []),
)
async def finish_it(fx: ygo.Effect) -> None:
    """At the end of the Damage Step, if it attacked a monster while you controlled a "Six Samurai" monster
    with another name: Destroy that monster.
    """
    await fx.destroy(fx.attack_target)


@card.replacement(when=lambda fx: any(fx.can_destroy(m) for m in comrades(fx)))
async def let_another_fall(fx: ygo.Effect) -> bool:
    """If it would be destroyed: You can destroy 1 other face-up "Six Samurai" monster you control instead."""
    able = [m for m in comrades(fx) if fx.can_destroy(m)]
    return bool(await fx.destroy(await fx.choose(able, prompt=ygo.DESTROY)))
