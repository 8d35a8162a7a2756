// The host side of generated kernels: encrypts on a GPU by the CUDA driver API, without the CUDA toolkit.
// SPDX-License-Identifier: Apache-2.0 OR MIT
#ifndef LWCC_CUDA_H
#define LWCC_CUDA_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    LWCC_CUDA_OK = 0,
    LWCC_CUDA_NO_DRIVER,      // libcuda.so.1 is not there, or has not all functions
    LWCC_CUDA_OLD_DRIVER,     // it knows no PTX of this version
    LWCC_CUDA_NO_DEVICE,      // there is no GPU of this number
    LWCC_CUDA_OLD_DEVICE,     // the kernels are for newer GPUs
    LWCC_CUDA_NO_MEMORY,      // of the host, pinned, or of the device
    LWCC_CUDA_NO_THREAD,      // a lock of the system cannot be made
    LWCC_CUDA_BAD_ARGUMENT,   // a null pointer, another set's GPU, buffers that overlap, a part of a block
    LWCC_CUDA_EMPTY,          // nothing to encrypt
    LWCC_CUDA_UNALIGNED,      // a device pointer is no multiple of 16
    LWCC_CUDA_COUNTER_WRAP,   // the counter would pass its last value within the call
    LWCC_CUDA_REFUSED         // the driver refused a call
} lwcc_cuda_status;

#define LWCC_CUDA_REASON_BYTES 160
#define LWCC_CUDA_POINTER_ALIGN_BYTES 16

// Why a call failed: for people, and the driver's CUresult where it refused something (else 0).
typedef struct {
    lwcc_cuda_status status;
    int driver_result;
    char reason[LWCC_CUDA_REASON_BYTES];
} lwcc_cuda_error;

// How a GPU is used; a zero stands for what is said here.
typedef struct {
    int device;           // number of the GPU: 0
    int n_threads;        // host threads that copy for all calls together, 64 at most: 4
    size_t chunk_bytes;   // what a stream takes at a time, in pinned memory: 4 MiB, two for each thread
    int writes_parts;     // 0: after an error the output is as it was, for which the call allocates as much
                          // again; 1: parts are written as they come, without that memory and its copy
} lwcc_cuda_options;

// A set's kernels; generated.
typedef struct {
    const char *set_name;
    const unsigned char *ptx;   // ends with a zero
    int driver_version;         // the least, as cuDriverGetVersion says it
    int capability;             // the least compute capability, 75 for 7.5
    size_t block_bytes, group_bytes, rk_bytes, ctx_bytes, counter_bytes;
    const char *ecb_encrypt, *ecb_decrypt, *ctr_crypt;   // symbols; null where there is none
    int passes_keys;   // whether `rk` and `ctx` are parameters of kernels themselves, rather than pointers to them
} lwcc_cuda_kernels;

typedef enum {
    LWCC_CUDA_ECB_ENCRYPT,
    LWCC_CUDA_ECB_DECRYPT,
    LWCC_CUDA_CTR_CRYPT
} lwcc_cuda_kernel;

// An open GPU with the kernels of one set. Calls from several threads at a time share its streams.
typedef struct lwcc_cuda_gpu lwcc_cuda_gpu;

// Opens a GPU: takes its primary context, loads the kernels, and allocates all memory of the streams.
// `options` and `error` may be null. After an error `*gpu` is null and nothing is held.
lwcc_cuda_status lwcc_cuda_open(lwcc_cuda_gpu **gpu, const lwcc_cuda_kernels *kernels,
                                const lwcc_cuda_options *options, lwcc_cuda_error *error);

// Gives everything back, even where the driver refuses a part; no call may be under way. Null is allowed.
lwcc_cuda_status lwcc_cuda_close(lwcc_cuda_gpu *gpu, lwcc_cuda_error *error);

// Encrypts or decrypts `nbytes` bytes of host memory, aligned or not; `out == in` is allowed, any other
// overlap is not. `key` is an `rk` or a `ctx`; `counter` is of counter mode. The functions of a set call it.
lwcc_cuda_status lwcc_cuda_run(lwcc_cuda_gpu *gpu, const lwcc_cuda_kernels *kernels, lwcc_cuda_kernel kernel,
                               uint8_t *out, const uint8_t *in, size_t nbytes, const void *key,
                               uint32_t counter, lwcc_cuda_error *error);

// The same on device memory, whose addresses are multiples of 16; returns when it is done.
lwcc_cuda_status lwcc_cuda_run_device(lwcc_cuda_gpu *gpu, const lwcc_cuda_kernels *kernels,
                                      lwcc_cuda_kernel kernel, uint64_t out, uint64_t in, size_t nbytes,
                                      const void *key, uint32_t counter, lwcc_cuda_error *error);

// Runs a kernel in which each thread has a state: `nbytes_each` bytes of `out` for each of `nstates` states, which are
// updated. All is host memory; a call allocates as much again, pinned and on the device, and overwrites it at its end.
// After an error states and output are as they were. The functions of a mode call it.
lwcc_cuda_status lwcc_cuda_run_states(lwcc_cuda_gpu *gpu, const lwcc_cuda_kernels *kernels, const char *symbol,
                                      uint8_t *out, size_t nbytes_each, void *states, size_t state_bytes,
                                      size_t nstates, lwcc_cuda_error *error);

// Overwrites a key, an `rk` or a `ctx`; no compiler leaves it out.
void lwcc_cuda_wipe(void *secret, size_t nbytes);

#ifdef __cplusplus
}
#endif
#endif
