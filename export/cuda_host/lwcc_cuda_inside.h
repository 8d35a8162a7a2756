// What the files of the host side share; not for programs that use it.
// SPDX-License-Identifier: Apache-2.0 OR MIT
#ifndef LWCC_CUDA_INSIDE_H
#define LWCC_CUDA_INSIDE_H

#include <cuda.h>
#include <pthread.h>

#include "lwcc_cuda.h"

// The driver's functions: our name, theirs, their parameters.
// Source: CUDA Driver API Reference Manual 13.0; all of these are in each driver since CUDA 11.
#define LWCC_CUDA_CALLS(X)                                                                                  \
    X(version, cuDriverGetVersion, (int *))                                                                 \
    X(init, cuInit, (unsigned))                                                                             \
    X(error_name, cuGetErrorName, (CUresult, const char **))                                                \
    X(device_count, cuDeviceGetCount, (int *))                                                              \
    X(device_get, cuDeviceGet, (CUdevice *, int))                                                           \
    X(device_attribute, cuDeviceGetAttribute, (int *, CUdevice_attribute, CUdevice))                        \
    X(context_retain, cuDevicePrimaryCtxRetain, (CUcontext *, CUdevice))                                    \
    X(context_release, cuDevicePrimaryCtxRelease_v2, (CUdevice))                                            \
    X(context_push, cuCtxPushCurrent_v2, (CUcontext))                                                       \
    X(context_pop, cuCtxPopCurrent_v2, (CUcontext *))                                                       \
    X(module_load, cuModuleLoadData, (CUmodule *, const void *))                                            \
    X(module_unload, cuModuleUnload, (CUmodule))                                                            \
    X(module_function, cuModuleGetFunction, (CUfunction *, CUmodule, const char *))                         \
    X(memory_allocate, cuMemAlloc_v2, (CUdeviceptr *, size_t))                                              \
    X(memory_free, cuMemFree_v2, (CUdeviceptr))                                                             \
    X(pinned_allocate, cuMemHostAlloc, (void **, size_t, unsigned))                                         \
    X(pinned_free, cuMemFreeHost, (void *))                                                                 \
    X(copy_to_device, cuMemcpyHtoDAsync_v2, (CUdeviceptr, const void *, size_t, CUstream))                  \
    X(copy_to_host, cuMemcpyDtoHAsync_v2, (void *, CUdeviceptr, size_t, CUstream))                          \
    X(fill, cuMemsetD8Async, (CUdeviceptr, unsigned char, size_t, CUstream))                                \
    X(stream_create, cuStreamCreate, (CUstream *, unsigned))                                                \
    X(stream_destroy, cuStreamDestroy_v2, (CUstream))                                                       \
    X(stream_wait, cuStreamSynchronize, (CUstream))                                                         \
    X(launch, cuLaunchKernel,                                                                               \
      (CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void **, \
       void **))

typedef struct {
#define LWCC_CUDA_CALL(name, symbol, parameters) CUresult(CUDAAPI *name) parameters;
    LWCC_CUDA_CALLS(LWCC_CUDA_CALL)
#undef LWCC_CUDA_CALL
} lwcc_cuda_driver;

enum { LWCC_CUDA_MOST_THREADS = 64, LWCC_CUDA_KERNELS = 3, LWCC_CUDA_LANES = 2 };

// A stream with its memory: a chunk and behind it a key, on both sides.
typedef struct {
    CUstream stream;
    uint8_t *pinned;
    CUdeviceptr memory;
    int has_memory, has_stream;
    int is_used;        // in this call: it may have work under way, and a key in its memory
    uint8_t *to;        // where the result of the chunk under way goes
    size_t n_under_way;   // its bytes; 0 where there is none
} lwcc_cuda_lane;

// What a host thread works with: while one lane's chunk is on its way, the other's is copied.
typedef struct {
    lwcc_cuda_lane lanes[LWCC_CUDA_LANES];
    int is_taken;
} lwcc_cuda_slot;

struct lwcc_cuda_gpu {
    const lwcc_cuda_driver *driver;
    const lwcc_cuda_kernels *kernels;
    lwcc_cuda_options options;
    size_t key_offset, key_bytes;   // of the key in a lane's memory
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction functions[LWCC_CUDA_KERNELS];
    int has_context, has_module;
    unsigned n_multiprocessors;
    lwcc_cuda_slot slots[LWCC_CUDA_MOST_THREADS];
    pthread_mutex_t lock;   // of `is_taken`
    pthread_cond_t released;
};

// The driver; loaded once for the process.
lwcc_cuda_status lwcc_cuda_load(const lwcc_cuda_driver **driver, int needed_version, lwcc_cuda_error *error);

// Fills `error`, which may be null; the status.
lwcc_cuda_status lwcc_cuda_fail(lwcc_cuda_error *error, lwcc_cuda_status status, const char *format, ...);

// What a call of the driver gave: OK, or the error with the call's name and the driver's.
lwcc_cuda_status lwcc_cuda_check(const lwcc_cuda_driver *driver, const char *call, CUresult result,
                                 lwcc_cuda_error *error);

// Calls a function of a GPU's driver; the call's status.
#define ASK(gpu, function, symbol, arguments, error) \
    lwcc_cuda_check((gpu)->driver, symbol, (gpu)->driver->function arguments, error)

// Leaves a function with the status of a call that did not succeed.
#define TRY(call)                        \
    do {                                 \
        lwcc_cuda_status tried = (call); \
        if (tried != LWCC_CUDA_OK) {     \
            return tried;                \
        }                                \
    } while (0)

// Gives this thread the context back that it had; where the driver refuses that, once more.
CUresult lwcc_cuda_leave(const lwcc_cuda_driver *driver);

#endif
