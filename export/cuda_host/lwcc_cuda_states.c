// Runs kernels whose threads have states: states and outputs go to the device and come back, all or nothing.
// SPDX-License-Identifier: Apache-2.0 OR MIT
#include <string.h>

#include "lwcc_cuda_inside.h"

// Threads of a thread block, and the most thread blocks for each multiprocessor; kernels take any grid.
enum { BLOCK_THREADS = 128, BLOCKS_EACH = 32, ALIGN_BYTES = 256 };

// A call: outputs lie behind the states, on both sides.
typedef struct {
    const lwcc_cuda_gpu *gpu;
    const char *symbol;
    const uint8_t *states;
    size_t nstates, states_bytes, nbytes_each, out_bytes, out_offset, nbytes;
    uint8_t *pinned;
    CUdeviceptr memory;
    CUstream stream;
    int has_memory, has_stream;
} job;

static lwcc_cuda_status allocate(job *job, lwcc_cuda_error *error)
{
    void *pinned = NULL;
    TRY(ASK(job->gpu, pinned_allocate, "cuMemHostAlloc", (&pinned, job->nbytes, CU_MEMHOSTALLOC_PORTABLE),
            error));
    job->pinned = (uint8_t *)pinned;
    TRY(ASK(job->gpu, memory_allocate, "cuMemAlloc", (&job->memory, job->nbytes), error));
    job->has_memory = 1;
    TRY(ASK(job->gpu, stream_create, "cuStreamCreate", (&job->stream, CU_STREAM_DEFAULT), error));
    job->has_stream = 1;
    return LWCC_CUDA_OK;
}

static lwcc_cuda_status generate(job *job, lwcc_cuda_error *error)
{
    CUfunction function;
    CUdeviceptr out = job->memory + job->out_offset, states = job->memory;
    uint64_t each = job->nbytes_each, nstates = job->nstates;
    size_t most = (size_t)job->gpu->n_multiprocessors * BLOCKS_EACH;
    size_t n_thread_blocks = (job->nstates - 1) / BLOCK_THREADS + 1;
    unsigned grid = (unsigned)(n_thread_blocks < most ? n_thread_blocks : most);
    void *parameters[] = {&out, &each, &nstates, &states};
    TRY(ASK(job->gpu, module_function, "cuModuleGetFunction",
            (&function, job->gpu->module, job->symbol), error));
    memcpy(job->pinned, job->states, job->states_bytes);
    TRY(ASK(job->gpu, copy_to_device, "cuMemcpyHtoDAsync",
            (states, job->pinned, job->states_bytes, job->stream), error));
    TRY(ASK(job->gpu, launch, "cuLaunchKernel",
            (function, grid, 1, 1, BLOCK_THREADS, 1, 1, 0, job->stream, parameters, NULL), error));
    if (job->out_bytes != 0) {
        TRY(ASK(job->gpu, copy_to_host, "cuMemcpyDtoHAsync",
                (job->pinned + job->out_offset, out, job->out_bytes, job->stream), error));
    }
    TRY(ASK(job->gpu, copy_to_host, "cuMemcpyDtoHAsync",
            (job->pinned, states, job->states_bytes, job->stream), error));
    return ASK(job->gpu, stream_wait, "cuStreamSynchronize", (job->stream), error);
}

// Keeps the first of several errors.
static void keep(lwcc_cuda_status *status, lwcc_cuda_status next, lwcc_cuda_error *error,
                 const lwcc_cuda_error *of_next)
{
    if (*status == LWCC_CUDA_OK && next != LWCC_CUDA_OK) {
        *status = next;
        if (error != NULL) {
            *error = *of_next;
        }
    }
}

// Overwrites the device's memory behind all that uses it; tries again where the driver refuses it.
static lwcc_cuda_status wipe_device(const job *job, lwcc_cuda_error *error)
{
    lwcc_cuda_status first = LWCC_CUDA_OK;
    lwcc_cuda_error latest;
    for (int attempt = 0; attempt < 2; attempt++) {
        lwcc_cuda_status status =
            ASK(job->gpu, fill, "cuMemsetD8Async", (job->memory, 0, job->nbytes, job->stream), &latest);
        lwcc_cuda_status waited;
        keep(&first, status, error, &latest);
        waited = ASK(job->gpu, stream_wait, "cuStreamSynchronize", (job->stream), &latest);
        keep(&first, waited, error, &latest);
        if (status == LWCC_CUDA_OK && waited == LWCC_CUDA_OK) {
            break;
        }
    }
    return first;
}

static void release(const job *job, lwcc_cuda_status *status, lwcc_cuda_error *error)
{
    lwcc_cuda_error latest;
    if (job->has_stream) {
        keep(status, wipe_device(job, &latest), error, &latest);
        keep(status, ASK(job->gpu, stream_destroy, "cuStreamDestroy", (job->stream), &latest), error, &latest);
    }
    if (job->has_memory) {
        keep(status, ASK(job->gpu, memory_free, "cuMemFree", (job->memory), &latest), error, &latest);
    }
}

static lwcc_cuda_status refuse(const job *job, const lwcc_cuda_kernels *kernels, const uint8_t *out,
                               size_t state_bytes, lwcc_cuda_error *error)
{
    uintptr_t to = (uintptr_t)out, at = (uintptr_t)job->states;
    if (job->gpu == NULL || job->states == NULL || (out == NULL && job->nbytes_each != 0)) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "a pointer is null");
    }
    if (job->gpu->kernels != kernels) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "the GPU was opened for %s, the call is for %s",
                              job->gpu->kernels->set_name, kernels->set_name);
    }
    if (job->nstates == 0) {
        return lwcc_cuda_fail(error, LWCC_CUDA_EMPTY, "there is no state");
    }
    if (job->nstates > SIZE_MAX / 4 / state_bytes || job->nbytes_each > SIZE_MAX / 4 / job->nstates) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "the length passes the end of memory");
    }
    if ((to >= at && to - at < job->nstates * state_bytes) || (at > to && at - to < job->nstates * job->nbytes_each)) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "states and output overlap");
    }
    return LWCC_CUDA_OK;
}

static void hand_over(const job *job, uint8_t *out, void *states)
{
    if (job->out_bytes != 0) {
        memcpy(out, job->pinned + job->out_offset, job->out_bytes);
    }
    memcpy(states, job->pinned, job->states_bytes);
}

lwcc_cuda_status lwcc_cuda_run_states(lwcc_cuda_gpu *gpu, const lwcc_cuda_kernels *kernels, const char *symbol,
                                      uint8_t *out, size_t nbytes_each, void *states, size_t state_bytes,
                                      size_t nstates, lwcc_cuda_error *error)
{
    job job = {.gpu = gpu, .symbol = symbol, .states = (const uint8_t *)states};
    lwcc_cuda_status status;
    job.nstates = nstates;
    job.nbytes_each = nbytes_each;
    TRY(refuse(&job, kernels, out, state_bytes, error));
    job.states_bytes = nstates * state_bytes;
    job.out_bytes = nstates * nbytes_each;
    job.out_offset = (job.states_bytes + ALIGN_BYTES - 1) / ALIGN_BYTES * ALIGN_BYTES;
    job.nbytes = job.out_offset + job.out_bytes;
    TRY(ASK(gpu, context_push, "cuCtxPushCurrent", (gpu->context), error));
    status = allocate(&job, error);
    if (status == LWCC_CUDA_OK) {
        status = generate(&job, error);
    }
    release(&job, &status, error);
    if (job.pinned != NULL) {
        if (status == LWCC_CUDA_OK) {
            hand_over(&job, out, states);
        }
        lwcc_cuda_wipe(job.pinned, job.nbytes);
        // What is refused from here on changes no result: the states have moved on.
        gpu->driver->pinned_free(job.pinned);
    }
    lwcc_cuda_leave(gpu->driver);
    return status;
}
