// Stands in for NVIDIA's driver for kernels whose threads have states: a kernel is the C of the same mode.
//
// Work is done at once. STUB_REFUSE is the number of a call that is refused. What is wrong goes to stderr, behind
// `stub:`.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lwcc_cuda_inside.h"
#include STUB_C_HEADER

enum { MOST = 64, POISON = 0xA5 };
static const CUdeviceptr ON_DEVICE = 0x4000000000000000ULL;
static struct {
    uint8_t *bytes;
    size_t nbytes;
} memories[MOST];
static int n_calls, n_held, is_pushed;

// Counts a call; whether it is refused.
static int refused(void)
{
    const char *number = getenv("STUB_REFUSE");
    n_calls++;
    return number != NULL && atoi(number) == n_calls;
}

#define CALL                         \
    if (refused()) {                 \
        return CUDA_ERROR_UNKNOWN;   \
    }

static void *allocate(size_t nbytes)
{
    for (int i = 0; i < MOST; i++) {
        if (memories[i].bytes == NULL) {
            memories[i].bytes = (uint8_t *)malloc(nbytes);
            memories[i].nbytes = nbytes;
            memset(memories[i].bytes, POISON, nbytes);
            n_held++;
            return memories[i].bytes;
        }
    }
    return NULL;
}

// Memory that held a state must be overwritten when it is given back.
static CUresult release(uint8_t *bytes)
{
    for (int i = 0; i < MOST; i++) {
        if (memories[i].bytes == bytes) {
            for (size_t k = 1; k < memories[i].nbytes; k++) {
                if (bytes[k] != bytes[0]) {
                    fprintf(stderr, "stub: something is left in memory\n");
                    break;
                }
            }
            free(bytes);
            memories[i].bytes = NULL;
            n_held--;
            return CUDA_SUCCESS;
        }
    }
    fprintf(stderr, "stub: memory that is nobody's is freed\n");
    return CUDA_ERROR_INVALID_VALUE;
}

static uint8_t *at(CUdeviceptr place, size_t nbytes)
{
    uint8_t *bytes = (uint8_t *)(uintptr_t)(place & ~ON_DEVICE);
    for (int i = 0; i < MOST; i++) {
        uint8_t *first = memories[i].bytes;
        if (first != NULL && bytes >= first && bytes + nbytes <= first + memories[i].nbytes && place & ON_DEVICE) {
            return bytes;
        }
    }
    fprintf(stderr, "stub: bytes that are in no memory of the device\n");
    abort();
}

CUresult cuDriverGetVersion(int *found) { CALL *found = 13000; return CUDA_SUCCESS; }
CUresult cuInit(unsigned flags) { CALL return flags ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS; }
CUresult cuGetErrorName(CUresult result, const char **name) { *name = result ? "refused" : "none"; return CUDA_SUCCESS; }
CUresult cuDeviceGetCount(int *found) { CALL *found = 1; return CUDA_SUCCESS; }
CUresult cuDeviceGet(CUdevice *device, int number) { CALL *device = number; return CUDA_SUCCESS; }
CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice device)
{
    CALL
    (void)device;
    *value = (int)attribute == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR ? 9 : 2;
    return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxRetain(CUcontext *made, CUdevice device) { CALL (void)device; *made = NULL; return CUDA_SUCCESS; }
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device) { CALL (void)device; return CUDA_SUCCESS; }
CUresult cuCtxPushCurrent_v2(CUcontext context) { CALL (void)context; is_pushed++; return CUDA_SUCCESS; }
CUresult cuCtxPopCurrent_v2(CUcontext *context) { CALL *context = NULL; is_pushed--; return CUDA_SUCCESS; }
CUresult cuModuleLoadData(CUmodule *made, const void *text)
{
    CALL
    *made = NULL;
    return strstr((const char *)text, STUB_KERNEL) != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuModuleUnload(CUmodule module) { CALL (void)module; return CUDA_SUCCESS; }
CUresult cuModuleGetFunction(CUfunction *found, CUmodule module, const char *name)
{
    CALL
    (void)module;
    *found = NULL;
    return strcmp(name, STUB_KERNEL) == 0 ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}
CUresult cuMemAlloc_v2(CUdeviceptr *made, size_t nbytes) { CALL *made = ON_DEVICE | (uintptr_t)allocate(nbytes); return CUDA_SUCCESS; }
CUresult cuMemFree_v2(CUdeviceptr place) { CALL return release((uint8_t *)(uintptr_t)(place & ~ON_DEVICE)); }
CUresult cuMemHostAlloc(void **made, size_t nbytes, unsigned flags) { CALL (void)flags; *made = allocate(nbytes); return CUDA_SUCCESS; }
CUresult cuMemFreeHost(void *bytes) { CALL return release((uint8_t *)bytes); }
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t nbytes, CUstream stream)
{
    CALL
    (void)stream;
    memcpy(at(to, nbytes), from, nbytes);
    return CUDA_SUCCESS;
}
CUresult cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from, size_t nbytes, CUstream stream)
{
    CALL
    (void)stream;
    memcpy(to, at(from, nbytes), nbytes);
    return CUDA_SUCCESS;
}
CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t nbytes, CUstream stream)
{
    CALL
    (void)stream;
    memset(at(to, nbytes), value, nbytes);
    return CUDA_SUCCESS;
}
CUresult cuStreamCreate(CUstream *made, unsigned flags) { CALL (void)flags; *made = NULL; return CUDA_SUCCESS; }
CUresult cuStreamDestroy_v2(CUstream stream) { CALL (void)stream; return CUDA_SUCCESS; }
CUresult cuStreamSynchronize(CUstream stream) { CALL (void)stream; return CUDA_SUCCESS; }

CUresult cuLaunchKernel(CUfunction function, unsigned grid, unsigned grid_y, unsigned grid_z, unsigned block,
                        unsigned block_y, unsigned block_z, unsigned n_shared, CUstream stream, void **parameters,
                        void **extra)
{
    CALL
    uint64_t out = *(uint64_t *)parameters[0], each = *(uint64_t *)parameters[1], nstates = *(uint64_t *)parameters[2];
    uint64_t states = *(uint64_t *)parameters[3];
    (void)function;
    (void)stream;
    if (extra != NULL || n_shared || grid_y * grid_z * block_y * block_z != 1 || !grid || block > 1024) {
        fprintf(stderr, "stub: a launch that no device takes\n");
    }
    for (uint64_t i = 0; i < nstates; i++) {
        STUB_GENERATE(at(states + i * STUB_STATE, STUB_STATE), at(out + i * each, each), each, NULL, 0);
    }
    return CUDA_SUCCESS;
}

__attribute__((destructor)) static void look(void)
{
    if (is_pushed != 0) {
        fprintf(stderr, "stub: a context is left\n");
    }
    if (n_held != 0 && getenv("STUB_REFUSE") == NULL) {
        fprintf(stderr, "stub: memory is left\n");
    }
}
