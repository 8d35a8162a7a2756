"""Each cipher as it is usually compiled for words and bit planes of C, checked after each pass."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from builds.pipelines import passes_of
from builds.usual_forms import with_lanes
from compiler.forms.usual import Candidate, candidates, refusal
from compiler.frontend.programs import spec_programs
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.pipeline import run_passes
from dsl.check import load_cipher, parse_cipher
from dsl.cipher import Cipher
from dsl.library import CIPHERS
from dsl.syntax.diagnostics import DiagnosticError
from options.build import BuildOptions
from runtime.user_error import UserError
from tests.compiler.stages import cipher
from verify.programs.differential import check_passes

TARGET = load_target("c")
CONTEXT = Context(TARGET, next(iter(TARGET.cores)))
IN_WORDS = (
    "lea128_128",
    "speck32_64",
    "speck48_72",
    "simon32_64",
    "simeck32_64",
    "cham64_128",
    "hight64_128",
    "pipo64_128",
)
IN_PLANES = ("skinny64_64", "gift64_128", "present64_80", "aes128_128")
WITH_TABLES = ("aes128_128", "skinny64_64", "gift64_128", "pipo64_128")
FILES = {path.stem: path for path in CIPHERS.glob("*.dsl")}


def file_of(set_name: str) -> str:
    """The cipher that a set is one of."""
    (found,) = (name for name in FILES if set_name.startswith(name))
    return found


def compiled(set_name: str, **options: str | int) -> Module:
    """A set in its usual form; every pass is checked against the one before."""
    source = cipher(file_of(set_name))
    chosen = with_lanes(BuildOptions(set_name, TARGET.name, **options), source)  # type: ignore[arg-type]
    module = Module(source, set_name, {})
    return run_passes(module, CONTEXT, passes_of(chosen), check_passes(TARGET))


def test_every_cipher_is_compiled_here() -> None:
    assert {file_of(name) for name in (*IN_WORDS, *IN_PLANES)} == set(FILES)


@pytest.mark.full(but=3)
@pytest.mark.slow
@pytest.mark.parametrize("set_name", IN_WORDS)
def test_words_of_one_block(set_name: str) -> None:
    done = compiled(set_name)
    assert done.figures["group_blocks"] == 1
    assert {p.level for p in done.programs.values()} == {"listing"}
    assert not done.tables


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize("set_name", ["lea128_128", "cham64_128", "speck48_72", "hight64_128"])
def test_words_of_one_block_in_a_loop(set_name: str) -> None:
    done = compiled(set_name, goal="size")
    assert {"ecb_encrypt", "ecb_decrypt"} <= set(done.loops)


@pytest.mark.full
@pytest.mark.parametrize("set_name", IN_PLANES)
def test_planes_of_many_blocks(set_name: str) -> None:
    done = compiled(set_name)
    assert done.figures["group_blocks"] == TARGET.usual_lanes[-1]
    assert not done.tables


@pytest.mark.full
@pytest.mark.parametrize(
    "set_name",
    [pytest.param(n, marks=[] if n[0] in "as" else pytest.mark.slow) for n in WITH_TABLES],
)
def test_tables_in_place_of_circuits(set_name: str) -> None:
    done = compiled(set_name, sbox="table")
    assert done.figures["group_blocks"] == 1
    names = {op.name for op in done.programs["ecb_encrypt"].ops}
    assert names & {n for n in TARGET.table if n.startswith("lookup")}
    assert done.tables


@pytest.mark.slow
def test_tables_need_words_that_the_machine_has() -> None:
    with pytest.raises(UserError, match="cannot be tables here"):
        compiled("present64_80", sbox="table")


TOY = load_cipher(Path(__file__).parents[1] / "toy_feistel.dsl")
TOYS = ("box", "sum", "mix")


@pytest.mark.slow
@pytest.mark.full(but=1)
@pytest.mark.parametrize(
    "set_name", [pytest.param(n, marks=[] if n == "box" else pytest.mark.slow) for n in TOYS]
)
def test_issue_13_feistel_networks_with_boxes_fall_back_to_cells(set_name: str) -> None:
    target = load_target("rv32i")
    chosen = with_lanes(BuildOptions(set_name, target.name), TOY)
    assert (chosen.slicing, chosen.lanes) == ("cell", 1)
    context = Context(target, next(iter(target.cores)))
    module = Module(TOY, set_name, {})
    done = run_passes(module, context, passes_of(chosen), check_passes(target))
    assert {"ecb_encrypt", "ecb_decrypt", "ctr_crypt"} <= set(done.programs)


def test_issue_13_a_form_that_does_not_fit_says_where() -> None:
    programs, target = spec_programs(TOY, "box"), load_target("rv32i")
    block = TOY.parameter_set("box").block
    found = {each.shape: refusal(each, programs, block, target) for each in candidates(target)}
    words, planes = found["word"], found["plane"]
    assert words
    assert planes
    assert words.message == "the S-box S is on bits of a word"
    boxes = "layer 0 has 4 S-boxes of S where the block has room for 8 of one kind"
    assert planes.message == boxes
    assert [each.span.line for each in (words, planes) if each.span] == [20, 20]
    assert found["cell"] is None


LONG = """cipher LONG
source "made up"
set long { }
block u8[16]
key u8[16]
round_keys u8[16]
matrix M over GF(2^8)/0x11b = [[2, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31]]
fn step(x: u8[16]) -> u8[16] {
    let y = M * x
    x[1..16] = x[0..15]
    x[0] = y[0]
    return x
}
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { for i in 0..1000 { X = step(X) ^ RK } }
decrypt = none
"""


@pytest.mark.slow
@pytest.mark.parametrize("target", ["c", "rv32i"])
def test_issue_13_what_takes_minutes_is_refused_unless_it_is_asked_for(target: str) -> None:
    source = parse_cipher(LONG)
    with pytest.raises(DiagnosticError) as caught:
        with_lanes(BuildOptions("long", target), source)
    (said,) = caught.value.diagnostics
    assert said.span.line == 9
    assert said.message == (
        "long is too long: about 240000 operations on words are more than the 60000 that compile "
        "within a minute, and about 190000 of them are made of this"
    )
    assert said.hint == "`--slicing cell` compiles it all the same, in many minutes"
    asked = BuildOptions("long", target, slicing="cell")
    assert with_lanes(asked, source) == replace(asked, lanes=1)


@pytest.mark.slow
def test_issue_13_source_that_is_long_in_bits_is_compiled_in_cells() -> None:
    camellia = load_cipher(Path(__file__).parents[2] / "ciphers" / "camellia.dsl")
    chosen = with_lanes(BuildOptions("camellia128_128", TARGET.name), camellia)
    assert (chosen.slicing, chosen.lanes) == ("cell", 1)
    asked = BuildOptions("camellia128_128", TARGET.name, lanes=64)
    assert with_lanes(asked, camellia) == asked


SIXES = """cipher SIXES
source "made up"
set box { }
block u6[32]
key u6[32]
round_keys u6[32]
sbox S = [
    2e 37 08 2d 0d 12 3b 33 3d 20 31 22 05 1c 2c 03
    28 3f 0e 36 25 3c 32 0b 1a 0f 01 21 15 24 26 39
    11 07 10 23 2b 34 18 17 04 0a 29 09 3e 06 2f 1d
    14 35 27 13 3a 1b 00 16 30 2a 1e 38 1f 02 0c 19
]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X = S(X) ^ RK }
decrypt = inverse of encrypt
"""


def test_issue_13_boxes_of_six_bits_have_no_planes_and_take_cells() -> None:
    source, target = parse_cipher(SIXES), load_target("rv32i")
    block, programs = source.parameter_set("box").block, spec_programs(source, "box")
    found = refusal(Candidate("plane", 1), programs, block, target)
    assert found
    assert "by the digits of their address" in found.message
    assert with_lanes(BuildOptions("box", "rv32i"), source).slicing == "cell"


NIBBLES = """cipher NIBBLES
source "made up"
set box { }
block u4[16]
key u4[16]
round_keys u4[16]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X = X[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]] ^ RK }
decrypt = inverse of encrypt
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        (TOY, "`extract` on words of 16 bits has no form in lanes"),
        (parse_cipher(NIBBLES), "words of 4 bits have no form in lanes"),
    ],
    ids=["boxes on bits of words", "words of less than a byte"],
)
def test_issue_13_lanes_hold_whole_words_or_are_refused(source: Cipher, wanted: str) -> None:
    """They were compiled to something else, which the check found."""
    target = load_target("neon")
    context = Context(target, next(iter(target.cores)))
    options = BuildOptions("box", target.name, lanes=16, mode="ecb", without=("complement",))
    with pytest.raises(LayoutError, match=wanted):
        run_passes(Module(source, "box", {}), context, passes_of(options))
