"""Ground Collapse."""

from app.engine import authoring as ygo

card = ygo.Script(90502999, "Ground Collapse")


def unused(fx: ygo.Effect) -> list[int]:
    """Free Main Monster Zones of both players."""
    return fx.unused_monster_zones(fx.you) + fx.unused_monster_zones(fx.opponent)


@card.granted(ygo.EFFECT_DISABLE_FIELD, when=lambda fx: fx.this.is_face_up() and not fx.this.is_negated())
def closed(fx: ygo.Effect) -> bool:
    return True


class _TwoZones(ygo.Target):
    """Two unused zones, named at activation."""

    def possible(self, fx: ygo.Effect) -> bool:
        """There are two of them."""
        return len(unused(fx)) >= 2

    async def choose(self, fx: ygo.Effect) -> None:
        """Naming zones targets no card."""
        fx.remember(*await fx.choose_zones(unused(fx), 2))


@card.activation(target=_TwoZones())
async def collapse(fx: ygo.Effect) -> None:
    """Choose 2 free Main Monster Zones on the field: they cannot be used while this card is face-up."""
    fx.grant(closed, to=fx.this, labels=fx.labels)
