"""GYs that nobody may look at, their order, and effects activated in them (INFO, DES, BP)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.duel import Duel
from app.engine.events import Moved
from app.engine.resample import resample
from app.engine.rng import Rng, seed_words
from tests.rulings.building import put
from tests.rulings.extra_deck import xyz
from tests.scenario import Scenario, Side, pool

QUESTION = "Question"
ELF, RAIDER, WARWOLF, WATTKID = "Gemini Elf", "Vorse Raider", "Gene-Warped Warwolf", "Wattkid"


def seen_in_grave(duel: Scenario, viewer: Side, owner: Side) -> list[int]:
    """Passcodes of the cards in a GY as the viewer knows them, bottom first."""
    return [card.code for card in duel.duel.view(viewer.index).sides[owner.index].graveyard]


def codes(*names: str) -> list[int]:
    """Their passcodes."""
    return [pool().named(name).code for name in names]


def sorting(duel: Scenario, side: Side) -> list[str]:
    """What the open question asks the player to put in order."""
    decision = duel.expect(side.index, (d.SortCards,))
    assert isinstance(decision, d.SortCards)
    return sorted(duel.kernel.by_key(ref.key).name for ref in decision.cards)


@pytest.mark.ruling("INFO-041")
@pytest.mark.parametrize("top", [ELF, RAIDER])
def test_the_owner_decides_how_destroyed_cards_lie_in_the_gy(top: str) -> None:
    duel = Scenario(player="B")
    duel.b.hand("Raigeki")
    duel.a.monsters(ELF, RAIDER).graveyard(WATTKID).deck_top(QUESTION)
    below = RAIDER if top == ELF else ELF
    duel.b.activates("Raigeki")
    assert sorting(duel, duel.a) == sorted([ELF, RAIDER])
    duel.a.picks(top, below)
    duel.all_pass()
    assert duel.a.graveyard_names == [WATTKID, below, top]
    assert isinstance(duel.decision, d.IdleCommand)


def test_where_no_card_reads_the_order_nobody_is_asked() -> None:
    duel = Scenario(player="B")
    duel.b.hand("Raigeki")
    duel.a.monsters(ELF, RAIDER)
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)
    assert sorted(duel.a.graveyard_names) == sorted([ELF, RAIDER])


@pytest.mark.parametrize("seen", [False, True])
def test_a_question_about_the_order_tells_of_no_hidden_card(seen: bool) -> None:
    duel = Scenario(player="B")
    duel.b.hand("Raigeki")
    (duel.b.graveyard if seen else duel.b.deck_top)(QUESTION)
    duel.a.monsters(ELF, RAIDER)
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert isinstance(duel.decision, d.SortCards if seen else d.IdleCommand)


def test_copies_of_one_card_need_no_order() -> None:
    duel = Scenario(player="B")
    duel.b.hand("Raigeki")
    duel.a.monsters(ELF, ELF).deck_top(QUESTION)
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.a.graveyard_names == [ELF, ELF]


def test_xyz_materials_fall_together_with_their_monster() -> None:
    duel = Scenario(player="B")
    duel.b.hand("Raigeki")
    duel.a.deck_top(QUESTION)
    xyz(duel.a, "Number 39: Utopia", ELF, RAIDER)
    duel.b.activates("Raigeki")
    assert sorting(duel, duel.a) == sorted([ELF, RAIDER, "Number 39: Utopia"])
    duel.a.picks(RAIDER, "Number 39: Utopia", ELF)
    duel.all_pass()
    assert duel.a.graveyard_names == [ELF, "Number 39: Utopia", RAIDER]


@pytest.mark.ruling("DES-025")
def test_each_owner_orders_the_own_cards() -> None:
    duel = Scenario()
    duel.a.monsters("Judgment Dragon").life(7000).set("Jar of Greed", "Magic Jammer").deck_top(QUESTION)
    duel.b.monsters(ELF, RAIDER, WARWOLF).deck_top(QUESTION)
    duel.a.activates("Judgment Dragon")
    assert duel.a.lp == 6000
    assert sorting(duel, duel.a) == ["Jar of Greed", "Magic Jammer"]
    duel.a.picks("Magic Jammer", "Jar of Greed")
    assert sorting(duel, duel.b) == sorted([ELF, RAIDER, WARWOLF])
    duel.b.picks(RAIDER, WARWOLF, ELF)
    duel.all_pass()
    assert duel.a.graveyard_names == ["Jar of Greed", "Magic Jammer"]
    assert duel.b.graveyard_names == [ELF, WARWOLF, RAIDER]


def test_a_card_goes_to_the_gy_of_its_owner_who_orders_it() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki").deck_top(QUESTION)
    put(duel.b, ELF, c.LOCATION_MZONE, owner=duel.a)
    put(duel.b, RAIDER, c.LOCATION_MZONE, owner=duel.a)
    duel.a.activates("Raigeki")
    assert sorting(duel, duel.a) == sorted([ELF, RAIDER])
    duel.a.picks(ELF, RAIDER)
    duel.all_pass()
    assert duel.a.graveyard_names == [RAIDER, ELF, "Raigeki"]


def asked_by_question() -> Scenario:
    """A's Question resolves and B is to name the monster at the bottom of A's GY."""
    duel = Scenario()
    duel.a.hand(QUESTION).graveyard("Raigeki", ELF, RAIDER)
    duel.b.graveyard(WATTKID)
    assert seen_in_grave(duel, duel.b, duel.a) == codes("Raigeki", ELF, RAIDER)
    duel.a.activates(QUESTION)
    duel.expect(duel.b.index, (d.AnnounceCard,))
    return duel


@pytest.mark.ruling("INFO-018")
def test_a_gy_that_may_not_be_looked_at_is_not_listed() -> None:
    duel = asked_by_question()
    assert not any(seen_in_grave(duel, duel.b, duel.a))
    assert seen_in_grave(duel, duel.a, duel.a) == codes("Raigeki", ELF, RAIDER)
    assert seen_in_grave(duel, duel.b, duel.b) == codes(WATTKID)
    assert all(key >= 1 << 20 for key in (card.key for card in duel.duel.view(1).sides[0].graveyard))
    duel.b.chooses(pool().named(RAIDER).code)
    duel.all_pass()
    assert duel.a.field_names == [ELF]
    assert seen_in_grave(duel, duel.b, duel.a) == codes("Raigeki", RAIDER, QUESTION)


def test_copies_of_the_duel_hide_the_same_gy() -> None:
    duel = asked_by_question()
    for twin in (duel.duel.clone(), Duel.from_bytes(duel.duel.to_bytes(), pool())):
        assert twin.digest() == duel.duel.digest()
        for player in (0, 1):
            assert twin.view(player) == duel.duel.view(player)


def test_no_event_tells_which_card_left_the_hidden_gy() -> None:
    duel = asked_by_question()
    duel.events.clear()
    duel.b.chooses(pool().named(RAIDER).code)
    duel.all_pass()
    left = [e for e in duel.happened(Moved) if e.before.card.location == c.LOCATION_GRAVE]
    assert [event.before.card.code for event in left] == codes(ELF)
    for event in left:
        theirs, mine = event.seen_by(duel.b.index), event.seen_by(duel.a.index)
        assert isinstance(theirs, Moved)
        assert isinstance(mine, Moved)
        assert (theirs.before.card.code, theirs.after.card.code) == (0, codes(ELF)[0])
        assert mine.before.card.code == codes(ELF)[0]


def test_a_right_answer_banishes_the_monster() -> None:
    duel = asked_by_question()
    duel.b.chooses(pool().named(ELF).code)
    duel.all_pass()
    assert duel.a.banished_names == [ELF]
    assert duel.a.field_names == []
    assert seen_in_grave(duel, duel.b, duel.a) == codes("Raigeki", RAIDER, QUESTION)


def test_a_negated_question_hides_nothing_afterwards() -> None:
    duel = Scenario()
    duel.a.hand(QUESTION).graveyard(ELF)
    duel.b.set("Magic Jammer").hand(WATTKID)
    duel.a.activates(QUESTION)
    duel.expect(duel.b.index, (d.ChainResponse,))
    assert not any(seen_in_grave(duel, duel.b, duel.a))
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert seen_in_grave(duel, duel.b, duel.a) == codes(ELF, QUESTION)
    assert duel.a.field_names == []


def test_what_may_not_be_looked_at_is_dealt_anew_in_another_full_state() -> None:
    duel = asked_by_question()
    others = {
        tuple(twin.cards[uid].code for uid in twin.grave[0])
        for seed in range(6)
        for twin in [resample(duel.kernel.state, pool(), duel.b.index, Rng(seed_words(seed)), duel.rules)]
    }
    assert len(others) > 1
    mine = resample(duel.kernel.state, pool(), duel.a.index, Rng(seed_words(1)), duel.rules)
    assert [mine.cards[uid].code for uid in mine.grave[0]] == codes("Raigeki", ELF, RAIDER)


@pytest.mark.ruling("BP-025")
def test_a_trap_against_an_attack_is_negated_and_its_cost_stays_paid() -> None:
    duel = Scenario()
    quasar, diamond, fortune = "Shooting Quasar Dragon", "Destiny HERO - Diamond Dude", "D - Fortune"
    put(duel.a, quasar, c.LOCATION_MZONE)
    duel.b.set(fortune).graveyard(diamond)
    duel.a.battle_phase()
    duel.a.attacks_directly(quasar)
    duel.b.activates(fortune)
    duel.a.activates(quasar)
    duel.all_pass()
    assert duel.b.graveyard_names == [fortune]
    assert duel.b.banished_names == [diamond]
    assert duel.b.lp == 4000
