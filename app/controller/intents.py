"""What a player can mean with a gesture on the table, whatever the input device."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ClickCard:
    """The card (or pile card) with this key was clicked."""

    key: int


@dataclass(frozen=True, slots=True)
class DragCard:
    """The card ``key`` was dropped on ``place`` (a place key)."""

    key: int
    place: int


@dataclass(frozen=True, slots=True)
class AttackDrag:
    """An attack from ``attacker`` at the card ``target``; 0 is the opponent directly."""

    attacker: int
    target: int


@dataclass(frozen=True, slots=True)
class PhaseButton:
    """A phase (PHASE code) was asked for."""

    phase: int


Intent = ClickCard | DragCard | AttackDrag | PhaseButton
