"""Amazoness Willpower."""

from app.engine import authoring as ygo

card = ygo.Script(22082163, "Amazoness Willpower")


def amazoness_in_grave(fx: ygo.Effect) -> list[ygo.Card]:
    """Amazoness monsters in the user's GY that can be Special Summoned in Attack Position."""
    return fx.you.graveyard(
        lambda other: (
            other.is_archetype("Amazoness")
            and other.is_monster()
            and fx.can_special_summon(other, ygo.POS_FACEUP_ATTACK)
        )
    )


def the_revived(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """The monster it Special Summoned."""
    return fx.tied is monster


@card.activation(category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.target_one(amazoness_in_grave))
async def revive(fx: ygo.Effect) -> None:
    """An Amazoness monster, targeted in your GY, comes back in Attack Position."""
    await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_ATTACK, tie=True)


@card.modifier(ygo.EFFECT_CANNOT_CHANGE_POSITION, at=ygo.LOCATION_SZONE, affects=the_revived)
def stand_firm(fx: ygo.Effect) -> bool:
    """Its battle position cannot be changed."""
    return True


@card.modifier(ygo.EFFECT_MUST_ATTACK, at=ygo.LOCATION_SZONE, affects=the_revived)
def press_on(fx: ygo.Effect) -> bool:
    """It must attack if it can."""
    return True


ygo.shares_fate(card)
