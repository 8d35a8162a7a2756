/* Runs functions of AVR object code in simavr, one instruction at a time, and looks at each access
 * to memory before it happens. */
#include <simavr/sim_avr.h>
#include <simavr/sim_core.h>
#include <stdint.h>
#include <string.h>

enum { RETURNED, ENDLESS, BAD_READ, BAD_WRITE, BAD_FETCH, STOPPED };
enum { MAY_READ = 1, MAY_WRITE = 2 };
enum { SPL = 0x5d, SPH = 0x5e };

typedef struct {
    uint64_t cycles;
    uint32_t pc, address, trace;
} outcome;

static uint16_t sp_of(const avr_t *avr) { return avr->data[SPL] | avr->data[SPH] << 8; }

static uint16_t pair(const avr_t *avr, int low) { return avr->data[low] | avr->data[low + 1] << 8; }

avr_t *sim_make(const char *name, const uint8_t *code, uint32_t size, uint32_t base) {
    avr_t *avr = avr_make_mcu_by_name(name);
    if (!avr) return 0;
    /* All of the data space is memory: calls of checks are larger than a part's own. */
    avr->ramend = 0xffff;
    if (avr_init(avr)) return 0;
    avr->log = LOG_NONE;
    memcpy(avr->flash + base, code, size);
    avr->codeend = base + size;
    return avr;
}

uint8_t *sim_data(avr_t *avr) { return avr->data; }

void sim_flags(avr_t *avr, uint8_t flags) {
    for (int i = 0; i < 8; i++) avr->sreg[i] = flags >> i & 1;
}

uint8_t sim_read_flags(const avr_t *avr) {
    uint8_t flags = 0;
    for (int i = 0; i < 8; i++) flags |= avr->sreg[i] << i;
    return flags;
}

void sim_free(avr_t *avr) { avr_terminate(avr); }

/* The first address that an instruction accesses and how many bytes; what it may not is returned. */
static int access_of(const avr_t *avr, uint16_t word, uint32_t *first, int *count, int *by_pointer) {
    *count = 1;
    *by_pointer = 1;
    if ((word & 0xd000) == 0x8000) { /* LDD, STD */
        int q = (word & 7) | (word >> 7 & 0x18) | (word >> 8 & 0x20);
        *first = pair(avr, word & 8 ? 28 : 30) + q;
        return word & 0x200 ? MAY_WRITE : MAY_READ;
    }
    if ((word & 0xfc00) == 0x9000) {
        int need = word & 0x200 ? MAY_WRITE : MAY_READ, mode = word & 15;
        switch (mode) {
        case 1: *first = pair(avr, 30); return need;
        case 2: *first = pair(avr, 30) - 1; return need;
        case 9: *first = pair(avr, 28); return need;
        case 10: *first = pair(avr, 28) - 1; return need;
        case 12: case 13: *first = pair(avr, 26); return need;
        case 14: *first = pair(avr, 26) - 1; return need;
        case 15:
            *by_pointer = 0;
            *first = sp_of(avr) + (need == MAY_READ);
            return need;
        case 0: *first = 0; return need; /* LDS, STS: none is generated */
        default: *count = 0; return 0;
        }
    }
    if ((word & 0xf000) == 0xd000 || (word & 0xfe0e) == 0x940e) { /* RCALL, CALL */
        *first = sp_of(avr) - 1, *count = 2, *by_pointer = 0;
        return MAY_WRITE;
    }
    if (word == 0x9508) { /* RET */
        *first = sp_of(avr) + 1, *count = 2, *by_pointer = 0;
        return MAY_READ;
    }
    *count = 0;
    return 0;
}

/* Run from `pc` to `stop`. `rights` has a byte for each address; an access by a pointer between
 * `floor` and the stack pointer is refused: an interrupt could have been there. */
int sim_run(avr_t *avr, uint32_t pc, uint32_t stop, uint32_t base, uint32_t end, uint64_t most,
            const uint8_t *rights, uint32_t floor, uint32_t *trace, uint32_t room, outcome *out) {
    uint64_t begin = avr->cycle;
    avr->pc = pc;
    avr->state = cpu_Running;
    out->trace = 0;
    for (;;) {
        out->pc = avr->pc, out->cycles = avr->cycle - begin;
        if (avr->pc == stop) return RETURNED;
        if (out->cycles > most) return ENDLESS;
        if (avr->pc < base || avr->pc >= end || avr->pc & 1) return BAD_FETCH;
        if (out->trace < room) trace[out->trace++] = avr->pc;
        uint16_t word = avr->flash[avr->pc] | avr->flash[avr->pc + 1] << 8;
        uint32_t first;
        int count, by_pointer, need = access_of(avr, word, &first, &count, &by_pointer);
        for (int i = 0; i < count; i++) {
            out->address = (first + i) & 0xffff;
            int below = by_pointer && out->address >= floor && out->address <= sp_of(avr);
            if (!(rights[out->address] & need) || below)
                return need == MAY_READ ? BAD_READ : BAD_WRITE;
            if (out->trace < room) trace[out->trace++] = out->address | 1u << 31;
        }
        avr->pc = avr_run_one(avr);
        if (avr->state != cpu_Running) return STOPPED;
    }
}
