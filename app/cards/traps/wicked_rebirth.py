"""Wicked Rebirth."""

from app.engine import authoring as ygo

card = ygo.Script(23440062, "Wicked Rebirth")

TURN = "turn"


def synchros_in_grave(fx: ygo.Effect) -> list[ygo.Card]:
    """Synchro Monsters in the user's GY that can be Special Summoned in Attack Position."""
    return fx.you.graveyard(
        lambda other: (
            bool(other.printed_type & ygo.TYPE_SYNCHRO)
            and fx.can_special_summon(other, ygo.POS_FACEUP_ATTACK)
        )
    )


def the_revived(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """The monster it Special Summoned."""
    return fx.tied is monster


@card.activation(
    cost=ygo.pay_lp(800), category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.target_one(synchros_in_grave)
)
async def revive(fx: ygo.Effect) -> None:
    """Pay 800 LP and target 1 Synchro Monster in your GY; Special Summon it in Attack Position."""
    if await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_ATTACK, tie=True):
        fx.mark_this(TURN, fx.turn)


@card.modifier(ygo.EFFECT_DISABLE, at=ygo.LOCATION_SZONE, affects=the_revived)
def silence(fx: ygo.Effect) -> bool:
    """That monster's effects are negated."""
    return True


@card.modifier(
    ygo.EFFECT_CANNOT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_SZONE,
    when=lambda fx: fx.this.flag(TURN) == fx.turn,
    affects=the_revived,
)
def too_weak(fx: ygo.Effect) -> bool:
    """It cannot declare an attack in the turn of its Special Summon."""
    return True


ygo.shares_fate(card)
