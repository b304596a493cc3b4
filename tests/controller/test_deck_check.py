"""The deck check: problems with their places, marks, and what may be added."""

import datetime

import pytest

from app.controller import deck_check
from app.controller.deck_check import Mark, adding, check, limits_of_pool, marks
from app.data.banlists import NO_LIST, Banlist
from app.data.deck_rules import TEMPLATES
from app.engine import constants as c
from app.engine.carddata import CardData, CardPool
from app.engine.rules import PRESETS, rules_named

NORMAL = c.TYPE_MONSTER | c.TYPE_NORMAL
EFFECT = c.TYPE_MONSTER | c.TYPE_EFFECT

ART, TREATED, TREATED_ART = 101, 102, 103
FUSION, XYZ, LINK, PENDULUM, XYZ_PENDULUM, RITUAL = 200, 201, 202, 203, 204, 205
UNSCRIPTED, TOKEN, UNKNOWN = 300, 400, 999


class AllScripted(CardPool):
    """A pool in which only UNSCRIPTED lacks a script."""

    def is_playable(self, code: int) -> bool:
        return code != UNSCRIPTED and code in self


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return AllScripted(
        [
            *(CardData(code, f"Monster {code}", NORMAL) for code in range(1, 41)),
            CardData(ART, "Monster 1", NORMAL, alias=1),
            CardData(TREATED, "Monster One", EFFECT, alias=1),
            CardData(TREATED_ART, "Monster One", EFFECT, alias=TREATED),
            CardData(FUSION, "Fusion", EFFECT | c.TYPE_FUSION),
            CardData(XYZ, "Xyz", EFFECT | c.TYPE_XYZ),
            CardData(LINK, "Link", EFFECT | c.TYPE_LINK),
            CardData(PENDULUM, "Pendulum", NORMAL | c.TYPE_PENDULUM),
            CardData(XYZ_PENDULUM, "Both", EFFECT | c.TYPE_XYZ | c.TYPE_PENDULUM),
            CardData(RITUAL, "Ritual", EFFECT | c.TYPE_RITUAL),
            CardData(UNSCRIPTED, "Riddle", c.TYPE_SPELL),
            CardData(TOKEN, "Sheep Token", c.TYPE_MONSTER | c.TYPE_TOKEN),
        ],
        {},
    )


MAIN = (*range(2, 41), 2)


def lists(**limits: int) -> Banlist:
    """A list by passcodes: ``lists(c5=1)``."""
    return Banlist(
        "X 2020.01", "OCG", datetime.date(2020, 1, 1), {int(key[1:]): n for key, n in limits.items()}
    )


def kinds(*parts: tuple[int, ...], pool: CardPool, **standards: object) -> list[str]:
    main, extra, side = (*parts, (), ())[:3]
    return [problem.kind for problem in check(main, extra, side, pool, **standards)]  # type: ignore[arg-type]  # any of the keywords


def test_a_legal_deck(pool: CardPool) -> None:
    assert check(MAIN, (FUSION,) * 3, (LINK,), pool, banlist=NO_LIST, rules=rules_named("mr5")) == ()


def test_a_problem_says_what_where_and_how_many(pool: CardPool) -> None:
    (problem,) = check((1, ART, *MAIN), (), (TREATED, TREATED_ART), pool)
    assert problem.kind == "too_many_copies"
    assert (problem.code, problem.part) == (1, "")
    assert problem.codes == (1, ART, TREATED, TREATED_ART)
    assert problem.values == {"name": "Monster 1", "count": 4, "limit": 3, "code": 1}
    assert problem.sentence == "The deck has 4 copies of Monster 1; it may have at most 3."
    assert hash(problem)


def test_each_problem_fills_its_template(pool: CardPool) -> None:
    banlist = lists(c2=0, c3=1, c4=2)
    whitelist = Banlist("W", limits=dict.fromkeys(range(2, 30), 3), whitelist=True)
    main = (2, 3, 3, 4, 4, 4, *(7,) * 4, UNSCRIPTED, TOKEN, UNKNOWN, FUSION)
    found = [
        *check(main, (5,) * 16, (LINK,), pool, banlist=banlist, rules=rules_named("mr1")),
        *check((2,), (), (), pool),
        *check(MAIN, (), (), pool, banlist=whitelist),
    ]
    assert {problem.kind for problem in found} == TEMPLATES.keys()
    for problem in found:
        assert problem.sentence == TEMPLATES[problem.kind].format(**problem.values)
        assert problem.sentence.endswith(".")
        assert problem.part in ("", "main", "extra", "side")


@pytest.mark.parametrize(
    ("code", "first"),
    [(RITUAL, "mr1"), (FUSION, "mr1"), (XYZ, "mr2"), (PENDULUM, "mr3"), (XYZ_PENDULUM, "mr3"), (LINK, "mr4")],
)
def test_kinds_of_monster_have_their_era(pool: CardPool, code: int, first: str) -> None:
    for name, rules in PRESETS.items():
        main, extra = ((*MAIN, code), ()) if not pool.data(code).is_extra_deck else (MAIN, (code,))
        found = check(main, extra, (), pool, rules=rules)
        assert bool(found) == (name < first)
        for problem in found:
            assert (problem.kind, problem.code, problem.values["first"]) == ("era", code, first)
    assert check(MAIN, (), (code,), pool) == (), "without rules every era is right"


def test_limits_count_all_arts_and_names_in_all_parts(pool: CardPool) -> None:
    assert kinds((1, *MAIN), (), (ART,), pool=pool, banlist=lists(c1=1)) == ["limited"]
    assert kinds((1, *MAIN), (), (TREATED,), pool=pool, banlist=lists(c101=1)) == ["limited"]
    assert kinds((ART, *MAIN), pool=pool, banlist=lists(c102=0)) == ["forbidden"]
    assert kinds((1, ART, *MAIN), (), (TREATED,), pool=pool, banlist=lists(c1=2)) == ["semi_limited"]
    assert kinds((1, *MAIN), pool=pool, banlist=lists(c1=1)) == []
    assert kinds((1, *MAIN), pool=pool, banlist=lists(c1=0, c101=1)) == ["forbidden"], "the strictest"


def test_a_card_nobody_knows_is_limited_by_its_passcode(pool: CardPool) -> None:
    found = check(MAIN, (), (UNKNOWN,), pool, banlist=lists(c999=0))
    assert [problem.kind for problem in found] == ["unknown", "forbidden"]
    assert found[1].sentence == "The card 999 is Forbidden, but the deck has 1."
    (_, four) = check(MAIN, (), (UNKNOWN,) * 4, pool)
    assert four.sentence == "The deck has 4 copies of the card 999; it may have at most 3."


def test_whitelists(pool: CardPool) -> None:
    allowed = dict.fromkeys(range(2, 41), 3)

    def said(main: tuple[int, ...], **more: int) -> list[str]:
        banlist = Banlist("W", limits=allowed | {int(key[1:]): n for key, n in more.items()}, whitelist=True)
        return kinds(main, pool=pool, banlist=banlist)

    assert said(MAIN) == []
    assert said((1, *MAIN)) == ["not_listed"]
    assert said((ART, *MAIN), c1=3) == [], "other art of a listed card"
    assert said((1, *MAIN), c101=3) == [], "and the other way round"
    assert said((TREATED, *MAIN), c1=3) == ["not_listed"], "another card with the name"
    assert said((TREATED_ART, *MAIN), c102=3) == []
    assert said((1, 1, *MAIN), c1=1) == ["limited"]
    assert said((1, *MAIN), c1=0) == ["forbidden"]


def test_marks(pool: CardPool) -> None:
    found = marks(
        (1, 1, 5, UNSCRIPTED, UNKNOWN, TOKEN),
        (LINK,),
        (ART,),
        pool,
        banlist=lists(c1=2, c5=1),
        rules=rules_named("mr3"),
    )
    assert found[1] == found[ART] == Mark(limit=2, copies=3, over=1)
    assert found[5] == Mark(limit=1, copies=1)
    assert found[5].good
    assert not found[1].good
    assert found[UNSCRIPTED] == Mark(copies=1, playable=False)
    assert found[UNKNOWN] == Mark(copies=1, known=False, playable=False)
    assert found[TOKEN] == Mark(copies=1, playable=False)
    assert found[LINK] == Mark(copies=1, era_ok=False)
    assert marks((), (), (), pool) == {}


def test_limits_of_the_whole_pool(pool: CardPool) -> None:
    assert limits_of_pool(pool, None) == limits_of_pool(pool, NO_LIST) == {}
    assert limits_of_pool(pool, lists(c1=1, c5=3, c777=0)) == {
        1: 1,
        ART: 1,
        TREATED: 1,
        TREATED_ART: 1,
        777: 0,
    }
    white = Banlist("W", limits={1: 3, 2: 1}, whitelist=True)
    found = limits_of_pool(pool, white)
    assert (found.get(1), found.get(ART), found[2], found[3], found[TREATED]) == (None, None, 1, 0, 0)


def test_adding_keeps_to_the_same_rules(pool: CardPool) -> None:
    parts: dict[str, tuple[int, ...]] = {"main": (5, 5, *MAIN), "extra": (), "side": ()}

    def refused(code: int, part: str = "side", **limits: int) -> str:
        problem = adding(parts, code, part, pool, banlist=lists(**limits) if limits else None)
        return problem.sentence if problem is not None else ""

    assert refused(6) == ""
    assert refused(5) == "The deck already has 3 copies of Monster 5, over all three parts."
    assert refused(6, c6=1) == "Monster 6 is Limited to 1 copy, and the deck has it."
    assert refused(5, c5=2) == "Monster 5 is Semi-Limited to 2 copies, and the deck has them."
    assert refused(1, c1=0) == "Monster 1 is Forbidden by this list."
    assert refused(1, c1=1) == ""
    assert refused(TOKEN) == "Sheep Token (400) is a Token and cannot be in a Deck; remove it."
    assert refused(UNKNOWN) == refused(UNSCRIPTED) == ""
    white = Banlist("W", limits={5: 3}, whitelist=True)
    problem = adding(parts, 6, "main", pool, banlist=white)
    assert problem is not None
    assert problem.sentence == "Monster 6 (6) is not allowed by the list W."
    full = {"main": MAIN, "extra": (FUSION,) * 15, "side": ()}
    problem = adding(full, XYZ, "extra", pool)
    assert problem is not None
    assert problem.sentence == "The Extra Deck is full; it may have at most 15 cards."
    assert adding(full, FUSION, "side", pool, new=False) is None, "moved, not added"


def test_where_a_card_goes(pool: CardPool) -> None:
    goes = deck_check.target_part
    assert [goes(FUSION, part, pool) for part in (None, "main", "extra", "side")] == ["extra"] * 3 + ["side"]
    assert [goes(5, part, pool) for part in (None, "main", "extra", "side")] == ["main"] * 3 + ["side"]
    assert [goes(UNKNOWN, part, pool) for part in (None, "extra", "side")] == ["main", "extra", "side"]
