"""Mask Change."""

from tests.scenario import Scenario


def test_the_attribute_decides_which_mask() -> None:
    duel = Scenario()
    duel.a.hand("Mask Change").monsters("Elemental HERO Burstinatrix", "Elemental HERO Avian")
    duel.a.extra("Masked HERO Acid", "Masked HERO Goka")
    duel.a.activates("Mask Change")
    duel.all_pass()
    assert duel.a.field_names == ["Masked HERO Goka", "Elemental HERO Avian"]
    assert duel.place_of("Elemental HERO Burstinatrix") == "GY"


def test_needs_a_mask_of_the_attribute() -> None:
    duel = Scenario()
    duel.a.hand("Mask Change").monsters("Elemental HERO Avian").extra("Masked HERO Acid")
    assert not duel.a.may_activate("Mask Change")


def test_no_mask_if_the_hero_is_gone() -> None:
    duel = Scenario()
    duel.a.hand("Mask Change").monsters("Elemental HERO Burstinatrix").extra("Masked HERO Goka")
    duel.b.set("Compulsory Evacuation Device")
    duel.a.activates("Mask Change")
    duel.b.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.a.field_names == []
