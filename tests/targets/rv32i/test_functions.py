"""Whole files for RV32I, with every check: all forms of the template, all kinds of words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from builds.product import Order, Product, make
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from runtime.user_error import UserError
from targets.rv32i.abi import FEW
from tests.few_orders import few_orders_in_the_room as few_orders_in_the_room


def made(set_name: str, check: bool = True, **options: Any) -> Product:
    """A file, checked."""
    name = re.split(r"\d", set_name)[0]
    chosen = BuildOptions(set_name, "rv32i", 1, **options)
    return make(Order(find_cipher(name), settle(chosen), check))


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize(
    ("set_name", "options"),
    [
        ("speck64_128", {}),
        pytest.param("lea128_128", {}, marks=pytest.mark.full),
        pytest.param("hight64_128", {}, marks=pytest.mark.full),
        pytest.param("cham128_128", {}, marks=pytest.mark.full),
        # Rounds in a loop; blocks of 6 bytes, words of 3 and a counter of 32 bits that cuts one.
        ("simon48_96", {"goal": "size"}),
        # A counter of 16 bits.
        ("simeck32_64", {}),
        pytest.param("simeck64_128", {"unaligned": True}, marks=pytest.mark.full),
        ("lea128_128", {"features": ("e",), "goal": "size"}),
        pytest.param("lea128_256", {"features": ("e",), "unaligned": True}, marks=pytest.mark.full),
    ],
)
def test_files_pass_every_check(set_name: str, options: dict[str, Any]) -> None:
    product = made(set_name, **options)
    assert not [f for f in product.findings if f.status != "tested"]
    assert product.checked == "passes, assembled alone, known answers, emulator and abi, timing"


def registers_of(text: str) -> set[str]:
    """The registers of all instructions."""
    code = "\n".join(line.split("#")[0] for line in text.splitlines() if line.startswith("    "))
    return set(re.findall(r"\b(zero|ra|sp|gp|tp|[ast]\d+)\b", code))


@pytest.mark.full
@pytest.mark.slow
def test_sixteen_registers_are_enough() -> None:
    text = made("lea128_128", check=False, features=("e",)).text
    assert registers_of(text) <= {*FEW, "sp", "zero"}
    assert not registers_of(text) >= registers_of(made("hight64_128", check=False).text)


@pytest.mark.slow
def test_nothing_touches_the_registers_of_the_program() -> None:
    assert registers_of(made("hight64_128", check=False).text).isdisjoint({"gp", "tp"})


@pytest.mark.slow
@pytest.mark.parametrize("feature", ["zbb", "zbkb"])
def test_features_rotate_in_one_instruction(feature: str) -> None:
    text = made("simeck64_128", check=False, features=(feature,)).text
    # 44 rounds rotate twice.
    encrypt = text.partition("ecb_encrypt_rv32i:")[2].partition(".size")[0]
    assert encrypt.count("    rori ") == 88
    assert "slli" not in encrypt.partition("_group:")[2]


@pytest.mark.slow
def test_code_far_from_its_loop_branches_by_a_jump() -> None:
    """A conditional branch reaches 4 KiB."""
    text = made("hight64_128", check=False).text
    assert re.search(r"bltu a2, a1, (\.L\w+)_done\n    j \1\n", text)


def test_unaligned_is_for_machines_that_care() -> None:
    options = BuildOptions("speck64_128", "neon", unaligned=True)
    with pytest.raises(UserError, match="neon takes data at any address"):
        settle(options)


def test_unknown_features_are_named() -> None:
    with pytest.raises(UserError, match="zbb, zbkb, m, zmmul, e"):
        made("speck64_128", features=("zbc",))
