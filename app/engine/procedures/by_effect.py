"""Fusion and Ritual Summons as card effects perform them (FUS, RIT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import prompts
from app.engine.actions import move, special_summon
from app.engine.procedures import ritual
from app.engine.procedures.base import Procedure, give_gifts, material_reason, note_materials, pick, to_grave
from app.engine.procedures.fusion import Fusion
from app.engine.procedures.synchro import Synchro
from app.engine.procedures.xyz import Xyz

if TYPE_CHECKING:
    from app.engine.card import Card, Filter
    from app.engine.running import Effect


def own_hand_and_field(fx: Effect) -> list[Card]:
    """The usual Fusion Materials: monsters in the user's hand and on their field."""
    hand = fx.you.hand(lambda card: bool(card.facts.type & c.TYPE_MONSTER))
    return hand + fx.you.monsters()


def _recipe(card: Card) -> Fusion | None:
    script = card.kernel.script(card.code)
    summon = script.summon if script is not None else None
    return summon if isinstance(summon, Fusion) and (summon.either or not summon.contact) else None


def fusion_choices(
    fx: Effect, pool: Sequence[Card], keep: Filter | None, using: Card | None = None
) -> list[tuple[Card, list[tuple[Card, ...]]]]:
    """Fusion Monsters of the user's Extra Deck with every legal group of materials out of ``pool``.

    ``using``: this card must be among them.
    """
    found = []
    for card in fx.you.extra_deck(keep):
        recipe = _recipe(card)
        if recipe is None or not card.is_face_down():
            continue
        refused = special_summon.why_not(
            fx.kernel, card, fx.player_index, kind=c.SUMMON_TYPE_FUSION, proper=True, check_zone=False
        )
        if refused is None:
            every = recipe.groups(fx.kernel, card, fx.player_index, pool)
            groups = [group for group in every if using is None or using in group]
            if groups:
                found.append((card, groups))
    return found


async def fusion_summon(
    fx: Effect,
    pool: Sequence[Card],
    keep: Filter | None,
    where: int,
    *,
    shuffle: bool = True,
    using: Card | None = None,
) -> Card | None:
    """Choose the Fusion Monster and its materials, use them up, Summon it; gives it."""
    choices = fusion_choices(fx, pool, keep, using)
    if not choices:
        await _show_that_none_was_possible(fx)
    while choices:
        picked = await fx.choose([card for card, _ in choices], prompt=prompts.SPECIAL_SUMMON)
        card = picked[0]
        groups = next(groups for each, groups in choices if each is card)
        materials = await pick(fx.kernel, fx.player_index, card, groups, cancelable=len(choices) > 1)
        if materials is None:
            continue
        await to_grave(fx.kernel, materials, c.SUMMON_TYPE_FUSION, card, where, c.REASON_EFFECT)
        if where == c.LOCATION_DECK and shuffle:
            for owner in sorted({m.data.owner for m in materials}):
                move.shuffle(fx.kernel, owner, c.LOCATION_DECK)
        await fx.settle()
        fx.kernel.new_instant()  # the Summon comes after that
        card.data.summon_materials = tuple(m.uid for m in materials)
        done = await fx.special_summon(card, kind=c.SUMMON_TYPE_FUSION, proper=True)
        if done:
            card.data.summon_materials = tuple(m.uid for m in materials)
            note_materials(fx.kernel, card, materials, c.SUMMON_TYPE_FUSION)
            give_gifts(fx.kernel, card, materials)
        return done[0] if done else None
    return None


async def _show_that_none_was_possible(fx: Effect) -> None:
    """The opponent checks the hand, the face-down monsters and the Extra Deck (INFO)."""
    hidden = fx.you.hand() + fx.you.monsters(lambda m: m.is_face_down())
    hidden += fx.you.extra_deck(lambda each: each.is_face_down())
    if hidden:
        await fx.reveal(hidden, to=fx.opponent)


def synchro_choices(
    fx: Effect, using: Sequence[Card] = (), keep: Filter | None = None, *, only: bool = False
) -> list[tuple[Card, list[tuple[Card, ...]]]]:
    """Synchro Monsters the user could Synchro Summon now, each with its material groups.

    ``using``: these must be among the materials, or (``only``) be all of them.
    """
    found = []
    for card in fx.you.extra_deck(keep):
        recipe = _summon_of(card)
        if isinstance(recipe, Synchro) and recipe.possible(fx.kernel, card, fx.player_index):
            groups = [
                group
                for group in recipe.combinations(fx.kernel, card, fx.player_index)
                if all(each in group for each in using) and not (only and len(group) != len(using))
            ]
            if groups:
                found.append((card, groups))
    return found


async def synchro_summon(
    fx: Effect,
    using: Sequence[Card] = (),
    keep: Filter | None = None,
    *,
    only: bool = False,
    where: int = c.LOCATION_GRAVE,
) -> Card | None:
    """Synchro Summon in the middle of an effect: it cannot be negated as a Summon; gives the monster."""
    choices = synchro_choices(fx, using, keep, only=only)
    while choices:
        card = (await fx.choose([card for card, _ in choices], prompt=prompts.SPECIAL_SUMMON))[0]
        groups = next(groups for each, groups in choices if each is card)
        materials = await pick(fx.kernel, fx.player_index, card, groups, cancelable=len(choices) > 1)
        if materials is None:
            continue
        return await _summon_with(fx, card, materials, where)
    return None


async def xyz_summon(fx: Effect, materials: Sequence[Card]) -> Card | None:
    """Xyz Summon in the middle of an effect with exactly these materials; None where none fits."""
    wanted = frozenset(materials)
    choices = []
    for card in fx.you.extra_deck():
        procedure = _summon_of(card)
        if isinstance(procedure, Xyz) and procedure.possible(fx.kernel, card, fx.player_index):
            groups = procedure.combinations(fx.kernel, card, fx.player_index)
            if any(frozenset(group) == wanted for group in groups):
                choices.append(card)
    if not choices:
        return None
    card = (await fx.choose(choices, prompt=prompts.SPECIAL_SUMMON))[0]
    return await _summon_with(fx, card, tuple(materials))


async def overlay_summon(fx: Effect, card: Card, below: Card) -> Card | None:
    """Xyz Summon ``card`` on top of one monster by an effect, which takes over its materials."""
    return await _summon_with(fx, card, (below,))


async def _summon_with(
    fx: Effect, card: Card, materials: tuple[Card, ...], where: int = c.LOCATION_GRAVE
) -> Card | None:
    procedure = _summon_of(card)
    assert procedure is not None
    if where == c.LOCATION_GRAVE:
        await procedure.use(fx.kernel, card, materials)
    else:
        await to_grave(fx.kernel, materials, procedure.kind, card, where)
    await fx.settle()
    if not await fx.special_summon(card, kind=procedure.kind, proper=True):
        await procedure.negated(fx.kernel, materials)
        return None
    card.data.summon_materials = tuple(m.uid for m in materials)
    procedure.arrived(fx.kernel, card, materials)
    return card


def _summon_of(card: Card) -> Procedure | None:
    script = card.kernel.script(card.code)
    return script.summon if script is not None else None


def ritual_choices(fx: Effect, keep: Filter | None, pool: Sequence[Card] | None, exact: bool) -> list[Card]:
    """Ritual Monsters in the user's hand that could be Ritual Summoned now."""
    return [
        card
        for card in fx.you.hand(keep)
        if ritual.possible(fx.kernel, fx.player_index, card, ritual_pool(fx, card, pool), exact=exact)
    ]


def ritual_pool(fx: Effect, monster: Card, pool: Sequence[Card] | None) -> Sequence[Card]:
    """What may be Tributed for ``monster``: ``pool``, or hand and field."""
    return ritual.tributes(fx.kernel, fx.player_index, monster) if pool is None else pool


async def ritual_summon(
    fx: Effect, keep: Filter | None, pool: Sequence[Card] | None, exact: bool, *, tribute: bool = True
) -> Card | None:
    """Choose the Ritual Monster, Tribute for it (or only send to the GY), Summon it; gives it."""
    choices = ritual_choices(fx, keep, pool, exact)
    if not choices:
        return None
    monster = (await fx.choose(choices, prompt=prompts.SPECIAL_SUMMON))[0]
    tributes = await ritual.choose_tributes(
        fx.kernel, fx.player_index, monster, ritual_pool(fx, monster, pool), exact=exact
    )
    reason = material_reason(c.SUMMON_TYPE_RITUAL) | c.REASON_EFFECT
    reason |= c.REASON_RELEASE if tribute else 0
    snaps = [fx.kernel.snapshot(card) for card in tributes]
    await move.send(fx.kernel, tributes, c.LOCATION_GRAVE, reason)
    after = [snap._replace(after=card.data.generation) for snap, card in zip(snaps, tributes, strict=True)]
    fx.kernel.note(c.EVENT_BE_MATERIAL, after, player=fx.player_index, reason=reason, value=monster.uid)
    await fx.settle()
    fx.kernel.new_instant()  # the Summon comes after that
    done = await fx.special_summon(monster, kind=c.SUMMON_TYPE_RITUAL, proper=True)
    if done:
        monster.data.summon_materials = tuple(card.uid for card in tributes)
    return done[0] if done else None
