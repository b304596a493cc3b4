"""Junk Warrior."""

from app.engine import authoring as ygo

JUNK_SYNCHRON = 63977008
card = ygo.Script(
    60800381,
    "Junk Warrior",
    note='Materials: "Junk Synchron" and at least 1 monster that is no Tuner.',
    summon=ygo.synchro(named=JUNK_SYNCHRON),
)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_SYNCHRO),
    category=ygo.CATEGORY_ATKCHANGE,
)
async def power_of_fellows(fx: ygo.Effect) -> None:
    """If Synchro Summoned: gains ATK equal to the total ATK of all Level 2 or lower monsters you control."""
    if fx.this_is_face_up():
        small = fx.you.face_up_monsters(ygo.is_level_at_most(2))
        fx.change_attack(fx.this, sum(each.attack for each in small))
