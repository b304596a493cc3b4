"""Star Changer."""

from app.engine import authoring as ygo

card = ygo.Script(
    63485233,
    "Star Changer",
    options=("Increase its Level by 1.", "Reduce its Level by 1."),
)
UP, DOWN = 0, 1


class _MonsterThenDirection(ygo.Target):
    """Target a face-up monster with a Level, then choose what happens to its Level."""

    __slots__ = ()

    def _monsters(self, fx: ygo.Effect) -> list[ygo.Card]:
        return fx.face_up_monsters(lambda each: each.level > 0 and ygo.can_target(fx, each))

    def possible(self, fx: ygo.Effect) -> bool:
        return bool(self._monsters(fx))

    async def choose(self, fx: ygo.Effect) -> None:
        chosen = await fx.choose_targets(self._monsters(fx), 1, 1)
        options = (UP, DOWN) if chosen[0].level > 1 else (UP,)
        fx.remember(await fx.choose_option(*options))


@card.activation(target=_MonsterThenDirection())
async def change_the_level(fx: ygo.Effect) -> None:
    """Target 1 face-up monster; increase its Level by 1, or reduce it by 1."""
    by = 1 if fx.labels == (UP,) else -1
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            fx.grant_value(ygo.EFFECT_UPDATE_LEVEL, by, monster)
