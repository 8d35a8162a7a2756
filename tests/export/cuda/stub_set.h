// The set of a test by short names; STUB_SET and STUB_MACRO name it, the headers are those of PTX and of C.
#ifndef STUB_SET_H
#define STUB_SET_H

#include STUB_HEADER
#include STUB_C_HEADER

#define STUB_JOIN3(a, b, c) a##b##c
#define STUB_JOIN(a, b, c) STUB_JOIN3(a, b, c)
#define STUB_TEXT1(a) #a
#define STUB_TEXT(a) STUB_TEXT1(a)
#define STUB_FUNCTION(name) STUB_JOIN(lwcc_, STUB_SET, name)
#define STUB_SIZE(name) STUB_JOIN(LWCC_, STUB_MACRO, name)
#define STUB_KEY_BYTES STUB_SIZE(_KEY_BYTES_PTX)
#define STUB_NONCE_BYTES STUB_SIZE(_NONCE_BYTES_PTX)
#define STUB_BLOCK_BYTES STUB_SIZE(_BLOCK_BYTES_PTX)
#define STUB_RK_BYTES STUB_SIZE(_RK_BYTES_PTX)
#define STUB_CTX_BYTES STUB_SIZE(_CTX_BYTES_PTX)

typedef enum { STUB_ECB_ENCRYPT, STUB_ECB_DECRYPT, STUB_CTR_CRYPT, STUB_ROLES } stub_role;

static const char *const STUB_KERNELS[] = {
    STUB_TEXT(STUB_FUNCTION(_ecb_encrypt_ptx)),
    STUB_TEXT(STUB_FUNCTION(_ecb_decrypt_ptx)),
    STUB_TEXT(STUB_FUNCTION(_ctr_crypt_ptx)),
};

static inline void stub_host_rk(void *rk, const uint8_t *key)
{
    STUB_FUNCTION(_key_setup_ptx)(rk, key);
}

static inline void stub_host_ctx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    STUB_FUNCTION(_ctr_init_ptx)(ctx, key, nonce);
}

// What the kernel of a role gives, by generated C.
static inline void stub_reference(stub_role role, uint8_t *to, const uint8_t *from, size_t nbytes,
                                  const uint8_t *key, const uint8_t *nonce, uint32_t counter)
{
    uint8_t rk[STUB_SIZE(_RK_BYTES_C)], ctx[STUB_SIZE(_CTX_BYTES_C)];
    STUB_FUNCTION(_key_setup_c)(rk, key);
    STUB_FUNCTION(_ctr_init_c)(ctx, key, nonce);
    switch (role) {
    case STUB_ECB_ENCRYPT:
        STUB_FUNCTION(_ecb_encrypt_c)(to, from, nbytes / STUB_BLOCK_BYTES, rk);
        break;
    case STUB_ECB_DECRYPT:
        STUB_FUNCTION(_ecb_decrypt_c)(to, from, nbytes / STUB_BLOCK_BYTES, rk);
        break;
    default:
        STUB_FUNCTION(_ctr_crypt_c)(to, from, nbytes, ctx, counter);
    }
}

#endif
