"""The template is told each function's frame, parts and bytes, and its text is the file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from jinja2 import UndefinedError

from compiler.emission.emit import ROUND_CONSTANTS, body_lines, emit, render
from compiler.frontend.interface import Naming
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.module import Module
from compiler.regions import CounterBytes, FoldedTable, RoundKeys
from tests.compiler.emission.listings import COPY, listing, module
from tests.tutorial_targets import tutorial_target

RV32I = load_target("rv32i")
NAMING = Naming("toy", "x")


SAVED = ("s1: u32 = lw a1, k=0", "ra: u32 = lw a1, k=4")


def test_lines_of_a_body() -> None:
    program = listing(
        "ecb_encrypt",
        "t0: u32 = lw a1, k=4",
        "t1: u32 = addi t0, k=-3 @1 ; 7:5",
        "sw t1, a0, k=0 @2",
        # what belongs to no round stands in any
        "t2: u32 = addi t1, k=1",
        "sw t2, a0, k=4 @2",
    )
    assert body_lines(program, RV32I, "a/toy.dsl") == [
        "    lw t0, 4(a1)",
        "    # round 1 (toy.dsl:7)",
        "    addi t1, t0, -3",
        "    # round 2",
        "    sw t1, 0(a0)",
        "    addi t2, t1, 1",
        "    sw t2, 4(a0)",
    ]


def test_a_sequence_is_several_lines() -> None:
    target = tutorial_target("eight_bits")
    text = "listing registers f() {\nr0: u8, r1: u8 = right_2 r0, r1\nreturn\n}"
    (op,) = (program := parse_program(text)).ops
    lines = render(op, target.table[op.name]).splitlines()
    assert len(lines) > 1
    assert body_lines(program, target, "x") == [f"    {line}" for line in lines]


def with_template(target: Target, folder: Path, text: str) -> Target:
    (folder / f"kernel.{target.ending}.j2").write_text(text)
    return replace(target, folder=folder)


def told(made: Module, target: Target, folder: Path, *names: str) -> list[str]:
    """The fields that a template is told of each function that is not only a call of others."""
    each = "".join(f" {{{{ f.{name} }}}}" for name in names)
    text = f"{{% for f in functions if f.kind != 'init' %}}{{{{ f.symbol }}}}{each}\n{{% endfor %}}"
    return [x for x in emit(made, with_template(target, folder, text), NAMING, "").split("\n") if x]


def test_functions_stand_in_the_order_of_the_interface(tmp_path: Path) -> None:
    names = ("ctr_crypt", "key_setup", "ecb_decrypt", "ctr_nonce", "ecb_encrypt")
    made = module(*(listing(name) for name in names))
    text = "{{ header }}\n{% for f in functions %}{{ f.symbol }} {{ f.kind }}  \n{% endfor %}"
    target = with_template(RV32I, tmp_path, text)
    assert emit(made, target, NAMING, "# head") == (
        "# head\n"
        "lwcc_toy_key_setup_x straight\n"
        "lwcc_toy_ecb_encrypt_x loop\n"
        "lwcc_toy_ecb_decrypt_x loop\n"
        # a build with counter mode has what begins it
        "lwcc_toy_ctr_init_x init\n"
        "lwcc_toy_ctr_nonce_x straight\n"
        "lwcc_toy_ctr_crypt_x loop\n"
    )


def test_sizes_of_groups(tmp_path: Path) -> None:
    made = module(listing("ecb_encrypt", *COPY), listing("ctr_crypt", *COPY), blocks=4)
    made = replace(made, counter=CounterBytes(6, 2))
    names = (
        "group_bytes",
        "group_blocks",
        "block_bytes",
        "group_shift",
        "unit_shift",
        "operations",
    )
    assert told(made, RV32I, tmp_path, *names, "counter", "counter_bits") == [
        # nblocks counts blocks of eight bytes, nbytes counts bytes
        "lwcc_toy_ecb_encrypt_x 32 4 8 5 3 2 False 16",
        "lwcc_toy_ctr_crypt_x 32 4 8 5 0 2 True 16",
    ]


def test_loops_and_tables(tmp_path: Path) -> None:
    name = "ctr_crypt"
    made = module(listing(name, *COPY), listing(f"{name}.table", *COPY, *SAVED))
    made = replace(
        made,
        table=FoldedTable(4096, 16, 32, place=120),
        round_keys={name: RoundKeys(13, 8, -8)},
    )
    loop = ("rounds", "round_first", "round_bytes")
    table = ("table_place", "table_bytes", "entry_bytes", "entry_shift")
    assert told(made, RV32I, tmp_path, *loop, *table) == [
        "lwcc_toy_ctr_crypt_x 13 8 -8 120 4096 16 4"
    ]
    # what folds is no part of the body
    (one,) = told(made, RV32I, tmp_path, "bodies | length", "fold_operations")
    assert one == "lwcc_toy_ctr_crypt_x 1 4"
    plain = module(listing("ecb_encrypt"))
    assert told(plain, RV32I, tmp_path, *loop, *table) == ["lwcc_toy_ecb_encrypt_x 0 0 0 0 0 0 0"]


def test_constants_are_rows_of_bytes(tmp_path: Path) -> None:
    made = replace(
        module(listing("key_setup")),
        constants=bytes(range(17)),
        tables={"table_S": b"\xff"},
        round_constants=b"\x01\x02",
    )
    text = (
        "{{ constants | join('|') }}\n{{ tables.table_S[0] }}\n{{ prefix }}\n"
        "{{ round_constants_name }} {{ round_constants[0] }}\n{{ call_bytes }}\n"
    )
    rows = emit(made, with_template(RV32I, tmp_path, text), NAMING, "").splitlines()
    assert rows == [
        ", ".join(f"0x{n:02x}" for n in range(16)) + "|0x10",
        "0xff",
        "lwcc_toy_file_x",
        f"{ROUND_CONSTANTS} 0x01, 0x02",
        "16",
    ]


def test_a_name_that_the_template_is_not_told_is_an_error(tmp_path: Path) -> None:
    target = with_template(RV32I, tmp_path, "{{ nothing }}")
    with pytest.raises(UndefinedError, match="nothing"):
        emit(module(listing("key_setup")), target, NAMING, "")


def values(name: str, *lines: str) -> Program:
    """A listing of values, which are given no registers."""
    params = "out: ptr, in: ptr, rk: ptr" if name.startswith("ecb") else "rk: ptr, key: ptr"
    return parse_program("\n".join([f"listing {name}({params}) {{", *lines, "return", "}"]))


def test_source_says_what_is_not_read(tmp_path: Path) -> None:
    """One block a call: no buffer has to be cleared. The key is never looked at."""
    target = load_target("c")
    encrypt = values("ecb_encrypt", "a: u32 = load_le.u32 in, k=0", "store_le.u32 out, a, k=0")
    setup = values("key_setup", "a: u32 = literal.u32 k=1", "store.u32 rk, a, k=0")
    names = ("ignored", "to", "source_name", "key_place", "amount", "wiped", "words")
    assert told(module(setup, encrypt), target, tmp_path, *names) == [
        "lwcc_toy_key_setup_x ['key'] rk key rk nblocks False 8",
        "lwcc_toy_ecb_encrypt_x ['rk'] ctx nonce rk nblocks False 8",
    ]
    many = replace(module(encrypt, blocks=4), round_constants=b"\1")
    assert told(many, target, tmp_path, "wiped", "key_place") == [
        f"lwcc_toy_ecb_encrypt_x True {ROUND_CONSTANTS}"
    ]


def test_helpers_are_those_that_the_functions_call(tmp_path: Path) -> None:
    target = load_target("c")
    encrypt = values("ecb_encrypt", "a: u32 = load_le.u32 in, k=0", "store_le.u32 out, a, k=0")
    target = with_template(target, tmp_path, "{{ helpers | join('\n') }}")
    one = emit(module(encrypt), target, NAMING, "")
    known = target.helpers
    assert one == f"{known['load_le32']}\n{known['store_le32']}\n"
    # a buffer is cleared by a helper
    assert known["wipe"] in emit(module(encrypt, blocks=2), target, NAMING, "")


def test_virtual_registers_are_declared(tmp_path: Path) -> None:
    target = tutorial_target("three_inputs")
    encrypt = values(
        *("ecb_encrypt", "a: u32 = ld.u32 in, k=4", "b: u32 = not.u32 a", "st.u32 out, b, k=0")
    )
    text = (
        "{{ functions[0].registers[0] }} {{ functions[0].pointers }}\n{{ functions[0].bodies[0] }}"
    )
    made = emit(module(encrypt), with_template(target, tmp_path, text), NAMING, "")
    assert made.splitlines() == [
        "[('%r', 'b32', 2)] ['out', 'in', 'rk']",
        "    ld.u32 %r0, [in+4];",
        "    not.b32 %r1, %r0;",
        "    st.u32 [out+0], %r1;",
    ]
