"""XX-Saber Faultroll."""

from app.engine import authoring as ygo

card = ygo.Script(
    51808422,
    "XX-Saber Faultroll",
    note="Cannot be Normal Summoned or Set; only its own Special Summon brings it.",
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: False,
)


def saber(monster: ygo.Card) -> bool:
    """An "X-Saber" monster."""
    return monster.is_archetype("X-Saber")


@card.summon_procedure(when=lambda fx: len(fx.you.face_up_monsters(saber)) >= 2)
async def join(fx: ygo.Effect) -> None:
    """Special Summon it from your hand while you control 2 or more "X-Saber" monsters."""


def small_sabers(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 4 or lower "X-Saber" monsters in your GY that could come."""
    return fx.you.graveyard(
        lambda each: (
            each.is_monster() and saber(each) and 1 <= each.level <= 4 and fx.can_special_summon(each)
        )
    )


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    target=ygo.target_one(small_sabers),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def rally(fx: ygo.Effect) -> None:
    """Once per turn: An "X-Saber" monster up to Level 4 in your GY, which you target, is Special Summoned."""
    await fx.special_summon(fx.targets_still_there())
