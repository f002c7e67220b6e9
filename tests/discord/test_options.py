"""How people choose: the host's panel, agreement to changed rules, sets of rules (issue 3)."""

from __future__ import annotations

import pytest

from bot.game import Options
from bot.i18n import words_for
from bot.tables.presets import PRESETS
from bot.ui.presets import MOST_PRESETS
from tests.discord.games import Game, forge, seat, table_of
from tests.discord.test_lobby import make_moderator
from tests.support.people import Evening
from tests.support.person import Person
from tests.support.shown import Shown

WORDS, ITALIAN = words_for("en"), words_for("it")


async def rules_now(evening: Evening, lobby: Shown) -> Options:
    return (await evening.bot.tables.get(table_of(lobby))).options


async def panel_of(host: Person, lobby: Shown, group: str = "match") -> Shown:
    """Open the panel and turn to this group."""
    panel = (await host.click(lobby, "b1:options:")).panel
    if group != "match":
        await host.select(panel, group, wanted="b1:options-group:")
    return panel


async def choose(host: Person, panel: Shown, name: str, value: object) -> None:
    [menu] = [menu for menu in panel.selects if menu.custom_id.endswith(f":{name}")]
    await host.select(panel, str(value), wanted=menu.custom_id)


class TestPanel:
    @pytest.mark.parametrize("locale", ["en-US", "it"])
    async def test_the_host_sees_the_panel_alone_and_everybody_what_it_does(
        self, evening: Evening, locale: str
    ) -> None:
        words = words_for(locale)
        anna, marco = evening.person("Anna", locale), evening.person("Marco")
        lobby = await seat(evening, [anna], players=2)
        opened = await anna.click(lobby, "Options")
        assert opened.ephemeral
        assert words("options-title", group=words("options-group-match")) in opened.text
        panel = opened.panel
        assert panel not in marco.sees()
        await anna.select(panel, "round", wanted="b1:options-group:")
        assert words("term-open") in panel.text
        await choose(anna, panel, "open", True)
        assert await rules_now(evening, lobby) == Options(players=2, open=True)
        assert WORDS("term-open") in lobby.text  # the server speaks English
        assert WORDS("terms-changed", term=WORDS("term-open")) not in lobby.text
        await choose(anna, panel, "open", False)
        assert WORDS("term-open") not in lobby.text
        assert evening.public() == [lobby]

    async def test_only_the_host_chooses_and_the_others_can_read_the_rules(
        self, evening: Evening
    ) -> None:
        anna, marco = evening.people("Anna", "Marco")
        lobby = await seat(evening, [anna, marco], players=3)
        panel = await panel_of(anna, lobby)
        refused = WORDS("refusal-not-host", moderators=False, host="Anna")
        for person in (marco, evening.person("Zoe")):
            answer = await person.click(lobby, "Options")
            assert answer.ephemeral
            assert answer.text == refused
            for id in [*(menu.custom_id for menu in panel.selects), "b1:options-preset:1:0:bga"]:
                id = id.replace(":1:0:bga", f":{table_of(lobby):x}:0:bga")
                forged = await forge(person, lobby, id, "long")
                assert forged.ephemeral
            assert WORDS("rules-title", players=3) in (await person.click(lobby, "Rules")).text
        assert await rules_now(evening, lobby) == Options(players=3)

    async def test_whoever_becomes_host_gets_the_panel_and_the_old_one_is_of_no_use(
        self, evening: Evening
    ) -> None:
        anna, marco = evening.people("Anna", "Marco")
        lobby = await seat(evening, [anna, marco], players=3)
        panel = await panel_of(anna, lobby)
        await anna.click(lobby, "Stand up")
        await choose(anna, panel, "length", "long")
        assert "Only Marco" in panel.text
        assert panel.selects == []
        theirs = await panel_of(marco, lobby)
        await choose(marco, theirs, "length", "long")
        assert await rules_now(evening, lobby) == Options(players=3, length="long")

    async def test_the_number_of_players_brings_other_groups(self, evening: Evening) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=2)
        panel = await panel_of(anna, lobby)
        await choose(anna, panel, "players", 5)
        assert "Briscola Chiamata · 5 players" in lobby.text
        assert "5 ○ free seat" in lobby.text
        await anna.select(panel, "calling", wanted="b1:options-group:")
        await choose(anna, panel, "kitty", True)
        assert WORDS("term-kitty") in lobby.text
        await anna.select(panel, "match", wanted="b1:options-group:")
        for players, game in ((7, "7 players, two rest"), (6, "6 players, two teams")):
            await choose(anna, panel, "players", players)
            assert game in lobby.text
            assert (WORDS("term-kitty") in lobby.text) == (players == 7)
        await choose(anna, panel, "sit_out", True)
        assert "6 players, one rests" in lobby.text

    async def test_fewer_seats_than_people_are_refused_on_the_panel(self, evening: Evening) -> None:
        people = evening.people("Anna", "Marco", "Giulia")
        lobby = await seat(evening, people, players=4)
        panel = await panel_of(people[0], lobby)
        await choose(people[0], panel, "players", 2)
        assert WORDS("refusal-too-many-seated", seated=3) in panel.text
        [menu] = [menu for menu in panel.selects if menu.custom_id.endswith(":players")]
        assert await rules_now(evening, lobby) == Options(players=4)
        assert menu

    async def test_two_clicks_at_once_are_both_done(self, evening: Evening) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=2)
        panel = await panel_of(anna, lobby, "round")
        presses = [
            anna.selecting(panel, "True", wanted=menu.custom_id)
            for menu in panel.selects
            if menu.custom_id.endswith((":open", ":skip_uneventful", ":count_points"))
        ]
        await evening.together(*presses)
        expected = Options(players=2, open=True, skip_uneventful=True, count_points=True)
        assert await rules_now(evening, lobby) == expected

    async def test_an_old_panel_explains_itself(self, evening: Evening) -> None:
        people = evening.people("Anna", "Marco")
        lobby = await seat(evening, people)
        first, second = [await panel_of(people[0], lobby) for _ in range(2)]
        await people[0].click(lobby, "Start")
        await choose(people[0], first, "length", "long")
        assert first.text == WORDS("refusal-lobby-only")
        await evening.bot.tables.play.leave(table_of(second), people[0].id)
        await evening.quiet()
        await choose(people[0], second, "length", "long")
        assert second.text == WORDS("refusal-table-over")

    async def test_a_choice_that_was_never_offered_changes_nothing(self, evening: Evening) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=2)
        panel = await panel_of(anna, lobby)
        table = f"{table_of(lobby):x}"
        for name, value in (("players", "9"), ("nonsense", "True"), ("kitty", "True")):
            assert (await forge(anna, panel, f"b1:option:{table}:0:{name}", value)).acknowledged
        for name in ("nonsense", ""):
            answer = await forge(anna, panel, f"b1:options-preset:{table}:999:{name}")
            assert answer.acknowledged
        assert await rules_now(evening, lobby) == Options(players=2)

    async def test_an_option_is_named_in_the_readers_words_when_it_does_not_fit(
        self, evening: Evening
    ) -> None:
        livia = evening.person("Livia", "it")
        lobby = await seat(evening, [livia], players=2)
        table = f"{table_of(lobby):x}"
        answer = await forge(livia, lobby, f"b1:option:{table}:0:pack_look", "german")
        assert ITALIAN("term-pack_look") in answer.text


class TestAgreement:
    async def test_nobody_plays_by_rules_they_have_not_agreed_to(self, evening: Evening) -> None:
        anna, marco, giulia = evening.people("Anna", "Marco", "Giulia")
        lobby = await seat(evening, [anna, marco, giulia], players=3)
        assert lobby.find("b1:agree:") == []
        panel = await panel_of(anna, lobby, "round")
        await choose(anna, panel, "open", True)
        assert WORDS("terms-changed", term=WORDS("term-open")) in lobby.text
        assert WORDS("lobby-unseen", names="Marco and Giulia", count=2) in lobby.text
        early = await anna.click(lobby, "Start")
        assert early.ephemeral
        assert early.text == WORDS("refusal-not-agreed", names="Marco and Giulia", count=2)
        assert (await marco.click(lobby, "b1:agree:")).kind == "deferred_update"
        assert WORDS("lobby-unseen", names="Giulia", count=1) in lobby.text
        assert "Giulia has still" in (await anna.click(lobby, "Start")).text
        await giulia.click(lobby, "b1:agree:")
        assert "(changed)" not in lobby.text
        assert lobby.find("b1:agree:") == []
        assert lobby.button("b1:start:").style == 3
        await anna.click(lobby, "Start")
        assert lobby.buttons == []
        assert WORDS("term-open") in lobby.text

    async def test_names_in_the_refusal_are_plain_text(self, evening: Evening) -> None:
        anna, wild = evening.person("Anna", "it"), evening.person("**@everyone**")
        lobby = await seat(evening, [anna, wild])
        panel = await panel_of(anna, lobby)
        await choose(anna, panel, "length", "long")
        text = (await anna.click(lobby, "b1:start:")).text
        assert "\\*\\*" in text
        assert "@everyone" not in text
        assert ITALIAN("refusal-not-agreed", names="|", count=1).partition("|")[0] in text

    async def test_agreeing_twice_or_as_a_stranger_does_no_harm(self, evening: Evening) -> None:
        anna, marco, zoe = evening.people("Anna", "Marco", "Zoe")
        lobby = await seat(evening, [anna, marco])
        await choose(anna, await panel_of(anna, lobby), "length", "long")
        stranger = await zoe.click(lobby, "b1:agree:")
        assert stranger.text == WORDS("refusal-not-seated")
        answers = await evening.together(*[marco.clicking(lobby, "b1:agree:")] * 10)
        assert all(answer.acknowledged for answer in answers)
        await anna.click(lobby, "Start")
        assert lobby.buttons == []

    async def test_agreement_outlives_a_restart(self, evening: Evening) -> None:
        anna, marco = evening.people("Anna", "Marco")
        lobby = await seat(evening, [anna, marco])
        await choose(anna, await panel_of(anna, lobby), "length", "long")
        await evening.restart()
        assert "Marco has still" in (await anna.click(lobby, "Start")).text
        await marco.click(lobby, "b1:agree:")
        await evening.restart()
        await anna.click(lobby, "Start")
        assert lobby.buttons == []

    async def test_a_rematch_keeps_its_rules(self, evening: Evening) -> None:
        game = await Game.start(evening, 2)
        final = await game.finish()
        await game.people[0].click(final, "b1:rematch:")
        lobby = evening.public()[-1]
        assert lobby.find("b1:options:") == []
        table = f"{table_of(lobby):x}"
        answer = await forge(game.people[0], lobby, f"b1:options:{table}:0")
        assert answer.text == WORDS("refusal-rules-kept")


class TestAgain:
    async def test_a_new_table_has_the_rules_of_the_old_one(self, evening: Evening) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=5)
        panel = await panel_of(anna, lobby)
        await anna.select(panel, "wild", wanted="b1:options-preset:")
        rules = await rules_now(evening, lobby)
        assert rules.force
        await anna.click(lobby, "Cancel")
        [again] = lobby.buttons
        assert len(again.custom_id) <= 100
        opened = (await anna.click(lobby, again)).panel
        assert await rules_now(evening, opened) == rules

    @pytest.mark.parametrize(
        ("written", "rules"),
        [
            ("players=3 length=long", Options(players=3, length="long")),
            ("players=4", Options(players=4, peek="off")),
        ],
    )
    async def test_a_button_from_before_there_were_so_many_options_still_works(
        self, evening: Evening, written: str, rules: Options
    ) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=2)
        opened = (await forge(anna, lobby, f"b1:again:0:0:{written}")).panel
        assert await rules_now(evening, opened) == rules

    @pytest.mark.parametrize("written", ["zz", "0", "x=y", "0z"])
    async def test_a_button_that_nobody_made_opens_nothing(
        self, evening: Evening, written: str
    ) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=2)
        answer = await forge(anna, lobby, f"b1:again:0:0:{written}")
        assert answer.acknowledged
        assert evening.public() == [lobby]


class TestPresets:
    async def test_the_panel_takes_a_whole_set_and_the_defaults_take_it_back(
        self, evening: Evening
    ) -> None:
        [anna] = evening.people("Anna")
        lobby = await seat(evening, [anna], players=4)
        panel = await panel_of(anna, lobby, "teams")
        await anna.select(panel, "tournament", wanted="b1:options-preset:")
        assert await rules_now(evening, lobby) == Options(
            players=4, talk="silent", peek="off", length="long"
        )
        assert WORDS("options-title", group=WORDS("options-group-teams")) in panel.text
        await anna.click(panel, WORDS("button-defaults"))
        assert await rules_now(evening, lobby) == Options(players=4)

    @pytest.mark.parametrize("locale", ["en-US", "it"])
    async def test_a_moderator_saves_the_rules_of_the_table_and_a_host_plays_them(
        self, evening: Evening, locale: str
    ) -> None:
        words = words_for(locale)
        anna, livia = evening.person("Anna"), evening.person("Livia", locale)
        make_moderator(evening, livia)
        first = await seat(evening, [anna], players=4, length="long")
        await choose(anna, await panel_of(anna, first, "teams"), "talk", "silent")
        rules = await rules_now(evening, first)
        saved = await livia.slash("preset save", name="  Sunday *night*  ")
        assert saved.ephemeral
        assert "Sunday \\*night\\*" in saved.text
        assert words("choice-talk-silent") in saved.text
        assert words("length-target", target=5) in saved.text
        second = (await livia.slash("briscola")).panel
        offered = await livia.suggestions("preset use", "name", "SUN")
        assert offered == {"Sunday *night*": "Sunday *night*"}
        used = await livia.slash("preset use", name="sunday *NIGHT*")
        assert used.text == words("preset-used", name="Sunday \\*night\\*")
        assert await rules_now(evening, second) == rules
        panel = await panel_of(livia, second)
        await livia.select(panel, "bga", wanted="b1:options-preset:")
        await livia.select(panel, "Sunday *night*", wanted="b1:options-preset:")
        assert await rules_now(evening, second) == rules

    @pytest.mark.parametrize("locale", ["en-US", "it"])
    async def test_the_bots_own_sets_are_used_by_their_names(
        self, evening: Evening, locale: str
    ) -> None:
        words, anna = words_for(locale), evening.person("Anna", locale)
        lobby = (await anna.slash("briscola")).panel
        offered = await anna.suggestions("preset use", "name")
        assert offered == {words(f"preset-{name}"): name for name in PRESETS}
        for typed in (words("preset-wild"), "wild"):
            await anna.slash("preset use", name="bga")
            used = await anna.slash("preset use", name=typed)
            assert used.text == words("preset-used", name=words("preset-wild"))
            assert (await rules_now(evening, lobby)).blind_first_trick == "two"

    async def test_only_moderators_save_and_delete(self, evening: Evening) -> None:
        anna, mod = evening.people("Anna", "Mod")
        make_moderator(evening, mod)
        await seat(evening, [anna], players=2)
        await mod.slash("preset save", name="Bar")
        for command in ("preset save", "preset delete"):
            answer = await anna.slash(command, name="Bar")
            assert answer.ephemeral
            assert answer.text == WORDS("refusal-not-moderator")
        assert [*await evening.bot.store.presets(evening.guild)] == ["Bar"]
        assert await mod.suggestions("preset delete", "name") == {"Bar": "Bar"}
        deleted = await mod.slash("preset delete", name="BAR")
        assert deleted.text == WORDS("preset-deleted", name="Bar")
        again = await mod.slash("preset delete", name="Bar")
        assert again.text == WORDS("refusal-no-such-preset")

    @pytest.mark.parametrize(
        "name", ["", "   ", "\u202e", "W" * 21, "Wild Chiamata", "chiamata PAZZA", "bga"]
    )
    async def test_a_name_that_cannot_be_is_refused(self, evening: Evening, name: str) -> None:
        [mod] = evening.people("Mod")
        make_moderator(evening, mod)
        await seat(evening, [mod], players=2)
        answer = await mod.slash("preset save", name=name)
        assert answer.text == WORDS("refusal-bad-preset-name", longest=20)
        assert await evening.bot.store.presets(evening.guild) == {}

    async def test_a_name_in_other_letters_is_the_same_set(self, evening: Evening) -> None:
        [mod] = evening.people("Mod")
        make_moderator(evening, mod)
        lobby = await seat(evening, [mod], players=2)
        await mod.slash("preset save", name="Bar")
        await choose(mod, await panel_of(mod, lobby), "length", "long")
        await mod.slash("preset save", name="bAR")
        saved = await evening.bot.store.presets(evening.guild)
        assert saved == {"Bar": "players=2 length=long"}

    async def test_a_server_keeps_as_many_as_the_list_shows(self, evening: Evening) -> None:
        [mod] = evening.people("Mod")
        make_moderator(evening, mod)
        lobby = await seat(evening, [mod], players=2)
        for number in range(MOST_PRESETS):
            await evening.bot.store.save_preset(evening.guild, f"Set {number}", "players=2")
        answer = await mod.slash("preset save", name="One more")
        assert answer.text == WORDS("refusal-too-many-presets", limit=MOST_PRESETS)
        assert "Set 3" in (await mod.slash("preset save", name="Set 3")).text
        panel = await panel_of(mod, lobby)
        assert len(panel.select("b1:options-preset:").options) == 25
        assert len(await mod.suggestions("preset use", "name")) == 25

    async def test_sets_of_one_server_are_unknown_to_another(self, evening: Evening) -> None:
        [anna] = evening.people("Anna")
        guild = evening.add_guild("Elsewhere")
        await evening.bot.store.save_preset(guild, "Theirs", "players=3")
        await seat(evening, [anna], players=2)
        answer = await anna.slash("preset use", name="Theirs")
        assert answer.text == WORDS("refusal-no-such-preset")
        assert await anna.suggestions("preset use", "name", "Theirs") == {}

    async def test_a_set_is_used_by_the_host_in_a_lobby_alone(self, evening: Evening) -> None:
        anna, marco, zoe = evening.people("Anna", "Marco", "Zoe")
        lobby = await seat(evening, [anna, marco])
        refused = await marco.slash("preset use", name="scoperta")
        assert refused.text == WORDS("refusal-not-host", moderators=False, host="Anna")
        nowhere = await zoe.slash("preset use", name="scoperta")
        assert nowhere.text == WORDS("refusal-no-table-here")
        await anna.click(lobby, "Start")
        late = await anna.slash("preset use", name="scoperta")
        assert late.text == WORDS("refusal-lobby-only")

    async def test_a_set_for_fewer_than_sit_already_is_refused(self, evening: Evening) -> None:
        people = evening.people("Anna", "Marco", "Giulia")
        await evening.bot.store.save_preset(evening.guild, "Two", "players=2")
        await seat(evening, people, players=4)
        answer = await people[0].slash("preset use", name="Two")
        assert answer.text == WORDS("refusal-too-many-seated", seated=3)

    async def test_a_set_that_cannot_be_read_any_more_is_explained(self, evening: Evening) -> None:
        [anna] = evening.people("Anna")
        await evening.bot.store.save_preset(evening.guild, "Old", "players=2 kitty=True")
        lobby = await seat(evening, [anna], players=2)
        answer = await anna.slash("preset use", name="Old")
        assert answer.ephemeral
        assert WORDS("term-kitty") in answer.text
        assert await rules_now(evening, lobby) == Options(players=2)

    async def test_which_of_several_tables_is_meant_is_asked(self, evening: Evening) -> None:
        [mod] = evening.people("Mod")
        make_moderator(evening, mod)
        first, second = [await seat(evening, [mod], players=size) for size in (2, 3)]
        asked = await mod.slash("preset use", name="scoperta")
        assert WORDS("which-table") in asked.text
        [button] = [b for b in asked.panel.buttons if f":{table_of(second):x}:" in b.custom_id]
        await mod.click(asked.panel, button)
        assert (await rules_now(evening, first)).open is False
        assert (await rules_now(evening, second)).open is True
        asked = await mod.slash("preset save", name="Open: three")
        [button] = [b for b in asked.panel.buttons if f":{table_of(second):x}:" in b.custom_id]
        await mod.click(asked.panel, button)
        saved = await evening.bot.store.presets(evening.guild)
        assert saved == {"Open: three": "players=3 open=True"}
