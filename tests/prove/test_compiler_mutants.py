"""A compiler with one mistake in it: what it makes, unchecked by itself, must not be proven."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache

import pytest

import builds.build
import builds.pipelines
from artifacts.generated_files import parts_of
from artifacts.parts import proof_subject
from catalogue.ciphers import find_cipher
from compiler.ir.program import Op, Program
from compiler.machine.isa import expand
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.module import Context, Module, Pass
from compiler.passes.forms.legalise import Legalise
from compiler.passes.forms.sbox import Sbox
from compiler.passes.listing.allocate import Allocate
from compiler.passes.listing.select import Select
from compiler.passes.order.post_schedule import PostSchedule
from compiler.passes.order.schedule import Schedule
from compiler.passes.spec.invert import Invert
from compiler.passes.spec.rotate import Rotate
from compiler.passes.spec.unroll import Unroll
from compiler.passes.spec.value_numbering import ValueNumbering
from dsl.cipher import WordLayout
from options.build import BuildOptions
from options.settled import settle
from prove.claims.verdict import prove_function
from prove.graph.graph import Graph
from prove.machine.decode import Decoder
from prove.machine.executor import Code, Executor
from tests.prove.machine.test_executor import cases, run_both
from tests.prove.rv32 import BINARY, TARGET, code_of
from tests.targets.rv32i.test_table import Emulator
from verify.toolchain.assemble import BASE


def compiled(set_name: str) -> str:
    """A file for RV32I, one block at a time, that nothing has run."""
    source = find_cipher(set_name)
    made = BuildOptions(set_name=set_name, target="rv32i", lanes=1, mode="ecb")
    options = settle(made)
    return builds.build.build(source, source.load(), options).text


@cache
def compiled_rightly(set_name: str) -> str:
    """The same, kept: to be asked for before the compiler is changed."""
    return compiled(set_name)


def verdict(text: str, role: str) -> str:
    (part,) = parts_of(text, "made.s")
    return prove_function(proof_subject(part), role).verdict


def check_not_proven(right: str, wrong: str, role: str = "ecb_encrypt") -> None:
    """Check that a mistake shows in what is compiled, and that a function is found wrong."""
    assert wrong != right, "the mistake makes no difference"
    assert verdict(wrong, role) in ("violation", "unknown")


def use_target(patch: pytest.MonkeyPatch, change: Callable[[Target], Target]) -> None:
    """Let the compiler alone have another target; what proves has the right one."""
    patch.setattr(builds.pipelines, "load_target", lambda name: change(load_target(name)))


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize("role", ["ecb_encrypt", "ecb_decrypt"])
@pytest.mark.parametrize("set_name", ["speck32_64", "simon32_64", "lea128_128"])
def test_what_the_compiler_makes_without_a_mistake_is_proven(set_name: str, role: str) -> None:
    assert verdict(compiled_rightly(set_name), role) == "proven"


@pytest.mark.full(but=3)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("rule", "into", "set_name"),
    [
        ("rotate", "or(slli(x, k), srli(x, 31 - k))", "lea128_128"),
        ("rotate", "or(slli(x, 32 - k), srli(x, k))", "lea128_128"),
        ("add", "sub(x, y)", "speck32_64"),
        ("and", "or(x, y)", "simon32_64"),
        ("xor_constant", "xori(x, 0 - k)", "speck32_64"),
        ("whole", "addi(lui((k >> 12) & 1048575), ((k + 2048) & 4095) - 2048)", "lea128_128"),
        ("shift_left", "slli(x, k + 1)", "simon32_64"),
    ],
)
def test_a_wrong_rule_is_found(
    monkeypatch: pytest.MonkeyPatch, rule: str, into: str, set_name: str
) -> None:
    right = compiled_rightly(set_name)

    def change(target: Target) -> Target:
        rules = [replace(r, into=into) if r.name == rule else r for r in target.rules]
        return replace(target, rules=tuple(rules))

    use_target(monkeypatch, change)
    check_not_proven(right, compiled(set_name))


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("row", "old", "new", "set_name"),
    [
        ("add", "add", "sub", "speck32_64"),
        ("srli", "srli", "srai", "lea128_128"),
        ("sw", "sw", "sh", "lea128_128"),
        ("lhu", "lhu", "lh", "speck32_64"),
    ],
)
def test_a_row_with_the_text_of_another_is_found(
    monkeypatch: pytest.MonkeyPatch, row: str, old: str, new: str, set_name: str
) -> None:
    right = compiled_rightly(set_name)

    def change(target: Target) -> Target:
        wrong = expand([replace(target.table[row].row, text=target.table[row].text)])[row]
        wrong = replace(wrong, text=wrong.text.replace(f"{old} ", f"{new} ", 1))
        return replace(target, table={**target.table, row: wrong})

    use_target(monkeypatch, change)
    check_not_proven(right, compiled(set_name))


@pytest.mark.parametrize(
    ("row", "old", "new"),
    [("sltu", "<", "<="), ("srai", ">>", "<<"), ("andi", "&", "|"), ("sub", "a - b", "b - a")],
)
def test_a_row_with_a_wrong_meaning_is_found_by_running_it(row: str, old: str, new: str) -> None:
    """What proves takes the rows for granted: Unicorn tells a wrong one."""
    right = TARGET.table[row]
    assert old in right.row.meaning
    wrong = expand([replace(right.row, meaning=right.row.meaning.replace(old, new, 1))])[row]
    every = list(cases(right))[:40]
    text = code_of("".join(f"{case.line}\n" for case in every) + "nop\n" * 2)
    decoder = Decoder({**TARGET.table, row: wrong}, BINARY.numbered, frozenset())
    executor, emulator = Executor(Graph(), Code(text, BASE, BINARY, decoder)), Emulator(text)
    rng = random.Random(1)

    def run() -> None:
        for case in every:
            run_both(case, executor, emulator, rng)

    with pytest.raises(AssertionError):
        run()


def from_the_other_end(layout: WordLayout) -> WordLayout:
    return replace(layout, big_endian=not layout.big_endian)


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize("set_name", ["speck32_64", "lea128_128"])
@pytest.mark.parametrize("which", ["block", "key"])
def test_a_wrong_layout_is_found(
    monkeypatch: pytest.MonkeyPatch, which: str, set_name: str
) -> None:
    """Words are read from the other end of the block, or of the key."""
    right, unroll = compiled_rightly(set_name), Unroll.run_module

    def run(step: Unroll, module: Module, context: Context) -> Module:
        sets = dict(module.cipher.sets)
        known = sets[set_name]
        if which == "block":
            sets[set_name] = replace(known, block=from_the_other_end(known.block))
        else:
            sets[set_name] = replace(known, key=from_the_other_end(known.key))
        return unroll(step, replace(module, cipher=replace(module.cipher, sets=sets)), context)

    monkeypatch.setattr(Unroll, "run_module", run)
    check_not_proven(right, compiled(set_name))


Change = Callable[[list[Op]], Iterable[Op]]


def other_number(ops: list[Op]) -> Iterable[Op]:
    """A shift, a rotation or an access by one more."""
    places = [i for i, op in enumerate(ops) if op.name.startswith(("rot", "sh", "sl", "sr"))]
    at = places[len(places) // 2]
    name = "k" if "k" in dict(ops[at].attrs) else next(iter(dict(ops[at].attrs)))
    attrs = tuple((n, v + 1 if n == name and isinstance(v, int) else v) for n, v in ops[at].attrs)
    return [*ops[:at], replace(ops[at], attrs=attrs), *ops[at + 1 :]]


def other_operand(ops: list[Op]) -> Iterable[Op]:
    """An operation on one value twice."""
    places = [i for i, op in enumerate(ops) if op.name in ("xor", "add", "sub")]
    at = places[len(places) // 2]
    wrong = replace(ops[at], args=(ops[at].args[0],) * 2)
    return [*ops[:at], wrong, *ops[at + 1 :]]


def other_order(ops: list[Op]) -> Iterable[Op]:
    """An operation ahead of the one that it needs the result of."""
    for at in range(len(ops) // 2, len(ops) - 1):
        first, second = ops[at : at + 2]
        if set(first.results) & set(second.args) and first.name != second.name:
            return [*ops[:at], second, first, *ops[at + 2 :]]
    raise AssertionError("no neighbours depend on one another")


def left_out(ops: list[Op]) -> Iterable[Op]:
    """A store that is not there."""
    at = max(i for i, op in enumerate(ops) if not op.results)
    return [*ops[:at], *ops[at + 1 :]]


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "function", "change", "set_name"),
    [
        (Unroll, "key_schedule", other_operand, "speck32_64"),
        (Invert, "decrypt", other_number, "lea128_128"),
        (Rotate, "encrypt", other_number, "simon32_64"),
        (Sbox, "key_schedule", other_number, "simon32_64"),
        (ValueNumbering, "encrypt", other_operand, "speck32_64"),
        (Legalise, "ecb_encrypt", other_operand, "speck32_64"),
        (Select, "ecb_decrypt", other_operand, "lea128_128"),
        (Schedule, "key_setup", other_number, "simon32_64"),
        (Allocate, "ecb_encrypt", other_operand, "lea128_128"),
        (Allocate, "key_setup", left_out, "speck32_64"),
        (PostSchedule, "ecb_encrypt", other_order, "speck32_64"),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_a_wrong_pass_is_found(
    monkeypatch: pytest.MonkeyPatch, kind: type[Pass], function: str, change: Change, set_name: str
) -> None:
    right, run_rightly = compiled_rightly(set_name), kind.run_module

    def run(step: Pass, module: Module, context: Context) -> Module:
        made = run_rightly(step, module, context)
        program: Program = made.programs[function]
        return made.with_program(function, program.with_ops(change(list(program.ops))))

    monkeypatch.setattr(kind, "run_module", run)
    role = "ecb_decrypt" if "decrypt" in function else "ecb_encrypt"
    check_not_proven(right, compiled(set_name), role)
