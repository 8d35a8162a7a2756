"""The check after every pass: right pipelines pass it, and each pass is caught when it is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache

import numpy as np
import pytest

from compiler.ir.program import Op, Program, attributes
from compiler.machine.load import load_target
from compiler.module import Context, Module, Pass
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.forms.byte_tables import ByteTables
from compiler.passes.forms.ctr_fold import CtrFold
from compiler.passes.forms.fixslice import Fixslice
from compiler.passes.forms.hold import Hold
from compiler.passes.forms.legalise import Legalise
from compiler.passes.forms.map_luts import MapLuts
from compiler.passes.forms.multiply_rotations import MultiplyRotations
from compiler.passes.forms.multiply_sums import MultiplySums
from compiler.passes.forms.nibble_tables import NibbleTables
from compiler.passes.forms.pair_boxes import PairBoxes
from compiler.passes.forms.pair_moves import PairMoves
from compiler.passes.forms.roll_keys import RollKeys
from compiler.passes.forms.sbox import Sbox
from compiler.passes.forms.slice import Slice
from compiler.passes.listing.allocate import Allocate
from compiler.passes.listing.index_in_place import IndexInPlace
from compiler.passes.listing.pair_copies import PairCopies
from compiler.passes.listing.select import Select
from compiler.passes.listing.walk import Walk
from compiler.passes.mode.block_groups import BlockGroups
from compiler.passes.mode.counter import Counter
from compiler.passes.mode.counter_words import CounterWords
from compiler.passes.mode.key_per_block import KeyPerBlock
from compiler.passes.mode.subroutines import Subroutines
from compiler.passes.order.early_stores import EarlyStores
from compiler.passes.order.held_order import HeldOrder
from compiler.passes.order.join_loads import JoinLoads
from compiler.passes.order.post_schedule import PostSchedule
from compiler.passes.order.resident_keys import ResidentKeys
from compiler.passes.order.schedule import Schedule
from compiler.passes.order.spill_order import SpillOrder
from compiler.passes.order.split_accesses import SplitAccesses
from compiler.passes.spec.accumulate import Accumulate
from compiler.passes.spec.balance import Balance
from compiler.passes.spec.complement import Complement
from compiler.passes.spec.constants import Constants
from compiler.passes.spec.fix_keys import FixKeys
from compiler.passes.spec.fold import Fold
from compiler.passes.spec.hoist import Hoist
from compiler.passes.spec.hold_words import HoldWords
from compiler.passes.spec.invert import Invert
from compiler.passes.spec.on_the_fly import OnTheFly
from compiler.passes.spec.roll import Roll
from compiler.passes.spec.rotate import Rotate
from compiler.passes.spec.unroll import Unroll
from compiler.passes.spec.value_numbering import ValueNumbering
from compiler.passes.spec.word_tables import WordTables
from compiler.pipeline import PASSES, pass_name, pipeline, run_passes
from dsl.check import load_cipher
from dsl.library import CIPHERS
from verify.programs.differential import (
    DifferenceError,
    check_passes,
    check_text,
    structured_samples,
)
from verify.programs.stages import run_module

TARGET = load_target("neon")
CONTEXT = Context(TARGET, next(iter(TARGET.cores)))
WORDS = load_target("c")
ON_WORDS = Context(WORDS, next(iter(WORDS.cores)))
RV32I = load_target("rv32i")
ON_RV32I = Context(RV32I, next(iter(RV32I.cores)))
TERNARY = frozenset({"lut3"}).union(*RV32I.logic.values())
AVR = load_target("avr")
ON_AVR = Context(AVR, next(iter(AVR.cores)))
PTX = load_target("ptx")
ON_PTX = Context(PTX, next(iter(PTX.cores)))
ON_TABLES = replace(ON_RV32I, target=replace(RV32I, logic={"": TERNARY}))
LEA = CIPHERS / "lea.dsl"
Change = Callable[[Module], Module]
Wanted = Callable[[Op], bool]
GATES = ("and", "or", "andn", "orn", "mux")


@cache
def start(set_name: str = "pipo64_128") -> Module:
    return Module(load_cipher(CIPHERS / "pipo.dsl"), set_name, {})


IN_WORDS = (Legalise(enabled=True), Slice(lanes=1))
IN_PLANES = (
    Bitslice(enabled=True),
    Fixslice(enabled=True, blocks=32),
    CounterWords(enabled=False),
    *IN_WORDS,
)
TABLES = Sbox(table=True, outside_keys=True)
IN_LOOPS = (
    Constants(enabled=True),
    Legalise(enabled=True),
    Roll(enabled=True, by_length=True),
    Slice(lanes=1, in_order=True),
)
SUBJECTS: Mapping[type[Pass], tuple[str, Context, Sequence[Pass]]] = {
    Constants: ("cham64_128", ON_WORDS, ()),
    BlockGroups: ("speck64_128", ON_AVR, ()),
    Accumulate: ("simon64_128", ON_AVR, (BlockGroups(blocks=2),)),
    CounterWords: ("speck64_128", CONTEXT, ()),
    HoldWords: ("hight64_128", CONTEXT, ()),
    Subroutines: ("speck64_128", ON_AVR, (Hoist(nonce=False),)),
    KeyPerBlock: ("speck64_128", ON_PTX, ()),
    Legalise: ("speck48_72", ON_WORDS, ()),
    Fixslice: ("pipo64_128", ON_RV32I, (Bitslice(enabled=True),)),
    CtrFold: ("gift64_128", ON_RV32I, (Bitslice(enabled=True), Fixslice(enabled=True))),
    PairMoves: ("present64_80", CONTEXT, IN_PLANES),
    NibbleTables: ("hight64_128", CONTEXT, (Slice(lanes=16),)),
    MultiplyRotations: ("speck64_128", ON_PTX, IN_WORDS),
    MultiplySums: ("speck64_128", ON_PTX, (BlockGroups(blocks=2), *IN_WORDS)),
    MapLuts: ("simon64_128", ON_TABLES, IN_WORDS),
    SplitAccesses: ("speck48_72", ON_RV32I, IN_WORDS),
    EarlyStores: ("cham64_128", ON_RV32I, IN_WORDS),
    SpillOrder: ("speck64_128", ON_RV32I, IN_WORDS),
    ResidentKeys: ("cham64_128", ON_RV32I, IN_WORDS),
    JoinLoads: ("lea128_128", ON_PTX, IN_WORDS),
    PostSchedule: ("speck64_128", ON_RV32I, IN_WORDS),
    ByteTables: ("hight64_128", ON_AVR, IN_WORDS),
    Hold: ("hight64_128", ON_AVR, IN_WORDS),
    HeldOrder: ("hight64_128", ON_AVR, (*IN_WORDS, Hold(enabled=True))),
    RollKeys: ("speck64_128", ON_AVR, IN_LOOPS),
    PairBoxes: ("skinny64_128", ON_AVR, (Sbox(fixed=True),)),
    WordTables: ("aes128_128", ON_PTX, (TABLES,)),
    PairCopies: ("speck64_128", ON_AVR, IN_WORDS),
    IndexInPlace: ("aes128_128", ON_AVR, (Sbox(fixed=True), *IN_WORDS, Select(tables="flash"))),
    Walk: ("speck64_128", ON_AVR, IN_WORDS),
}
"""For passes that have little to do for PIPO in lanes: another set, where it is compiled for, and
options of the passes before."""


def subject_of(kind: type[Pass]) -> tuple[Module, Context]:
    """A module that a pass changes, and where."""
    if kind not in SUBJECTS:
        return module_before(pass_name(kind)), CONTEXT
    set_name, context, settings = SUBJECTS[kind]
    steps = pipeline(settings)[: PASSES.index(kind)]
    cipher = load_cipher(CIPHERS / f"{set_name.rstrip('0123456789_')}.dsl")
    return run_passes(Module(cipher, set_name, {}), context, steps), context


@cache
def module_before(name: str) -> Module:
    """What the passes before that of a name make, at 16 lanes."""
    steps = pipeline([Schedule(enabled=False)])
    names = [pass_name(kind) for kind in PASSES]
    earlier = steps[: names.index(name)]
    return run_passes(start(), CONTEXT, earlier)


def broken(step: Pass, change: Change) -> Pass:
    """A pass of the same name whose result is changed."""
    kind = type(step)

    def run_module(self: Pass, module: Module, context: Context) -> Module:
        return change(kind.run_module(step, module, context))

    made = type(kind.__name__, (kind,), {"run_module": run_module})
    options = {f.name: getattr(step, f.name) for f in fields(step)}  # type: ignore[arg-type]
    wrong = made(**options)
    assert isinstance(wrong, Pass)
    return wrong


def edit(name: str, wanted: Wanted, change: Callable[[Op], Op], place: int = 0) -> Change:
    """Change one operation of a program: number `place` of those wanted."""

    def apply(module: Module) -> Module:
        ops = list(module.programs[name].ops)
        number = [n for n, op in enumerate(ops) if wanted(op)][place]
        ops[number] = change(ops[number])
        return module.with_program(name, module.programs[name].with_ops(ops))

    return apply


def named(*names: str) -> Wanted:
    return lambda op: op.name in names


def dropped(op: Op) -> Op:
    """Its readers get its first operand."""
    return replace(op, name="copy", args=op.args[:1], attrs=())


def backwards(op: Op) -> Op:
    return replace(op, args=op.args[::-1])


def twice_the_first(op: Op) -> Op:
    return replace(op, args=(op.args[0], *op.args[:-1]))


def becomes(name: str) -> Callable[[Op], Op]:
    return lambda op: replace(op, name=name)


def with_number(name: str, value: Callable[[int], int]) -> Callable[[Op], Op]:
    def change(op: Op) -> Op:
        return replace(op, attrs=attributes(**{**dict(op.attrs), name: value(op.number(name))}))

    return change


def first_lanes_swapped(op: Op) -> Op:
    value = op.attr("value")
    assert isinstance(value, tuple)
    return replace(op, attrs=attributes(value=(value[1], value[0], *value[2:])))


def swap_results(name: str) -> Change:
    def apply(module: Module) -> Module:
        program = module.programs[name]
        first, second, *rest = program.results
        return module.with_program(name, replace(program, results=(second, first, *rest)))

    return apply


def swap_last_results(module: Module) -> Module:
    program = module.programs["key_schedule"]
    *rest, first, second = program.results
    changed = replace(program, results=(*rest, second, first))
    return module.with_program("key_schedule", changed)


def swap_rounds(module: Module) -> Module:
    first, second, *rest = module.loops["ecb_decrypt"]
    return replace(module, loops={**module.loops, "ecb_decrypt": (second, first, *rest)})


def flip_a_constant(module: Module) -> Module:
    return replace(module, constants=bytes([module.constants[0] ^ 1]) + module.constants[1:])


def flip_an_entry(module: Module) -> Module:
    program = module.programs["ecb_encrypt"]
    name, table = next(iter(program.tables.items()))
    first, *rest = table.values
    tables = {**program.tables, name: replace(table, values=(first ^ 1, *rest))}
    return module.with_program("ecb_encrypt", replace(program, tables=tables))


def too_early(module: Module) -> Module:
    """The last store but one goes to the beginning."""
    program = module.programs["ecb_encrypt"]
    return module.with_program(
        "ecb_encrypt", program.with_ops((program.ops[-2], *program.ops[:-2]))
    )


def result_elsewhere(op: Op) -> Op:
    return replace(op, results=("v0" if op.results[0] != "v0" else "v1",))


def has_lanes_of_its_own(op: Op) -> bool:
    return op.name == "const" and isinstance(op.attr("value"), tuple)


def stores(op: Op) -> bool:
    return op.name == "store"


def stores_many(op: Op) -> bool:
    return not op.results and len(op.args) > 2


def rows_swapped(op: Op) -> Op:
    pointer, first, second, *rest = op.args
    return replace(op, args=(pointer, second, first, *rest))


def reads(name: str) -> Wanted:
    return lambda op: op.args == (name,)


def reads_table(name: str) -> Wanted:
    return lambda op: ("table", name) in op.attrs


# fmt: off
# ruff: noqa: E501 -- a table is read by column.
def one_lane_on(op: Op) -> Op:
    lanes = op.attr("map")
    assert isinstance(lanes, tuple)
    return replace(op, attrs=attributes(map=(*lanes[1:], lanes[0])))


BROKEN: list[tuple[str, Pass, Change]] = [
    ("has another constant",             Unroll(),                edit("key_schedule", named("const"), with_number("value", lambda v: v ^ 4))),
    ("rotates by another amount",        Invert(),                edit("decrypt", named("rotl"), with_number("k", lambda k: k + 1))),
    ("swaps two rounds' constants",      Constants(enabled=True), swap_last_results),
    ("takes another byte",               Counter(),               edit("ctr", named("extract"), with_number("lo", lambda k: k ^ 8))),
    ("adds a value twice",               CounterWords(),          edit("ctr", named("xor"), twice_the_first)),
    ("swaps words of two blocks",        BlockGroups(blocks=2),   swap_results("decrypt")),
    ("counts too far",                   BlockGroups(blocks=2),   edit("ctr", named("const"), with_number("value", lambda v: v + 1))),
    ("adds a value twice",               Accumulate(),            edit("ecb_encrypt", named("xor"), twice_the_first, 5)),
    ("has another round key",            FixKeys("2b" * 16),      edit("encrypt", named("const"), with_number("value", lambda v: v ^ 1), 3)),
    ("swaps words of the key",           OnTheFly(enabled=True),  swap_results("key_schedule")),
    ("adds a value twice",               KeyPerBlock(),           edit("encrypt_keys", named("xor"), twice_the_first, 9)),
    ("reads another word of the key",    KeyPerBlock(),           edit("encrypt_keys", named("rotl"), lambda op: replace(op, args=("key.3",)))),
    ("swaps bits",                       Bitslice(enabled=True),  swap_results("encrypt")),
    ("swaps bits of the counter's",      Bitslice(enabled=True),  swap_results("ctr")),
    ("moves lanes one too far",          Fixslice(enabled=True),  edit("encrypt", named("permute"), one_lane_on)),
    ("puts a round key elsewhere",       Fixslice(enabled=True),  swap_results("key_schedule")),
    ("adds a value twice",               CtrFold(depth="round1"), edit("ctr", named("xor"), twice_the_first, 3)),
    ("holds the lowest byte, too",       CtrFold(depth="round1"), edit("ctr_high", named("and"), lambda op: replace(op, args=(op.args[0], op.args[0])))),
    ("has another entry",                CtrFold(depth="round1"), swap_results("ctr_table")),
    ("drops an operation",               Fold(),                  edit("encrypt", named("xor"), dropped, 20)),
    ("has another constant",             Fold(),                  edit("key_schedule", named("const"), with_number("value", lambda v: v ^ 1), 3)),
    ("has another gate",                 Sbox(),                  edit("encrypt", named(*GATES), becomes("xor"), 9)),
    ("swaps operands",                   Sbox(),                  edit("decrypt", named("mux", "andn", "orn"), backwards)),
    ("forgets a complement",             Complement(),            edit("encrypt", named("not"), dropped)),
    ("turns a key too far",              Rotate(),                edit("ctr", named("rotl"), with_number("k", lambda k: k % 7 + 1))),
    ("adds a value twice",               Balance(),               edit("decrypt", named("xor"), twice_the_first, 30)),
    ("takes two values for one",         ValueNumbering(),                 edit("encrypt", named("xor"), twice_the_first, 17)),
    ("holds two values crosswise",       HoldWords(enabled=True), swap_results("ctr_high")),
    ("adds a held value twice",          HoldWords(enabled=True), edit("ctr", lambda op: op.args[1:] == ("$h0",), twice_the_first)),
    ("swaps slots",                      Hoist(),                 swap_results("key_setup")),
    ("swaps what the nonce fixes",       Hoist(),                 swap_results("ctr_nonce")),
    ("calls another encryption",         Subroutines(enabled=True), edit("ecb_encrypt", named("xor"), twice_the_first, 5)),
    ("forgets to clear a word",          Legalise(enabled=True),  edit("ecb_encrypt", named("and"), dropped)),
    ("rotates by another amount",        Legalise(enabled=True),  edit("ecb_decrypt", named("shl"), with_number("k", lambda k: k + 1))),
    ("swaps two rounds' keys",           Roll(enabled=True),      swap_rounds),
    ("takes the other halves",           PairMoves(),             edit("ecb_encrypt", named("zip1.2d"), becomes("zip2.2d"), 5)),
    ("has two entries swapped",          NibbleTables(),          edit("ecb_encrypt", has_lanes_of_its_own, first_lanes_swapped)),
    ("has another entry",                ByteTables(enabled=True, memory="flash"), flip_an_entry),
    ("reads another table",              ByteTables(enabled=True, memory="flash"), edit("ecb_decrypt", reads_table("byte_0"), lambda op: replace(op, attrs=(("table", "byte_1"),)))),
    ("stores a round key elsewhere",     RollKeys(enabled=True),  edit("key_setup.round", stores, with_number("offset", lambda k: k ^ 1))),
    ("holds one value twice",            Hold(enabled=True),      edit("ctr_crypt.high", stores, with_number("offset", lambda k: k + 1))),
    ("reads what is held elsewhere",     Hold(enabled=True),      edit("ctr_crypt", reads("frame"), with_number("offset", lambda k: k + 1))),
    ("multiplies by another power",      MultiplyRotations(),     edit("ecb_encrypt", named("mul_wide"), with_number("k", lambda k: k ^ 1), 2)),
    ("joins the wrong halves",           MultiplyRotations(),     edit("ctr_crypt", named("or"), twice_the_first, 1)),
    ("adds another number",              MultiplySums(),          edit("ctr_crypt", named("mad"), twice_the_first, 0)),
    ("has another truth table",          MapLuts(),               edit("ecb_encrypt", named("lut3"), with_number("k", lambda k: k ^ 1), 5)),
    ("stores the bytes elsewhere",       SplitAccesses(),         edit("ecb_encrypt", stores, with_number("offset", lambda k: k ^ 1))),
    ("stores another round key",         EarlyStores(),           edit("key_setup", stores, with_number("offset", lambda k: k ^ 4))),
    ("adds a value twice",               SpillOrder(),            edit("ecb_decrypt", named("xor"), twice_the_first, 7)),
    ("loads one key for two",            ResidentKeys(),          edit("ecb_encrypt", reads("rk"), with_number("offset", lambda k: k ^ 4), 3)),
    ("loads other keys",                 JoinLoads(),             edit("ecb_encrypt", named("ld_anew_4"), with_number("offset", lambda k: k ^ 16), 3)),
    ("swaps two words",                  JoinLoads(),             edit("ecb_decrypt", named("ld_anew_4"), lambda op: replace(op, results=op.results[::-1]), 2)),
    ("stores another row",               Slice(),                 edit("ecb_encrypt", stores_many, rows_swapped)),
    ("loads from elsewhere",             Slice(),                 edit("ecb_decrypt", reads("in"), with_number("offset", lambda k: k ^ 64))),
    ("takes another round key",          Slice(),                 edit("ecb_encrypt", reads("rk"), with_number("offset", lambda k: k + 16))),
    ("numbers the blocks wrongly",       Slice(),                 edit("ctr_crypt", has_lanes_of_its_own, first_lanes_swapped)),
    ("inserts by k, not by width - k",   Select(),                edit("ecb_encrypt", named("sri.16b"), with_number("k", lambda k: 8 - k), 1)),
    ("stores another constant",          Select(),                flip_a_constant),
    ("swaps operands",                   Select(),                edit("ecb_decrypt", named("bic.16b", "orn.16b", "bsl.16b"), backwards)),
    ("stores before it computes",        Schedule(enabled=False), too_early),
    ("leaves a byte where it was",       HeldOrder(),             edit("ctr_crypt", reads("frame"), with_number("k", lambda k: k ^ 1))),
    ("writes another's register",        Allocate(),              edit("ecb_encrypt", named("eor.16b"), result_elsewhere, 40)),
    ("loads another key",                PostSchedule(),                  edit("ecb_encrypt", reads("a3"), with_number("k", lambda k: k ^ 4), 5)),
    ("copies the pair crosswise",        PairCopies(),            edit("key_setup", named("movw"), backwards)),
    ("adds the boxes' bytes twice",      PairBoxes(enabled=True), edit("encrypt", named("xor"), twice_the_first, 7)),
    ("looks another byte up",            WordTables(enabled=True), edit("encrypt", named("lookup"), with_number("lo", lambda k: k ^ 8), 5)),
    ("turns an entry too far",           WordTables(enabled=True), edit("decrypt", named("rotl"), with_number("k", lambda k: k ^ 8), 3)),
    ("looks another index up",           IndexInPlace(),          edit("ecb_encrypt", named("lpm_z"), lambda op: replace(op, args=(op.args[0], op.result)), 1)),
    ("goes on too far",                  Walk(),                  edit("ctr_crypt", named("adiw", "addp"), with_number("k", lambda k: k + 1))),
    ("stays where it was",               Walk(),                  edit("ecb_decrypt", named("ld_on"), becomes("ld_at"), 2)),
    ("loses the counter",                Allocate(),              edit("ctr_crypt", reads("x4"), lambda op: replace(op, args=("x2",)))),
]
# fmt: on


def parts_of(module: Module) -> tuple[object, ...]:
    return module.programs, module.loops, module.constants


@pytest.mark.slow
@pytest.mark.full(but=6)
@pytest.mark.parametrize(
    ("step", "change"),
    [b[1:] for b in BROKEN],
    ids=[f"{pass_name(type(b[1]))} {b[0]}" for b in BROKEN],
)
def test_a_broken_pass_is_caught(step: Pass, change: Change) -> None:
    before, context = subject_of(type(step))
    check = check_passes(context.target)
    whole = step.run_module(before, context)
    check(step, before, whole)
    wrong = broken(step, change).run_module(before, context)
    assert parts_of(wrong) != parts_of(whole), "the change changes something"
    with pytest.raises(DifferenceError, match=rf"^{pass_name(type(step))}\("):
        check_passes(context.target)(broken(step, change), before, wrong)


def test_every_pass_is_broken_here() -> None:
    assert {type(step) for _, step, _ in BROKEN} == set(PASSES)


def test_the_message_says_where() -> None:
    step, change = Fold(), edit("encrypt", named("xor"), dropped, 20)
    before = module_before(pass_name(type(step)))
    with pytest.raises(DifferenceError) as caught:
        check_passes(TARGET)(step, before, broken(step, change).run_module(before, CONTEXT))
    assert (caught.value.step, caught.value.function) == ("fold()", "ecb_encrypt")
    for part in (
        "byte ",
        "block 0",
        "instead of 0x",
        f"key {'ff' * 16}",
        "nonce ffffffff",
        "counter 0xfb",
        f"input {'00' * 8}",
    ):
        assert part in str(caught.value)


@pytest.mark.slow
def test_run_passes_stops_at_the_broken_pass() -> None:
    wrong = broken(Select(), flip_a_constant)
    steps = [wrong if isinstance(s, Select) else s for s in pipeline()]
    with pytest.raises(DifferenceError, match=r"^select\(\): ctr_crypt"):
        run_passes(start(), CONTEXT, steps, check_passes(TARGET))


@pytest.mark.slow
def test_a_wrong_row_is_caught_where_it_is_first_used() -> None:
    rows = dict(TARGET.table)
    rows["sri.16b"] = replace(rows["sri.16b"], effects=rows["sli.16b"].effects)
    target = replace(TARGET, table=rows)
    context, before = replace(CONTEXT, target=target), module_before("select")
    with pytest.raises(DifferenceError, match="select"):
        check_passes(target)(Select(), before, Select().run_module(before, context))


@pytest.mark.slow
def test_swapped_operands_of_a_difference_are_caught() -> None:
    lea = Module(load_cipher(LEA), "lea128_128", {})
    wrong = broken(Invert(), edit("decrypt", named("sub"), backwards, 30))
    with pytest.raises(DifferenceError, match=r"^invert\(\): ecb_decrypt: byte"):
        run_passes(lea, CONTEXT, [Unroll(), wrong], check_passes(TARGET))
    run_passes(lea, CONTEXT, [Unroll(), Invert(), Counter()], check_passes(TARGET))


def test_a_function_must_not_get_lost() -> None:
    before = module_before("hoist")
    after = Hoist().run_module(before, CONTEXT)
    kept = {n: p for n, p in after.programs.items() if n not in ("ctr_crypt", "ctr_nonce")}
    with pytest.raises(DifferenceError, match="ctr_crypt: the function is missing"):
        check_passes(TARGET)(Hoist(), before, replace(after, programs=kept))


@pytest.mark.parametrize("set_name", ["pipo64_128", "pipo64_256"])
def test_the_first_stage_gives_the_published_answers(set_name: str) -> None:
    module = run_passes(start(set_name), CONTEXT, [Unroll(), Invert(), Counter()])
    for test in module.cipher.parameter_set(set_name).tests:
        samples = structured_samples(module, 3, 1)
        rows = [np.frombuffer(data, np.uint8) for data in (test.key, test.plaintext)]
        keys = np.tile(rows[0], (len(samples.keys), 1))
        blocks = np.broadcast_to(rows[1], samples.blocks.shape)
        outcome = run_module(module, TARGET, replace(samples, keys=keys, blocks=blocks))
        assert outcome["ecb_encrypt"][0, 0].tobytes() == test.ciphertext


def test_counter_blocks_are_nonce_and_counter() -> None:
    module = run_passes(start(), CONTEXT, [Unroll(), Invert(), Counter()])
    samples = structured_samples(module, 8, 1)
    block = samples.counter_blocks()[0, 6].tobytes()
    assert block == samples.nonces[0].tobytes() + (0xFFFF_FFFA + 6 - 2**32).to_bytes(4, "big")


def test_inputs_are_structured() -> None:
    module = run_passes(start(), CONTEXT, [Unroll(), Invert(), Counter()])
    samples = structured_samples(module, 128, 1)
    assert {bytes(k) for k in samples.keys} >= {bytes(16), b"\xff" * 16}
    assert sorted(int.from_bytes(b.tobytes(), "little") for b in samples.blocks[0, :64]) == [
        1 << i for i in range(64)
    ]
    assert not np.array_equal(samples.keys, structured_samples(module, 128, 2).keys)


def renamed(program: Program, names: Iterable[tuple[str, str]]) -> Program:
    ops = [replace(op, name=dict(names).get(op.name, op.name)) for op in program.ops]
    return program.with_ops(ops)


@pytest.mark.slow
def test_text_that_does_not_parse_back_is_caught() -> None:
    before = module_before("select")
    check_text(Slice(), before, before)
    program = renamed(before.programs["ecb_encrypt"], [("xor", "xor k=1,")])
    with pytest.raises(DifferenceError, match="parses as another"):
        check_text(Slice(), before, before.with_program("ecb_encrypt", program))
