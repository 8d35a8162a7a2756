"""The pieces of a text: functions, what they share, and tables, each with what it names."""

from __future__ import annotations

from bench.simulated.flash import Piece
from compiler.machine.load import load_target
from measurements.flash import pieces_of

TEXT = """
    .text
    .global encrypt
encrypt:
    rcall .Lsave ; names decrypt and .Lother in a comment
.Lgroup:
    ldi r31, hi8(.Lbox)
    brne .Lgroup
    rjmp .Lrestore
    .size encrypt, .-encrypt

decrypt:
    rcall .Lgroup
    ret
    .size decrypt, .-decrypt

.Lsave:
    push r2
    ret
.Lrestore:
    pop r2
    ret

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Lbox:
    .byte 0x01, 0x02
    .byte 0x03
.Lother:
    .byte 0x04
"""


def test_pieces_of_a_text() -> None:
    found = pieces_of(TEXT, load_target("avr"), {"encrypt": "enc", "decrypt": "dec"})
    assert found == {
        "enc": Piece(8, frozenset({".Lsave", ".Lrestore", ".Lbox"})),
        "dec": Piece(4, frozenset({"enc"})),
        ".Lsave": Piece(4, kind="shared"),
        ".Lrestore": Piece(4, kind="shared"),
        ".Lbox": Piece(3, kind="table"),
        ".Lother": Piece(1, kind="table"),
    }
