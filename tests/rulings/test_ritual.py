"""Ritual Summon: what is Tributed, when, and by which Spell (RIT)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.scenario import Scenario

MIRROR, TETROGRE = "Gishki Aquamirror", "Evigishki Tetrogre"
SKULL = "Summoned Skull"
DESTRUCTION, GARLANDOLF = "Ritual of Destruction", "Garlandolf, King of Destruction"
ILLUSION, RELINQUISHED = "Black Illusion Ritual", "Relinquished"
PETEN = "Peten the Dark Clown"


def sum_asked(duel: Scenario) -> tuple[d.SelectSum, dict[str, int]]:
    """The open choice of Tributes and the keys of those offered, by name."""
    decision = duel.expect(0, (d.SelectSum,))
    assert isinstance(decision, d.SelectSum)
    return decision, {duel.kernel.by_key(ref.key).name: ref.key for ref in decision.cards}


@pytest.mark.ruling("RIT-001")
def test_needs_a_matching_monster_and_the_levels() -> None:
    duel = Scenario()
    duel.a.hand(MIRROR, TETROGRE, "Celtic Guardian")
    assert not duel.a.may_activate(MIRROR)
    duel = Scenario()
    duel.a.hand(MIRROR, TETROGRE, "Celtic Guardian", SKULL)
    assert duel.a.may_activate(MIRROR)
    duel = Scenario()
    duel.a.hand(MIRROR, TETROGRE, "Celtic Guardian").monsters(SKULL)
    assert duel.a.may_activate(MIRROR)


@pytest.mark.ruling("RIT-002")
def test_tributes_then_summons_from_the_hand() -> None:
    duel = Scenario()
    duel.a.monsters(SKULL).hand(MIRROR, TETROGRE)
    duel.b.set("Jar of Greed")  # opens a window before the resolution
    duel.a.activates(MIRROR)
    duel.expect(1, (d.ChainResponse,))
    assert duel.place_of(SKULL) == "Monster Zone", "nothing is Tributed at activation"
    asked = duel.expect(0, (d.SelectPosition,))
    assert isinstance(asked, d.SelectPosition)
    assert asked.positions == (c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE)
    assert duel.a.graveyard_names[0] == SKULL, "Tributed first"
    assert duel.a.card(SKULL).data.reason & c.REASON_RELEASE
    duel.a.takes_position(c.POS_FACEUP_DEFENSE)
    duel.all_pass()
    tetrogre = duel.a.card(TETROGRE)
    assert tetrogre.location == c.LOCATION_MZONE
    assert tetrogre.position == c.POS_FACEUP_DEFENSE
    assert tetrogre.was_summoned_by(c.SUMMON_TYPE_RITUAL)
    assert duel.a.graveyard_names == [SKULL, MIRROR]


@pytest.mark.ruling("RIT-003")
def test_no_window_in_which_the_summon_could_be_negated() -> None:
    duel = Scenario()
    duel.a.monsters(SKULL).hand(MIRROR, TETROGRE)
    duel.b.set("Black Horn of Heaven")
    duel.a.activates(MIRROR)
    assert not duel.b.could_respond("Black Horn of Heaven")
    duel.all_pass()
    assert duel.place_of(TETROGRE) == "Monster Zone"
    assert duel.place_of("Black Horn of Heaven") == "Spell & Trap Zone"


@pytest.mark.ruling("RIT-004")
def test_a_negated_ritual_spell_tributes_nothing() -> None:
    duel = Scenario()
    duel.a.monsters(SKULL).hand(MIRROR, TETROGRE)
    duel.b.set("Magic Jammer").hand("Celtic Guardian")
    duel.a.activates(MIRROR)
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [SKULL]
    assert duel.a.hand_names == [TETROGRE]
    assert duel.a.graveyard_names == [MIRROR]


@pytest.mark.ruling("RIT-005")
def test_tributed_by_the_effect_of_the_spell() -> None:
    lich = "Lich Lord, King of the Underworld"
    duel = Scenario()
    duel.a.monsters(lich).hand(MIRROR, TETROGRE)
    duel.a.activates(MIRROR)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [TETROGRE]
    assert duel.a.hand_names == [lich]
    assert duel.a.graveyard_names == [MIRROR]


@pytest.mark.ruling("RIT-006")
def test_a_set_monster_can_be_tributed() -> None:
    duel = Scenario()
    duel.a.face_down(SKULL).hand(MIRROR, TETROGRE)
    duel.a.activates(MIRROR)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [TETROGRE]
    assert duel.place_of(SKULL) == "GY"


@pytest.mark.ruling("RIT-007")
def test_the_opponents_monster_cannot_be_tributed() -> None:
    duel = Scenario()
    duel.b.monsters(SKULL)
    duel.a.hand(MIRROR, TETROGRE)
    assert not duel.a.may_activate(MIRROR)


@pytest.mark.ruling("RIT-008")
def test_an_exact_total() -> None:
    duel = Scenario()
    duel.a.hand(MIRROR, TETROGRE, "Dark Magician", "Celtic Guardian", "Medusa Worm")
    duel.a.activates(MIRROR)
    decision, keys = sum_asked(duel)
    every = set(decision.choices())
    assert {frozenset(each) for each in every} == {frozenset((keys["Celtic Guardian"], keys["Medusa Worm"]))}
    assert "Dark Magician" not in keys
    duel.a.picks("Celtic Guardian", "Medusa Worm")
    duel.all_pass()
    assert duel.place_of(TETROGRE) == "Monster Zone"
    assert duel.a.hand_names == ["Dark Magician"]
    duel = Scenario()
    duel.a.monsters("Dark Magician").hand(MIRROR, TETROGRE, "Celtic Guardian", "Medusa Worm")
    duel.a.activates(MIRROR)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Dark Magician", TETROGRE], "nor on the field"


@pytest.mark.ruling("RIT-009")
def test_a_total_of_at_least_a_number() -> None:
    duel = Scenario()
    duel.a.hand(DESTRUCTION, GARLANDOLF, "Curse of Dragon", "Celtic Guardian")
    duel.a.activates(DESTRUCTION)
    duel.all_pass()
    if isinstance(duel.decision, d.SelectSum):
        duel.a.picks("Curse of Dragon", "Celtic Guardian")
        duel.all_pass()
    assert duel.a.card(GARLANDOLF).was_summoned_by(c.SUMMON_TYPE_RITUAL)
    assert sorted(duel.a.graveyard_names) == ["Celtic Guardian", "Curse of Dragon", DESTRUCTION]


@pytest.mark.ruling("RIT-010")
def test_no_superfluous_tribute() -> None:
    duel = Scenario()
    duel.a.hand(DESTRUCTION, GARLANDOLF, "Dark Magician", "Medusa Worm")
    duel.a.activates(DESTRUCTION)
    duel.all_pass()
    if isinstance(duel.decision, d.SelectSum):
        decision, keys = sum_asked(duel)
        assert decision.accepts((keys["Dark Magician"],))
        assert not decision.accepts((keys["Dark Magician"], keys.get("Medusa Worm", 0)))
        duel.a.picks("Dark Magician")
        duel.all_pass()
    assert duel.place_of(GARLANDOLF) == "Monster Zone"
    assert duel.a.graveyard_names == ["Dark Magician", DESTRUCTION]
    assert duel.a.hand_names == ["Medusa Worm"]


@pytest.mark.ruling("RIT-011")
def test_a_tributed_token_leaves_the_game() -> None:
    duel = Scenario()
    duel.a.hand("Fiend's Sanctuary", ILLUSION, RELINQUISHED)
    duel.a.activates("Fiend's Sanctuary")
    duel.all_pass()
    duel.a.activates(ILLUSION)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [RELINQUISHED]
    assert duel.place_of("Metal Fiend Token") == "nowhere"


@pytest.mark.ruling("RIT-012")
def test_a_tributed_trap_monster_goes_to_the_graveyard() -> None:
    duel = Scenario()
    duel.a.set("Embodiment of Apophis").hand(ILLUSION, RELINQUISHED)
    duel.a.activates("Embodiment of Apophis")
    duel.all_pass()
    duel.a.activates(ILLUSION)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [RELINQUISHED]
    assert duel.a.graveyard_names == ["Embodiment of Apophis", ILLUSION]


@pytest.mark.ruling("RIT-013")
def test_a_ban_on_tributing_stops_it() -> None:
    duel = Scenario()
    duel.b.face_up("Mask of Restrict")
    duel.a.monsters(SKULL).hand(MIRROR, TETROGRE)
    assert not duel.a.may_activate(MIRROR)
    duel = Scenario()
    duel.b.face_up("Mask of Restrict")
    duel.a.hand(MIRROR, TETROGRE, SKULL)
    assert not duel.a.may_activate(MIRROR), "nor may monsters in the hand be Tributed"


@pytest.mark.ruling("RIT-014")
def test_sending_instead_of_tributing_is_not_stopped() -> None:
    art, token = "Advanced Ritual Art", "Mokey Mokey"
    duel = Scenario()
    duel.b.face_up("Mask of Restrict")
    duel.a.hand(art, RELINQUISHED, "Dark Hole", "Monster Reborn").deck(token)
    duel.a.activates(art)
    duel.all_pass()
    assert duel.a.graveyard_names == [token, art]
    assert not duel.a.card(token).data.reason & c.REASON_RELEASE
    assert duel.a.card(RELINQUISHED).was_summoned_by(c.SUMMON_TYPE_RITUAL)
    duel.a.activates("Dark Hole")
    duel.all_pass()
    duel.a.activates("Monster Reborn", RELINQUISHED)  # it was properly Summoned
    duel.all_pass()
    assert duel.place_of(RELINQUISHED) == "Monster Zone"


@pytest.mark.ruling("RIT-015")
def test_a_tribute_misses_its_optional_when_timing() -> None:
    duel = Scenario()
    duel.a.monsters(PETEN).deck(PETEN).hand(ILLUSION, RELINQUISHED)
    duel.a.activates(ILLUSION)
    assert not duel.a.could_respond(PETEN)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [RELINQUISHED]
    assert duel.a.graveyard_names == [PETEN, ILLUSION]


@pytest.mark.ruling("RIT-016")
def test_tributes_are_banished_under_macro_cosmos() -> None:
    duel = Scenario()
    duel.b.face_up("Macro Cosmos")
    duel.a.monsters(SKULL).hand(MIRROR, TETROGRE)
    duel.a.activates(MIRROR)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [TETROGRE]
    assert duel.a.banished_names == [SKULL, MIRROR]


@pytest.mark.ruling("RIT-017")
def test_only_the_monster_the_spell_names() -> None:
    duel = Scenario()
    duel.a.hand(DESTRUCTION, RELINQUISHED, "Dark Magician")
    assert not duel.a.may_activate(DESTRUCTION)
    duel = Scenario()
    duel.a.hand(DESTRUCTION, GARLANDOLF, "Dark Magician")
    assert duel.a.may_activate(DESTRUCTION)
