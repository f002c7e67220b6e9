"""A match: rounds until one side has won. It is its options, its seed and its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.game.actions import Action
from bot.game.cards import Card
from bot.game.chiamata import ChiamataRound
from bot.game.classic import ClassicRound
from bot.game.deal import SECRET_BYTES, deal_key, draw_below, shuffled
from bot.game.errors import OptionsError
from bot.game.events import Event, MatchEnded, Outcome, RoundDealt, RoundEnded
from bot.game.observation import Observation, observe
from bot.game.options import Options
from bot.game.round import OVER
from bot.game.rules import Rules, rules_of
from bot.game.scoring import (
    RoundResult,
    Verdict,
    chiamata_gains,
    classic_gains,
    classic_verdict,
    side_totals,
    sixty_drawn,
)

_VOID_HAND_THAT_DOUBLES: Final = 2
"""BRISK's rule, of at most two points, doubles the stakes; RDG's, of none, does not (RULES 4.1)."""


class Match:
    """The state of a match, changed by apply() alone.

    ``seed`` is 32 bytes. ``packs`` sets up the first deals: each is the whole pack in deal order
    (whole hands from the dealer's right on, the face-up card, the stock from the top).
    """

    def __init__(
        self,
        options: Options,
        seed: bytes,
        packs: Sequence[Sequence[Card]] = (),
        first_dealer: int | None = None,
    ) -> None:
        """Deal the first round. OptionsError for a seed, pack or dealer that cannot be."""
        if not isinstance(seed, bytes) or len(seed) != SECRET_BYTES:
            raise OptionsError(options=("seed",))
        rules = rules_of(options, seed)
        whole = set(rules.pack)
        if any(len(pack) != len(whole) or set(pack) != whole for pack in packs):
            raise OptionsError(options=("packs",))
        if first_dealer is not None and first_dealer not in range(rules.players):
            raise OptionsError(options=("first_dealer",))
        self.options = options
        self.rules: Rules = rules
        self.seed = seed
        self.packs = tuple(tuple(pack) for pack in packs)
        self.first_dealer = (
            draw_below(seed, "dealer", rules.players) if first_dealer is None else first_dealer
        )
        self.log: list[tuple[int, Action]] = []
        self.events: list[Event] = []
        self.scores: tuple[int, ...] = (0,) * rules.players
        self.round = 0
        self.deal = 0
        self.stakes = 1
        """What the deal under way counts: more after deals that came to nothing (RULES 4.2)."""
        self.outcome: Outcome | None = None
        self.events.extend(self._deal(self.first_dealer))

    @classmethod
    def replay(
        cls,
        options: Options,
        seed: bytes,
        log: Iterable[tuple[int, Action]],
        packs: Sequence[Sequence[Card]] = (),
        first_dealer: int | None = None,
    ) -> Match:
        """Return the match after these actions; IllegalAction when one of them was never legal."""
        match = cls(options, seed, packs, first_dealer)
        for seat, action in log:
            match.apply(seat, action)
        return match

    def copy(self) -> Match:
        """Return an independent copy."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.log = self.log[:]
        twin.events = self.events[:]
        twin._round = self._round.copy()
        return twin

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may act now; () once the match is over."""
        return () if self.outcome else self._round.to_act

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Every action that moves the deal on and that apply() would accept from this seat now.

        Signs move nothing on: observe() tells which may be made.
        """
        return () if self.outcome else self._round.legal(seat)

    def check(self, seat: int, action: Action) -> None:
        """Raise the IllegalAction that says why this seat may not do this now."""
        self._round.check(seat, action)

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Check and carry out an action; return what happened. A refusal changes nothing."""
        round_ = self._round
        round_.check(seat, action)
        events = round_.do(seat, action)
        if round_.phase == OVER:
            events += self._count()
        self.log.append((int(seat), action))
        self.events.extend(events)
        return events

    def observe(self, seat: int | None) -> Observation:
        """Return all that this seat may know; None asks for what everybody may know."""
        if seat is not None and seat not in range(self.rules.players):
            raise IndexError(f"no such seat: {seat!r}")
        return observe(
            self.options,
            self._round,
            seat,
            number=self.round,
            deal=self.deal,
            scores=self.scores,
            stakes=self.stakes,
            outcome=self.outcome,
        )

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The counts of all finished deals."""
        return tuple(event.result for event in self.events if isinstance(event, RoundEnded))

    def deal_key(self, deal: int) -> bytes:
        """Return the secret key of a deal; show it only when that deal is over."""
        return deal_key(self.seed, deal)

    def _deal(self, dealer: int) -> tuple[Event, ...]:
        """Deal, and count at once a deal that a conquest ends before anybody plays."""
        pack = (
            self.packs[self.deal]
            if self.deal < len(self.packs)
            else shuffled(self.rules.pack, self.deal_key(self.deal))
        )
        kind = ChiamataRound if self.options.chiamata else ClassicRound
        self._round: ChiamataRound | ClassicRound = kind(
            self.rules, pack, dealer, self.round, self.scores
        )
        face_up = self._round.face_up
        events = (RoundDealt(self.deal, dealer, face_up), *self._round.opening())
        return events + self._count() if self._round.phase == OVER else events

    def _count(self) -> tuple[Event, ...]:
        """Count the finished deal, then end the match or deal again."""
        result, wins_match = self._result()
        self.scores = result.scores
        self.outcome = self._outcome(self.round + result.counted, wins_match)
        ended = RoundEnded(result)
        if self.outcome:
            return ended, MatchEnded(self.outcome)
        self.round += result.counted
        self.deal += 1
        self.stakes = self._next_stakes(result)
        stays = result.reason == "void" or (result.drawn and self.options.tie_dealer == "same")
        dealer = result.dealer if stays else (result.dealer + 1) % self.rules.players
        return ended, *self._deal(dealer)

    def _next_stakes(self, result: RoundResult) -> int:
        """Return what the next deal counts; doublings add up until a deal is settled (4.1, 4.2)."""
        options = self.options
        if result.counted and not result.drawn:
            return 1
        doubles = {
            "passed": options.all_pass == "double_next",
            "void": options.void_hand == _VOID_HAND_THAT_DOUBLES,
        }.get(result.reason, options.sixty_is_draw)
        return self.stakes * 2 if doubles else self.stakes

    def _result(self) -> tuple[RoundResult, bool]:
        """The count of this deal, and whether it wins the match whatever the score (3.3)."""
        round_ = self._round
        uncounted = round_.reason in ("passed", "void")
        gains: tuple[int, ...] = (0,) * self.rules.players
        winners: tuple[int, ...] = ()
        drawn = wins_match = False
        contract = None
        if isinstance(round_, ClassicRound):
            gains, winners, drawn, wins_match = self._classic(round_)
        elif not uncounted:
            contract = round_.contract()
            gains = chiamata_gains(self.rules, contract, self.stakes, round_.resting)
            winners = tuple(seat for seat, gain in enumerate(gains) if gain > 0)
            drawn = sixty_drawn(self.options, contract)
        laid = isinstance(round_, ChiamataRound) and round_.taken
        result = RoundResult(
            deal=self.deal,
            round=self.round,
            dealer=round_.dealer,
            points=tuple(round_.points),
            winners=winners,
            gains=gains,
            scores=tuple(map(sum, zip(self.scores, gains, strict=True))),
            contract=contract,
            counted=not uncounted,
            reason=round_.reason,
            drawn=drawn,
            stakes=self.stakes,
            hands=round_.shown_hands(),
            hand_of=round_.shower,
            unplayed=round_.unplayed,
            kitty=round_.rest if laid else (),
            discards=round_.discards if isinstance(round_, ChiamataRound) else (),
            discard_points=round_.discard_points if isinstance(round_, ChiamataRound) else 0,
        )
        return result, wins_match

    def _classic(self, round_: ClassicRound) -> tuple[tuple[int, ...], tuple[int, ...], bool, bool]:
        """Gains, winners, whether it is a draw, and whether the match is won at once."""
        rules, sides = self.rules, self.rules.sides
        if round_.shower is not None:
            verdict = Verdict(sides[round_.shower])
        else:
            totals = side_totals(sides, round_.judged)
            verdict = classic_verdict(rules, totals, sides[round_.winner])
        gains, _ = classic_gains(rules, verdict, self.scores)
        winners = tuple(seat for seat, gain in enumerate(gains) if gain)
        # Where the last cards were not played nobody has taken all points, whatever they mean.
        all_points = verdict.all_points and not round_.unplayed
        return gains, winners, verdict.drawn, all_points

    def _outcome(self, played: int, wins_match: bool) -> Outcome | None:
        rules, best = self.rules, max(self.scores)
        if wins_match:
            reason = "all_points"
        elif rules.rounds is not None:
            if played < rules.rounds:
                return None
            reason = "rounds"
        elif rules.target is not None and best >= rules.target:
            reason = "target"
        else:
            return None
        winners = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        return Outcome(winners, self.scores, reason)
