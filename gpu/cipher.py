"""A generated cipher on a GPU: keys, and the encryption of arrays of the host or the device."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import numpy as np
from numpy.typing import NDArray

from artifacts.generated_files import Part, sizes_of
from compiler.machine.load import load_target
from export.cuda import KERNELS, driver_version, host_functions, least_capability
from export.library import single_part
from gpu.buffers import DeviceMemory, device_array, host_bytes, is_on_device, refuse_overlap
from gpu.calls import Call, Lanes, run_on_device
from gpu.driver import CAPABILITY, Driver, GpuError, NoGpuError, load_driver
from gpu.grids import GpuGrid
from gpu.keys import HostFunctions, Secret
from gpu.lanes import Kernel, NoKernel, make_lane

CHUNK_BYTES = 4 << 20
KEY_ALIGN_BYTES = 256
LANES_EACH = 2
N_THREADS = 4
MULTIPROCESSORS = 16
"""The number of the device attribute in the driver's header."""


class GpuCipher:
    """The kernels of a generated file on an open GPU; several threads may call concurrently.

    A call that fails leaves an output of the host unchanged. Memory for keys is overwritten after
    each call.

    Args:
        path: path of the file for PTX; its header is in the same folder.
        device: number of the GPU.
        n_threads: the number of host threads that copy, for all calls together.
        chunk_bytes: bytes of a part of the data; each thread has two streams with pinned memory for
            a part.

    Raises:
        OSError: a file cannot be read.
        UserError: it is no generated file for PTX of one set, or has a fixed key.
        NoGpuError: there is no driver or GPU for these kernels, or no `cuda-bindings`.
        GpuError: there is too little memory, or the driver returns another error; all that was
            allocated is freed.
        MissingTool: there is no gcc, which compiles the header's functions.
    """

    def __init__(
        self,
        path: Path | str,
        device: int = 0,
        n_threads: int = N_THREADS,
        chunk_bytes: int = CHUNK_BYTES,
    ) -> None:
        path = Path(path)
        part = single_part(path, "ptx", "a cipher on a GPU")
        self.part, self.set_name = part, part.options.set_name
        self.sizes = sizes_of(part)
        header = path.with_suffix(".h").read_text(encoding="utf-8")
        group = self.sizes["group"]
        self._chunk_bytes = max(chunk_bytes // group, 1) * group
        self._n_threads = max(n_threads, 1)
        self.driver = load_driver(driver_version(part.text))
        self._host = HostFunctions(header, host_functions(part, header), self.sizes)
        self._free: SimpleQueue[Lanes] = SimpleQueue()
        with ExitStack() as held:
            self._context, self._kernels = self._open(held, part, device)
            self._held = held.pop_all()

    def _open(self, held: ExitStack, part: Part, number: int) -> tuple[Any, dict[str, Kernel]]:
        """The context and the kernels; lanes are put into `_free`. The stack `held` frees all."""
        driver = self.driver
        device = _device(driver, number, part.text)
        context = driver("cuDevicePrimaryCtxRetain", device)
        held.callback(driver, "cuDevicePrimaryCtxRelease", device)
        inside = ExitStack()
        held.callback(_close_inside, driver, context, inside)
        with driver.current(context):
            kernels = self._load(inside, part, device)
            offset = -(-self._chunk_bytes // KEY_ALIGN_BYTES) * KEY_ALIGN_BYTES
            key_bytes = max(self.sizes["rk"], self.sizes["ctx"])
            for _ in range(self._n_threads):
                lanes = [make_lane(driver, inside, offset, key_bytes) for _ in range(LANES_EACH)]
                self._free.put(tuple(lanes))
        return context, kernels

    def _load(self, held: ExitStack, part: Part, device: object) -> dict[str, Kernel]:
        """The kernels of a file, by name."""
        driver = self.driver
        processors = driver("cuDeviceGetAttribute", _attribute(driver, MULTIPROCESSORS), device)
        self.n_multiprocessors = int(processors)
        module = driver("cuModuleLoadData", part.text.encode() + b"\0")
        held.callback(driver, "cuModuleUnload", module)
        self._module = module
        sizes = (self.sizes["block"], self.sizes["group"], processors)
        return {
            role: Kernel(
                driver("cuModuleGetFunction", module, name.encode()),
                role.startswith("ctr"),
                *sizes,
                part.options.passes_keys,
            )
            for role, name in part.functions.items()
            if role in KERNELS
        }

    def close(self) -> None:
        """Free all memory and the GPU.

        Raises:
            GpuError: the driver returned an error; all other parts are freed.
        """
        self._held.close()

    def __enter__(self) -> GpuCipher:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    @property
    def kernels(self) -> frozenset[str]:
        """The names of the kernels that the file has, of those that this class calls."""
        return frozenset(self._kernels)

    @contextmanager
    def device_memory(self, nbytes: int) -> Iterator[DeviceMemory]:
        """Device memory for a `with` block, with the interface of CuPy's arrays.

        Raises:
            GpuError: there is too little memory.
        """
        with self.driver.current(self._context):
            memory = self.driver("cuMemAlloc", nbytes)
        try:
            yield DeviceMemory(int(memory), nbytes)
        finally:
            with self.driver.current(self._context):
                self.driver("cuMemFree", memory)

    @contextmanager
    def grid(self) -> Iterator[GpuGrid]:
        """All kernels of the file, to be launched on grids of the caller's choice; for checks."""
        with self.driver.current(self._context):
            yield GpuGrid(self.part.text, load_target("ptx"), self.driver, self._module)

    def key(self, key: bytes) -> Secret:
        """A key for ECB.

        Raises:
            GpuError: it has another length, or the file has no ECB.
        """
        return self._host.fill(key, None)

    def counter_mode(self, key: bytes, nonce: bytes) -> Secret:
        """A key and a nonce for counter mode.

        Raises:
            GpuError: one has another length, or the file has no counter mode.
        """
        return self._host.fill(key, nonce)

    def ecb_encrypt(self, data: Any, key: Secret, out: Any = None) -> Any:
        """Encrypt blocks; arguments and errors are those of `ctr_crypt`."""
        return self._crypt("ecb_encrypt", data, key, 0, out)

    def ecb_decrypt(self, data: Any, key: Secret, out: Any = None) -> Any:
        """Decrypt blocks; arguments and errors are those of `ctr_crypt`."""
        return self._crypt("ecb_decrypt", data, key, 0, out)

    def ctr_crypt(self, data: Any, context: Secret, counter: int = 0, out: Any = None) -> Any:
        """Encrypt or decrypt in counter mode.

        Args:
            data: bytes or a contiguous array of the host; or one of the device, such as CuPy's.
            context: from `counter_mode`.
            counter: counter of the first block; it must not wrap around in the call.
            out: an array as long as the data and in the same memory, or the data itself; required
                on the device. Without it, the result is a new NumPy array of bytes.

        Returns:
            `out`, or the new array.

        Raises:
            GpuError: an argument is wrong, or the driver returns an error; `out` is unchanged, on
                the device only if the kernel did not start.
        """
        return self._crypt("ctr_crypt", data, context, counter, out)

    def copy(self, data: Any, out: Any) -> None:
        """Copy data of the host to the device and back as a call does, without a kernel.

        Raises:
            GpuError: `out` cannot be written or has another length, or the driver returns an error.
        """
        source = host_bytes(data)
        to = _output(out, source)
        sizes = (self.sizes["block"], self.sizes["group"], self.n_multiprocessors)
        with Secret(bytearray(1), False) as secret:
            result = np.empty(len(source), np.uint8)
            call = self._call(NoKernel(None, False, *sizes), secret, 0, source, result)
            call.run(self._free, self._n_threads)
        to[:] = result

    def _crypt(self, role: str, data: Any, secret: Secret, counter: int, out: Any) -> Any:
        kernel = self._kernels.get(role)
        if kernel is None:
            raise GpuError(f"these kernels have no {role}")
        if secret.is_context != kernel.counts:
            wanted = "counter_mode" if kernel.counts else "key"
            raise GpuError(f"{role} needs the result of {wanted}")
        if is_on_device(data):
            return self._crypt_device(kernel, data, secret, counter, out)
        source = host_bytes(data)
        self._refuse(kernel, len(source), counter)
        to = None if out is None else _output(out, source)
        # `out` is written last, so it is unchanged after a failure.
        result = np.empty(len(source), np.uint8)
        self._call(kernel, secret, counter, source, result).run(self._free, self._n_threads)
        if to is None:
            return result
        to[:] = result
        return out

    def _crypt_device(
        self, kernel: Kernel, data: Any, secret: Secret, counter: int, out: Any
    ) -> Any:
        """Run a kernel on device memory; returns `out`."""
        if not is_on_device(out):
            raise GpuError("data on the device needs an out on the device; it may be the same")
        source, to = device_array(data), device_array(out)
        self._refuse(kernel, source.nbytes, counter)
        if to.is_readonly or to.nbytes != source.nbytes:
            raise GpuError("out is read-only, or its length is not that of the data")
        refuse_overlap(to.address, source.address, source.nbytes)
        empty = np.empty(0, np.uint8)
        lanes = self._free.get()
        try:
            for stream in {source.stream, to.stream} - {None}:
                self.driver("cuStreamSynchronize", stream)
            call = self._call(kernel, secret, counter, empty, empty)
            run_on_device(call, lanes[0], to.address, source.address, source.nbytes)
        finally:
            self._free.put(lanes)
        return out

    def _call(
        self,
        kernel: Kernel,
        secret: Secret,
        counter: int,
        source: NDArray[np.uint8],
        result: NDArray[np.uint8],
    ) -> Call:
        chunk = self._chunk_bytes
        return Call(self.driver, self._context, kernel, secret, source, result, counter, chunk)

    def _refuse(self, kernel: Kernel, nbytes: int, counter: int) -> None:
        """Refuse a length or a counter.

        Raises:
            GpuError: there is nothing to encrypt, a part of a block, or the counter would wrap.
        """
        block = kernel.block_bytes
        if not nbytes:
            raise GpuError("there is nothing to encrypt: the length is 0")
        if not kernel.counts and nbytes % block:
            raise GpuError(f"the length is no multiple of a block, {block} bytes")
        bits = 8 * (block - self.sizes["nonce"])
        if kernel.counts and not 0 <= counter <= (1 << bits) - -(-nbytes // block):
            raise GpuError(f"the counter of {bits} bits would pass its last value within this call")


def _device(driver: Driver, number: int, text: str) -> Any:
    """The GPU of a number; its compute capability must suffice for a PTX text."""
    count = driver("cuDeviceGetCount")
    if not 0 <= number < count:
        raise NoGpuError(f"there is no GPU {number}: the driver has {count}")
    device = driver("cuDeviceGet", number)
    major, minor = (
        driver("cuDeviceGetAttribute", _attribute(driver, each), device) for each in CAPABILITY
    )
    needed = least_capability(text)
    if 10 * major + minor < needed:
        raise NoGpuError(
            f"GPU {number} is too old: its compute capability is {major}.{minor}, "
            f"the kernels need {needed // 10}.{needed % 10}"
        )
    return device


def _attribute(driver: Driver, number: int) -> Any:
    """A device attribute for the bindings."""
    return driver.api.CUdevice_attribute(number)


def _close_inside(driver: Driver, context: object, held: ExitStack) -> None:
    """Free the objects of a context, with the context current; tried again after an error."""
    try:
        with driver.current(context):
            held.close()
    except GpuError:
        with driver.current(context):
            held.close()
        raise


def _output(out: object, source: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The bytes of an output.

    Raises:
        GpuError: it cannot be written, has another length, or overlaps the data.
    """
    to = host_bytes(out)
    if not to.flags.writeable or len(to) != len(source):
        raise GpuError("out is read-only, or its length is not that of the data")
    refuse_overlap(to.ctypes.data, source.ctypes.data, len(to))
    return to
