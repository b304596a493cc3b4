"""Dark Eradicator Warlock."""

from app.engine import authoring as ygo

card = ygo.Script(
    29436665,
    "Dark Eradicator Warlock",
    note="Cannot be Normal Summoned or Set; only its own Special Summon.",
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: False,
)
DARK_MAGICIAN = 46986414


@card.summon_procedure(cost=ygo.tribute(1, lambda fx: fx.you.monsters(lambda m: m.is_named(DARK_MAGICIAN))))
async def succeed(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand by Tributing 1 "Dark Magician"; there is no other way."""


def normal_spell(fx: ygo.Effect) -> bool:
    """A Normal Spell Card was activated."""
    other_kinds = (
        ygo.TYPE_MONSTER
        | ygo.TYPE_CONTINUOUS
        | ygo.TYPE_EQUIP
        | ygo.TYPE_FIELD
        | ygo.TYPE_QUICKPLAY
        | ygo.TYPE_RITUAL
    )
    for link in fx.links():
        if link.link.number == fx.event.value and link.is_card_activation() and link.is_spell():
            return not link.card.printed_type & other_kinds
    return False


@card.continuous(ygo.EVENT_CHAINING, at=ygo.LOCATION_MZONE, when=normal_spell)
async def notice(fx: ygo.Effect) -> None:
    fx.mark_this("spells", fx.this.flag("spells") | 1 << fx.event.value)


@card.continuous(
    ygo.EVENT_CHAIN_SOLVED,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: bool(fx.this.flag("spells") & 1 << fx.event.value),
)
async def scorch(fx: ygo.Effect) -> None:
    """Each time a Normal Spell Card is activated: Right after it resolves, 1000 damage to your opponent."""
    fx.mark_this("spells", fx.this.flag("spells") & ~(1 << fx.event.value))
    await fx.damage(1000)
