"""The instructions of FEAT_AES: the layers of a round of AES on a block in a register.

Byte i of a block is in row i mod 4 and column i div 4 (NIST, FIPS 197, 2001, section 3.4). S-box
and products are computed by their definition (sections 4.2 and 5.1.1), not listed.
"""

from __future__ import annotations

from compiler.machine.isa import ENTRY, Row
from dsl.gf2 import field_power

MODULUS = 0x11B


def _sub_byte(value: int) -> int:
    """The S-box: the inverse in GF(2^8), mapped by rotations, and a constant."""
    inverse = field_power(value, 254, MODULUS)
    doubled = inverse << 8 | inverse
    return (0x63 ^ inverse ^ doubled >> 4 ^ doubled >> 5 ^ doubled >> 6 ^ doubled >> 7) & 0xFF


SBOX = tuple(map(_sub_byte, range(256)))
INVERSE_SBOX = tuple(map(SBOX.index, range(256)))


def _looked_up(table: tuple[int, ...], order: str) -> str:
    """A meaning: adds the operands, takes the bytes in an order, and looks them up."""
    return f"d = {ENTRY}(d[{order}] ^ a[{order}], {', '.join(map(str, table))})"


def _times_power(value: str, power: int) -> str:
    """The product of a byte and x^power, of at most 3: x^8 is x^4 + x^3 + x + 1."""
    if not power:
        return value
    over = f"({value} >> {8 - power})"
    return f"({value} << {power}) ^ {over} ^ ({over} << 1) ^ ({over} << 3) ^ ({over} << 4)"


def _mixed(factors: tuple[int, ...]) -> str:
    """A meaning: each byte is the sum of a column's bytes, from itself on down, times factors."""
    parts = [
        _times_power(f"a[i - i % 4 + (i + {distance}) % 4]", power)
        for distance, factor in enumerate(factors)
        for power in range(4)
        if factor >> power & 1
    ]
    return f"d = {' ^ '.join(parts)}"


def _encoding(operation: str) -> str:
    return f"0100111000101000 {operation} 10 a[4:0] d[4:0]"


# fmt: off
ROWS = (
    # Row r turns by r columns: byte i comes from byte i + 4 (i mod 4), in the inverse i - 4 (i mod 4).
    Row("aese",   "aese {d:v}.{T}, {a:v}.{T}",   _looked_up(SBOX, "5 * i % 16"),          "", "aes", "fixed", "DDI 0487, C7.2 AESE",   shapes="16b", feature="aes", encoding=_encoding("0100")),
    Row("aesd",   "aesd {d:v}.{T}, {a:v}.{T}",   _looked_up(INVERSE_SBOX, "13 * i % 16"), "", "aes", "fixed", "DDI 0487, C7.2 AESD",   shapes="16b", feature="aes", encoding=_encoding("0101")),
    Row("aesmc",  "aesmc {d:v}.{T}, {a:v}.{T}",  _mixed((2, 3, 1, 1)),                    "", "aes", "fixed", "DDI 0487, C7.2 AESMC",  shapes="16b", feature="aes", encoding=_encoding("0110")),
    Row("aesimc", "aesimc {d:v}.{T}, {a:v}.{T}", _mixed((14, 11, 13, 9)),                 "", "aes", "fixed", "DDI 0487, C7.2 AESIMC", shapes="16b", feature="aes", encoding=_encoding("0111")),
)
# fmt: on
