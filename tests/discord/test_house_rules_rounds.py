"""How a round of Briscola counts by house rules, played among people in both languages."""

from __future__ import annotations

import pytest

from bot.game import Options, PlayCard
from tests.discord.house import House
from tests.game.setups import deal, pack


async def test_three_win_nothing_below_61_where_61_are_needed(house: House) -> None:
    rules = Options(players=3, three_player_win="strict61")
    laid = deal(rules, (45, 40, 35), dealer=2)
    await house.begin(rules, laid.pack)
    assert house.says("at least 61 card points", "servono 61 punti") in house.lobby.text
    await house.play_deal(laid)
    told = house.says(
        "Nobody wins: nobody has 61 points alone.", "Nessuno vince: da solo nessuno ha 61 punti."
    )
    assert told in house.count.text
    assert "Anna\u00a0**0** · Marco\u00a0**0** · Giulia\u00a0**0**" in house.count.text


async def test_sixty_all_goes_to_the_last_trick_and_the_count_says_so(house: House) -> None:
    rules = Options(players=2, tie_60="last_trick")
    laid = deal(rules, (60, 60), dealer=1)
    await house.begin(rules, laid.pack)
    assert house.says("the last trick decides", "decide l'ultima presa") in house.lobby.text
    await house.play_deal(laid)
    closing = (await house.table()).public().closing_trick
    assert closing is not None
    winner = house.name(closing.winner)
    told = house.says(f"**{winner}** wins the round.", f"**{winner}** vince la smazzata.")
    assert told in house.count.text
    why = house.says("At 60 each, the last trick decides.", "Sul 60 pari decide l'ultima presa.")
    assert why in house.count.text


async def test_after_a_tie_the_same_player_deals_again(house: House) -> None:
    rules = Options(players=2, tie_dealer="same")
    laid = deal(rules, (60, 60), dealer=1)
    await house.begin(rules, laid.pack)
    assert house.says("the same one again", "di nuovo lo stesso") in house.lobby.text
    assert house.says("Anna to play", "Gioca Anna") in house.board.text
    await house.play_deal(laid)
    tie = house.says("Nobody wins: the best are level.", "Nessuno vince: parità in testa.")
    assert tie in house.count.text
    await house.next_deal()
    assert house.says("Anna to play", "Gioca Anna") in house.board.text


async def test_two_points_are_a_bonus_for_91_card_points(house: House) -> None:
    rules = Options(players=2, round_variant="high_score")
    laid = deal(rules, (100, 20), dealer=1)
    house.packs = [laid.pack]
    await house.open(Options(players=2))
    await house.choose(round_variant="high_score")
    assert house.says("bonus for many points", "premio per molti punti") in house.lobby.text
    await house.sit()
    await house.play_deal(laid)
    assert house.says("Bonus: 2 game points.", "Premio: 2 punti partita.") in house.count.text
    assert "Anna **2 – 0** Marco" in house.count.text


async def test_all_120_card_points_win_the_whole_match(house: House) -> None:
    rules = Options(players=2, round_variant="high_score", length="long")
    laid = deal(rules, (120, 0), dealer=1)
    await house.begin(rules, laid.pack)
    await house.play_deal(laid)
    told = house.says(
        "All 120 card points: that wins the whole match.",
        "Tutti i 120 punti: si vince subito la partita.",
    )
    assert told in house.final.text
    assert house.says("Anna wins!", "Vince Anna!") in house.final.text


async def test_a_conquest_after_a_draw_ends_the_round_by_itself(house: House) -> None:
    rules = Options(players=2, round_variant="conquest")
    hands = {0: "AD 3D 4C", 1: "AC 6C 5B"}
    await house.begin(rules, pack(rules, hands, dealer=1, face_up="7D", top="6S KD"))
    await house.click("4C AC")
    count = house.count.text
    assert house.words("result-conquest", name="Anna", names="Anna", winners=1) in count
    assert house.says("Ace · 3 · King", "Asso · 3 · Re") in count
    assert house.says("109 points were not played.", "109 punti non giocati.") in count


async def test_a_conquest_that_must_be_claimed_is_a_button_of_its_holder(house: House) -> None:
    rules = Options(players=2, round_variant="conquest", conquest_claim=True)
    await house.begin(rules, pack(rules, {0: "4C", 1: "AD 3D KD"}, dealer=1, face_up="7D"))
    assert house.words("term-conquest_claim") in house.lobby.text
    claim = house.says("Claim the round", "Dichiara la conquista")
    assert claim not in (await house.panel(0)).text
    await house.click("4C")
    panel = await house.press(1, claim)
    assert house.says("You claimed the round.", "Hai dichiarato la conquista.") in panel.text
    told = house.words("result-conquest", name="Marco", names="Marco", winners=1)
    assert told in house.count.text


async def test_tricks_that_can_change_nothing_are_left_out_and_shown(house: House) -> None:
    rules = Options(players=2, skip_uneventful=True)
    laid = deal(rules, (100, 20), dealer=1)
    await house.begin(rules, laid.pack)
    assert house.says("Skip decided tricks", "Niente prese inutili") in house.lobby.text
    await house.play_deal(laid, clicked=4)
    count = house.count.text
    assert house.says("20 points were not played.", "20 punti non giocati.") in count
    left_out = house.says("the last tricks were left out", "le ultime prese non si sono giocate")
    assert left_out in count
    result = (await house.match()).results[0]
    for seat, hand in enumerate(result.hands):
        [line] = [line for line in count.splitlines() if line.startswith(f"{house.name(seat)}: ")]
        assert all(house.words(f"rank-{card.rank}") in line for card in hand)


async def test_forced_tricks_are_left_out_with_nothing_unplayed(house: House) -> None:
    rules = Options(players=2, skip_uneventful=True)
    plain = "4C 5C 6C 4S 5S"  # with the 2 these are the last hands
    await house.begin(rules, pack(rules, {}, dealer=1, face_up="2D", bottom=plain))
    for trick in range(17):
        for _ in range(2):
            oldest = next(a for a in await house.legal() if isinstance(a, PlayCard))
            await (house.click(str(oldest)) if trick == 16 else house.act(oldest))
    count = house.count.text
    assert house.words("result-skipped", points=0) in count
    assert house.says("not played", "non giocat") not in count


@pytest.mark.parametrize("players", [2, 3])
async def test_points_taken_so_far_stand_on_the_board(house: House, players: int) -> None:
    rules = Options(players=players, count_points=True)
    hands = {0: "AC", 1: "KC", 2: "4C"}
    hands = {seat: hands[seat] for seat in range(players)}
    await house.begin(rules, pack(rules, hands, dealer=players - 1, face_up="2D"))
    assert house.says("Count points", "Conto dei punti") in house.lobby.text
    await house.click(" ".join(hands.values()))
    rest = " · Giulia\u00a0**0**" * (players == 3)
    line = f"Anna\u00a0**15** · Marco\u00a0**0**{rest}"
    assert house.says("Points so far: ", "Punti finora: ") + line in house.board.text
