"""Fabled Krus."""

from app.engine import authoring as ygo

card = ygo.Script(19439119, "Fabled Krus")


def other_fabled(fx: ygo.Effect) -> list[ygo.Card]:
    """Other Level 4 or lower "Fabled" monsters in your GY."""
    return fx.others(
        fx.you.graveyard(
            lambda m: (
                m.is_monster() and m.is_archetype("Fabled") and 1 <= m.level <= 4 and fx.can_special_summon(m)
            )
        )
    )


@card.trigger(
    ygo.EVENT_DISCARD,
    mandatory=True,
    when=lambda fx: fx.this.location == ygo.LOCATION_GRAVE,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(other_fabled),
)
async def call_a_friend(fx: ygo.Effect) -> None:
    """Discarded to the GY it raises another "Fabled" monster of at most Level 4, its target there."""
    await fx.special_summon(fx.targets_still_there())
