/* What compilers call by themselves where there is no library and no multiplier. The attributes
 * keep loops from calling themselves.
 */
#include <stdint.h>
#include <string.h>

__attribute__((no_builtin("memcpy"))) void *
memcpy(void *restrict to, const void *restrict from, size_t n_bytes) {
    unsigned char *target = to;
    const unsigned char *source = from;
    while (n_bytes--)
        *target++ = *source++;
    return to;
}

__attribute__((no_builtin("memset"))) void *memset(void *to, int value, size_t n_bytes) {
    unsigned char *target = to;
    while (n_bytes--)
        *target++ = (unsigned char)value;
    return to;
}

uint32_t __mulsi3(uint32_t a, uint32_t b) {
    uint32_t product = 0;
    for (; a; a >>= 1, b <<= 1)
        product += a & 1 ? b : 0;
    return product;
}

uint32_t __umodsi3(uint32_t a, uint32_t b) {
    uint32_t rest = 0;
    for (int i = 31; i >= 0; i--) {
        rest = rest << 1 | (a >> i & 1);
        rest -= rest >= b ? b : 0;
    }
    return rest;
}
