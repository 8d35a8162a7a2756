"""Ciphers with a tweak, without a key, without a decryption, and one that ignores its key.

Each is compiled, checked and proven; its text agrees with plain Python.
"""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import Part, parts_of
from artifacts.parts import proof_subject
from builds.build import Built, build
from builds.checks import check_part
from builds.usual_forms import with_lanes
from catalogue.ciphers import find_cipher
from compiler.frontend.interface import functions_of
from compiler.machine.load import load_target
from dsl.check import load_cipher
from measurements.native import c_file_of
from options.build import BuildOptions
from options.file_names import file_name
from options.settled import settle
from prove.claims.verdict import prove_function
from tests.kinds.plain import KINDS
from tests.lwcc.terminal import lwcc, refused
from verify.native.check import check_native
from verify.native.compiled import Build
from verify.programs.differential import check_passes
from verify.programs.reference import spec_reference

FOLDER = Path(__file__).parents[2] / "kinds"
SETS = {
    "tweaked": "tweaked64_64",
    "keyless": "keyless160",
    "oneway": "oneway128_64",
    "ignoring": "ignoring64_64",
}
BLOCKS = ("ecb_encrypt", "ecb_decrypt")
COUNTED = ("ctr_init", "ctr_nonce", "ctr_crypt")
FUNCTIONS = {
    "tweaked": ("key_setup", *BLOCKS, *COUNTED),
    "keyless": BLOCKS,
    "oneway": ("key_setup", "ecb_encrypt", *COUNTED),
    "ignoring": ("key_setup", *BLOCKS, *COUNTED),
}
PERMUTATION = """cipher PERMUTATION
set permutation64 { rounds = 4 }
block u32[2] little
round R(X: u32[2], c: u32) -> u32[2] {
    X[0] += X[1] ^ c
    X[1] = X[1] <<< 7 ^ X[0]
    return X
}
encrypt(X) { for i in 0..rounds { X = R(X, 0x1234 + 0x777 * i) } }
decrypt = inverse of encrypt
"""
QUICK = (Build("gcc", ("-O2",)), Build("clang", ("-O0",)))
every_kind = pytest.mark.parametrize("kind", KINDS)
goals = pytest.mark.parametrize("goal", ["speed", "size"])


def path_of(kind: str) -> Path:
    return FOLDER / f"{kind}.dsl"


@cache
def built(kind: str, target: str, goal: str) -> Built:
    """A file whose passes are checked one by one."""
    source = find_cipher(str(path_of(kind)))
    cipher = source.load()
    chosen = settle(BuildOptions(SETS[kind], target, goal=goal))
    watch = check_passes(load_target(target))
    return build(source, cipher, with_lanes(chosen, cipher), watch)


def part_of(made: Built) -> Part:
    (part,) = parts_of(made.text, file_name(made.options))
    return part


@pytest.mark.slow
@every_kind
def test_the_text_agrees_with_plain_python(kind: str) -> None:
    cipher = load_cipher(path_of(kind))
    chosen = cipher.parameter_set(SETS[kind])
    encrypt, rng = spec_reference(cipher, chosen.name), random.Random(1)
    for _ in range(20):
        key, block = rng.randbytes(chosen.key.n_bytes), rng.randbytes(chosen.block.n_bytes)
        assert encrypt(key, block) == KINDS[kind](key, block)


@pytest.mark.full(but=1)
@pytest.mark.slow
@every_kind
def test_a_build_has_the_functions_of_its_kind(kind: str) -> None:
    assert functions_of(load_cipher(path_of(kind))) == FUNCTIONS[kind]
    for target in ("c", "rv32i"):
        made = built(kind, target, "speed")
        assert tuple(part_of(made).functions) == FUNCTIONS[kind]
        assert all(
            (f"_{name}_{target}(" in made.header) == (name in FUNCTIONS[kind])
            for name in ("key_setup", *BLOCKS, *COUNTED)
        )


@pytest.mark.full(but=3)
@pytest.mark.slow
@every_kind
@goals
@pytest.mark.needs_tool("gcc", "clang")
def test_c_computes_it(kind: str, goal: str) -> None:
    made = built(kind, "c", goal)
    cipher, part = load_cipher(path_of(kind)), part_of(made)
    file = c_file_of(part, {f"{Path(part.file).stem}.h": made.header})
    reference = spec_reference(cipher, SETS[kind])
    report = check_native(file, reference, builds=QUICK, timing=False)
    assert [f for f in report.findings if f.status != "tested" and f.detail != "no cases"] == []


@pytest.mark.full(but=3)
@pytest.mark.slow
@every_kind
@goals
@pytest.mark.needs_tool("llvm-mc", "ld.lld")
def test_rv32i_computes_it(kind: str, goal: str) -> None:
    findings = check_part(part_of(built(kind, "rv32i", goal)), load_cipher(path_of(kind)), {})
    assert [f for f in findings if f.status != "tested"] == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["tweaked", "oneway", "ignoring"])
@pytest.mark.needs_tool("llvm-mc", "ld.lld")
def test_neon_computes_blocks(kind: str) -> None:
    """Counter mode of words, and blocks of five words, have no form on NEON in lanes of words."""
    source = find_cipher(str(path_of(kind)))
    cipher = source.load()
    chosen = settle(BuildOptions(SETS[kind], "neon", lanes=16, mode="ecb"))
    made = build(source, cipher, chosen, check_passes(load_target("neon")))
    findings = check_part(part_of(made), cipher, {})
    assert [f for f in findings if f.status != "tested"] == []


@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld")
def test_a_permutation_fits_lanes_that_have_no_counter_mode(tmp_path: Path) -> None:
    """Words of four bytes have no counter mode in lanes, and a permutation needs none."""
    text, made = tmp_path / "permutation.dsl", tmp_path / "x.s"
    text.write_text(PERMUTATION, encoding="utf-8")
    words = ["--target", "neon", "--lanes", "16", "--goal", "size", "--no-prove", "-o", str(made)]
    assert lwcc("compile", text, *words).exit_code == 0
    assert made.read_text().count("round_constants\n") == 2, "each function finds its constants"


@pytest.mark.full(but=3)
@pytest.mark.slow
@every_kind
@goals
@pytest.mark.needs_tool("llvm-mc", "ld.lld")
def test_rv32i_is_proven(kind: str, goal: str) -> None:
    subject = proof_subject(part_of(built(kind, "rv32i", goal)), str(path_of(kind)))
    found = {role: prove_function(subject, role) for role in subject.addresses}
    assert tuple(found) == FUNCTIONS[kind]
    assert {role: o.detail for role, o in found.items() if o.verdict != "proven"} == {}


def test_the_header_says_how_long_key_and_tweak_are() -> None:
    header = built("tweaked", "c", "speed").header
    assert "#define LWCC_TWEAKED64_64_KEY_BYTES_C 12\n" in header
    assert "#define LWCC_TWEAKED64_64_TWEAK_BYTES_C 4\n" in header
    assert "// `key` is the key, then the tweak (4 bytes), in the order of memory.\n" in header
    assert "TWEAK" not in built("ignoring", "c", "speed").header


@pytest.mark.slow
def test_the_header_of_a_permutation_says_that_rk_is_ignored() -> None:
    header = built("keyless", "rv32i", "size").header
    assert "`rk` is ignored and may be a null pointer" in header
    for what in ("KEY", "NONCE", "RK", "CTX"):
        assert f"#define LWCC_KEYLESS160_{what}_BYTES_RV32I 0\n" in header


@pytest.mark.slow
def test_rounds_without_a_key_loop_over_constants_of_the_file() -> None:
    assert built("keyless", "rv32i", "speed").module.round_constants == b""
    small = built("keyless", "rv32i", "size")
    assert set(small.module.loops) == set(BLOCKS)
    # One is in the tail, and some are complemented, as the text allows.
    assert all(bytes([c, 0, 0, 0]) in small.module.round_constants for c in (0xF0, 0xE1, 0xD2))
    assert small.body.count("round_constants:\n") == 1


@pytest.mark.slow
def test_rounds_that_read_nothing_are_counted() -> None:
    small = built("oneway", "rv32i", "size")
    assert small.module.figures["ecb_encrypt.round_bytes"] == 0
    assert "li a3, 0\n" in small.body


def test_vectors_give_a_tweak_behind_its_key(tmp_path: Path) -> None:
    text = tmp_path / "tweaked.dsl"
    text.write_text(path_of("tweaked").read_text(encoding="utf-8"), encoding="utf-8")
    key, tweak, block = bytes(range(8)), bytes(range(8, 12)), bytes(range(12, 20))
    vector = {"key": key.hex(), "tweak": tweak.hex(), "plaintext": block.hex()}
    vector["ciphertext"] = KINDS["tweaked"](key + tweak, block).hex()
    beside = tmp_path / "vectors" / "tweaked.json"
    beside.parent.mkdir()
    beside.write_text(json.dumps({"sets": {SETS["tweaked"]: {"published": [vector]}}}))
    assert lwcc("verify", text).exit_code == 0
    beside.write_text(beside.read_text().replace(tweak.hex(), "08"))
    assert "the key has 9 bytes, expected 12" in lwcc("verify", text).output


@pytest.mark.slow
def test_issue_13_bytes_of_a_nonce_that_are_ignored_keep_their_places() -> None:
    """The nonce of `oneway.dsl` has twelve bytes, of which the last four are read."""
    made = built("oneway", "rv32i", "speed")
    assert made.module.figures["nonce_bytes"] == 12
    nonce = made.module.programs["ctr_nonce"]
    places = [op.number("k") for op in nonce.ops if "a1" in op.args and op.results]
    assert places
    assert min(places) >= 8


@pytest.mark.parametrize(
    "asked",
    [
        ["--mode", "ctr"],
        ["--depth", "round1", "--target", "rv32i"],
        ["--counter-bits", "16"],
        ["--message-bytes", "64"],
    ],
)
def test_a_permutation_has_no_counter_mode(asked: list[str], tmp_path: Path) -> None:
    target = ["--target", "c"] if "--target" not in asked else []
    words: list[str | Path] = [*target, *asked, "-o", f"{tmp_path}/"]
    said = refused("compile", path_of("keyless"), *words)
    name = " ".join(asked[:2] if asked[0] != "--message-bytes" else asked[:1])
    assert said == (
        f"lwcc: error: {name} is of counter mode, and keyless160 has none: it is a permutation "
        "without a key\nhint: its functions are those of --mode ecb\n"
    )
    assert not [*tmp_path.iterdir()]


@pytest.mark.slow
@every_kind
def test_verbs_that_look_at_texts_know_all_kinds(kind: str) -> None:
    shown = lwcc("show", path_of(kind))
    assert shown.exit_code == 0, shown.output
    assert ("no key" in shown.output) == (kind == "keyless")
    assert ("tweak 32 bits (u32[1])" in shown.output) == (kind == "tweaked")
    assert ("decryption is none" in shown.output) == (kind == "oneway")
    for words in (["ir"], ["verify"]):
        done = lwcc(*words, path_of(kind))
        assert "failed" not in done.output, done.output
