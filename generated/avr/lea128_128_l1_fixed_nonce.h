// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile lea --set lea128_128 --target avr --lanes 1 --keys fixed --key 0f1e2d3c4b5a69788796a5b4c3d2e1f0 --nonce 000102030405060708090a0b
#ifndef LWCC_LEA128_128_H_AVR
#define LWCC_LEA128_128_H_AVR

#include <stddef.h>
#include <stdint.h>

// THIS FILE AND THE CODE BESIDE IT HOLD A SECRET KEY AND A NONCE: keep them as you keep the key.
// The key is the one of SHA-256 4179529caf32c8cca4a1772697d3c8b15837a02eefe85cd8f9483480e663f2f1.
// Functions that would take another one are left out. `rk` is ignored and may be a null pointer, and so is `ctx`.
// Sizes in bytes: a block; a key, which no function takes; a nonce; what is filled, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_LEA128_128_BLOCK_BYTES_AVR 16
#define LWCC_LEA128_128_KEY_BYTES_AVR 0
#define LWCC_LEA128_128_NONCE_BYTES_AVR 12
#define LWCC_LEA128_128_RK_BYTES_AVR 0
#define LWCC_LEA128_128_CTX_BYTES_AVR 0
#define LWCC_LEA128_128_ALIGN_BYTES_AVR 1
#define LWCC_LEA128_128_GROUP_BYTES_AVR 16

#ifdef __cplusplus
extern "C" {
#endif

// Encrypts `nblocks` blocks, any number from 0. `out == in` is allowed, any other overlap is not.
void lwcc_lea128_128_ecb_encrypt_avr(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk);

// Decrypts, by the same rules.
void lwcc_lea128_128_ecb_decrypt_avr(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk);

// THE NONCE IS ALWAYS THE SAME: no counter may be used for two texts, nor the code on two devices.
// Encrypts or decrypts `nbytes` bytes, any number from 0, in counter mode. A counter block is the nonce,
// then the counter, big-endian, in 4 bytes; block i uses `counter + i`, which never carries into the
// nonce. After a call the next counter is `counter` plus the blocks begun.
void lwcc_lea128_128_ctr_crypt_avr(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter);

#ifdef __cplusplus
}
#endif
#endif
