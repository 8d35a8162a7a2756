"""Hoist: what is known earlier is computed earlier, once, and shared by all functions."""

from __future__ import annotations

from functools import cache

import pytest

from compiler.ir.program import Program
from compiler.ir.rewriting import uniform_values
from compiler.ir.slots import SlotKind
from compiler.module import Module
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.spec.hoist import Hoist
from tests.compiler.stages import before, checked

KERNELS = ("ecb_encrypt", "ecb_decrypt", "ctr_crypt")


@cache
def hoisted(bits: bool = False) -> Module:
    module = before("hoist", [Bitslice(enabled=bits)])
    return checked(module, [Hoist()])


def slots_of(program: Program, kind: SlotKind) -> list[str]:
    return [name for name, slot in program.slots.items() if slot.kind == kind]


@pytest.mark.slow
@pytest.mark.parametrize("bits", [False, True])
def test_the_functions_of_the_interface_are_made(bits: bool) -> None:
    assert set(hoisted(bits).programs) == {"key_setup", "ctr_nonce", *KERNELS}


@pytest.mark.slow
@pytest.mark.parametrize("bits", [False, True])
@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_computes_nothing_of_the_key_alone(name: str, bits: bool) -> None:
    program = hoisted(bits).programs[name]
    slots = frozenset(slots_of(program, "key") + slots_of(program, "nonce"))
    early = uniform_values(program, slots) - slots
    assert [op.name for op in program.ops if op.result in early and op.name != "const"] == []


@pytest.mark.slow
@pytest.mark.parametrize("bits", [False, True])
def test_the_nonces_function_reads_nonce_and_key_alone(bits: bool) -> None:
    program = hoisted(bits).programs["ctr_nonce"]
    names = [p.name for p in program.params if p.name not in program.stored]
    assert names
    assert all(n.startswith("N.") for n in names)
    assert uniform_values(program, frozenset(slots_of(program, "key"))).isdisjoint(program.results)


def test_every_slot_is_filled_and_read() -> None:
    programs = hoisted().programs
    filled = len(programs["key_setup"].results)
    read = {s for n, p in programs.items() if n != "key_setup" for s in slots_of(p, "key")}
    assert read == {f"$k{i}" for i in range(filled)}
    crypt = slots_of(programs["ctr_crypt"], "nonce")
    assert sorted(crypt) == sorted(f"$m{i}" for i in range(len(programs["ctr_nonce"].results)))


def test_functions_share_slots() -> None:
    programs = hoisted().programs
    encrypt, crypt = (set(slots_of(programs[n], "key")) for n in ("ecb_encrypt", "ctr_crypt"))
    # Counter mode leaves out the first key layers' bytes of the nonce and shares the rest.
    assert len(encrypt & crypt) > len(encrypt) * 3 // 4


def test_equal_values_of_the_key_set_up_are_made_once() -> None:
    ops = hoisted().programs["key_setup"].ops
    made = [(op.name, op.types, op.attrs, op.args) for op in ops]
    assert len(made) == len(set(made))
