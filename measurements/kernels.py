"""Generated kernels for the checks that are made without a GPU."""

from __future__ import annotations

from collections.abc import Mapping

from artifacts.generated_files import Part, sizes_of
from compiler.frontend.interface import Function
from compiler.machine.load import load_target
from options.functions import kernel_symbols, naming_of
from runtime.user_error import UserError
from verify.grids.host import HostFunction
from verify.grids.session import KernelFile


def kernel_file_of(part: Part, headers: Mapping[str, str]) -> KernelFile:
    """The file description for the check of kernels.

    Args:
        part: of a file of kernels.
        headers: the C header that lies beside it, by name; it defines what a host calls.

    Raises:
        UserError: a size is missing in the head, or the header lacks a function of the host.
    """
    sizes, naming, fixed = sizes_of(part), naming_of(part.options), part.options.fixed_key
    context_bytes = sizes["ctx"] if part.options.counts else 0
    key_bytes = 0 if fixed else sizes["key"]
    header = "\n".join(headers.values())

    def filler(role: Function, nonce_bytes: int, n_bytes: int) -> HostFunction:
        symbol = naming.symbol(role)
        if n_bytes and symbol not in header:
            message = f"{part.file}: no header beside it defines {symbol}"
            raise UserError(f"{message}\nhint: `lwcc compile` makes both")
        return HostFunction(header, symbol, key_bytes, nonce_bytes, n_bytes, sizes["align"])

    return KernelFile(
        text=part.text,
        target=load_target(part.options.target),
        symbols=kernel_symbols(naming),
        block_bytes=sizes["block"],
        key_bytes=sizes["key"],
        counter_bytes=sizes["block"] - sizes["nonce"],
        group_blocks=max(1, sizes["group"] // sizes["block"]),
        round_keys=filler("key_setup", 0, sizes["rk"]),
        context=filler("ctr_nonce" if fixed else "ctr_init", sizes["nonce"], context_bytes),
        fixed=fixed,
    )
