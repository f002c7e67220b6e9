"""The fair deal: pinned vectors, a second implementation of FAIR-DEAL.md, and its statistics."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from bot.game import (
    Card,
    Match,
    Options,
    commitment,
    deal_key,
    match_seed,
    rules_of,
    seat_order,
)
from bot.game.deal import draw_below, shuffled

SECRET = bytes(range(32))
IDS = (1100000000000000001, 1100000000000000002, 1100000000000000003)
SEED = bytes.fromhex("5c233e0e03143cce0d12961fdd3218dff22b4429c5a3aa699a20cf68dd5d5ebb")


# The second implementation: written from the page, down to HMAC itself (RFC 2104).


def spec_hmac(key: bytes, message: str) -> bytes:
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message.encode("ascii")).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


class SpecStream:
    def __init__(self, key: bytes) -> None:
        self.key, self.block, self.ready = key, 0, b""

    def below(self, m: int) -> int:
        while True:
            if not self.ready:
                self.ready = spec_hmac(self.key, str(self.block))
                self.block += 1
            b, self.ready = self.ready[0], self.ready[1:]
            if not b >= 256 - (256 % m):
                return b % m


def spec_draw(key: bytes, label: str, m: int) -> int:
    return SpecStream(spec_hmac(key, label)).below(m)


def spec_deck(seed: bytes, deal: int, removed: str = "") -> list[str]:
    pack = [rank + suit for suit in "CDSB" for rank in "A3KQJ76542"]
    pack = [card for card in pack if card != removed]
    stream = SpecStream(spec_hmac(seed, str(deal)))
    for i in range(len(pack) - 1, 0, -1):
        j = stream.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    pinned = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SECRET) == sha256(SECRET).hexdigest() == pinned


def test_the_seed_is_pinned() -> None:
    assert match_seed(SECRET, IDS) == SEED
    assert spec_hmac(SECRET, ",".join(map(str, IDS))) == SEED


@pytest.mark.parametrize(
    ("deal", "key", "shown"),
    [
        (
            0,
            "587bb745fd849aa5c300560236012ec1d0a3eacc8168a3b2260d9c21e480afae",
            "2df8b2267a19e0b0bc9a7ae188bc09851d07fb5654c356fe96d3e148d7421612",
        ),
        (
            1,
            "a381fd886736dae96c22b792d63ed54bbe6d84560ccab3f52ab6e305b5f28200",
            "f1fc3a8d6ba49a0edf901f2384e35ac0ff02f3b8a10d070c7efa19483a0bc604",
        ),
        (
            10,
            "34d563b57372672629905292e64550e743f8371fd86c7aeb9db3ccc773c3d6f2",
            "85609055ab4ff5d6ea04f643782836f209bf9bb93876039d3579f85000f74ed7",
        ),
    ],
)
def test_the_keys_of_the_deals_are_pinned(deal: int, key: str, shown: str) -> None:
    assert deal_key(SEED, deal).hex() == key
    assert commitment(bytes.fromhex(key)) == shown
    assert Match(Options(), SEED).deal_key(deal).hex() == key


@pytest.mark.parametrize(
    ("options", "deal", "deck"),
    [
        (
            Options(players=2),
            0,
            "6C 6D 2B 7D AS 2D 7B 5D 5B KC KS QS 6B JB JD AD 4C 2C 4D KD "
            "2S 7S AB QD 3B 3S QB 6S KB 4B 5S 4S JS 3C 5C 3D JC QC AC 7C",
        ),
        (
            Options(players=5),
            1,
            "6D 3C 3D QC 2S 7S 5S 5C KC 2B 3B 7C QB JB 4D AB JS 5B 3S 7D "
            "AS 6C 4C 4S 5D 4B 7B AD KB 2C QS JC KD 6B 2D KS QD 6S AC JD",
        ),
        (
            Options(players=3),
            0,
            "4B 7B 6D QB AB QS JB 2S 7D 3D 6S 3S AS 2D 7S QC KS 5D AC 6B "
            "3B JS JD KB 5C 4S 5S QD KC 5B 3C 7C AD KD 6C 4D 2B JC 4C",
        ),
        (
            Options(players=3, removed_two="batons"),
            1,
            "6D 3C 3D QC 2C QB AD 5C KC JD 5B 7C JB 2D 6B QS JS KS 3S 4B "
            "AS AB 4C 4S 5D AC 3B 7B KD 5S 6C KB QD 7S 6S 4D 2S JC 7D",
        ),
    ],
)
def test_the_decks_are_pinned(options: Options, deal: int, deck: str) -> None:
    assert " ".join(map(str, shuffled(rules_of(options).pack, deal_key(SEED, deal)))) == deck


def test_the_dealers_and_the_teams_are_pinned() -> None:
    dealers = [Match(Options(players=players), SEED).first_dealer for players in (2, 3, 4, 5)]
    assert dealers == [0, 1, 0, 4]
    assert seat_order(Options(players=4), SEED) == (0, 2, 1, 3)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_second_implementation_of_the_page_deals_the_same(players: int) -> None:
    rng = Random(players)
    for _ in range(60):
        secret = rng.randbytes(32)
        ids = [rng.randrange(1, 1 << 64) for _ in range(players + 1)]
        seed = spec_hmac(secret, ",".join(map(str, ids)))
        assert match_seed(secret, ids) == seed
        suit = rng.choice(("cups", "coins", "swords", "batons"))
        options = Options(players=players, removed_two=suit if players == 3 else "cups")
        removed = {"cups": "2C", "coins": "2D", "swords": "2S", "batons": "2B"}[suit]
        deck = spec_deck(seed, 0, removed if players == 3 else "")
        dealer = spec_draw(seed, "dealer", players)
        match = Match(options, seed)
        size = 8 if players == 5 else 3
        assert match.first_dealer == dealer
        for step in range(players):
            hand = match.observe((dealer + 1 + step) % players).hand
            assert list(map(str, hand)) == deck[step * size : (step + 1) * size]
        face_up = match.observe(None).face_up
        assert (str(face_up) if face_up else None) == (deck[size * players :] or [None])[0]
        if players == 4:
            number = spec_draw(seed, "teams", 3)
            drawn = [(0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2)][number]
            assert seat_order(options, seed) == drawn


def test_the_two_that_is_drawn_to_go_out_follows_from_the_page() -> None:
    options, rng = Options(players=3, removed_two="random"), Random(1)
    for _ in range(40):
        seed = rng.randbytes(32)
        removed = ("2C", "2D", "2S", "2B")[spec_draw(seed, "removed two", 4)]
        match = Match(options, seed)
        assert str(match.observe(None).removed) == removed
        deck, dealer = spec_deck(seed, 0, removed), spec_draw(seed, "dealer", 3)
        assert list(map(str, match.observe((dealer + 1) % 3).hand)) == deck[:3]
        assert str(match.observe(None).face_up) == deck[9]


@pytest.mark.parametrize(
    ("options", "seats", "size"),
    [
        (Options(players=5, kitty=True, bidding="points"), (1, 2, 3, 4, 0), 7),
        (Options(players=6, sit_out=True), (1, 2, 3, 4, 5), 8),
        (Options(players=7, sit_out=True, kitty=True), (1, 2, 3, 4, 5), 7),
    ],
    ids=str,
)
def test_hands_go_round_whoever_plays_and_the_kitty_is_what_is_left(
    options: Options, seats: tuple[int, ...], size: int
) -> None:
    deck = spec_deck(SEED, 0)
    match = Match(options, SEED, first_dealer=0)
    for step, seat in enumerate(seats):
        hand = list(map(str, match.observe(seat).hand))
        assert hand == deck[step * size : (step + 1) * size]
    if options.kitty:
        match.apply(1, match.legal(1)[0])
        for seat in seats[1:]:
            match.apply(seat, match.legal(seat)[-1])
        match.apply(1, match.legal(1)[0])
        assert list(map(str, match.observe(1).kitty)) == deck[35:]


def test_six_play_with_the_pack_without_twos() -> None:
    pack = [rank + suit for suit in "CDSB" for rank in "A3KQJ7654"]
    stream = SpecStream(spec_hmac(SEED, "0"))
    for i in range(len(pack) - 1, 0, -1):
        j = stream.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    match = Match(Options(players=6), SEED, first_dealer=5)
    for seat in range(6):
        assert list(map(str, match.observe(seat).hand)) == pack[3 * seat : 3 * seat + 3]
    assert str(match.observe(None).face_up) == pack[18]


def test_the_stock_is_drawn_in_the_order_of_the_deck() -> None:
    deck = spec_deck(SEED, 0)
    match = Match(Options(), SEED)
    drawn: list[str] = []
    while match.observe(None).stock_size:
        before = [set(match.observe(seat).hand) for seat in (0, 1)]
        for _ in range(2):
            match.apply(match.to_act[0], match.legal(match.to_act[0])[0])
        winner = match.observe(None).last_winner
        assert winner is not None
        for seat in (winner, 1 - winner):
            (new,) = set(match.observe(seat).hand) - before[seat]
            drawn.append(str(new))
    assert drawn == [*deck[7:], deck[6]]


def test_later_deals_come_from_their_own_keys() -> None:
    match = Match(Options(players=5), SEED, first_dealer=4)
    for deal in range(6):
        deck = spec_deck(SEED, deal)
        leader = (match.observe(None).dealer + 1) % 5
        assert list(map(str, match.observe(leader).hand)) == deck[:8]
        for _ in range(5):
            match.apply(match.to_act[0], match.legal(match.to_act[0])[-1])


def test_set_packs_are_dealt_first_and_then_the_seeds_own() -> None:
    reversed_pack = [Card.parse(code) for code in reversed(spec_deck(SEED, 0))]
    match = Match(Options(players=5), SEED, packs=[reversed_pack], first_dealer=4)
    assert list(match.observe(0).hand) == reversed_pack[:8]
    for _ in range(5):
        match.apply(match.to_act[0], match.legal(match.to_act[0])[-1])
    assert list(map(str, match.observe(1).hand)) == spec_deck(SEED, 1)[:8]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_card_falls_in_every_place_equally_often(seed: int) -> None:
    decks, size = 20_000, 40
    keys = (sha256(b"%d/%d" % (seed, number)).digest() for number in range(decks))
    columns = zip(*(shuffled(range(size), key) for key in keys), strict=True)
    expected = decks / size
    raw = 0.0
    for column in columns:
        often = Counter(column)
        raw += sum((often[card] - expected) ** 2 / expected for card in range(size))
    # Rows and columns both add up, which leaves 39 x 39 degrees of freedom: mean 1521, sigma 55.
    assert 1_521 - 4 * 55 < raw * 39 / 40 < 1_521 + 4 * 55


def test_numbers_below_a_limit_are_uniform() -> None:
    for limit in (3, 5, 40, 200):
        drawn = Counter(
            draw_below(sha256(b"%d" % number).digest(), "label", limit) for number in range(8_000)
        )
        assert set(drawn) == set(range(limit))
        expected = 8_000 / limit
        raw = sum((often - expected) ** 2 / expected for often in drawn.values())
        assert abs(raw - (limit - 1)) < 5 * (2 * (limit - 1)) ** 0.5


def test_teams_and_dealer_are_drawn_independently() -> None:
    seeds = [sha256(b"seed %d" % number).digest() for number in range(6_000)]
    drawn = Counter((draw_below(s, "teams", 3), draw_below(s, "dealer", 4)) for s in seeds)
    raw = sum((often - 500) ** 2 / 500 for often in drawn.values())
    assert len(drawn) == 12
    assert raw < 40


def test_no_two_labels_share_a_key_or_a_stretch_of_their_streams() -> None:
    values: list[bytes] = [SECRET, SEED]
    for label in (*map(str, range(300)), "teams", "dealer"):
        key = spec_hmac(SEED, label)
        values += [key, *(spec_hmac(key, str(block)) for block in range(3))]
    assert len(set(values)) == len(values)


def test_one_more_join_or_another_order_gives_another_seed() -> None:
    seeds = {
        match_seed(SECRET, ids)
        for ids in (IDS, IDS[:2], IDS[::-1], (*IDS, 1), (11, 1), (1, 11), (111,), (1, 1, 1))
    }
    assert len(seeds) == 8
