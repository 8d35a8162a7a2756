"""The head of a generated file reads back as it was written, and names the registers in use."""

from __future__ import annotations

import pytest

from artifacts.head import (
    FIRST,
    LICENCE,
    keys_of,
    read_heads,
    read_sizes,
    registers_in,
    spell_sizes,
    unproven,
    with_entry,
    write_head,
)
from compiler.machine.load import load_target

ENTRIES = {"command": "lwcc compile x: y", "sizes": "in bytes: block 8", "proof": "not run"}


@pytest.mark.parametrize("comment", ["#", "//"])
def test_a_head_reads_back(comment: str) -> None:
    head = write_head(ENTRIES, comment)
    assert head.splitlines()[:3] == [
        f"{comment} {FIRST}",
        f"{comment} {LICENCE}",
        f"{comment} command:   lwcc compile x: y",
    ]
    text = f"{head}\n    ret\n{comment} later:    no entry of the head\n"
    assert read_heads(text) == ((ENTRIES, text),)
    assert keys_of(text) == list(ENTRIES)


def test_each_head_begins_a_part() -> None:
    first = write_head({"command": "one"}, "//") + "\n    ret\n\n"
    second = write_head({"command": "two"}, "//") + "\n    ret\n"
    assert read_heads(first + second) == (({"command": "one"}, first), ({"command": "two"}, second))


@pytest.mark.parametrize(
    "text", ["", "    ret\n", f"{FIRST}\n", f"# {FIRST} \n", f"text # {FIRST}\n"]
)
def test_without_a_head_there_are_no_parts(text: str) -> None:
    assert read_heads(text) == ()


def test_a_key_that_stands_twice_is_seen() -> None:
    text = write_head({"command": "one"}, "#") + "# command:   two\n\n# command:   three\n"
    assert keys_of(text) == ["command", "command"]


def test_one_entry_is_replaced_and_nothing_else() -> None:
    text = write_head(ENTRIES, "#") + "\n# proof:     of another kind\n"
    changed = text.replace("not run", r"proven \1: all", 1)
    assert with_entry(text, "proof", r"proven \1: all") == changed
    assert with_entry(text, "layout", "words") == text


def test_sizes_read_back_and_the_rest_is_left_out() -> None:
    sizes = {"block": 8, "key": 0, "rk": 1024}
    assert spell_sizes(sizes) == "block 8, key 0, rk 1024"
    assert read_sizes(f"in bytes: {spell_sizes(sizes)}") == sizes
    assert read_sizes("in bytes: stack -1, align x") == {}


@pytest.mark.parametrize(
    ("target", "said"),
    [("rv32i", "not run"), ("c", "none, object code of this target is not read")],
)
def test_before_a_proof_a_head_says_whether_there_can_be_one(target: str, said: str) -> None:
    assert unproven(load_target(target)) == said


def test_registers_of_a_listing() -> None:
    text = "f:\n    add x9, x1, #2 // x12\n    str q3, [x0, #0]\n    eor v9.16b, v4.16b, v5.16b\n"
    said = registers_in(text, load_target("neon"))
    assert said == "v3-v5, v9; x0-x1, x9; v9 saved"
    assert registers_in("    mov w4, w5\n", load_target("neon")) == "x4-x5; v8-v15 untouched"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("    add a0, a1, t0\n    ret # s3\n", "a0-a1; t0; ra, s0-s11 untouched"),
        ("    sw ra, 12(sp)\n    mv s10, s2\n", "ra; s2, s10; ra, s2, s10 saved"),
        (".La4:\n    j .La4\n    j call_a5\n", "ra, s0-s11 untouched"),
    ],
)
def test_registers_with_names_of_their_own(text: str, said: str) -> None:
    assert registers_in(text, load_target("rv32i")) == said
