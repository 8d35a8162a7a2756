"""Compiles generated C with nvcc, in kernels of CUDA C whose threads compute groups of blocks."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Mapping
from math import gcd
from pathlib import Path
from string import Template

from compiler.regions import PIECE_BYTES
from verify.native.compiled import CFile, CompilerError
from verify.toolchain.ptxas import ARCHITECTURES
from verify.toolchain.tools import find

DEFINED = re.compile(r"^(?:static (?:inline )?)?(?=(?:void|uint\d+_t) \w+\()", re.M)
"""The beginning of each function of generated C."""
DEVICE = "static __device__ __forceinline__ "
CONSTANTS = re.compile(r"^static const ", re.M)
HEAD = Template("""
struct __align__($align) group { uint8_t bytes[$group]; };
struct __align__($key_align) key { uint8_t bytes[$key]; };
#define EACH(n) uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x; \\
    i < (n) / $blocks; i += (uint64_t)gridDim.x * blockDim.x
""")
PARAMETERS = "group *__restrict__ out, const group *__restrict__ in, uint64_t n"
KEYS = "const uint8_t *__restrict__ keys"
ALIGNED_KEYS = "    const void *rk = __builtin_assume_aligned(keys, 16);\n"
KERNELS: Mapping[str, tuple[str, str]] = {
    "ecb_encrypt": (
        f"{PARAMETERS}, {KEYS}",
        "group x = in[i], y; $ecb_encrypt(y.bytes, x.bytes, $blocks, rk); out[i] = y;",
    ),
    "ecb_decrypt": (
        f"{PARAMETERS}, {KEYS}",
        "group x = in[i], y; $ecb_decrypt(y.bytes, x.bytes, $blocks, rk); out[i] = y;",
    ),
    "ecb_encrypt_keys": (
        f"{PARAMETERS}, const key *__restrict__ keys",
        "group x = in[i], y; key k = keys[i]; __align__(16) uint8_t own[$rk];\n"
        "        $key_setup(own, k.bytes); "
        "$ecb_encrypt(y.bytes, x.bytes, $blocks, own); out[i] = y;",
    ),
    "ctr_crypt": (
        f"{PARAMETERS}, {KEYS}, uint32_t counter",
        "group x = in[i], y; uint32_t first = counter + (uint32_t)(i * $blocks);\n"
        "        $ctr_crypt(y.bytes, x.bytes, $group, rk, first); out[i] = y;",
    ),
    "ctr_keystream": (
        f"group *__restrict__ out, uint64_t n, {KEYS}, uint32_t counter",
        "group x = {}, y; uint32_t first = counter + (uint32_t)(i * $blocks);\n"
        "        $ctr_crypt(y.bytes, x.bytes, $group, rk, first); out[i] = y;",
    ),
}
"""The parameters of each kernel, and what a thread does for group `i`."""


def cuda_text(file: CFile, symbols: Mapping[str, str]) -> str:
    """A text of CUDA C with a kernel for each function that C has.

    A thread has as many blocks at a time as the C. A last group that is not whole is left out. C of
    several blocks has no kernel with a key for each block.

    Args:
        file: the C; its functions become those of the device.
        symbols: of the kernels, by name; others are left out.
    """
    group_bytes = file.group_blocks * file.block_bytes
    sizes = {"group": group_bytes, "key": file.key_bytes, "rk": file.rk_bytes}
    aligned = {"align": gcd(group_bytes, PIECE_BYTES), "key_align": gcd(file.key_bytes, 16)}
    names: dict[str, object] = {**sizes, **aligned, "blocks": file.group_blocks}
    names |= {role: symbol for role, symbol in file.functions.items()}
    functions = CONSTANTS.sub("static __constant__ const ", DEFINED.sub(DEVICE, file.text))
    parts = [functions, HEAD.substitute(names)]
    for name, (parameters, turn) in KERNELS.items():
        called = set(re.findall(r"\$(\w+)", turn))
        has_own_keys = "key *" in parameters
        is_wanted = name in symbols and called <= names.keys()
        if not is_wanted or (has_own_keys and file.group_blocks > 1):
            continue
        aligned_keys = "" if has_own_keys else ALIGNED_KEYS
        head = f'extern "C" __global__ void {symbols[name]}({parameters})\n{{\n{aligned_keys}'
        parts.append(
            f"{head}    for (EACH(n)) {{\n        {Template(turn).substitute(names)}\n    }}\n}}\n"
        )
    return "\n".join(parts)


def ptx_of_cuda(text: str) -> str:
    """The PTX that nvcc makes of CUDA C, for the oldest architecture of our files.

    Raises:
        CompilerError: nvcc refuses it.
        MissingTool: there is no nvcc.
    """
    found = find("nvcc")
    with tempfile.TemporaryDirectory(prefix="lwcc") as folder:
        source, output = Path(folder) / "file.cu", Path(folder) / "file.ptx"
        source.write_text(text, encoding="utf-8")
        virtual = ARCHITECTURES[0].replace("sm_", "compute_")
        options = ("-O3", "-ptx", f"-arch={virtual}", str(source), "-o", str(output))
        command = (*found.command, *options)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise CompilerError(f"nvcc {found.version}: {(done.stdout + done.stderr).strip()}")
        return output.read_text(encoding="utf-8")
