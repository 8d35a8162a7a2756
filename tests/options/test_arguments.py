"""Options go to a command line, to a table and back."""

from __future__ import annotations

import pytest

from options.arguments import as_table, from_table, read_command, read_options
from options.build import BuildOptions
from options.command import command_of
from options.settled import settle
from runtime.user_error import UserError

VARIANTS = [
    BuildOptions(set_name="pipo64_128", lanes=16),
    BuildOptions(set_name="lea128_128", target="rv32i", lanes=1, goal="size"),
    BuildOptions(
        set_name="aes128_128",
        target="rv32i",
        lanes=1,
        slicing="plane",
        mode="ctr",
        depth="round2",
    ),
    BuildOptions(set_name="gift64_128", target="rv32i", lanes=1, features=("zbb", "zbkb")),
    BuildOptions(set_name="pipo64_128", lanes=16, without=("share", "sink"), prefix="my_"),
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_command_that_is_quoted_reads_back(options: BuildOptions) -> None:
    word, found = read_command(command_of("pipo", options))
    assert word == "pipo"
    assert found == settle(options)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_table_reads_back(options: BuildOptions) -> None:
    table = as_table(options)
    table["features"] = list(options.features)
    assert from_table(options.set_name, options.target, options.goal, table) == settle(options)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("lwcc regen pipo", "is no `lwcc compile` command"),
        ("lwcc compile pipo --lanes many", "many"),
        ("lwcc compile pipo --color", "--color"),
        ("lwcc compile 'pipo", "No closing quotation"),
    ],
)
def test_no_command_is_refused(command: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        read_command(command)


def test_a_wrong_name_in_a_table_has_a_proposal() -> None:
    with pytest.raises(UserError, match="lane") as raised:
        from_table("pipo64_128", "neon", "speed", {"lane": 16})
    assert "lanes" in str(raised.value)


def test_values_with_commas_are_several() -> None:
    assert read_options({"features": "zbb, zbkb", "target": "rv32i"}).features == ("zbb", "zbkb")
