; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile lea --set lea128_256 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(fixed=true) hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 55
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 32, nonce 12, rk 768, ctx 792, align 1, group 16, stack 55, code 17202, flash 17202, ram 1615
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:69fd5c66dc5069febbd9f25ff590d2a5c1723ea0d2fab9c7f6e4c0548a87c4af

    .text

    .global lwcc_lea128_256_key_setup_avr
    .type lwcc_lea128_256_key_setup_avr, @function
lwcc_lea128_256_key_setup_avr:
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
    subi r16, 238
    sbci r17, 167
    sbci r18, 236
    sbci r19, 220
    mov r0, r19
    lsr r0
    ror r18
    ror r17
    ror r16
    ror r19
    lsr r0
    ror r18
    ror r17
    ror r16
    ror r19
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
    subi r20, 220
    sbci r21, 79
    sbci r22, 217
    sbci r23, 185
    lsl r23
    rol r20
    rol r21
    rol r22
    adc r23, r1
    lsl r23
    rol r20
    rol r21
    rol r22
    adc r23, r1
    lsl r23
    rol r20
    rol r21
    rol r22
    adc r23, r1
    ld r24, X+
    ld r25, X+
    ld r0, X+
    ld r2, X+
    mov r3, r22
    mov r22, r0
    mov r0, r21
    mov r21, r2
    subi r24, 145
    sbci r25, 88
    sbci r22, 64
    sbci r21, 240
    mov r2, r21
    lsr r2
    ror r22
    ror r25
    ror r24
    ror r21
    lsr r2
    ror r22
    ror r25
    ror r24
    ror r21
    st Z+, r21
    st Z+, r24
    st Z+, r25
    st Z+, r22
    subi r21, 184
    sbci r24, 159
    sbci r25, 178
    sbci r22, 115
    mov r2, r25
    lsr r2
    ror r24
    ror r21
    ror r22
    ror r25
    lsr r2
    ror r24
    ror r21
    ror r22
    ror r25
    lsr r2
    ror r24
    ror r21
    ror r22
    ror r25
    ld r2, X+
    ld r4, X+
    ld r5, X+
    ld r6, X+
    mov r7, r24
    mov r24, r2
    mov r2, r21
    mov r21, r4
    mov r4, r22
    mov r22, r5
    mov r5, r25
    mov r25, r6
    subi r24, 34
    sbci r21, 177
    sbci r22, 128
    sbci r25, 224
    lsl r25
    rol r24
    rol r21
    rol r22
    adc r25, r1
    lsl r25
    rol r24
    rol r21
    rol r22
    adc r25, r1
    lsl r25
    rol r24
    rol r21
    rol r22
    adc r25, r1
    st Z+, r25
    st Z+, r24
    st Z+, r21
    st Z+, r22
    subi r25, 111
    sbci r24, 63
    sbci r21, 101
    sbci r22, 231
    lsl r21
    rol r22
    rol r25
    rol r24
    adc r21, r1
    ld r6, X+
    ld r8, X+
    ld r9, X+
    ld r10, X+
    mov r11, r24
    mov r24, r6
    mov r6, r25
    mov r25, r8
    mov r8, r22
    mov r22, r9
    mov r9, r21
    mov r21, r10
    subi r24, 68
    sbci r25, 98
    sbci r22, 1
    sbci r21, 193
    mov r10, r22
    lsr r10
    ror r25
    ror r24
    ror r21
    ror r22
    lsr r10
    ror r25
    ror r24
    ror r21
    ror r22
    lsr r10
    ror r25
    ror r24
    ror r21
    ror r22
    st Z+, r22
    st Z+, r21
    st Z+, r24
    st Z+, r25
    subi r22, 215
    sbci r21, 13
    sbci r24, 118
    sbci r25, 24
    lsl r22
    rol r21
    rol r24
    rol r25
    adc r22, r1
    ld r10, X+
    ld r12, X+
    ld r13, X+
    ld r14, X+
    mov r15, r25
    mov r25, r10
    mov r10, r24
    mov r24, r12
    mov r12, r21
    mov r21, r13
    mov r13, r22
    mov r22, r14
    subi r25, 136
    sbci r24, 196
    sbci r21, 2
    sbci r22, 130
    lsl r21
    rol r22
    rol r25
    rol r24
    adc r21, r1
    st Z+, r21
    st Z+, r22
    st Z+, r25
    st Z+, r24
    subi r21, 173
    sbci r22, 27
    sbci r25, 236
    sbci r24, 48
    lsl r21
    rol r22
    rol r25
    rol r24
    adc r21, r1
    lsl r21
    rol r22
    rol r25
    rol r24
    adc r21, r1
    lsl r21
    rol r22
    rol r25
    rol r24
    adc r21, r1
    ld r14, X+
    std Y+14, r24
    ld r24, X+
    std Y+15, r25
    ld r25, X+
    std Y+16, r22
    ld r22, X+
    std Y+17, r21
    mov r21, r14
    subi r21, 252
    sbci r24, 41
    sbci r25, 59
    sbci r22, 119
    lsl r21
    rol r24
    rol r25
    rol r22
    adc r21, r1
    st Z+, r21
    st Z+, r24
    st Z+, r25
    st Z+, r22
    subi r21, 89
    sbci r24, 55
    sbci r25, 216
    sbci r22, 97
    mov r14, r22
    lsr r14
    ror r25
    ror r24
    ror r21
    ror r22
    lsr r14
    ror r25
    ror r24
    ror r21
    ror r22
    ld r14, X+
    std Y+18, r25
    ld r25, X+
    std Y+19, r24
    ld r24, X+
    std Y+20, r21
    ld r21, X
    std Y+21, r22
    mov r22, r14
    subi r22, 247
    sbci r25, 83
    sbci r24, 118
    sbci r21, 238
    lsl r22
    rol r25
    rol r24
    rol r21
    adc r22, r1
    lsl r22
    rol r25
    rol r24
    rol r21
    adc r22, r1
    lsl r22
    rol r25
    rol r24
    rol r21
    adc r22, r1
    st Z+, r22
    st Z+, r25
    st Z+, r24
    st Z+, r21
    subi r22, 177
    sbci r25, 110
    sbci r24, 176
    sbci r21, 195
    lsl r21
    rol r22
    rol r25
    rol r24
    adc r21, r1
    lsl r21
    rol r22
    rol r25
    rol r24
    adc r21, r1
    lsl r21
    rol r22
    rol r25
    rol r24
    adc r21, r1
    st Z+, r19
    st Z+, r16
    st Z+, r17
    st Z+, r18
    subi r19, 98
    sbci r16, 221
    sbci r17, 96
    sbci r18, 135
    st Z+, r23
    st Z+, r20
    st Z+, r0
    st Z+, r3
    mov r14, r19
    mov r19, r0
    mov r0, r16
    mov r16, r3
    subi r23, 196
    sbci r20, 186
    sbci r19, 193
    sbci r16, 14
    lsl r19
    rol r16
    rol r23
    rol r20
    adc r19, r1
    st Z+, r5
    st Z+, r4
    st Z+, r2
    st Z+, r7
    mov r3, r20
    mov r20, r5
    mov r5, r23
    mov r23, r4
    mov r4, r16
    mov r16, r2
    mov r2, r19
    mov r19, r7
    subi r20, 157
    sbci r23, 120
    sbci r16, 6
    sbci r19, 57
    lsl r20
    rol r23
    rol r16
    rol r19
    adc r20, r1
    st Z+, r9
    st Z+, r8
    st Z+, r6
    st Z+, r11
    mov r7, r19
    mov r19, r9
    mov r9, r16
    mov r16, r8
    mov r8, r23
    mov r23, r6
    mov r6, r20
    mov r20, r11
    subi r19, 57
    sbci r16, 241
    sbci r23, 12
    sbci r20, 114
    lsl r19
    rol r16
    rol r23
    rol r20
    adc r19, r1
    lsl r19
    rol r16
    rol r23
    rol r20
    adc r19, r1
    lsl r19
    rol r16
    rol r23
    rol r20
    adc r19, r1
    st Z+, r13
    st Z+, r12
    st Z+, r10
    st Z+, r15
    mov r11, r20
    mov r20, r13
    mov r13, r23
    mov r23, r12
    mov r12, r16
    mov r16, r10
    mov r10, r19
    mov r19, r15
    subi r20, 113
    sbci r23, 226
    sbci r16, 25
    sbci r19, 228
    ldd r15, Y+17
    st Z+, r15
    std Y+22, r20
    ldd r20, Y+16
    st Z+, r20
    std Y+23, r23
    ldd r23, Y+15
    st Z+, r23
    std Y+24, r16
    ldd r16, Y+14
    st Z+, r16
    std Y+25, r19
    mov r19, r15
    subi r19, 226
    sbci r20, 196
    sbci r23, 51
    sbci r16, 200
    lsl r16
    rol r19
    rol r20
    rol r23
    adc r16, r1
    lsl r16
    rol r19
    rol r20
    rol r23
    adc r16, r1
    lsl r16
    rol r19
    rol r20
    rol r23
    adc r16, r1
    ldd r15, Y+21
    st Z+, r15
    std Y+14, r23
    ldd r23, Y+20
    st Z+, r23
    std Y+15, r20
    ldd r20, Y+19
    st Z+, r20
    std Y+16, r19
    ldd r19, Y+18
    st Z+, r19
    std Y+17, r16
    mov r16, r15
    subi r16, 196
    sbci r23, 137
    sbci r20, 103
    sbci r19, 144
    st Z+, r21
    st Z+, r22
    st Z+, r25
    st Z+, r24
    subi r21, 136
    sbci r22, 19
    sbci r25, 207
    sbci r24, 32
    lsl r25
    rol r24
    rol r21
    rol r22
    adc r25, r1
    mov r15, r17
    lsr r15
    ror r0
    ror r14
    ror r18
    ror r17
    lsr r15
    ror r0
    ror r14
    ror r18
    ror r17
    lsr r15
    ror r0
    ror r14
    ror r18
    ror r17
    st Z+, r17
    st Z+, r18
    st Z+, r14
    st Z+, r0
    mov r15, r22
    mov r22, r14
    mov r14, r21
    mov r21, r0
    subi r17, 25
    sbci r18, 182
    sbci r22, 21
    sbci r21, 234
    lsl r17
    rol r18
    rol r22
    rol r21
    adc r17, r1
    st Z+, r2
    st Z+, r4
    st Z+, r5
    st Z+, r3
    mov r0, r21
    mov r21, r2
    mov r2, r22
    mov r22, r4
    mov r4, r18
    mov r18, r5
    mov r5, r17
    mov r17, r3
    subi r21, 50
    sbci r22, 108
    sbci r18, 43
    sbci r17, 212
    lsl r21
    rol r22
    rol r18
    rol r17
    adc r21, r1
    lsl r21
    rol r22
    rol r18
    rol r17
    adc r21, r1
    lsl r21
    rol r22
    rol r18
    rol r17
    adc r21, r1
    st Z+, r6
    st Z+, r8
    st Z+, r9
    st Z+, r7
    mov r3, r17
    mov r17, r6
    mov r6, r18
    mov r18, r8
    mov r8, r22
    mov r22, r9
    mov r9, r21
    mov r21, r7
    subi r17, 100
    sbci r18, 216
    sbci r22, 86
    sbci r21, 168
    st Z+, r10
    st Z+, r12
    st Z+, r13
    st Z+, r11
    mov r7, r17
    mov r17, r10
    mov r10, r18
    mov r18, r12
    mov r12, r22
    mov r22, r13
    mov r13, r21
    mov r21, r11
    subi r17, 200
    sbci r18, 176
    sbci r22, 173
    sbci r21, 80
    lsl r21
    rol r17
    rol r18
    rol r22
    adc r21, r1
    lsl r21
    rol r17
    rol r18
    rol r22
    adc r21, r1
    lsl r21
    rol r17
    rol r18
    rol r22
    adc r21, r1
    ldd r11, Y+25
    std Y+18, r22
    ldd r22, Y+22
    std Y+19, r18
    ldd r18, Y+23
    std Y+20, r17
    ldd r17, Y+24
    std Y+21, r21
    mov r21, r11
    lsr r21
    ror r17
    ror r18
    ror r22
    ror r11
    lsr r21
    ror r17
    ror r18
    ror r22
    ror r11
    st Z+, r11
    st Z+, r22
    st Z+, r18
    st Z+, r17
    mov r21, r11
    subi r21, 143
    sbci r22, 97
    sbci r18, 91
    sbci r17, 161
    ldd r11, Y+17
    st Z+, r11
    std Y+24, r21
    ldd r21, Y+16
    st Z+, r21
    std Y+23, r22
    ldd r22, Y+15
    st Z+, r22
    std Y+22, r18
    ldd r18, Y+14
    st Z+, r18
    std Y+25, r17
    mov r17, r11
    subi r17, 30
    sbci r21, 195
    sbci r22, 182
    sbci r18, 66
    lsl r22
    rol r18
    rol r17
    rol r21
    adc r22, r1
    mov r11, r20
    lsr r11
    ror r23
    ror r16
    ror r19
    ror r20
    lsr r11
    ror r23
    ror r16
    ror r19
    ror r20
    lsr r11
    ror r23
    ror r16
    ror r19
    ror r20
    st Z+, r20
    st Z+, r19
    st Z+, r16
    st Z+, r23
    subi r20, 168
    sbci r19, 190
    sbci r16, 68
    sbci r23, 15
    lsl r20
    rol r19
    rol r16
    rol r23
    adc r20, r1
    st Z+, r25
    st Z+, r24
    st Z+, r14
    st Z+, r15
    mov r11, r23
    mov r23, r14
    mov r14, r16
    mov r16, r15
    subi r25, 79
    sbci r24, 125
    sbci r23, 137
    sbci r16, 30
    lsl r25
    rol r24
    rol r23
    rol r16
    adc r25, r1
    lsl r25
    rol r24
    rol r23
    rol r16
    adc r25, r1
    lsl r25
    rol r24
    rol r23
    rol r16
    adc r25, r1
    st Z+, r5
    st Z+, r4
    st Z+, r2
    st Z+, r0
    mov r15, r16
    mov r16, r5
    mov r5, r23
    mov r23, r4
    mov r4, r24
    mov r24, r2
    mov r2, r25
    mov r25, r0
    subi r16, 157
    sbci r23, 250
    sbci r24, 18
    sbci r25, 61
    st Z+, r9
    st Z+, r8
    st Z+, r6
    st Z+, r3
    mov r0, r16
    mov r16, r9
    mov r9, r23
    mov r23, r8
    mov r8, r24
    mov r24, r6
    mov r6, r25
    mov r25, r3
    subi r16, 57
    sbci r23, 245
    sbci r24, 37
    sbci r25, 122
    lsl r25
    rol r16
    rol r23
    rol r24
    adc r25, r1
    lsl r25
    rol r16
    rol r23
    rol r24
    adc r25, r1
    lsl r25
    rol r16
    rol r23
    rol r24
    adc r25, r1
    mov r3, r13
    lsr r3
    ror r12
    ror r10
    ror r7
    ror r13
    lsr r3
    ror r12
    ror r10
    ror r7
    ror r13
    st Z+, r13
    st Z+, r7
    st Z+, r10
    st Z+, r12
    mov r3, r24
    mov r24, r13
    mov r13, r23
    mov r23, r7
    mov r7, r16
    mov r16, r10
    mov r10, r25
    mov r25, r12
    subi r24, 113
    sbci r23, 234
    sbci r16, 75
    sbci r25, 244
    ldd r12, Y+21
    st Z+, r12
    std Y+14, r24
    ldd r24, Y+20
    st Z+, r24
    std Y+15, r23
    ldd r23, Y+19
    st Z+, r23
    std Y+16, r16
    ldd r16, Y+18
    st Z+, r16
    std Y+17, r25
    mov r25, r12
    subi r25, 226
    sbci r24, 212
    sbci r23, 151
    sbci r16, 232
    lsl r23
    rol r16
    rol r25
    rol r24
    adc r23, r1
    ldd r12, Y+22
    std Y+18, r24
    ldd r24, Y+25
    std Y+19, r25
    ldd r25, Y+24
    std Y+20, r16
    ldd r16, Y+23
    std Y+21, r23
    mov r23, r12
    lsr r23
    ror r16
    ror r25
    ror r24
    ror r12
    lsr r23
    ror r16
    ror r25
    ror r24
    ror r12
    lsr r23
    ror r16
    ror r25
    ror r24
    ror r12
    st Z+, r12
    st Z+, r24
    st Z+, r25
    st Z+, r16
    mov r23, r12
    subi r23, 72
    sbci r24, 117
    sbci r25, 67
    sbci r16, 236
    lsl r23
    rol r24
    rol r25
    rol r16
    adc r23, r1
    st Z+, r22
    st Z+, r18
    st Z+, r17
    st Z+, r21
    subi r22, 144
    sbci r18, 234
    sbci r17, 134
    sbci r21, 216
    lsl r22
    rol r18
    rol r17
    rol r21
    adc r22, r1
    lsl r22
    rol r18
    rol r17
    rol r21
    adc r22, r1
    lsl r22
    rol r18
    rol r17
    rol r21
    adc r22, r1
    st Z+, r20
    st Z+, r19
    st Z+, r14
    st Z+, r11
    mov r12, r21
    mov r21, r14
    mov r14, r17
    mov r17, r11
    subi r20, 32
    sbci r19, 213
    sbci r21, 13
    sbci r17, 177
    st Z+, r2
    st Z+, r4
    st Z+, r5
    st Z+, r15
    mov r11, r20
    mov r20, r2
    mov r2, r19
    mov r19, r4
    mov r4, r21
    mov r21, r5
    mov r5, r17
    mov r17, r15
    subi r20, 64
    sbci r19, 170
    sbci r21, 27
    sbci r17, 98
    lsl r17
    rol r20
    rol r19
    rol r21
    adc r17, r1
    lsl r17
    rol r20
    rol r19
    rol r21
    adc r17, r1
    lsl r17
    rol r20
    rol r19
    rol r21
    adc r17, r1
    mov r15, r6
    lsr r15
    ror r8
    ror r9
    ror r0
    ror r6
    lsr r15
    ror r8
    ror r9
    ror r0
    ror r6
    st Z+, r6
    st Z+, r0
    st Z+, r9
    st Z+, r8
    mov r15, r21
    mov r21, r6
    mov r6, r19
    mov r19, r0
    mov r0, r20
    mov r20, r9
    mov r9, r17
    mov r17, r8
    subi r21, 127
    sbci r19, 84
    sbci r20, 55
    sbci r17, 196
    st Z+, r10
    st Z+, r7
    st Z+, r13
    st Z+, r3
    mov r8, r21
    mov r21, r10
    mov r10, r19
    mov r19, r7
    mov r7, r20
    mov r20, r13
    mov r13, r17
    mov r17, r3
    subi r21, 254
    sbci r19, 168
    sbci r20, 110
    sbci r17, 136
    lsl r20
    rol r17
    rol r21
    rol r19
    adc r20, r1
    ldd r3, Y+16
    std Y+23, r19
    ldd r19, Y+17
    std Y+24, r21
    ldd r21, Y+14
    std Y+25, r17
    ldd r17, Y+15
    std Y+22, r20
    mov r20, r3
    lsr r20
    ror r17
    ror r21
    ror r19
    ror r3
    lsr r20
    ror r17
    ror r21
    ror r19
    ror r3
    lsr r20
    ror r17
    ror r21
    ror r19
    ror r3
    st Z+, r3
    st Z+, r19
    st Z+, r21
    st Z+, r17
    mov r20, r3
    subi r20, 14
    sbci r19, 84
    sbci r21, 251
    sbci r17, 29
    lsl r20
    rol r19
    rol r21
    rol r17
    adc r20, r1
    ldd r3, Y+21
    st Z+, r3
    std Y+15, r17
    ldd r17, Y+20
    st Z+, r17
    std Y+14, r21
    ldd r21, Y+19
    st Z+, r21
    std Y+17, r19
    ldd r19, Y+18
    st Z+, r19
    std Y+16, r20
    mov r20, r3
    subi r20, 27
    sbci r17, 168
    sbci r21, 246
    sbci r19, 59
    lsl r20
    rol r17
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r17
    rol r21
    rol r19
    adc r20, r1
    lsl r20
    rol r17
    rol r21
    rol r19
    adc r20, r1
    st Z+, r23
    st Z+, r24
    st Z+, r25
    st Z+, r16
    subi r23, 53
    sbci r24, 80
    sbci r25, 237
    sbci r16, 119
    st Z+, r22
    st Z+, r18
    st Z+, r14
    st Z+, r12
    mov r3, r23
    mov r23, r14
    mov r14, r24
    mov r24, r12
    subi r22, 105
    sbci r18, 160
    sbci r23, 218
    sbci r24, 239
    lsl r24
    rol r22
    rol r18
    rol r23
    adc r24, r1
    lsl r24
    rol r22
    rol r18
    rol r23
    adc r24, r1
    lsl r24
    rol r22
    rol r18
    rol r23
    adc r24, r1
    mov r12, r5
    lsr r12
    ror r4
    ror r2
    ror r11
    ror r5
    lsr r12
    ror r4
    ror r2
    ror r11
    ror r5
    st Z+, r5
    st Z+, r11
    st Z+, r2
    st Z+, r4
    mov r12, r23
    mov r23, r5
    mov r5, r18
    mov r18, r11
    mov r11, r22
    mov r22, r2
    mov r2, r24
    mov r24, r4
    subi r23, 210
    sbci r18, 64
    sbci r22, 181
    sbci r24, 223
    st Z+, r9
    st Z+, r0
    st Z+, r6
    st Z+, r15
    mov r4, r23
    mov r23, r9
    mov r9, r18
    mov r18, r0
    mov r0, r22
    mov r22, r6
    mov r6, r24
    mov r24, r15
    subi r23, 164
    sbci r18, 129
    sbci r22, 106
    sbci r24, 191
    lsl r22
    rol r24
    rol r23
    rol r18
    adc r22, r1
    mov r15, r7
    lsr r15
    ror r10
    ror r8
    ror r13
    ror r7
    lsr r15
    ror r10
    ror r8
    ror r13
    ror r7
    lsr r15
    ror r10
    ror r8
    ror r13
    ror r7
    st Z+, r7
    st Z+, r13
    st Z+, r8
    st Z+, r10
    mov r15, r18
    mov r18, r7
    mov r7, r23
    mov r23, r13
    mov r13, r24
    mov r24, r8
    mov r8, r22
    mov r22, r10
    subi r18, 61
    sbci r23, 36
    sbci r24, 22
    sbci r22, 16
    lsl r18
    rol r23
    rol r24
    rol r22
    adc r18, r1
    ldd r10, Y+22
    st Z+, r10
    std Y+18, r22
    ldd r22, Y+25
    st Z+, r22
    std Y+19, r24
    ldd r24, Y+24
    st Z+, r24
    std Y+20, r23
    ldd r23, Y+23
    st Z+, r23
    std Y+21, r18
    mov r18, r10
    subi r18, 121
    sbci r22, 72
    sbci r24, 44
    sbci r23, 32
    lsl r18
    rol r22
    rol r24
    rol r23
    adc r18, r1
    lsl r18
    rol r22
    rol r24
    rol r23
    adc r18, r1
    lsl r18
    rol r22
    rol r24
    rol r23
    adc r18, r1
    ldd r10, Y+16
    st Z+, r10
    std Y+23, r23
    ldd r23, Y+17
    st Z+, r23
    std Y+24, r24
    ldd r24, Y+14
    st Z+, r24
    std Y+25, r22
    ldd r22, Y+15
    st Z+, r22
    std Y+22, r18
    mov r18, r10
    subi r18, 241
    sbci r23, 144
    sbci r24, 88
    sbci r22, 64
    st Z+, r20
    st Z+, r17
    st Z+, r21
    st Z+, r19
    subi r20, 225
    sbci r17, 33
    sbci r21, 177
    sbci r19, 128
    lsl r19
    rol r20
    rol r17
    rol r21
    adc r19, r1
    lsl r19
    rol r20
    rol r17
    rol r21
    adc r19, r1
    lsl r19
    rol r20
    rol r17
    rol r21
    adc r19, r1
    mov r10, r16
    lsr r10
    ror r25
    ror r14
    ror r3
    ror r16
    lsr r10
    ror r25
    ror r14
    ror r3
    ror r16
    st Z+, r16
    st Z+, r3
    st Z+, r14
    st Z+, r25
    mov r10, r21
    mov r21, r3
    mov r3, r17
    mov r17, r14
    subi r16, 194
    sbci r21, 67
    sbci r17, 98
    sbci r25, 1
    st Z+, r2
    st Z+, r11
    st Z+, r5
    st Z+, r12
    mov r14, r16
    mov r16, r2
    mov r2, r21
    mov r21, r11
    mov r11, r17
    mov r17, r5
    mov r5, r25
    mov r25, r12
    subi r16, 131
    sbci r21, 135
    sbci r17, 196
    sbci r25, 2
    lsl r17
    rol r25
    rol r16
    rol r21
    adc r17, r1
    mov r12, r0
    lsr r12
    ror r9
    ror r4
    ror r6
    ror r0
    lsr r12
    ror r9
    ror r4
    ror r6
    ror r0
    lsr r12
    ror r9
    ror r4
    ror r6
    ror r0
    st Z+, r0
    st Z+, r6
    st Z+, r4
    st Z+, r9
    mov r12, r21
    mov r21, r0
    mov r0, r16
    mov r16, r6
    mov r6, r25
    mov r25, r4
    mov r4, r17
    mov r17, r9
    subi r21, 120
    sbci r16, 251
    sbci r25, 41
    sbci r17, 59
    lsl r21
    rol r16
    rol r25
    rol r17
    adc r21, r1
    st Z+, r8
    st Z+, r13
    st Z+, r7
    st Z+, r15
    mov r9, r17
    mov r17, r8
    mov r8, r25
    mov r25, r13
    mov r13, r16
    mov r16, r7
    mov r7, r21
    mov r21, r15
    subi r17, 239
    sbci r25, 246
    sbci r16, 83
    sbci r21, 118
    lsl r17
    rol r25
    rol r16
    rol r21
    adc r17, r1
    lsl r17
    rol r25
    rol r16
    rol r21
    adc r17, r1
    lsl r17
    rol r25
    rol r16
    rol r21
    adc r17, r1
    ldd r15, Y+21
    st Z+, r15
    std Y+15, r21
    ldd r21, Y+20
    st Z+, r21
    std Y+14, r16
    ldd r16, Y+19
    st Z+, r16
    std Y+17, r25
    ldd r25, Y+18
    st Z+, r25
    std Y+16, r17
    mov r17, r15
    subi r17, 221
    sbci r21, 237
    sbci r16, 167
    sbci r25, 236
    ldd r15, Y+22
    st Z+, r15
    std Y+18, r17
    ldd r17, Y+25
    st Z+, r17
    std Y+19, r21
    ldd r21, Y+24
    st Z+, r21
    std Y+20, r16
    ldd r16, Y+23
    st Z+, r16
    std Y+21, r25
    mov r25, r15
    subi r25, 186
    sbci r17, 219
    sbci r21, 79
    sbci r16, 217
    lsl r16
    rol r25
    rol r17
    rol r21
    adc r16, r1
    lsl r16
    rol r25
    rol r17
    rol r21
    adc r16, r1
    lsl r16
    rol r25
    rol r17
    rol r21
    adc r16, r1
    mov r15, r22
    lsr r15
    ror r24
    ror r23
    ror r18
    ror r22
    lsr r15
    ror r24
    ror r23
    ror r18
    ror r22
    st Z+, r22
    st Z+, r18
    st Z+, r23
    st Z+, r24
    subi r22, 116
    sbci r18, 183
    sbci r23, 159
    sbci r24, 178
    st Z+, r19
    st Z+, r20
    st Z+, r3
    st Z+, r10
    mov r15, r22
    mov r22, r3
    mov r3, r18
    mov r18, r10
    subi r19, 232
    sbci r20, 110
    sbci r22, 63
    sbci r18, 101
    lsl r22
    rol r18
    rol r19
    rol r20
    adc r22, r1
    mov r10, r11
    lsr r10
    ror r2
    ror r14
    ror r5
    ror r11
    lsr r10
    ror r2
    ror r14
    ror r5
    ror r11
    lsr r10
    ror r2
    ror r14
    ror r5
    ror r11
    st Z+, r11
    st Z+, r5
    st Z+, r14
    st Z+, r2
    mov r10, r20
    mov r20, r11
    mov r11, r19
    mov r19, r5
    mov r5, r18
    mov r18, r14
    mov r14, r22
    mov r22, r2
    subi r20, 25
    sbci r19, 214
    sbci r18, 13
    sbci r22, 118
    lsl r20
    rol r19
    rol r18
    rol r22
    adc r20, r1
    st Z+, r4
    st Z+, r6
    st Z+, r0
    st Z+, r12
    mov r2, r22
    mov r22, r4
    mov r4, r18
    mov r18, r6
    mov r6, r19
    mov r19, r0
    mov r0, r20
    mov r20, r12
    subi r22, 49
    sbci r18, 172
    sbci r19, 27
    sbci r20, 236
    lsl r22
    rol r18
    rol r19
    rol r20
    adc r22, r1
    lsl r22
    rol r18
    rol r19
    rol r20
    adc r22, r1
    lsl r22
    rol r18
    rol r19
    rol r20
    adc r22, r1
    st Z+, r7
    st Z+, r13
    st Z+, r8
    st Z+, r9
    mov r12, r20
    mov r20, r7
    mov r7, r19
    mov r19, r13
    mov r13, r18
    mov r18, r8
    mov r8, r22
    mov r22, r9
    subi r20, 98
    sbci r19, 88
    sbci r18, 55
    sbci r22, 216
    ldd r9, Y+16
    st Z+, r9
    std Y+23, r20
    ldd r20, Y+17
    st Z+, r20
    std Y+24, r19
    ldd r19, Y+14
    st Z+, r19
    std Y+25, r18
    ldd r18, Y+15
    st Z+, r18
    std Y+22, r22
    mov r22, r9
    subi r22, 196
    sbci r20, 176
    sbci r19, 110
    sbci r18, 176
    lsl r18
    rol r22
    rol r20
    rol r19
    adc r18, r1
    lsl r18
    rol r22
    rol r20
    rol r19
    adc r18, r1
    lsl r18
    rol r22
    rol r20
    rol r19
    adc r18, r1
    ldd r9, Y+21
    std Y+15, r19
    ldd r19, Y+18
    std Y+14, r20
    ldd r20, Y+19
    std Y+17, r22
    ldd r22, Y+20
    std Y+16, r18
    mov r18, r9
    lsr r18
    ror r22
    ror r20
    ror r19
    ror r9
    lsr r18
    ror r22
    ror r20
    ror r19
    ror r9
    st Z+, r9
    st Z+, r19
    st Z+, r20
    st Z+, r22
    mov r18, r9
    subi r18, 136
    sbci r19, 97
    sbci r20, 221
    sbci r22, 96
    st Z+, r16
    st Z+, r25
    st Z+, r17
    st Z+, r21
    subi r16, 15
    sbci r25, 195
    sbci r17, 186
    sbci r21, 193
    lsl r17
    rol r21
    rol r16
    rol r25
    adc r17, r1
    mov r9, r23
    lsr r9
    ror r3
    ror r15
    ror r24
    ror r23
    lsr r9
    ror r3
    ror r15
    ror r24
    ror r23
    lsr r9
    ror r3
    ror r15
    ror r24
    ror r23
    st Z+, r23
    st Z+, r24
    st Z+, r15
    st Z+, r3
    mov r9, r25
    mov r25, r15
    mov r15, r16
    mov r16, r3
    subi r23, 58
    sbci r24, 156
    sbci r25, 120
    sbci r16, 6
    lsl r23
    rol r24
    rol r25
    rol r16
    adc r23, r1
    st Z+, r14
    st Z+, r5
    st Z+, r11
    st Z+, r10
    mov r3, r16
    mov r16, r14
    mov r14, r25
    mov r25, r5
    mov r5, r24
    mov r24, r11
    mov r11, r23
    mov r23, r10
    subi r16, 115
    sbci r25, 56
    sbci r24, 241
    sbci r23, 12
    lsl r16
    rol r25
    rol r24
    rol r23
    adc r16, r1
    lsl r16
    rol r25
    rol r24
    rol r23
    adc r16, r1
    lsl r16
    rol r25
    rol r24
    rol r23
    adc r16, r1
    st Z+, r0
    st Z+, r6
    st Z+, r4
    st Z+, r2
    mov r10, r23
    mov r23, r0
    mov r0, r24
    mov r24, r6
    mov r6, r25
    mov r25, r4
    mov r4, r16
    mov r16, r2
    subi r23, 229
    sbci r24, 112
    sbci r25, 226
    sbci r16, 25
    st Z+, r8
    st Z+, r13
    st Z+, r7
    st Z+, r12
    mov r2, r23
    mov r23, r8
    mov r8, r24
    mov r24, r13
    mov r13, r25
    mov r25, r7
    mov r7, r16
    mov r16, r12
    subi r23, 201
    sbci r24, 225
    sbci r25, 196
    sbci r16, 51
    lsl r16
    rol r23
    rol r24
    rol r25
    adc r16, r1
    lsl r16
    rol r23
    rol r24
    rol r25
    adc r16, r1
    lsl r16
    rol r23
    rol r24
    rol r25
    adc r16, r1
    ldd r12, Y+22
    std Y+20, r25
    ldd r25, Y+23
    std Y+19, r24
    ldd r24, Y+24
    std Y+18, r23
    ldd r23, Y+25
    std Y+21, r16
    mov r16, r12
    lsr r16
    ror r23
    ror r24
    ror r25
    ror r12
    lsr r16
    ror r23
    ror r24
    ror r25
    ror r12
    st Z+, r12
    st Z+, r25
    st Z+, r24
    st Z+, r23
    mov r16, r12
    subi r16, 145
    sbci r25, 195
    sbci r24, 137
    sbci r23, 103
    ldd r12, Y+16
    st Z+, r12
    std Y+25, r16
    ldd r16, Y+17
    st Z+, r16
    std Y+24, r25
    ldd r25, Y+14
    st Z+, r25
    std Y+23, r24
    ldd r24, Y+15
    st Z+, r24
    std Y+22, r23
    mov r23, r12
    subi r23, 33
    sbci r16, 135
    sbci r25, 19
    sbci r24, 207
    lsl r25
    rol r24
    rol r23
    rol r16
    adc r25, r1
    mov r12, r20
    lsr r12
    ror r19
    ror r18
    ror r22
    ror r20
    lsr r12
    ror r19
    ror r18
    ror r22
    ror r20
    lsr r12
    ror r19
    ror r18
    ror r22
    ror r20
    st Z+, r20
    st Z+, r22
    st Z+, r18
    st Z+, r19
    subi r20, 235
    sbci r22, 24
    sbci r18, 182
    sbci r19, 21
    lsl r20
    rol r22
    rol r18
    rol r19
    adc r20, r1
    st Z+, r17
    st Z+, r21
    st Z+, r15
    st Z+, r9
    mov r12, r19
    mov r19, r15
    mov r15, r18
    mov r18, r9
    subi r17, 213
    sbci r21, 49
    sbci r19, 108
    sbci r18, 43
    lsl r17
    rol r21
    rol r19
    rol r18
    adc r17, r1
    lsl r17
    rol r21
    rol r19
    rol r18
    adc r17, r1
    lsl r17
    rol r21
    rol r19
    rol r18
    adc r17, r1
    st Z+, r11
    st Z+, r5
    st Z+, r14
    st Z+, r3
    mov r9, r18
    mov r18, r11
    mov r11, r19
    mov r19, r5
    mov r5, r21
    mov r21, r14
    mov r14, r17
    mov r17, r3
    subi r18, 169
    sbci r19, 99
    sbci r21, 216
    sbci r17, 86
    st Z+, r4
    st Z+, r6
    st Z+, r0
    st Z+, r10
    mov r3, r18
    mov r18, r4
    mov r4, r19
    mov r19, r6
    mov r6, r21
    mov r21, r0
    mov r0, r17
    mov r17, r10
    subi r18, 81
    sbci r19, 199
    sbci r21, 176
    sbci r17, 173
    lsl r17
    rol r18
    rol r19
    rol r21
    adc r17, r1
    lsl r17
    rol r18
    rol r19
    rol r21
    adc r17, r1
    lsl r17
    rol r18
    rol r19
    rol r21
    adc r17, r1
    mov r10, r7
    lsr r10
    ror r13
    ror r8
    ror r2
    ror r7
    lsr r10
    ror r13
    ror r8
    ror r2
    ror r7
    st Z+, r7
    st Z+, r2
    st Z+, r8
    st Z+, r13
    mov r10, r21
    mov r21, r7
    mov r7, r19
    mov r19, r2
    mov r2, r18
    mov r18, r8
    mov r8, r17
    mov r17, r13
    subi r21, 162
    sbci r19, 142
    sbci r18, 97
    sbci r17, 91
    ldd r13, Y+21
    st Z+, r13
    std Y+15, r21
    ldd r21, Y+18
    st Z+, r21
    std Y+14, r19
    ldd r19, Y+19
    st Z+, r19
    std Y+17, r18
    ldd r18, Y+20
    st Z+, r18
    std Y+16, r17
    mov r17, r13
    subi r17, 67
    sbci r21, 29
    sbci r19, 195
    sbci r18, 182
    lsl r19
    rol r18
    rol r17
    rol r21
    adc r19, r1
    ldd r13, Y+23
    std Y+20, r21
    ldd r21, Y+22
    std Y+19, r17
    ldd r17, Y+25
    std Y+18, r18
    ldd r18, Y+24
    std Y+21, r19
    mov r19, r13
    lsr r19
    ror r18
    ror r17
    ror r21
    ror r13
    lsr r19
    ror r18
    ror r17
    ror r21
    ror r13
    lsr r19
    ror r18
    ror r17
    ror r21
    ror r13
    st Z+, r13
    st Z+, r21
    st Z+, r17
    st Z+, r18
    mov r19, r13
    subi r19, 16
    sbci r21, 167
    sbci r17, 190
    sbci r18, 68
    lsl r19
    rol r21
    rol r17
    rol r18
    adc r19, r1
    st Z+, r25
    st Z+, r24
    st Z+, r23
    st Z+, r16
    subi r25, 31
    sbci r24, 78
    sbci r23, 125
    sbci r16, 137
    lsl r25
    rol r24
    rol r23
    rol r16
    adc r25, r1
    lsl r25
    rol r24
    rol r23
    rol r16
    adc r25, r1
    lsl r25
    rol r24
    rol r23
    rol r16
    adc r25, r1
    st Z+, r20
    st Z+, r22
    st Z+, r15
    st Z+, r12
    mov r13, r16
    mov r16, r15
    mov r15, r23
    mov r23, r12
    subi r20, 62
    sbci r22, 156
    sbci r16, 250
    sbci r23, 18
    st Z+, r14
    st Z+, r5
    st Z+, r11
    st Z+, r9
    mov r12, r20
    mov r20, r14
    mov r14, r22
    mov r22, r5
    mov r5, r16
    mov r16, r11
    mov r11, r23
    mov r23, r9
    subi r20, 123
    sbci r22, 56
    sbci r16, 245
    sbci r23, 37
    lsl r23
    rol r20
    rol r22
    rol r16
    adc r23, r1
    lsl r23
    rol r20
    rol r22
    rol r16
    adc r23, r1
    lsl r23
    rol r20
    rol r22
    rol r16
    adc r23, r1
    mov r9, r0
    lsr r9
    ror r6
    ror r4
    ror r3
    ror r0
    lsr r9
    ror r6
    ror r4
    ror r3
    ror r0
    st Z+, r0
    st Z+, r3
    st Z+, r4
    st Z+, r6
    mov r9, r16
    mov r16, r0
    mov r0, r22
    mov r22, r3
    mov r3, r20
    mov r20, r4
    mov r4, r23
    mov r23, r6
    subi r16, 245
    sbci r22, 112
    sbci r20, 234
    sbci r23, 75
    st Z+, r8
    st Z+, r2
    st Z+, r7
    st Z+, r10
    mov r6, r16
    mov r16, r8
    mov r8, r22
    mov r22, r2
    mov r2, r20
    mov r20, r7
    mov r7, r23
    mov r23, r10
    subi r16, 233
    sbci r22, 225
    sbci r20, 212
    sbci r23, 151
    lsl r20
    rol r23
    rol r16
    rol r22
    adc r20, r1
    ldd r10, Y+17
    std Y+24, r22
    ldd r22, Y+16
    std Y+25, r16
    ldd r16, Y+15
    std Y+22, r23
    ldd r23, Y+14
    std Y+23, r20
    mov r20, r10
    lsr r20
    ror r23
    ror r16
    ror r22
    ror r10
    lsr r20
    ror r23
    ror r16
    ror r22
    ror r10
    lsr r20
    ror r23
    ror r16
    ror r22
    ror r10
    st Z+, r10
    st Z+, r22
    st Z+, r16
    st Z+, r23
    mov r20, r10
    subi r20, 237
    sbci r22, 71
    sbci r16, 117
    sbci r23, 67
    lsl r20
    rol r22
    rol r16
    rol r23
    adc r20, r1
    ldd r10, Y+21
    st Z+, r10
    std Y+14, r23
    ldd r23, Y+18
    st Z+, r23
    std Y+15, r16
    ldd r16, Y+19
    st Z+, r16
    std Y+16, r22
    ldd r22, Y+20
    st Z+, r22
    std Y+17, r20
    mov r20, r10
    subi r20, 217
    sbci r23, 143
    sbci r16, 234
    sbci r22, 134
    lsl r20
    rol r23
    rol r16
    rol r22
    adc r20, r1
    lsl r20
    rol r23
    rol r16
    rol r22
    adc r20, r1
    lsl r20
    rol r23
    rol r16
    rol r22
    adc r20, r1
    st Z+, r19
    st Z+, r21
    st Z+, r17
    st Z+, r18
    subi r19, 178
    sbci r21, 31
    sbci r17, 213
    sbci r18, 13
    st Z+, r25
    st Z+, r24
    st Z+, r15
    st Z+, r13
    mov r10, r19
    mov r19, r15
    mov r15, r21
    mov r21, r13
    subi r25, 99
    sbci r24, 63
    sbci r19, 170
    sbci r21, 27
    lsl r21
    rol r25
    rol r24
    rol r19
    adc r21, r1
    lsl r21
    rol r25
    rol r24
    rol r19
    adc r21, r1
    lsl r21
    rol r25
    rol r24
    rol r19
    adc r21, r1
    mov r13, r11
    lsr r13
    ror r5
    ror r14
    ror r12
    ror r11
    lsr r13
    ror r5
    ror r14
    ror r12
    ror r11
    st Z+, r11
    st Z+, r12
    st Z+, r14
    st Z+, r5
    mov r13, r19
    mov r19, r11
    mov r11, r24
    mov r24, r12
    mov r12, r25
    mov r25, r14
    mov r14, r21
    mov r21, r5
    subi r19, 197
    sbci r24, 126
    sbci r25, 84
    sbci r21, 55
    st Z+, r4
    st Z+, r3
    st Z+, r0
    st Z+, r9
    mov r5, r19
    mov r19, r4
    mov r4, r24
    mov r24, r3
    mov r3, r25
    mov r25, r0
    mov r0, r21
    mov r21, r9
    subi r19, 137
    sbci r24, 253
    sbci r25, 168
    sbci r21, 110
    lsl r25
    rol r21
    rol r19
    rol r24
    adc r25, r1
    mov r9, r2
    lsr r9
    ror r8
    ror r6
    ror r7
    ror r2
    lsr r9
    ror r8
    ror r6
    ror r7
    ror r2
    lsr r9
    ror r8
    ror r6
    ror r7
    ror r2
    st Z+, r2
    st Z+, r7
    st Z+, r6
    st Z+, r8
    mov r9, r24
    mov r24, r2
    mov r2, r19
    mov r19, r7
    mov r7, r21
    mov r21, r6
    mov r6, r25
    mov r25, r8
    subi r24, 30
    sbci r19, 13
    sbci r21, 84
    sbci r25, 251
    lsl r24
    rol r19
    rol r21
    rol r25
    adc r24, r1
    ldd r8, Y+23
    st Z+, r8
    std Y+20, r25
    ldd r25, Y+22
    st Z+, r25
    std Y+19, r21
    ldd r21, Y+25
    st Z+, r21
    std Y+18, r19
    ldd r19, Y+24
    st Z+, r19
    std Y+21, r24
    mov r24, r8
    subi r24, 60
    sbci r25, 26
    sbci r21, 168
    sbci r19, 246
    lsl r24
    rol r25
    rol r21
    rol r19
    adc r24, r1
    lsl r24
    rol r25
    rol r21
    rol r19
    adc r24, r1
    lsl r24
    rol r25
    rol r21
    rol r19
    adc r24, r1
    ldd r8, Y+17
    st Z+, r8
    std Y+24, r19
    ldd r19, Y+16
    st Z+, r19
    std Y+25, r21
    ldd r21, Y+15
    st Z+, r21
    std Y+22, r25
    ldd r25, Y+14
    st Z+, r25
    std Y+23, r24
    mov r24, r8
    subi r24, 120
    sbci r19, 52
    sbci r21, 80
    sbci r25, 237
    st Z+, r20
    st Z+, r23
    st Z+, r16
    st Z+, r22
    subi r20, 240
    sbci r23, 104
    sbci r16, 160
    sbci r22, 218
    lsl r22
    rol r20
    rol r23
    rol r16
    adc r22, r1
    lsl r22
    rol r20
    rol r23
    rol r16
    adc r22, r1
    lsl r22
    rol r20
    rol r23
    rol r16
    adc r22, r1
    mov r8, r18
    lsr r8
    ror r17
    ror r15
    ror r10
    ror r18
    lsr r8
    ror r17
    ror r15
    ror r10
    ror r18
    st Z+, r18
    st Z+, r10
    st Z+, r15
    st Z+, r17
    mov r8, r16
    mov r16, r10
    mov r10, r23
    mov r23, r15
    subi r18, 224
    sbci r16, 209
    sbci r23, 64
    sbci r17, 181
    st Z+, r14
    st Z+, r12
    st Z+, r11
    st Z+, r13
    mov r15, r18
    mov r18, r14
    mov r14, r16
    mov r16, r12
    mov r12, r23
    mov r23, r11
    mov r11, r17
    mov r17, r13
    subi r18, 192
    sbci r16, 163
    sbci r23, 129
    sbci r17, 106
    lsl r23
    rol r17
    rol r18
    rol r16
    adc r23, r1
    mov r13, r3
    lsr r13
    ror r4
    ror r5
    ror r0
    ror r3
    lsr r13
    ror r4
    ror r5
    ror r0
    ror r3
    lsr r13
    ror r4
    ror r5
    ror r0
    ror r3
    st Z+, r3
    st Z+, r0
    st Z+, r5
    st Z+, r4
    mov r13, r16
    mov r16, r3
    mov r3, r18
    mov r18, r0
    mov r0, r17
    mov r17, r5
    mov r5, r23
    mov r23, r4
    subi r16, 17
    sbci r18, 60
    sbci r17, 36
    sbci r23, 22
    lsl r16
    rol r18
    rol r17
    rol r23
    adc r16, r1
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r9
    mov r4, r23
    mov r23, r6
    mov r6, r17
    mov r17, r7
    mov r7, r18
    mov r18, r2
    mov r2, r16
    mov r16, r9
    subi r23, 33
    sbci r17, 120
    sbci r18, 72
    sbci r16, 44
    lsl r23
    rol r17
    rol r18
    rol r16
    adc r23, r1
    lsl r23
    rol r17
    rol r18
    rol r16
    adc r23, r1
    lsl r23
    rol r17
    rol r18
    rol r16
    adc r23, r1
    ldd r9, Y+21
    st Z+, r9
    std Y+14, r16
    ldd r16, Y+18
    st Z+, r16
    std Y+15, r18
    ldd r18, Y+19
    st Z+, r18
    std Y+16, r17
    ldd r17, Y+20
    st Z+, r17
    std Y+17, r23
    mov r23, r9
    subi r23, 65
    sbci r16, 240
    sbci r18, 144
    sbci r17, 88
    ldd r9, Y+23
    st Z+, r9
    std Y+20, r23
    ldd r23, Y+22
    st Z+, r23
    std Y+19, r16
    ldd r16, Y+25
    st Z+, r16
    std Y+18, r18
    ldd r18, Y+24
    st Z+, r18
    std Y+21, r17
    mov r17, r9
    subi r17, 129
    sbci r23, 224
    sbci r16, 33
    sbci r18, 177
    lsl r18
    rol r17
    rol r23
    rol r16
    adc r18, r1
    lsl r18
    rol r17
    rol r23
    rol r16
    adc r18, r1
    lsl r18
    rol r17
    rol r23
    rol r16
    adc r18, r1
    mov r9, r25
    lsr r9
    ror r21
    ror r19
    ror r24
    ror r25
    lsr r9
    ror r21
    ror r19
    ror r24
    ror r25
    st Z+, r25
    st Z+, r24
    st Z+, r19
    st Z+, r21
    subi r25, 2
    sbci r24, 193
    sbci r19, 67
    sbci r21, 98
    st Z+, r22
    st Z+, r20
    st Z+, r10
    st Z+, r8
    mov r9, r25
    mov r25, r10
    mov r10, r24
    mov r24, r8
    subi r22, 3
    sbci r20, 130
    sbci r25, 135
    sbci r24, 196
    lsl r25
    rol r24
    rol r22
    rol r20
    adc r25, r1
    mov r8, r12
    lsr r8
    ror r14
    ror r15
    ror r11
    ror r12
    lsr r8
    ror r14
    ror r15
    ror r11
    ror r12
    lsr r8
    ror r14
    ror r15
    ror r11
    ror r12
    st Z+, r12
    st Z+, r11
    st Z+, r15
    st Z+, r14
    mov r8, r20
    mov r20, r12
    mov r12, r22
    mov r22, r11
    mov r11, r24
    mov r24, r15
    mov r15, r25
    mov r25, r14
    subi r20, 60
    sbci r22, 119
    sbci r24, 251
    sbci r25, 41
    lsl r20
    rol r22
    rol r24
    rol r25
    adc r20, r1
    st Z+, r5
    st Z+, r0
    st Z+, r3
    st Z+, r13
    mov r14, r25
    mov r25, r5
    mov r5, r24
    mov r24, r0
    mov r0, r22
    mov r22, r3
    mov r3, r20
    mov r20, r13
    subi r25, 119
    sbci r24, 238
    sbci r22, 246
    sbci r20, 83
    lsl r25
    rol r24
    rol r22
    rol r20
    adc r25, r1
    lsl r25
    rol r24
    rol r22
    rol r20
    adc r25, r1
    lsl r25
    rol r24
    rol r22
    rol r20
    adc r25, r1
    st Z+, r2
    st Z+, r7
    st Z+, r6
    st Z+, r4
    mov r13, r20
    mov r20, r2
    mov r2, r22
    mov r22, r7
    mov r7, r24
    mov r24, r6
    mov r6, r25
    mov r25, r4
    subi r20, 237
    sbci r22, 220
    sbci r24, 237
    sbci r25, 167
    ldd r4, Y+17
    st Z+, r4
    std Y+24, r20
    ldd r20, Y+16
    st Z+, r20
    std Y+25, r22
    ldd r22, Y+15
    st Z+, r22
    std Y+22, r24
    ldd r24, Y+14
    st Z+, r24
    std Y+23, r25
    mov r25, r4
    subi r25, 218
    sbci r20, 185
    sbci r22, 219
    sbci r24, 79
    lsl r24
    rol r25
    rol r20
    rol r22
    adc r24, r1
    lsl r24
    rol r25
    rol r20
    rol r22
    adc r24, r1
    lsl r24
    rol r25
    rol r20
    rol r22
    adc r24, r1
    ldd r4, Y+21
    std Y+14, r22
    ldd r22, Y+20
    std Y+15, r20
    ldd r20, Y+19
    std Y+16, r25
    ldd r25, Y+18
    std Y+17, r24
    mov r24, r4
    lsr r24
    ror r25
    ror r20
    ror r22
    ror r4
    lsr r24
    ror r25
    ror r20
    ror r22
    ror r4
    st Z+, r4
    st Z+, r22
    st Z+, r20
    st Z+, r25
    mov r24, r4
    subi r24, 179
    sbci r22, 115
    sbci r20, 183
    sbci r25, 159
    st Z+, r18
    st Z+, r17
    st Z+, r23
    st Z+, r16
    subi r18, 102
    sbci r17, 231
    sbci r23, 110
    sbci r16, 63
    lsl r23
    rol r16
    rol r18
    rol r17
    adc r23, r1
    mov r4, r19
    lsr r4
    ror r10
    ror r9
    ror r21
    ror r19
    lsr r4
    ror r10
    ror r9
    ror r21
    ror r19
    lsr r4
    ror r10
    ror r9
    ror r21
    ror r19
    st Z+, r19
    st Z+, r21
    st Z+, r9
    st Z+, r10
    mov r4, r17
    mov r17, r9
    mov r9, r18
    mov r18, r10
    subi r19, 119
    sbci r21, 24
    sbci r17, 214
    sbci r18, 13
    lsl r19
    rol r21
    rol r17
    rol r18
    adc r19, r1
    st Z+, r15
    st Z+, r11
    st Z+, r12
    st Z+, r8
    mov r10, r18
    mov r18, r15
    mov r15, r17
    mov r17, r11
    mov r11, r21
    mov r21, r12
    mov r12, r19
    mov r19, r8
    subi r18, 237
    sbci r17, 48
    sbci r21, 172
    sbci r19, 27
    lsl r18
    rol r17
    rol r21
    rol r19
    adc r18, r1
    lsl r18
    rol r17
    rol r21
    rol r19
    adc r18, r1
    lsl r18
    rol r17
    rol r21
    rol r19
    adc r18, r1
    st Z+, r3
    st Z+, r0
    st Z+, r5
    st Z+, r14
    mov r8, r19
    mov r19, r3
    mov r3, r21
    mov r21, r0
    mov r0, r17
    mov r17, r5
    mov r5, r18
    mov r18, r14
    subi r19, 217
    sbci r21, 97
    sbci r17, 88
    sbci r18, 55
    st Z+, r6
    st Z+, r7
    st Z+, r2
    st Z+, r13
    mov r14, r19
    mov r19, r6
    mov r6, r21
    mov r21, r7
    mov r7, r17
    mov r17, r2
    mov r2, r18
    mov r18, r13
    subi r19, 177
    sbci r21, 195
    sbci r17, 176
    sbci r18, 110
    lsl r18
    rol r19
    rol r21
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r21
    rol r17
    adc r18, r1
    lsl r18
    rol r19
    rol r21
    rol r17
    adc r18, r1
    ldd r13, Y+23
    std Y+18, r17
    ldd r17, Y+24
    std Y+19, r21
    ldd r21, Y+25
    std Y+20, r19
    ldd r19, Y+22
    std Y+21, r18
    mov r18, r13
    lsr r18
    ror r19
    ror r21
    ror r17
    ror r13
    lsr r18
    ror r19
    ror r21
    ror r17
    ror r13
    st Z+, r13
    st Z+, r17
    st Z+, r21
    st Z+, r19
    mov r18, r13
    subi r18, 97
    sbci r17, 135
    sbci r21, 97
    sbci r19, 221
    ldd r13, Y+17
    st Z+, r13
    std Y+22, r18
    ldd r18, Y+16
    st Z+, r18
    std Y+25, r17
    ldd r17, Y+15
    st Z+, r17
    std Y+24, r21
    ldd r21, Y+14
    st Z+, r21
    std Y+23, r19
    mov r19, r13
    subi r19, 194
    sbci r18, 14
    sbci r17, 195
    sbci r21, 186
    lsl r17
    rol r21
    rol r19
    rol r18
    adc r17, r1
    mov r13, r20
    lsr r13
    ror r22
    ror r24
    ror r25
    ror r20
    lsr r13
    ror r22
    ror r24
    ror r25
    ror r20
    lsr r13
    ror r22
    ror r24
    ror r25
    ror r20
    st Z+, r20
    st Z+, r25
    st Z+, r24
    st Z+, r22
    subi r20, 7
    sbci r25, 57
    sbci r24, 156
    sbci r22, 120
    lsl r20
    rol r25
    rol r24
    rol r22
    adc r20, r1
    st Z+, r23
    st Z+, r16
    st Z+, r9
    st Z+, r4
    mov r13, r22
    mov r22, r9
    mov r9, r24
    mov r24, r4
    subi r23, 13
    sbci r16, 114
    sbci r22, 56
    sbci r24, 241
    lsl r23
    rol r16
    rol r22
    rol r24
    adc r23, r1
    lsl r23
    rol r16
    rol r22
    rol r24
    adc r23, r1
    lsl r23
    rol r16
    rol r22
    rol r24
    adc r23, r1
    st Z+, r12
    st Z+, r11
    st Z+, r15
    st Z+, r10
    mov r4, r24
    mov r24, r12
    mov r12, r22
    mov r22, r11
    mov r11, r16
    mov r16, r15
    mov r15, r23
    mov r23, r10
    subi r24, 26
    sbci r22, 228
    sbci r16, 112
    sbci r23, 226
    st Z+, r5
    st Z+, r0
    st Z+, r3
    st Z+, r8
    mov r10, r24
    mov r24, r5
    mov r5, r22
    mov r22, r0
    mov r0, r16
    mov r16, r3
    mov r3, r23
    mov r23, r8
    subi r24, 52
    sbci r22, 200
    sbci r16, 225
    sbci r23, 196
    lsl r23
    rol r24
    rol r22
    rol r16
    adc r23, r1
    lsl r23
    rol r24
    rol r22
    rol r16
    adc r23, r1
    lsl r23
    rol r24
    rol r22
    rol r16
    adc r23, r1
    mov r8, r2
    lsr r8
    ror r7
    ror r6
    ror r14
    ror r2
    lsr r8
    ror r7
    ror r6
    ror r14
    ror r2
    st Z+, r2
    st Z+, r14
    st Z+, r6
    st Z+, r7
    mov r8, r16
    mov r16, r2
    mov r2, r22
    mov r22, r14
    mov r14, r24
    mov r24, r6
    mov r6, r23
    mov r23, r7
    subi r16, 104
    sbci r22, 144
    sbci r24, 195
    sbci r23, 137
    ldd r7, Y+21
    st Z+, r7
    std Y+14, r16
    ldd r16, Y+20
    st Z+, r16
    std Y+15, r22
    ldd r22, Y+19
    st Z+, r22
    std Y+16, r24
    ldd r24, Y+18
    st Z+, r24
    std Y+17, r23
    mov r23, r7
    subi r23, 208
    sbci r16, 32
    sbci r22, 135
    sbci r24, 19
    lsl r22
    rol r24
    rol r23
    rol r16
    adc r22, r1
    ldd r7, Y+24
    std Y+18, r16
    ldd r16, Y+23
    std Y+19, r23
    ldd r23, Y+22
    std Y+20, r24
    ldd r24, Y+25
    std Y+21, r22
    mov r22, r7
    lsr r22
    ror r24
    ror r23
    ror r16
    ror r7
    lsr r22
    ror r24
    ror r23
    ror r16
    ror r7
    lsr r22
    ror r24
    ror r23
    ror r16
    ror r7
    st Z+, r7
    st Z+, r16
    st Z+, r23
    st Z+, r24
    mov r22, r7
    subi r22, 22
    sbci r16, 234
    sbci r23, 24
    sbci r24, 182
    lsl r22
    rol r16
    rol r23
    rol r24
    adc r22, r1
    st Z+, r17
    st Z+, r21
    st Z+, r19
    st Z+, r18
    subi r17, 44
    sbci r21, 212
    sbci r19, 49
    sbci r18, 108
    lsl r17
    rol r21
    rol r19
    rol r18
    adc r17, r1
    lsl r17
    rol r21
    rol r19
    rol r18
    adc r17, r1
    lsl r17
    rol r21
    rol r19
    rol r18
    adc r17, r1
    st Z+, r20
    st Z+, r25
    st Z+, r9
    st Z+, r13
    mov r7, r18
    mov r18, r9
    mov r9, r19
    mov r19, r13
    subi r20, 87
    sbci r25, 168
    sbci r18, 99
    sbci r19, 216
    st Z+, r15
    st Z+, r11
    st Z+, r12
    st Z+, r4
    mov r13, r20
    mov r20, r15
    mov r15, r25
    mov r25, r11
    mov r11, r18
    mov r18, r12
    mov r12, r19
    mov r19, r4
    subi r20, 174
    sbci r25, 80
    sbci r18, 199
    sbci r19, 176
    lsl r19
    rol r20
    rol r25
    rol r18
    adc r19, r1
    lsl r19
    rol r20
    rol r25
    rol r18
    adc r19, r1
    lsl r19
    rol r20
    rol r25
    rol r18
    adc r19, r1
    mov r4, r3
    lsr r4
    ror r0
    ror r5
    ror r10
    ror r3
    lsr r4
    ror r0
    ror r5
    ror r10
    ror r3
    st Z+, r3
    st Z+, r10
    st Z+, r5
    st Z+, r0
    mov r4, r18
    mov r18, r3
    mov r3, r25
    mov r25, r10
    mov r10, r20
    mov r20, r5
    mov r5, r19
    mov r19, r0
    subi r18, 92
    sbci r25, 161
    sbci r20, 142
    sbci r19, 97
    st Z+, r6
    st Z+, r14
    st Z+, r2
    st Z+, r8
    mov r0, r18
    mov r18, r6
    mov r6, r25
    mov r25, r14
    mov r14, r20
    mov r20, r2
    mov r2, r19
    mov r19, r8
    subi r18, 183
    sbci r25, 66
    sbci r20, 29
    sbci r19, 195
    lsl r20
    rol r19
    rol r18
    rol r25
    adc r20, r1
    ldd r8, Y+16
    std Y+25, r25
    ldd r25, Y+17
    std Y+22, r18
    ldd r18, Y+14
    std Y+23, r19
    ldd r19, Y+15
    std Y+24, r20
    mov r20, r8
    lsr r20
    ror r19
    ror r18
    ror r25
    ror r8
    lsr r20
    ror r19
    ror r18
    ror r25
    ror r8
    lsr r20
    ror r19
    ror r18
    ror r25
    ror r8
    st Z+, r8
    st Z+, r25
    st Z+, r18
    st Z+, r19
    mov r20, r8
    subi r20, 69
    sbci r25, 15
    sbci r18, 167
    sbci r19, 190
    lsl r20
    rol r25
    rol r18
    rol r19
    adc r20, r1
    ldd r8, Y+21
    st Z+, r8
    std Y+15, r19
    ldd r19, Y+20
    st Z+, r19
    std Y+14, r18
    ldd r18, Y+19
    st Z+, r18
    std Y+17, r25
    ldd r25, Y+18
    st Z+, r25
    std Y+16, r20
    mov r20, r8
    subi r20, 138
    sbci r19, 30
    sbci r18, 78
    sbci r25, 125
    lsl r20
    rol r19
    rol r18
    rol r25
    adc r20, r1
    lsl r20
    rol r19
    rol r18
    rol r25
    adc r20, r1
    lsl r20
    rol r19
    rol r18
    rol r25
    adc r20, r1
    st Z+, r22
    st Z+, r16
    st Z+, r23
    st Z+, r24
    subi r22, 19
    sbci r16, 61
    sbci r23, 156
    sbci r24, 250
    st Z+, r17
    st Z+, r21
    st Z+, r9
    st Z+, r7
    mov r8, r22
    mov r22, r9
    mov r9, r16
    mov r16, r7
    subi r17, 38
    sbci r21, 122
    sbci r22, 56
    sbci r16, 245
    lsl r16
    rol r17
    rol r21
    rol r22
    adc r16, r1
    lsl r16
    rol r17
    rol r21
    rol r22
    adc r16, r1
    lsl r16
    rol r17
    rol r21
    rol r22
    adc r16, r1
    mov r7, r12
    lsr r7
    ror r11
    ror r15
    ror r13
    ror r12
    lsr r7
    ror r11
    ror r15
    ror r13
    ror r12
    st Z+, r12
    st Z+, r13
    st Z+, r15
    st Z+, r11
    mov r7, r22
    mov r22, r12
    mov r12, r21
    mov r21, r13
    mov r13, r17
    mov r17, r15
    mov r15, r16
    mov r16, r11
    subi r22, 76
    sbci r21, 244
    sbci r17, 112
    sbci r16, 234
    st Z+, r5
    st Z+, r10
    st Z+, r3
    st Z+, r4
    mov r11, r22
    mov r22, r5
    mov r5, r21
    mov r21, r10
    mov r10, r17
    mov r17, r3
    mov r3, r16
    mov r16, r4
    subi r22, 152
    sbci r21, 232
    sbci r17, 225
    sbci r16, 212
    lsl r17
    rol r16
    rol r22
    rol r21
    adc r17, r1
    mov r4, r14
    lsr r4
    ror r6
    ror r0
    ror r2
    ror r14
    lsr r4
    ror r6
    ror r0
    ror r2
    ror r14
    lsr r4
    ror r6
    ror r0
    ror r2
    ror r14
    st Z+, r14
    st Z+, r2
    st Z+, r0
    st Z+, r6
    mov r4, r21
    mov r21, r14
    mov r14, r22
    mov r22, r2
    mov r2, r16
    mov r16, r0
    mov r0, r17
    mov r17, r6
    subi r21, 68
    sbci r22, 236
    sbci r16, 71
    sbci r17, 117
    lsl r21
    rol r22
    rol r16
    rol r17
    adc r21, r1
    ldd r6, Y+24
    st Z+, r6
    std Y+18, r17
    ldd r17, Y+23
    st Z+, r17
    std Y+19, r16
    ldd r16, Y+22
    st Z+, r16
    std Y+20, r22
    ldd r22, Y+25
    st Z+, r22
    std Y+21, r21
    mov r21, r6
    subi r21, 135
    sbci r17, 216
    sbci r16, 143
    sbci r22, 234
    lsl r21
    rol r17
    rol r16
    rol r22
    adc r21, r1
    lsl r21
    rol r17
    rol r16
    rol r22
    adc r21, r1
    lsl r21
    rol r17
    rol r16
    rol r22
    adc r21, r1
    ldd r6, Y+16
    st Z+, r6
    std Y+25, r22
    ldd r22, Y+17
    st Z+, r22
    std Y+22, r16
    ldd r16, Y+14
    st Z+, r16
    std Y+23, r17
    ldd r17, Y+15
    st Z+, r17
    std Y+24, r21
    mov r21, r6
    subi r21, 14
    sbci r22, 177
    sbci r16, 31
    sbci r17, 213
    st Z+, r20
    st Z+, r19
    st Z+, r18
    st Z+, r25
    subi r20, 28
    sbci r19, 98
    sbci r18, 63
    sbci r25, 170
    lsl r25
    rol r20
    rol r19
    rol r18
    adc r25, r1
    lsl r25
    rol r20
    rol r19
    rol r18
    adc r25, r1
    lsl r25
    rol r20
    rol r19
    rol r18
    adc r25, r1
    mov r6, r24
    lsr r6
    ror r23
    ror r9
    ror r8
    ror r24
    lsr r6
    ror r23
    ror r9
    ror r8
    ror r24
    st Z+, r24
    st Z+, r8
    st Z+, r9
    st Z+, r23
    mov r6, r18
    mov r18, r8
    mov r8, r19
    mov r19, r9
    subi r24, 56
    sbci r18, 196
    sbci r19, 126
    sbci r23, 84
    st Z+, r15
    st Z+, r13
    st Z+, r12
    st Z+, r7
    mov r9, r24
    mov r24, r15
    mov r15, r18
    mov r18, r13
    mov r13, r19
    mov r19, r12
    mov r12, r23
    mov r23, r7
    subi r24, 111
    sbci r18, 136
    sbci r19, 253
    sbci r23, 168
    lsl r19
    rol r23
    rol r24
    rol r18
    adc r19, r1
    mov r7, r10
    lsr r7
    ror r5
    ror r11
    ror r3
    ror r10
    lsr r7
    ror r5
    ror r11
    ror r3
    ror r10
    lsr r7
    ror r5
    ror r11
    ror r3
    ror r10
    st Z+, r10
    st Z+, r3
    st Z+, r11
    st Z+, r5
    mov r7, r18
    mov r18, r10
    mov r10, r24
    mov r24, r3
    mov r3, r23
    mov r23, r11
    mov r11, r19
    mov r19, r5
    subi r18, 252
    sbci r24, 29
    sbci r23, 13
    sbci r19, 84
    lsl r18
    rol r24
    rol r23
    rol r19
    adc r18, r1
    st Z+, r0
    st Z+, r2
    st Z+, r14
    st Z+, r4
    mov r5, r19
    mov r19, r0
    mov r0, r23
    mov r23, r2
    mov r2, r24
    mov r24, r14
    mov r14, r18
    mov r18, r4
    subi r19, 247
    sbci r23, 59
    sbci r24, 26
    sbci r18, 168
    lsl r19
    rol r23
    rol r24
    rol r18
    adc r19, r1
    lsl r19
    rol r23
    rol r24
    rol r18
    adc r19, r1
    lsl r19
    rol r23
    rol r24
    rol r18
    adc r19, r1
    ldd r4, Y+21
    st Z+, r4
    std Y+15, r18
    ldd r18, Y+20
    st Z+, r18
    std Y+14, r24
    ldd r24, Y+19
    st Z+, r24
    std Y+17, r23
    ldd r23, Y+18
    st Z+, r23
    std Y+16, r19
    mov r19, r4
    subi r19, 238
    sbci r18, 119
    sbci r24, 52
    sbci r23, 80
    ldd r4, Y+24
    st Z+, r4
    std Y+18, r19
    ldd r19, Y+23
    st Z+, r19
    std Y+19, r18
    ldd r18, Y+22
    st Z+, r18
    std Y+20, r24
    ldd r24, Y+25
    st Z+, r24
    std Y+21, r23
    mov r23, r4
    subi r23, 219
    sbci r19, 239
    sbci r18, 104
    sbci r24, 160
    lsl r24
    rol r23
    rol r19
    rol r18
    adc r24, r1
    lsl r24
    rol r23
    rol r19
    rol r18
    adc r24, r1
    lsl r24
    rol r23
    rol r19
    rol r18
    adc r24, r1
    mov r4, r17
    lsr r4
    ror r16
    ror r22
    ror r21
    ror r17
    lsr r4
    ror r16
    ror r22
    ror r21
    ror r17
    st Z+, r17
    st Z+, r21
    st Z+, r22
    st Z+, r16
    subi r17, 182
    sbci r21, 223
    sbci r22, 209
    sbci r16, 64
    st Z+, r25
    st Z+, r20
    st Z+, r8
    st Z+, r6
    mov r4, r17
    mov r17, r8
    mov r8, r21
    mov r21, r6
    subi r25, 107
    sbci r20, 191
    sbci r17, 163
    sbci r21, 129
    lsl r17
    rol r21
    rol r25
    rol r20
    adc r17, r1
    mov r6, r13
    lsr r6
    ror r15
    ror r9
    ror r12
    ror r13
    lsr r6
    ror r15
    ror r9
    ror r12
    ror r13
    lsr r6
    ror r15
    ror r9
    ror r12
    ror r13
    st Z+, r13
    st Z+, r12
    st Z+, r9
    st Z+, r15
    mov r6, r20
    mov r20, r13
    mov r13, r25
    mov r25, r12
    mov r12, r21
    mov r21, r9
    mov r9, r17
    mov r17, r15
    subi r20, 23
    sbci r25, 16
    sbci r21, 60
    sbci r17, 36
    lsl r20
    rol r25
    rol r21
    rol r17
    adc r20, r1
    st Z+, r11
    st Z+, r3
    st Z+, r10
    st Z+, r7
    mov r15, r17
    mov r17, r11
    mov r11, r21
    mov r21, r3
    mov r3, r25
    mov r25, r10
    mov r10, r20
    mov r20, r7
    subi r17, 45
    sbci r21, 32
    sbci r25, 120
    sbci r20, 72
    lsl r17
    rol r21
    rol r25
    rol r20
    adc r17, r1
    lsl r17
    rol r21
    rol r25
    rol r20
    adc r17, r1
    lsl r17
    rol r21
    rol r25
    rol r20
    adc r17, r1
    st Z+, r14
    st Z+, r2
    st Z+, r0
    st Z+, r5
    mov r7, r20
    mov r20, r14
    mov r14, r25
    mov r25, r2
    mov r2, r21
    mov r21, r0
    mov r0, r17
    mov r17, r5
    subi r20, 89
    sbci r25, 64
    sbci r21, 240
    sbci r17, 144
    ldd r5, Y+16
    st Z+, r5
    std Y+25, r20
    ldd r20, Y+17
    st Z+, r20
    std Y+22, r25
    ldd r25, Y+14
    st Z+, r25
    std Y+23, r21
    ldd r21, Y+15
    st Z+, r21
    std Y+24, r17
    mov r17, r5
    subi r17, 178
    sbci r20, 128
    sbci r25, 224
    sbci r21, 33
    lsl r21
    rol r17
    rol r20
    rol r25
    adc r21, r1
    lsl r21
    rol r17
    rol r20
    rol r25
    adc r21, r1
    lsl r21
    rol r17
    rol r20
    rol r25
    adc r21, r1
    ldd r5, Y+21
    std Y+15, r25
    ldd r25, Y+18
    std Y+14, r20
    ldd r20, Y+19
    std Y+17, r17
    ldd r17, Y+20
    std Y+16, r21
    mov r21, r5
    lsr r21
    ror r17
    ror r20
    ror r25
    ror r5
    lsr r21
    ror r17
    ror r20
    ror r25
    ror r5
    st Z+, r5
    st Z+, r25
    st Z+, r20
    st Z+, r17
    mov r21, r5
    subi r21, 99
    sbci r25, 1
    sbci r20, 193
    sbci r17, 67
    st Z+, r24
    st Z+, r23
    st Z+, r19
    st Z+, r18
    subi r24, 197
    sbci r23, 2
    sbci r19, 130
    sbci r18, 135
    lsl r19
    rol r18
    rol r24
    rol r23
    adc r19, r1
    mov r5, r22
    lsr r5
    ror r8
    ror r4
    ror r16
    ror r22
    lsr r5
    ror r8
    ror r4
    ror r16
    ror r22
    lsr r5
    ror r8
    ror r4
    ror r16
    ror r22
    st Z+, r22
    st Z+, r16
    st Z+, r4
    st Z+, r8
    mov r5, r23
    mov r23, r4
    mov r4, r24
    mov r24, r8
    subi r22, 42
    sbci r16, 59
    sbci r23, 119
    sbci r24, 251
    lsl r22
    rol r16
    rol r23
    rol r24
    adc r22, r1
    st Z+, r9
    st Z+, r12
    st Z+, r13
    st Z+, r6
    mov r8, r24
    mov r24, r9
    mov r9, r23
    mov r23, r12
    mov r12, r16
    mov r16, r13
    mov r13, r22
    mov r22, r6
    subi r24, 84
    sbci r23, 118
    sbci r16, 238
    sbci r22, 246
    lsl r24
    rol r23
    rol r16
    rol r22
    adc r24, r1
    lsl r24
    rol r23
    rol r16
    rol r22
    adc r24, r1
    lsl r24
    rol r23
    rol r16
    rol r22
    adc r24, r1
    st Z+, r10
    st Z+, r3
    st Z+, r11
    st Z+, r15
    mov r6, r22
    mov r22, r10
    mov r10, r16
    mov r16, r3
    mov r3, r23
    mov r23, r11
    mov r11, r24
    mov r24, r15
    subi r22, 168
    sbci r16, 236
    sbci r23, 220
    sbci r24, 237
    st Z+, r0
    st Z+, r2
    st Z+, r14
    st Z+, r7
    mov r15, r22
    mov r22, r0
    mov r0, r16
    mov r16, r2
    mov r2, r23
    mov r23, r14
    mov r14, r24
    mov r24, r7
    subi r22, 80
    sbci r16, 217
    sbci r23, 185
    sbci r24, 219
    lsl r24
    rol r22
    rol r16
    rol r23
    adc r24, r1
    lsl r24
    rol r22
    rol r16
    rol r23
    adc r24, r1
    lsl r24
    rol r22
    rol r16
    rol r23
    adc r24, r1
    ldd r7, Y+24
    std Y+20, r23
    ldd r23, Y+25
    std Y+19, r16
    ldd r16, Y+22
    std Y+18, r22
    ldd r22, Y+23
    std Y+21, r24
    mov r24, r7
    lsr r24
    ror r22
    ror r16
    ror r23
    ror r7
    lsr r24
    ror r22
    ror r16
    ror r23
    ror r7
    st Z+, r7
    st Z+, r23
    st Z+, r16
    st Z+, r22
    mov r24, r7
    subi r24, 160
    sbci r23, 178
    sbci r16, 115
    sbci r22, 183
    ldd r7, Y+16
    st Z+, r7
    std Y+23, r24
    ldd r24, Y+17
    st Z+, r24
    std Y+22, r23
    ldd r23, Y+14
    st Z+, r23
    std Y+25, r16
    ldd r16, Y+15
    st Z+, r16
    std Y+24, r22
    mov r22, r7
    subi r22, 64
    sbci r24, 101
    sbci r23, 231
    sbci r16, 110
    lsl r23
    rol r16
    rol r22
    rol r24
    adc r23, r1
    mov r7, r20
    lsr r7
    ror r25
    ror r21
    ror r17
    ror r20
    lsr r7
    ror r25
    ror r21
    ror r17
    ror r20
    lsr r7
    ror r25
    ror r21
    ror r17
    ror r20
    st Z+, r20
    st Z+, r17
    st Z+, r21
    st Z+, r25
    subi r20, 14
    sbci r17, 118
    sbci r21, 24
    sbci r25, 214
    lsl r20
    rol r17
    rol r21
    rol r25
    adc r20, r1
    st Z+, r19
    st Z+, r18
    st Z+, r4
    st Z+, r5
    mov r7, r25
    mov r25, r4
    mov r4, r21
    mov r21, r5
    subi r19, 28
    sbci r18, 236
    sbci r25, 48
    sbci r21, 172
    lsl r19
    rol r18
    rol r25
    rol r21
    adc r19, r1
    lsl r19
    rol r18
    rol r25
    rol r21
    adc r19, r1
    lsl r19
    rol r18
    rol r25
    rol r21
    adc r19, r1
    st Z+, r13
    st Z+, r12
    st Z+, r9
    st Z+, r8
    mov r5, r21
    mov r21, r13
    mov r13, r25
    mov r25, r12
    mov r12, r18
    mov r18, r9
    mov r9, r19
    mov r19, r8
    subi r21, 56
    sbci r25, 216
    sbci r18, 97
    sbci r19, 88
    st Z+, r11
    st Z+, r3
    st Z+, r10
    st Z+, r6
    mov r8, r21
    mov r21, r11
    mov r11, r25
    mov r25, r3
    mov r3, r18
    mov r18, r10
    mov r10, r19
    mov r19, r6
    subi r21, 111
    sbci r25, 176
    sbci r18, 195
    sbci r19, 176
    lsl r19
    rol r21
    rol r25
    rol r18
    adc r19, r1
    lsl r19
    rol r21
    rol r25
    rol r18
    adc r19, r1
    lsl r19
    rol r21
    rol r25
    rol r18
    adc r19, r1
    mov r6, r14
    lsr r6
    ror r2
    ror r0
    ror r15
    ror r14
    lsr r6
    ror r2
    ror r0
    ror r15
    ror r14
    st Z+, r14
    st Z+, r15
    st Z+, r0
    st Z+, r2
    mov r6, r18
    mov r18, r14
    mov r14, r25
    mov r25, r15
    mov r15, r21
    mov r21, r0
    mov r0, r19
    mov r19, r2
    subi r18, 222
    sbci r25, 96
    sbci r21, 135
    sbci r19, 97
    ldd r2, Y+21
    st Z+, r2
    std Y+15, r18
    ldd r18, Y+18
    st Z+, r18
    std Y+14, r25
    ldd r25, Y+19
    st Z+, r25
    std Y+17, r21
    ldd r21, Y+20
    st Z+, r21
    std Y+16, r19
    mov r19, r2
    subi r19, 187
    sbci r18, 193
    sbci r25, 14
    sbci r21, 195
    lsl r25
    rol r21
    rol r19
    rol r18
    adc r25, r1
    ldd r2, Y+25
    std Y+20, r18
    ldd r18, Y+24
    std Y+19, r19
    ldd r19, Y+23
    std Y+18, r21
    ldd r21, Y+22
    std Y+21, r25
    mov r25, r2
    lsr r25
    ror r21
    ror r19
    ror r18
    ror r2
    lsr r25
    ror r21
    ror r19
    ror r18
    ror r2
    lsr r25
    ror r21
    ror r19
    ror r18
    ror r2
    st Z+, r2
    st Z+, r18
    st Z+, r19
    st Z+, r21
    mov r25, r2
    subi r25, 121
    sbci r18, 6
    sbci r19, 57
    sbci r21, 156
    lsl r25
    rol r18
    rol r19
    rol r21
    adc r25, r1
    st Z+, r23
    st Z+, r16
    st Z+, r22
    st Z+, r24
    subi r23, 242
    sbci r16, 12
    sbci r22, 114
    sbci r24, 56
    lsl r23
    rol r16
    rol r22
    rol r24
    adc r23, r1
    lsl r23
    rol r16
    rol r22
    rol r24
    adc r23, r1
    lsl r23
    rol r16
    rol r22
    rol r24
    adc r23, r1
    st Z+, r20
    st Z+, r17
    st Z+, r4
    st Z+, r7
    mov r2, r24
    mov r24, r4
    mov r4, r22
    mov r22, r7
    subi r20, 227
    sbci r17, 25
    sbci r24, 228
    sbci r22, 112
    st Z+, r9
    st Z+, r12
    st Z+, r13
    st Z+, r5
    mov r7, r20
    mov r20, r9
    mov r9, r17
    mov r17, r12
    mov r12, r24
    mov r24, r13
    mov r13, r22
    mov r22, r5
    subi r20, 197
    sbci r17, 51
    sbci r24, 200
    sbci r22, 225
    lsl r22
    rol r20
    rol r17
    rol r24
    adc r22, r1
    lsl r22
    rol r20
    rol r17
    rol r24
    adc r22, r1
    lsl r22
    rol r20
    rol r17
    rol r24
    adc r22, r1
    mov r5, r10
    lsr r5
    ror r3
    ror r11
    ror r8
    ror r10
    lsr r5
    ror r3
    ror r11
    ror r8
    ror r10
    st Z+, r10
    st Z+, r8
    st Z+, r11
    st Z+, r3
    mov r5, r24
    mov r24, r10
    mov r10, r17
    mov r17, r8
    mov r8, r20
    mov r20, r11
    mov r11, r22
    mov r22, r3
    subi r24, 138
    sbci r17, 103
    sbci r20, 144
    sbci r22, 195
    st Z+, r0
    st Z+, r15
    st Z+, r14
    st Z+, r6
    mov r3, r24
    mov r24, r0
    mov r0, r17
    mov r17, r15
    mov r15, r20
    mov r20, r14
    mov r14, r22
    mov r22, r6
    subi r24, 20
    sbci r17, 207
    sbci r20, 32
    sbci r22, 135
    lsl r20
    rol r22
    rol r24
    rol r17
    adc r20, r1
    ldd r6, Y+17
    std Y+22, r17
    ldd r17, Y+16
    std Y+23, r24
    ldd r24, Y+15
    std Y+24, r22
    ldd r22, Y+14
    std Y+25, r20
    mov r20, r6
    lsr r20
    ror r22
    ror r24
    ror r17
    ror r6
    lsr r20
    ror r22
    ror r24
    ror r17
    ror r6
    lsr r20
    ror r22
    ror r24
    ror r17
    ror r6
    st Z+, r6
    st Z+, r17
    st Z+, r24
    st Z+, r22
    mov r20, r6
    subi r20, 183
    sbci r17, 21
    sbci r24, 234
    sbci r22, 24
    lsl r20
    rol r17
    rol r24
    rol r22
    adc r20, r1
    ldd r6, Y+21
    st Z+, r6
    std Y+14, r22
    ldd r22, Y+18
    st Z+, r22
    std Y+15, r24
    ldd r24, Y+19
    st Z+, r24
    std Y+16, r17
    ldd r17, Y+20
    st Z+, r17
    std Y+17, r20
    mov r20, r6
    subi r20, 109
    sbci r22, 43
    sbci r24, 212
    sbci r17, 49
    lsl r20
    rol r22
    rol r24
    rol r17
    adc r20, r1
    lsl r20
    rol r22
    rol r24
    rol r17
    adc r20, r1
    lsl r20
    rol r22
    rol r24
    rol r17
    adc r20, r1
    st Z+, r25
    st Z+, r18
    st Z+, r19
    st Z+, r21
    subi r25, 217
    sbci r18, 86
    sbci r19, 168
    sbci r21, 99
    st Z+, r23
    st Z+, r16
    st Z+, r4
    st Z+, r2
    mov r6, r25
    mov r25, r4
    mov r4, r18
    mov r18, r2
    subi r23, 177
    sbci r16, 173
    sbci r25, 80
    sbci r18, 199
    lsl r18
    rol r23
    rol r16
    rol r25
    adc r18, r1
    lsl r18
    rol r23
    rol r16
    rol r25
    adc r18, r1
    lsl r18
    rol r23
    rol r16
    rol r25
    adc r18, r1
    mov r2, r13
    lsr r2
    ror r12
    ror r9
    ror r7
    ror r13
    lsr r2
    ror r12
    ror r9
    ror r7
    ror r13
    st Z+, r13
    st Z+, r7
    st Z+, r9
    st Z+, r12
    mov r2, r25
    mov r25, r13
    mov r13, r16
    mov r16, r7
    mov r7, r23
    mov r23, r9
    mov r9, r18
    mov r18, r12
    subi r25, 98
    sbci r16, 91
    sbci r23, 161
    sbci r18, 142
    st Z+, r11
    st Z+, r8
    st Z+, r10
    st Z+, r5
    mov r12, r25
    mov r25, r11
    mov r11, r16
    mov r16, r8
    mov r8, r23
    mov r23, r10
    mov r10, r18
    mov r18, r5
    subi r25, 196
    sbci r16, 182
    sbci r23, 66
    sbci r18, 29
    lsl r23
    rol r18
    rol r25
    rol r16
    adc r23, r1
    mov r5, r15
    lsr r5
    ror r0
    ror r3
    ror r14
    ror r15
    lsr r5
    ror r0
    ror r3
    ror r14
    ror r15
    lsr r5
    ror r0
    ror r3
    ror r14
    ror r15
    st Z+, r15
    st Z+, r14
    st Z+, r3
    st Z+, r0
    mov r5, r16
    mov r16, r15
    mov r15, r25
    mov r25, r14
    mov r14, r18
    mov r18, r3
    mov r3, r23
    mov r23, r0
    subi r16, 191
    sbci r25, 68
    sbci r18, 15
    sbci r23, 167
    lsl r16
    rol r25
    rol r18
    rol r23
    adc r16, r1
    ldd r0, Y+25
    st Z+, r0
    std Y+20, r23
    ldd r23, Y+24
    st Z+, r23
    std Y+19, r18
    ldd r18, Y+23
    st Z+, r18
    std Y+18, r25
    ldd r25, Y+22
    st Z+, r25
    std Y+21, r16
    mov r16, r0
    subi r16, 126
    sbci r23, 137
    sbci r18, 30
    sbci r25, 78
    lsl r16
    rol r23
    rol r18
    rol r25
    adc r16, r1
    lsl r16
    rol r23
    rol r18
    rol r25
    adc r16, r1
    lsl r16
    rol r23
    rol r18
    rol r25
    adc r16, r1
    ldd r0, Y+17
    st Z+, r0
    std Y+22, r25
    ldd r25, Y+16
    st Z+, r25
    std Y+23, r18
    ldd r18, Y+15
    st Z+, r18
    std Y+24, r23
    ldd r23, Y+14
    st Z+, r23
    std Y+25, r16
    mov r16, r0
    subi r16, 251
    sbci r25, 18
    sbci r18, 61
    sbci r23, 156
    st Z+, r20
    st Z+, r22
    st Z+, r24
    st Z+, r17
    subi r20, 246
    sbci r22, 37
    sbci r24, 122
    sbci r17, 56
    lsl r17
    rol r20
    rol r22
    rol r24
    adc r17, r1
    lsl r17
    rol r20
    rol r22
    rol r24
    adc r17, r1
    lsl r17
    rol r20
    rol r22
    rol r24
    adc r17, r1
    mov r0, r21
    lsr r0
    ror r19
    ror r4
    ror r6
    ror r21
    lsr r0
    ror r19
    ror r4
    ror r6
    ror r21
    st Z+, r21
    st Z+, r6
    st Z+, r4
    st Z+, r19
    mov r0, r24
    mov r24, r6
    mov r6, r22
    mov r22, r4
    subi r21, 235
    sbci r24, 75
    sbci r22, 244
    sbci r19, 112
    st Z+, r9
    st Z+, r7
    st Z+, r13
    st Z+, r2
    mov r4, r21
    mov r21, r9
    mov r9, r24
    mov r24, r7
    mov r7, r22
    mov r22, r13
    mov r13, r19
    mov r19, r2
    subi r21, 213
    sbci r24, 151
    sbci r22, 232
    sbci r19, 225
    lsl r22
    rol r19
    rol r21
    rol r24
    adc r22, r1
    mov r2, r8
    lsr r2
    ror r11
    ror r12
    ror r10
    ror r8
    lsr r2
    ror r11
    ror r12
    ror r10
    ror r8
    lsr r2
    ror r11
    ror r12
    ror r10
    ror r8
    st Z+, r8
    st Z+, r10
    st Z+, r12
    st Z+, r11
    mov r2, r24
    mov r24, r8
    mov r8, r21
    mov r21, r10
    mov r10, r19
    mov r19, r12
    mov r12, r22
    mov r22, r11
    subi r24, 118
    sbci r21, 67
    sbci r19, 236
    sbci r22, 71
    lsl r24
    rol r21
    rol r19
    rol r22
    adc r24, r1
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r5
    mov r11, r22
    mov r22, r3
    mov r3, r19
    mov r19, r14
    mov r14, r21
    mov r21, r15
    mov r15, r24
    mov r24, r5
    subi r22, 235
    sbci r19, 134
    sbci r21, 216
    sbci r24, 143
    lsl r22
    rol r19
    rol r21
    rol r24
    adc r22, r1
    lsl r22
    rol r19
    rol r21
    rol r24
    adc r22, r1
    lsl r22
    rol r19
    rol r21
    rol r24
    adc r22, r1
    ldd r5, Y+21
    st Z+, r5
    std Y+14, r24
    ldd r24, Y+18
    st Z+, r24
    std Y+15, r21
    ldd r21, Y+19
    st Z+, r21
    std Y+16, r19
    ldd r19, Y+20
    st Z+, r19
    std Y+17, r22
    mov r22, r5
    subi r22, 214
    sbci r24, 13
    sbci r21, 177
    sbci r19, 31
    ldd r5, Y+25
    st Z+, r5
    std Y+20, r22
    ldd r22, Y+24
    st Z+, r22
    std Y+19, r24
    ldd r24, Y+23
    st Z+, r24
    std Y+18, r21
    ldd r21, Y+22
    st Z+, r21
    std Y+21, r19
    mov r19, r5
    subi r19, 171
    sbci r22, 27
    sbci r24, 98
    sbci r21, 63
    lsl r21
    rol r19
    rol r22
    rol r24
    adc r21, r1
    lsl r21
    rol r19
    rol r22
    rol r24
    adc r21, r1
    lsl r21
    rol r19
    rol r22
    rol r24
    adc r21, r1
    mov r5, r23
    lsr r5
    ror r18
    ror r25
    ror r16
    ror r23
    lsr r5
    ror r18
    ror r25
    ror r16
    ror r23
    st Z+, r23
    st Z+, r16
    st Z+, r25
    st Z+, r18
    subi r23, 85
    sbci r16, 55
    sbci r25, 196
    sbci r18, 126
    st Z+, r17
    st Z+, r20
    st Z+, r6
    st Z+, r0
    mov r5, r23
    mov r23, r6
    mov r6, r16
    mov r16, r0
    subi r17, 169
    sbci r20, 110
    sbci r23, 136
    sbci r16, 253
    lsl r23
    rol r16
    rol r17
    rol r20
    adc r23, r1
    mov r0, r7
    lsr r0
    ror r9
    ror r4
    ror r13
    ror r7
    lsr r0
    ror r9
    ror r4
    ror r13
    ror r7
    lsr r0
    ror r9
    ror r4
    ror r13
    ror r7
    st Z+, r7
    st Z+, r13
    st Z+, r4
    st Z+, r9
    mov r0, r20
    mov r20, r7
    mov r7, r17
    mov r17, r13
    mov r13, r16
    mov r16, r4
    mov r4, r23
    mov r23, r9
    subi r20, 85
    sbci r17, 251
    sbci r16, 29
    sbci r23, 13
    lsl r20
    rol r17
    rol r16
    rol r23
    adc r20, r1
    st Z+, r12
    st Z+, r10
    st Z+, r8
    st Z+, r2
    mov r9, r23
    mov r23, r12
    mov r12, r16
    mov r16, r10
    mov r10, r17
    mov r17, r8
    mov r8, r20
    mov r20, r2
    subi r23, 169
    sbci r16, 246
    sbci r17, 59
    sbci r20, 26
    lsl r23
    rol r16
    rol r17
    rol r20
    adc r23, r1
    lsl r23
    rol r16
    rol r17
    rol r20
    adc r23, r1
    lsl r23
    rol r16
    rol r17
    rol r20
    adc r23, r1
    st Z+, r15
    st Z+, r14
    st Z+, r3
    st Z+, r11
    mov r2, r20
    mov r20, r15
    mov r15, r17
    mov r17, r14
    mov r14, r16
    mov r16, r3
    mov r3, r23
    mov r23, r11
    subi r20, 81
    sbci r17, 237
    sbci r16, 119
    sbci r23, 52
    ldd r11, Y+17
    st Z+, r11
    std Y+22, r20
    ldd r20, Y+16
    st Z+, r20
    std Y+23, r17
    ldd r17, Y+15
    st Z+, r17
    std Y+24, r16
    ldd r16, Y+14
    st Z+, r16
    std Y+25, r23
    mov r23, r11
    subi r23, 161
    sbci r20, 218
    sbci r17, 239
    sbci r16, 104
    lsl r16
    rol r23
    rol r20
    rol r17
    adc r16, r1
    lsl r16
    rol r23
    rol r20
    rol r17
    adc r16, r1
    lsl r16
    rol r23
    rol r20
    rol r17
    adc r16, r1
    ldd r11, Y+21
    std Y+14, r17
    ldd r17, Y+20
    std Y+15, r20
    ldd r20, Y+19
    std Y+16, r23
    ldd r23, Y+18
    std Y+17, r16
    mov r16, r11
    lsr r16
    ror r23
    ror r20
    ror r17
    ror r11
    lsr r16
    ror r23
    ror r20
    ror r17
    ror r11
    st Z+, r11
    st Z+, r17
    st Z+, r20
    st Z+, r23
    mov r16, r11
    subi r16, 65
    sbci r17, 181
    sbci r20, 223
    sbci r23, 209
    st Z+, r21
    st Z+, r19
    st Z+, r22
    st Z+, r24
    subi r21, 130
    sbci r19, 106
    sbci r22, 191
    sbci r24, 163
    lsl r22
    rol r24
    rol r21
    rol r19
    adc r22, r1
    mov r11, r25
    lsr r11
    ror r6
    ror r5
    ror r18
    ror r25
    lsr r11
    ror r6
    ror r5
    ror r18
    ror r25
    lsr r11
    ror r6
    ror r5
    ror r18
    ror r25
    st Z+, r25
    st Z+, r18
    st Z+, r5
    st Z+, r6
    st Z+, r4
    st Z+, r13
    st Z+, r7
    st Z+, r0
    st Z+, r8
    st Z+, r10
    st Z+, r12
    st Z+, r9
    st Z+, r3
    st Z+, r14
    st Z+, r15
    st Z+, r2
    ldd r18, Y+25
    ldd r25, Y+22
    ldd r0, Y+23
    ldd r2, Y+24
    mov r3, r18
    lsr r3
    ror r2
    ror r0
    ror r25
    ror r18
    lsr r3
    ror r2
    ror r0
    ror r25
    ror r18
    st Z+, r18
    st Z+, r25
    st Z+, r0
    st Z+, r2
    ldd r0, Y+17
    st Z+, r0
    ldd r0, Y+16
    st Z+, r0
    ldd r0, Y+15
    st Z+, r0
    ldd r0, Y+14
    st Z+, r0
    mov r0, r20
    lsr r0
    ror r17
    ror r16
    ror r23
    ror r20
    lsr r0
    ror r17
    ror r16
    ror r23
    ror r20
    lsr r0
    ror r17
    ror r16
    ror r23
    ror r20
    st Z+, r20
    st Z+, r23
    st Z+, r16
    st Z+, r17
    st Z+, r22
    st Z+, r24
    st Z+, r21
    std Z+0, r19
    movw r30, r28
    adiw r30, 1
    ldi r24, 29
    ldi r25, 0
.Llwcc_lea128_256_key_setup_avr_wipe:
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_lea128_256_key_setup_avr_wipe
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
    .size lwcc_lea128_256_key_setup_avr, .-lwcc_lea128_256_key_setup_avr

    .global lwcc_lea128_256_ecb_encrypt_avr
    .type lwcc_lea128_256_ecb_encrypt_avr, @function
lwcc_lea128_256_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_256_ecb_encrypt_avr_begin
    ret
.Llwcc_lea128_256_ecb_encrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_lea128_256_ecb_encrypt_avr_group:
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
    ldi r16, 4
.Llwcc_lea128_256_ecb_encrypt_avr_round:
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
    breq .Llwcc_lea128_256_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_lea128_256_ecb_encrypt_avr_round
.Llwcc_lea128_256_ecb_encrypt_avr_rounds_done:
    subi r30, 0
    sbci r31, 3
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
    sbiw r24, 1
    breq .Llwcc_lea128_256_ecb_encrypt_avr_end
    rjmp .Llwcc_lea128_256_ecb_encrypt_avr_group
.Llwcc_lea128_256_ecb_encrypt_avr_end:
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
    .size lwcc_lea128_256_ecb_encrypt_avr, .-lwcc_lea128_256_ecb_encrypt_avr

    .global lwcc_lea128_256_ecb_decrypt_avr
    .type lwcc_lea128_256_ecb_decrypt_avr, @function
lwcc_lea128_256_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_256_ecb_decrypt_avr_begin
    ret
.Llwcc_lea128_256_ecb_decrypt_avr_begin:
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
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_lea128_256_ecb_decrypt_avr_group:
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
    subi r30, 192
    sbci r31, 253
    ldi r16, 4
.Llwcc_lea128_256_ecb_decrypt_avr_round:
    ; round 32 (lea.dsl:35)
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
    ; round 31 (lea.dsl:35)
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
    ; round 30 (lea.dsl:35)
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
    ; round 29 (lea.dsl:35)
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
    subi r30, lo8(-(-192))
    sbci r31, hi8(-(-192))
    dec r16
    breq .Llwcc_lea128_256_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_lea128_256_ecb_decrypt_avr_round
.Llwcc_lea128_256_ecb_decrypt_avr_rounds_done:
    subi r30, 64
    sbci r31, 255
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
    breq .Llwcc_lea128_256_ecb_decrypt_avr_end
    rjmp .Llwcc_lea128_256_ecb_decrypt_avr_group
.Llwcc_lea128_256_ecb_decrypt_avr_end:
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
    .size lwcc_lea128_256_ecb_decrypt_avr, .-lwcc_lea128_256_ecb_decrypt_avr

    .global lwcc_lea128_256_ctr_init_avr
    .type lwcc_lea128_256_ctr_init_avr, @function
lwcc_lea128_256_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    call lwcc_lea128_256_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    jmp lwcc_lea128_256_ctr_nonce_avr
    .size lwcc_lea128_256_ctr_init_avr, .-lwcc_lea128_256_ctr_init_avr

    .global lwcc_lea128_256_ctr_nonce_avr
    .type lwcc_lea128_256_ctr_nonce_avr, @function
lwcc_lea128_256_ctr_nonce_avr:
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
    subi r30, lo8(-(700))
    sbci r31, hi8(-(700))
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
    .size lwcc_lea128_256_ctr_nonce_avr, .-lwcc_lea128_256_ctr_nonce_avr

    .global lwcc_lea128_256_ctr_crypt_avr
    .type lwcc_lea128_256_ctr_crypt_avr, @function
lwcc_lea128_256_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_256_ctr_crypt_avr_begin
    ret
.Llwcc_lea128_256_ctr_crypt_avr_begin:
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
    brcc .Llwcc_lea128_256_ctr_crypt_avr_group
    rjmp .Llwcc_lea128_256_ctr_crypt_avr_rest
.Llwcc_lea128_256_ctr_crypt_avr_group:
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
    subi r30, lo8(-(768))
    sbci r31, hi8(-(768))
    ldd r6, Z+0
    ldd r8, Z+1
    ldd r12, Z+2
    ldd r11, Z+3
    add r6, r5
    adc r8, r4
    adc r12, r3
    adc r11, r2
    mov r0, r6
    lsr r0
    ror r11
    ror r12
    ror r8
    ror r6
    lsr r0
    ror r11
    ror r12
    ror r8
    ror r6
    lsr r0
    ror r11
    ror r12
    ror r8
    ror r6
    subi r30, lo8(-(-732))
    sbci r31, hi8(-(-732))
    ; round 2 (lea.dsl:35)
    ldd r7, Z+0
    eor r7, r6
    ldd r0, Z+4
    eor r6, r0
    ldd r4, Z+1
    eor r4, r8
    ldd r0, Z+5
    eor r8, r0
    ldd r5, Z+2
    eor r5, r12
    ldd r0, Z+6
    eor r12, r0
    ldd r14, Z+3
    eor r14, r11
    subi r30, lo8(-(736))
    sbci r31, hi8(-(736))
    ldd r2, Z+0
    ldd r0, Z+1
    ldd r9, Z+2
    ldd r3, Z+3
    add r2, r7
    adc r0, r4
    adc r9, r5
    adc r3, r14
    lsl r0
    rol r9
    rol r3
    rol r2
    adc r0, r1
    lsl r0
    rol r9
    rol r3
    rol r2
    adc r0, r1
    lsl r0
    rol r9
    rol r3
    rol r2
    adc r0, r1
    subi r30, lo8(-(-729))
    sbci r31, hi8(-(-729))
    ldd r7, Z+0
    eor r11, r7
    subi r30, lo8(-(733))
    sbci r31, hi8(-(733))
    ldd r7, Z+0
    ldd r4, Z+1
    ldd r5, Z+2
    ldd r14, Z+3
    add r6, r7
    adc r8, r4
    adc r12, r5
    adc r11, r14
    mov r7, r6
    lsr r7
    ror r11
    ror r12
    ror r8
    ror r6
    lsr r7
    ror r11
    ror r12
    ror r8
    ror r6
    lsr r7
    ror r11
    ror r12
    ror r8
    ror r6
    subi r30, lo8(-(-724))
    sbci r31, hi8(-(-724))
    ; round 3 (lea.dsl:35)
    ldd r4, Z+0
    eor r4, r0
    ldd r5, Z+4
    eor r0, r5
    ldd r5, Z+1
    eor r5, r9
    ldd r7, Z+5
    eor r9, r7
    ldd r7, Z+2
    eor r7, r3
    ldd r14, Z+6
    eor r3, r14
    ldd r16, Z+3
    eor r16, r2
    subi r30, lo8(-(728))
    sbci r31, hi8(-(728))
    ldd r17, Z+0
    ldd r14, Z+1
    ldd r15, Z+2
    ldd r18, Z+3
    add r4, r17
    adc r5, r14
    adc r7, r15
    adc r16, r18
    lsl r16
    rol r4
    rol r5
    rol r7
    adc r16, r1
    subi r30, lo8(-(-721))
    sbci r31, hi8(-(-721))
    ldd r17, Z+0
    eor r2, r17
    ldd r17, Z+1
    eor r17, r6
    ldd r14, Z+5
    eor r6, r14
    ldd r14, Z+2
    eor r14, r8
    ldd r15, Z+6
    eor r8, r15
    ldd r15, Z+3
    eor r15, r12
    ldd r18, Z+7
    eor r12, r18
    ldd r18, Z+4
    eor r18, r11
    add r0, r17
    adc r9, r14
    adc r3, r15
    adc r2, r18
    lsl r9
    rol r3
    rol r2
    rol r0
    adc r9, r1
    lsl r9
    rol r3
    rol r2
    rol r0
    adc r9, r1
    lsl r9
    rol r3
    rol r2
    rol r0
    adc r9, r1
    ldd r17, Z+8
    eor r11, r17
    subi r30, lo8(-(725))
    sbci r31, hi8(-(725))
    ldd r17, Z+0
    ldd r14, Z+1
    ldd r15, Z+2
    ldd r18, Z+3
    add r6, r17
    adc r8, r14
    adc r12, r15
    adc r11, r18
    mov r17, r6
    lsr r17
    ror r11
    ror r12
    ror r8
    ror r6
    lsr r17
    ror r11
    ror r12
    ror r8
    ror r6
    lsr r17
    ror r11
    ror r12
    ror r8
    ror r6
    subi r30, lo8(-(-700))
    sbci r31, hi8(-(-700))
    ; round 4 (lea.dsl:35)
    ldd r13, Z+4
    eor r13, r6
    ldd r17, Z+0
    eor r6, r17
    ldd r14, Z+5
    eor r14, r8
    ldd r15, Z+1
    eor r8, r15
    ldd r15, Z+6
    eor r15, r12
    ldd r17, Z+2
    eor r12, r17
    ldd r17, Z+7
    eor r17, r11
    subi r30, lo8(-(704))
    sbci r31, hi8(-(704))
    ldd r18, Z+0
    ldd r19, Z+1
    ldd r20, Z+2
    ldd r21, Z+3
    add r13, r18
    adc r14, r19
    adc r15, r20
    adc r17, r21
    subi r30, lo8(-(-716))
    sbci r31, hi8(-(-716))
    ldd r18, Z+15
    eor r11, r18
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
    eor r18, r9
    ldd r19, Z+4
    eor r9, r19
    ldd r19, Z+9
    eor r19, r3
    ldd r20, Z+5
    eor r3, r20
    ldd r20, Z+10
    eor r20, r2
    ldd r21, Z+6
    eor r2, r21
    ldd r21, Z+11
    eor r21, r0
    add r6, r18
    adc r8, r19
    adc r12, r20
    adc r11, r21
    lsl r8
    rol r12
    rol r11
    rol r6
    adc r8, r1
    lsl r8
    rol r12
    rol r11
    rol r6
    adc r8, r1
    lsl r8
    rol r12
    rol r11
    rol r6
    adc r8, r1
    ldd r18, Z+7
    eor r0, r18
    ldd r18, Z+0
    eor r18, r16
    ; round 5 (lea.dsl:35)
    ldd r19, Z+44
    eor r16, r19
    ; round 4 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r4
    ; round 5 (lea.dsl:35)
    ldd r20, Z+45
    eor r4, r20
    ; round 4 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r5
    ; round 5 (lea.dsl:35)
    ldd r21, Z+46
    eor r5, r21
    ; round 4 (lea.dsl:35)
    ldd r21, Z+3
    eor r21, r7
    add r9, r18
    adc r3, r19
    adc r2, r20
    adc r0, r21
    lsl r0
    rol r9
    rol r3
    rol r2
    adc r0, r1
    ; round 5 (lea.dsl:35)
    ldd r18, Z+47
    eor r7, r18
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
    add r16, r18
    adc r4, r19
    adc r5, r20
    adc r7, r21
    ldd r18, Z+39
    eor r17, r18
    mov r18, r16
    lsr r18
    ror r7
    ror r5
    ror r4
    ror r16
    lsr r18
    ror r7
    ror r5
    ror r4
    ror r16
    lsr r18
    ror r7
    ror r5
    ror r4
    ror r16
    ldd r18, Z+32
    eor r18, r8
    ldd r19, Z+28
    eor r8, r19
    ldd r19, Z+33
    eor r19, r12
    ldd r20, Z+29
    eor r12, r20
    ldd r20, Z+34
    eor r20, r11
    ldd r21, Z+30
    eor r11, r21
    ldd r21, Z+35
    eor r21, r6
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
    eor r6, r18
    ldd r18, Z+24
    eor r18, r0
    adiw r30, 25
    ; round 6 (lea.dsl:35)
    ldd r19, Z+43
    eor r0, r19
    ; round 5 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r9
    ; round 6 (lea.dsl:35)
    ldd r20, Z+44
    eor r9, r20
    ; round 5 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r3
    ; round 6 (lea.dsl:35)
    ldd r21, Z+45
    eor r3, r21
    ; round 5 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r2
    add r8, r18
    adc r12, r19
    adc r11, r20
    adc r6, r21
    lsl r6
    rol r8
    rol r12
    rol r11
    adc r6, r1
    ; round 6 (lea.dsl:35)
    ldd r18, Z+46
    eor r2, r18
    ldd r18, Z+39
    eor r18, r16
    ldd r19, Z+35
    eor r16, r19
    ldd r19, Z+40
    eor r19, r4
    ldd r20, Z+36
    eor r4, r20
    ldd r20, Z+41
    eor r20, r5
    ldd r21, Z+37
    eor r5, r21
    ldd r21, Z+42
    eor r21, r7
    add r0, r18
    adc r9, r19
    adc r3, r20
    adc r2, r21
    ldd r18, Z+38
    eor r7, r18
    mov r18, r0
    lsr r18
    ror r2
    ror r3
    ror r9
    ror r0
    lsr r18
    ror r2
    ror r3
    ror r9
    ror r0
    lsr r18
    ror r2
    ror r3
    ror r9
    ror r0
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
    add r16, r18
    adc r4, r19
    adc r5, r20
    adc r7, r21
    lsl r4
    rol r5
    rol r7
    rol r16
    adc r4, r1
    lsl r4
    rol r5
    rol r7
    rol r16
    adc r4, r1
    lsl r4
    rol r5
    rol r7
    rol r16
    adc r4, r1
    ldd r18, Z+30
    eor r13, r18
    ldd r18, Z+23
    eor r18, r6
    adiw r30, 24
    ; round 7 (lea.dsl:35)
    ldd r19, Z+43
    eor r6, r19
    ; round 6 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r8
    ; round 7 (lea.dsl:35)
    ldd r20, Z+44
    eor r8, r20
    ; round 6 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r12
    ; round 7 (lea.dsl:35)
    ldd r21, Z+45
    eor r12, r21
    ; round 6 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r11
    add r14, r18
    adc r15, r19
    adc r17, r20
    adc r13, r21
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ; round 7 (lea.dsl:35)
    ldd r18, Z+46
    eor r11, r18
    ldd r18, Z+39
    eor r18, r0
    ldd r19, Z+35
    eor r0, r19
    ldd r19, Z+40
    eor r19, r9
    ldd r20, Z+36
    eor r9, r20
    ldd r20, Z+41
    eor r20, r3
    ldd r21, Z+37
    eor r3, r21
    ldd r21, Z+42
    eor r21, r2
    add r6, r18
    adc r8, r19
    adc r12, r20
    adc r11, r21
    ldd r18, Z+38
    eor r2, r18
    mov r18, r6
    lsr r18
    ror r11
    ror r12
    ror r8
    ror r6
    lsr r18
    ror r11
    ror r12
    ror r8
    ror r6
    lsr r18
    ror r11
    ror r12
    ror r8
    ror r6
    ldd r18, Z+31
    eor r18, r4
    ldd r19, Z+27
    eor r4, r19
    ldd r19, Z+32
    eor r19, r5
    ldd r20, Z+28
    eor r5, r20
    ldd r20, Z+33
    eor r20, r7
    ldd r21, Z+29
    eor r7, r21
    ldd r21, Z+34
    eor r21, r16
    add r0, r18
    adc r9, r19
    adc r3, r20
    adc r2, r21
    lsl r9
    rol r3
    rol r2
    rol r0
    adc r9, r1
    lsl r9
    rol r3
    rol r2
    rol r0
    adc r9, r1
    lsl r9
    rol r3
    rol r2
    rol r0
    adc r9, r1
    ldd r18, Z+30
    eor r16, r18
    ldd r18, Z+23
    eor r18, r13
    adiw r30, 24
    ; round 8 (lea.dsl:35)
    ldd r19, Z+43
    eor r13, r19
    ; round 7 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r14
    ; round 8 (lea.dsl:35)
    ldd r20, Z+44
    eor r14, r20
    ; round 7 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r15
    ; round 8 (lea.dsl:35)
    ldd r21, Z+45
    eor r15, r21
    ; round 7 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r17
    add r4, r18
    adc r5, r19
    adc r7, r20
    adc r16, r21
    lsl r16
    rol r4
    rol r5
    rol r7
    adc r16, r1
    ; round 8 (lea.dsl:35)
    ldd r18, Z+46
    eor r17, r18
    ldd r18, Z+39
    eor r18, r6
    ldd r19, Z+35
    eor r6, r19
    ldd r19, Z+40
    eor r19, r8
    ldd r20, Z+36
    eor r8, r20
    ldd r20, Z+41
    eor r20, r12
    ldd r21, Z+37
    eor r12, r21
    ldd r21, Z+42
    eor r21, r11
    add r13, r18
    adc r14, r19
    adc r15, r20
    adc r17, r21
    ldd r18, Z+38
    eor r11, r18
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
    eor r18, r9
    ldd r19, Z+27
    eor r9, r19
    ldd r19, Z+32
    eor r19, r3
    ldd r20, Z+28
    eor r3, r20
    ldd r20, Z+33
    eor r20, r2
    ldd r21, Z+29
    eor r2, r21
    ldd r21, Z+34
    eor r21, r0
    add r6, r18
    adc r8, r19
    adc r12, r20
    adc r11, r21
    lsl r8
    rol r12
    rol r11
    rol r6
    adc r8, r1
    lsl r8
    rol r12
    rol r11
    rol r6
    adc r8, r1
    lsl r8
    rol r12
    rol r11
    rol r6
    adc r8, r1
    ldd r18, Z+30
    eor r0, r18
    ldd r18, Z+23
    eor r18, r16
    ldd r19, Z+24
    eor r19, r4
    ldd r20, Z+25
    eor r20, r5
    ldd r21, Z+26
    eor r21, r7
    add r9, r18
    adc r3, r19
    adc r2, r20
    adc r0, r21
    lsl r0
    rol r9
    rol r3
    rol r2
    adc r0, r1
    mov r18, r16
    mov r19, r4
    mov r20, r5
    mov r21, r7
    mov r22, r6
    mov r10, r12
    mov r7, r3
    mov r12, r22
    mov r3, r8
    mov r6, r9
    movw r8, r2 ; r9, r3
    subi r30, lo8(-(-145))
    sbci r31, hi8(-(-145))
    subi r30, 64
    sbci r31, 255
    ldi r16, 3
.Llwcc_lea128_256_ctr_crypt_avr_round:
    ; round 9 (lea.dsl:35)
    ldd r2, Z+20
    eor r2, r18
    ldd r3, Z+21
    eor r3, r19
    ldd r4, Z+22
    eor r4, r20
    ldd r5, Z+23
    eor r5, r21
    ldd r18, Z+16
    eor r18, r13
    ldd r19, Z+12
    eor r13, r19
    ldd r19, Z+17
    eor r19, r14
    ldd r20, Z+13
    eor r14, r20
    ldd r20, Z+18
    eor r20, r15
    ldd r21, Z+14
    eor r15, r21
    ldd r21, Z+19
    eor r21, r17
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r5, r21
    ldd r18, Z+15
    eor r17, r18
    mov r18, r2
    lsr r18
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r18
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r18
    ror r5
    ror r4
    ror r3
    ror r2
    ldd r18, Z+8
    eor r18, r9
    ldd r19, Z+4
    eor r9, r19
    ldd r19, Z+9
    eor r19, r10
    ldd r20, Z+5
    eor r10, r20
    ldd r20, Z+10
    eor r20, r11
    ldd r21, Z+6
    eor r11, r21
    ldd r21, Z+11
    eor r21, r12
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
    ldd r18, Z+7
    eor r12, r18
    ldd r18, Z+0
    eor r18, r0
    ; round 10 (lea.dsl:35)
    ldd r19, Z+44
    eor r0, r19
    ; round 9 (lea.dsl:35)
    ldd r19, Z+1
    eor r19, r6
    ; round 10 (lea.dsl:35)
    ldd r20, Z+45
    eor r6, r20
    ; round 9 (lea.dsl:35)
    ldd r20, Z+2
    eor r20, r7
    ; round 10 (lea.dsl:35)
    ldd r21, Z+46
    eor r7, r21
    ; round 9 (lea.dsl:35)
    ldd r21, Z+3
    eor r21, r8
    add r9, r18
    adc r10, r19
    adc r11, r20
    adc r12, r21
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 10 (lea.dsl:35)
    ldd r18, Z+47
    eor r8, r18
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
    ldd r21, Z+38
    eor r4, r21
    ldd r21, Z+43
    eor r21, r5
    add r0, r18
    adc r6, r19
    adc r7, r20
    adc r8, r21
    ldd r18, Z+39
    eor r5, r18
    mov r18, r0
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r0
    ldd r18, Z+32
    eor r18, r14
    ldd r19, Z+28
    eor r14, r19
    ldd r19, Z+33
    eor r19, r15
    ldd r20, Z+29
    eor r15, r20
    ldd r20, Z+34
    eor r20, r17
    ldd r21, Z+30
    eor r17, r21
    ldd r21, Z+35
    eor r21, r13
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r5, r21
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
    ldd r18, Z+31
    eor r13, r18
    ldd r18, Z+24
    eor r18, r12
    adiw r30, 25
    ; round 11 (lea.dsl:35)
    ldd r19, Z+43
    eor r12, r19
    ; round 10 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r9
    ; round 11 (lea.dsl:35)
    ldd r20, Z+44
    eor r9, r20
    ; round 10 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r10
    ; round 11 (lea.dsl:35)
    ldd r21, Z+45
    eor r10, r21
    ; round 10 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r11
    add r14, r18
    adc r15, r19
    adc r17, r20
    adc r13, r21
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ; round 11 (lea.dsl:35)
    ldd r18, Z+46
    eor r11, r18
    ldd r18, Z+39
    eor r18, r0
    ldd r19, Z+35
    eor r0, r19
    ldd r19, Z+40
    eor r19, r6
    ldd r20, Z+36
    eor r6, r20
    ldd r20, Z+41
    eor r20, r7
    ldd r21, Z+37
    eor r7, r21
    ldd r21, Z+42
    eor r21, r8
    add r12, r18
    adc r9, r19
    adc r10, r20
    adc r11, r21
    ldd r18, Z+38
    eor r8, r18
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
    ldd r18, Z+31
    eor r18, r3
    ldd r19, Z+27
    eor r3, r19
    ldd r19, Z+32
    eor r19, r4
    ldd r20, Z+28
    eor r4, r20
    ldd r20, Z+33
    eor r20, r5
    ldd r21, Z+29
    eor r5, r21
    ldd r21, Z+34
    eor r21, r2
    add r0, r18
    adc r6, r19
    adc r7, r20
    adc r8, r21
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
    ldd r18, Z+30
    eor r2, r18
    ldd r18, Z+23
    eor r18, r13
    adiw r30, 24
    ; round 12 (lea.dsl:35)
    ldd r19, Z+43
    eor r13, r19
    ; round 11 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r14
    ; round 12 (lea.dsl:35)
    ldd r20, Z+44
    eor r14, r20
    ; round 11 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r15
    ; round 12 (lea.dsl:35)
    ldd r21, Z+45
    eor r15, r21
    ; round 11 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r17
    add r3, r18
    adc r4, r19
    adc r5, r20
    adc r2, r21
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    ; round 12 (lea.dsl:35)
    ldd r18, Z+46
    eor r17, r18
    ldd r18, Z+39
    eor r18, r12
    ldd r19, Z+35
    eor r12, r19
    ldd r19, Z+40
    eor r19, r9
    ldd r20, Z+36
    eor r9, r20
    ldd r20, Z+41
    eor r20, r10
    ldd r21, Z+37
    eor r10, r21
    ldd r21, Z+42
    eor r21, r11
    add r13, r18
    adc r14, r19
    adc r15, r20
    adc r17, r21
    ldd r18, Z+38
    eor r11, r18
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
    eor r18, r6
    ldd r19, Z+27
    eor r6, r19
    ldd r19, Z+32
    eor r19, r7
    ldd r20, Z+28
    eor r7, r20
    ldd r20, Z+33
    eor r20, r8
    ldd r21, Z+29
    eor r8, r21
    ldd r21, Z+34
    eor r21, r0
    add r12, r18
    adc r9, r19
    adc r10, r20
    adc r11, r21
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
    ldd r18, Z+30
    eor r0, r18
    ldd r18, Z+23
    eor r18, r2
    adiw r30, 24
    ; round 13 (lea.dsl:35)
    ldd r19, Z+43
    eor r2, r19
    ; round 12 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r3
    ; round 13 (lea.dsl:35)
    ldd r20, Z+44
    eor r3, r20
    ; round 12 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r4
    ; round 13 (lea.dsl:35)
    ldd r21, Z+45
    eor r4, r21
    ; round 12 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r5
    add r6, r18
    adc r7, r19
    adc r8, r20
    adc r0, r21
    lsl r0
    rol r6
    rol r7
    rol r8
    adc r0, r1
    ; round 13 (lea.dsl:35)
    ldd r18, Z+46
    eor r5, r18
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
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r5, r21
    ldd r18, Z+38
    eor r17, r18
    mov r18, r2
    lsr r18
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r18
    ror r5
    ror r4
    ror r3
    ror r2
    lsr r18
    ror r5
    ror r4
    ror r3
    ror r2
    ldd r18, Z+31
    eor r18, r9
    ldd r19, Z+27
    eor r9, r19
    ldd r19, Z+32
    eor r19, r10
    ldd r20, Z+28
    eor r10, r20
    ldd r20, Z+33
    eor r20, r11
    ldd r21, Z+29
    eor r11, r21
    ldd r21, Z+34
    eor r21, r12
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
    eor r12, r18
    ldd r18, Z+23
    eor r18, r0
    adiw r30, 24
    ; round 14 (lea.dsl:35)
    ldd r19, Z+43
    eor r0, r19
    ; round 13 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r6
    ; round 14 (lea.dsl:35)
    ldd r20, Z+44
    eor r6, r20
    ; round 13 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r7
    ; round 14 (lea.dsl:35)
    ldd r21, Z+45
    eor r7, r21
    ; round 13 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r8
    add r9, r18
    adc r10, r19
    adc r11, r20
    adc r12, r21
    lsl r12
    rol r9
    rol r10
    rol r11
    adc r12, r1
    ; round 14 (lea.dsl:35)
    ldd r18, Z+46
    eor r8, r18
    ldd r18, Z+39
    eor r18, r2
    ldd r19, Z+35
    eor r2, r19
    ldd r19, Z+40
    eor r19, r3
    ldd r20, Z+36
    eor r3, r20
    ldd r20, Z+41
    eor r20, r4
    ldd r21, Z+37
    eor r4, r21
    ldd r21, Z+42
    eor r21, r5
    add r0, r18
    adc r6, r19
    adc r7, r20
    adc r8, r21
    ldd r18, Z+38
    eor r5, r18
    mov r18, r0
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r0
    lsr r18
    ror r8
    ror r7
    ror r6
    ror r0
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
    add r2, r18
    adc r3, r19
    adc r4, r20
    adc r5, r21
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
    ldd r18, Z+30
    eor r13, r18
    ldd r18, Z+23
    eor r18, r12
    adiw r30, 24
    ; round 15 (lea.dsl:35)
    ldd r19, Z+43
    eor r12, r19
    ; round 14 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r9
    ; round 15 (lea.dsl:35)
    ldd r20, Z+44
    eor r9, r20
    ; round 14 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r10
    ; round 15 (lea.dsl:35)
    ldd r21, Z+45
    eor r10, r21
    ; round 14 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r11
    add r14, r18
    adc r15, r19
    adc r17, r20
    adc r13, r21
    lsl r13
    rol r14
    rol r15
    rol r17
    adc r13, r1
    ; round 15 (lea.dsl:35)
    ldd r18, Z+46
    eor r11, r18
    ldd r18, Z+39
    eor r18, r0
    ldd r19, Z+35
    eor r0, r19
    ldd r19, Z+40
    eor r19, r6
    ldd r20, Z+36
    eor r6, r20
    ldd r20, Z+41
    eor r20, r7
    ldd r21, Z+37
    eor r7, r21
    ldd r21, Z+42
    eor r21, r8
    add r12, r18
    adc r9, r19
    adc r10, r20
    adc r11, r21
    ldd r18, Z+38
    eor r8, r18
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
    ldd r18, Z+31
    eor r18, r3
    ldd r19, Z+27
    eor r3, r19
    ldd r19, Z+32
    eor r19, r4
    ldd r20, Z+28
    eor r4, r20
    ldd r20, Z+33
    eor r20, r5
    ldd r21, Z+29
    eor r5, r21
    ldd r21, Z+34
    eor r21, r2
    add r0, r18
    adc r6, r19
    adc r7, r20
    adc r8, r21
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
    ldd r18, Z+30
    eor r2, r18
    ldd r18, Z+23
    eor r18, r13
    adiw r30, 24
    ; round 16 (lea.dsl:35)
    ldd r19, Z+43
    eor r13, r19
    ; round 15 (lea.dsl:35)
    ldd r19, Z+0
    eor r19, r14
    ; round 16 (lea.dsl:35)
    ldd r20, Z+44
    eor r14, r20
    ; round 15 (lea.dsl:35)
    ldd r20, Z+1
    eor r20, r15
    ; round 16 (lea.dsl:35)
    ldd r21, Z+45
    eor r15, r21
    ; round 15 (lea.dsl:35)
    ldd r21, Z+2
    eor r21, r17
    add r3, r18
    adc r4, r19
    adc r5, r20
    adc r2, r21
    lsl r2
    rol r3
    rol r4
    rol r5
    adc r2, r1
    ; round 16 (lea.dsl:35)
    ldd r18, Z+46
    eor r17, r18
    ldd r18, Z+39
    eor r18, r12
    ldd r19, Z+35
    eor r12, r19
    ldd r19, Z+40
    eor r19, r9
    ldd r20, Z+36
    eor r9, r20
    ldd r20, Z+41
    eor r20, r10
    ldd r21, Z+37
    eor r10, r21
    ldd r21, Z+42
    eor r21, r11
    add r13, r18
    adc r14, r19
    adc r15, r20
    adc r17, r21
    ldd r18, Z+38
    eor r11, r18
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
    eor r18, r6
    ldd r19, Z+27
    eor r6, r19
    ldd r19, Z+32
    eor r19, r7
    ldd r20, Z+28
    eor r7, r20
    ldd r20, Z+33
    eor r20, r8
    ldd r21, Z+29
    eor r8, r21
    ldd r21, Z+34
    eor r21, r0
    add r12, r18
    adc r9, r19
    adc r10, r20
    adc r11, r21
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
    ldd r18, Z+30
    eor r0, r18
    ldd r18, Z+23
    eor r18, r2
    ldd r19, Z+24
    eor r19, r3
    ldd r20, Z+25
    eor r20, r4
    ldd r21, Z+26
    eor r21, r5
    add r6, r18
    adc r7, r19
    adc r8, r20
    adc r0, r21
    lsl r0
    rol r6
    rol r7
    rol r8
    adc r0, r1
    movw r18, r2 ; r19, r3
    movw r20, r4 ; r21, r5
    adiw r30, 47
    dec r16
    breq .Llwcc_lea128_256_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_lea128_256_ctr_crypt_avr_round
.Llwcc_lea128_256_ctr_crypt_avr_rounds_done:
    subi r30, 0
    sbci r31, 3
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
    eor r0, r9
    st Y+, r0
    ld r0, X+
    eor r0, r10
    st Y+, r0
    ld r0, X+
    eor r0, r11
    st Y+, r0
    ld r0, X+
    eor r0, r12
    st Y+, r0
    ld r0, X+
    eor r0, r13
    st Y+, r0
    ld r0, X+
    eor r0, r14
    st Y+, r0
    ld r0, X+
    eor r0, r15
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
    ld r0, X+
    eor r0, r20
    st Y+, r0
    ld r0, X+
    eor r0, r21
    st Y+, r0
    subi r24, 16
    sbci r25, 0
    brcs .Llwcc_lea128_256_ctr_crypt_avr_rest
    rjmp .Llwcc_lea128_256_ctr_crypt_avr_group
.Llwcc_lea128_256_ctr_crypt_avr_rest:
    subi r24, -16
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_lea128_256_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_lea128_256_ctr_crypt_avr_end
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
.Llwcc_lea128_256_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_lea128_256_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    push r5
    push r4
    push r3
    push r2
    rjmp .Llwcc_lea128_256_ctr_crypt_avr_group
.Llwcc_lea128_256_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+16
    ldd r28, Z+17
.Llwcc_lea128_256_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_lea128_256_ctr_crypt_avr_copy
    ldi r18, 16
.Llwcc_lea128_256_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_lea128_256_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_lea128_256_ctr_crypt_avr_end:
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
    .size lwcc_lea128_256_ctr_crypt_avr, .-lwcc_lea128_256_ctr_crypt_avr
