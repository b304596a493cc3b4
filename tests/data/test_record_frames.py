"""What both seats saw, stored as differences: nothing of a view is lost, and it stays small."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from app.data.frames import CARD_FIELDS, SLOTS, FrameMaker, FrameReader, pack_frames
from app.data.record import Frame
from app.engine.constants import LOCATION_MZONE
from app.engine.decisions import Text
from app.engine.duel import Duel
from app.engine.rules import PRESETS
from app.engine.view import CardView, LinkView, PlayerView, SideView
from tests.data.played import library, plain_setup, played

RULES = PRESETS["mr5"]


@cache
def frames() -> tuple[Frame, ...]:
    return played(answers=40, frames=True).record().frames


def read(packed: dict[str, Any]) -> list[Frame]:
    return FrameReader(RULES, SLOTS, CARD_FIELDS).read(packed)


def test_every_part_of_a_view_has_its_place() -> None:
    """A field that is added to a view must be stored too: this fails until it is."""
    own = {"player", "rules", "sides"}  # told by the seat, by the set-up, and by the slots of each side
    names = {field.name for field in fields(PlayerView)} - own
    assert {slot for slot in SLOTS if "." not in slot} == names
    for side in "01":
        parts = {slot.partition(".")[2] for slot in SLOTS if slot.startswith(side)}
        assert parts == {field.name for field in fields(SideView)}
    assert CardView._fields == CARD_FIELDS


def test_frames_come_back_as_they_were() -> None:
    assert read(pack_frames(frames())) == list(frames())
    assert read(pack_frames(frames()[17:23])) == list(frames()[17:23])
    assert read(pack_frames(())) == []


def full_card(key: int, materials: tuple[CardView, ...] = ()) -> CardView:
    """A card none of whose values is the default."""
    values: dict[str, Any] = {name: number + 1 for number, name in enumerate(CARD_FIELDS)}
    values |= {
        "counters": ((1, 2), (3, 4)),
        "linked_to": (7, 8),
        "copied": (9,),
        "negated": True,
        "public": True,
        "controller": 1,
        "location": LOCATION_MZONE,
        "sequence": 5,
    }
    return CardView(**values | {"materials": materials, "key": key})


def test_every_value_of_a_card_and_a_chain_link_is_stored() -> None:
    view = frames()[5][0]
    card = full_card(1, (full_card(2), full_card(3, (full_card(4),))))
    link = LinkView(1, 0, 5, 6, Text("effect", 6, 2, 3, 4), (7, 8), True, True)
    side = replace(view.sides[0], monsters=(*[None] * 5, card, None), hand=(card,), top_card=9)
    made = replace(
        view,
        sides=(side, view.sides[1]),
        chain=(link,),
        summoning=(full_card(6),),
        attacker=3,
        attack_target=4,
        damage_step=2,
        normal_summons_left=1,
        winner=1,
    )
    found = read(pack_frames([frames()[4], (made, frames()[5][1])]))
    assert found[1] == (made, frames()[5][1])
    assert found[1][0].sides[0].monsters[5] == card
    assert type(found[1][0].sides[0].hand[0].negated) is bool


def test_an_unchanged_view_is_the_same_object() -> None:
    duel = Duel(plain_setup(), library().pool)
    duel.decision  # noqa: B018  # asking starts the duel
    maker = FrameMaker()
    one, other = maker.frame(duel), maker.frame(duel)
    assert one[0] is other[0]
    assert one[1] is other[1]
    assert one == (duel.view(0), duel.view(1))
    found = read(pack_frames((one, other)))
    assert found[0][0] is found[1][0]


def test_a_step_costs_little() -> None:
    packed = pack_frames(frames())
    assert len(packed["frames"]) == len(frames())
    changes = [sum(map(len, change)) for change in packed["frames"][1:]]
    assert sorted(changes)[len(changes) // 2] < 30


def test_names_of_another_version_are_mapped() -> None:
    packed = pack_frames(frames()[:3])
    slots = list(SLOTS)
    where = slots.index("winner")
    slots[where] = "something new"
    reader = FrameReader(RULES, slots, CARD_FIELDS)
    with pytest.raises(ValueError, match="not whole"):
        reader.read(packed)
    reordered = FrameReader(RULES, SLOTS, [*CARD_FIELDS[:7], *reversed(CARD_FIELDS[7:])])
    packed["cards"] = [
        [*row[:7], *reversed([*row[7:], *[0] * (len(CARD_FIELDS) - len(row))])] for row in packed["cards"]
    ]
    lists = [CARD_FIELDS.index(name) for name in ("counters", "materials", "linked_to", "copied")]
    for row in packed["cards"]:
        for place in lists:
            mirrored = 7 + len(CARD_FIELDS) - 1 - place
            row[mirrored] = row[mirrored] or []
    assert reordered.read(packed) == list(frames()[:3])
    with pytest.raises(ValueError, match="no card field 'code'"):
        FrameReader(RULES, SLOTS, [name for name in CARD_FIELDS if name != "code"])
