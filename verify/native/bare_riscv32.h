/* What `driver.c` uses of a system: calls of Linux on RISC-V with 32 bits, and no C library.
 *
 * Numbers and structures: Linux, include/uapi/asm-generic (unistd.h, signal.h, siginfo.h, mman.h).
 * Calling convention: RISC-V ABIs Specification 1.0, ilp32.
 */
enum { STDIN_FILENO, STDOUT_FILENO };
enum { PROT_NONE, PROT_READ, PROT_WRITE, MAP_PRIVATE = 2, MAP_ANONYMOUS = 32 };
enum { SIGILL = 4, SIGBUS = 7, SIGFPE = 8, SIGSEGV = 11, SIGALRM = 14 };
enum { SA_SIGINFO = 4, SA_ONSTACK = 0x08000000 };
enum {
    SYS_READ = 63,
    SYS_WRITE = 64,
    SYS_EXIT_GROUP = 94,
    SYS_SETITIMER = 103,
    SYS_SIGALTSTACK = 132,
    SYS_RT_SIGACTION = 134,
    SYS_MUNMAP = 215,
    SYS_MMAP = 222,
    SYS_MPROTECT = 226
};
#define MAP_FAILED ((void *)-1)

typedef int32_t ssize_t;

typedef struct {
    int si_signo, si_errno, si_code;
    void *si_addr;
} siginfo_t;

typedef struct {
    void *ss_sp;
    int ss_flags;
    size_t ss_size;
} stack_t;

struct sigaction {
    union {
        void (*sa_handler)(int);
        void (*sa_sigaction)(int, siginfo_t *, void *);
    };
    unsigned long sa_flags;
    uint64_t sa_mask;
};

static long ask(long number, long a, long b, long c, long d) {
    register long a0 __asm__("a0") = a, a1 __asm__("a1") = b, a2 __asm__("a2") = c;
    register long a3 __asm__("a3") = d, a4 __asm__("a4") = -1, a5 __asm__("a5") = 0;
    register long a7 __asm__("a7") = number;
    __asm__ volatile("ecall"
                     : "+r"(a0)
                     : "r"(a1), "r"(a2), "r"(a3), "r"(a4), "r"(a5), "r"(a7)
                     : "memory");
    return a0;
}

static ssize_t read(int file, void *data, size_t n_bytes) {
    return ask(SYS_READ, file, (long)data, (long)n_bytes, 0);
}

static ssize_t write(int file, const void *data, size_t n_bytes) {
    return ask(SYS_WRITE, file, (long)data, (long)n_bytes, 0);
}

static void _exit(int status) {
    for (;;)
        ask(SYS_EXIT_GROUP, status, 0, 0, 0);
}

/* The fifth and sixth argument, file and offset, are those of `ask`. */
static void *mmap(void *at, size_t n_bytes, int rights, int flags, int file, long offset) {
    (void)file;
    (void)offset;
    long got = ask(SYS_MMAP, (long)at, (long)n_bytes, rights, flags);
    return got < 0 && got > -4096 ? MAP_FAILED : (void *)got;
}

static int mprotect(void *at, size_t n_bytes, int rights) {
    return (int)ask(SYS_MPROTECT, (long)at, (long)n_bytes, rights, 0);
}

static int munmap(void *at, size_t n_bytes) {
    return (int)ask(SYS_MUNMAP, (long)at, (long)n_bytes, 0, 0);
}

static int sigaltstack(const stack_t *stack, stack_t *old) {
    return (int)ask(SYS_SIGALTSTACK, (long)stack, (long)old, 0, 0);
}

static int sigaction(int number, const struct sigaction *action, struct sigaction *old) {
    return (int)ask(SYS_RT_SIGACTION, number, (long)action, (long)old, sizeof action->sa_mask);
}

static unsigned alarm(unsigned seconds) {
    long interval_and_value[4] = {0, 0, (long)seconds, 0};
    ask(SYS_SETITIMER, 0, (long)interval_and_value, 0, 0);
    return 0;
}

void *memset(void *to, int value, size_t n_bytes) {
    volatile uint8_t *target = to;
    while (n_bytes--)
        *target++ = (uint8_t)value;
    return to;
}

void *memcpy(void *to, const void *from, size_t n_bytes) {
    volatile uint8_t *target = to;
    const uint8_t *source = from;
    while (n_bytes--)
        *target++ = *source++;
    return to;
}

/* A call with junk in every register that must be kept, and on a stack of junk. */
typedef void (*function_address)(void);
enum { N_KEPT = 14, STACK_WORDS = 1 << 14, CALLER_WORDS = 256 };
struct state {
    uint32_t kept[3], before[N_KEPT], after[N_KEPT], sp_before, sp_after, return_to;
};
struct state call_state __asm__("call_state");
static uint32_t call_stack[STACK_WORDS + CALLER_WORDS] __attribute__((aligned(16)));
void jump_with_junk(function_address function, const uintptr_t *words);

/* Registers in the order of `before` and `after`: s0 to s11, gp, tp. */
__asm__(".text\n"
        "jump_with_junk:\n"
        "    addi sp, sp, -64\n"
        "    sw ra, 0(sp)\n"
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11\n"
        "    sw s\\n, 4 + 4 * \\n(sp)\n"
        ".endr\n"
        "    lui t0, %hi(call_state)\n"
        "    addi t0, t0, %lo(call_state)\n"
        "    sw sp, 0(t0)\n"
        "    sw gp, 4(t0)\n"
        "    sw tp, 8(t0)\n"
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11\n"
        "    lw s\\n, 12 + 4 * \\n(t0)\n"
        ".endr\n"
        "    lw gp, 60(t0)\n"
        "    lw tp, 64(t0)\n"
        "    lw sp, 124(t0)\n"
        "    lui ra, %hi(come_back)\n"
        "    addi ra, ra, %lo(come_back)\n"
        "    sw ra, 132(t0)\n"
        "    mv t1, a0\n"
        "    mv t2, a1\n"
        ".irp n, 0, 1, 2, 3, 4\n"
        "    lw a\\n, 4 * \\n(t2)\n"
        ".endr\n"
        ".irp r, a5, a6, a7, t0, t2, t3, t4, t5, t6\n"
        "    lui \\r, 0x5a5a5\n"
        ".endr\n"
        "    jr t1\n"
        "come_back:\n"
        "    lui t0, %hi(call_state)\n"
        "    addi t0, t0, %lo(call_state)\n"
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11\n"
        "    sw s\\n, 68 + 4 * \\n(t0)\n"
        ".endr\n"
        "    sw gp, 116(t0)\n"
        "    sw tp, 120(t0)\n"
        "    sw sp, 128(t0)\n"
        "    lw sp, 0(t0)\n"
        "    lw gp, 4(t0)\n"
        "    lw tp, 8(t0)\n"
        ".irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11\n"
        "    lw s\\n, 4 + 4 * \\n(sp)\n"
        ".endr\n"
        "    lw ra, 0(sp)\n"
        "    addi sp, sp, 64\n"
        "    ret\n"
        ".globl _start\n"
        "_start:\n"
        "    call main\n");

static uint32_t stack_junk(size_t at) { return (uint32_t)(at * 0x9e3779b1u + 0x7f4a7c15u) | 1u; }

static void call_with_junk(function_address function, const uintptr_t *words) {
    for (size_t i = 0; i < STACK_WORDS + CALLER_WORDS; i++)
        call_stack[i] = stack_junk(i);
    for (uint32_t i = 0; i < N_KEPT; i++)
        call_state.before[i] = 0x5eed0001u + i * 0x01100000u;
    call_state.sp_before = (uint32_t)(uintptr_t)(call_stack + STACK_WORDS);
    jump_with_junk(function, words);
}

/* The number of a register that was not given back as it was; sp is the last; -1 where all were. */
static int changed_register(void) {
    for (int i = 0; i < N_KEPT; i++) {
        if (call_state.after[i] != call_state.before[i])
            return i;
    }
    return call_state.sp_after == call_state.sp_before ? -1 : N_KEPT;
}

static int was_in_register(uint32_t word, const uintptr_t *words, int n_words) {
    for (int i = 0; i < N_KEPT; i++) {
        if (word == call_state.before[i])
            return 1;
    }
    for (int i = 0; i < n_words; i++) {
        if (word == words[i])
            return 1;
    }
    uint32_t first = (uint32_t)(uintptr_t)call_stack;
    int is_address = word >= first && word <= first + sizeof call_stack;
    return is_address || word == 0 || word == call_state.return_to;
}

/* How far below the caller's frame a word is left that no register held before; 0 where none is,
 * less where that frame was changed. */
static intptr_t left_on_stack(const uintptr_t *words, int n_words, int (*is_known)(uintptr_t)) {
    for (int i = 0; i < STACK_WORDS + CALLER_WORDS; i++) {
        uint32_t word = call_stack[i];
        if (word == stack_junk((size_t)i))
            continue;
        if (i >= STACK_WORDS || !(was_in_register(word, words, n_words) || is_known(word)))
            return i < STACK_WORDS ? 4 * (STACK_WORDS - i) : -1;
    }
    return 0;
}
