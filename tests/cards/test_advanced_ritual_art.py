"""Advanced Ritual Art."""

from app.engine import decisions as d
from tests.scenario import Scenario


def test_sends_normal_monsters_of_exactly_the_level_from_the_deck() -> None:
    duel = Scenario()
    duel.a.hand("Advanced Ritual Art", "Black Luster Soldier", "Vorse Raider")
    duel.a.deck("Wattkid", "Gemini Elf", "Luster Dragon", "Celtic Guardian", "Cyber Dragon")
    duel.a.activates("Advanced Ritual Art")
    duel.all_pass()
    decision = duel.decision
    assert isinstance(decision, d.SelectSum)
    assert decision.prompt.id == "material", "out of the Deck nothing is Tributed"
    names = sorted(duel.kernel.by_key(ref.key).name for ref in decision.cards)
    assert names == ["Celtic Guardian", "Gemini Elf", "Luster Dragon"], "Wattkid fits nowhere"
    assert all(ref.code for ref in decision.cards), "one sees the own Deck while one searches it"
    duel.a.picks("Gemini Elf", "Luster Dragon")
    duel.all_pass()
    assert duel.place_of("Black Luster Soldier") == "Monster Zone"
    assert sorted(duel.a.graveyard_names) == ["Advanced Ritual Art", "Gemini Elf", "Luster Dragon"]
    assert duel.a.deck_count == 3


def test_needs_an_exact_sum() -> None:
    duel = Scenario()
    duel.a.hand("Advanced Ritual Art", "Black Luster Soldier").deck("Gemini Elf", "Wattkid", "Cyber Dragon")
    assert not duel.a.may_activate("Advanced Ritual Art")
