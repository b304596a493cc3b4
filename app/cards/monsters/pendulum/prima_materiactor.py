"""Prima Materiactor."""

from app.engine import authoring as ygo

card = ygo.Script(57448410, "Prima Materiactor")

card.pendulum_scale()


@card.modifier(
    ygo.EFFECT_UPDATE_ATTACK,
    at=ygo.LOCATION_PZONE,
    affects=lambda fx, monster: ygo.your_monsters(fx, monster) and monster.is_type(ygo.TYPE_XYZ),
)
def shine(fx: ygo.Effect) -> int:
    """Your Xyz Monsters gain 100 ATK for each Xyz Material on the field."""
    return 100 * sum(len(monster.materials()) for monster in fx.monsters_on_field())


def hosts(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up "Materiactor" Xyz Monsters."""
    return fx.you.face_up_monsters(lambda m: m.is_type(ygo.TYPE_XYZ) and m.is_archetype("Materiactor"))


@card.ignition(
    at=ygo.LOCATION_PZONE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_DRAW,
    target=ygo.all_parts(ygo.target_one(hosts), ygo.draws(1)),
)
async def merge(fx: ygo.Effect) -> None:
    """Target 1 "Materiactor" Xyz Monster you control; this card becomes its material, then you draw 1 card.
    Only once a turn.
    """
    for host in fx.targets_still_there():
        if fx.still_there(fx.this) and host.is_face_up() and fx.can_affect(host):
            fx.attach(fx.this, host)
            await fx.then()
            await fx.draw()
