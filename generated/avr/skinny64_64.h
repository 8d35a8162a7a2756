// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_64 --target avr --lanes 1 --slicing word
#ifndef LWCC_SKINNY64_64_H_AVR
#define LWCC_SKINNY64_64_H_AVR

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SKINNY64_64_BLOCK_BYTES_AVR 8
#define LWCC_SKINNY64_64_KEY_BYTES_AVR 8
#define LWCC_SKINNY64_64_NONCE_BYTES_AVR 4
#define LWCC_SKINNY64_64_RK_BYTES_AVR 246
#define LWCC_SKINNY64_64_CTX_BYTES_AVR 250
#define LWCC_SKINNY64_64_ALIGN_BYTES_AVR 1
#define LWCC_SKINNY64_64_GROUP_BYTES_AVR 8

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (246 bytes, aligned to 1) for ecb_encrypt and ecb_decrypt.
void lwcc_skinny64_64_key_setup_avr(void *rk, const uint8_t *key);

// Encrypts `nblocks` blocks, any number from 0. `out == in` is allowed, any other overlap is not.
void lwcc_skinny64_64_ecb_encrypt_avr(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk);

// Decrypts, by the same rules and with the same `rk`.
void lwcc_skinny64_64_ecb_decrypt_avr(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk);

// Fills `ctx` (250 bytes, aligned to 1) for ctr_crypt; a nonce has 4 bytes.
void lwcc_skinny64_64_ctr_init_avr(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
void lwcc_skinny64_64_ctr_nonce_avr(void *ctx, const uint8_t *nonce);

// Encrypts or decrypts `nbytes` bytes, any number from 0, in counter mode. A counter block is the nonce,
// then the counter, big-endian, in 4 bytes; block i uses `counter + i`, which never carries into the
// nonce. After a call the next counter is `counter` plus the blocks begun.
void lwcc_skinny64_64_ctr_crypt_avr(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter);

#ifdef __cplusplus
}
#endif
#endif
