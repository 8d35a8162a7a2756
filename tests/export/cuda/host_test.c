// Calls the host side of a set on the stub of the driver: each call refused once, bad input, several threads.
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include STUB_CUDA_HEADER
#include "lwcc_cuda_inside.h"
#include "stub_driver.h"
#include "stub_set.h"

enum { N_BYTES = 5000 * STUB_BLOCK_BYTES, TAIL = 3, CHUNK = 8192, BEFORE = 0xEE, CALLERS = 6, ROUNDS = 8 };

#define CHECK(what, ...)                                      \
    do {                                                      \
        if (!(what)) {                                        \
            fprintf(stderr, "%s:%d: ", __FILE__, __LINE__);   \
            fprintf(stderr, __VA_ARGS__);                     \
            fprintf(stderr, "\n");                            \
            exit(1);                                          \
        }                                                     \
    } while (0)
#define KERNELS STUB_FUNCTION(_kernels_cuda)

static void (*begin)(long);
static void (*be)(int, int, int, size_t);
static void (*know)(const uint8_t *, const uint8_t *);
static const char *(*refused)(void);
static int (*left)(void);
static int (*key_copies)(void);
static int (*is_faulty)(void);
static lwcc_cuda_driver driver;

static uint8_t key[CALLERS][STUB_KEY_BYTES], nonce[CALLERS][STUB_NONCE_BYTES + 1];
static uint8_t in[N_BYTES + 16], out[N_BYTES + 16], expected[N_BYTES + 16], plain[N_BYTES + 16];

static void load(void *library, void *place, const char *symbol)
{
    void *found = dlsym(library, symbol);
    CHECK(found != NULL, "the stub has no %s", symbol);
    memcpy(place, &found, sizeof found);
}

static void load_stub(void)
{
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    CHECK(library != NULL, "no stub: %s", dlerror());
    load(library, &begin, "stub_begin");
    load(library, &be, "stub_be");
    load(library, &know, "stub_know");
    load(library, &refused, "stub_refused");
    load(library, &left, "stub_left");
    load(library, &key_copies, "stub_key_copies");
    load(library, &is_faulty, "stub_is_faulty");
#define LWCC_CUDA_CALL(name, symbol, parameters) load(library, &driver.name, #symbol);
    LWCC_CUDA_CALLS(LWCC_CUDA_CALL)
#undef LWCC_CUDA_CALL
}

static void fill(void)
{
    for (size_t i = 0; i < sizeof in; i++) {
        in[i] = (uint8_t)(i * 37 + i / 251);
    }
    for (int i = 0; i < CALLERS; i++) {
        for (int k = 0; k < STUB_KEY_BYTES; k++) {
            key[i][k] = (uint8_t)(16 * k + i + 1);
        }
        for (int k = 0; k < STUB_NONCE_BYTES; k++) {
            nonce[i][k] = (uint8_t)(0xA0 + k + i);
        }
        know(key[i], nonce[i]);
    }
}

// One way to call, in host memory or the device's.
typedef struct {
    const char *name;
    stub_role role;
    int n_threads, on_device, in_place, writes_parts;
    size_t nbytes;
} scenario;

static const scenario SCENARIOS[] = {
    {"counter mode", STUB_CTR_CRYPT, 1, 0, 0, 0, N_BYTES + TAIL},
    {"counter mode in place", STUB_CTR_CRYPT, 1, 0, 1, 0, N_BYTES},
    {"counter mode of one byte", STUB_CTR_CRYPT, 4, 0, 0, 0, 1},
    {"counter mode in threads", STUB_CTR_CRYPT, 3, 0, 0, 0, N_BYTES + TAIL},
    {"counter mode in parts", STUB_CTR_CRYPT, 3, 0, 1, 1, N_BYTES + TAIL},
    {"ECB", STUB_ECB_ENCRYPT, 2, 0, 0, 0, N_BYTES},
    {"ECB back", STUB_ECB_DECRYPT, 1, 0, 1, 0, N_BYTES},
    {"counter mode of the device", STUB_CTR_CRYPT, 2, 1, 0, 0, N_BYTES + TAIL},
    {"ECB of the device", STUB_ECB_ENCRYPT, 1, 1, 1, 0, N_BYTES},
};

static lwcc_cuda_status call_host(lwcc_cuda_gpu *gpu, const scenario *way, uint8_t *to, const uint8_t *from,
                                  lwcc_cuda_error *error)
{
    uint8_t filled[STUB_RK_BYTES + STUB_CTX_BYTES];
    size_t nblocks = way->nbytes / STUB_BLOCK_BYTES;
    STUB_FUNCTION(_key_setup_cuda)(filled, key[0]);
    if (way->role == STUB_ECB_ENCRYPT) {
        return STUB_FUNCTION(_ecb_encrypt_cuda)(gpu, to, from, nblocks, filled, error);
    }
    if (way->role == STUB_ECB_DECRYPT) {
        return STUB_FUNCTION(_ecb_decrypt_cuda)(gpu, to, from, nblocks, filled, error);
    }
    STUB_FUNCTION(_ctr_init_cuda)(filled, key[0], nonce[0]);
    return STUB_FUNCTION(_ctr_crypt_cuda)(gpu, to, from, way->nbytes, filled, 7, error);
}

// Memory of the device by the stub itself: its bytes are the host's below the mark of the device.
static lwcc_cuda_status call_device(lwcc_cuda_gpu *gpu, const scenario *way, lwcc_cuda_error *error)
{
    uint8_t filled[STUB_RK_BYTES + STUB_CTX_BYTES];
    CUdeviceptr to = 0, from = 0;
    CUcontext popped;
    lwcc_cuda_status status;
    CHECK(driver.context_push(gpu->context) == CUDA_SUCCESS && driver.memory_allocate(&from, way->nbytes) == 0,
          "no memory of the device");
    CHECK(driver.memory_allocate(&to, way->nbytes) == CUDA_SUCCESS, "no memory of the device");
    memcpy((void *)(uintptr_t)(from << 2 >> 2), in, way->nbytes);
    memset((void *)(uintptr_t)(to << 2 >> 2), BEFORE, way->nbytes);
    STUB_FUNCTION(_key_setup_cuda)(filled, key[0]);
    if (way->role == STUB_CTR_CRYPT) {
        STUB_FUNCTION(_ctr_init_cuda)(filled, key[0], nonce[0]);
        status = STUB_FUNCTION(_ctr_crypt_device_cuda)(gpu, to, from, way->nbytes, filled, 7, error);
    } else {
        status = STUB_FUNCTION(_ecb_encrypt_device_cuda)(gpu, to, from, way->nbytes / STUB_BLOCK_BYTES, filled,
                                                         error);
    }
    memcpy(out, (void *)(uintptr_t)(to << 2 >> 2), way->nbytes);
    driver.memory_free(from);
    driver.memory_free(to);
    driver.context_pop(&popped);
    return status;
}

static int is_release(const char *call)
{
    return strstr(call, "Free") != NULL || strstr(call, "Destroy") != NULL || strstr(call, "Unload") != NULL ||
           strstr(call, "Release") != NULL;
}

static void expect_untouched(const scenario *way, const char *call)
{
    for (size_t i = 0; i < way->nbytes; i++) {
        CHECK(out[i] == (way->in_place && !way->on_device ? plain[i] : BEFORE), "%s, %s refused: out is touched at %zu",
              way->name, call, i);
    }
}

// Opens, calls, closes, with a call refused; whether one was.
static int refuse_call(const scenario *way, long number)
{
    lwcc_cuda_options options = {0, way->n_threads, CHUNK, way->writes_parts};
    lwcc_cuda_error error = {LWCC_CUDA_OK, 0, ""}, of_close = {LWCC_CUDA_OK, 0, ""};
    lwcc_cuda_gpu *gpu = NULL;
    lwcc_cuda_status status, called = LWCC_CUDA_OK;
    const uint8_t *from = way->in_place && !way->on_device ? out : in;
    const char *call;
    memcpy(plain, in, sizeof plain);
    memset(out, BEFORE, sizeof out);
    if (from == out) {
        memcpy(out, plain, sizeof out);
    }
    // What the test itself asks of the driver is not refused.
    begin(way->on_device ? 0 : number);
    status = lwcc_cuda_open(&gpu, &KERNELS, &options, &error);
    CHECK((status == LWCC_CUDA_OK) == (gpu != NULL), "%s: an open GPU, or an error", way->name);
    if (status == LWCC_CUDA_OK) {
        called = way->on_device ? call_device(gpu, way, &error) : call_host(gpu, way, out, from, &error);
        status = lwcc_cuda_close(gpu, &of_close);
        error = called != LWCC_CUDA_OK ? error : of_close;
    }
    call = refused();
    if (gpu == NULL || called != LWCC_CUDA_OK) {
        if (!way->writes_parts) {
            expect_untouched(way, call != NULL ? call : "nothing");
        }
    } else {
        CHECK(memcmp(out, expected, way->nbytes) == 0, "%s: wrong bytes", way->name);
    }
    if (call != NULL) {
        CHECK(error.status != LWCC_CUDA_OK && error.driver_result == CUDA_ERROR_UNKNOWN, "%s: %s was refused, and nobody said so",
              way->name, call);
        CHECK(strstr(error.reason, call) != NULL, "%s: %s was refused, and is not named: %s", way->name, call,
              error.reason);
    } else {
        CHECK(error.status == LWCC_CUDA_OK, "%s: %s", way->name, error.reason);
    }
    CHECK(left() == (call != NULL && strstr(call, "Release") != NULL ? left() : 0), "%s, %s refused: %d left", way->name,
          call != NULL ? call : "nothing", left());
    CHECK(key_copies() == 0, "%s, %s refused: a key is left", way->name, call != NULL ? call : "nothing");
    CHECK(!is_faulty(), "%s: no driver does that", way->name);
    // A context whose release was refused stays retained: give it back.
    for (; left() != 0; driver.context_release(0)) {
        CHECK(is_release(call), "%s: what is left is no context", way->name);
    }
    return call != NULL;
}

static void refuse_each(void)
{
    for (size_t i = 0; i < sizeof SCENARIOS / sizeof SCENARIOS[0]; i++) {
        const scenario *way = &SCENARIOS[i];
        long number = 0;
        stub_reference(way->role, expected, in, way->nbytes, key[0], nonce[0], 7);
        CHECK(refuse_call(way, 0) == 0, "%s: refused without being asked", way->name);
        if (!way->on_device) {
            for (number = 1; refuse_call(way, number); number++) {
            }
        }
        printf("%s: %ld\n", way->name, number);
    }
}

// On the device the launch comes first of what is refused: until then its output is as it was.
static void refuse_on_device(void)
{
    static const scenario WAY = {"the device", STUB_CTR_CRYPT, 1, 1, 0, 0, N_BYTES};
    uint8_t filled[STUB_CTX_BYTES];
    lwcc_cuda_options options = {0, 1, CHUNK, 0};
    lwcc_cuda_gpu *gpu = NULL;
    CUdeviceptr to = 0;
    CUcontext popped;
    int n_refused = 0;
    STUB_FUNCTION(_ctr_init_cuda)(filled, key[0], nonce[0]);
    begin(0);
    CHECK(lwcc_cuda_open(&gpu, &KERNELS, &options, NULL) == LWCC_CUDA_OK, "no GPU");
    CHECK(driver.context_push(gpu->context) == CUDA_SUCCESS && driver.memory_allocate(&to, N_BYTES) == 0, "no memory");
    for (long number = 1;; number++, n_refused++) {
        lwcc_cuda_error error;
        lwcc_cuda_status status;
        memset((void *)(uintptr_t)(to << 2 >> 2), BEFORE, N_BYTES);
        begin(number);
        status = STUB_FUNCTION(_ctr_crypt_device_cuda)(gpu, to, to, N_BYTES, filled, 7, &error);
        CHECK(!is_faulty(), "no driver does that");
        if (refused() == NULL) {
            CHECK(status == LWCC_CUDA_OK, "%s", error.reason);
            break;
        }
        CHECK(status == LWCC_CUDA_REFUSED && strstr(error.reason, refused()) != NULL, "%s", error.reason);
        // The context, the key where it is copied, and the launch.
        if (number <= 3 - STUB_PASSES_KEYS) {
            memcpy(out, (void *)(uintptr_t)(to << 2 >> 2), N_BYTES);
            expect_untouched(&WAY, refused());
        }
    }
    begin(0);
    driver.memory_free(to);
    driver.context_pop(&popped);
    CHECK(lwcc_cuda_close(gpu, NULL) == LWCC_CUDA_OK && left() == 0 && key_copies() == 0, "something is left");
    printf("calls of the device: %d\n", n_refused);
}

static void expect(const char *what, lwcc_cuda_status wanted, lwcc_cuda_status status, const lwcc_cuda_error *error)
{
    CHECK(status == wanted && error->status == wanted, "%s: %d instead of %d, %s", what, (int)status, (int)wanted,
          error->reason);
    CHECK(strlen(error->reason) > 10, "%s: no reason", what);
    printf("%s: %s\n", what, error->reason);
    for (size_t i = 0; i < sizeof out; i++) {
        CHECK(out[i] == BEFORE, "%s: out is touched", what);
    }
}

static void open_badly(const char *what, lwcc_cuda_status wanted, int version, int capability, int n_devices,
                       size_t nbytes)
{
    lwcc_cuda_gpu *gpu = NULL;
    lwcc_cuda_error error;
    be(version, capability, n_devices, nbytes);
    expect(what, wanted, lwcc_cuda_open(&gpu, &KERNELS, NULL, &error), &error);
    CHECK(gpu == NULL && left() == 0, "%s: something is left", what);
    be(13000, 90, 1, (size_t)1 << 30);
}

static void call_badly(lwcc_cuda_gpu *gpu)
{
    uint8_t ctx[STUB_CTX_BYTES], rk[STUB_RK_BYTES];
    uint64_t end = (uint64_t)1 << 8 * (STUB_BLOCK_BYTES - STUB_NONCE_BYTES);
    lwcc_cuda_kernels another = KERNELS;
    lwcc_cuda_error error;
    another.set_name = "another";
    STUB_FUNCTION(_ctr_init_cuda)(ctx, key[0], nonce[0]);
    STUB_FUNCTION(_key_setup_cuda)(rk, key[0]);
#define CRYPT(...) STUB_FUNCTION(_ctr_crypt_cuda)(__VA_ARGS__, &error), &error
#define CRYPT_DEVICE(...) STUB_FUNCTION(_ctr_crypt_device_cuda)(__VA_ARGS__, &error), &error
    expect("no bytes", LWCC_CUDA_EMPTY, CRYPT(gpu, out, in, 0, ctx, 0));
    expect("no blocks", LWCC_CUDA_EMPTY, STUB_FUNCTION(_ecb_encrypt_cuda)(gpu, out, in, 0, rk, &error), &error);
    expect("too many blocks", LWCC_CUDA_BAD_ARGUMENT,
           STUB_FUNCTION(_ecb_decrypt_cuda)(gpu, out, in, SIZE_MAX, rk, &error), &error);
    expect("a wrap", LWCC_CUDA_COUNTER_WRAP, CRYPT(gpu, out, in, STUB_BLOCK_BYTES + 1, ctx, (uint32_t)(end - 1)));
    expect("a long wrap", LWCC_CUDA_COUNTER_WRAP, CRYPT(gpu, out, in, N_BYTES, ctx, (uint32_t)(end - 10)));
    expect("an unaligned in", LWCC_CUDA_UNALIGNED, CRYPT_DEVICE(gpu, 0x100000, 0x200008, 64, ctx, 0));
    expect("an unaligned out", LWCC_CUDA_UNALIGNED, CRYPT_DEVICE(gpu, 0x100001, 0x200000, 64, ctx, 0));
    expect("an overlap", LWCC_CUDA_BAD_ARGUMENT, CRYPT(gpu, out + 8, out, 64, ctx, 0));
    expect("an overlap from below", LWCC_CUDA_BAD_ARGUMENT, CRYPT(gpu, out, out + 63, 64, ctx, 0));
    expect("an overlap of the device", LWCC_CUDA_BAD_ARGUMENT, CRYPT_DEVICE(gpu, 0x100000, 0x100010, 64, ctx, 0));
    expect("no out", LWCC_CUDA_BAD_ARGUMENT, CRYPT(gpu, NULL, in, 64, ctx, 0));
    expect("no key", LWCC_CUDA_BAD_ARGUMENT, CRYPT(gpu, out, in, 64, NULL, 0));
    expect("no GPU", LWCC_CUDA_BAD_ARGUMENT, CRYPT(NULL, out, in, 64, ctx, 0));
    expect("too much for the host", LWCC_CUDA_NO_MEMORY,
           lwcc_cuda_run(gpu, &KERNELS, LWCC_CUDA_ECB_ENCRYPT, out, (const uint8_t *)16, (size_t)1 << 46, rk, 0, &error),
           &error);
    expect("another set", LWCC_CUDA_BAD_ARGUMENT,
           lwcc_cuda_run(gpu, &another, LWCC_CUDA_CTR_CRYPT, out, in, 64, ctx, 0, &error), &error);
    expect("a part of a block", LWCC_CUDA_BAD_ARGUMENT,
           lwcc_cuda_run(gpu, &KERNELS, LWCC_CUDA_ECB_ENCRYPT, out, in, STUB_BLOCK_BYTES + 1, rk, 0, &error), &error);
    CHECK(STUB_FUNCTION(_ctr_crypt_cuda)(gpu, expected, in, STUB_BLOCK_BYTES, ctx, (uint32_t)(end - 1), &error) == 0,
          "the last counter is one: %s", error.reason);
}

static void refuse_bad_input(void)
{
    lwcc_cuda_options many = {0, 65, 0, 0}, large = {0, 1, ((size_t)1 << 30) + 1, 0}, none = {1, 0, 0, 0};
    lwcc_cuda_options tiny = {0, 1, 1, 0};
    lwcc_cuda_gpu *gpu = NULL;
    lwcc_cuda_error error;
    begin(0);
    memset(out, BEFORE, sizeof out);
    open_badly("an old driver", LWCC_CUDA_OLD_DRIVER, 11070, 90, 1, 1 << 30);
    open_badly("no device", LWCC_CUDA_NO_DEVICE, 13000, 90, 0, 1 << 30);
    open_badly("an old device", LWCC_CUDA_OLD_DEVICE, 13000, 61, 1, 1 << 30);
    open_badly("no memory", LWCC_CUDA_NO_MEMORY, 13000, 90, 1, 1000);
    open_badly("little memory", LWCC_CUDA_NO_MEMORY, 13000, 90, 1, 9 << 20);
    expect("many threads", LWCC_CUDA_BAD_ARGUMENT, lwcc_cuda_open(&gpu, &KERNELS, &many, &error), &error);
    expect("a large chunk", LWCC_CUDA_BAD_ARGUMENT, lwcc_cuda_open(&gpu, &KERNELS, &large, &error), &error);
    expect("no second GPU", LWCC_CUDA_NO_DEVICE, lwcc_cuda_open(&gpu, &KERNELS, &none, &error), &error);
    expect("no place", LWCC_CUDA_BAD_ARGUMENT, lwcc_cuda_open(NULL, &KERNELS, NULL, &error), &error);
    CHECK(lwcc_cuda_open(&gpu, &KERNELS, &tiny, NULL) == LWCC_CUDA_OK, "a chunk is a group at least");
    call_badly(gpu);
    CHECK(lwcc_cuda_close(gpu, &error) == LWCC_CUDA_OK, "%s", error.reason);
    CHECK(lwcc_cuda_close(NULL, &error) == LWCC_CUDA_OK && left() == 0 && key_copies() == 0 && !is_faulty(), "left");
}

typedef struct {
    lwcc_cuda_gpu *gpu;
    int number;
} caller;

// A thread with a key of its own, which calls with several lengths.
static void *call_often(void *given)
{
    const caller *own = (const caller *)given;
    uint8_t ctx[STUB_CTX_BYTES], *to = (uint8_t *)malloc(N_BYTES), *wanted = (uint8_t *)malloc(N_BYTES);
    STUB_FUNCTION(_ctr_init_cuda)(ctx, key[own->number], nonce[0]);
    STUB_FUNCTION(_ctr_nonce_cuda)(ctx, nonce[own->number]);
    for (int round = 0; round < ROUNDS; round++) {
        size_t nbytes = (size_t)N_BYTES / (size_t)(round + 1) - (size_t)own->number;
        lwcc_cuda_error error;
        CHECK(STUB_FUNCTION(_ctr_crypt_cuda)(own->gpu, to, in, nbytes, ctx, (uint32_t)round, &error) == LWCC_CUDA_OK,
              "%s", error.reason);
        stub_reference(STUB_CTR_CRYPT, wanted, in, nbytes, key[own->number], nonce[own->number], (uint32_t)round);
        CHECK(memcmp(to, wanted, nbytes) == 0, "caller %d, round %d: wrong bytes", own->number, round);
    }
    free(to);
    free(wanted);
    return NULL;
}

static void call_from_threads(void)
{
    lwcc_cuda_options options = {0, 3, CHUNK, 0};
    lwcc_cuda_gpu *gpu = NULL;
    caller callers[CALLERS];
    pthread_t threads[CALLERS];
    begin(0);
    CHECK(lwcc_cuda_open(&gpu, &KERNELS, &options, NULL) == LWCC_CUDA_OK, "no GPU");
    for (int i = 0; i < CALLERS; i++) {
        callers[i].gpu = gpu;
        callers[i].number = i;
        CHECK(pthread_create(&threads[i], NULL, call_often, &callers[i]) == 0, "no thread");
    }
    for (int i = 0; i < CALLERS; i++) {
        pthread_join(threads[i], NULL);
    }
    CHECK(lwcc_cuda_close(gpu, NULL) == LWCC_CUDA_OK && left() == 0 && key_copies() == 0 && !is_faulty(), "left");
    printf("callers: %d\n", CALLERS);
}

int main(void)
{
    load_stub();
    fill();
    refuse_each();
    refuse_on_device();
    refuse_bad_input();
    call_from_threads();
    return 0;
}
