"""Match files: what they say, and that nothing in them can be changed unnoticed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.game import (
    FileRefused,
    GameError,
    Match,
    MatchFile,
    Options,
    commitment,
    format_match,
    parse_match,
)

KINDS = [
    Options(players=2),
    Options(players=3, removed_two="swords"),
    Options(players=4),
    Options(players=4, teams="12-34"),
    Options(players=5),
    Options(players=5, bidding="points", length="long"),
    Options(players=3, removed_two="random", exchange=True, skip_uneventful=True),
    Options(players=6, peek="both", round_variant="conquest", conquest_claim=True),
    Options(players=7, sit_out=True, kitty=True, blind_first_trick="always"),
]


PINNED = (
    "briscola match file 1\n"
    "options players=5 bidding=points\n"
    "commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd\n"
    "secret 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
    "joins 101 102 103 104 105\n"
    "start 106\n"
    "players 11 12 13 14 15\n"
    "seats drawn 0 1 2 3 4\n"
    "dealer drawn 1\n"
    "deal 0 commitment 466b1a7af257810e129201e8163cb41016a732b49e746ed00f599a6626ee9d2c"
    " key 707b6aa4842b7e3a81c22ee4b66ca377cf75219f569a97dcc405281e89e02bca\n"
    "deal 1 commitment 6f2e73846e72411c86dc60a668367cbc0cc7ece23e6cbe3dc49cae4417a63e13"
    " key 7b1d1a93f363f27f98161d01151c195263b69037d656d024d5446023c80369fc\n"
    "result 0 points 0 0 0 0 0 gains 0 0 0 0 0 scores 0 0 0 0 0\n"
    "winners unfinished\n"
    "log 2/pass 3/pass 4/pass 0/pass 1/pass 3/points:61\n"
    "sha256 d6647f0c39e33f7b7b0cf120fb5c1638db6d899f4e7512b972bb2f7bdd6334aa\n"
)
"""A file as the first version of this bot wrote it: five passes and a bid."""


def written(options: Options, *, actions: int | None = None, rematch: bool = False) -> MatchFile:
    """Play a random match, to its end or for so many actions, and write it down."""
    rng = Random(str(options))
    count = options.players
    file = MatchFile(
        options=options,
        secret=rng.randbytes(32),
        joins=tuple(1_100_000_000_000_000_000 + rng.randrange(10**15) for _ in range(count)),
        start=1_200_000_000_000_000_000,
        players=tuple(300_000_000_000_000_000 + rng.randrange(10**15) for _ in range(count)),
        log=(),
        seats=tuple(rng.sample(range(count), count)) if rematch else None,
        first_dealer=count - 1 if rematch else None,
    )
    match = file.match()
    while match.to_act and len(match.log) != actions:
        match.apply(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return replace(file, log=tuple(match.log))


def refused_at(text: str) -> int | None:
    """Return the line at which the file is refused, None when it is accepted."""
    try:
        MatchFile.verify(text)
    except FileRefused as error:
        return error.data["line"]
    return None


@pytest.mark.parametrize("options", KINDS, ids=str)
@pytest.mark.parametrize("actions", [None, 0, 1, 30])
@pytest.mark.parametrize("rematch", [False, True], ids=["drawn", "rematch"])
def test_a_file_is_verified_and_gives_the_match_back(
    options: Options, actions: int | None, rematch: bool
) -> None:
    file = written(options, actions=actions, rematch=rematch)
    again = MatchFile.verify(str(file))
    assert again == file
    assert str(again) == str(file)
    assert format_match(again.match()) == format_match(file.match())
    assert (again.match().outcome is None) == (actions is not None)


def test_a_file_once_written_is_verified_and_written_the_same_for_ever() -> None:
    file = MatchFile.verify(PINNED)
    assert str(file) == PINNED
    assert (file.secret, file.start, len(file.log)) == (bytes(range(32)), 106, 6)


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_a_file_tells_commitments_keys_results_and_winners(options: Options) -> None:
    file = written(options)
    match, lines = file.match(), str(file).splitlines()
    assert match.outcome
    assert lines[2:4] == [f"commitment {commitment(file.secret)}", f"secret {file.secret.hex()}"]
    deals = [line.split() for line in lines if line.startswith("deal ")]
    keys = [match.deal_key(deal) for deal in range(match.deal + 1)]
    assert [bytes.fromhex(words[-1]) for words in deals] == keys
    assert [words[3] for words in deals] == [commitment(key) for key in keys]
    assert sum(line.startswith("result ") for line in lines) == len(match.results)
    assert f"winners {' '.join(map(str, match.outcome.winners))}" in lines


def test_an_unfinished_file_says_so_and_shows_the_key_of_the_deal_under_way() -> None:
    file = written(Options(players=5), actions=3)
    lines = str(file).splitlines()
    assert "winners unfinished" in lines
    assert sum(line.startswith("deal ") for line in lines) == 1
    assert not any(line.startswith("result ") for line in lines)


def test_a_rematch_keeps_the_seats_and_the_dealer_that_it_was_given() -> None:
    file = written(Options(players=4), actions=5, rematch=True)
    assert file.order == file.seats
    assert MatchFile.verify(str(file)).match().first_dealer == 3


def changed(character: str) -> str:
    """Return a character that is as like the old one as can be."""
    if character.isdigit():
        return str((int(character) + 1) % 10)
    swaps = {"\n": "\r", " ": "\t", "A": "3", "C": "D", "D": "S", "S": "B", "B": "C", "f": "e"}
    return swaps.get(character, character.swapcase() if character.isalpha() else "x")


@pytest.mark.parametrize("rematch", [False, True], ids=["drawn", "rematch"])
@pytest.mark.parametrize("options", [Options(), Options(players=4), Options(players=5)], ids=str)
def test_any_changed_lost_or_doubled_character_is_refused(options: Options, rematch: bool) -> None:
    text = str(written(options, actions=25, rematch=rematch))
    for place, character in enumerate(text):
        before, after = text[:place], text[place + 1 :]
        assert refused_at(before + changed(character) + after), (place, character)
        assert refused_at(before + after), (place, character)
        assert refused_at(before + character + character + after), (place, character)


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_a_changed_character_in_a_whole_match_is_refused(options: Options) -> None:
    text, rng = str(written(options)), Random(1)
    for place in rng.sample(range(len(text)), 150):
        for other in {changed(text[place]), rng.choice("0123456789abcdef ACDSB\n")} - {text[place]}:
            assert refused_at(text[:place] + other + text[place + 1 :]), place


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_the_line_named_is_the_one_that_does_not_follow(options: Options) -> None:
    lines = str(written(options)).splitlines()
    names = [line.split()[0] for line in lines]
    for number, line in enumerate(lines, start=1):
        name = names[number - 1]
        bent = line[:-1] + changed(line[-1])
        found = refused_at("\n".join([*lines[: number - 1], bent, *lines[number:]]) + "\n")
        if name == "options":
            # Another number of players asks for another number of joins.
            assert found in (number, names.index("joins") + 1)
        elif name == "secret":
            # The same secret in capitals is the line's own mistake.
            assert found == (number if bent.lower() == line else names.index("commitment") + 1)
        elif name in ("joins", "start"):
            # Other interactions, another seed: seats or dealer may be drawn the same by chance.
            assert found in [names.index(other) + 1 for other in ("seats", "dealer", "deal")]
        elif name == "players":
            assert found == len(lines)
        elif name == "log":
            assert found
            assert found <= number
        else:
            assert found == number, line


def test_an_illegal_action_in_the_log_is_found_in_the_line_of_the_log() -> None:
    lines = str(written(Options(), actions=6)).splitlines()
    (number,) = (n for n, line in enumerate(lines, start=1) if line.startswith("log "))
    words = lines[number - 1].split()
    for wrong in ("0/pass", words[1], "1/AD 1/AD", "x/AD", "0/XX", "0/points:" + "9" * 5000):
        lines[number - 1] = " ".join([*words, wrong])
        assert refused_at("\n".join(lines) + "\n") == number


def test_a_given_dealer_that_has_no_seat_is_refused_in_its_line() -> None:
    text = str(written(Options(), actions=6, rematch=True))
    for wrong in ("2", "-1", "", "0 1", "x"):
        assert refused_at(text.replace("dealer given 1", f"dealer given {wrong}")) == 9


def test_a_missing_or_doubled_line_is_refused() -> None:
    lines = str(written(Options(players=3))).splitlines(keepends=True)
    for number in range(len(lines)):
        for other in (
            [*lines[:number], *lines[number + 1 :]],
            [*lines[: number + 1], *lines[number:]],
            lines[:number],
        ):
            found = refused_at("".join(other))
            assert found
            assert found <= number + 2


def test_line_ends_of_windows_are_the_same_file() -> None:
    file = written(Options(), actions=9)
    assert MatchFile.verify(str(file).replace("\n", "\r\n")) == file


def test_log_entries_after_the_end_are_refused() -> None:
    file = written(Options())
    more = replace(file, log=(*file.log, file.log[-1]))
    with pytest.raises(GameError):
        str(more)


GOOD = str(written(Options(players=4), actions=10))
PIECES = st.one_of(st.text(), st.sampled_from([*GOOD.splitlines(), *GOOD.split(" "), "\n", " "]))


@settings(max_examples=120)
@given(st.lists(PIECES, max_size=20).map("".join))
def test_garbage_is_refused_and_nothing_else_happens(text: str) -> None:
    for garbage in (text, f"briscola match file 1\n{text}", GOOD + text):
        if garbage != GOOD:
            assert refused_at(garbage)
    with pytest.raises(GameError):
        parse_match(text)


@settings(max_examples=300)
@given(st.data())
def test_a_file_with_a_piece_replaced_is_refused(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(GOOD)))
    end = data.draw(st.integers(start, min(len(GOOD), start + 12)))
    bent = GOOD[:start] + data.draw(PIECES) + GOOD[end:]
    assert bool(refused_at(bent)) == (bent.replace("\r\n", "\n") != GOOD)


@settings(max_examples=300)
@given(st.data())
def test_a_match_in_one_line_with_a_piece_replaced_raises_nothing_but_game_errors(
    data: st.DataObject,
) -> None:
    text = format_match(written(Options(players=5), actions=12).match())
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    try:
        match = parse_match(text[:start] + data.draw(PIECES) + text[end:])
    except GameError:
        return
    assert isinstance(match, Match)
