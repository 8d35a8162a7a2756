// What a test asks of the stub of the driver.
#ifndef STUB_DRIVER_H
#define STUB_DRIVER_H

#include <stddef.h>
#include <stdint.h>

// Counts calls from now on; that of this number is refused, none where it is 0.
void stub_begin(long refused);
// The version of the driver, the GPU's compute capability, how many there are, and the bytes of each.
void stub_be(int version, int capability, int n_devices, size_t nbytes);
// A key and a nonce that kernels may be given.
void stub_know(const uint8_t *key, const uint8_t *nonce);
// The call that was refused; null where none was.
const char *stub_refused(void);
// How much is still allocated, retained, loaded, or pushed by this thread.
int stub_left(void);
// In how much memory that was given back a key was left.
int stub_key_copies(void);
// Whether something was asked that no driver does.
int stub_is_faulty(void);

#endif
