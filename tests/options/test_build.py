"""Options: one spelling, back from it, and the pipeline that they become."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builds.pipelines import passes_of
from compiler.pipeline import describe
from options.arguments import as_table, from_table, read_command
from options.build import BuildOptions
from options.command import command_of
from options.file_names import stem_of
from options.pass_options import read_pass
from options.settled import settle, with_usual_unrolling
from runtime.user_error import UserError
from tests.lwcc.terminal import options

NAMES = st.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,8}", fullmatch=True)
ANY = st.builds(
    options,
    set_name=NAMES,
    lanes=st.sampled_from((8, 16, 32, 64, 128)),
    align=st.sampled_from(("once", "round")),
    slicing=st.sampled_from(("auto", "word", "bit")),
    stride=st.integers(0, 6),
    core=st.sampled_from(("", "apple-a10", "cortex-a55")),
    features=st.sampled_from(((), ("sha3",), ("aes",))),
    counter_bits=st.sampled_from((0, 16, 32)),
    without=st.sampled_from(((), ("value_numbering",), ("fold", "schedule"))),
    passes=st.sampled_from(((), ("schedule(effort=7)",), ("sbox()", "balance(rotation=3)"))),
    prefix=st.one_of(st.just(""), NAMES),
    goal=st.sampled_from(("speed", "size")),
    unroll=st.sampled_from(("auto", "yes", "no")),
)
FIXED = st.builds(
    options,
    set_name=NAMES,
    target=st.sampled_from(("avr", "c", "rv32i")),
    lanes=st.just(1),
    keys=st.just("fixed"),
    key=st.binary(min_size=1, max_size=32).map(bytes.hex),
    nonce=st.binary(max_size=12).map(bytes.hex),
)


@given(st.one_of(ANY, FIXED))
def test_a_command_reads_back_as_its_options(made: BuildOptions) -> None:
    assert read_command(command_of("some cipher.dsl", made)) == ("some cipher.dsl", made)


@pytest.mark.parametrize(
    ("target", "changed", "is_rolled"),
    [
        ("avr", {}, True),
        ("avr", {"unroll": "no"}, True),
        ("avr", {"unroll": "yes"}, False),
        ("avr", {"blocks": 2}, True),
        ("avr", {"slicing": "plane"}, True),
        ("avr", {"fold": "online"}, False),
        ("avr", {"keys": "onthefly"}, False),
        ("avr", {"goal": "ram"}, False),
        ("avr", {"keys": "fixed", "key": "00"}, False),
        ("rv32i", {}, False),
        ("avr", {"goal": "size"}, True),
        ("avr", {"goal": "size", "unroll": "yes"}, False),
        ("c", {"slicing": "cell"}, True),
        ("c", {"slicing": "cell", "unroll": "yes"}, False),
    ],
)
def test_rounds_are_in_a_loop_where_that_is_asked_for(
    target: str, changed: dict[str, object], is_rolled: bool
) -> None:
    assert options(target=target, lanes=1, **changed).is_rolled == is_rolled


def test_a_loop_for_speed_has_long_iterations_and_one_for_size_has_not() -> None:
    assert options(target="avr", lanes=1).has_long_turns
    assert not options(target="avr", lanes=1, goal="size").has_long_turns
    assert not options(target="rv32i", lanes=1, unroll="no").has_long_turns


@pytest.mark.parametrize(
    ("changed", "kept"),
    [
        ({"unroll": "yes"}, "auto"),
        ({"unroll": "no"}, "no"),
        ({"unroll": "no", "goal": "size"}, "auto"),
        ({"unroll": "yes", "goal": "size"}, "yes"),
        ({"unroll": "yes", "slicing": "cell"}, "yes"),
    ],
)
def test_what_goal_and_form_want_anyway_is_not_spelled(
    changed: dict[str, object], kept: str
) -> None:
    assert with_usual_unrolling(options(target="c", lanes=1, **changed)).unroll == kept


@pytest.mark.parametrize(
    ("changed", "kept"),
    [
        ({"unroll": "yes"}, "yes"),
        ({"unroll": "no"}, "auto"),
        ({"unroll": "yes", "keys": "onthefly"}, "auto"),
    ],
)
def test_where_loops_are_usual_unrolling_is_spelled(changed: dict[str, object], kept: str) -> None:
    assert with_usual_unrolling(options(target="avr", lanes=1, **changed)).unroll == kept


def test_unroll_alone_is_yes() -> None:
    _, made = read_command("lwcc compile pipo --lanes 16 --goal size --unroll --mode ecb")
    assert (made.unroll, made.mode) == ("yes", "ecb")


@given(ANY)
def test_a_table_reads_back_as_its_options(made: BuildOptions) -> None:
    table = as_table(made) | {"features": list(made.features)}
    assert from_table(made.set_name, made.target, made.goal, table) == made


def test_the_shortest_command_names_set_target_and_lanes() -> None:
    command = command_of("pipo", options(set_name="pipo64_128", lanes=16))
    assert command == "lwcc compile pipo --set pipo64_128 --target neon --lanes 16"


def test_the_default_core_is_not_spelled() -> None:
    assert options(core="apple-a10") == options()
    assert options(core="cortex-a55") != options()


@pytest.mark.parametrize(
    ("changed", "stem"),
    [
        ({}, "s"),
        ({"lanes": 8}, "s_l8_once"),
        ({"align": "round"}, "s_l16_round"),
        ({"lanes": 128}, "s_l128_bit"),
        ({"lanes": 32, "features": ("sha3",)}, "s_l32_sha3"),
        ({"align": "round", "features": ("sha3",)}, "s_l16_round_sha3"),
        ({"goal": "size"}, "s_l16_small"),
        ({"unroll": "no"}, "s_l16_rolled"),
        ({"goal": "size", "unroll": "yes"}, "s_l16_small_unrolled"),
    ],
)
def test_names_say_what_is_special(changed: dict[str, object], stem: str) -> None:
    assert stem_of(options(**{"set_name": "s", "lanes": 16, **changed})) == stem


def described(made: BuildOptions) -> list[str]:
    return [describe(step) for step in passes_of(made)]


def test_options_become_options_of_passes() -> None:
    found = described(options(lanes=32, goal="size", passes=("schedule(effort=9, lookahead=4)",)))
    assert "slice(lanes=32)" in found
    assert "roll(enabled=true)" in found
    assert "schedule(lookahead=4, effort=9)" in found
    assert "bitslice()" in found


def test_many_lanes_are_bitsliced_unless_told() -> None:
    assert "bitslice(enabled=true, lanes=128)" in described(options(lanes=128))
    assert "bitslice()" in described(options(lanes=128, slicing="word"))


def test_alignment_every_round_leaves_sums_as_they_are() -> None:
    assert not [name for name in described(options(align="round")) if name.startswith("balance")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("shedule(effort=1)", "did you mean `schedule`?"),
        ("schedule(efort=1)", "did you mean `effort`?"),
        ("schedule(effort=much)", "`effort` of schedule is of type int, not `much`"),
        ("schedule(enabled=1)", "`enabled` of schedule is true or false, not `1`"),
        ("schedule(effort)", "no option of the pass schedule `effort`"),
        ("schedule(effort=1", "is no pass with options"),
        ("slice(lanes=8)", "`lanes` of slice is set by --lanes"),
        ("bitslice(enabled=true)", "`enabled` of bitslice is set by --slicing"),
    ],
)
def test_wrong_options_of_passes(text: str, said: str) -> None:
    with pytest.raises(UserError) as problem:
        read_pass(text)
    assert said in problem.value.message


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"lanes": 17}, "no number of lanes `17`; there are: 1, 8, 16, 32, 64, 128"),
        ({"align": "twice"}, "there are: once, round"),
        ({"slicing": "nibble"}, "there are: auto, word, bit"),
        ({"goal": "fame"}, "there are: speed, size"),
        ({"core": "cortex-a5"}, "did you mean `cortex-a55`?"),
        ({"features": ("sha2",)}, "did you mean `sha3`?"),
        ({"counter_bits": 8}, "there are: 0, 16, 32"),
        ({"target": "nein"}, "did you mean `neon`?"),
        ({"stride": -1}, "--stride is 0 or more"),
        ({"suffix": "-x"}, "--suffix may hold letters, digits and `_`"),
        ({"prefix": "1x"}, "--prefix begins a symbol: it cannot start with a digit"),
        ({"lanes": 1}, "one lane of neon is for bit planes: add --slicing plane"),
        ({"lanes": 16, "slicing": "plane"}, "leave --lanes 16 away"),
        ({"slicing": "cell", "lanes": 0}, "there are: auto, word, bit, plane"),
        ({"slicing": "plane", "blocks": 3, "lanes": 0}, "there are: 1, 2, 4, 8, 16, 32, 64, 128"),
        (
            {"target": "c", "slicing": "cell", "lanes": 32},
            "--slicing cell is of one block: --lanes 1, not 32",
        ),
        ({"tables": "flash"}, "no memory of tables of neon `flash`; there are: none"),
        ({"tables": "rom"}, "there are: auto, flash, sram, none"),
        ({"target": "avr", "lanes": 8}, "no number of lanes `8`; there are: 1"),
        ({"target": "avr", "lanes": 1, "core": "attiny85"}, "there are: atmega128, atmega328p"),
    ],
)
def test_impossible_options_list_what_is_possible(changed: dict[str, object], said: str) -> None:
    with pytest.raises(UserError) as problem:
        options(**changed)
    assert said in problem.value.message


@pytest.mark.parametrize(
    ("given", "memory", "spelled"),
    [
        ("auto", "flash", ""),
        ("flash", "flash", ""),
        ("sram", "sram", " --tables sram"),
        ("none", "none", " --tables none"),
    ],
)
def test_tables_lie_in_the_first_memory_of_the_target(
    given: str, memory: str, spelled: str
) -> None:
    made = options(set_name="s", target="avr", lanes=1, tables=given)
    assert (made.table_memory, made.looks_up) == (memory, memory != "none")
    assert command_of("c", made) == f"lwcc compile c --set s --target avr --lanes 1{spelled}"
    assert not made.tells_secrets
    assert options().table_memory == "none"


@pytest.mark.parametrize(
    "command", ["", "rm -rf x", "lwcc compile", "lwcc compile x --nonsense", "lwcc compile 'x"]
)
def test_what_is_no_command_is_refused(command: str) -> None:
    with pytest.raises(UserError):
        read_command(command)


def test_unknown_name_in_a_table_is_refused() -> None:
    with pytest.raises(UserError, match="did you mean `lanes`"):
        from_table("s", "neon", "speed", {"lane": 8})


@pytest.mark.parametrize(
    ("target", "more", "said"),
    [
        ("rv32i", {}, "rv32i looks nothing up in registers: --sbox tbl is none of its forms"),
        ("avr", {}, "there are: circuit, table"),
        ("ptx", {}, "there are: circuit, table"),
        ("neon", {"lanes": 16}, "leave --lanes 16 away"),
        ("neon", {"slicing": "plane"}, "leave --slicing plane away"),
    ],
)
def test_tables_in_registers_that_cannot_be_are_refused(
    target: str, more: dict[str, Any], said: str
) -> None:
    with pytest.raises(UserError, match=re.escape(said)):
        settle(BuildOptions("s", target, sbox="tbl", **more))


@pytest.mark.parametrize(("target", "in_words"), [("avr", False), ("neon", True)])
def test_values_of_the_upper_bytes_are_bytes_or_words(target: str, in_words: bool) -> None:
    made = settle(BuildOptions("hight64_128", target, fold="online"))
    assert (made.holds_words, made.holds) == (in_words, not in_words)
    assert not replace(made, fold="auto").holds_words


@pytest.mark.parametrize(
    ("fold", "precomputes", "holds"),
    [("none", False, False), ("separated", True, False), ("online", True, True)],
)
def test_a_model_of_counter_mode_says_what_leaves_the_loop(
    fold: str, precomputes: bool, holds: bool
) -> None:
    made = settle(BuildOptions("hight64_128", "avr", 1, fold=fold))
    assert (made.precomputes, made.holds, made.holds_words) == (precomputes, holds, False)


@pytest.mark.parametrize(
    ("target", "goal", "precomputes"),
    [("avr", "speed", True), ("avr", "size", False), ("rv32i", "size", True)],
)
def test_where_the_length_of_code_alone_counts_nothing_leaves_the_loop(
    target: str, goal: str, precomputes: bool
) -> None:
    made = settle(BuildOptions("hight64_128", target, 1, goal=goal))
    assert made.precomputes == precomputes
    same = settle(BuildOptions("hight64_128", target, 1, goal=goal, fold="separated"))
    assert same.precomputes
    assert (same == made) == precomputes


def test_a_model_that_a_target_has_not_is_refused() -> None:
    with pytest.raises(UserError, match=r"no model of counter mode of c `online`; there are"):
        settle(BuildOptions("hight64_128", "c", 1, fold="online"))


@pytest.mark.parametrize(("target", "lanes"), [("neon", 32), ("rv32i", 1)])
def test_registers_of_several_bytes_hold_words(target: str, lanes: int) -> None:
    made = settle(BuildOptions("hight64_128", target, lanes, fold="online"))
    assert (made.precomputes, made.holds, made.holds_words) == (True, False, True)
    assert not settle(BuildOptions("hight64_128", target, lanes)).holds_words
