"""De-Synchro."""

from app.engine import constants as c
from tests.rulings.extra_deck import GAIA, STONE, TUNE
from tests.scenario import Scenario


def test_both_materials_come_back_if_the_player_wants_them() -> None:
    for wanted in (True, False):
        duel = Scenario()
        duel.a.monsters(TUNE, STONE).hand("De-Synchro").extra(GAIA)
        duel.a.special_summons(GAIA)
        duel.a.picks(TUNE, STONE)
        duel.a.activates("De-Synchro")
        duel.a.says(wanted)
        duel.all_pass()
        assert duel.place_of(GAIA) == "Extra Deck"
        assert sorted(duel.a.names(c.LOCATION_MZONE)) == (sorted([TUNE, STONE]) if wanted else [])


def test_the_opponents_materials_do_not_come() -> None:
    duel = Scenario(player="B")
    duel.b.monsters(TUNE, STONE, "Luster Dragon").extra(GAIA)
    duel.a.hand("De-Synchro")
    duel.b.special_summons(GAIA)
    duel.b.picks(TUNE, STONE)
    duel.b.ends_turn()
    duel.a.activates("De-Synchro")
    duel.all_pass()
    assert duel.place_of(GAIA) == "Extra Deck"
    assert sorted(duel.b.graveyard_names) == sorted([TUNE, STONE])
