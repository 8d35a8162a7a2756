"""Builds what stands in for NVIDIA's driver in tests, for one set, and programs that run on it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.lwcc.terminal import lwcc
from verify.toolchain.tools import find

ROOT = Path(__file__).parents[2]
PTX, C = ROOT / "generated" / "ptx", ROOT / "generated" / "c"
STUB = Path(__file__).with_name("cuda")
SANITIZED = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
THREADS_WATCHED = ("-fsanitize=thread",)
LIBRARY = "libcuda.so.1"
OPTIONS = {name: "allocator_may_return_null=1" for name in ("ASAN_OPTIONS", "TSAN_OPTIONS")}


@dataclass(frozen=True)
class StubbedSet:
    """An exported library, and the stub for its set.

    Args:
        folder: of the library, which has the example.
        stem: of the library's files.
        set_name: the parameter set.
        reference: the stem of the C in it.
        passes_keys: whether its kernels take keys by value.
    """

    folder: Path
    stem: str
    set_name: str
    reference: str
    passes_keys: bool = False

    @property
    def words(self) -> list[str]:
        """How a compiler is told where everything is."""
        headers = {
            "STUB_HEADER": f"{self.stem}.h",
            "STUB_CUDA_HEADER": f"{self.stem}_cuda.h",
            "STUB_C_HEADER": f"reference/{self.reference}.h",
        }
        return [
            *(f"-I{folder}" for folder in (STUB, self.folder / "src", self.folder / "examples")),
            *("-isystem", str(self.folder / "src" / "declarations")),
            *(f'-D{name}="{header}"' for name, header in headers.items()),
            f"-DSTUB_SET={self.set_name}",
            f"-DSTUB_MACRO={self.set_name.upper()}",
            f"-DSTUB_PASSES_KEYS={self.passes_keys:d}",
        ]

    def build_stub(self, to: Path, options: Sequence[str] = ()) -> Path:
        """The folder with the stub, for `LD_LIBRARY_PATH`."""
        to.mkdir()
        # cuda-bindings finds functions as pointers to data.
        words = ["-std=c11", "-shared", "-fPIC", "-Wl,-Bsymbolic", *self.words]
        sources = [STUB / "stub_driver.c", self.reference_file]
        compile_c([*options, *words], sources, to / LIBRARY)
        return to

    def build_test(self, to: Path, options: Sequence[str] = ()) -> Path:
        """The program that calls the library on the stub."""
        words = ["-std=c99", "-D_POSIX_C_SOURCE=200809L", "-pthread", *self.words]
        sources = [STUB / "host_test.c", self.reference_file]
        sources += sorted((self.folder / "src").glob("*.c"))
        compile_c([*options, *words], [*sources, "-ldl"], to)
        return to

    @property
    def reference_file(self) -> Path:
        """The C that stands for the kernels."""
        return self.folder / "examples" / "reference" / f"{self.reference}.c"


def with_keys_by_value(folder: Path, set_name: str) -> Path:
    """A file of kernels whose keys are passed by value, with its header, in a folder."""
    path = folder / f"{set_name}.ptx"
    words = ("--set", set_name, "--target", "ptx", "--keys", "constant", "--no-check", "-o", path)
    result = lwcc("compile", set_name.rstrip("0123456789_"), *words)
    assert result.exit_code == 0, result.output
    return path


def compile_c(words: Sequence[str], sources: Sequence[str | Path], to: Path) -> None:
    """Compile and link with gcc."""
    command = [*find("gcc").command, "-g", "-O1", "-Wall", "-Wextra", "-Werror", *words]
    subprocess.run([*command, *map(str, sources), "-o", str(to)], check=True)


def run_on(
    stub: Path | None, words: Sequence[str | Path], **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a program on a stub of the driver; without one where it is None."""
    kept: Mapping[str, str] = {k: v for k, v in os.environ.items() if k != "LD_LIBRARY_PATH"}
    added = {"LD_LIBRARY_PATH": str(stub)} if stub else {}
    return subprocess.run(
        [str(word) for word in words],
        env={**kept, **added, **OPTIONS, **environment},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
