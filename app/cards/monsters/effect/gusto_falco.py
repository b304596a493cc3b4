"""Gusto Falco."""

from app.engine import authoring as ygo

card = ygo.Script(46044841, "Gusto Falco")


def gusto_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Gusto" monsters in your Deck that can be Special Summoned face-down."""
    return fx.you.deck(
        lambda each: (
            each.is_monster()
            and each.is_archetype("Gusto")
            and fx.can_special_summon(each, ygo.POS_FACEDOWN_DEFENSE)
        )
    )


def left_the_field_face_up(fx: ygo.Effect) -> bool:
    """It was face-up on the field and did not fall in battle."""
    before = fx.event.before(fx.this)
    if before is None or not before.location & ygo.LOCATION_ONFIELD or fx.event.by_battle():
        return False
    return bool(before.position & ygo.POS_FACEUP)


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    when=left_the_field_face_up,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, gusto_monsters),
)
async def call_a_gusto(fx: ygo.Effect) -> None:
    """Sent from the field to the GY while face-up, and not by battle, it can call a "Gusto" monster from your
    Deck, which is Set by Special Summon.
    """
    await fx.set_monster(await fx.choose(gusto_monsters(fx)))
    await fx.shuffle_deck()
