"""The documentation: its links lead somewhere, its commands exist, its tutorials work."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import click
import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.lane_operations import ON_LANES
from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.ir.program import MEMORY_OPERATIONS, ON_LIMBS, Op, Param, Program, Type
from compiler.ir.word_operations import GENERIC
from compiler.machine.isa import Row
from compiler.machine.rules import Move, Rule
from compiler.machine.sequences import InstructionSequence
from compiler.pipeline import OPTIONAL, PASSES, pass_name
from lwcc.cli import Verbs
from targets.aarch64_neon.rules import MOVES, RULES
from targets.aarch64_neon.table import TABLE
from tests.docs.blocks import (
    ANYTHING,
    GUIDES,
    PAGES,
    ROOT,
    commands,
    copy_tree,
    fences,
    matches,
    run,
)
from tests.tutorial_targets import tutorial_target

GUIDE, REFERENCE = ROOT / "docs" / "guide", ROOT / "docs" / "reference"
RUN = [page for page in GUIDES if commands(page)]
"""Pages whose commands are run here; those of the README run in a fresh clone, in CI."""
LONG = {
    "add_a_cipher.md",
    "add_a_pass.md",
    "add_a_target.md",
    "counter_mode.md",
    "e31.md",
    "explore.md",
    "export.md",
    "fixslicing.md",
    "prove.md",
    "show_and_explain.md",
    "two_ciphers.md",
}
"""Pages whose commands take more than five seconds of CPU time."""
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
VERBS = Verbs("lwcc")
CONTEXT = click.Context(VERBS)


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.fixture(params=PAGES, ids=name_of)
def page(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def anchors(page: Path) -> set[str]:
    """The anchors that a page's headings have on the usual web sites."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings]
    return {heading.replace(" ", "-") for heading in plain}


def prose(page: Path) -> str:
    """A page without its blocks."""
    return re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)


def test_links_lead_somewhere(page: Path) -> None:
    # `S[i](x)` is code, and no link
    text = re.sub(r"`[^`\n]*`", "", prose(page))
    links = [one or other for one, other in LINK.findall(text)]
    for link in links:
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link} leads nowhere"
        assert ROOT in target.parents, f"{link} leads out of the project"
        assert not anchor or anchor in anchors(target), f"{link}: no such heading"


def invocations(page: Path, program: str) -> list[list[str]]:
    """The words behind a program's name, wherever a page quotes it or has it in a block."""
    quoted = re.findall(rf"`{program} ([^`\n]+)`", prose(page))
    for _, text in fences(page):
        quoted += re.findall(rf"^(?:\$ )?{program} ([^|>#\n]+)", text, re.MULTILINE)
    return [re.sub(r"'[^']*'", "''", words).split() for words in quoted]


def test_commands_exist(page: Path) -> None:
    for verb, *words in invocations(page, "lwcc"):
        if verb.startswith("-"):
            continue
        command = VERBS.get_command(CONTEXT, verb)
        assert command is not None, f"lwcc has no verb {verb}"
        known = {o for p in command.params for o in (*p.opts, *p.secondary_opts)}
        named = {word for word in words if re.match(r"--?[a-z]", word)}
        assert named <= known, f"lwcc {verb}: no such option"
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    for target, *_ in invocations(page, "make"):
        # In another folder there is another Makefile.
        if target == "-C":
            continue
        assert target in targets, f"make has no target {target}"


def test_pages_say_tested(page: Path) -> None:
    """One page says what a proof is and what it rests on; others name it by what is printed."""
    if page.name == "soundness.md":
        return
    words = re.sub(r"`[^`]*`", "", prose(page))
    told = page.name == "README.md" and "docs/soundness.md" in page.read_text()
    reserved = r"\bproven\b" if told else r"\bproven?\b|\bproof\b"
    assert not re.search(reserved, words), "only docs/soundness.md says what is proven"


@pytest.mark.needs_tool("llvm-mc", "ld.lld", "llvm-mca")
@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=pytest.mark.full if page.name in LONG else pytest.mark.slow)
        for page in RUN
    ],
    ids=name_of,
)
def test_commands_do_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    folder = copy_tree(tmp_path / "lwcc")
    for command in commands(page):
        wrong = run(command, folder)
        assert not wrong, f"{name_of(page)} shows something else:\n{wrong}"


@pytest.mark.parametrize(("page", "printed"), [("ir.md", "[8, 239]\n")])
def test_python_examples(page: str, printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = [text for language, text in fences(REFERENCE / page) if language == "python"]
    for text in blocks:
        exec(text, {})
    assert capsys.readouterr().out == printed


def test_programs_in_the_text_form() -> None:
    blocks = [text for language, text in fences(REFERENCE / "ir.md") if language == "ir"]
    assert blocks
    for text in blocks:
        assert print_program(parse_program(text)) == text


def test_rows_are_quoted_as_they_are() -> None:
    known = (*TABLE, *RULES, *MOVES, *tutorial_target("eight_bits").sequences)
    names = {"Row": Row, "Rule": Rule, "Move": Move, "InstructionSequence": InstructionSequence}
    blocks = [text for language, text in fences(REFERENCE / "rows.md") if language == "python"]
    for text in blocks:
        quoted = eval(f"[{re.sub(r'[)]$', '),', text, flags=re.MULTILINE)}]", names)
        assert quoted
        assert [row for row in quoted if row not in known] == []


def test_every_tutorial_has_commands() -> None:
    tutorials = list((ROOT / "docs" / "tutorial").glob("*.md"))
    assert tutorials
    assert set(tutorials) <= set(RUN)


def test_expected_output_may_leave_out_parts() -> None:
    assert matches(["one 17 two", "b", "c", "end"], (f"one {ANYTHING} two", ANYTHING, "end"))
    assert not matches(["one 17"], ("one 18",))
    assert not matches(["one", "more"], ("one",))


def sections(page: Path, level: int) -> dict[str, str]:
    """The texts below the headings of a level."""
    parts = re.split(rf"^{'#' * level} (.+)$", page.read_text(encoding="utf-8"), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_passes_are_described_in_their_order() -> None:
    described = sections(GUIDE / "passes.md", 3)
    assert list(described) == [f"`{pass_name(kind)}`" for kind in PASSES]
    for kind in PASSES:
        text = described[f"`{pass_name(kind)}`"]
        for option in fields(kind):  # type: ignore[arg-type]
            said = f"{pass_name(kind)}: no word of its option {option.name}"
            assert f"`{option.name}`" in text, said
        optional = "May be left out." in text
        assert optional == (kind in OPTIONAL), f"{pass_name(kind)}: may it be left out?"


def listed_operations() -> list[tuple[str, str]]:
    """The operations of `ir.md`'s tables: name and form."""
    rows = re.findall(r"^\| `(\w+)` \| `([^`]*)` \|", (REFERENCE / "ir.md").read_text(), re.M)
    return [(name, form) for name, form in rows]


def test_operations_are_described() -> None:
    known = {"const", "sbox", "lookup", "matrix", *GENERIC, *ON_LANES, *ON_LIMBS}
    known |= MEMORY_OPERATIONS
    assert {name for name, _ in listed_operations()} == known


@pytest.mark.parametrize(
    ("name", "a", "b", "c", "result"),
    [
        ("andn", 0b1100, 0b1010, 0, 0b0100),
        ("orn", 0b1100, 0b1010, 0, 0b1101),
        ("mux", 0b1100, 0b1010, 0b0110, 0b1010),
        ("bcax", 0b1100, 0b1010, 0b0110, 0b0100),
    ],
)
def test_logic_is_as_described(name: str, a: int, b: int, c: int, result: int) -> None:
    forms = dict(listed_operations())
    arguments = forms[name].split(" ", 1)[1].split(", ")
    kind = Type(4)
    params = tuple(Param(n, kind) for n in "abc")
    program = Program("f", "spec", params, (Op(name, tuple(arguments), ("t",), (kind,)),), ("t",))
    values = zip("abc", (a, b, c), strict=True)
    (value,) = interpret(program, {n: word_array([v], 4) for n, v in values})
    assert isinstance(value, np.ndarray)
    assert value.tolist() == [result]


def test_columns_of_rows_are_described() -> None:
    text = (REFERENCE / "rows.md").read_text()
    source = (ROOT / "compiler" / "machine" / "isa.py").read_text()
    body = source[source.index("class Row:") : source.index("class Effect:")]
    for column in re.findall(r"^    (\w+): ", body, re.MULTILINE):
        assert f"`{column}`" in text, f"rows.md has no word of the column {column}"


def test_glossary_is_sorted() -> None:
    words = re.findall(r"^\*\*(.+?)\*\*", (REFERENCE / "glossary.md").read_text(), re.MULTILINE)
    assert words == sorted(words, key=str.lower)


def test_decisions_are_numbered_and_short() -> None:
    notes = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert [n.name[:4] for n in notes] == [f"{i:04}" for i in range(1, len(notes) + 1)]
    for note in notes:
        text = note.read_text()
        assert len(text.splitlines()) <= 70, f"{note.name} is longer than a page"
        for part in ("Question", "Decision", "What would change our mind"):
            assert f"## {part}" in text, f"{note.name} has no {part}"


def misquoted(block: str, closely: bool) -> str:
    """What a block quotes that its file, named in its first line, has not there.

    Lines stand in the file in this order, `…` for lines left out; `closely`: for all that are.
    """
    first, *quoted = block.splitlines()
    lines = (ROOT / first.lstrip("/# ")).read_text().splitlines()
    place, may_skip = 0, True
    for line in quoted:
        if line.strip() == ANYTHING:
            may_skip = True
            continue
        rest = lines[place:] if may_skip or not closely else lines[place : place + 1]
        if line not in rest:
            return f"{first} has no line {line!r} there"
        place += rest.index(line) + 1
        may_skip = False
    return ""


@pytest.mark.parametrize(
    ("page", "language", "files"),
    [
        ("README.md", "asm", 1),
        ("docs/tutorial/two_ciphers.md", "dsl", 2),
        ("docs/tutorial/add_a_target.md", "python", 4),
        ("targets/c/README.md", "python", 4),
    ],
)
def test_files_are_quoted_as_they_are(page: str, language: str, files: int) -> None:
    blocks = [text for kind, text in fences(ROOT / page) if kind == language]
    assert len({block.splitlines()[0] for block in blocks}) == files
    assert [w for block in blocks if (w := misquoted(block, closely=language != "asm"))] == []


def test_licence_is_said_everywhere_alike() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["license"] in (ROOT / "README.md").read_text()
