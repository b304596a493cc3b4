"""Soul Devouring Bamboo Sword."""

from app.engine import authoring as ygo

card = ygo.Script(51670553, "Soul Devouring Bamboo Sword", counts_turns=True)

STANDBYS = "turns"


def is_sword(equip: ygo.Card) -> bool:
    """A face-up Bamboo Sword card."""
    return equip.is_face_up() and equip.is_archetype("Bamboo Sword")


def sword_bearers(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters equipped with a Bamboo Sword Equip Spell."""
    return [m for m in fx.face_up_monsters() if any(is_sword(e) and e.is_spell() for e in m.equips())]


@card.activation(target=ygo.target_one(sword_bearers))
async def choose_bearer(fx: ygo.Effect) -> None:
    """Choose 1 monster equipped with a Bamboo Sword Equip Spell."""
    for monster in fx.targets_still_there():
        fx.tie_to(monster)


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=lambda fx: (
        fx.event.player is fx.opponent
        and fx.tied is not None
        and fx.event.includes(fx.tied)
        and any(is_sword(e) for e in fx.tied.equips())
    ),
    in_damage_step=True,
)
async def devour(fx: ygo.Effect) -> None:
    """If it inflicts battle damage to your opponent while equipped with a Bamboo Sword card: they skip
    their next Draw Phase.
    """
    fx.skip_phase(fx.opponent, ygo.EFFECT_SKIP_DP)


@card.continuous(ygo.EVENT_PHASE | ygo.PHASE_STANDBY, at=ygo.LOCATION_SZONE, when=ygo.your_turn)
async def wither(fx: ygo.Effect) -> None:
    """In your second Standby Phase after its activation this card is destroyed."""
    passed = fx.this.flag(STANDBYS) + 1
    fx.mark_this(STANDBYS, passed)
    if passed >= 2:
        await fx.destroy(fx.this)
