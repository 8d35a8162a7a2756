"""Decryption derived from encryption."""

from __future__ import annotations

import inspect
import random
import re
import textwrap
from collections import Counter
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.frontend.invert import invert
from compiler.frontend.programs import spec_programs
from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.ir.program import Op, Program, Table, Type, attributes
from dsl.check import load_cipher, parse_cipher
from dsl.library import CIPHERS
from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import Span
from tests.compiler.plain_words import evaluate

HEAD = """cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
sbox S = [3 6 0 5 7 1 4 2]
sbox T = [1 1 0 3]
matrix M over GF(2^8)/0x11b = [[2, 3], [1, 1]]
matrix N over GF(2^8)/0x11b = [[2, 2], [1, 1]]
permutation P: u8 { i -> 3 * i % 8 }
key_schedule(K) -> RK { RK = K }
decrypt = inverse of encrypt
fn _uses(x: u8) -> u8 {
    let t = N * (M * [x, P(x)])
    return join(T(x[0..2]), S(x[0..3]), t[0][0..3])
}
"""


def test_the_listing_in_the_docstring() -> None:
    listing = textwrap.dedent(inspect.getdoc(invert) or "")
    before, after = re.findall(r"(?ms)^    spec .*?^    \}", listing)
    inverse = invert(parse_program(textwrap.dedent(before)), "decrypt")
    assert print_program(inverse) == textwrap.dedent(after) + "\n"


@pytest.mark.parametrize(
    "body",
    [
        "X ^= RK",
        "X = [X[1], X[0] + RK[0]]",
        "X[0] = RK[0] - X[0]; X[1] = X[1] - RK[1] - X[0]",
        "X[0] = ~X[0] <<< 3; X[1] ^= (X[0] & RK[0]) + (X[0] >> 2)",
        "X = P(X) ^ RK",
        "X = M * X ^ RK; X = M * X",
        "X[0] = join(S(X[0][5..8]), X[0][0..5] ^ RK[0][0..5]); X[1] ^= X[0]",
        "let c = cells(X[0], 4); X[0] = word([c[1], c[0] ^ c[1]]); X ^= RK",
        "let t = X[0] ^ X[1]; X = [t, t + X[1]]; X ^= RK",
        "X[0] = X[0] <<< X[1]; X[1] = (X[1] ^ RK[1]) >>> X[0] + RK[0]",
        "X[0] = X[0] <<< X[1][0..2]; X[1] ^= (X[0] * RK[0]) ^ (X[0] * (2 * X[0] + 1))",
        "X[0] = X[0] * 5; X[1] = 0xab * X[1] + X[0]; X ^= RK",
        "for i in 0..4 { X = [X[1] ^ ((X[0] <<< 1) & X[0]) ^ RK[i % 2], X[0]] }",
    ],
)
def test_round_trip(body: str) -> None:
    cipher = parse_cipher(HEAD + "encrypt(X, RK) { " + body + " }\n")
    programs = spec_programs(cipher, "toy16_16")
    rng = random.Random(body)
    for _ in range(100):
        block, key = rng.randbytes(2), rng.randbytes(2)
        encrypted = evaluate(programs.encrypt, [*block, *key])
        assert evaluate(programs.entry("decrypt"), [*encrypted, *key]) == [*block]


LINEAR_HEAD = """cipher TOY
set toy { _n = 2 }
block      u%d[4]
key        u%d[4]
round_keys u%d[4]
key_schedule(K) -> RK { RK = K }
decrypt = inverse of encrypt
"""


@pytest.mark.parametrize(
    ("bits", "body"),
    [
        (64, "X[0] ^= (X[0] >>> 19) ^ (X[0] >>> 28); X ^= RK"),
        (32, "X[1] ^= X[1] << 13; X[1] ^= X[1] >> 17; X[1] ^= X[1] << 5; X ^= RK"),
        (8, "X[0] ^= (X[0] <<< 1) ^ (X[0] <<< 2) ^ (X[0] <<< 3) ^ (X[0] <<< 4) ^ 0x63; X ^= RK"),
        (24, "X[3] = ((X[3] & 0xff0000) >> 8) | ((X[3] & 0xff00) << 8) | (X[3] & 0xff); X ^= RK"),
        (16, "X[0] ^= (X[0] <<< 3) ^ (X[0] <<< 5) ^ (X[1] & RK[0]) ^ (X[1] << 1); X ^= RK"),
        (
            8,
            "let t = X[0] ^ X[1] ^ X[2] ^ X[3]; X = [X[0] ^ t, X[1] ^ t, X[2] ^ t, X[3] ^ t]; "
            "X[0] += X[1]; X ^= RK",
        ),
        (
            16,
            "for i in 0..3 { X = [X[1] ^ X[2] ^ X[3], X[0] ^ X[2] ^ X[3], X[0] ^ X[1] ^ X[3], "
            "X[0] ^ X[1] ^ X[2]]; X[0] += X[1] ^ RK[i] }",
        ),
    ],
)
def test_linear_steps(bits: int, body: str) -> None:
    """Several reads of a word that are added up are undone by linear algebra."""
    check_inverse(bits, body)


@pytest.mark.slow
@pytest.mark.parametrize("bits", [6, 8, 14])
def test_shift_registers(bits: int) -> None:
    """The bit that leaves a register comes back from the bit that enters the other one."""
    last = bits - 1
    step = f"""for i in 0..40 {{
        let a = X[0][{last}] ^ X[0][3] ^ (X[0][1] & X[0][2]) ^ RK[0][i % {bits}]
        let b = X[1][{last}] ^ X[1][2] ^ (X[1][1] & X[0][0]) ^ X[3][0]
        X = [join(X[0][0..{last}], b), join(X[1][0..{last}], a), X[2] ^ RK[2], X[3] + RK[1]]
    }}"""
    check_inverse(bits, step)


def check_inverse(bits: int, body: str) -> None:
    cipher = parse_cipher(LINEAR_HEAD % (bits, bits, bits) + "encrypt(X, RK) { " + body + " }\n")
    programs = spec_programs(cipher, "toy")
    rng = random.Random(body)
    for _ in range(100):
        block, key = ([rng.getrandbits(bits) for _ in range(4)] for _ in range(2))
        encrypted = evaluate(programs.encrypt, [*block, *key])
        assert evaluate(programs.entry("decrypt"), [*encrypted, *key]) == block


def test_a_sum_of_rotations_is_undone_by_sparse_steps() -> None:
    """An inverse that is a sum of 31 rotations of 64 bits takes 17 operations in all."""
    body = "X[0] ^= (X[0] >>> 19) ^ (X[0] >>> 28)"
    cipher = parse_cipher(LINEAR_HEAD % (64, 64, 64) + "encrypt(X, _RK) { " + body + " }\n")
    names = Counter(op.name for op in spec_programs(cipher, "toy").entry("decrypt").ops)
    assert names == {"rotl": 9, "xor": 8}


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("X[0] = X[0] & RK[0]", "this step cannot be undone"),
        ("X[0] = X[0] << 1; X[1] ^= RK[0]", "this step cannot be undone"),
        ("X[0] = RK[0] <<< X[0]", "the amount of a rotation is not known from its result"),
        ("X[0] = X[0] <<< X[0]; X[1] ^= RK[0]", "the amount of a rotation is not known"),
        ("X[0] = X[0] * 6; X[1] ^= RK[0]", "a product is, where one factor is an odd constant"),
        ("X[0] = X[0] * RK[0]", "a product is, where one factor is an odd constant"),
        ("X[0] = X[0] * X[0]; X[1] ^= RK[0]", "a product is, where one factor is an odd constant"),
        ("X = N * X ^ RK", "`N` has no inverse: it is singular: N[1] = 0x8d * N[0]"),
        (
            "X[0] ^= RK[0]; X[1] = join(X[1][2..8], T(X[1][0..2]))",
            "`T` has no inverse: 0x0 and 0x1 both give 0x1",
        ),
        ("X = RK", "its result does not tell its input"),
        ("X[0] ^= X[0] <<< 1; X[1] ^= RK[0]", "this step cannot be undone"),
    ],
)
def test_what_cannot_be_inverted(body: str, message: str) -> None:
    cipher = parse_cipher(HEAD + "encrypt(X, RK) {\n    " + body + "\n}\n")
    with pytest.raises(DiagnosticError) as raised:
        spec_programs(cipher, "toy16_16")
    assert message in str(raised.value)
    assert "write it out" in str(raised.value)


def test_only_what_is_needed_is_computed() -> None:
    text = "let t = (RK[0] <<< 1) & RK[1]; X[0] += t; X[1] ^= RK[1]"
    cipher = parse_cipher(HEAD + "encrypt(X, RK) { " + text + " }\n")
    decrypt = spec_programs(cipher, "toy16_16").entry("decrypt")
    assert sorted(op.name for op in decrypt.ops) == ["and", "rotl", "sub", "xor"]


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "set_name", "wanted"),
    [
        ("aes", "aes128_128", {"S": (160, 160), "MC": (36, 36)}),
        ("skinny", "skinny128_256", {"S8": (768, 768), "M": (192, 192)}),
        ("skinny", "skinny64_64", {"S4": (512, 512), "M": (128, 128)}),
        ("gift", "gift64_128", {"S": (448, 448)}),
        ("present", "present64_80", {"S": (496, 496)}),
        ("pipo", "pipo64_128", {"S": (13, 13)}),
    ],
)
def test_one_inverse_layer_a_round(
    name: str, set_name: str, wanted: Mapping[str, tuple[int, int]]
) -> None:
    programs = spec_programs(load_cipher(CIPHERS / f"{name}.dsl"), set_name)
    both = [_lookups(programs.encrypt), _lookups(programs.entry("decrypt"))]
    assert both[0] == {table: counts[0] for table, counts in wanted.items()}
    assert both[1] == {f"{table}^-1": counts[1] for table, counts in wanted.items()}
    keys = [p.name for p in programs.entry("decrypt").params if p.name.startswith("RK")]
    reads = Counter(a for op in programs.entry("decrypt").ops for a in op.args)
    assert all(reads[key] == 1 for key in keys), "a round key is added once"


def _lookups(program: Program) -> dict[str, int]:
    return Counter(op.word("table") for op in program.ops if op.name in ("sbox", "matrix"))


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.sampled_from(["xor", "add", "sub", "rotl", "not", "sbox"]), min_size=1), st.data()
)
def test_chains_of_any_steps(names: list[str], data: st.DataObject) -> None:
    byte = Type(4)
    ops: list[Op] = []
    words = ["a", "b", "c", "d"]
    table = Table("S", "sbox", 4, 4, (12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2))
    for i, name in enumerate(names):
        results = tuple(f"v{i}.{j}" for j in range(4 if name == "sbox" else 1))
        at, other = data.draw(st.permutations(range(4)))[:2]
        args = {"sbox": words, "rotl": [words[at]], "not": [words[at]]}
        chosen = args.get(name, data.draw(st.permutations([words[at], words[other]])))
        attrs = {"sbox": attributes(table="S"), "rotl": attributes(k=3)}.get(name, ())
        types = (byte,) * len(results)
        ops.append(Op(name, tuple(chosen), results, types, attrs, Span("", 1, 1)))
        words = list(results) if name == "sbox" else [*words[:at], results[0], *words[at + 1 :]]
    builder = parse_program("spec f(a: u4, b: u4, c: u4, d: u4) {\n  return a\n}")
    program = Program("f", "spec", builder.params, tuple(ops), tuple(words), {"S": table})
    inverse = invert(program, "g")
    block = data.draw(st.lists(st.integers(0, 15), min_size=4, max_size=4))
    assert evaluate(inverse, evaluate(program, block)) == block
