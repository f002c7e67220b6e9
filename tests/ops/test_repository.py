"""The repository itself: README's lines, CI, pinned requirements, nothing of somebody's machine."""

import re
import sqlite3
import subprocess
from pathlib import Path

import pytest

from bot.store import Store

from .command import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
LAYERS = ("requirements.txt", "requirements-demo.txt", "requirements-dev.txt")

# Put together here, so that this file is no find of its own.
FOREIGN = re.compile(
    "|".join(
        [
            *(f"(?<![\\w.])/{folder}/" for folder in ("work", "root", "farm", "home/[a-z]")),
            "/tm" + "p/[a-z]",
            *(f"{host}\\.org" for host in ("pypi", "pythonhosted")),
            *(f"{host}\\." for host in ("registry\\.npmjs", "deb\\.debian")),
            "(?<!emit-)index-u" + "rl",
        ]
    )
)


def pins(name: str) -> dict[str, str]:
    """The pinned lines of a requirements file by package."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==([^\\\n]+?) \\$", text, re.MULTILINE))


def code(language: str, containing: str) -> str:
    """The one code block of README in this language that contains this."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    [block] = [block.strip() for block in blocks if containing in block]
    return block


@pytest.mark.parametrize(
    ("ending", "requirements"),
    [("-m bot demo", "requirements-demo.txt"), ("-m pytest", "requirements-dev.txt")],
)
def test_one_line_sets_everything_up_and_runs_it(ending, requirements):
    steps = ["-m venv .venv", f"-m pip install --require-hashes -r {requirements}", ending]
    python = ".venv/bin/python"
    unix = f"python3 {steps[0]} && {python} {steps[1]} && {python} {steps[2]}"
    windows = ".venv\\Scripts\\python"
    assert code("sh", f"&& {python} {ending}") == unix
    assert (
        code("bat", ending) == f"py -3 {steps[0]} && {windows} {steps[1]} && {windows} {steps[2]}"
    )


def test_ci_runs_the_line_of_the_readme():
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    [pattern] = re.findall(r"grep -m 1 '(.+)' README\.md", script)
    assert re.findall(pattern, README, re.MULTILINE) == [code("sh", "bin/python -m pytest")]
    assert 'eval "${line//.venv/$venv}"' in script
    subprocess.run(["bash", "-n", ROOT / ".ci/run"], check=True)


def test_requirements_are_pinned_with_hashes_and_agree():
    for name in LAYERS:
        text = (ROOT / name).read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
        assert len(lines) == len(pins(name)) > 0, "a line is not pinned or has no hash"
        assert len(re.findall(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$", text, re.MULTILINE)) > len(
            lines
        )
    bot, demo, dev = map(pins, LAYERS)
    assert bot.items() <= demo.items() <= dev.items()


def test_requirements_hold_what_the_project_names():
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for name, version in re.findall(
        r'^    "([a-z][\w.-]+)(?:\[\w+\])?==([\d.]+)"', project, re.MULTILINE
    ):
        assert pins("requirements-dev.txt")[name.replace(".", "-")] == version


def test_the_bot_alone_needs_no_tool_of_tests():
    assert not pins("requirements.txt").keys() & {"simcord", "pytest", "playwright", "mypy"}


def test_the_files_that_the_readme_names_are_there():
    links = re.findall(r"\]\((?!https?:)([^)#]+)", README)
    folders = re.findall(r"\b(?:bot|tests)/\w+(?:\.\w+)?|\.ci/run|\bcogs\b", README)
    assert links
    assert folders
    for name in links + folders:
        assert (ROOT / name).exists(), name


def test_the_procfile_starts_the_bot():
    assert (ROOT / "Procfile").read_text() == "worker: python -m bot\n"


def test_no_tracked_file_knows_somebodys_machine():
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    finds = []
    for name in filter(None, listed.stdout.split("\0")):
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue  # a picture, or deleted but not committed yet
        finds += [
            f"{name}:{number}: {line.strip()}"
            for number, line in enumerate(text.splitlines(), start=1)
            if FOREIGN.search(line)
        ]
    assert finds == []


async def test_the_backup_of_the_readme_copies_a_running_database(tmp_path):
    line = code("sh", "VACUUM INTO")
    path = tmp_path / "data" / "briscola.sqlite3"
    async with await Store.open(path) as store:
        await store.set_meta("kept", "here")
        python = ".venv/bin/python"
        assert line.startswith(python)
        (tmp_path / python).parent.mkdir(parents=True)
        (tmp_path / python).symlink_to(Path(subprocess.sys.executable))
        subprocess.run(["bash", "-c", line], cwd=tmp_path, check=True)
        await store.set_meta("later", "gone")
    backup = tmp_path / "data" / "backup.sqlite3"
    with sqlite3.connect(backup) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
    path.unlink()
    backup.rename(path)
    async with await Store.open(path) as store:
        assert await store.get_meta("kept") == "here"
        assert await store.get_meta("later") is None
