"""A match: rounds until one side has won. It is its options, its seed and its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.game.actions import Action
from bot.game.cards import Card
from bot.game.deal import SECRET_BYTES, deal_key, draw_below, shuffled
from bot.game.errors import OptionsError
from bot.game.events import Event, MatchEnded, Outcome, RoundDealt, RoundEnded
from bot.game.observation import Observation, observe
from bot.game.options import Options
from bot.game.round import OVER, Round
from bot.game.rules import Rules, rules_of
from bot.game.scoring import Contract, RoundResult, chiamata_gains, classic_winners


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
        rules = rules_of(options)
        if not isinstance(seed, bytes) or len(seed) != SECRET_BYTES:
            raise OptionsError(options=("seed",))
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
        self.outcome: Outcome | None = None
        self.events.append(self._deal(self.first_dealer))

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
        return () if self.outcome else (self._round.turn,)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Every action that apply() would accept from this seat now."""
        if self.outcome or seat != self._round.turn:
            return ()
        return self._round.legal()

    def check(self, seat: int, action: Action) -> None:
        """Raise the IllegalAction that says why this seat may not do this now."""
        self._round.check(seat, action)

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Check and carry out an action; return what happened. A refusal changes nothing."""
        round_ = self._round
        round_.check(seat, action)
        turn = round_.turn
        events = round_.do(action)
        if round_.phase == OVER:
            events += self._count()
        self.log.append((turn, action))
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
            outcome=self.outcome,
        )

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The counts of all finished deals."""
        return tuple(event.result for event in self.events if isinstance(event, RoundEnded))

    def deal_key(self, deal: int) -> bytes:
        """Return the secret key of a deal; show it only when that deal is over."""
        return deal_key(self.seed, deal)

    def _deal(self, dealer: int) -> RoundDealt:
        pack = (
            self.packs[self.deal]
            if self.deal < len(self.packs)
            else shuffled(self.rules.pack, self.deal_key(self.deal))
        )
        self._round = Round(self.rules, pack, dealer)
        return RoundDealt(self.deal, dealer, self._round.face_up)

    def _count(self) -> tuple[Event, ...]:
        """Count the finished deal, then end the match or deal again with the next dealer."""
        result = self._result()
        self.scores = result.scores
        self.outcome = self._outcome(self.round + result.counted)
        ended = RoundEnded(result)
        if self.outcome:
            return ended, MatchEnded(self.outcome)
        self.round += result.counted
        self.deal += 1
        return ended, self._deal((result.dealer + 1) % self.rules.players)

    def _result(self) -> RoundResult:
        round_, players = self._round, self.rules.players
        contract = None
        winners: tuple[int, ...] = ()
        gains = (0,) * players
        if round_.auction is None:
            winners = classic_winners(self.rules, round_.points)
            gains = tuple(int(seat in winners) for seat in range(players))
        elif round_.called is not None:
            contract = _contract(round_)
            gains = chiamata_gains(players, contract)
            winners = tuple(seat for seat in range(players) if gains[seat] > 0)
        return RoundResult(
            deal=self.deal,
            round=self.round,
            dealer=round_.dealer,
            points=tuple(round_.points),
            winners=winners,
            gains=gains,
            scores=tuple(map(sum, zip(self.scores, gains, strict=True))),
            contract=contract,
            counted=round_.auction is None or contract is not None,
        )

    def _outcome(self, played: int) -> Outcome | None:
        rules, best = self.rules, max(self.scores)
        if rules.rounds is not None:
            if played < rules.rounds:
                return None
            reason = "rounds"
        elif rules.target is not None and best >= rules.target:
            reason = "target"
        else:
            return None
        winners = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        return Outcome(winners, self.scores, reason)


def _contract(round_: Round) -> Contract:
    auction, called = round_.auction, round_.called
    if auction is None or auction.best is None or auction.declarer is None or called is None:
        raise AssertionError("only a deal with a called card has a contract")
    declarer = auction.declarer
    partner = None if round_.partner == declarer else round_.partner
    points = round_.points[declarer] + (0 if partner is None else round_.points[partner])
    return Contract(declarer, partner, auction.best, called, points)
