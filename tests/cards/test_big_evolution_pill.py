"""Big Evolution Pill."""

from app.engine import constants as c
from app.engine.card import Card
from tests.rulings.building import put
from tests.scenario import Scenario

PILL = "Big Evolution Pill"


def test_it_needs_a_dinosaur_to_tribute() -> None:
    duel = Scenario()
    duel.a.hand(PILL).monsters("Gemini Elf")
    assert not duel.a.may_activate(PILL)


def as_a_dinosaur(card: Card) -> None:
    """Make the card in a hand a Dinosaur."""
    target = (card.uid, card.data.generation)
    card.kernel.add_lingering(
        effect=c.EFFECT_CHANGE_RACE, value=c.RACE_DINOSAUR, source=card, player=0, targets=(target,)
    )


def test_only_dinosaurs_need_no_tribute() -> None:
    duel = Scenario()
    duel.a.face_up(PILL).hand("Summoned Skull", "Gaia The Fierce Knight", "Blue-Eyes White Dragon")
    as_a_dinosaur(duel.a.card("Blue-Eyes White Dragon"))
    as_a_dinosaur(duel.a.card("Gaia The Fierce Knight"))
    assert not duel.a.may_summon("Summoned Skull")
    assert duel.a.may_summon("Gaia The Fierce Knight")
    duel.a.summons("Blue-Eyes White Dragon")
    duel.all_pass()
    assert duel.a.field_names == ["Blue-Eyes White Dragon", PILL]


def test_it_does_not_help_to_set_a_monster() -> None:
    duel = Scenario()
    duel.a.face_up(PILL).hand("Blue-Eyes White Dragon")
    as_a_dinosaur(duel.a.card("Blue-Eyes White Dragon"))
    assert not duel.a.may_set("Blue-Eyes White Dragon")


def test_the_opponent_gains_nothing_by_it() -> None:
    duel = Scenario(player="B")
    put(duel.a, PILL, c.LOCATION_SZONE)
    duel.b.hand("Blue-Eyes White Dragon")
    as_a_dinosaur(duel.b.card("Blue-Eyes White Dragon"))
    assert not duel.b.may_summon("Blue-Eyes White Dragon")


def test_a_face_down_dinosaur_will_do() -> None:
    duel = Scenario()
    duel.a.hand(PILL).face_down("Jurrac Guaiba")
    duel.a.activates(PILL)
    duel.all_pass()
    assert duel.place_of("Jurrac Guaiba") == "GY"
