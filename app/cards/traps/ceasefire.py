"""Ceasefire."""

from app.engine import authoring as ygo

card = ygo.Script(36468556, "Ceasefire")


def hidden(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in face-down Defense Position."""
    return fx.monsters_on_field(lambda each: each.is_in(ygo.POS_FACEDOWN_DEFENSE))


def effect_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Effect Monsters on the field."""
    return fx.face_up_monsters(lambda each: each.is_effect_monster())


@card.activation(
    category=ygo.CATEGORY_POSITION | ygo.CATEGORY_DAMAGE,
    target=ygo.needs(lambda fx: bool(hidden(fx) or effect_monsters(fx))),
)
async def show_and_burn(fx: ygo.Effect) -> None:
    """If there is a face-down Defense Position monster or an Effect Monster: Turn the former face-up
    (Flip effects do not activate), also inflict 500 damage to the opponent for each Effect Monster.
    """
    await fx.change_position(hidden(fx), ygo.POS_FACEUP_DEFENSE, flip_effects=False)
    await fx.damage(500 * len(effect_monsters(fx)))
