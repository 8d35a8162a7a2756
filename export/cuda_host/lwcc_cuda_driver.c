// Loads the CUDA driver when it is first asked for, so that programs start without one; says what it refuses.
// SPDX-License-Identifier: Apache-2.0 OR MIT
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "lwcc_cuda_inside.h"

static lwcc_cuda_driver functions;
static const char *missing;
static void *library;
static pthread_once_t is_loaded = PTHREAD_ONCE_INIT;

static void load_function(void *place, const char *symbol)
{
    void *found = dlsym(library, symbol);
    // C has no cast from a pointer to data to one to a function; POSIX says that both have one form.
    memcpy(place, &found, sizeof found);
    if (found == NULL && missing == NULL) {
        missing = symbol;
    }
}

static void load_driver(void)
{
    library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        return;
    }
#define LWCC_CUDA_CALL(name, symbol, parameters) load_function(&functions.name, #symbol);
    LWCC_CUDA_CALLS(LWCC_CUDA_CALL)
#undef LWCC_CUDA_CALL
}

lwcc_cuda_status lwcc_cuda_load(const lwcc_cuda_driver **driver, int needed_version, lwcc_cuda_error *error)
{
    int version = 0;
    CUresult result;
    pthread_once(&is_loaded, load_driver);
    if (library == NULL) {
        return lwcc_cuda_fail(error, LWCC_CUDA_NO_DRIVER,
                              "there is no CUDA driver: libcuda.so.1 is not found; install NVIDIA's driver");
    }
    // An old driver may lack functions, and its age says more.
    result = functions.version != NULL ? functions.version(&version) : CUDA_SUCCESS;
    if (functions.version != NULL && result == CUDA_SUCCESS && version < needed_version) {
        return lwcc_cuda_fail(error, LWCC_CUDA_OLD_DRIVER,
                              "the CUDA driver is too old: it is for CUDA %d.%d, the kernels need %d.%d",
                              version / 1000, version % 1000 / 10, needed_version / 1000,
                              needed_version % 1000 / 10);
    }
    if (missing != NULL) {
        return lwcc_cuda_fail(error, LWCC_CUDA_NO_DRIVER, "the CUDA driver has no function %s", missing);
    }
    *driver = &functions;
    return lwcc_cuda_check(&functions, "cuDriverGetVersion", result, error);
}

lwcc_cuda_status lwcc_cuda_fail(lwcc_cuda_error *error, lwcc_cuda_status status, const char *format, ...)
{
    va_list arguments;
    if (error != NULL) {
        memset(error, 0, sizeof *error);
        error->status = status;
        va_start(arguments, format);
        vsnprintf(error->reason, sizeof error->reason, format, arguments);
        va_end(arguments);
    }
    return status;
}

lwcc_cuda_status lwcc_cuda_check(const lwcc_cuda_driver *driver, const char *call, CUresult result,
                                 lwcc_cuda_error *error)
{
    const char *name = NULL;
    const char *why = "the CUDA driver refused";
    lwcc_cuda_status status = LWCC_CUDA_REFUSED;
    if (result == CUDA_SUCCESS) {
        return LWCC_CUDA_OK;
    }
    if (driver->error_name(result, &name) != CUDA_SUCCESS || name == NULL) {
        name = "an unknown error";
    }
    if (result == CUDA_ERROR_OUT_OF_MEMORY) {
        status = LWCC_CUDA_NO_MEMORY;
        why = "the GPU, or the host, has too little memory:";
    }
    if (result == CUDA_ERROR_NO_DEVICE) {
        status = LWCC_CUDA_NO_DEVICE;
        why = "the CUDA driver finds no GPU:";
    }
    lwcc_cuda_fail(error, status, "%s %s: %s (%d)", why, call, name, (int)result);
    if (error != NULL) {
        error->driver_result = (int)result;
    }
    return status;
}

CUresult lwcc_cuda_leave(const lwcc_cuda_driver *driver)
{
    CUcontext popped;
    CUresult result = driver->context_pop(&popped);
    if (result != CUDA_SUCCESS) {
        driver->context_pop(&popped);
    }
    return result;
}
