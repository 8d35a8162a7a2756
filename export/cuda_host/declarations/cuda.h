// What lwcc_cuda.c needs of the CUDA driver API, for machines without NVIDIA's <cuda.h>.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// Source: CUDA Driver API Reference Manual 13.0, "Data types used by CUDA driver".
#ifndef LWCC_DECLARATIONS_CUDA_H
#define LWCC_DECLARATIONS_CUDA_H

#include <stddef.h>

#define CUDAAPI

typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;

typedef enum cudaError_enum {
    CUDA_SUCCESS = 0,
    CUDA_ERROR_INVALID_VALUE = 1,
    CUDA_ERROR_OUT_OF_MEMORY = 2,
    CUDA_ERROR_NO_DEVICE = 100,
    CUDA_ERROR_INVALID_DEVICE = 101,
    CUDA_ERROR_INVALID_CONTEXT = 201,
    CUDA_ERROR_INVALID_HANDLE = 400,
    CUDA_ERROR_NOT_FOUND = 500,
    CUDA_ERROR_UNKNOWN = 999
} CUresult;

typedef enum CUdevice_attribute_enum {
    CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76
} CUdevice_attribute;

typedef enum CUstream_flags_enum { CU_STREAM_DEFAULT = 0 } CUstream_flags;

#define CU_MEMHOSTALLOC_PORTABLE 1

#endif
