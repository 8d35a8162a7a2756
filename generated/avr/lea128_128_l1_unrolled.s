; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile lea --set lea128_128 --target avr --lanes 1 --unroll yes
; passes:    unroll() invert() counter() sbox(lanes=1, fixed=true) hoist() legalise(enabled=true) slice(lanes=1) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 49
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 16, nonce 12, rk 384, ctx 408, align 1, group 16, stack 49, code 18392, flash 18392, ram 841
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:24931ad48bfb5a0d2ca0f419927b7e1a89e830485a1bf8347f50e6e87ea40775

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
    subi r30, lo8(-(320))
    sbci r31, hi8(-(320))
    std Z+63, r16
    std Z+62, r17
    std Z+61, r18
    std Z+60, r19
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
    std Z+59, r20
    std Z+58, r21
    std Z+57, r22
    std Z+56, r23
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
    std Z+55, r22
    std Z+54, r24
    std Z+53, r25
    std Z+52, r23
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
    ld r6, X
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
    std Z+51, r23
    std Z+50, r25
    std Z+49, r24
    std Z+48, r22
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
    std Z+47, r16
    std Z+46, r17
    std Z+45, r18
    std Z+44, r19
    subi r16, 215
    sbci r17, 13
    sbci r18, 118
    sbci r19, 24
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    std Z+43, r20
    std Z+42, r21
    std Z+41, r0
    std Z+40, r3
    mov r6, r19
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
    std Z+39, r5
    std Z+38, r4
    std Z+37, r2
    std Z+36, r7
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
    std Z+35, r22
    std Z+34, r23
    std Z+33, r25
    std Z+32, r24
    subi r22, 177
    sbci r23, 110
    sbci r25, 176
    sbci r24, 195
    lsl r24
    rol r22
    rol r23
    rol r25
    adc r24, r1
    lsl r24
    rol r22
    rol r23
    rol r25
    adc r24, r1
    lsl r24
    rol r22
    rol r23
    rol r25
    adc r24, r1
    std Z+31, r16
    std Z+30, r17
    std Z+29, r0
    std Z+28, r6
    mov r7, r25
    mov r25, r0
    mov r0, r23
    mov r23, r6
    subi r16, 157
    sbci r17, 120
    sbci r25, 6
    sbci r23, 57
    lsl r16
    rol r17
    rol r25
    rol r23
    adc r16, r1
    std Z+27, r2
    std Z+26, r4
    std Z+25, r5
    std Z+24, r3
    mov r6, r23
    mov r23, r2
    mov r2, r25
    mov r25, r4
    mov r4, r17
    mov r17, r5
    mov r5, r16
    mov r16, r3
    subi r23, 57
    sbci r25, 241
    sbci r17, 12
    sbci r16, 114
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    mov r3, r20
    lsr r3
    ror r21
    ror r19
    ror r18
    ror r20
    lsr r3
    ror r21
    ror r19
    ror r18
    ror r20
    std Z+23, r20
    std Z+22, r18
    std Z+21, r19
    std Z+20, r21
    subi r20, 113
    sbci r18, 226
    sbci r19, 25
    sbci r21, 228
    std Z+19, r24
    std Z+18, r22
    std Z+17, r0
    std Z+16, r7
    mov r3, r20
    mov r20, r0
    mov r0, r18
    mov r18, r7
    subi r24, 226
    sbci r22, 196
    sbci r20, 51
    sbci r18, 200
    lsl r18
    rol r24
    rol r22
    rol r20
    adc r18, r1
    lsl r18
    rol r24
    rol r22
    rol r20
    adc r18, r1
    lsl r18
    rol r24
    rol r22
    rol r20
    adc r18, r1
    std Z+15, r5
    std Z+14, r4
    std Z+13, r2
    std Z+12, r6
    mov r7, r20
    mov r20, r5
    mov r5, r22
    mov r22, r4
    mov r4, r24
    mov r24, r2
    mov r2, r18
    mov r18, r6
    subi r20, 68
    sbci r22, 98
    sbci r24, 1
    sbci r18, 193
    lsl r20
    rol r22
    rol r24
    rol r18
    adc r20, r1
    std Z+11, r23
    std Z+10, r25
    std Z+9, r17
    std Z+8, r16
    subi r23, 136
    sbci r25, 196
    sbci r17, 2
    sbci r16, 130
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    mov r6, r21
    lsr r6
    ror r19
    ror r0
    ror r3
    ror r21
    lsr r6
    ror r19
    ror r0
    ror r3
    ror r21
    std Z+7, r21
    std Z+6, r3
    std Z+5, r0
    std Z+4, r19
    mov r6, r16
    mov r16, r3
    mov r3, r17
    mov r17, r0
    subi r21, 16
    sbci r16, 137
    sbci r17, 5
    sbci r19, 4
    std Z+3, r2
    std Z+2, r4
    std Z+1, r5
    std Z+0, r7
    mov r0, r21
    mov r21, r2
    mov r2, r16
    mov r16, r4
    mov r4, r17
    mov r17, r5
    mov r5, r19
    mov r19, r7
    subi r21, 31
    sbci r16, 18
    sbci r17, 11
    sbci r19, 8
    lsl r19
    rol r21
    rol r16
    rol r17
    adc r19, r1
    lsl r19
    rol r21
    rol r16
    rol r17
    adc r19, r1
    lsl r19
    rol r21
    rol r16
    rol r17
    adc r19, r1
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    std Z+63, r20
    std Z+62, r22
    std Z+61, r24
    std Z+60, r18
    subi r20, 184
    sbci r22, 159
    sbci r24, 178
    sbci r18, 115
    lsl r20
    rol r22
    rol r24
    rol r18
    adc r20, r1
    std Z+59, r23
    std Z+58, r25
    std Z+57, r3
    std Z+56, r6
    mov r7, r18
    mov r18, r3
    mov r3, r24
    mov r24, r6
    subi r23, 111
    sbci r25, 63
    sbci r18, 101
    sbci r24, 231
    lsl r23
    rol r25
    rol r18
    rol r24
    adc r23, r1
    lsl r23
    rol r25
    rol r18
    rol r24
    adc r23, r1
    lsl r23
    rol r25
    rol r18
    rol r24
    adc r23, r1
    mov r6, r5
    lsr r6
    ror r4
    ror r2
    ror r0
    ror r5
    lsr r6
    ror r4
    ror r2
    ror r0
    ror r5
    std Z+55, r5
    std Z+54, r0
    std Z+53, r2
    std Z+52, r4
    mov r6, r24
    mov r24, r5
    mov r5, r18
    mov r18, r0
    mov r0, r25
    mov r25, r2
    mov r2, r23
    mov r23, r4
    subi r24, 222
    sbci r18, 126
    sbci r25, 202
    sbci r23, 206
    std Z+51, r19
    std Z+50, r21
    std Z+49, r16
    std Z+48, r17
    subi r19, 188
    sbci r21, 253
    sbci r16, 148
    sbci r17, 157
    lsl r17
    rol r19
    rol r21
    rol r16
    adc r17, r1
    lsl r17
    rol r19
    rol r21
    rol r16
    adc r17, r1
    lsl r17
    rol r19
    rol r21
    rol r16
    adc r17, r1
    std Z+47, r20
    std Z+46, r22
    std Z+45, r3
    std Z+44, r7
    mov r4, r16
    mov r16, r3
    mov r3, r21
    mov r21, r7
    subi r20, 98
    sbci r22, 221
    sbci r16, 96
    sbci r21, 135
    lsl r20
    rol r22
    rol r16
    rol r21
    adc r20, r1
    std Z+43, r2
    std Z+42, r0
    std Z+41, r5
    std Z+40, r6
    mov r7, r21
    mov r21, r2
    mov r2, r16
    mov r16, r0
    mov r0, r22
    mov r22, r5
    mov r5, r20
    mov r20, r6
    subi r21, 196
    sbci r16, 186
    sbci r22, 193
    sbci r20, 14
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    mov r6, r23
    lsr r6
    ror r25
    ror r18
    ror r24
    ror r23
    lsr r6
    ror r25
    ror r18
    ror r24
    ror r23
    std Z+39, r23
    std Z+38, r24
    std Z+37, r18
    std Z+36, r25
    subi r23, 135
    sbci r24, 117
    sbci r18, 131
    sbci r25, 29
    std Z+35, r17
    std Z+34, r19
    std Z+33, r3
    std Z+32, r4
    mov r6, r23
    mov r23, r3
    mov r3, r24
    mov r24, r4
    subi r17, 13
    sbci r19, 235
    sbci r23, 6
    sbci r24, 59
    lsl r24
    rol r17
    rol r19
    rol r23
    adc r24, r1
    lsl r24
    rol r17
    rol r19
    rol r23
    adc r24, r1
    lsl r24
    rol r17
    rol r19
    rol r23
    adc r24, r1
    std Z+31, r5
    std Z+30, r0
    std Z+29, r2
    std Z+28, r7
    mov r4, r23
    mov r23, r5
    mov r5, r19
    mov r19, r0
    mov r0, r17
    mov r17, r2
    mov r2, r24
    mov r24, r7
    subi r23, 196
    sbci r19, 137
    sbci r17, 103
    sbci r24, 144
    lsl r23
    rol r19
    rol r17
    rol r24
    adc r23, r1
    std Z+27, r21
    std Z+26, r16
    std Z+25, r22
    std Z+24, r20
    subi r21, 136
    sbci r16, 19
    sbci r22, 207
    sbci r20, 32
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    mov r7, r25
    lsr r7
    ror r18
    ror r3
    ror r6
    ror r25
    lsr r7
    ror r18
    ror r3
    ror r6
    ror r25
    std Z+23, r25
    std Z+22, r6
    std Z+21, r3
    std Z+20, r18
    mov r7, r20
    mov r20, r6
    mov r6, r22
    mov r22, r3
    subi r25, 15
    sbci r20, 39
    sbci r22, 158
    sbci r18, 65
    std Z+19, r2
    std Z+18, r0
    std Z+17, r5
    std Z+16, r4
    mov r3, r25
    mov r25, r2
    mov r2, r20
    mov r20, r0
    mov r0, r22
    mov r22, r5
    mov r5, r18
    mov r18, r4
    subi r25, 29
    sbci r20, 78
    sbci r22, 60
    sbci r18, 131
    lsl r18
    rol r25
    rol r20
    rol r22
    adc r18, r1
    lsl r18
    rol r25
    rol r20
    rol r22
    adc r18, r1
    lsl r18
    rol r25
    rol r20
    rol r22
    adc r18, r1
    std Z+15, r23
    std Z+14, r19
    std Z+13, r17
    std Z+12, r24
    subi r23, 61
    sbci r19, 36
    sbci r17, 22
    sbci r24, 16
    lsl r23
    rol r19
    rol r17
    rol r24
    adc r23, r1
    std Z+11, r21
    std Z+10, r16
    std Z+9, r6
    std Z+8, r7
    mov r4, r24
    mov r24, r6
    mov r6, r17
    mov r17, r7
    subi r21, 121
    sbci r16, 72
    sbci r24, 44
    sbci r17, 32
    lsl r21
    rol r16
    rol r24
    rol r17
    adc r21, r1
    lsl r21
    rol r16
    rol r24
    rol r17
    adc r21, r1
    lsl r21
    rol r16
    rol r24
    rol r17
    adc r21, r1
    mov r7, r5
    lsr r7
    ror r0
    ror r2
    ror r3
    ror r5
    lsr r7
    ror r0
    ror r2
    ror r3
    ror r5
    std Z+7, r5
    std Z+6, r3
    std Z+5, r2
    std Z+4, r0
    mov r7, r17
    mov r17, r5
    mov r5, r24
    mov r24, r3
    mov r3, r16
    mov r16, r2
    mov r2, r21
    mov r21, r0
    subi r17, 241
    sbci r24, 144
    sbci r16, 88
    sbci r21, 64
    std Z+3, r18
    std Z+2, r25
    std Z+1, r20
    std Z+0, r22
    subi r18, 225
    sbci r25, 33
    sbci r20, 177
    sbci r22, 128
    lsl r22
    rol r18
    rol r25
    rol r20
    adc r22, r1
    lsl r22
    rol r18
    rol r25
    rol r20
    adc r22, r1
    lsl r22
    rol r18
    rol r25
    rol r20
    adc r22, r1
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    std Z+63, r23
    std Z+62, r19
    std Z+61, r6
    std Z+60, r4
    mov r0, r20
    mov r20, r6
    mov r6, r25
    mov r25, r4
    subi r23, 120
    sbci r19, 251
    sbci r20, 41
    sbci r25, 59
    lsl r23
    rol r19
    rol r20
    rol r25
    adc r23, r1
    std Z+59, r2
    std Z+58, r3
    std Z+57, r5
    std Z+56, r7
    mov r4, r25
    mov r25, r2
    mov r2, r20
    mov r20, r3
    mov r3, r19
    mov r19, r5
    mov r5, r23
    mov r23, r7
    subi r25, 239
    sbci r20, 246
    sbci r19, 83
    sbci r23, 118
    lsl r25
    rol r20
    rol r19
    rol r23
    adc r25, r1
    lsl r25
    rol r20
    rol r19
    rol r23
    adc r25, r1
    lsl r25
    rol r20
    rol r19
    rol r23
    adc r25, r1
    mov r7, r21
    lsr r7
    ror r16
    ror r24
    ror r17
    ror r21
    lsr r7
    ror r16
    ror r24
    ror r17
    ror r21
    std Z+55, r21
    std Z+54, r17
    std Z+53, r24
    std Z+52, r16
    subi r21, 221
    sbci r17, 237
    sbci r24, 167
    sbci r16, 236
    std Z+51, r22
    std Z+50, r18
    std Z+49, r6
    std Z+48, r0
    mov r7, r21
    mov r21, r6
    mov r6, r17
    mov r17, r0
    subi r22, 186
    sbci r18, 219
    sbci r21, 79
    sbci r17, 217
    lsl r17
    rol r22
    rol r18
    rol r21
    adc r17, r1
    lsl r17
    rol r22
    rol r18
    rol r21
    adc r17, r1
    lsl r17
    rol r22
    rol r18
    rol r21
    adc r17, r1
    std Z+47, r5
    std Z+46, r3
    std Z+45, r2
    std Z+44, r4
    mov r0, r21
    mov r21, r5
    mov r5, r18
    mov r18, r3
    mov r3, r22
    mov r22, r2
    mov r2, r17
    mov r17, r4
    subi r21, 25
    sbci r18, 214
    sbci r22, 13
    sbci r17, 118
    lsl r21
    rol r18
    rol r22
    rol r17
    adc r21, r1
    std Z+43, r25
    std Z+42, r20
    std Z+41, r19
    std Z+40, r23
    subi r25, 49
    sbci r20, 172
    sbci r19, 27
    sbci r23, 236
    lsl r25
    rol r20
    rol r19
    rol r23
    adc r25, r1
    lsl r25
    rol r20
    rol r19
    rol r23
    adc r25, r1
    lsl r25
    rol r20
    rol r19
    rol r23
    adc r25, r1
    mov r4, r16
    lsr r4
    ror r24
    ror r6
    ror r7
    ror r16
    lsr r4
    ror r24
    ror r6
    ror r7
    ror r16
    std Z+39, r16
    std Z+38, r7
    std Z+37, r6
    std Z+36, r24
    mov r4, r23
    mov r23, r7
    mov r7, r19
    mov r19, r6
    subi r16, 98
    sbci r23, 88
    sbci r19, 55
    sbci r24, 216
    std Z+35, r2
    std Z+34, r3
    std Z+33, r5
    std Z+32, r0
    mov r6, r16
    mov r16, r2
    mov r2, r23
    mov r23, r3
    mov r3, r19
    mov r19, r5
    mov r5, r24
    mov r24, r0
    subi r16, 196
    sbci r23, 176
    sbci r19, 110
    sbci r24, 176
    lsl r24
    rol r16
    rol r23
    rol r19
    adc r24, r1
    lsl r24
    rol r16
    rol r23
    rol r19
    adc r24, r1
    lsl r24
    rol r16
    rol r23
    rol r19
    adc r24, r1
    std Z+31, r21
    std Z+30, r18
    std Z+29, r22
    std Z+28, r17
    subi r21, 58
    sbci r18, 156
    sbci r22, 120
    sbci r17, 6
    lsl r21
    rol r18
    rol r22
    rol r17
    adc r21, r1
    std Z+27, r25
    std Z+26, r20
    std Z+25, r7
    std Z+24, r4
    mov r0, r17
    mov r17, r7
    mov r7, r22
    mov r22, r4
    subi r25, 115
    sbci r20, 56
    sbci r17, 241
    sbci r22, 12
    lsl r25
    rol r20
    rol r17
    rol r22
    adc r25, r1
    lsl r25
    rol r20
    rol r17
    rol r22
    adc r25, r1
    lsl r25
    rol r20
    rol r17
    rol r22
    adc r25, r1
    mov r4, r5
    lsr r4
    ror r3
    ror r2
    ror r6
    ror r5
    lsr r4
    ror r3
    ror r2
    ror r6
    ror r5
    std Z+23, r5
    std Z+22, r6
    std Z+21, r2
    std Z+20, r3
    mov r4, r22
    mov r22, r5
    mov r5, r17
    mov r17, r6
    mov r6, r20
    mov r20, r2
    mov r2, r25
    mov r25, r3
    subi r22, 229
    sbci r17, 112
    sbci r20, 226
    sbci r25, 25
    std Z+19, r24
    std Z+18, r16
    std Z+17, r23
    std Z+16, r19
    subi r24, 201
    sbci r16, 225
    sbci r23, 196
    sbci r19, 51
    lsl r19
    rol r24
    rol r16
    rol r23
    adc r19, r1
    lsl r19
    rol r24
    rol r16
    rol r23
    adc r19, r1
    lsl r19
    rol r24
    rol r16
    rol r23
    adc r19, r1
    std Z+15, r21
    std Z+14, r18
    std Z+13, r7
    std Z+12, r0
    mov r3, r23
    mov r23, r7
    mov r7, r16
    mov r16, r0
    subi r21, 194
    sbci r18, 67
    sbci r23, 98
    sbci r16, 1
    lsl r21
    rol r18
    rol r23
    rol r16
    adc r21, r1
    std Z+11, r2
    std Z+10, r6
    std Z+9, r5
    std Z+8, r4
    mov r0, r16
    mov r16, r2
    mov r2, r23
    mov r23, r6
    mov r6, r18
    mov r18, r5
    mov r5, r21
    mov r21, r4
    subi r16, 131
    sbci r23, 135
    sbci r18, 196
    sbci r21, 2
    lsl r16
    rol r23
    rol r18
    rol r21
    adc r16, r1
    lsl r16
    rol r23
    rol r18
    rol r21
    adc r16, r1
    lsl r16
    rol r23
    rol r18
    rol r21
    adc r16, r1
    mov r4, r25
    lsr r4
    ror r20
    ror r17
    ror r22
    ror r25
    lsr r4
    ror r20
    ror r17
    ror r22
    ror r25
    std Z+7, r25
    std Z+6, r22
    std Z+5, r17
    std Z+4, r20
    subi r25, 5
    sbci r22, 15
    sbci r17, 137
    sbci r20, 5
    std Z+3, r19
    std Z+2, r24
    std Z+1, r7
    std Z+0, r3
    mov r4, r25
    mov r25, r7
    mov r7, r22
    mov r22, r3
    subi r19, 9
    sbci r24, 30
    sbci r25, 18
    sbci r22, 11
    lsl r22
    rol r19
    rol r24
    rol r25
    adc r22, r1
    lsl r22
    rol r19
    rol r24
    rol r25
    adc r22, r1
    lsl r22
    rol r19
    rol r24
    rol r25
    adc r22, r1
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    std Z+63, r5
    std Z+62, r6
    std Z+61, r2
    std Z+60, r0
    mov r3, r25
    mov r25, r5
    mov r5, r24
    mov r24, r6
    mov r6, r19
    mov r19, r2
    mov r2, r22
    mov r22, r0
    subi r25, 116
    sbci r24, 183
    sbci r19, 159
    sbci r22, 178
    lsl r25
    rol r24
    rol r19
    rol r22
    adc r25, r1
    std Z+59, r16
    std Z+58, r23
    std Z+57, r18
    std Z+56, r21
    subi r16, 232
    sbci r23, 110
    sbci r18, 63
    sbci r21, 101
    lsl r16
    rol r23
    rol r18
    rol r21
    adc r16, r1
    lsl r16
    rol r23
    rol r18
    rol r21
    adc r16, r1
    lsl r16
    rol r23
    rol r18
    rol r21
    adc r16, r1
    mov r0, r20
    lsr r0
    ror r17
    ror r7
    ror r4
    ror r20
    lsr r0
    ror r17
    ror r7
    ror r4
    ror r20
    std Z+55, r20
    std Z+54, r4
    std Z+53, r7
    std Z+52, r17
    mov r0, r21
    mov r21, r4
    mov r4, r18
    mov r18, r7
    subi r20, 207
    sbci r21, 221
    sbci r18, 126
    sbci r17, 202
    std Z+51, r2
    std Z+50, r6
    std Z+49, r5
    std Z+48, r3
    mov r7, r20
    mov r20, r2
    mov r2, r21
    mov r21, r6
    mov r6, r18
    mov r18, r5
    mov r5, r17
    mov r17, r3
    subi r20, 158
    sbci r21, 187
    sbci r18, 253
    sbci r17, 148
    lsl r17
    rol r20
    rol r21
    rol r18
    adc r17, r1
    lsl r17
    rol r20
    rol r21
    rol r18
    adc r17, r1
    lsl r17
    rol r20
    rol r21
    rol r18
    adc r17, r1
    std Z+47, r25
    std Z+46, r24
    std Z+45, r19
    std Z+44, r22
    subi r25, 136
    sbci r24, 97
    sbci r19, 221
    sbci r22, 96
    lsl r25
    rol r24
    rol r19
    rol r22
    adc r25, r1
    std Z+43, r16
    std Z+42, r23
    std Z+41, r4
    std Z+40, r0
    mov r3, r22
    mov r22, r4
    mov r4, r19
    mov r19, r0
    subi r16, 15
    sbci r23, 195
    sbci r22, 186
    sbci r19, 193
    lsl r16
    rol r23
    rol r22
    rol r19
    adc r16, r1
    lsl r16
    rol r23
    rol r22
    rol r19
    adc r16, r1
    lsl r16
    rol r23
    rol r22
    rol r19
    adc r16, r1
    mov r0, r5
    lsr r0
    ror r6
    ror r2
    ror r7
    ror r5
    lsr r0
    ror r6
    ror r2
    ror r7
    ror r5
    std Z+39, r5
    std Z+38, r7
    std Z+37, r2
    std Z+36, r6
    mov r0, r19
    mov r19, r5
    mov r5, r22
    mov r22, r7
    mov r7, r23
    mov r23, r2
    mov r2, r16
    mov r16, r6
    subi r19, 30
    sbci r22, 134
    sbci r23, 117
    sbci r16, 131
    std Z+35, r17
    std Z+34, r20
    std Z+33, r21
    std Z+32, r18
    subi r17, 60
    sbci r20, 12
    sbci r21, 235
    sbci r18, 6
    lsl r18
    rol r17
    rol r20
    rol r21
    adc r18, r1
    lsl r18
    rol r17
    rol r20
    rol r21
    adc r18, r1
    lsl r18
    rol r17
    rol r20
    rol r21
    adc r18, r1
    std Z+31, r25
    std Z+30, r24
    std Z+29, r4
    std Z+28, r3
    mov r6, r21
    mov r21, r4
    mov r4, r20
    mov r20, r3
    subi r25, 145
    sbci r24, 195
    sbci r21, 137
    sbci r20, 103
    lsl r25
    rol r24
    rol r21
    rol r20
    adc r25, r1
    std Z+27, r2
    std Z+26, r7
    std Z+25, r5
    std Z+24, r0
    mov r3, r20
    mov r20, r2
    mov r2, r21
    mov r21, r7
    mov r7, r24
    mov r24, r5
    mov r5, r25
    mov r25, r0
    subi r20, 33
    sbci r21, 135
    sbci r24, 19
    sbci r25, 207
    lsl r20
    rol r21
    rol r24
    rol r25
    adc r20, r1
    lsl r20
    rol r21
    rol r24
    rol r25
    adc r20, r1
    lsl r20
    rol r21
    rol r24
    rol r25
    adc r20, r1
    mov r0, r16
    lsr r0
    ror r23
    ror r22
    ror r19
    ror r16
    lsr r0
    ror r23
    ror r22
    ror r19
    ror r16
    std Z+23, r16
    std Z+22, r19
    std Z+21, r22
    std Z+20, r23
    subi r16, 66
    sbci r19, 14
    sbci r22, 39
    sbci r23, 158
    std Z+19, r18
    std Z+18, r17
    std Z+17, r4
    std Z+16, r6
    mov r0, r16
    mov r16, r4
    mov r4, r19
    mov r19, r6
    subi r18, 132
    sbci r17, 28
    sbci r16, 78
    sbci r19, 60
    lsl r19
    rol r18
    rol r17
    rol r16
    adc r19, r1
    lsl r19
    rol r18
    rol r17
    rol r16
    adc r19, r1
    lsl r19
    rol r18
    rol r17
    rol r16
    adc r19, r1
    std Z+15, r5
    std Z+14, r7
    std Z+13, r2
    std Z+12, r3
    mov r6, r16
    mov r16, r5
    mov r5, r17
    mov r17, r7
    mov r7, r18
    mov r18, r2
    mov r2, r19
    mov r19, r3
    subi r16, 17
    sbci r17, 60
    sbci r18, 36
    sbci r19, 22
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    std Z+11, r20
    std Z+10, r21
    std Z+9, r24
    std Z+8, r25
    subi r20, 33
    sbci r21, 120
    sbci r24, 72
    sbci r25, 44
    lsl r20
    rol r21
    rol r24
    rol r25
    adc r20, r1
    lsl r20
    rol r21
    rol r24
    rol r25
    adc r20, r1
    lsl r20
    rol r21
    rol r24
    rol r25
    adc r20, r1
    mov r3, r23
    lsr r3
    ror r22
    ror r4
    ror r0
    ror r23
    lsr r3
    ror r22
    ror r4
    ror r0
    ror r23
    std Z+7, r23
    std Z+6, r0
    std Z+5, r4
    std Z+4, r22
    mov r3, r25
    mov r25, r0
    mov r0, r24
    mov r24, r4
    subi r23, 65
    sbci r25, 240
    sbci r24, 144
    sbci r22, 88
    std Z+3, r2
    std Z+2, r7
    std Z+1, r5
    std Z+0, r6
    mov r4, r23
    mov r23, r2
    mov r2, r25
    mov r25, r7
    mov r7, r24
    mov r24, r5
    mov r5, r22
    mov r22, r6
    subi r23, 129
    sbci r25, 224
    sbci r24, 33
    sbci r22, 177
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
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    std Z+63, r16
    std Z+62, r17
    std Z+61, r18
    std Z+60, r19
    subi r16, 60
    sbci r17, 119
    sbci r18, 251
    sbci r19, 41
    lsl r16
    rol r17
    rol r18
    rol r19
    adc r16, r1
    std Z+59, r20
    std Z+58, r21
    std Z+57, r0
    std Z+56, r3
    mov r6, r19
    mov r19, r0
    mov r0, r18
    mov r18, r3
    subi r20, 119
    sbci r21, 238
    sbci r19, 246
    sbci r18, 83
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
    mov r3, r5
    lsr r3
    ror r7
    ror r2
    ror r4
    ror r5
    lsr r3
    ror r7
    ror r2
    ror r4
    ror r5
    std Z+55, r5
    std Z+54, r4
    std Z+53, r2
    std Z+52, r7
    mov r3, r18
    mov r18, r5
    mov r5, r19
    mov r19, r4
    mov r4, r21
    mov r21, r2
    mov r2, r20
    mov r20, r7
    subi r18, 237
    sbci r19, 220
    sbci r21, 237
    sbci r20, 167
    std Z+51, r22
    std Z+50, r23
    std Z+49, r25
    std Z+48, r24
    subi r22, 218
    sbci r23, 185
    sbci r25, 219
    sbci r24, 79
    lsl r24
    rol r22
    rol r23
    rol r25
    adc r24, r1
    lsl r24
    rol r22
    rol r23
    rol r25
    adc r24, r1
    lsl r24
    rol r22
    rol r23
    rol r25
    adc r24, r1
    std Z+47, r16
    std Z+46, r17
    std Z+45, r0
    std Z+44, r6
    mov r7, r25
    mov r25, r0
    mov r0, r23
    mov r23, r6
    subi r16, 119
    sbci r17, 24
    sbci r25, 214
    sbci r23, 13
    lsl r16
    rol r17
    rol r25
    rol r23
    adc r16, r1
    std Z+43, r2
    std Z+42, r4
    std Z+41, r5
    std Z+40, r3
    mov r6, r23
    mov r23, r2
    mov r2, r25
    mov r25, r4
    mov r4, r17
    mov r17, r5
    mov r5, r16
    mov r16, r3
    subi r23, 237
    sbci r25, 48
    sbci r17, 172
    sbci r16, 27
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    mov r3, r20
    lsr r3
    ror r21
    ror r19
    ror r18
    ror r20
    lsr r3
    ror r21
    ror r19
    ror r18
    ror r20
    std Z+39, r20
    std Z+38, r18
    std Z+37, r19
    std Z+36, r21
    subi r20, 217
    sbci r18, 97
    sbci r19, 88
    sbci r21, 55
    std Z+35, r24
    std Z+34, r22
    std Z+33, r0
    std Z+32, r7
    mov r3, r20
    mov r20, r0
    mov r0, r18
    mov r18, r7
    subi r24, 177
    sbci r22, 195
    sbci r20, 176
    sbci r18, 110
    lsl r18
    rol r24
    rol r22
    rol r20
    adc r18, r1
    lsl r18
    rol r24
    rol r22
    rol r20
    adc r18, r1
    lsl r18
    rol r24
    rol r22
    rol r20
    adc r18, r1
    std Z+31, r5
    std Z+30, r4
    std Z+29, r2
    std Z+28, r6
    mov r7, r20
    mov r20, r5
    mov r5, r22
    mov r22, r4
    mov r4, r24
    mov r24, r2
    mov r2, r18
    mov r18, r6
    subi r20, 7
    sbci r22, 57
    sbci r24, 156
    sbci r18, 120
    lsl r20
    rol r22
    rol r24
    rol r18
    adc r20, r1
    std Z+27, r23
    std Z+26, r25
    std Z+25, r17
    std Z+24, r16
    subi r23, 13
    sbci r25, 114
    sbci r17, 56
    sbci r16, 241
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    lsl r23
    rol r25
    rol r17
    rol r16
    adc r23, r1
    mov r6, r21
    lsr r6
    ror r19
    ror r0
    ror r3
    ror r21
    lsr r6
    ror r19
    ror r0
    ror r3
    ror r21
    std Z+23, r21
    std Z+22, r3
    std Z+21, r0
    std Z+20, r19
    mov r6, r16
    mov r16, r3
    mov r3, r17
    mov r17, r0
    subi r21, 26
    sbci r16, 228
    sbci r17, 112
    sbci r19, 226
    std Z+19, r2
    std Z+18, r4
    std Z+17, r5
    std Z+16, r7
    mov r0, r21
    mov r21, r2
    mov r2, r16
    mov r16, r4
    mov r4, r17
    mov r17, r5
    mov r5, r19
    mov r19, r7
    subi r21, 52
    sbci r16, 200
    sbci r17, 225
    sbci r19, 196
    lsl r19
    rol r21
    rol r16
    rol r17
    adc r19, r1
    lsl r19
    rol r21
    rol r16
    rol r17
    adc r19, r1
    lsl r19
    rol r21
    rol r16
    rol r17
    adc r19, r1
    std Z+15, r20
    std Z+14, r22
    std Z+13, r24
    std Z+12, r18
    subi r20, 2
    sbci r22, 193
    sbci r24, 67
    sbci r18, 98
    lsl r20
    rol r22
    rol r24
    rol r18
    adc r20, r1
    std Z+11, r23
    std Z+10, r25
    std Z+9, r3
    std Z+8, r6
    mov r7, r18
    mov r18, r3
    mov r3, r24
    mov r24, r6
    subi r23, 3
    sbci r25, 130
    sbci r18, 135
    sbci r24, 196
    lsl r23
    rol r25
    rol r18
    rol r24
    adc r23, r1
    lsl r23
    rol r25
    rol r18
    rol r24
    adc r23, r1
    lsl r23
    rol r25
    rol r18
    rol r24
    adc r23, r1
    mov r6, r5
    lsr r6
    ror r4
    ror r2
    ror r0
    ror r5
    lsr r6
    ror r4
    ror r2
    ror r0
    ror r5
    std Z+7, r5
    std Z+6, r0
    std Z+5, r2
    std Z+4, r4
    mov r6, r24
    mov r24, r5
    mov r5, r18
    mov r18, r0
    mov r0, r25
    mov r25, r2
    mov r2, r23
    mov r23, r4
    subi r24, 6
    sbci r18, 4
    sbci r25, 15
    sbci r23, 137
    std Z+3, r19
    std Z+2, r21
    std Z+1, r16
    std Z+0, r17
    subi r19, 12
    sbci r21, 8
    sbci r16, 30
    sbci r17, 18
    lsl r17
    rol r19
    rol r21
    rol r16
    adc r17, r1
    lsl r17
    rol r19
    rol r21
    rol r16
    adc r17, r1
    lsl r17
    rol r19
    rol r21
    rol r16
    adc r17, r1
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    std Z+63, r20
    std Z+62, r22
    std Z+61, r3
    std Z+60, r7
    mov r4, r16
    mov r16, r3
    mov r3, r21
    mov r21, r7
    subi r20, 179
    sbci r22, 115
    sbci r16, 183
    sbci r21, 159
    lsl r20
    rol r22
    rol r16
    rol r21
    adc r20, r1
    std Z+59, r2
    std Z+58, r0
    std Z+57, r5
    std Z+56, r6
    mov r7, r21
    mov r21, r2
    mov r2, r16
    mov r16, r0
    mov r0, r22
    mov r22, r5
    mov r5, r20
    mov r20, r6
    subi r21, 102
    sbci r16, 231
    sbci r22, 110
    sbci r20, 63
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    mov r6, r23
    lsr r6
    ror r25
    ror r18
    ror r24
    ror r23
    lsr r6
    ror r25
    ror r18
    ror r24
    ror r23
    std Z+55, r23
    std Z+54, r24
    std Z+53, r18
    std Z+52, r25
    subi r23, 203
    sbci r24, 206
    sbci r18, 221
    sbci r25, 126
    std Z+51, r17
    std Z+50, r19
    std Z+49, r3
    std Z+48, r4
    mov r6, r23
    mov r23, r3
    mov r3, r24
    mov r24, r4
    subi r17, 149
    sbci r19, 157
    sbci r23, 187
    sbci r24, 253
    lsl r24
    rol r17
    rol r19
    rol r23
    adc r24, r1
    lsl r24
    rol r17
    rol r19
    rol r23
    adc r24, r1
    lsl r24
    rol r17
    rol r19
    rol r23
    adc r24, r1
    std Z+47, r5
    std Z+46, r0
    std Z+45, r2
    std Z+44, r7
    mov r4, r23
    mov r23, r5
    mov r5, r19
    mov r19, r0
    mov r0, r17
    mov r17, r2
    mov r2, r24
    mov r24, r7
    subi r23, 97
    sbci r19, 135
    sbci r17, 97
    sbci r24, 221
    lsl r23
    rol r19
    rol r17
    rol r24
    adc r23, r1
    std Z+43, r21
    std Z+42, r16
    std Z+41, r22
    std Z+40, r20
    subi r21, 194
    sbci r16, 14
    sbci r22, 195
    sbci r20, 186
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    lsl r21
    rol r16
    rol r22
    rol r20
    adc r21, r1
    mov r7, r25
    lsr r7
    ror r18
    ror r3
    ror r6
    ror r25
    lsr r7
    ror r18
    ror r3
    ror r6
    ror r25
    std Z+39, r25
    std Z+38, r6
    std Z+37, r3
    std Z+36, r18
    mov r7, r20
    mov r20, r6
    mov r6, r22
    mov r22, r3
    subi r25, 132
    sbci r20, 29
    sbci r22, 134
    sbci r18, 117
    std Z+35, r2
    std Z+34, r0
    std Z+33, r5
    std Z+32, r4
    mov r3, r25
    mov r25, r2
    mov r2, r20
    mov r20, r0
    mov r0, r22
    mov r22, r5
    mov r5, r18
    mov r18, r4
    subi r25, 7
    sbci r20, 59
    sbci r22, 12
    sbci r18, 235
    lsl r18
    rol r25
    rol r20
    rol r22
    adc r18, r1
    lsl r18
    rol r25
    rol r20
    rol r22
    adc r18, r1
    lsl r18
    rol r25
    rol r20
    rol r22
    adc r18, r1
    std Z+31, r23
    std Z+30, r19
    std Z+29, r17
    std Z+28, r24
    subi r23, 104
    sbci r19, 144
    sbci r17, 195
    sbci r24, 137
    lsl r23
    rol r19
    rol r17
    rol r24
    adc r23, r1
    std Z+27, r21
    std Z+26, r16
    std Z+25, r6
    std Z+24, r7
    mov r4, r24
    mov r24, r6
    mov r6, r17
    mov r17, r7
    subi r21, 208
    sbci r16, 32
    sbci r24, 135
    sbci r17, 19
    lsl r21
    rol r16
    rol r24
    rol r17
    adc r21, r1
    lsl r21
    rol r16
    rol r24
    rol r17
    adc r21, r1
    lsl r21
    rol r16
    rol r24
    rol r17
    adc r21, r1
    mov r7, r5
    lsr r7
    ror r0
    ror r2
    ror r3
    ror r5
    lsr r7
    ror r0
    ror r2
    ror r3
    ror r5
    std Z+23, r5
    std Z+22, r3
    std Z+21, r2
    std Z+20, r0
    mov r7, r17
    mov r17, r5
    mov r5, r24
    mov r24, r3
    mov r3, r16
    mov r16, r2
    mov r2, r21
    mov r21, r0
    subi r17, 159
    sbci r24, 65
    sbci r16, 14
    sbci r21, 39
    std Z+19, r18
    std Z+18, r25
    std Z+17, r20
    std Z+16, r22
    std Z+15, r23
    std Z+14, r19
    std Z+13, r6
    std Z+12, r4
    std Z+11, r2
    std Z+10, r3
    std Z+9, r5
    std Z+8, r7
    subi r18, 61
    sbci r25, 131
    sbci r20, 28
    sbci r22, 78
    lsl r22
    rol r18
    rol r25
    rol r20
    adc r22, r1
    lsl r22
    rol r18
    rol r25
    rol r20
    adc r22, r1
    lsl r22
    rol r18
    rol r25
    rol r20
    adc r22, r1
    mov r0, r21
    lsr r0
    ror r16
    ror r24
    ror r17
    ror r21
    lsr r0
    ror r16
    ror r24
    ror r17
    ror r21
    std Z+7, r21
    std Z+6, r17
    std Z+5, r24
    std Z+4, r16
    std Z+3, r22
    std Z+2, r18
    std Z+1, r25
    std Z+0, r20
    pop r17
    pop r16
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
    subi r30, lo8(-(320))
    sbci r31, hi8(-(320))
    ; round 1 (lea.dsl:35)
    ldd r14, Z+59
    eor r13, r14
    ld r15, X+
    ldd r16, Z+58
    eor r15, r16
    ld r17, X+
    ldd r18, Z+57
    eor r17, r18
    ld r19, X+
    ldd r20, Z+56
    eor r19, r20
    ldd r21, Z+51
    eor r21, r9
    eor r9, r14
    ldd r22, Z+50
    eor r22, r10
    eor r10, r16
    ldd r23, Z+49
    eor r23, r11
    eor r11, r18
    ldd r24, Z+48
    eor r24, r12
    add r13, r21
    adc r15, r22
    adc r17, r23
    adc r19, r24
    eor r12, r20
    mov r21, r13
    lsr r21
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r21
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r21
    ror r19
    ror r17
    ror r15
    ror r13
    ldd r21, Z+55
    eor r21, r5
    eor r5, r14
    ldd r14, Z+54
    eor r14, r6
    eor r6, r16
    ldd r16, Z+53
    eor r16, r7
    eor r7, r18
    ldd r18, Z+52
    eor r18, r8
    add r9, r21
    adc r10, r14
    adc r11, r16
    adc r12, r18
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
    eor r8, r20
    ldd r14, Z+63
    eor r14, r0
    ; round 2 (lea.dsl:35)
    ldd r16, Z+43
    eor r0, r16
    ; round 1 (lea.dsl:35)
    ldd r18, Z+62
    eor r18, r2
    ; round 2 (lea.dsl:35)
    ldd r20, Z+42
    eor r2, r20
    ; round 1 (lea.dsl:35)
    ldd r21, Z+61
    eor r21, r3
    ; round 2 (lea.dsl:35)
    ldd r22, Z+41
    eor r3, r22
    ; round 1 (lea.dsl:35)
    ldd r23, Z+60
    eor r23, r4
    add r5, r14
    adc r6, r18
    adc r7, r21
    adc r8, r23
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 2 (lea.dsl:35)
    ldd r14, Z+40
    eor r4, r14
    ldd r18, Z+35
    eor r18, r13
    eor r13, r16
    ldd r21, Z+34
    eor r21, r15
    eor r15, r20
    ldd r23, Z+33
    eor r23, r17
    eor r17, r22
    ldd r24, Z+32
    eor r24, r19
    add r0, r18
    adc r2, r21
    adc r3, r23
    adc r4, r24
    eor r19, r14
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
    ldd r18, Z+39
    eor r18, r10
    eor r10, r16
    ldd r16, Z+38
    eor r16, r11
    eor r11, r20
    ldd r20, Z+37
    eor r20, r12
    eor r12, r22
    ldd r21, Z+36
    eor r21, r9
    add r13, r18
    adc r15, r16
    adc r17, r20
    adc r19, r21
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    eor r9, r14
    ldd r14, Z+47
    eor r14, r8
    ; round 3 (lea.dsl:35)
    ldd r16, Z+27
    eor r8, r16
    ; round 2 (lea.dsl:35)
    ldd r18, Z+46
    eor r18, r5
    ; round 3 (lea.dsl:35)
    ldd r20, Z+26
    eor r5, r20
    ; round 2 (lea.dsl:35)
    ldd r21, Z+45
    eor r21, r6
    ; round 3 (lea.dsl:35)
    ldd r22, Z+25
    eor r6, r22
    ; round 2 (lea.dsl:35)
    ldd r23, Z+44
    eor r23, r7
    add r10, r14
    adc r11, r18
    adc r12, r21
    adc r9, r23
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 3 (lea.dsl:35)
    ldd r14, Z+24
    eor r7, r14
    ldd r18, Z+19
    eor r18, r0
    eor r0, r16
    ldd r21, Z+18
    eor r21, r2
    eor r2, r20
    ldd r23, Z+17
    eor r23, r3
    eor r3, r22
    ldd r24, Z+16
    eor r24, r4
    add r8, r18
    adc r5, r21
    adc r6, r23
    adc r7, r24
    eor r4, r14
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
    ldd r18, Z+23
    eor r18, r15
    eor r15, r16
    ldd r16, Z+22
    eor r16, r17
    eor r17, r20
    ldd r20, Z+21
    eor r20, r19
    eor r19, r22
    ldd r21, Z+20
    eor r21, r13
    add r0, r18
    adc r2, r16
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
    eor r13, r14
    ldd r14, Z+31
    eor r14, r9
    ; round 4 (lea.dsl:35)
    ldd r16, Z+11
    eor r9, r16
    ; round 3 (lea.dsl:35)
    ldd r18, Z+30
    eor r18, r10
    ; round 4 (lea.dsl:35)
    ldd r20, Z+10
    eor r10, r20
    ; round 3 (lea.dsl:35)
    ldd r21, Z+29
    eor r21, r11
    ; round 4 (lea.dsl:35)
    ldd r22, Z+9
    eor r11, r22
    ; round 3 (lea.dsl:35)
    ldd r23, Z+28
    eor r23, r12
    add r15, r14
    adc r17, r18
    adc r19, r21
    adc r13, r23
    lsl r13
    rol r15
    rol r17
    rol r19
    adc r13, r1
    ; round 4 (lea.dsl:35)
    ldd r14, Z+8
    eor r12, r14
    ldd r18, Z+3
    eor r18, r8
    eor r8, r16
    ldd r21, Z+2
    eor r21, r5
    eor r5, r20
    ldd r23, Z+1
    eor r23, r6
    eor r6, r22
    ldd r24, Z+0
    eor r24, r7
    add r9, r18
    adc r10, r21
    adc r11, r23
    adc r12, r24
    eor r7, r14
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
    ldd r18, Z+7
    eor r18, r2
    eor r2, r16
    ldd r16, Z+6
    eor r16, r3
    eor r3, r20
    ldd r20, Z+5
    eor r20, r4
    eor r4, r22
    ldd r21, Z+4
    eor r21, r0
    add r8, r18
    adc r5, r16
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
    eor r0, r14
    ldd r14, Z+15
    eor r14, r13
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 5 (lea.dsl:35)
    ldd r16, Z+43
    eor r13, r16
    ; round 4 (lea.dsl:35)
    ldd r18, Z+62
    eor r18, r15
    ; round 5 (lea.dsl:35)
    ldd r20, Z+42
    eor r15, r20
    ; round 4 (lea.dsl:35)
    ldd r21, Z+61
    eor r21, r17
    ; round 5 (lea.dsl:35)
    ldd r22, Z+41
    eor r17, r22
    ; round 4 (lea.dsl:35)
    ldd r23, Z+60
    eor r23, r19
    add r2, r14
    adc r3, r18
    adc r4, r21
    adc r0, r23
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ; round 5 (lea.dsl:35)
    ldd r14, Z+40
    eor r19, r14
    ldd r18, Z+35
    eor r18, r9
    eor r9, r16
    ldd r21, Z+34
    eor r21, r10
    eor r10, r20
    ldd r23, Z+33
    eor r23, r11
    eor r11, r22
    ldd r24, Z+32
    eor r24, r12
    add r13, r18
    adc r15, r21
    adc r17, r23
    adc r19, r24
    eor r12, r14
    mov r18, r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    ldd r18, Z+39
    eor r18, r5
    eor r5, r16
    ldd r16, Z+38
    eor r16, r6
    eor r6, r20
    ldd r20, Z+37
    eor r20, r7
    eor r7, r22
    ldd r21, Z+36
    eor r21, r8
    add r9, r18
    adc r10, r16
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
    eor r8, r14
    ldd r14, Z+47
    eor r14, r0
    ; round 6 (lea.dsl:35)
    ldd r16, Z+27
    eor r0, r16
    ; round 5 (lea.dsl:35)
    ldd r18, Z+46
    eor r18, r2
    ; round 6 (lea.dsl:35)
    ldd r20, Z+26
    eor r2, r20
    ; round 5 (lea.dsl:35)
    ldd r21, Z+45
    eor r21, r3
    ; round 6 (lea.dsl:35)
    ldd r22, Z+25
    eor r3, r22
    ; round 5 (lea.dsl:35)
    ldd r23, Z+44
    eor r23, r4
    add r5, r14
    adc r6, r18
    adc r7, r21
    adc r8, r23
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 6 (lea.dsl:35)
    ldd r14, Z+24
    eor r4, r14
    ldd r18, Z+19
    eor r18, r13
    eor r13, r16
    ldd r21, Z+18
    eor r21, r15
    eor r15, r20
    ldd r23, Z+17
    eor r23, r17
    eor r17, r22
    ldd r24, Z+16
    eor r24, r19
    add r0, r18
    adc r2, r21
    adc r3, r23
    adc r4, r24
    eor r19, r14
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
    ldd r18, Z+23
    eor r18, r10
    eor r10, r16
    ldd r16, Z+22
    eor r16, r11
    eor r11, r20
    ldd r20, Z+21
    eor r20, r12
    eor r12, r22
    ldd r21, Z+20
    eor r21, r9
    add r13, r18
    adc r15, r16
    adc r17, r20
    adc r19, r21
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    eor r9, r14
    ldd r14, Z+31
    eor r14, r8
    ; round 7 (lea.dsl:35)
    ldd r16, Z+11
    eor r8, r16
    ; round 6 (lea.dsl:35)
    ldd r18, Z+30
    eor r18, r5
    ; round 7 (lea.dsl:35)
    ldd r20, Z+10
    eor r5, r20
    ; round 6 (lea.dsl:35)
    ldd r21, Z+29
    eor r21, r6
    ; round 7 (lea.dsl:35)
    ldd r22, Z+9
    eor r6, r22
    ; round 6 (lea.dsl:35)
    ldd r23, Z+28
    eor r23, r7
    add r10, r14
    adc r11, r18
    adc r12, r21
    adc r9, r23
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 7 (lea.dsl:35)
    ldd r14, Z+8
    eor r7, r14
    ldd r18, Z+3
    eor r18, r0
    eor r0, r16
    ldd r21, Z+2
    eor r21, r2
    eor r2, r20
    ldd r23, Z+1
    eor r23, r3
    eor r3, r22
    ldd r24, Z+0
    eor r24, r4
    add r8, r18
    adc r5, r21
    adc r6, r23
    adc r7, r24
    eor r4, r14
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
    ldd r18, Z+7
    eor r18, r15
    eor r15, r16
    ldd r16, Z+6
    eor r16, r17
    eor r17, r20
    ldd r20, Z+5
    eor r20, r19
    eor r19, r22
    ldd r21, Z+4
    eor r21, r13
    add r0, r18
    adc r2, r16
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
    eor r13, r14
    ldd r14, Z+15
    eor r14, r9
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 8 (lea.dsl:35)
    ldd r16, Z+43
    eor r9, r16
    ; round 7 (lea.dsl:35)
    ldd r18, Z+62
    eor r18, r10
    ; round 8 (lea.dsl:35)
    ldd r20, Z+42
    eor r10, r20
    ; round 7 (lea.dsl:35)
    ldd r21, Z+61
    eor r21, r11
    ; round 8 (lea.dsl:35)
    ldd r22, Z+41
    eor r11, r22
    ; round 7 (lea.dsl:35)
    ldd r23, Z+60
    eor r23, r12
    add r15, r14
    adc r17, r18
    adc r19, r21
    adc r13, r23
    lsl r13
    rol r15
    rol r17
    rol r19
    adc r13, r1
    ; round 8 (lea.dsl:35)
    ldd r14, Z+40
    eor r12, r14
    ldd r18, Z+35
    eor r18, r8
    eor r8, r16
    ldd r21, Z+34
    eor r21, r5
    eor r5, r20
    ldd r23, Z+33
    eor r23, r6
    eor r6, r22
    ldd r24, Z+32
    eor r24, r7
    add r9, r18
    adc r10, r21
    adc r11, r23
    adc r12, r24
    eor r7, r14
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
    ldd r18, Z+39
    eor r18, r2
    eor r2, r16
    ldd r16, Z+38
    eor r16, r3
    eor r3, r20
    ldd r20, Z+37
    eor r20, r4
    eor r4, r22
    ldd r21, Z+36
    eor r21, r0
    add r8, r18
    adc r5, r16
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
    eor r0, r14
    ldd r14, Z+47
    eor r14, r13
    ; round 9 (lea.dsl:35)
    ldd r16, Z+27
    eor r13, r16
    ; round 8 (lea.dsl:35)
    ldd r18, Z+46
    eor r18, r15
    ; round 9 (lea.dsl:35)
    ldd r20, Z+26
    eor r15, r20
    ; round 8 (lea.dsl:35)
    ldd r21, Z+45
    eor r21, r17
    ; round 9 (lea.dsl:35)
    ldd r22, Z+25
    eor r17, r22
    ; round 8 (lea.dsl:35)
    ldd r23, Z+44
    eor r23, r19
    add r2, r14
    adc r3, r18
    adc r4, r21
    adc r0, r23
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ; round 9 (lea.dsl:35)
    ldd r14, Z+24
    eor r19, r14
    ldd r18, Z+19
    eor r18, r9
    eor r9, r16
    ldd r21, Z+18
    eor r21, r10
    eor r10, r20
    ldd r23, Z+17
    eor r23, r11
    eor r11, r22
    ldd r24, Z+16
    eor r24, r12
    add r13, r18
    adc r15, r21
    adc r17, r23
    adc r19, r24
    eor r12, r14
    mov r18, r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    ldd r18, Z+23
    eor r18, r5
    eor r5, r16
    ldd r16, Z+22
    eor r16, r6
    eor r6, r20
    ldd r20, Z+21
    eor r20, r7
    eor r7, r22
    ldd r21, Z+20
    eor r21, r8
    add r9, r18
    adc r10, r16
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
    eor r8, r14
    ldd r14, Z+31
    eor r14, r0
    ; round 10 (lea.dsl:35)
    ldd r16, Z+11
    eor r0, r16
    ; round 9 (lea.dsl:35)
    ldd r18, Z+30
    eor r18, r2
    ; round 10 (lea.dsl:35)
    ldd r20, Z+10
    eor r2, r20
    ; round 9 (lea.dsl:35)
    ldd r21, Z+29
    eor r21, r3
    ; round 10 (lea.dsl:35)
    ldd r22, Z+9
    eor r3, r22
    ; round 9 (lea.dsl:35)
    ldd r23, Z+28
    eor r23, r4
    add r5, r14
    adc r6, r18
    adc r7, r21
    adc r8, r23
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 10 (lea.dsl:35)
    ldd r14, Z+8
    eor r4, r14
    ldd r18, Z+3
    eor r18, r13
    eor r13, r16
    ldd r21, Z+2
    eor r21, r15
    eor r15, r20
    ldd r23, Z+1
    eor r23, r17
    eor r17, r22
    ldd r24, Z+0
    eor r24, r19
    add r0, r18
    adc r2, r21
    adc r3, r23
    adc r4, r24
    eor r19, r14
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
    ldd r18, Z+7
    eor r18, r10
    eor r10, r16
    ldd r16, Z+6
    eor r16, r11
    eor r11, r20
    ldd r20, Z+5
    eor r20, r12
    eor r12, r22
    ldd r21, Z+4
    eor r21, r9
    add r13, r18
    adc r15, r16
    adc r17, r20
    adc r19, r21
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    eor r9, r14
    ldd r14, Z+15
    eor r14, r8
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 11 (lea.dsl:35)
    ldd r16, Z+43
    eor r8, r16
    ; round 10 (lea.dsl:35)
    ldd r18, Z+62
    eor r18, r5
    ; round 11 (lea.dsl:35)
    ldd r20, Z+42
    eor r5, r20
    ; round 10 (lea.dsl:35)
    ldd r21, Z+61
    eor r21, r6
    ; round 11 (lea.dsl:35)
    ldd r22, Z+41
    eor r6, r22
    ; round 10 (lea.dsl:35)
    ldd r23, Z+60
    eor r23, r7
    add r10, r14
    adc r11, r18
    adc r12, r21
    adc r9, r23
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 11 (lea.dsl:35)
    ldd r14, Z+40
    eor r7, r14
    ldd r18, Z+35
    eor r18, r0
    eor r0, r16
    ldd r21, Z+34
    eor r21, r2
    eor r2, r20
    ldd r23, Z+33
    eor r23, r3
    eor r3, r22
    ldd r24, Z+32
    eor r24, r4
    add r8, r18
    adc r5, r21
    adc r6, r23
    adc r7, r24
    eor r4, r14
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
    ldd r18, Z+39
    eor r18, r15
    eor r15, r16
    ldd r16, Z+38
    eor r16, r17
    eor r17, r20
    ldd r20, Z+37
    eor r20, r19
    eor r19, r22
    ldd r21, Z+36
    eor r21, r13
    add r0, r18
    adc r2, r16
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
    eor r13, r14
    ldd r14, Z+47
    eor r14, r9
    ; round 12 (lea.dsl:35)
    ldd r16, Z+27
    eor r9, r16
    ; round 11 (lea.dsl:35)
    ldd r18, Z+46
    eor r18, r10
    ; round 12 (lea.dsl:35)
    ldd r20, Z+26
    eor r10, r20
    ; round 11 (lea.dsl:35)
    ldd r21, Z+45
    eor r21, r11
    ; round 12 (lea.dsl:35)
    ldd r22, Z+25
    eor r11, r22
    ; round 11 (lea.dsl:35)
    ldd r23, Z+44
    eor r23, r12
    add r15, r14
    adc r17, r18
    adc r19, r21
    adc r13, r23
    lsl r13
    rol r15
    rol r17
    rol r19
    adc r13, r1
    ; round 12 (lea.dsl:35)
    ldd r14, Z+24
    eor r12, r14
    ldd r18, Z+19
    eor r18, r8
    eor r8, r16
    ldd r21, Z+18
    eor r21, r5
    eor r5, r20
    ldd r23, Z+17
    eor r23, r6
    eor r6, r22
    ldd r24, Z+16
    eor r24, r7
    add r9, r18
    adc r10, r21
    adc r11, r23
    adc r12, r24
    eor r7, r14
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
    ldd r18, Z+23
    eor r18, r2
    eor r2, r16
    ldd r16, Z+22
    eor r16, r3
    eor r3, r20
    ldd r20, Z+21
    eor r20, r4
    eor r4, r22
    ldd r21, Z+20
    eor r21, r0
    add r8, r18
    adc r5, r16
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
    eor r0, r14
    ldd r14, Z+31
    eor r14, r13
    ; round 13 (lea.dsl:35)
    ldd r16, Z+11
    eor r13, r16
    ; round 12 (lea.dsl:35)
    ldd r18, Z+30
    eor r18, r15
    ; round 13 (lea.dsl:35)
    ldd r20, Z+10
    eor r15, r20
    ; round 12 (lea.dsl:35)
    ldd r21, Z+29
    eor r21, r17
    ; round 13 (lea.dsl:35)
    ldd r22, Z+9
    eor r17, r22
    ; round 12 (lea.dsl:35)
    ldd r23, Z+28
    eor r23, r19
    add r2, r14
    adc r3, r18
    adc r4, r21
    adc r0, r23
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ; round 13 (lea.dsl:35)
    ldd r14, Z+8
    eor r19, r14
    ldd r18, Z+3
    eor r18, r9
    eor r9, r16
    ldd r21, Z+2
    eor r21, r10
    eor r10, r20
    ldd r23, Z+1
    eor r23, r11
    eor r11, r22
    ldd r24, Z+0
    eor r24, r12
    add r13, r18
    adc r15, r21
    adc r17, r23
    adc r19, r24
    eor r12, r14
    mov r18, r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    ldd r18, Z+7
    eor r18, r5
    eor r5, r16
    ldd r16, Z+6
    eor r16, r6
    eor r6, r20
    ldd r20, Z+5
    eor r20, r7
    eor r7, r22
    ldd r21, Z+4
    eor r21, r8
    add r9, r18
    adc r10, r16
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
    eor r8, r14
    ldd r14, Z+15
    eor r14, r0
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 14 (lea.dsl:35)
    ldd r16, Z+43
    eor r0, r16
    ; round 13 (lea.dsl:35)
    ldd r18, Z+62
    eor r18, r2
    ; round 14 (lea.dsl:35)
    ldd r20, Z+42
    eor r2, r20
    ; round 13 (lea.dsl:35)
    ldd r21, Z+61
    eor r21, r3
    ; round 14 (lea.dsl:35)
    ldd r22, Z+41
    eor r3, r22
    ; round 13 (lea.dsl:35)
    ldd r23, Z+60
    eor r23, r4
    add r5, r14
    adc r6, r18
    adc r7, r21
    adc r8, r23
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 14 (lea.dsl:35)
    ldd r14, Z+40
    eor r4, r14
    ldd r18, Z+35
    eor r18, r13
    eor r13, r16
    ldd r21, Z+34
    eor r21, r15
    eor r15, r20
    ldd r23, Z+33
    eor r23, r17
    eor r17, r22
    ldd r24, Z+32
    eor r24, r19
    add r0, r18
    adc r2, r21
    adc r3, r23
    adc r4, r24
    eor r19, r14
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
    ldd r18, Z+39
    eor r18, r10
    eor r10, r16
    ldd r16, Z+38
    eor r16, r11
    eor r11, r20
    ldd r20, Z+37
    eor r20, r12
    eor r12, r22
    ldd r21, Z+36
    eor r21, r9
    add r13, r18
    adc r15, r16
    adc r17, r20
    adc r19, r21
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    eor r9, r14
    ldd r14, Z+47
    eor r14, r8
    ; round 15 (lea.dsl:35)
    ldd r16, Z+27
    eor r8, r16
    ; round 14 (lea.dsl:35)
    ldd r18, Z+46
    eor r18, r5
    ; round 15 (lea.dsl:35)
    ldd r20, Z+26
    eor r5, r20
    ; round 14 (lea.dsl:35)
    ldd r21, Z+45
    eor r21, r6
    ; round 15 (lea.dsl:35)
    ldd r22, Z+25
    eor r6, r22
    ; round 14 (lea.dsl:35)
    ldd r23, Z+44
    eor r23, r7
    add r10, r14
    adc r11, r18
    adc r12, r21
    adc r9, r23
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 15 (lea.dsl:35)
    ldd r14, Z+24
    eor r7, r14
    ldd r18, Z+19
    eor r18, r0
    eor r0, r16
    ldd r21, Z+18
    eor r21, r2
    eor r2, r20
    ldd r23, Z+17
    eor r23, r3
    eor r3, r22
    ldd r24, Z+16
    eor r24, r4
    add r8, r18
    adc r5, r21
    adc r6, r23
    adc r7, r24
    eor r4, r14
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
    ldd r18, Z+23
    eor r18, r15
    eor r15, r16
    ldd r16, Z+22
    eor r16, r17
    eor r17, r20
    ldd r20, Z+21
    eor r20, r19
    eor r19, r22
    ldd r21, Z+20
    eor r21, r13
    add r0, r18
    adc r2, r16
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
    eor r13, r14
    ldd r14, Z+31
    eor r14, r9
    ; round 16 (lea.dsl:35)
    ldd r16, Z+11
    eor r9, r16
    ; round 15 (lea.dsl:35)
    ldd r18, Z+30
    eor r18, r10
    ; round 16 (lea.dsl:35)
    ldd r20, Z+10
    eor r10, r20
    ; round 15 (lea.dsl:35)
    ldd r21, Z+29
    eor r21, r11
    ; round 16 (lea.dsl:35)
    ldd r22, Z+9
    eor r11, r22
    ; round 15 (lea.dsl:35)
    ldd r23, Z+28
    eor r23, r12
    add r15, r14
    adc r17, r18
    adc r19, r21
    adc r13, r23
    lsl r13
    rol r15
    rol r17
    rol r19
    adc r13, r1
    ; round 16 (lea.dsl:35)
    ldd r14, Z+8
    eor r12, r14
    ldd r18, Z+3
    eor r18, r8
    eor r8, r16
    ldd r21, Z+2
    eor r21, r5
    eor r5, r20
    ldd r23, Z+1
    eor r23, r6
    eor r6, r22
    ldd r24, Z+0
    eor r24, r7
    add r9, r18
    adc r10, r21
    adc r11, r23
    adc r12, r24
    eor r7, r14
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
    ldd r18, Z+7
    eor r18, r2
    eor r2, r16
    ldd r16, Z+6
    eor r16, r3
    eor r3, r20
    ldd r20, Z+5
    eor r20, r4
    eor r4, r22
    ldd r21, Z+4
    eor r21, r0
    add r8, r18
    adc r5, r16
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
    eor r0, r14
    ldd r14, Z+15
    eor r14, r13
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 17 (lea.dsl:35)
    ldd r16, Z+43
    eor r13, r16
    ; round 16 (lea.dsl:35)
    ldd r18, Z+62
    eor r18, r15
    ; round 17 (lea.dsl:35)
    ldd r20, Z+42
    eor r15, r20
    ; round 16 (lea.dsl:35)
    ldd r21, Z+61
    eor r21, r17
    ; round 17 (lea.dsl:35)
    ldd r22, Z+41
    eor r17, r22
    ; round 16 (lea.dsl:35)
    ldd r23, Z+60
    eor r23, r19
    add r2, r14
    adc r3, r18
    adc r4, r21
    adc r0, r23
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ; round 17 (lea.dsl:35)
    ldd r14, Z+40
    eor r19, r14
    ldd r18, Z+35
    eor r18, r9
    eor r9, r16
    ldd r21, Z+34
    eor r21, r10
    eor r10, r20
    ldd r23, Z+33
    eor r23, r11
    eor r11, r22
    ldd r24, Z+32
    eor r24, r12
    add r13, r18
    adc r15, r21
    adc r17, r23
    adc r19, r24
    eor r12, r14
    mov r18, r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    ldd r18, Z+39
    eor r18, r5
    eor r5, r16
    ldd r16, Z+38
    eor r16, r6
    eor r6, r20
    ldd r20, Z+37
    eor r20, r7
    eor r7, r22
    ldd r21, Z+36
    eor r21, r8
    add r9, r18
    adc r10, r16
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
    eor r8, r14
    ldd r14, Z+47
    eor r14, r0
    ; round 18 (lea.dsl:35)
    ldd r16, Z+27
    eor r0, r16
    ; round 17 (lea.dsl:35)
    ldd r18, Z+46
    eor r18, r2
    ; round 18 (lea.dsl:35)
    ldd r20, Z+26
    eor r2, r20
    ; round 17 (lea.dsl:35)
    ldd r21, Z+45
    eor r21, r3
    ; round 18 (lea.dsl:35)
    ldd r22, Z+25
    eor r3, r22
    ; round 17 (lea.dsl:35)
    ldd r23, Z+44
    eor r23, r4
    add r5, r14
    adc r6, r18
    adc r7, r21
    adc r8, r23
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 18 (lea.dsl:35)
    ldd r14, Z+24
    eor r4, r14
    ldd r18, Z+19
    eor r18, r13
    eor r13, r16
    ldd r21, Z+18
    eor r21, r15
    eor r15, r20
    ldd r23, Z+17
    eor r23, r17
    eor r17, r22
    ldd r24, Z+16
    eor r24, r19
    add r0, r18
    adc r2, r21
    adc r3, r23
    adc r4, r24
    eor r19, r14
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
    ldd r18, Z+23
    eor r18, r10
    eor r10, r16
    ldd r16, Z+22
    eor r16, r11
    eor r11, r20
    ldd r20, Z+21
    eor r20, r12
    eor r12, r22
    ldd r21, Z+20
    eor r21, r9
    add r13, r18
    adc r15, r16
    adc r17, r20
    adc r19, r21
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    eor r9, r14
    ldd r14, Z+31
    eor r14, r8
    ; round 19 (lea.dsl:35)
    ldd r16, Z+11
    eor r8, r16
    ; round 18 (lea.dsl:35)
    ldd r18, Z+30
    eor r18, r5
    ; round 19 (lea.dsl:35)
    ldd r20, Z+10
    eor r5, r20
    ; round 18 (lea.dsl:35)
    ldd r21, Z+29
    eor r21, r6
    ; round 19 (lea.dsl:35)
    ldd r22, Z+9
    eor r6, r22
    ; round 18 (lea.dsl:35)
    ldd r23, Z+28
    eor r23, r7
    add r10, r14
    adc r11, r18
    adc r12, r21
    adc r9, r23
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 19 (lea.dsl:35)
    ldd r14, Z+8
    eor r7, r14
    ldd r18, Z+3
    eor r18, r0
    eor r0, r16
    ldd r21, Z+2
    eor r21, r2
    eor r2, r20
    ldd r23, Z+1
    eor r23, r3
    eor r3, r22
    ldd r24, Z+0
    eor r24, r4
    add r8, r18
    adc r5, r21
    adc r6, r23
    adc r7, r24
    eor r4, r14
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
    ldd r18, Z+7
    eor r18, r15
    eor r15, r16
    ldd r16, Z+6
    eor r16, r17
    eor r17, r20
    ldd r20, Z+5
    eor r20, r19
    eor r19, r22
    ldd r21, Z+4
    eor r21, r13
    add r0, r18
    adc r2, r16
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
    eor r13, r14
    ldd r14, Z+15
    eor r14, r9
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 20 (lea.dsl:35)
    ldd r16, Z+43
    eor r9, r16
    ; round 19 (lea.dsl:35)
    ldd r18, Z+62
    eor r18, r10
    ; round 20 (lea.dsl:35)
    ldd r20, Z+42
    eor r10, r20
    ; round 19 (lea.dsl:35)
    ldd r21, Z+61
    eor r21, r11
    ; round 20 (lea.dsl:35)
    ldd r22, Z+41
    eor r11, r22
    ; round 19 (lea.dsl:35)
    ldd r23, Z+60
    eor r23, r12
    add r15, r14
    adc r17, r18
    adc r19, r21
    adc r13, r23
    lsl r13
    rol r15
    rol r17
    rol r19
    adc r13, r1
    ; round 20 (lea.dsl:35)
    ldd r14, Z+40
    eor r12, r14
    ldd r18, Z+35
    eor r18, r8
    eor r8, r16
    ldd r21, Z+34
    eor r21, r5
    eor r5, r20
    ldd r23, Z+33
    eor r23, r6
    eor r6, r22
    ldd r24, Z+32
    eor r24, r7
    add r9, r18
    adc r10, r21
    adc r11, r23
    adc r12, r24
    eor r7, r14
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
    ldd r18, Z+39
    eor r18, r2
    eor r2, r16
    ldd r16, Z+38
    eor r16, r3
    eor r3, r20
    ldd r20, Z+37
    eor r20, r4
    eor r4, r22
    ldd r21, Z+36
    eor r21, r0
    add r8, r18
    adc r5, r16
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
    eor r0, r14
    ldd r14, Z+47
    eor r14, r13
    ; round 21 (lea.dsl:35)
    ldd r16, Z+27
    eor r13, r16
    ; round 20 (lea.dsl:35)
    ldd r18, Z+46
    eor r18, r15
    ; round 21 (lea.dsl:35)
    ldd r20, Z+26
    eor r15, r20
    ; round 20 (lea.dsl:35)
    ldd r21, Z+45
    eor r21, r17
    ; round 21 (lea.dsl:35)
    ldd r22, Z+25
    eor r17, r22
    ; round 20 (lea.dsl:35)
    ldd r23, Z+44
    eor r23, r19
    add r2, r14
    adc r3, r18
    adc r4, r21
    adc r0, r23
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ; round 21 (lea.dsl:35)
    ldd r14, Z+24
    eor r19, r14
    ldd r18, Z+19
    eor r18, r9
    eor r9, r16
    ldd r21, Z+18
    eor r21, r10
    eor r10, r20
    ldd r23, Z+17
    eor r23, r11
    eor r11, r22
    ldd r24, Z+16
    eor r24, r12
    add r13, r18
    adc r15, r21
    adc r17, r23
    adc r19, r24
    eor r12, r14
    mov r18, r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    lsr r18
    ror r19
    ror r17
    ror r15
    ror r13
    ldd r18, Z+23
    eor r18, r5
    eor r5, r16
    ldd r16, Z+22
    eor r16, r6
    eor r6, r20
    ldd r20, Z+21
    eor r20, r7
    eor r7, r22
    ldd r21, Z+20
    eor r21, r8
    add r9, r18
    adc r10, r16
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
    eor r8, r14
    ldd r14, Z+31
    eor r14, r0
    ; round 22 (lea.dsl:35)
    ldd r16, Z+11
    eor r0, r16
    ; round 21 (lea.dsl:35)
    ldd r18, Z+30
    eor r18, r2
    ; round 22 (lea.dsl:35)
    ldd r20, Z+10
    eor r2, r20
    ; round 21 (lea.dsl:35)
    ldd r21, Z+29
    eor r21, r3
    ; round 22 (lea.dsl:35)
    ldd r22, Z+9
    eor r3, r22
    ; round 21 (lea.dsl:35)
    ldd r23, Z+28
    eor r23, r4
    add r5, r14
    adc r6, r18
    adc r7, r21
    adc r8, r23
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 22 (lea.dsl:35)
    ldd r14, Z+8
    eor r4, r14
    ldd r18, Z+3
    eor r18, r13
    eor r13, r16
    ldd r21, Z+2
    eor r21, r15
    eor r15, r20
    ldd r23, Z+1
    eor r23, r17
    eor r17, r22
    ldd r24, Z+0
    eor r24, r19
    add r0, r18
    adc r2, r21
    adc r3, r23
    adc r4, r24
    eor r19, r14
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
    ldd r18, Z+7
    eor r18, r10
    eor r10, r16
    ldd r16, Z+6
    eor r16, r11
    eor r11, r20
    ldd r20, Z+5
    eor r20, r12
    eor r12, r22
    ldd r21, Z+4
    eor r21, r9
    add r13, r18
    adc r15, r16
    adc r17, r20
    adc r19, r21
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    lsl r15
    rol r17
    rol r19
    rol r13
    adc r15, r1
    eor r9, r14
    ldd r14, Z+15
    eor r14, r8
    subi r30, lo8(-(-32))
    sbci r31, hi8(-(-32))
    ; round 23 (lea.dsl:35)
    ldd r16, Z+27
    eor r8, r16
    ; round 22 (lea.dsl:35)
    ldd r18, Z+46
    eor r18, r5
    ; round 23 (lea.dsl:35)
    ldd r20, Z+26
    eor r5, r20
    ; round 22 (lea.dsl:35)
    ldd r21, Z+45
    eor r21, r6
    ; round 23 (lea.dsl:35)
    ldd r22, Z+25
    eor r6, r22
    ; round 22 (lea.dsl:35)
    ldd r23, Z+44
    eor r23, r7
    add r10, r14
    adc r11, r18
    adc r12, r21
    adc r9, r23
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 23 (lea.dsl:35)
    ldd r14, Z+24
    eor r7, r14
    ldd r18, Z+19
    eor r18, r0
    eor r0, r16
    ldd r21, Z+18
    eor r21, r2
    eor r2, r20
    ldd r23, Z+17
    eor r23, r3
    eor r3, r22
    ldd r24, Z+16
    eor r24, r4
    add r8, r18
    adc r5, r21
    adc r6, r23
    adc r7, r24
    eor r4, r14
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
    ldd r18, Z+23
    eor r18, r15
    eor r15, r16
    ldd r16, Z+22
    eor r16, r17
    eor r17, r20
    ldd r20, Z+21
    eor r20, r19
    eor r19, r22
    ldd r21, Z+20
    eor r21, r13
    add r0, r18
    adc r2, r16
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
    eor r13, r14
    ldd r14, Z+31
    eor r14, r9
    ; round 24 (lea.dsl:35)
    ldd r16, Z+11
    eor r9, r16
    ; round 23 (lea.dsl:35)
    ldd r18, Z+30
    eor r18, r10
    ; round 24 (lea.dsl:35)
    ldd r20, Z+10
    eor r10, r20
    ; round 23 (lea.dsl:35)
    ldd r21, Z+29
    eor r21, r11
    ; round 24 (lea.dsl:35)
    ldd r22, Z+9
    eor r11, r22
    ; round 23 (lea.dsl:35)
    ldd r23, Z+28
    eor r23, r12
    add r15, r14
    adc r17, r18
    adc r19, r21
    adc r13, r23
    lsl r13
    rol r15
    rol r17
    rol r19
    adc r13, r1
    ; round 24 (lea.dsl:35)
    ldd r14, Z+8
    eor r12, r14
    ldd r18, Z+3
    eor r18, r8
    eor r8, r16
    ldd r21, Z+2
    eor r21, r5
    eor r5, r20
    ldd r23, Z+1
    eor r23, r6
    eor r6, r22
    ldd r24, Z+0
    eor r24, r7
    add r9, r18
    adc r10, r21
    adc r11, r23
    adc r12, r24
    eor r7, r14
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
    ldd r18, Z+7
    eor r18, r2
    eor r2, r16
    ldd r16, Z+6
    eor r16, r3
    eor r3, r20
    ldd r20, Z+5
    eor r20, r4
    eor r4, r22
    ldd r21, Z+4
    eor r21, r0
    add r8, r18
    adc r5, r16
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
    eor r0, r14
    ldd r14, Z+15
    eor r14, r13
    ldd r16, Z+14
    eor r16, r15
    ldd r18, Z+13
    eor r18, r17
    ldd r20, Z+12
    eor r20, r19
    add r2, r14
    adc r3, r16
    adc r4, r18
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
    st Y+, r15
    st Y+, r17
    st Y+, r19
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
    ldd r17, Z+15
    eor r17, r13
    ldd r18, Z+14
    eor r18, r14
    ldd r19, Z+13
    eor r19, r15
    ldd r20, Z+12
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+11
    eor r2, r17
    ldd r18, Z+10
    eor r3, r18
    ldd r19, Z+9
    eor r4, r19
    ldd r20, Z+8
    eor r0, r20
    ldd r21, Z+7
    eor r21, r2
    ldd r22, Z+6
    eor r22, r3
    ldd r23, Z+5
    eor r23, r4
    ldd r24, Z+4
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+3
    eor r21, r8
    ldd r22, Z+2
    eor r22, r5
    ldd r23, Z+1
    eor r23, r6
    ldd r24, Z+0
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
    ldd r17, Z+31
    eor r17, r9
    ldd r18, Z+30
    eor r18, r10
    ldd r19, Z+29
    eor r19, r11
    ldd r20, Z+28
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+27
    eor r14, r17
    ldd r18, Z+26
    eor r15, r18
    ldd r19, Z+25
    eor r16, r19
    ldd r20, Z+24
    eor r13, r20
    ldd r21, Z+23
    eor r21, r14
    ldd r22, Z+22
    eor r22, r15
    ldd r23, Z+21
    eor r23, r16
    ldd r24, Z+20
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+19
    eor r21, r0
    ldd r22, Z+18
    eor r22, r2
    ldd r23, Z+17
    eor r23, r3
    ldd r24, Z+16
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
    ldd r17, Z+47
    eor r17, r8
    ldd r18, Z+46
    eor r18, r5
    ldd r19, Z+45
    eor r19, r6
    ldd r20, Z+44
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+43
    eor r10, r17
    ldd r18, Z+42
    eor r11, r18
    ldd r19, Z+41
    eor r12, r19
    ldd r20, Z+40
    eor r9, r20
    ldd r21, Z+39
    eor r21, r10
    ldd r22, Z+38
    eor r22, r11
    ldd r23, Z+37
    eor r23, r12
    ldd r24, Z+36
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+35
    eor r21, r13
    ldd r22, Z+34
    eor r22, r14
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+32
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
    ldd r17, Z+63
    eor r17, r0
    ldd r18, Z+62
    eor r18, r2
    ldd r19, Z+61
    eor r19, r3
    ldd r20, Z+60
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+59
    eor r5, r17
    ldd r18, Z+58
    eor r6, r18
    ldd r19, Z+57
    eor r7, r19
    ldd r20, Z+56
    eor r8, r20
    ldd r21, Z+55
    eor r21, r5
    ldd r22, Z+54
    eor r22, r6
    ldd r23, Z+53
    eor r23, r7
    ldd r24, Z+52
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+51
    eor r21, r9
    ldd r22, Z+50
    eor r22, r10
    ldd r23, Z+49
    eor r23, r11
    ldd r24, Z+48
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
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r17, Z+15
    eor r17, r13
    ldd r18, Z+14
    eor r18, r14
    ldd r19, Z+13
    eor r19, r15
    ldd r20, Z+12
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+11
    eor r2, r17
    ldd r18, Z+10
    eor r3, r18
    ldd r19, Z+9
    eor r4, r19
    ldd r20, Z+8
    eor r0, r20
    ldd r21, Z+7
    eor r21, r2
    ldd r22, Z+6
    eor r22, r3
    ldd r23, Z+5
    eor r23, r4
    ldd r24, Z+4
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+3
    eor r21, r8
    ldd r22, Z+2
    eor r22, r5
    ldd r23, Z+1
    eor r23, r6
    ldd r24, Z+0
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
    ldd r17, Z+31
    eor r17, r9
    ldd r18, Z+30
    eor r18, r10
    ldd r19, Z+29
    eor r19, r11
    ldd r20, Z+28
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+27
    eor r14, r17
    ldd r18, Z+26
    eor r15, r18
    ldd r19, Z+25
    eor r16, r19
    ldd r20, Z+24
    eor r13, r20
    ldd r21, Z+23
    eor r21, r14
    ldd r22, Z+22
    eor r22, r15
    ldd r23, Z+21
    eor r23, r16
    ldd r24, Z+20
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+19
    eor r21, r0
    ldd r22, Z+18
    eor r22, r2
    ldd r23, Z+17
    eor r23, r3
    ldd r24, Z+16
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
    ldd r17, Z+47
    eor r17, r8
    ldd r18, Z+46
    eor r18, r5
    ldd r19, Z+45
    eor r19, r6
    ldd r20, Z+44
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+43
    eor r10, r17
    ldd r18, Z+42
    eor r11, r18
    ldd r19, Z+41
    eor r12, r19
    ldd r20, Z+40
    eor r9, r20
    ldd r21, Z+39
    eor r21, r10
    ldd r22, Z+38
    eor r22, r11
    ldd r23, Z+37
    eor r23, r12
    ldd r24, Z+36
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+35
    eor r21, r13
    ldd r22, Z+34
    eor r22, r14
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+32
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
    ldd r17, Z+63
    eor r17, r0
    ldd r18, Z+62
    eor r18, r2
    ldd r19, Z+61
    eor r19, r3
    ldd r20, Z+60
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+59
    eor r5, r17
    ldd r18, Z+58
    eor r6, r18
    ldd r19, Z+57
    eor r7, r19
    ldd r20, Z+56
    eor r8, r20
    ldd r21, Z+55
    eor r21, r5
    ldd r22, Z+54
    eor r22, r6
    ldd r23, Z+53
    eor r23, r7
    ldd r24, Z+52
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+51
    eor r21, r9
    ldd r22, Z+50
    eor r22, r10
    ldd r23, Z+49
    eor r23, r11
    ldd r24, Z+48
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
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r17, Z+15
    eor r17, r13
    ldd r18, Z+14
    eor r18, r14
    ldd r19, Z+13
    eor r19, r15
    ldd r20, Z+12
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+11
    eor r2, r17
    ldd r18, Z+10
    eor r3, r18
    ldd r19, Z+9
    eor r4, r19
    ldd r20, Z+8
    eor r0, r20
    ldd r21, Z+7
    eor r21, r2
    ldd r22, Z+6
    eor r22, r3
    ldd r23, Z+5
    eor r23, r4
    ldd r24, Z+4
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+3
    eor r21, r8
    ldd r22, Z+2
    eor r22, r5
    ldd r23, Z+1
    eor r23, r6
    ldd r24, Z+0
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
    ldd r17, Z+31
    eor r17, r9
    ldd r18, Z+30
    eor r18, r10
    ldd r19, Z+29
    eor r19, r11
    ldd r20, Z+28
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+27
    eor r14, r17
    ldd r18, Z+26
    eor r15, r18
    ldd r19, Z+25
    eor r16, r19
    ldd r20, Z+24
    eor r13, r20
    ldd r21, Z+23
    eor r21, r14
    ldd r22, Z+22
    eor r22, r15
    ldd r23, Z+21
    eor r23, r16
    ldd r24, Z+20
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+19
    eor r21, r0
    ldd r22, Z+18
    eor r22, r2
    ldd r23, Z+17
    eor r23, r3
    ldd r24, Z+16
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
    ldd r17, Z+47
    eor r17, r8
    ldd r18, Z+46
    eor r18, r5
    ldd r19, Z+45
    eor r19, r6
    ldd r20, Z+44
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+43
    eor r10, r17
    ldd r18, Z+42
    eor r11, r18
    ldd r19, Z+41
    eor r12, r19
    ldd r20, Z+40
    eor r9, r20
    ldd r21, Z+39
    eor r21, r10
    ldd r22, Z+38
    eor r22, r11
    ldd r23, Z+37
    eor r23, r12
    ldd r24, Z+36
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+35
    eor r21, r13
    ldd r22, Z+34
    eor r22, r14
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+32
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
    ldd r17, Z+63
    eor r17, r0
    ldd r18, Z+62
    eor r18, r2
    ldd r19, Z+61
    eor r19, r3
    ldd r20, Z+60
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+59
    eor r5, r17
    ldd r18, Z+58
    eor r6, r18
    ldd r19, Z+57
    eor r7, r19
    ldd r20, Z+56
    eor r8, r20
    ldd r21, Z+55
    eor r21, r5
    ldd r22, Z+54
    eor r22, r6
    ldd r23, Z+53
    eor r23, r7
    ldd r24, Z+52
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+51
    eor r21, r9
    ldd r22, Z+50
    eor r22, r10
    ldd r23, Z+49
    eor r23, r11
    ldd r24, Z+48
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
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r17, Z+15
    eor r17, r13
    ldd r18, Z+14
    eor r18, r14
    ldd r19, Z+13
    eor r19, r15
    ldd r20, Z+12
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+11
    eor r2, r17
    ldd r18, Z+10
    eor r3, r18
    ldd r19, Z+9
    eor r4, r19
    ldd r20, Z+8
    eor r0, r20
    ldd r21, Z+7
    eor r21, r2
    ldd r22, Z+6
    eor r22, r3
    ldd r23, Z+5
    eor r23, r4
    ldd r24, Z+4
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+3
    eor r21, r8
    ldd r22, Z+2
    eor r22, r5
    ldd r23, Z+1
    eor r23, r6
    ldd r24, Z+0
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
    ldd r17, Z+31
    eor r17, r9
    ldd r18, Z+30
    eor r18, r10
    ldd r19, Z+29
    eor r19, r11
    ldd r20, Z+28
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+27
    eor r14, r17
    ldd r18, Z+26
    eor r15, r18
    ldd r19, Z+25
    eor r16, r19
    ldd r20, Z+24
    eor r13, r20
    ldd r21, Z+23
    eor r21, r14
    ldd r22, Z+22
    eor r22, r15
    ldd r23, Z+21
    eor r23, r16
    ldd r24, Z+20
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+19
    eor r21, r0
    ldd r22, Z+18
    eor r22, r2
    ldd r23, Z+17
    eor r23, r3
    ldd r24, Z+16
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
    ldd r17, Z+47
    eor r17, r8
    ldd r18, Z+46
    eor r18, r5
    ldd r19, Z+45
    eor r19, r6
    ldd r20, Z+44
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+43
    eor r10, r17
    ldd r18, Z+42
    eor r11, r18
    ldd r19, Z+41
    eor r12, r19
    ldd r20, Z+40
    eor r9, r20
    ldd r21, Z+39
    eor r21, r10
    ldd r22, Z+38
    eor r22, r11
    ldd r23, Z+37
    eor r23, r12
    ldd r24, Z+36
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+35
    eor r21, r13
    ldd r22, Z+34
    eor r22, r14
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+32
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
    ldd r17, Z+63
    eor r17, r0
    ldd r18, Z+62
    eor r18, r2
    ldd r19, Z+61
    eor r19, r3
    ldd r20, Z+60
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+59
    eor r5, r17
    ldd r18, Z+58
    eor r6, r18
    ldd r19, Z+57
    eor r7, r19
    ldd r20, Z+56
    eor r8, r20
    ldd r21, Z+55
    eor r21, r5
    ldd r22, Z+54
    eor r22, r6
    ldd r23, Z+53
    eor r23, r7
    ldd r24, Z+52
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+51
    eor r21, r9
    ldd r22, Z+50
    eor r22, r10
    ldd r23, Z+49
    eor r23, r11
    ldd r24, Z+48
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
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r17, Z+15
    eor r17, r13
    ldd r18, Z+14
    eor r18, r14
    ldd r19, Z+13
    eor r19, r15
    ldd r20, Z+12
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+11
    eor r2, r17
    ldd r18, Z+10
    eor r3, r18
    ldd r19, Z+9
    eor r4, r19
    ldd r20, Z+8
    eor r0, r20
    ldd r21, Z+7
    eor r21, r2
    ldd r22, Z+6
    eor r22, r3
    ldd r23, Z+5
    eor r23, r4
    ldd r24, Z+4
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+3
    eor r21, r8
    ldd r22, Z+2
    eor r22, r5
    ldd r23, Z+1
    eor r23, r6
    ldd r24, Z+0
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
    ldd r17, Z+31
    eor r17, r9
    ldd r18, Z+30
    eor r18, r10
    ldd r19, Z+29
    eor r19, r11
    ldd r20, Z+28
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+27
    eor r14, r17
    ldd r18, Z+26
    eor r15, r18
    ldd r19, Z+25
    eor r16, r19
    ldd r20, Z+24
    eor r13, r20
    ldd r21, Z+23
    eor r21, r14
    ldd r22, Z+22
    eor r22, r15
    ldd r23, Z+21
    eor r23, r16
    ldd r24, Z+20
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+19
    eor r21, r0
    ldd r22, Z+18
    eor r22, r2
    ldd r23, Z+17
    eor r23, r3
    ldd r24, Z+16
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
    ldd r17, Z+47
    eor r17, r8
    ldd r18, Z+46
    eor r18, r5
    ldd r19, Z+45
    eor r19, r6
    ldd r20, Z+44
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+43
    eor r10, r17
    ldd r18, Z+42
    eor r11, r18
    ldd r19, Z+41
    eor r12, r19
    ldd r20, Z+40
    eor r9, r20
    ldd r21, Z+39
    eor r21, r10
    ldd r22, Z+38
    eor r22, r11
    ldd r23, Z+37
    eor r23, r12
    ldd r24, Z+36
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+35
    eor r21, r13
    ldd r22, Z+34
    eor r22, r14
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+32
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
    ldd r17, Z+63
    eor r17, r0
    ldd r18, Z+62
    eor r18, r2
    ldd r19, Z+61
    eor r19, r3
    ldd r20, Z+60
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+59
    eor r5, r17
    ldd r18, Z+58
    eor r6, r18
    ldd r19, Z+57
    eor r7, r19
    ldd r20, Z+56
    eor r8, r20
    ldd r21, Z+55
    eor r21, r5
    ldd r22, Z+54
    eor r22, r6
    ldd r23, Z+53
    eor r23, r7
    ldd r24, Z+52
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+51
    eor r21, r9
    ldd r22, Z+50
    eor r22, r10
    ldd r23, Z+49
    eor r23, r11
    ldd r24, Z+48
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
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r17, Z+15
    eor r17, r13
    ldd r18, Z+14
    eor r18, r14
    ldd r19, Z+13
    eor r19, r15
    ldd r20, Z+12
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldd r17, Z+11
    eor r2, r17
    ldd r18, Z+10
    eor r3, r18
    ldd r19, Z+9
    eor r4, r19
    ldd r20, Z+8
    eor r0, r20
    ldd r21, Z+7
    eor r21, r2
    ldd r22, Z+6
    eor r22, r3
    ldd r23, Z+5
    eor r23, r4
    ldd r24, Z+4
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldd r21, Z+3
    eor r21, r8
    ldd r22, Z+2
    eor r22, r5
    ldd r23, Z+1
    eor r23, r6
    ldd r24, Z+0
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
    ldd r17, Z+31
    eor r17, r9
    ldd r18, Z+30
    eor r18, r10
    ldd r19, Z+29
    eor r19, r11
    ldd r20, Z+28
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldd r17, Z+27
    eor r14, r17
    ldd r18, Z+26
    eor r15, r18
    ldd r19, Z+25
    eor r16, r19
    ldd r20, Z+24
    eor r13, r20
    ldd r21, Z+23
    eor r21, r14
    ldd r22, Z+22
    eor r22, r15
    ldd r23, Z+21
    eor r23, r16
    ldd r24, Z+20
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldd r21, Z+19
    eor r21, r0
    ldd r22, Z+18
    eor r22, r2
    ldd r23, Z+17
    eor r23, r3
    ldd r24, Z+16
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
    ldd r17, Z+47
    eor r17, r8
    ldd r18, Z+46
    eor r18, r5
    ldd r19, Z+45
    eor r19, r6
    ldd r20, Z+44
    eor r20, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldd r17, Z+43
    eor r10, r17
    ldd r18, Z+42
    eor r11, r18
    ldd r19, Z+41
    eor r12, r19
    ldd r20, Z+40
    eor r9, r20
    ldd r21, Z+39
    eor r21, r10
    ldd r22, Z+38
    eor r22, r11
    ldd r23, Z+37
    eor r23, r12
    ldd r24, Z+36
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldd r21, Z+35
    eor r21, r13
    ldd r22, Z+34
    eor r22, r14
    ldd r23, Z+33
    eor r23, r15
    ldd r24, Z+32
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
    ldd r17, Z+63
    eor r17, r0
    ldd r18, Z+62
    eor r18, r2
    ldd r19, Z+61
    eor r19, r3
    ldd r20, Z+60
    eor r20, r4
    sub r5, r17
    sbc r6, r18
    sbc r7, r19
    sbc r8, r20
    ldd r17, Z+59
    eor r5, r17
    ldd r18, Z+58
    eor r6, r18
    ldd r19, Z+57
    eor r7, r19
    ldd r20, Z+56
    eor r8, r20
    ldd r21, Z+55
    eor r21, r5
    ldd r22, Z+54
    eor r22, r6
    ldd r23, Z+53
    eor r23, r7
    ldd r24, Z+52
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldd r21, Z+51
    eor r21, r9
    ldd r22, Z+50
    eor r22, r10
    ldd r23, Z+49
    eor r23, r11
    ldd r24, Z+48
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
    subi r30, lo8(-(-320))
    sbci r31, hi8(-(-320))
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
    subi r30, lo8(-(328))
    sbci r31, hi8(-(328))
    ; round 1 (lea.dsl:35)
    ldd r25, Z+55
    ld r24, X+
    eor r25, r24
    ldd r23, Z+54
    ld r3, X+
    eor r23, r3
    ldd r22, Z+53
    ld r21, X+
    eor r22, r21
    ldd r20, Z+52
    ld r2, X+
    eor r20, r2
    ldd r19, Z+51
    ld r5, X+
    mov r9, r5
    eor r9, r19
    ldd r18, Z+50
    ld r8, X+
    mov r4, r8
    eor r4, r18
    ldd r17, Z+49
    ld r16, X+
    mov r15, r16
    eor r15, r17
    ldd r14, Z+48
    ld r13, X+
    mov r12, r13
    eor r12, r14
    add r25, r9
    adc r23, r4
    adc r22, r15
    adc r20, r12
    lsl r20
    rol r25
    rol r23
    rol r22
    adc r20, r1
    ldd r9, Z+47
    eor r5, r9
    ldd r9, Z+46
    eor r8, r9
    ldd r9, Z+45
    eor r9, r16
    ldd r4, Z+44
    eor r4, r13
    ld r16, X+
    eor r19, r16
    ld r15, X+
    eor r18, r15
    ld r13, X+
    eor r17, r13
    ld r12, X
    eor r14, r12
    add r5, r19
    adc r8, r18
    adc r9, r17
    adc r4, r14
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
    ldd r19, Z+43
    eor r19, r16
    ldd r18, Z+42
    eor r18, r15
    ldd r17, Z+41
    eor r17, r13
    ldd r16, Z+40
    eor r12, r16
    ; round 2 (lea.dsl:35)
    ldd r16, Z+39
    eor r16, r20
    ldd r15, Z+38
    eor r15, r25
    ldd r14, Z+37
    eor r14, r23
    ldd r13, Z+36
    eor r13, r22
    ldd r11, Z+35
    movw r6, r8 ; r7, r9
    eor r6, r11
    ldd r10, Z+34
    eor r7, r10
    ldd r0, Z+33
    movw r2, r4 ; r3, r5
    eor r2, r0
    ldd r21, Z+32
    eor r3, r21
    add r6, r16
    adc r7, r15
    adc r2, r14
    adc r3, r13
    lsl r3
    rol r6
    rol r7
    rol r2
    adc r3, r1
    ldd r16, Z+31
    eor r8, r16
    ldd r16, Z+30
    eor r9, r16
    ldd r16, Z+29
    eor r4, r16
    ldd r16, Z+28
    eor r5, r16
    eor r24, r11
    subi r26, lo8(-(-10))
    sbci r27, hi8(-(-10))
    ld r16, X+
    eor r16, r10
    ld r15, X+
    eor r15, r0
    ld r14, X
    eor r21, r14
    ; round 3 (lea.dsl:35)
    ldd r14, Z+23
    eor r14, r3
    ldd r13, Z+22
    eor r13, r6
    ldd r11, Z+21
    eor r11, r7
    ldd r10, Z+20
    eor r10, r2
    ldd r0, Z+19
    eor r20, r0
    ldd r0, Z+18
    eor r25, r0
    ldd r0, Z+17
    eor r23, r0
    ldd r0, Z+16
    eor r22, r0
    ; round 4 (lea.dsl:35)
    ldd r0, Z+3
    eor r3, r0
    ldd r0, Z+2
    eor r6, r0
    ldd r0, Z+1
    eor r7, r0
    ldd r0, Z+0
    eor r2, r0
    std Z+56, r19
    std Z+57, r18
    std Z+58, r17
    std Z+59, r12
    std Z+60, r8
    std Z+61, r9
    std Z+62, r4
    std Z+63, r5
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    std Z+0, r24
    std Z+1, r16
    std Z+2, r15
    std Z+3, r21
    std Z+4, r14
    std Z+5, r13
    std Z+6, r11
    std Z+7, r10
    std Z+8, r20
    std Z+9, r25
    std Z+10, r23
    std Z+11, r22
    std Z+12, r3
    std Z+13, r6
    std Z+14, r7
    std Z+15, r2
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
    subi r30, lo8(-(336))
    sbci r31, hi8(-(336))
    ; round 1 (lea.dsl:35)
    ldd r25, Z+43
    eor r5, r25
    ldd r25, Z+42
    eor r4, r25
    ldd r25, Z+41
    eor r3, r25
    ldd r25, Z+40
    eor r2, r25
    ldd r25, Z+48
    ldd r24, Z+49
    ldd r23, Z+50
    ldd r22, Z+51
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
    ; round 2 (lea.dsl:35)
    ldd r2, Z+27
    eor r2, r25
    ldd r3, Z+19
    eor r25, r3
    ldd r3, Z+26
    eor r3, r24
    ldd r4, Z+18
    eor r24, r4
    ldd r4, Z+25
    eor r4, r23
    ldd r5, Z+17
    eor r23, r5
    ldd r5, Z+24
    eor r5, r22
    ldd r9, Z+52
    ldd r21, Z+53
    ldd r20, Z+54
    ldd r8, Z+55
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
    ldd r2, Z+16
    eor r22, r2
    ldd r2, Z+56
    ldd r3, Z+57
    ldd r4, Z+58
    ldd r5, Z+59
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
    ; round 3 (lea.dsl:35)
    ldd r2, Z+11
    mov r3, r21
    eor r3, r2
    ldd r4, Z+7
    eor r21, r4
    ldd r4, Z+10
    mov r5, r20
    eor r5, r4
    ldd r19, Z+6
    eor r20, r19
    ldd r19, Z+9
    movw r6, r8 ; r7, r9
    eor r6, r19
    ldd r18, Z+5
    eor r8, r18
    ldd r18, Z+8
    eor r7, r18
    ldd r17, Z+60
    ldd r16, Z+61
    ldd r15, Z+62
    ldd r14, Z+63
    add r3, r17
    adc r5, r16
    adc r6, r15
    adc r7, r14
    lsl r7
    rol r3
    rol r5
    rol r6
    adc r7, r1
    ldd r17, Z+4
    eor r9, r17
    eor r2, r25
    ldd r17, Z+3
    eor r25, r17
    eor r4, r24
    ldd r17, Z+2
    eor r24, r17
    eor r19, r23
    ldd r17, Z+1
    eor r23, r17
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
    ldd r2, Z+0
    eor r22, r2
    subi r30, lo8(-(64))
    sbci r31, hi8(-(64))
    ldd r2, Z+0
    ldd r4, Z+1
    ldd r19, Z+2
    ldd r18, Z+3
    add r25, r2
    adc r24, r4
    adc r23, r19
    adc r22, r18
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
    subi r30, lo8(-(-80))
    sbci r31, hi8(-(-80))
    ; round 4 (lea.dsl:35)
    ldd r2, Z+3
    eor r2, r25
    ldd r4, Z+11
    eor r25, r4
    ldd r19, Z+2
    eor r19, r24
    ldd r18, Z+10
    eor r24, r18
    ldd r17, Z+1
    eor r17, r23
    ldd r16, Z+9
    eor r23, r16
    ldd r15, Z+0
    eor r15, r22
    subi r30, lo8(-(84))
    sbci r31, hi8(-(84))
    ldd r14, Z+0
    ldd r13, Z+1
    ldd r12, Z+2
    ldd r11, Z+3
    add r2, r14
    adc r19, r13
    adc r17, r12
    adc r15, r11
    subi r30, lo8(-(-132))
    sbci r31, hi8(-(-132))
    ldd r14, Z+56
    eor r22, r14
    mov r13, r2
    lsr r13
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r13
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r13
    ror r15
    ror r17
    ror r19
    ror r2
    ldd r13, Z+55
    eor r13, r20
    eor r20, r4
    ldd r4, Z+54
    eor r4, r8
    eor r8, r18
    ldd r18, Z+53
    eor r18, r9
    eor r9, r16
    ldd r16, Z+52
    eor r16, r21
    add r25, r13
    adc r24, r4
    adc r23, r18
    adc r22, r16
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    eor r21, r14
    ldd r4, Z+63
    eor r4, r7
    ; round 5 (lea.dsl:35)
    ldd r18, Z+43
    eor r7, r18
    ; round 4 (lea.dsl:35)
    ldd r16, Z+62
    eor r16, r3
    ; round 5 (lea.dsl:35)
    ldd r14, Z+42
    eor r3, r14
    ; round 4 (lea.dsl:35)
    ldd r13, Z+61
    eor r13, r5
    ; round 5 (lea.dsl:35)
    ldd r12, Z+41
    eor r5, r12
    ; round 4 (lea.dsl:35)
    ldd r11, Z+60
    eor r11, r6
    add r20, r4
    adc r8, r16
    adc r9, r13
    adc r21, r11
    lsl r21
    rol r20
    rol r8
    rol r9
    adc r21, r1
    ; round 5 (lea.dsl:35)
    ldd r4, Z+40
    eor r6, r4
    ldd r16, Z+35
    eor r16, r2
    eor r2, r18
    ldd r13, Z+34
    eor r13, r19
    eor r19, r14
    ldd r11, Z+33
    eor r11, r17
    eor r17, r12
    ldd r10, Z+32
    eor r10, r15
    add r7, r16
    adc r3, r13
    adc r5, r11
    adc r6, r10
    eor r15, r4
    mov r16, r7
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r7
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r7
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r7
    ldd r16, Z+39
    eor r16, r24
    eor r24, r18
    ldd r18, Z+38
    eor r18, r23
    eor r23, r14
    ldd r14, Z+37
    eor r14, r22
    eor r22, r12
    ldd r13, Z+36
    eor r13, r25
    add r2, r16
    adc r19, r18
    adc r17, r14
    adc r15, r13
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    eor r25, r4
    ldd r4, Z+47
    eor r4, r21
    ; round 6 (lea.dsl:35)
    ldd r18, Z+27
    eor r21, r18
    ; round 5 (lea.dsl:35)
    ldd r16, Z+46
    eor r16, r20
    ; round 6 (lea.dsl:35)
    ldd r14, Z+26
    eor r20, r14
    ; round 5 (lea.dsl:35)
    ldd r13, Z+45
    eor r13, r8
    ; round 6 (lea.dsl:35)
    ldd r12, Z+25
    eor r8, r12
    ; round 5 (lea.dsl:35)
    ldd r11, Z+44
    eor r11, r9
    add r24, r4
    adc r23, r16
    adc r22, r13
    adc r25, r11
    lsl r25
    rol r24
    rol r23
    rol r22
    adc r25, r1
    ; round 6 (lea.dsl:35)
    ldd r4, Z+24
    eor r9, r4
    ldd r16, Z+19
    eor r16, r7
    eor r7, r18
    ldd r13, Z+18
    eor r13, r3
    eor r3, r14
    ldd r11, Z+17
    eor r11, r5
    eor r5, r12
    ldd r10, Z+16
    eor r10, r6
    add r21, r16
    adc r20, r13
    adc r8, r11
    adc r9, r10
    eor r6, r4
    mov r16, r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    ldd r16, Z+23
    eor r16, r19
    eor r19, r18
    ldd r18, Z+22
    eor r18, r17
    eor r17, r14
    ldd r14, Z+21
    eor r14, r15
    eor r15, r12
    ldd r13, Z+20
    eor r13, r2
    add r7, r16
    adc r3, r18
    adc r5, r14
    adc r6, r13
    lsl r3
    rol r5
    rol r6
    rol r7
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r7
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r7
    adc r3, r1
    eor r2, r4
    ldd r4, Z+31
    eor r4, r25
    ; round 7 (lea.dsl:35)
    ldd r18, Z+11
    eor r25, r18
    ; round 6 (lea.dsl:35)
    ldd r16, Z+30
    eor r16, r24
    ; round 7 (lea.dsl:35)
    ldd r14, Z+10
    eor r24, r14
    ; round 6 (lea.dsl:35)
    ldd r13, Z+29
    eor r13, r23
    ; round 7 (lea.dsl:35)
    ldd r12, Z+9
    eor r23, r12
    ; round 6 (lea.dsl:35)
    ldd r11, Z+28
    eor r11, r22
    add r19, r4
    adc r17, r16
    adc r15, r13
    adc r2, r11
    lsl r2
    rol r19
    rol r17
    rol r15
    adc r2, r1
    ; round 7 (lea.dsl:35)
    ldd r4, Z+8
    eor r22, r4
    ldd r16, Z+3
    eor r16, r21
    eor r21, r18
    ldd r13, Z+2
    eor r13, r20
    eor r20, r14
    ldd r11, Z+1
    eor r11, r8
    eor r8, r12
    ldd r10, Z+0
    eor r10, r9
    add r25, r16
    adc r24, r13
    adc r23, r11
    adc r22, r10
    eor r9, r4
    mov r16, r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    ldd r16, Z+7
    eor r16, r3
    eor r3, r18
    ldd r18, Z+6
    eor r18, r5
    eor r5, r14
    ldd r14, Z+5
    eor r14, r6
    eor r6, r12
    ldd r13, Z+4
    eor r13, r7
    add r21, r16
    adc r20, r18
    adc r8, r14
    adc r9, r13
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
    eor r4, r7
    ldd r18, Z+15
    eor r18, r2
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 8 (lea.dsl:35)
    ldd r7, Z+43
    eor r2, r7
    ; round 7 (lea.dsl:35)
    ldd r16, Z+62
    eor r16, r19
    ; round 8 (lea.dsl:35)
    ldd r14, Z+42
    eor r19, r14
    ; round 7 (lea.dsl:35)
    ldd r13, Z+61
    eor r13, r17
    ; round 8 (lea.dsl:35)
    ldd r12, Z+41
    eor r17, r12
    ; round 7 (lea.dsl:35)
    ldd r11, Z+60
    eor r11, r15
    add r3, r18
    adc r5, r16
    adc r6, r13
    adc r4, r11
    lsl r4
    rol r3
    rol r5
    rol r6
    adc r4, r1
    ; round 8 (lea.dsl:35)
    ldd r18, Z+40
    eor r15, r18
    ldd r16, Z+35
    eor r16, r25
    eor r25, r7
    ldd r13, Z+34
    eor r13, r24
    eor r24, r14
    ldd r11, Z+33
    eor r11, r23
    eor r23, r12
    ldd r10, Z+32
    eor r10, r22
    add r2, r16
    adc r19, r13
    adc r17, r11
    adc r15, r10
    eor r22, r18
    mov r16, r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    ldd r16, Z+39
    eor r16, r20
    eor r20, r7
    ldd r7, Z+38
    eor r7, r8
    eor r8, r14
    ldd r14, Z+37
    eor r14, r9
    eor r9, r12
    ldd r13, Z+36
    eor r13, r21
    add r25, r16
    adc r24, r7
    adc r23, r14
    adc r22, r13
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    eor r21, r18
    ldd r18, Z+47
    eor r18, r4
    ; round 9 (lea.dsl:35)
    ldd r7, Z+27
    eor r4, r7
    ; round 8 (lea.dsl:35)
    ldd r16, Z+46
    eor r16, r3
    ; round 9 (lea.dsl:35)
    ldd r14, Z+26
    eor r3, r14
    ; round 8 (lea.dsl:35)
    ldd r13, Z+45
    eor r13, r5
    ; round 9 (lea.dsl:35)
    ldd r12, Z+25
    eor r5, r12
    ; round 8 (lea.dsl:35)
    ldd r11, Z+44
    eor r11, r6
    add r20, r18
    adc r8, r16
    adc r9, r13
    adc r21, r11
    lsl r21
    rol r20
    rol r8
    rol r9
    adc r21, r1
    ; round 9 (lea.dsl:35)
    ldd r18, Z+24
    eor r6, r18
    ldd r16, Z+19
    eor r16, r2
    eor r2, r7
    ldd r13, Z+18
    eor r13, r19
    eor r19, r14
    ldd r11, Z+17
    eor r11, r17
    eor r17, r12
    ldd r10, Z+16
    eor r10, r15
    add r4, r16
    adc r3, r13
    adc r5, r11
    adc r6, r10
    eor r15, r18
    mov r16, r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    ldd r16, Z+23
    eor r16, r24
    eor r24, r7
    ldd r7, Z+22
    eor r7, r23
    eor r23, r14
    ldd r14, Z+21
    eor r14, r22
    eor r22, r12
    ldd r13, Z+20
    eor r13, r25
    add r2, r16
    adc r19, r7
    adc r17, r14
    adc r15, r13
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    eor r25, r18
    ldd r18, Z+31
    eor r18, r21
    ; round 10 (lea.dsl:35)
    ldd r7, Z+11
    eor r21, r7
    ; round 9 (lea.dsl:35)
    ldd r16, Z+30
    eor r16, r20
    ; round 10 (lea.dsl:35)
    ldd r14, Z+10
    eor r20, r14
    ; round 9 (lea.dsl:35)
    ldd r13, Z+29
    eor r13, r8
    ; round 10 (lea.dsl:35)
    ldd r12, Z+9
    eor r8, r12
    ; round 9 (lea.dsl:35)
    ldd r11, Z+28
    eor r11, r9
    add r24, r18
    adc r23, r16
    adc r22, r13
    adc r25, r11
    lsl r25
    rol r24
    rol r23
    rol r22
    adc r25, r1
    ; round 10 (lea.dsl:35)
    ldd r18, Z+8
    eor r9, r18
    ldd r16, Z+3
    eor r16, r4
    eor r4, r7
    ldd r13, Z+2
    eor r13, r3
    eor r3, r14
    ldd r11, Z+1
    eor r11, r5
    eor r5, r12
    ldd r10, Z+0
    eor r10, r6
    add r21, r16
    adc r20, r13
    adc r8, r11
    adc r9, r10
    eor r6, r18
    mov r16, r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    ldd r16, Z+7
    eor r16, r19
    eor r19, r7
    ldd r7, Z+6
    eor r7, r17
    eor r17, r14
    ldd r14, Z+5
    eor r14, r15
    eor r15, r12
    ldd r13, Z+4
    eor r13, r2
    add r4, r16
    adc r3, r7
    adc r5, r14
    adc r6, r13
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    eor r2, r18
    ldd r18, Z+15
    eor r18, r25
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 11 (lea.dsl:35)
    ldd r7, Z+43
    eor r25, r7
    ; round 10 (lea.dsl:35)
    ldd r16, Z+62
    eor r16, r24
    ; round 11 (lea.dsl:35)
    ldd r14, Z+42
    eor r24, r14
    ; round 10 (lea.dsl:35)
    ldd r13, Z+61
    eor r13, r23
    ; round 11 (lea.dsl:35)
    ldd r12, Z+41
    eor r23, r12
    ; round 10 (lea.dsl:35)
    ldd r11, Z+60
    eor r11, r22
    add r19, r18
    adc r17, r16
    adc r15, r13
    adc r2, r11
    lsl r2
    rol r19
    rol r17
    rol r15
    adc r2, r1
    ; round 11 (lea.dsl:35)
    ldd r18, Z+40
    eor r22, r18
    ldd r16, Z+35
    eor r16, r21
    eor r21, r7
    ldd r13, Z+34
    eor r13, r20
    eor r20, r14
    ldd r11, Z+33
    eor r11, r8
    eor r8, r12
    ldd r10, Z+32
    eor r10, r9
    add r25, r16
    adc r24, r13
    adc r23, r11
    adc r22, r10
    eor r9, r18
    mov r16, r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    ldd r16, Z+39
    eor r16, r3
    eor r3, r7
    ldd r7, Z+38
    eor r7, r5
    eor r5, r14
    ldd r14, Z+37
    eor r14, r6
    eor r6, r12
    ldd r13, Z+36
    eor r13, r4
    add r21, r16
    adc r20, r7
    adc r8, r14
    adc r9, r13
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
    eor r4, r18
    ldd r18, Z+47
    eor r18, r2
    ; round 12 (lea.dsl:35)
    ldd r7, Z+27
    eor r2, r7
    ; round 11 (lea.dsl:35)
    ldd r16, Z+46
    eor r16, r19
    ; round 12 (lea.dsl:35)
    ldd r14, Z+26
    eor r19, r14
    ; round 11 (lea.dsl:35)
    ldd r13, Z+45
    eor r13, r17
    ; round 12 (lea.dsl:35)
    ldd r12, Z+25
    eor r17, r12
    ; round 11 (lea.dsl:35)
    ldd r11, Z+44
    eor r11, r15
    add r3, r18
    adc r5, r16
    adc r6, r13
    adc r4, r11
    lsl r4
    rol r3
    rol r5
    rol r6
    adc r4, r1
    ; round 12 (lea.dsl:35)
    ldd r18, Z+24
    eor r15, r18
    ldd r16, Z+19
    eor r16, r25
    eor r25, r7
    ldd r13, Z+18
    eor r13, r24
    eor r24, r14
    ldd r11, Z+17
    eor r11, r23
    eor r23, r12
    ldd r10, Z+16
    eor r10, r22
    add r2, r16
    adc r19, r13
    adc r17, r11
    adc r15, r10
    eor r22, r18
    mov r16, r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    ldd r16, Z+23
    eor r16, r20
    eor r20, r7
    ldd r7, Z+22
    eor r7, r8
    eor r8, r14
    ldd r14, Z+21
    eor r14, r9
    eor r9, r12
    ldd r13, Z+20
    eor r13, r21
    add r25, r16
    adc r24, r7
    adc r23, r14
    adc r22, r13
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    eor r21, r18
    ldd r18, Z+31
    eor r18, r4
    ; round 13 (lea.dsl:35)
    ldd r7, Z+11
    eor r4, r7
    ; round 12 (lea.dsl:35)
    ldd r16, Z+30
    eor r16, r3
    ; round 13 (lea.dsl:35)
    ldd r14, Z+10
    eor r3, r14
    ; round 12 (lea.dsl:35)
    ldd r13, Z+29
    eor r13, r5
    ; round 13 (lea.dsl:35)
    ldd r12, Z+9
    eor r5, r12
    ; round 12 (lea.dsl:35)
    ldd r11, Z+28
    eor r11, r6
    add r20, r18
    adc r8, r16
    adc r9, r13
    adc r21, r11
    lsl r21
    rol r20
    rol r8
    rol r9
    adc r21, r1
    ; round 13 (lea.dsl:35)
    ldd r18, Z+8
    eor r6, r18
    ldd r16, Z+3
    eor r16, r2
    eor r2, r7
    ldd r13, Z+2
    eor r13, r19
    eor r19, r14
    ldd r11, Z+1
    eor r11, r17
    eor r17, r12
    ldd r10, Z+0
    eor r10, r15
    add r4, r16
    adc r3, r13
    adc r5, r11
    adc r6, r10
    eor r15, r18
    mov r16, r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    ldd r16, Z+7
    eor r16, r24
    eor r24, r7
    ldd r7, Z+6
    eor r7, r23
    eor r23, r14
    ldd r14, Z+5
    eor r14, r22
    eor r22, r12
    ldd r13, Z+4
    eor r13, r25
    add r2, r16
    adc r19, r7
    adc r17, r14
    adc r15, r13
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    eor r25, r18
    ldd r18, Z+15
    eor r18, r21
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 14 (lea.dsl:35)
    ldd r7, Z+43
    eor r21, r7
    ; round 13 (lea.dsl:35)
    ldd r16, Z+62
    eor r16, r20
    ; round 14 (lea.dsl:35)
    ldd r14, Z+42
    eor r20, r14
    ; round 13 (lea.dsl:35)
    ldd r13, Z+61
    eor r13, r8
    ; round 14 (lea.dsl:35)
    ldd r12, Z+41
    eor r8, r12
    ; round 13 (lea.dsl:35)
    ldd r11, Z+60
    eor r11, r9
    add r24, r18
    adc r23, r16
    adc r22, r13
    adc r25, r11
    lsl r25
    rol r24
    rol r23
    rol r22
    adc r25, r1
    ; round 14 (lea.dsl:35)
    ldd r18, Z+40
    eor r9, r18
    ldd r16, Z+35
    eor r16, r4
    eor r4, r7
    ldd r13, Z+34
    eor r13, r3
    eor r3, r14
    ldd r11, Z+33
    eor r11, r5
    eor r5, r12
    ldd r10, Z+32
    eor r10, r6
    add r21, r16
    adc r20, r13
    adc r8, r11
    adc r9, r10
    eor r6, r18
    mov r16, r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    ldd r16, Z+39
    eor r16, r19
    eor r19, r7
    ldd r7, Z+38
    eor r7, r17
    eor r17, r14
    ldd r14, Z+37
    eor r14, r15
    eor r15, r12
    ldd r13, Z+36
    eor r13, r2
    add r4, r16
    adc r3, r7
    adc r5, r14
    adc r6, r13
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    eor r2, r18
    ldd r18, Z+47
    eor r18, r25
    ; round 15 (lea.dsl:35)
    ldd r7, Z+27
    eor r25, r7
    ; round 14 (lea.dsl:35)
    ldd r16, Z+46
    eor r16, r24
    ; round 15 (lea.dsl:35)
    ldd r14, Z+26
    eor r24, r14
    ; round 14 (lea.dsl:35)
    ldd r13, Z+45
    eor r13, r23
    ; round 15 (lea.dsl:35)
    ldd r12, Z+25
    eor r23, r12
    ; round 14 (lea.dsl:35)
    ldd r11, Z+44
    eor r11, r22
    add r19, r18
    adc r17, r16
    adc r15, r13
    adc r2, r11
    lsl r2
    rol r19
    rol r17
    rol r15
    adc r2, r1
    ; round 15 (lea.dsl:35)
    ldd r18, Z+24
    eor r22, r18
    ldd r16, Z+19
    eor r16, r21
    eor r21, r7
    ldd r13, Z+18
    eor r13, r20
    eor r20, r14
    ldd r11, Z+17
    eor r11, r8
    eor r8, r12
    ldd r10, Z+16
    eor r10, r9
    add r25, r16
    adc r24, r13
    adc r23, r11
    adc r22, r10
    eor r9, r18
    mov r16, r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    ldd r16, Z+23
    eor r16, r3
    eor r3, r7
    ldd r7, Z+22
    eor r7, r5
    eor r5, r14
    ldd r14, Z+21
    eor r14, r6
    eor r6, r12
    ldd r13, Z+20
    eor r13, r4
    add r21, r16
    adc r20, r7
    adc r8, r14
    adc r9, r13
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
    eor r4, r18
    ldd r18, Z+31
    eor r18, r2
    ; round 16 (lea.dsl:35)
    ldd r7, Z+11
    eor r2, r7
    ; round 15 (lea.dsl:35)
    ldd r16, Z+30
    eor r16, r19
    ; round 16 (lea.dsl:35)
    ldd r14, Z+10
    eor r19, r14
    ; round 15 (lea.dsl:35)
    ldd r13, Z+29
    eor r13, r17
    ; round 16 (lea.dsl:35)
    ldd r12, Z+9
    eor r17, r12
    ; round 15 (lea.dsl:35)
    ldd r11, Z+28
    eor r11, r15
    add r3, r18
    adc r5, r16
    adc r6, r13
    adc r4, r11
    lsl r4
    rol r3
    rol r5
    rol r6
    adc r4, r1
    ; round 16 (lea.dsl:35)
    ldd r18, Z+8
    eor r15, r18
    ldd r16, Z+3
    eor r16, r25
    eor r25, r7
    ldd r13, Z+2
    eor r13, r24
    eor r24, r14
    ldd r11, Z+1
    eor r11, r23
    eor r23, r12
    ldd r10, Z+0
    eor r10, r22
    add r2, r16
    adc r19, r13
    adc r17, r11
    adc r15, r10
    eor r22, r18
    mov r16, r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    ldd r16, Z+7
    eor r16, r20
    eor r20, r7
    ldd r7, Z+6
    eor r7, r8
    eor r8, r14
    ldd r14, Z+5
    eor r14, r9
    eor r9, r12
    ldd r13, Z+4
    eor r13, r21
    add r25, r16
    adc r24, r7
    adc r23, r14
    adc r22, r13
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    eor r21, r18
    ldd r18, Z+15
    eor r18, r4
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 17 (lea.dsl:35)
    ldd r7, Z+43
    eor r4, r7
    ; round 16 (lea.dsl:35)
    ldd r16, Z+62
    eor r16, r3
    ; round 17 (lea.dsl:35)
    ldd r14, Z+42
    eor r3, r14
    ; round 16 (lea.dsl:35)
    ldd r13, Z+61
    eor r13, r5
    ; round 17 (lea.dsl:35)
    ldd r12, Z+41
    eor r5, r12
    ; round 16 (lea.dsl:35)
    ldd r11, Z+60
    eor r11, r6
    add r20, r18
    adc r8, r16
    adc r9, r13
    adc r21, r11
    lsl r21
    rol r20
    rol r8
    rol r9
    adc r21, r1
    ; round 17 (lea.dsl:35)
    ldd r18, Z+40
    eor r6, r18
    ldd r16, Z+35
    eor r16, r2
    eor r2, r7
    ldd r13, Z+34
    eor r13, r19
    eor r19, r14
    ldd r11, Z+33
    eor r11, r17
    eor r17, r12
    ldd r10, Z+32
    eor r10, r15
    add r4, r16
    adc r3, r13
    adc r5, r11
    adc r6, r10
    eor r15, r18
    mov r16, r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    ldd r16, Z+39
    eor r16, r24
    eor r24, r7
    ldd r7, Z+38
    eor r7, r23
    eor r23, r14
    ldd r14, Z+37
    eor r14, r22
    eor r22, r12
    ldd r13, Z+36
    eor r13, r25
    add r2, r16
    adc r19, r7
    adc r17, r14
    adc r15, r13
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    eor r25, r18
    ldd r18, Z+47
    eor r18, r21
    ; round 18 (lea.dsl:35)
    ldd r7, Z+27
    eor r21, r7
    ; round 17 (lea.dsl:35)
    ldd r16, Z+46
    eor r16, r20
    ; round 18 (lea.dsl:35)
    ldd r14, Z+26
    eor r20, r14
    ; round 17 (lea.dsl:35)
    ldd r13, Z+45
    eor r13, r8
    ; round 18 (lea.dsl:35)
    ldd r12, Z+25
    eor r8, r12
    ; round 17 (lea.dsl:35)
    ldd r11, Z+44
    eor r11, r9
    add r24, r18
    adc r23, r16
    adc r22, r13
    adc r25, r11
    lsl r25
    rol r24
    rol r23
    rol r22
    adc r25, r1
    ; round 18 (lea.dsl:35)
    ldd r18, Z+24
    eor r9, r18
    ldd r16, Z+19
    eor r16, r4
    eor r4, r7
    ldd r13, Z+18
    eor r13, r3
    eor r3, r14
    ldd r11, Z+17
    eor r11, r5
    eor r5, r12
    ldd r10, Z+16
    eor r10, r6
    add r21, r16
    adc r20, r13
    adc r8, r11
    adc r9, r10
    eor r6, r18
    mov r16, r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    ldd r16, Z+23
    eor r16, r19
    eor r19, r7
    ldd r7, Z+22
    eor r7, r17
    eor r17, r14
    ldd r14, Z+21
    eor r14, r15
    eor r15, r12
    ldd r13, Z+20
    eor r13, r2
    add r4, r16
    adc r3, r7
    adc r5, r14
    adc r6, r13
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    eor r2, r18
    ldd r18, Z+31
    eor r18, r25
    ; round 19 (lea.dsl:35)
    ldd r7, Z+11
    eor r25, r7
    ; round 18 (lea.dsl:35)
    ldd r16, Z+30
    eor r16, r24
    ; round 19 (lea.dsl:35)
    ldd r14, Z+10
    eor r24, r14
    ; round 18 (lea.dsl:35)
    ldd r13, Z+29
    eor r13, r23
    ; round 19 (lea.dsl:35)
    ldd r12, Z+9
    eor r23, r12
    ; round 18 (lea.dsl:35)
    ldd r11, Z+28
    eor r11, r22
    add r19, r18
    adc r17, r16
    adc r15, r13
    adc r2, r11
    lsl r2
    rol r19
    rol r17
    rol r15
    adc r2, r1
    ; round 19 (lea.dsl:35)
    ldd r18, Z+8
    eor r22, r18
    ldd r16, Z+3
    eor r16, r21
    eor r21, r7
    ldd r13, Z+2
    eor r13, r20
    eor r20, r14
    ldd r11, Z+1
    eor r11, r8
    eor r8, r12
    ldd r10, Z+0
    eor r10, r9
    add r25, r16
    adc r24, r13
    adc r23, r11
    adc r22, r10
    eor r9, r18
    mov r16, r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    ldd r16, Z+7
    eor r16, r3
    eor r3, r7
    ldd r7, Z+6
    eor r7, r5
    eor r5, r14
    ldd r14, Z+5
    eor r14, r6
    eor r6, r12
    ldd r13, Z+4
    eor r13, r4
    add r21, r16
    adc r20, r7
    adc r8, r14
    adc r9, r13
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
    eor r4, r18
    ldd r18, Z+15
    eor r18, r2
    subi r30, lo8(-(-48))
    sbci r31, hi8(-(-48))
    ; round 20 (lea.dsl:35)
    ldd r7, Z+43
    eor r2, r7
    ; round 19 (lea.dsl:35)
    ldd r16, Z+62
    eor r16, r19
    ; round 20 (lea.dsl:35)
    ldd r14, Z+42
    eor r19, r14
    ; round 19 (lea.dsl:35)
    ldd r13, Z+61
    eor r13, r17
    ; round 20 (lea.dsl:35)
    ldd r12, Z+41
    eor r17, r12
    ; round 19 (lea.dsl:35)
    ldd r11, Z+60
    eor r11, r15
    add r3, r18
    adc r5, r16
    adc r6, r13
    adc r4, r11
    lsl r4
    rol r3
    rol r5
    rol r6
    adc r4, r1
    ; round 20 (lea.dsl:35)
    ldd r18, Z+40
    eor r15, r18
    ldd r16, Z+35
    eor r16, r25
    eor r25, r7
    ldd r13, Z+34
    eor r13, r24
    eor r24, r14
    ldd r11, Z+33
    eor r11, r23
    eor r23, r12
    ldd r10, Z+32
    eor r10, r22
    add r2, r16
    adc r19, r13
    adc r17, r11
    adc r15, r10
    eor r22, r18
    mov r16, r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    ldd r16, Z+39
    eor r16, r20
    eor r20, r7
    ldd r7, Z+38
    eor r7, r8
    eor r8, r14
    ldd r14, Z+37
    eor r14, r9
    eor r9, r12
    ldd r13, Z+36
    eor r13, r21
    add r25, r16
    adc r24, r7
    adc r23, r14
    adc r22, r13
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    eor r21, r18
    ldd r18, Z+47
    eor r18, r4
    ; round 21 (lea.dsl:35)
    ldd r7, Z+27
    eor r4, r7
    ; round 20 (lea.dsl:35)
    ldd r16, Z+46
    eor r16, r3
    ; round 21 (lea.dsl:35)
    ldd r14, Z+26
    eor r3, r14
    ; round 20 (lea.dsl:35)
    ldd r13, Z+45
    eor r13, r5
    ; round 21 (lea.dsl:35)
    ldd r12, Z+25
    eor r5, r12
    ; round 20 (lea.dsl:35)
    ldd r11, Z+44
    eor r11, r6
    add r20, r18
    adc r8, r16
    adc r9, r13
    adc r21, r11
    lsl r21
    rol r20
    rol r8
    rol r9
    adc r21, r1
    ; round 21 (lea.dsl:35)
    ldd r18, Z+24
    eor r6, r18
    ldd r16, Z+19
    eor r16, r2
    eor r2, r7
    ldd r13, Z+18
    eor r13, r19
    eor r19, r14
    ldd r11, Z+17
    eor r11, r17
    eor r17, r12
    ldd r10, Z+16
    eor r10, r15
    add r4, r16
    adc r3, r13
    adc r5, r11
    adc r6, r10
    eor r15, r18
    mov r16, r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    lsr r16
    ror r6
    ror r5
    ror r3
    ror r4
    ldd r16, Z+23
    eor r16, r24
    eor r24, r7
    ldd r7, Z+22
    eor r7, r23
    eor r23, r14
    ldd r14, Z+21
    eor r14, r22
    eor r22, r12
    ldd r13, Z+20
    eor r13, r25
    add r2, r16
    adc r19, r7
    adc r17, r14
    adc r15, r13
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    lsl r19
    rol r17
    rol r15
    rol r2
    adc r19, r1
    eor r25, r18
    ldd r18, Z+31
    eor r18, r21
    ; round 22 (lea.dsl:35)
    ldd r7, Z+11
    eor r21, r7
    ; round 21 (lea.dsl:35)
    ldd r16, Z+30
    eor r16, r20
    ; round 22 (lea.dsl:35)
    ldd r14, Z+10
    eor r20, r14
    ; round 21 (lea.dsl:35)
    ldd r13, Z+29
    eor r13, r8
    ; round 22 (lea.dsl:35)
    ldd r12, Z+9
    eor r8, r12
    ; round 21 (lea.dsl:35)
    ldd r11, Z+28
    eor r11, r9
    add r24, r18
    adc r23, r16
    adc r22, r13
    adc r25, r11
    lsl r25
    rol r24
    rol r23
    rol r22
    adc r25, r1
    ; round 22 (lea.dsl:35)
    ldd r18, Z+8
    eor r9, r18
    ldd r16, Z+3
    eor r16, r4
    eor r4, r7
    ldd r13, Z+2
    eor r13, r3
    eor r3, r14
    ldd r11, Z+1
    eor r11, r5
    eor r5, r12
    ldd r10, Z+0
    eor r10, r6
    add r21, r16
    adc r20, r13
    adc r8, r11
    adc r9, r10
    eor r6, r18
    mov r16, r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    lsr r16
    ror r9
    ror r8
    ror r20
    ror r21
    ldd r16, Z+7
    eor r16, r19
    eor r19, r7
    ldd r7, Z+6
    eor r7, r17
    eor r17, r14
    ldd r14, Z+5
    eor r14, r15
    eor r15, r12
    ldd r13, Z+4
    eor r13, r2
    add r4, r16
    adc r3, r7
    adc r5, r14
    adc r6, r13
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    lsl r3
    rol r5
    rol r6
    rol r4
    adc r3, r1
    eor r2, r18
    ldd r18, Z+15
    eor r18, r25
    subi r30, lo8(-(-32))
    sbci r31, hi8(-(-32))
    ; round 23 (lea.dsl:35)
    ldd r7, Z+27
    eor r25, r7
    ; round 22 (lea.dsl:35)
    ldd r16, Z+46
    eor r16, r24
    ; round 23 (lea.dsl:35)
    ldd r14, Z+26
    eor r24, r14
    ; round 22 (lea.dsl:35)
    ldd r13, Z+45
    eor r13, r23
    ; round 23 (lea.dsl:35)
    ldd r12, Z+25
    eor r23, r12
    ; round 22 (lea.dsl:35)
    ldd r11, Z+44
    eor r11, r22
    add r19, r18
    adc r17, r16
    adc r15, r13
    adc r2, r11
    lsl r2
    rol r19
    rol r17
    rol r15
    adc r2, r1
    ; round 23 (lea.dsl:35)
    ldd r18, Z+24
    eor r22, r18
    ldd r16, Z+19
    eor r16, r21
    eor r21, r7
    ldd r13, Z+18
    eor r13, r20
    eor r20, r14
    ldd r11, Z+17
    eor r11, r8
    eor r8, r12
    ldd r10, Z+16
    eor r10, r9
    add r25, r16
    adc r24, r13
    adc r23, r11
    adc r22, r10
    eor r9, r18
    mov r16, r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    lsr r16
    ror r22
    ror r23
    ror r24
    ror r25
    ldd r16, Z+23
    eor r16, r3
    eor r3, r7
    ldd r7, Z+22
    eor r7, r5
    eor r5, r14
    ldd r14, Z+21
    eor r14, r6
    eor r6, r12
    ldd r13, Z+20
    eor r13, r4
    add r21, r16
    adc r20, r7
    adc r8, r14
    adc r9, r13
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
    eor r4, r18
    ldd r18, Z+31
    eor r18, r2
    ; round 24 (lea.dsl:35)
    ldd r7, Z+11
    eor r2, r7
    ; round 23 (lea.dsl:35)
    ldd r16, Z+30
    eor r16, r19
    ; round 24 (lea.dsl:35)
    ldd r14, Z+10
    eor r19, r14
    ; round 23 (lea.dsl:35)
    ldd r13, Z+29
    eor r13, r17
    ; round 24 (lea.dsl:35)
    ldd r12, Z+9
    eor r17, r12
    ; round 23 (lea.dsl:35)
    ldd r11, Z+28
    eor r11, r15
    add r3, r18
    adc r5, r16
    adc r6, r13
    adc r4, r11
    lsl r4
    rol r3
    rol r5
    rol r6
    adc r4, r1
    ; round 24 (lea.dsl:35)
    ldd r18, Z+8
    eor r15, r18
    ldd r16, Z+3
    eor r16, r25
    eor r25, r7
    ldd r13, Z+2
    eor r13, r24
    eor r24, r14
    ldd r11, Z+1
    eor r11, r23
    eor r23, r12
    ldd r10, Z+0
    eor r10, r22
    add r2, r16
    adc r19, r13
    adc r17, r11
    adc r15, r10
    eor r22, r18
    mov r16, r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    lsr r16
    ror r15
    ror r17
    ror r19
    ror r2
    ldd r16, Z+7
    eor r16, r20
    eor r20, r7
    ldd r7, Z+6
    eor r7, r8
    eor r8, r14
    ldd r14, Z+5
    eor r14, r9
    eor r9, r12
    ldd r13, Z+4
    eor r13, r21
    add r25, r16
    adc r24, r7
    adc r23, r14
    adc r22, r13
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    lsl r24
    rol r23
    rol r22
    rol r25
    adc r24, r1
    eor r21, r18
    ldd r18, Z+15
    eor r18, r4
    ldd r7, Z+14
    eor r7, r3
    ldd r16, Z+13
    eor r16, r5
    ldd r14, Z+12
    eor r14, r6
    add r20, r18
    adc r8, r7
    adc r9, r16
    adc r21, r14
    lsl r21
    rol r20
    rol r8
    rol r9
    adc r21, r1
    ld r18, X+
    eor r18, r21
    st Y+, r18
    ld r21, X+
    eor r21, r20
    st Y+, r21
    ld r21, X+
    eor r21, r8
    st Y+, r21
    ld r21, X+
    eor r21, r9
    st Y+, r21
    ld r9, X+
    eor r9, r24
    st Y+, r9
    ld r24, X+
    eor r24, r23
    st Y+, r24
    ld r24, X+
    eor r24, r22
    st Y+, r24
    ld r24, X+
    eor r24, r25
    st Y+, r24
    ld r25, X+
    eor r25, r2
    st Y+, r25
    ld r25, X+
    eor r25, r19
    st Y+, r25
    ld r25, X+
    eor r25, r17
    st Y+, r25
    ld r25, X+
    eor r25, r15
    st Y+, r25
    ld r25, X+
    eor r25, r4
    st Y+, r25
    ld r25, X+
    eor r25, r3
    st Y+, r25
    ld r25, X+
    eor r25, r5
    st Y+, r25
    ld r25, X+
    eor r25, r6
    st Y+, r25
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
