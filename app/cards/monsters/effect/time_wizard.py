"""Time Wizard."""

from app.engine import authoring as ygo

card = ygo.Script(71625222, "Time Wizard")


@card.ignition(
    limit=ygo.ONCE_PER_TURN, category=ygo.CATEGORY_COIN | ygo.CATEGORY_DESTROY | ygo.CATEGORY_DAMAGE
)
async def time_roulette(fx: ygo.Effect) -> None:
    """Once per turn: You can call a coin toss. Right: destroy all monsters of the opponent. Wrong: destroy
    as many of your monsters as possible and take half their total ATK (face-up ones) as damage.
    """
    if await fx.call_coin():
        await fx.destroy(fx.opponent.monsters())
        return
    attack_of = {each.uid: each.attack for each in fx.you.face_up_monsters()}
    destroyed = await fx.destroy(fx.you.monsters())
    if destroyed:
        await fx.damage(sum(attack_of.get(each.uid, 0) for each in destroyed) // 2, fx.you)
