; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile lea --set lea128_192 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(lanes=1, fixed=true) hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() walk()
; dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 24, nonce 12, rk 672, ctx 696, align 1, group 16, stack 55
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:d1dab1e188903a81b9f863daef4f8d96bae0f1d1e66815572343c0b0e46b90bc

    .text

    .global lwcc_lea128_192_key_setup_avr
    .type lwcc_lea128_192_key_setup_avr, @function
lwcc_lea128_192_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 29
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    movw r26, r22
    movw r30, r24
    std Y+3, r26
    std Y+4, r27
    std Y+5, r30
    std Y+6, r31
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ldi r16, 219
    ldi r17, 233
    ldi r18, 239
    ldi r19, 195
    add r0, r16
    adc r2, r17
    adc r3, r18
    adc r4, r19
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 4
    ldi r17, 214
    ldi r18, 196
    ldi r19, 136
    add r0, r16
    adc r2, r17
    adc r3, r18
    adc r4, r19
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ldi r16, 183
    ldi r17, 211
    ldi r18, 223
    ldi r19, 135
    add r5, r16
    adc r6, r17
    adc r7, r18
    adc r8, r19
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 9
    ldi r17, 172
    ldi r18, 137
    ldi r19, 17
    add r5, r16
    adc r6, r17
    adc r7, r18
    adc r8, r19
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ldi r16, 111
    ldi r17, 167
    ldi r18, 191
    ldi r19, 15
    add r9, r16
    adc r10, r17
    adc r11, r18
    adc r12, r19
    mov r13, r12
    lsr r13
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r13
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r16, 18
    ldi r17, 88
    ldi r18, 19
    ldi r19, 35
    add r12, r16
    adc r9, r17
    adc r10, r18
    adc r11, r19
    mov r13, r11
    lsr r13
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r13
    ror r10
    ror r9
    ror r12
    ror r11
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r16, X+
    ldi r17, 222
    ldi r18, 78
    ldi r19, 127
    ldi r20, 31
    add r13, r17
    adc r14, r18
    adc r15, r19
    adc r16, r20
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    st Z+, r16
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r17, 36
    ldi r18, 176
    ldi r19, 38
    ldi r20, 70
    add r16, r17
    adc r13, r18
    adc r14, r19
    adc r15, r20
    lsl r15
    rol r16
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r16
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r16
    rol r13
    rol r14
    adc r15, r1
    ld r17, X+
    ld r18, X+
    ld r19, X+
    ld r20, X+
    ldi r21, 188
    ldi r22, 157
    ldi r23, 254
    ldi r24, 62
    add r17, r21
    adc r18, r22
    adc r19, r23
    adc r20, r24
    mov r21, r19
    lsr r21
    ror r18
    ror r17
    ror r20
    ror r19
    lsr r21
    ror r18
    ror r17
    ror r20
    ror r19
    lsr r21
    ror r18
    ror r17
    ror r20
    ror r19
    st Z+, r19
    st Z+, r20
    st Z+, r17
    st Z+, r18
    ldi r21, 72
    ldi r22, 96
    ldi r23, 77
    ldi r24, 140
    add r19, r21
    adc r20, r22
    adc r17, r23
    adc r18, r24
    mov r21, r17
    lsr r21
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r21
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r21
    ror r20
    ror r19
    ror r18
    ror r17
    ld r21, X+
    ld r22, X+
    ld r23, X+
    ld r24, X
    ldi r25, 120
    std Y+14, r20
    ldi r20, 59
    std Y+15, r19
    ldi r19, 253
    std Y+16, r18
    ldi r18, 125
    add r21, r25
    adc r22, r20
    adc r23, r19
    adc r24, r18
    lsl r23
    rol r24
    rol r21
    rol r22
    adc r23, r1
    st Z+, r23
    st Z+, r24
    st Z+, r21
    st Z+, r22
    ldi r18, 145
    ldi r19, 192
    ldi r20, 154
    ldi r25, 24
    add r23, r18
    adc r24, r19
    adc r21, r20
    adc r22, r25
    lsl r21
    rol r22
    rol r23
    rol r24
    adc r21, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r18, 41
    ldi r19, 242
    ldi r20, 137
    ldi r25, 231
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r18, 83
    ldi r19, 228
    ldi r20, 19
    ldi r25, 207
    add r5, r18
    adc r6, r19
    adc r7, r20
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r18, 167
    ldi r19, 200
    ldi r20, 39
    ldi r25, 158
    add r11, r18
    adc r12, r19
    adc r9, r20
    adc r10, r25
    st Z+, r15
    st Z+, r16
    st Z+, r13
    st Z+, r14
    ldi r18, 79
    ldi r19, 145
    ldi r20, 60
    add r15, r18
    adc r16, r19
    adc r13, r18
    adc r14, r20
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    st Z+, r17
    ldd r18, Y+16
    st Z+, r18
    ldd r19, Y+15
    st Z+, r19
    ldd r20, Y+14
    st Z+, r20
    ldi r25, 158
    std Y+17, r16
    ldi r16, 34
    std Y+18, r24
    ldi r24, 159
    std Y+19, r23
    ldi r23, 120
    add r17, r25
    adc r18, r16
    adc r19, r24
    adc r20, r23
    st Z+, r21
    st Z+, r22
    ldd r16, Y+19
    st Z+, r16
    ldd r23, Y+18
    st Z+, r23
    ldi r24, 60
    ldi r25, 69
    std Y+14, r17
    ldi r17, 62
    std Y+15, r18
    ldi r18, 241
    add r21, r24
    adc r22, r25
    adc r16, r17
    adc r23, r18
    lsl r16
    rol r23
    rol r21
    rol r22
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r17, 99
    ldi r18, 135
    ldi r24, 249
    ldi r25, 198
    add r0, r17
    adc r2, r18
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r17, 199
    ldi r18, 14
    ldi r24, 243
    ldi r25, 141
    add r5, r17
    adc r6, r18
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r17, r10
    lsr r17
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r17
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r17, 143
    ldi r18, 29
    ldi r24, 230
    ldi r25, 27
    add r10, r17
    adc r11, r18
    adc r12, r24
    adc r9, r25
    st Z+, r14
    st Z+, r15
    ldd r17, Y+17
    st Z+, r17
    st Z+, r13
    ldi r18, 30
    ldi r24, 59
    ldi r25, 204
    std Y+18, r22
    ldi r22, 55
    add r14, r18
    adc r15, r24
    adc r17, r25
    adc r13, r22
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ldd r18, Y+14
    ldd r22, Y+15
    mov r24, r19
    lsr r24
    ror r22
    ror r18
    ror r20
    ror r19
    lsr r24
    ror r22
    ror r18
    ror r20
    ror r19
    lsr r24
    ror r22
    ror r18
    ror r20
    ror r19
    st Z+, r19
    st Z+, r20
    st Z+, r18
    st Z+, r22
    ldi r24, 60
    ldi r25, 118
    std Y+15, r17
    ldi r17, 152
    std Y+14, r21
    ldi r21, 111
    add r19, r24
    adc r20, r25
    adc r18, r17
    adc r22, r21
    st Z+, r16
    st Z+, r23
    ldd r17, Y+14
    st Z+, r17
    ldd r21, Y+18
    st Z+, r21
    ldi r24, 120
    ldi r25, 236
    std Y+17, r19
    ldi r19, 48
    std Y+19, r20
    ldi r20, 223
    add r16, r24
    adc r23, r25
    adc r17, r19
    adc r21, r20
    lsl r17
    rol r21
    rol r16
    rol r23
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r19, 231
    ldi r20, 73
    ldi r24, 234
    ldi r25, 21
    add r0, r19
    adc r2, r20
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r19, 206
    ldi r20, 147
    ldi r24, 212
    ldi r25, 43
    add r5, r19
    adc r6, r20
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r19, r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r19, 156
    ldi r20, 39
    ldi r24, 169
    ldi r25, 87
    add r9, r19
    adc r10, r20
    adc r11, r24
    adc r12, r25
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldd r19, Y+15
    st Z+, r19
    ldi r20, 56
    ldi r24, 79
    ldi r25, 82
    std Y+18, r23
    ldi r23, 175
    add r13, r20
    adc r14, r24
    adc r15, r25
    adc r19, r23
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    ldd r20, Y+17
    ldd r23, Y+19
    mov r24, r18
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r18
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r18
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r18
    st Z+, r18
    st Z+, r22
    st Z+, r20
    st Z+, r23
    ldi r24, 113
    ldi r25, 158
    std Y+19, r19
    ldi r19, 164
    std Y+17, r16
    ldi r16, 94
    add r18, r24
    adc r22, r25
    adc r20, r19
    adc r23, r16
    st Z+, r17
    st Z+, r21
    ldd r16, Y+17
    st Z+, r16
    ldd r19, Y+18
    st Z+, r19
    ldi r24, 226
    ldi r25, 60
    std Y+15, r18
    ldi r18, 73
    std Y+14, r22
    ldi r22, 189
    add r17, r24
    adc r21, r25
    adc r16, r18
    adc r19, r22
    lsl r16
    rol r19
    rol r17
    rol r21
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r18, 88
    ldi r22, 65
    ldi r24, 187
    ldi r25, 240
    add r0, r18
    adc r2, r22
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r18, 177
    ldi r22, 130
    ldi r24, 118
    ldi r25, 225
    add r5, r18
    adc r6, r22
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r18, r12
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r18, 99
    ldi r22, 5
    ldi r24, 237
    ldi r25, 194
    add r12, r18
    adc r9, r22
    adc r10, r24
    adc r11, r25
    ldd r18, Y+19
    st Z+, r18
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r22, 199
    ldi r24, 10
    ldi r25, 218
    std Y+18, r21
    ldi r21, 133
    add r18, r22
    adc r13, r24
    adc r14, r25
    adc r15, r21
    lsl r15
    rol r18
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r18
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r18
    rol r13
    rol r14
    adc r15, r1
    ldd r21, Y+15
    ldd r22, Y+14
    mov r24, r20
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r20
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r20
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r20
    st Z+, r20
    st Z+, r23
    st Z+, r21
    st Z+, r22
    ldi r24, 143
    ldi r25, 21
    std Y+14, r18
    ldi r18, 180
    std Y+15, r17
    ldi r17, 11
    add r20, r24
    adc r23, r25
    adc r21, r18
    adc r22, r17
    st Z+, r16
    st Z+, r19
    ldd r17, Y+15
    st Z+, r17
    ldd r18, Y+18
    st Z+, r18
    ldi r24, 30
    ldi r25, 43
    std Y+19, r20
    ldi r20, 104
    std Y+17, r23
    ldi r23, 23
    add r16, r24
    adc r19, r25
    adc r17, r20
    adc r18, r23
    lsl r17
    rol r18
    rol r16
    rol r19
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r20, 240
    ldi r23, 118
    ldi r24, 250
    ldi r25, 251
    add r0, r20
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r20, 225
    ldi r23, 237
    ldi r24, 244
    ldi r25, 247
    add r5, r20
    adc r6, r23
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r20, r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r20, 195
    ldi r23, 219
    ldi r24, 233
    ldi r25, 239
    add r11, r20
    adc r12, r23
    adc r9, r24
    adc r10, r25
    st Z+, r15
    ldd r20, Y+14
    st Z+, r20
    st Z+, r13
    st Z+, r14
    ldi r23, 135
    ldi r24, 183
    ldi r25, 211
    std Y+18, r19
    ldi r19, 223
    add r15, r23
    adc r20, r24
    adc r13, r25
    adc r14, r19
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    ldd r19, Y+19
    ldd r23, Y+17
    mov r24, r21
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r21
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r21
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r21
    st Z+, r21
    st Z+, r22
    st Z+, r19
    st Z+, r23
    ldi r24, 15
    ldi r25, 111
    std Y+17, r20
    ldi r20, 167
    std Y+19, r16
    ldi r16, 191
    add r21, r24
    adc r22, r25
    adc r19, r20
    adc r23, r16
    st Z+, r17
    st Z+, r18
    ldd r16, Y+19
    st Z+, r16
    ldd r20, Y+18
    st Z+, r20
    ldi r24, 31
    ldi r25, 222
    std Y+14, r21
    ldi r21, 78
    std Y+15, r22
    ldi r22, 127
    add r17, r24
    adc r18, r25
    adc r16, r21
    adc r20, r22
    lsl r16
    rol r20
    rol r17
    rol r18
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r21, 34
    ldi r22, 129
    ldi r24, 53
    ldi r25, 49
    add r0, r21
    adc r2, r22
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r21, 68
    ldi r22, 2
    ldi r24, 107
    ldi r25, 98
    add r5, r21
    adc r6, r22
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r21, r10
    lsr r21
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r21
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r21, 136
    ldi r22, 4
    ldi r24, 214
    ldi r25, 196
    add r10, r21
    adc r11, r22
    adc r12, r24
    adc r9, r25
    st Z+, r14
    st Z+, r15
    ldd r21, Y+17
    st Z+, r21
    st Z+, r13
    ldi r22, 17
    ldi r24, 9
    ldi r25, 172
    std Y+18, r18
    ldi r18, 137
    add r14, r22
    adc r15, r24
    adc r21, r25
    adc r13, r18
    lsl r13
    rol r14
    rol r15
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r21
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r21
    adc r13, r1
    ldd r18, Y+14
    ldd r22, Y+15
    mov r24, r19
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r19
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r19
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r19
    st Z+, r19
    st Z+, r23
    st Z+, r18
    st Z+, r22
    ldi r24, 35
    ldi r25, 18
    std Y+15, r21
    ldi r21, 88
    std Y+14, r17
    ldi r17, 19
    add r19, r24
    adc r23, r25
    adc r18, r21
    adc r22, r17
    st Z+, r16
    st Z+, r20
    ldd r17, Y+14
    st Z+, r17
    ldd r21, Y+18
    st Z+, r21
    ldi r24, 70
    ldi r25, 36
    std Y+17, r19
    ldi r19, 176
    std Y+19, r23
    ldi r23, 38
    add r16, r24
    adc r20, r25
    adc r17, r19
    adc r21, r23
    lsl r17
    rol r21
    rol r16
    rol r20
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r19, 121
    ldi r23, 138
    ldi r24, 124
    ldi r25, 226
    add r0, r19
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r19, 243
    ldi r23, 20
    ldi r24, 249
    ldi r25, 196
    add r5, r19
    adc r6, r23
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r19, r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r19, 231
    ldi r23, 41
    ldi r24, 242
    ldi r25, 137
    add r9, r19
    adc r10, r23
    adc r11, r24
    adc r12, r25
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldd r19, Y+15
    st Z+, r19
    ldi r23, 207
    ldi r24, 83
    ldi r25, 228
    std Y+18, r20
    ldi r20, 19
    add r13, r23
    adc r14, r24
    adc r15, r25
    adc r19, r20
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    ldd r20, Y+17
    ldd r23, Y+19
    mov r24, r18
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r18
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r18
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r18
    st Z+, r18
    st Z+, r22
    st Z+, r20
    st Z+, r23
    ldi r24, 158
    ldi r25, 167
    std Y+19, r19
    ldi r19, 200
    std Y+17, r16
    ldi r16, 39
    add r18, r24
    adc r22, r25
    adc r20, r19
    adc r23, r16
    st Z+, r17
    st Z+, r21
    ldd r16, Y+17
    st Z+, r16
    ldd r19, Y+18
    st Z+, r19
    ldi r24, 60
    ldi r25, 79
    std Y+15, r18
    ldi r18, 145
    add r17, r24
    adc r21, r25
    adc r16, r18
    adc r19, r25
    lsl r16
    rol r19
    rol r17
    rol r21
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r18, 241
    ldi r24, 216
    ldi r25, 97
    std Y+18, r21
    ldi r21, 190
    add r0, r18
    adc r2, r24
    adc r3, r25
    adc r4, r21
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r18, 227
    ldi r21, 177
    ldi r24, 195
    ldi r25, 124
    add r5, r18
    adc r6, r21
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r18, r12
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r18, 198
    ldi r21, 99
    ldi r24, 135
    ldi r25, 249
    add r12, r18
    adc r9, r21
    adc r10, r24
    adc r11, r25
    ldd r18, Y+19
    st Z+, r18
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r21, 141
    ldi r24, 199
    ldi r25, 14
    std Y+17, r17
    ldi r17, 243
    add r18, r21
    adc r13, r24
    adc r14, r25
    adc r15, r17
    lsl r15
    rol r18
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r18
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r18
    rol r13
    rol r14
    adc r15, r1
    ldd r17, Y+15
    mov r21, r20
    lsr r21
    ror r22
    ror r17
    ror r23
    ror r20
    lsr r21
    ror r22
    ror r17
    ror r23
    ror r20
    lsr r21
    ror r22
    ror r17
    ror r23
    ror r20
    st Z+, r20
    st Z+, r23
    st Z+, r17
    st Z+, r22
    ldi r21, 27
    ldi r24, 143
    ldi r25, 29
    std Y+15, r18
    ldi r18, 230
    add r20, r21
    adc r23, r24
    adc r17, r25
    adc r22, r18
    st Z+, r16
    st Z+, r19
    ldd r18, Y+17
    st Z+, r18
    ldd r21, Y+18
    st Z+, r21
    ldi r24, 55
    ldi r25, 30
    std Y+19, r20
    ldi r20, 59
    std Y+14, r23
    ldi r23, 204
    add r16, r24
    adc r19, r25
    adc r18, r20
    adc r21, r23
    lsl r18
    rol r21
    rol r16
    rol r19
    adc r18, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r20, 197
    ldi r23, 121
    ldi r24, 146
    ldi r25, 122
    add r0, r20
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r20, 138
    ldi r23, 243
    ldi r24, 36
    ldi r25, 245
    add r5, r20
    adc r6, r23
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r20, r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r20, 21
    ldi r23, 231
    ldi r24, 73
    ldi r25, 234
    add r11, r20
    adc r12, r23
    adc r9, r24
    adc r10, r25
    st Z+, r15
    ldd r20, Y+15
    st Z+, r20
    st Z+, r13
    st Z+, r14
    ldi r23, 43
    ldi r24, 206
    ldi r25, 147
    std Y+18, r19
    ldi r19, 212
    add r15, r23
    adc r20, r24
    adc r13, r25
    adc r14, r19
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    ldd r19, Y+19
    ldd r23, Y+14
    mov r24, r17
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r17
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r17
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r17
    st Z+, r17
    st Z+, r22
    st Z+, r19
    st Z+, r23
    ldi r24, 87
    ldi r25, 156
    std Y+14, r20
    ldi r20, 39
    std Y+19, r16
    ldi r16, 169
    add r17, r24
    adc r22, r25
    adc r19, r20
    adc r23, r16
    st Z+, r18
    st Z+, r21
    ldd r16, Y+19
    st Z+, r16
    ldd r20, Y+18
    st Z+, r20
    ldi r24, 175
    ldi r25, 56
    std Y+15, r17
    ldi r17, 79
    std Y+17, r22
    ldi r22, 82
    add r18, r24
    adc r21, r25
    adc r16, r17
    adc r20, r22
    lsl r16
    rol r20
    rol r18
    rol r21
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r17, 60
    ldi r22, 86
    ldi r24, 208
    ldi r25, 46
    add r0, r17
    adc r2, r22
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r17, 120
    ldi r22, 172
    ldi r24, 160
    ldi r25, 93
    add r5, r17
    adc r6, r22
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r17, r10
    lsr r17
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r17
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r17, 240
    ldi r22, 88
    ldi r24, 65
    ldi r25, 187
    add r10, r17
    adc r11, r22
    adc r12, r24
    adc r9, r25
    st Z+, r14
    st Z+, r15
    ldd r17, Y+14
    st Z+, r17
    st Z+, r13
    ldi r22, 225
    ldi r24, 177
    ldi r25, 130
    std Y+18, r21
    ldi r21, 118
    add r14, r22
    adc r15, r24
    adc r17, r25
    adc r13, r21
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ldd r21, Y+15
    ldd r22, Y+17
    mov r24, r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    st Z+, r19
    st Z+, r23
    st Z+, r21
    st Z+, r22
    ldi r24, 194
    ldi r25, 99
    std Y+17, r17
    ldi r17, 5
    std Y+15, r18
    ldi r18, 237
    add r19, r24
    adc r23, r25
    adc r21, r17
    adc r22, r18
    st Z+, r16
    st Z+, r20
    ldd r17, Y+15
    st Z+, r17
    ldd r18, Y+18
    st Z+, r18
    ldi r24, 133
    ldi r25, 199
    std Y+14, r19
    ldi r19, 10
    std Y+19, r23
    ldi r23, 218
    add r16, r24
    adc r20, r25
    adc r17, r19
    adc r18, r23
    lsl r17
    rol r18
    rol r16
    rol r20
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r19, 62
    ldi r23, 188
    ldi r24, 157
    ldi r25, 254
    add r0, r19
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r19, 125
    ldi r23, 120
    ldi r24, 59
    ldi r25, 253
    add r5, r19
    adc r6, r23
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r19, r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r19, 251
    ldi r23, 240
    ldi r24, 118
    ldi r25, 250
    add r9, r19
    adc r10, r23
    adc r11, r24
    adc r12, r25
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldd r19, Y+17
    st Z+, r19
    ldi r23, 247
    ldi r24, 225
    ldi r25, 237
    std Y+18, r20
    ldi r20, 244
    add r13, r23
    adc r14, r24
    adc r15, r25
    adc r19, r20
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    ldd r20, Y+14
    ldd r23, Y+19
    mov r24, r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    st Z+, r21
    st Z+, r22
    st Z+, r20
    st Z+, r23
    ldi r24, 239
    ldi r25, 195
    std Y+19, r19
    ldi r19, 219
    std Y+14, r16
    ldi r16, 233
    add r21, r24
    adc r22, r25
    adc r20, r19
    adc r23, r16
    st Z+, r17
    st Z+, r18
    ldd r16, Y+14
    st Z+, r16
    ldd r19, Y+18
    st Z+, r19
    ldi r24, 223
    ldi r25, 135
    std Y+17, r21
    ldi r21, 183
    std Y+15, r22
    ldi r22, 211
    add r17, r24
    adc r18, r25
    adc r16, r21
    adc r19, r22
    lsl r16
    rol r19
    rol r17
    rol r18
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r21, 140
    ldi r22, 72
    ldi r24, 96
    ldi r25, 77
    add r0, r21
    adc r2, r22
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r21, 24
    ldi r22, 145
    ldi r24, 192
    ldi r25, 154
    add r5, r21
    adc r6, r22
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r21, r12
    lsr r21
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r21
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r21, 49
    ldi r22, 34
    ldi r24, 129
    ldi r25, 53
    add r12, r21
    adc r9, r22
    adc r10, r24
    adc r11, r25
    ldd r21, Y+19
    st Z+, r21
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r22, 98
    ldi r24, 68
    ldi r25, 2
    std Y+18, r18
    ldi r18, 107
    add r21, r22
    adc r13, r24
    adc r14, r25
    adc r15, r18
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    ldd r18, Y+17
    ldd r22, Y+15
    mov r24, r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    st Z+, r20
    st Z+, r23
    st Z+, r18
    st Z+, r22
    ldi r24, 196
    ldi r25, 136
    std Y+15, r21
    ldi r21, 4
    std Y+17, r17
    ldi r17, 214
    add r20, r24
    adc r23, r25
    adc r18, r21
    adc r22, r17
    st Z+, r16
    st Z+, r19
    ldd r17, Y+17
    st Z+, r17
    ldd r21, Y+18
    st Z+, r21
    ldi r24, 137
    ldi r25, 17
    std Y+19, r20
    ldi r20, 9
    std Y+14, r23
    ldi r23, 172
    add r16, r24
    adc r19, r25
    adc r17, r20
    adc r21, r23
    lsl r17
    rol r21
    rol r16
    rol r19
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r20, 120
    ldi r23, 158
    ldi r24, 34
    ldi r25, 159
    add r0, r20
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r20, 241
    ldi r23, 60
    ldi r24, 69
    ldi r25, 62
    add r5, r20
    adc r6, r23
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r20, r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r20, 226
    ldi r23, 121
    ldi r24, 138
    ldi r25, 124
    add r11, r20
    adc r12, r23
    adc r9, r24
    adc r10, r25
    st Z+, r15
    ldd r20, Y+15
    st Z+, r20
    st Z+, r13
    st Z+, r14
    ldi r23, 196
    ldi r24, 243
    ldi r25, 20
    std Y+18, r19
    ldi r19, 249
    add r15, r23
    adc r20, r24
    adc r13, r25
    adc r14, r19
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    ldd r19, Y+19
    ldd r23, Y+14
    mov r24, r18
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r18
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r18
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r18
    st Z+, r18
    st Z+, r22
    st Z+, r19
    st Z+, r23
    ldi r24, 137
    ldi r25, 231
    std Y+14, r20
    ldi r20, 41
    std Y+19, r16
    ldi r16, 242
    add r18, r24
    adc r22, r25
    adc r19, r20
    adc r23, r16
    st Z+, r17
    st Z+, r21
    ldd r16, Y+19
    st Z+, r16
    ldd r20, Y+18
    st Z+, r20
    ldi r24, 19
    ldi r25, 207
    std Y+15, r18
    ldi r18, 83
    std Y+17, r22
    ldi r22, 228
    add r17, r24
    adc r21, r25
    adc r16, r18
    adc r20, r22
    lsl r16
    rol r20
    rol r17
    rol r21
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r18, 111
    ldi r22, 60
    ldi r24, 118
    ldi r25, 152
    add r0, r18
    adc r2, r22
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r18, 223
    ldi r22, 120
    ldi r24, 236
    ldi r25, 48
    add r5, r18
    adc r6, r22
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r18, r10
    lsr r18
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r18
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r18, 190
    ldi r22, 241
    ldi r24, 216
    ldi r25, 97
    add r10, r18
    adc r11, r22
    adc r12, r24
    adc r9, r25
    st Z+, r14
    st Z+, r15
    ldd r18, Y+14
    st Z+, r18
    st Z+, r13
    ldi r22, 124
    ldi r24, 227
    ldi r25, 177
    std Y+18, r21
    ldi r21, 195
    add r14, r22
    adc r15, r24
    adc r18, r25
    adc r13, r21
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    ldd r21, Y+15
    ldd r22, Y+17
    mov r24, r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    st Z+, r19
    st Z+, r23
    st Z+, r21
    st Z+, r22
    ldi r24, 249
    ldi r25, 198
    std Y+17, r18
    ldi r18, 99
    std Y+15, r17
    ldi r17, 135
    add r19, r24
    adc r23, r25
    adc r21, r18
    adc r22, r17
    st Z+, r16
    st Z+, r20
    ldd r17, Y+15
    st Z+, r17
    ldd r18, Y+18
    st Z+, r18
    ldi r24, 243
    ldi r25, 141
    std Y+14, r19
    ldi r19, 199
    std Y+19, r23
    ldi r23, 14
    add r16, r24
    adc r20, r25
    adc r17, r19
    adc r18, r23
    lsl r17
    rol r18
    rol r16
    rol r20
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r19, 94
    ldi r23, 113
    ldi r24, 158
    ldi r25, 164
    add r0, r19
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r19, 189
    ldi r23, 226
    ldi r24, 60
    ldi r25, 73
    add r5, r19
    adc r6, r23
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r19, r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r19, 122
    ldi r23, 197
    ldi r24, 121
    ldi r25, 146
    add r9, r19
    adc r10, r23
    adc r11, r24
    adc r12, r25
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldd r19, Y+17
    st Z+, r19
    ldi r23, 245
    ldi r24, 138
    ldi r25, 243
    std Y+18, r20
    ldi r20, 36
    add r13, r23
    adc r14, r24
    adc r15, r25
    adc r19, r20
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    ldd r20, Y+14
    ldd r23, Y+19
    mov r24, r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    st Z+, r21
    st Z+, r22
    st Z+, r20
    st Z+, r23
    ldi r24, 234
    ldi r25, 21
    std Y+19, r19
    ldi r19, 231
    std Y+14, r16
    ldi r16, 73
    add r21, r24
    adc r22, r25
    adc r20, r19
    adc r23, r16
    st Z+, r17
    st Z+, r18
    ldd r16, Y+14
    st Z+, r16
    ldd r19, Y+18
    st Z+, r19
    ldi r24, 212
    ldi r25, 43
    std Y+17, r21
    ldi r21, 206
    std Y+15, r22
    ldi r22, 147
    add r17, r24
    adc r18, r25
    adc r16, r21
    adc r19, r22
    lsl r16
    rol r19
    rol r17
    rol r18
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r21, 11
    ldi r22, 143
    ldi r24, 21
    ldi r25, 180
    add r0, r21
    adc r2, r22
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r21, 23
    ldi r22, 30
    ldi r24, 43
    ldi r25, 104
    add r5, r21
    adc r6, r22
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r21, r12
    lsr r21
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r21
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r21, 46
    ldi r22, 60
    ldi r24, 86
    ldi r25, 208
    add r12, r21
    adc r9, r22
    adc r10, r24
    adc r11, r25
    ldd r21, Y+19
    st Z+, r21
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r22, 93
    ldi r24, 120
    ldi r25, 172
    std Y+18, r18
    ldi r18, 160
    add r21, r22
    adc r13, r24
    adc r14, r25
    adc r15, r18
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    ldd r18, Y+17
    ldd r22, Y+15
    mov r24, r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    st Z+, r20
    st Z+, r23
    st Z+, r18
    st Z+, r22
    ldi r24, 187
    ldi r25, 240
    std Y+15, r21
    ldi r21, 88
    std Y+17, r17
    ldi r17, 65
    add r20, r24
    adc r23, r25
    adc r18, r21
    adc r22, r17
    st Z+, r16
    st Z+, r19
    ldd r17, Y+17
    st Z+, r17
    ldd r21, Y+18
    st Z+, r21
    ldi r24, 118
    ldi r25, 225
    std Y+19, r20
    ldi r20, 177
    std Y+14, r23
    ldi r23, 130
    add r16, r24
    adc r19, r25
    adc r17, r20
    adc r21, r23
    lsl r17
    rol r21
    rol r16
    rol r19
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r20, 191
    ldi r23, 15
    ldi r24, 111
    ldi r25, 167
    add r0, r20
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r20, 127
    ldi r23, 31
    ldi r24, 222
    ldi r25, 78
    add r5, r20
    adc r6, r23
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r20, r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r20, 254
    ldi r23, 62
    ldi r24, 188
    ldi r25, 157
    add r11, r20
    adc r12, r23
    adc r9, r24
    adc r10, r25
    st Z+, r15
    ldd r20, Y+15
    st Z+, r20
    st Z+, r13
    st Z+, r14
    ldi r23, 253
    ldi r24, 125
    ldi r25, 120
    std Y+18, r19
    ldi r19, 59
    add r15, r23
    adc r20, r24
    adc r13, r25
    adc r14, r19
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    ldd r19, Y+19
    ldd r23, Y+14
    mov r24, r18
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r18
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r18
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r18
    st Z+, r18
    st Z+, r22
    st Z+, r19
    st Z+, r23
    ldi r24, 250
    ldi r25, 251
    std Y+14, r20
    ldi r20, 240
    std Y+19, r16
    ldi r16, 118
    add r18, r24
    adc r22, r25
    adc r19, r20
    adc r23, r16
    st Z+, r17
    st Z+, r21
    ldd r16, Y+19
    st Z+, r16
    ldd r20, Y+18
    st Z+, r20
    ldi r24, 244
    ldi r25, 247
    std Y+15, r18
    ldi r18, 225
    std Y+17, r22
    ldi r22, 237
    add r17, r24
    adc r21, r25
    adc r16, r18
    adc r20, r22
    lsl r16
    rol r20
    rol r17
    rol r21
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r18, 19
    ldi r22, 35
    ldi r24, 18
    ldi r25, 88
    add r0, r18
    adc r2, r22
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r18, 38
    ldi r22, 70
    ldi r24, 36
    ldi r25, 176
    add r5, r18
    adc r6, r22
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r18, r10
    lsr r18
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r18
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r18, 77
    ldi r22, 140
    ldi r24, 72
    ldi r25, 96
    add r10, r18
    adc r11, r22
    adc r12, r24
    adc r9, r25
    st Z+, r14
    st Z+, r15
    ldd r18, Y+14
    st Z+, r18
    st Z+, r13
    ldi r22, 154
    ldi r24, 24
    ldi r25, 145
    std Y+18, r21
    ldi r21, 192
    add r14, r22
    adc r15, r24
    adc r18, r25
    adc r13, r21
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    ldd r21, Y+15
    ldd r22, Y+17
    mov r24, r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    st Z+, r19
    st Z+, r23
    st Z+, r21
    st Z+, r22
    ldi r24, 53
    ldi r25, 49
    std Y+17, r18
    ldi r18, 34
    std Y+15, r17
    ldi r17, 129
    add r19, r24
    adc r23, r25
    adc r21, r18
    adc r22, r17
    st Z+, r16
    st Z+, r20
    ldd r17, Y+15
    st Z+, r17
    ldd r18, Y+18
    st Z+, r18
    ldi r24, 107
    ldi r25, 98
    std Y+14, r19
    ldi r19, 68
    std Y+19, r23
    ldi r23, 2
    add r16, r24
    adc r20, r25
    adc r17, r19
    adc r18, r23
    lsl r17
    rol r18
    rol r16
    rol r20
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r19, 39
    ldi r23, 158
    ldi r24, 167
    ldi r25, 200
    add r0, r19
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r19, 79
    ldi r23, 60
    ldi r24, 145
    add r5, r19
    adc r6, r23
    adc r7, r19
    adc r8, r24
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r19, r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r19, 159
    ldi r23, 120
    ldi r24, 158
    ldi r25, 34
    add r9, r19
    adc r10, r23
    adc r11, r24
    adc r12, r25
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldd r19, Y+17
    st Z+, r19
    ldi r23, 62
    ldi r24, 241
    ldi r25, 60
    std Y+18, r20
    ldi r20, 69
    add r13, r23
    adc r14, r24
    adc r15, r25
    adc r19, r20
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    ldd r20, Y+14
    ldd r23, Y+19
    mov r24, r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    st Z+, r21
    st Z+, r22
    st Z+, r20
    st Z+, r23
    ldi r24, 124
    ldi r25, 226
    std Y+19, r19
    ldi r19, 121
    std Y+14, r16
    ldi r16, 138
    add r21, r24
    adc r22, r25
    adc r20, r19
    adc r23, r16
    st Z+, r17
    st Z+, r18
    ldd r16, Y+14
    st Z+, r16
    ldd r19, Y+18
    st Z+, r19
    ldi r24, 249
    ldi r25, 196
    std Y+17, r21
    ldi r21, 243
    std Y+15, r22
    ldi r22, 20
    add r17, r24
    adc r18, r25
    adc r16, r21
    adc r19, r22
    lsl r16
    rol r19
    rol r17
    rol r18
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r21, 230
    ldi r22, 27
    ldi r24, 143
    ldi r25, 29
    add r0, r21
    adc r2, r22
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r21, 204
    ldi r22, 55
    ldi r24, 30
    ldi r25, 59
    add r5, r21
    adc r6, r22
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r21, r12
    lsr r21
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r21
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r21, 152
    ldi r22, 111
    ldi r24, 60
    ldi r25, 118
    add r12, r21
    adc r9, r22
    adc r10, r24
    adc r11, r25
    ldd r21, Y+19
    st Z+, r21
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r22, 48
    ldi r24, 223
    ldi r25, 120
    std Y+18, r18
    ldi r18, 236
    add r21, r22
    adc r13, r24
    adc r14, r25
    adc r15, r18
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    ldd r18, Y+17
    ldd r22, Y+15
    mov r24, r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    st Z+, r20
    st Z+, r23
    st Z+, r18
    st Z+, r22
    ldi r24, 97
    ldi r25, 190
    std Y+15, r21
    ldi r21, 241
    std Y+17, r17
    ldi r17, 216
    add r20, r24
    adc r23, r25
    adc r18, r21
    adc r22, r17
    st Z+, r16
    st Z+, r19
    ldd r17, Y+17
    st Z+, r17
    ldd r21, Y+18
    st Z+, r21
    ldi r24, 195
    ldi r25, 124
    std Y+19, r20
    ldi r20, 227
    std Y+14, r23
    ldi r23, 177
    add r16, r24
    adc r19, r25
    adc r17, r20
    adc r21, r23
    lsl r17
    rol r21
    rol r16
    rol r19
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r20, 169
    ldi r23, 87
    ldi r24, 156
    ldi r25, 39
    add r0, r20
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r20, 82
    ldi r23, 175
    ldi r24, 56
    ldi r25, 79
    add r5, r20
    adc r6, r23
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r20, r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r20, 164
    ldi r23, 94
    ldi r24, 113
    ldi r25, 158
    add r11, r20
    adc r12, r23
    adc r9, r24
    adc r10, r25
    st Z+, r15
    ldd r20, Y+15
    st Z+, r20
    st Z+, r13
    st Z+, r14
    ldi r23, 73
    ldi r24, 189
    ldi r25, 226
    std Y+18, r19
    ldi r19, 60
    add r15, r23
    adc r20, r24
    adc r13, r25
    adc r14, r19
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    ldd r19, Y+19
    ldd r23, Y+14
    mov r24, r18
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r18
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r18
    lsr r24
    ror r23
    ror r19
    ror r22
    ror r18
    st Z+, r18
    st Z+, r22
    st Z+, r19
    st Z+, r23
    ldi r24, 146
    ldi r25, 122
    std Y+14, r20
    ldi r20, 197
    std Y+19, r16
    ldi r16, 121
    add r18, r24
    adc r22, r25
    adc r19, r20
    adc r23, r16
    st Z+, r17
    st Z+, r21
    ldd r16, Y+19
    st Z+, r16
    ldd r20, Y+18
    st Z+, r20
    ldi r24, 36
    ldi r25, 245
    std Y+15, r18
    ldi r18, 138
    std Y+17, r22
    ldi r22, 243
    add r17, r24
    adc r21, r25
    adc r16, r18
    adc r20, r22
    lsl r16
    rol r20
    rol r17
    rol r21
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r18, 237
    ldi r22, 194
    ldi r24, 99
    ldi r25, 5
    add r0, r18
    adc r2, r22
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r18, 218
    ldi r22, 133
    ldi r24, 199
    ldi r25, 10
    add r5, r18
    adc r6, r22
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r18, r10
    lsr r18
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r18
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r18, 180
    ldi r22, 11
    ldi r24, 143
    ldi r25, 21
    add r10, r18
    adc r11, r22
    adc r12, r24
    adc r9, r25
    st Z+, r14
    st Z+, r15
    ldd r18, Y+14
    st Z+, r18
    st Z+, r13
    ldi r22, 104
    ldi r24, 23
    ldi r25, 30
    std Y+18, r21
    ldi r21, 43
    add r14, r22
    adc r15, r24
    adc r18, r25
    adc r13, r21
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    ldd r21, Y+15
    ldd r22, Y+17
    mov r24, r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    lsr r24
    ror r22
    ror r21
    ror r23
    ror r19
    st Z+, r19
    st Z+, r23
    st Z+, r21
    st Z+, r22
    ldi r24, 208
    ldi r25, 46
    std Y+17, r18
    ldi r18, 60
    std Y+15, r17
    ldi r17, 86
    add r19, r24
    adc r23, r25
    adc r21, r18
    adc r22, r17
    st Z+, r16
    st Z+, r20
    ldd r17, Y+15
    st Z+, r17
    ldd r18, Y+18
    st Z+, r18
    ldi r24, 160
    ldi r25, 93
    std Y+14, r19
    ldi r19, 120
    std Y+19, r23
    ldi r23, 172
    add r16, r24
    adc r20, r25
    adc r17, r19
    adc r18, r23
    lsl r17
    rol r18
    rol r16
    rol r20
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r19, 233
    ldi r23, 239
    ldi r24, 195
    ldi r25, 219
    add r0, r19
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r19, 211
    ldi r23, 223
    ldi r24, 135
    ldi r25, 183
    add r5, r19
    adc r6, r23
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r19, r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r19
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r19, 167
    ldi r23, 191
    ldi r24, 15
    ldi r25, 111
    add r9, r19
    adc r10, r23
    adc r11, r24
    adc r12, r25
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldd r19, Y+17
    st Z+, r19
    ldi r23, 78
    ldi r24, 127
    ldi r25, 31
    std Y+18, r20
    ldi r20, 222
    add r13, r23
    adc r14, r24
    adc r15, r25
    adc r19, r20
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    lsl r19
    rol r13
    rol r14
    rol r15
    adc r19, r1
    ldd r20, Y+14
    ldd r23, Y+19
    mov r24, r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    lsr r24
    ror r23
    ror r20
    ror r22
    ror r21
    st Z+, r21
    st Z+, r22
    st Z+, r20
    st Z+, r23
    ldi r24, 157
    ldi r25, 254
    std Y+19, r19
    ldi r19, 62
    std Y+14, r16
    ldi r16, 188
    add r21, r24
    adc r22, r25
    adc r20, r19
    adc r23, r16
    st Z+, r17
    st Z+, r18
    ldd r16, Y+14
    st Z+, r16
    ldd r19, Y+18
    st Z+, r19
    ldi r24, 59
    ldi r25, 253
    std Y+17, r21
    ldi r21, 125
    std Y+15, r22
    ldi r22, 120
    add r17, r24
    adc r18, r25
    adc r16, r21
    adc r19, r22
    lsl r16
    rol r19
    rol r17
    rol r18
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r21, 214
    ldi r22, 196
    ldi r24, 136
    ldi r25, 4
    add r0, r21
    adc r2, r22
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r21, 172
    ldi r22, 137
    ldi r24, 17
    ldi r25, 9
    add r5, r21
    adc r6, r22
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r21, r12
    lsr r21
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r21
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r21, 88
    ldi r22, 19
    ldi r24, 35
    ldi r25, 18
    add r12, r21
    adc r9, r22
    adc r10, r24
    adc r11, r25
    ldd r21, Y+19
    st Z+, r21
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r22, 176
    ldi r24, 38
    ldi r25, 70
    std Y+18, r18
    ldi r18, 36
    add r21, r22
    adc r13, r24
    adc r14, r25
    adc r15, r18
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r21
    rol r13
    rol r14
    adc r15, r1
    ldd r18, Y+17
    ldd r22, Y+15
    mov r24, r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    lsr r24
    ror r22
    ror r18
    ror r23
    ror r20
    st Z+, r20
    st Z+, r23
    st Z+, r18
    st Z+, r22
    ldi r24, 96
    ldi r25, 77
    std Y+15, r21
    ldi r21, 140
    std Y+17, r17
    ldi r17, 72
    add r20, r24
    adc r23, r25
    adc r18, r21
    adc r22, r17
    st Z+, r16
    st Z+, r19
    ldd r17, Y+17
    st Z+, r17
    ldd r21, Y+18
    st Z+, r21
    ldi r24, 192
    ldi r25, 154
    std Y+19, r20
    ldi r20, 24
    std Y+14, r23
    ldi r23, 145
    add r16, r24
    adc r19, r25
    adc r17, r20
    adc r21, r23
    lsl r17
    rol r21
    rol r16
    rol r19
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r20, 242
    ldi r23, 137
    ldi r24, 231
    ldi r25, 41
    add r0, r20
    adc r2, r23
    adc r3, r24
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r20, 228
    ldi r23, 19
    ldi r24, 207
    ldi r25, 83
    add r5, r20
    adc r6, r23
    adc r7, r24
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r20, r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r20
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r20, 200
    ldi r23, 39
    ldi r24, 158
    ldi r25, 167
    add r11, r20
    adc r12, r23
    adc r9, r24
    adc r10, r25
    st Z+, r15
    ldd r20, Y+15
    st Z+, r20
    st Z+, r13
    st Z+, r14
    ldi r23, 145
    ldi r24, 79
    ldi r25, 60
    add r15, r23
    adc r20, r24
    adc r13, r25
    adc r14, r24
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r20
    rol r13
    adc r14, r1
    ldd r23, Y+19
    ldd r24, Y+14
    mov r25, r18
    lsr r25
    ror r24
    ror r23
    ror r22
    ror r18
    lsr r25
    ror r24
    ror r23
    ror r22
    ror r18
    lsr r25
    ror r24
    ror r23
    ror r22
    ror r18
    st Z+, r18
    st Z+, r22
    st Z+, r23
    st Z+, r24
    ldi r25, 34
    std Y+14, r20
    ldi r20, 159
    std Y+19, r19
    ldi r19, 120
    std Y+15, r16
    ldi r16, 158
    add r18, r25
    adc r22, r20
    adc r23, r19
    adc r24, r16
    st Z+, r17
    st Z+, r21
    ldd r16, Y+15
    st Z+, r16
    ldd r19, Y+19
    st Z+, r19
    ldi r20, 69
    ldi r25, 62
    std Y+18, r18
    ldi r18, 241
    std Y+17, r22
    ldi r22, 60
    add r17, r20
    adc r21, r25
    adc r16, r18
    adc r19, r22
    lsl r16
    rol r19
    rol r17
    rol r21
    adc r16, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r18, 135
    ldi r20, 249
    ldi r22, 198
    ldi r25, 99
    add r0, r18
    adc r2, r20
    adc r3, r22
    adc r4, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r18, 14
    ldi r20, 243
    ldi r22, 141
    ldi r25, 199
    add r5, r18
    adc r6, r20
    adc r7, r22
    adc r8, r25
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    lsl r5
    rol r6
    rol r7
    rol r8
    adc r5, r1
    mov r18, r10
    lsr r18
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r18
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r18, 29
    ldi r20, 230
    ldi r22, 27
    ldi r25, 143
    add r10, r18
    adc r11, r20
    adc r12, r22
    adc r9, r25
    st Z+, r14
    st Z+, r15
    ldd r18, Y+14
    st Z+, r18
    st Z+, r13
    ldi r20, 59
    ldi r22, 204
    ldi r25, 55
    std Y+19, r21
    ldi r21, 30
    add r14, r20
    adc r15, r22
    adc r18, r25
    adc r13, r21
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r18
    adc r13, r1
    ldd r20, Y+18
    ldd r21, Y+17
    mov r22, r23
    lsr r22
    ror r21
    ror r20
    ror r24
    ror r23
    lsr r22
    ror r21
    ror r20
    ror r24
    ror r23
    lsr r22
    ror r21
    ror r20
    ror r24
    ror r23
    st Z+, r23
    st Z+, r24
    st Z+, r20
    st Z+, r21
    ldi r22, 118
    ldi r25, 152
    std Y+17, r18
    ldi r18, 111
    std Y+18, r17
    ldi r17, 60
    add r23, r22
    adc r24, r25
    adc r20, r18
    adc r21, r17
    st Z+, r16
    st Z+, r19
    ldd r17, Y+18
    st Z+, r17
    ldd r18, Y+19
    st Z+, r18
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r22, 236
    ldi r25, 48
    std Y+14, r23
    ldi r23, 223
    std Y+15, r24
    ldi r24, 120
    add r16, r22
    adc r19, r25
    adc r17, r23
    adc r18, r24
    lsl r17
    rol r18
    rol r16
    rol r19
    adc r17, r1
    mov r0, r9
    lsr r0
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r0
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldd r0, Y+17
    st Z+, r0
    ldd r0, Y+14
    ldd r2, Y+15
    mov r3, r20
    lsr r3
    ror r2
    ror r0
    ror r21
    ror r20
    lsr r3
    ror r2
    ror r0
    ror r21
    ror r20
    lsr r3
    ror r2
    ror r0
    ror r21
    ror r20
    st Z+, r20
    st Z+, r21
    st Z+, r0
    st Z+, r2
    st Z+, r17
    st Z+, r18
    st Z+, r16
    std Z+0, r19
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_lea128_192_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_lea128_192_key_setup_avr_wipe
    adiw r28, 29
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_lea128_192_key_setup_avr, .-lwcc_lea128_192_key_setup_avr

    .global lwcc_lea128_192_ecb_encrypt_avr
    .type lwcc_lea128_192_ecb_encrypt_avr, @function
lwcc_lea128_192_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_192_ecb_encrypt_avr_begin
    ret
.Llwcc_lea128_192_ecb_encrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_lea128_192_ecb_encrypt_avr_group:
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r13, X+
    ; round 1 (lea.dsl:35)
    ldd r14, Z+20
    eor r13, r14
    ld r14, X+
    ldd r15, Z+21
    eor r14, r15
    ld r15, X+
    ldd r16, Z+22
    eor r15, r16
    ld r16, X+
    ldd r17, Z+23
    eor r16, r17
    ldd r17, Z+16
    eor r17, r9
    ldd r18, Z+12
    eor r9, r18
    ldd r18, Z+17
    eor r18, r10
    ldd r19, Z+13
    eor r10, r19
    ldd r19, Z+18
    eor r19, r11
    ldd r20, Z+14
    eor r11, r20
    ldd r20, Z+19
    eor r20, r12
    add r17, r13
    adc r18, r14
    adc r19, r15
    adc r20, r16
    ldd r13, Z+15
    eor r12, r13
    mov r13, r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r13, Z+8
    eor r13, r5
    ldd r14, Z+4
    eor r5, r14
    ldd r14, Z+9
    eor r14, r6
    ldd r15, Z+5
    eor r6, r15
    ldd r15, Z+10
    eor r15, r7
    ldd r16, Z+6
    eor r7, r16
    ldd r16, Z+11
    eor r16, r8
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r9, Z+7
    eor r8, r9
    ldd r9, Z+0
    eor r9, r0
    ; round 2 (lea.dsl:35)
    ldd r10, Z+44
    eor r0, r10
    ; round 1 (lea.dsl:35)
    ldd r10, Z+1
    eor r10, r2
    ; round 2 (lea.dsl:35)
    ldd r11, Z+45
    eor r2, r11
    ; round 1 (lea.dsl:35)
    ldd r11, Z+2
    eor r11, r3
    ; round 2 (lea.dsl:35)
    ldd r12, Z+46
    eor r3, r12
    ; round 1 (lea.dsl:35)
    ldd r12, Z+3
    eor r12, r4
    add r9, r5
    adc r10, r6
    adc r11, r7
    adc r12, r8
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 2 (lea.dsl:35)
    ldd r5, Z+47
    eor r4, r5
    ldd r5, Z+40
    eor r5, r17
    ldd r6, Z+36
    eor r17, r6
    ldd r6, Z+41
    eor r6, r18
    ldd r7, Z+37
    eor r18, r7
    ldd r7, Z+42
    eor r7, r19
    ldd r8, Z+38
    eor r19, r8
    ldd r8, Z+43
    eor r8, r20
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    ldd r0, Z+39
    eor r20, r0
    mov r0, r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    ldd r0, Z+32
    eor r0, r14
    ldd r2, Z+28
    eor r14, r2
    ldd r2, Z+33
    eor r2, r15
    ldd r3, Z+29
    eor r15, r3
    ldd r3, Z+34
    eor r3, r16
    ldd r4, Z+30
    eor r16, r4
    ldd r4, Z+35
    eor r4, r13
    add r0, r17
    adc r2, r18
    adc r3, r19
    adc r4, r20
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    ldd r17, Z+31
    eor r13, r17
    ldd r17, Z+24
    eor r17, r12
    adiw r30, 25
    ; round 3 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 2 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 3 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 2 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 3 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 2 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r14
    adc r18, r15
    adc r19, r16
    adc r20, r13
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 3 (lea.dsl:35)
    ldd r13, Z+46
    eor r11, r13
    ldd r13, Z+39
    eor r13, r5
    ldd r14, Z+35
    eor r5, r14
    ldd r14, Z+40
    eor r14, r6
    ldd r15, Z+36
    eor r6, r15
    ldd r15, Z+41
    eor r15, r7
    ldd r16, Z+37
    eor r7, r16
    ldd r16, Z+42
    eor r16, r8
    add r13, r12
    adc r14, r9
    adc r15, r10
    adc r16, r11
    ldd r9, Z+38
    eor r8, r9
    mov r9, r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r9, Z+31
    eor r9, r2
    ldd r10, Z+27
    eor r2, r10
    ldd r10, Z+32
    eor r10, r3
    ldd r11, Z+28
    eor r3, r11
    ldd r11, Z+33
    eor r11, r4
    ldd r12, Z+29
    eor r4, r12
    ldd r12, Z+34
    eor r12, r0
    add r9, r5
    adc r10, r6
    adc r11, r7
    adc r12, r8
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r5, Z+30
    eor r0, r5
    ldd r5, Z+23
    eor r5, r20
    adiw r30, 24
    ; round 4 (lea.dsl:35)
    ldd r6, Z+43
    eor r20, r6
    ; round 3 (lea.dsl:35)
    ldd r6, Z+0
    eor r6, r17
    ; round 4 (lea.dsl:35)
    ldd r7, Z+44
    eor r17, r7
    ; round 3 (lea.dsl:35)
    ldd r7, Z+1
    eor r7, r18
    ; round 4 (lea.dsl:35)
    ldd r8, Z+45
    eor r18, r8
    ; round 3 (lea.dsl:35)
    ldd r8, Z+2
    eor r8, r19
    add r5, r2
    adc r6, r3
    adc r7, r4
    adc r8, r0
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 4 (lea.dsl:35)
    ldd r0, Z+46
    eor r19, r0
    ldd r0, Z+39
    eor r0, r13
    ldd r2, Z+35
    eor r13, r2
    ldd r2, Z+40
    eor r2, r14
    ldd r3, Z+36
    eor r14, r3
    ldd r3, Z+41
    eor r3, r15
    ldd r4, Z+37
    eor r15, r4
    ldd r4, Z+42
    eor r4, r16
    add r0, r20
    adc r2, r17
    adc r3, r18
    adc r4, r19
    ldd r17, Z+38
    eor r16, r17
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    ldd r17, Z+31
    eor r17, r10
    ldd r18, Z+27
    eor r10, r18
    ldd r18, Z+32
    eor r18, r11
    ldd r19, Z+28
    eor r11, r19
    ldd r19, Z+33
    eor r19, r12
    ldd r20, Z+29
    eor r12, r20
    ldd r20, Z+34
    eor r20, r9
    add r17, r13
    adc r18, r14
    adc r19, r15
    adc r20, r16
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    ldd r13, Z+30
    eor r9, r13
    ldd r13, Z+23
    eor r13, r8
    adiw r30, 24
    ; round 5 (lea.dsl:35)
    ldd r14, Z+43
    eor r8, r14
    ; round 4 (lea.dsl:35)
    ldd r14, Z+0
    eor r14, r5
    ; round 5 (lea.dsl:35)
    ldd r15, Z+44
    eor r5, r15
    ; round 4 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r6
    ; round 5 (lea.dsl:35)
    ldd r16, Z+45
    eor r6, r16
    ; round 4 (lea.dsl:35)
    ldd r16, Z+2
    eor r16, r7
    add r13, r10
    adc r14, r11
    adc r15, r12
    adc r16, r9
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ; round 5 (lea.dsl:35)
    ldd r9, Z+46
    eor r7, r9
    ldd r9, Z+39
    eor r9, r0
    ldd r10, Z+35
    eor r0, r10
    ldd r10, Z+40
    eor r10, r2
    ldd r11, Z+36
    eor r2, r11
    ldd r11, Z+41
    eor r11, r3
    ldd r12, Z+37
    eor r3, r12
    ldd r12, Z+42
    eor r12, r4
    add r9, r8
    adc r10, r5
    adc r11, r6
    adc r12, r7
    ldd r5, Z+38
    eor r4, r5
    mov r5, r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r5, Z+31
    eor r5, r18
    ldd r6, Z+27
    eor r18, r6
    ldd r6, Z+32
    eor r6, r19
    ldd r7, Z+28
    eor r19, r7
    ldd r7, Z+33
    eor r7, r20
    ldd r8, Z+29
    eor r20, r8
    ldd r8, Z+34
    eor r8, r17
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    ldd r0, Z+30
    eor r17, r0
    ldd r0, Z+23
    eor r0, r16
    adiw r30, 24
    ; round 6 (lea.dsl:35)
    ldd r2, Z+43
    eor r16, r2
    ; round 5 (lea.dsl:35)
    ldd r2, Z+0
    eor r2, r13
    ; round 6 (lea.dsl:35)
    ldd r3, Z+44
    eor r13, r3
    ; round 5 (lea.dsl:35)
    ldd r3, Z+1
    eor r3, r14
    ; round 6 (lea.dsl:35)
    ldd r4, Z+45
    eor r14, r4
    ; round 5 (lea.dsl:35)
    ldd r4, Z+2
    eor r4, r15
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r17
    lsl r4
    rol r0
    rol r2
    rol r3
    adc r4, r1
    ; round 6 (lea.dsl:35)
    ldd r17, Z+46
    eor r15, r17
    ldd r17, Z+39
    eor r17, r9
    ldd r18, Z+35
    eor r9, r18
    ldd r18, Z+40
    eor r18, r10
    ldd r19, Z+36
    eor r10, r19
    ldd r19, Z+41
    eor r19, r11
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+42
    eor r20, r12
    add r17, r16
    adc r18, r13
    adc r19, r14
    adc r20, r15
    ldd r13, Z+38
    eor r12, r13
    mov r13, r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r13, Z+31
    eor r13, r6
    ldd r14, Z+27
    eor r6, r14
    ldd r14, Z+32
    eor r14, r7
    ldd r15, Z+28
    eor r7, r15
    ldd r15, Z+33
    eor r15, r8
    ldd r16, Z+29
    eor r8, r16
    ldd r16, Z+34
    eor r16, r5
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r9, Z+30
    eor r5, r9
    ldd r9, Z+23
    eor r9, r4
    adiw r30, 24
    ; round 7 (lea.dsl:35)
    ldd r10, Z+43
    eor r4, r10
    ; round 6 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r0
    ; round 7 (lea.dsl:35)
    ldd r11, Z+44
    eor r0, r11
    ; round 6 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r2
    ; round 7 (lea.dsl:35)
    ldd r12, Z+45
    eor r2, r12
    ; round 6 (lea.dsl:35)
    ldd r12, Z+2
    eor r12, r3
    add r9, r6
    adc r10, r7
    adc r11, r8
    adc r12, r5
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 7 (lea.dsl:35)
    ldd r5, Z+46
    eor r3, r5
    ldd r5, Z+39
    eor r5, r17
    ldd r6, Z+35
    eor r17, r6
    ldd r6, Z+40
    eor r6, r18
    ldd r7, Z+36
    eor r18, r7
    ldd r7, Z+41
    eor r7, r19
    ldd r8, Z+37
    eor r19, r8
    ldd r8, Z+42
    eor r8, r20
    add r5, r4
    adc r6, r0
    adc r7, r2
    adc r8, r3
    ldd r0, Z+38
    eor r20, r0
    mov r0, r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    ldd r0, Z+31
    eor r0, r14
    ldd r2, Z+27
    eor r14, r2
    ldd r2, Z+32
    eor r2, r15
    ldd r3, Z+28
    eor r15, r3
    ldd r3, Z+33
    eor r3, r16
    ldd r4, Z+29
    eor r16, r4
    ldd r4, Z+34
    eor r4, r13
    add r0, r17
    adc r2, r18
    adc r3, r19
    adc r4, r20
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    ldd r17, Z+30
    eor r13, r17
    ldd r17, Z+23
    eor r17, r12
    adiw r30, 24
    ; round 8 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 7 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 8 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 7 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 8 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 7 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r14
    adc r18, r15
    adc r19, r16
    adc r20, r13
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 8 (lea.dsl:35)
    ldd r13, Z+46
    eor r11, r13
    ldd r13, Z+39
    eor r13, r5
    ldd r14, Z+35
    eor r5, r14
    ldd r14, Z+40
    eor r14, r6
    ldd r15, Z+36
    eor r6, r15
    ldd r15, Z+41
    eor r15, r7
    ldd r16, Z+37
    eor r7, r16
    ldd r16, Z+42
    eor r16, r8
    add r13, r12
    adc r14, r9
    adc r15, r10
    adc r16, r11
    ldd r9, Z+38
    eor r8, r9
    mov r9, r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r9, Z+31
    eor r9, r2
    ldd r10, Z+27
    eor r2, r10
    ldd r10, Z+32
    eor r10, r3
    ldd r11, Z+28
    eor r3, r11
    ldd r11, Z+33
    eor r11, r4
    ldd r12, Z+29
    eor r4, r12
    ldd r12, Z+34
    eor r12, r0
    add r9, r5
    adc r10, r6
    adc r11, r7
    adc r12, r8
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r5, Z+30
    eor r0, r5
    ldd r5, Z+23
    eor r5, r20
    adiw r30, 24
    ; round 9 (lea.dsl:35)
    ldd r6, Z+43
    eor r20, r6
    ; round 8 (lea.dsl:35)
    ldd r6, Z+0
    eor r6, r17
    ; round 9 (lea.dsl:35)
    ldd r7, Z+44
    eor r17, r7
    ; round 8 (lea.dsl:35)
    ldd r7, Z+1
    eor r7, r18
    ; round 9 (lea.dsl:35)
    ldd r8, Z+45
    eor r18, r8
    ; round 8 (lea.dsl:35)
    ldd r8, Z+2
    eor r8, r19
    add r5, r2
    adc r6, r3
    adc r7, r4
    adc r8, r0
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 9 (lea.dsl:35)
    ldd r0, Z+46
    eor r19, r0
    ldd r0, Z+39
    eor r0, r13
    ldd r2, Z+35
    eor r13, r2
    ldd r2, Z+40
    eor r2, r14
    ldd r3, Z+36
    eor r14, r3
    ldd r3, Z+41
    eor r3, r15
    ldd r4, Z+37
    eor r15, r4
    ldd r4, Z+42
    eor r4, r16
    add r0, r20
    adc r2, r17
    adc r3, r18
    adc r4, r19
    ldd r17, Z+38
    eor r16, r17
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    ldd r17, Z+31
    eor r17, r10
    ldd r18, Z+27
    eor r10, r18
    ldd r18, Z+32
    eor r18, r11
    ldd r19, Z+28
    eor r11, r19
    ldd r19, Z+33
    eor r19, r12
    ldd r20, Z+29
    eor r12, r20
    ldd r20, Z+34
    eor r20, r9
    add r17, r13
    adc r18, r14
    adc r19, r15
    adc r20, r16
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    ldd r13, Z+30
    eor r9, r13
    ldd r13, Z+23
    eor r13, r8
    adiw r30, 24
    ; round 10 (lea.dsl:35)
    ldd r14, Z+43
    eor r8, r14
    ; round 9 (lea.dsl:35)
    ldd r14, Z+0
    eor r14, r5
    ; round 10 (lea.dsl:35)
    ldd r15, Z+44
    eor r5, r15
    ; round 9 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r6
    ; round 10 (lea.dsl:35)
    ldd r16, Z+45
    eor r6, r16
    ; round 9 (lea.dsl:35)
    ldd r16, Z+2
    eor r16, r7
    add r13, r10
    adc r14, r11
    adc r15, r12
    adc r16, r9
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ; round 10 (lea.dsl:35)
    ldd r9, Z+46
    eor r7, r9
    ldd r9, Z+39
    eor r9, r0
    ldd r10, Z+35
    eor r0, r10
    ldd r10, Z+40
    eor r10, r2
    ldd r11, Z+36
    eor r2, r11
    ldd r11, Z+41
    eor r11, r3
    ldd r12, Z+37
    eor r3, r12
    ldd r12, Z+42
    eor r12, r4
    add r9, r8
    adc r10, r5
    adc r11, r6
    adc r12, r7
    ldd r5, Z+38
    eor r4, r5
    mov r5, r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r5, Z+31
    eor r5, r18
    ldd r6, Z+27
    eor r18, r6
    ldd r6, Z+32
    eor r6, r19
    ldd r7, Z+28
    eor r19, r7
    ldd r7, Z+33
    eor r7, r20
    ldd r8, Z+29
    eor r20, r8
    ldd r8, Z+34
    eor r8, r17
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    ldd r0, Z+30
    eor r17, r0
    ldd r0, Z+23
    eor r0, r16
    adiw r30, 24
    ; round 11 (lea.dsl:35)
    ldd r2, Z+43
    eor r16, r2
    ; round 10 (lea.dsl:35)
    ldd r2, Z+0
    eor r2, r13
    ; round 11 (lea.dsl:35)
    ldd r3, Z+44
    eor r13, r3
    ; round 10 (lea.dsl:35)
    ldd r3, Z+1
    eor r3, r14
    ; round 11 (lea.dsl:35)
    ldd r4, Z+45
    eor r14, r4
    ; round 10 (lea.dsl:35)
    ldd r4, Z+2
    eor r4, r15
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r17
    lsl r4
    rol r0
    rol r2
    rol r3
    adc r4, r1
    ; round 11 (lea.dsl:35)
    ldd r17, Z+46
    eor r15, r17
    ldd r17, Z+39
    eor r17, r9
    ldd r18, Z+35
    eor r9, r18
    ldd r18, Z+40
    eor r18, r10
    ldd r19, Z+36
    eor r10, r19
    ldd r19, Z+41
    eor r19, r11
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+42
    eor r20, r12
    add r17, r16
    adc r18, r13
    adc r19, r14
    adc r20, r15
    ldd r13, Z+38
    eor r12, r13
    mov r13, r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r13, Z+31
    eor r13, r6
    ldd r14, Z+27
    eor r6, r14
    ldd r14, Z+32
    eor r14, r7
    ldd r15, Z+28
    eor r7, r15
    ldd r15, Z+33
    eor r15, r8
    ldd r16, Z+29
    eor r8, r16
    ldd r16, Z+34
    eor r16, r5
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r9, Z+30
    eor r5, r9
    ldd r9, Z+23
    eor r9, r4
    adiw r30, 24
    ; round 12 (lea.dsl:35)
    ldd r10, Z+43
    eor r4, r10
    ; round 11 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r0
    ; round 12 (lea.dsl:35)
    ldd r11, Z+44
    eor r0, r11
    ; round 11 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r2
    ; round 12 (lea.dsl:35)
    ldd r12, Z+45
    eor r2, r12
    ; round 11 (lea.dsl:35)
    ldd r12, Z+2
    eor r12, r3
    add r9, r6
    adc r10, r7
    adc r11, r8
    adc r12, r5
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 12 (lea.dsl:35)
    ldd r5, Z+46
    eor r3, r5
    ldd r5, Z+39
    eor r5, r17
    ldd r6, Z+35
    eor r17, r6
    ldd r6, Z+40
    eor r6, r18
    ldd r7, Z+36
    eor r18, r7
    ldd r7, Z+41
    eor r7, r19
    ldd r8, Z+37
    eor r19, r8
    ldd r8, Z+42
    eor r8, r20
    add r5, r4
    adc r6, r0
    adc r7, r2
    adc r8, r3
    ldd r0, Z+38
    eor r20, r0
    mov r0, r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    ldd r0, Z+31
    eor r0, r14
    ldd r2, Z+27
    eor r14, r2
    ldd r2, Z+32
    eor r2, r15
    ldd r3, Z+28
    eor r15, r3
    ldd r3, Z+33
    eor r3, r16
    ldd r4, Z+29
    eor r16, r4
    ldd r4, Z+34
    eor r4, r13
    add r0, r17
    adc r2, r18
    adc r3, r19
    adc r4, r20
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    ldd r17, Z+30
    eor r13, r17
    ldd r17, Z+23
    eor r17, r12
    adiw r30, 24
    ; round 13 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 12 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 13 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 12 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 13 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 12 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r14
    adc r18, r15
    adc r19, r16
    adc r20, r13
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 13 (lea.dsl:35)
    ldd r13, Z+46
    eor r11, r13
    ldd r13, Z+39
    eor r13, r5
    ldd r14, Z+35
    eor r5, r14
    ldd r14, Z+40
    eor r14, r6
    ldd r15, Z+36
    eor r6, r15
    ldd r15, Z+41
    eor r15, r7
    ldd r16, Z+37
    eor r7, r16
    ldd r16, Z+42
    eor r16, r8
    add r13, r12
    adc r14, r9
    adc r15, r10
    adc r16, r11
    ldd r9, Z+38
    eor r8, r9
    mov r9, r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r9, Z+31
    eor r9, r2
    ldd r10, Z+27
    eor r2, r10
    ldd r10, Z+32
    eor r10, r3
    ldd r11, Z+28
    eor r3, r11
    ldd r11, Z+33
    eor r11, r4
    ldd r12, Z+29
    eor r4, r12
    ldd r12, Z+34
    eor r12, r0
    add r9, r5
    adc r10, r6
    adc r11, r7
    adc r12, r8
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r5, Z+30
    eor r0, r5
    ldd r5, Z+23
    eor r5, r20
    adiw r30, 24
    ; round 14 (lea.dsl:35)
    ldd r6, Z+43
    eor r20, r6
    ; round 13 (lea.dsl:35)
    ldd r6, Z+0
    eor r6, r17
    ; round 14 (lea.dsl:35)
    ldd r7, Z+44
    eor r17, r7
    ; round 13 (lea.dsl:35)
    ldd r7, Z+1
    eor r7, r18
    ; round 14 (lea.dsl:35)
    ldd r8, Z+45
    eor r18, r8
    ; round 13 (lea.dsl:35)
    ldd r8, Z+2
    eor r8, r19
    add r5, r2
    adc r6, r3
    adc r7, r4
    adc r8, r0
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 14 (lea.dsl:35)
    ldd r0, Z+46
    eor r19, r0
    ldd r0, Z+39
    eor r0, r13
    ldd r2, Z+35
    eor r13, r2
    ldd r2, Z+40
    eor r2, r14
    ldd r3, Z+36
    eor r14, r3
    ldd r3, Z+41
    eor r3, r15
    ldd r4, Z+37
    eor r15, r4
    ldd r4, Z+42
    eor r4, r16
    add r0, r20
    adc r2, r17
    adc r3, r18
    adc r4, r19
    ldd r17, Z+38
    eor r16, r17
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    ldd r17, Z+31
    eor r17, r10
    ldd r18, Z+27
    eor r10, r18
    ldd r18, Z+32
    eor r18, r11
    ldd r19, Z+28
    eor r11, r19
    ldd r19, Z+33
    eor r19, r12
    ldd r20, Z+29
    eor r12, r20
    ldd r20, Z+34
    eor r20, r9
    add r17, r13
    adc r18, r14
    adc r19, r15
    adc r20, r16
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    ldd r13, Z+30
    eor r9, r13
    ldd r13, Z+23
    eor r13, r8
    adiw r30, 24
    ; round 15 (lea.dsl:35)
    ldd r14, Z+43
    eor r8, r14
    ; round 14 (lea.dsl:35)
    ldd r14, Z+0
    eor r14, r5
    ; round 15 (lea.dsl:35)
    ldd r15, Z+44
    eor r5, r15
    ; round 14 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r6
    ; round 15 (lea.dsl:35)
    ldd r16, Z+45
    eor r6, r16
    ; round 14 (lea.dsl:35)
    ldd r16, Z+2
    eor r16, r7
    add r13, r10
    adc r14, r11
    adc r15, r12
    adc r16, r9
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ; round 15 (lea.dsl:35)
    ldd r9, Z+46
    eor r7, r9
    ldd r9, Z+39
    eor r9, r0
    ldd r10, Z+35
    eor r0, r10
    ldd r10, Z+40
    eor r10, r2
    ldd r11, Z+36
    eor r2, r11
    ldd r11, Z+41
    eor r11, r3
    ldd r12, Z+37
    eor r3, r12
    ldd r12, Z+42
    eor r12, r4
    add r9, r8
    adc r10, r5
    adc r11, r6
    adc r12, r7
    ldd r5, Z+38
    eor r4, r5
    mov r5, r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r5, Z+31
    eor r5, r18
    ldd r6, Z+27
    eor r18, r6
    ldd r6, Z+32
    eor r6, r19
    ldd r7, Z+28
    eor r19, r7
    ldd r7, Z+33
    eor r7, r20
    ldd r8, Z+29
    eor r20, r8
    ldd r8, Z+34
    eor r8, r17
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    ldd r0, Z+30
    eor r17, r0
    ldd r0, Z+23
    eor r0, r16
    adiw r30, 24
    ; round 16 (lea.dsl:35)
    ldd r2, Z+43
    eor r16, r2
    ; round 15 (lea.dsl:35)
    ldd r2, Z+0
    eor r2, r13
    ; round 16 (lea.dsl:35)
    ldd r3, Z+44
    eor r13, r3
    ; round 15 (lea.dsl:35)
    ldd r3, Z+1
    eor r3, r14
    ; round 16 (lea.dsl:35)
    ldd r4, Z+45
    eor r14, r4
    ; round 15 (lea.dsl:35)
    ldd r4, Z+2
    eor r4, r15
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r17
    lsl r4
    rol r0
    rol r2
    rol r3
    adc r4, r1
    ; round 16 (lea.dsl:35)
    ldd r17, Z+46
    eor r15, r17
    ldd r17, Z+39
    eor r17, r9
    ldd r18, Z+35
    eor r9, r18
    ldd r18, Z+40
    eor r18, r10
    ldd r19, Z+36
    eor r10, r19
    ldd r19, Z+41
    eor r19, r11
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+42
    eor r20, r12
    add r17, r16
    adc r18, r13
    adc r19, r14
    adc r20, r15
    ldd r13, Z+38
    eor r12, r13
    mov r13, r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r13, Z+31
    eor r13, r6
    ldd r14, Z+27
    eor r6, r14
    ldd r14, Z+32
    eor r14, r7
    ldd r15, Z+28
    eor r7, r15
    ldd r15, Z+33
    eor r15, r8
    ldd r16, Z+29
    eor r8, r16
    ldd r16, Z+34
    eor r16, r5
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r9, Z+30
    eor r5, r9
    ldd r9, Z+23
    eor r9, r4
    adiw r30, 24
    ; round 17 (lea.dsl:35)
    ldd r10, Z+43
    eor r4, r10
    ; round 16 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r0
    ; round 17 (lea.dsl:35)
    ldd r11, Z+44
    eor r0, r11
    ; round 16 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r2
    ; round 17 (lea.dsl:35)
    ldd r12, Z+45
    eor r2, r12
    ; round 16 (lea.dsl:35)
    ldd r12, Z+2
    eor r12, r3
    add r9, r6
    adc r10, r7
    adc r11, r8
    adc r12, r5
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 17 (lea.dsl:35)
    ldd r5, Z+46
    eor r3, r5
    ldd r5, Z+39
    eor r5, r17
    ldd r6, Z+35
    eor r17, r6
    ldd r6, Z+40
    eor r6, r18
    ldd r7, Z+36
    eor r18, r7
    ldd r7, Z+41
    eor r7, r19
    ldd r8, Z+37
    eor r19, r8
    ldd r8, Z+42
    eor r8, r20
    add r5, r4
    adc r6, r0
    adc r7, r2
    adc r8, r3
    ldd r0, Z+38
    eor r20, r0
    mov r0, r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    ldd r0, Z+31
    eor r0, r14
    ldd r2, Z+27
    eor r14, r2
    ldd r2, Z+32
    eor r2, r15
    ldd r3, Z+28
    eor r15, r3
    ldd r3, Z+33
    eor r3, r16
    ldd r4, Z+29
    eor r16, r4
    ldd r4, Z+34
    eor r4, r13
    add r0, r17
    adc r2, r18
    adc r3, r19
    adc r4, r20
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    ldd r17, Z+30
    eor r13, r17
    ldd r17, Z+23
    eor r17, r12
    adiw r30, 24
    ; round 18 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 17 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 18 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 17 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 18 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 17 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r14
    adc r18, r15
    adc r19, r16
    adc r20, r13
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 18 (lea.dsl:35)
    ldd r13, Z+46
    eor r11, r13
    ldd r13, Z+39
    eor r13, r5
    ldd r14, Z+35
    eor r5, r14
    ldd r14, Z+40
    eor r14, r6
    ldd r15, Z+36
    eor r6, r15
    ldd r15, Z+41
    eor r15, r7
    ldd r16, Z+37
    eor r7, r16
    ldd r16, Z+42
    eor r16, r8
    add r13, r12
    adc r14, r9
    adc r15, r10
    adc r16, r11
    ldd r9, Z+38
    eor r8, r9
    mov r9, r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r9, Z+31
    eor r9, r2
    ldd r10, Z+27
    eor r2, r10
    ldd r10, Z+32
    eor r10, r3
    ldd r11, Z+28
    eor r3, r11
    ldd r11, Z+33
    eor r11, r4
    ldd r12, Z+29
    eor r4, r12
    ldd r12, Z+34
    eor r12, r0
    add r9, r5
    adc r10, r6
    adc r11, r7
    adc r12, r8
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r5, Z+30
    eor r0, r5
    ldd r5, Z+23
    eor r5, r20
    adiw r30, 24
    ; round 19 (lea.dsl:35)
    ldd r6, Z+43
    eor r20, r6
    ; round 18 (lea.dsl:35)
    ldd r6, Z+0
    eor r6, r17
    ; round 19 (lea.dsl:35)
    ldd r7, Z+44
    eor r17, r7
    ; round 18 (lea.dsl:35)
    ldd r7, Z+1
    eor r7, r18
    ; round 19 (lea.dsl:35)
    ldd r8, Z+45
    eor r18, r8
    ; round 18 (lea.dsl:35)
    ldd r8, Z+2
    eor r8, r19
    add r5, r2
    adc r6, r3
    adc r7, r4
    adc r8, r0
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 19 (lea.dsl:35)
    ldd r0, Z+46
    eor r19, r0
    ldd r0, Z+39
    eor r0, r13
    ldd r2, Z+35
    eor r13, r2
    ldd r2, Z+40
    eor r2, r14
    ldd r3, Z+36
    eor r14, r3
    ldd r3, Z+41
    eor r3, r15
    ldd r4, Z+37
    eor r15, r4
    ldd r4, Z+42
    eor r4, r16
    add r0, r20
    adc r2, r17
    adc r3, r18
    adc r4, r19
    ldd r17, Z+38
    eor r16, r17
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    ldd r17, Z+31
    eor r17, r10
    ldd r18, Z+27
    eor r10, r18
    ldd r18, Z+32
    eor r18, r11
    ldd r19, Z+28
    eor r11, r19
    ldd r19, Z+33
    eor r19, r12
    ldd r20, Z+29
    eor r12, r20
    ldd r20, Z+34
    eor r20, r9
    add r17, r13
    adc r18, r14
    adc r19, r15
    adc r20, r16
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    ldd r13, Z+30
    eor r9, r13
    ldd r13, Z+23
    eor r13, r8
    adiw r30, 24
    ; round 20 (lea.dsl:35)
    ldd r14, Z+43
    eor r8, r14
    ; round 19 (lea.dsl:35)
    ldd r14, Z+0
    eor r14, r5
    ; round 20 (lea.dsl:35)
    ldd r15, Z+44
    eor r5, r15
    ; round 19 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r6
    ; round 20 (lea.dsl:35)
    ldd r16, Z+45
    eor r6, r16
    ; round 19 (lea.dsl:35)
    ldd r16, Z+2
    eor r16, r7
    add r13, r10
    adc r14, r11
    adc r15, r12
    adc r16, r9
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ; round 20 (lea.dsl:35)
    ldd r9, Z+46
    eor r7, r9
    ldd r9, Z+39
    eor r9, r0
    ldd r10, Z+35
    eor r0, r10
    ldd r10, Z+40
    eor r10, r2
    ldd r11, Z+36
    eor r2, r11
    ldd r11, Z+41
    eor r11, r3
    ldd r12, Z+37
    eor r3, r12
    ldd r12, Z+42
    eor r12, r4
    add r9, r8
    adc r10, r5
    adc r11, r6
    adc r12, r7
    ldd r5, Z+38
    eor r4, r5
    mov r5, r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r5, Z+31
    eor r5, r18
    ldd r6, Z+27
    eor r18, r6
    ldd r6, Z+32
    eor r6, r19
    ldd r7, Z+28
    eor r19, r7
    ldd r7, Z+33
    eor r7, r20
    ldd r8, Z+29
    eor r20, r8
    ldd r8, Z+34
    eor r8, r17
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    ldd r0, Z+30
    eor r17, r0
    ldd r0, Z+23
    eor r0, r16
    adiw r30, 24
    ; round 21 (lea.dsl:35)
    ldd r2, Z+43
    eor r16, r2
    ; round 20 (lea.dsl:35)
    ldd r2, Z+0
    eor r2, r13
    ; round 21 (lea.dsl:35)
    ldd r3, Z+44
    eor r13, r3
    ; round 20 (lea.dsl:35)
    ldd r3, Z+1
    eor r3, r14
    ; round 21 (lea.dsl:35)
    ldd r4, Z+45
    eor r14, r4
    ; round 20 (lea.dsl:35)
    ldd r4, Z+2
    eor r4, r15
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r17
    lsl r4
    rol r0
    rol r2
    rol r3
    adc r4, r1
    ; round 21 (lea.dsl:35)
    ldd r17, Z+46
    eor r15, r17
    ldd r17, Z+39
    eor r17, r9
    ldd r18, Z+35
    eor r9, r18
    ldd r18, Z+40
    eor r18, r10
    ldd r19, Z+36
    eor r10, r19
    ldd r19, Z+41
    eor r19, r11
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+42
    eor r20, r12
    add r17, r16
    adc r18, r13
    adc r19, r14
    adc r20, r15
    ldd r13, Z+38
    eor r12, r13
    mov r13, r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r13, Z+31
    eor r13, r6
    ldd r14, Z+27
    eor r6, r14
    ldd r14, Z+32
    eor r14, r7
    ldd r15, Z+28
    eor r7, r15
    ldd r15, Z+33
    eor r15, r8
    ldd r16, Z+29
    eor r8, r16
    ldd r16, Z+34
    eor r16, r5
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r9, Z+30
    eor r5, r9
    ldd r9, Z+23
    eor r9, r4
    adiw r30, 24
    ; round 22 (lea.dsl:35)
    ldd r10, Z+43
    eor r4, r10
    ; round 21 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r0
    ; round 22 (lea.dsl:35)
    ldd r11, Z+44
    eor r0, r11
    ; round 21 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r2
    ; round 22 (lea.dsl:35)
    ldd r12, Z+45
    eor r2, r12
    ; round 21 (lea.dsl:35)
    ldd r12, Z+2
    eor r12, r3
    add r9, r6
    adc r10, r7
    adc r11, r8
    adc r12, r5
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 22 (lea.dsl:35)
    ldd r5, Z+46
    eor r3, r5
    ldd r5, Z+39
    eor r5, r17
    ldd r6, Z+35
    eor r17, r6
    ldd r6, Z+40
    eor r6, r18
    ldd r7, Z+36
    eor r18, r7
    ldd r7, Z+41
    eor r7, r19
    ldd r8, Z+37
    eor r19, r8
    ldd r8, Z+42
    eor r8, r20
    add r5, r4
    adc r6, r0
    adc r7, r2
    adc r8, r3
    ldd r0, Z+38
    eor r20, r0
    mov r0, r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    ldd r0, Z+31
    eor r0, r14
    ldd r2, Z+27
    eor r14, r2
    ldd r2, Z+32
    eor r2, r15
    ldd r3, Z+28
    eor r15, r3
    ldd r3, Z+33
    eor r3, r16
    ldd r4, Z+29
    eor r16, r4
    ldd r4, Z+34
    eor r4, r13
    add r0, r17
    adc r2, r18
    adc r3, r19
    adc r4, r20
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    ldd r17, Z+30
    eor r13, r17
    ldd r17, Z+23
    eor r17, r12
    adiw r30, 24
    ; round 23 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 22 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 23 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 22 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 23 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 22 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r14
    adc r18, r15
    adc r19, r16
    adc r20, r13
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 23 (lea.dsl:35)
    ldd r13, Z+46
    eor r11, r13
    ldd r13, Z+39
    eor r13, r5
    ldd r14, Z+35
    eor r5, r14
    ldd r14, Z+40
    eor r14, r6
    ldd r15, Z+36
    eor r6, r15
    ldd r15, Z+41
    eor r15, r7
    ldd r16, Z+37
    eor r7, r16
    ldd r16, Z+42
    eor r16, r8
    add r13, r12
    adc r14, r9
    adc r15, r10
    adc r16, r11
    ldd r9, Z+38
    eor r8, r9
    mov r9, r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r9, Z+31
    eor r9, r2
    ldd r10, Z+27
    eor r2, r10
    ldd r10, Z+32
    eor r10, r3
    ldd r11, Z+28
    eor r3, r11
    ldd r11, Z+33
    eor r11, r4
    ldd r12, Z+29
    eor r4, r12
    ldd r12, Z+34
    eor r12, r0
    add r9, r5
    adc r10, r6
    adc r11, r7
    adc r12, r8
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r5, Z+30
    eor r0, r5
    ldd r5, Z+23
    eor r5, r20
    adiw r30, 24
    ; round 24 (lea.dsl:35)
    ldd r6, Z+43
    eor r20, r6
    ; round 23 (lea.dsl:35)
    ldd r6, Z+0
    eor r6, r17
    ; round 24 (lea.dsl:35)
    ldd r7, Z+44
    eor r17, r7
    ; round 23 (lea.dsl:35)
    ldd r7, Z+1
    eor r7, r18
    ; round 24 (lea.dsl:35)
    ldd r8, Z+45
    eor r18, r8
    ; round 23 (lea.dsl:35)
    ldd r8, Z+2
    eor r8, r19
    add r5, r2
    adc r6, r3
    adc r7, r4
    adc r8, r0
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 24 (lea.dsl:35)
    ldd r0, Z+46
    eor r19, r0
    ldd r0, Z+39
    eor r0, r13
    ldd r2, Z+35
    eor r13, r2
    ldd r2, Z+40
    eor r2, r14
    ldd r3, Z+36
    eor r14, r3
    ldd r3, Z+41
    eor r3, r15
    ldd r4, Z+37
    eor r15, r4
    ldd r4, Z+42
    eor r4, r16
    add r0, r20
    adc r2, r17
    adc r3, r18
    adc r4, r19
    ldd r17, Z+38
    eor r16, r17
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    ldd r17, Z+31
    eor r17, r10
    ldd r18, Z+27
    eor r10, r18
    ldd r18, Z+32
    eor r18, r11
    ldd r19, Z+28
    eor r11, r19
    ldd r19, Z+33
    eor r19, r12
    ldd r20, Z+29
    eor r12, r20
    ldd r20, Z+34
    eor r20, r9
    add r17, r13
    adc r18, r14
    adc r19, r15
    adc r20, r16
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    ldd r13, Z+30
    eor r9, r13
    ldd r13, Z+23
    eor r13, r8
    adiw r30, 24
    ; round 25 (lea.dsl:35)
    ldd r14, Z+43
    eor r8, r14
    ; round 24 (lea.dsl:35)
    ldd r14, Z+0
    eor r14, r5
    ; round 25 (lea.dsl:35)
    ldd r15, Z+44
    eor r5, r15
    ; round 24 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r6
    ; round 25 (lea.dsl:35)
    ldd r16, Z+45
    eor r6, r16
    ; round 24 (lea.dsl:35)
    ldd r16, Z+2
    eor r16, r7
    add r13, r10
    adc r14, r11
    adc r15, r12
    adc r16, r9
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ; round 25 (lea.dsl:35)
    ldd r9, Z+46
    eor r7, r9
    ldd r9, Z+39
    eor r9, r0
    ldd r10, Z+35
    eor r0, r10
    ldd r10, Z+40
    eor r10, r2
    ldd r11, Z+36
    eor r2, r11
    ldd r11, Z+41
    eor r11, r3
    ldd r12, Z+37
    eor r3, r12
    ldd r12, Z+42
    eor r12, r4
    add r9, r8
    adc r10, r5
    adc r11, r6
    adc r12, r7
    ldd r5, Z+38
    eor r4, r5
    mov r5, r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r5
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r5, Z+31
    eor r5, r18
    ldd r6, Z+27
    eor r18, r6
    ldd r6, Z+32
    eor r6, r19
    ldd r7, Z+28
    eor r19, r7
    ldd r7, Z+33
    eor r7, r20
    ldd r8, Z+29
    eor r20, r8
    ldd r8, Z+34
    eor r8, r17
    add r5, r0
    adc r6, r2
    adc r7, r3
    adc r8, r4
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r5
    adc r6, r1
    ldd r0, Z+30
    eor r17, r0
    ldd r0, Z+23
    eor r0, r16
    adiw r30, 24
    ; round 26 (lea.dsl:35)
    ldd r2, Z+43
    eor r16, r2
    ; round 25 (lea.dsl:35)
    ldd r2, Z+0
    eor r2, r13
    ; round 26 (lea.dsl:35)
    ldd r3, Z+44
    eor r13, r3
    ; round 25 (lea.dsl:35)
    ldd r3, Z+1
    eor r3, r14
    ; round 26 (lea.dsl:35)
    ldd r4, Z+45
    eor r14, r4
    ; round 25 (lea.dsl:35)
    ldd r4, Z+2
    eor r4, r15
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r17
    lsl r4
    rol r0
    rol r2
    rol r3
    adc r4, r1
    ; round 26 (lea.dsl:35)
    ldd r17, Z+46
    eor r15, r17
    ldd r17, Z+39
    eor r17, r9
    ldd r18, Z+35
    eor r9, r18
    ldd r18, Z+40
    eor r18, r10
    ldd r19, Z+36
    eor r10, r19
    ldd r19, Z+41
    eor r19, r11
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+42
    eor r20, r12
    add r17, r16
    adc r18, r13
    adc r19, r14
    adc r20, r15
    ldd r13, Z+38
    eor r12, r13
    mov r13, r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r13
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r13, Z+31
    eor r13, r6
    ldd r14, Z+27
    eor r6, r14
    ldd r14, Z+32
    eor r14, r7
    ldd r15, Z+28
    eor r7, r15
    ldd r15, Z+33
    eor r15, r8
    ldd r16, Z+29
    eor r8, r16
    ldd r16, Z+34
    eor r16, r5
    add r13, r9
    adc r14, r10
    adc r15, r11
    adc r16, r12
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r9, Z+30
    eor r5, r9
    ldd r9, Z+23
    eor r9, r4
    adiw r30, 24
    ; round 27 (lea.dsl:35)
    ldd r10, Z+43
    eor r4, r10
    ; round 26 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r0
    ; round 27 (lea.dsl:35)
    ldd r11, Z+44
    eor r0, r11
    ; round 26 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r2
    ; round 27 (lea.dsl:35)
    ldd r12, Z+45
    eor r2, r12
    ; round 26 (lea.dsl:35)
    ldd r12, Z+2
    eor r12, r3
    add r9, r6
    adc r10, r7
    adc r11, r8
    adc r12, r5
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 27 (lea.dsl:35)
    ldd r5, Z+46
    eor r3, r5
    ldd r5, Z+39
    eor r5, r17
    ldd r6, Z+35
    eor r17, r6
    ldd r6, Z+40
    eor r6, r18
    ldd r7, Z+36
    eor r18, r7
    ldd r7, Z+41
    eor r7, r19
    ldd r8, Z+37
    eor r19, r8
    ldd r8, Z+42
    eor r8, r20
    add r5, r4
    adc r6, r0
    adc r7, r2
    adc r8, r3
    ldd r0, Z+38
    eor r20, r0
    mov r0, r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r0
    ror r8
    ror r7
    ror r6
    ror r5
    ldd r0, Z+31
    eor r0, r14
    ldd r2, Z+27
    eor r14, r2
    ldd r2, Z+32
    eor r2, r15
    ldd r3, Z+28
    eor r15, r3
    ldd r3, Z+33
    eor r3, r16
    ldd r4, Z+29
    eor r16, r4
    ldd r4, Z+34
    eor r4, r13
    add r0, r17
    adc r2, r18
    adc r3, r19
    adc r4, r20
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    lsl r2
    rol r3
    rol r4
    rol r0
    adc r2, r1
    ldd r17, Z+30
    eor r13, r17
    ldd r17, Z+23
    eor r17, r12
    adiw r30, 24
    ; round 28 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 27 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 28 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 27 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 28 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 27 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r14
    adc r18, r15
    adc r19, r16
    adc r20, r13
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 28 (lea.dsl:35)
    ldd r13, Z+46
    eor r11, r13
    ldd r13, Z+39
    eor r13, r5
    ldd r14, Z+35
    eor r5, r14
    ldd r14, Z+40
    eor r14, r6
    ldd r15, Z+36
    eor r6, r15
    ldd r15, Z+41
    eor r15, r7
    ldd r16, Z+37
    eor r7, r16
    ldd r16, Z+42
    eor r16, r8
    add r13, r12
    adc r14, r9
    adc r15, r10
    adc r16, r11
    ldd r9, Z+38
    eor r8, r9
    mov r9, r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r9
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r9, Z+31
    eor r9, r2
    ldd r10, Z+27
    eor r2, r10
    ldd r10, Z+32
    eor r10, r3
    ldd r11, Z+28
    eor r3, r11
    ldd r11, Z+33
    eor r11, r4
    ldd r12, Z+29
    eor r4, r12
    ldd r12, Z+34
    eor r12, r0
    add r9, r5
    adc r10, r6
    adc r11, r7
    adc r12, r8
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r5, Z+30
    eor r0, r5
    ldd r5, Z+23
    eor r5, r20
    ldd r6, Z+24
    eor r6, r17
    ldd r7, Z+25
    eor r7, r18
    ldd r8, Z+26
    eor r8, r19
    add r5, r2
    adc r6, r3
    adc r7, r4
    adc r8, r0
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    st Y+, r8
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r9
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r16
    st Y+, r20
    st Y+, r17
    st Y+, r18
    st Y+, r19
    subi r30, lo8(-(-625))
    sbci r31, hi8(-(-625))
    sbiw r24, 1
    breq .Llwcc_lea128_192_ecb_encrypt_avr_end
    jmp .Llwcc_lea128_192_ecb_encrypt_avr_group
.Llwcc_lea128_192_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_lea128_192_ecb_encrypt_avr, .-lwcc_lea128_192_ecb_encrypt_avr

    .global lwcc_lea128_192_ecb_decrypt_avr
    .type lwcc_lea128_192_ecb_decrypt_avr, @function
lwcc_lea128_192_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_192_ecb_decrypt_avr_begin
    ret
.Llwcc_lea128_192_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_lea128_192_ecb_decrypt_avr_group:
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r12, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r16, X+
    ; round 28 (lea.dsl:35)
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    mov r17, r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    subi r30, lo8(-(624))
    sbci r31, hi8(-(624))
    ldd r17, Z+24
    eor r17, r13
    ldd r18, Z+25
    eor r18, r14
    ldd r19, Z+26
    eor r19, r15
    ldd r20, Z+27
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+28
    eor r2, r17
    ldd r17, Z+29
    eor r3, r17
    ldd r17, Z+30
    eor r4, r17
    ldd r17, Z+31
    eor r0, r17
    ldd r17, Z+32
    eor r17, r2
    ldd r18, Z+33
    eor r18, r3
    ldd r19, Z+34
    eor r19, r4
    ldd r20, Z+35
    eor r20, r0
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+36
    eor r8, r17
    ldd r17, Z+37
    eor r5, r17
    ldd r17, Z+38
    eor r6, r17
    ldd r17, Z+39
    eor r7, r17
    ldd r17, Z+40
    eor r17, r8
    ldd r18, Z+41
    eor r18, r5
    ldd r19, Z+42
    eor r19, r6
    ldd r20, Z+43
    eor r20, r7
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+44
    eor r9, r17
    ldd r17, Z+45
    eor r10, r17
    ldd r17, Z+46
    eor r11, r17
    ldd r17, Z+47
    eor r12, r17
    ; round 27 (lea.dsl:35)
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    bst r14, 0
    lsr r13
    ror r16
    ror r15
    ror r14
    bld r13, 7
    ldd r17, Z+0
    eor r17, r9
    ldd r18, Z+1
    eor r18, r10
    ldd r19, Z+2
    eor r19, r11
    ldd r20, Z+3
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+4
    eor r14, r17
    ldd r17, Z+5
    eor r15, r17
    ldd r17, Z+6
    eor r16, r17
    ldd r17, Z+7
    eor r13, r17
    ldd r17, Z+8
    eor r17, r14
    ldd r18, Z+9
    eor r18, r15
    ldd r19, Z+10
    eor r19, r16
    ldd r20, Z+11
    eor r20, r13
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+12
    eor r0, r17
    ldd r17, Z+13
    eor r2, r17
    ldd r17, Z+14
    eor r3, r17
    ldd r17, Z+15
    eor r4, r17
    ldd r17, Z+16
    eor r17, r0
    ldd r18, Z+17
    eor r18, r2
    ldd r19, Z+18
    eor r19, r3
    ldd r20, Z+19
    eor r20, r4
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+20
    eor r8, r17
    ldd r17, Z+21
    eor r5, r17
    ldd r17, Z+22
    eor r6, r17
    ldd r17, Z+23
    eor r7, r17
    ; round 26 (lea.dsl:35)
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    mov r17, r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    bst r10, 0
    lsr r9
    ror r12
    ror r11
    ror r10
    bld r9, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r8
    ldd r18, Z+25
    eor r18, r5
    ldd r19, Z+26
    eor r19, r6
    ldd r20, Z+27
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+28
    eor r10, r17
    ldd r17, Z+29
    eor r11, r17
    ldd r17, Z+30
    eor r12, r17
    ldd r17, Z+31
    eor r9, r17
    ldd r17, Z+32
    eor r17, r10
    ldd r18, Z+33
    eor r18, r11
    ldd r19, Z+34
    eor r19, r12
    ldd r20, Z+35
    eor r20, r9
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+36
    eor r13, r17
    ldd r17, Z+37
    eor r14, r17
    ldd r17, Z+38
    eor r15, r17
    ldd r17, Z+39
    eor r16, r17
    ldd r17, Z+40
    eor r17, r13
    ldd r18, Z+41
    eor r18, r14
    ldd r19, Z+42
    eor r19, r15
    ldd r20, Z+43
    eor r20, r16
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+44
    eor r0, r17
    ldd r17, Z+45
    eor r2, r17
    ldd r17, Z+46
    eor r3, r17
    ldd r17, Z+47
    eor r4, r17
    ; round 25 (lea.dsl:35)
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r7
    ror r6
    ror r5
    bld r8, 7
    ldd r17, Z+0
    eor r17, r0
    ldd r18, Z+1
    eor r18, r2
    ldd r19, Z+2
    eor r19, r3
    ldd r20, Z+3
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+4
    eor r5, r17
    ldd r17, Z+5
    eor r6, r17
    ldd r17, Z+6
    eor r7, r17
    ldd r17, Z+7
    eor r8, r17
    ldd r17, Z+8
    eor r17, r5
    ldd r18, Z+9
    eor r18, r6
    ldd r19, Z+10
    eor r19, r7
    ldd r20, Z+11
    eor r20, r8
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+12
    eor r9, r17
    ldd r17, Z+13
    eor r10, r17
    ldd r17, Z+14
    eor r11, r17
    ldd r17, Z+15
    eor r12, r17
    ldd r17, Z+16
    eor r17, r9
    ldd r18, Z+17
    eor r18, r10
    ldd r19, Z+18
    eor r19, r11
    ldd r20, Z+19
    eor r20, r12
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+20
    eor r13, r17
    ldd r17, Z+21
    eor r14, r17
    ldd r17, Z+22
    eor r15, r17
    ldd r17, Z+23
    eor r16, r17
    ; round 24 (lea.dsl:35)
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    mov r17, r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r13
    ldd r18, Z+25
    eor r18, r14
    ldd r19, Z+26
    eor r19, r15
    ldd r20, Z+27
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+28
    eor r2, r17
    ldd r17, Z+29
    eor r3, r17
    ldd r17, Z+30
    eor r4, r17
    ldd r17, Z+31
    eor r0, r17
    ldd r17, Z+32
    eor r17, r2
    ldd r18, Z+33
    eor r18, r3
    ldd r19, Z+34
    eor r19, r4
    ldd r20, Z+35
    eor r20, r0
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+36
    eor r8, r17
    ldd r17, Z+37
    eor r5, r17
    ldd r17, Z+38
    eor r6, r17
    ldd r17, Z+39
    eor r7, r17
    ldd r17, Z+40
    eor r17, r8
    ldd r18, Z+41
    eor r18, r5
    ldd r19, Z+42
    eor r19, r6
    ldd r20, Z+43
    eor r20, r7
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+44
    eor r9, r17
    ldd r17, Z+45
    eor r10, r17
    ldd r17, Z+46
    eor r11, r17
    ldd r17, Z+47
    eor r12, r17
    ; round 23 (lea.dsl:35)
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    bst r14, 0
    lsr r13
    ror r16
    ror r15
    ror r14
    bld r13, 7
    ldd r17, Z+0
    eor r17, r9
    ldd r18, Z+1
    eor r18, r10
    ldd r19, Z+2
    eor r19, r11
    ldd r20, Z+3
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+4
    eor r14, r17
    ldd r17, Z+5
    eor r15, r17
    ldd r17, Z+6
    eor r16, r17
    ldd r17, Z+7
    eor r13, r17
    ldd r17, Z+8
    eor r17, r14
    ldd r18, Z+9
    eor r18, r15
    ldd r19, Z+10
    eor r19, r16
    ldd r20, Z+11
    eor r20, r13
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+12
    eor r0, r17
    ldd r17, Z+13
    eor r2, r17
    ldd r17, Z+14
    eor r3, r17
    ldd r17, Z+15
    eor r4, r17
    ldd r17, Z+16
    eor r17, r0
    ldd r18, Z+17
    eor r18, r2
    ldd r19, Z+18
    eor r19, r3
    ldd r20, Z+19
    eor r20, r4
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+20
    eor r8, r17
    ldd r17, Z+21
    eor r5, r17
    ldd r17, Z+22
    eor r6, r17
    ldd r17, Z+23
    eor r7, r17
    ; round 22 (lea.dsl:35)
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    mov r17, r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    bst r10, 0
    lsr r9
    ror r12
    ror r11
    ror r10
    bld r9, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r8
    ldd r18, Z+25
    eor r18, r5
    ldd r19, Z+26
    eor r19, r6
    ldd r20, Z+27
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+28
    eor r10, r17
    ldd r17, Z+29
    eor r11, r17
    ldd r17, Z+30
    eor r12, r17
    ldd r17, Z+31
    eor r9, r17
    ldd r17, Z+32
    eor r17, r10
    ldd r18, Z+33
    eor r18, r11
    ldd r19, Z+34
    eor r19, r12
    ldd r20, Z+35
    eor r20, r9
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+36
    eor r13, r17
    ldd r17, Z+37
    eor r14, r17
    ldd r17, Z+38
    eor r15, r17
    ldd r17, Z+39
    eor r16, r17
    ldd r17, Z+40
    eor r17, r13
    ldd r18, Z+41
    eor r18, r14
    ldd r19, Z+42
    eor r19, r15
    ldd r20, Z+43
    eor r20, r16
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+44
    eor r0, r17
    ldd r17, Z+45
    eor r2, r17
    ldd r17, Z+46
    eor r3, r17
    ldd r17, Z+47
    eor r4, r17
    ; round 21 (lea.dsl:35)
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r7
    ror r6
    ror r5
    bld r8, 7
    ldd r17, Z+0
    eor r17, r0
    ldd r18, Z+1
    eor r18, r2
    ldd r19, Z+2
    eor r19, r3
    ldd r20, Z+3
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+4
    eor r5, r17
    ldd r17, Z+5
    eor r6, r17
    ldd r17, Z+6
    eor r7, r17
    ldd r17, Z+7
    eor r8, r17
    ldd r17, Z+8
    eor r17, r5
    ldd r18, Z+9
    eor r18, r6
    ldd r19, Z+10
    eor r19, r7
    ldd r20, Z+11
    eor r20, r8
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+12
    eor r9, r17
    ldd r17, Z+13
    eor r10, r17
    ldd r17, Z+14
    eor r11, r17
    ldd r17, Z+15
    eor r12, r17
    ldd r17, Z+16
    eor r17, r9
    ldd r18, Z+17
    eor r18, r10
    ldd r19, Z+18
    eor r19, r11
    ldd r20, Z+19
    eor r20, r12
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+20
    eor r13, r17
    ldd r17, Z+21
    eor r14, r17
    ldd r17, Z+22
    eor r15, r17
    ldd r17, Z+23
    eor r16, r17
    ; round 20 (lea.dsl:35)
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    mov r17, r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r13
    ldd r18, Z+25
    eor r18, r14
    ldd r19, Z+26
    eor r19, r15
    ldd r20, Z+27
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+28
    eor r2, r17
    ldd r17, Z+29
    eor r3, r17
    ldd r17, Z+30
    eor r4, r17
    ldd r17, Z+31
    eor r0, r17
    ldd r17, Z+32
    eor r17, r2
    ldd r18, Z+33
    eor r18, r3
    ldd r19, Z+34
    eor r19, r4
    ldd r20, Z+35
    eor r20, r0
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+36
    eor r8, r17
    ldd r17, Z+37
    eor r5, r17
    ldd r17, Z+38
    eor r6, r17
    ldd r17, Z+39
    eor r7, r17
    ldd r17, Z+40
    eor r17, r8
    ldd r18, Z+41
    eor r18, r5
    ldd r19, Z+42
    eor r19, r6
    ldd r20, Z+43
    eor r20, r7
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+44
    eor r9, r17
    ldd r17, Z+45
    eor r10, r17
    ldd r17, Z+46
    eor r11, r17
    ldd r17, Z+47
    eor r12, r17
    ; round 19 (lea.dsl:35)
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    bst r14, 0
    lsr r13
    ror r16
    ror r15
    ror r14
    bld r13, 7
    ldd r17, Z+0
    eor r17, r9
    ldd r18, Z+1
    eor r18, r10
    ldd r19, Z+2
    eor r19, r11
    ldd r20, Z+3
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+4
    eor r14, r17
    ldd r17, Z+5
    eor r15, r17
    ldd r17, Z+6
    eor r16, r17
    ldd r17, Z+7
    eor r13, r17
    ldd r17, Z+8
    eor r17, r14
    ldd r18, Z+9
    eor r18, r15
    ldd r19, Z+10
    eor r19, r16
    ldd r20, Z+11
    eor r20, r13
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+12
    eor r0, r17
    ldd r17, Z+13
    eor r2, r17
    ldd r17, Z+14
    eor r3, r17
    ldd r17, Z+15
    eor r4, r17
    ldd r17, Z+16
    eor r17, r0
    ldd r18, Z+17
    eor r18, r2
    ldd r19, Z+18
    eor r19, r3
    ldd r20, Z+19
    eor r20, r4
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+20
    eor r8, r17
    ldd r17, Z+21
    eor r5, r17
    ldd r17, Z+22
    eor r6, r17
    ldd r17, Z+23
    eor r7, r17
    ; round 18 (lea.dsl:35)
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    mov r17, r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    bst r10, 0
    lsr r9
    ror r12
    ror r11
    ror r10
    bld r9, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r8
    ldd r18, Z+25
    eor r18, r5
    ldd r19, Z+26
    eor r19, r6
    ldd r20, Z+27
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+28
    eor r10, r17
    ldd r17, Z+29
    eor r11, r17
    ldd r17, Z+30
    eor r12, r17
    ldd r17, Z+31
    eor r9, r17
    ldd r17, Z+32
    eor r17, r10
    ldd r18, Z+33
    eor r18, r11
    ldd r19, Z+34
    eor r19, r12
    ldd r20, Z+35
    eor r20, r9
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+36
    eor r13, r17
    ldd r17, Z+37
    eor r14, r17
    ldd r17, Z+38
    eor r15, r17
    ldd r17, Z+39
    eor r16, r17
    ldd r17, Z+40
    eor r17, r13
    ldd r18, Z+41
    eor r18, r14
    ldd r19, Z+42
    eor r19, r15
    ldd r20, Z+43
    eor r20, r16
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+44
    eor r0, r17
    ldd r17, Z+45
    eor r2, r17
    ldd r17, Z+46
    eor r3, r17
    ldd r17, Z+47
    eor r4, r17
    ; round 17 (lea.dsl:35)
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r7
    ror r6
    ror r5
    bld r8, 7
    ldd r17, Z+0
    eor r17, r0
    ldd r18, Z+1
    eor r18, r2
    ldd r19, Z+2
    eor r19, r3
    ldd r20, Z+3
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+4
    eor r5, r17
    ldd r17, Z+5
    eor r6, r17
    ldd r17, Z+6
    eor r7, r17
    ldd r17, Z+7
    eor r8, r17
    ldd r17, Z+8
    eor r17, r5
    ldd r18, Z+9
    eor r18, r6
    ldd r19, Z+10
    eor r19, r7
    ldd r20, Z+11
    eor r20, r8
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+12
    eor r9, r17
    ldd r17, Z+13
    eor r10, r17
    ldd r17, Z+14
    eor r11, r17
    ldd r17, Z+15
    eor r12, r17
    ldd r17, Z+16
    eor r17, r9
    ldd r18, Z+17
    eor r18, r10
    ldd r19, Z+18
    eor r19, r11
    ldd r20, Z+19
    eor r20, r12
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+20
    eor r13, r17
    ldd r17, Z+21
    eor r14, r17
    ldd r17, Z+22
    eor r15, r17
    ldd r17, Z+23
    eor r16, r17
    ; round 16 (lea.dsl:35)
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    mov r17, r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r13
    ldd r18, Z+25
    eor r18, r14
    ldd r19, Z+26
    eor r19, r15
    ldd r20, Z+27
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+28
    eor r2, r17
    ldd r17, Z+29
    eor r3, r17
    ldd r17, Z+30
    eor r4, r17
    ldd r17, Z+31
    eor r0, r17
    ldd r17, Z+32
    eor r17, r2
    ldd r18, Z+33
    eor r18, r3
    ldd r19, Z+34
    eor r19, r4
    ldd r20, Z+35
    eor r20, r0
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+36
    eor r8, r17
    ldd r17, Z+37
    eor r5, r17
    ldd r17, Z+38
    eor r6, r17
    ldd r17, Z+39
    eor r7, r17
    ldd r17, Z+40
    eor r17, r8
    ldd r18, Z+41
    eor r18, r5
    ldd r19, Z+42
    eor r19, r6
    ldd r20, Z+43
    eor r20, r7
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+44
    eor r9, r17
    ldd r17, Z+45
    eor r10, r17
    ldd r17, Z+46
    eor r11, r17
    ldd r17, Z+47
    eor r12, r17
    ; round 15 (lea.dsl:35)
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    bst r14, 0
    lsr r13
    ror r16
    ror r15
    ror r14
    bld r13, 7
    ldd r17, Z+0
    eor r17, r9
    ldd r18, Z+1
    eor r18, r10
    ldd r19, Z+2
    eor r19, r11
    ldd r20, Z+3
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+4
    eor r14, r17
    ldd r17, Z+5
    eor r15, r17
    ldd r17, Z+6
    eor r16, r17
    ldd r17, Z+7
    eor r13, r17
    ldd r17, Z+8
    eor r17, r14
    ldd r18, Z+9
    eor r18, r15
    ldd r19, Z+10
    eor r19, r16
    ldd r20, Z+11
    eor r20, r13
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+12
    eor r0, r17
    ldd r17, Z+13
    eor r2, r17
    ldd r17, Z+14
    eor r3, r17
    ldd r17, Z+15
    eor r4, r17
    ldd r17, Z+16
    eor r17, r0
    ldd r18, Z+17
    eor r18, r2
    ldd r19, Z+18
    eor r19, r3
    ldd r20, Z+19
    eor r20, r4
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+20
    eor r8, r17
    ldd r17, Z+21
    eor r5, r17
    ldd r17, Z+22
    eor r6, r17
    ldd r17, Z+23
    eor r7, r17
    ; round 14 (lea.dsl:35)
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    mov r17, r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    bst r10, 0
    lsr r9
    ror r12
    ror r11
    ror r10
    bld r9, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r8
    ldd r18, Z+25
    eor r18, r5
    ldd r19, Z+26
    eor r19, r6
    ldd r20, Z+27
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+28
    eor r10, r17
    ldd r17, Z+29
    eor r11, r17
    ldd r17, Z+30
    eor r12, r17
    ldd r17, Z+31
    eor r9, r17
    ldd r17, Z+32
    eor r17, r10
    ldd r18, Z+33
    eor r18, r11
    ldd r19, Z+34
    eor r19, r12
    ldd r20, Z+35
    eor r20, r9
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+36
    eor r13, r17
    ldd r17, Z+37
    eor r14, r17
    ldd r17, Z+38
    eor r15, r17
    ldd r17, Z+39
    eor r16, r17
    ldd r17, Z+40
    eor r17, r13
    ldd r18, Z+41
    eor r18, r14
    ldd r19, Z+42
    eor r19, r15
    ldd r20, Z+43
    eor r20, r16
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+44
    eor r0, r17
    ldd r17, Z+45
    eor r2, r17
    ldd r17, Z+46
    eor r3, r17
    ldd r17, Z+47
    eor r4, r17
    ; round 13 (lea.dsl:35)
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r7
    ror r6
    ror r5
    bld r8, 7
    ldd r17, Z+0
    eor r17, r0
    ldd r18, Z+1
    eor r18, r2
    ldd r19, Z+2
    eor r19, r3
    ldd r20, Z+3
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+4
    eor r5, r17
    ldd r17, Z+5
    eor r6, r17
    ldd r17, Z+6
    eor r7, r17
    ldd r17, Z+7
    eor r8, r17
    ldd r17, Z+8
    eor r17, r5
    ldd r18, Z+9
    eor r18, r6
    ldd r19, Z+10
    eor r19, r7
    ldd r20, Z+11
    eor r20, r8
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+12
    eor r9, r17
    ldd r17, Z+13
    eor r10, r17
    ldd r17, Z+14
    eor r11, r17
    ldd r17, Z+15
    eor r12, r17
    ldd r17, Z+16
    eor r17, r9
    ldd r18, Z+17
    eor r18, r10
    ldd r19, Z+18
    eor r19, r11
    ldd r20, Z+19
    eor r20, r12
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+20
    eor r13, r17
    ldd r17, Z+21
    eor r14, r17
    ldd r17, Z+22
    eor r15, r17
    ldd r17, Z+23
    eor r16, r17
    ; round 12 (lea.dsl:35)
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    mov r17, r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r13
    ldd r18, Z+25
    eor r18, r14
    ldd r19, Z+26
    eor r19, r15
    ldd r20, Z+27
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+28
    eor r2, r17
    ldd r17, Z+29
    eor r3, r17
    ldd r17, Z+30
    eor r4, r17
    ldd r17, Z+31
    eor r0, r17
    ldd r17, Z+32
    eor r17, r2
    ldd r18, Z+33
    eor r18, r3
    ldd r19, Z+34
    eor r19, r4
    ldd r20, Z+35
    eor r20, r0
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+36
    eor r8, r17
    ldd r17, Z+37
    eor r5, r17
    ldd r17, Z+38
    eor r6, r17
    ldd r17, Z+39
    eor r7, r17
    ldd r17, Z+40
    eor r17, r8
    ldd r18, Z+41
    eor r18, r5
    ldd r19, Z+42
    eor r19, r6
    ldd r20, Z+43
    eor r20, r7
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+44
    eor r9, r17
    ldd r17, Z+45
    eor r10, r17
    ldd r17, Z+46
    eor r11, r17
    ldd r17, Z+47
    eor r12, r17
    ; round 11 (lea.dsl:35)
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    bst r14, 0
    lsr r13
    ror r16
    ror r15
    ror r14
    bld r13, 7
    ldd r17, Z+0
    eor r17, r9
    ldd r18, Z+1
    eor r18, r10
    ldd r19, Z+2
    eor r19, r11
    ldd r20, Z+3
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+4
    eor r14, r17
    ldd r17, Z+5
    eor r15, r17
    ldd r17, Z+6
    eor r16, r17
    ldd r17, Z+7
    eor r13, r17
    ldd r17, Z+8
    eor r17, r14
    ldd r18, Z+9
    eor r18, r15
    ldd r19, Z+10
    eor r19, r16
    ldd r20, Z+11
    eor r20, r13
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+12
    eor r0, r17
    ldd r17, Z+13
    eor r2, r17
    ldd r17, Z+14
    eor r3, r17
    ldd r17, Z+15
    eor r4, r17
    ldd r17, Z+16
    eor r17, r0
    ldd r18, Z+17
    eor r18, r2
    ldd r19, Z+18
    eor r19, r3
    ldd r20, Z+19
    eor r20, r4
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+20
    eor r8, r17
    ldd r17, Z+21
    eor r5, r17
    ldd r17, Z+22
    eor r6, r17
    ldd r17, Z+23
    eor r7, r17
    ; round 10 (lea.dsl:35)
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    mov r17, r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    bst r10, 0
    lsr r9
    ror r12
    ror r11
    ror r10
    bld r9, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r8
    ldd r18, Z+25
    eor r18, r5
    ldd r19, Z+26
    eor r19, r6
    ldd r20, Z+27
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+28
    eor r10, r17
    ldd r17, Z+29
    eor r11, r17
    ldd r17, Z+30
    eor r12, r17
    ldd r17, Z+31
    eor r9, r17
    ldd r17, Z+32
    eor r17, r10
    ldd r18, Z+33
    eor r18, r11
    ldd r19, Z+34
    eor r19, r12
    ldd r20, Z+35
    eor r20, r9
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+36
    eor r13, r17
    ldd r17, Z+37
    eor r14, r17
    ldd r17, Z+38
    eor r15, r17
    ldd r17, Z+39
    eor r16, r17
    ldd r17, Z+40
    eor r17, r13
    ldd r18, Z+41
    eor r18, r14
    ldd r19, Z+42
    eor r19, r15
    ldd r20, Z+43
    eor r20, r16
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+44
    eor r0, r17
    ldd r17, Z+45
    eor r2, r17
    ldd r17, Z+46
    eor r3, r17
    ldd r17, Z+47
    eor r4, r17
    ; round 9 (lea.dsl:35)
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r7
    ror r6
    ror r5
    bld r8, 7
    ldd r17, Z+0
    eor r17, r0
    ldd r18, Z+1
    eor r18, r2
    ldd r19, Z+2
    eor r19, r3
    ldd r20, Z+3
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+4
    eor r5, r17
    ldd r17, Z+5
    eor r6, r17
    ldd r17, Z+6
    eor r7, r17
    ldd r17, Z+7
    eor r8, r17
    ldd r17, Z+8
    eor r17, r5
    ldd r18, Z+9
    eor r18, r6
    ldd r19, Z+10
    eor r19, r7
    ldd r20, Z+11
    eor r20, r8
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+12
    eor r9, r17
    ldd r17, Z+13
    eor r10, r17
    ldd r17, Z+14
    eor r11, r17
    ldd r17, Z+15
    eor r12, r17
    ldd r17, Z+16
    eor r17, r9
    ldd r18, Z+17
    eor r18, r10
    ldd r19, Z+18
    eor r19, r11
    ldd r20, Z+19
    eor r20, r12
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+20
    eor r13, r17
    ldd r17, Z+21
    eor r14, r17
    ldd r17, Z+22
    eor r15, r17
    ldd r17, Z+23
    eor r16, r17
    ; round 8 (lea.dsl:35)
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    mov r17, r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r13
    ldd r18, Z+25
    eor r18, r14
    ldd r19, Z+26
    eor r19, r15
    ldd r20, Z+27
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+28
    eor r2, r17
    ldd r17, Z+29
    eor r3, r17
    ldd r17, Z+30
    eor r4, r17
    ldd r17, Z+31
    eor r0, r17
    ldd r17, Z+32
    eor r17, r2
    ldd r18, Z+33
    eor r18, r3
    ldd r19, Z+34
    eor r19, r4
    ldd r20, Z+35
    eor r20, r0
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+36
    eor r8, r17
    ldd r17, Z+37
    eor r5, r17
    ldd r17, Z+38
    eor r6, r17
    ldd r17, Z+39
    eor r7, r17
    ldd r17, Z+40
    eor r17, r8
    ldd r18, Z+41
    eor r18, r5
    ldd r19, Z+42
    eor r19, r6
    ldd r20, Z+43
    eor r20, r7
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+44
    eor r9, r17
    ldd r17, Z+45
    eor r10, r17
    ldd r17, Z+46
    eor r11, r17
    ldd r17, Z+47
    eor r12, r17
    ; round 7 (lea.dsl:35)
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    bst r14, 0
    lsr r13
    ror r16
    ror r15
    ror r14
    bld r13, 7
    ldd r17, Z+0
    eor r17, r9
    ldd r18, Z+1
    eor r18, r10
    ldd r19, Z+2
    eor r19, r11
    ldd r20, Z+3
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+4
    eor r14, r17
    ldd r17, Z+5
    eor r15, r17
    ldd r17, Z+6
    eor r16, r17
    ldd r17, Z+7
    eor r13, r17
    ldd r17, Z+8
    eor r17, r14
    ldd r18, Z+9
    eor r18, r15
    ldd r19, Z+10
    eor r19, r16
    ldd r20, Z+11
    eor r20, r13
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+12
    eor r0, r17
    ldd r17, Z+13
    eor r2, r17
    ldd r17, Z+14
    eor r3, r17
    ldd r17, Z+15
    eor r4, r17
    ldd r17, Z+16
    eor r17, r0
    ldd r18, Z+17
    eor r18, r2
    ldd r19, Z+18
    eor r19, r3
    ldd r20, Z+19
    eor r20, r4
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+20
    eor r8, r17
    ldd r17, Z+21
    eor r5, r17
    ldd r17, Z+22
    eor r6, r17
    ldd r17, Z+23
    eor r7, r17
    ; round 6 (lea.dsl:35)
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    mov r17, r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    bst r10, 0
    lsr r9
    ror r12
    ror r11
    ror r10
    bld r9, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r8
    ldd r18, Z+25
    eor r18, r5
    ldd r19, Z+26
    eor r19, r6
    ldd r20, Z+27
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+28
    eor r10, r17
    ldd r17, Z+29
    eor r11, r17
    ldd r17, Z+30
    eor r12, r17
    ldd r17, Z+31
    eor r9, r17
    ldd r17, Z+32
    eor r17, r10
    ldd r18, Z+33
    eor r18, r11
    ldd r19, Z+34
    eor r19, r12
    ldd r20, Z+35
    eor r20, r9
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+36
    eor r13, r17
    ldd r17, Z+37
    eor r14, r17
    ldd r17, Z+38
    eor r15, r17
    ldd r17, Z+39
    eor r16, r17
    ldd r17, Z+40
    eor r17, r13
    ldd r18, Z+41
    eor r18, r14
    ldd r19, Z+42
    eor r19, r15
    ldd r20, Z+43
    eor r20, r16
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+44
    eor r0, r17
    ldd r17, Z+45
    eor r2, r17
    ldd r17, Z+46
    eor r3, r17
    ldd r17, Z+47
    eor r4, r17
    ; round 5 (lea.dsl:35)
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r7
    ror r6
    ror r5
    bld r8, 7
    ldd r17, Z+0
    eor r17, r0
    ldd r18, Z+1
    eor r18, r2
    ldd r19, Z+2
    eor r19, r3
    ldd r20, Z+3
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+4
    eor r5, r17
    ldd r17, Z+5
    eor r6, r17
    ldd r17, Z+6
    eor r7, r17
    ldd r17, Z+7
    eor r8, r17
    ldd r17, Z+8
    eor r17, r5
    ldd r18, Z+9
    eor r18, r6
    ldd r19, Z+10
    eor r19, r7
    ldd r20, Z+11
    eor r20, r8
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+12
    eor r9, r17
    ldd r17, Z+13
    eor r10, r17
    ldd r17, Z+14
    eor r11, r17
    ldd r17, Z+15
    eor r12, r17
    ldd r17, Z+16
    eor r17, r9
    ldd r18, Z+17
    eor r18, r10
    ldd r19, Z+18
    eor r19, r11
    ldd r20, Z+19
    eor r20, r12
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+20
    eor r13, r17
    ldd r17, Z+21
    eor r14, r17
    ldd r17, Z+22
    eor r15, r17
    ldd r17, Z+23
    eor r16, r17
    ; round 4 (lea.dsl:35)
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    mov r17, r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r17
    ror r7
    ror r6
    ror r5
    ror r8
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r13
    ldd r18, Z+25
    eor r18, r14
    ldd r19, Z+26
    eor r19, r15
    ldd r20, Z+27
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+28
    eor r2, r17
    ldd r17, Z+29
    eor r3, r17
    ldd r17, Z+30
    eor r4, r17
    ldd r17, Z+31
    eor r0, r17
    ldd r17, Z+32
    eor r17, r2
    ldd r18, Z+33
    eor r18, r3
    ldd r19, Z+34
    eor r19, r4
    ldd r20, Z+35
    eor r20, r0
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+36
    eor r8, r17
    ldd r17, Z+37
    eor r5, r17
    ldd r17, Z+38
    eor r6, r17
    ldd r17, Z+39
    eor r7, r17
    ldd r17, Z+40
    eor r17, r8
    ldd r18, Z+41
    eor r18, r5
    ldd r19, Z+42
    eor r19, r6
    ldd r20, Z+43
    eor r20, r7
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+44
    eor r9, r17
    ldd r17, Z+45
    eor r10, r17
    ldd r17, Z+46
    eor r11, r17
    ldd r17, Z+47
    eor r12, r17
    ; round 3 (lea.dsl:35)
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    mov r17, r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r17
    ror r4
    ror r3
    ror r2
    ror r0
    bst r14, 0
    lsr r13
    ror r16
    ror r15
    ror r14
    bld r13, 7
    ldd r17, Z+0
    eor r17, r9
    ldd r18, Z+1
    eor r18, r10
    ldd r19, Z+2
    eor r19, r11
    ldd r20, Z+3
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+4
    eor r14, r17
    ldd r17, Z+5
    eor r15, r17
    ldd r17, Z+6
    eor r16, r17
    ldd r17, Z+7
    eor r13, r17
    ldd r17, Z+8
    eor r17, r14
    ldd r18, Z+9
    eor r18, r15
    ldd r19, Z+10
    eor r19, r16
    ldd r20, Z+11
    eor r20, r13
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+12
    eor r0, r17
    ldd r17, Z+13
    eor r2, r17
    ldd r17, Z+14
    eor r3, r17
    ldd r17, Z+15
    eor r4, r17
    ldd r17, Z+16
    eor r17, r0
    ldd r18, Z+17
    eor r18, r2
    ldd r19, Z+18
    eor r19, r3
    ldd r20, Z+19
    eor r20, r4
    sub r8, r17
    sbc r5, r18
    sbc r6, r19
    sbc r7, r20
    ldd r17, Z+20
    eor r8, r17
    ldd r17, Z+21
    eor r5, r17
    ldd r17, Z+22
    eor r6, r17
    ldd r17, Z+23
    eor r7, r17
    ; round 2 (lea.dsl:35)
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    mov r17, r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r17
    ror r16
    ror r15
    ror r14
    ror r13
    bst r10, 0
    lsr r9
    ror r12
    ror r11
    ror r10
    bld r9, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r17, Z+24
    eor r17, r8
    ldd r18, Z+25
    eor r18, r5
    ldd r19, Z+26
    eor r19, r6
    ldd r20, Z+27
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+28
    eor r10, r17
    ldd r17, Z+29
    eor r11, r17
    ldd r17, Z+30
    eor r12, r17
    ldd r17, Z+31
    eor r9, r17
    ldd r17, Z+32
    eor r17, r10
    ldd r18, Z+33
    eor r18, r11
    ldd r19, Z+34
    eor r19, r12
    ldd r20, Z+35
    eor r20, r9
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+36
    eor r13, r17
    ldd r17, Z+37
    eor r14, r17
    ldd r17, Z+38
    eor r15, r17
    ldd r17, Z+39
    eor r16, r17
    ldd r17, Z+40
    eor r17, r13
    ldd r18, Z+41
    eor r18, r14
    ldd r19, Z+42
    eor r19, r15
    ldd r20, Z+43
    eor r20, r16
    sub r0, r17
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r17, Z+44
    eor r0, r17
    ldd r17, Z+45
    eor r2, r17
    ldd r17, Z+46
    eor r3, r17
    ldd r17, Z+47
    eor r4, r17
    ; round 1 (lea.dsl:35)
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    lsl r13
    rol r14
    rol r15
    rol r16
    adc r13, r1
    mov r17, r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r17
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r7
    ror r6
    ror r5
    bld r8, 7
    ldd r17, Z+0
    eor r17, r0
    ldd r18, Z+1
    eor r18, r2
    ldd r19, Z+2
    eor r19, r3
    ldd r20, Z+3
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+4
    eor r5, r17
    ldd r17, Z+5
    eor r6, r17
    ldd r17, Z+6
    eor r7, r17
    ldd r17, Z+7
    eor r8, r17
    ldd r17, Z+8
    eor r17, r5
    ldd r18, Z+9
    eor r18, r6
    ldd r19, Z+10
    eor r19, r7
    ldd r20, Z+11
    eor r20, r8
    sub r9, r17
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r17, Z+12
    eor r9, r17
    ldd r17, Z+13
    eor r10, r17
    ldd r17, Z+14
    eor r11, r17
    ldd r17, Z+15
    eor r12, r17
    ldd r17, Z+16
    eor r17, r9
    ldd r18, Z+17
    eor r18, r10
    ldd r19, Z+18
    eor r19, r11
    ldd r20, Z+19
    eor r20, r12
    sub r13, r17
    sbc r14, r18
    sbc r15, r19
    sbc r16, r20
    ldd r17, Z+20
    eor r13, r17
    ldd r17, Z+21
    eor r14, r17
    ldd r17, Z+22
    eor r15, r17
    ldd r17, Z+23
    eor r16, r17
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r5
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r16
    sbiw r24, 1
    breq .Llwcc_lea128_192_ecb_decrypt_avr_end
    jmp .Llwcc_lea128_192_ecb_decrypt_avr_group
.Llwcc_lea128_192_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_lea128_192_ecb_decrypt_avr, .-lwcc_lea128_192_ecb_decrypt_avr

    .global lwcc_lea128_192_ctr_init_avr
    .type lwcc_lea128_192_ctr_init_avr, @function
lwcc_lea128_192_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_lea128_192_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_lea128_192_ctr_nonce_avr
    .size lwcc_lea128_192_ctr_init_avr, .-lwcc_lea128_192_ctr_init_avr

    .global lwcc_lea128_192_ctr_nonce_avr
    .type lwcc_lea128_192_ctr_nonce_avr, @function
lwcc_lea128_192_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    movw r26, r22
    movw r30, r24
    ; round 1 (lea.dsl:35)
    ldd r0, Z+0
    ld r2, X+
    eor r0, r2
    ldd r3, Z+1
    ld r4, X+
    eor r3, r4
    ldd r5, Z+2
    ld r6, X+
    eor r5, r6
    ldd r7, Z+3
    ld r8, X+
    eor r7, r8
    ldd r9, Z+4
    ld r10, X+
    eor r9, r10
    ldd r11, Z+5
    ld r12, X+
    eor r11, r12
    ldd r13, Z+6
    ld r14, X+
    eor r13, r14
    ldd r15, Z+7
    ld r16, X+
    eor r15, r16
    add r0, r9
    adc r3, r11
    adc r5, r13
    adc r7, r15
    lsl r7
    rol r0
    rol r3
    rol r5
    adc r7, r1
    ldd r9, Z+8
    eor r10, r9
    ldd r9, Z+9
    eor r12, r9
    ldd r9, Z+10
    eor r14, r9
    ldd r9, Z+11
    eor r16, r9
    ldd r9, Z+12
    ld r11, X+
    eor r9, r11
    ldd r13, Z+13
    ld r15, X+
    eor r13, r15
    ldd r17, Z+14
    ld r18, X+
    eor r17, r18
    ldd r19, Z+15
    ld r20, X
    eor r19, r20
    add r10, r9
    adc r12, r13
    adc r14, r17
    adc r16, r19
    lsl r12
    rol r14
    rol r16
    rol r10
    adc r12, r1
    lsl r12
    rol r14
    rol r16
    rol r10
    adc r12, r1
    lsl r12
    rol r14
    rol r16
    rol r10
    adc r12, r1
    ldd r9, Z+16
    eor r11, r9
    ldd r9, Z+17
    eor r15, r9
    ldd r9, Z+18
    eor r18, r9
    ldd r9, Z+19
    eor r20, r9
    ; round 2 (lea.dsl:35)
    ldd r9, Z+24
    eor r9, r7
    ldd r13, Z+25
    eor r13, r0
    ldd r17, Z+26
    eor r17, r3
    ldd r19, Z+27
    eor r19, r5
    ldd r21, Z+28
    eor r21, r12
    ldd r22, Z+29
    eor r22, r14
    ldd r23, Z+30
    eor r23, r16
    ldd r24, Z+31
    eor r24, r10
    add r9, r21
    adc r13, r22
    adc r17, r23
    adc r19, r24
    lsl r19
    rol r9
    rol r13
    rol r17
    adc r19, r1
    ldd r21, Z+32
    eor r12, r21
    ldd r21, Z+33
    eor r14, r21
    ldd r21, Z+34
    eor r16, r21
    ldd r21, Z+35
    eor r10, r21
    ldd r21, Z+44
    eor r2, r21
    ldd r21, Z+45
    eor r4, r21
    ldd r21, Z+46
    eor r6, r21
    ldd r21, Z+47
    eor r8, r21
    ; round 3 (lea.dsl:35)
    ldd r21, Z+48
    eor r21, r19
    ldd r22, Z+49
    eor r22, r9
    ldd r23, Z+50
    eor r23, r13
    ldd r24, Z+51
    eor r24, r17
    subi r30, lo8(-(68))
    sbci r31, hi8(-(68))
    ldd r25, Z+0
    eor r7, r25
    ldd r25, Z+1
    eor r0, r25
    ldd r25, Z+2
    eor r3, r25
    ldd r25, Z+3
    eor r5, r25
    ; round 4 (lea.dsl:35)
    ldd r25, Z+24
    eor r19, r25
    ldd r25, Z+25
    eor r9, r25
    ldd r25, Z+26
    eor r13, r25
    ldd r25, Z+27
    eor r17, r25
    subi r30, lo8(-(604))
    sbci r31, hi8(-(604))
    std Z+0, r11
    std Z+1, r15
    std Z+2, r18
    std Z+3, r20
    std Z+4, r12
    std Z+5, r14
    std Z+6, r16
    std Z+7, r10
    std Z+8, r2
    std Z+9, r4
    std Z+10, r6
    std Z+11, r8
    std Z+12, r21
    std Z+13, r22
    std Z+14, r23
    std Z+15, r24
    std Z+16, r7
    std Z+17, r0
    std Z+18, r3
    std Z+19, r5
    std Z+20, r19
    std Z+21, r9
    std Z+22, r13
    std Z+23, r17
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_lea128_192_ctr_nonce_avr, .-lwcc_lea128_192_ctr_nonce_avr

    .global lwcc_lea128_192_ctr_crypt_avr
    .type lwcc_lea128_192_ctr_crypt_avr, @function
lwcc_lea128_192_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_192_ctr_crypt_avr_begin
    ret
.Llwcc_lea128_192_ctr_crypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r8
    push r9
    push r10
    push r11
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    push r28
    push r29
    push r1
    movw r2, r14
    movw r4, r16
    movw r28, r24
    movw r26, r22
    movw r30, r18
    ; one before the first: each group begins with the next
    sec
    sbc r2, r1
    sbc r3, r1
    sbc r4, r1
    sbc r5, r1
    push r5
    push r4
    push r3
    push r2
    movw r24, r20
    subi r24, 16
    sbci r25, 0
    brcc .Llwcc_lea128_192_ctr_crypt_avr_group
    jmp .Llwcc_lea128_192_ctr_crypt_avr_rest
.Llwcc_lea128_192_ctr_crypt_avr_group:
    pop r2
    pop r3
    pop r4
    pop r5
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    push r5
    push r4
    push r3
    push r2
    ; round 1 (lea.dsl:35)
    ldd r0, Z+20
    eor r5, r0
    ldd r0, Z+21
    eor r4, r0
    ldd r0, Z+22
    eor r3, r0
    ldd r0, Z+23
    eor r2, r0
    subi r30, lo8(-(672))
    sbci r31, hi8(-(672))
    ldd r0, Z+0
    ldd r6, Z+1
    ldd r7, Z+2
    ldd r8, Z+3
    add r0, r5
    adc r6, r4
    adc r7, r3
    adc r8, r2
    mov r2, r0
    lsr r2
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r2
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r2
    ror r8
    ror r7
    ror r6
    ror r0
    subi r30, lo8(-(-636))
    sbci r31, hi8(-(-636))
    ; round 2 (lea.dsl:35)
    ldd r2, Z+0
    eor r2, r0
    ldd r3, Z+4
    eor r0, r3
    ldd r3, Z+1
    eor r3, r6
    ldd r4, Z+5
    eor r6, r4
    ldd r4, Z+2
    eor r4, r7
    ldd r5, Z+6
    eor r7, r5
    ldd r5, Z+3
    eor r5, r8
    subi r30, lo8(-(640))
    sbci r31, hi8(-(640))
    ldd r9, Z+0
    ldd r10, Z+1
    ldd r11, Z+2
    ldd r12, Z+3
    add r9, r2
    adc r10, r3
    adc r11, r4
    adc r12, r5
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    subi r30, lo8(-(-633))
    sbci r31, hi8(-(-633))
    ldd r2, Z+0
    eor r8, r2
    subi r30, lo8(-(637))
    sbci r31, hi8(-(637))
    ldd r2, Z+0
    ldd r3, Z+1
    ldd r4, Z+2
    ldd r5, Z+3
    add r0, r2
    adc r6, r3
    adc r7, r4
    adc r8, r5
    mov r2, r0
    lsr r2
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r2
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r2
    ror r8
    ror r7
    ror r6
    ror r0
    subi r30, lo8(-(-628))
    sbci r31, hi8(-(-628))
    ; round 3 (lea.dsl:35)
    ldd r2, Z+0
    eor r2, r10
    ldd r3, Z+4
    eor r10, r3
    ldd r3, Z+1
    eor r3, r11
    ldd r4, Z+5
    eor r11, r4
    ldd r4, Z+2
    eor r4, r12
    ldd r5, Z+6
    eor r12, r5
    ldd r5, Z+3
    eor r5, r9
    subi r30, lo8(-(632))
    sbci r31, hi8(-(632))
    ldd r13, Z+0
    ldd r14, Z+1
    ldd r15, Z+2
    ldd r16, Z+3
    add r13, r2
    adc r14, r3
    adc r15, r4
    adc r16, r5
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    subi r30, lo8(-(-625))
    sbci r31, hi8(-(-625))
    ldd r2, Z+0
    eor r9, r2
    ldd r2, Z+1
    eor r2, r0
    ldd r3, Z+5
    eor r0, r3
    ldd r3, Z+2
    eor r3, r6
    ldd r4, Z+6
    eor r6, r4
    ldd r4, Z+3
    eor r4, r7
    ldd r5, Z+7
    eor r7, r5
    ldd r5, Z+4
    eor r5, r8
    add r10, r2
    adc r11, r3
    adc r12, r4
    adc r9, r5
    lsl r11
    rol r12
    rol r9
    rol r10
    adc r11, r1
    lsl r11
    rol r12
    rol r9
    rol r10
    adc r11, r1
    lsl r11
    rol r12
    rol r9
    rol r10
    adc r11, r1
    ldd r2, Z+8
    eor r8, r2
    subi r30, lo8(-(629))
    sbci r31, hi8(-(629))
    ldd r2, Z+0
    ldd r3, Z+1
    ldd r4, Z+2
    ldd r5, Z+3
    add r0, r2
    adc r6, r3
    adc r7, r4
    adc r8, r5
    mov r2, r0
    lsr r2
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r2
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r2
    ror r8
    ror r7
    ror r6
    ror r0
    subi r30, lo8(-(-604))
    sbci r31, hi8(-(-604))
    ; round 4 (lea.dsl:35)
    ldd r2, Z+4
    eor r2, r0
    ldd r3, Z+0
    eor r0, r3
    ldd r3, Z+5
    eor r3, r6
    ldd r4, Z+1
    eor r6, r4
    ldd r4, Z+6
    eor r4, r7
    ldd r5, Z+2
    eor r7, r5
    ldd r5, Z+7
    eor r5, r8
    subi r30, lo8(-(608))
    sbci r31, hi8(-(608))
    ldd r17, Z+0
    ldd r18, Z+1
    ldd r19, Z+2
    ldd r20, Z+3
    add r2, r17
    adc r3, r18
    adc r4, r19
    adc r5, r20
    subi r30, lo8(-(-620))
    sbci r31, hi8(-(-620))
    ldd r17, Z+15
    eor r8, r17
    mov r17, r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    ldd r17, Z+8
    eor r17, r11
    ldd r18, Z+4
    eor r11, r18
    ldd r18, Z+9
    eor r18, r12
    ldd r19, Z+5
    eor r12, r19
    ldd r19, Z+10
    eor r19, r9
    ldd r20, Z+6
    eor r9, r20
    ldd r20, Z+11
    eor r20, r10
    add r17, r0
    adc r18, r6
    adc r19, r7
    adc r20, r8
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    ldd r0, Z+7
    eor r10, r0
    ldd r0, Z+0
    eor r0, r16
    ; round 5 (lea.dsl:35)
    ldd r6, Z+44
    eor r16, r6
    ; round 4 (lea.dsl:35)
    ldd r6, Z+1
    eor r6, r13
    ; round 5 (lea.dsl:35)
    ldd r7, Z+45
    eor r13, r7
    ; round 4 (lea.dsl:35)
    ldd r7, Z+2
    eor r7, r14
    ; round 5 (lea.dsl:35)
    ldd r8, Z+46
    eor r14, r8
    ; round 4 (lea.dsl:35)
    ldd r8, Z+3
    eor r8, r15
    add r0, r11
    adc r6, r12
    adc r7, r9
    adc r8, r10
    lsl r8
    rol r0
    rol r6
    rol r7
    adc r8, r1
    ; round 5 (lea.dsl:35)
    ldd r9, Z+47
    eor r15, r9
    ldd r9, Z+40
    eor r9, r2
    ldd r10, Z+36
    eor r2, r10
    ldd r10, Z+41
    eor r10, r3
    ldd r11, Z+37
    eor r3, r11
    ldd r11, Z+42
    eor r11, r4
    ldd r12, Z+38
    eor r4, r12
    ldd r12, Z+43
    eor r12, r5
    add r9, r16
    adc r10, r13
    adc r11, r14
    adc r12, r15
    ldd r13, Z+39
    eor r5, r13
    mov r13, r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r13, Z+32
    eor r13, r18
    ldd r14, Z+28
    eor r18, r14
    ldd r14, Z+33
    eor r14, r19
    ldd r15, Z+29
    eor r19, r15
    ldd r15, Z+34
    eor r15, r20
    ldd r16, Z+30
    eor r20, r16
    ldd r16, Z+35
    eor r16, r17
    add r13, r2
    adc r14, r3
    adc r15, r4
    adc r16, r5
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r2, Z+31
    eor r17, r2
    ldd r2, Z+24
    eor r2, r8
    adiw r30, 25
    ; round 6 (lea.dsl:35)
    ldd r3, Z+43
    eor r8, r3
    ; round 5 (lea.dsl:35)
    ldd r3, Z+0
    eor r3, r0
    ; round 6 (lea.dsl:35)
    ldd r4, Z+44
    eor r0, r4
    ; round 5 (lea.dsl:35)
    ldd r4, Z+1
    eor r4, r6
    ; round 6 (lea.dsl:35)
    ldd r5, Z+45
    eor r6, r5
    ; round 5 (lea.dsl:35)
    ldd r5, Z+2
    eor r5, r7
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r5, r17
    lsl r5
    rol r2
    rol r3
    rol r4
    adc r5, r1
    ; round 6 (lea.dsl:35)
    ldd r17, Z+46
    eor r7, r17
    ldd r17, Z+39
    eor r17, r9
    ldd r18, Z+35
    eor r9, r18
    ldd r18, Z+40
    eor r18, r10
    ldd r19, Z+36
    eor r10, r19
    ldd r19, Z+41
    eor r19, r11
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+42
    eor r20, r12
    add r17, r8
    adc r18, r0
    adc r19, r6
    adc r20, r7
    ldd r0, Z+38
    eor r12, r0
    mov r0, r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r0, Z+31
    eor r0, r14
    ldd r6, Z+27
    eor r14, r6
    ldd r6, Z+32
    eor r6, r15
    ldd r7, Z+28
    eor r15, r7
    ldd r7, Z+33
    eor r7, r16
    ldd r8, Z+29
    eor r16, r8
    ldd r8, Z+34
    eor r8, r13
    add r0, r9
    adc r6, r10
    adc r7, r11
    adc r8, r12
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    ldd r9, Z+30
    eor r13, r9
    ldd r9, Z+23
    eor r9, r5
    adiw r30, 24
    ; round 7 (lea.dsl:35)
    ldd r10, Z+43
    eor r5, r10
    ; round 6 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r2
    ; round 7 (lea.dsl:35)
    ldd r11, Z+44
    eor r2, r11
    ; round 6 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r3
    ; round 7 (lea.dsl:35)
    ldd r12, Z+45
    eor r3, r12
    ; round 6 (lea.dsl:35)
    ldd r12, Z+2
    eor r12, r4
    add r9, r14
    adc r10, r15
    adc r11, r16
    adc r12, r13
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 7 (lea.dsl:35)
    ldd r13, Z+46
    eor r4, r13
    ldd r13, Z+39
    eor r13, r17
    ldd r14, Z+35
    eor r17, r14
    ldd r14, Z+40
    eor r14, r18
    ldd r15, Z+36
    eor r18, r15
    ldd r15, Z+41
    eor r15, r19
    ldd r16, Z+37
    eor r19, r16
    ldd r16, Z+42
    eor r16, r20
    add r13, r5
    adc r14, r2
    adc r15, r3
    adc r16, r4
    ldd r2, Z+38
    eor r20, r2
    mov r2, r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r2, Z+31
    eor r2, r6
    ldd r3, Z+27
    eor r6, r3
    ldd r3, Z+32
    eor r3, r7
    ldd r4, Z+28
    eor r7, r4
    ldd r4, Z+33
    eor r4, r8
    ldd r5, Z+29
    eor r8, r5
    ldd r5, Z+34
    eor r5, r0
    add r2, r17
    adc r3, r18
    adc r4, r19
    adc r5, r20
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    ldd r17, Z+30
    eor r0, r17
    ldd r17, Z+23
    eor r17, r12
    adiw r30, 24
    ; round 8 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 7 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 8 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 7 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 8 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 7 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r6
    adc r18, r7
    adc r19, r8
    adc r20, r0
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 8 (lea.dsl:35)
    ldd r0, Z+46
    eor r11, r0
    ldd r0, Z+39
    eor r0, r13
    ldd r6, Z+35
    eor r13, r6
    ldd r6, Z+40
    eor r6, r14
    ldd r7, Z+36
    eor r14, r7
    ldd r7, Z+41
    eor r7, r15
    ldd r8, Z+37
    eor r15, r8
    ldd r8, Z+42
    eor r8, r16
    add r0, r12
    adc r6, r9
    adc r7, r10
    adc r8, r11
    ldd r9, Z+38
    eor r16, r9
    mov r9, r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    ldd r9, Z+31
    eor r9, r3
    ldd r10, Z+27
    eor r3, r10
    ldd r10, Z+32
    eor r10, r4
    ldd r11, Z+28
    eor r4, r11
    ldd r11, Z+33
    eor r11, r5
    ldd r12, Z+29
    eor r5, r12
    ldd r12, Z+34
    eor r12, r2
    add r9, r13
    adc r10, r14
    adc r11, r15
    adc r12, r16
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r13, Z+30
    eor r2, r13
    ldd r13, Z+23
    eor r13, r20
    adiw r30, 24
    ; round 9 (lea.dsl:35)
    ldd r14, Z+43
    eor r20, r14
    ; round 8 (lea.dsl:35)
    ldd r14, Z+0
    eor r14, r17
    ; round 9 (lea.dsl:35)
    ldd r15, Z+44
    eor r17, r15
    ; round 8 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r18
    ; round 9 (lea.dsl:35)
    ldd r16, Z+45
    eor r18, r16
    ; round 8 (lea.dsl:35)
    ldd r16, Z+2
    eor r16, r19
    add r13, r3
    adc r14, r4
    adc r15, r5
    adc r16, r2
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ; round 9 (lea.dsl:35)
    ldd r2, Z+46
    eor r19, r2
    ldd r2, Z+39
    eor r2, r0
    ldd r3, Z+35
    eor r0, r3
    ldd r3, Z+40
    eor r3, r6
    ldd r4, Z+36
    eor r6, r4
    ldd r4, Z+41
    eor r4, r7
    ldd r5, Z+37
    eor r7, r5
    ldd r5, Z+42
    eor r5, r8
    add r2, r20
    adc r3, r17
    adc r4, r18
    adc r5, r19
    ldd r17, Z+38
    eor r8, r17
    mov r17, r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    ldd r17, Z+31
    eor r17, r10
    ldd r18, Z+27
    eor r10, r18
    ldd r18, Z+32
    eor r18, r11
    ldd r19, Z+28
    eor r11, r19
    ldd r19, Z+33
    eor r19, r12
    ldd r20, Z+29
    eor r12, r20
    ldd r20, Z+34
    eor r20, r9
    add r17, r0
    adc r18, r6
    adc r19, r7
    adc r20, r8
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    ldd r0, Z+30
    eor r9, r0
    ldd r0, Z+23
    eor r0, r16
    adiw r30, 24
    ; round 10 (lea.dsl:35)
    ldd r6, Z+43
    eor r16, r6
    ; round 9 (lea.dsl:35)
    ldd r6, Z+0
    eor r6, r13
    ; round 10 (lea.dsl:35)
    ldd r7, Z+44
    eor r13, r7
    ; round 9 (lea.dsl:35)
    ldd r7, Z+1
    eor r7, r14
    ; round 10 (lea.dsl:35)
    ldd r8, Z+45
    eor r14, r8
    ; round 9 (lea.dsl:35)
    ldd r8, Z+2
    eor r8, r15
    add r0, r10
    adc r6, r11
    adc r7, r12
    adc r8, r9
    lsl r8
    rol r0
    rol r6
    rol r7
    adc r8, r1
    ; round 10 (lea.dsl:35)
    ldd r9, Z+46
    eor r15, r9
    ldd r9, Z+39
    eor r9, r2
    ldd r10, Z+35
    eor r2, r10
    ldd r10, Z+40
    eor r10, r3
    ldd r11, Z+36
    eor r3, r11
    ldd r11, Z+41
    eor r11, r4
    ldd r12, Z+37
    eor r4, r12
    ldd r12, Z+42
    eor r12, r5
    add r9, r16
    adc r10, r13
    adc r11, r14
    adc r12, r15
    ldd r13, Z+38
    eor r5, r13
    mov r13, r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r13, Z+31
    eor r13, r18
    ldd r14, Z+27
    eor r18, r14
    ldd r14, Z+32
    eor r14, r19
    ldd r15, Z+28
    eor r19, r15
    ldd r15, Z+33
    eor r15, r20
    ldd r16, Z+29
    eor r20, r16
    ldd r16, Z+34
    eor r16, r17
    add r13, r2
    adc r14, r3
    adc r15, r4
    adc r16, r5
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r2, Z+30
    eor r17, r2
    ldd r2, Z+23
    eor r2, r8
    adiw r30, 24
    ; round 11 (lea.dsl:35)
    ldd r3, Z+43
    eor r8, r3
    ; round 10 (lea.dsl:35)
    ldd r3, Z+0
    eor r3, r0
    ; round 11 (lea.dsl:35)
    ldd r4, Z+44
    eor r0, r4
    ; round 10 (lea.dsl:35)
    ldd r4, Z+1
    eor r4, r6
    ; round 11 (lea.dsl:35)
    ldd r5, Z+45
    eor r6, r5
    ; round 10 (lea.dsl:35)
    ldd r5, Z+2
    eor r5, r7
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r5, r17
    lsl r5
    rol r2
    rol r3
    rol r4
    adc r5, r1
    ; round 11 (lea.dsl:35)
    ldd r17, Z+46
    eor r7, r17
    ldd r17, Z+39
    eor r17, r9
    ldd r18, Z+35
    eor r9, r18
    ldd r18, Z+40
    eor r18, r10
    ldd r19, Z+36
    eor r10, r19
    ldd r19, Z+41
    eor r19, r11
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+42
    eor r20, r12
    add r17, r8
    adc r18, r0
    adc r19, r6
    adc r20, r7
    ldd r0, Z+38
    eor r12, r0
    mov r0, r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r0, Z+31
    eor r0, r14
    ldd r6, Z+27
    eor r14, r6
    ldd r6, Z+32
    eor r6, r15
    ldd r7, Z+28
    eor r15, r7
    ldd r7, Z+33
    eor r7, r16
    ldd r8, Z+29
    eor r16, r8
    ldd r8, Z+34
    eor r8, r13
    add r0, r9
    adc r6, r10
    adc r7, r11
    adc r8, r12
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    ldd r9, Z+30
    eor r13, r9
    ldd r9, Z+23
    eor r9, r5
    adiw r30, 24
    ; round 12 (lea.dsl:35)
    ldd r10, Z+43
    eor r5, r10
    ; round 11 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r2
    ; round 12 (lea.dsl:35)
    ldd r11, Z+44
    eor r2, r11
    ; round 11 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r3
    ; round 12 (lea.dsl:35)
    ldd r12, Z+45
    eor r3, r12
    ; round 11 (lea.dsl:35)
    ldd r12, Z+2
    eor r12, r4
    add r9, r14
    adc r10, r15
    adc r11, r16
    adc r12, r13
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 12 (lea.dsl:35)
    ldd r13, Z+46
    eor r4, r13
    ldd r13, Z+39
    eor r13, r17
    ldd r14, Z+35
    eor r17, r14
    ldd r14, Z+40
    eor r14, r18
    ldd r15, Z+36
    eor r18, r15
    ldd r15, Z+41
    eor r15, r19
    ldd r16, Z+37
    eor r19, r16
    ldd r16, Z+42
    eor r16, r20
    add r13, r5
    adc r14, r2
    adc r15, r3
    adc r16, r4
    ldd r2, Z+38
    eor r20, r2
    mov r2, r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r2, Z+31
    eor r2, r6
    ldd r3, Z+27
    eor r6, r3
    ldd r3, Z+32
    eor r3, r7
    ldd r4, Z+28
    eor r7, r4
    ldd r4, Z+33
    eor r4, r8
    ldd r5, Z+29
    eor r8, r5
    ldd r5, Z+34
    eor r5, r0
    add r2, r17
    adc r3, r18
    adc r4, r19
    adc r5, r20
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    ldd r17, Z+30
    eor r0, r17
    ldd r17, Z+23
    eor r17, r12
    adiw r30, 24
    ; round 13 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 12 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 13 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 12 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 13 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 12 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r6
    adc r18, r7
    adc r19, r8
    adc r20, r0
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 13 (lea.dsl:35)
    ldd r0, Z+46
    eor r11, r0
    ldd r0, Z+39
    eor r0, r13
    ldd r6, Z+35
    eor r13, r6
    ldd r6, Z+40
    eor r6, r14
    ldd r7, Z+36
    eor r14, r7
    ldd r7, Z+41
    eor r7, r15
    ldd r8, Z+37
    eor r15, r8
    ldd r8, Z+42
    eor r8, r16
    add r0, r12
    adc r6, r9
    adc r7, r10
    adc r8, r11
    ldd r9, Z+38
    eor r16, r9
    mov r9, r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    ldd r9, Z+31
    eor r9, r3
    ldd r10, Z+27
    eor r3, r10
    ldd r10, Z+32
    eor r10, r4
    ldd r11, Z+28
    eor r4, r11
    ldd r11, Z+33
    eor r11, r5
    ldd r12, Z+29
    eor r5, r12
    ldd r12, Z+34
    eor r12, r2
    add r9, r13
    adc r10, r14
    adc r11, r15
    adc r12, r16
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r13, Z+30
    eor r2, r13
    ldd r13, Z+23
    eor r13, r20
    adiw r30, 24
    ; round 14 (lea.dsl:35)
    ldd r14, Z+43
    eor r20, r14
    ; round 13 (lea.dsl:35)
    ldd r14, Z+0
    eor r14, r17
    ; round 14 (lea.dsl:35)
    ldd r15, Z+44
    eor r17, r15
    ; round 13 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r18
    ; round 14 (lea.dsl:35)
    ldd r16, Z+45
    eor r18, r16
    ; round 13 (lea.dsl:35)
    ldd r16, Z+2
    eor r16, r19
    add r13, r3
    adc r14, r4
    adc r15, r5
    adc r16, r2
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ; round 14 (lea.dsl:35)
    ldd r2, Z+46
    eor r19, r2
    ldd r2, Z+39
    eor r2, r0
    ldd r3, Z+35
    eor r0, r3
    ldd r3, Z+40
    eor r3, r6
    ldd r4, Z+36
    eor r6, r4
    ldd r4, Z+41
    eor r4, r7
    ldd r5, Z+37
    eor r7, r5
    ldd r5, Z+42
    eor r5, r8
    add r2, r20
    adc r3, r17
    adc r4, r18
    adc r5, r19
    ldd r17, Z+38
    eor r8, r17
    mov r17, r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    ldd r17, Z+31
    eor r17, r10
    ldd r18, Z+27
    eor r10, r18
    ldd r18, Z+32
    eor r18, r11
    ldd r19, Z+28
    eor r11, r19
    ldd r19, Z+33
    eor r19, r12
    ldd r20, Z+29
    eor r12, r20
    ldd r20, Z+34
    eor r20, r9
    add r17, r0
    adc r18, r6
    adc r19, r7
    adc r20, r8
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    ldd r0, Z+30
    eor r9, r0
    ldd r0, Z+23
    eor r0, r16
    adiw r30, 24
    ; round 15 (lea.dsl:35)
    ldd r6, Z+43
    eor r16, r6
    ; round 14 (lea.dsl:35)
    ldd r6, Z+0
    eor r6, r13
    ; round 15 (lea.dsl:35)
    ldd r7, Z+44
    eor r13, r7
    ; round 14 (lea.dsl:35)
    ldd r7, Z+1
    eor r7, r14
    ; round 15 (lea.dsl:35)
    ldd r8, Z+45
    eor r14, r8
    ; round 14 (lea.dsl:35)
    ldd r8, Z+2
    eor r8, r15
    add r0, r10
    adc r6, r11
    adc r7, r12
    adc r8, r9
    lsl r8
    rol r0
    rol r6
    rol r7
    adc r8, r1
    ; round 15 (lea.dsl:35)
    ldd r9, Z+46
    eor r15, r9
    ldd r9, Z+39
    eor r9, r2
    ldd r10, Z+35
    eor r2, r10
    ldd r10, Z+40
    eor r10, r3
    ldd r11, Z+36
    eor r3, r11
    ldd r11, Z+41
    eor r11, r4
    ldd r12, Z+37
    eor r4, r12
    ldd r12, Z+42
    eor r12, r5
    add r9, r16
    adc r10, r13
    adc r11, r14
    adc r12, r15
    ldd r13, Z+38
    eor r5, r13
    mov r13, r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r13, Z+31
    eor r13, r18
    ldd r14, Z+27
    eor r18, r14
    ldd r14, Z+32
    eor r14, r19
    ldd r15, Z+28
    eor r19, r15
    ldd r15, Z+33
    eor r15, r20
    ldd r16, Z+29
    eor r20, r16
    ldd r16, Z+34
    eor r16, r17
    add r13, r2
    adc r14, r3
    adc r15, r4
    adc r16, r5
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r2, Z+30
    eor r17, r2
    ldd r2, Z+23
    eor r2, r8
    adiw r30, 24
    ; round 16 (lea.dsl:35)
    ldd r3, Z+43
    eor r8, r3
    ; round 15 (lea.dsl:35)
    ldd r3, Z+0
    eor r3, r0
    ; round 16 (lea.dsl:35)
    ldd r4, Z+44
    eor r0, r4
    ; round 15 (lea.dsl:35)
    ldd r4, Z+1
    eor r4, r6
    ; round 16 (lea.dsl:35)
    ldd r5, Z+45
    eor r6, r5
    ; round 15 (lea.dsl:35)
    ldd r5, Z+2
    eor r5, r7
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r5, r17
    lsl r5
    rol r2
    rol r3
    rol r4
    adc r5, r1
    ; round 16 (lea.dsl:35)
    ldd r17, Z+46
    eor r7, r17
    ldd r17, Z+39
    eor r17, r9
    ldd r18, Z+35
    eor r9, r18
    ldd r18, Z+40
    eor r18, r10
    ldd r19, Z+36
    eor r10, r19
    ldd r19, Z+41
    eor r19, r11
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+42
    eor r20, r12
    add r17, r8
    adc r18, r0
    adc r19, r6
    adc r20, r7
    ldd r0, Z+38
    eor r12, r0
    mov r0, r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r0, Z+31
    eor r0, r14
    ldd r6, Z+27
    eor r14, r6
    ldd r6, Z+32
    eor r6, r15
    ldd r7, Z+28
    eor r15, r7
    ldd r7, Z+33
    eor r7, r16
    ldd r8, Z+29
    eor r16, r8
    ldd r8, Z+34
    eor r8, r13
    add r0, r9
    adc r6, r10
    adc r7, r11
    adc r8, r12
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    ldd r9, Z+30
    eor r13, r9
    ldd r9, Z+23
    eor r9, r5
    adiw r30, 24
    ; round 17 (lea.dsl:35)
    ldd r10, Z+43
    eor r5, r10
    ; round 16 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r2
    ; round 17 (lea.dsl:35)
    ldd r11, Z+44
    eor r2, r11
    ; round 16 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r3
    ; round 17 (lea.dsl:35)
    ldd r12, Z+45
    eor r3, r12
    ; round 16 (lea.dsl:35)
    ldd r12, Z+2
    eor r12, r4
    add r9, r14
    adc r10, r15
    adc r11, r16
    adc r12, r13
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 17 (lea.dsl:35)
    ldd r13, Z+46
    eor r4, r13
    ldd r13, Z+39
    eor r13, r17
    ldd r14, Z+35
    eor r17, r14
    ldd r14, Z+40
    eor r14, r18
    ldd r15, Z+36
    eor r18, r15
    ldd r15, Z+41
    eor r15, r19
    ldd r16, Z+37
    eor r19, r16
    ldd r16, Z+42
    eor r16, r20
    add r13, r5
    adc r14, r2
    adc r15, r3
    adc r16, r4
    ldd r2, Z+38
    eor r20, r2
    mov r2, r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r2, Z+31
    eor r2, r6
    ldd r3, Z+27
    eor r6, r3
    ldd r3, Z+32
    eor r3, r7
    ldd r4, Z+28
    eor r7, r4
    ldd r4, Z+33
    eor r4, r8
    ldd r5, Z+29
    eor r8, r5
    ldd r5, Z+34
    eor r5, r0
    add r2, r17
    adc r3, r18
    adc r4, r19
    adc r5, r20
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    ldd r17, Z+30
    eor r0, r17
    ldd r17, Z+23
    eor r17, r12
    adiw r30, 24
    ; round 18 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 17 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 18 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 17 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 18 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 17 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r6
    adc r18, r7
    adc r19, r8
    adc r20, r0
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 18 (lea.dsl:35)
    ldd r0, Z+46
    eor r11, r0
    ldd r0, Z+39
    eor r0, r13
    ldd r6, Z+35
    eor r13, r6
    ldd r6, Z+40
    eor r6, r14
    ldd r7, Z+36
    eor r14, r7
    ldd r7, Z+41
    eor r7, r15
    ldd r8, Z+37
    eor r15, r8
    ldd r8, Z+42
    eor r8, r16
    add r0, r12
    adc r6, r9
    adc r7, r10
    adc r8, r11
    ldd r9, Z+38
    eor r16, r9
    mov r9, r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    ldd r9, Z+31
    eor r9, r3
    ldd r10, Z+27
    eor r3, r10
    ldd r10, Z+32
    eor r10, r4
    ldd r11, Z+28
    eor r4, r11
    ldd r11, Z+33
    eor r11, r5
    ldd r12, Z+29
    eor r5, r12
    ldd r12, Z+34
    eor r12, r2
    add r9, r13
    adc r10, r14
    adc r11, r15
    adc r12, r16
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r13, Z+30
    eor r2, r13
    ldd r13, Z+23
    eor r13, r20
    adiw r30, 24
    ; round 19 (lea.dsl:35)
    ldd r14, Z+43
    eor r20, r14
    ; round 18 (lea.dsl:35)
    ldd r14, Z+0
    eor r14, r17
    ; round 19 (lea.dsl:35)
    ldd r15, Z+44
    eor r17, r15
    ; round 18 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r18
    ; round 19 (lea.dsl:35)
    ldd r16, Z+45
    eor r18, r16
    ; round 18 (lea.dsl:35)
    ldd r16, Z+2
    eor r16, r19
    add r13, r3
    adc r14, r4
    adc r15, r5
    adc r16, r2
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ; round 19 (lea.dsl:35)
    ldd r2, Z+46
    eor r19, r2
    ldd r2, Z+39
    eor r2, r0
    ldd r3, Z+35
    eor r0, r3
    ldd r3, Z+40
    eor r3, r6
    ldd r4, Z+36
    eor r6, r4
    ldd r4, Z+41
    eor r4, r7
    ldd r5, Z+37
    eor r7, r5
    ldd r5, Z+42
    eor r5, r8
    add r2, r20
    adc r3, r17
    adc r4, r18
    adc r5, r19
    ldd r17, Z+38
    eor r8, r17
    mov r17, r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    ldd r17, Z+31
    eor r17, r10
    ldd r18, Z+27
    eor r10, r18
    ldd r18, Z+32
    eor r18, r11
    ldd r19, Z+28
    eor r11, r19
    ldd r19, Z+33
    eor r19, r12
    ldd r20, Z+29
    eor r12, r20
    ldd r20, Z+34
    eor r20, r9
    add r17, r0
    adc r18, r6
    adc r19, r7
    adc r20, r8
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    ldd r0, Z+30
    eor r9, r0
    ldd r0, Z+23
    eor r0, r16
    adiw r30, 24
    ; round 20 (lea.dsl:35)
    ldd r6, Z+43
    eor r16, r6
    ; round 19 (lea.dsl:35)
    ldd r6, Z+0
    eor r6, r13
    ; round 20 (lea.dsl:35)
    ldd r7, Z+44
    eor r13, r7
    ; round 19 (lea.dsl:35)
    ldd r7, Z+1
    eor r7, r14
    ; round 20 (lea.dsl:35)
    ldd r8, Z+45
    eor r14, r8
    ; round 19 (lea.dsl:35)
    ldd r8, Z+2
    eor r8, r15
    add r0, r10
    adc r6, r11
    adc r7, r12
    adc r8, r9
    lsl r8
    rol r0
    rol r6
    rol r7
    adc r8, r1
    ; round 20 (lea.dsl:35)
    ldd r9, Z+46
    eor r15, r9
    ldd r9, Z+39
    eor r9, r2
    ldd r10, Z+35
    eor r2, r10
    ldd r10, Z+40
    eor r10, r3
    ldd r11, Z+36
    eor r3, r11
    ldd r11, Z+41
    eor r11, r4
    ldd r12, Z+37
    eor r4, r12
    ldd r12, Z+42
    eor r12, r5
    add r9, r16
    adc r10, r13
    adc r11, r14
    adc r12, r15
    ldd r13, Z+38
    eor r5, r13
    mov r13, r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r13, Z+31
    eor r13, r18
    ldd r14, Z+27
    eor r18, r14
    ldd r14, Z+32
    eor r14, r19
    ldd r15, Z+28
    eor r19, r15
    ldd r15, Z+33
    eor r15, r20
    ldd r16, Z+29
    eor r20, r16
    ldd r16, Z+34
    eor r16, r17
    add r13, r2
    adc r14, r3
    adc r15, r4
    adc r16, r5
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r2, Z+30
    eor r17, r2
    ldd r2, Z+23
    eor r2, r8
    adiw r30, 24
    ; round 21 (lea.dsl:35)
    ldd r3, Z+43
    eor r8, r3
    ; round 20 (lea.dsl:35)
    ldd r3, Z+0
    eor r3, r0
    ; round 21 (lea.dsl:35)
    ldd r4, Z+44
    eor r0, r4
    ; round 20 (lea.dsl:35)
    ldd r4, Z+1
    eor r4, r6
    ; round 21 (lea.dsl:35)
    ldd r5, Z+45
    eor r6, r5
    ; round 20 (lea.dsl:35)
    ldd r5, Z+2
    eor r5, r7
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r5, r17
    lsl r5
    rol r2
    rol r3
    rol r4
    adc r5, r1
    ; round 21 (lea.dsl:35)
    ldd r17, Z+46
    eor r7, r17
    ldd r17, Z+39
    eor r17, r9
    ldd r18, Z+35
    eor r9, r18
    ldd r18, Z+40
    eor r18, r10
    ldd r19, Z+36
    eor r10, r19
    ldd r19, Z+41
    eor r19, r11
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+42
    eor r20, r12
    add r17, r8
    adc r18, r0
    adc r19, r6
    adc r20, r7
    ldd r0, Z+38
    eor r12, r0
    mov r0, r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r0, Z+31
    eor r0, r14
    ldd r6, Z+27
    eor r14, r6
    ldd r6, Z+32
    eor r6, r15
    ldd r7, Z+28
    eor r15, r7
    ldd r7, Z+33
    eor r7, r16
    ldd r8, Z+29
    eor r16, r8
    ldd r8, Z+34
    eor r8, r13
    add r0, r9
    adc r6, r10
    adc r7, r11
    adc r8, r12
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    ldd r9, Z+30
    eor r13, r9
    ldd r9, Z+23
    eor r9, r5
    adiw r30, 24
    ; round 22 (lea.dsl:35)
    ldd r10, Z+43
    eor r5, r10
    ; round 21 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r2
    ; round 22 (lea.dsl:35)
    ldd r11, Z+44
    eor r2, r11
    ; round 21 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r3
    ; round 22 (lea.dsl:35)
    ldd r12, Z+45
    eor r3, r12
    ; round 21 (lea.dsl:35)
    ldd r12, Z+2
    eor r12, r4
    add r9, r14
    adc r10, r15
    adc r11, r16
    adc r12, r13
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 22 (lea.dsl:35)
    ldd r13, Z+46
    eor r4, r13
    ldd r13, Z+39
    eor r13, r17
    ldd r14, Z+35
    eor r17, r14
    ldd r14, Z+40
    eor r14, r18
    ldd r15, Z+36
    eor r18, r15
    ldd r15, Z+41
    eor r15, r19
    ldd r16, Z+37
    eor r19, r16
    ldd r16, Z+42
    eor r16, r20
    add r13, r5
    adc r14, r2
    adc r15, r3
    adc r16, r4
    ldd r2, Z+38
    eor r20, r2
    mov r2, r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r2, Z+31
    eor r2, r6
    ldd r3, Z+27
    eor r6, r3
    ldd r3, Z+32
    eor r3, r7
    ldd r4, Z+28
    eor r7, r4
    ldd r4, Z+33
    eor r4, r8
    ldd r5, Z+29
    eor r8, r5
    ldd r5, Z+34
    eor r5, r0
    add r2, r17
    adc r3, r18
    adc r4, r19
    adc r5, r20
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    ldd r17, Z+30
    eor r0, r17
    ldd r17, Z+23
    eor r17, r12
    adiw r30, 24
    ; round 23 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 22 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 23 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 22 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 23 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 22 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r6
    adc r18, r7
    adc r19, r8
    adc r20, r0
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 23 (lea.dsl:35)
    ldd r0, Z+46
    eor r11, r0
    ldd r0, Z+39
    eor r0, r13
    ldd r6, Z+35
    eor r13, r6
    ldd r6, Z+40
    eor r6, r14
    ldd r7, Z+36
    eor r14, r7
    ldd r7, Z+41
    eor r7, r15
    ldd r8, Z+37
    eor r15, r8
    ldd r8, Z+42
    eor r8, r16
    add r0, r12
    adc r6, r9
    adc r7, r10
    adc r8, r11
    ldd r9, Z+38
    eor r16, r9
    mov r9, r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    ldd r9, Z+31
    eor r9, r3
    ldd r10, Z+27
    eor r3, r10
    ldd r10, Z+32
    eor r10, r4
    ldd r11, Z+28
    eor r4, r11
    ldd r11, Z+33
    eor r11, r5
    ldd r12, Z+29
    eor r5, r12
    ldd r12, Z+34
    eor r12, r2
    add r9, r13
    adc r10, r14
    adc r11, r15
    adc r12, r16
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r13, Z+30
    eor r2, r13
    ldd r13, Z+23
    eor r13, r20
    adiw r30, 24
    ; round 24 (lea.dsl:35)
    ldd r14, Z+43
    eor r20, r14
    ; round 23 (lea.dsl:35)
    ldd r14, Z+0
    eor r14, r17
    ; round 24 (lea.dsl:35)
    ldd r15, Z+44
    eor r17, r15
    ; round 23 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r18
    ; round 24 (lea.dsl:35)
    ldd r16, Z+45
    eor r18, r16
    ; round 23 (lea.dsl:35)
    ldd r16, Z+2
    eor r16, r19
    add r13, r3
    adc r14, r4
    adc r15, r5
    adc r16, r2
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ; round 24 (lea.dsl:35)
    ldd r2, Z+46
    eor r19, r2
    ldd r2, Z+39
    eor r2, r0
    ldd r3, Z+35
    eor r0, r3
    ldd r3, Z+40
    eor r3, r6
    ldd r4, Z+36
    eor r6, r4
    ldd r4, Z+41
    eor r4, r7
    ldd r5, Z+37
    eor r7, r5
    ldd r5, Z+42
    eor r5, r8
    add r2, r20
    adc r3, r17
    adc r4, r18
    adc r5, r19
    ldd r17, Z+38
    eor r8, r17
    mov r17, r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r17
    ror r5
    ror r4
    ror r3
    ror r2
    ldd r17, Z+31
    eor r17, r10
    ldd r18, Z+27
    eor r10, r18
    ldd r18, Z+32
    eor r18, r11
    ldd r19, Z+28
    eor r11, r19
    ldd r19, Z+33
    eor r19, r12
    ldd r20, Z+29
    eor r12, r20
    ldd r20, Z+34
    eor r20, r9
    add r17, r0
    adc r18, r6
    adc r19, r7
    adc r20, r8
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r20
    rol r17
    adc r18, r1
    ldd r0, Z+30
    eor r9, r0
    ldd r0, Z+23
    eor r0, r16
    adiw r30, 24
    ; round 25 (lea.dsl:35)
    ldd r6, Z+43
    eor r16, r6
    ; round 24 (lea.dsl:35)
    ldd r6, Z+0
    eor r6, r13
    ; round 25 (lea.dsl:35)
    ldd r7, Z+44
    eor r13, r7
    ; round 24 (lea.dsl:35)
    ldd r7, Z+1
    eor r7, r14
    ; round 25 (lea.dsl:35)
    ldd r8, Z+45
    eor r14, r8
    ; round 24 (lea.dsl:35)
    ldd r8, Z+2
    eor r8, r15
    add r0, r10
    adc r6, r11
    adc r7, r12
    adc r8, r9
    lsl r8
    rol r0
    rol r6
    rol r7
    adc r8, r1
    ; round 25 (lea.dsl:35)
    ldd r9, Z+46
    eor r15, r9
    ldd r9, Z+39
    eor r9, r2
    ldd r10, Z+35
    eor r2, r10
    ldd r10, Z+40
    eor r10, r3
    ldd r11, Z+36
    eor r3, r11
    ldd r11, Z+41
    eor r11, r4
    ldd r12, Z+37
    eor r4, r12
    ldd r12, Z+42
    eor r12, r5
    add r9, r16
    adc r10, r13
    adc r11, r14
    adc r12, r15
    ldd r13, Z+38
    eor r5, r13
    mov r13, r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r13
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r13, Z+31
    eor r13, r18
    ldd r14, Z+27
    eor r18, r14
    ldd r14, Z+32
    eor r14, r19
    ldd r15, Z+28
    eor r19, r15
    ldd r15, Z+33
    eor r15, r20
    ldd r16, Z+29
    eor r20, r16
    ldd r16, Z+34
    eor r16, r17
    add r13, r2
    adc r14, r3
    adc r15, r4
    adc r16, r5
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r16
    rol r13
    adc r14, r1
    ldd r2, Z+30
    eor r17, r2
    ldd r2, Z+23
    eor r2, r8
    adiw r30, 24
    ; round 26 (lea.dsl:35)
    ldd r3, Z+43
    eor r8, r3
    ; round 25 (lea.dsl:35)
    ldd r3, Z+0
    eor r3, r0
    ; round 26 (lea.dsl:35)
    ldd r4, Z+44
    eor r0, r4
    ; round 25 (lea.dsl:35)
    ldd r4, Z+1
    eor r4, r6
    ; round 26 (lea.dsl:35)
    ldd r5, Z+45
    eor r6, r5
    ; round 25 (lea.dsl:35)
    ldd r5, Z+2
    eor r5, r7
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r5, r17
    lsl r5
    rol r2
    rol r3
    rol r4
    adc r5, r1
    ; round 26 (lea.dsl:35)
    ldd r17, Z+46
    eor r7, r17
    ldd r17, Z+39
    eor r17, r9
    ldd r18, Z+35
    eor r9, r18
    ldd r18, Z+40
    eor r18, r10
    ldd r19, Z+36
    eor r10, r19
    ldd r19, Z+41
    eor r19, r11
    ldd r20, Z+37
    eor r11, r20
    ldd r20, Z+42
    eor r20, r12
    add r17, r8
    adc r18, r0
    adc r19, r6
    adc r20, r7
    ldd r0, Z+38
    eor r12, r0
    mov r0, r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    lsr r0
    ror r20
    ror r19
    ror r18
    ror r17
    ldd r0, Z+31
    eor r0, r14
    ldd r6, Z+27
    eor r14, r6
    ldd r6, Z+32
    eor r6, r15
    ldd r7, Z+28
    eor r15, r7
    ldd r7, Z+33
    eor r7, r16
    ldd r8, Z+29
    eor r16, r8
    ldd r8, Z+34
    eor r8, r13
    add r0, r9
    adc r6, r10
    adc r7, r11
    adc r8, r12
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    lsl r6
    rol r7
    rol r8
    rol r0
    adc r6, r1
    ldd r9, Z+30
    eor r13, r9
    ldd r9, Z+23
    eor r9, r5
    adiw r30, 24
    ; round 27 (lea.dsl:35)
    ldd r10, Z+43
    eor r5, r10
    ; round 26 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r2
    ; round 27 (lea.dsl:35)
    ldd r11, Z+44
    eor r2, r11
    ; round 26 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r3
    ; round 27 (lea.dsl:35)
    ldd r12, Z+45
    eor r3, r12
    ; round 26 (lea.dsl:35)
    ldd r12, Z+2
    eor r12, r4
    add r9, r14
    adc r10, r15
    adc r11, r16
    adc r12, r13
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 27 (lea.dsl:35)
    ldd r13, Z+46
    eor r4, r13
    ldd r13, Z+39
    eor r13, r17
    ldd r14, Z+35
    eor r17, r14
    ldd r14, Z+40
    eor r14, r18
    ldd r15, Z+36
    eor r18, r15
    ldd r15, Z+41
    eor r15, r19
    ldd r16, Z+37
    eor r19, r16
    ldd r16, Z+42
    eor r16, r20
    add r13, r5
    adc r14, r2
    adc r15, r3
    adc r16, r4
    ldd r2, Z+38
    eor r20, r2
    mov r2, r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r2
    ror r16
    ror r15
    ror r14
    ror r13
    ldd r2, Z+31
    eor r2, r6
    ldd r3, Z+27
    eor r6, r3
    ldd r3, Z+32
    eor r3, r7
    ldd r4, Z+28
    eor r7, r4
    ldd r4, Z+33
    eor r4, r8
    ldd r5, Z+29
    eor r8, r5
    ldd r5, Z+34
    eor r5, r0
    add r2, r17
    adc r3, r18
    adc r4, r19
    adc r5, r20
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    lsl r3
    rol r4
    rol r5
    rol r2
    adc r3, r1
    ldd r17, Z+30
    eor r0, r17
    ldd r17, Z+23
    eor r17, r12
    adiw r30, 24
    ; round 28 (lea.dsl:35)
    ldd r18, Z+43
    eor r12, r18
    ; round 27 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r9
    ; round 28 (lea.dsl:35)
    ldd r19, Z+44
    eor r9, r19
    ; round 27 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 28 (lea.dsl:35)
    ldd r20, Z+45
    eor r10, r20
    ; round 27 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r11
    add r17, r6
    adc r18, r7
    adc r19, r8
    adc r20, r0
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ; round 28 (lea.dsl:35)
    ldd r0, Z+46
    eor r11, r0
    ldd r0, Z+39
    eor r0, r13
    ldd r6, Z+35
    eor r13, r6
    ldd r6, Z+40
    eor r6, r14
    ldd r7, Z+36
    eor r14, r7
    ldd r7, Z+41
    eor r7, r15
    ldd r8, Z+37
    eor r15, r8
    ldd r8, Z+42
    eor r8, r16
    add r0, r12
    adc r6, r9
    adc r7, r10
    adc r8, r11
    ldd r9, Z+38
    eor r16, r9
    mov r9, r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r9
    ror r8
    ror r7
    ror r6
    ror r0
    ldd r9, Z+31
    eor r9, r3
    ldd r10, Z+27
    eor r3, r10
    ldd r10, Z+32
    eor r10, r4
    ldd r11, Z+28
    eor r4, r11
    ldd r11, Z+33
    eor r11, r5
    ldd r12, Z+29
    eor r5, r12
    ldd r12, Z+34
    eor r12, r2
    add r9, r13
    adc r10, r14
    adc r11, r15
    adc r12, r16
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r12
    rol r9
    adc r10, r1
    ldd r13, Z+30
    eor r2, r13
    ldd r13, Z+23
    eor r13, r20
    ldd r14, Z+24
    eor r14, r17
    ldd r15, Z+25
    eor r15, r18
    ldd r16, Z+26
    eor r16, r19
    add r13, r3
    adc r14, r4
    adc r15, r5
    adc r16, r2
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ld r2, X+
    eor r2, r16
    st Y+, r2
    ld r2, X+
    eor r2, r13
    st Y+, r2
    ld r2, X+
    eor r2, r14
    st Y+, r2
    ld r2, X+
    eor r2, r15
    st Y+, r2
    ld r2, X+
    eor r2, r10
    st Y+, r2
    ld r2, X+
    eor r2, r11
    st Y+, r2
    ld r2, X+
    eor r2, r12
    st Y+, r2
    ld r2, X+
    eor r2, r9
    st Y+, r2
    ld r2, X+
    eor r2, r0
    st Y+, r2
    ld r0, X+
    eor r0, r6
    st Y+, r0
    ld r0, X+
    eor r0, r7
    st Y+, r0
    ld r0, X+
    eor r0, r8
    st Y+, r0
    ld r0, X+
    eor r0, r20
    st Y+, r0
    ld r0, X+
    eor r0, r17
    st Y+, r0
    ld r0, X+
    eor r0, r18
    st Y+, r0
    ld r0, X+
    eor r0, r19
    st Y+, r0
    subi r30, lo8(-(-625))
    sbci r31, hi8(-(-625))
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_lea128_192_ctr_crypt_avr_rest
    jmp .Llwcc_lea128_192_ctr_crypt_avr_group
.Llwcc_lea128_192_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_lea128_192_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_lea128_192_ctr_crypt_avr_end
    push r28
    push r29
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_lea128_192_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_lea128_192_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    jmp .Llwcc_lea128_192_ctr_crypt_avr_group
.Llwcc_lea128_192_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_lea128_192_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_lea128_192_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_lea128_192_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_lea128_192_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_lea128_192_ctr_crypt_avr_end:
    pop r29
    pop r28
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r11
    pop r10
    pop r9
    pop r8
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_lea128_192_ctr_crypt_avr, .-lwcc_lea128_192_ctr_crypt_avr
