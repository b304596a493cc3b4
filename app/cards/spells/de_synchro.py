"""De-Synchro."""

from app.engine import authoring as ygo

card = ygo.Script(32441317, "De-Synchro")


def synchros(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Synchro Monsters on the field."""
    return fx.face_up_monsters(lambda monster: monster.is_type(ygo.TYPE_SYNCHRO))


@card.activation(category=ygo.CATEGORY_TODECK | ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.target_one(synchros))
async def take_apart(fx: ygo.Effect) -> None:
    """Target 1 Synchro Monster on the field; return it to the Extra Deck, then, if all that was used for its
    Synchro Summon is in your GY, you can Special Summon all of that.
    """
    if not fx.still_there(fx.target) or not fx.target.is_face_up():
        return
    used = fx.target.unmoved_materials() or []
    if not await fx.return_to_deck(fx.target):
        return
    await fx.then()
    at_hand = all(each.is_at(ygo.LOCATION_GRAVE) and each.owner is fx.you for each in used)
    able = all(fx.can_special_summon(each) for each in used)
    if used and at_hand and able and fx.you.free_monster_zones() >= len(used):
        if await fx.confirm():
            await fx.special_summon(used)
