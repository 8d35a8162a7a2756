; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile lea --set lea128_128 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(lanes=1, fixed=true) hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 384, ctx 408, align 1, group 16, stack 49
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:cb4c2fe4f17d1fd6e993c22544a0b55772239063bb94a4879a9260a2de8f5ec1

    .text

    .global lwcc_lea128_128_key_setup_avr
    .type lwcc_lea128_128_key_setup_avr, @function
lwcc_lea128_128_key_setup_avr:
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
    ldi r20, 4
    ldi r21, 214
    ldi r22, 196
    ldi r23, 136
    add r0, r20
    adc r2, r21
    adc r3, r22
    adc r4, r23
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ld r5, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ldi r24, 183
    ldi r25, 211
    ldi r20, 223
    ldi r21, 135
    add r5, r24
    adc r6, r25
    adc r7, r20
    adc r8, r21
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
    ldi r25, 9
    ldi r23, 172
    ldi r24, 137
    ldi r16, 17
    add r5, r25
    adc r6, r23
    adc r7, r24
    adc r8, r16
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
    ldi r23, 167
    ldi r25, 191
    ldi r17, 15
    add r9, r16
    adc r10, r23
    adc r11, r25
    adc r12, r17
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
    ldi r17, 18
    ldi r25, 88
    ldi r18, 19
    ldi r19, 35
    add r12, r17
    adc r9, r25
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
    ld r17, X
    ldi r19, 222
    ldi r25, 78
    ldi r20, 127
    ldi r16, 31
    add r13, r19
    adc r14, r25
    adc r15, r20
    adc r17, r16
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    st Z+, r17
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r16, 36
    ldi r19, 176
    ldi r20, 38
    ldi r25, 70
    add r17, r16
    adc r13, r19
    adc r14, r20
    adc r15, r25
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 41
    ldi r19, 242
    ldi r20, 231
    add r0, r16
    adc r2, r19
    adc r3, r24
    adc r4, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 83
    ldi r19, 228
    ldi r20, 207
    add r5, r16
    adc r6, r19
    adc r7, r18
    adc r8, r20
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
    ldi r16, 200
    ldi r19, 39
    ldi r20, 158
    add r11, r23
    adc r12, r16
    adc r9, r19
    adc r10, r20
    st Z+, r15
    st Z+, r17
    st Z+, r13
    st Z+, r14
    ldi r16, 79
    ldi r19, 145
    ldi r25, 60
    add r15, r16
    adc r17, r19
    adc r13, r16
    adc r14, r25
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 99
    ldi r18, 249
    ldi r24, 198
    add r0, r16
    adc r2, r21
    adc r3, r18
    adc r4, r24
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 199
    ldi r24, 14
    ldi r23, 243
    ldi r21, 141
    add r5, r16
    adc r6, r24
    adc r7, r23
    adc r8, r21
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
    mov r16, r10
    lsr r16
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r16
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r16, 143
    ldi r21, 29
    ldi r24, 230
    ldi r22, 27
    add r10, r16
    adc r11, r21
    adc r12, r24
    adc r9, r22
    st Z+, r14
    st Z+, r15
    st Z+, r17
    st Z+, r13
    ldi r16, 30
    ldi r21, 59
    ldi r22, 204
    ldi r24, 55
    add r14, r16
    adc r15, r21
    adc r17, r22
    adc r13, r24
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
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 188
    ldi r22, 157
    ldi r24, 254
    ldi r18, 62
    add r0, r16
    adc r2, r22
    adc r3, r24
    adc r4, r18
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 120
    ldi r22, 253
    ldi r24, 125
    add r5, r16
    adc r6, r21
    adc r7, r22
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
    mov r22, r9
    lsr r22
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r22
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r22, 240
    ldi r24, 118
    ldi r21, 250
    ldi r23, 251
    add r9, r22
    adc r10, r24
    adc r11, r21
    adc r12, r23
    st Z+, r13
    st Z+, r14
    st Z+, r15
    st Z+, r17
    ldi r21, 225
    ldi r22, 237
    ldi r23, 244
    ldi r24, 247
    add r13, r21
    adc r14, r22
    adc r15, r23
    adc r17, r24
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r21, 72
    ldi r22, 96
    ldi r23, 77
    ldi r24, 140
    add r0, r21
    adc r2, r22
    adc r3, r23
    adc r4, r24
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r21, 192
    ldi r22, 154
    ldi r23, 24
    add r5, r19
    adc r6, r21
    adc r7, r22
    adc r8, r23
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
    ldi r21, 34
    ldi r22, 129
    ldi r23, 53
    ldi r24, 49
    add r12, r21
    adc r9, r22
    adc r10, r23
    adc r11, r24
    st Z+, r17
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r22, 68
    ldi r23, 2
    ldi r24, 107
    ldi r19, 98
    add r17, r22
    adc r13, r23
    adc r14, r24
    adc r15, r19
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r19, 159
    add r0, r20
    adc r2, r21
    adc r3, r19
    adc r4, r16
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r19, 69
    ldi r22, 241
    add r5, r25
    adc r6, r19
    adc r7, r18
    adc r8, r22
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
    mov r19, r11
    lsr r19
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r19
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r19, 121
    ldi r23, 138
    ldi r24, 124
    ldi r21, 226
    add r11, r19
    adc r12, r23
    adc r9, r24
    adc r10, r21
    st Z+, r15
    st Z+, r17
    st Z+, r13
    st Z+, r14
    ldi r19, 20
    ldi r21, 243
    ldi r23, 249
    ldi r18, 196
    add r15, r21
    adc r17, r19
    adc r13, r23
    adc r14, r18
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r19, 152
    ldi r21, 118
    ldi r23, 111
    add r0, r25
    adc r2, r21
    adc r3, r19
    adc r4, r23
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r19, 236
    ldi r21, 48
    ldi r25, 223
    add r5, r16
    adc r6, r19
    adc r7, r21
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
    mov r19, r10
    lsr r19
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r19
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r19, 216
    ldi r21, 97
    ldi r16, 190
    add r10, r22
    adc r11, r19
    adc r12, r21
    adc r9, r16
    st Z+, r14
    st Z+, r15
    st Z+, r17
    st Z+, r13
    ldi r16, 227
    ldi r19, 177
    ldi r21, 195
    add r14, r16
    adc r15, r19
    adc r17, r21
    adc r13, r24
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
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 219
    ldi r19, 233
    ldi r24, 239
    add r0, r21
    adc r2, r16
    adc r3, r19
    adc r4, r24
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 211
    ldi r19, 135
    ldi r24, 183
    add r5, r19
    adc r6, r24
    adc r7, r16
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
    mov r16, r9
    lsr r16
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r16
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r16, 15
    ldi r24, 191
    ldi r21, 167
    add r9, r16
    adc r10, r23
    adc r11, r21
    adc r12, r24
    st Z+, r13
    st Z+, r14
    st Z+, r15
    st Z+, r17
    ldi r16, 31
    ldi r24, 222
    ldi r25, 78
    ldi r23, 127
    add r13, r16
    adc r14, r24
    adc r15, r25
    adc r17, r23
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 136
    ldi r23, 4
    ldi r24, 214
    add r0, r16
    adc r2, r23
    adc r3, r24
    adc r4, r18
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r25, 17
    ldi r23, 9
    ldi r24, 172
    ldi r16, 137
    add r5, r25
    adc r6, r23
    adc r7, r24
    adc r8, r16
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
    mov r23, r12
    lsr r23
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r23
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r23, 35
    ldi r24, 18
    ldi r25, 88
    ldi r18, 19
    add r12, r23
    adc r9, r24
    adc r10, r25
    adc r11, r18
    st Z+, r17
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r23, 70
    ldi r24, 36
    ldi r25, 176
    ldi r22, 38
    add r17, r23
    adc r13, r24
    adc r14, r25
    adc r15, r22
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r22, 231
    ldi r23, 41
    ldi r24, 242
    add r0, r22
    adc r2, r23
    adc r3, r24
    adc r4, r16
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r22, 207
    ldi r23, 83
    ldi r24, 228
    add r5, r22
    adc r6, r23
    adc r7, r24
    adc r8, r18
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
    mov r22, r11
    lsr r22
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r22
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r22, 200
    ldi r23, 39
    add r11, r20
    adc r12, r21
    adc r9, r22
    adc r10, r23
    st Z+, r15
    st Z+, r17
    st Z+, r13
    st Z+, r14
    ldi r22, 79
    ldi r23, 60
    ldi r24, 145
    add r15, r23
    adc r17, r22
    adc r13, r24
    adc r14, r22
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r22, 198
    ldi r25, 99
    ldi r18, 249
    add r0, r22
    adc r2, r25
    adc r3, r19
    adc r4, r18
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r22, 141
    ldi r25, 199
    ldi r16, 14
    ldi r21, 243
    add r5, r22
    adc r6, r25
    adc r7, r16
    adc r8, r21
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
    mov r16, r10
    lsr r16
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r16
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r16, 27
    ldi r22, 143
    ldi r25, 29
    ldi r19, 230
    add r10, r16
    adc r11, r22
    adc r12, r25
    adc r9, r19
    st Z+, r14
    st Z+, r15
    st Z+, r17
    st Z+, r13
    ldi r16, 55
    ldi r19, 30
    ldi r22, 204
    ldi r25, 59
    add r14, r16
    adc r15, r19
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
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 188
    ldi r19, 157
    ldi r22, 254
    ldi r18, 62
    add r0, r18
    adc r2, r16
    adc r3, r19
    adc r4, r22
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 125
    ldi r19, 253
    ldi r22, 120
    add r5, r16
    adc r6, r22
    adc r7, r25
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
    mov r16, r9
    lsr r16
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r16
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r16, 251
    ldi r19, 240
    ldi r25, 250
    ldi r21, 118
    add r9, r16
    adc r10, r19
    adc r11, r21
    adc r12, r25
    st Z+, r13
    st Z+, r14
    st Z+, r15
    st Z+, r17
    ldi r16, 247
    ldi r19, 225
    ldi r25, 237
    ldi r21, 244
    add r13, r16
    adc r14, r19
    adc r15, r25
    adc r17, r21
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 140
    ldi r19, 72
    ldi r21, 96
    ldi r25, 77
    add r0, r16
    adc r2, r19
    adc r3, r21
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
    ldi r16, 24
    ldi r19, 192
    ldi r21, 154
    add r5, r16
    adc r6, r24
    adc r7, r19
    adc r8, r21
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
    mov r16, r12
    lsr r16
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r16
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r16, 49
    ldi r19, 129
    ldi r21, 53
    ldi r25, 34
    add r12, r16
    adc r9, r25
    adc r10, r19
    adc r11, r21
    st Z+, r17
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r16, 98
    ldi r19, 68
    ldi r21, 2
    ldi r24, 107
    add r17, r16
    adc r13, r19
    adc r14, r21
    adc r15, r24
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 159
    add r0, r22
    adc r2, r20
    adc r3, r25
    adc r4, r16
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 69
    ldi r19, 241
    add r5, r19
    adc r6, r23
    adc r7, r16
    adc r8, r18
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
    mov r16, r11
    lsr r16
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r16
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r16, 226
    ldi r21, 121
    ldi r24, 138
    ldi r25, 124
    add r11, r16
    adc r12, r21
    adc r9, r24
    adc r10, r25
    st Z+, r15
    st Z+, r17
    st Z+, r13
    st Z+, r14
    ldi r16, 20
    ldi r21, 196
    ldi r24, 243
    ldi r18, 249
    add r15, r21
    adc r17, r24
    adc r13, r16
    adc r14, r18
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 152
    ldi r24, 111
    ldi r18, 118
    add r0, r24
    adc r2, r23
    adc r3, r18
    adc r4, r16
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 236
    ldi r18, 48
    ldi r23, 223
    add r5, r23
    adc r6, r22
    adc r7, r16
    adc r8, r18
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
    mov r16, r10
    lsr r16
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r16
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r16, 190
    ldi r18, 216
    ldi r22, 97
    add r10, r16
    adc r11, r19
    adc r12, r18
    adc r9, r22
    st Z+, r14
    st Z+, r15
    st Z+, r17
    st Z+, r13
    ldi r16, 227
    ldi r18, 177
    ldi r22, 195
    add r14, r25
    adc r15, r16
    adc r17, r18
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
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 239
    ldi r18, 219
    ldi r25, 233
    add r0, r16
    adc r2, r22
    adc r3, r18
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
    ldi r16, 211
    ldi r18, 135
    ldi r25, 183
    add r5, r23
    adc r6, r18
    adc r7, r25
    adc r8, r16
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
    mov r16, r9
    lsr r16
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r16
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r16, 191
    ldi r25, 15
    ldi r22, 167
    add r9, r16
    adc r10, r25
    adc r11, r24
    adc r12, r22
    st Z+, r13
    st Z+, r14
    st Z+, r15
    st Z+, r17
    ldi r16, 127
    ldi r25, 31
    ldi r23, 222
    ldi r24, 78
    add r13, r16
    adc r14, r25
    adc r15, r23
    adc r17, r24
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 136
    ldi r23, 4
    ldi r24, 214
    add r0, r21
    adc r2, r16
    adc r3, r23
    adc r4, r24
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 17
    ldi r23, 9
    ldi r24, 172
    ldi r25, 137
    add r5, r25
    adc r6, r16
    adc r7, r23
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
    mov r16, r12
    lsr r16
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r16
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r16, 35
    ldi r23, 18
    ldi r24, 88
    ldi r21, 19
    add r12, r21
    adc r9, r16
    adc r10, r23
    adc r11, r24
    st Z+, r17
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r16, 38
    ldi r23, 70
    ldi r24, 36
    ldi r19, 176
    add r17, r16
    adc r13, r23
    adc r14, r24
    adc r15, r19
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 231
    ldi r19, 41
    ldi r23, 242
    add r0, r25
    adc r2, r16
    adc r3, r19
    adc r4, r23
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 207
    ldi r19, 83
    ldi r23, 228
    add r5, r21
    adc r6, r16
    adc r7, r19
    adc r8, r23
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
    mov r16, r11
    lsr r16
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r16
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r16, 39
    ldi r19, 200
    add r11, r16
    adc r12, r20
    adc r9, r22
    adc r10, r19
    st Z+, r15
    st Z+, r17
    st Z+, r13
    st Z+, r14
    ldi r16, 79
    ldi r19, 60
    ldi r21, 145
    add r15, r16
    adc r17, r19
    adc r13, r16
    adc r14, r21
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 198
    ldi r22, 99
    ldi r23, 249
    add r0, r23
    adc r2, r16
    adc r3, r22
    adc r4, r18
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 141
    ldi r18, 199
    ldi r22, 14
    ldi r24, 243
    add r5, r24
    adc r6, r16
    adc r7, r18
    adc r8, r22
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
    mov r16, r10
    lsr r16
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r16
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r16, 230
    ldi r18, 27
    ldi r22, 143
    ldi r25, 29
    add r10, r16
    adc r11, r18
    adc r12, r22
    adc r9, r25
    st Z+, r14
    st Z+, r15
    st Z+, r17
    st Z+, r13
    ldi r16, 204
    ldi r18, 55
    ldi r22, 30
    ldi r25, 59
    add r14, r16
    adc r15, r18
    adc r17, r22
    adc r13, r25
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
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 254
    ldi r18, 188
    ldi r22, 157
    ldi r23, 62
    add r0, r16
    adc r2, r23
    adc r3, r18
    adc r4, r22
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 253
    ldi r18, 125
    ldi r22, 120
    add r5, r16
    adc r6, r18
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
    mov r16, r9
    lsr r16
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r16
    ror r12
    ror r11
    ror r10
    ror r9
    st Z+, r9
    st Z+, r10
    st Z+, r11
    st Z+, r12
    ldi r16, 250
    ldi r18, 251
    ldi r25, 240
    ldi r24, 118
    add r9, r16
    adc r10, r18
    adc r11, r25
    adc r12, r24
    st Z+, r13
    st Z+, r14
    st Z+, r15
    st Z+, r17
    ldi r16, 244
    ldi r18, 247
    ldi r25, 225
    ldi r24, 237
    add r13, r16
    adc r14, r18
    adc r15, r25
    adc r17, r24
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    lsl r17
    rol r13
    rol r14
    rol r15
    adc r17, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 77
    ldi r18, 140
    ldi r24, 72
    ldi r25, 96
    add r0, r16
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
    ldi r16, 154
    ldi r18, 24
    ldi r24, 192
    add r5, r16
    adc r6, r18
    adc r7, r21
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
    mov r16, r12
    lsr r16
    ror r11
    ror r10
    ror r9
    ror r12
    lsr r16
    ror r11
    ror r10
    ror r9
    ror r12
    st Z+, r12
    st Z+, r9
    st Z+, r10
    st Z+, r11
    ldi r16, 53
    ldi r18, 49
    ldi r21, 129
    ldi r24, 34
    add r12, r16
    adc r9, r18
    adc r10, r24
    adc r11, r21
    st Z+, r17
    st Z+, r13
    st Z+, r14
    st Z+, r15
    ldi r16, 107
    ldi r18, 98
    ldi r21, 68
    ldi r25, 2
    add r17, r16
    adc r13, r18
    adc r14, r21
    adc r15, r25
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    lsl r15
    rol r17
    rol r13
    rol r14
    adc r15, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 159
    add r0, r16
    adc r2, r22
    adc r3, r20
    adc r4, r24
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 69
    ldi r18, 241
    add r5, r23
    adc r6, r18
    adc r7, r19
    adc r8, r16
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
    mov r16, r11
    lsr r16
    ror r10
    ror r9
    ror r12
    ror r11
    lsr r16
    ror r10
    ror r9
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r9
    st Z+, r10
    ldi r16, 226
    ldi r20, 121
    ldi r21, 138
    ldi r23, 124
    add r11, r23
    adc r12, r16
    adc r9, r20
    adc r10, r21
    st Z+, r15
    st Z+, r17
    st Z+, r13
    st Z+, r14
    ldi r16, 20
    ldi r20, 249
    ldi r21, 196
    ldi r24, 243
    add r15, r20
    adc r17, r21
    adc r13, r24
    adc r14, r16
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r17
    rol r13
    adc r14, r1
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    ldi r16, 152
    ldi r20, 111
    ldi r21, 118
    add r0, r16
    adc r2, r20
    adc r3, r19
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
    ldi r16, 48
    ldi r19, 236
    ldi r20, 223
    add r5, r16
    adc r6, r20
    adc r7, r22
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
    mov r16, r10
    lsr r16
    ror r9
    ror r12
    ror r11
    ror r10
    lsr r16
    ror r9
    ror r12
    ror r11
    ror r10
    st Z+, r10
    st Z+, r11
    st Z+, r12
    st Z+, r9
    ldi r16, 97
    ldi r19, 190
    ldi r20, 216
    add r10, r16
    adc r11, r19
    adc r12, r18
    adc r9, r20
    st Z+, r14
    st Z+, r15
    st Z+, r17
    st Z+, r13
    st Z+, r0
    st Z+, r2
    st Z+, r3
    st Z+, r4
    st Z+, r5
    st Z+, r6
    st Z+, r7
    st Z+, r8
    ldi r16, 227
    ldi r18, 177
    ldi r19, 195
    add r14, r19
    adc r15, r23
    adc r17, r16
    adc r13, r18
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
    std Z+0, r17
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
    .size lwcc_lea128_128_key_setup_avr, .-lwcc_lea128_128_key_setup_avr

    .global lwcc_lea128_128_ecb_encrypt_avr
    .type lwcc_lea128_128_ecb_encrypt_avr, @function
lwcc_lea128_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_ecb_encrypt_avr_begin
    ret
.Llwcc_lea128_128_ecb_encrypt_avr_begin:
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
.Llwcc_lea128_128_ecb_encrypt_avr_group:
    push r24
    push r25
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
    ldd r14, Z+4
    eor r13, r14
    ld r15, X+
    ldd r16, Z+5
    eor r15, r16
    ld r17, X+
    ldd r18, Z+6
    eor r17, r18
    ld r19, X+
    ldd r20, Z+7
    eor r19, r20
    ldd r21, Z+12
    eor r21, r9
    eor r9, r14
    ldd r22, Z+13
    eor r22, r10
    eor r10, r16
    ldd r23, Z+14
    eor r23, r11
    eor r11, r18
    ldd r24, Z+15
    eor r24, r12
    add r21, r13
    adc r22, r15
    adc r23, r17
    adc r24, r19
    eor r12, r20
    mov r13, r21
    lsr r13
    ror r24
    ror r23
    ror r22
    ror r21
    lsr r13
    ror r24
    ror r23
    ror r22
    ror r21
    lsr r13
    ror r24
    ror r23
    ror r22
    ror r21
    ldd r13, Z+8
    eor r13, r5
    eor r5, r14
    ldd r14, Z+9
    eor r14, r6
    eor r6, r16
    ldd r15, Z+10
    eor r15, r7
    eor r7, r18
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
    eor r8, r20
    ldd r9, Z+0
    eor r9, r0
    ; round 2 (lea.dsl:35)
    ldd r10, Z+20
    eor r0, r10
    ; round 1 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r2
    ; round 2 (lea.dsl:35)
    ldd r12, Z+21
    eor r2, r12
    ; round 1 (lea.dsl:35)
    ldd r17, Z+2
    eor r17, r3
    ; round 2 (lea.dsl:35)
    ldd r18, Z+22
    eor r3, r18
    ; round 1 (lea.dsl:35)
    ldd r19, Z+3
    eor r19, r4
    add r9, r5
    adc r11, r6
    adc r17, r7
    adc r19, r8
    lsl r19
    rol r9
    rol r11
    rol r17
    adc r19, r1
    ; round 2 (lea.dsl:35)
    ldd r5, Z+23
    eor r4, r5
    ldd r6, Z+28
    eor r6, r21
    eor r21, r10
    ldd r7, Z+29
    eor r7, r22
    eor r22, r12
    ldd r8, Z+30
    eor r8, r23
    eor r23, r18
    ldd r20, Z+31
    eor r20, r24
    add r6, r0
    adc r7, r2
    adc r8, r3
    adc r20, r4
    eor r24, r5
    mov r0, r6
    lsr r0
    ror r20
    ror r8
    ror r7
    ror r6
    lsr r0
    ror r20
    ror r8
    ror r7
    ror r6
    lsr r0
    ror r20
    ror r8
    ror r7
    ror r6
    ldd r0, Z+24
    eor r0, r14
    eor r14, r10
    ldd r2, Z+25
    eor r2, r15
    eor r15, r12
    ldd r3, Z+26
    eor r3, r16
    eor r16, r18
    ldd r4, Z+27
    eor r4, r13
    add r0, r21
    adc r2, r22
    adc r3, r23
    adc r4, r24
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
    eor r13, r5
    ldd r5, Z+16
    eor r5, r19
    ; round 3 (lea.dsl:35)
    ldd r10, Z+36
    eor r19, r10
    ; round 2 (lea.dsl:35)
    ldd r12, Z+17
    eor r12, r9
    ; round 3 (lea.dsl:35)
    ldd r18, Z+37
    eor r9, r18
    ; round 2 (lea.dsl:35)
    ldd r21, Z+18
    eor r21, r11
    ; round 3 (lea.dsl:35)
    ldd r22, Z+38
    eor r11, r22
    ; round 2 (lea.dsl:35)
    ldd r23, Z+19
    eor r23, r17
    add r5, r14
    adc r12, r15
    adc r21, r16
    adc r23, r13
    lsl r23
    rol r5
    rol r12
    rol r21
    adc r23, r1
    ; round 3 (lea.dsl:35)
    ldd r13, Z+39
    eor r17, r13
    ldd r14, Z+44
    eor r14, r6
    eor r6, r10
    ldd r15, Z+45
    eor r15, r7
    eor r7, r18
    ldd r16, Z+46
    eor r16, r8
    eor r8, r22
    ldd r24, Z+47
    eor r24, r20
    add r14, r19
    adc r15, r9
    adc r16, r11
    adc r24, r17
    eor r20, r13
    mov r9, r14
    lsr r9
    ror r24
    ror r16
    ror r15
    ror r14
    lsr r9
    ror r24
    ror r16
    ror r15
    ror r14
    lsr r9
    ror r24
    ror r16
    ror r15
    ror r14
    ldd r9, Z+40
    eor r9, r2
    eor r2, r10
    ldd r10, Z+41
    eor r10, r3
    eor r3, r18
    ldd r11, Z+42
    eor r11, r4
    eor r4, r22
    ldd r17, Z+43
    eor r17, r0
    add r9, r6
    adc r10, r7
    adc r11, r8
    adc r17, r20
    lsl r10
    rol r11
    rol r17
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r17
    rol r9
    adc r10, r1
    lsl r10
    rol r11
    rol r17
    rol r9
    adc r10, r1
    eor r0, r13
    ldd r6, Z+32
    eor r6, r23
    ; round 4 (lea.dsl:35)
    ldd r7, Z+52
    eor r23, r7
    ; round 3 (lea.dsl:35)
    ldd r8, Z+33
    eor r8, r5
    ; round 4 (lea.dsl:35)
    ldd r13, Z+53
    eor r5, r13
    ; round 3 (lea.dsl:35)
    ldd r18, Z+34
    eor r18, r12
    ; round 4 (lea.dsl:35)
    ldd r19, Z+54
    eor r12, r19
    ; round 3 (lea.dsl:35)
    ldd r20, Z+35
    eor r20, r21
    add r6, r2
    adc r8, r3
    adc r18, r4
    adc r20, r0
    lsl r20
    rol r6
    rol r8
    rol r18
    adc r20, r1
    ; round 4 (lea.dsl:35)
    ldd r0, Z+55
    eor r21, r0
    ldd r2, Z+60
    eor r2, r14
    eor r14, r7
    ldd r3, Z+61
    eor r3, r15
    eor r15, r13
    ldd r4, Z+62
    eor r4, r16
    eor r16, r19
    ldd r22, Z+63
    eor r22, r24
    add r2, r23
    adc r3, r5
    adc r4, r12
    adc r22, r21
    eor r24, r0
    mov r5, r2
    lsr r5
    ror r22
    ror r4
    ror r3
    ror r2
    lsr r5
    ror r22
    ror r4
    ror r3
    ror r2
    lsr r5
    ror r22
    ror r4
    ror r3
    ror r2
    ldd r5, Z+56
    eor r5, r10
    eor r10, r7
    ldd r7, Z+57
    eor r7, r11
    eor r11, r13
    ldd r12, Z+58
    eor r12, r17
    eor r17, r19
    ldd r13, Z+59
    eor r13, r9
    add r5, r14
    adc r7, r15
    adc r12, r16
    adc r13, r24
    lsl r7
    rol r12
    rol r13
    rol r5
    adc r7, r1
    lsl r7
    rol r12
    rol r13
    rol r5
    adc r7, r1
    lsl r7
    rol r12
    rol r13
    rol r5
    adc r7, r1
    eor r9, r0
    ldd r0, Z+48
    eor r0, r20
    adiw r30, 49
    ; round 5 (lea.dsl:35)
    ldd r14, Z+19
    eor r20, r14
    ; round 4 (lea.dsl:35)
    ldd r15, Z+0
    eor r15, r6
    ; round 5 (lea.dsl:35)
    ldd r16, Z+20
    eor r6, r16
    ; round 4 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r8
    ; round 5 (lea.dsl:35)
    ldd r21, Z+21
    eor r8, r21
    ; round 4 (lea.dsl:35)
    ldd r23, Z+2
    eor r23, r18
    add r0, r10
    adc r15, r11
    adc r19, r17
    adc r23, r9
    lsl r23
    rol r0
    rol r15
    rol r19
    adc r23, r1
    ; round 5 (lea.dsl:35)
    ldd r9, Z+22
    eor r18, r9
    ldd r10, Z+27
    eor r10, r2
    eor r2, r14
    ldd r11, Z+28
    eor r11, r3
    eor r3, r16
    ldd r17, Z+29
    eor r17, r4
    eor r4, r21
    ldd r24, Z+30
    eor r24, r22
    add r10, r20
    adc r11, r6
    adc r17, r8
    adc r24, r18
    eor r22, r9
    mov r6, r10
    lsr r6
    ror r24
    ror r17
    ror r11
    ror r10
    lsr r6
    ror r24
    ror r17
    ror r11
    ror r10
    lsr r6
    ror r24
    ror r17
    ror r11
    ror r10
    ldd r6, Z+23
    eor r6, r7
    eor r7, r14
    ldd r8, Z+24
    eor r8, r12
    eor r12, r16
    ldd r14, Z+25
    eor r14, r13
    eor r13, r21
    ldd r16, Z+26
    eor r16, r5
    add r6, r2
    adc r8, r3
    adc r14, r4
    adc r16, r22
    lsl r8
    rol r14
    rol r16
    rol r6
    adc r8, r1
    lsl r8
    rol r14
    rol r16
    rol r6
    adc r8, r1
    lsl r8
    rol r14
    rol r16
    rol r6
    adc r8, r1
    eor r5, r9
    ldd r2, Z+15
    eor r2, r23
    ; round 6 (lea.dsl:35)
    ldd r3, Z+35
    eor r23, r3
    ; round 5 (lea.dsl:35)
    ldd r4, Z+16
    eor r4, r0
    ; round 6 (lea.dsl:35)
    ldd r9, Z+36
    eor r0, r9
    ; round 5 (lea.dsl:35)
    ldd r18, Z+17
    eor r18, r15
    ; round 6 (lea.dsl:35)
    ldd r20, Z+37
    eor r15, r20
    ; round 5 (lea.dsl:35)
    ldd r21, Z+18
    eor r21, r19
    add r2, r7
    adc r4, r12
    adc r18, r13
    adc r21, r5
    lsl r21
    rol r2
    rol r4
    rol r18
    adc r21, r1
    ; round 6 (lea.dsl:35)
    ldd r5, Z+38
    eor r19, r5
    ldd r7, Z+43
    eor r7, r10
    eor r10, r3
    ldd r12, Z+44
    eor r12, r11
    eor r11, r9
    ldd r13, Z+45
    eor r13, r17
    eor r17, r20
    ldd r22, Z+46
    eor r22, r24
    add r7, r23
    adc r12, r0
    adc r13, r15
    adc r22, r19
    eor r24, r5
    mov r0, r7
    lsr r0
    ror r22
    ror r13
    ror r12
    ror r7
    lsr r0
    ror r22
    ror r13
    ror r12
    ror r7
    lsr r0
    ror r22
    ror r13
    ror r12
    ror r7
    ldd r0, Z+39
    eor r0, r8
    eor r8, r3
    ldd r3, Z+40
    eor r3, r14
    eor r14, r9
    ldd r9, Z+41
    eor r9, r16
    eor r16, r20
    ldd r15, Z+42
    eor r15, r6
    add r0, r10
    adc r3, r11
    adc r9, r17
    adc r15, r24
    lsl r3
    rol r9
    rol r15
    rol r0
    adc r3, r1
    lsl r3
    rol r9
    rol r15
    rol r0
    adc r3, r1
    lsl r3
    rol r9
    rol r15
    rol r0
    adc r3, r1
    eor r6, r5
    ldd r5, Z+31
    eor r5, r21
    ; round 7 (lea.dsl:35)
    ldd r10, Z+51
    eor r21, r10
    ; round 6 (lea.dsl:35)
    ldd r11, Z+32
    eor r11, r2
    ; round 7 (lea.dsl:35)
    ldd r17, Z+52
    eor r2, r17
    ; round 6 (lea.dsl:35)
    ldd r19, Z+33
    eor r19, r4
    ; round 7 (lea.dsl:35)
    ldd r20, Z+53
    eor r4, r20
    ; round 6 (lea.dsl:35)
    ldd r23, Z+34
    eor r23, r18
    add r5, r8
    adc r11, r14
    adc r19, r16
    adc r23, r6
    lsl r23
    rol r5
    rol r11
    rol r19
    adc r23, r1
    ; round 7 (lea.dsl:35)
    ldd r6, Z+54
    eor r18, r6
    ldd r8, Z+59
    eor r8, r7
    eor r7, r10
    ldd r14, Z+60
    eor r14, r12
    eor r12, r17
    ldd r16, Z+61
    eor r16, r13
    eor r13, r20
    ldd r24, Z+62
    eor r24, r22
    add r8, r21
    adc r14, r2
    adc r16, r4
    adc r24, r18
    eor r22, r6
    mov r2, r8
    lsr r2
    ror r24
    ror r16
    ror r14
    ror r8
    lsr r2
    ror r24
    ror r16
    ror r14
    ror r8
    lsr r2
    ror r24
    ror r16
    ror r14
    ror r8
    ldd r2, Z+55
    eor r2, r3
    eor r3, r10
    ldd r4, Z+56
    eor r4, r9
    eor r9, r17
    ldd r10, Z+57
    eor r10, r15
    eor r15, r20
    ldd r17, Z+58
    eor r17, r0
    add r2, r7
    adc r4, r12
    adc r10, r13
    adc r17, r22
    lsl r4
    rol r10
    rol r17
    rol r2
    adc r4, r1
    lsl r4
    rol r10
    rol r17
    rol r2
    adc r4, r1
    lsl r4
    rol r10
    rol r17
    rol r2
    adc r4, r1
    eor r0, r6
    ldd r6, Z+47
    eor r6, r23
    adiw r30, 48
    ; round 8 (lea.dsl:35)
    ldd r7, Z+19
    eor r23, r7
    ; round 7 (lea.dsl:35)
    ldd r12, Z+0
    eor r12, r5
    ; round 8 (lea.dsl:35)
    ldd r13, Z+20
    eor r5, r13
    ; round 7 (lea.dsl:35)
    ldd r18, Z+1
    eor r18, r11
    ; round 8 (lea.dsl:35)
    ldd r20, Z+21
    eor r11, r20
    ; round 7 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r19
    add r6, r3
    adc r12, r9
    adc r18, r15
    adc r21, r0
    lsl r21
    rol r6
    rol r12
    rol r18
    adc r21, r1
    ; round 8 (lea.dsl:35)
    ldd r0, Z+22
    eor r19, r0
    ldd r3, Z+27
    eor r3, r8
    eor r8, r7
    ldd r9, Z+28
    eor r9, r14
    eor r14, r13
    ldd r15, Z+29
    eor r15, r16
    eor r16, r20
    ldd r22, Z+30
    eor r22, r24
    add r3, r23
    adc r9, r5
    adc r15, r11
    adc r22, r19
    eor r24, r0
    mov r5, r3
    lsr r5
    ror r22
    ror r15
    ror r9
    ror r3
    lsr r5
    ror r22
    ror r15
    ror r9
    ror r3
    lsr r5
    ror r22
    ror r15
    ror r9
    ror r3
    ldd r5, Z+23
    eor r5, r4
    eor r4, r7
    ldd r7, Z+24
    eor r7, r10
    eor r10, r13
    ldd r11, Z+25
    eor r11, r17
    eor r17, r20
    ldd r13, Z+26
    eor r13, r2
    add r5, r8
    adc r7, r14
    adc r11, r16
    adc r13, r24
    lsl r7
    rol r11
    rol r13
    rol r5
    adc r7, r1
    lsl r7
    rol r11
    rol r13
    rol r5
    adc r7, r1
    lsl r7
    rol r11
    rol r13
    rol r5
    adc r7, r1
    eor r2, r0
    ldd r0, Z+15
    eor r0, r21
    ; round 9 (lea.dsl:35)
    ldd r8, Z+35
    eor r21, r8
    ; round 8 (lea.dsl:35)
    ldd r14, Z+16
    eor r14, r6
    ; round 9 (lea.dsl:35)
    ldd r16, Z+36
    eor r6, r16
    ; round 8 (lea.dsl:35)
    ldd r19, Z+17
    eor r19, r12
    ; round 9 (lea.dsl:35)
    ldd r20, Z+37
    eor r12, r20
    ; round 8 (lea.dsl:35)
    ldd r23, Z+18
    eor r23, r18
    add r0, r4
    adc r14, r10
    adc r19, r17
    adc r23, r2
    lsl r23
    rol r0
    rol r14
    rol r19
    adc r23, r1
    ; round 9 (lea.dsl:35)
    ldd r2, Z+38
    eor r18, r2
    ldd r4, Z+43
    eor r4, r3
    eor r3, r8
    ldd r10, Z+44
    eor r10, r9
    eor r9, r16
    ldd r17, Z+45
    eor r17, r15
    eor r15, r20
    ldd r24, Z+46
    eor r24, r22
    add r4, r21
    adc r10, r6
    adc r17, r12
    adc r24, r18
    eor r22, r2
    mov r6, r4
    lsr r6
    ror r24
    ror r17
    ror r10
    ror r4
    lsr r6
    ror r24
    ror r17
    ror r10
    ror r4
    lsr r6
    ror r24
    ror r17
    ror r10
    ror r4
    ldd r6, Z+39
    eor r6, r7
    eor r7, r8
    ldd r8, Z+40
    eor r8, r11
    eor r11, r16
    ldd r12, Z+41
    eor r12, r13
    eor r13, r20
    ldd r16, Z+42
    eor r16, r5
    add r6, r3
    adc r8, r9
    adc r12, r15
    adc r16, r22
    lsl r8
    rol r12
    rol r16
    rol r6
    adc r8, r1
    lsl r8
    rol r12
    rol r16
    rol r6
    adc r8, r1
    lsl r8
    rol r12
    rol r16
    rol r6
    adc r8, r1
    eor r5, r2
    ldd r2, Z+31
    eor r2, r23
    ; round 10 (lea.dsl:35)
    ldd r3, Z+51
    eor r23, r3
    ; round 9 (lea.dsl:35)
    ldd r9, Z+32
    eor r9, r0
    ; round 10 (lea.dsl:35)
    ldd r15, Z+52
    eor r0, r15
    ; round 9 (lea.dsl:35)
    ldd r18, Z+33
    eor r18, r14
    ; round 10 (lea.dsl:35)
    ldd r20, Z+53
    eor r14, r20
    ; round 9 (lea.dsl:35)
    ldd r21, Z+34
    eor r21, r19
    add r2, r7
    adc r9, r11
    adc r18, r13
    adc r21, r5
    lsl r21
    rol r2
    rol r9
    rol r18
    adc r21, r1
    ; round 10 (lea.dsl:35)
    ldd r5, Z+54
    eor r19, r5
    ldd r7, Z+59
    eor r7, r4
    eor r4, r3
    ldd r11, Z+60
    eor r11, r10
    eor r10, r15
    ldd r13, Z+61
    eor r13, r17
    eor r17, r20
    ldd r22, Z+62
    eor r22, r24
    add r7, r23
    adc r11, r0
    adc r13, r14
    adc r22, r19
    eor r24, r5
    mov r0, r7
    lsr r0
    ror r22
    ror r13
    ror r11
    ror r7
    lsr r0
    ror r22
    ror r13
    ror r11
    ror r7
    lsr r0
    ror r22
    ror r13
    ror r11
    ror r7
    ldd r0, Z+55
    eor r0, r8
    eor r8, r3
    ldd r3, Z+56
    eor r3, r12
    eor r12, r15
    ldd r14, Z+57
    eor r14, r16
    eor r16, r20
    ldd r15, Z+58
    eor r15, r6
    add r0, r4
    adc r3, r10
    adc r14, r17
    adc r15, r24
    lsl r3
    rol r14
    rol r15
    rol r0
    adc r3, r1
    lsl r3
    rol r14
    rol r15
    rol r0
    adc r3, r1
    lsl r3
    rol r14
    rol r15
    rol r0
    adc r3, r1
    eor r6, r5
    ldd r4, Z+47
    eor r4, r21
    adiw r30, 48
    ; round 11 (lea.dsl:35)
    ldd r5, Z+19
    eor r21, r5
    ; round 10 (lea.dsl:35)
    ldd r10, Z+0
    eor r10, r2
    ; round 11 (lea.dsl:35)
    ldd r17, Z+20
    eor r2, r17
    ; round 10 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r9
    ; round 11 (lea.dsl:35)
    ldd r20, Z+21
    eor r9, r20
    ; round 10 (lea.dsl:35)
    ldd r23, Z+2
    eor r23, r18
    add r4, r8
    adc r10, r12
    adc r19, r16
    adc r23, r6
    lsl r23
    rol r4
    rol r10
    rol r19
    adc r23, r1
    ; round 11 (lea.dsl:35)
    ldd r6, Z+22
    eor r18, r6
    ldd r8, Z+27
    eor r8, r7
    eor r7, r5
    ldd r12, Z+28
    eor r12, r11
    eor r11, r17
    ldd r16, Z+29
    eor r16, r13
    eor r13, r20
    ldd r24, Z+30
    eor r24, r22
    add r8, r21
    adc r12, r2
    adc r16, r9
    adc r24, r18
    eor r22, r6
    mov r2, r8
    lsr r2
    ror r24
    ror r16
    ror r12
    ror r8
    lsr r2
    ror r24
    ror r16
    ror r12
    ror r8
    lsr r2
    ror r24
    ror r16
    ror r12
    ror r8
    ldd r2, Z+23
    eor r2, r3
    eor r3, r5
    ldd r5, Z+24
    eor r5, r14
    eor r14, r17
    ldd r9, Z+25
    eor r9, r15
    eor r15, r20
    ldd r17, Z+26
    eor r17, r0
    add r2, r7
    adc r5, r11
    adc r9, r13
    adc r17, r22
    lsl r5
    rol r9
    rol r17
    rol r2
    adc r5, r1
    lsl r5
    rol r9
    rol r17
    rol r2
    adc r5, r1
    lsl r5
    rol r9
    rol r17
    rol r2
    adc r5, r1
    eor r0, r6
    ldd r6, Z+15
    eor r6, r23
    ; round 12 (lea.dsl:35)
    ldd r7, Z+35
    eor r23, r7
    ; round 11 (lea.dsl:35)
    ldd r11, Z+16
    eor r11, r4
    ; round 12 (lea.dsl:35)
    ldd r13, Z+36
    eor r4, r13
    ; round 11 (lea.dsl:35)
    ldd r18, Z+17
    eor r18, r10
    ; round 12 (lea.dsl:35)
    ldd r20, Z+37
    eor r10, r20
    ; round 11 (lea.dsl:35)
    ldd r21, Z+18
    eor r21, r19
    add r6, r3
    adc r11, r14
    adc r18, r15
    adc r21, r0
    lsl r21
    rol r6
    rol r11
    rol r18
    adc r21, r1
    ; round 12 (lea.dsl:35)
    ldd r0, Z+38
    eor r19, r0
    ldd r3, Z+43
    eor r3, r8
    eor r8, r7
    ldd r14, Z+44
    eor r14, r12
    eor r12, r13
    ldd r15, Z+45
    eor r15, r16
    eor r16, r20
    ldd r22, Z+46
    eor r22, r24
    add r3, r23
    adc r14, r4
    adc r15, r10
    adc r22, r19
    eor r24, r0
    mov r4, r3
    lsr r4
    ror r22
    ror r15
    ror r14
    ror r3
    lsr r4
    ror r22
    ror r15
    ror r14
    ror r3
    lsr r4
    ror r22
    ror r15
    ror r14
    ror r3
    ldd r4, Z+39
    eor r4, r5
    eor r5, r7
    ldd r7, Z+40
    eor r7, r9
    eor r9, r13
    ldd r10, Z+41
    eor r10, r17
    eor r17, r20
    ldd r13, Z+42
    eor r13, r2
    add r4, r8
    adc r7, r12
    adc r10, r16
    adc r13, r24
    lsl r7
    rol r10
    rol r13
    rol r4
    adc r7, r1
    lsl r7
    rol r10
    rol r13
    rol r4
    adc r7, r1
    lsl r7
    rol r10
    rol r13
    rol r4
    adc r7, r1
    eor r2, r0
    ldd r0, Z+31
    eor r0, r21
    ; round 13 (lea.dsl:35)
    ldd r8, Z+51
    eor r21, r8
    ; round 12 (lea.dsl:35)
    ldd r12, Z+32
    eor r12, r6
    ; round 13 (lea.dsl:35)
    ldd r16, Z+52
    eor r6, r16
    ; round 12 (lea.dsl:35)
    ldd r19, Z+33
    eor r19, r11
    ; round 13 (lea.dsl:35)
    ldd r20, Z+53
    eor r11, r20
    ; round 12 (lea.dsl:35)
    ldd r23, Z+34
    eor r23, r18
    add r0, r5
    adc r12, r9
    adc r19, r17
    adc r23, r2
    lsl r23
    rol r0
    rol r12
    rol r19
    adc r23, r1
    ; round 13 (lea.dsl:35)
    ldd r2, Z+54
    eor r18, r2
    ldd r5, Z+59
    eor r5, r3
    eor r3, r8
    ldd r9, Z+60
    eor r9, r14
    eor r14, r16
    ldd r17, Z+61
    eor r17, r15
    eor r15, r20
    ldd r24, Z+62
    eor r24, r22
    add r5, r21
    adc r9, r6
    adc r17, r11
    adc r24, r18
    eor r22, r2
    mov r6, r5
    lsr r6
    ror r24
    ror r17
    ror r9
    ror r5
    lsr r6
    ror r24
    ror r17
    ror r9
    ror r5
    lsr r6
    ror r24
    ror r17
    ror r9
    ror r5
    ldd r6, Z+55
    eor r6, r7
    eor r7, r8
    ldd r8, Z+56
    eor r8, r10
    eor r10, r16
    ldd r11, Z+57
    eor r11, r13
    eor r13, r20
    ldd r16, Z+58
    eor r16, r4
    add r6, r3
    adc r8, r14
    adc r11, r15
    adc r16, r22
    lsl r8
    rol r11
    rol r16
    rol r6
    adc r8, r1
    lsl r8
    rol r11
    rol r16
    rol r6
    adc r8, r1
    lsl r8
    rol r11
    rol r16
    rol r6
    adc r8, r1
    eor r4, r2
    ldd r2, Z+47
    eor r2, r23
    adiw r30, 48
    ; round 14 (lea.dsl:35)
    ldd r3, Z+19
    eor r23, r3
    ; round 13 (lea.dsl:35)
    ldd r14, Z+0
    eor r14, r0
    ; round 14 (lea.dsl:35)
    ldd r15, Z+20
    eor r0, r15
    ; round 13 (lea.dsl:35)
    ldd r18, Z+1
    eor r18, r12
    ; round 14 (lea.dsl:35)
    ldd r20, Z+21
    eor r12, r20
    ; round 13 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r19
    add r2, r7
    adc r14, r10
    adc r18, r13
    adc r21, r4
    lsl r21
    rol r2
    rol r14
    rol r18
    adc r21, r1
    ; round 14 (lea.dsl:35)
    ldd r4, Z+22
    eor r19, r4
    ldd r7, Z+27
    eor r7, r5
    eor r5, r3
    ldd r10, Z+28
    eor r10, r9
    eor r9, r15
    ldd r13, Z+29
    eor r13, r17
    eor r17, r20
    ldd r22, Z+30
    eor r22, r24
    add r7, r23
    adc r10, r0
    adc r13, r12
    adc r22, r19
    eor r24, r4
    mov r0, r7
    lsr r0
    ror r22
    ror r13
    ror r10
    ror r7
    lsr r0
    ror r22
    ror r13
    ror r10
    ror r7
    lsr r0
    ror r22
    ror r13
    ror r10
    ror r7
    ldd r0, Z+23
    eor r0, r8
    eor r8, r3
    ldd r3, Z+24
    eor r3, r11
    eor r11, r15
    ldd r12, Z+25
    eor r12, r16
    eor r16, r20
    ldd r15, Z+26
    eor r15, r6
    add r0, r5
    adc r3, r9
    adc r12, r17
    adc r15, r24
    lsl r3
    rol r12
    rol r15
    rol r0
    adc r3, r1
    lsl r3
    rol r12
    rol r15
    rol r0
    adc r3, r1
    lsl r3
    rol r12
    rol r15
    rol r0
    adc r3, r1
    eor r6, r4
    ldd r4, Z+15
    eor r4, r21
    ; round 15 (lea.dsl:35)
    ldd r5, Z+35
    eor r21, r5
    ; round 14 (lea.dsl:35)
    ldd r9, Z+16
    eor r9, r2
    ; round 15 (lea.dsl:35)
    ldd r17, Z+36
    eor r2, r17
    ; round 14 (lea.dsl:35)
    ldd r19, Z+17
    eor r19, r14
    ; round 15 (lea.dsl:35)
    ldd r20, Z+37
    eor r14, r20
    ; round 14 (lea.dsl:35)
    ldd r23, Z+18
    eor r23, r18
    add r4, r8
    adc r9, r11
    adc r19, r16
    adc r23, r6
    lsl r23
    rol r4
    rol r9
    rol r19
    adc r23, r1
    ; round 15 (lea.dsl:35)
    ldd r6, Z+38
    eor r18, r6
    ldd r8, Z+43
    eor r8, r7
    eor r7, r5
    ldd r11, Z+44
    eor r11, r10
    eor r10, r17
    ldd r16, Z+45
    eor r16, r13
    eor r13, r20
    ldd r24, Z+46
    eor r24, r22
    add r8, r21
    adc r11, r2
    adc r16, r14
    adc r24, r18
    eor r22, r6
    mov r2, r8
    lsr r2
    ror r24
    ror r16
    ror r11
    ror r8
    lsr r2
    ror r24
    ror r16
    ror r11
    ror r8
    lsr r2
    ror r24
    ror r16
    ror r11
    ror r8
    ldd r2, Z+39
    eor r2, r3
    eor r3, r5
    ldd r5, Z+40
    eor r5, r12
    eor r12, r17
    ldd r14, Z+41
    eor r14, r15
    eor r15, r20
    ldd r17, Z+42
    eor r17, r0
    add r2, r7
    adc r5, r10
    adc r14, r13
    adc r17, r22
    lsl r5
    rol r14
    rol r17
    rol r2
    adc r5, r1
    lsl r5
    rol r14
    rol r17
    rol r2
    adc r5, r1
    lsl r5
    rol r14
    rol r17
    rol r2
    adc r5, r1
    eor r0, r6
    ldd r6, Z+31
    eor r6, r23
    ; round 16 (lea.dsl:35)
    ldd r7, Z+51
    eor r23, r7
    ; round 15 (lea.dsl:35)
    ldd r10, Z+32
    eor r10, r4
    ; round 16 (lea.dsl:35)
    ldd r13, Z+52
    eor r4, r13
    ; round 15 (lea.dsl:35)
    ldd r18, Z+33
    eor r18, r9
    ; round 16 (lea.dsl:35)
    ldd r20, Z+53
    eor r9, r20
    ; round 15 (lea.dsl:35)
    ldd r21, Z+34
    eor r21, r19
    add r6, r3
    adc r10, r12
    adc r18, r15
    adc r21, r0
    lsl r21
    rol r6
    rol r10
    rol r18
    adc r21, r1
    ; round 16 (lea.dsl:35)
    ldd r0, Z+54
    eor r19, r0
    ldd r3, Z+59
    eor r3, r8
    eor r8, r7
    ldd r12, Z+60
    eor r12, r11
    eor r11, r13
    ldd r15, Z+61
    eor r15, r16
    eor r16, r20
    ldd r22, Z+62
    eor r22, r24
    add r3, r23
    adc r12, r4
    adc r15, r9
    adc r22, r19
    eor r24, r0
    mov r4, r3
    lsr r4
    ror r22
    ror r15
    ror r12
    ror r3
    lsr r4
    ror r22
    ror r15
    ror r12
    ror r3
    lsr r4
    ror r22
    ror r15
    ror r12
    ror r3
    ldd r4, Z+55
    eor r4, r5
    eor r5, r7
    ldd r7, Z+56
    eor r7, r14
    eor r14, r13
    ldd r9, Z+57
    eor r9, r17
    eor r17, r20
    ldd r13, Z+58
    eor r13, r2
    add r4, r8
    adc r7, r11
    adc r9, r16
    adc r13, r24
    lsl r7
    rol r9
    rol r13
    rol r4
    adc r7, r1
    lsl r7
    rol r9
    rol r13
    rol r4
    adc r7, r1
    lsl r7
    rol r9
    rol r13
    rol r4
    adc r7, r1
    eor r2, r0
    ldd r0, Z+47
    eor r0, r21
    adiw r30, 48
    ; round 17 (lea.dsl:35)
    ldd r8, Z+19
    eor r21, r8
    ; round 16 (lea.dsl:35)
    ldd r11, Z+0
    eor r11, r6
    ; round 17 (lea.dsl:35)
    ldd r16, Z+20
    eor r6, r16
    ; round 16 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r10
    ; round 17 (lea.dsl:35)
    ldd r20, Z+21
    eor r10, r20
    ; round 16 (lea.dsl:35)
    ldd r23, Z+2
    eor r23, r18
    add r0, r5
    adc r11, r14
    adc r19, r17
    adc r23, r2
    lsl r23
    rol r0
    rol r11
    rol r19
    adc r23, r1
    ; round 17 (lea.dsl:35)
    ldd r2, Z+22
    eor r18, r2
    ldd r5, Z+27
    eor r5, r3
    eor r3, r8
    ldd r14, Z+28
    eor r14, r12
    eor r12, r16
    ldd r17, Z+29
    eor r17, r15
    eor r15, r20
    ldd r24, Z+30
    eor r24, r22
    add r5, r21
    adc r14, r6
    adc r17, r10
    adc r24, r18
    eor r22, r2
    mov r6, r5
    lsr r6
    ror r24
    ror r17
    ror r14
    ror r5
    lsr r6
    ror r24
    ror r17
    ror r14
    ror r5
    lsr r6
    ror r24
    ror r17
    ror r14
    ror r5
    ldd r6, Z+23
    eor r6, r7
    eor r7, r8
    ldd r8, Z+24
    eor r8, r9
    eor r9, r16
    ldd r10, Z+25
    eor r10, r13
    eor r13, r20
    ldd r16, Z+26
    eor r16, r4
    add r6, r3
    adc r8, r12
    adc r10, r15
    adc r16, r22
    lsl r8
    rol r10
    rol r16
    rol r6
    adc r8, r1
    lsl r8
    rol r10
    rol r16
    rol r6
    adc r8, r1
    lsl r8
    rol r10
    rol r16
    rol r6
    adc r8, r1
    eor r4, r2
    ldd r2, Z+15
    eor r2, r23
    ; round 18 (lea.dsl:35)
    ldd r3, Z+35
    eor r23, r3
    ; round 17 (lea.dsl:35)
    ldd r12, Z+16
    eor r12, r0
    ; round 18 (lea.dsl:35)
    ldd r15, Z+36
    eor r0, r15
    ; round 17 (lea.dsl:35)
    ldd r18, Z+17
    eor r18, r11
    ; round 18 (lea.dsl:35)
    ldd r20, Z+37
    eor r11, r20
    ; round 17 (lea.dsl:35)
    ldd r21, Z+18
    eor r21, r19
    add r2, r7
    adc r12, r9
    adc r18, r13
    adc r21, r4
    lsl r21
    rol r2
    rol r12
    rol r18
    adc r21, r1
    ; round 18 (lea.dsl:35)
    ldd r4, Z+38
    eor r19, r4
    ldd r7, Z+43
    eor r7, r5
    eor r5, r3
    ldd r9, Z+44
    eor r9, r14
    eor r14, r15
    ldd r13, Z+45
    eor r13, r17
    eor r17, r20
    ldd r22, Z+46
    eor r22, r24
    add r7, r23
    adc r9, r0
    adc r13, r11
    adc r22, r19
    eor r24, r4
    mov r0, r7
    lsr r0
    ror r22
    ror r13
    ror r9
    ror r7
    lsr r0
    ror r22
    ror r13
    ror r9
    ror r7
    lsr r0
    ror r22
    ror r13
    ror r9
    ror r7
    ldd r0, Z+39
    eor r0, r8
    eor r8, r3
    ldd r3, Z+40
    eor r3, r10
    eor r10, r15
    ldd r11, Z+41
    eor r11, r16
    eor r16, r20
    ldd r15, Z+42
    eor r15, r6
    add r0, r5
    adc r3, r14
    adc r11, r17
    adc r15, r24
    lsl r3
    rol r11
    rol r15
    rol r0
    adc r3, r1
    lsl r3
    rol r11
    rol r15
    rol r0
    adc r3, r1
    lsl r3
    rol r11
    rol r15
    rol r0
    adc r3, r1
    eor r6, r4
    ldd r4, Z+31
    eor r4, r21
    ; round 19 (lea.dsl:35)
    ldd r5, Z+51
    eor r21, r5
    ; round 18 (lea.dsl:35)
    ldd r14, Z+32
    eor r14, r2
    ; round 19 (lea.dsl:35)
    ldd r17, Z+52
    eor r2, r17
    ; round 18 (lea.dsl:35)
    ldd r19, Z+33
    eor r19, r12
    ; round 19 (lea.dsl:35)
    ldd r20, Z+53
    eor r12, r20
    ; round 18 (lea.dsl:35)
    ldd r23, Z+34
    eor r23, r18
    add r4, r8
    adc r14, r10
    adc r19, r16
    adc r23, r6
    lsl r23
    rol r4
    rol r14
    rol r19
    adc r23, r1
    ; round 19 (lea.dsl:35)
    ldd r6, Z+54
    eor r18, r6
    ldd r8, Z+59
    eor r8, r7
    eor r7, r5
    ldd r10, Z+60
    eor r10, r9
    eor r9, r17
    ldd r16, Z+61
    eor r16, r13
    eor r13, r20
    ldd r24, Z+62
    eor r24, r22
    add r8, r21
    adc r10, r2
    adc r16, r12
    adc r24, r18
    eor r22, r6
    mov r2, r8
    lsr r2
    ror r24
    ror r16
    ror r10
    ror r8
    lsr r2
    ror r24
    ror r16
    ror r10
    ror r8
    lsr r2
    ror r24
    ror r16
    ror r10
    ror r8
    ldd r2, Z+55
    eor r2, r3
    eor r3, r5
    ldd r5, Z+56
    eor r5, r11
    eor r11, r17
    ldd r12, Z+57
    eor r12, r15
    eor r15, r20
    ldd r17, Z+58
    eor r17, r0
    add r2, r7
    adc r5, r9
    adc r12, r13
    adc r17, r22
    lsl r5
    rol r12
    rol r17
    rol r2
    adc r5, r1
    lsl r5
    rol r12
    rol r17
    rol r2
    adc r5, r1
    lsl r5
    rol r12
    rol r17
    rol r2
    adc r5, r1
    eor r0, r6
    ldd r6, Z+47
    eor r6, r23
    adiw r30, 48
    ; round 20 (lea.dsl:35)
    ldd r7, Z+19
    eor r23, r7
    ; round 19 (lea.dsl:35)
    ldd r9, Z+0
    eor r9, r4
    ; round 20 (lea.dsl:35)
    ldd r13, Z+20
    eor r4, r13
    ; round 19 (lea.dsl:35)
    ldd r18, Z+1
    eor r18, r14
    ; round 20 (lea.dsl:35)
    ldd r20, Z+21
    eor r14, r20
    ; round 19 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r19
    add r6, r3
    adc r9, r11
    adc r18, r15
    adc r21, r0
    lsl r21
    rol r6
    rol r9
    rol r18
    adc r21, r1
    ; round 20 (lea.dsl:35)
    ldd r0, Z+22
    eor r19, r0
    ldd r3, Z+27
    eor r3, r8
    eor r8, r7
    ldd r11, Z+28
    eor r11, r10
    eor r10, r13
    ldd r15, Z+29
    eor r15, r16
    eor r16, r20
    ldd r22, Z+30
    eor r22, r24
    add r3, r23
    adc r11, r4
    adc r15, r14
    adc r22, r19
    eor r24, r0
    mov r4, r3
    lsr r4
    ror r22
    ror r15
    ror r11
    ror r3
    lsr r4
    ror r22
    ror r15
    ror r11
    ror r3
    lsr r4
    ror r22
    ror r15
    ror r11
    ror r3
    ldd r4, Z+23
    eor r4, r5
    eor r5, r7
    ldd r7, Z+24
    eor r7, r12
    eor r12, r13
    ldd r13, Z+25
    eor r13, r17
    eor r17, r20
    ldd r14, Z+26
    eor r14, r2
    add r4, r8
    adc r7, r10
    adc r13, r16
    adc r14, r24
    lsl r7
    rol r13
    rol r14
    rol r4
    adc r7, r1
    lsl r7
    rol r13
    rol r14
    rol r4
    adc r7, r1
    lsl r7
    rol r13
    rol r14
    rol r4
    adc r7, r1
    eor r2, r0
    ldd r0, Z+15
    eor r0, r21
    ; round 21 (lea.dsl:35)
    ldd r8, Z+35
    eor r21, r8
    ; round 20 (lea.dsl:35)
    ldd r10, Z+16
    eor r10, r6
    ; round 21 (lea.dsl:35)
    ldd r16, Z+36
    eor r6, r16
    ; round 20 (lea.dsl:35)
    ldd r19, Z+17
    eor r19, r9
    ; round 21 (lea.dsl:35)
    ldd r20, Z+37
    eor r9, r20
    ; round 20 (lea.dsl:35)
    ldd r23, Z+18
    eor r23, r18
    add r0, r5
    adc r10, r12
    adc r19, r17
    adc r23, r2
    lsl r23
    rol r0
    rol r10
    rol r19
    adc r23, r1
    ; round 21 (lea.dsl:35)
    ldd r2, Z+38
    eor r18, r2
    ldd r5, Z+43
    eor r5, r3
    eor r3, r8
    ldd r12, Z+44
    eor r12, r11
    eor r11, r16
    ldd r17, Z+45
    eor r17, r15
    eor r15, r20
    ldd r24, Z+46
    eor r24, r22
    add r5, r21
    adc r12, r6
    adc r17, r9
    adc r24, r18
    eor r22, r2
    mov r6, r5
    lsr r6
    ror r24
    ror r17
    ror r12
    ror r5
    lsr r6
    ror r24
    ror r17
    ror r12
    ror r5
    lsr r6
    ror r24
    ror r17
    ror r12
    ror r5
    ldd r6, Z+39
    eor r6, r7
    eor r7, r8
    ldd r8, Z+40
    eor r8, r13
    eor r13, r16
    ldd r9, Z+41
    eor r9, r14
    eor r14, r20
    ldd r16, Z+42
    eor r16, r4
    add r6, r3
    adc r8, r11
    adc r9, r15
    adc r16, r22
    lsl r8
    rol r9
    rol r16
    rol r6
    adc r8, r1
    lsl r8
    rol r9
    rol r16
    rol r6
    adc r8, r1
    lsl r8
    rol r9
    rol r16
    rol r6
    adc r8, r1
    eor r4, r2
    ldd r2, Z+31
    eor r2, r23
    ; round 22 (lea.dsl:35)
    ldd r3, Z+51
    eor r23, r3
    ; round 21 (lea.dsl:35)
    ldd r11, Z+32
    eor r11, r0
    ; round 22 (lea.dsl:35)
    ldd r15, Z+52
    eor r0, r15
    ; round 21 (lea.dsl:35)
    ldd r18, Z+33
    eor r18, r10
    ; round 22 (lea.dsl:35)
    ldd r20, Z+53
    eor r10, r20
    ; round 21 (lea.dsl:35)
    ldd r21, Z+34
    eor r21, r19
    add r2, r7
    adc r11, r13
    adc r18, r14
    adc r21, r4
    lsl r21
    rol r2
    rol r11
    rol r18
    adc r21, r1
    ; round 22 (lea.dsl:35)
    ldd r4, Z+54
    eor r19, r4
    ldd r7, Z+59
    eor r7, r5
    eor r5, r3
    ldd r13, Z+60
    eor r13, r12
    eor r12, r15
    ldd r14, Z+61
    eor r14, r17
    eor r17, r20
    ldd r22, Z+62
    eor r22, r24
    add r7, r23
    adc r13, r0
    adc r14, r10
    adc r22, r19
    eor r24, r4
    mov r0, r7
    lsr r0
    ror r22
    ror r14
    ror r13
    ror r7
    lsr r0
    ror r22
    ror r14
    ror r13
    ror r7
    lsr r0
    ror r22
    ror r14
    ror r13
    ror r7
    ldd r0, Z+55
    eor r0, r8
    eor r8, r3
    ldd r3, Z+56
    eor r3, r9
    eor r9, r15
    ldd r10, Z+57
    eor r10, r16
    eor r16, r20
    ldd r15, Z+58
    eor r15, r6
    add r0, r5
    adc r3, r12
    adc r10, r17
    adc r15, r24
    lsl r3
    rol r10
    rol r15
    rol r0
    adc r3, r1
    lsl r3
    rol r10
    rol r15
    rol r0
    adc r3, r1
    lsl r3
    rol r10
    rol r15
    rol r0
    adc r3, r1
    eor r6, r4
    ldd r4, Z+47
    eor r4, r21
    adiw r30, 48
    ; round 23 (lea.dsl:35)
    ldd r5, Z+19
    eor r21, r5
    ; round 22 (lea.dsl:35)
    ldd r12, Z+0
    eor r12, r2
    ; round 23 (lea.dsl:35)
    ldd r17, Z+20
    eor r2, r17
    ; round 22 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r11
    ; round 23 (lea.dsl:35)
    ldd r20, Z+21
    eor r11, r20
    ; round 22 (lea.dsl:35)
    ldd r23, Z+2
    eor r23, r18
    add r4, r8
    adc r12, r9
    adc r19, r16
    adc r23, r6
    lsl r23
    rol r4
    rol r12
    rol r19
    adc r23, r1
    ; round 23 (lea.dsl:35)
    ldd r6, Z+22
    eor r18, r6
    ldd r8, Z+27
    eor r8, r7
    eor r7, r5
    ldd r9, Z+28
    eor r9, r13
    eor r13, r17
    ldd r16, Z+29
    eor r16, r14
    eor r14, r20
    ldd r24, Z+30
    eor r24, r22
    add r8, r21
    adc r9, r2
    adc r16, r11
    adc r24, r18
    eor r22, r6
    mov r2, r8
    lsr r2
    ror r24
    ror r16
    ror r9
    ror r8
    lsr r2
    ror r24
    ror r16
    ror r9
    ror r8
    lsr r2
    ror r24
    ror r16
    ror r9
    ror r8
    ldd r2, Z+23
    eor r2, r3
    eor r3, r5
    ldd r5, Z+24
    eor r5, r10
    eor r10, r17
    ldd r11, Z+25
    eor r11, r15
    eor r15, r20
    ldd r17, Z+26
    eor r17, r0
    add r2, r7
    adc r5, r13
    adc r11, r14
    adc r17, r22
    lsl r5
    rol r11
    rol r17
    rol r2
    adc r5, r1
    lsl r5
    rol r11
    rol r17
    rol r2
    adc r5, r1
    lsl r5
    rol r11
    rol r17
    rol r2
    adc r5, r1
    eor r0, r6
    ldd r6, Z+15
    eor r6, r23
    ; round 24 (lea.dsl:35)
    ldd r7, Z+35
    eor r23, r7
    ; round 23 (lea.dsl:35)
    ldd r13, Z+16
    eor r13, r4
    ; round 24 (lea.dsl:35)
    ldd r14, Z+36
    eor r4, r14
    ; round 23 (lea.dsl:35)
    ldd r18, Z+17
    eor r18, r12
    ; round 24 (lea.dsl:35)
    ldd r20, Z+37
    eor r12, r20
    ; round 23 (lea.dsl:35)
    ldd r21, Z+18
    eor r21, r19
    add r6, r3
    adc r13, r10
    adc r18, r15
    adc r21, r0
    lsl r21
    rol r6
    rol r13
    rol r18
    adc r21, r1
    ; round 24 (lea.dsl:35)
    ldd r0, Z+38
    eor r19, r0
    ldd r3, Z+43
    eor r3, r8
    eor r8, r7
    ldd r10, Z+44
    eor r10, r9
    eor r9, r14
    ldd r15, Z+45
    eor r15, r16
    eor r16, r20
    ldd r22, Z+46
    eor r22, r24
    add r3, r23
    adc r10, r4
    adc r15, r12
    adc r22, r19
    eor r24, r0
    mov r4, r3
    lsr r4
    ror r22
    ror r15
    ror r10
    ror r3
    lsr r4
    ror r22
    ror r15
    ror r10
    ror r3
    lsr r4
    ror r22
    ror r15
    ror r10
    ror r3
    ldd r4, Z+39
    eor r4, r5
    eor r5, r7
    ldd r7, Z+40
    eor r7, r11
    eor r11, r14
    ldd r12, Z+41
    eor r12, r17
    eor r17, r20
    ldd r14, Z+42
    eor r14, r2
    add r4, r8
    adc r7, r9
    adc r12, r16
    adc r14, r24
    lsl r7
    rol r12
    rol r14
    rol r4
    adc r7, r1
    lsl r7
    rol r12
    rol r14
    rol r4
    adc r7, r1
    lsl r7
    rol r12
    rol r14
    rol r4
    adc r7, r1
    eor r2, r0
    ldd r0, Z+31
    eor r0, r21
    ldd r8, Z+32
    eor r8, r6
    ldd r9, Z+33
    eor r9, r13
    ldd r16, Z+34
    eor r16, r18
    add r0, r5
    adc r8, r11
    adc r9, r17
    adc r16, r2
    lsl r16
    rol r0
    rol r8
    rol r9
    adc r16, r1
    st Y+, r16
    st Y+, r0
    st Y+, r8
    st Y+, r9
    st Y+, r7
    st Y+, r12
    st Y+, r14
    st Y+, r4
    st Y+, r3
    st Y+, r10
    st Y+, r15
    st Y+, r22
    st Y+, r21
    st Y+, r6
    st Y+, r13
    st Y+, r18
    subi r30, lo8(-(-337))
    sbci r31, hi8(-(-337))
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_lea128_128_ecb_encrypt_avr_end
    jmp .Llwcc_lea128_128_ecb_encrypt_avr_group
.Llwcc_lea128_128_ecb_encrypt_avr_end:
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
    .size lwcc_lea128_128_ecb_encrypt_avr, .-lwcc_lea128_128_ecb_encrypt_avr

    .global lwcc_lea128_128_ecb_decrypt_avr
    .type lwcc_lea128_128_ecb_decrypt_avr, @function
lwcc_lea128_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_ecb_decrypt_avr_begin
    ret
.Llwcc_lea128_128_ecb_decrypt_avr_begin:
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
.Llwcc_lea128_128_ecb_decrypt_avr_group:
    push r24
    push r25
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
    subi r30, lo8(-(320))
    sbci r31, hi8(-(320))
    ldd r17, Z+48
    eor r17, r13
    ldd r18, Z+49
    eor r18, r14
    ldd r19, Z+50
    eor r19, r15
    ldd r20, Z+51
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+52
    eor r2, r17
    ldd r18, Z+53
    eor r3, r18
    ldd r19, Z+54
    eor r4, r19
    ldd r20, Z+55
    eor r0, r20
    ldd r21, Z+56
    eor r21, r2
    ldd r22, Z+57
    eor r22, r3
    ldd r23, Z+58
    eor r23, r4
    ldd r24, Z+59
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+60
    eor r21, r8
    ldd r22, Z+61
    eor r22, r5
    ldd r23, Z+62
    eor r23, r6
    ldd r24, Z+63
    eor r24, r7
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
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
    ldd r17, Z+32
    eor r17, r9
    ldd r18, Z+33
    eor r18, r10
    ldd r19, Z+34
    eor r19, r11
    ldd r20, Z+35
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+36
    eor r14, r17
    ldd r18, Z+37
    eor r15, r18
    ldd r19, Z+38
    eor r16, r19
    ldd r20, Z+39
    eor r13, r20
    ldd r21, Z+40
    eor r21, r14
    ldd r22, Z+41
    eor r22, r15
    ldd r23, Z+42
    eor r23, r16
    ldd r24, Z+43
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+44
    eor r21, r0
    ldd r22, Z+45
    eor r22, r2
    ldd r23, Z+46
    eor r23, r3
    ldd r24, Z+47
    eor r24, r4
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
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
    ldd r17, Z+16
    eor r17, r8
    ldd r18, Z+17
    eor r18, r5
    ldd r19, Z+18
    eor r19, r6
    ldd r20, Z+19
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+20
    eor r10, r17
    ldd r18, Z+21
    eor r11, r18
    ldd r19, Z+22
    eor r12, r19
    ldd r20, Z+23
    eor r9, r20
    ldd r21, Z+24
    eor r21, r10
    ldd r22, Z+25
    eor r22, r11
    ldd r23, Z+26
    eor r23, r12
    ldd r24, Z+27
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+28
    eor r21, r13
    ldd r22, Z+29
    eor r22, r14
    ldd r23, Z+30
    eor r23, r15
    ldd r24, Z+31
    eor r24, r16
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
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
    ldd r18, Z+5
    eor r6, r18
    ldd r19, Z+6
    eor r7, r19
    ldd r20, Z+7
    eor r8, r20
    ldd r21, Z+8
    eor r21, r5
    ldd r22, Z+9
    eor r22, r6
    ldd r23, Z+10
    eor r23, r7
    ldd r24, Z+11
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+12
    eor r21, r9
    ldd r22, Z+13
    eor r22, r10
    ldd r23, Z+14
    eor r23, r11
    ldd r24, Z+15
    eor r24, r12
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
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
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r17, Z+48
    eor r17, r13
    ldd r18, Z+49
    eor r18, r14
    ldd r19, Z+50
    eor r19, r15
    ldd r20, Z+51
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+52
    eor r2, r17
    ldd r18, Z+53
    eor r3, r18
    ldd r19, Z+54
    eor r4, r19
    ldd r20, Z+55
    eor r0, r20
    ldd r21, Z+56
    eor r21, r2
    ldd r22, Z+57
    eor r22, r3
    ldd r23, Z+58
    eor r23, r4
    ldd r24, Z+59
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+60
    eor r21, r8
    ldd r22, Z+61
    eor r22, r5
    ldd r23, Z+62
    eor r23, r6
    ldd r24, Z+63
    eor r24, r7
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
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
    ldd r17, Z+32
    eor r17, r9
    ldd r18, Z+33
    eor r18, r10
    ldd r19, Z+34
    eor r19, r11
    ldd r20, Z+35
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+36
    eor r14, r17
    ldd r18, Z+37
    eor r15, r18
    ldd r19, Z+38
    eor r16, r19
    ldd r20, Z+39
    eor r13, r20
    ldd r21, Z+40
    eor r21, r14
    ldd r22, Z+41
    eor r22, r15
    ldd r23, Z+42
    eor r23, r16
    ldd r24, Z+43
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+44
    eor r21, r0
    ldd r22, Z+45
    eor r22, r2
    ldd r23, Z+46
    eor r23, r3
    ldd r24, Z+47
    eor r24, r4
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
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
    ldd r17, Z+16
    eor r17, r8
    ldd r18, Z+17
    eor r18, r5
    ldd r19, Z+18
    eor r19, r6
    ldd r20, Z+19
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+20
    eor r10, r17
    ldd r18, Z+21
    eor r11, r18
    ldd r19, Z+22
    eor r12, r19
    ldd r20, Z+23
    eor r9, r20
    ldd r21, Z+24
    eor r21, r10
    ldd r22, Z+25
    eor r22, r11
    ldd r23, Z+26
    eor r23, r12
    ldd r24, Z+27
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+28
    eor r21, r13
    ldd r22, Z+29
    eor r22, r14
    ldd r23, Z+30
    eor r23, r15
    ldd r24, Z+31
    eor r24, r16
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
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
    ldd r18, Z+5
    eor r6, r18
    ldd r19, Z+6
    eor r7, r19
    ldd r20, Z+7
    eor r8, r20
    ldd r21, Z+8
    eor r21, r5
    ldd r22, Z+9
    eor r22, r6
    ldd r23, Z+10
    eor r23, r7
    ldd r24, Z+11
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+12
    eor r21, r9
    ldd r22, Z+13
    eor r22, r10
    ldd r23, Z+14
    eor r23, r11
    ldd r24, Z+15
    eor r24, r12
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
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
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r17, Z+48
    eor r17, r13
    ldd r18, Z+49
    eor r18, r14
    ldd r19, Z+50
    eor r19, r15
    ldd r20, Z+51
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+52
    eor r2, r17
    ldd r18, Z+53
    eor r3, r18
    ldd r19, Z+54
    eor r4, r19
    ldd r20, Z+55
    eor r0, r20
    ldd r21, Z+56
    eor r21, r2
    ldd r22, Z+57
    eor r22, r3
    ldd r23, Z+58
    eor r23, r4
    ldd r24, Z+59
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+60
    eor r21, r8
    ldd r22, Z+61
    eor r22, r5
    ldd r23, Z+62
    eor r23, r6
    ldd r24, Z+63
    eor r24, r7
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
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
    ldd r17, Z+32
    eor r17, r9
    ldd r18, Z+33
    eor r18, r10
    ldd r19, Z+34
    eor r19, r11
    ldd r20, Z+35
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+36
    eor r14, r17
    ldd r18, Z+37
    eor r15, r18
    ldd r19, Z+38
    eor r16, r19
    ldd r20, Z+39
    eor r13, r20
    ldd r21, Z+40
    eor r21, r14
    ldd r22, Z+41
    eor r22, r15
    ldd r23, Z+42
    eor r23, r16
    ldd r24, Z+43
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+44
    eor r21, r0
    ldd r22, Z+45
    eor r22, r2
    ldd r23, Z+46
    eor r23, r3
    ldd r24, Z+47
    eor r24, r4
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
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
    ldd r17, Z+16
    eor r17, r8
    ldd r18, Z+17
    eor r18, r5
    ldd r19, Z+18
    eor r19, r6
    ldd r20, Z+19
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+20
    eor r10, r17
    ldd r18, Z+21
    eor r11, r18
    ldd r19, Z+22
    eor r12, r19
    ldd r20, Z+23
    eor r9, r20
    ldd r21, Z+24
    eor r21, r10
    ldd r22, Z+25
    eor r22, r11
    ldd r23, Z+26
    eor r23, r12
    ldd r24, Z+27
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+28
    eor r21, r13
    ldd r22, Z+29
    eor r22, r14
    ldd r23, Z+30
    eor r23, r15
    ldd r24, Z+31
    eor r24, r16
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
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
    ldd r18, Z+5
    eor r6, r18
    ldd r19, Z+6
    eor r7, r19
    ldd r20, Z+7
    eor r8, r20
    ldd r21, Z+8
    eor r21, r5
    ldd r22, Z+9
    eor r22, r6
    ldd r23, Z+10
    eor r23, r7
    ldd r24, Z+11
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+12
    eor r21, r9
    ldd r22, Z+13
    eor r22, r10
    ldd r23, Z+14
    eor r23, r11
    ldd r24, Z+15
    eor r24, r12
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
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
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r17, Z+48
    eor r17, r13
    ldd r18, Z+49
    eor r18, r14
    ldd r19, Z+50
    eor r19, r15
    ldd r20, Z+51
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+52
    eor r2, r17
    ldd r18, Z+53
    eor r3, r18
    ldd r19, Z+54
    eor r4, r19
    ldd r20, Z+55
    eor r0, r20
    ldd r21, Z+56
    eor r21, r2
    ldd r22, Z+57
    eor r22, r3
    ldd r23, Z+58
    eor r23, r4
    ldd r24, Z+59
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+60
    eor r21, r8
    ldd r22, Z+61
    eor r22, r5
    ldd r23, Z+62
    eor r23, r6
    ldd r24, Z+63
    eor r24, r7
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
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
    ldd r17, Z+32
    eor r17, r9
    ldd r18, Z+33
    eor r18, r10
    ldd r19, Z+34
    eor r19, r11
    ldd r20, Z+35
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+36
    eor r14, r17
    ldd r18, Z+37
    eor r15, r18
    ldd r19, Z+38
    eor r16, r19
    ldd r20, Z+39
    eor r13, r20
    ldd r21, Z+40
    eor r21, r14
    ldd r22, Z+41
    eor r22, r15
    ldd r23, Z+42
    eor r23, r16
    ldd r24, Z+43
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+44
    eor r21, r0
    ldd r22, Z+45
    eor r22, r2
    ldd r23, Z+46
    eor r23, r3
    ldd r24, Z+47
    eor r24, r4
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
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
    ldd r17, Z+16
    eor r17, r8
    ldd r18, Z+17
    eor r18, r5
    ldd r19, Z+18
    eor r19, r6
    ldd r20, Z+19
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+20
    eor r10, r17
    ldd r18, Z+21
    eor r11, r18
    ldd r19, Z+22
    eor r12, r19
    ldd r20, Z+23
    eor r9, r20
    ldd r21, Z+24
    eor r21, r10
    ldd r22, Z+25
    eor r22, r11
    ldd r23, Z+26
    eor r23, r12
    ldd r24, Z+27
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+28
    eor r21, r13
    ldd r22, Z+29
    eor r22, r14
    ldd r23, Z+30
    eor r23, r15
    ldd r24, Z+31
    eor r24, r16
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
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
    ldd r18, Z+5
    eor r6, r18
    ldd r19, Z+6
    eor r7, r19
    ldd r20, Z+7
    eor r8, r20
    ldd r21, Z+8
    eor r21, r5
    ldd r22, Z+9
    eor r22, r6
    ldd r23, Z+10
    eor r23, r7
    ldd r24, Z+11
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+12
    eor r21, r9
    ldd r22, Z+13
    eor r22, r10
    ldd r23, Z+14
    eor r23, r11
    ldd r24, Z+15
    eor r24, r12
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
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
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r17, Z+48
    eor r17, r13
    ldd r18, Z+49
    eor r18, r14
    ldd r19, Z+50
    eor r19, r15
    ldd r20, Z+51
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+52
    eor r2, r17
    ldd r18, Z+53
    eor r3, r18
    ldd r19, Z+54
    eor r4, r19
    ldd r20, Z+55
    eor r0, r20
    ldd r21, Z+56
    eor r21, r2
    ldd r22, Z+57
    eor r22, r3
    ldd r23, Z+58
    eor r23, r4
    ldd r24, Z+59
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+60
    eor r21, r8
    ldd r22, Z+61
    eor r22, r5
    ldd r23, Z+62
    eor r23, r6
    ldd r24, Z+63
    eor r24, r7
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
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
    ldd r17, Z+32
    eor r17, r9
    ldd r18, Z+33
    eor r18, r10
    ldd r19, Z+34
    eor r19, r11
    ldd r20, Z+35
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+36
    eor r14, r17
    ldd r18, Z+37
    eor r15, r18
    ldd r19, Z+38
    eor r16, r19
    ldd r20, Z+39
    eor r13, r20
    ldd r21, Z+40
    eor r21, r14
    ldd r22, Z+41
    eor r22, r15
    ldd r23, Z+42
    eor r23, r16
    ldd r24, Z+43
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+44
    eor r21, r0
    ldd r22, Z+45
    eor r22, r2
    ldd r23, Z+46
    eor r23, r3
    ldd r24, Z+47
    eor r24, r4
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
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
    ldd r17, Z+16
    eor r17, r8
    ldd r18, Z+17
    eor r18, r5
    ldd r19, Z+18
    eor r19, r6
    ldd r20, Z+19
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+20
    eor r10, r17
    ldd r18, Z+21
    eor r11, r18
    ldd r19, Z+22
    eor r12, r19
    ldd r20, Z+23
    eor r9, r20
    ldd r21, Z+24
    eor r21, r10
    ldd r22, Z+25
    eor r22, r11
    ldd r23, Z+26
    eor r23, r12
    ldd r24, Z+27
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+28
    eor r21, r13
    ldd r22, Z+29
    eor r22, r14
    ldd r23, Z+30
    eor r23, r15
    ldd r24, Z+31
    eor r24, r16
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
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
    ldd r18, Z+5
    eor r6, r18
    ldd r19, Z+6
    eor r7, r19
    ldd r20, Z+7
    eor r8, r20
    ldd r21, Z+8
    eor r21, r5
    ldd r22, Z+9
    eor r22, r6
    ldd r23, Z+10
    eor r23, r7
    ldd r24, Z+11
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+12
    eor r21, r9
    ldd r22, Z+13
    eor r22, r10
    ldd r23, Z+14
    eor r23, r11
    ldd r24, Z+15
    eor r24, r12
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
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
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    ldd r17, Z+48
    eor r17, r13
    ldd r18, Z+49
    eor r18, r14
    ldd r19, Z+50
    eor r19, r15
    ldd r20, Z+51
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+52
    eor r2, r17
    ldd r18, Z+53
    eor r3, r18
    ldd r19, Z+54
    eor r4, r19
    ldd r20, Z+55
    eor r0, r20
    ldd r21, Z+56
    eor r21, r2
    ldd r22, Z+57
    eor r22, r3
    ldd r23, Z+58
    eor r23, r4
    ldd r24, Z+59
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+60
    eor r21, r8
    ldd r22, Z+61
    eor r22, r5
    ldd r23, Z+62
    eor r23, r6
    ldd r24, Z+63
    eor r24, r7
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
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
    ldd r17, Z+32
    eor r17, r9
    ldd r18, Z+33
    eor r18, r10
    ldd r19, Z+34
    eor r19, r11
    ldd r20, Z+35
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+36
    eor r14, r17
    ldd r18, Z+37
    eor r15, r18
    ldd r19, Z+38
    eor r16, r19
    ldd r20, Z+39
    eor r13, r20
    ldd r21, Z+40
    eor r21, r14
    ldd r22, Z+41
    eor r22, r15
    ldd r23, Z+42
    eor r23, r16
    ldd r24, Z+43
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+44
    eor r21, r0
    ldd r22, Z+45
    eor r22, r2
    ldd r23, Z+46
    eor r23, r3
    ldd r24, Z+47
    eor r24, r4
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
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
    ldd r17, Z+16
    eor r17, r8
    ldd r18, Z+17
    eor r18, r5
    ldd r19, Z+18
    eor r19, r6
    ldd r20, Z+19
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+20
    eor r10, r17
    ldd r18, Z+21
    eor r11, r18
    ldd r19, Z+22
    eor r12, r19
    ldd r20, Z+23
    eor r9, r20
    ldd r21, Z+24
    eor r21, r10
    ldd r22, Z+25
    eor r22, r11
    ldd r23, Z+26
    eor r23, r12
    ldd r24, Z+27
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+28
    eor r21, r13
    ldd r22, Z+29
    eor r22, r14
    ldd r23, Z+30
    eor r23, r15
    ldd r24, Z+31
    eor r24, r16
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
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
    ldd r18, Z+5
    eor r6, r18
    ldd r19, Z+6
    eor r7, r19
    ldd r20, Z+7
    eor r8, r20
    ldd r21, Z+8
    eor r21, r5
    ldd r22, Z+9
    eor r22, r6
    ldd r23, Z+10
    eor r23, r7
    ldd r24, Z+11
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+12
    eor r21, r9
    ldd r22, Z+13
    eor r22, r10
    ldd r23, Z+14
    eor r23, r11
    ldd r24, Z+15
    eor r24, r12
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
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
    pop r25
    pop r24
    sbiw r24, 1
    breq .Llwcc_lea128_128_ecb_decrypt_avr_end
    jmp .Llwcc_lea128_128_ecb_decrypt_avr_group
.Llwcc_lea128_128_ecb_decrypt_avr_end:
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
    .size lwcc_lea128_128_ecb_decrypt_avr, .-lwcc_lea128_128_ecb_decrypt_avr

    .global lwcc_lea128_128_ctr_init_avr
    .type lwcc_lea128_128_ctr_init_avr, @function
lwcc_lea128_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_lea128_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_lea128_128_ctr_nonce_avr
    .size lwcc_lea128_128_ctr_init_avr, .-lwcc_lea128_128_ctr_init_avr

    .global lwcc_lea128_128_ctr_nonce_avr
    .type lwcc_lea128_128_ctr_nonce_avr, @function
lwcc_lea128_128_ctr_nonce_avr:
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
    ldd r25, Z+0
    ld r24, X+
    eor r25, r24
    ldd r23, Z+1
    ld r3, X+
    eor r23, r3
    ldd r22, Z+2
    ld r21, X+
    eor r22, r21
    ldd r20, Z+3
    ld r2, X+
    eor r20, r2
    ldd r19, Z+4
    ld r5, X+
    mov r18, r5
    eor r18, r19
    ldd r17, Z+5
    ld r8, X+
    mov r16, r8
    eor r16, r17
    ldd r15, Z+6
    ld r9, X+
    mov r14, r9
    eor r14, r15
    ldd r13, Z+7
    ld r4, X+
    mov r12, r4
    eor r12, r13
    add r25, r18
    adc r23, r16
    adc r22, r14
    adc r20, r12
    lsl r20
    rol r25
    rol r23
    rol r22
    adc r20, r1
    ldd r18, Z+8
    eor r5, r18
    ldd r18, Z+9
    eor r8, r18
    ldd r18, Z+10
    eor r9, r18
    ldd r18, Z+11
    eor r4, r18
    ld r18, X+
    eor r19, r18
    ld r16, X+
    eor r17, r16
    ld r14, X+
    eor r15, r14
    ld r12, X
    eor r13, r12
    add r5, r19
    adc r8, r17
    adc r9, r15
    adc r4, r13
    lsl r8
    rol r9
    rol r4
    rol r5
    adc r8, r1
    lsl r8
    rol r9
    rol r4
    rol r5
    adc r8, r1
    lsl r8
    rol r9
    rol r4
    rol r5
    adc r8, r1
    ldd r19, Z+12
    eor r18, r19
    ldd r19, Z+13
    eor r16, r19
    ldd r19, Z+14
    eor r14, r19
    ldd r19, Z+15
    eor r12, r19
    ; round 2 (lea.dsl:35)
    ldd r19, Z+16
    eor r19, r20
    ldd r17, Z+17
    eor r17, r25
    ldd r15, Z+18
    eor r15, r23
    ldd r13, Z+19
    eor r13, r22
    ldd r11, Z+20
    movw r6, r8 ; r7, r9
    eor r6, r11
    ldd r10, Z+21
    eor r7, r10
    ldd r0, Z+22
    movw r2, r4 ; r3, r5
    eor r2, r0
    ldd r21, Z+23
    eor r3, r21
    add r19, r6
    adc r17, r7
    adc r15, r2
    adc r13, r3
    lsl r13
    rol r19
    rol r17
    rol r15
    adc r13, r1
    ldd r3, Z+24
    eor r8, r3
    ldd r3, Z+25
    eor r9, r3
    ldd r3, Z+26
    eor r4, r3
    ldd r3, Z+27
    eor r5, r3
    eor r24, r11
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r3, X+
    eor r3, r10
    ld r2, X+
    eor r2, r0
    ld r11, X
    eor r11, r21
    ; round 3 (lea.dsl:35)
    ldd r21, Z+32
    eor r21, r13
    ldd r6, Z+33
    eor r6, r19
    ldd r10, Z+34
    eor r10, r17
    ldd r7, Z+35
    eor r7, r15
    ldd r0, Z+36
    eor r20, r0
    ldd r0, Z+37
    eor r25, r0
    ldd r0, Z+38
    eor r23, r0
    ldd r0, Z+39
    eor r22, r0
    ; round 4 (lea.dsl:35)
    ldd r0, Z+52
    eor r13, r0
    ldd r0, Z+53
    eor r19, r0
    ldd r0, Z+54
    eor r17, r0
    ldd r0, Z+55
    eor r15, r0
    subi r30, lo8(-(384))
    sbci r31, hi8(-(384))
    std Z+0, r18
    std Z+1, r16
    std Z+2, r14
    std Z+3, r12
    std Z+4, r8
    std Z+5, r9
    std Z+6, r4
    std Z+7, r5
    std Z+8, r24
    std Z+9, r3
    std Z+10, r2
    std Z+11, r11
    std Z+12, r21
    std Z+13, r6
    std Z+14, r10
    std Z+15, r7
    std Z+16, r20
    std Z+17, r25
    std Z+18, r23
    std Z+19, r22
    std Z+20, r13
    std Z+21, r19
    std Z+22, r17
    std Z+23, r15
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
    .size lwcc_lea128_128_ctr_nonce_avr, .-lwcc_lea128_128_ctr_nonce_avr

    .global lwcc_lea128_128_ctr_crypt_avr
    .type lwcc_lea128_128_ctr_crypt_avr, @function
lwcc_lea128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_ctr_crypt_avr_begin
    ret
.Llwcc_lea128_128_ctr_crypt_avr_begin:
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
    brcc .Llwcc_lea128_128_ctr_crypt_avr_group
    jmp .Llwcc_lea128_128_ctr_crypt_avr_rest
.Llwcc_lea128_128_ctr_crypt_avr_group:
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
    push r24
    push r25
    ; round 1 (lea.dsl:35)
    ldd r25, Z+4
    eor r5, r25
    ldd r25, Z+5
    eor r4, r25
    ldd r25, Z+6
    eor r3, r25
    ldd r25, Z+7
    eor r2, r25
    subi r30, lo8(-(384))
    sbci r31, hi8(-(384))
    ldd r25, Z+0
    ldd r24, Z+1
    ldd r23, Z+2
    ldd r22, Z+3
    add r25, r5
    adc r24, r4
    adc r23, r3
    adc r22, r2
    mov r2, r25
    lsr r2
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r2
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r2
    ror r22
    ror r23
    ror r24
    ror r25
    subi r30, lo8(-(-364))
    sbci r31, hi8(-(-364))
    ; round 2 (lea.dsl:35)
    ldd r2, Z+0
    eor r2, r25
    ldd r3, Z+8
    eor r25, r3
    ldd r3, Z+1
    eor r3, r24
    ldd r4, Z+9
    eor r24, r4
    ldd r4, Z+2
    eor r4, r23
    ldd r5, Z+10
    eor r23, r5
    ldd r5, Z+3
    eor r5, r22
    subi r30, lo8(-(368))
    sbci r31, hi8(-(368))
    ldd r9, Z+0
    ldd r21, Z+1
    ldd r20, Z+2
    ldd r8, Z+3
    add r9, r2
    adc r21, r3
    adc r20, r4
    adc r8, r5
    lsl r21
    rol r20
    rol r8
    rol r9
    adc r21, r1
    lsl r21
    rol r20
    rol r8
    rol r9
    adc r21, r1
    lsl r21
    rol r20
    rol r8
    rol r9
    adc r21, r1
    subi r30, lo8(-(-357))
    sbci r31, hi8(-(-357))
    ldd r2, Z+0
    eor r22, r2
    subi r30, lo8(-(361))
    sbci r31, hi8(-(361))
    ldd r2, Z+0
    ldd r3, Z+1
    ldd r4, Z+2
    ldd r5, Z+3
    add r25, r2
    adc r24, r3
    adc r23, r4
    adc r22, r5
    mov r2, r25
    lsr r2
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r2
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r2
    ror r22
    ror r23
    ror r24
    ror r25
    subi r30, lo8(-(-356))
    sbci r31, hi8(-(-356))
    ; round 3 (lea.dsl:35)
    ldd r2, Z+0
    mov r3, r21
    eor r3, r2
    ldd r4, Z+4
    eor r21, r4
    ldd r4, Z+1
    mov r5, r20
    eor r5, r4
    ldd r19, Z+5
    eor r20, r19
    ldd r19, Z+2
    movw r6, r8 ; r7, r9
    eor r6, r19
    ldd r18, Z+6
    eor r8, r18
    ldd r18, Z+3
    eor r7, r18
    subi r30, lo8(-(360))
    sbci r31, hi8(-(360))
    ldd r17, Z+0
    ldd r16, Z+1
    ldd r15, Z+2
    ldd r14, Z+3
    add r17, r3
    adc r16, r5
    adc r15, r6
    adc r14, r7
    lsl r14
    rol r17
    rol r16
    rol r15
    adc r14, r1
    subi r30, lo8(-(-353))
    sbci r31, hi8(-(-353))
    ldd r3, Z+0
    eor r9, r3
    eor r2, r25
    ldd r3, Z+1
    eor r25, r3
    eor r4, r24
    ldd r3, Z+2
    eor r24, r3
    eor r19, r23
    ldd r3, Z+3
    eor r23, r3
    eor r18, r22
    add r21, r2
    adc r20, r4
    adc r8, r19
    adc r9, r18
    lsl r20
    rol r8
    rol r9
    rol r21
    adc r20, r1
    lsl r20
    rol r8
    rol r9
    rol r21
    adc r20, r1
    lsl r20
    rol r8
    rol r9
    rol r21
    adc r20, r1
    ldd r2, Z+4
    eor r22, r2
    subi r30, lo8(-(357))
    sbci r31, hi8(-(357))
    ldd r2, Z+0
    ldd r3, Z+1
    ldd r4, Z+2
    ldd r5, Z+3
    add r25, r2
    adc r24, r3
    adc r23, r4
    adc r22, r5
    mov r2, r25
    lsr r2
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r2
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r2
    ror r22
    ror r23
    ror r24
    ror r25
    subi r30, lo8(-(-348))
    sbci r31, hi8(-(-348))
    ; round 4 (lea.dsl:35)
    ldd r2, Z+8
    eor r2, r25
    ldd r3, Z+0
    eor r25, r3
    ldd r4, Z+9
    eor r4, r24
    ldd r5, Z+1
    eor r24, r5
    ldd r19, Z+10
    eor r19, r23
    ldd r6, Z+2
    eor r23, r6
    ldd r18, Z+11
    eor r18, r22
    subi r30, lo8(-(352))
    sbci r31, hi8(-(352))
    ldd r7, Z+0
    ldd r13, Z+1
    ldd r12, Z+2
    ldd r11, Z+3
    add r2, r7
    adc r4, r13
    adc r19, r12
    adc r18, r11
    subi r30, lo8(-(-356))
    sbci r31, hi8(-(-356))
    ldd r7, Z+7
    eor r22, r7
    mov r13, r2
    lsr r13
    ror r18
    ror r19
    ror r4
    ror r2
    lsr r13
    ror r18
    ror r19
    ror r4
    ror r2
    lsr r13
    ror r18
    ror r19
    ror r4
    ror r2
    ldd r13, Z+8
    eor r13, r20
    eor r20, r3
    ldd r3, Z+9
    eor r3, r8
    eor r8, r5
    ldd r5, Z+10
    eor r5, r9
    eor r9, r6
    ldd r6, Z+11
    eor r6, r21
    add r13, r25
    adc r3, r24
    adc r5, r23
    adc r6, r22
    lsl r3
    rol r5
    rol r6
    rol r13
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r13
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r13
    adc r3, r1
    eor r21, r7
    ldd r25, Z+0
    eor r25, r14
    ; round 5 (lea.dsl:35)
    ldd r24, Z+20
    eor r14, r24
    ; round 4 (lea.dsl:35)
    ldd r23, Z+1
    eor r23, r17
    ; round 5 (lea.dsl:35)
    ldd r22, Z+21
    eor r17, r22
    ; round 4 (lea.dsl:35)
    ldd r7, Z+2
    eor r7, r16
    ; round 5 (lea.dsl:35)
    ldd r12, Z+22
    eor r16, r12
    ; round 4 (lea.dsl:35)
    ldd r11, Z+3
    eor r11, r15
    add r25, r20
    adc r23, r8
    adc r7, r9
    adc r11, r21
    lsl r11
    rol r25
    rol r23
    rol r7
    adc r11, r1
    ; round 5 (lea.dsl:35)
    ldd r9, Z+23
    eor r15, r9
    ldd r21, Z+28
    eor r21, r2
    eor r2, r24
    ldd r20, Z+29
    eor r20, r4
    eor r4, r22
    ldd r8, Z+30
    eor r8, r19
    eor r19, r12
    ldd r10, Z+31
    eor r10, r18
    add r21, r14
    adc r20, r17
    adc r8, r16
    adc r10, r15
    eor r18, r9
    mov r17, r21
    lsr r17
    ror r10
    ror r8
    ror r20
    ror r21
    lsr r17
    ror r10
    ror r8
    ror r20
    ror r21
    lsr r17
    ror r10
    ror r8
    ror r20
    ror r21
    ldd r17, Z+24
    eor r17, r3
    eor r3, r24
    ldd r24, Z+25
    eor r24, r5
    eor r5, r22
    ldd r22, Z+26
    eor r22, r6
    eor r6, r12
    ldd r16, Z+27
    eor r16, r13
    add r17, r2
    adc r24, r4
    adc r22, r19
    adc r16, r18
    lsl r24
    rol r22
    rol r16
    rol r17
    adc r24, r1
    lsl r24
    rol r22
    rol r16
    rol r17
    adc r24, r1
    lsl r24
    rol r22
    rol r16
    rol r17
    adc r24, r1
    eor r13, r9
    ldd r2, Z+16
    eor r2, r11
    ; round 6 (lea.dsl:35)
    ldd r4, Z+36
    eor r11, r4
    ; round 5 (lea.dsl:35)
    ldd r9, Z+17
    eor r9, r25
    ; round 6 (lea.dsl:35)
    ldd r19, Z+37
    eor r25, r19
    ; round 5 (lea.dsl:35)
    ldd r18, Z+18
    eor r18, r23
    ; round 6 (lea.dsl:35)
    ldd r15, Z+38
    eor r23, r15
    ; round 5 (lea.dsl:35)
    ldd r14, Z+19
    eor r14, r7
    add r2, r3
    adc r9, r5
    adc r18, r6
    adc r14, r13
    lsl r14
    rol r2
    rol r9
    rol r18
    adc r14, r1
    ; round 6 (lea.dsl:35)
    ldd r3, Z+39
    eor r7, r3
    ldd r5, Z+44
    eor r5, r21
    eor r21, r4
    ldd r6, Z+45
    eor r6, r20
    eor r20, r19
    ldd r13, Z+46
    eor r13, r8
    eor r8, r15
    ldd r12, Z+47
    eor r12, r10
    add r5, r11
    adc r6, r25
    adc r13, r23
    adc r12, r7
    eor r10, r3
    mov r25, r5
    lsr r25
    ror r12
    ror r13
    ror r6
    ror r5
    lsr r25
    ror r12
    ror r13
    ror r6
    ror r5
    lsr r25
    ror r12
    ror r13
    ror r6
    ror r5
    ldd r25, Z+40
    eor r25, r24
    eor r24, r4
    ldd r4, Z+41
    eor r4, r22
    eor r22, r19
    ldd r23, Z+42
    eor r23, r16
    eor r16, r15
    ldd r19, Z+43
    eor r19, r17
    add r25, r21
    adc r4, r20
    adc r23, r8
    adc r19, r10
    lsl r4
    rol r23
    rol r19
    rol r25
    adc r4, r1
    lsl r4
    rol r23
    rol r19
    rol r25
    adc r4, r1
    lsl r4
    rol r23
    rol r19
    rol r25
    adc r4, r1
    eor r17, r3
    ldd r3, Z+32
    eor r3, r14
    ; round 7 (lea.dsl:35)
    ldd r21, Z+52
    eor r14, r21
    ; round 6 (lea.dsl:35)
    ldd r20, Z+33
    eor r20, r2
    ; round 7 (lea.dsl:35)
    ldd r8, Z+53
    eor r2, r8
    ; round 6 (lea.dsl:35)
    ldd r7, Z+34
    eor r7, r9
    ; round 7 (lea.dsl:35)
    ldd r15, Z+54
    eor r9, r15
    ; round 6 (lea.dsl:35)
    ldd r11, Z+35
    eor r11, r18
    add r3, r24
    adc r20, r22
    adc r7, r16
    adc r11, r17
    lsl r11
    rol r3
    rol r20
    rol r7
    adc r11, r1
    ; round 7 (lea.dsl:35)
    ldd r24, Z+55
    eor r18, r24
    ldd r22, Z+60
    eor r22, r5
    eor r5, r21
    ldd r17, Z+61
    eor r17, r6
    eor r6, r8
    ldd r16, Z+62
    eor r16, r13
    eor r13, r15
    ldd r10, Z+63
    eor r10, r12
    add r22, r14
    adc r17, r2
    adc r16, r9
    adc r10, r18
    eor r12, r24
    mov r2, r22
    lsr r2
    ror r10
    ror r16
    ror r17
    ror r22
    lsr r2
    ror r10
    ror r16
    ror r17
    ror r22
    lsr r2
    ror r10
    ror r16
    ror r17
    ror r22
    ldd r2, Z+56
    eor r2, r4
    eor r4, r21
    ldd r9, Z+57
    eor r9, r23
    eor r23, r8
    ldd r21, Z+58
    eor r21, r19
    eor r19, r15
    ldd r8, Z+59
    eor r8, r25
    add r2, r5
    adc r9, r6
    adc r21, r13
    adc r8, r12
    lsl r9
    rol r21
    rol r8
    rol r2
    adc r9, r1
    lsl r9
    rol r21
    rol r8
    rol r2
    adc r9, r1
    lsl r9
    rol r21
    rol r8
    rol r2
    adc r9, r1
    eor r25, r24
    ldd r5, Z+48
    eor r5, r11
    adiw r30, 49
    ; round 8 (lea.dsl:35)
    ldd r24, Z+19
    eor r11, r24
    ; round 7 (lea.dsl:35)
    ldd r6, Z+0
    eor r6, r3
    ; round 8 (lea.dsl:35)
    ldd r18, Z+20
    eor r3, r18
    ; round 7 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r20
    ; round 8 (lea.dsl:35)
    ldd r14, Z+21
    eor r20, r14
    ; round 7 (lea.dsl:35)
    ldd r13, Z+2
    eor r13, r7
    add r5, r4
    adc r6, r23
    adc r15, r19
    adc r13, r25
    lsl r13
    rol r5
    rol r6
    rol r15
    adc r13, r1
    ; round 8 (lea.dsl:35)
    ldd r25, Z+22
    eor r7, r25
    ldd r4, Z+27
    eor r4, r22
    eor r22, r24
    ldd r23, Z+28
    eor r23, r17
    eor r17, r18
    ldd r19, Z+29
    eor r19, r16
    eor r16, r14
    ldd r12, Z+30
    eor r12, r10
    add r4, r11
    adc r23, r3
    adc r19, r20
    adc r12, r7
    eor r10, r25
    mov r3, r4
    lsr r3
    ror r12
    ror r19
    ror r23
    ror r4
    lsr r3
    ror r12
    ror r19
    ror r23
    ror r4
    lsr r3
    ror r12
    ror r19
    ror r23
    ror r4
    ldd r3, Z+23
    eor r3, r9
    eor r9, r24
    ldd r24, Z+24
    eor r24, r21
    eor r21, r18
    ldd r20, Z+25
    eor r20, r8
    eor r8, r14
    ldd r18, Z+26
    eor r18, r2
    add r3, r22
    adc r24, r17
    adc r20, r16
    adc r18, r10
    lsl r24
    rol r20
    rol r18
    rol r3
    adc r24, r1
    lsl r24
    rol r20
    rol r18
    rol r3
    adc r24, r1
    lsl r24
    rol r20
    rol r18
    rol r3
    adc r24, r1
    eor r2, r25
    ldd r25, Z+15
    eor r25, r13
    ; round 9 (lea.dsl:35)
    ldd r22, Z+35
    eor r13, r22
    ; round 8 (lea.dsl:35)
    ldd r7, Z+16
    eor r7, r5
    ; round 9 (lea.dsl:35)
    ldd r17, Z+36
    eor r5, r17
    ; round 8 (lea.dsl:35)
    ldd r16, Z+17
    eor r16, r6
    ; round 9 (lea.dsl:35)
    ldd r14, Z+37
    eor r6, r14
    ; round 8 (lea.dsl:35)
    ldd r11, Z+18
    eor r11, r15
    add r25, r9
    adc r7, r21
    adc r16, r8
    adc r11, r2
    lsl r11
    rol r25
    rol r7
    rol r16
    adc r11, r1
    ; round 9 (lea.dsl:35)
    ldd r2, Z+38
    eor r15, r2
    ldd r9, Z+43
    eor r9, r4
    eor r4, r22
    ldd r21, Z+44
    eor r21, r23
    eor r23, r17
    ldd r8, Z+45
    eor r8, r19
    eor r19, r14
    ldd r10, Z+46
    eor r10, r12
    add r9, r13
    adc r21, r5
    adc r8, r6
    adc r10, r15
    eor r12, r2
    mov r5, r9
    lsr r5
    ror r10
    ror r8
    ror r21
    ror r9
    lsr r5
    ror r10
    ror r8
    ror r21
    ror r9
    lsr r5
    ror r10
    ror r8
    ror r21
    ror r9
    ldd r5, Z+39
    eor r5, r24
    eor r24, r22
    ldd r22, Z+40
    eor r22, r20
    eor r20, r17
    ldd r6, Z+41
    eor r6, r18
    eor r18, r14
    ldd r17, Z+42
    eor r17, r3
    add r5, r4
    adc r22, r23
    adc r6, r19
    adc r17, r12
    lsl r22
    rol r6
    rol r17
    rol r5
    adc r22, r1
    lsl r22
    rol r6
    rol r17
    rol r5
    adc r22, r1
    lsl r22
    rol r6
    rol r17
    rol r5
    adc r22, r1
    eor r3, r2
    ldd r2, Z+31
    eor r2, r11
    ; round 10 (lea.dsl:35)
    ldd r4, Z+51
    eor r11, r4
    ; round 9 (lea.dsl:35)
    ldd r23, Z+32
    eor r23, r25
    ; round 10 (lea.dsl:35)
    ldd r19, Z+52
    eor r25, r19
    ; round 9 (lea.dsl:35)
    ldd r15, Z+33
    eor r15, r7
    ; round 10 (lea.dsl:35)
    ldd r14, Z+53
    eor r7, r14
    ; round 9 (lea.dsl:35)
    ldd r13, Z+34
    eor r13, r16
    add r2, r24
    adc r23, r20
    adc r15, r18
    adc r13, r3
    lsl r13
    rol r2
    rol r23
    rol r15
    adc r13, r1
    ; round 10 (lea.dsl:35)
    ldd r3, Z+54
    eor r16, r3
    ldd r24, Z+59
    eor r24, r9
    eor r9, r4
    ldd r20, Z+60
    eor r20, r21
    eor r21, r19
    ldd r18, Z+61
    eor r18, r8
    eor r8, r14
    ldd r12, Z+62
    eor r12, r10
    add r24, r11
    adc r20, r25
    adc r18, r7
    adc r12, r16
    eor r10, r3
    mov r25, r24
    lsr r25
    ror r12
    ror r18
    ror r20
    ror r24
    lsr r25
    ror r12
    ror r18
    ror r20
    ror r24
    lsr r25
    ror r12
    ror r18
    ror r20
    ror r24
    ldd r25, Z+55
    eor r25, r22
    eor r22, r4
    ldd r4, Z+56
    eor r4, r6
    eor r6, r19
    ldd r19, Z+57
    eor r19, r17
    eor r17, r14
    ldd r7, Z+58
    eor r7, r5
    add r25, r9
    adc r4, r21
    adc r19, r8
    adc r7, r10
    lsl r4
    rol r19
    rol r7
    rol r25
    adc r4, r1
    lsl r4
    rol r19
    rol r7
    rol r25
    adc r4, r1
    lsl r4
    rol r19
    rol r7
    rol r25
    adc r4, r1
    eor r5, r3
    ldd r3, Z+47
    eor r3, r13
    adiw r30, 48
    ; round 11 (lea.dsl:35)
    ldd r9, Z+19
    eor r13, r9
    ; round 10 (lea.dsl:35)
    ldd r21, Z+0
    eor r21, r2
    ; round 11 (lea.dsl:35)
    ldd r8, Z+20
    eor r2, r8
    ; round 10 (lea.dsl:35)
    ldd r16, Z+1
    eor r16, r23
    ; round 11 (lea.dsl:35)
    ldd r14, Z+21
    eor r23, r14
    ; round 10 (lea.dsl:35)
    ldd r11, Z+2
    eor r11, r15
    add r3, r22
    adc r21, r6
    adc r16, r17
    adc r11, r5
    lsl r11
    rol r3
    rol r21
    rol r16
    adc r11, r1
    ; round 11 (lea.dsl:35)
    ldd r5, Z+22
    eor r15, r5
    ldd r22, Z+27
    eor r22, r24
    eor r24, r9
    ldd r6, Z+28
    eor r6, r20
    eor r20, r8
    ldd r17, Z+29
    eor r17, r18
    eor r18, r14
    ldd r10, Z+30
    eor r10, r12
    add r22, r13
    adc r6, r2
    adc r17, r23
    adc r10, r15
    eor r12, r5
    mov r2, r22
    lsr r2
    ror r10
    ror r17
    ror r6
    ror r22
    lsr r2
    ror r10
    ror r17
    ror r6
    ror r22
    lsr r2
    ror r10
    ror r17
    ror r6
    ror r22
    ldd r2, Z+23
    eor r2, r4
    eor r4, r9
    ldd r23, Z+24
    eor r23, r19
    eor r19, r8
    ldd r9, Z+25
    eor r9, r7
    eor r7, r14
    ldd r8, Z+26
    eor r8, r25
    add r2, r24
    adc r23, r20
    adc r9, r18
    adc r8, r12
    lsl r23
    rol r9
    rol r8
    rol r2
    adc r23, r1
    lsl r23
    rol r9
    rol r8
    rol r2
    adc r23, r1
    lsl r23
    rol r9
    rol r8
    rol r2
    adc r23, r1
    eor r25, r5
    ldd r5, Z+15
    eor r5, r11
    ; round 12 (lea.dsl:35)
    ldd r24, Z+35
    eor r11, r24
    ; round 11 (lea.dsl:35)
    ldd r20, Z+16
    eor r20, r3
    ; round 12 (lea.dsl:35)
    ldd r18, Z+36
    eor r3, r18
    ; round 11 (lea.dsl:35)
    ldd r15, Z+17
    eor r15, r21
    ; round 12 (lea.dsl:35)
    ldd r14, Z+37
    eor r21, r14
    ; round 11 (lea.dsl:35)
    ldd r13, Z+18
    eor r13, r16
    add r5, r4
    adc r20, r19
    adc r15, r7
    adc r13, r25
    lsl r13
    rol r5
    rol r20
    rol r15
    adc r13, r1
    ; round 12 (lea.dsl:35)
    ldd r25, Z+38
    eor r16, r25
    ldd r4, Z+43
    eor r4, r22
    eor r22, r24
    ldd r19, Z+44
    eor r19, r6
    eor r6, r18
    ldd r7, Z+45
    eor r7, r17
    eor r17, r14
    ldd r12, Z+46
    eor r12, r10
    add r4, r11
    adc r19, r3
    adc r7, r21
    adc r12, r16
    eor r10, r25
    mov r3, r4
    lsr r3
    ror r12
    ror r7
    ror r19
    ror r4
    lsr r3
    ror r12
    ror r7
    ror r19
    ror r4
    lsr r3
    ror r12
    ror r7
    ror r19
    ror r4
    ldd r3, Z+39
    eor r3, r23
    eor r23, r24
    ldd r24, Z+40
    eor r24, r9
    eor r9, r18
    ldd r21, Z+41
    eor r21, r8
    eor r8, r14
    ldd r18, Z+42
    eor r18, r2
    add r3, r22
    adc r24, r6
    adc r21, r17
    adc r18, r10
    lsl r24
    rol r21
    rol r18
    rol r3
    adc r24, r1
    lsl r24
    rol r21
    rol r18
    rol r3
    adc r24, r1
    lsl r24
    rol r21
    rol r18
    rol r3
    adc r24, r1
    eor r2, r25
    ldd r25, Z+31
    eor r25, r13
    ; round 13 (lea.dsl:35)
    ldd r22, Z+51
    eor r13, r22
    ; round 12 (lea.dsl:35)
    ldd r6, Z+32
    eor r6, r5
    ; round 13 (lea.dsl:35)
    ldd r17, Z+52
    eor r5, r17
    ; round 12 (lea.dsl:35)
    ldd r16, Z+33
    eor r16, r20
    ; round 13 (lea.dsl:35)
    ldd r14, Z+53
    eor r20, r14
    ; round 12 (lea.dsl:35)
    ldd r11, Z+34
    eor r11, r15
    add r25, r23
    adc r6, r9
    adc r16, r8
    adc r11, r2
    lsl r11
    rol r25
    rol r6
    rol r16
    adc r11, r1
    ; round 13 (lea.dsl:35)
    ldd r2, Z+54
    eor r15, r2
    ldd r23, Z+59
    eor r23, r4
    eor r4, r22
    ldd r9, Z+60
    eor r9, r19
    eor r19, r17
    ldd r8, Z+61
    eor r8, r7
    eor r7, r14
    ldd r10, Z+62
    eor r10, r12
    add r23, r13
    adc r9, r5
    adc r8, r20
    adc r10, r15
    eor r12, r2
    mov r5, r23
    lsr r5
    ror r10
    ror r8
    ror r9
    ror r23
    lsr r5
    ror r10
    ror r8
    ror r9
    ror r23
    lsr r5
    ror r10
    ror r8
    ror r9
    ror r23
    ldd r5, Z+55
    eor r5, r24
    eor r24, r22
    ldd r22, Z+56
    eor r22, r21
    eor r21, r17
    ldd r20, Z+57
    eor r20, r18
    eor r18, r14
    ldd r17, Z+58
    eor r17, r3
    add r5, r4
    adc r22, r19
    adc r20, r7
    adc r17, r12
    lsl r22
    rol r20
    rol r17
    rol r5
    adc r22, r1
    lsl r22
    rol r20
    rol r17
    rol r5
    adc r22, r1
    lsl r22
    rol r20
    rol r17
    rol r5
    adc r22, r1
    eor r3, r2
    ldd r2, Z+47
    eor r2, r11
    adiw r30, 48
    ; round 14 (lea.dsl:35)
    ldd r4, Z+19
    eor r11, r4
    ; round 13 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r25
    ; round 14 (lea.dsl:35)
    ldd r7, Z+20
    eor r25, r7
    ; round 13 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r6
    ; round 14 (lea.dsl:35)
    ldd r14, Z+21
    eor r6, r14
    ; round 13 (lea.dsl:35)
    ldd r13, Z+2
    eor r13, r16
    add r2, r24
    adc r19, r21
    adc r15, r18
    adc r13, r3
    lsl r13
    rol r2
    rol r19
    rol r15
    adc r13, r1
    ; round 14 (lea.dsl:35)
    ldd r3, Z+22
    eor r16, r3
    ldd r24, Z+27
    eor r24, r23
    eor r23, r4
    ldd r21, Z+28
    eor r21, r9
    eor r9, r7
    ldd r18, Z+29
    eor r18, r8
    eor r8, r14
    ldd r12, Z+30
    eor r12, r10
    add r24, r11
    adc r21, r25
    adc r18, r6
    adc r12, r16
    eor r10, r3
    mov r25, r24
    lsr r25
    ror r12
    ror r18
    ror r21
    ror r24
    lsr r25
    ror r12
    ror r18
    ror r21
    ror r24
    lsr r25
    ror r12
    ror r18
    ror r21
    ror r24
    ldd r25, Z+23
    eor r25, r22
    eor r22, r4
    ldd r4, Z+24
    eor r4, r20
    eor r20, r7
    ldd r6, Z+25
    eor r6, r17
    eor r17, r14
    ldd r7, Z+26
    eor r7, r5
    add r25, r23
    adc r4, r9
    adc r6, r8
    adc r7, r10
    lsl r4
    rol r6
    rol r7
    rol r25
    adc r4, r1
    lsl r4
    rol r6
    rol r7
    rol r25
    adc r4, r1
    lsl r4
    rol r6
    rol r7
    rol r25
    adc r4, r1
    eor r5, r3
    ldd r3, Z+15
    eor r3, r13
    ; round 15 (lea.dsl:35)
    ldd r23, Z+35
    eor r13, r23
    ; round 14 (lea.dsl:35)
    ldd r9, Z+16
    eor r9, r2
    ; round 15 (lea.dsl:35)
    ldd r8, Z+36
    eor r2, r8
    ; round 14 (lea.dsl:35)
    ldd r16, Z+17
    eor r16, r19
    ; round 15 (lea.dsl:35)
    ldd r14, Z+37
    eor r19, r14
    ; round 14 (lea.dsl:35)
    ldd r11, Z+18
    eor r11, r15
    add r3, r22
    adc r9, r20
    adc r16, r17
    adc r11, r5
    lsl r11
    rol r3
    rol r9
    rol r16
    adc r11, r1
    ; round 15 (lea.dsl:35)
    ldd r5, Z+38
    eor r15, r5
    ldd r22, Z+43
    eor r22, r24
    eor r24, r23
    ldd r20, Z+44
    eor r20, r21
    eor r21, r8
    ldd r17, Z+45
    eor r17, r18
    eor r18, r14
    ldd r10, Z+46
    eor r10, r12
    add r22, r13
    adc r20, r2
    adc r17, r19
    adc r10, r15
    eor r12, r5
    mov r2, r22
    lsr r2
    ror r10
    ror r17
    ror r20
    ror r22
    lsr r2
    ror r10
    ror r17
    ror r20
    ror r22
    lsr r2
    ror r10
    ror r17
    ror r20
    ror r22
    ldd r2, Z+39
    eor r2, r4
    eor r4, r23
    ldd r23, Z+40
    eor r23, r6
    eor r6, r8
    ldd r8, Z+41
    eor r8, r7
    eor r7, r14
    ldd r19, Z+42
    eor r19, r25
    add r2, r24
    adc r23, r21
    adc r8, r18
    adc r19, r12
    lsl r23
    rol r8
    rol r19
    rol r2
    adc r23, r1
    lsl r23
    rol r8
    rol r19
    rol r2
    adc r23, r1
    lsl r23
    rol r8
    rol r19
    rol r2
    adc r23, r1
    eor r25, r5
    ldd r5, Z+31
    eor r5, r11
    ; round 16 (lea.dsl:35)
    ldd r24, Z+51
    eor r11, r24
    ; round 15 (lea.dsl:35)
    ldd r21, Z+32
    eor r21, r3
    ; round 16 (lea.dsl:35)
    ldd r18, Z+52
    eor r3, r18
    ; round 15 (lea.dsl:35)
    ldd r15, Z+33
    eor r15, r9
    ; round 16 (lea.dsl:35)
    ldd r14, Z+53
    eor r9, r14
    ; round 15 (lea.dsl:35)
    ldd r13, Z+34
    eor r13, r16
    add r5, r4
    adc r21, r6
    adc r15, r7
    adc r13, r25
    lsl r13
    rol r5
    rol r21
    rol r15
    adc r13, r1
    ; round 16 (lea.dsl:35)
    ldd r25, Z+54
    eor r16, r25
    ldd r4, Z+59
    eor r4, r22
    eor r22, r24
    ldd r6, Z+60
    eor r6, r20
    eor r20, r18
    ldd r7, Z+61
    eor r7, r17
    eor r17, r14
    ldd r12, Z+62
    eor r12, r10
    add r4, r11
    adc r6, r3
    adc r7, r9
    adc r12, r16
    eor r10, r25
    mov r3, r4
    lsr r3
    ror r12
    ror r7
    ror r6
    ror r4
    lsr r3
    ror r12
    ror r7
    ror r6
    ror r4
    lsr r3
    ror r12
    ror r7
    ror r6
    ror r4
    ldd r3, Z+55
    eor r3, r23
    eor r23, r24
    ldd r24, Z+56
    eor r24, r8
    eor r8, r18
    ldd r9, Z+57
    eor r9, r19
    eor r19, r14
    ldd r18, Z+58
    eor r18, r2
    add r3, r22
    adc r24, r20
    adc r9, r17
    adc r18, r10
    lsl r24
    rol r9
    rol r18
    rol r3
    adc r24, r1
    lsl r24
    rol r9
    rol r18
    rol r3
    adc r24, r1
    lsl r24
    rol r9
    rol r18
    rol r3
    adc r24, r1
    eor r2, r25
    ldd r25, Z+47
    eor r25, r13
    adiw r30, 48
    ; round 17 (lea.dsl:35)
    ldd r22, Z+19
    eor r13, r22
    ; round 16 (lea.dsl:35)
    ldd r20, Z+0
    eor r20, r5
    ; round 17 (lea.dsl:35)
    ldd r17, Z+20
    eor r5, r17
    ; round 16 (lea.dsl:35)
    ldd r16, Z+1
    eor r16, r21
    ; round 17 (lea.dsl:35)
    ldd r14, Z+21
    eor r21, r14
    ; round 16 (lea.dsl:35)
    ldd r11, Z+2
    eor r11, r15
    add r25, r23
    adc r20, r8
    adc r16, r19
    adc r11, r2
    lsl r11
    rol r25
    rol r20
    rol r16
    adc r11, r1
    ; round 17 (lea.dsl:35)
    ldd r2, Z+22
    eor r15, r2
    ldd r23, Z+27
    eor r23, r4
    eor r4, r22
    ldd r8, Z+28
    eor r8, r6
    eor r6, r17
    ldd r19, Z+29
    eor r19, r7
    eor r7, r14
    ldd r10, Z+30
    eor r10, r12
    add r23, r13
    adc r8, r5
    adc r19, r21
    adc r10, r15
    eor r12, r2
    mov r5, r23
    lsr r5
    ror r10
    ror r19
    ror r8
    ror r23
    lsr r5
    ror r10
    ror r19
    ror r8
    ror r23
    lsr r5
    ror r10
    ror r19
    ror r8
    ror r23
    ldd r5, Z+23
    eor r5, r24
    eor r24, r22
    ldd r22, Z+24
    eor r22, r9
    eor r9, r17
    ldd r21, Z+25
    eor r21, r18
    eor r18, r14
    ldd r17, Z+26
    eor r17, r3
    add r5, r4
    adc r22, r6
    adc r21, r7
    adc r17, r12
    lsl r22
    rol r21
    rol r17
    rol r5
    adc r22, r1
    lsl r22
    rol r21
    rol r17
    rol r5
    adc r22, r1
    lsl r22
    rol r21
    rol r17
    rol r5
    adc r22, r1
    eor r3, r2
    ldd r2, Z+15
    eor r2, r11
    ; round 18 (lea.dsl:35)
    ldd r4, Z+35
    eor r11, r4
    ; round 17 (lea.dsl:35)
    ldd r6, Z+16
    eor r6, r25
    ; round 18 (lea.dsl:35)
    ldd r7, Z+36
    eor r25, r7
    ; round 17 (lea.dsl:35)
    ldd r15, Z+17
    eor r15, r20
    ; round 18 (lea.dsl:35)
    ldd r14, Z+37
    eor r20, r14
    ; round 17 (lea.dsl:35)
    ldd r13, Z+18
    eor r13, r16
    add r2, r24
    adc r6, r9
    adc r15, r18
    adc r13, r3
    lsl r13
    rol r2
    rol r6
    rol r15
    adc r13, r1
    ; round 18 (lea.dsl:35)
    ldd r3, Z+38
    eor r16, r3
    ldd r24, Z+43
    eor r24, r23
    eor r23, r4
    ldd r9, Z+44
    eor r9, r8
    eor r8, r7
    ldd r18, Z+45
    eor r18, r19
    eor r19, r14
    ldd r12, Z+46
    eor r12, r10
    add r24, r11
    adc r9, r25
    adc r18, r20
    adc r12, r16
    eor r10, r3
    mov r25, r24
    lsr r25
    ror r12
    ror r18
    ror r9
    ror r24
    lsr r25
    ror r12
    ror r18
    ror r9
    ror r24
    lsr r25
    ror r12
    ror r18
    ror r9
    ror r24
    ldd r25, Z+39
    eor r25, r22
    eor r22, r4
    ldd r4, Z+40
    eor r4, r21
    eor r21, r7
    ldd r20, Z+41
    eor r20, r17
    eor r17, r14
    ldd r7, Z+42
    eor r7, r5
    add r25, r23
    adc r4, r8
    adc r20, r19
    adc r7, r10
    lsl r4
    rol r20
    rol r7
    rol r25
    adc r4, r1
    lsl r4
    rol r20
    rol r7
    rol r25
    adc r4, r1
    lsl r4
    rol r20
    rol r7
    rol r25
    adc r4, r1
    eor r5, r3
    ldd r3, Z+31
    eor r3, r13
    ; round 19 (lea.dsl:35)
    ldd r23, Z+51
    eor r13, r23
    ; round 18 (lea.dsl:35)
    ldd r8, Z+32
    eor r8, r2
    ; round 19 (lea.dsl:35)
    ldd r19, Z+52
    eor r2, r19
    ; round 18 (lea.dsl:35)
    ldd r16, Z+33
    eor r16, r6
    ; round 19 (lea.dsl:35)
    ldd r14, Z+53
    eor r6, r14
    ; round 18 (lea.dsl:35)
    ldd r11, Z+34
    eor r11, r15
    add r3, r22
    adc r8, r21
    adc r16, r17
    adc r11, r5
    lsl r11
    rol r3
    rol r8
    rol r16
    adc r11, r1
    ; round 19 (lea.dsl:35)
    ldd r5, Z+54
    eor r15, r5
    ldd r22, Z+59
    eor r22, r24
    eor r24, r23
    ldd r21, Z+60
    eor r21, r9
    eor r9, r19
    ldd r17, Z+61
    eor r17, r18
    eor r18, r14
    ldd r10, Z+62
    eor r10, r12
    add r22, r13
    adc r21, r2
    adc r17, r6
    adc r10, r15
    eor r12, r5
    mov r2, r22
    lsr r2
    ror r10
    ror r17
    ror r21
    ror r22
    lsr r2
    ror r10
    ror r17
    ror r21
    ror r22
    lsr r2
    ror r10
    ror r17
    ror r21
    ror r22
    ldd r2, Z+55
    eor r2, r4
    eor r4, r23
    ldd r23, Z+56
    eor r23, r20
    eor r20, r19
    ldd r19, Z+57
    eor r19, r7
    eor r7, r14
    ldd r6, Z+58
    eor r6, r25
    add r2, r24
    adc r23, r9
    adc r19, r18
    adc r6, r12
    lsl r23
    rol r19
    rol r6
    rol r2
    adc r23, r1
    lsl r23
    rol r19
    rol r6
    rol r2
    adc r23, r1
    lsl r23
    rol r19
    rol r6
    rol r2
    adc r23, r1
    eor r25, r5
    ldd r5, Z+47
    eor r5, r11
    adiw r30, 48
    ; round 20 (lea.dsl:35)
    ldd r24, Z+19
    eor r11, r24
    ; round 19 (lea.dsl:35)
    ldd r9, Z+0
    eor r9, r3
    ; round 20 (lea.dsl:35)
    ldd r18, Z+20
    eor r3, r18
    ; round 19 (lea.dsl:35)
    ldd r15, Z+1
    eor r15, r8
    ; round 20 (lea.dsl:35)
    ldd r14, Z+21
    eor r8, r14
    ; round 19 (lea.dsl:35)
    ldd r13, Z+2
    eor r13, r16
    add r5, r4
    adc r9, r20
    adc r15, r7
    adc r13, r25
    lsl r13
    rol r5
    rol r9
    rol r15
    adc r13, r1
    ; round 20 (lea.dsl:35)
    ldd r25, Z+22
    eor r16, r25
    ldd r4, Z+27
    eor r4, r22
    eor r22, r24
    ldd r20, Z+28
    eor r20, r21
    eor r21, r18
    ldd r7, Z+29
    eor r7, r17
    eor r17, r14
    ldd r12, Z+30
    eor r12, r10
    add r4, r11
    adc r20, r3
    adc r7, r8
    adc r12, r16
    eor r10, r25
    mov r3, r4
    lsr r3
    ror r12
    ror r7
    ror r20
    ror r4
    lsr r3
    ror r12
    ror r7
    ror r20
    ror r4
    lsr r3
    ror r12
    ror r7
    ror r20
    ror r4
    ldd r3, Z+23
    eor r3, r23
    eor r23, r24
    ldd r24, Z+24
    eor r24, r19
    eor r19, r18
    ldd r8, Z+25
    eor r8, r6
    eor r6, r14
    ldd r18, Z+26
    eor r18, r2
    add r3, r22
    adc r24, r21
    adc r8, r17
    adc r18, r10
    lsl r24
    rol r8
    rol r18
    rol r3
    adc r24, r1
    lsl r24
    rol r8
    rol r18
    rol r3
    adc r24, r1
    lsl r24
    rol r8
    rol r18
    rol r3
    adc r24, r1
    eor r2, r25
    ldd r25, Z+15
    eor r25, r13
    ; round 21 (lea.dsl:35)
    ldd r22, Z+35
    eor r13, r22
    ; round 20 (lea.dsl:35)
    ldd r21, Z+16
    eor r21, r5
    ; round 21 (lea.dsl:35)
    ldd r17, Z+36
    eor r5, r17
    ; round 20 (lea.dsl:35)
    ldd r16, Z+17
    eor r16, r9
    ; round 21 (lea.dsl:35)
    ldd r14, Z+37
    eor r9, r14
    ; round 20 (lea.dsl:35)
    ldd r11, Z+18
    eor r11, r15
    add r25, r23
    adc r21, r19
    adc r16, r6
    adc r11, r2
    lsl r11
    rol r25
    rol r21
    rol r16
    adc r11, r1
    ; round 21 (lea.dsl:35)
    ldd r2, Z+38
    eor r15, r2
    ldd r23, Z+43
    eor r23, r4
    eor r4, r22
    ldd r19, Z+44
    eor r19, r20
    eor r20, r17
    ldd r6, Z+45
    eor r6, r7
    eor r7, r14
    ldd r10, Z+46
    eor r10, r12
    add r23, r13
    adc r19, r5
    adc r6, r9
    adc r10, r15
    eor r12, r2
    mov r5, r23
    lsr r5
    ror r10
    ror r6
    ror r19
    ror r23
    lsr r5
    ror r10
    ror r6
    ror r19
    ror r23
    lsr r5
    ror r10
    ror r6
    ror r19
    ror r23
    ldd r5, Z+39
    eor r5, r24
    eor r24, r22
    ldd r22, Z+40
    eor r22, r8
    eor r8, r17
    ldd r9, Z+41
    eor r9, r18
    eor r18, r14
    ldd r17, Z+42
    eor r17, r3
    add r5, r4
    adc r22, r20
    adc r9, r7
    adc r17, r12
    lsl r22
    rol r9
    rol r17
    rol r5
    adc r22, r1
    lsl r22
    rol r9
    rol r17
    rol r5
    adc r22, r1
    lsl r22
    rol r9
    rol r17
    rol r5
    adc r22, r1
    eor r3, r2
    ldd r2, Z+31
    eor r2, r11
    ; round 22 (lea.dsl:35)
    ldd r4, Z+51
    eor r11, r4
    ; round 21 (lea.dsl:35)
    ldd r20, Z+32
    eor r20, r25
    ; round 22 (lea.dsl:35)
    ldd r7, Z+52
    eor r25, r7
    ; round 21 (lea.dsl:35)
    ldd r15, Z+33
    eor r15, r21
    ; round 22 (lea.dsl:35)
    ldd r14, Z+53
    eor r21, r14
    ; round 21 (lea.dsl:35)
    ldd r13, Z+34
    eor r13, r16
    add r2, r24
    adc r20, r8
    adc r15, r18
    adc r13, r3
    lsl r13
    rol r2
    rol r20
    rol r15
    adc r13, r1
    ; round 22 (lea.dsl:35)
    ldd r3, Z+54
    eor r16, r3
    ldd r24, Z+59
    eor r24, r23
    eor r23, r4
    ldd r8, Z+60
    eor r8, r19
    eor r19, r7
    ldd r18, Z+61
    eor r18, r6
    eor r6, r14
    ldd r12, Z+62
    eor r12, r10
    add r24, r11
    adc r8, r25
    adc r18, r21
    adc r12, r16
    eor r10, r3
    mov r25, r24
    lsr r25
    ror r12
    ror r18
    ror r8
    ror r24
    lsr r25
    ror r12
    ror r18
    ror r8
    ror r24
    lsr r25
    ror r12
    ror r18
    ror r8
    ror r24
    ldd r25, Z+55
    eor r25, r22
    eor r22, r4
    ldd r4, Z+56
    eor r4, r9
    eor r9, r7
    ldd r21, Z+57
    eor r21, r17
    eor r17, r14
    ldd r7, Z+58
    eor r7, r5
    add r25, r23
    adc r4, r19
    adc r21, r6
    adc r7, r10
    lsl r4
    rol r21
    rol r7
    rol r25
    adc r4, r1
    lsl r4
    rol r21
    rol r7
    rol r25
    adc r4, r1
    lsl r4
    rol r21
    rol r7
    rol r25
    adc r4, r1
    eor r5, r3
    ldd r3, Z+47
    eor r3, r13
    adiw r30, 48
    ; round 23 (lea.dsl:35)
    ldd r23, Z+19
    eor r13, r23
    ; round 22 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r2
    ; round 23 (lea.dsl:35)
    ldd r6, Z+20
    eor r2, r6
    ; round 22 (lea.dsl:35)
    ldd r16, Z+1
    eor r16, r20
    ; round 23 (lea.dsl:35)
    ldd r14, Z+21
    eor r20, r14
    ; round 22 (lea.dsl:35)
    ldd r11, Z+2
    eor r11, r15
    add r3, r22
    adc r19, r9
    adc r16, r17
    adc r11, r5
    lsl r11
    rol r3
    rol r19
    rol r16
    adc r11, r1
    ; round 23 (lea.dsl:35)
    ldd r5, Z+22
    eor r15, r5
    ldd r22, Z+27
    eor r22, r24
    eor r24, r23
    ldd r9, Z+28
    eor r9, r8
    eor r8, r6
    ldd r17, Z+29
    eor r17, r18
    eor r18, r14
    ldd r10, Z+30
    eor r10, r12
    add r22, r13
    adc r9, r2
    adc r17, r20
    adc r10, r15
    eor r12, r5
    mov r2, r22
    lsr r2
    ror r10
    ror r17
    ror r9
    ror r22
    lsr r2
    ror r10
    ror r17
    ror r9
    ror r22
    lsr r2
    ror r10
    ror r17
    ror r9
    ror r22
    ldd r2, Z+23
    eor r2, r4
    eor r4, r23
    ldd r23, Z+24
    eor r23, r21
    eor r21, r6
    ldd r20, Z+25
    eor r20, r7
    eor r7, r14
    ldd r6, Z+26
    eor r6, r25
    add r2, r24
    adc r23, r8
    adc r20, r18
    adc r6, r12
    lsl r23
    rol r20
    rol r6
    rol r2
    adc r23, r1
    lsl r23
    rol r20
    rol r6
    rol r2
    adc r23, r1
    lsl r23
    rol r20
    rol r6
    rol r2
    adc r23, r1
    eor r25, r5
    ldd r5, Z+15
    eor r5, r11
    ; round 24 (lea.dsl:35)
    ldd r24, Z+35
    eor r11, r24
    ; round 23 (lea.dsl:35)
    ldd r8, Z+16
    eor r8, r3
    ; round 24 (lea.dsl:35)
    ldd r18, Z+36
    eor r3, r18
    ; round 23 (lea.dsl:35)
    ldd r15, Z+17
    eor r15, r19
    ; round 24 (lea.dsl:35)
    ldd r14, Z+37
    eor r19, r14
    ; round 23 (lea.dsl:35)
    ldd r13, Z+18
    eor r13, r16
    add r5, r4
    adc r8, r21
    adc r15, r7
    adc r13, r25
    lsl r13
    rol r5
    rol r8
    rol r15
    adc r13, r1
    ; round 24 (lea.dsl:35)
    ldd r25, Z+38
    eor r16, r25
    ldd r4, Z+43
    eor r4, r22
    eor r22, r24
    ldd r21, Z+44
    eor r21, r9
    eor r9, r18
    ldd r7, Z+45
    eor r7, r17
    eor r17, r14
    ldd r12, Z+46
    eor r12, r10
    add r4, r11
    adc r21, r3
    adc r7, r19
    adc r12, r16
    eor r10, r25
    mov r3, r4
    lsr r3
    ror r12
    ror r7
    ror r21
    ror r4
    lsr r3
    ror r12
    ror r7
    ror r21
    ror r4
    lsr r3
    ror r12
    ror r7
    ror r21
    ror r4
    ldd r3, Z+39
    eor r3, r23
    eor r23, r24
    ldd r24, Z+40
    eor r24, r20
    eor r20, r18
    ldd r19, Z+41
    eor r19, r6
    eor r6, r14
    ldd r18, Z+42
    eor r18, r2
    add r3, r22
    adc r24, r9
    adc r19, r17
    adc r18, r10
    lsl r24
    rol r19
    rol r18
    rol r3
    adc r24, r1
    lsl r24
    rol r19
    rol r18
    rol r3
    adc r24, r1
    lsl r24
    rol r19
    rol r18
    rol r3
    adc r24, r1
    eor r2, r25
    ldd r25, Z+31
    eor r25, r13
    ldd r22, Z+32
    eor r22, r5
    ldd r9, Z+33
    eor r9, r8
    ldd r17, Z+34
    eor r17, r15
    add r25, r23
    adc r22, r20
    adc r9, r6
    adc r17, r2
    lsl r17
    rol r25
    rol r22
    rol r9
    adc r17, r1
    ld r2, X+
    eor r2, r17
    st Y+, r2
    ld r2, X+
    eor r2, r25
    st Y+, r2
    ld r25, X+
    eor r25, r22
    st Y+, r25
    ld r25, X+
    eor r25, r9
    st Y+, r25
    ld r25, X+
    eor r25, r24
    st Y+, r25
    ld r25, X+
    eor r25, r19
    st Y+, r25
    ld r25, X+
    eor r25, r18
    st Y+, r25
    ld r25, X+
    eor r25, r3
    st Y+, r25
    ld r25, X+
    eor r25, r4
    st Y+, r25
    ld r25, X+
    eor r25, r21
    st Y+, r25
    ld r25, X+
    eor r25, r7
    st Y+, r25
    ld r25, X+
    eor r25, r12
    st Y+, r25
    ld r25, X+
    eor r25, r13
    st Y+, r25
    ld r25, X+
    eor r25, r5
    st Y+, r25
    ld r25, X+
    eor r25, r8
    st Y+, r25
    ld r25, X+
    eor r25, r15
    st Y+, r25
    subi r30, lo8(-(-337))
    sbci r31, hi8(-(-337))
    pop r25
    pop r24
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_lea128_128_ctr_crypt_avr_rest
    jmp .Llwcc_lea128_128_ctr_crypt_avr_group
.Llwcc_lea128_128_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_lea128_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_lea128_128_ctr_crypt_avr_end
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
.Llwcc_lea128_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_lea128_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    jmp .Llwcc_lea128_128_ctr_crypt_avr_group
.Llwcc_lea128_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_lea128_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_lea128_128_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_lea128_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_lea128_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_lea128_128_ctr_crypt_avr_end:
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
    .size lwcc_lea128_128_ctr_crypt_avr, .-lwcc_lea128_128_ctr_crypt_avr
