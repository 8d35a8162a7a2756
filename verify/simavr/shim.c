/* Runs functions of AVR object code in simavr, one instruction at a time, and looks at each access
 * to memory before it happens. */
#include <simavr/sim_avr.h>
#include <simavr/sim_core.h>
#include <stdint.h>
#include <string.h>

enum { RETURNED, ENDLESS, BAD_READ, BAD_WRITE, BAD_FETCH, BAD_INSTRUCTION, TRACE_IS_FULL };
enum { MAY_READ = 1, MAY_WRITE = 2, REFUSED = 4 };
enum { SPL = 0x5d, SPH = 0x5e, FIRST_IO = 0x20 };
enum { REGISTERS = 32, STATE = REGISTERS + 3 };
/* What an entry of a trace is, beside its address. */
#define ACCESS (1u << 31)
#define WRITES (1u << 30)
#define OF_FLASH (1u << 29)
/* No function writes flash: such an entry is how many cycles the instruction took. */
#define CYCLES (ACCESS | WRITES | OF_FLASH)
/* An instruction has two words at most, and accesses two bytes at most. */
enum { MOST_ENTRIES = 4 };

/* Where code may be, and what it may do. `rights` has a byte for each address of the data space; an
 * access by a pointer between `floor` and the stack pointer is refused: an interrupt could have
 * been there. */
typedef struct {
    uint32_t base, end, stop, floor;
    uint64_t most_cycles;
    const uint8_t *rights;
    uint32_t *trace, room;
} limits;

typedef struct {
    uint64_t cycles;
    uint32_t pc, address, traced, deepest;
} outcome;

typedef struct {
    uint32_t first;
    int count, need, by_pointer, in_flash;
} access;

static uint16_t pair(const avr_t *avr, int low) { return avr->data[low] | avr->data[low + 1] << 8; }

static uint16_t sp_of(const avr_t *avr) { return pair(avr, SPL); }

avr_t *sim_make(const char *name, const uint8_t *code, uint32_t size, uint32_t base) {
    avr_t *avr = avr_make_mcu_by_name(name);
    if (!avr) return 0;
    /* All of the data space is memory: calls of checks are larger than a part's own. */
    avr->ramend = 0xffff;
    if (avr_init(avr)) return 0;
    avr->log = LOG_NONE;
    if (base + size > avr->flashend + 1) return 0;
    memcpy(avr->flash + base, code, size);
    avr->codeend = base + size;
    return avr;
}

uint8_t *sim_data(avr_t *avr) { return avr->data; }

void sim_set_flags(avr_t *avr, uint8_t flags) {
    for (int i = 0; i < 8; i++) avr->sreg[i] = flags >> i & 1;
}

uint8_t sim_flags(const avr_t *avr) {
    uint8_t flags = 0;
    for (int i = 0; i < 8; i++) flags |= avr->sreg[i] << i;
    return flags;
}

void sim_free(avr_t *avr) { avr_terminate(avr); }

static access by_pointer(const avr_t *avr, int need, int low, int offset) {
    return (access){.first = pair(avr, low) + offset, .count = 1, .need = need, .by_pointer = 1};
}

static access by_stack(const avr_t *avr, int need, int count) {
    int below = need == MAY_READ ? 1 : 1 - count;
    return (access){.first = sp_of(avr) + below, .count = count, .need = need};
}

static access in_flash(const avr_t *avr) {
    return (access){.first = pair(avr, 30), .count = 1, .need = MAY_READ, .in_flash = 1};
}

static const access NONE = {0}, REFUSE = {.need = REFUSED};

/* Loads and stores, of one word or two. */
static access of_load_or_store(const avr_t *avr, uint16_t word) {
    int need = word & 0x200 ? MAY_WRITE : MAY_READ;
    switch (word & 15) {
    case 1: return by_pointer(avr, need, 30, 0);
    case 2: return by_pointer(avr, need, 30, -1);
    case 9: return by_pointer(avr, need, 28, 0);
    case 10: return by_pointer(avr, need, 28, -1);
    case 12: case 13: return by_pointer(avr, need, 26, 0);
    case 14: return by_pointer(avr, need, 26, -1);
    case 15: return by_stack(avr, need, 1);
    case 4: case 5: return need == MAY_READ ? in_flash(avr) : REFUSE;
    case 0: { /* LDS, STS: the address is the next word */
        uint32_t at = avr->pc + 2;
        uint32_t address = avr->flash[at] | avr->flash[at + 1] << 8;
        return (access){.first = address, .count = 1, .need = need, .by_pointer = 1};
    }
    default: return REFUSE; /* ELPM, and what only XMEGA has */
    }
}

/* IN and OUT: of the stack pointer and the flags alone. */
static access of_port(uint16_t word) {
    int port = (word & 15) | (word >> 5 & 0x30);
    if (port >= 0x3d) return NONE;
    int need = word & 0x800 ? MAY_WRITE : MAY_READ;
    return (access){.first = FIRST_IO + port, .count = 1, .need = need, .by_pointer = 1};
}

/* Instructions without a meaning, which the simulator takes for none, and those that generated code
 * must not have: jumps to the address in a register, RETI, SPM, DES, those that wait. */
static int is_refused(uint16_t word) {
    if ((word & 0xff00) == 0) return word != 0;
    if ((word & 0xf808) == 0xf808) return 1;
    if ((word & 0xff0f) == 0x9508) return 1;
    int last = word & 15;
    return (word & 0xfe00) == 0x9400 && (last == 4 || last == 9 || last == 11);
}

/* What an instruction accesses. */
static access access_of(const avr_t *avr, uint16_t word) {
    if ((word & 0xd000) == 0x8000) { /* LDD, STD */
        int q = (word & 7) | (word >> 7 & 0x18) | (word >> 8 & 0x20);
        return by_pointer(avr, word & 0x200 ? MAY_WRITE : MAY_READ, word & 8 ? 28 : 30, q);
    }
    if ((word & 0xfc00) == 0x9000) return of_load_or_store(avr, word);
    if ((word & 0xf000) == 0xb000) return of_port(word);
    if ((word & 0xfc00) == 0x9800) return REFUSE; /* CBI, SBI, SBIC, SBIS */
    if ((word & 0xf000) == 0xd000 || (word & 0xfe0e) == 0x940e) return by_stack(avr, MAY_WRITE, 2);
    if (word == 0x9508) return by_stack(avr, MAY_READ, 2);
    if (word == 0x95c8) return in_flash(avr);
    return is_refused(word) ? REFUSE : NONE;
}

static int fault_of(const avr_t *avr, const limits *may, const access *made, outcome *out) {
    if (made->need == REFUSED) return BAD_INSTRUCTION;
    for (int i = 0; i < made->count; i++) {
        out->address = (made->first + i) & 0xffff;
        int lies_out = made->in_flash ? out->address < may->base || out->address >= may->end
                                      : !(may->rights[out->address] & made->need);
        int is_below = made->by_pointer && out->address >= may->floor && out->address <= sp_of(avr);
        if (lies_out || is_below) return made->need == MAY_READ ? BAD_READ : BAD_WRITE;
        int is_pushed = made->need == MAY_WRITE && out->address >= may->floor;
        if (is_pushed && out->address < out->deepest) out->deepest = out->address;
    }
    return RETURNED;
}

static void note(const limits *may, const access *made, outcome *out) {
    if (!may->room) return;
    may->trace[out->traced++] = out->pc;
    uint32_t kind = ACCESS | (made->need == MAY_WRITE ? WRITES : 0) | (made->in_flash ? OF_FLASH : 0);
    for (int i = 0; i < made->count; i++)
        may->trace[out->traced++] = kind | ((made->first + i) & 0xffff);
}

/* Run from `out->pc` to where `may->stop` is; a full trace is emptied, and the run goes on. */
int sim_run(avr_t *avr, const limits *may, outcome *out) {
    avr->pc = out->pc;
    avr->state = cpu_Running;
    out->traced = 0;
    for (;;) {
        out->pc = avr->pc;
        if (avr->pc == may->stop) return RETURNED;
        if (out->cycles > may->most_cycles) return ENDLESS;
        if (avr->pc < may->base || avr->pc + 1 >= may->end || avr->pc & 1) return BAD_FETCH;
        if (may->room && out->traced + MOST_ENTRIES > may->room) return TRACE_IS_FULL;
        access made = access_of(avr, avr->flash[avr->pc] | avr->flash[avr->pc + 1] << 8);
        int fault = fault_of(avr, may, &made, out);
        if (fault) return fault;
        note(may, &made, out);
        uint64_t before = avr->cycle;
        avr->run_cycle_count = 1;
        avr->pc = avr_run_one(avr);
        out->cycles += avr->cycle - before;
        if (may->room) may->trace[out->traced++] = CYCLES | (uint32_t)(avr->cycle - before);
        if (avr->state != cpu_Running) return BAD_INSTRUCTION;
    }
}

/* Run some instructions from `pc` on in each of `n` states: of 32 registers, the flags, and how
 * far the program counter gets. */
void sim_states(avr_t *avr, uint32_t pc, int steps, uint32_t n, const uint8_t *before,
                uint8_t *after) {
    for (uint32_t i = 0; i < n; i++, before += STATE, after += STATE) {
        memcpy(avr->data, before, REGISTERS);
        sim_set_flags(avr, before[REGISTERS]);
        avr->pc = pc;
        avr->state = cpu_Running;
        for (int step = 0; step < steps; step++) {
            avr->run_cycle_count = 1;
            avr->pc = avr_run_one(avr);
        }
        memcpy(after, avr->data, REGISTERS);
        uint16_t way = avr->pc - pc;
        after[REGISTERS] = sim_flags(avr);
        after[REGISTERS + 1] = way & 255, after[REGISTERS + 2] = way >> 8;
    }
}
