/* Times functions on this machine, by turns, so that whatever disturbs the machine disturbs all.
 *
 * `CANDIDATES` names a generated file that defines `candidates`. Prints a line for each round: of
 * each candidate the nanoseconds that `N_BYTES` bytes took.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { KEY_ROOM = 1 << 17, WARM_UP = 20000000, SAMPLE = 300000 };

struct candidate {
    void (*prepare)(void *keys, const uint8_t *key);
    void (*run)(uint8_t *out, const uint8_t *in, const void *keys);
};

#include CANDIDATES

enum { N_CANDIDATES = sizeof candidates / sizeof candidates[0] };

/* Aligned like memory of an allocator, and more. */
static union {
    uint8_t bytes[KEY_ROOM];
    long double widest;
} keys[N_CANDIDATES];
/* A key with a tweak, and a nonce, of whatever cipher. */
static uint8_t key[1024], in[N_BYTES + 64], out[N_BYTES + 64];

/* Time of the processor spent here: what other programs take of it does not count. */
static uint64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static uint64_t time_runs(int number, long repeats) {
    uint64_t start = now();
    for (long i = 0; i < repeats; i++)
        candidates[number].run(out, in, &keys[number]);
    return now() - start;
}

/* How many runs make a sample, after enough of them for caches, predictors and the clock. */
static long warm_up(int number) {
    uint64_t spent = 0;
    long repeats = 1;
    while (spent < WARM_UP) {
        uint64_t taken = time_runs(number, repeats);
        spent += taken;
        if (taken < SAMPLE)
            repeats *= 2;
    }
    return repeats;
}

int main(void) {
    long repeats[N_CANDIDATES];
    for (size_t i = 0; i < sizeof key; i++)
        key[i] = (uint8_t)(i * 29 + 7);
    for (size_t i = 0; i < N_BYTES; i++)
        in[i] = (uint8_t)(i * 167 + (i >> 8));
    for (int i = 0; i < N_CANDIDATES; i++) {
        candidates[i].prepare(&keys[i], key);
        repeats[i] = warm_up(i);
    }
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < N_CANDIDATES; i++)
            printf("%.3f ", (double)time_runs(i, repeats[i]) / (double)repeats[i]);
        printf("\n");
    }
    return 0;
}
