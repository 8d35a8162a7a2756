"""Circuits of a text become programs that compute their S-boxes."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.circuits.library import measure, prove
from compiler.sboxes.written_circuit import written_circuit
from dsl.check import load_cipher, parse_cipher
from dsl.library import CIPHERS
from dsl.unrolling.tables import inverse_name

TEXT = """cipher TOY
set toy16_16 { n = 2 }
block      u8[n]
key        u8[n]
round_keys u8[n]
sbox S = [ 3 0 2 1 ]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X ^= RK; X = S(columns X) }
decrypt = inverse of encrypt
circuit S from "by hand" {
    t = x0; [x0, x1] = [x1, t]
    y0 = x1; y0 ^= ~x0
    y1 = ~t
}
"""


def test_wires_may_be_swapped_and_changed() -> None:
    cipher = parse_cipher(TEXT)
    box = cipher.sets["toy16_16"].sboxes["S"]
    program = written_circuit(cipher.circuits[0], box)
    assert prove(program, box.values) is None
    assert [op.name for op in program.ops] == ["not", "xor", "not"]
    assert [op.span.line for op in program.ops if op.span] == [12, 12, 13]
    assert measure(program, free=True).size == 1


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(CIPHERS.glob("*.dsl")), ids=lambda path: path.stem)
def test_every_shipped_circuit(path: Path) -> None:
    cipher = load_cipher(path)
    boxes = {n: box for one in cipher.sets.values() for n, box in one.sboxes.items()}
    boxes |= {inverse_name(n): box.inverse() for n, box in boxes.items() if box.is_permutation}
    for circuit in cipher.circuits:
        box = boxes[circuit.sbox]
        assert prove(written_circuit(circuit, box), box.values) is None
