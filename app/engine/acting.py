"""All that a card script can do or ask: awaited methods of ``fx``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import prompts, query
from app.engine.actions import destroy as destruction
from app.engine.actions import draw as drawing
from app.engine.actions import move, place, points, special_summon, treat
from app.engine.actions.treat import MonsterValues
from app.engine.asking import Asking
from app.engine.borrowing import Borrowing
from app.engine.decisions import SelectCounters
from app.engine.events import ActivationNegated, AttackNegated, Revealed, SummonNegated
from app.engine.granting import Granting, listed
from app.engine.kernel import ACTIVITY_SKIP_BATTLE
from app.engine.material_summons import MaterialSummons
from app.engine.replacing import Replacing
from app.engine.state import STATUS_ACTIVATING, STATUS_PUBLIC, STATUS_TO_LEAVE

if TYPE_CHECKING:
    from app.engine.card import Card, Filter, Player
    from app.engine.carddata import CardData
    from app.engine.running import LinkView
    from app.engine.state import Fact, Lingering


class Acting(Asking, Borrowing, Granting, MaterialSummons, Replacing):
    """Mixin of :class:`~app.engine.running.Effect`."""

    __slots__ = ()

    if TYPE_CHECKING:
        fact: Fact | None
        labels: tuple[int, ...]
        lingering: Lingering | None
        card: Card

    # -- order of happenings ---
    async def then(self) -> None:
        """What follows happens after what was done so far (a "then" in the text): TIM, RES."""
        from app.engine import adjust

        await adjust.adjust(self.kernel)
        self.kernel.new_instant()

    async def settle(self) -> None:
        """Let immediate consequences follow an atomic action (RES)."""
        from app.engine import adjust

        await adjust.settle(self.kernel)

    # -- removal ---
    async def destroy(self, cards: Card | Sequence[Card] | None, *, to: int = c.LOCATION_GRAVE) -> list[Card]:
        """Destroy cards at once; gives those destroyed."""
        done = await destruction.destroy(self.kernel, listed(cards), c.REASON_EFFECT, to=to)
        await self.settle()
        return done

    async def send_to_grave(
        self, cards: Card | Sequence[Card] | None, *, reason: int = c.REASON_EFFECT
    ) -> list[Card]:
        """Send cards to the GY; gives those that went there."""
        moving = self._touchable(cards) if reason & c.REASON_EFFECT else listed(cards)
        done = await move.send(self.kernel, moving, c.LOCATION_GRAVE, reason)
        await self.settle()
        return done

    async def return_to_grave(self, cards: Card | Sequence[Card] | None) -> list[Card]:
        """Banished cards return to the GY: they are not sent there (BAN)."""
        return await move.put_back(self.kernel, self._touchable(cards))

    async def banish(
        self, cards: Card | Sequence[Card] | None, *, face_down: bool = False, reason: int = c.REASON_EFFECT
    ) -> list[Card]:
        """Banish cards; gives those banished."""
        moving = self._touchable(cards) if reason & c.REASON_EFFECT else listed(cards)
        moving = [card for card in moving if not (face_down and card.is_token())]
        position = c.POS_FACEDOWN_ATTACK if face_down else c.POS_FACEUP_ATTACK
        done = await move.send(self.kernel, moving, c.LOCATION_REMOVED, reason, position=position)
        await self.settle()
        return done

    async def return_to_hand(
        self, cards: Card | Sequence[Card] | None, *, reason: int = c.REASON_EFFECT
    ) -> list[Card]:
        """Return cards to their owners' hands."""
        moving = self._touchable(cards) if reason & c.REASON_EFFECT else listed(cards)
        done = await move.send(self.kernel, moving, c.LOCATION_HAND, reason | c.REASON_RETURN)
        await self.settle()
        return done

    async def return_to_deck(
        self,
        cards: Card | Sequence[Card] | None,
        *,
        bottom: bool = False,
        shuffle: bool = True,
        reason: int = c.REASON_EFFECT,
    ) -> list[Card]:
        """Return cards to their owners' Decks: shuffled in, or on top or ``bottom`` with shuffle=False."""
        moving = self._touchable(cards) if reason & c.REASON_EFFECT else listed(cards)
        done = await move.send(
            self.kernel, moving, c.LOCATION_DECK, reason | c.REASON_RETURN, sequence=0 if bottom else -1
        )
        if shuffle:
            for player in (0, 1):
                if any(card.data.owner == player and card.location == c.LOCATION_DECK for card in done):
                    move.shuffle(self.kernel, player, c.LOCATION_DECK)
        await self.settle()
        return done

    async def add_to_hand(
        self, cards: Card | Sequence[Card] | None, *, reveal: bool = True, shuffle: bool = True
    ) -> list[Card]:
        """Add cards from Deck, GY or elsewhere to their owner's hand; searched cards are shown.

        ``shuffle`` False: the Deck is not shuffled after (its cards were excavated, not searched).
        """
        moving = self._touchable(cards)
        from_deck = {card.data.owner for card in moving if card.location == c.LOCATION_DECK}
        done = await move.send(self.kernel, moving, c.LOCATION_HAND, c.REASON_EFFECT, shown=reveal)
        if reveal and done:
            self.kernel.emit(Revealed(self.player_index, tuple(self.kernel.seen(card, 3) for card in done)))
        for player in sorted(from_deck) if shuffle else ():
            move.shuffle(self.kernel, player, c.LOCATION_DECK)
        return done

    async def to_extra_deck_face_up(self, cards: Card | Sequence[Card]) -> list[Card]:
        """Put Pendulum Monsters face-up into the Extra Deck."""
        return await move.send(self.kernel, listed(cards), c.LOCATION_EXTRA, c.REASON_EFFECT)

    async def tribute(self, cards: Card | Sequence[Card], *, reason: int = c.REASON_EFFECT) -> list[Card]:
        """Tribute monsters."""
        able = [card for card in listed(cards) if not query.has(card, c.EFFECT_UNRELEASABLE_EFFECT)]
        moving = able if reason & c.REASON_EFFECT else listed(cards)
        done = await move.send(self.kernel, moving, c.LOCATION_GRAVE, reason | c.REASON_RELEASE)
        await self.settle()
        return done

    # -- hand and Deck ---
    async def draw(self, count: int = 1, player: Player | None = None) -> list[Card]:
        """The user (or ``player``) draws."""
        who = self.player_index if player is None else player.index
        return drawing.draw(self.kernel, who, count)

    async def both_draw(self, mine: int, theirs: int) -> None:
        """Both players draw at once."""
        counts = {self.player_index: mine, 1 - self.player_index: theirs}
        drawing.draw_for(self.kernel, counts, c.REASON_EFFECT)

    async def mill(self, count: int, player: Player | None = None) -> list[Card]:
        """Send cards from the top of the Deck to the GY."""
        who = self.you if player is None else player
        top = who.deck()[::-1][:count]
        return await move.send(self.kernel, top, c.LOCATION_GRAVE, c.REASON_EFFECT)

    async def discard(
        self,
        count: int = 1,
        player: Player | None = None,
        keep: Filter | None = None,
        *,
        reason: int = c.REASON_EFFECT,
        up_to: bool = False,
    ) -> list[Card]:
        """The player (default: the user) chooses and discards cards."""
        who = self.you if player is None else player
        hand = who.hand(keep)
        count = min(count, len(hand))
        chosen = await self.choose(
            hand, count=count, at_least=0 if up_to else None, prompt=prompts.DISCARD, player=who
        )
        return await self.discard_cards(chosen, reason=reason)

    async def discard_cards(self, cards: Sequence[Card], *, reason: int = c.REASON_EFFECT) -> list[Card]:
        """Discard exactly these cards."""
        return await move.send(self.kernel, list(cards), c.LOCATION_GRAVE, reason | c.REASON_DISCARD)

    async def discard_random(self, count: int, player: Player) -> list[Card]:
        """``player`` discards cards at random."""
        hand = player.hand()
        rng = self.kernel.rng()
        rng.shuffle(hand)
        self.kernel.keep(rng)
        return await self.discard_cards(hand[:count])

    async def reveal(self, cards: Card | Sequence[Card], *, to: Player | None = None) -> None:
        """Show cards to both players (or only to one)."""
        known = 3 if to is None else 1 << to.index
        shown = tuple(self.kernel.seen(card, known | self.kernel.seen(card).known) for card in listed(cards))
        self.kernel.emit(Revealed(self.player_index, shown, known))

    async def keep_revealed(self, card: Card) -> None:
        """The card stays revealed in the hand."""
        card.data.status |= STATUS_PUBLIC
        self.kernel.touch()
        await self.reveal(card)

    async def look_at(self, cards: Sequence[Card]) -> None:
        """Only the user looks at cards."""
        await self.reveal(cards, to=self.you)

    async def shuffle_deck(self, player: Player | None = None) -> None:
        """Shuffle a Main Deck."""
        who = self.player_index if player is None else player.index
        move.shuffle(self.kernel, who, c.LOCATION_DECK)

    async def turn_decks_over(self) -> None:
        """Turn both Main Decks upside down: the bottom card is the top one now."""
        for player in (0, 1):
            pile = self.kernel.state.deck[player]
            pile.reverse()
            for number, uid in enumerate(pile):
                self.kernel.card(uid).data.sequence = number
        self.kernel.touch()

    async def shuffle_hand(self, player: Player | None = None) -> None:
        """Shuffle a hand, so that shown cards are hidden again."""
        who = self.player_index if player is None else player.index
        move.shuffle(self.kernel, who, c.LOCATION_HAND)

    async def to_deck_top(self, cards: Sequence[Card], *, bottom: bool = False) -> None:
        """Put cards of the Deck on its top (or bottom) in the order given, first on top."""
        for card in reversed(cards) if not bottom else cards:
            owner = card.data.owner
            move.relocate(
                self.kernel,
                card,
                owner,
                c.LOCATION_DECK,
                c.POS_FACEDOWN_DEFENSE,
                c.REASON_EFFECT,
                sequence=0 if bottom else -1,
                silent=True,
            )

    # -- Summons ---
    async def special_summon(
        self,
        cards: Card | Sequence[Card] | None,
        positions: int = c.POS_FACEUP,
        *,
        to: Player | None = None,
        by: Player | None = None,
        kind: int = c.SUMMON_TYPE_SPECIAL,
        ignore_conditions: bool = False,
        proper: bool = False,
        zones: Sequence[int] | None = None,
        tie: bool = False,
    ) -> list[Card]:
        """Special Summon cards at once to the user's (or ``to``'s) field; gives those Summoned.

        ``by``: the player who Summons and chooses zones and positions, if that is not the user.
        ``tie``: this card is tied to the monster from its arrival on.
        """
        done = await special_summon.special_summon(
            self.kernel,
            listed(cards),
            self.player_index if by is None else by.index,
            to_player=to.index if to is not None else None,
            positions=positions,
            kind=kind,
            ignore_conditions=ignore_conditions,
            proper=proper,
            allowed=zones,
        )
        if tie and done:
            self.tie_to(done[0])
        await self.settle()
        return done

    async def special_summon_tokens(
        self, token: CardData, count: int = 1, positions: int = c.POS_FACEUP, *, to: Player | None = None
    ) -> list[Card]:
        """Special Summon Tokens at once; gives them."""
        owner = self.this.data.owner
        tokens = [self.kernel.new_card(token.code, owner) for _ in range(count)]
        return await self.special_summon(tokens, positions, to=to)

    async def special_summon_as_monster(self, values: MonsterValues, positions: int = c.POS_FACEUP) -> bool:
        """Special Summon this Spell/Trap as a monster with these values."""
        done = await treat.summon_as_monster(self.kernel, self.this, self.player_index, values, positions)
        await self.settle()
        return done

    async def set_as_monsters(self, cards: Sequence[Card], values: MonsterValues) -> list[Card]:
        """Special Summon Spells/Traps as monsters with these values in face-down Defense Position."""
        position = c.POS_FACEDOWN_DEFENSE
        done = []
        for card in cards:
            if await treat.summon_as_monster(self.kernel, card, self.player_index, values, position):
                done.append(card)
        await self.settle()
        return done

    async def shuffle_zones(self, cards: Sequence[Card]) -> None:
        """Face-down monsters of one player change places at random."""
        place.shuffle_zones(self.kernel, cards)

    async def move_to_zone(self, card: Card, zone: int) -> bool:
        """A monster on the field moves to another Monster Zone of its controller; False: that is taken."""
        return await place.move_to_zone(self.kernel, card, zone)

    async def return_to_field(self, cards: Card | Sequence[Card]) -> list[Card]:
        """Banished cards return to the field of who controlled them, as they lay there (BAN)."""
        done = await treat.return_to_field(self.kernel, listed(cards))
        await self.settle()
        return done

    async def return_control(self, cards: Card | Sequence[Card]) -> None:
        """Control of the monsters goes back to their owners; what finds no zone is destroyed by rule."""
        for card in self._touchable(cards):
            if card.data.controller != card.data.owner and card.location == c.LOCATION_MZONE:
                await place.give_back(self.kernel, card, card.data.owner)
        await self.settle()

    async def place_in_pendulum_zone(self, card: Card) -> bool:
        """Place a Pendulum Monster face-up in a Pendulum Zone of the user."""
        return await place.to_spell_zone(
            self.kernel, card, self.player_index, c.POS_FACEUP_ATTACK, c.REASON_EFFECT, pendulum=True
        )

    async def set_monster(self, cards: Card | Sequence[Card], *, to: Player | None = None) -> list[Card]:
        """Special Summon monsters in face-down Defense Position; those from the Deck are shown (INFO)."""
        if from_deck := [card for card in listed(cards) if card.location == c.LOCATION_DECK]:
            await self.reveal(from_deck)
        return await self.special_summon(cards, c.POS_FACEDOWN_DEFENSE, to=to)

    async def normal_summon(
        self, card: Card, *, tributes_needed: bool = True, setting: bool = False, uses_right: bool = False
    ) -> bool:
        """The user Normal Summons (or Sets) ``card`` right now as part of this effect.

        ``uses_right``: it is the one Normal Summon or Set of the turn.
        """
        from app.engine.actions import normal_summon

        return await normal_summon.by_effect(
            self.kernel,
            card,
            self.player_index,
            tributes_needed=tributes_needed,
            setting=setting,
            uses_right=uses_right,
        )

    def gain_normal_summon(self, player: Player | None = None, count: int = 1) -> None:
        """More Normal Summons or Sets this turn."""
        from app.engine.kernel import ACTIVITY_EXTRA_SUMMON

        self.kernel.count(ACTIVITY_EXTRA_SUMMON, self.player_index if player is None else player.index, count)
        self.kernel.touch()

    # -- on the field ---
    async def take_control(
        self, card: Card, player: Player | None = None, *, until: tuple[int, int] | None = None
    ) -> bool:
        """The user (or ``player``) takes control; ``until`` (phase, turn): it goes back after that."""
        if not destruction.affected(self.kernel, card):
            return False
        who = self.player_index if player is None else player.index
        before = card.data.controller
        if place.lacks_zone_for(card, who):
            await move.send(self.kernel, [card], c.LOCATION_GRAVE, c.REASON_RULE | c.REASON_DESTROY)
            return False
        if not await place.take_control(self.kernel, card, who, self.player_index):
            return False
        if until is not None:
            self.kernel.add_lingering(
                effect=c.EFFECT_SET_CONTROL,
                value=before,
                source=self.this,
                player=self.player_index,
                targets=((card.uid, card.data.generation),),
                until=until,
                reset=c.RESET_LEAVE,  # it comes back even after it was turned face-down
            )
        return True

    async def swap_control(self, mine: Card, theirs: Card) -> bool:
        """Two monsters of different controllers change sides at once; False if one cannot."""
        if not (destruction.affected(self.kernel, mine) and destruction.affected(self.kernel, theirs)):
            return False
        done = await place.swap_control(self.kernel, mine, theirs)
        await self.settle()
        return done

    async def change_position(
        self, cards: Card | Sequence[Card], position: int = 0, *, flip_effects: bool = True
    ) -> list[Card]:
        """Change battle positions; ``position`` 0 switches attack and defense (face-down: to attack).

        ``flip_effects`` False: Flip effects of monsters turned face-up are not activated.
        """
        done = []
        for card in listed(cards):
            if not destruction.affected(self.kernel, card) or not place.can_change_position(card):
                continue
            to = position
            if not to:
                to = c.POS_FACEUP_DEFENSE if card.is_in(c.POS_FACEUP_ATTACK) else c.POS_FACEUP_ATTACK
            if place.change_position(self.kernel, card, to, flip_effects=flip_effects):
                done.append(card)
        await self.settle()
        return done

    async def turn_face_down(self, cards: Card | Sequence[Card]) -> list[Card]:
        """Turn monsters to face-down Defense Position."""
        return await self.change_position(cards, c.POS_FACEDOWN_DEFENSE)

    async def flip_set_card(self, card: Card) -> None:
        """Turn a Set Spell/Trap face-up without activating it, or face-down."""
        face_up = card.is_face_up()
        place.change_position(self.kernel, card, c.POS_FACEDOWN_DEFENSE if face_up else c.POS_FACEUP_ATTACK)

    async def equip(self, target: Card, card: Card | None = None) -> bool:
        """Equip this card (or ``card``) to ``target``."""
        equipment = self.this if card is None else card
        if not destruction.affected(self.kernel, target):
            return False
        if card is not None and not destruction.affected(self.kernel, card):
            return False
        return await place.equip(self.kernel, equipment, target, self.player_index)

    async def set_spell_trap(self, card: Card, player: Player | None = None) -> bool:
        """Set a Spell/Trap from Deck, GY or hand; one from the Deck is shown to both players (INFO)."""
        who = self.player_index if player is None else player.index
        if card.location == c.LOCATION_DECK:
            await self.reveal(card)
        return await place.set_spell_trap(self.kernel, card, who)

    async def place_face_up(self, card: Card, player: Player | None = None) -> bool:
        """Place a Spell/Trap face-up in its zone without activating it."""
        who = self.player_index if player is None else player.index
        return await place.to_spell_zone(
            self.kernel, card, who, c.POS_FACEUP_ATTACK, c.REASON_EFFECT, chooser=self.player_index
        )

    def add_counter(self, card: Card, counter: int, count: int = 1) -> int:
        """Place counters; gives how many."""
        return place.change_counters(self.kernel, card, counter, count)

    def remove_counter(self, card: Card, counter: int, count: int = 1) -> int:
        """Remove counters; gives how many."""
        return place.change_counters(self.kernel, card, counter, -count)

    async def remove_counters_among(
        self, counter: int, count: int, cards: Sequence[Card], player: Player | None = None
    ) -> bool:
        """The player picks which cards lose counters."""
        having = [card for card in cards if card.counters(counter)]
        if sum(card.counters(counter) for card in having) < count:
            return False
        who = self.player_index if player is None else player.index
        if len(having) == 1:
            return self.remove_counter(having[0], counter, count) == count
        answer = await self.kernel.ask(
            SelectCounters(
                who,
                self.kernel.text(prompts.REMOVE_COUNTERS, number=count),
                counter,
                count,
                tuple(self.kernel.ref(who, card) for card in having),
                tuple(card.counters(counter) for card in having),
            )
        )
        for key, number in zip(answer[::2], answer[1::2], strict=True):
            self.remove_counter(self.kernel.by_key(key), counter, number)
        return True

    def attach(self, card: Card, holder: Card) -> None:
        """Make ``card`` an Xyz Material of ``holder``."""
        place.attach(self.kernel, card, holder)

    async def detach(self, holder: Card, count: int = 1, *, reason: int = c.REASON_COST) -> list[Card]:
        """Detach materials (the user chooses) to the GY."""
        chosen = await self.choose(holder.materials(), count=count, prompt=prompts.DETACH)
        snaps = [self.kernel.snapshot(card) for card in chosen]
        done = await move.send(self.kernel, chosen, c.LOCATION_GRAVE, reason)
        self.kernel.note(c.EVENT_DETACH_MATERIAL, snaps, player=self.player_index, reason=reason)
        return done

    def tie_to(self, card: Card) -> None:
        """Tie this card to ``card``: ``fx.tied`` finds it while neither has moved."""
        self.this.data.tied = (card.uid, card.data.generation)
        self.kernel.touch()

    # -- points ---
    async def damage(self, amount: int, player: Player | None = None) -> int:
        """Inflict effect damage (default: to the opponent); gives the amount inflicted."""
        who = 1 - self.player_index if player is None else player.index
        return points.damage(self.kernel, who, amount)

    async def damage_both(self, mine: int, theirs: int) -> None:
        """Inflict effect damage to both players at once."""
        for who, amount in ((self.player_index, mine), (1 - self.player_index, theirs)):
            points.damage(self.kernel, who, amount)

    async def recover(self, amount: int, player: Player | None = None) -> int:
        """Gain LP (default: the user)."""
        who = self.player_index if player is None else player.index
        return points.recover(self.kernel, who, amount)

    async def pay_lp(self, amount: int, player: Player | None = None) -> bool:
        """Pay LP; False when there are too few."""
        who = self.player_index if player is None else player.index
        if not points.can_pay(self.kernel, who, amount):
            return False
        points.pay(self.kernel, who, amount)
        return True

    def set_lp(self, player: Player, amount: int) -> None:
        """LP become ``amount`` (neither damage nor recovery)."""
        points.change_lp(self.kernel, player.index, amount, "set")

    # -- Chain and battle ---
    async def negate_activation(self, link: LinkView) -> bool:
        """Negate the activation of a link; False if it cannot be."""
        if not link.can_be_negated():
            return False
        link.link.negated = True
        if link.link.card_activation and link.card.data.status & STATUS_ACTIVATING:
            link.card.data.status |= STATUS_TO_LEAVE
        self.kernel.emit(ActivationNegated(link.link.number, self.kernel.seen(link.card)))
        self.kernel.note(c.EVENT_CHAIN_NEGATED, [self.kernel.snapshot(link.card)], player=link.link.player)
        return True

    async def negate_effect(self, link: LinkView) -> bool:
        """Negate only the effect of a link."""
        if not link.effect_can_be_negated():
            return False
        link.link.effect_negated = True
        self.kernel.emit(ActivationNegated(link.link.number, self.kernel.seen(link.card), True))
        self.kernel.note(c.EVENT_CHAIN_DISABLED, [self.kernel.snapshot(link.card)], player=link.link.player)
        return True

    async def negate_summon(self, keep: Filter | None = None) -> list[Card]:
        """Negate the Summon this effect answers; gives the monsters, which are nowhere (SNEG).

        ``keep``: of a group only these monsters.
        """
        assert self.fact is not None
        cards = [self.kernel.card(snap.uid) for snap in self.fact.cards]
        cards = [card for card in cards if keep is None or keep(card)]
        from app.engine.actions.normal_summon import mark_negated

        negated = [card for card in cards if mark_negated(self.kernel, card)]
        for card in negated:
            self.kernel.emit(SummonNegated(self.kernel.seen(card, 3)))
        return negated

    async def negate_attack(self) -> bool:
        """Negate the current attack."""
        state = self.kernel.state
        if not state.attacker:
            return False
        attacker = self.kernel.card(state.attacker)
        if not destruction.affected(self.kernel, attacker):
            return False
        self.kernel.emit(AttackNegated(self.kernel.seen(attacker)))
        self.kernel.note(c.EVENT_ATTACK_DISABLED, [self.kernel.snapshot(attacker)])
        state.attacker = 0
        state.attack_target = 0
        self.kernel.touch()
        return True

    async def end_battle_phase(self) -> None:
        """The Battle Phase ends after this Chain: End Step, then Main Phase 2."""
        self.kernel.count(ACTIVITY_SKIP_BATTLE, self.kernel.state.turn_player)

    def set_battle_damage(self, player: Player, amount: int) -> None:
        """At EVENT_PRE_BATTLE_DAMAGE: change the battle damage ``player`` is about to take."""
        self.kernel.battle_damage[player.index] = max(amount, 0)

    def hand_over_attack(self, monster: Card, target: Card) -> None:
        """``monster`` fights ``target`` in place of the attacking monster."""
        self.kernel.state.attacker = monster.uid
        self.kernel.state.attack_target = target.uid
        self.kernel.touch()

    def redirect_attack(self, target: Card | None) -> None:
        """The attack goes on with another target (None: a direct attack)."""
        self.kernel.state.attack_target = target.uid if target is not None else 0
        self.kernel.touch()
