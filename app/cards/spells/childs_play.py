"""Child's Play."""

from app.engine import authoring as ygo

card = ygo.Script(12021072, "Child's Play")
SUMMONS = (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS)

card.activates()


@card.continuous(SUMMONS, at=ygo.LOCATION_SZONE, when=lambda fx: fx.event.player is fx.opponent)
async def have_fun(fx: ygo.Effect) -> None:
    """Each time your opponent Summons, you gain 300 LP."""
    await fx.recover(300)


@card.modifier(
    ygo.EFFECT_INDESTRUCTABLE_BATTLE,
    at=ygo.LOCATION_SZONE,
    affects=ygo.your_monsters,
    when=lambda fx: fx.you.lp >= 10000,
)
def no_tears(fx: ygo.Effect) -> bool:
    """While your LP are 10000 or more, battle does not destroy your monsters."""
    return True
