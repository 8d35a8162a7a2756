"""The ciphers that the language is made for: each set against a published vector."""

from __future__ import annotations

import pytest

from compiler.frontend.lower import lower
from compiler.frontend.programs import spec_programs
from compiler.ir.print import print_program
from compiler.ir.program import Program
from dsl.check import parse_cipher
from dsl.syntax.diagnostics import DiagnosticError
from tests.compiler.plain_words import evaluate
from tests.shipped import SHIPPED_SETS, cipher

HEAD = """cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
key_schedule(K) -> RK { RK = K }
decrypt = inverse of encrypt
"""


@pytest.mark.slow
@pytest.mark.full(but=3)
@pytest.mark.parametrize(("file", "set_name"), SHIPPED_SETS)
def test_published_vectors(file: str, set_name: str) -> None:
    chosen = cipher(file).sets[set_name]
    programs = spec_programs(cipher(file), set_name)
    assert chosen.tests, "each set has a vector"
    for vector in chosen.tests:
        round_keys = evaluate(programs.key_schedule, chosen.key.words(vector.key))
        plaintext = chosen.block.words(vector.plaintext)
        ciphertext = chosen.block.words(vector.ciphertext)
        assert evaluate(programs.encrypt, plaintext + round_keys) == ciphertext
        assert evaluate(programs.entry("decrypt"), ciphertext + round_keys) == plaintext


@pytest.mark.slow
@pytest.mark.parametrize(("file", "set_name"), SHIPPED_SETS)
def test_programs_are_flat_and_placed(file: str, set_name: str) -> None:
    for program in (lower(cipher(file), set_name, f) for f in ("key_schedule", "encrypt")):
        seen = {p.name for p in program.params}
        for op in program.ops:
            assert seen.issuperset(op.args), "a value is made before it is read"
            assert seen.isdisjoint(op.results), "a value is made once"
            assert op.span is not None
            assert op.name == "const" or op.args, "what is constant is computed"
            seen.update(op.results)
        assert seen.issuperset(program.results)


def _lowered(body: str) -> str:
    toy = parse_cipher(HEAD + "encrypt(X, RK) {\n" + body + "\n}\n")
    return print_program(lower(toy, "toy16_16", "encrypt"))


def test_rounds_and_lines() -> None:
    program = lower(cipher("pipo"), "pipo64_128", "encrypt")
    rounds = list(dict.fromkeys(op.round for op in program.ops))
    assert rounds == [0, *range(1, 14)]
    assert [p.name for p in program.params[:9]] == [*(f"X.{i}" for i in range(8)), "RK.0.0"]
    lines = cipher("pipo").text.split("\n")
    boxes = [op for op in program.ops if op.name == "sbox"]
    assert len(boxes) == 13
    assert all(op.span and "columns" in lines[op.span.line - 1] for op in boxes)


@pytest.mark.parametrize(
    ("body", "operations"),
    [
        ("X = X ^ RK", ["xor X.0, RK.0", "xor X.1, RK.1"]),
        ("X ^= RK; X[0] = X[0] <<< n - 2", ["xor X.0, RK.0", "xor X.1, RK.1"]),
        ("X ^= RK; X[0] = X[0] >>> 3 + 8", ["xor X.0, RK.0", "xor X.1, RK.1", "rotl t0, k=5"]),
        ("X[0] = ~RK[0] + 300 % 7", ["not RK.0", "const value=6", "add t0, t1"]),
        ("X[0] = -RK[1]", ["const value=0", "sub t0, RK.1"]),
        ("X[0] = RK[0] << 8 | RK[1] >> 3", ["shr RK.1, k=3"]),
        ("X[0] = join(X[0][0..4], RK[0][4..8])", ["extract X.0, lo=0", "extract RK.0, lo=4"]),
        ("X[0] = word([RK[0][7], X[0][1..8]])", ["extract RK.0, lo=7", "extract X.0, lo=1"]),
        ("X[0][0] ^= RK[0][1]", ["extract RK.0, lo=1", "extract X.0, lo=0", "xor t1, t0"]),
        ("X = X[[1, 0]]; X[0] ^= RK[0]", ["xor X.1, RK.0"]),
        ("[X[0], X[1]] = [X[1], X[0] - RK[0]]", ["sub X.0, RK.0"]),
        ("let c: u8 = 0x5a; c = c >> 1 ^ c; X[0] ^= c ^ RK[0]", ["const value=119"]),
        ("if n == 3 { X ^= RK } else if n == 2 { X[1] += RK[1] } else { X = RK }", ["add X.1"]),
    ],
)
def test_lowering(body: str, operations: list[str]) -> None:
    text = _lowered(body)
    places = [text.index(f"= {operation}") for operation in operations]
    assert places == sorted(places)
    if operations[-1].startswith(("add X.1", "xor X.1, RK.1", "xor X.1, RK.0", "sub X.0")):
        assert text.count(" = ") == len(operations), "and nothing else"


def test_a_constant_result_is_made() -> None:
    assert "const value=5" in _lowered("X[0] = 5; X[1] ^= RK[0]")


def test_matrix_over_gf2_works_on_words() -> None:
    matrix = "matrix M over GF(2) = [[1, 1], [0, 1]]\n"
    body = "encrypt(X, RK) { let c: u8[2] = [9, 3]; X = M * X ^ RK ^ M(c) }\n"
    program: Program = lower(parse_cipher(HEAD + matrix + body), "toy16_16", "encrypt")
    assert evaluate(program, [5, 6, 0, 0]) == [5 ^ 6 ^ 9 ^ 3, 6 ^ 3]
    assert program.tables["M"].modulus == 0b11
    assert [op.name for op in program.ops].count("matrix") == 1, "the other is constant"


def test_limit_is_an_error_at_the_loop() -> None:
    with pytest.raises(DiagnosticError) as raised:
        lower(cipher("pipo"), "pipo64_128", "encrypt", limit=100)
    (diagnostic,) = raised.value.diagnostics
    assert "more than 100 steps" in diagnostic.message
    assert "for r in 1..=rounds" in raised.value.render()
