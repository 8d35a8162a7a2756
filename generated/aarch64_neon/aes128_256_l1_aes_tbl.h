// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_256 --target neon --lanes 1 --features aes --sbox tbl
#ifndef LWCC_AES128_256_H_NEON
#define LWCC_AES128_256_H_NEON

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_AES128_256_BLOCK_BYTES_NEON 16
#define LWCC_AES128_256_KEY_BYTES_NEON 32
#define LWCC_AES128_256_NONCE_BYTES_NEON 12
#define LWCC_AES128_256_RK_BYTES_NEON 448
#define LWCC_AES128_256_CTX_BYTES_NEON 464
#define LWCC_AES128_256_ALIGN_BYTES_NEON 16
#define LWCC_AES128_256_GROUP_BYTES_NEON 128

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (448 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
void lwcc_aes128_256_key_setup_neon(void *rk, const uint8_t *key);

// Encrypts `nblocks` blocks, any number from 0. `out == in` is allowed, any other overlap is not.
void lwcc_aes128_256_ecb_encrypt_neon(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk);

// Decrypts, by the same rules and with the same `rk`.
void lwcc_aes128_256_ecb_decrypt_neon(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk);

// Fills `ctx` (464 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
void lwcc_aes128_256_ctr_init_neon(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
void lwcc_aes128_256_ctr_nonce_neon(void *ctx, const uint8_t *nonce);

// Encrypts or decrypts `nbytes` bytes, any number from 0, in counter mode. A counter block is the nonce,
// then the counter, big-endian, in 4 bytes; block i uses `counter + i`, which never carries into the
// nonce. After a call the next counter is `counter` plus the blocks begun.
void lwcc_aes128_256_ctr_crypt_neon(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter);

#ifdef __cplusplus
}
#endif
#endif
