"""Where folded counter mode is cut: what depends on key and nonce, and on which counter byte."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from compiler.interpreter import Value, interpret, word_array
from compiler.ir.program import Program
from compiler.layouts.layout import DepthError, LayoutError
from compiler.machine.load import load_target
from compiler.module import Context, Module, Pass
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.forms.ctr_fold import CtrFold, possible_depths
from compiler.passes.forms.fixslice import Fixslice
from compiler.passes.forms.slice import Slice
from compiler.passes.mode.counter import Counter
from compiler.passes.spec.hoist import Hoist
from compiler.pipeline import PASSES, pipeline, run_passes
from dsl.check import load_cipher
from dsl.library import CIPHERS
from tests.compiler.stages import checked

TARGET = load_target("rv32i")
CONTEXT = Context(TARGET, next(iter(TARGET.cores)))
TOY = Path(__file__).parents[2] / "toy_planes.dsl"
"""Four blocks side by side: a plane is a word, and the S-boxes of a round are one operation."""
DEPTHS = ("round1", "subbytes2", "round2")
ROUNDS, BLOCKS, PLANES = 4, 4, 4


def planes_of(file: Path, set_name: str, mode: str = "full", blocks: int = 0) -> Module:
    """A module as `ctr_fold` gets it."""
    fixslice = Fixslice(enabled=True, mode=mode, blocks=blocks)
    steps = pipeline([Bitslice(enabled=True), fixslice])[: PASSES.index(CtrFold)]
    return run_passes(Module(load_cipher(file), set_name, {}), CONTEXT, steps)


@cache
def planes() -> Module:
    return planes_of(TOY, "toy32_32")


@cache
def folded(depth: str) -> Module:
    return CtrFold(depth).run_module(planes(), CONTEXT)


def layers(program: Program) -> int:
    return sum(op.name == "sbox" for op in program.ops)


def inputs(program: str) -> set[str]:
    """The parameters of the program at depth 2, their numbers left out."""
    params = folded("round2").programs[program].params
    return {p.slot.kind if p.slot else p.name.partition(".")[0] for p in params}


def test_the_depths_that_a_cipher_has() -> None:
    assert possible_depths(planes()) == dict.fromkeys(DEPTHS, 1024)


@pytest.mark.parametrize(("table_bytes", "repeated"), [(4096, 16), (1040, 16), (1039, 0)])
def test_a_group_has_its_entries_side_by_side_where_there_is_room(
    table_bytes: int, repeated: int
) -> None:
    table = CtrFold("round2", table_bytes).run_module(planes(), CONTEXT).table
    assert table
    assert (table.size - table.repeated, table.repeated) == (1024, repeated)


@pytest.mark.slow
def test_bytes_that_meet_sooner_leave_fewer_depths(tmp_path: Path) -> None:
    text = TOY.read_text().partition("\ntest ")[0]
    sooner = tmp_path / "sooner.dsl"
    sooner.write_text(text.replace("r % 2 == 0 ? Far", "r % 2 == 1 ? Far"))
    assert list(possible_depths(planes_of(sooner, "toy32_32"))) == ["round1"]
    # The S-boxes of PIPO take a bit of each byte, so those of the counter meet at once.
    assert possible_depths(planes_of(CIPHERS / "pipo.dsl", "pipo64_128")) == {}


@pytest.mark.parametrize(("depth", "early"), [*zip(DEPTHS, (1, 2, 2), strict=True)])
def test_rounds_leave_the_loop(depth: str, early: int) -> None:
    """Each round is computed for the table and for what is held, or in the loop."""
    programs = folded(depth).programs
    assert layers(planes().programs["ctr"]) == ROUNDS
    assert layers(programs["ctr_table"]) == early
    assert layers(programs["ctr_high"]) == early
    assert layers(programs["ctr"]) == ROUNDS - early


def test_each_part_takes_what_it_depends_on() -> None:
    assert inputs("ctr") == {"entry", "held", "RK"}
    assert inputs("ctr_high") == {"N", "counter", "RK", "first"}
    assert inputs("ctr_table") == {"N", "counter", "RK"}
    names = [p.name for p in folded("round2").programs["ctr"].params]
    assert len([name for name in names if name.startswith("$t")]) == BLOCKS
    assert len([name for name in names if name.startswith("$h")]) == PLANES


def test_other_programs_stay() -> None:
    for name in ("encrypt", "decrypt", "key_schedule"):
        assert folded("round2").programs[name] is planes().programs[name]


def test_nothing_of_the_nonce_is_left_in_the_loop() -> None:
    """Behind `hoist` the loop takes the key's words and no others; the rest is made for a nonce."""
    module = Hoist(mode="ctr").run_module(folded("round2"), CONTEXT)
    slots = {name: {p.name[:2] for p in each.params} for name, each in module.programs.items()}
    assert slots["ctr_crypt"] == {"$t", "$h", "$k"}
    assert "$m" in slots["ctr_crypt.high"]
    assert "$m" in slots["ctr_nonce.table"]
    assert slots["ctr_nonce"] == {"N.", "$k"}
    assert "counter" not in {p.name for p in module.programs["ctr_nonce"].params}
    assert layers(module.programs["ctr_nonce"]) == 0


def words(program: Program, counter: list[int], first: NDArray[np.object_]) -> list[list[int]]:
    """What a part makes of some counters, under one key and nonce."""
    chance = np.random.default_rng(1)
    known: dict[str, Value] = {}
    for param in program.params:
        size = len(counter)
        word = int(chance.integers(0, 1 << param.type.bits))
        known[param.name] = word_array([word] * size, param.type.bits)
        if param.name == "counter":
            known[param.name] = word_array(counter, param.type.bits)
        if param.slot:
            known[param.name] = word_array([int(w) for w in first], 32)
    found = interpret(program, known)
    return [[int(word) for word in value] for value in found if isinstance(value, np.ndarray)]


@pytest.mark.parametrize("depth", DEPTHS)
def test_what_is_held_ignores_the_lowest_byte(depth: str) -> None:
    """Up to the carry: from 0x12fd on the fourth block has another second byte."""
    program = folded(depth).programs["ctr_high"]
    first = np.full(5, 0x12345678, object)
    made = words(program, [0x1200, 0x1201, 0x12FC, 0x12FD, 0x1300], first)
    start, later, last, carries, next_ = zip(*made, strict=True)
    assert start == later == last
    assert len({start, carries, next_}) == 3


@pytest.mark.parametrize("depth", DEPTHS)
def test_entries_have_a_word_for_each_block(depth: str) -> None:
    """A group of counters from 4 on gives the entries 4 to 7; they differ."""
    program = folded(depth).programs["ctr_table"]
    assert len(program.results) == BLOCKS
    made = words(program, [0, 4, 252], np.zeros(3, object))
    assert len({word for entry in made for word in entry}) == 3 * BLOCKS


@pytest.mark.parametrize("depth", DEPTHS)
def test_all_parts_together_compute_the_same(depth: str) -> None:
    """Run on counters that carry into the held bytes, within a group and at its end, and wrap."""
    checked(planes(), [CtrFold(depth)], CONTEXT)


def test_a_table_may_take_what_is_granted_and_no_more() -> None:
    module = CtrFold("round1", table_bytes=1024).run_module(planes(), CONTEXT)
    assert (module.figures["table_bytes"], module.figures["entry_bytes"]) == (1024, 4)
    with pytest.raises(LayoutError) as problem:
        CtrFold("round1", table_bytes=1023).run_module(planes(), CONTEXT)
    said = "the table takes 1024 bytes, and 1023 are granted: --table-bytes 1024, or --depth none"
    assert str(problem.value) == said


@cache
def rows() -> Module:
    """Eight blocks of AES: a register holds a row of each, and each lane depends on one seed."""
    return planes_of(CIPHERS / "aes.dsl", "aes128_128", "none", 8)


@pytest.mark.full
def test_a_table_of_seeds() -> None:
    """Four bytes for each value, and those of a whole group once more."""
    module = checked(rows(), [CtrFold("round2")], CONTEXT)
    figures = [module.figures[n] for n in ("table_bytes", "entry_bytes", "repeated_bytes")]
    assert figures == [1024 + 32, 4, 32]


@pytest.mark.full
def test_entries_are_repeated_where_there_is_room() -> None:
    figures = CtrFold("round2", table_bytes=1055).run_module(rows(), CONTEXT).figures
    assert (figures["table_bytes"], figures["repeated_bytes"]) == (1024, 0)


def test_without_a_depth_nothing_changes() -> None:
    assert CtrFold().run_module(planes(), CONTEXT) is planes()


@pytest.mark.parametrize("depth", ["round3", "round0", "subbytes1", "round", "auto", ""])
def test_other_depths_are_refused(depth: str) -> None:
    with pytest.raises(LayoutError) as problem:
        CtrFold(depth).run_module(planes(), CONTEXT)
    assert str(problem.value) == f"no depth `{depth}`; there are: none, {', '.join(DEPTHS)}"


def test_only_planes_are_folded() -> None:
    steps: list[Pass] = list(pipeline()[: PASSES.index(CtrFold)])
    module = run_passes(Module(load_cipher(TOY), "toy32_32", {}), CONTEXT, steps)
    with pytest.raises(LayoutError, match="in bit planes only: --slicing plane, or --depth none"):
        CtrFold("round1").run_module(module, CONTEXT)


VECTORS = load_target("neon")
IN_VECTORS = Context(VECTORS, next(iter(VECTORS.cores)))


@pytest.mark.full
@pytest.mark.parametrize("depth", DEPTHS)
def test_a_register_holds_entries_of_several_blocks(depth: str) -> None:
    """Sixteen blocks fill a plane: an entry has 4 bytes, and those of a group are contiguous."""
    fixslice = Fixslice(enabled=True)
    last = PASSES.index(Slice) + 1
    steps = pipeline([Bitslice(enabled=True), fixslice, CtrFold(depth=depth), Hoist(mode="ctr")])
    chosen = [Slice(lanes=1) if isinstance(step, Slice) else step for step in steps[:last]]
    module = checked(Module(load_cipher(TOY), "toy32_32", {}), chosen, IN_VECTORS)
    figures = [module.figures[n] for n in ("table_bytes", "entry_bytes", "repeated_bytes")]
    assert figures == [4 * (256 + 16), 4, 4 * 16]
    loads = [op for op in module.programs["ctr_crypt"].ops if op.name == "ldr_q"]
    assert [op.number("offset") - loads[0].number("offset") for op in loads] == [0, 16, 32, 48]


def in_vectors() -> Module:
    steps = pipeline([Bitslice(enabled=True), Fixslice(enabled=True)])[: PASSES.index(CtrFold)]
    return run_passes(Module(load_cipher(TOY), "toy32_32", {}), IN_VECTORS, steps)


def test_entries_of_several_blocks_need_those_behind_the_last() -> None:
    with pytest.raises(DepthError, match="the table takes 1088 bytes, and 1087 are granted"):
        CtrFold(depth="round2", table_bytes=1087).run_module(in_vectors(), IN_VECTORS)


def test_a_machine_without_addresses_in_registers_has_no_table() -> None:
    target = load_target("c")
    with pytest.raises(DepthError, match="c has no registers for the address of an entry"):
        CtrFold(depth="round1").run_module(planes(), Context(target, next(iter(target.cores))))


def test_a_block_that_fills_no_word_has_no_entries() -> None:
    """Its table's entries would be parts of words."""
    cipher = load_cipher(Path(__file__).parents[1] / "small_cells.dsl")
    settings = [Bitslice(enabled=True), Fixslice(enabled=True), Counter(bits=16)]
    steps = pipeline(settings)[: PASSES.index(CtrFold)]
    small = run_passes(Module(cipher, "small16_16", {}), CONTEXT, steps)
    with pytest.raises(DepthError, match="fills no word of the machine"):
        possible_depths(small)
