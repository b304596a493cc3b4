"""Blackwing - Vayu the Emblem of Honor."""

from app.engine import authoring as ygo

card = ygo.Script(72714392, "Blackwing - Vayu the Emblem of Honor")


@card.modifier(ygo.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL)
def no_synchro_material(fx: ygo.Effect) -> bool:
    """Face-up on the field, it cannot be used as Synchro Material."""
    return True


def synchros(fx: ygo.Effect, level: int) -> list[ygo.Card]:
    """All "Blackwing" Synchro Monsters of this Level that could be Special Summoned."""
    return fx.you.extra_deck(
        lambda each: (
            each.is_type(ygo.TYPE_SYNCHRO)
            and each.is_archetype("Blackwing")
            and each.level == level
            and fx.can_special_summon(each)
        )
    )


def partners(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Blackwing" monsters in your GY, no Tuners, that make up a Synchro Monster's Level with this
    card.
    """
    return fx.others(
        fx.you.graveyard(
            lambda each: (
                each.is_monster()
                and each.is_archetype("Blackwing")
                and not each.is_type(ygo.TYPE_TUNER)
                and fx.can_be_banished(each)
                and bool(synchros(fx, each.level + fx.this.level))
            )
        )
    )


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    category=ygo.CATEGORY_REMOVE | ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(partners),
)
async def tune_in_the_grave(fx: ygo.Effect) -> None:
    """From your GY: target 1 "Blackwing" monster there that is no Tuner; banish it and this card and, if you
    do, Special Summon 1 "Blackwing" Synchro Monster from your Extra Deck whose Level is that of both
    together; its effects are negated.
    """
    both = [each for each in (fx.this, fx.target) if fx.still_there(each)]
    if len(both) < 2:
        return
    level = sum(each.level for each in both)
    if len(await fx.banish(both)) == 2:
        fx.negate_with_summon(await fx.special_summon(await fx.choose(synchros(fx, level))))
