"""The budget of starts."""

from bisect import bisect_left

from bot import starts

DAY = 24 * 3600


def test_an_ordinary_start_does_not_wait(tmp_path):
    database = tmp_path / "file"
    for second in range(starts.BURST):
        assert starts.wait_before(database, float(second)) == 0
        starts.note(database, float(second))


def test_a_crash_loop_stays_below_burst_and_pace_in_any_day(tmp_path, monkeypatch):
    assert starts.BURST + DAY / starts.APART < 950, "Discord's limit is 1,000"
    monkeypatch.setattr(starts, "BURST", 40)
    monkeypatch.setattr(starts, "APART", 1800.0)
    now, times = 1000.0, []
    while now < 1000 + 3 * DAY:
        now += starts.wait_before(tmp_path / "file", now)
        starts.note(tmp_path / "file", now)
        times.append(now)
        now += 5
    most = max(bisect_left(times, first + DAY) - number for number, first in enumerate(times))
    assert 40 < most <= 40 + 48


def test_a_wait_that_is_cut_short_does_not_count(tmp_path):
    database = tmp_path / "file"
    for second in range(starts.BURST):
        starts.note(database, float(second))
    now = float(starts.BURST)
    assert starts.wait_before(database, now) == starts.wait_before(database, now) > 0


def test_after_a_quiet_day_all_is_forgotten(tmp_path):
    database = tmp_path / "file"
    for second in range(starts.BURST):
        starts.note(database, float(second))
    assert starts.wait_before(database, 2.0 * DAY) == 0
    starts.note(database, 2.0 * DAY)
    assert (tmp_path / "file-starts").read_text() == f"{2 * DAY}\n"


def test_a_spoilt_file_and_a_missing_folder_do_not_stop_the_bot(tmp_path):
    (tmp_path / "file-starts").write_bytes(b"\xff?")
    assert starts.wait_before(tmp_path / "file", 5.0) == 0
    starts.note(tmp_path / "file", 5.0)
    assert (tmp_path / "file-starts").read_text() == "5\n"
    starts.note(tmp_path / "none" / "file", 5.0)
