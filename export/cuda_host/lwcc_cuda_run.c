// Encrypts buffers: in parts, each in a stream, copied by several host threads.
// SPDX-License-Identifier: Apache-2.0 OR MIT
#include <stdlib.h>
#include <string.h>

#include "lwcc_cuda_inside.h"

// Threads of a thread block, and the most thread blocks for each multiprocessor; kernels take any grid.
enum { BLOCK_THREADS = 256, BLOCKS_EACH = 32 };

// A call: what its threads share.
typedef struct {
    lwcc_cuda_gpu *gpu;
    lwcc_cuda_kernel kernel;
    const uint8_t *in;
    uint8_t *to;   // the output, or memory for as much
    size_t nbytes;
    const void *key;
    size_t key_bytes;
    uint32_t counter;
    pthread_mutex_t lock;   // of what follows
    size_t n_begun;
    lwcc_cuda_error error;   // the first
} job;

typedef struct {
    job *job;
    lwcc_cuda_slot *slot;
} worker;

void lwcc_cuda_wipe(void *secret, size_t nbytes)
{
    volatile uint8_t *bytes = (volatile uint8_t *)secret;
    for (size_t i = 0; i < nbytes; i++) {
        bytes[i] = 0;
    }
}

static size_t blocks_in(const lwcc_cuda_kernels *kernels, size_t nbytes)
{
    return nbytes / kernels->block_bytes + (nbytes % kernels->block_bytes != 0);
}

// Keeps the first error of a call; whether all is well.
static int note(job *job, const char *symbol, CUresult result)
{
    lwcc_cuda_error error;
    if (lwcc_cuda_check(job->gpu->driver, symbol, result, &error) == LWCC_CUDA_OK) {
        return 1;
    }
    pthread_mutex_lock(&job->lock);
    if (job->error.status == LWCC_CUDA_OK) {
        job->error = error;
    }
    pthread_mutex_unlock(&job->lock);
    return 0;
}

static int has_failed(job *job)
{
    int failed;
    pthread_mutex_lock(&job->lock);
    failed = job->error.status != LWCC_CUDA_OK;
    pthread_mutex_unlock(&job->lock);
    return failed;
}

// The next part of the input, of which there is none after an error; its bytes.
static size_t begin_part(job *job, size_t *offset)
{
    size_t nbytes = job->gpu->options.chunk_bytes;
    pthread_mutex_lock(&job->lock);
    *offset = job->n_begun;
    if (job->error.status != LWCC_CUDA_OK) {
        nbytes = 0;
    } else if (nbytes > job->nbytes - job->n_begun) {
        nbytes = job->nbytes - job->n_begun;
    }
    job->n_begun += nbytes;
    pthread_mutex_unlock(&job->lock);
    return nbytes;
}

static int send_key(job *job, lwcc_cuda_lane *lane)
{
    size_t offset = job->gpu->key_offset;
    if (lane->is_used) {
        return 1;
    }
    lane->is_used = 1;
    if (job->gpu->kernels->passes_keys) {
        return 1;
    }
    memcpy(lane->pinned + offset, job->key, job->key_bytes);
    return note(job, "cuMemcpyHtoDAsync",
                job->gpu->driver->copy_to_device(lane->memory + offset, lane->pinned + offset, job->key_bytes,
                                                 lane->stream));
}

static int launch(job *job, lwcc_cuda_lane *lane, CUdeviceptr out, CUdeviceptr in, size_t nbytes,
                  size_t offset)
{
    const lwcc_cuda_gpu *gpu = job->gpu;
    const lwcc_cuda_kernels *kernels = gpu->kernels;
    size_t n_groups = (nbytes - 1) / kernels->group_bytes + 1;
    size_t most = (size_t)gpu->n_multiprocessors * BLOCKS_EACH, n_thread_blocks = (n_groups - 1) / BLOCK_THREADS + 1;
    uint64_t amount = job->kernel == LWCC_CUDA_CTR_CRYPT ? nbytes : nbytes / kernels->block_bytes;
    CUdeviceptr key = lane->memory + gpu->key_offset;
    uint32_t counter = job->counter + (uint32_t)(offset / kernels->block_bytes);
    // A key that is passed by value is read by the driver before it returns. The kernels of ECB have no counter, and
    // the driver reads none for them.
    void *parameters[] = {&out, &in, &amount, kernels->passes_keys ? (void *)(uintptr_t)job->key : &key, &counter};
    unsigned grid = (unsigned)(n_thread_blocks < most ? n_thread_blocks : most);
    return note(job, "cuLaunchKernel",
                gpu->driver->launch(gpu->functions[job->kernel], grid, 1, 1, BLOCK_THREADS, 1, 1, 0, lane->stream,
                                    parameters, NULL));
}

static int start(job *job, lwcc_cuda_lane *lane, size_t offset, size_t nbytes)
{
    const lwcc_cuda_driver *driver = job->gpu->driver;
    if (!send_key(job, lane)) {
        return 0;
    }
    memcpy(lane->pinned, job->in + offset, nbytes);
    if (!note(job, "cuMemcpyHtoDAsync",
              driver->copy_to_device(lane->memory, lane->pinned, nbytes, lane->stream)) ||
        !launch(job, lane, lane->memory, lane->memory, nbytes, offset) ||
        !note(job, "cuMemcpyDtoHAsync", driver->copy_to_host(lane->pinned, lane->memory, nbytes, lane->stream))) {
        return 0;
    }
    lane->to = job->to + offset;
    lane->n_under_way = nbytes;
    return 1;
}

// Waits for the part that is under way, if any, and takes its result.
static int finish(job *job, lwcc_cuda_lane *lane)
{
    size_t nbytes = lane->n_under_way;
    lane->n_under_way = 0;
    if (nbytes == 0) {
        return 1;
    }
    if (!note(job, "cuStreamSynchronize", job->gpu->driver->stream_wait(lane->stream)) || has_failed(job)) {
        return 0;
    }
    memcpy(lane->to, lane->pinned, nbytes);
    return 1;
}

// Waits for all that is under way, and overwrites both copies of the key behind it; tries again where the driver
// refuses it.
static void wipe_key(job *job, lwcc_cuda_lane *lane)
{
    const lwcc_cuda_driver *driver = job->gpu->driver;
    size_t offset = job->gpu->key_offset;
    int has_key = lane->is_used && !job->gpu->kernels->passes_keys, is_done = !lane->is_used;
    for (int attempt = 0; attempt < 2 && !is_done; attempt++) {
        is_done = !has_key || note(job, "cuMemsetD8Async",
                                   driver->fill(lane->memory + offset, 0, job->key_bytes, lane->stream));
        is_done = note(job, "cuStreamSynchronize", driver->stream_wait(lane->stream)) && is_done;
    }
    if (has_key) {
        lwcc_cuda_wipe(lane->pinned + offset, job->key_bytes);
    }
    lane->is_used = 0;
    lane->n_under_way = 0;
}

static void work_on_parts(job *job, lwcc_cuda_slot *slot)
{
    size_t offset = 0;
    for (int turn = 0;; turn++) {
        lwcc_cuda_lane *lane = &slot->lanes[turn % LWCC_CUDA_LANES];
        size_t nbytes = finish(job, lane) ? begin_part(job, &offset) : 0;
        if (nbytes == 0 || !start(job, lane, offset, nbytes)) {
            break;
        }
    }
    for (int k = 0; k < LWCC_CUDA_LANES; k++) {
        finish(job, &slot->lanes[k]);
    }
    for (int k = 0; k < LWCC_CUDA_LANES; k++) {
        wipe_key(job, &slot->lanes[k]);
    }
}

// Makes the GPU's context this thread's; `leave` gives back the one that it had.
static int enter(job *job)
{
    return note(job, "cuCtxPushCurrent", job->gpu->driver->context_push(job->gpu->context));
}

static void leave(job *job)
{
    note(job, "cuCtxPopCurrent", lwcc_cuda_leave(job->gpu->driver));
}

static void *work(void *given)
{
    worker *own = (worker *)given;
    if (enter(own->job)) {
        work_on_parts(own->job, own->slot);
        leave(own->job);
    }
    return NULL;
}

// A slot that nobody has; null where there is none and the caller does not wait.
static lwcc_cuda_slot *take_slot(lwcc_cuda_gpu *gpu, int waits)
{
    lwcc_cuda_slot *found = NULL;
    pthread_mutex_lock(&gpu->lock);
    for (;;) {
        for (int i = 0; i < gpu->options.n_threads && found == NULL; i++) {
            found = gpu->slots[i].is_taken ? NULL : &gpu->slots[i];
        }
        if (found != NULL || !waits) {
            break;
        }
        pthread_cond_wait(&gpu->released, &gpu->lock);
    }
    if (found != NULL) {
        found->is_taken = 1;
    }
    pthread_mutex_unlock(&gpu->lock);
    return found;
}

static void release_slot(lwcc_cuda_gpu *gpu, lwcc_cuda_slot *slot)
{
    pthread_mutex_lock(&gpu->lock);
    slot->is_taken = 0;
    pthread_cond_signal(&gpu->released);
    pthread_mutex_unlock(&gpu->lock);
}

// Works in this thread, and in others where there is work for them and nobody else has their slots.
static void work_in_threads(job *job)
{
    lwcc_cuda_gpu *gpu = job->gpu;
    worker workers[LWCC_CUDA_MOST_THREADS];
    pthread_t threads[LWCC_CUDA_MOST_THREADS];
    size_t n_parts = (job->nbytes - 1) / gpu->options.chunk_bytes + 1;
    int n_more = 0;
    workers[0].job = job;
    workers[0].slot = take_slot(gpu, 1);
    while ((size_t)n_more + 1 < n_parts && n_more + 1 < gpu->options.n_threads) {
        worker *next = &workers[n_more + 1];
        next->job = job;
        next->slot = take_slot(gpu, 0);
        if (next->slot == NULL) {
            break;
        }
        if (pthread_create(&threads[n_more], NULL, work, next) != 0) {
            release_slot(gpu, next->slot);
            break;
        }
        n_more++;
    }
    work(&workers[0]);
    release_slot(gpu, workers[0].slot);
    for (int i = 0; i < n_more; i++) {
        pthread_join(threads[i], NULL);
        release_slot(gpu, workers[i + 1].slot);
    }
}

static lwcc_cuda_status refuse_counter(const lwcc_cuda_kernels *kernels, size_t nbytes, uint32_t counter,
                                       lwcc_cuda_error *error)
{
    uint64_t end = (uint64_t)1 << (8 * kernels->counter_bytes);
    if (counter >= end || blocks_in(kernels, nbytes) > end - counter) {
        return lwcc_cuda_fail(error, LWCC_CUDA_COUNTER_WRAP,
                              "the counter of %d bits would pass its last value within this call",
                              (int)(8 * kernels->counter_bytes));
    }
    return LWCC_CUDA_OK;
}

// Sees that a call can be answered, before anything is done.
static lwcc_cuda_status refuse(const job *job, uint64_t out, uint64_t in, const lwcc_cuda_kernels *kernels,
                               lwcc_cuda_error *error)
{
    if (job->gpu == NULL || out == 0 || in == 0 || job->key == NULL) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "a pointer is null");
    }
    if (job->gpu->kernels != kernels) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "the GPU was opened for %s, the call is for %s",
                              job->gpu->kernels->set_name, kernels->set_name);
    }
    if (job->gpu->functions[job->kernel] == NULL) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "%s has no such kernel", kernels->set_name);
    }
    if (job->nbytes == 0) {
        return lwcc_cuda_fail(error, LWCC_CUDA_EMPTY, "there is nothing to encrypt: the length is 0");
    }
    if (job->nbytes - 1 > UINT64_MAX - (out > in ? out : in)) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "the length passes the end of memory");
    }
    if ((out > in && out - in < job->nbytes) || (in > out && in - out < job->nbytes)) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "the buffers overlap, and are not the same");
    }
    if (job->kernel == LWCC_CUDA_CTR_CRYPT) {
        return refuse_counter(kernels, job->nbytes, job->counter, error);
    }
    if (job->nbytes % kernels->block_bytes != 0) {
        return lwcc_cuda_fail(error, LWCC_CUDA_BAD_ARGUMENT, "the length is no multiple of a block, %d bytes",
                              (int)kernels->block_bytes);
    }
    return LWCC_CUDA_OK;
}

static lwcc_cuda_status begin_job(job *job, lwcc_cuda_error *error)
{
    const lwcc_cuda_kernels *kernels = job->gpu->kernels;
    job->key_bytes = job->kernel == LWCC_CUDA_CTR_CRYPT ? kernels->ctx_bytes : kernels->rk_bytes;
    if (pthread_mutex_init(&job->lock, NULL) != 0) {
        return lwcc_cuda_fail(error, LWCC_CUDA_NO_THREAD, "the system cannot create a lock");
    }
    return LWCC_CUDA_OK;
}

static lwcc_cuda_status end_job(job *job, lwcc_cuda_error *error)
{
    pthread_mutex_destroy(&job->lock);
    if (error != NULL) {
        *error = job->error;
    }
    return job->error.status;
}

lwcc_cuda_status lwcc_cuda_run(lwcc_cuda_gpu *gpu, const lwcc_cuda_kernels *kernels, lwcc_cuda_kernel kernel,
                               uint8_t *out, const uint8_t *in, size_t nbytes, const void *key,
                               uint32_t counter, lwcc_cuda_error *error)
{
    job job = {.gpu = gpu, .kernel = kernel, .in = in, .to = out, .nbytes = nbytes, .key = key, .counter = counter};
    lwcc_cuda_status status = refuse(&job, (uintptr_t)out, (uintptr_t)in, kernels, error);
    if (status != LWCC_CUDA_OK) {
        return status;
    }
    if (!gpu->options.writes_parts) {
        job.to = (uint8_t *)malloc(nbytes);
        if (job.to == NULL) {
            return lwcc_cuda_fail(error, LWCC_CUDA_NO_MEMORY, "the host has no memory for a second output");
        }
    }
    status = begin_job(&job, error);
    if (status == LWCC_CUDA_OK) {
        work_in_threads(&job);
        status = end_job(&job, error);
    }
    if (job.to != out) {
        if (status == LWCC_CUDA_OK) {
            memcpy(out, job.to, nbytes);
        }
        free(job.to);
    }
    return status;
}

static void work_on_device(job *job, lwcc_cuda_lane *lane, uint64_t out, uint64_t in)
{
    if (enter(job)) {
        if (send_key(job, lane)) {
            launch(job, lane, out, in, job->nbytes, 0);
        }
        wipe_key(job, lane);
        leave(job);
    }
}

lwcc_cuda_status lwcc_cuda_run_device(lwcc_cuda_gpu *gpu, const lwcc_cuda_kernels *kernels,
                                      lwcc_cuda_kernel kernel, uint64_t out, uint64_t in, size_t nbytes,
                                      const void *key, uint32_t counter, lwcc_cuda_error *error)
{
    job job = {.gpu = gpu, .kernel = kernel, .nbytes = nbytes, .key = key, .counter = counter};
    lwcc_cuda_status status = refuse(&job, out, in, kernels, error);
    if (status == LWCC_CUDA_OK && (out | in) % LWCC_CUDA_POINTER_ALIGN_BYTES != 0) {
        status = lwcc_cuda_fail(error, LWCC_CUDA_UNALIGNED, "a device pointer is no multiple of %d",
                                LWCC_CUDA_POINTER_ALIGN_BYTES);
    }
    if (status == LWCC_CUDA_OK) {
        status = begin_job(&job, error);
    }
    if (status != LWCC_CUDA_OK) {
        return status;
    }
    lwcc_cuda_slot *slot = take_slot(gpu, 1);
    work_on_device(&job, &slot->lanes[0], out, in);
    release_slot(gpu, slot);
    return end_job(&job, error);
}
