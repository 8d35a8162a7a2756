// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target rv32i --lanes 1 --slicing plane --pass 'slice(held_constants=false)' --fixslice none --blocks 8 --mode ctr --depth round2
#ifndef LWCC_AES128_128_H_RV32I
#define LWCC_AES128_128_H_RV32I

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_AES128_128_BLOCK_BYTES_RV32I 16
#define LWCC_AES128_128_KEY_BYTES_RV32I 16
#define LWCC_AES128_128_NONCE_BYTES_RV32I 12
#define LWCC_AES128_128_RK_BYTES_RV32I 1408
#define LWCC_AES128_128_CTX_BYTES_RV32I 2592
#define LWCC_AES128_128_ALIGN_BYTES_RV32I 4
#define LWCC_AES128_128_GROUP_BYTES_RV32I 128

#ifdef __cplusplus
extern "C" {
#endif

// `out`, `in`, `key` and `nonce` are aligned to 4 bytes.

// Fills `rk` (1408 bytes, aligned to 4) for ecb_encrypt and ecb_decrypt.
void lwcc_aes128_128_key_setup_rv32i(void *rk, const uint8_t *key);

// Fills `ctx` (2592 bytes, aligned to 4) for ctr_crypt; a nonce has 12 bytes.
void lwcc_aes128_128_ctr_init_rv32i(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
void lwcc_aes128_128_ctr_nonce_rv32i(void *ctx, const uint8_t *nonce);

// Encrypts or decrypts `nbytes` bytes, any number from 0, in counter mode. A counter block is the nonce,
// then the counter, big-endian, in 4 bytes; block i uses `counter + i`, which never carries into the
// nonce. After a call the next counter is `counter` plus the blocks begun.
void lwcc_aes128_128_ctr_crypt_rv32i(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter);

#ifdef __cplusplus
}
#endif
#endif
