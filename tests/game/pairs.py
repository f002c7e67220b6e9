"""An all-pairs table: few option sets in which every two values that go together meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from itertools import combinations, product
from random import Random

from bot.game import Options, OptionsError
from bot.game.options import NEEDS, SIZES, VALUES

Value = tuple[str, object]
Pair = tuple[Value, Value]

DEFAULTS: Mapping[str, object] = {field.name: field.default for field in fields(Options)}
TABLES = (
    *({"players": players, "sit_out": False} for players in (2, 3, 4, 5, 6)),
    *({"players": players, "sit_out": True} for players in (6, 7)),
)


def pairs_of(options: Options) -> Iterator[Pair]:
    """Every two values of this table."""
    yield from combinations([(name, getattr(options, name)) for name in VALUES], 2)


def chosen(wanted: Mapping[str, object]) -> Options | None:
    """Options with these values, the rest at their defaults where possible; None if none are."""
    for table in TABLES:
        if any(wanted.get(name, value) != value for name, value in table.items()):
            continue
        needs = [
            NEEDS[name]
            for name, value in wanted.items()
            if name in NEEDS and value != DEFAULTS[name]
        ]
        for way in product(*needs):
            if any(wanted.get(name, value) != value for name, value in way):
                continue
            options = built({**dict(way), **wanted, **table})
            if options:
                return options
    return None


def built(values: Mapping[str, object]) -> Options | None:
    try:
        return Options(**values)
    except OptionsError:
        return None


@cache
def valid_pairs() -> frozenset[Pair]:
    """Every two values of two options that some table can have."""
    return frozenset(
        (one, other)
        for first, second in combinations(VALUES, 2)
        for one in ((first, value) for value in VALUES[first])
        for other in ((second, value) for value in VALUES[second])
        if chosen(dict((one, other)))
    )


@cache
def table_of_pairs(seed: int = 3) -> tuple[Options, ...]:
    """Choose tables greedily, each with many pairs that were not there before."""
    rng = Random(seed)
    missing = dict.fromkeys(sorted(valid_pairs(), key=repr))
    rows: list[Options] = []
    while missing:
        one, other = next(iter(missing))
        row = chosen(dict((one, other)))
        assert row
        fixed = {one[0], other[0]}
        names = [name for name in VALUES if name not in fixed]
        for name in rng.sample(names, len(names)):
            row = _best(row, name, missing, rng)
        rows.append(row)
        for pair in pairs_of(row):
            missing.pop(pair, None)
    return tuple(rows)


def _best(row: Options, name: str, missing: Mapping[Pair, None], rng: Random) -> Options:
    """The row with the value of this option that brings the most missing pairs."""
    if name in ("players", "sit_out") or row.active not in SIZES.get(name, {row.active}):
        return row
    values = {other: getattr(row, other) for other in VALUES}
    best, most = row, _fresh(row, name, missing)
    for value in rng.sample(VALUES[name], len(VALUES[name])):
        other = built({**values, name: value})
        fresh = _fresh(other, name, missing) if other else -1
        if other and fresh > most:
            best, most = other, fresh
    return best


def _fresh(row: Options, name: str, missing: Mapping[Pair, None]) -> int:
    place = list(VALUES).index(name)
    mine = (name, getattr(row, name))
    return sum(
        (
            (mine, (other, getattr(row, other)))
            if place < at
            else ((other, getattr(row, other)), mine)
        )
        in missing
        for at, other in enumerate(VALUES)
        if at != place
    )
