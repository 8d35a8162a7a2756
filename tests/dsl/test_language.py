"""What the constructs of the language compute, against plain arithmetic."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from compiler.frontend.programs import spec_programs
from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from dsl.check import load_cipher, parse_cipher
from dsl.cipher import Cipher
from dsl.gf2 import field_product
from dsl.syntax.diagnostics import DiagnosticError
from dsl.unrolling.tables import Matrix, Permutation, SBox
from dsl.unrolling.values import Word
from tests.compiler.plain_words import evaluate

HEAD = """cipher TOY
set toy32_32 { n = 4 }
block      u8[4]
key        u8[4]
round_keys u8[n]
key_schedule(K) -> RK { RK = K }
"""
ENCRYPT = "encrypt(X, RK) { X ^= RK }\n"
INVERSE = "decrypt = inverse of encrypt\n"
AES = 0x11B
TIMES = """
fn times(a: u8, b: u8) -> u8 {
    let r: u8 = 0
    for i in 0..8 {
        r ^= repeat(b[i], 8) & a
        a = a << 1 ^ (repeat(a[7], 8) & 0x1b)
    }
    return r
}
"""


def _cipher(text: str) -> Cipher:
    has_entry = "encrypt(" in text
    return parse_cipher(HEAD + text + ("" if has_entry else ENCRYPT) + INVERSE)


def _encrypted(cipher: Cipher, block: list[int]) -> list[int]:
    """The block under the key of zeros, after decryption has given it back."""
    programs = spec_programs(cipher, "toy32_32")
    made = evaluate(programs.encrypt, block + [0] * 4)
    assert evaluate(programs.entry("decrypt"), made + [0] * 4) == block, (
        "decryption undoes encryption"
    )
    for program in (programs.encrypt, programs.entry("decrypt")):
        assert parse_program(print_program(program)).tables == program.tables
    return made


def test_permutation_by_list() -> None:
    cipher = _cipher(
        "permutation _P: u(2 * n) = [1, 0, 3, 2,\n 5, n, 7, 3 + 3]\n"
        "permutation _Q: u8 { i -> i % 2 == 0 ? i + 1 : i - 1 }\n"
    )
    tables = cipher.sets["toy32_32"].model.names.tables
    listed, ruled = tables["_P"], tables["_Q"]
    assert isinstance(listed, Permutation)
    assert isinstance(ruled, Permutation)
    assert listed.targets == ruled.targets == (1, 0, 3, 2, 5, 4, 7, 6)


def test_a_listed_permutation_moves_bit_i_to_its_entry() -> None:
    cipher = _cipher(
        "permutation P: u4 = [1, 2, 3, 0]\nencrypt(X, RK) { X ^= RK; X[0][0..4] = P(X[0][0..4]) }\n"
    )
    assert _encrypted(cipher, [0b1000, 0, 0, 0]) == [0b0001, 0, 0, 0]


def test_sbox_of_a_function_is_its_value_at_every_input() -> None:
    text = f"""{TIMES}
fn inverse(x: u8) -> u8 {{
    let y = x
    for i in 0..6 {{ y = times(times(y, y), x) }}
    return times(y, y)
}}
fn rotations(x: u8) -> u8 {{ return x ^ x <<< 1 ^ x <<< 2 ^ x <<< 3 ^ x <<< 4 }}
fn aes(x: u8) -> u8 {{ return rotations(inverse(x)) ^ 0x63 }}
sbox _S = aes
"""
    box = _cipher(text).sets["toy32_32"].sboxes["_S"]
    # FIPS 197, figure 7
    assert (box.values[:4], box.values[0x53], box.values[0xFF]) == (
        (0x63, 0x7C, 0x77, 0x7B),
        0xED,
        0x16,
    )
    assert box.is_permutation


@pytest.mark.parametrize(
    ("body", "values"),
    [
        ("return x == 2 ? 5 : x", (0, 1, 5, 3, 4, 5, 6, 7)),
        ("const_", (7, 7, 7, 7, 7, 7, 7, 7)),
        ("return T(x) + 1", (2, 1, 4, 3, 6, 5, 0, 7)),
        ("return join(T(x)[0..1], x[1..3])", (4, 0, 5, 1, 6, 2, 7, 3)),
        ("let r: u3 = 0; for i in 0..number(x) { r += x }; return r", (0, 1, 4, 1, 0, 1, 4, 1)),
        ("return list[x]", (6, 5, 4, 3, 2, 1, 0, 7)),
    ],
)
def test_sbox_of_a_function_that_uses_others(body: str, values: tuple[int, ...]) -> None:
    text = (
        "const list: u3[8] = [6, 5, 4, 3, 2, 1, 0, 7]\nfn _use() -> u3 { return list[0] }\n"
        "sbox T = [1 0 3 2 5 4 7 6]\n"
        f"fn f(x: u3) -> u3 {{ {body} }}\nsbox _S = f\nfn _t(x: u3) -> u3 {{ return T(x) }}\n"
    ).replace("const_", "let _y = x; return 7")
    assert _cipher(text).sets["toy32_32"].sboxes["_S"].values == values


def test_sbox_of_a_function_has_the_widths_of_its_type() -> None:
    text = "fn f(x: u3) -> u5 { return join(x[0], x[0..2], x[1..3]) }\nsbox _S = f\n"
    box = _cipher(text).sets["toy32_32"].sboxes["_S"]
    assert (box.in_bits, box.out_bits) == (3, 5)
    assert box.values == tuple((x & 1) << 4 | (x & 3) << 2 | x >> 1 for x in range(8))


SEVERAL = """
sbox S[2] = [[3 8 f 1 a 6 5 b e d 4 2 7 0 9 c]
             [f c 2 7 9 0 5 a 1 b e 8 6 d 3 4]]
"""


def test_several_sboxes() -> None:
    text = f"""{SEVERAL}
encrypt(X, RK) {{
    X ^= RK
    for i in 0..2 {{ X[i] = S[i](X[i]) }}
    X[2] = S^-1[n - 3](X[2])
    X[3] = word(S[0](columns cells(X[3], 2)))
}}
"""
    cipher = _cipher(text)
    boxes = cipher.sets["toy32_32"].sboxes
    first, second = boxes["S[0]"].values, boxes["S[1]"].values
    made = _encrypted(cipher, [0x12, 0x3A, 0xF4, 0x1B])
    assert made[0] == first[2] | first[1] << 4
    assert made[1] == second[0xA] | second[3] << 4
    assert second[made[2] & 15] == 4
    assert second[made[2] >> 4] == 15
    columns = [sum((0x1B >> 2 * i + c & 1) << i for i in range(4)) for c in range(2)]
    wanted = [first[column] for column in columns]
    assert made[3] == sum((wanted[c] >> i & 1) << 2 * i + c for i in range(4) for c in range(2))


def test_a_circuit_of_one_of_several_sboxes() -> None:
    text = """sbox S[2] = [[1 0] [0 1]]
circuit S[0] from "by hand" { y0 = ~x0 }
circuit S^-1[1] from "by hand" { y0 = x0 }
encrypt(X, RK) { X = S[0](X) ^ S[1](RK) }
"""
    cipher = _cipher(text)
    assert [circuit.sbox for circuit in cipher.circuits] == ["S[0]", "S^-1[1]"]
    assert _encrypted(cipher, [1, 2, 3, 4]) == [0xFE, 0xFD, 0xFC, 0xFB]


def test_several_sboxes_give_as_many_bits_as_all_need() -> None:
    text = "sbox S[2] = [[0 1 1 0], [0 2 3 0]]\nfn _f(x: u2) -> u2 { return S[0](x) ^ S[1](x) }\n"
    boxes = _cipher(text).sets["toy32_32"].sboxes
    assert [boxes[f"S[{i}]"].out_bits for i in range(2)] == [2, 2]


@pytest.mark.parametrize(
    ("text", "matrix"),
    [
        (
            "fn f(x: u3) -> u4 { return join(x[0] ^ x[1], x) }\nmatrix _M over GF(2) = f\n",
            ((1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0)),
        ),
        # each bit of the words goes the same way: a matrix of words of any width
        (
            "fn f(x: u8[2]) -> u8[3] { return [x[1], x[0], x[0] ^ x[1]] }\n"
            "matrix _M over GF(2) = f\n",
            ((0, 1), (1, 0), (1, 1)),
        ),
        (
            "fn f(x: u2[2]) -> u2[2] { return [x[1], x[0] <<< 1] }\nmatrix _M over GF(2) = f\n",
            ((0, 0, 1, 0), (0, 0, 0, 1), (0, 1, 0, 0), (1, 0, 0, 0)),
        ),
        (
            TIMES
            + "fn f(x: u8[2]) -> u8[2] { return [times(x[0], 2) ^ x[1], times(x[1], 0x8d)] }\n"
            "matrix _M over GF(2^8)/0x11b = f\n",
            ((2, 1), (0, 0x8D)),
        ),
        # what is not linear in its steps may be in its result
        (
            "fn f(x: u2) -> u2 {\n    let y = x <<< 1\n"
            "    return (x & 1 | x & 2) ^ (x + x) ^ (x & x) ^ (x | y) ^ (x & y)\n}\n"
            "matrix _M over GF(2) = f\n",
            ((1, 1), (0, 1)),
        ),
    ],
)
def test_matrix_of_a_function(text: str, matrix: tuple[tuple[int, ...], ...]) -> None:
    made = _cipher(text).sets["toy32_32"].model.names.tables["_M"]
    assert isinstance(made, Matrix)
    assert made.rows == matrix


def test_matrix_of_a_function_is_applied_to_the_word() -> None:
    text = """
fn f(x: u8) -> u8 { return x <<< 2 ^ (x <<< 2) >> 3 }
matrix M over GF(2) = f
fn g(x: u4[2]) -> u4[2] { return [x[0] ^ x[1] <<< 1, x[0]] }
matrix N over GF(2) = g
encrypt(X, RK) {
    X[0] = M(X[0] ^ RK[0])
    X[1] = M^-1(X[1] ^ RK[1])
    X[2] = word(N(cells(X[2] ^ RK[2], 4)))
    X[3] = word(N^-1 (cells(X[3] ^ RK[3], 4)))
}
"""
    cipher = _cipher(text)
    generator = random.Random(4)
    for _ in range(20):
        block = [generator.randrange(256) for _ in range(4)]
        made = _encrypted(cipher, block)
        assert made[0] == _mixed(block[0])
        assert _mixed(made[1]) == block[1]
        low, high = block[2] & 15, block[2] >> 4
        assert made[2] == low ^ (high << 1 & 15 | high >> 3) | low << 4
        assert made[3] & 15 == block[3] >> 4


def _mixed(x: int) -> int:
    turned = x << 2 & 0xFF | x >> 6
    return turned ^ turned >> 3


def test_repeat() -> None:
    text = """encrypt(X, RK) {
    X ^= RK
    X[1] ^= repeat(X[0][7], 8) & 0x1b
    X[3] ^= repeat(X[2][0..2], 4)
}
"""
    assert _encrypted(_cipher(text), [0x80, 1, 2, 3]) == [0x80, 0x1A, 2, 0xA9]


def test_repeat_of_a_constant() -> None:
    text = "const c: u4 = 0xa\nconst _d: u12 = repeat(c, 3)\n"
    value = _cipher(text).sets["toy32_32"].model.names.constants["_d"].value
    assert value == Word(12, 0xAAA)


def test_tables_of_functions_are_what_the_functions_give() -> None:
    """A box of a linear function is the function, and so is its matrix."""
    text = TIMES + (
        "fn f(x: u8) -> u8 { return times(x, 0x35) }\nsbox _S = f\nmatrix _M over GF(2) = f\n"
    )
    tables = _cipher(text).sets["toy32_32"].model.names.tables
    box, matrix = tables["_S"], tables["_M"]
    assert isinstance(box, SBox)
    assert isinstance(matrix, Matrix)
    for x in range(256):
        bits = matrix.apply([x >> i & 1 for i in range(8)])
        assert (
            box.values[x] == field_product(x, 0x35, AES) == sum(b << i for i, b in enumerate(bits))
        )


WIDE = Path(__file__).parents[1] / "lwcc"


@pytest.mark.parametrize("bits", [192, 256])
def test_wide_words(bits: int) -> None:
    cipher = load_cipher(WIDE / f"wide{bits}.dsl")
    (chosen,) = cipher.sets.values()
    programs = spec_programs(cipher, chosen.name)
    generator = random.Random(bits)
    key, block = (generator.randrange(1 << bits) for _ in range(2))
    round_keys = evaluate(programs.key_schedule, [key])
    made = evaluate(programs.encrypt, [block, *round_keys])
    assert made == [_wide_encrypted(bits, key, block)]
    assert programs.decrypt is not None
    assert evaluate(programs.decrypt, [*made, *round_keys]) == [block]


def _wide_encrypted(bits: int, key: int, block: int) -> int:
    """The toy's encryption in plain arithmetic."""
    ones, half = (1 << bits) - 1, (1 << 64) - 1
    constant = 0x9E3779B97F4A7C15F39CC0605CEDC8341082276BF3A27251F86C6A11D0C18E95 & ones
    for i in range(8):
        total = block + key & ones
        block = (total << 67 | total >> bits - 67) & ones
        block ^= (key << 5 | key >> bits - 5) & ones
        block = block & ~half | block + (block >> 64) & half
        block ^= (block & (1 << bits - 128) - 1) >> 9 << 128
        key = (key << 77 | key >> bits - 77) + constant + i & ones
    return block


def test_a_word_has_1024_bits_at_most() -> None:
    words = "block u1024 little\nkey u1024\nround_keys u1024\n"
    text = f"cipher WIDE\nset wide1024_1024 {{ n = 3 }}\n{words}" + HEAD.split("\n", 5)[5]
    cipher = parse_cipher(text + "encrypt(X, RK) { X = (X ^ RK) + n <<< 1000 }\n" + INVERSE)
    programs = spec_programs(cipher, "wide1024_1024")
    (made,) = evaluate(programs.encrypt, [5, 6])
    assert made == 6 << 1000
    with pytest.raises(DiagnosticError, match="a word has 1 to 1024 bits, not 1025"):
        parse_cipher(text.replace("block u1024", "block u1025") + ENCRYPT + INVERSE)
