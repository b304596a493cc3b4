"""Giant Trunade."""

from tests.scenario import Scenario


def test_spells_and_traps_return_to_their_owners() -> None:
    duel = Scenario()
    duel.a.hand("Giant Trunade").set("Trap Hole")
    duel.b.set("Mirror Force").face_up("Mountain")
    duel.a.activates("Giant Trunade")
    duel.all_pass()
    assert duel.a.hand_names == ["Trap Hole"]
    assert sorted(duel.b.hand_names) == ["Mirror Force", "Mountain"]
    assert duel.a.graveyard_names == ["Giant Trunade"]
