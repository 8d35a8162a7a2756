; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile lea --set lea128_192 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(fixed=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 48
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 24, nonce 12, rk 672, ctx 696, align 1, group 16, stack 48, code 16400, flash 16400, ram 1416
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:14b4d1e0329a2c7ecf70b36cafe53c9f0fc4352e20ed01387dfbad94ccf38db9

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
    movw r26, r22
    movw r30, r24
    ld r16, X+
    ld r17, X+
    ld r18, X+
    ld r19, X+
    subi r16, 37
    sbci r17, 22
    sbci r18, 16
    sbci r19, 60
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r19
    subi r16, 252
    sbci r17, 41
    sbci r18, 59
    sbci r19, 119
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    ld r20, X+
    ld r21, X+
    ld r22, X+
    ld r23, X+
    subi r20, 73
    sbci r21, 44
    sbci r22, 32
    sbci r23, 120
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    st Z+, r20
    st Z+, r21
    st Z+, r22
    st Z+, r23
    subi r20, 247
    sbci r21, 83
    sbci r22, 118
    sbci r23, 238
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    lsl r20
    rol r21
    rol r22
    rol r23
    adc r20, r1
    ld r24, X+
    ld r25, X+
    ld r0, X+
    ld r2, X+
    mov r3, r23
    mov r23, r0
    mov r0, r22
    mov r22, r2
    subi r24, 145
    sbci r25, 88
    sbci r23, 64
    sbci r22, 240
    mov r2, r22
    lsr r2
    ror r23
    ror r25
    ror r24
    ror r22
    lsr r2
    ror r23
    ror r25
    ror r24
    ror r22
    st Z+, r22
    st Z+, r24
    st Z+, r25
    st Z+, r23
    subi r22, 238
    sbci r24, 167
    sbci r25, 236
    sbci r23, 220
    mov r2, r23
    lsr r2
    ror r25
    ror r24
    ror r22
    ror r23
    lsr r2
    ror r25
    ror r24
    ror r22
    ror r23
    ld r2, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    mov r7, r25
    mov r25, r2
    mov r2, r24
    mov r24, r4
    mov r4, r22
    mov r22, r5
    mov r5, r23
    mov r23, r6
    subi r25, 34
    sbci r24, 177
    sbci r22, 128
    sbci r23, 224
    lsl r23
    rol r25
    rol r24
    rol r22
    adc r23, r1
    lsl r23
    rol r25
    rol r24
    rol r22
    adc r23, r1
    lsl r23
    rol r25
    rol r24
    rol r22
    adc r23, r1
    st Z+, r23
    st Z+, r25
    st Z+, r24
    st Z+, r22
    subi r23, 220
    sbci r25, 79
    sbci r24, 217
    sbci r22, 185
    lsl r22
    rol r23
    rol r25
    rol r24
    adc r22, r1
    lsl r22
    rol r23
    rol r25
    rol r24
    adc r22, r1
    lsl r22
    rol r23
    rol r25
    rol r24
    adc r22, r1
    ld r6, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    mov r11, r24
    mov r24, r6
    mov r6, r25
    mov r25, r8
    mov r8, r23
    mov r23, r9
    mov r9, r22
    mov r22, r10
    subi r24, 68
    sbci r25, 98
    sbci r23, 1
    sbci r22, 193
    mov r10, r23
    lsr r10
    ror r25
    ror r24
    ror r22
    ror r23
    lsr r10
    ror r25
    ror r24
    ror r22
    ror r23
    lsr r10
    ror r25
    ror r24
    ror r22
    ror r23
    st Z+, r23
    st Z+, r22
    st Z+, r24
    st Z+, r25
    subi r23, 184
    sbci r22, 159
    sbci r24, 178
    sbci r25, 115
    mov r10, r24
    lsr r10
    ror r22
    ror r23
    ror r25
    ror r24
    lsr r10
    ror r22
    ror r23
    ror r25
    ror r24
    lsr r10
    ror r22
    ror r23
    ror r25
    ror r24
    ld r10, X+
    ld r12, X+
    ld r13, X+
    ld r14, X
    mov r15, r22
    mov r22, r10
    mov r10, r23
    mov r23, r12
    mov r12, r25
    mov r25, r13
    mov r13, r24
    mov r24, r14
    subi r22, 136
    sbci r23, 196
    sbci r25, 2
    sbci r24, 130
    lsl r25
    rol r24
    rol r22
    rol r23
    adc r25, r1
    st Z+, r25
    st Z+, r24
    st Z+, r22
    st Z+, r23
    subi r25, 111
    sbci r24, 63
    sbci r22, 101
    sbci r23, 231
    lsl r22
    rol r23
    rol r25
    rol r24
    adc r22, r1
    st Z+, r16
    st Z+, r17
    st Z+, r18
    st Z+, r19
    subi r16, 215
    sbci r17, 13
    sbci r18, 118
    sbci r19, 24
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    st Z+, r20
    st Z+, r21
    st Z+, r0
    st Z+, r3
    mov r14, r19
    mov r19, r0
    mov r0, r18
    mov r18, r3
    subi r20, 173
    sbci r21, 27
    sbci r19, 236
    sbci r18, 48
    lsl r20
    rol r21
    rol r19
    rol r18
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    rol r18
    adc r20, r1
    lsl r20
    rol r21
    rol r19
    rol r18
    adc r20, r1
    st Z+, r5
    st Z+, r4
    st Z+, r2
    st Z+, r7
    mov r3, r18
    mov r18, r5
    mov r5, r19
    mov r19, r4
    mov r4, r21
    mov r21, r2
    mov r2, r20
    mov r20, r7
    subi r18, 89
    sbci r19, 55
    sbci r21, 216
    sbci r20, 97
    st Z+, r9
    st Z+, r8
    st Z+, r6
    st Z+, r11
    mov r7, r18
    mov r18, r9
    mov r9, r19
    mov r19, r8
    mov r8, r21
    mov r21, r6
    mov r6, r20
    mov r20, r11
    subi r18, 177
    sbci r19, 110
    sbci r21, 176
    sbci r20, 195
    lsl r20
    rol r18
    rol r19
    rol r21
    adc r20, r1
    lsl r20
    rol r18
    rol r19
    rol r21
    adc r20, r1
    lsl r20
    rol r18
    rol r19
    rol r21
    adc r20, r1
    st Z+, r13
    st Z+, r12
    st Z+, r10
    st Z+, r15
    mov r11, r21
    mov r21, r13
    mov r13, r19
    mov r19, r12
    mov r12, r18
    mov r18, r10
    mov r10, r20
    mov r20, r15
    subi r21, 98
    sbci r19, 221
    sbci r18, 96
    sbci r20, 135
    st Z+, r22
    st Z+, r23
    st Z+, r25
    st Z+, r24
    subi r22, 196
    sbci r23, 186
    sbci r25, 193
    sbci r24, 14
    lsl r25
    rol r24
    rol r22
    rol r23
    adc r25, r1
    st Z+, r16
    st Z+, r17
    st Z+, r0
    st Z+, r14
    mov r15, r23
    mov r23, r0
    mov r0, r22
    mov r22, r14
    subi r16, 157
    sbci r17, 120
    sbci r23, 6
    sbci r22, 57
    lsl r16
    rol r17
    rol r23
    rol r22
    adc r16, r1
    st Z+, r2
    st Z+, r4
    st Z+, r5
    st Z+, r3
    mov r14, r22
    mov r22, r2
    mov r2, r23
    mov r23, r4
    mov r4, r17
    mov r17, r5
    mov r5, r16
    mov r16, r3
    subi r22, 57
    sbci r23, 241
    sbci r17, 12
    sbci r16, 114
    lsl r22
    rol r23
    rol r17
    rol r16
    adc r22, r1
    lsl r22
    rol r23
    rol r17
    rol r16
    adc r22, r1
    lsl r22
    rol r23
    rol r17
    rol r16
    adc r22, r1
    mov r3, r6
    lsr r3
    ror r8
    ror r9
    ror r7
    ror r6
    lsr r3
    ror r8
    ror r9
    ror r7
    ror r6
    st Z+, r6
    st Z+, r7
    st Z+, r9
    st Z+, r8
    mov r3, r16
    mov r16, r6
    mov r6, r17
    mov r17, r7
    mov r7, r23
    mov r23, r9
    mov r9, r22
    mov r22, r8
    subi r16, 113
    sbci r17, 226
    sbci r23, 25
    sbci r22, 228
    st Z+, r10
    st Z+, r12
    st Z+, r13
    st Z+, r11
    mov r8, r16
    mov r16, r10
    mov r10, r17
    mov r17, r12
    mov r12, r23
    mov r23, r13
    mov r13, r22
    mov r22, r11
    subi r16, 226
    sbci r17, 196
    sbci r23, 51
    sbci r22, 200
    lsl r22
    rol r16
    rol r17
    rol r23
    adc r22, r1
    lsl r22
    rol r16
    rol r17
    rol r23
    adc r22, r1
    lsl r22
    rol r16
    rol r17
    rol r23
    adc r22, r1
    mov r11, r18
    lsr r11
    ror r19
    ror r21
    ror r20
    ror r18
    lsr r11
    ror r19
    ror r21
    ror r20
    ror r18
    lsr r11
    ror r19
    ror r21
    ror r20
    ror r18
    st Z+, r18
    st Z+, r20
    st Z+, r21
    st Z+, r19
    subi r18, 196
    sbci r20, 137
    sbci r21, 103
    sbci r19, 144
    st Z+, r25
    st Z+, r24
    st Z+, r0
    st Z+, r15
    mov r11, r18
    mov r18, r0
    mov r0, r20
    mov r20, r15
    subi r25, 136
    sbci r24, 19
    sbci r18, 207
    sbci r20, 32
    lsl r18
    rol r20
    rol r25
    rol r24
    adc r18, r1
    st Z+, r5
    st Z+, r4
    st Z+, r2
    st Z+, r14
    mov r15, r24
    mov r24, r5
    mov r5, r25
    mov r25, r4
    mov r4, r20
    mov r20, r2
    mov r2, r18
    mov r18, r14
    subi r24, 25
    sbci r25, 182
    sbci r20, 21
    sbci r18, 234
    lsl r24
    rol r25
    rol r20
    rol r18
    adc r24, r1
    st Z+, r9
    st Z+, r7
    st Z+, r6
    st Z+, r3
    mov r14, r18
    mov r18, r9
    mov r9, r20
    mov r20, r7
    mov r7, r25
    mov r25, r6
    mov r6, r24
    mov r24, r3
    subi r18, 50
    sbci r20, 108
    sbci r25, 43
    sbci r24, 212
    lsl r18
    rol r20
    rol r25
    rol r24
    adc r18, r1
    lsl r18
    rol r20
    rol r25
    rol r24
    adc r18, r1
    lsl r18
    rol r20
    rol r25
    rol r24
    adc r18, r1
    mov r3, r13
    lsr r3
    ror r12
    ror r10
    ror r8
    ror r13
    lsr r3
    ror r12
    ror r10
    ror r8
    ror r13
    st Z+, r13
    st Z+, r8
    st Z+, r10
    st Z+, r12
    mov r3, r24
    mov r24, r13
    mov r13, r25
    mov r25, r8
    mov r8, r20
    mov r20, r10
    mov r10, r18
    mov r18, r12
    subi r24, 100
    sbci r25, 216
    sbci r20, 86
    sbci r18, 168
    st Z+, r22
    st Z+, r16
    st Z+, r17
    st Z+, r23
    subi r22, 200
    sbci r16, 176
    sbci r17, 173
    sbci r23, 80
    lsl r23
    rol r22
    rol r16
    rol r17
    adc r23, r1
    lsl r23
    rol r22
    rol r16
    rol r17
    adc r23, r1
    lsl r23
    rol r22
    rol r16
    rol r17
    adc r23, r1
    mov r12, r21
    lsr r12
    ror r0
    ror r11
    ror r19
    ror r21
    lsr r12
    ror r0
    ror r11
    ror r19
    ror r21
    lsr r12
    ror r0
    ror r11
    ror r19
    ror r21
    st Z+, r21
    st Z+, r19
    st Z+, r11
    st Z+, r0
    mov r12, r17
    mov r17, r11
    mov r11, r16
    mov r16, r0
    subi r21, 143
    sbci r19, 97
    sbci r17, 91
    sbci r16, 161
    st Z+, r2
    st Z+, r4
    st Z+, r5
    st Z+, r15
    mov r0, r21
    mov r21, r2
    mov r2, r19
    mov r19, r4
    mov r4, r17
    mov r17, r5
    mov r5, r16
    mov r16, r15
    subi r21, 30
    sbci r19, 195
    sbci r17, 182
    sbci r16, 66
    lsl r17
    rol r16
    rol r21
    rol r19
    adc r17, r1
    st Z+, r6
    st Z+, r7
    st Z+, r9
    st Z+, r14
    mov r15, r19
    mov r19, r6
    mov r6, r21
    mov r21, r7
    mov r7, r16
    mov r16, r9
    mov r9, r17
    mov r17, r14
    subi r19, 168
    sbci r21, 190
    sbci r16, 68
    sbci r17, 15
    lsl r19
    rol r21
    rol r16
    rol r17
    adc r19, r1
    st Z+, r10
    st Z+, r8
    st Z+, r13
    st Z+, r3
    mov r14, r17
    mov r17, r10
    mov r10, r16
    mov r16, r8
    mov r8, r21
    mov r21, r13
    mov r13, r19
    mov r19, r3
    subi r17, 79
    sbci r16, 125
    sbci r21, 137
    sbci r19, 30
    lsl r17
    rol r16
    rol r21
    rol r19
    adc r17, r1
    lsl r17
    rol r16
    rol r21
    rol r19
    adc r17, r1
    lsl r17
    rol r16
    rol r21
    rol r19
    adc r17, r1
    mov r3, r18
    lsr r3
    ror r20
    ror r25
    ror r24
    ror r18
    lsr r3
    ror r20
    ror r25
    ror r24
    ror r18
    st Z+, r18
    st Z+, r24
    st Z+, r25
    st Z+, r20
    subi r18, 157
    sbci r24, 250
    sbci r25, 18
    sbci r20, 61
    st Z+, r23
    st Z+, r22
    st Z+, r11
    st Z+, r12
    mov r3, r18
    mov r18, r11
    mov r11, r24
    mov r24, r12
    subi r23, 57
    sbci r22, 245
    sbci r18, 37
    sbci r24, 122
    lsl r24
    rol r23
    rol r22
    rol r18
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r18
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r18
    adc r24, r1
    mov r12, r4
    lsr r12
    ror r2
    ror r0
    ror r5
    ror r4
    lsr r12
    ror r2
    ror r0
    ror r5
    ror r4
    lsr r12
    ror r2
    ror r0
    ror r5
    ror r4
    st Z+, r4
    st Z+, r5
    st Z+, r0
    st Z+, r2
    mov r12, r18
    mov r18, r4
    mov r4, r22
    mov r22, r5
    mov r5, r23
    mov r23, r0
    mov r0, r24
    mov r24, r2
    subi r18, 113
    sbci r22, 234
    sbci r23, 75
    sbci r24, 244
    st Z+, r9
    st Z+, r7
    st Z+, r6
    st Z+, r15
    mov r2, r18
    mov r18, r9
    mov r9, r22
    mov r22, r7
    mov r7, r23
    mov r23, r6
    mov r6, r24
    mov r24, r15
    subi r18, 226
    sbci r22, 212
    sbci r23, 151
    sbci r24, 232
    lsl r23
    rol r24
    rol r18
    rol r22
    adc r23, r1
    st Z+, r13
    st Z+, r8
    st Z+, r10
    st Z+, r14
    mov r15, r22
    mov r22, r13
    mov r13, r18
    mov r18, r8
    mov r8, r24
    mov r24, r10
    mov r10, r23
    mov r23, r14
    subi r22, 16
    sbci r18, 137
    sbci r24, 5
    sbci r23, 4
    lsl r22
    rol r18
    rol r24
    rol r23
    adc r22, r1
    st Z+, r17
    st Z+, r16
    st Z+, r21
    st Z+, r19
    subi r17, 31
    sbci r16, 18
    sbci r21, 11
    sbci r19, 8
    lsl r17
    rol r16
    rol r21
    rol r19
    adc r17, r1
    lsl r17
    rol r16
    rol r21
    rol r19
    adc r17, r1
    lsl r17
    rol r16
    rol r21
    rol r19
    adc r17, r1
    mov r14, r20
    lsr r14
    ror r25
    ror r11
    ror r3
    ror r20
    lsr r14
    ror r25
    ror r11
    ror r3
    ror r20
    st Z+, r20
    st Z+, r3
    st Z+, r11
    st Z+, r25
    mov r14, r19
    mov r19, r3
    mov r3, r21
    mov r21, r11
    subi r20, 61
    sbci r19, 36
    sbci r21, 22
    sbci r25, 16
    st Z+, r0
    st Z+, r5
    st Z+, r4
    st Z+, r12
    mov r11, r20
    mov r20, r0
    mov r0, r19
    mov r19, r5
    mov r5, r21
    mov r21, r4
    mov r4, r25
    mov r25, r12
    subi r20, 121
    sbci r19, 72
    sbci r21, 44
    sbci r25, 32
    lsl r25
    rol r20
    rol r19
    rol r21
    adc r25, r1
    lsl r25
    rol r20
    rol r19
    rol r21
    adc r25, r1
    lsl r25
    rol r20
    rol r19
    rol r21
    adc r25, r1
    mov r12, r7
    lsr r12
    ror r9
    ror r2
    ror r6
    ror r7
    lsr r12
    ror r9
    ror r2
    ror r6
    ror r7
    lsr r12
    ror r9
    ror r2
    ror r6
    ror r7
    st Z+, r7
    st Z+, r6
    st Z+, r2
    st Z+, r9
    mov r12, r21
    mov r21, r7
    mov r7, r19
    mov r19, r6
    mov r6, r20
    mov r20, r2
    mov r2, r25
    mov r25, r9
    subi r21, 241
    sbci r19, 144
    sbci r20, 88
    sbci r25, 64
    st Z+, r10
    st Z+, r8
    st Z+, r13
    st Z+, r15
    mov r9, r21
    mov r21, r10
    mov r10, r19
    mov r19, r8
    mov r8, r20
    mov r20, r13
    mov r13, r25
    mov r25, r15
    subi r21, 225
    sbci r19, 33
    sbci r20, 177
    sbci r25, 128
    lsl r20
    rol r25
    rol r21
    rol r19
    adc r20, r1
    st Z+, r22
    st Z+, r18
    st Z+, r24
    st Z+, r23
    subi r22, 222
    sbci r18, 126
    sbci r24, 202
    sbci r23, 206
    lsl r22
    rol r18
    rol r24
    rol r23
    adc r22, r1
    st Z+, r17
    st Z+, r16
    st Z+, r3
    st Z+, r14
    mov r15, r23
    mov r23, r3
    mov r3, r24
    mov r24, r14
    subi r17, 188
    sbci r16, 253
    sbci r23, 148
    sbci r24, 157
    lsl r17
    rol r16
    rol r23
    rol r24
    adc r17, r1
    lsl r17
    rol r16
    rol r23
    rol r24
    adc r17, r1
    lsl r17
    rol r16
    rol r23
    rol r24
    adc r17, r1
    mov r14, r4
    lsr r14
    ror r5
    ror r0
    ror r11
    ror r4
    lsr r14
    ror r5
    ror r0
    ror r11
    ror r4
    st Z+, r4
    st Z+, r11
    st Z+, r0
    st Z+, r5
    mov r14, r24
    mov r24, r4
    mov r4, r23
    mov r23, r11
    mov r11, r16
    mov r16, r0
    mov r0, r17
    mov r17, r5
    subi r24, 120
    sbci r23, 251
    sbci r16, 41
    sbci r17, 59
    st Z+, r2
    st Z+, r6
    st Z+, r7
    st Z+, r12
    mov r5, r24
    mov r24, r2
    mov r2, r23
    mov r23, r6
    mov r6, r16
    mov r16, r7
    mov r7, r17
    mov r17, r12
    subi r24, 239
    sbci r23, 246
    sbci r16, 83
    sbci r17, 118
    lsl r17
    rol r24
    rol r23
    rol r16
    adc r17, r1
    lsl r17
    rol r24
    rol r23
    rol r16
    adc r17, r1
    lsl r17
    rol r24
    rol r23
    rol r16
    adc r17, r1
    mov r12, r8
    lsr r12
    ror r10
    ror r9
    ror r13
    ror r8
    lsr r12
    ror r10
    ror r9
    ror r13
    ror r8
    lsr r12
    ror r10
    ror r9
    ror r13
    ror r8
    st Z+, r8
    st Z+, r13
    st Z+, r9
    st Z+, r10
    mov r12, r16
    mov r16, r8
    mov r8, r23
    mov r23, r13
    mov r13, r24
    mov r24, r9
    mov r9, r17
    mov r17, r10
    subi r16, 221
    sbci r23, 237
    sbci r24, 167
    sbci r17, 236
    st Z+, r20
    st Z+, r25
    st Z+, r21
    st Z+, r19
    subi r20, 186
    sbci r25, 219
    sbci r21, 79
    sbci r19, 217
    lsl r21
    rol r19
    rol r20
    rol r25
    adc r21, r1
    st Z+, r22
    st Z+, r18
    st Z+, r3
    st Z+, r15
    mov r10, r25
    mov r25, r3
    mov r3, r20
    mov r20, r15
    subi r22, 135
    sbci r18, 117
    sbci r25, 131
    sbci r20, 29
    lsl r22
    rol r18
    rol r25
    rol r20
    adc r22, r1
    st Z+, r0
    st Z+, r11
    st Z+, r4
    st Z+, r14
    mov r15, r20
    mov r20, r0
    mov r0, r25
    mov r25, r11
    mov r11, r18
    mov r18, r4
    mov r4, r22
    mov r22, r14
    subi r20, 13
    sbci r25, 235
    sbci r18, 6
    sbci r22, 59
    lsl r20
    rol r25
    rol r18
    rol r22
    adc r20, r1
    lsl r20
    rol r25
    rol r18
    rol r22
    adc r20, r1
    lsl r20
    rol r25
    rol r18
    rol r22
    adc r20, r1
    mov r14, r7
    lsr r14
    ror r6
    ror r2
    ror r5
    ror r7
    lsr r14
    ror r6
    ror r2
    ror r5
    ror r7
    st Z+, r7
    st Z+, r5
    st Z+, r2
    st Z+, r6
    mov r14, r22
    mov r22, r7
    mov r7, r18
    mov r18, r5
    mov r5, r25
    mov r25, r2
    mov r2, r20
    mov r20, r6
    subi r22, 25
    sbci r18, 214
    sbci r25, 13
    sbci r20, 118
    st Z+, r9
    st Z+, r13
    st Z+, r8
    st Z+, r12
    mov r6, r22
    mov r22, r9
    mov r9, r18
    mov r18, r13
    mov r13, r25
    mov r25, r8
    mov r8, r20
    mov r20, r12
    subi r22, 49
    sbci r18, 172
    sbci r25, 27
    sbci r20, 236
    lsl r20
    rol r22
    rol r18
    rol r25
    adc r20, r1
    lsl r20
    rol r22
    rol r18
    rol r25
    adc r20, r1
    lsl r20
    rol r22
    rol r18
    rol r25
    adc r20, r1
    mov r12, r24
    lsr r12
    ror r23
    ror r16
    ror r17
    ror r24
    lsr r12
    ror r23
    ror r16
    ror r17
    ror r24
    lsr r12
    ror r23
    ror r16
    ror r17
    ror r24
    st Z+, r24
    st Z+, r17
    st Z+, r16
    st Z+, r23
    subi r24, 98
    sbci r17, 88
    sbci r16, 55
    sbci r23, 216
    st Z+, r21
    st Z+, r19
    st Z+, r3
    st Z+, r10
    mov r12, r24
    mov r24, r3
    mov r3, r17
    mov r17, r10
    subi r21, 196
    sbci r19, 176
    sbci r24, 110
    sbci r17, 176
    lsl r24
    rol r17
    rol r21
    rol r19
    adc r24, r1
    st Z+, r4
    st Z+, r11
    st Z+, r0
    st Z+, r15
    mov r10, r19
    mov r19, r4
    mov r4, r21
    mov r21, r11
    mov r11, r17
    mov r17, r0
    mov r0, r24
    mov r24, r15
    subi r19, 15
    sbci r21, 39
    sbci r17, 158
    sbci r24, 65
    lsl r19
    rol r21
    rol r17
    rol r24
    adc r19, r1
    st Z+, r2
    st Z+, r5
    st Z+, r7
    st Z+, r14
    mov r15, r24
    mov r24, r2
    mov r2, r17
    mov r17, r5
    mov r5, r21
    mov r21, r7
    mov r7, r19
    mov r19, r14
    subi r24, 29
    sbci r17, 78
    sbci r21, 60
    sbci r19, 131
    lsl r24
    rol r17
    rol r21
    rol r19
    adc r24, r1
    lsl r24
    rol r17
    rol r21
    rol r19
    adc r24, r1
    lsl r24
    rol r17
    rol r21
    rol r19
    adc r24, r1
    mov r14, r8
    lsr r14
    ror r13
    ror r9
    ror r6
    ror r8
    lsr r14
    ror r13
    ror r9
    ror r6
    ror r8
    st Z+, r8
    st Z+, r6
    st Z+, r9
    st Z+, r13
    mov r14, r19
    mov r19, r8
    mov r8, r21
    mov r21, r6
    mov r6, r17
    mov r17, r9
    mov r9, r24
    mov r24, r13
    subi r19, 58
    sbci r21, 156
    sbci r17, 120
    sbci r24, 6
    st Z+, r20
    st Z+, r22
    st Z+, r18
    st Z+, r25
    subi r20, 115
    sbci r22, 56
    sbci r18, 241
    sbci r25, 12
    lsl r25
    rol r20
    rol r22
    rol r18
    adc r25, r1
    lsl r25
    rol r20
    rol r22
    rol r18
    adc r25, r1
    lsl r25
    rol r20
    rol r22
    rol r18
    adc r25, r1
    mov r13, r16
    lsr r13
    ror r3
    ror r12
    ror r23
    ror r16
    lsr r13
    ror r3
    ror r12
    ror r23
    ror r16
    lsr r13
    ror r3
    ror r12
    ror r23
    ror r16
    st Z+, r16
    st Z+, r23
    st Z+, r12
    st Z+, r3
    mov r13, r18
    mov r18, r12
    mov r12, r22
    mov r22, r3
    subi r16, 229
    sbci r23, 112
    sbci r18, 226
    sbci r22, 25
    st Z+, r0
    st Z+, r11
    st Z+, r4
    st Z+, r10
    mov r3, r16
    mov r16, r0
    mov r0, r23
    mov r23, r11
    mov r11, r18
    mov r18, r4
    mov r4, r22
    mov r22, r10
    subi r16, 201
    sbci r23, 225
    sbci r18, 196
    sbci r22, 51
    lsl r18
    rol r22
    rol r16
    rol r23
    adc r18, r1
    st Z+, r7
    st Z+, r5
    st Z+, r2
    st Z+, r15
    mov r10, r23
    mov r23, r7
    mov r7, r16
    mov r16, r5
    mov r5, r22
    mov r22, r2
    mov r2, r18
    mov r18, r15
    subi r23, 59
    sbci r16, 134
    sbci r22, 109
    sbci r18, 133
    lsl r23
    rol r16
    rol r22
    rol r18
    adc r23, r1
    st Z+, r9
    st Z+, r6
    st Z+, r8
    st Z+, r14
    mov r15, r18
    mov r18, r9
    mov r9, r22
    mov r22, r6
    mov r6, r16
    mov r16, r8
    mov r8, r23
    mov r23, r14
    subi r18, 118
    sbci r22, 12
    sbci r16, 219
    sbci r23, 10
    lsl r18
    rol r22
    rol r16
    rol r23
    adc r18, r1
    lsl r18
    rol r22
    rol r16
    rol r23
    adc r18, r1
    lsl r18
    rol r22
    rol r16
    rol r23
    adc r18, r1
    mov r14, r24
    lsr r14
    ror r17
    ror r21
    ror r19
    ror r24
    lsr r14
    ror r17
    ror r21
    ror r19
    ror r24
    st Z+, r24
    st Z+, r19
    st Z+, r21
    st Z+, r17
    subi r24, 235
    sbci r19, 24
    sbci r21, 182
    sbci r17, 21
    st Z+, r25
    st Z+, r20
    st Z+, r12
    st Z+, r13
    mov r14, r24
    mov r24, r12
    mov r12, r19
    mov r19, r13
    subi r25, 213
    sbci r20, 49
    sbci r24, 108
    sbci r19, 43
    lsl r19
    rol r25
    rol r20
    rol r24
    adc r19, r1
    lsl r19
    rol r25
    rol r20
    rol r24
    adc r19, r1
    lsl r19
    rol r25
    rol r20
    rol r24
    adc r19, r1
    mov r13, r11
    lsr r13
    ror r0
    ror r3
    ror r4
    ror r11
    lsr r13
    ror r0
    ror r3
    ror r4
    ror r11
    lsr r13
    ror r0
    ror r3
    ror r4
    ror r11
    st Z+, r11
    st Z+, r4
    st Z+, r3
    st Z+, r0
    mov r13, r24
    mov r24, r11
    mov r11, r20
    mov r20, r4
    mov r4, r25
    mov r25, r3
    mov r3, r19
    mov r19, r0
    subi r24, 169
    sbci r20, 99
    sbci r25, 216
    sbci r19, 86
    st Z+, r2
    st Z+, r5
    st Z+, r7
    st Z+, r10
    mov r0, r24
    mov r24, r2
    mov r2, r20
    mov r20, r5
    mov r5, r25
    mov r25, r7
    mov r7, r19
    mov r19, r10
    subi r24, 81
    sbci r20, 199
    sbci r25, 176
    sbci r19, 173
    lsl r25
    rol r19
    rol r24
    rol r20
    adc r25, r1
    st Z+, r8
    st Z+, r6
    st Z+, r9
    st Z+, r15
    mov r10, r20
    mov r20, r8
    mov r8, r24
    mov r24, r6
    mov r6, r19
    mov r19, r9
    mov r9, r25
    mov r25, r15
    subi r20, 196
    sbci r24, 169
    sbci r19, 47
    sbci r25, 209
    lsl r20
    rol r24
    rol r19
    rol r25
    adc r20, r1
    st Z+, r18
    st Z+, r22
    st Z+, r16
    st Z+, r23
    subi r18, 136
    sbci r22, 83
    sbci r16, 95
    sbci r23, 162
    lsl r18
    rol r22
    rol r16
    rol r23
    adc r18, r1
    lsl r18
    rol r22
    rol r16
    rol r23
    adc r18, r1
    lsl r18
    rol r22
    rol r16
    rol r23
    adc r18, r1
    mov r15, r17
    lsr r15
    ror r21
    ror r12
    ror r14
    ror r17
    lsr r15
    ror r21
    ror r12
    ror r14
    ror r17
    st Z+, r17
    st Z+, r14
    st Z+, r12
    st Z+, r21
    mov r15, r23
    mov r23, r14
    mov r14, r16
    mov r16, r12
    subi r17, 16
    sbci r23, 167
    sbci r16, 190
    sbci r21, 68
    st Z+, r3
    st Z+, r4
    st Z+, r11
    st Z+, r13
    mov r12, r17
    mov r17, r3
    mov r3, r23
    mov r23, r4
    mov r4, r16
    mov r16, r11
    mov r11, r21
    mov r21, r13
    subi r17, 31
    sbci r23, 78
    sbci r16, 125
    sbci r21, 137
    lsl r21
    rol r17
    rol r23
    rol r16
    adc r21, r1
    lsl r21
    rol r17
    rol r23
    rol r16
    adc r21, r1
    lsl r21
    rol r17
    rol r23
    rol r16
    adc r21, r1
    mov r13, r5
    lsr r13
    ror r2
    ror r0
    ror r7
    ror r5
    lsr r13
    ror r2
    ror r0
    ror r7
    ror r5
    lsr r13
    ror r2
    ror r0
    ror r7
    ror r5
    st Z+, r5
    st Z+, r7
    st Z+, r0
    st Z+, r2
    mov r13, r16
    mov r16, r5
    mov r5, r23
    mov r23, r7
    mov r7, r17
    mov r17, r0
    mov r0, r21
    mov r21, r2
    subi r16, 62
    sbci r23, 156
    sbci r17, 250
    sbci r21, 18
    st Z+, r9
    st Z+, r6
    st Z+, r8
    st Z+, r10
    mov r2, r16
    mov r16, r9
    mov r9, r23
    mov r23, r6
    mov r6, r17
    mov r17, r8
    mov r8, r21
    mov r21, r10
    subi r16, 123
    sbci r23, 56
    sbci r17, 245
    sbci r21, 37
    lsl r17
    rol r21
    rol r16
    rol r23
    adc r17, r1
    st Z+, r20
    st Z+, r24
    st Z+, r19
    st Z+, r25
    subi r20, 194
    sbci r24, 67
    sbci r19, 98
    sbci r25, 1
    lsl r20
    rol r24
    rol r19
    rol r25
    adc r20, r1
    st Z+, r18
    st Z+, r22
    st Z+, r14
    st Z+, r15
    mov r10, r25
    mov r25, r14
    mov r14, r19
    mov r19, r15
    subi r18, 131
    sbci r22, 135
    sbci r25, 196
    sbci r19, 2
    lsl r18
    rol r22
    rol r25
    rol r19
    adc r18, r1
    lsl r18
    rol r22
    rol r25
    rol r19
    adc r18, r1
    lsl r18
    rol r22
    rol r25
    rol r19
    adc r18, r1
    mov r15, r11
    lsr r15
    ror r4
    ror r3
    ror r12
    ror r11
    lsr r15
    ror r4
    ror r3
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r3
    st Z+, r4
    mov r15, r19
    mov r19, r11
    mov r11, r25
    mov r25, r12
    mov r12, r22
    mov r22, r3
    mov r3, r18
    mov r18, r4
    subi r19, 5
    sbci r25, 15
    sbci r22, 137
    sbci r18, 5
    st Z+, r0
    st Z+, r7
    st Z+, r5
    st Z+, r13
    mov r4, r19
    mov r19, r0
    mov r0, r25
    mov r25, r7
    mov r7, r22
    mov r22, r5
    mov r5, r18
    mov r18, r13
    subi r19, 9
    sbci r25, 30
    sbci r22, 18
    sbci r18, 11
    lsl r18
    rol r19
    rol r25
    rol r22
    adc r18, r1
    lsl r18
    rol r19
    rol r25
    rol r22
    adc r18, r1
    lsl r18
    rol r19
    rol r25
    rol r22
    adc r18, r1
    mov r13, r6
    lsr r13
    ror r9
    ror r2
    ror r8
    ror r6
    lsr r13
    ror r9
    ror r2
    ror r8
    ror r6
    lsr r13
    ror r9
    ror r2
    ror r8
    ror r6
    st Z+, r6
    st Z+, r8
    st Z+, r2
    st Z+, r9
    mov r13, r22
    mov r22, r6
    mov r6, r25
    mov r25, r8
    mov r8, r19
    mov r19, r2
    mov r2, r18
    mov r18, r9
    subi r22, 17
    sbci r25, 60
    sbci r19, 36
    sbci r18, 22
    st Z+, r17
    st Z+, r21
    st Z+, r16
    st Z+, r23
    subi r17, 33
    sbci r21, 120
    sbci r16, 72
    sbci r23, 44
    lsl r16
    rol r23
    rol r17
    rol r21
    adc r16, r1
    st Z+, r20
    st Z+, r24
    st Z+, r14
    st Z+, r10
    mov r9, r21
    mov r21, r14
    mov r14, r17
    mov r17, r10
    subi r20, 116
    sbci r24, 183
    sbci r21, 159
    sbci r17, 178
    lsl r20
    rol r24
    rol r21
    rol r17
    adc r20, r1
    st Z+, r3
    st Z+, r12
    st Z+, r11
    st Z+, r15
    mov r10, r17
    mov r17, r3
    mov r3, r21
    mov r21, r12
    mov r12, r24
    mov r24, r11
    mov r11, r20
    mov r20, r15
    subi r17, 232
    sbci r21, 110
    sbci r24, 63
    sbci r20, 101
    lsl r17
    rol r21
    rol r24
    rol r20
    adc r17, r1
    lsl r17
    rol r21
    rol r24
    rol r20
    adc r17, r1
    lsl r17
    rol r21
    rol r24
    rol r20
    adc r17, r1
    mov r15, r5
    lsr r15
    ror r7
    ror r0
    ror r4
    ror r5
    lsr r15
    ror r7
    ror r0
    ror r4
    ror r5
    st Z+, r5
    st Z+, r4
    st Z+, r0
    st Z+, r7
    mov r15, r20
    mov r20, r5
    mov r5, r24
    mov r24, r4
    mov r4, r21
    mov r21, r0
    mov r0, r17
    mov r17, r7
    subi r20, 207
    sbci r24, 221
    sbci r21, 126
    sbci r17, 202
    st Z+, r2
    st Z+, r8
    st Z+, r6
    st Z+, r13
    mov r7, r20
    mov r20, r2
    mov r2, r24
    mov r24, r8
    mov r8, r21
    mov r21, r6
    mov r6, r17
    mov r17, r13
    subi r20, 158
    sbci r24, 187
    sbci r21, 253
    sbci r17, 148
    lsl r17
    rol r20
    rol r24
    rol r21
    adc r17, r1
    lsl r17
    rol r20
    rol r24
    rol r21
    adc r17, r1
    lsl r17
    rol r20
    rol r24
    rol r21
    adc r17, r1
    mov r13, r19
    lsr r13
    ror r25
    ror r22
    ror r18
    ror r19
    lsr r13
    ror r25
    ror r22
    ror r18
    ror r19
    lsr r13
    ror r25
    ror r22
    ror r18
    ror r19
    st Z+, r19
    st Z+, r18
    st Z+, r22
    st Z+, r25
    subi r19, 60
    sbci r18, 119
    sbci r22, 251
    sbci r25, 41
    st Z+, r16
    st Z+, r23
    st Z+, r14
    st Z+, r9
    mov r13, r19
    mov r19, r14
    mov r14, r18
    mov r18, r9
    subi r16, 119
    sbci r23, 238
    sbci r19, 246
    sbci r18, 83
    lsl r19
    rol r18
    rol r16
    rol r23
    adc r19, r1
    st Z+, r11
    st Z+, r12
    st Z+, r3
    st Z+, r10
    mov r9, r23
    mov r23, r11
    mov r11, r16
    mov r16, r12
    mov r12, r18
    mov r18, r3
    mov r3, r19
    mov r19, r10
    subi r23, 136
    sbci r16, 97
    sbci r18, 221
    sbci r19, 96
    lsl r23
    rol r16
    rol r18
    rol r19
    adc r23, r1
    st Z+, r0
    st Z+, r4
    st Z+, r5
    st Z+, r15
    mov r10, r19
    mov r19, r0
    mov r0, r18
    mov r18, r4
    mov r4, r16
    mov r16, r5
    mov r5, r23
    mov r23, r15
    subi r19, 15
    sbci r18, 195
    sbci r16, 186
    sbci r23, 193
    lsl r19
    rol r18
    rol r16
    rol r23
    adc r19, r1
    lsl r19
    rol r18
    rol r16
    rol r23
    adc r19, r1
    lsl r19
    rol r18
    rol r16
    rol r23
    adc r19, r1
    mov r15, r6
    lsr r15
    ror r8
    ror r2
    ror r7
    ror r6
    lsr r15
    ror r8
    ror r2
    ror r7
    ror r6
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r8
    mov r15, r23
    mov r23, r6
    mov r6, r16
    mov r16, r7
    mov r7, r18
    mov r18, r2
    mov r2, r19
    mov r19, r8
    subi r23, 30
    sbci r16, 134
    sbci r18, 117
    sbci r19, 131
    st Z+, r17
    st Z+, r20
    st Z+, r24
    st Z+, r21
    subi r17, 60
    sbci r20, 12
    sbci r24, 235
    sbci r21, 6
    lsl r21
    rol r17
    rol r20
    rol r24
    adc r21, r1
    lsl r21
    rol r17
    rol r20
    rol r24
    adc r21, r1
    lsl r21
    rol r17
    rol r20
    rol r24
    adc r21, r1
    mov r8, r22
    lsr r8
    ror r14
    ror r13
    ror r25
    ror r22
    lsr r8
    ror r14
    ror r13
    ror r25
    ror r22
    lsr r8
    ror r14
    ror r13
    ror r25
    ror r22
    st Z+, r22
    st Z+, r25
    st Z+, r13
    st Z+, r14
    mov r8, r24
    mov r24, r13
    mov r13, r20
    mov r20, r14
    subi r22, 119
    sbci r25, 24
    sbci r24, 214
    sbci r20, 13
    st Z+, r3
    st Z+, r12
    st Z+, r11
    st Z+, r9
    mov r14, r22
    mov r22, r3
    mov r3, r25
    mov r25, r12
    mov r12, r24
    mov r24, r11
    mov r11, r20
    mov r20, r9
    subi r22, 237
    sbci r25, 48
    sbci r24, 172
    sbci r20, 27
    lsl r24
    rol r20
    rol r22
    rol r25
    adc r24, r1
    st Z+, r5
    st Z+, r4
    st Z+, r0
    st Z+, r10
    mov r9, r25
    mov r25, r5
    mov r5, r22
    mov r22, r4
    mov r4, r20
    mov r20, r0
    mov r0, r24
    mov r24, r10
    subi r25, 145
    sbci r22, 195
    sbci r20, 137
    sbci r24, 103
    lsl r25
    rol r22
    rol r20
    rol r24
    adc r25, r1
    st Z+, r2
    st Z+, r7
    st Z+, r6
    st Z+, r15
    mov r10, r24
    mov r24, r2
    mov r2, r20
    mov r20, r7
    mov r7, r22
    mov r22, r6
    mov r6, r25
    mov r25, r15
    subi r24, 33
    sbci r20, 135
    sbci r22, 19
    sbci r25, 207
    lsl r24
    rol r20
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r20
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r20
    rol r22
    rol r25
    adc r24, r1
    mov r15, r19
    lsr r15
    ror r18
    ror r16
    ror r23
    ror r19
    lsr r15
    ror r18
    ror r16
    ror r23
    ror r19
    st Z+, r19
    st Z+, r23
    st Z+, r16
    st Z+, r18
    subi r19, 66
    sbci r23, 14
    sbci r16, 39
    sbci r18, 158
    st Z+, r21
    st Z+, r17
    st Z+, r13
    st Z+, r8
    mov r15, r19
    mov r19, r13
    mov r13, r23
    mov r23, r8
    subi r21, 132
    sbci r17, 28
    sbci r19, 78
    sbci r23, 60
    lsl r23
    rol r21
    rol r17
    rol r19
    adc r23, r1
    lsl r23
    rol r21
    rol r17
    rol r19
    adc r23, r1
    lsl r23
    rol r21
    rol r17
    rol r19
    adc r23, r1
    mov r8, r12
    lsr r8
    ror r3
    ror r14
    ror r11
    ror r12
    lsr r8
    ror r3
    ror r14
    ror r11
    ror r12
    lsr r8
    ror r3
    ror r14
    ror r11
    ror r12
    st Z+, r12
    st Z+, r11
    st Z+, r14
    st Z+, r3
    mov r8, r19
    mov r19, r12
    mov r12, r17
    mov r17, r11
    mov r11, r21
    mov r21, r14
    mov r14, r23
    mov r23, r3
    subi r19, 7
    sbci r17, 57
    sbci r21, 156
    sbci r23, 120
    st Z+, r0
    st Z+, r4
    st Z+, r5
    st Z+, r9
    mov r3, r19
    mov r19, r0
    mov r0, r17
    mov r17, r4
    mov r4, r21
    mov r21, r5
    mov r5, r23
    mov r23, r9
    subi r19, 13
    sbci r17, 114
    sbci r21, 56
    sbci r23, 241
    lsl r21
    rol r23
    rol r19
    rol r17
    adc r21, r1
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r10
    mov r9, r17
    mov r17, r6
    mov r6, r19
    mov r19, r7
    mov r7, r23
    mov r23, r2
    mov r2, r21
    mov r21, r10
    subi r17, 162
    sbci r19, 142
    sbci r23, 97
    sbci r21, 91
    lsl r17
    rol r19
    rol r23
    rol r21
    adc r17, r1
    st Z+, r24
    st Z+, r20
    st Z+, r22
    st Z+, r25
    subi r24, 67
    sbci r20, 29
    sbci r22, 195
    sbci r25, 182
    lsl r24
    rol r20
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r20
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r20
    rol r22
    rol r25
    adc r24, r1
    mov r10, r18
    lsr r10
    ror r16
    ror r13
    ror r15
    ror r18
    lsr r10
    ror r16
    ror r13
    ror r15
    ror r18
    st Z+, r18
    st Z+, r15
    st Z+, r13
    st Z+, r16
    mov r10, r25
    mov r25, r15
    mov r15, r22
    mov r22, r13
    subi r18, 134
    sbci r25, 58
    sbci r22, 134
    sbci r16, 109
    st Z+, r14
    st Z+, r11
    st Z+, r12
    st Z+, r8
    mov r13, r18
    mov r18, r14
    mov r14, r25
    mov r25, r11
    mov r11, r22
    mov r22, r12
    mov r12, r16
    mov r16, r8
    subi r18, 11
    sbci r25, 117
    sbci r22, 12
    sbci r16, 219
    lsl r16
    rol r18
    rol r25
    rol r22
    adc r16, r1
    lsl r16
    rol r18
    rol r25
    rol r22
    adc r16, r1
    lsl r16
    rol r18
    rol r25
    rol r22
    adc r16, r1
    mov r8, r4
    lsr r8
    ror r0
    ror r3
    ror r5
    ror r4
    lsr r8
    ror r0
    ror r3
    ror r5
    ror r4
    lsr r8
    ror r0
    ror r3
    ror r5
    ror r4
    st Z+, r4
    st Z+, r5
    st Z+, r3
    st Z+, r0
    mov r8, r22
    mov r22, r4
    mov r4, r25
    mov r25, r5
    mov r5, r18
    mov r18, r3
    mov r3, r16
    mov r16, r0
    subi r22, 22
    sbci r25, 234
    sbci r18, 24
    sbci r16, 182
    st Z+, r2
    st Z+, r7
    st Z+, r6
    st Z+, r9
    mov r0, r22
    mov r22, r2
    mov r2, r25
    mov r25, r7
    mov r7, r18
    mov r18, r6
    mov r6, r16
    mov r16, r9
    subi r22, 44
    sbci r25, 212
    sbci r18, 49
    sbci r16, 108
    lsl r18
    rol r16
    rol r22
    rol r25
    adc r18, r1
    st Z+, r17
    st Z+, r19
    st Z+, r23
    st Z+, r21
    subi r17, 245
    sbci r19, 112
    sbci r23, 234
    sbci r21, 75
    lsl r17
    rol r19
    rol r23
    rol r21
    adc r17, r1
    st Z+, r24
    st Z+, r20
    st Z+, r15
    st Z+, r10
    mov r9, r21
    mov r21, r15
    mov r15, r23
    mov r23, r10
    subi r24, 233
    sbci r20, 225
    sbci r21, 212
    sbci r23, 151
    lsl r24
    rol r20
    rol r21
    rol r23
    adc r24, r1
    lsl r24
    rol r20
    rol r21
    rol r23
    adc r24, r1
    lsl r24
    rol r20
    rol r21
    rol r23
    adc r24, r1
    mov r10, r12
    lsr r10
    ror r11
    ror r14
    ror r13
    ror r12
    lsr r10
    ror r11
    ror r14
    ror r13
    ror r12
    st Z+, r12
    st Z+, r13
    st Z+, r14
    st Z+, r11
    mov r10, r23
    mov r23, r12
    mov r12, r21
    mov r21, r13
    mov r13, r20
    mov r20, r14
    mov r14, r24
    mov r24, r11
    subi r23, 210
    sbci r21, 195
    sbci r20, 169
    sbci r24, 47
    st Z+, r3
    st Z+, r5
    st Z+, r4
    st Z+, r8
    mov r11, r23
    mov r23, r3
    mov r3, r21
    mov r21, r5
    mov r5, r20
    mov r20, r4
    mov r4, r24
    mov r24, r8
    subi r23, 163
    sbci r21, 135
    sbci r20, 83
    sbci r24, 95
    lsl r24
    rol r23
    rol r21
    rol r20
    adc r24, r1
    lsl r24
    rol r23
    rol r21
    rol r20
    adc r24, r1
    lsl r24
    rol r23
    rol r21
    rol r20
    adc r24, r1
    mov r8, r7
    lsr r8
    ror r2
    ror r0
    ror r6
    ror r7
    lsr r8
    ror r2
    ror r0
    ror r6
    ror r7
    lsr r8
    ror r2
    ror r0
    ror r6
    ror r7
    st Z+, r7
    st Z+, r6
    st Z+, r0
    st Z+, r2
    mov r8, r20
    mov r20, r7
    mov r7, r21
    mov r21, r6
    mov r6, r23
    mov r23, r0
    mov r0, r24
    mov r24, r2
    subi r20, 69
    sbci r21, 15
    sbci r23, 167
    sbci r24, 190
    st Z+, r18
    st Z+, r16
    st Z+, r22
    st Z+, r25
    subi r18, 138
    sbci r16, 30
    sbci r22, 78
    sbci r25, 125
    lsl r22
    rol r25
    rol r18
    rol r16
    adc r22, r1
    st Z+, r17
    st Z+, r19
    st Z+, r15
    st Z+, r9
    mov r2, r16
    mov r16, r15
    mov r15, r18
    mov r18, r9
    subi r17, 65
    sbci r19, 240
    sbci r16, 144
    sbci r18, 88
    lsl r17
    rol r19
    rol r16
    rol r18
    adc r17, r1
    st Z+, r14
    st Z+, r13
    st Z+, r12
    st Z+, r10
    mov r9, r18
    mov r18, r14
    mov r14, r16
    mov r16, r13
    mov r13, r19
    mov r19, r12
    mov r12, r17
    mov r17, r10
    subi r18, 129
    sbci r16, 224
    sbci r19, 33
    sbci r17, 177
    lsl r18
    rol r16
    rol r19
    rol r17
    adc r18, r1
    lsl r18
    rol r16
    rol r19
    rol r17
    adc r18, r1
    lsl r18
    rol r16
    rol r19
    rol r17
    adc r18, r1
    mov r10, r4
    lsr r10
    ror r5
    ror r3
    ror r11
    ror r4
    lsr r10
    ror r5
    ror r3
    ror r11
    ror r4
    st Z+, r4
    st Z+, r11
    st Z+, r3
    st Z+, r5
    mov r10, r17
    mov r17, r4
    mov r4, r19
    mov r19, r11
    mov r11, r16
    mov r16, r3
    mov r3, r18
    mov r18, r5
    subi r17, 2
    sbci r19, 193
    sbci r16, 67
    sbci r18, 98
    st Z+, r0
    st Z+, r6
    st Z+, r7
    st Z+, r8
    mov r5, r17
    mov r17, r0
    mov r0, r19
    mov r19, r6
    mov r6, r16
    mov r16, r7
    mov r7, r18
    mov r18, r8
    subi r17, 3
    sbci r19, 130
    sbci r16, 135
    sbci r18, 196
    lsl r18
    rol r17
    rol r19
    rol r16
    adc r18, r1
    lsl r18
    rol r17
    rol r19
    rol r16
    adc r18, r1
    lsl r18
    rol r17
    rol r19
    rol r16
    adc r18, r1
    mov r8, r23
    lsr r8
    ror r21
    ror r20
    ror r24
    ror r23
    lsr r8
    ror r21
    ror r20
    ror r24
    ror r23
    lsr r8
    ror r21
    ror r20
    ror r24
    ror r23
    st Z+, r23
    st Z+, r24
    st Z+, r20
    st Z+, r21
    subi r23, 6
    sbci r24, 4
    sbci r20, 15
    sbci r21, 137
    st Z+, r22
    st Z+, r25
    st Z+, r15
    st Z+, r2
    mov r8, r23
    mov r23, r15
    mov r15, r24
    mov r24, r2
    subi r22, 12
    sbci r25, 8
    sbci r23, 30
    sbci r24, 18
    lsl r23
    rol r24
    rol r22
    rol r25
    adc r23, r1
    st Z+, r12
    st Z+, r13
    st Z+, r14
    st Z+, r9
    mov r2, r25
    mov r25, r12
    mov r12, r22
    mov r22, r13
    mov r13, r24
    mov r24, r14
    mov r14, r23
    mov r23, r9
    subi r25, 237
    sbci r22, 220
    sbci r24, 237
    sbci r23, 167
    lsl r25
    rol r22
    rol r24
    rol r23
    adc r25, r1
    st Z+, r3
    st Z+, r11
    st Z+, r4
    st Z+, r10
    mov r9, r23
    mov r23, r3
    mov r3, r24
    mov r24, r11
    mov r11, r22
    mov r22, r4
    mov r4, r25
    mov r25, r10
    subi r23, 218
    sbci r24, 185
    sbci r22, 219
    sbci r25, 79
    lsl r23
    rol r24
    rol r22
    rol r25
    adc r23, r1
    lsl r23
    rol r24
    rol r22
    rol r25
    adc r23, r1
    lsl r23
    rol r24
    rol r22
    rol r25
    adc r23, r1
    mov r10, r7
    lsr r10
    ror r6
    ror r0
    ror r5
    ror r7
    lsr r10
    ror r6
    ror r0
    ror r5
    ror r7
    st Z+, r7
    st Z+, r5
    st Z+, r0
    st Z+, r6
    mov r10, r25
    mov r25, r7
    mov r7, r22
    mov r22, r5
    mov r5, r24
    mov r24, r0
    mov r0, r23
    mov r23, r6
    subi r25, 179
    sbci r22, 115
    sbci r24, 183
    sbci r23, 159
    st Z+, r18
    st Z+, r17
    st Z+, r19
    st Z+, r16
    subi r18, 102
    sbci r17, 231
    sbci r19, 110
    sbci r16, 63
    lsl r16
    rol r18
    rol r17
    rol r19
    adc r16, r1
    lsl r16
    rol r18
    rol r17
    rol r19
    adc r16, r1
    lsl r16
    rol r18
    rol r17
    rol r19
    adc r16, r1
    mov r6, r20
    lsr r6
    ror r15
    ror r8
    ror r21
    ror r20
    lsr r6
    ror r15
    ror r8
    ror r21
    ror r20
    lsr r6
    ror r15
    ror r8
    ror r21
    ror r20
    st Z+, r20
    st Z+, r21
    st Z+, r8
    st Z+, r15
    mov r6, r19
    mov r19, r8
    mov r8, r17
    mov r17, r15
    subi r20, 203
    sbci r21, 206
    sbci r19, 221
    sbci r17, 126
    st Z+, r14
    st Z+, r13
    st Z+, r12
    st Z+, r2
    mov r15, r20
    mov r20, r14
    mov r14, r21
    mov r21, r13
    mov r13, r19
    mov r19, r12
    mov r12, r17
    mov r17, r2
    subi r20, 149
    sbci r21, 157
    sbci r19, 187
    sbci r17, 253
    lsl r19
    rol r17
    rol r20
    rol r21
    adc r19, r1
    st Z+, r4
    st Z+, r11
    st Z+, r3
    st Z+, r9
    mov r2, r21
    mov r21, r4
    mov r4, r20
    mov r20, r11
    mov r11, r17
    mov r17, r3
    mov r3, r19
    mov r19, r9
    subi r21, 217
    sbci r20, 97
    sbci r17, 88
    sbci r19, 55
    lsl r21
    rol r20
    rol r17
    rol r19
    adc r21, r1
    st Z+, r0
    st Z+, r5
    st Z+, r7
    st Z+, r10
    mov r9, r19
    mov r19, r0
    mov r0, r17
    mov r17, r5
    mov r5, r20
    mov r20, r7
    mov r7, r21
    mov r21, r10
    subi r19, 177
    sbci r17, 195
    sbci r20, 176
    sbci r21, 110
    lsl r19
    rol r17
    rol r20
    rol r21
    adc r19, r1
    lsl r19
    rol r17
    rol r20
    rol r21
    adc r19, r1
    lsl r19
    rol r17
    rol r20
    rol r21
    adc r19, r1
    mov r10, r23
    lsr r10
    ror r24
    ror r22
    ror r25
    ror r23
    lsr r10
    ror r24
    ror r22
    ror r25
    ror r23
    st Z+, r23
    st Z+, r25
    st Z+, r22
    st Z+, r24
    subi r23, 97
    sbci r25, 135
    sbci r22, 97
    sbci r24, 221
    st Z+, r16
    st Z+, r18
    st Z+, r8
    st Z+, r6
    mov r10, r23
    mov r23, r8
    mov r8, r25
    mov r25, r6
    subi r16, 194
    sbci r18, 14
    sbci r23, 195
    sbci r25, 186
    lsl r25
    rol r16
    rol r18
    rol r23
    adc r25, r1
    lsl r25
    rol r16
    rol r18
    rol r23
    adc r25, r1
    lsl r25
    rol r16
    rol r18
    rol r23
    adc r25, r1
    mov r6, r13
    lsr r6
    ror r14
    ror r15
    ror r12
    ror r13
    lsr r6
    ror r14
    ror r15
    ror r12
    ror r13
    lsr r6
    ror r14
    ror r15
    ror r12
    ror r13
    st Z+, r13
    st Z+, r12
    st Z+, r15
    st Z+, r14
    mov r6, r23
    mov r23, r13
    mov r13, r18
    mov r18, r12
    mov r12, r16
    mov r16, r15
    mov r15, r25
    mov r25, r14
    subi r23, 132
    sbci r18, 29
    sbci r16, 134
    sbci r25, 117
    st Z+, r3
    st Z+, r11
    st Z+, r4
    st Z+, r2
    mov r14, r23
    mov r23, r3
    mov r3, r18
    mov r18, r11
    mov r11, r16
    mov r16, r4
    mov r4, r25
    mov r25, r2
    subi r23, 7
    sbci r18, 59
    sbci r16, 12
    sbci r25, 235
    lsl r16
    rol r25
    rol r23
    rol r18
    adc r16, r1
    st Z+, r7
    st Z+, r5
    st Z+, r0
    st Z+, r9
    mov r2, r18
    mov r18, r7
    mov r7, r23
    mov r23, r5
    mov r5, r25
    mov r25, r0
    mov r0, r16
    mov r16, r9
    subi r18, 26
    sbci r23, 228
    sbci r25, 112
    sbci r16, 226
    lsl r18
    rol r23
    rol r25
    rol r16
    adc r18, r1
    st Z+, r19
    st Z+, r17
    st Z+, r20
    st Z+, r21
    subi r19, 52
    sbci r17, 200
    sbci r20, 225
    sbci r21, 196
    lsl r19
    rol r17
    rol r20
    rol r21
    adc r19, r1
    lsl r19
    rol r17
    rol r20
    rol r21
    adc r19, r1
    lsl r19
    rol r17
    rol r20
    rol r21
    adc r19, r1
    mov r9, r24
    lsr r9
    ror r22
    ror r8
    ror r10
    ror r24
    lsr r9
    ror r22
    ror r8
    ror r10
    ror r24
    st Z+, r24
    st Z+, r10
    st Z+, r8
    st Z+, r22
    mov r9, r21
    mov r21, r10
    mov r10, r20
    mov r20, r8
    subi r24, 104
    sbci r21, 144
    sbci r20, 195
    sbci r22, 137
    st Z+, r15
    st Z+, r12
    st Z+, r13
    st Z+, r6
    mov r8, r24
    mov r24, r15
    mov r15, r21
    mov r21, r12
    mov r12, r20
    mov r20, r13
    mov r13, r22
    mov r22, r6
    subi r24, 208
    sbci r21, 32
    sbci r20, 135
    sbci r22, 19
    lsl r22
    rol r24
    rol r21
    rol r20
    adc r22, r1
    lsl r22
    rol r24
    rol r21
    rol r20
    adc r22, r1
    lsl r22
    rol r24
    rol r21
    rol r20
    adc r22, r1
    mov r6, r11
    lsr r6
    ror r3
    ror r14
    ror r4
    ror r11
    lsr r6
    ror r3
    ror r14
    ror r4
    ror r11
    lsr r6
    ror r3
    ror r14
    ror r4
    ror r11
    st Z+, r11
    st Z+, r4
    st Z+, r14
    st Z+, r3
    mov r6, r20
    mov r20, r11
    mov r11, r21
    mov r21, r4
    mov r4, r24
    mov r24, r14
    mov r14, r22
    mov r22, r3
    subi r20, 159
    sbci r21, 65
    sbci r24, 14
    sbci r22, 39
    st Z+, r0
    st Z+, r5
    st Z+, r7
    st Z+, r2
    mov r3, r20
    mov r20, r0
    mov r0, r21
    mov r21, r5
    mov r5, r24
    mov r24, r7
    mov r7, r22
    mov r22, r2
    subi r20, 61
    sbci r21, 131
    sbci r24, 28
    sbci r22, 78
    lsl r24
    rol r22
    rol r20
    rol r21
    adc r24, r1
    st Z+, r18
    st Z+, r23
    st Z+, r25
    st Z+, r16
    subi r18, 87
    sbci r23, 168
    sbci r25, 99
    sbci r16, 216
    lsl r18
    rol r23
    rol r25
    rol r16
    adc r18, r1
    st Z+, r19
    st Z+, r17
    st Z+, r10
    st Z+, r9
    mov r2, r16
    mov r16, r10
    mov r10, r25
    mov r25, r9
    subi r19, 174
    sbci r17, 80
    sbci r16, 199
    sbci r25, 176
    lsl r19
    rol r17
    rol r16
    rol r25
    adc r19, r1
    lsl r19
    rol r17
    rol r16
    rol r25
    adc r19, r1
    lsl r19
    rol r17
    rol r16
    rol r25
    adc r19, r1
    mov r9, r13
    lsr r9
    ror r12
    ror r15
    ror r8
    ror r13
    lsr r9
    ror r12
    ror r15
    ror r8
    ror r13
    st Z+, r13
    st Z+, r8
    st Z+, r15
    st Z+, r12
    mov r9, r25
    mov r25, r13
    mov r13, r16
    mov r16, r8
    mov r8, r17
    mov r17, r15
    mov r15, r19
    mov r19, r12
    subi r25, 92
    sbci r16, 161
    sbci r17, 142
    sbci r19, 97
    st Z+, r14
    st Z+, r4
    st Z+, r11
    st Z+, r6
    mov r12, r25
    mov r25, r14
    mov r14, r16
    mov r16, r4
    mov r4, r17
    mov r17, r11
    mov r11, r19
    mov r19, r6
    subi r25, 183
    sbci r16, 66
    sbci r17, 29
    sbci r19, 195
    lsl r19
    rol r25
    rol r16
    rol r17
    adc r19, r1
    lsl r19
    rol r25
    rol r16
    rol r17
    adc r19, r1
    lsl r19
    rol r25
    rol r16
    rol r17
    adc r19, r1
    mov r6, r5
    lsr r6
    ror r0
    ror r3
    ror r7
    ror r5
    lsr r6
    ror r0
    ror r3
    ror r7
    ror r5
    lsr r6
    ror r0
    ror r3
    ror r7
    ror r5
    st Z+, r5
    st Z+, r7
    st Z+, r3
    st Z+, r0
    mov r6, r17
    mov r17, r5
    mov r5, r16
    mov r16, r7
    mov r7, r25
    mov r25, r3
    mov r3, r19
    mov r19, r0
    subi r17, 110
    sbci r16, 133
    sbci r25, 58
    sbci r19, 134
    st Z+, r24
    st Z+, r22
    st Z+, r20
    st Z+, r21
    subi r24, 220
    sbci r22, 10
    sbci r20, 117
    sbci r21, 12
    lsl r20
    rol r21
    rol r24
    rol r22
    adc r20, r1
    st Z+, r18
    st Z+, r23
    st Z+, r10
    st Z+, r2
    mov r0, r22
    mov r22, r10
    mov r10, r24
    mov r24, r2
    subi r18, 19
    sbci r23, 61
    sbci r22, 156
    sbci r24, 250
    lsl r18
    rol r23
    rol r22
    rol r24
    adc r18, r1
    st Z+, r15
    st Z+, r8
    st Z+, r13
    st Z+, r9
    mov r2, r24
    mov r24, r15
    mov r15, r22
    mov r22, r8
    mov r8, r23
    mov r23, r13
    mov r13, r18
    mov r18, r9
    subi r24, 38
    sbci r22, 122
    sbci r23, 56
    sbci r18, 245
    lsl r24
    rol r22
    rol r23
    rol r18
    adc r24, r1
    lsl r24
    rol r22
    rol r23
    rol r18
    adc r24, r1
    lsl r24
    rol r22
    rol r23
    rol r18
    adc r24, r1
    mov r9, r11
    lsr r9
    ror r4
    ror r14
    ror r12
    ror r11
    lsr r9
    ror r4
    ror r14
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r14
    st Z+, r4
    mov r9, r18
    mov r18, r11
    mov r11, r23
    mov r23, r12
    mov r12, r22
    mov r22, r14
    mov r14, r24
    mov r24, r4
    subi r18, 76
    sbci r23, 244
    sbci r22, 112
    sbci r24, 234
    st Z+, r3
    st Z+, r7
    st Z+, r5
    st Z+, r6
    mov r4, r18
    mov r18, r3
    mov r3, r23
    mov r23, r7
    mov r7, r22
    mov r22, r5
    mov r5, r24
    mov r24, r6
    subi r18, 152
    sbci r23, 232
    sbci r22, 225
    sbci r24, 212
    lsl r24
    rol r18
    rol r23
    rol r22
    adc r24, r1
    lsl r24
    rol r18
    rol r23
    rol r22
    adc r24, r1
    lsl r24
    rol r18
    rol r23
    rol r22
    adc r24, r1
    mov r6, r25
    lsr r6
    ror r16
    ror r17
    ror r19
    ror r25
    lsr r6
    ror r16
    ror r17
    ror r19
    ror r25
    lsr r6
    ror r16
    ror r17
    ror r19
    ror r25
    st Z+, r25
    st Z+, r19
    st Z+, r17
    st Z+, r16
    subi r25, 48
    sbci r19, 209
    sbci r17, 195
    sbci r16, 169
    st Z+, r20
    st Z+, r21
    st Z+, r10
    st Z+, r0
    mov r6, r25
    mov r25, r10
    mov r10, r19
    mov r19, r0
    subi r20, 96
    sbci r21, 162
    sbci r25, 135
    sbci r19, 83
    lsl r25
    rol r19
    rol r20
    rol r21
    adc r25, r1
    st Z+, r13
    st Z+, r8
    st Z+, r15
    st Z+, r2
    mov r0, r21
    mov r21, r13
    mov r13, r20
    mov r20, r8
    mov r8, r19
    mov r19, r15
    mov r15, r25
    mov r25, r2
    subi r21, 23
    sbci r20, 16
    sbci r19, 60
    sbci r25, 36
    lsl r21
    rol r20
    rol r19
    rol r25
    adc r21, r1
    st Z+, r14
    st Z+, r12
    st Z+, r11
    st Z+, r9
    mov r2, r25
    mov r25, r14
    mov r14, r19
    mov r19, r12
    mov r12, r20
    mov r20, r11
    mov r11, r21
    mov r21, r9
    subi r25, 45
    sbci r19, 32
    sbci r20, 120
    sbci r21, 72
    lsl r25
    rol r19
    rol r20
    rol r21
    adc r25, r1
    lsl r25
    rol r19
    rol r20
    rol r21
    adc r25, r1
    lsl r25
    rol r19
    rol r20
    rol r21
    adc r25, r1
    mov r9, r5
    lsr r9
    ror r7
    ror r3
    ror r4
    ror r5
    lsr r9
    ror r7
    ror r3
    ror r4
    ror r5
    st Z+, r5
    st Z+, r4
    st Z+, r3
    st Z+, r7
    mov r9, r21
    mov r21, r5
    mov r5, r20
    mov r20, r4
    mov r4, r19
    mov r19, r3
    mov r3, r25
    mov r25, r7
    subi r21, 89
    sbci r20, 64
    sbci r19, 240
    sbci r25, 144
    st Z+, r24
    st Z+, r18
    st Z+, r23
    st Z+, r22
    subi r24, 178
    sbci r18, 128
    sbci r23, 224
    sbci r22, 33
    lsl r22
    rol r24
    rol r18
    rol r23
    adc r22, r1
    lsl r22
    rol r24
    rol r18
    rol r23
    adc r22, r1
    lsl r22
    rol r24
    rol r18
    rol r23
    adc r22, r1
    mov r7, r17
    lsr r7
    ror r10
    ror r6
    ror r16
    ror r17
    lsr r7
    ror r10
    ror r6
    ror r16
    ror r17
    lsr r7
    ror r10
    ror r6
    ror r16
    ror r17
    st Z+, r17
    st Z+, r16
    st Z+, r6
    st Z+, r10
    mov r7, r23
    mov r23, r6
    mov r6, r18
    mov r18, r10
    subi r17, 99
    sbci r16, 1
    sbci r23, 193
    sbci r18, 67
    st Z+, r15
    st Z+, r8
    st Z+, r13
    st Z+, r0
    mov r10, r17
    mov r17, r15
    mov r15, r16
    mov r16, r8
    mov r8, r23
    mov r23, r13
    mov r13, r18
    mov r18, r0
    subi r17, 197
    sbci r16, 2
    sbci r23, 130
    sbci r18, 135
    lsl r23
    rol r18
    rol r17
    rol r16
    adc r23, r1
    st Z+, r11
    st Z+, r12
    st Z+, r14
    st Z+, r2
    mov r0, r16
    mov r16, r11
    mov r11, r17
    mov r17, r12
    mov r12, r18
    mov r18, r14
    mov r14, r23
    mov r23, r2
    subi r16, 42
    sbci r17, 59
    sbci r18, 119
    sbci r23, 251
    lsl r16
    rol r17
    rol r18
    rol r23
    adc r16, r1
    st Z+, r3
    st Z+, r4
    st Z+, r5
    st Z+, r9
    mov r2, r23
    mov r23, r3
    mov r3, r18
    mov r18, r4
    mov r4, r17
    mov r17, r5
    mov r5, r16
    mov r16, r9
    subi r23, 84
    sbci r18, 118
    sbci r17, 238
    sbci r16, 246
    lsl r23
    rol r18
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r18
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r18
    rol r17
    rol r16
    adc r23, r1
    mov r9, r25
    lsr r9
    ror r19
    ror r20
    ror r21
    ror r25
    lsr r9
    ror r19
    ror r20
    ror r21
    ror r25
    st Z+, r25
    st Z+, r21
    st Z+, r20
    st Z+, r19
    subi r25, 168
    sbci r21, 236
    sbci r20, 220
    sbci r19, 237
    st Z+, r22
    st Z+, r24
    st Z+, r6
    st Z+, r7
    mov r9, r25
    mov r25, r6
    mov r6, r21
    mov r21, r7
    subi r22, 80
    sbci r24, 217
    sbci r25, 185
    sbci r21, 219
    lsl r21
    rol r22
    rol r24
    rol r25
    adc r21, r1
    lsl r21
    rol r22
    rol r24
    rol r25
    adc r21, r1
    lsl r21
    rol r22
    rol r24
    rol r25
    adc r21, r1
    mov r7, r8
    lsr r7
    ror r15
    ror r10
    ror r13
    ror r8
    lsr r7
    ror r15
    ror r10
    ror r13
    ror r8
    lsr r7
    ror r15
    ror r10
    ror r13
    ror r8
    st Z+, r8
    st Z+, r13
    st Z+, r10
    st Z+, r15
    mov r7, r25
    mov r25, r8
    mov r8, r24
    mov r24, r13
    mov r13, r22
    mov r22, r10
    mov r10, r21
    mov r21, r15
    subi r25, 160
    sbci r24, 178
    sbci r22, 115
    sbci r21, 183
    st Z+, r14
    st Z+, r12
    st Z+, r11
    st Z+, r0
    mov r15, r25
    mov r25, r14
    mov r14, r24
    mov r24, r12
    mov r12, r22
    mov r22, r11
    mov r11, r21
    mov r21, r0
    subi r25, 64
    sbci r24, 101
    sbci r22, 231
    sbci r21, 110
    lsl r22
    rol r21
    rol r25
    rol r24
    adc r22, r1
    st Z+, r5
    st Z+, r4
    st Z+, r3
    st Z+, r2
    mov r0, r24
    mov r24, r5
    mov r5, r25
    mov r25, r4
    mov r4, r21
    mov r21, r3
    mov r3, r22
    mov r22, r2
    subi r24, 14
    sbci r25, 118
    sbci r21, 24
    sbci r22, 214
    lsl r24
    rol r25
    rol r21
    rol r22
    adc r24, r1
    st Z+, r23
    st Z+, r18
    st Z+, r17
    st Z+, r16
    subi r23, 28
    sbci r18, 236
    sbci r17, 48
    sbci r16, 172
    lsl r23
    rol r18
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r18
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r18
    rol r17
    rol r16
    adc r23, r1
    mov r2, r19
    lsr r2
    ror r20
    ror r6
    ror r9
    ror r19
    lsr r2
    ror r20
    ror r6
    ror r9
    ror r19
    st Z+, r19
    st Z+, r9
    st Z+, r6
    st Z+, r20
    mov r2, r16
    mov r16, r9
    mov r9, r17
    mov r17, r6
    subi r19, 56
    sbci r16, 216
    sbci r17, 97
    sbci r20, 88
    st Z+, r10
    st Z+, r13
    st Z+, r8
    st Z+, r7
    mov r6, r19
    mov r19, r10
    mov r10, r16
    mov r16, r13
    mov r13, r17
    mov r17, r8
    mov r8, r20
    mov r20, r7
    subi r19, 111
    sbci r16, 176
    sbci r17, 195
    sbci r20, 176
    lsl r20
    rol r19
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r19
    rol r16
    rol r17
    adc r20, r1
    lsl r20
    rol r19
    rol r16
    rol r17
    adc r20, r1
    mov r7, r12
    lsr r7
    ror r14
    ror r15
    ror r11
    ror r12
    lsr r7
    ror r14
    ror r15
    ror r11
    ror r12
    lsr r7
    ror r14
    ror r15
    ror r11
    ror r12
    st Z+, r12
    st Z+, r11
    st Z+, r15
    st Z+, r14
    mov r7, r17
    mov r17, r12
    mov r12, r16
    mov r16, r11
    mov r11, r19
    mov r19, r15
    mov r15, r20
    mov r20, r14
    subi r17, 222
    sbci r16, 96
    sbci r19, 135
    sbci r20, 97
    st Z+, r3
    st Z+, r4
    st Z+, r5
    st Z+, r0
    mov r14, r17
    mov r17, r3
    mov r3, r16
    mov r16, r4
    mov r4, r19
    mov r19, r5
    mov r5, r20
    mov r20, r0
    subi r17, 187
    sbci r16, 193
    sbci r19, 14
    sbci r20, 195
    lsl r19
    rol r20
    rol r17
    rol r16
    adc r19, r1
    st Z+, r24
    st Z+, r25
    st Z+, r21
    st Z+, r22
    subi r24, 121
    sbci r25, 6
    sbci r21, 57
    sbci r22, 156
    lsl r24
    rol r25
    rol r21
    rol r22
    adc r24, r1
    st Z+, r23
    st Z+, r18
    st Z+, r9
    st Z+, r2
    mov r0, r22
    mov r22, r9
    mov r9, r21
    mov r21, r2
    subi r23, 242
    sbci r18, 12
    sbci r22, 114
    sbci r21, 56
    lsl r23
    rol r18
    rol r22
    rol r21
    adc r23, r1
    lsl r23
    rol r18
    rol r22
    rol r21
    adc r23, r1
    lsl r23
    rol r18
    rol r22
    rol r21
    adc r23, r1
    mov r2, r8
    lsr r2
    ror r13
    ror r10
    ror r6
    ror r8
    lsr r2
    ror r13
    ror r10
    ror r6
    ror r8
    st Z+, r8
    st Z+, r6
    st Z+, r10
    st Z+, r13
    mov r2, r21
    mov r21, r8
    mov r8, r22
    mov r22, r6
    mov r6, r18
    mov r18, r10
    mov r10, r23
    mov r23, r13
    subi r21, 227
    sbci r22, 25
    sbci r18, 228
    sbci r23, 112
    st Z+, r15
    st Z+, r11
    st Z+, r12
    st Z+, r7
    mov r13, r21
    mov r21, r15
    mov r15, r22
    mov r22, r11
    mov r11, r18
    mov r18, r12
    mov r12, r23
    mov r23, r7
    subi r21, 197
    sbci r22, 51
    sbci r18, 200
    sbci r23, 225
    lsl r23
    rol r21
    rol r22
    rol r18
    adc r23, r1
    lsl r23
    rol r21
    rol r22
    rol r18
    adc r23, r1
    lsl r23
    rol r21
    rol r22
    rol r18
    adc r23, r1
    mov r7, r4
    lsr r7
    ror r3
    ror r14
    ror r5
    ror r4
    lsr r7
    ror r3
    ror r14
    ror r5
    ror r4
    lsr r7
    ror r3
    ror r14
    ror r5
    ror r4
    st Z+, r4
    st Z+, r5
    st Z+, r14
    st Z+, r3
    mov r7, r18
    mov r18, r4
    mov r4, r22
    mov r22, r5
    mov r5, r21
    mov r21, r14
    mov r14, r23
    mov r23, r3
    subi r18, 138
    sbci r22, 103
    sbci r21, 144
    sbci r23, 195
    st Z+, r19
    st Z+, r20
    st Z+, r17
    st Z+, r16
    st Z+, r24
    st Z+, r25
    st Z+, r9
    st Z+, r0
    st Z+, r10
    st Z+, r6
    st Z+, r8
    st Z+, r2
    subi r19, 20
    sbci r20, 207
    sbci r17, 32
    sbci r16, 135
    lsl r17
    rol r16
    rol r19
    rol r20
    adc r17, r1
    mov r0, r12
    lsr r0
    ror r11
    ror r15
    ror r13
    ror r12
    lsr r0
    ror r11
    ror r15
    ror r13
    ror r12
    st Z+, r12
    st Z+, r13
    st Z+, r15
    st Z+, r11
    st Z+, r14
    st Z+, r5
    st Z+, r4
    st Z+, r7
    mov r0, r21
    lsr r0
    ror r22
    ror r18
    ror r23
    ror r21
    lsr r0
    ror r22
    ror r18
    ror r23
    ror r21
    lsr r0
    ror r22
    ror r18
    ror r23
    ror r21
    st Z+, r21
    st Z+, r23
    st Z+, r18
    st Z+, r22
    st Z+, r17
    st Z+, r16
    st Z+, r19
    std Z+0, r20
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
    ld r14, X+
    ld r15, X+
    ld r17, X+
    ldi r16, 3
.Llwcc_lea128_192_ecb_encrypt_avr_round:
    ; round 1 (lea.dsl:35)
    ldd r18, Z+20
    eor r13, r18
    ldd r18, Z+21
    eor r14, r18
    ldd r18, Z+22
    eor r15, r18
    ldd r18, Z+23
    eor r17, r18
    ldd r18, Z+16
    eor r18, r9
    ldd r19, Z+12
    eor r9, r19
    ldd r19, Z+17
    eor r19, r10
    ldd r20, Z+13
    eor r10, r20
    ldd r20, Z+18
    eor r20, r11
    ldd r21, Z+14
    eor r11, r21
    ldd r21, Z+19
    eor r21, r12
    add r13, r18
    adc r14, r19
    adc r15, r20
    adc r17, r21
    ldd r18, Z+15
    eor r12, r18
    mov r18, r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    ldd r18, Z+8
    eor r18, r5
    ldd r19, Z+4
    eor r5, r19
    ldd r19, Z+9
    eor r19, r6
    ldd r20, Z+5
    eor r6, r20
    ldd r20, Z+10
    eor r20, r7
    ldd r21, Z+6
    eor r7, r21
    ldd r21, Z+11
    eor r21, r8
    add r9, r18
    adc r10, r19
    adc r11, r20
    adc r12, r21
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
    ldd r18, Z+7
    eor r8, r18
    ldd r18, Z+0
    eor r18, r0
    ; round 2 (lea.dsl:35)
    ldd r19, Z+44
    eor r0, r19
    ; round 1 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r2
    ; round 2 (lea.dsl:35)
    ldd r20, Z+45
    eor r2, r20
    ; round 1 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r3
    ; round 2 (lea.dsl:35)
    ldd r21, Z+46
    eor r3, r21
    ; round 1 (lea.dsl:35)
    ldd r21, Z+3
    eor r21, r4
    add r5, r18
    adc r6, r19
    adc r7, r20
    adc r8, r21
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 2 (lea.dsl:35)
    ldd r18, Z+47
    eor r4, r18
    ldd r18, Z+40
    eor r18, r13
    ldd r19, Z+36
    eor r13, r19
    ldd r19, Z+41
    eor r19, r14
    ldd r20, Z+37
    eor r14, r20
    ldd r20, Z+42
    eor r20, r15
    ldd r21, Z+38
    eor r15, r21
    ldd r21, Z+43
    eor r21, r17
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r21
    ldd r18, Z+39
    eor r17, r18
    mov r18, r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    ldd r18, Z+32
    eor r18, r10
    ldd r19, Z+28
    eor r10, r19
    ldd r19, Z+33
    eor r19, r11
    ldd r20, Z+29
    eor r11, r20
    ldd r20, Z+34
    eor r20, r12
    ldd r21, Z+30
    eor r12, r21
    ldd r21, Z+35
    eor r21, r9
    add r13, r18
    adc r14, r19
    adc r15, r20
    adc r17, r21
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
    ldd r18, Z+31
    eor r9, r18
    ldd r18, Z+24
    eor r18, r8
    adiw r30, 25
    ; round 3 (lea.dsl:35)
    ldd r19, Z+43
    eor r8, r19
    ; round 2 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r5
    ; round 3 (lea.dsl:35)
    ldd r20, Z+44
    eor r5, r20
    ; round 2 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r6
    ; round 3 (lea.dsl:35)
    ldd r21, Z+45
    eor r6, r21
    ; round 2 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r7
    add r10, r18
    adc r11, r19
    adc r12, r20
    adc r9, r21
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 3 (lea.dsl:35)
    ldd r18, Z+46
    eor r7, r18
    ldd r18, Z+39
    eor r18, r0
    ldd r19, Z+35
    eor r0, r19
    ldd r19, Z+40
    eor r19, r2
    ldd r20, Z+36
    eor r2, r20
    ldd r20, Z+41
    eor r20, r3
    ldd r21, Z+37
    eor r3, r21
    ldd r21, Z+42
    eor r21, r4
    add r8, r18
    adc r5, r19
    adc r6, r20
    adc r7, r21
    ldd r18, Z+38
    eor r4, r18
    mov r18, r8
    lsr r18
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r18
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r18
    ror r7
    ror r6
    ror r5
    ror r8
    ldd r18, Z+31
    eor r18, r14
    ldd r19, Z+27
    eor r14, r19
    ldd r19, Z+32
    eor r19, r15
    ldd r20, Z+28
    eor r15, r20
    ldd r20, Z+33
    eor r20, r17
    ldd r21, Z+29
    eor r17, r21
    ldd r21, Z+34
    eor r21, r13
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r21
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
    ldd r18, Z+30
    eor r13, r18
    ldd r18, Z+23
    eor r18, r9
    adiw r30, 24
    ; round 4 (lea.dsl:35)
    ldd r19, Z+43
    eor r9, r19
    ; round 3 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r10
    ; round 4 (lea.dsl:35)
    ldd r20, Z+44
    eor r10, r20
    ; round 3 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r11
    ; round 4 (lea.dsl:35)
    ldd r21, Z+45
    eor r11, r21
    ; round 3 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r12
    add r14, r18
    adc r15, r19
    adc r17, r20
    adc r13, r21
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ; round 4 (lea.dsl:35)
    ldd r18, Z+46
    eor r12, r18
    ldd r18, Z+39
    eor r18, r8
    ldd r19, Z+35
    eor r8, r19
    ldd r19, Z+40
    eor r19, r5
    ldd r20, Z+36
    eor r5, r20
    ldd r20, Z+41
    eor r20, r6
    ldd r21, Z+37
    eor r6, r21
    ldd r21, Z+42
    eor r21, r7
    add r9, r18
    adc r10, r19
    adc r11, r20
    adc r12, r21
    ldd r18, Z+38
    eor r7, r18
    mov r18, r9
    lsr r18
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r18
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r18
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r18, Z+31
    eor r18, r2
    ldd r19, Z+27
    eor r2, r19
    ldd r19, Z+32
    eor r19, r3
    ldd r20, Z+28
    eor r3, r20
    ldd r20, Z+33
    eor r20, r4
    ldd r21, Z+29
    eor r4, r21
    ldd r21, Z+34
    eor r21, r0
    add r8, r18
    adc r5, r19
    adc r6, r20
    adc r7, r21
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
    ldd r18, Z+30
    eor r0, r18
    ldd r18, Z+23
    eor r18, r13
    adiw r30, 24
    ; round 5 (lea.dsl:35)
    ldd r19, Z+43
    eor r13, r19
    ; round 4 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r14
    ; round 5 (lea.dsl:35)
    ldd r20, Z+44
    eor r14, r20
    ; round 4 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r15
    ; round 5 (lea.dsl:35)
    ldd r21, Z+45
    eor r15, r21
    ; round 4 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r17
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r0, r21
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ; round 5 (lea.dsl:35)
    ldd r18, Z+46
    eor r17, r18
    ldd r18, Z+39
    eor r18, r9
    ldd r19, Z+35
    eor r9, r19
    ldd r19, Z+40
    eor r19, r10
    ldd r20, Z+36
    eor r10, r20
    ldd r20, Z+41
    eor r20, r11
    ldd r21, Z+37
    eor r11, r21
    ldd r21, Z+42
    eor r21, r12
    add r13, r18
    adc r14, r19
    adc r15, r20
    adc r17, r21
    ldd r18, Z+38
    eor r12, r18
    mov r18, r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    ldd r18, Z+31
    eor r18, r5
    ldd r19, Z+27
    eor r5, r19
    ldd r19, Z+32
    eor r19, r6
    ldd r20, Z+28
    eor r6, r20
    ldd r20, Z+33
    eor r20, r7
    ldd r21, Z+29
    eor r7, r21
    ldd r21, Z+34
    eor r21, r8
    add r9, r18
    adc r10, r19
    adc r11, r20
    adc r12, r21
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
    ldd r18, Z+30
    eor r8, r18
    ldd r18, Z+23
    eor r18, r0
    adiw r30, 24
    ; round 6 (lea.dsl:35)
    ldd r19, Z+43
    eor r0, r19
    ; round 5 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r2
    ; round 6 (lea.dsl:35)
    ldd r20, Z+44
    eor r2, r20
    ; round 5 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r3
    ; round 6 (lea.dsl:35)
    ldd r21, Z+45
    eor r3, r21
    ; round 5 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r4
    add r5, r18
    adc r6, r19
    adc r7, r20
    adc r8, r21
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 6 (lea.dsl:35)
    ldd r18, Z+46
    eor r4, r18
    ldd r18, Z+39
    eor r18, r13
    ldd r19, Z+35
    eor r13, r19
    ldd r19, Z+40
    eor r19, r14
    ldd r20, Z+36
    eor r14, r20
    ldd r20, Z+41
    eor r20, r15
    ldd r21, Z+37
    eor r15, r21
    ldd r21, Z+42
    eor r21, r17
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r21
    ldd r18, Z+38
    eor r17, r18
    mov r18, r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    ldd r18, Z+31
    eor r18, r10
    ldd r19, Z+27
    eor r10, r19
    ldd r19, Z+32
    eor r19, r11
    ldd r20, Z+28
    eor r11, r20
    ldd r20, Z+33
    eor r20, r12
    ldd r21, Z+29
    eor r12, r21
    ldd r21, Z+34
    eor r21, r9
    add r13, r18
    adc r14, r19
    adc r15, r20
    adc r17, r21
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
    ldd r18, Z+30
    eor r9, r18
    ldd r18, Z+23
    eor r18, r8
    adiw r30, 24
    ; round 7 (lea.dsl:35)
    ldd r19, Z+43
    eor r8, r19
    ; round 6 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r5
    ; round 7 (lea.dsl:35)
    ldd r20, Z+44
    eor r5, r20
    ; round 6 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r6
    ; round 7 (lea.dsl:35)
    ldd r21, Z+45
    eor r6, r21
    ; round 6 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r7
    add r10, r18
    adc r11, r19
    adc r12, r20
    adc r9, r21
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 7 (lea.dsl:35)
    ldd r18, Z+46
    eor r7, r18
    ldd r18, Z+39
    eor r18, r0
    ldd r19, Z+35
    eor r0, r19
    ldd r19, Z+40
    eor r19, r2
    ldd r20, Z+36
    eor r2, r20
    ldd r20, Z+41
    eor r20, r3
    ldd r21, Z+37
    eor r3, r21
    ldd r21, Z+42
    eor r21, r4
    add r8, r18
    adc r5, r19
    adc r6, r20
    adc r7, r21
    ldd r18, Z+38
    eor r4, r18
    mov r18, r8
    lsr r18
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r18
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r18
    ror r7
    ror r6
    ror r5
    ror r8
    ldd r18, Z+31
    eor r18, r14
    ldd r19, Z+27
    eor r14, r19
    ldd r19, Z+32
    eor r19, r15
    ldd r20, Z+28
    eor r15, r20
    ldd r20, Z+33
    eor r20, r17
    ldd r21, Z+29
    eor r17, r21
    ldd r21, Z+34
    eor r21, r13
    add r0, r18
    adc r2, r19
    adc r3, r20
    adc r4, r21
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
    ldd r18, Z+30
    eor r13, r18
    ldd r18, Z+23
    eor r18, r9
    adiw r30, 24
    ; round 8 (lea.dsl:35)
    ldd r19, Z+43
    eor r9, r19
    ; round 7 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r10
    ; round 8 (lea.dsl:35)
    ldd r20, Z+44
    eor r10, r20
    ; round 7 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r11
    ; round 8 (lea.dsl:35)
    ldd r21, Z+45
    eor r11, r21
    ; round 7 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r12
    add r14, r18
    adc r15, r19
    adc r17, r20
    adc r13, r21
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ; round 8 (lea.dsl:35)
    ldd r18, Z+46
    eor r12, r18
    ldd r18, Z+39
    eor r18, r8
    ldd r19, Z+35
    eor r8, r19
    ldd r19, Z+40
    eor r19, r5
    ldd r20, Z+36
    eor r5, r20
    ldd r20, Z+41
    eor r20, r6
    ldd r21, Z+37
    eor r6, r21
    ldd r21, Z+42
    eor r21, r7
    add r9, r18
    adc r10, r19
    adc r11, r20
    adc r12, r21
    ldd r18, Z+38
    eor r7, r18
    mov r18, r9
    lsr r18
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r18
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r18
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r18, Z+31
    eor r18, r2
    ldd r19, Z+27
    eor r2, r19
    ldd r19, Z+32
    eor r19, r3
    ldd r20, Z+28
    eor r3, r20
    ldd r20, Z+33
    eor r20, r4
    ldd r21, Z+29
    eor r4, r21
    ldd r21, Z+34
    eor r21, r0
    add r8, r18
    adc r5, r19
    adc r6, r20
    adc r7, r21
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
    ldd r18, Z+30
    eor r0, r18
    ldd r18, Z+23
    eor r18, r13
    ldd r19, Z+24
    eor r19, r14
    ldd r20, Z+25
    eor r20, r15
    ldd r21, Z+26
    eor r21, r17
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r0, r21
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    adiw r30, 47
    dec r16
    breq .Llwcc_lea128_192_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_lea128_192_ecb_encrypt_avr_round
.Llwcc_lea128_192_ecb_encrypt_avr_rounds_done:
    subi r30, 64
    sbci r31, 2
    subi r30, lo8(-(576))
    sbci r31, hi8(-(576))
    ; round 25 (lea.dsl:35)
    ldd r16, Z+20
    eor r13, r16
    ldd r16, Z+21
    eor r14, r16
    ldd r16, Z+22
    eor r15, r16
    ldd r16, Z+23
    eor r17, r16
    ldd r16, Z+16
    eor r16, r9
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
    add r13, r16
    adc r14, r18
    adc r15, r19
    adc r17, r20
    ldd r16, Z+15
    eor r12, r16
    mov r16, r13
    lsr r16
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r16
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r16
    ror r17
    ror r15
    ror r14
    ror r13
    ldd r16, Z+8
    eor r16, r5
    ldd r18, Z+4
    eor r5, r18
    ldd r18, Z+9
    eor r18, r6
    ldd r19, Z+5
    eor r6, r19
    ldd r19, Z+10
    eor r19, r7
    ldd r20, Z+6
    eor r7, r20
    ldd r20, Z+11
    eor r20, r8
    add r9, r16
    adc r10, r18
    adc r11, r19
    adc r12, r20
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
    ldd r16, Z+7
    eor r8, r16
    ldd r16, Z+0
    eor r16, r0
    ; round 26 (lea.dsl:35)
    ldd r18, Z+44
    eor r0, r18
    ; round 25 (lea.dsl:35)
    ldd r18, Z+1
    eor r18, r2
    ; round 26 (lea.dsl:35)
    ldd r19, Z+45
    eor r2, r19
    ; round 25 (lea.dsl:35)
    ldd r19, Z+2
    eor r19, r3
    ; round 26 (lea.dsl:35)
    ldd r20, Z+46
    eor r3, r20
    ; round 25 (lea.dsl:35)
    ldd r20, Z+3
    eor r20, r4
    add r5, r16
    adc r6, r18
    adc r7, r19
    adc r8, r20
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 26 (lea.dsl:35)
    ldd r16, Z+47
    eor r4, r16
    ldd r16, Z+40
    eor r16, r13
    ldd r18, Z+36
    eor r13, r18
    ldd r18, Z+41
    eor r18, r14
    ldd r19, Z+37
    eor r14, r19
    ldd r19, Z+42
    eor r19, r15
    ldd r20, Z+38
    eor r15, r20
    ldd r20, Z+43
    eor r20, r17
    add r0, r16
    adc r2, r18
    adc r3, r19
    adc r4, r20
    ldd r16, Z+39
    eor r17, r16
    mov r16, r0
    lsr r16
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r16
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r16
    ror r4
    ror r3
    ror r2
    ror r0
    ldd r16, Z+32
    eor r16, r10
    ldd r18, Z+28
    eor r10, r18
    ldd r18, Z+33
    eor r18, r11
    ldd r19, Z+29
    eor r11, r19
    ldd r19, Z+34
    eor r19, r12
    ldd r20, Z+30
    eor r12, r20
    ldd r20, Z+35
    eor r20, r9
    add r13, r16
    adc r14, r18
    adc r15, r19
    adc r17, r20
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
    ldd r16, Z+31
    eor r9, r16
    ldd r16, Z+24
    eor r16, r8
    adiw r30, 25
    ; round 27 (lea.dsl:35)
    ldd r18, Z+43
    eor r8, r18
    ; round 26 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r5
    ; round 27 (lea.dsl:35)
    ldd r19, Z+44
    eor r5, r19
    ; round 26 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r6
    ; round 27 (lea.dsl:35)
    ldd r20, Z+45
    eor r6, r20
    ; round 26 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r7
    add r10, r16
    adc r11, r18
    adc r12, r19
    adc r9, r20
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 27 (lea.dsl:35)
    ldd r16, Z+46
    eor r7, r16
    ldd r16, Z+39
    eor r16, r0
    ldd r18, Z+35
    eor r0, r18
    ldd r18, Z+40
    eor r18, r2
    ldd r19, Z+36
    eor r2, r19
    ldd r19, Z+41
    eor r19, r3
    ldd r20, Z+37
    eor r3, r20
    ldd r20, Z+42
    eor r20, r4
    add r8, r16
    adc r5, r18
    adc r6, r19
    adc r7, r20
    ldd r16, Z+38
    eor r4, r16
    mov r16, r8
    lsr r16
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r16
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r16
    ror r7
    ror r6
    ror r5
    ror r8
    ldd r16, Z+31
    eor r16, r14
    ldd r18, Z+27
    eor r14, r18
    ldd r18, Z+32
    eor r18, r15
    ldd r19, Z+28
    eor r15, r19
    ldd r19, Z+33
    eor r19, r17
    ldd r20, Z+29
    eor r17, r20
    ldd r20, Z+34
    eor r20, r13
    add r0, r16
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
    ldd r16, Z+30
    eor r13, r16
    ldd r16, Z+23
    eor r16, r9
    adiw r30, 24
    ; round 28 (lea.dsl:35)
    ldd r18, Z+43
    eor r9, r18
    ; round 27 (lea.dsl:35)
    ldd r18, Z+0
    eor r18, r10
    ; round 28 (lea.dsl:35)
    ldd r19, Z+44
    eor r10, r19
    ; round 27 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r11
    ; round 28 (lea.dsl:35)
    ldd r20, Z+45
    eor r11, r20
    ; round 27 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r12
    add r14, r16
    adc r15, r18
    adc r17, r19
    adc r13, r20
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ; round 28 (lea.dsl:35)
    ldd r16, Z+46
    eor r12, r16
    ldd r16, Z+39
    eor r16, r8
    ldd r18, Z+35
    eor r8, r18
    ldd r18, Z+40
    eor r18, r5
    ldd r19, Z+36
    eor r5, r19
    ldd r19, Z+41
    eor r19, r6
    ldd r20, Z+37
    eor r6, r20
    ldd r20, Z+42
    eor r20, r7
    add r9, r16
    adc r10, r18
    adc r11, r19
    adc r12, r20
    ldd r16, Z+38
    eor r7, r16
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
    lsr r16
    ror r12
    ror r11
    ror r10
    ror r9
    ldd r16, Z+31
    eor r16, r2
    ldd r18, Z+27
    eor r2, r18
    ldd r18, Z+32
    eor r18, r3
    ldd r19, Z+28
    eor r3, r19
    ldd r19, Z+33
    eor r19, r4
    ldd r20, Z+29
    eor r4, r20
    ldd r20, Z+34
    eor r20, r0
    add r8, r16
    adc r5, r18
    adc r6, r19
    adc r7, r20
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
    ldd r16, Z+30
    eor r0, r16
    ldd r16, Z+23
    eor r16, r13
    ldd r18, Z+24
    eor r18, r14
    ldd r19, Z+25
    eor r19, r15
    ldd r20, Z+26
    eor r20, r17
    add r2, r16
    adc r3, r18
    adc r4, r19
    adc r0, r20
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
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
    st Y+, r17
    subi r30, lo8(-(-625))
    sbci r31, hi8(-(-625))
    sbiw r24, 1
    breq .Llwcc_lea128_192_ecb_encrypt_avr_end
    rjmp .Llwcc_lea128_192_ecb_encrypt_avr_group
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
    ld r12, X+
    ld r9, X+
    ld r10, X+
    ld r11, X+
    ld r6, X+
    ld r7, X+
    ld r8, X+
    ld r5, X+
    ld r0, X+
    ld r2, X+
    ld r3, X+
    ld r4, X+
    ld r13, X+
    ld r14, X+
    ld r15, X+
    ld r17, X+
    subi r30, 32
    sbci r31, 254
    ldi r16, 3
.Llwcc_lea128_192_ecb_decrypt_avr_round:
    ; round 28 (lea.dsl:35)
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
    mov r18, r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    bst r9, 0
    lsr r12
    ror r11
    ror r10
    ror r9
    bld r12, 7
    subi r30, lo8(-(144))
    sbci r31, hi8(-(144))
    ldd r18, Z+24
    eor r18, r13
    ldd r19, Z+25
    eor r19, r14
    ldd r20, Z+26
    eor r20, r15
    ldd r21, Z+27
    eor r21, r17
    sub r9, r18
    sbc r10, r19
    sbc r11, r20
    sbc r12, r21
    ldd r18, Z+28
    eor r9, r18
    ldd r18, Z+29
    eor r10, r18
    ldd r18, Z+30
    eor r11, r18
    ldd r18, Z+31
    eor r12, r18
    ldd r18, Z+32
    eor r18, r9
    ldd r19, Z+33
    eor r19, r10
    ldd r20, Z+34
    eor r20, r11
    ldd r21, Z+35
    eor r21, r12
    sub r5, r18
    sbc r6, r19
    sbc r7, r20
    sbc r8, r21
    ldd r18, Z+36
    eor r5, r18
    ldd r18, Z+37
    eor r6, r18
    ldd r18, Z+38
    eor r7, r18
    ldd r18, Z+39
    eor r8, r18
    ldd r18, Z+40
    eor r18, r5
    ldd r19, Z+41
    eor r19, r6
    ldd r20, Z+42
    eor r20, r7
    ldd r21, Z+43
    eor r21, r8
    sub r0, r18
    sbc r2, r19
    sbc r3, r20
    sbc r4, r21
    ldd r18, Z+44
    eor r0, r18
    ldd r18, Z+45
    eor r2, r18
    ldd r18, Z+46
    eor r3, r18
    ldd r18, Z+47
    eor r4, r18
    ; round 27 (lea.dsl:35)
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
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    bst r14, 0
    lsr r13
    ror r17
    ror r15
    ror r14
    bld r13, 7
    ldd r18, Z+0
    eor r18, r0
    ldd r19, Z+1
    eor r19, r2
    ldd r20, Z+2
    eor r20, r3
    ldd r21, Z+3
    eor r21, r4
    sub r14, r18
    sbc r15, r19
    sbc r17, r20
    sbc r13, r21
    ldd r18, Z+4
    eor r14, r18
    ldd r18, Z+5
    eor r15, r18
    ldd r18, Z+6
    eor r17, r18
    ldd r18, Z+7
    eor r13, r18
    ldd r18, Z+8
    eor r18, r14
    ldd r19, Z+9
    eor r19, r15
    ldd r20, Z+10
    eor r20, r17
    ldd r21, Z+11
    eor r21, r13
    sub r12, r18
    sbc r9, r19
    sbc r10, r20
    sbc r11, r21
    ldd r18, Z+12
    eor r12, r18
    ldd r18, Z+13
    eor r9, r18
    ldd r18, Z+14
    eor r10, r18
    ldd r18, Z+15
    eor r11, r18
    ldd r18, Z+16
    eor r18, r12
    ldd r19, Z+17
    eor r19, r9
    ldd r20, Z+18
    eor r20, r10
    ldd r21, Z+19
    eor r21, r11
    sub r5, r18
    sbc r6, r19
    sbc r7, r20
    sbc r8, r21
    ldd r18, Z+20
    eor r5, r18
    ldd r18, Z+21
    eor r6, r18
    ldd r18, Z+22
    eor r7, r18
    ldd r18, Z+23
    eor r8, r18
    ; round 26 (lea.dsl:35)
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    mov r18, r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r18, Z+24
    eor r18, r5
    ldd r19, Z+25
    eor r19, r6
    ldd r20, Z+26
    eor r20, r7
    ldd r21, Z+27
    eor r21, r8
    sub r2, r18
    sbc r3, r19
    sbc r4, r20
    sbc r0, r21
    ldd r18, Z+28
    eor r2, r18
    ldd r18, Z+29
    eor r3, r18
    ldd r18, Z+30
    eor r4, r18
    ldd r18, Z+31
    eor r0, r18
    ldd r18, Z+32
    eor r18, r2
    ldd r19, Z+33
    eor r19, r3
    ldd r20, Z+34
    eor r20, r4
    ldd r21, Z+35
    eor r21, r0
    sub r13, r18
    sbc r14, r19
    sbc r15, r20
    sbc r17, r21
    ldd r18, Z+36
    eor r13, r18
    ldd r18, Z+37
    eor r14, r18
    ldd r18, Z+38
    eor r15, r18
    ldd r18, Z+39
    eor r17, r18
    ldd r18, Z+40
    eor r18, r13
    ldd r19, Z+41
    eor r19, r14
    ldd r20, Z+42
    eor r20, r15
    ldd r21, Z+43
    eor r21, r17
    sub r12, r18
    sbc r9, r19
    sbc r10, r20
    sbc r11, r21
    ldd r18, Z+44
    eor r12, r18
    ldd r18, Z+45
    eor r9, r18
    ldd r18, Z+46
    eor r10, r18
    ldd r18, Z+47
    eor r11, r18
    ; round 25 (lea.dsl:35)
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
    mov r18, r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    bst r6, 0
    lsr r5
    ror r8
    ror r7
    ror r6
    bld r5, 7
    ldd r18, Z+0
    eor r18, r12
    ldd r19, Z+1
    eor r19, r9
    ldd r20, Z+2
    eor r20, r10
    ldd r21, Z+3
    eor r21, r11
    sub r6, r18
    sbc r7, r19
    sbc r8, r20
    sbc r5, r21
    ldd r18, Z+4
    eor r6, r18
    ldd r18, Z+5
    eor r7, r18
    ldd r18, Z+6
    eor r8, r18
    ldd r18, Z+7
    eor r5, r18
    ldd r18, Z+8
    eor r18, r6
    ldd r19, Z+9
    eor r19, r7
    ldd r20, Z+10
    eor r20, r8
    ldd r21, Z+11
    eor r21, r5
    sub r0, r18
    sbc r2, r19
    sbc r3, r20
    sbc r4, r21
    ldd r18, Z+12
    eor r0, r18
    ldd r18, Z+13
    eor r2, r18
    ldd r18, Z+14
    eor r3, r18
    ldd r18, Z+15
    eor r4, r18
    ldd r18, Z+16
    eor r18, r0
    ldd r19, Z+17
    eor r19, r2
    ldd r20, Z+18
    eor r20, r3
    ldd r21, Z+19
    eor r21, r4
    sub r13, r18
    sbc r14, r19
    sbc r15, r20
    sbc r17, r21
    ldd r18, Z+20
    eor r13, r18
    ldd r18, Z+21
    eor r14, r18
    ldd r18, Z+22
    eor r15, r18
    ldd r18, Z+23
    eor r17, r18
    ; round 24 (lea.dsl:35)
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
    mov r18, r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r5
    bst r9, 0
    lsr r12
    ror r11
    ror r10
    ror r9
    bld r12, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r18, Z+24
    eor r18, r13
    ldd r19, Z+25
    eor r19, r14
    ldd r20, Z+26
    eor r20, r15
    ldd r21, Z+27
    eor r21, r17
    sub r9, r18
    sbc r10, r19
    sbc r11, r20
    sbc r12, r21
    ldd r18, Z+28
    eor r9, r18
    ldd r18, Z+29
    eor r10, r18
    ldd r18, Z+30
    eor r11, r18
    ldd r18, Z+31
    eor r12, r18
    ldd r18, Z+32
    eor r18, r9
    ldd r19, Z+33
    eor r19, r10
    ldd r20, Z+34
    eor r20, r11
    ldd r21, Z+35
    eor r21, r12
    sub r5, r18
    sbc r6, r19
    sbc r7, r20
    sbc r8, r21
    ldd r18, Z+36
    eor r5, r18
    ldd r18, Z+37
    eor r6, r18
    ldd r18, Z+38
    eor r7, r18
    ldd r18, Z+39
    eor r8, r18
    ldd r18, Z+40
    eor r18, r5
    ldd r19, Z+41
    eor r19, r6
    ldd r20, Z+42
    eor r20, r7
    ldd r21, Z+43
    eor r21, r8
    sub r0, r18
    sbc r2, r19
    sbc r3, r20
    sbc r4, r21
    ldd r18, Z+44
    eor r0, r18
    ldd r18, Z+45
    eor r2, r18
    ldd r18, Z+46
    eor r3, r18
    ldd r18, Z+47
    eor r4, r18
    ; round 23 (lea.dsl:35)
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
    lsr r18
    ror r11
    ror r10
    ror r9
    ror r12
    bst r14, 0
    lsr r13
    ror r17
    ror r15
    ror r14
    bld r13, 7
    ldd r18, Z+0
    eor r18, r0
    ldd r19, Z+1
    eor r19, r2
    ldd r20, Z+2
    eor r20, r3
    ldd r21, Z+3
    eor r21, r4
    sub r14, r18
    sbc r15, r19
    sbc r17, r20
    sbc r13, r21
    ldd r18, Z+4
    eor r14, r18
    ldd r18, Z+5
    eor r15, r18
    ldd r18, Z+6
    eor r17, r18
    ldd r18, Z+7
    eor r13, r18
    ldd r18, Z+8
    eor r18, r14
    ldd r19, Z+9
    eor r19, r15
    ldd r20, Z+10
    eor r20, r17
    ldd r21, Z+11
    eor r21, r13
    sub r12, r18
    sbc r9, r19
    sbc r10, r20
    sbc r11, r21
    ldd r18, Z+12
    eor r12, r18
    ldd r18, Z+13
    eor r9, r18
    ldd r18, Z+14
    eor r10, r18
    ldd r18, Z+15
    eor r11, r18
    ldd r18, Z+16
    eor r18, r12
    ldd r19, Z+17
    eor r19, r9
    ldd r20, Z+18
    eor r20, r10
    ldd r21, Z+19
    eor r21, r11
    sub r5, r18
    sbc r6, r19
    sbc r7, r20
    sbc r8, r21
    ldd r18, Z+20
    eor r5, r18
    ldd r18, Z+21
    eor r6, r18
    ldd r18, Z+22
    eor r7, r18
    ldd r18, Z+23
    eor r8, r18
    ; round 22 (lea.dsl:35)
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    mov r18, r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r17
    ror r15
    ror r14
    ror r13
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r18, Z+24
    eor r18, r5
    ldd r19, Z+25
    eor r19, r6
    ldd r20, Z+26
    eor r20, r7
    ldd r21, Z+27
    eor r21, r8
    sub r2, r18
    sbc r3, r19
    sbc r4, r20
    sbc r0, r21
    ldd r18, Z+28
    eor r2, r18
    ldd r18, Z+29
    eor r3, r18
    ldd r18, Z+30
    eor r4, r18
    ldd r18, Z+31
    eor r0, r18
    ldd r18, Z+32
    eor r18, r2
    ldd r19, Z+33
    eor r19, r3
    ldd r20, Z+34
    eor r20, r4
    ldd r21, Z+35
    eor r21, r0
    sub r13, r18
    sbc r14, r19
    sbc r15, r20
    sbc r17, r21
    ldd r18, Z+36
    eor r13, r18
    ldd r18, Z+37
    eor r14, r18
    ldd r18, Z+38
    eor r15, r18
    ldd r18, Z+39
    eor r17, r18
    ldd r18, Z+40
    eor r18, r13
    ldd r19, Z+41
    eor r19, r14
    ldd r20, Z+42
    eor r20, r15
    ldd r21, Z+43
    eor r21, r17
    sub r12, r18
    sbc r9, r19
    sbc r10, r20
    sbc r11, r21
    ldd r18, Z+44
    eor r12, r18
    ldd r18, Z+45
    eor r9, r18
    ldd r18, Z+46
    eor r10, r18
    ldd r18, Z+47
    eor r11, r18
    ; round 21 (lea.dsl:35)
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
    mov r18, r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r18
    ror r4
    ror r3
    ror r2
    ror r0
    bst r6, 0
    lsr r5
    ror r8
    ror r7
    ror r6
    bld r5, 7
    ldd r18, Z+0
    eor r18, r12
    ldd r19, Z+1
    eor r19, r9
    ldd r20, Z+2
    eor r20, r10
    ldd r21, Z+3
    eor r21, r11
    sub r6, r18
    sbc r7, r19
    sbc r8, r20
    sbc r5, r21
    ldd r18, Z+4
    eor r6, r18
    ldd r18, Z+5
    eor r7, r18
    ldd r18, Z+6
    eor r8, r18
    ldd r18, Z+7
    eor r5, r18
    ldd r18, Z+8
    eor r18, r6
    ldd r19, Z+9
    eor r19, r7
    ldd r20, Z+10
    eor r20, r8
    ldd r21, Z+11
    eor r21, r5
    sub r0, r18
    sbc r2, r19
    sbc r3, r20
    sbc r4, r21
    ldd r18, Z+12
    eor r0, r18
    ldd r18, Z+13
    eor r2, r18
    ldd r18, Z+14
    eor r3, r18
    ldd r18, Z+15
    eor r4, r18
    ldd r18, Z+16
    eor r18, r0
    ldd r19, Z+17
    eor r19, r2
    ldd r20, Z+18
    eor r20, r3
    ldd r21, Z+19
    eor r21, r4
    sub r13, r18
    sbc r14, r19
    sbc r15, r20
    sbc r17, r21
    ldd r18, Z+20
    eor r13, r18
    ldd r18, Z+21
    eor r14, r18
    ldd r18, Z+22
    eor r15, r18
    ldd r18, Z+23
    eor r17, r18
    subi r30, lo8(-(-192))
    sbci r31, hi8(-(-192))
    dec r16
    breq .Llwcc_lea128_192_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_lea128_192_ecb_decrypt_avr_round
.Llwcc_lea128_192_ecb_decrypt_avr_rounds_done:
    subi r30, 160
    sbci r31, 255
    ; round 4 (lea.dsl:35)
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
    mov r16, r5
    lsr r16
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r16
    ror r8
    ror r7
    ror r6
    ror r5
    lsr r16
    ror r8
    ror r7
    ror r6
    ror r5
    bst r9, 0
    lsr r12
    ror r11
    ror r10
    ror r9
    bld r12, 7
    adiw r30, 48
    ldd r16, Z+24
    eor r16, r13
    ldd r18, Z+25
    eor r18, r14
    ldd r19, Z+26
    eor r19, r15
    ldd r20, Z+27
    eor r20, r17
    sub r9, r16
    sbc r10, r18
    sbc r11, r19
    sbc r12, r20
    ldd r16, Z+28
    eor r9, r16
    ldd r16, Z+29
    eor r10, r16
    ldd r16, Z+30
    eor r11, r16
    ldd r16, Z+31
    eor r12, r16
    ldd r16, Z+32
    eor r16, r9
    ldd r18, Z+33
    eor r18, r10
    ldd r19, Z+34
    eor r19, r11
    ldd r20, Z+35
    eor r20, r12
    sub r5, r16
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r16, Z+36
    eor r5, r16
    ldd r16, Z+37
    eor r6, r16
    ldd r16, Z+38
    eor r7, r16
    ldd r16, Z+39
    eor r8, r16
    ldd r16, Z+40
    eor r16, r5
    ldd r18, Z+41
    eor r18, r6
    ldd r19, Z+42
    eor r19, r7
    ldd r20, Z+43
    eor r20, r8
    sub r0, r16
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r16, Z+44
    eor r0, r16
    ldd r16, Z+45
    eor r2, r16
    ldd r16, Z+46
    eor r3, r16
    ldd r16, Z+47
    eor r4, r16
    ; round 3 (lea.dsl:35)
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
    lsr r16
    ror r11
    ror r10
    ror r9
    ror r12
    bst r14, 0
    lsr r13
    ror r17
    ror r15
    ror r14
    bld r13, 7
    ldd r16, Z+0
    eor r16, r0
    ldd r18, Z+1
    eor r18, r2
    ldd r19, Z+2
    eor r19, r3
    ldd r20, Z+3
    eor r20, r4
    sub r14, r16
    sbc r15, r18
    sbc r17, r19
    sbc r13, r20
    ldd r16, Z+4
    eor r14, r16
    ldd r16, Z+5
    eor r15, r16
    ldd r16, Z+6
    eor r17, r16
    ldd r16, Z+7
    eor r13, r16
    ldd r16, Z+8
    eor r16, r14
    ldd r18, Z+9
    eor r18, r15
    ldd r19, Z+10
    eor r19, r17
    ldd r20, Z+11
    eor r20, r13
    sub r12, r16
    sbc r9, r18
    sbc r10, r19
    sbc r11, r20
    ldd r16, Z+12
    eor r12, r16
    ldd r16, Z+13
    eor r9, r16
    ldd r16, Z+14
    eor r10, r16
    ldd r16, Z+15
    eor r11, r16
    ldd r16, Z+16
    eor r16, r12
    ldd r18, Z+17
    eor r18, r9
    ldd r19, Z+18
    eor r19, r10
    ldd r20, Z+19
    eor r20, r11
    sub r5, r16
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r16, Z+20
    eor r5, r16
    ldd r16, Z+21
    eor r6, r16
    ldd r16, Z+22
    eor r7, r16
    ldd r16, Z+23
    eor r8, r16
    ; round 2 (lea.dsl:35)
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    mov r16, r13
    lsr r16
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r16
    ror r17
    ror r15
    ror r14
    ror r13
    lsr r16
    ror r17
    ror r15
    ror r14
    ror r13
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ldd r16, Z+24
    eor r16, r5
    ldd r18, Z+25
    eor r18, r6
    ldd r19, Z+26
    eor r19, r7
    ldd r20, Z+27
    eor r20, r8
    sub r2, r16
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r16, Z+28
    eor r2, r16
    ldd r16, Z+29
    eor r3, r16
    ldd r16, Z+30
    eor r4, r16
    ldd r16, Z+31
    eor r0, r16
    ldd r16, Z+32
    eor r16, r2
    ldd r18, Z+33
    eor r18, r3
    ldd r19, Z+34
    eor r19, r4
    ldd r20, Z+35
    eor r20, r0
    sub r13, r16
    sbc r14, r18
    sbc r15, r19
    sbc r17, r20
    ldd r16, Z+36
    eor r13, r16
    ldd r16, Z+37
    eor r14, r16
    ldd r16, Z+38
    eor r15, r16
    ldd r16, Z+39
    eor r17, r16
    ldd r16, Z+40
    eor r16, r13
    ldd r18, Z+41
    eor r18, r14
    ldd r19, Z+42
    eor r19, r15
    ldd r20, Z+43
    eor r20, r17
    sub r12, r16
    sbc r9, r18
    sbc r10, r19
    sbc r11, r20
    ldd r16, Z+44
    eor r12, r16
    ldd r16, Z+45
    eor r9, r16
    ldd r16, Z+46
    eor r10, r16
    ldd r16, Z+47
    eor r11, r16
    ; round 1 (lea.dsl:35)
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
    mov r16, r0
    lsr r16
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r16
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r16
    ror r4
    ror r3
    ror r2
    ror r0
    bst r6, 0
    lsr r5
    ror r8
    ror r7
    ror r6
    bld r5, 7
    ldd r16, Z+0
    eor r16, r12
    ldd r18, Z+1
    eor r18, r9
    ldd r19, Z+2
    eor r19, r10
    ldd r20, Z+3
    eor r20, r11
    sub r6, r16
    sbc r7, r18
    sbc r8, r19
    sbc r5, r20
    ldd r16, Z+4
    eor r6, r16
    ldd r16, Z+5
    eor r7, r16
    ldd r16, Z+6
    eor r8, r16
    ldd r16, Z+7
    eor r5, r16
    ldd r16, Z+8
    eor r16, r6
    ldd r18, Z+9
    eor r18, r7
    ldd r19, Z+10
    eor r19, r8
    ldd r20, Z+11
    eor r20, r5
    sub r0, r16
    sbc r2, r18
    sbc r3, r19
    sbc r4, r20
    ldd r16, Z+12
    eor r0, r16
    ldd r16, Z+13
    eor r2, r16
    ldd r16, Z+14
    eor r3, r16
    ldd r16, Z+15
    eor r4, r16
    ldd r16, Z+16
    eor r16, r0
    ldd r18, Z+17
    eor r18, r2
    ldd r19, Z+18
    eor r19, r3
    ldd r20, Z+19
    eor r20, r4
    sub r13, r16
    sbc r14, r18
    sbc r15, r19
    sbc r17, r20
    ldd r16, Z+20
    eor r13, r16
    ldd r16, Z+21
    eor r14, r16
    ldd r16, Z+22
    eor r15, r16
    ldd r16, Z+23
    eor r17, r16
    st Y+, r12
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r6
    st Y+, r7
    st Y+, r8
    st Y+, r5
    st Y+, r0
    st Y+, r2
    st Y+, r3
    st Y+, r4
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r17
    sbiw r24, 1
    breq .Llwcc_lea128_192_ecb_decrypt_avr_end
    rjmp .Llwcc_lea128_192_ecb_decrypt_avr_group
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
    ld r12, X
    ; round 1 (lea.dsl:35)
    ldd r13, Z+0
    eor r13, r0
    ldd r14, Z+1
    eor r14, r2
    ldd r15, Z+2
    eor r15, r3
    ldd r16, Z+3
    eor r16, r4
    ldd r17, Z+4
    eor r17, r5
    ldd r18, Z+5
    eor r18, r6
    ldd r19, Z+6
    eor r19, r7
    ldd r20, Z+7
    eor r20, r8
    add r13, r17
    adc r14, r18
    adc r15, r19
    adc r16, r20
    lsl r16
    rol r13
    rol r14
    rol r15
    adc r16, r1
    ldd r17, Z+8
    eor r5, r17
    ldd r17, Z+9
    eor r6, r17
    ldd r17, Z+10
    eor r7, r17
    ldd r17, Z+11
    eor r8, r17
    ldd r17, Z+12
    eor r17, r9
    ldd r18, Z+13
    eor r18, r10
    ldd r19, Z+14
    eor r19, r11
    ldd r20, Z+15
    eor r20, r12
    add r5, r17
    adc r6, r18
    adc r7, r19
    adc r8, r20
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
    ldd r17, Z+16
    eor r9, r17
    ldd r17, Z+17
    eor r10, r17
    ldd r17, Z+18
    eor r11, r17
    ldd r17, Z+19
    eor r12, r17
    ; round 2 (lea.dsl:35)
    ldd r17, Z+24
    eor r17, r16
    ldd r18, Z+25
    eor r18, r13
    ldd r19, Z+26
    eor r19, r14
    ldd r20, Z+27
    eor r20, r15
    ldd r21, Z+28
    eor r21, r6
    ldd r22, Z+29
    eor r22, r7
    ldd r23, Z+30
    eor r23, r8
    ldd r24, Z+31
    eor r24, r5
    add r17, r21
    adc r18, r22
    adc r19, r23
    adc r20, r24
    lsl r20
    rol r17
    rol r18
    rol r19
    adc r20, r1
    ldd r21, Z+32
    eor r6, r21
    ldd r21, Z+33
    eor r7, r21
    ldd r21, Z+34
    eor r8, r21
    ldd r21, Z+35
    eor r5, r21
    ldd r21, Z+44
    eor r0, r21
    ldd r21, Z+45
    eor r2, r21
    ldd r21, Z+46
    eor r3, r21
    ldd r21, Z+47
    eor r4, r21
    ; round 3 (lea.dsl:35)
    ldd r21, Z+48
    eor r21, r20
    ldd r22, Z+49
    eor r22, r17
    ldd r23, Z+50
    eor r23, r18
    ldd r24, Z+51
    eor r24, r19
    subi r30, lo8(-(68))
    sbci r31, hi8(-(68))
    ldd r25, Z+0
    eor r16, r25
    ldd r25, Z+1
    eor r13, r25
    ldd r25, Z+2
    eor r14, r25
    ldd r25, Z+3
    eor r15, r25
    ; round 4 (lea.dsl:35)
    ldd r25, Z+24
    eor r20, r25
    ldd r25, Z+25
    eor r17, r25
    ldd r25, Z+26
    eor r18, r25
    ldd r25, Z+27
    eor r19, r25
    subi r30, lo8(-(604))
    sbci r31, hi8(-(604))
    std Z+0, r9
    std Z+1, r10
    std Z+2, r11
    std Z+3, r12
    std Z+4, r6
    std Z+5, r7
    std Z+6, r8
    std Z+7, r5
    std Z+8, r0
    std Z+9, r2
    std Z+10, r3
    std Z+11, r4
    std Z+12, r21
    std Z+13, r22
    std Z+14, r23
    std Z+15, r24
    std Z+16, r16
    std Z+17, r13
    std Z+18, r14
    std Z+19, r15
    std Z+20, r20
    std Z+21, r17
    std Z+22, r18
    std Z+23, r19
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
    push r17
    push r16
    push r28
    push r29
    push r1
    movw r2, r14
    movw r4, r16
    movw r28, r24
    movw r26, r22
    movw r30, r18
    ; one group before the first: each begins with the next
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
    rjmp .Llwcc_lea128_192_ctr_crypt_avr_rest
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
    ldd r23, Z+20
    eor r5, r23
    ldd r23, Z+21
    eor r4, r23
    ldd r23, Z+22
    eor r3, r23
    ldd r23, Z+23
    eor r2, r23
    subi r30, lo8(-(672))
    sbci r31, hi8(-(672))
    ldd r10, Z+0
    ldd r22, Z+1
    ldd r21, Z+2
    ldd r8, Z+3
    add r10, r5
    adc r22, r4
    adc r21, r3
    adc r8, r2
    mov r9, r10
    lsr r9
    ror r8
    ror r21
    ror r22
    ror r10
    lsr r9
    ror r8
    ror r21
    ror r22
    ror r10
    lsr r9
    ror r8
    ror r21
    ror r22
    ror r10
    subi r30, lo8(-(-636))
    sbci r31, hi8(-(-636))
    ; round 2 (lea.dsl:35)
    ldd r9, Z+0
    eor r9, r10
    ldd r11, Z+1
    eor r11, r22
    ldd r20, Z+2
    eor r20, r21
    ldd r23, Z+3
    eor r23, r8
    subi r30, lo8(-(640))
    sbci r31, hi8(-(640))
    ldd r4, Z+0
    ldd r2, Z+1
    ldd r3, Z+2
    ldd r5, Z+3
    add r4, r9
    adc r2, r11
    adc r3, r20
    adc r5, r23
    lsl r2
    rol r3
    rol r5
    rol r4
    adc r2, r1
    lsl r2
    rol r3
    rol r5
    rol r4
    adc r2, r1
    lsl r2
    rol r3
    rol r5
    rol r4
    adc r2, r1
    subi r30, lo8(-(-636))
    sbci r31, hi8(-(-636))
    ldd r9, Z+0
    eor r10, r9
    ldd r9, Z+1
    eor r22, r9
    ldd r9, Z+2
    eor r21, r9
    ldd r9, Z+3
    eor r8, r9
    subi r30, lo8(-(640))
    sbci r31, hi8(-(640))
    ldd r9, Z+0
    ldd r11, Z+1
    ldd r20, Z+2
    ldd r23, Z+3
    add r10, r9
    adc r22, r11
    adc r21, r20
    adc r8, r23
    mov r9, r10
    lsr r9
    ror r8
    ror r21
    ror r22
    ror r10
    lsr r9
    ror r8
    ror r21
    ror r22
    ror r10
    lsr r9
    ror r8
    ror r21
    ror r22
    ror r10
    subi r30, lo8(-(-628))
    sbci r31, hi8(-(-628))
    ; round 3 (lea.dsl:35)
    ldd r12, Z+0
    eor r12, r2
    ldd r18, Z+1
    eor r18, r3
    ldd r19, Z+2
    eor r19, r5
    ldd r13, Z+3
    eor r13, r4
    subi r30, lo8(-(632))
    sbci r31, hi8(-(632))
    ldd r9, Z+0
    ldd r11, Z+1
    ldd r20, Z+2
    ldd r23, Z+3
    add r12, r9
    adc r18, r11
    adc r19, r20
    adc r13, r23
    lsl r13
    rol r12
    rol r18
    rol r19
    adc r13, r1
    subi r30, lo8(-(-628))
    sbci r31, hi8(-(-628))
    ldd r9, Z+0
    eor r2, r9
    ldd r9, Z+1
    eor r3, r9
    ldd r9, Z+2
    eor r5, r9
    ldd r9, Z+3
    eor r4, r9
    ldd r9, Z+4
    eor r9, r10
    ldd r11, Z+5
    eor r11, r22
    ldd r20, Z+6
    eor r20, r21
    ldd r23, Z+7
    eor r23, r8
    add r2, r9
    adc r3, r11
    adc r5, r20
    adc r4, r23
    lsl r3
    rol r5
    rol r4
    rol r2
    adc r3, r1
    lsl r3
    rol r5
    rol r4
    rol r2
    adc r3, r1
    lsl r3
    rol r5
    rol r4
    rol r2
    adc r3, r1
    ldd r9, Z+8
    eor r10, r9
    ldd r9, Z+9
    eor r22, r9
    ldd r9, Z+10
    eor r21, r9
    ldd r9, Z+11
    eor r8, r9
    subi r30, lo8(-(632))
    sbci r31, hi8(-(632))
    ldd r9, Z+0
    ldd r11, Z+1
    ldd r20, Z+2
    ldd r23, Z+3
    add r10, r9
    adc r22, r11
    adc r21, r20
    adc r8, r23
    mov r9, r10
    lsr r9
    ror r8
    ror r21
    ror r22
    ror r10
    lsr r9
    ror r8
    ror r21
    ror r22
    ror r10
    lsr r9
    ror r8
    ror r21
    ror r22
    ror r10
    subi r30, lo8(-(-616))
    sbci r31, hi8(-(-616))
    ; round 4 (lea.dsl:35)
    ldd r23, Z+0
    eor r23, r13
    ldd r20, Z+1
    eor r20, r12
    ldd r9, Z+2
    eor r9, r18
    ldd r11, Z+3
    eor r11, r19
    ldd r6, Z+4
    eor r6, r3
    ldd r7, Z+5
    eor r7, r5
    ldd r14, Z+6
    eor r14, r4
    ldd r15, Z+7
    eor r15, r2
    add r23, r6
    adc r20, r7
    adc r9, r14
    adc r11, r15
    lsl r11
    rol r23
    rol r20
    rol r9
    adc r11, r1
    ldd r6, Z+8
    eor r3, r6
    ldd r6, Z+9
    eor r5, r6
    ldd r6, Z+10
    eor r4, r6
    ldd r6, Z+11
    eor r2, r6
    ldd r6, Z+12
    eor r6, r10
    ldd r7, Z+13
    eor r7, r22
    ldd r14, Z+14
    eor r14, r21
    ldd r15, Z+15
    eor r15, r8
    add r3, r6
    adc r5, r7
    adc r4, r14
    adc r2, r15
    lsl r5
    rol r4
    rol r2
    rol r3
    adc r5, r1
    lsl r5
    rol r4
    rol r2
    rol r3
    adc r5, r1
    lsl r5
    rol r4
    rol r2
    rol r3
    adc r5, r1
    ldd r6, Z+16
    eor r10, r6
    ldd r6, Z+17
    eor r22, r6
    ldd r6, Z+18
    eor r21, r6
    ldd r6, Z+19
    eor r8, r6
    subi r30, lo8(-(620))
    sbci r31, hi8(-(620))
    ldd r6, Z+0
    ldd r7, Z+1
    ldd r14, Z+2
    ldd r15, Z+3
    add r10, r6
    adc r22, r7
    adc r21, r14
    adc r8, r15
    mov r6, r10
    lsr r6
    ror r8
    ror r21
    ror r22
    ror r10
    lsr r6
    ror r8
    ror r21
    ror r22
    ror r10
    lsr r6
    ror r8
    ror r21
    ror r22
    ror r10
    mov r6, r8
    mov r8, r9
    mov r14, r21
    mov r21, r20
    mov r15, r22
    mov r22, r23
    mov r17, r10
    mov r23, r11
    mov r11, r18
    mov r10, r19
    mov r9, r5
    mov r18, r3
    mov r19, r2
    mov r20, r4
    subi r30, lo8(-(-692))
    sbci r31, hi8(-(-692))
    subi r30, 160
    sbci r31, 255
    ldi r16, 3
.Llwcc_lea128_192_ctr_crypt_avr_round:
    ; round 5 (lea.dsl:35)
    ldd r2, Z+20
    eor r2, r13
    ldd r3, Z+21
    eor r3, r12
    ldd r4, Z+22
    eor r4, r11
    ldd r5, Z+23
    eor r5, r10
    ldd r13, Z+16
    eor r13, r17
    ldd r12, Z+12
    eor r17, r12
    ldd r12, Z+17
    eor r12, r15
    ldd r11, Z+13
    eor r15, r11
    ldd r11, Z+18
    eor r11, r14
    ldd r10, Z+14
    eor r14, r10
    ldd r10, Z+19
    eor r10, r6
    add r2, r13
    adc r3, r12
    adc r4, r11
    adc r5, r10
    ldd r13, Z+15
    eor r6, r13
    mov r13, r2
    lsr r13
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r13
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r13
    ror r5
    ror r4
    ror r3
    ror r2
    ldd r13, Z+8
    eor r13, r9
    ldd r12, Z+4
    eor r9, r12
    ldd r12, Z+9
    eor r12, r20
    ldd r11, Z+5
    eor r20, r11
    ldd r11, Z+10
    eor r11, r19
    ldd r10, Z+6
    eor r19, r10
    ldd r10, Z+11
    eor r10, r18
    add r17, r13
    adc r15, r12
    adc r14, r11
    adc r6, r10
    lsl r15
    rol r14
    rol r6
    rol r17
    adc r15, r1
    lsl r15
    rol r14
    rol r6
    rol r17
    adc r15, r1
    lsl r15
    rol r14
    rol r6
    rol r17
    adc r15, r1
    ldd r13, Z+7
    eor r18, r13
    ldd r13, Z+0
    eor r13, r23
    ; round 6 (lea.dsl:35)
    ldd r12, Z+44
    eor r23, r12
    ; round 5 (lea.dsl:35)
    ldd r12, Z+1
    eor r12, r22
    ; round 6 (lea.dsl:35)
    ldd r11, Z+45
    eor r22, r11
    ; round 5 (lea.dsl:35)
    ldd r11, Z+2
    eor r11, r21
    ; round 6 (lea.dsl:35)
    ldd r10, Z+46
    eor r21, r10
    ; round 5 (lea.dsl:35)
    ldd r10, Z+3
    eor r10, r8
    add r9, r13
    adc r20, r12
    adc r19, r11
    adc r18, r10
    lsl r18
    rol r9
    rol r20
    rol r19
    adc r18, r1
    ; round 6 (lea.dsl:35)
    ldd r13, Z+47
    eor r8, r13
    ldd r13, Z+40
    eor r13, r2
    ldd r12, Z+36
    eor r2, r12
    ldd r12, Z+41
    eor r12, r3
    ldd r11, Z+37
    eor r3, r11
    ldd r11, Z+42
    eor r11, r4
    ldd r10, Z+38
    eor r4, r10
    ldd r10, Z+43
    eor r10, r5
    add r23, r13
    adc r22, r12
    adc r21, r11
    adc r8, r10
    ldd r13, Z+39
    eor r5, r13
    mov r13, r23
    lsr r13
    ror r8
    ror r21
    ror r22
    ror r23
    lsr r13
    ror r8
    ror r21
    ror r22
    ror r23
    lsr r13
    ror r8
    ror r21
    ror r22
    ror r23
    ldd r13, Z+32
    eor r13, r15
    ldd r12, Z+28
    eor r15, r12
    ldd r12, Z+33
    eor r12, r14
    ldd r11, Z+29
    eor r14, r11
    ldd r11, Z+34
    eor r11, r6
    ldd r10, Z+30
    eor r6, r10
    ldd r10, Z+35
    eor r10, r17
    add r2, r13
    adc r3, r12
    adc r4, r11
    adc r5, r10
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
    ldd r13, Z+31
    eor r17, r13
    ldd r13, Z+24
    eor r13, r18
    adiw r30, 25
    ; round 7 (lea.dsl:35)
    ldd r12, Z+43
    eor r18, r12
    ; round 6 (lea.dsl:35)
    ldd r12, Z+0
    eor r12, r9
    ; round 7 (lea.dsl:35)
    ldd r11, Z+44
    eor r9, r11
    ; round 6 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r20
    ; round 7 (lea.dsl:35)
    ldd r10, Z+45
    eor r20, r10
    ; round 6 (lea.dsl:35)
    ldd r10, Z+2
    eor r10, r19
    add r15, r13
    adc r14, r12
    adc r6, r11
    adc r17, r10
    lsl r17
    rol r15
    rol r14
    rol r6
    adc r17, r1
    ; round 7 (lea.dsl:35)
    ldd r13, Z+46
    eor r19, r13
    ldd r13, Z+39
    eor r13, r23
    ldd r12, Z+35
    eor r23, r12
    ldd r12, Z+40
    eor r12, r22
    ldd r11, Z+36
    eor r22, r11
    ldd r11, Z+41
    eor r11, r21
    ldd r10, Z+37
    eor r21, r10
    ldd r10, Z+42
    eor r10, r8
    add r18, r13
    adc r9, r12
    adc r20, r11
    adc r19, r10
    ldd r13, Z+38
    eor r8, r13
    mov r13, r18
    lsr r13
    ror r19
    ror r20
    ror r9
    ror r18
    lsr r13
    ror r19
    ror r20
    ror r9
    ror r18
    lsr r13
    ror r19
    ror r20
    ror r9
    ror r18
    ldd r13, Z+31
    eor r13, r3
    ldd r12, Z+27
    eor r3, r12
    ldd r12, Z+32
    eor r12, r4
    ldd r11, Z+28
    eor r4, r11
    ldd r11, Z+33
    eor r11, r5
    ldd r10, Z+29
    eor r5, r10
    ldd r10, Z+34
    eor r10, r2
    add r23, r13
    adc r22, r12
    adc r21, r11
    adc r8, r10
    lsl r22
    rol r21
    rol r8
    rol r23
    adc r22, r1
    lsl r22
    rol r21
    rol r8
    rol r23
    adc r22, r1
    lsl r22
    rol r21
    rol r8
    rol r23
    adc r22, r1
    ldd r13, Z+30
    eor r2, r13
    ldd r13, Z+23
    eor r13, r17
    adiw r30, 24
    ; round 8 (lea.dsl:35)
    ldd r12, Z+43
    eor r17, r12
    ; round 7 (lea.dsl:35)
    ldd r12, Z+0
    eor r12, r15
    ; round 8 (lea.dsl:35)
    ldd r11, Z+44
    eor r15, r11
    ; round 7 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r14
    ; round 8 (lea.dsl:35)
    ldd r10, Z+45
    eor r14, r10
    ; round 7 (lea.dsl:35)
    ldd r10, Z+2
    eor r10, r6
    add r3, r13
    adc r4, r12
    adc r5, r11
    adc r2, r10
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    ; round 8 (lea.dsl:35)
    ldd r13, Z+46
    eor r6, r13
    ldd r13, Z+39
    eor r13, r18
    ldd r12, Z+35
    eor r18, r12
    ldd r12, Z+40
    eor r12, r9
    ldd r11, Z+36
    eor r9, r11
    ldd r11, Z+41
    eor r11, r20
    ldd r10, Z+37
    eor r20, r10
    ldd r10, Z+42
    eor r10, r19
    add r17, r13
    adc r15, r12
    adc r14, r11
    adc r6, r10
    ldd r13, Z+38
    eor r19, r13
    mov r13, r17
    lsr r13
    ror r6
    ror r14
    ror r15
    ror r17
    lsr r13
    ror r6
    ror r14
    ror r15
    ror r17
    lsr r13
    ror r6
    ror r14
    ror r15
    ror r17
    ldd r13, Z+31
    eor r13, r22
    ldd r12, Z+27
    eor r22, r12
    ldd r12, Z+32
    eor r12, r21
    ldd r11, Z+28
    eor r21, r11
    ldd r11, Z+33
    eor r11, r8
    ldd r10, Z+29
    eor r8, r10
    ldd r10, Z+34
    eor r10, r23
    add r18, r13
    adc r9, r12
    adc r20, r11
    adc r19, r10
    lsl r9
    rol r20
    rol r19
    rol r18
    adc r9, r1
    lsl r9
    rol r20
    rol r19
    rol r18
    adc r9, r1
    lsl r9
    rol r20
    rol r19
    rol r18
    adc r9, r1
    ldd r13, Z+30
    eor r23, r13
    ldd r13, Z+23
    eor r13, r2
    adiw r30, 24
    ; round 9 (lea.dsl:35)
    ldd r12, Z+43
    eor r2, r12
    ; round 8 (lea.dsl:35)
    ldd r12, Z+0
    eor r12, r3
    ; round 9 (lea.dsl:35)
    ldd r11, Z+44
    eor r3, r11
    ; round 8 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r4
    ; round 9 (lea.dsl:35)
    ldd r10, Z+45
    eor r4, r10
    ; round 8 (lea.dsl:35)
    ldd r10, Z+2
    eor r10, r5
    add r22, r13
    adc r21, r12
    adc r8, r11
    adc r23, r10
    lsl r23
    rol r22
    rol r21
    rol r8
    adc r23, r1
    ; round 9 (lea.dsl:35)
    ldd r13, Z+46
    eor r5, r13
    ldd r13, Z+39
    eor r13, r17
    ldd r12, Z+35
    eor r17, r12
    ldd r12, Z+40
    eor r12, r15
    ldd r11, Z+36
    eor r15, r11
    ldd r11, Z+41
    eor r11, r14
    ldd r10, Z+37
    eor r14, r10
    ldd r10, Z+42
    eor r10, r6
    add r2, r13
    adc r3, r12
    adc r4, r11
    adc r5, r10
    ldd r13, Z+38
    eor r6, r13
    mov r13, r2
    lsr r13
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r13
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r13
    ror r5
    ror r4
    ror r3
    ror r2
    ldd r13, Z+31
    eor r13, r9
    ldd r12, Z+27
    eor r9, r12
    ldd r12, Z+32
    eor r12, r20
    ldd r11, Z+28
    eor r20, r11
    ldd r11, Z+33
    eor r11, r19
    ldd r10, Z+29
    eor r19, r10
    ldd r10, Z+34
    eor r10, r18
    add r17, r13
    adc r15, r12
    adc r14, r11
    adc r6, r10
    lsl r15
    rol r14
    rol r6
    rol r17
    adc r15, r1
    lsl r15
    rol r14
    rol r6
    rol r17
    adc r15, r1
    lsl r15
    rol r14
    rol r6
    rol r17
    adc r15, r1
    ldd r13, Z+30
    eor r18, r13
    ldd r13, Z+23
    eor r13, r23
    adiw r30, 24
    ; round 10 (lea.dsl:35)
    ldd r12, Z+43
    eor r23, r12
    ; round 9 (lea.dsl:35)
    ldd r12, Z+0
    eor r12, r22
    ; round 10 (lea.dsl:35)
    ldd r11, Z+44
    eor r22, r11
    ; round 9 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r21
    ; round 10 (lea.dsl:35)
    ldd r10, Z+45
    eor r21, r10
    ; round 9 (lea.dsl:35)
    ldd r10, Z+2
    eor r10, r8
    add r9, r13
    adc r20, r12
    adc r19, r11
    adc r18, r10
    lsl r18
    rol r9
    rol r20
    rol r19
    adc r18, r1
    ; round 10 (lea.dsl:35)
    ldd r13, Z+46
    eor r8, r13
    ldd r13, Z+39
    eor r13, r2
    ldd r12, Z+35
    eor r2, r12
    ldd r12, Z+40
    eor r12, r3
    ldd r11, Z+36
    eor r3, r11
    ldd r11, Z+41
    eor r11, r4
    ldd r10, Z+37
    eor r4, r10
    ldd r10, Z+42
    eor r10, r5
    add r23, r13
    adc r22, r12
    adc r21, r11
    adc r8, r10
    ldd r13, Z+38
    eor r5, r13
    mov r13, r23
    lsr r13
    ror r8
    ror r21
    ror r22
    ror r23
    lsr r13
    ror r8
    ror r21
    ror r22
    ror r23
    lsr r13
    ror r8
    ror r21
    ror r22
    ror r23
    ldd r13, Z+31
    eor r13, r15
    ldd r12, Z+27
    eor r15, r12
    ldd r12, Z+32
    eor r12, r14
    ldd r11, Z+28
    eor r14, r11
    ldd r11, Z+33
    eor r11, r6
    ldd r10, Z+29
    eor r6, r10
    ldd r10, Z+34
    eor r10, r17
    add r2, r13
    adc r3, r12
    adc r4, r11
    adc r5, r10
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
    ldd r13, Z+30
    eor r17, r13
    ldd r13, Z+23
    eor r13, r18
    adiw r30, 24
    ; round 11 (lea.dsl:35)
    ldd r12, Z+43
    eor r18, r12
    ; round 10 (lea.dsl:35)
    ldd r12, Z+0
    eor r12, r9
    ; round 11 (lea.dsl:35)
    ldd r11, Z+44
    eor r9, r11
    ; round 10 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r20
    ; round 11 (lea.dsl:35)
    ldd r10, Z+45
    eor r20, r10
    ; round 10 (lea.dsl:35)
    ldd r10, Z+2
    eor r10, r19
    add r15, r13
    adc r14, r12
    adc r6, r11
    adc r17, r10
    lsl r17
    rol r15
    rol r14
    rol r6
    adc r17, r1
    ; round 11 (lea.dsl:35)
    ldd r13, Z+46
    eor r19, r13
    ldd r13, Z+39
    eor r13, r23
    ldd r12, Z+35
    eor r23, r12
    ldd r12, Z+40
    eor r12, r22
    ldd r11, Z+36
    eor r22, r11
    ldd r11, Z+41
    eor r11, r21
    ldd r10, Z+37
    eor r21, r10
    ldd r10, Z+42
    eor r10, r8
    add r18, r13
    adc r9, r12
    adc r20, r11
    adc r19, r10
    ldd r13, Z+38
    eor r8, r13
    mov r13, r18
    lsr r13
    ror r19
    ror r20
    ror r9
    ror r18
    lsr r13
    ror r19
    ror r20
    ror r9
    ror r18
    lsr r13
    ror r19
    ror r20
    ror r9
    ror r18
    ldd r13, Z+31
    eor r13, r3
    ldd r12, Z+27
    eor r3, r12
    ldd r12, Z+32
    eor r12, r4
    ldd r11, Z+28
    eor r4, r11
    ldd r11, Z+33
    eor r11, r5
    ldd r10, Z+29
    eor r5, r10
    ldd r10, Z+34
    eor r10, r2
    add r23, r13
    adc r22, r12
    adc r21, r11
    adc r8, r10
    lsl r22
    rol r21
    rol r8
    rol r23
    adc r22, r1
    lsl r22
    rol r21
    rol r8
    rol r23
    adc r22, r1
    lsl r22
    rol r21
    rol r8
    rol r23
    adc r22, r1
    ldd r13, Z+30
    eor r2, r13
    ldd r13, Z+23
    eor r13, r17
    adiw r30, 24
    ; round 12 (lea.dsl:35)
    ldd r12, Z+43
    eor r17, r12
    ; round 11 (lea.dsl:35)
    ldd r12, Z+0
    eor r12, r15
    ; round 12 (lea.dsl:35)
    ldd r11, Z+44
    eor r15, r11
    ; round 11 (lea.dsl:35)
    ldd r11, Z+1
    eor r11, r14
    ; round 12 (lea.dsl:35)
    ldd r10, Z+45
    eor r14, r10
    ; round 11 (lea.dsl:35)
    ldd r10, Z+2
    eor r10, r6
    add r3, r13
    adc r4, r12
    adc r5, r11
    adc r2, r10
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    ; round 12 (lea.dsl:35)
    ldd r13, Z+46
    eor r6, r13
    ldd r13, Z+39
    eor r13, r18
    ldd r12, Z+35
    eor r18, r12
    ldd r12, Z+40
    eor r12, r9
    ldd r11, Z+36
    eor r9, r11
    ldd r11, Z+41
    eor r11, r20
    ldd r10, Z+37
    eor r20, r10
    ldd r10, Z+42
    eor r10, r19
    add r17, r13
    adc r15, r12
    adc r14, r11
    adc r6, r10
    ldd r13, Z+38
    eor r19, r13
    mov r13, r17
    lsr r13
    ror r6
    ror r14
    ror r15
    ror r17
    lsr r13
    ror r6
    ror r14
    ror r15
    ror r17
    lsr r13
    ror r6
    ror r14
    ror r15
    ror r17
    ldd r13, Z+31
    eor r13, r22
    ldd r12, Z+27
    eor r22, r12
    ldd r12, Z+32
    eor r12, r21
    ldd r11, Z+28
    eor r21, r11
    ldd r11, Z+33
    eor r11, r8
    ldd r10, Z+29
    eor r8, r10
    ldd r10, Z+34
    eor r10, r23
    add r18, r13
    adc r9, r12
    adc r20, r11
    adc r19, r10
    lsl r9
    rol r20
    rol r19
    rol r18
    adc r9, r1
    lsl r9
    rol r20
    rol r19
    rol r18
    adc r9, r1
    lsl r9
    rol r20
    rol r19
    rol r18
    adc r9, r1
    ldd r13, Z+30
    eor r23, r13
    ldd r13, Z+23
    eor r13, r2
    ldd r12, Z+24
    eor r12, r3
    ldd r11, Z+25
    eor r11, r4
    ldd r10, Z+26
    eor r10, r5
    add r22, r13
    adc r21, r12
    adc r8, r11
    adc r23, r10
    lsl r23
    rol r22
    rol r21
    rol r8
    adc r23, r1
    mov r13, r2
    mov r12, r3
    mov r11, r4
    mov r10, r5
    adiw r30, 47
    dec r16
    breq .Llwcc_lea128_192_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_lea128_192_ctr_crypt_avr_round
.Llwcc_lea128_192_ctr_crypt_avr_rounds_done:
    subi r30, 160
    sbci r31, 2
    ld r2, X+
    eor r2, r23
    st Y+, r2
    ld r23, X+
    eor r23, r22
    st Y+, r23
    ld r23, X+
    eor r23, r21
    st Y+, r23
    ld r23, X+
    eor r23, r8
    st Y+, r23
    ld r23, X+
    eor r23, r9
    st Y+, r23
    ld r23, X+
    eor r23, r20
    st Y+, r23
    ld r23, X+
    eor r23, r19
    st Y+, r23
    ld r23, X+
    eor r23, r18
    st Y+, r23
    ld r23, X+
    eor r23, r17
    st Y+, r23
    ld r23, X+
    eor r23, r15
    st Y+, r23
    ld r23, X+
    eor r23, r14
    st Y+, r23
    ld r23, X+
    eor r23, r6
    st Y+, r23
    ld r23, X+
    eor r23, r13
    st Y+, r23
    ld r23, X+
    eor r23, r12
    st Y+, r23
    ld r23, X+
    eor r23, r11
    st Y+, r23
    ld r23, X+
    eor r23, r10
    st Y+, r23
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_lea128_192_ctr_crypt_avr_rest
    rjmp .Llwcc_lea128_192_ctr_crypt_avr_group
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
    rjmp .Llwcc_lea128_192_ctr_crypt_avr_group
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
    pop r16
    pop r17
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
