"""The permissions, against discord.py's own bits, the link and README."""

from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot import permissions

from .command import ROOT, bot


def test_the_bits_are_those_of_discord():
    named = discord.Permissions(**dict.fromkeys(permissions.BITS, True))
    assert named.value == permissions.NUMBER
    for name, bit in permissions.BITS.items():
        assert discord.Permissions(**{name: True}).value == bit


def test_nothing_that_could_do_harm_is_asked_for():
    asked = discord.Permissions(permissions.NUMBER)
    assert not asked.administrator
    assert asked.is_subset(discord.Permissions.text() | discord.Permissions(view_channel=True))
    assert not asked.manage_messages
    assert not asked.mention_everyone


@pytest.mark.parametrize("thread", [False, True])
def test_each_missing_permission_is_named(thread):
    elsewhere = "send_messages" if thread else "send_messages_in_threads"
    here = [name for name in permissions.BITS if name != elsewhere]
    assert permissions.missing(permissions.NUMBER, thread=thread) == ()
    assert set(permissions.missing(0, thread=thread)) == set(here)
    for name in here:
        without = permissions.NUMBER & ~permissions.BITS[name]
        assert permissions.missing(without, thread=thread) == (name,)


def test_the_invite_asks_for_just_that(tmp_path):
    said = bot(tmp_path, "invite", "1234567890123456789")
    assert said.returncode == 0
    link = urlsplit(said.stdout.strip())
    assert (link.scheme, link.netloc, link.path) == ("https", "discord.com", "/oauth2/authorize")
    assert parse_qs(link.query) == {
        "client_id": ["1234567890123456789"],
        "permissions": [str(permissions.NUMBER)],
        "scope": ["bot applications.commands"],
    }
    assert said.stdout.strip().endswith("scope=bot%20applications.commands")


def test_the_readme_has_the_number_and_the_names():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"`{permissions.NUMBER}`" in readme
    for name in permissions.BITS:
        assert name.replace("_", " ").title().replace(" In ", " in ") in readme
