"""Question."""

from app.engine import authoring as ygo

card = ygo.Script(38723936, "Question", reads_grave_order=True)


def lowest(fx: ygo.Effect) -> ygo.Card | None:
    """The monster nearest to the bottom of your GY."""
    return next(iter(fx.you.graveyard(ygo.Card.is_monster)), None)


def can_come(fx: ygo.Effect) -> bool:
    """That monster could be Special Summoned."""
    monster = lowest(fx)
    return monster is not None and fx.can_special_summon(monster)


def monster_names(fx: ygo.Effect) -> list[int]:
    """Passcodes of all monsters that can lie in a GY."""
    no_tokens = [facts for facts in fx.kernel.pool if not facts.type & ygo.TYPE_TOKEN]
    return [facts.code for facts in no_tokens if facts.type & ygo.TYPE_MONSTER]


@card.activation(
    cost=ygo.custom(can_come, lambda fx: fx.hide_graveyard()),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_REMOVE,
    target=ygo.needs(can_come),
)
async def quiz(fx: ygo.Effect) -> None:
    """Your opponent, who cannot look at your GY meanwhile, must name the monster at its bottom: banish it if
    they are right, Special Summon it if they are wrong.
    """
    fx.hide_graveyard()  # also when another effect applies this one
    name = await fx.declare_card(monster_names(fx), fx.opponent)
    monster = lowest(fx)
    if monster is None:
        return
    if monster.is_named(name):
        await fx.banish(monster)
    else:
        await fx.special_summon(monster)
