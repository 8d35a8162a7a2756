// Opens a GPU with the kernels of a set and closes it.
// SPDX-License-Identifier: Apache-2.0 OR MIT
#include <stdlib.h>
#include <string.h>

#include "lwcc_cuda_inside.h"

enum { THREADS = 4, CHUNK_BYTES = 4 << 20, KEY_ALIGN_BYTES = 256 };
static const size_t MOST_CHUNK_BYTES = (size_t)1 << 30;

// Fills what the caller leaves open; a chunk is of whole groups, so that only the last one has a tail.
static lwcc_cuda_status settle(lwcc_cuda_gpu *gpu, const lwcc_cuda_options *given, lwcc_cuda_error *error)
{
    lwcc_cuda_options *options = &gpu->options;
    size_t group = gpu->kernels->group_bytes;
    if (given != NULL) {
        *options = *given;
    }
    if (options->n_threads < 0 || options->n_threads > LWCC_CUDA_MOST_THREADS) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "n_threads is %d: take 0 to %d", options->n_threads,
                              LWCC_CUDA_MOST_THREADS);
    }
    if (options->chunk_bytes > MOST_CHUNK_BYTES) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "chunk_bytes is more than 1 GiB");
    }
    options->n_threads = options->n_threads != 0 ? options->n_threads : THREADS;
    options->chunk_bytes = options->chunk_bytes != 0 ? options->chunk_bytes : CHUNK_BYTES;
    options->chunk_bytes = options->chunk_bytes < group ? group : options->chunk_bytes / group * group;
    gpu->key_offset = (options->chunk_bytes + KEY_ALIGN_BYTES - 1) / KEY_ALIGN_BYTES * KEY_ALIGN_BYTES;
    gpu->key_bytes = gpu->kernels->rk_bytes > gpu->kernels->ctx_bytes ? gpu->kernels->rk_bytes
                                                                      : gpu->kernels->ctx_bytes;
    gpu->key_bytes = gpu->kernels->passes_keys ? 0 : gpu->key_bytes;
    return LWCC_CUDA_OK;
}

static lwcc_cuda_status choose_device(lwcc_cuda_gpu *gpu, lwcc_cuda_error *error)
{
    int count = 0, major = 0, minor = 0, processors = 0, number = gpu->options.device;
    int needed = gpu->kernels->capability;
    TRY(ASK(gpu, device_count, "cuDeviceGetCount", (&count), error));
    if (number < 0 || number >= count) {
        return lwcc_cuda_fail(error, LWCC_CUDA_NO_DEVICE, "there is no GPU %d: the driver has %d", number, count);
    }
    TRY(ASK(gpu, device_get, "cuDeviceGet", (&gpu->device, number), error));
    TRY(ASK(gpu, device_attribute, "cuDeviceGetAttribute",
            (&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, gpu->device), error));
    TRY(ASK(gpu, device_attribute, "cuDeviceGetAttribute",
            (&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, gpu->device), error));
    if (10 * major + minor < needed) {
        return lwcc_cuda_fail(error, LWCC_CUDA_OLD_DEVICE,
                              "GPU %d is too old: its compute capability is %d.%d, the kernels need %d.%d", number,
                              major, minor, needed / 10, needed % 10);
    }
    TRY(ASK(gpu, device_attribute, "cuDeviceGetAttribute",
            (&processors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, gpu->device), error));
    gpu->n_multiprocessors = processors > 0 ? (unsigned)processors : 1;
    return LWCC_CUDA_OK;
}

static lwcc_cuda_status load_kernels(lwcc_cuda_gpu *gpu, lwcc_cuda_error *error)
{
    const lwcc_cuda_kernels *kernels = gpu->kernels;
    const char *symbols[LWCC_CUDA_KERNELS];
    symbols[LWCC_CUDA_ECB_ENCRYPT] = kernels->ecb_encrypt;
    symbols[LWCC_CUDA_ECB_DECRYPT] = kernels->ecb_decrypt;
    symbols[LWCC_CUDA_CTR_CRYPT] = kernels->ctr_crypt;
    TRY(ASK(gpu, module_load, "cuModuleLoadData", (&gpu->module, kernels->ptx), error));
    gpu->has_module = 1;
    for (int i = 0; i < LWCC_CUDA_KERNELS; i++) {
        if (symbols[i] != NULL) {
            TRY(ASK(gpu, module_function, "cuModuleGetFunction", (&gpu->functions[i], gpu->module, symbols[i]),
                    error));
        }
    }
    return LWCC_CUDA_OK;
}

static lwcc_cuda_status make_lane(const lwcc_cuda_gpu *gpu, lwcc_cuda_lane *lane, lwcc_cuda_error *error)
{
    size_t nbytes = gpu->key_offset + gpu->key_bytes;
    void *pinned = NULL;
    TRY(ASK(gpu, pinned_allocate, "cuMemHostAlloc", (&pinned, nbytes, CU_MEMHOSTALLOC_PORTABLE), error));
    lane->pinned = (uint8_t *)pinned;
    TRY(ASK(gpu, memory_allocate, "cuMemAlloc", (&lane->memory, nbytes), error));
    lane->has_memory = 1;
    // A stream that waits for the default one: buffers that are filled there may be passed on.
    TRY(ASK(gpu, stream_create, "cuStreamCreate", (&lane->stream, CU_STREAM_DEFAULT), error));
    lane->has_stream = 1;
    return LWCC_CUDA_OK;
}

static lwcc_cuda_status fill_context(lwcc_cuda_gpu *gpu, lwcc_cuda_error *error)
{
    TRY(load_kernels(gpu, error));
    for (int i = 0; i < gpu->options.n_threads; i++) {
        for (int k = 0; k < LWCC_CUDA_LANES; k++) {
            TRY(make_lane(gpu, &gpu->slots[i].lanes[k], error));
        }
    }
    return LWCC_CUDA_OK;
}

static lwcc_cuda_status set_up(lwcc_cuda_gpu *gpu, const lwcc_cuda_options *options, lwcc_cuda_error *error)
{
    TRY(settle(gpu, options, error));
    TRY(lwcc_cuda_load(&gpu->driver, gpu->kernels->driver_version, error));
    TRY(ASK(gpu, init, "cuInit", (0), error));
    TRY(choose_device(gpu, error));
    TRY(ASK(gpu, context_retain, "cuDevicePrimaryCtxRetain", (&gpu->context, gpu->device), error));
    gpu->has_context = 1;
    TRY(ASK(gpu, context_push, "cuCtxPushCurrent", (gpu->context), error));
    lwcc_cuda_status status = fill_context(gpu, error);
    CUresult result = lwcc_cuda_leave(gpu->driver);
    return status != LWCC_CUDA_OK ? status : lwcc_cuda_check(gpu->driver, "cuCtxPopCurrent", result, error);
}

lwcc_cuda_status lwcc_cuda_open(lwcc_cuda_gpu **gpu, const lwcc_cuda_kernels *kernels,
                                const lwcc_cuda_options *options, lwcc_cuda_error *error)
{
    lwcc_cuda_gpu *made;
    lwcc_cuda_status status;
    if (gpu == NULL || kernels == NULL) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "a pointer is null");
    }
    *gpu = NULL;
    made = (lwcc_cuda_gpu *)calloc(1, sizeof *made);
    if (made == NULL) {
        return lwcc_cuda_fail(error, LWCC_CUDA_NO_MEMORY, "the host has no memory for the GPU's state");
    }
    made->kernels = kernels;
    if (pthread_mutex_init(&made->lock, NULL) != 0) {
        free(made);
        return lwcc_cuda_fail(error, LWCC_CUDA_NO_THREAD, "the system cannot create a lock");
    }
    if (pthread_cond_init(&made->released, NULL) != 0) {
        pthread_mutex_destroy(&made->lock);
        free(made);
        return lwcc_cuda_fail(error, LWCC_CUDA_NO_THREAD, "the system cannot create a condition variable");
    }
    status = set_up(made, options, error);
    if (status != LWCC_CUDA_OK) {
        lwcc_cuda_close(made, NULL);
        return status;
    }
    if (error != NULL) {
        memset(error, 0, sizeof *error);
    }
    *gpu = made;
    return LWCC_CUDA_OK;
}

// Keeps the first of several errors.
static lwcc_cuda_status keep(lwcc_cuda_status first, lwcc_cuda_status next, lwcc_cuda_error *error,
                             const lwcc_cuda_error *of_next)
{
    if (first == LWCC_CUDA_OK && next != LWCC_CUDA_OK && error != NULL) {
        *error = *of_next;
    }
    return first != LWCC_CUDA_OK ? first : next;
}

#define GIVE_BACK(function, symbol, arguments) \
    status = keep(status, ASK(gpu, function, symbol, arguments, &latest), error, &latest)

static lwcc_cuda_status close_lane(const lwcc_cuda_gpu *gpu, const lwcc_cuda_lane *lane,
                                   lwcc_cuda_status status, lwcc_cuda_error *error)
{
    lwcc_cuda_error latest;
    if (lane->has_stream) {
        GIVE_BACK(stream_destroy, "cuStreamDestroy", (lane->stream));
    }
    if (lane->has_memory) {
        GIVE_BACK(memory_free, "cuMemFree", (lane->memory));
    }
    if (lane->pinned != NULL) {
        GIVE_BACK(pinned_free, "cuMemFreeHost", (lane->pinned));
    }
    return status;
}

static lwcc_cuda_status close_context(lwcc_cuda_gpu *gpu, lwcc_cuda_error *error)
{
    lwcc_cuda_status status = LWCC_CUDA_OK, next;
    lwcc_cuda_error latest;
    int is_pushed;
    GIVE_BACK(context_push, "cuCtxPushCurrent", (gpu->context));
    // Where it is refused once, what is freed would be another context's.
    is_pushed = status == LWCC_CUDA_OK || gpu->driver->context_push(gpu->context) == CUDA_SUCCESS;
    if (is_pushed) {
        for (int i = 0; i < LWCC_CUDA_MOST_THREADS; i++) {
            for (int k = 0; k < LWCC_CUDA_LANES; k++) {
                status = close_lane(gpu, &gpu->slots[i].lanes[k], status, error);
            }
        }
        if (gpu->has_module) {
            GIVE_BACK(module_unload, "cuModuleUnload", (gpu->module));
        }
        next = lwcc_cuda_check(gpu->driver, "cuCtxPopCurrent", lwcc_cuda_leave(gpu->driver), &latest);
        status = keep(status, next, error, &latest);
    }
    GIVE_BACK(context_release, "cuDevicePrimaryCtxRelease", (gpu->device));
    return status;
}

lwcc_cuda_status lwcc_cuda_close(lwcc_cuda_gpu *gpu, lwcc_cuda_error *error)
{
    lwcc_cuda_status status = LWCC_CUDA_OK;
    if (error != NULL) {
        memset(error, 0, sizeof *error);
    }
    if (gpu == NULL) {
        return LWCC_CUDA_OK;
    }
    if (gpu->has_context) {
        status = close_context(gpu, error);
    }
    pthread_cond_destroy(&gpu->released);
    pthread_mutex_destroy(&gpu->lock);
    free(gpu);
    return status;
}
