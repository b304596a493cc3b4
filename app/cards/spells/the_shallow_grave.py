"""The Shallow Grave."""

from app.engine import authoring as ygo

card = ygo.Script(43434803, "The Shallow Grave")


def in_grave_of(fx: ygo.Effect, player: ygo.Player) -> list[ygo.Card]:
    """Monsters in a player's GY that may come back face-down."""
    return player.graveyard(
        lambda monster: (
            fx.can_special_summon(monster, ygo.POS_FACEDOWN_DEFENSE, to=player)
            and ygo.can_target(fx, monster)
        )
    )


def both_have_one(fx: ygo.Effect) -> bool:
    """Each player has a monster to target."""
    return bool(in_grave_of(fx, fx.you)) and bool(in_grave_of(fx, fx.opponent))


async def each_targets_one(fx: ygo.Effect) -> None:
    """You, then your opponent choose a target."""
    mine = await fx.choose(in_grave_of(fx, fx.you), player=fx.you)
    theirs = await fx.choose(in_grave_of(fx, fx.opponent), player=fx.opponent)
    fx.retarget(mine + theirs)


@card.activation(
    cost=ygo.custom(both_have_one, each_targets_one),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(both_have_one),
)
async def dig(fx: ygo.Effect) -> None:
    """Both players target 1 monster in their own GY; each Special Summons that monster in face-down Defense
    Position.
    """
    for monster in fx.targets_still_there():
        owner = monster.owner
        await fx.special_summon(monster, ygo.POS_FACEDOWN_DEFENSE, to=owner, by=owner)
