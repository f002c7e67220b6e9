"""The provably fair deal; FAIR-DEAL.md is the specification and tests pin its vectors."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count
from typing import TypeVar

SECRET_BYTES = 32

T = TypeVar("T")


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret or key in lower-case hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def match_seed(secret: bytes, interaction_ids: Iterable[int]) -> bytes:
    """Return the 32-byte seed of a match from the secret and the ids of every Join and of Start."""
    return _mac(secret, ",".join(map(str, interaction_ids)))


def deal_key(seed: bytes, deal: int) -> bytes:
    """Return the 32-byte key of deal 0, 1, 2, ..."""
    return _mac(seed, str(deal))


def draw_below(key: bytes, label: str, limit: int) -> int:
    """Return a uniform number from 0 to limit - 1 (limit at most 256), fixed by key and label."""
    return _below(_stream(_mac(key, label)), limit)


def shuffled(cards: Sequence[T], key: bytes) -> tuple[T, ...]:
    """Return the cards in the order that the key deals them (Fisher-Yates, at most 256 cards)."""
    order = list(cards)
    numbers = _stream(key)
    for last in range(len(order) - 1, 0, -1):
        other = _below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _mac(key: bytes, message: str) -> bytes:
    return hmac.digest(key, message.encode("ascii"), "sha256")


def _stream(key: bytes) -> Iterator[int]:
    return chain.from_iterable(_mac(key, str(block)) for block in count())


def _below(numbers: Iterator[int], limit: int) -> int:
    fair = 256 - 256 % limit
    for number in numbers:
        if number < fair:
            return number % limit
    raise AssertionError("the stream has no end")
