// Stands in for NVIDIA's driver: memory is the host's, a kernel is the C reference of the same set.
//
// Work of a stream is done when somebody waits for it, so that who does not wait reads old bytes. Any call can be
// refused once. Addresses of the device are no addresses of the host.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lwcc_cuda_inside.h"
#include "stub_driver.h"
#include "stub_set.h"

enum { MOST_KEYS = 16, MOST_NAME = 64, DEPTH = 8, FAULT = 719, ALIGN = 256, POISON = 0xA5 };
static const CUdeviceptr ON_DEVICE = 0x4000000000000000ULL;

typedef enum { COPY, FILL, LAUNCH } operation;

typedef struct work {
    struct work *next;
    operation what;
    CUstream stream;
    uint8_t *to;
    const uint8_t *from;
    size_t nbytes;
    stub_role role;
    uint64_t key;
    uint8_t passed[STUB_CTX_BYTES > STUB_RK_BYTES ? STUB_CTX_BYTES : STUB_RK_BYTES];
    uint32_t counter;
} work;

typedef struct memory {
    struct memory *next;
    uint8_t *bytes;
    size_t nbytes;
    int is_pinned;
} memory;

struct CUstream_st {
    struct CUstream_st *next;
};

struct CUmod_st {
    struct CUmod_st *next;
    char *text;
};

struct CUctx_st {
    int n_retained;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct CUctx_st context;
static _Thread_local CUcontext stack[DEPTH];
static _Thread_local int depth;
static work *first_work, **next_work = &first_work;
static memory *memories;
static CUstream streams;
static CUmodule modules;
static int is_faulty, n_key_copies;
static size_t n_device_bytes;
static long n_calls, refused_at, n_refused;
static char refused_name[MOST_NAME];
static int version = 13000, capability = 90, n_devices = 1;
static size_t most_bytes = (size_t)1 << 30;
static uint8_t keys[MOST_KEYS][STUB_KEY_BYTES + STUB_NONCE_BYTES];
static int n_keys;

// Counts a call; the error of one that is refused.
static CUresult count(const char *name)
{
    n_calls++;
    if (n_calls != refused_at) {
        return CUDA_SUCCESS;
    }
    n_refused++;
    snprintf(refused_name, sizeof refused_name, "%s", name);
    return (CUresult)CUDA_ERROR_UNKNOWN;
}

static CUresult fault(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "stub driver: ");
    vfprintf(stderr, format, arguments);
    fprintf(stderr, "\n");
    va_end(arguments);
    is_faulty = 1;
    return (CUresult)FAULT;
}

#define CALL(name)                               \
    pthread_mutex_lock(&lock);                   \
    CUresult result = count(#name);              \
    if (result != CUDA_SUCCESS) {                \
        pthread_mutex_unlock(&lock);             \
        return result;                           \
    }
#define CALL_IN_CONTEXT(name)                    \
    CALL(name)                                   \
    if (depth == 0 || context.n_retained == 0) { \
        pthread_mutex_unlock(&lock);             \
        return CUDA_ERROR_INVALID_CONTEXT;       \
    }
#define END                                      \
    pthread_mutex_unlock(&lock);                 \
    return result;

static memory *find(const uint8_t *bytes, size_t nbytes, int is_pinned)
{
    for (memory *each = memories; each != NULL; each = each->next) {
        if (each->is_pinned == is_pinned && bytes >= each->bytes && bytes + nbytes <= each->bytes + each->nbytes) {
            return each;
        }
    }
    return NULL;
}

// The host's address of device memory; null where that is none.
static uint8_t *on_device(CUdeviceptr place, size_t nbytes)
{
    uint8_t *bytes = (uint8_t *)(uintptr_t)(place & ~ON_DEVICE);
    return (place & ON_DEVICE) != 0 && find(bytes, nbytes, 0) != NULL ? bytes : NULL;
}

// Which of the known keys an `rk` or a `ctx` is of; -1 where none.
static int key_of(const uint8_t *filled, int is_ctx)
{
    uint8_t made[STUB_CTX_BYTES + STUB_RK_BYTES];
    for (int i = 0; i < n_keys; i++) {
        if (is_ctx) {
            stub_host_ctx(made, keys[i], keys[i] + STUB_KEY_BYTES);
        } else {
            stub_host_rk(made, keys[i]);
        }
        if (memcmp(made, filled, is_ctx ? STUB_CTX_BYTES : STUB_RK_BYTES) == 0) {
            return i;
        }
    }
    return -1;
}

static CUresult run_kernel(const work *each)
{
    int is_ctx = each->role == STUB_CTR_CRYPT;
    const uint8_t *filled =
        STUB_PASSES_KEYS ? each->passed : on_device(each->key, is_ctx ? STUB_CTX_BYTES : STUB_RK_BYTES);
    int number = filled != NULL ? key_of(filled, is_ctx) : -1;
    if (number < 0) {
        return fault("a kernel has the key of nobody");
    }
    stub_reference(each->role, each->to, each->from, each->nbytes, keys[number], keys[number] + STUB_KEY_BYTES,
                   each->counter);
    return CUDA_SUCCESS;
}

static CUresult run_work(const work *each)
{
    switch (each->what) {
    case COPY:
        memcpy(each->to, each->from, each->nbytes);
        return CUDA_SUCCESS;
    case FILL:
        memset(each->to, 0, each->nbytes);
        return CUDA_SUCCESS;
    case LAUNCH:
        return run_kernel(each);
    }
    return CUDA_ERROR_UNKNOWN;
}

// Does the work of a stream; of all where it is null.
static CUresult run_stream(CUstream stream)
{
    CUresult result = CUDA_SUCCESS;
    work **place = &first_work;
    while (*place != NULL) {
        work *each = *place;
        if (stream != NULL && each->stream != stream) {
            place = &each->next;
            continue;
        }
        CUresult own = run_work(each);
        result = result != CUDA_SUCCESS ? result : own;
        *place = each->next;
        free(each);
    }
    next_work = place;
    return result;
}

static CUresult queue(work given)
{
    work *each;
    if (given.to == NULL || given.from == NULL || given.stream == NULL) {
        return fault("memory that is nobody's, or no stream");
    }
    each = (work *)malloc(sizeof *each);
    *each = given;
    each->next = NULL;
    *next_work = each;
    next_work = &each->next;
    return CUDA_SUCCESS;
}

static uint8_t *allocate(size_t nbytes, int is_pinned)
{
    memory *each = (memory *)malloc(sizeof *each);
    each->bytes = (uint8_t *)aligned_alloc(ALIGN, (nbytes + ALIGN - 1) / ALIGN * ALIGN);
    each->nbytes = nbytes;
    each->is_pinned = is_pinned;
    each->next = memories;
    memories = each;
    memset(each->bytes, POISON, nbytes);
    n_device_bytes += is_pinned ? 0 : nbytes;
    return each->bytes;
}

static void unload(CUmodule module)
{
    for (CUmodule *place = &modules; *place != NULL; place = &(*place)->next) {
        if (*place == module) {
            *place = module->next;
            free(module->text);
            free(module);
            return;
        }
    }
    fault("a module that is nobody's is unloaded");
}

// Counts what is left of keys in memory that is given back.
static void look_for_keys(const memory *each)
{
    uint8_t made[STUB_CTX_BYTES + STUB_RK_BYTES];
    for (int i = 0; i < n_keys; i++) {
        stub_host_ctx(made, keys[i], keys[i] + STUB_KEY_BYTES);
        n_key_copies += memmem(each->bytes, each->nbytes, made, STUB_CTX_BYTES) != NULL;
        stub_host_rk(made, keys[i]);
        n_key_copies += memmem(each->bytes, each->nbytes, made, STUB_RK_BYTES) != NULL;
    }
}

static CUresult release(uint8_t *bytes, int is_pinned)
{
    for (memory **place = &memories; *place != NULL; place = &(*place)->next) {
        memory *each = *place;
        if (each->bytes == bytes && each->is_pinned == is_pinned) {
            CUresult result = run_stream(NULL);
            look_for_keys(each);
            n_device_bytes -= is_pinned ? 0 : each->nbytes;
            *place = each->next;
            free(each->bytes);
            free(each);
            return result;
        }
    }
    return fault("memory that is nobody's is freed");
}

CUresult cuDriverGetVersion(int *found)
{
    CALL(cuDriverGetVersion)
    *found = version;
    END
}

CUresult cuInit(unsigned flags)
{
    (void)flags;
    CALL(cuInit)
    result = n_devices == 0 ? CUDA_ERROR_NO_DEVICE : CUDA_SUCCESS;
    END
}

CUresult cuGetErrorName(CUresult result, const char **name)
{
    *name = result == CUDA_ERROR_OUT_OF_MEMORY ? "CUDA_ERROR_OUT_OF_MEMORY" : "CUDA_ERROR_UNKNOWN";
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetCount(int *found)
{
    CALL(cuDeviceGetCount)
    *found = n_devices;
    END
}

CUresult cuDeviceGet(CUdevice *device, int number)
{
    CALL(cuDeviceGet)
    *device = number;
    END
}

CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice device)
{
    (void)device;
    CALL(cuDeviceGetAttribute)
    switch ((int)attribute) {
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
        *value = capability / 10;
        break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
        *value = capability % 10;
        break;
    default:
        *value = 2;
    }
    END
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *made, CUdevice device)
{
    (void)device;
    CALL(cuDevicePrimaryCtxRetain)
    context.n_retained++;
    *made = &context;
    END
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device)
{
    (void)device;
    CALL(cuDevicePrimaryCtxRelease)
    context.n_retained--;
    // The last release destroys the context with all that is in it.
    if (context.n_retained == 0) {
        run_stream(NULL);
        while (memories != NULL) {
            release(memories->bytes, memories->is_pinned);
        }
        while (streams != NULL) {
            CUstream next = streams->next;
            free(streams);
            streams = next;
        }
        while (modules != NULL) {
            unload(modules);
        }
    }
    END
}

CUresult cuCtxPushCurrent_v2(CUcontext pushed)
{
    CALL(cuCtxPushCurrent)
    if (depth == DEPTH) {
        result = fault("contexts are pushed and never popped");
    } else {
        stack[depth++] = pushed;
    }
    END
}

CUresult cuCtxPopCurrent_v2(CUcontext *popped)
{
    CALL_IN_CONTEXT(cuCtxPopCurrent)
    *popped = stack[--depth];
    END
}

CUresult cuModuleLoadData(CUmodule *made, const void *text)
{
    CALL_IN_CONTEXT(cuModuleLoadData)
    if (strstr((const char *)text, ".version ") == NULL) {
        result = fault("no PTX");
    } else {
        *made = (CUmodule)malloc(sizeof **made);
        (*made)->next = modules;
        (*made)->text = strdup((const char *)text);
        modules = *made;
    }
    END
}

CUresult cuModuleUnload(CUmodule module)
{
    CALL_IN_CONTEXT(cuModuleUnload)
    unload(module);
    END
}

CUresult cuModuleGetFunction(CUfunction *found, CUmodule module, const char *name)
{
    CALL_IN_CONTEXT(cuModuleGetFunction)
    result = CUDA_ERROR_NOT_FOUND;
    for (int role = 0; role < STUB_ROLES && strstr(module->text, name) != NULL; role++) {
        if (strcmp(STUB_KERNELS[role], name) == 0) {
            *found = (CUfunction)(uintptr_t)(role + 1);
            result = CUDA_SUCCESS;
        }
    }
    END
}

CUresult cuMemAlloc_v2(CUdeviceptr *made, size_t nbytes)
{
    CALL_IN_CONTEXT(cuMemAlloc)
    if (nbytes == 0) {
        result = CUDA_ERROR_INVALID_VALUE;
    } else if (nbytes > most_bytes - n_device_bytes) {
        result = CUDA_ERROR_OUT_OF_MEMORY;
    } else {
        *made = ON_DEVICE | (uintptr_t)allocate(nbytes, 0);
    }
    END
}

CUresult cuMemFree_v2(CUdeviceptr place)
{
    CALL_IN_CONTEXT(cuMemFree)
    result = release((uint8_t *)(uintptr_t)(place & ~ON_DEVICE), 0);
    END
}

CUresult cuMemHostAlloc(void **made, size_t nbytes, unsigned flags)
{
    (void)flags;
    CALL_IN_CONTEXT(cuMemHostAlloc)
    *made = allocate(nbytes, 1);
    END
}

CUresult cuMemFreeHost(void *bytes)
{
    CALL_IN_CONTEXT(cuMemFreeHost)
    result = release((uint8_t *)bytes, 1);
    END
}

CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t nbytes, CUstream stream)
{
    CALL_IN_CONTEXT(cuMemcpyHtoDAsync)
    const uint8_t *bytes = (const uint8_t *)from;
    work given = {.what = COPY, .stream = stream, .to = on_device(to, nbytes), .nbytes = nbytes};
    given.from = find(bytes, nbytes, 1) != NULL ? bytes : NULL;
    result = queue(given);
    END
}

CUresult cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from, size_t nbytes, CUstream stream)
{
    CALL_IN_CONTEXT(cuMemcpyDtoHAsync)
    uint8_t *bytes = (uint8_t *)to;
    work given = {.what = COPY, .stream = stream, .from = on_device(from, nbytes), .nbytes = nbytes};
    given.to = find(bytes, nbytes, 1) != NULL ? bytes : NULL;
    result = queue(given);
    END
}

CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t nbytes, CUstream stream)
{
    CALL_IN_CONTEXT(cuMemsetD8Async)
    work given = {.what = FILL, .stream = stream, .to = on_device(to, nbytes), .nbytes = nbytes};
    given.from = value == 0 ? given.to : NULL;
    result = queue(given);
    END
}

CUresult cuStreamCreate(CUstream *made, unsigned flags)
{
    (void)flags;
    CALL_IN_CONTEXT(cuStreamCreate)
    *made = (CUstream)malloc(sizeof **made);
    (*made)->next = streams;
    streams = *made;
    END
}

CUresult cuStreamDestroy_v2(CUstream stream)
{
    CALL_IN_CONTEXT(cuStreamDestroy)
    result = run_stream(stream);
    for (CUstream *place = &streams; *place != NULL; place = &(*place)->next) {
        if (*place == stream) {
            *place = stream->next;
            free(stream);
            break;
        }
    }
    END
}

CUresult cuStreamSynchronize(CUstream stream)
{
    CALL_IN_CONTEXT(cuStreamSynchronize)
    result = run_stream(stream);
    END
}

CUresult cuLaunchKernel(CUfunction function, unsigned grid, unsigned grid_y, unsigned grid_z, unsigned block,
                        unsigned block_y, unsigned block_z, unsigned n_shared, CUstream stream, void **parameters,
                        void **extra)
{
    CALL_IN_CONTEXT(cuLaunchKernel)
    work given = {.what = LAUNCH, .stream = stream, .role = (stub_role)((uintptr_t)function - 1)};
    uint64_t out = *(uint64_t *)parameters[0], in = *(uint64_t *)parameters[1], amount = *(uint64_t *)parameters[2];
    given.nbytes = (size_t)amount * (given.role == STUB_CTR_CRYPT ? 1 : STUB_BLOCK_BYTES);
#if STUB_PASSES_KEYS
    memcpy(given.passed, parameters[3], given.role == STUB_CTR_CRYPT ? STUB_CTX_BYTES : STUB_RK_BYTES);
#else
    given.key = *(uint64_t *)parameters[3];
#endif
    given.counter = given.role == STUB_CTR_CRYPT ? *(uint32_t *)parameters[4] : 0;
    given.to = on_device(out, given.nbytes);
    given.from = on_device(in, given.nbytes);
    if (extra != NULL || n_shared != 0 || grid == 0 || block == 0 || block > 1024 || given.nbytes == 0 ||
        grid_y * grid_z * block_y * block_z != 1 || (out | in) % 16 != 0 || given.key % 16 != 0) {
        result = fault("a launch that no device takes");
    } else {
        result = queue(given);
    }
    END
}

// How cuda-bindings finds functions: by their names without a version.
CUresult cuGetProcAddress_v2(const char *name, void **found, int cuda_version, uint64_t flags, int *status)
{
    (void)cuda_version;
    (void)flags;
    *found = NULL;
#define LWCC_CUDA_CALL(own, symbol, parameters)                                                 \
    if (strcmp(name, #symbol) == 0 ||                                                           \
        (strlen(#symbol) == strlen(name) + 3 && strncmp(name, #symbol, strlen(name)) == 0 &&    \
         strcmp(#symbol + strlen(name), "_v2") == 0)) {                                         \
        *found = (void *)symbol;                                                                \
    }
    LWCC_CUDA_CALLS(LWCC_CUDA_CALL)
#undef LWCC_CUDA_CALL
    if (strcmp(name, "cuGetProcAddress") == 0 || strcmp(name, "cuGetProcAddress_v2") == 0) {
        *found = (void *)cuGetProcAddress_v2;
    }
    if (status != NULL) {
        *status = *found != NULL ? 0 : 1;
    }
    return *found != NULL ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}

void stub_begin(long refused)
{
    n_calls = 0;
    refused_at = refused;
    n_refused = 0;
    n_key_copies = 0;
    is_faulty = 0;
    refused_name[0] = 0;
}

void stub_be(int own_version, int own_capability, int own_devices, size_t own_bytes)
{
    version = own_version;
    capability = own_capability;
    n_devices = own_devices;
    most_bytes = own_bytes;
}

void stub_know(const uint8_t *key, const uint8_t *nonce)
{
    memcpy(keys[n_keys], key, STUB_KEY_BYTES);
    memcpy(keys[n_keys] + STUB_KEY_BYTES, nonce, STUB_NONCE_BYTES);
    n_keys++;
}

const char *stub_refused(void)
{
    return n_refused != 0 ? refused_name : NULL;
}

int stub_left(void)
{
    int n_left = context.n_retained + depth;
    for (CUmodule each = modules; each != NULL; each = each->next) {
        n_left++;
    }
    for (memory *each = memories; each != NULL; each = each->next) {
        n_left++;
    }
    for (CUstream each = streams; each != NULL; each = each->next) {
        n_left++;
    }
    return n_left;
}

int stub_key_copies(void)
{
    return n_key_copies;
}

int stub_is_faulty(void)
{
    return is_faulty;
}

// For programs that know no stub: LWCC_STUB_KEYS has keys and nonces in hexadecimal, LWCC_STUB_REFUSE a number of a
// call, LWCC_STUB_IS a version, a capability, devices and bytes.
__attribute__((constructor)) static void read_environment(void)
{
    const char *text = getenv("LWCC_STUB_KEYS"), *refused = getenv("LWCC_STUB_REFUSE"), *is = getenv("LWCC_STUB_IS");
    unsigned byte;
    for (size_t i = 0; text != NULL && sscanf(text, "%2x", &byte) == 1; i++, text += 2) {
        keys[i / sizeof keys[0]][i % sizeof keys[0]] = (uint8_t)byte;
        n_keys = (int)((i + 1) / sizeof keys[0]);
    }
    if (refused != NULL) {
        refused_at = atol(refused);
    }
    if (is != NULL) {
        sscanf(is, "%d %d %d %zu", &version, &capability, &n_devices, &most_bytes);
    }
}
