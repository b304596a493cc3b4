"""De-Fusion."""

from app.engine import authoring as ygo

card = ygo.Script(95286165, "De-Fusion")


def fusions(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Fusion Monsters on the field."""
    return fx.face_up_monsters(lambda m: m.is_type(ygo.TYPE_FUSION))


@card.activation(target=ygo.target_one(fusions), category=ygo.CATEGORY_TODECK | ygo.CATEGORY_SPECIAL_SUMMON)
async def take_apart(fx: ygo.Effect) -> None:
    """A targeted Fusion Monster goes back to the Extra Deck. If all its Fusion Materials lie in your GY, you
    can then Special Summon them, all or none.
    """
    if not fx.still_there(fx.target) or fx.target.is_face_down():
        return
    materials = fx.target.summon_materials()
    used = ygo.fusion_materials(fx.target)
    if not await fx.return_to_deck(fx.target) or len(used) < len(materials):
        return
    mine = [each for each in used if each.is_at(ygo.LOCATION_GRAVE) and each.controller is fx.you]
    if not used or len(mine) != len(used) or fx.you.free_monster_zones() < len(used):
        return
    if all(fx.can_special_summon(each) for each in used) and await fx.confirm():
        await fx.then()
        await fx.special_summon(used)
