"""Cases of other simulators about Summons, Tributes and revival (tests/cases/README.md)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkResolved
from tests.rulings.building import choices, monster, put
from tests.scenario import Scenario


def play_on(duel: Scenario) -> None:
    """Let windows pass and give the first answer to everything else, up to the open game state."""
    while not isinstance(duel.decision, d.IdleCommand):
        decision = duel.decision
        assert decision is not None
        duel.respond(() if isinstance(decision, d.ChainResponse) else next(iter(decision.choices())))


def test_case_59_one_less_tribute_is_not_for_setting() -> None:
    duel = Scenario()
    duel.a.face_up("Hazy Pillar").hand("Hazy Flame Hyppogrif")
    assert duel.a.may_summon("Hazy Flame Hyppogrif")
    assert not duel.a.may_set("Hazy Flame Hyppogrif")
    paying = Scenario()
    paying.a.face_up("Hazy Pillar").hand("Hazy Flame Hyppogrif").monsters("Mokey Mokey")
    paying.a.sets("Hazy Flame Hyppogrif", ["Mokey Mokey"])
    paying.all_pass()
    assert paying.a.graveyard_names == ["Mokey Mokey"]
    assert paying.a.card("Hazy Flame Hyppogrif").is_face_down()


@pytest.mark.parametrize("monks", [5, 4])
def test_case_60_a_tribute_summon_needs_a_zone_that_becomes_free(monks: int) -> None:
    duel = Scenario()
    duel.a.defending(*["Summoner Monk"] * monks).hand("The Monarchs Stormforth", "Caius the Shadow Monarch")
    duel.b.monsters("Gemini Elf", "Vorse Raider")
    duel.a.activates("The Monarchs Stormforth")
    duel.all_pass()
    assert duel.a.may_summon("Caius the Shadow Monarch") == (monks == 4)
    if monks == 4:
        duel.a.summons("Caius the Shadow Monarch")
        duel.a.picks("Gemini Elf")
        duel.all_pass()
        assert duel.b.graveyard_names == ["Gemini Elf"]


def test_case_60_soul_exchange_frees_no_zone_either() -> None:
    duel = Scenario()
    duel.a.defending(*["Summoner Monk"] * 5).hand("Soul Exchange", "Caius the Shadow Monarch")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Soul Exchange")
    duel.all_pass()
    assert not duel.a.may_summon("Caius the Shadow Monarch")


def test_case_60_stormforth_lends_one_monster_once() -> None:
    duel = Scenario()
    duel.a.hand("The Monarchs Stormforth", "Gaia The Fierce Knight").monsters("Mokey Mokey")
    duel.b.monsters("Gemini Elf", "Vorse Raider")
    duel.a.activates("The Monarchs Stormforth")
    duel.all_pass()
    duel.a.summons("Gaia The Fierce Knight")
    duel.a.picks("Vorse Raider")
    assert choices(duel, duel.a) == ["Mokey Mokey"]
    duel.a.picks("Mokey Mokey")
    duel.all_pass()
    assert duel.b.field_names == ["Gemini Elf"]
    assert duel.a.field_names == ["Gaia The Fierce Knight"]
    assert not duel.kernel.active(c.EFFECT_EXTRA_RELEASE_SUM)
    without = Scenario()
    without.a.hand("The Monarchs Stormforth", "Gaia The Fierce Knight")
    without.b.monsters("Gemini Elf", "Vorse Raider")
    without.a.activates("The Monarchs Stormforth")
    without.all_pass()
    assert not without.a.may_summon("Gaia The Fierce Knight")


@pytest.mark.parametrize(("target", "legal"), [("Gemini Elf", False), ("Vorse Raider", True)])
def test_case_61_the_target_of_soul_exchange_must_be_part_of_any_tribute(target: str, legal: bool) -> None:
    duel = Scenario()
    duel.a.hand("Soul Exchange", "Diabolos, King of the Abyss")
    duel.a.monsters("Skull Servant", "Skull Servant")
    duel.b.monsters(target)
    assert duel.a.may_summon("Diabolos, King of the Abyss")
    duel.a.activates("Soul Exchange")
    duel.all_pass()
    assert duel.a.may_summon("Diabolos, King of the Abyss") == legal
    if legal:
        duel.a.summons("Diabolos, King of the Abyss")
        duel.a.picks("Skull Servant")
        duel.all_pass()
        assert duel.b.graveyard_names == ["Vorse Raider"]
        assert sorted(duel.a.field_names) == ["Diabolos, King of the Abyss", "Skull Servant"]


def test_case_61_tokens_alone_do_not_pay_for_duck_fighter_then() -> None:
    duel = Scenario()
    duel.a.hand("Soul Exchange", "Duck Fighter")
    for _ in range(3):
        monster(duel.a, "Sheep Token")
    duel.b.monsters("Gemini Elf")
    assert duel.a.may_activate("Duck Fighter")
    duel.a.activates("Soul Exchange")
    duel.all_pass()
    assert not duel.a.may_activate("Duck Fighter")
    free = Scenario()
    free.a.hand("Duck Fighter")
    for _ in range(4):
        monster(free.a, "Sheep Token")
    free.a.activates("Duck Fighter")
    for _ in range(3):
        free.a.picks("Sheep Token")
    free.all_pass()
    assert sorted(free.a.field_names) == ["Duck Fighter", "Sheep Token"]


@pytest.mark.parametrize("face_down", [True, False])
def test_case_62_a_set_monster_of_the_opponent_is_no_ritual_tribute(face_down: bool) -> None:
    duel = Scenario()
    duel.a.hand("Soul Exchange", "Black Luster Ritual", "Black Luster Soldier", "Blue-Eyes White Dragon")
    if face_down:
        duel.b.face_down("Blue-Eyes Alternative White Dragon")
    else:
        duel.b.monsters("Blue-Eyes Alternative White Dragon")
    duel.a.activates("Soul Exchange")
    duel.all_pass()
    duel.a.activates("Black Luster Ritual")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Black Luster Soldier"]
    if face_down:
        assert duel.b.field_names == ["Blue-Eyes Alternative White Dragon"]
        assert "Blue-Eyes White Dragon" in duel.a.graveyard_names
    else:
        assert duel.b.graveyard_names == ["Blue-Eyes Alternative White Dragon"]
        assert duel.a.hand_names == ["Blue-Eyes White Dragon"]


def test_case_63_an_extra_deck_monster_never_properly_summoned_stays_in_the_graveyard() -> None:
    duel = Scenario()
    duel.a.graveyard("Secret Six Samurai - Rihan").hand("Monster Reborn")
    assert not duel.a.may_activate("Monster Reborn")


def test_case_63_after_a_proper_summon_it_may_be_revived() -> None:
    rihan = "Secret Six Samurai - Rihan"
    samurai = ("Legendary Six Samurai - Kizan", "Legendary Six Samurai - Shi En", "The Six Samurai - Zanji")
    alike = Scenario()
    alike.a.monsters(samurai[0], samurai[0], samurai[1]).extra(rihan)
    assert alike.settled_decision() is not None
    assert not alike.a.may_special_summon(rihan), "two of their Attributes are the same"
    duel = Scenario()
    duel.a.monsters(*samurai).extra(rihan).hand("Monster Reborn", "Jar of Greed")
    duel.b.hand("Mokey Mokey").set("Raigeki Break")
    duel.a.special_summons(rihan)
    duel.a.picks(*samurai)
    duel.all_pass()
    assert duel.a.field_names == [rihan]
    duel.a.sets("Jar of Greed")
    duel.b.activates("Raigeki Break", rihan)
    duel.all_pass()
    assert duel.place_of(rihan) == "GY"
    duel.a.activates("Monster Reborn", rihan)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [rihan]


def heraldry(*, limited: bool) -> Scenario:
    duel = Scenario()
    duel.a.graveyard("Heraldic Beast Leo", "Heraldic Beast Leo").hand("Advanced Heraldry Art", "Gemini Elf")
    duel.a.extra("Gem-Knight Pearl")
    if limited:
        duel.b.face_up("There Can Be Only One")
    duel.a.activates("Advanced Heraldry Art")
    duel.all_pass()
    if limited:
        duel.a.picks("Heraldic Beast Leo")
        duel.all_pass()
    return duel


def test_case_65_no_xyz_summon_when_one_of_the_two_is_sent_away() -> None:
    free = heraldry(limited=False)
    assert free.a.field_names == ["Gem-Knight Pearl"]
    assert len(free.find("Gem-Knight Pearl").materials()) == 2
    duel = heraldry(limited=True)
    assert duel.a.field_names == ["Heraldic Beast Leo"]
    assert duel.a.names(c.LOCATION_EXTRA) == ["Gem-Knight Pearl"]
    assert sorted(duel.a.graveyard_names) == ["Advanced Heraldry Art", "Heraldic Beast Leo"]
    assert duel.a.may_summon("Gemini Elf")
    assert not duel.kernel.state.effects


def test_case_66_scapegoat_forbids_even_forced_summons() -> None:
    duel = Scenario()
    duel.a.hand("The Shallow Grave", "Book of Taiyou").graveyard("Cyber Jar")
    duel.b.graveyard("Gemini Elf").set("Scapegoat")
    duel.a.deck_top("Mokey Mokey", "Mokey Mokey", "Raigeki", "Raigeki", "Raigeki")
    duel.b.deck_top(*["Vorse Raider"] * 5)
    duel.a.activates("The Shallow Grave")
    duel.b.activates("Scapegoat")
    play_on(duel)
    assert duel.b.field_names == ["Sheep Token"] * 4
    duel.a.activates("Book of Taiyou")
    play_on(duel)
    assert duel.b.field_names == []
    assert duel.b.hand_names == ["Vorse Raider"] * 5
    assert duel.a.names(c.LOCATION_MZONE) == ["Mokey Mokey", "Mokey Mokey"]


@pytest.mark.parametrize("lady", ["Harpie Channeler", "Harpie Dancer", "Harpie Queen"])
def test_case_67_a_name_that_changes_on_the_field(lady: str) -> None:
    duel = Scenario()
    duel.a.monsters(lady).hand("Elegant Egotist", lady).deck_top(lady, "Harpie Lady")
    assert duel.a.may_activate("Elegant Egotist")
    duel.a.activates("Elegant Egotist")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [lady, "Harpie Lady"]
    alone = Scenario()
    alone.a.monsters(lady).hand("Elegant Egotist", lady).deck_top(lady)
    assert not alone.a.may_activate("Elegant Egotist")
    buried = Scenario()
    buried.a.graveyard(lady)
    assert buried.a.card(lady).is_named(76812113)


def last_negated(duel: Scenario) -> str:
    """How the last link to resolve was negated."""
    return duel.happened(ChainLinkResolved)[-1].negated


def test_case_68_necrovalley_negates_what_would_revive() -> None:
    duel = Scenario()
    duel.a.face_up("Necrovalley").hand("Monster Reborn").graveyard("Gemini Elf")
    assert duel.a.may_activate("Monster Reborn")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert last_negated(duel) == "effect"
    assert duel.a.names(c.LOCATION_MZONE) == []
    assert sorted(duel.a.graveyard_names) == ["Gemini Elf", "Monster Reborn"]


@pytest.mark.parametrize("valley", [True, False])
def test_case_68_necrovalley_negates_what_moves_itself(valley: bool) -> None:
    duel = Scenario()
    baboon = "Green Baboon, Defender of the Forest"
    duel.b.graveyard(baboon).monsters("Ojama Green")
    duel.a.hand("Raigeki")
    if valley:
        duel.a.face_up("Necrovalley")
    duel.a.activates("Raigeki")
    duel.b.activates(baboon)
    duel.all_pass()
    assert duel.b.lp == 7000
    assert duel.b.field_names == ([] if valley else [baboon])


def test_case_68_nothing_in_a_graveyard_is_banished_under_necrovalley() -> None:
    duel = Scenario()
    duel.a.face_up("Necrovalley").graveyard("Breakthrough Skill").hand("Foolish Burial")
    put(duel.b, "Man-Eater Bug", c.LOCATION_MZONE)
    assert not duel.a.may_activate("Breakthrough Skill")
    open_field = Scenario()
    open_field.a.graveyard("Breakthrough Skill")
    put(open_field.b, "Man-Eater Bug", c.LOCATION_MZONE)
    assert open_field.a.may_activate("Breakthrough Skill")


@pytest.mark.parametrize("name", ["Hazy Flame Hyppogrif", "Planet Pathfinder"])
def test_case_61_no_cost_may_pass_over_the_target(name: str) -> None:
    duel = Scenario()
    duel.a.monsters(name, "Blazing Inpachi").hand("Soul Exchange").deck_top("Geartown")
    duel.b.monsters("Gemini Elf")
    assert duel.a.may_activate(name)
    duel.a.activates("Soul Exchange")
    duel.all_pass()
    assert not duel.a.may_activate(name)


def test_case_61_a_cost_that_takes_any_monster_takes_the_target() -> None:
    duel = Scenario()
    duel.a.monsters("Cannon Soldier", "Mokey Mokey").hand("Soul Exchange")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Soul Exchange")
    duel.all_pass()
    duel.a.activates("Cannon Soldier")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Gemini Elf"]
    assert duel.a.names(c.LOCATION_MZONE) == ["Cannon Soldier", "Mokey Mokey"]
