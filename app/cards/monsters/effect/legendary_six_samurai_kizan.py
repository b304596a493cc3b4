"""Legendary Six Samurai - Kizan."""

from app.engine import authoring as ygo

card = ygo.Script(49721904, "Legendary Six Samurai - Kizan")
SIX_SAMURAI = "Six Samurai"


def others(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Six Samurai" monsters you control."""
    return fx.others(fx.you.face_up_monsters(lambda each: each.is_archetype(SIX_SAMURAI)))


@card.summon_procedure(when=lambda fx: any(not each.is_named(49721904) for each in others(fx)))
async def join(fx: ygo.Effect) -> None:
    """If you control a "Six Samurai" monster with another name, you can Special Summon this card from your
    hand.
    """


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, when=lambda fx: len(others(fx)) >= 2)
def gain_attack(fx: ygo.Effect) -> int:
    """With 2 or more other "Six Samurai" monsters on your field it gains 300 ATK and DEF."""
    return 300


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, when=lambda fx: len(others(fx)) >= 2)
def gain_defense(fx: ygo.Effect) -> int:
    return 300
