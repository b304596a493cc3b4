"""Silent Doom."""

from app.engine import authoring as ygo

card = ygo.Script(42534368, "Silent Doom")


def revivable(fx: ygo.Effect) -> list[ygo.Card]:
    """Normal Monsters in your GY that may come in Defense Position."""
    return fx.you.graveyard(
        lambda monster: monster.is_normal_monster() and fx.can_special_summon(monster, ygo.POS_FACEUP_DEFENSE)
    )


@card.activation(category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.target_one(revivable))
async def revive(fx: ygo.Effect) -> None:
    """Target 1 Normal Monster in your GY; Special Summon it in face-up Defense Position, and it cannot
    attack.
    """
    for monster in await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_DEFENSE):
        fx.grant_value(ygo.EFFECT_CANNOT_ATTACK, 1, monster)
