// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target neon --lanes 1 --slicing plane --circuit rv32i --mode drbg --df yes
#ifndef LWCC_AES128_128_DRBG_H_NEON
#define LWCC_AES128_128_DRBG_H_NEON

#include <stddef.h>
#include <stdint.h>

// ctr_drbg: NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3,
// with the derivation function (10.3.2).
// The size of a state `st` in bytes; it may lie at any address. Copies of it give the same bytes: after a fork,
// or when a saved state is read again, call reseed with fresh entropy before anything else.
#define LWCC_AES128_128_ST_BYTES_NEON 40

// What a function returns: 0, or why it did nothing; then nothing was written and the state is what it was.
#define LWCC_AES128_128_DRBG_BAD_ENTROPY_NEON 1 // the entropy input has the wrong length
#define LWCC_AES128_128_DRBG_BAD_INPUT_NEON 2 // a nonce, a personalization string or an additional input has the wrong length
#define LWCC_AES128_128_DRBG_TOO_LONG_NEON 3 // more bytes are asked for than a request may have
#define LWCC_AES128_128_DRBG_RESEED_REQUIRED_NEON 4 // the reseed interval is reached
#define LWCC_AES128_128_DRBG_NOT_INSTANTIATED_NEON 5 // the state was never instantiated

#ifdef __cplusplus
extern "C" {
#endif

// A pointer to no bytes may be null. Inputs and outputs lie at any address; they and `st` must not overlap.

// Starts a state from entropy, a nonce and a personalization string.
int lwcc_aes128_128_drbg_init_neon(void *st, const uint8_t *entropy, size_t entropy_bytes, const uint8_t *nonce, size_t nonce_bytes, const uint8_t *personalization, size_t personalization_bytes);

// Takes fresh entropy into a state; additional input may be empty.
int lwcc_aes128_128_drbg_reseed_neon(void *st, const uint8_t *entropy, size_t entropy_bytes, const uint8_t *additional, size_t additional_bytes);

// Writes random bytes, any number from 0 to the limit; additional input may be empty.
int lwcc_aes128_128_drbg_generate_neon(void *st, uint8_t *returned, size_t returned_bytes, const uint8_t *additional, size_t additional_bytes);

#ifdef __cplusplus
}
#endif
#endif
