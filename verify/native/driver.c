/* Calls functions of a compiled file as requests on stdin ask, and answers on stdout.
 *
 * Each buffer lies in a mapping of its own between two pages that nobody may touch; what is only
 * read is mapped read-only; bytes around a buffer hold junk that must be there after the call. All
 * numbers are words of 64 bits in the machine's order; `verify/native.py` is the other side.
 *
 *   request: function, secret, buffers, arguments;
 *            for each buffer: writable, from_end, offset, alignment, bytes, and the bytes themselves;
 *            for each argument: is_buffer, and the value or the buffer's number
 *   answer:  status, leaks, buffer, offset; after status 0 the addresses of all buffers, then the
 *            bytes of those that are writable
 */
#include <stddef.h>
#include <stdint.h>

#ifdef BARE
#include BARE /* the little of a system that is used here, where there is no C library */
#else
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#ifdef TIMING
#include <valgrind/memcheck.h>
#else
#define VALGRIND_MAKE_MEM_UNDEFINED(start, n_bytes) ((void)(start), (void)(n_bytes))
#define VALGRIND_MAKE_MEM_DEFINED(start, n_bytes) ((void)(start), (void)(n_bytes))
#define VALGRIND_COUNT_ERRORS 0
#endif

/* Which functions there are is said on the command line, and there the file's header is included
 * first: where both declare a function, the compiler compares. */
#ifdef KEY_SETUP
void KEY_SETUP(void *rk, const uint8_t *key);
#endif
#ifdef ECB_ENCRYPT
void ECB_ENCRYPT(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk);
#endif
#ifdef ECB_DECRYPT
void ECB_DECRYPT(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk);
#endif
#ifdef CTR_INIT
void CTR_INIT(void *ctx, const uint8_t *key, const uint8_t *nonce);
#endif
#ifdef CTR_NONCE
void CTR_NONCE(void *ctx, const uint8_t *nonce);
#endif
#ifdef CTR_CRYPT
void CTR_CRYPT(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter);
#endif

enum { MOST_BUFFERS = 4, MOST_ARGUMENTS = 5, PAGE = 4096, SIGNAL_STACK = 65536 };
enum { FINE, FAULT, ENDLESS, STRAY, REGISTER, STACK, BAD_REQUEST };

struct buffer {
    uint64_t writable, from_end, offset, alignment, n_bytes;
    uint8_t *mapping; /* between the two guard pages */
    size_t room;
    uint8_t *start;
};

struct argument {
    uint64_t is_buffer, value;
};

static struct buffer buffers[MOST_BUFFERS];
static struct argument arguments[MOST_ARGUMENTS];
static uint64_t n_buffers, n_arguments;
static uint8_t signal_stack[SIGNAL_STACK];

static void put(const void *data, size_t n_bytes) {
    const uint8_t *from = data;
    while (n_bytes) {
        ssize_t done = write(STDOUT_FILENO, from, n_bytes);
        if (done <= 0)
            _exit(2);
        from += done;
        n_bytes -= (size_t)done;
    }
}

static void get(void *data, size_t n_bytes) {
    uint8_t *to = data;
    while (n_bytes) {
        ssize_t done = read(STDIN_FILENO, to, n_bytes);
        if (done <= 0)
            _exit(0);
        to += done;
        n_bytes -= (size_t)done;
    }
}

static uint64_t get_word(void) {
    uint64_t word;
    get(&word, sizeof word);
    return word;
}

/* Says what went wrong, at an offset of a buffer, and ends: nothing after it can be trusted. */
static void give_up(uint64_t status, uint64_t buffer, int64_t offset) {
    uint64_t words[] = {status, 0, buffer, (uint64_t)offset};
    put(words, sizeof words);
    _exit(0);
}

static void on_fault(int number, siginfo_t *info, void *context) {
    (void)number;
    (void)context;
    uintptr_t at = (uintptr_t)info->si_addr;
    for (uint64_t i = 0; i < n_buffers; i++) {
        uintptr_t first = (uintptr_t)buffers[i].mapping - PAGE;
        if (at >= first && at < first + buffers[i].room + 2 * PAGE)
            give_up(FAULT, i, (intptr_t)(at - (uintptr_t)buffers[i].start));
    }
    give_up(FAULT, MOST_BUFFERS, (int64_t)at);
}

static void on_alarm(int number) {
    (void)number;
    give_up(ENDLESS, 0, 0);
}

static void watch_signals(void) {
    stack_t stack;
    struct sigaction fault, late;
    memset(&stack, 0, sizeof stack);
    memset(&fault, 0, sizeof fault);
    memset(&late, 0, sizeof late);
    stack.ss_sp = signal_stack;
    stack.ss_size = sizeof signal_stack;
    sigaltstack(&stack, NULL);
    fault.sa_sigaction = on_fault;
    fault.sa_flags = SA_SIGINFO | SA_ONSTACK;
    late.sa_handler = on_alarm;
    late.sa_flags = SA_ONSTACK;
    sigaction(SIGSEGV, &fault, NULL);
    sigaction(SIGBUS, &fault, NULL);
    sigaction(SIGILL, &fault, NULL);
    sigaction(SIGFPE, &fault, NULL);
    sigaction(SIGALRM, &late, NULL);
}

static uint8_t junk(size_t at) { return (uint8_t)(at * 167 + (at >> 8) + 13); }

static void take_buffer(struct buffer *b) {
    b->writable = get_word();
    b->from_end = get_word();
    b->offset = get_word();
    b->alignment = get_word();
    b->n_bytes = get_word();
    b->room = (size_t)((b->n_bytes + b->offset) / PAGE + 1) * PAGE;
    uint8_t *whole = mmap(NULL, b->room + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (whole == MAP_FAILED || !b->alignment)
        give_up(BAD_REQUEST, 0, 0);
    b->mapping = whole + PAGE;
    if (mprotect(b->mapping, b->room, PROT_READ | PROT_WRITE))
        give_up(BAD_REQUEST, 0, 0);
    for (size_t i = 0; i < b->room; i++)
        b->mapping[i] = junk(i);
    size_t end = b->room - (size_t)b->n_bytes;
    b->start = b->mapping + (b->from_end ? end - end % (size_t)b->alignment : (size_t)b->offset);
    get(b->start, (size_t)b->n_bytes);
    if (!b->writable && mprotect(b->mapping, b->room, PROT_READ))
        give_up(BAD_REQUEST, 0, 0);
}

static void check_surroundings(uint64_t number) {
    struct buffer *b = &buffers[number];
    size_t first = (size_t)(b->start - b->mapping), end = first + (size_t)b->n_bytes;
    for (size_t i = 0; i < b->room; i++) {
        if ((i < first || i >= end) && b->mapping[i] != junk(i))
            give_up(STRAY, number, (int64_t)i - (int64_t)first);
    }
}

static void *pointer(int number) {
    return arguments[number].is_buffer ? buffers[arguments[number].value].start : NULL;
}

static size_t amount(int number) { return (size_t)arguments[number].value; }

#ifdef BARE
/* Whether an address is one that the caller knows anyway. */
static int is_known(uintptr_t at) {
    for (uint64_t i = 0; i < n_buffers; i++) {
        uintptr_t first = (uintptr_t)buffers[i].mapping;
        if (at >= first && at <= first + buffers[i].room)
            return 1;
    }
    return 0;
}

/* Calls with junk in the registers to be kept and on the stack, and looks at both afterwards. */
static void call(uint64_t function) {
    static const function_address functions[] = {FUNCTIONS};
    uintptr_t words[MOST_ARGUMENTS] = {0};
    for (int i = 0; i < (int)n_arguments; i++)
        words[i] = arguments[i].is_buffer ? (uintptr_t)pointer(i) : amount(i);
    call_with_junk(functions[function], words);
    int changed = changed_register();
    if (changed >= 0)
        give_up(REGISTER, 0, changed);
    intptr_t left = left_on_stack(words, MOST_ARGUMENTS, is_known);
    if (left)
        give_up(STACK, 0, left);
}
#else
static void call(uint64_t function) {
    (void)pointer;
    (void)amount;
    switch (function) {
#ifdef KEY_SETUP
    case 0: KEY_SETUP(pointer(0), pointer(1)); return;
#endif
#ifdef ECB_ENCRYPT
    case 1: ECB_ENCRYPT(pointer(0), pointer(1), amount(2), pointer(3)); return;
#endif
#ifdef ECB_DECRYPT
    case 2: ECB_DECRYPT(pointer(0), pointer(1), amount(2), pointer(3)); return;
#endif
#ifdef CTR_INIT
    case 3: CTR_INIT(pointer(0), pointer(1), pointer(2)); return;
#endif
#ifdef CTR_NONCE
    case 4: CTR_NONCE(pointer(0), pointer(1)); return;
#endif
#ifdef CTR_CRYPT
    case 5: CTR_CRYPT(pointer(0), pointer(1), amount(2), pointer(3), (uint32_t)amount(4)); return;
#endif
    default: give_up(BAD_REQUEST, 0, 0);
    }
}
#endif

static void answer(uint64_t leaks) {
    uint64_t words[4 + MOST_BUFFERS] = {FINE, leaks, 0, 0};
    for (uint64_t i = 0; i < n_buffers; i++) {
        check_surroundings(i);
        words[4 + i] = (uint64_t)(uintptr_t)buffers[i].start;
    }
    put(words, (size_t)(4 + n_buffers) * sizeof words[0]);
    for (uint64_t i = 0; i < n_buffers; i++) {
        if (buffers[i].writable)
            put(buffers[i].start, (size_t)buffers[i].n_bytes);
        munmap(buffers[i].mapping - PAGE, buffers[i].room + 2 * PAGE);
    }
    n_buffers = 0;
}

int main(void) {
    watch_signals();
    for (;;) {
        uint64_t function = get_word(), secret = get_word();
        uint64_t wanted = get_word();
        n_arguments = get_word();
        if (wanted > MOST_BUFFERS || n_arguments > MOST_ARGUMENTS)
            give_up(BAD_REQUEST, 0, 0);
        for (uint64_t i = 0; i < wanted; i++)
            take_buffer(&buffers[i]);
        n_buffers = wanted;
        get(arguments, (size_t)n_arguments * sizeof arguments[0]);
        for (uint64_t i = 0; secret && i < n_buffers; i++)
            VALGRIND_MAKE_MEM_UNDEFINED(buffers[i].start, (size_t)buffers[i].n_bytes);
        uint64_t before = VALGRIND_COUNT_ERRORS;
        alarm(MOST_SECONDS);
        call(function);
        alarm(0);
        uint64_t leaks = VALGRIND_COUNT_ERRORS - before;
        for (uint64_t i = 0; secret && i < n_buffers; i++)
            VALGRIND_MAKE_MEM_DEFINED(buffers[i].start, (size_t)buffers[i].n_bytes);
        answer(leaks);
    }
}
