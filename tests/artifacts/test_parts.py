"""A part is taken apart for its proof: its code, its sizes, its cipher; readers decide together."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import pytest

from artifacts import parts
from artifacts.generated_files import Part, parts_of
from artifacts.head import FIRST
from artifacts.parts import (
    FunctionVerdict,
    ProofTask,
    Subjects,
    assembled,
    cipher_of,
    code_of,
    proof_subject,
    prove_one,
    subject_for,
    with_readers,
)
from prove.claims.verdict import Outcome, Verdict
from runtime.user_error import UserError
from verify.toolchain.assemble import AssemblyError, Image

TINY = """cipher TINY
source "made up"
set p32 { }
block u8[4]
encrypt(X) { X = ~X }
decrypt = none
"""
SYMBOL = "lwcc_p32_ecb_encrypt_rv32i"
IMAGE = Image(bytes.fromhex("13000000 67800000"), {SYMBOL: 0x40_0004}, 0x40_0000, align=4)
SIZES = "block 4, key 0, nonce 0, rk 0, ctx 0, align 4, group 8, stack {}"


def text_of(set_name: str = "p32", stack: int = 16, code: str = f"{SYMBOL}:\n    ret\n") -> str:
    digest = hashlib.sha256(TINY.encode()).hexdigest()
    lines = (
        FIRST,
        f"command:   lwcc compile tiny.dsl --set {set_name} --target rv32i --lanes 1",
        f"dsl:       tiny.dsl sha256:{digest}",
        f"sizes:     in bytes: {SIZES.format(stack)}",
    )
    return "".join(f"# {line}\n" for line in lines) + "\n" + code


def part_of(text: str) -> Part:
    (part,) = parts_of(text, "x.s")
    return part


@pytest.fixture
def tiny(tmp_path: Path) -> str:
    """The text of the cipher, by its path."""
    path = tmp_path / "tiny.dsl"
    path.write_text(TINY)
    return str(path)


def test_a_subject_is_the_code_with_what_the_head_and_the_cipher_say(tiny: str) -> None:
    task = ProofTask(Path("x.s"), part_of(text_of()), "ecb_encrypt", tiny, IMAGE)
    assert task.key == ("x.s", "p32", "ecb_encrypt")
    subject = subject_for(task)
    assert subject.addresses == {"ecb_encrypt": 0x40_0004}
    sizes = subject.sizes
    assert (sizes.block, sizes.key, sizes.counter, sizes.group_blocks) == (4, 0, 4, 2)
    assert (sizes.align, sizes.data_align, sizes.stack, sizes.aligned) == (4, 4, 16, True)
    assert (subject.block.n_bytes, subject.key.n_bytes) == (4, 0)
    assert subject.programs.encrypt.results


def test_a_frame_that_no_file_has_is_refused(tiny: str) -> None:
    assert proof_subject(part_of(text_of(stack=8192)), tiny, IMAGE).sizes.stack == 8192
    said = "x.s: the `sizes:` of its head are beyond any frame: 8193 bytes of stack\nhint: the head"
    with pytest.raises(UserError, match=said):
        proof_subject(part_of(text_of(stack=8193)), tiny, IMAGE)


def test_code_of_a_target_that_is_not_read_is_not_proven(
    tiny: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(_: object) -> None:
        raise ModuleNotFoundError

    monkeypatch.setattr(parts, "load_binary", none)
    with pytest.raises(UserError, match="object code of rv32i is not read yet: no proof"):
        proof_subject(part_of(text_of()), tiny, IMAGE)


def test_the_cipher_is_the_one_that_the_part_was_made_from(tiny: str) -> None:
    assert list(cipher_of(part_of(text_of()), tiny).sets) == ["p32"]
    with pytest.raises(UserError, match="has no set other"):
        cipher_of(part_of(text_of("other")), tiny)
    Path(tiny).write_text(TINY.replace("~X", "X"))
    with pytest.raises(UserError, match=r"x\.s was made from another"):
        cipher_of(part_of(text_of()), tiny)
    with pytest.raises(UserError, match=r"x\.s was made from tiny\.dsl, which is not beside it"):
        cipher_of(part_of(text_of()))


def test_parts_of_a_file_are_assembled_together(monkeypatch: pytest.MonkeyPatch) -> None:
    first = part_of(text_of())
    second = part_of(text_of("two", code="lwcc_two_ecb_encrypt_rv32i:\n    ret\n"))
    made: list[object] = []

    def assemble(text: str, features: Sequence[str], triple: str) -> bytes:
        made.extend((text, features, triple))
        return b"an object"

    def image_in(octets: bytes, _: Part, functions: Sequence[str]) -> Image:
        made.extend((octets, functions))
        return IMAGE

    monkeypatch.setattr(parts, "assemble", assemble)
    monkeypatch.setattr(parts, "image_in", image_in)
    assert code_of(first, second) is IMAGE
    symbols = [SYMBOL, "lwcc_two_ecb_encrypt_rv32i"]
    assert made == [first.text + second.text, (), "riscv32", b"an object", symbols]


def test_a_text_that_is_read_otherwise_is_not_assembled() -> None:
    with pytest.raises(UserError, match="this is no line of generated assembly"):
        code_of(part_of(text_of(code="    .data\n")))


def test_a_refused_object_is_one_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "assemble", lambda *_: b"")
    with pytest.raises(UserError, match=r"^x\.s: its object is refused: it is empty$"):
        code_of(part_of(text_of()))


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("llvm-mc refused the file:", "x.s: llvm-mc refused the file:"),
        (
            "llvm-mc refused the file:\n<stdin>:7:5: error: new\n    nop\n<stdin>:9:5: error: b",
            "x.s: llvm-mc refused the file: x.s:7:5: error: new (and 1 more)",
        ),
        ("ld.lld failed:\nwarning\nmore", "x.s: ld.lld failed: warning (and 1 more)"),
    ],
)
def test_the_first_error_of_an_assembler_is_said(
    said: str, wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> bytes:
        raise AssemblyError(said)

    monkeypatch.setattr(parts, "assemble", refuse)
    with pytest.raises(UserError) as caught:
        assembled(part_of(text_of()))
    hint = "hint: the file was changed or cut off; `lwcc compile` makes it again"
    assert caught.value.message == f"{wanted}\n{hint}"


def test_functions_of_a_file_share_its_subject(tiny: str) -> None:
    part, subjects = part_of(text_of()), Subjects()
    first = subjects.of(ProofTask(Path("x.s"), part, "ecb_encrypt", tiny, IMAGE))
    assert subjects.of(ProofTask(Path("x.s"), part, "other", tiny, IMAGE)) is first
    larger = part_of(text_of(stack=32))
    assert subjects.of(ProofTask(Path("x.s"), larger, "other", tiny, IMAGE)).sizes.stack == 32


def test_a_proof_says_which_function_it_is_of(tiny: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "prove_function", lambda _, role: Outcome("unknown", role))
    task = ProofTask(Path("x.s"), part_of(text_of()), "ecb_encrypt", tiny, IMAGE)
    row = prove_one(task, subject_for(task))
    assert (row.path, row.function) == ("x.s", "ecb_encrypt")
    assert row.outcome == Outcome("unknown", "ecb_encrypt")
    assert row.megabytes > 0


def judged(verdicts: dict[str, Verdict], other: dict[str, Verdict] | None = None) -> list[Outcome]:
    """What is found of the functions of a part, beside those of another part."""
    tasks: list[ProofTask] = []
    rows: list[FunctionVerdict] = []
    for name, group in (("p32", verdicts), ("two", other or {})):
        labels = "".join(f"lwcc_{name}_{role}_rv32i:\n    ret\n" for role in group)
        part = part_of(text_of(name, code=labels))
        for role, verdict in group.items():
            tasks.append(ProofTask(Path("x.s"), part, role, ""))
            rows.append(FunctionVerdict("x.s", role, Outcome(verdict, seconds=2.5), 7))
    return [row.outcome for row in with_readers(tasks, rows)]


def test_what_fills_round_keys_is_proven_where_all_readers_are() -> None:
    proven: dict[str, Verdict] = dict.fromkeys(
        ("key_setup", "ecb_encrypt", "ecb_decrypt", "ctr_init", "ctr_crypt"), "proven"
    )
    assert {each.verdict for each in judged(proven)} == {"proven"}
    setup, _, _, init, _ = judged({**proven, "ecb_decrypt": "unknown"})
    readers = "`ecb_encrypt` and `ecb_decrypt` and `ctr_crypt`"
    said = f"what it leaves is right where {readers} are proven"
    assert setup == Outcome("unknown", said, 2.5)
    assert init == Outcome("proven", seconds=2.5)
    setup, _, _, init, _ = judged({**proven, "ctr_crypt": "violation"})
    assert (setup.verdict, init.verdict) == ("unknown", "unknown")
    assert init.detail == "what it leaves is right where `ctr_crypt` are proven"


def test_what_nobody_reads_is_not_proven() -> None:
    assert judged({"key_setup": "proven"})[0].verdict == "unknown"
    assert judged({"key_setup": "violation"}) == [Outcome("violation", seconds=2.5)]


def test_readers_of_another_part_are_no_matter() -> None:
    alone: dict[str, Verdict] = {"ctr_init": "proven", "ctr_crypt": "proven"}
    setup, *_ = judged(alone, {"ctr_crypt": "violation"})
    assert setup.verdict == "proven"
    setup, *_ = judged({"ctr_init": "proven"}, {"ctr_crypt": "proven"})
    assert setup.verdict == "unknown"
