"""Options are spelled in one order, without those of default value."""

from __future__ import annotations

import shlex

from options.build import BuildOptions
from options.command import command_of, spell
from options.flags import FLAGS


def test_default_values_are_left_out() -> None:
    words = spell(BuildOptions(set_name="pipo64_128"))
    always = [f"--{flag.name}" for flag in FLAGS if flag.always]
    assert [word for word in words if word.startswith("--")] == always


def test_a_switch_has_no_value() -> None:
    words = spell(BuildOptions(set_name="pipo64_128", unaligned=True))
    assert words[words.index("--unaligned") :][1:2] in ((), *((f"--{f.name}",) for f in FLAGS))


def test_values_of_a_list_follow_their_flag() -> None:
    words = spell(BuildOptions(set_name="pipo64_128", without=("share", "sink")))
    place = words.index("--without")
    assert "share" in words[place:] or "share,sink" in words[place:]


def test_words_that_a_shell_would_split_are_quoted() -> None:
    options = BuildOptions(set_name="pipo64_128", passes=("schedule(effort=2, window=3)",))
    command = command_of("my cipher.dsl", options)
    assert "'my cipher.dsl'" in command
    assert shlex.split(command)[:3] == ["lwcc", "compile", "my cipher.dsl"]
    assert "schedule(effort=2, window=3)" in shlex.split(command)
