"""Soul Exchange."""

from app.engine import authoring as ygo

card = ygo.Script(68005187, "Soul Exchange")


@card.granted(ygo.EFFECT_EXTRA_RELEASE)
def offered(fx: ygo.Effect) -> bool:
    return True


@card.activation(cost=ygo.no_battle_phase(), target=ygo.target_one(ygo.opponents_monster))
async def exchange(fx: ygo.Effect) -> None:
    """Target 1 monster your opponent controls; for the rest of this turn, if you Tribute a monster, you must
    Tribute that one as though it were yours. You skip your Battle Phase this turn.
    """
    if fx.target in fx.targets_still_theirs():
        fx.grant(offered, fx.target, until=fx.this_turn())
