"""Each sample of a page is compared with the real thing; a new block needs a comparison."""

from __future__ import annotations

import re
import shlex
import tomllib
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple
from unittest.mock import create_autospec

import pytest

from artifacts.head import write_head
from catalogue.declared import name_of, sets_of
from compiler.passes.spec.complement import Complement
from compiler.pipeline import Step
from gpu.cipher import GpuCipher
from proof_driver.certificates import Certificate, Verdict
from prove.limited_process import MEMORY_IN_USE
from runtime.internal_error import InternalError
from runtime.limits import AtWork, limited_memory
from runtime.user_error import UserError
from tests.docs import test_avr_page, test_docs, test_drbg_pages
from tests.docs.blocks import ANYTHING, PAGES, ROOT, commands, fences, matches
from tests.dsl import test_language_reference
from tests.lwcc.terminal import lwcc, refused
from verify.toolchain.tools import find

README = ROOT / "README.md"
CIPHERS = ROOT / "dsl" / "ciphers"
RELEASE = "19"
"""Of LLVM: the one whose figures the pages show."""
PROOF = "  proof: "
TABLES = "lwcc bench --table"
COMMAND = re.compile(
    r"(avr-gcc|cc|clang|llvm-\w+|lwcc|make|ptxas|python|scripts/setup|simavr|valgrind) "
)
_TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)


class Comparison(NamedTuple):
    """What is compared, and by which test.

    Args:
        page: a pattern for pages.
        language: of the blocks; `table` for a table of the README.
        first: how the first line of the block begins; empty for all blocks of the language.
        module: that has the test; None for this file.
        test: its name.
    """

    page: str
    language: str
    first: str
    module: ModuleType | None
    test: str


# fmt: off
COMPARISONS = (
    Comparison("docs/*", "console", "", test_docs, "test_commands_do_what_the_page_shows"),
    Comparison("docs/*", "sh", "", test_docs, "test_commands_do_what_the_page_shows"),
    Comparison("targets/avr/README.md", "sh", "", test_avr_page, "test_from_a_row_to_a_run"),
    Comparison("docs/reference/ir.md", "ir", "", test_docs, "test_programs_in_the_text_form"),
    Comparison("docs/reference/ir.md", "python", "", test_docs, "test_python_examples"),
    Comparison("docs/guide/kernels.md", "python", "", None, "test_arrays_on_a_gpu"),
    Comparison("docs/guide/drbg.md", "c", "", test_drbg_pages, "test_the_program_draws_a_mebibyte"),
    Comparison("docs/guide/drbg.md", "", "folding:", test_drbg_pages, "test_the_line_of_folding"),
    Comparison("docs/guide/drbg.md", "mermaid", "", test_drbg_pages, "test_the_graph_of_a_request"),
    Comparison("docs/*modes.md", "mode", "", test_drbg_pages, "test_a_mode_of_each_declaration"),
    Comparison(
        "docs/reference/rows.md", "python", "", test_docs, "test_rows_are_quoted_as_they_are"
    ),
    Comparison("docs/reference/language.md", "dsl", "", test_language_reference, "test_block"),
    Comparison(
        "docs/reference/language.md", "python", "", test_language_reference, "test_python_example"
    ),
    Comparison(
        "docs/tutorial/two_ciphers.md", "dsl", "", test_docs, "test_files_are_quoted_as_they_are"
    ),
    Comparison(
        "docs/tutorial/add_a_target.md",
        "python",
        "",
        test_docs,
        "test_files_are_quoted_as_they_are",
    ),
    Comparison("targets/c/README.md", "python", "", test_docs, "test_files_are_quoted_as_they_are"),
    Comparison("README.md", "asm", "", test_docs, "test_files_are_quoted_as_they_are"),
    Comparison("README.md", "", "pipo64_128: build/demo/", None, "test_what_make_demo_prints"),
    Comparison("README.md", "", "round R(X: u8[8]", None, "test_the_round_of_pipo"),
    Comparison(
        "README.md", "table", "| rv32i, counter mode", None, "test_figures_of_the_tables"
    ),
    Comparison(
        "README.md", "table", "| pipo64_128, pipo64_256", None, "test_figures_of_the_tables"
    ),
    Comparison("README.md", "table", "| neon; model", None, "test_figures_of_the_tables"),
    Comparison("README.md", "table", "| avr; atmega128", None, "test_figures_of_the_tables"),
    Comparison("README.md", "table", "| avr, `--goal size`", None, "test_figures_of_the_tables"),
    Comparison(
        "README.md", "table", "| random bytes", test_drbg_pages, "test_the_table_of_requests"
    ),
    Comparison("README.md", "table", "| SASS a block", None, "test_figures_of_the_tables"),
    Comparison("README.md", "table", "| ns/byte", None, "test_quotients_of_measured_times"),
    Comparison("README.md", "table", "| | |", test_docs, "test_links_lead_somewhere"),
    Comparison(
        "docs/guide/errors_and_exit_codes.md", "", "typo.dsl:", None, "test_errors_in_a_cipher"
    ),
    Comparison(
        "docs/guide/errors_and_exit_codes.md", "", "wrong.dsl:", None, "test_errors_in_a_cipher"
    ),
    Comparison("docs/reference/language.md", "", "lea.dsl:", None, "test_errors_in_a_cipher"),
    Comparison(
        "docs/guide/errors_and_exit_codes.md",
        "",
        "lwcc: error: present64_80:",
        None,
        "test_a_pass_without_memory",
    ),
    Comparison(
        "docs/guide/errors_and_exit_codes.md",
        "",
        "lwcc: failed: KeyError",
        None,
        "test_a_mistake_of_lwcc",
    ),
    Comparison("docs/guide/passes.md", "", "// passes:", None, "test_the_line_of_passes"),
    Comparison("docs/reference/certificates.md", "", "# proof:", None, "test_the_line_of_a_proof"),
)
# fmt: on


class Block(NamedTuple):
    """A block of a page, or a table of the README."""

    page: str
    language: str
    text: str

    @property
    def shows_something(self) -> bool:
        """Whether there is more than commands in it: those that no test runs show nothing."""
        if self.language in ("", "sh"):
            return not all(COMMAND.match(line) for line in self.lines)
        if self.language == "console":
            page = ROOT / self.page
            return any(c.expected for c in commands(page) if c.text in self.text)
        return True

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


@cache
def blocks() -> list[Block]:
    """All blocks of all pages, and the tables of the README."""
    found = [
        Block(str(page.relative_to(ROOT)), language, text)
        for page in PAGES
        for language, text in fences(page)
    ]
    return found + [Block("README.md", "table", text) for text in tables()]


def tables() -> list[str]:
    """The tables of the README."""
    return _TABLE.findall(README.read_text(encoding="utf-8"))


def fits(comparison: Comparison, block: Block) -> bool:
    return (
        fnmatch(block.page, comparison.page)
        and block.language == comparison.language
        and block.text.startswith(comparison.first)
    )


def sample(page: str, first: str) -> list[str]:
    """The lines of the block of a page that begins so."""
    (found,) = (b.lines for b in blocks() if b.page == page and b.text.startswith(first))
    return found


@pytest.mark.parametrize("block", blocks(), ids=lambda b: f"{b.page}-{b.lines[0][:30]}")
def test_each_block_is_compared(block: Block) -> None:
    by = [comparison.test for comparison in COMPARISONS if fits(comparison, block)]
    assert len(by) == 1 or not (by or block.shows_something), (
        f"{block.page}: compare this block with what it shows, and name the test:\n{block.text}"
    )


@pytest.mark.parametrize(
    "comparison", COMPARISONS, ids=lambda c: f"{c.page}-{c.first or c.language}"
)
def test_each_comparison_has_a_block_and_a_test(comparison: Comparison) -> None:
    assert any(fits(comparison, block) for block in blocks())
    there = vars(comparison.module) if comparison.module else globals()
    assert callable(there.get(comparison.test)), f"there is no {comparison.test}"


def demo_commands() -> list[str]:
    """What the Makefile's demo runs, without the folders of the program, and without proofs."""
    text = (ROOT / "Makefile").read_text()
    (folder,) = re.findall(r"^DEMO := (.+)$", text, re.MULTILINE)
    (recipe,) = re.findall(r"^demo: setup\n((?:\t.*\n)+)", text, re.MULTILINE)
    lines = re.findall(r"^\t\$\(BIN\)/lwcc (.+)$", recipe, re.MULTILINE)
    ran = [line.replace("$(DEMO)", folder) for line in lines]
    return [f"{line} --no-prove" if line.startswith("compile ") else line for line in ran]


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld", "llvm-mca", "clang")
def test_what_make_demo_prints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "build" / "demo").mkdir(parents=True)
    printed: list[str] = []
    for command in demo_commands():
        result = lwcc(*shlex.split(command))
        assert result.exit_code == 0, result.output
        printed += (result.stderr + result.stdout).splitlines()
    own = printed[: [line.rstrip() for line in printed].index("others")]
    shown = [line.rstrip() for line in own if line[0] not in "┏┡└"]
    lines = sample("README.md", "pipo64_128: build/demo/")
    expected = [line for line in lines if not line.startswith(PROOF)]
    assert of_any_release(shown) == of_any_release(expected)


def test_the_proofs_of_the_demo_are_those_of_the_same_files() -> None:
    """What a compile proves afresh depends on the machine; the demo takes these certificates."""
    shown = [e for e in sample("README.md", "pipo64_128: build/demo/") if e.startswith(PROOF)]
    words: list[str] = []
    for name in ("pipo64_128", "pipo64_256"):
        text = (ROOT / f"generated/aarch64_neon/{name}.s").read_text(encoding="utf-8")
        words += re.findall(r"^// proof: +(.*); object sha256:", text, re.MULTILINE)
    assert shown == [f"{PROOF}{each}" for each in words]


def of_any_release(lines: list[str]) -> list[str]:
    """The demo's lines that no other release of LLVM changes; all with the pages' own."""
    if has_the_release("llvm-mca") and has_the_release("clang"):
        return lines
    (cycles,) = (i for i, line in enumerate(lines) if line.startswith("cycles per byte"))
    return [line for line in lines[:cycles] if ".c, clang" not in line]


@cache
def has_the_release(tool: str) -> bool:
    """Whether a tool is of the release whose figures the pages show."""
    return find(tool).version.split(".")[0] == RELEASE


def test_the_round_of_pipo() -> None:
    shown = "\n".join(sample("README.md", "round R(X: u8[8]"))
    text = (CIPHERS / "pipo.dsl").read_text()
    assert f"\n{shown}\n" in text
    (whole,) = re.findall(r"^round \w+\(.*?^\}$", text, re.MULTILINE | re.DOTALL)
    assert shown == whole


@pytest.mark.full
@pytest.mark.needs_tool("llvm-mc", "ld.lld", "llvm-mca")
def test_figures_of_the_tables(tmp_path: Path) -> None:
    chart = tmp_path / "figures.svg"
    result = lwcc(*shlex.split(TABLES)[1:], ROOT / "generated", "--chart", chart)
    assert result.exit_code == 0, result.output
    made = _TABLE.findall(result.stdout)
    assert len(made) == 6
    for table in made:
        first = table.splitlines()[0].split("|")[1]
        (shown,) = (other for other in tables() if other.startswith(f"|{first}|"))
        assert without_cycles_of_mca(table) == without_cycles_of_mca(shown)
    if has_the_release("llvm-mca"):
        assert chart.read_text() == (ROOT / "docs" / "figures.svg").read_text()


def without_cycles_of_mca(table: str) -> list[list[str]]:
    """The cells of a table, without figures of llvm-mca if it is not the pages' own."""
    rows = [line.split("|") for line in table.splitlines()]
    left = "" if has_the_release("llvm-mca") else "(M)"
    kept = [i for i, title in enumerate(rows[0]) if not (left and left in title)]
    return [[row[i] for i in kept] for row in rows]


def test_quotients_of_measured_times() -> None:
    """Of times before they were rounded; they are of one machine, and compared by nobody."""
    (table,) = (text for text in tables() if text.startswith("| ns/byte"))
    rows = [[cell.strip() for cell in line.split("|")[2:-1]] for line in table.splitlines()[2:]]
    assert len(rows) == 6
    for row in rows:
        plain = float(row[0])
        for time, times_as_fast in (row[1:3], row[3:5]):
            assert bool(time) == bool(times_as_fast)
            if time:
                least = (plain - 0.005) / (float(time) + 0.005)
                most = (plain + 0.005) / (float(time) - 0.005)
                assert round(least, 1) <= float(times_as_fast) <= round(most, 1)


@pytest.mark.parametrize(
    ("file", "figure"),
    [
        ("giftb128_128", r"GIFT-128 .* stays at two blocks, (\d+) "),
        ("giftb128_128_zbkb", r"(\d+) with Zbkb"),
    ],
)
def test_cycles_in_the_text_are_those_of_the_index(file: str, figure: str) -> None:
    index = tomllib.loads((ROOT / "generated" / "INDEX.toml").read_text())["file"]
    (row,) = (row for row in index if row["path"] == f"rv32i/{file}.s")
    (said,) = re.findall(figure, README.read_text())
    assert int(said) == round(row["figures"]["ecb_encrypt_cycles_per_block"])


def test_ciphers_and_sets_are_counted() -> None:
    files = sorted(CIPHERS.glob("*.dsl"))
    text = re.sub(r"\s+", " ", README.read_text())
    names = [name_of(file) for file in files]
    said = f"{', '.join(names[:-1])} and {names[-1]}"
    n_sets = sum(len(sets_of(file)) for file in files)
    assert len(names) == 11, "the README spells the number"
    assert f"There are eleven [ciphers](dsl/ciphers) with {n_sets} parameter sets: {said}." in text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("page", "file", "cipher", "before", "after"),
    [
        ("docs/guide/errors_and_exit_codes.md", "typo.dsl", "pipo", "<<< rot ", "<<< rott"),
        (
            "docs/guide/errors_and_exit_codes.md",
            "wrong.dsl",
            "pipo",
            "ciphertext 27035dad81296b6b",
            "ciphertext 0000000000000000",
        ),
        ("docs/reference/language.md", "lea.dsl", "lea", "k[1]) <<< 9,", "k[1]) >> X[2],"),
    ],
)
def test_errors_in_a_cipher(
    page: str,
    file: str,
    cipher: str,
    before: str,
    after: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (CIPHERS / f"{cipher}.dsl").read_text()
    assert text.count(before) == 1
    Path(file).write_text(text.replace(before, after))
    assert refused("compile", file).splitlines() == sample(page, f"{file}:")


@pytest.mark.skipif(not MEMORY_IN_USE.exists(), reason="only Linux counts memory")
def test_a_pass_without_memory() -> None:
    at_work = AtWork()
    at_work(Step(Complement(), 1, 3))
    with pytest.raises(UserError) as problem, limited_memory("present64_80", 100, at_work):
        assert bytes(200 << 20)
    page = "docs/guide/errors_and_exit_codes.md"
    assert problem.value.render().splitlines() == sample(page, "lwcc: error: present64_80:")


def test_a_mistake_of_lwcc() -> None:
    shown = sample("docs/guide/errors_and_exit_codes.md", "lwcc: failed: KeyError")
    (command,) = (line.split("lwcc ", 1)[1] for line in shown if line.startswith("  command:"))
    (places,) = (line.split(":", 1)[1] for line in shown if line.startswith("  place:"))
    mistake = InternalError("KeyError: 'n3'", places.strip().split(", "))
    made = f"{mistake.render()}\n{mistake.report(shlex.split(command))}"
    assert made.splitlines() == shown
    files = [ROOT / place.split(":")[0] for place in mistake.places]
    assert [str(file) for file in files if not file.exists()] == []


def test_arrays_on_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """The calls are such as the class takes; `tests/gpu` makes them on a stub of the driver."""
    spoken = create_autospec(GpuCipher)
    opened = spoken.return_value.__enter__.return_value = create_autospec(GpuCipher, instance=True)
    monkeypatch.setattr("gpu.cipher.GpuCipher", spoken)
    text = "\n".join(sample("docs/guide/kernels.md", "from gpu.cipher"))
    exec(text, {"key": b"", "nonce": b"", "message": b""})
    assert (ROOT / spoken.call_args.args[0]).is_file()
    assert opened.ctr_crypt.call_count == 2


def test_the_line_of_passes() -> None:
    shown = sample("docs/guide/passes.md", "// passes:")
    head = (ROOT / "generated/aarch64_neon/pipo64_128_l32_once.s").read_text().splitlines()
    assert matches([line for line in head if line.startswith("// passes:")], tuple(shown))


def test_the_line_of_a_proof() -> None:
    (shown,) = sample("docs/reference/certificates.md", "# proof:")
    (digest,) = re.findall(rf"sha256:([0-9a-f]+){ANYTHING}$", shown)
    proven = Verdict("proven", "bit graph", 1.0, 100)
    functions = dict.fromkeys(("key_setup", "ecb_encrypt", "ecb_decrypt"), proven)
    functions["ctr_crypt"] = Verdict("unknown", "", 1.0, 100)
    made = Certificate(digest, "", "", (), functions)
    head = write_head({"proof": made.words}, "#").splitlines()[-1]
    assert shown == head + ANYTHING
