"""Limit Reverse."""

from app.engine import authoring as ygo

card = ygo.Script(27551, "Limit Reverse")


def weak_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters with 1000 or less ATK in your GY that could be Special Summoned in Attack Position."""
    return fx.you.graveyard(
        lambda each: (
            each.is_monster()
            and 0 <= each.facts.attack <= 1000
            and fx.can_special_summon(each, ygo.POS_FACEUP_ATTACK)
        )
    )


@card.activation(target=ygo.target_one(weak_monsters), category=ygo.CATEGORY_SPECIAL_SUMMON)
async def revive(fx: ygo.Effect) -> None:
    """A monster of your GY, which you target and whose ATK is not above 1000, is Special Summoned in Attack
    Position.
    """
    await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_ATTACK, tie=fx.this_is_face_up())


def its_monster_is_defending(fx: ygo.Effect) -> bool:
    """The tied monster was changed to Defense Position."""
    return fx.tied is not None and fx.event.includes(fx.tied) and fx.tied.is_in(ygo.POS_DEFENSE)


TURNED = "turned"


@card.continuous(ygo.EVENT_CHANGE_POS, at=ygo.LOCATION_SZONE, when=its_monster_is_defending)
async def fall_together(fx: ygo.Effect) -> None:
    """If the monster is changed to Defense Position, destroy it and this card."""
    assert fx.tied is not None
    if fx.links():
        fx.mark_this(TURNED)  # the effect that turned it is done first
    else:
        await fx.destroy([fx.tied, fx.this])


def its_monster_was_destroyed(fx: ygo.Effect) -> bool:
    """The tied monster was destroyed."""
    uid, generation = fx.this.data.tied
    return any(snap.uid == uid and snap.generation == generation for snap in fx.event.snapshots)


@card.continuous(ygo.EVENT_DESTROYED, at=ygo.LOCATION_SZONE, when=its_monster_was_destroyed)
async def fall_with_it(fx: ygo.Effect) -> None:
    """When the monster is destroyed, destroy this card."""
    await fx.destroy(fx.this)


@card.continuous(ygo.EVENT_LEAVE_FIELD)
async def take_it_along(fx: ygo.Effect) -> None:
    """When this card leaves the field, destroy the monster."""
    before = fx.event.before(fx.this)
    uid, generation = before.tied if before is not None else (0, 0)
    monsters = fx.monsters_on_field(lambda each: each.uid == uid and each.data.generation == generation)
    await fx.destroy(monsters)


@card.continuous(ygo.EVENT_CHAIN_SOLVED, at=ygo.LOCATION_SZONE, when=lambda fx: fx.this_has(TURNED))
async def fall_afterwards(fx: ygo.Effect) -> None:
    fx.mark_this(TURNED, 0)
    if fx.tied is not None:
        await fx.destroy([fx.tied, fx.this])
