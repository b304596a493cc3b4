"""Arcana Force XXI - The World."""

from tests.scenario import FILLER, Scenario

WORLD = "Arcana Force XXI - The World"


def test_a_toss_decides_which_effect_it_has() -> None:
    seen = set()
    for seed in range(6):
        duel = Scenario(seed=seed)
        duel.a.hand(WORLD).monsters("Skull Servant", "Skull Servant")
        duel.a.summons(WORLD, tributes=["Skull Servant", "Skull Servant"])
        duel.all_pass()
        world = duel.find(WORLD)
        assert world.flag("heads") + world.flag("tails") == 1
        seen.add(world.flag("heads"))
    assert seen == {0, 1}


def test_tails_gives_the_top_card_of_the_gy_back() -> None:
    duel = Scenario()
    duel.a.monsters(WORLD)
    duel.b.graveyard("Skull Servant", "Mystical Elf")
    duel.a.card(WORLD).data.flags = (("tails", 1, 0),)
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.hand_names == [FILLER, "Mystical Elf"]


def test_heads_needs_two_monsters_to_send() -> None:
    duel = Scenario()
    duel.a.monsters(WORLD)
    duel.a.card(WORLD).data.flags = (("heads", 1, 0),)
    duel.a.ends_turn()
    assert not duel.a.could_respond(WORLD)
