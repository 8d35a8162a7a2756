"""Each cipher as it is usually compiled for words and bit planes of C, checked after each pass."""

from __future__ import annotations

import pytest

from compiler.module import Context, Module
from compiler.pipeline import run_passes
from compiler.target import load_target
from dsl.library import CIPHERS
from lwcc.complaint import Complaint
from lwcc.options import BuildOptions, passes_of, with_lanes
from tests.compiler.stages import cipher
from verify.differential import check_passes

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


@pytest.mark.parametrize("set_name", IN_WORDS)
def test_words_of_one_block(set_name: str) -> None:
    done = compiled(set_name)
    assert done.figures["group_blocks"] == 1
    assert {p.level for p in done.programs.values()} == {"listing"}
    assert not done.tables


@pytest.mark.parametrize("set_name", ["lea128_128", "cham64_128", "speck48_72", "hight64_128"])
def test_words_of_one_block_in_a_loop(set_name: str) -> None:
    done = compiled(set_name, goal="size")
    assert {"ecb_encrypt", "ecb_decrypt"} <= set(done.loops)


@pytest.mark.slow
@pytest.mark.parametrize("set_name", IN_PLANES)
def test_planes_of_many_blocks(set_name: str) -> None:
    done = compiled(set_name)
    assert done.figures["group_blocks"] == TARGET.usual_lanes[-1]
    assert not done.tables


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


def test_tables_need_words_that_the_machine_has() -> None:
    with pytest.raises(Complaint, match="cannot be tables here"):
        compiled("present64_80", sbox="table")
