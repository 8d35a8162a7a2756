"""A generated file reads back as its parts, and a text whose head was changed is refused."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from artifacts import generated_files
from artifacts.generated_files import (
    HINT,
    parts_of,
    read_parts,
    subject_of,
)
from artifacts.head import FIRST
from options.build import BuildOptions
from runtime.user_error import UserError

SPECK = Path(__file__).parents[2] / "generated" / "rv32i" / "speck32_64.s"
SIZES = {
    "block": 8,
    "key": 16,
    "nonce": 4,
    "rk": 88,
    "ctx": 96,
    "align": 4,
    "group": 32,
    "stack": 112,
}
COMMAND = "lwcc compile toy.dsl --set toy --target rv32i --lanes 1"
CODE = """
lwcc_toy_key_setup_rv32i:
    ret
lwcc_toy_ctr_crypt_rv32i:
    ret # lwcc_toy_ecb_encrypt_rv32i:
"""


def text_of(
    entries: Mapping[str, str] = MappingProxyType({}), sizes: Mapping[str, int] = SIZES
) -> str:
    """A generated text, some entries of whose head have other values; empty ones are left out."""
    head = {
        "command": COMMAND,
        "dsl": "toy.dsl sha256:12ab",
        "sizes": "in bytes: " + ", ".join(f"{name} {value}" for name, value in sizes.items()),
        **entries,
    }
    lines = [FIRST, *(f"{key + ':':<10} {value}" for key, value in head.items() if value)]
    return "".join(f"# {line}\n" for line in lines) + CODE


def refusal(text: str) -> str:
    with pytest.raises(UserError) as caught:
        parts_of(text, "x.s")
    return caught.value.message


def test_a_part_is_what_its_head_and_its_code_say() -> None:
    (part,) = parts_of(text_of(), "x.s")
    assert (part.file, part.text, part.word) == ("x.s", text_of(), "toy.dsl")
    assert part.options == BuildOptions("toy", "rv32i", 1)
    assert part.digest == "12ab"
    assert part.functions == {
        "key_setup": "lwcc_toy_key_setup_rv32i",
        "ctr_crypt": "lwcc_toy_ctr_crypt_rv32i",
    }


def test_two_parts_in_one_file() -> None:
    text = SPECK.read_text(encoding="utf-8")
    assert [part.text for part in parts_of(f"{text}\n{text}", "x.s")] == [f"{text}\n", text]


@pytest.mark.parametrize("text", ["", "    ret\n", "\n" + text_of(), "    nop\n" + text_of()])
def test_a_text_that_does_not_begin_with_a_head_is_refused(text: str) -> None:
    assert refusal(text) == f"x.s does not begin as a file that lwcc generated\n{HINT}"


@pytest.mark.parametrize("key", ["command", "dsl", "sizes"])
def test_a_head_without_what_is_needed_is_refused(key: str) -> None:
    assert refusal(text_of({key: ""})) == f"x.s: its head has no `{key}:`\n{HINT}"
    doubled = text_of().replace("# dsl: ", f"# {key}:     a\n# dsl: ")
    assert refusal(doubled) == f"x.s: its head has `{key}:` twice\n{HINT}"
    assert refusal(text_of() + "\n" + text_of({key: ""})).endswith(f"no `{key}:`\n{HINT}")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("rm x", "x.s: `rm x` is no `lwcc compile` command"),
        (COMMAND.replace("rv32i", "none"), "x.s: no target `none`; there are: "),
        (f"{COMMAND} --mode '", f"x.s: `{COMMAND} --mode '`: "),
    ],
)
def test_a_command_that_makes_no_file_is_refused(command: str, said: str) -> None:
    assert refusal(text_of({"command": command})).startswith(said)


def test_a_file_is_read_as_its_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.s"
    path.write_text(text_of())
    assert read_parts(path) == parts_of(text_of(), "x.s")
    monkeypatch.setattr(generated_files, "MOST_CHARACTERS", len(text_of()))
    assert read_parts(path)
    monkeypatch.setattr(generated_files, "MOST_CHARACTERS", len(text_of()) - 1)
    with pytest.raises(UserError, match="is longer than any file that lwcc generates"):
        read_parts(path)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.s"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UserError, match=r"x\.s is no text\nhint: name a file of assembly or C"):
        read_parts(path)
    with pytest.raises(FileNotFoundError):
        read_parts(tmp_path / "none.s")


def test_a_subject_has_the_sizes_of_the_head() -> None:
    (part,) = parts_of(text_of(), "x.s")
    subject = subject_of(part)
    assert (subject.text, subject.functions) == (part.text, part.functions)
    assert (subject.block_bytes, subject.key_bytes, subject.counter_bytes) == (8, 16, 4)
    assert (subject.rk_bytes, subject.ctx_bytes, subject.stack_bytes) == (88, 96, 112)
    assert (subject.group_blocks, subject.align, subject.data_align) == (4, 4, 4)
    assert (subject.machine.triple, subject.features) == ("riscv32", ())


def test_data_that_is_not_aligned_is_said_so() -> None:
    (part,) = parts_of(text_of({"command": f"{COMMAND} --unaligned --features zbb"}), "x.s")
    subject = subject_of(part)
    assert (subject.data_align, subject.features) == (1, ("zbb",))


@pytest.mark.parametrize(
    "sizes", [{"nonce": 8}, {"nonce": -1}, {"block": 0}, {"block": -8}, {"stack": -1}, {"rk": -4}]
)
def test_sizes_that_no_file_has_are_refused(sizes: dict[str, int]) -> None:
    (part,) = parts_of(text_of(sizes={**SIZES, **sizes}), "x.s")
    with pytest.raises(UserError, match="the `sizes:` of its head are not as lwcc wrote them"):
        subject_of(part)


@pytest.mark.parametrize("missing", SIZES)
def test_sizes_that_are_missing_are_refused(missing: str) -> None:
    (part,) = parts_of(text_of(sizes={k: v for k, v in SIZES.items() if k != missing}), "x.s")
    with pytest.raises(UserError, match=r"x\.s: the `sizes:` of its head are not"):
        subject_of(part)
