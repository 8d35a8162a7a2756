/* The part of <string.h> that generated C uses, for machines that have no C library. */
#ifndef LWCC_STRING_H
#define LWCC_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t n_bytes);
void *memset(void *to, int value, size_t n_bytes);

#endif
