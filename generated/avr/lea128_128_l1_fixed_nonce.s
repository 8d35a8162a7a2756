; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile lea --set lea128_128 --target avr --lanes 1 --keys fixed --key 0f1e2d3c4b5a69788796a5b4c3d2e1f0 --nonce 000102030405060708090a0b
; passes:    unroll() invert() counter() fix_keys(key=0f1e2d3c4b5a69788796a5b4c3d2e1f0, nonce=000102030405060708090a0b) sbox(lanes=1, fixed=true) value_numbering() hoist() legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 48
; layout:    words of 32 bits in limbs of 8, each in a register of its own
; sizes:     in bytes: block 16, key 0, nonce 12, rk 0, ctx 0, align 1, group 16, stack 48, code 13134, flash 13134, ram 48
; keys:      FIXED: THIS FILE HOLDS A SECRET KEY, the one of sha256:4179529caf32c8cca4a1772697d3c8b15837a02eefe85cd8f9483480e663f2f1, and its nonce
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: ecb_encrypt, ecb_decrypt, ctr_crypt; by bit graph; object sha256:e773aad8425b7d9cf9b6bd23f921bc0238a57553d0fb13e52511587894cfa392

    .text

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
    movw r30, r20
.Llwcc_lea128_128_ecb_encrypt_avr_group:
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
    ldi r16, 16
    ; round 1 (lea.dsl:35)
    eor r13, r16
    ld r14, X+
    ldi r17, 112
    eor r14, r17
    ld r15, X+
    ldi r18, 73
    eor r15, r18
    ld r19, X+
    ldi r20, 2
    eor r19, r20
    ldi r21, 131
    eor r21, r9
    eor r9, r16
    ldi r22, 8
    eor r22, r10
    eor r10, r17
    ldi r23, 13
    eor r23, r11
    eor r11, r18
    ldi r24, 9
    eor r24, r12
    add r13, r21
    adc r14, r22
    adc r15, r23
    adc r19, r24
    eor r12, r20
    mov r21, r13
    lsr r21
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r21
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r21
    ror r19
    ror r15
    ror r14
    ror r13
    ldi r21, 177
    eor r21, r5
    eor r5, r16
    ldi r22, 125
    eor r22, r6
    eor r6, r17
    ldi r23, 79
    eor r23, r7
    eor r7, r18
    ldi r24, 25
    eor r24, r8
    add r9, r21
    adc r10, r22
    adc r11, r23
    adc r12, r24
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
    ldi r21, 212
    eor r21, r0
    ldi r22, 200
    ; round 2 (lea.dsl:35)
    eor r0, r22
    ldi r23, 15
    ; round 1 (lea.dsl:35)
    eor r23, r2
    ldi r24, 224
    ; round 2 (lea.dsl:35)
    eor r2, r24
    ldi r25, 58
    ; round 1 (lea.dsl:35)
    eor r25, r3
    add r5, r21
    adc r6, r23
    adc r7, r25
    adc r8, r4
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ldi r21, 152
    ; round 2 (lea.dsl:35)
    eor r3, r21
    ldi r23, 158
    eor r4, r23
    ldi r25, 121
    eor r25, r13
    eor r13, r22
    ldi r20, 58
    eor r20, r14
    eor r14, r24
    ldi r18, 197
    eor r18, r15
    eor r15, r21
    ldi r16, 157
    eor r16, r19
    add r0, r25
    adc r2, r20
    adc r3, r18
    adc r4, r16
    eor r19, r23
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
    ldi r16, 207
    eor r16, r10
    eor r10, r22
    eor r17, r11
    eor r11, r24
    ldi r18, 181
    eor r18, r12
    eor r12, r21
    ldi r20, 24
    eor r20, r9
    add r13, r16
    adc r14, r17
    adc r15, r18
    adc r19, r20
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    eor r9, r23
    ldi r16, 177
    eor r16, r8
    ldi r17, 219
    ; round 3 (lea.dsl:35)
    eor r8, r17
    ldi r18, 203
    ; round 2 (lea.dsl:35)
    eor r18, r5
    ldi r20, 40
    ; round 3 (lea.dsl:35)
    eor r5, r20
    ldi r24, 253
    ; round 2 (lea.dsl:35)
    eor r24, r6
    ldi r25, 102
    ; round 3 (lea.dsl:35)
    eor r6, r25
    ldi r21, 17
    ; round 2 (lea.dsl:35)
    eor r21, r7
    add r10, r16
    adc r11, r18
    adc r12, r24
    adc r9, r21
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ldi r16, 109
    ; round 3 (lea.dsl:35)
    eor r7, r16
    ldi r18, 208
    eor r18, r0
    eor r0, r17
    ldi r21, 70
    eor r21, r2
    eor r2, r20
    ldi r24, 94
    eor r24, r3
    eor r3, r25
    ldi r23, 166
    eor r23, r4
    add r8, r18
    adc r5, r21
    adc r6, r24
    adc r7, r23
    eor r4, r16
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
    ldi r18, 173
    eor r18, r14
    eor r14, r17
    ldi r21, 93
    eor r21, r15
    eor r15, r20
    ldi r23, 78
    eor r23, r19
    eor r19, r25
    ldi r24, 183
    eor r24, r13
    add r0, r18
    adc r2, r21
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
    eor r13, r16
    ldi r16, 181
    eor r16, r9
    ldi r18, 23
    ; round 4 (lea.dsl:35)
    eor r9, r18
    ldi r21, 123
    ; round 3 (lea.dsl:35)
    eor r21, r10
    ldi r23, 189
    ; round 4 (lea.dsl:35)
    eor r10, r23
    ; round 3 (lea.dsl:35)
    ldi r24, 15
    eor r24, r11
    ldi r22, 201
    ; round 4 (lea.dsl:35)
    eor r11, r22
    ldi r25, 243
    ; round 3 (lea.dsl:35)
    eor r25, r12
    add r14, r16
    adc r15, r21
    adc r19, r24
    adc r13, r25
    lsl r13
    rol r14
    rol r15
    rol r19
    adc r13, r1
    ldi r16, 218
    ; round 4 (lea.dsl:35)
    eor r12, r16
    ldi r21, 241
    eor r21, r8
    eor r8, r18
    ldi r24, 118
    eor r24, r5
    eor r5, r23
    ldi r25, 15
    eor r25, r6
    eor r6, r22
    ldi r20, 84
    eor r20, r7
    add r9, r21
    adc r10, r24
    adc r11, r25
    adc r12, r20
    eor r7, r16
    mov r20, r9
    lsr r20
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r20
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r20
    ror r12
    ror r11
    ror r10
    ror r9
    ldi r20, 52
    eor r20, r2
    eor r2, r18
    ldi r18, 207
    eor r18, r3
    eor r3, r23
    ldi r21, 30
    eor r21, r4
    eor r4, r22
    ldi r22, 205
    eor r22, r0
    add r8, r20
    adc r5, r18
    adc r6, r21
    adc r7, r22
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
    eor r0, r16
    ldi r16, 49
    eor r16, r13
    ldi r18, 122
    ; round 5 (lea.dsl:35)
    eor r13, r18
    ldi r20, 6
    ; round 4 (lea.dsl:35)
    eor r20, r14
    ldi r21, 196
    ; round 5 (lea.dsl:35)
    eor r14, r21
    ldi r22, 18
    ; round 4 (lea.dsl:35)
    eor r22, r15
    ldi r24, 55
    ; round 5 (lea.dsl:35)
    eor r15, r24
    ldi r25, 116
    ; round 4 (lea.dsl:35)
    eor r25, r19
    add r2, r16
    adc r3, r20
    adc r4, r22
    adc r0, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ldi r16, 198
    ; round 5 (lea.dsl:35)
    eor r19, r16
    ldi r20, 96
    eor r20, r9
    eor r9, r18
    ldi r22, 146
    eor r22, r10
    eor r10, r21
    ldi r25, 38
    eor r25, r11
    eor r11, r24
    ldi r23, 35
    eor r23, r12
    add r13, r20
    adc r14, r22
    adc r15, r25
    adc r19, r23
    eor r12, r16
    mov r20, r13
    lsr r20
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r20
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r20
    ror r19
    ror r15
    ror r14
    ror r13
    ldi r20, 50
    eor r20, r5
    eor r5, r18
    ldi r22, 137
    eor r22, r6
    eor r6, r21
    ldi r23, 81
    eor r23, r7
    eor r7, r24
    ldi r24, 70
    eor r24, r8
    add r9, r20
    adc r10, r22
    adc r11, r23
    adc r12, r24
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
    eor r8, r16
    eor r17, r0
    ; round 6 (lea.dsl:35)
    ldi r20, 94
    eor r0, r20
    ldi r22, 71
    ; round 5 (lea.dsl:35)
    eor r22, r2
    ; round 6 (lea.dsl:35)
    ldi r23, 40
    eor r2, r23
    ldi r24, 33
    ; round 5 (lea.dsl:35)
    eor r24, r3
    ldi r25, 148
    ; round 6 (lea.dsl:35)
    eor r3, r25
    ; round 5 (lea.dsl:35)
    ldi r21, 102
    eor r21, r4
    add r5, r17
    adc r6, r22
    adc r7, r24
    adc r8, r21
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ldi r17, 246
    ; round 6 (lea.dsl:35)
    eor r4, r17
    ldi r21, 44
    eor r21, r13
    eor r13, r20
    ldi r22, 36
    eor r22, r14
    eor r14, r23
    ldi r24, 165
    eor r24, r15
    eor r15, r25
    ldi r18, 140
    eor r18, r19
    add r0, r21
    adc r2, r22
    adc r3, r24
    adc r4, r18
    eor r19, r17
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
    ldi r18, 29
    eor r18, r10
    eor r10, r20
    ldi r21, 149
    eor r21, r11
    eor r11, r23
    ldi r22, 194
    eor r22, r12
    eor r12, r25
    ldi r24, 225
    eor r24, r9
    add r13, r18
    adc r14, r21
    adc r15, r22
    adc r19, r24
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    eor r9, r17
    ldi r18, 71
    eor r18, r8
    ldi r21, 215
    ; round 7 (lea.dsl:35)
    eor r8, r21
    ldi r22, 80
    ; round 6 (lea.dsl:35)
    eor r22, r5
    ldi r24, 108
    ; round 7 (lea.dsl:35)
    eor r5, r24
    ldi r17, 221
    ; round 6 (lea.dsl:35)
    eor r17, r6
    ldi r20, 147
    ; round 7 (lea.dsl:35)
    eor r6, r20
    ldi r25, 228
    ; round 6 (lea.dsl:35)
    eor r25, r7
    add r10, r18
    adc r11, r22
    adc r12, r17
    adc r9, r25
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ldi r17, 62
    ; round 7 (lea.dsl:35)
    eor r7, r17
    ldi r18, 140
    eor r18, r0
    eor r0, r21
    ldi r22, 250
    eor r22, r2
    eor r2, r24
    ldi r25, 200
    eor r25, r3
    eor r3, r20
    ldi r16, 241
    eor r16, r4
    add r8, r18
    adc r5, r22
    adc r6, r25
    adc r7, r16
    eor r4, r17
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
    ldi r16, 177
    eor r16, r14
    eor r14, r21
    ldi r18, 229
    eor r18, r15
    eor r15, r24
    ldi r21, 199
    eor r21, r19
    eor r19, r20
    ldi r22, 15
    eor r22, r13
    add r0, r16
    adc r2, r18
    adc r3, r21
    adc r4, r22
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
    eor r13, r17
    ldi r16, 202
    eor r16, r9
    ldi r17, 120
    ; round 8 (lea.dsl:35)
    eor r9, r17
    ; round 7 (lea.dsl:35)
    ldi r18, 229
    eor r18, r10
    ; round 8 (lea.dsl:35)
    ldi r21, 202
    eor r10, r21
    ldi r22, 248
    ; round 7 (lea.dsl:35)
    eor r22, r11
    ldi r24, 34
    ; round 8 (lea.dsl:35)
    eor r11, r24
    ldi r25, 186
    ; round 7 (lea.dsl:35)
    eor r25, r12
    add r14, r16
    adc r15, r18
    adc r19, r22
    adc r13, r25
    lsl r13
    rol r14
    rol r15
    rol r19
    adc r13, r1
    ldi r16, 238
    ; round 8 (lea.dsl:35)
    eor r12, r16
    ldi r18, 116
    eor r18, r8
    eor r8, r17
    ldi r22, 123
    eor r22, r5
    eor r5, r21
    ldi r25, 99
    eor r25, r6
    eor r6, r24
    ldi r20, 101
    eor r20, r7
    add r9, r18
    adc r10, r22
    adc r11, r25
    adc r12, r20
    eor r7, r16
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
    ldi r18, 179
    eor r18, r2
    eor r2, r17
    ldi r17, 168
    eor r17, r3
    eor r3, r21
    ldi r20, 111
    eor r20, r4
    eor r4, r24
    ldi r22, 138
    eor r22, r0
    add r8, r18
    adc r5, r17
    adc r6, r20
    adc r7, r22
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
    eor r0, r16
    ldi r16, 12
    eor r16, r13
    ldi r17, 254
    ; round 9 (lea.dsl:35)
    eor r13, r17
    ldi r18, 184
    ; round 8 (lea.dsl:35)
    eor r18, r14
    ; round 9 (lea.dsl:35)
    ldi r20, 15
    eor r14, r20
    ; round 8 (lea.dsl:35)
    eor r24, r15
    ldi r22, 180
    ; round 9 (lea.dsl:35)
    eor r15, r22
    ldi r25, 85
    ; round 8 (lea.dsl:35)
    eor r25, r19
    add r2, r16
    adc r3, r18
    adc r4, r24
    adc r0, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ; round 9 (lea.dsl:35)
    ldi r16, 111
    eor r19, r16
    ldi r18, 37
    eor r18, r9
    eor r9, r17
    ldi r24, 159
    eor r24, r10
    eor r10, r20
    ldi r25, 204
    eor r25, r11
    eor r11, r22
    ldi r21, 146
    eor r21, r12
    add r13, r18
    adc r14, r24
    adc r15, r25
    adc r19, r21
    eor r12, r16
    mov r18, r13
    lsr r18
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r18
    ror r19
    ror r15
    ror r14
    ror r13
    ldi r18, 146
    eor r18, r5
    eor r5, r17
    ldi r21, 240
    eor r21, r6
    eor r6, r20
    ldi r20, 197
    eor r20, r7
    eor r7, r22
    ldi r24, 133
    eor r24, r8
    add r9, r18
    adc r10, r21
    adc r11, r20
    adc r12, r24
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
    eor r8, r16
    ldi r18, 158
    eor r18, r0
    ldi r20, 127
    ; round 10 (lea.dsl:35)
    eor r0, r20
    ldi r21, 39
    ; round 9 (lea.dsl:35)
    eor r21, r2
    ; round 10 (lea.dsl:35)
    ldi r24, 200
    eor r2, r24
    ; round 9 (lea.dsl:35)
    ldi r25, 25
    eor r25, r3
    ldi r16, 138
    eor r16, r4
    add r5, r18
    adc r6, r21
    adc r7, r25
    adc r8, r16
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 10 (lea.dsl:35)
    ldi r16, 203
    eor r4, r16
    eor r16, r13
    eor r13, r20
    ldi r18, 93
    eor r18, r14
    eor r14, r24
    ldi r21, 27
    eor r21, r15
    ldi r25, 230
    eor r25, r19
    add r0, r16
    adc r2, r18
    adc r3, r21
    adc r4, r25
    ldi r16, 203
    eor r19, r16
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
    ldi r18, 102
    eor r18, r10
    eor r10, r20
    ldi r20, 173
    eor r20, r11
    eor r11, r24
    ldi r21, 128
    eor r21, r12
    ldi r25, 71
    eor r25, r9
    add r13, r18
    adc r14, r20
    adc r15, r21
    adc r19, r25
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    eor r9, r16
    ldi r18, 76
    eor r18, r8
    ; round 11 (lea.dsl:35)
    ldi r20, 118
    eor r8, r20
    ldi r21, 88
    ; round 10 (lea.dsl:35)
    eor r21, r5
    ldi r25, 226
    ; round 11 (lea.dsl:35)
    eor r5, r25
    ldi r24, 222
    ; round 10 (lea.dsl:35)
    eor r24, r6
    ; round 11 (lea.dsl:35)
    eor r6, r23
    ; round 10 (lea.dsl:35)
    ldi r16, 157
    eor r16, r7
    add r10, r18
    adc r11, r21
    adc r12, r24
    adc r9, r16
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ldi r16, 247
    ; round 11 (lea.dsl:35)
    eor r7, r16
    ldi r18, 173
    eor r18, r0
    eor r0, r20
    ldi r21, 57
    eor r21, r2
    eor r2, r25
    ldi r24, 104
    eor r24, r3
    eor r3, r23
    ldi r17, 101
    eor r17, r4
    add r8, r18
    adc r5, r21
    adc r6, r24
    adc r7, r17
    eor r4, r16
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
    ldi r17, 27
    eor r17, r14
    eor r14, r20
    ldi r18, 65
    eor r18, r15
    eor r15, r25
    ldi r21, 85
    eor r21, r19
    eor r19, r23
    ldi r23, 210
    eor r23, r13
    add r0, r17
    adc r2, r18
    adc r3, r21
    adc r4, r23
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
    eor r13, r16
    ldi r17, 102
    eor r17, r9
    ldi r18, 31
    ; round 12 (lea.dsl:35)
    eor r9, r18
    ldi r21, 4
    ; round 11 (lea.dsl:35)
    eor r21, r10
    ; round 12 (lea.dsl:35)
    ldi r23, 80
    eor r10, r23
    ldi r24, 161
    ; round 11 (lea.dsl:35)
    eor r24, r11
    ; round 12 (lea.dsl:35)
    ldi r20, 189
    eor r11, r20
    ; round 11 (lea.dsl:35)
    ldi r16, 79
    eor r16, r12
    add r14, r17
    adc r15, r21
    adc r19, r24
    adc r13, r16
    lsl r13
    rol r14
    rol r15
    rol r19
    adc r13, r1
    ; round 12 (lea.dsl:35)
    ldi r16, 81
    eor r12, r16
    ldi r17, 141
    eor r17, r8
    eor r8, r18
    ldi r21, 33
    eor r21, r5
    eor r5, r23
    ldi r24, 191
    eor r24, r6
    eor r6, r20
    ldi r25, 26
    eor r25, r7
    add r9, r17
    adc r10, r21
    adc r11, r24
    adc r12, r25
    eor r7, r16
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
    ldi r17, 174
    eor r17, r2
    eor r2, r18
    ldi r21, 13
    eor r21, r3
    eor r3, r23
    eor r22, r4
    eor r4, r20
    ldi r20, 28
    eor r20, r0
    add r8, r17
    adc r5, r21
    adc r6, r22
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
    eor r0, r16
    ldi r17, 88
    eor r17, r13
    ; round 13 (lea.dsl:35)
    ldi r20, 226
    eor r13, r20
    ; round 12 (lea.dsl:35)
    ldi r21, 208
    eor r21, r14
    ldi r22, 68
    ; round 13 (lea.dsl:35)
    eor r14, r22
    ; round 12 (lea.dsl:35)
    eor r23, r15
    ; round 13 (lea.dsl:35)
    ldi r24, 198
    eor r15, r24
    ; round 12 (lea.dsl:35)
    ldi r25, 146
    eor r25, r19
    add r2, r17
    adc r3, r21
    adc r4, r23
    adc r0, r25
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ldi r17, 119
    ; round 13 (lea.dsl:35)
    eor r19, r17
    ldi r21, 125
    eor r21, r9
    eor r9, r20
    ldi r23, 32
    eor r23, r10
    eor r10, r22
    ldi r25, 28
    eor r25, r11
    eor r11, r24
    ldi r16, 104
    eor r16, r12
    add r13, r21
    adc r14, r23
    adc r15, r25
    adc r19, r16
    eor r12, r17
    mov r16, r13
    lsr r16
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r16
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r16
    ror r19
    ror r15
    ror r14
    ror r13
    ldi r16, 69
    eor r16, r5
    eor r5, r20
    ldi r20, 170
    eor r20, r6
    eor r6, r22
    ldi r21, 191
    eor r21, r7
    eor r7, r24
    ldi r22, 202
    eor r22, r8
    add r9, r16
    adc r10, r20
    adc r11, r21
    adc r12, r22
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
    eor r8, r17
    ldi r16, 45
    eor r16, r0
    ; round 14 (lea.dsl:35)
    ldi r17, 208
    eor r0, r17
    ; round 13 (lea.dsl:35)
    ldi r20, 25
    eor r20, r2
    ldi r21, 175
    ; round 14 (lea.dsl:35)
    eor r2, r21
    ldi r22, 221
    ; round 13 (lea.dsl:35)
    eor r22, r3
    ldi r23, 54
    ; round 14 (lea.dsl:35)
    eor r3, r23
    ; round 13 (lea.dsl:35)
    ldi r25, 33
    eor r25, r4
    add r5, r16
    adc r6, r20
    adc r7, r22
    adc r8, r25
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 14 (lea.dsl:35)
    ldi r16, 148
    eor r4, r16
    ldi r20, 152
    eor r20, r13
    eor r13, r17
    ldi r22, 254
    eor r22, r14
    eor r14, r21
    ldi r25, 38
    eor r25, r15
    eor r15, r23
    ldi r24, 243
    eor r24, r19
    add r0, r20
    adc r2, r22
    adc r3, r25
    adc r4, r24
    eor r19, r16
    mov r20, r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    ldi r20, 128
    eor r20, r10
    eor r10, r17
    ldi r22, 29
    eor r22, r11
    eor r11, r21
    ldi r21, 51
    eor r21, r12
    eor r12, r23
    ldi r24, 16
    eor r24, r9
    add r13, r20
    adc r14, r22
    adc r15, r21
    adc r19, r24
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    eor r9, r16
    ldi r16, 114
    eor r16, r8
    ldi r20, 14
    ; round 15 (lea.dsl:35)
    eor r8, r20
    ldi r21, 195
    ; round 14 (lea.dsl:35)
    eor r21, r5
    ; round 15 (lea.dsl:35)
    ldi r22, 102
    eor r5, r22
    ; round 14 (lea.dsl:35)
    ldi r24, 122
    eor r24, r6
    ldi r25, 223
    ; round 15 (lea.dsl:35)
    eor r6, r25
    ldi r23, 222
    ; round 14 (lea.dsl:35)
    eor r23, r7
    add r10, r16
    adc r11, r21
    adc r12, r24
    adc r9, r23
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 15 (lea.dsl:35)
    ldi r16, 147
    eor r7, r16
    ldi r21, 97
    eor r21, r0
    eor r0, r20
    ldi r23, 231
    eor r23, r2
    eor r2, r22
    ldi r24, 146
    eor r24, r3
    eor r3, r25
    eor r25, r4
    add r8, r21
    adc r5, r23
    adc r6, r24
    adc r7, r25
    eor r4, r16
    mov r21, r8
    lsr r21
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r21
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r21
    ror r7
    ror r6
    ror r5
    ror r8
    ldi r21, 163
    eor r21, r14
    eor r14, r20
    ldi r20, 216
    eor r20, r15
    eor r15, r22
    ldi r22, 101
    eor r22, r19
    ldi r23, 223
    eor r19, r23
    ldi r24, 47
    eor r24, r13
    add r0, r21
    adc r2, r20
    adc r3, r22
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
    eor r13, r16
    ldi r16, 212
    eor r16, r9
    ldi r20, 110
    ; round 16 (lea.dsl:35)
    eor r9, r20
    ; round 15 (lea.dsl:35)
    ldi r21, 195
    eor r21, r10
    ; round 16 (lea.dsl:35)
    ldi r22, 247
    eor r10, r22
    ; round 15 (lea.dsl:35)
    ldi r24, 58
    eor r24, r11
    ; round 16 (lea.dsl:35)
    ldi r25, 94
    eor r11, r25
    ldi r23, 251
    ; round 15 (lea.dsl:35)
    eor r23, r12
    add r14, r16
    adc r15, r21
    adc r19, r24
    adc r13, r23
    lsl r13
    rol r14
    rol r15
    rol r19
    adc r13, r1
    ; round 16 (lea.dsl:35)
    ldi r16, 38
    eor r12, r16
    ldi r21, 26
    eor r21, r8
    eor r8, r20
    ldi r23, 237
    eor r23, r5
    eor r5, r22
    ldi r24, 86
    eor r24, r6
    eor r6, r25
    eor r16, r7
    add r9, r21
    adc r10, r23
    adc r11, r24
    adc r12, r16
    ldi r16, 38
    eor r7, r16
    mov r21, r9
    lsr r21
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r21
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r21
    ror r12
    ror r11
    ror r10
    ror r9
    ldi r21, 100
    eor r21, r2
    eor r2, r20
    ldi r20, 152
    eor r20, r3
    eor r3, r22
    ldi r23, 178
    eor r23, r4
    eor r4, r25
    ldi r24, 79
    eor r24, r0
    add r8, r21
    adc r5, r20
    adc r6, r23
    adc r7, r24
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
    eor r0, r16
    ldi r16, 135
    eor r16, r13
    ; round 17 (lea.dsl:35)
    ldi r20, 111
    eor r13, r20
    ldi r21, 98
    ; round 16 (lea.dsl:35)
    eor r21, r15
    ; round 17 (lea.dsl:35)
    ldi r23, 179
    eor r15, r23
    ldi r24, 39
    ; round 16 (lea.dsl:35)
    eor r24, r19
    add r2, r16
    adc r3, r14
    adc r4, r21
    adc r0, r24
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ; round 17 (lea.dsl:35)
    ldi r16, 250
    eor r14, r16
    eor r19, r17
    ldi r21, 169
    eor r21, r9
    eor r9, r20
    ldi r24, 203
    eor r24, r10
    eor r10, r16
    ldi r25, 100
    eor r25, r11
    eor r11, r23
    ldi r22, 168
    eor r22, r12
    add r13, r21
    adc r14, r24
    adc r15, r25
    adc r19, r22
    eor r12, r17
    mov r21, r13
    lsr r21
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r21
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r21
    ror r19
    ror r15
    ror r14
    ror r13
    ldi r21, 253
    eor r21, r5
    eor r5, r20
    ldi r22, 8
    eor r22, r6
    eor r6, r16
    ldi r16, 106
    eor r16, r7
    eor r7, r23
    ldi r23, 200
    eor r23, r8
    add r9, r21
    adc r10, r22
    adc r11, r16
    adc r12, r23
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
    eor r8, r17
    ldi r16, 236
    eor r16, r0
    ; round 18 (lea.dsl:35)
    ldi r17, 195
    eor r0, r17
    ldi r21, 136
    ; round 17 (lea.dsl:35)
    eor r21, r2
    ldi r22, 95
    ; round 18 (lea.dsl:35)
    eor r2, r22
    ; round 17 (lea.dsl:35)
    ldi r23, 123
    eor r23, r3
    ldi r24, 232
    ; round 18 (lea.dsl:35)
    eor r3, r24
    ; round 17 (lea.dsl:35)
    ldi r25, 34
    eor r25, r4
    add r5, r16
    adc r6, r21
    adc r7, r23
    adc r8, r25
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 18 (lea.dsl:35)
    ldi r16, 229
    eor r4, r16
    ldi r21, 196
    eor r21, r13
    eor r13, r17
    ldi r23, 122
    eor r23, r14
    eor r14, r22
    ldi r25, 142
    eor r25, r15
    eor r15, r24
    ldi r20, 72
    eor r20, r19
    add r0, r21
    adc r2, r23
    adc r3, r25
    adc r4, r20
    eor r19, r16
    mov r20, r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r20
    ror r4
    ror r3
    ror r2
    ror r0
    ldi r20, 8
    eor r20, r10
    eor r10, r17
    ldi r17, 4
    eor r17, r11
    eor r11, r22
    ldi r21, 11
    eor r21, r12
    eor r12, r24
    eor r18, r9
    add r13, r20
    adc r14, r17
    adc r15, r21
    adc r19, r18
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    eor r9, r16
    ldi r16, 97
    eor r16, r8
    ldi r17, 182
    ; round 19 (lea.dsl:35)
    eor r8, r17
    ; round 18 (lea.dsl:35)
    ldi r18, 35
    eor r18, r5
    ; round 19 (lea.dsl:35)
    ldi r20, 118
    eor r5, r20
    ; round 18 (lea.dsl:35)
    ldi r21, 241
    eor r21, r7
    add r10, r16
    adc r11, r18
    adc r12, r6
    adc r9, r21
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 19 (lea.dsl:35)
    ldi r16, 225
    eor r6, r16
    ldi r18, 81
    eor r7, r18
    ldi r21, 206
    eor r21, r0
    eor r0, r17
    ldi r22, 158
    eor r22, r2
    eor r2, r20
    ldi r23, 184
    eor r23, r3
    eor r3, r16
    ldi r24, 237
    eor r24, r4
    add r8, r21
    adc r5, r22
    adc r6, r23
    adc r7, r24
    eor r4, r18
    mov r21, r8
    lsr r21
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r21
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r21
    ror r7
    ror r6
    ror r5
    ror r8
    ldi r21, 249
    eor r21, r14
    eor r14, r17
    ldi r22, 139
    eor r22, r15
    eor r15, r20
    ldi r20, 168
    eor r20, r19
    eor r19, r16
    ldi r16, 236
    eor r16, r13
    add r0, r21
    adc r2, r22
    adc r3, r20
    adc r4, r16
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
    eor r13, r18
    ldi r16, 213
    eor r16, r9
    ldi r18, 75
    ; round 20 (lea.dsl:35)
    eor r9, r18
    ldi r20, 21
    ; round 19 (lea.dsl:35)
    eor r20, r10
    ; round 20 (lea.dsl:35)
    ldi r21, 37
    eor r10, r21
    ldi r22, 84
    ; round 19 (lea.dsl:35)
    eor r22, r11
    ; round 20 (lea.dsl:35)
    ldi r23, 72
    eor r11, r23
    ; round 19 (lea.dsl:35)
    ldi r24, 198
    eor r24, r12
    add r14, r16
    adc r15, r20
    adc r19, r22
    adc r13, r24
    lsl r13
    rol r14
    rol r15
    rol r19
    adc r13, r1
    ldi r16, 5
    ; round 20 (lea.dsl:35)
    eor r12, r16
    ldi r20, 70
    eor r20, r8
    eor r8, r18
    ldi r22, 209
    eor r22, r5
    eor r5, r21
    ldi r24, 180
    eor r24, r6
    eor r6, r23
    eor r17, r7
    add r9, r20
    adc r10, r22
    adc r11, r24
    adc r12, r17
    eor r7, r16
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
    ldi r17, 194
    eor r17, r2
    eor r2, r18
    ldi r18, 247
    eor r18, r3
    eor r3, r21
    ldi r20, 233
    eor r20, r4
    eor r4, r23
    ldi r21, 141
    eor r21, r0
    add r8, r17
    adc r5, r18
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
    eor r0, r16
    ldi r17, 156
    eor r17, r13
    ldi r18, 66
    ; round 21 (lea.dsl:35)
    eor r13, r18
    ldi r20, 185
    ; round 20 (lea.dsl:35)
    eor r20, r14
    ; round 21 (lea.dsl:35)
    ldi r21, 26
    eor r14, r21
    ; round 20 (lea.dsl:35)
    ldi r22, 111
    eor r22, r15
    ; round 21 (lea.dsl:35)
    eor r15, r16
    ldi r23, 155
    ; round 20 (lea.dsl:35)
    eor r23, r19
    add r2, r17
    adc r3, r20
    adc r4, r22
    adc r0, r23
    lsl r0
    rol r2
    rol r3
    rol r4
    adc r0, r1
    ; round 21 (lea.dsl:35)
    ldi r17, 6
    eor r19, r17
    ldi r20, 36
    eor r20, r9
    eor r9, r18
    ldi r22, 213
    eor r22, r10
    eor r10, r21
    ldi r23, 73
    eor r23, r11
    eor r11, r16
    ldi r24, 182
    eor r24, r12
    add r13, r20
    adc r14, r22
    adc r15, r23
    adc r19, r24
    eor r12, r17
    mov r20, r13
    lsr r20
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r20
    ror r19
    ror r15
    ror r14
    ror r13
    lsr r20
    ror r19
    ror r15
    ror r14
    ror r13
    ldi r20, 1
    eor r20, r5
    eor r5, r18
    ldi r18, 239
    eor r18, r6
    eor r6, r21
    ldi r21, 188
    eor r21, r7
    eor r7, r16
    ldi r16, 54
    eor r16, r8
    add r9, r20
    adc r10, r18
    adc r11, r21
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
    eor r8, r17
    ldi r16, 52
    eor r16, r0
    ; round 22 (lea.dsl:35)
    ldi r17, 230
    eor r0, r17
    ; round 21 (lea.dsl:35)
    ldi r18, 241
    eor r18, r2
    ldi r20, 150
    ; round 22 (lea.dsl:35)
    eor r2, r20
    ldi r21, 87
    ; round 21 (lea.dsl:35)
    eor r21, r3
    ; round 22 (lea.dsl:35)
    ldi r22, 177
    eor r3, r22
    ; round 21 (lea.dsl:35)
    ldi r23, 114
    eor r23, r4
    add r5, r16
    adc r6, r18
    adc r7, r21
    adc r8, r23
    lsl r8
    rol r5
    rol r6
    rol r7
    adc r8, r1
    ; round 22 (lea.dsl:35)
    ldi r16, 52
    eor r4, r16
    ldi r18, 196
    eor r18, r13
    eor r13, r17
    ldi r21, 125
    eor r21, r14
    eor r14, r20
    ldi r23, 188
    eor r23, r15
    eor r15, r22
    ldi r24, 113
    eor r24, r19
    add r0, r18
    adc r2, r21
    adc r3, r23
    adc r4, r24
    eor r19, r16
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
    ldi r18, 173
    eor r18, r10
    eor r10, r17
    ldi r17, 13
    eor r17, r11
    eor r11, r20
    ldi r20, 200
    eor r20, r12
    eor r12, r22
    ldi r21, 247
    eor r21, r9
    add r13, r18
    adc r14, r17
    adc r15, r20
    adc r19, r21
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    lsl r14
    rol r15
    rol r19
    rol r13
    adc r14, r1
    eor r9, r16
    ldi r16, 3
    eor r16, r8
    ; round 23 (lea.dsl:35)
    ldi r17, 35
    eor r8, r17
    ldi r18, 251
    ; round 22 (lea.dsl:35)
    eor r18, r5
    ; round 23 (lea.dsl:35)
    ldi r20, 65
    eor r5, r20
    ldi r21, 64
    ; round 22 (lea.dsl:35)
    eor r21, r6
    ; round 23 (lea.dsl:35)
    ldi r22, 116
    eor r6, r22
    ldi r23, 165
    ; round 22 (lea.dsl:35)
    eor r23, r7
    add r10, r16
    adc r11, r18
    adc r12, r21
    adc r9, r23
    lsl r9
    rol r10
    rol r11
    rol r12
    adc r9, r1
    ; round 23 (lea.dsl:35)
    ldi r16, 207
    eor r7, r16
    ldi r18, 53
    eor r18, r0
    eor r0, r17
    ldi r21, 236
    eor r21, r2
    eor r2, r20
    ldi r23, 21
    eor r23, r3
    eor r3, r22
    ldi r24, 130
    eor r24, r4
    add r8, r18
    adc r5, r21
    adc r6, r23
    adc r7, r24
    eor r4, r16
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
    ldi r18, 96
    eor r18, r14
    eor r14, r17
    ldi r17, 10
    eor r17, r15
    eor r15, r20
    ldi r20, 124
    eor r20, r19
    eor r19, r22
    ldi r21, 144
    eor r21, r13
    add r0, r18
    adc r2, r17
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
    eor r13, r16
    ldi r16, 69
    eor r16, r9
    ; round 24 (lea.dsl:35)
    ldi r17, 157
    eor r9, r17
    ldi r18, 231
    ; round 23 (lea.dsl:35)
    eor r18, r10
    ; round 24 (lea.dsl:35)
    ldi r20, 2
    eor r10, r20
    ldi r21, 190
    ; round 23 (lea.dsl:35)
    eor r21, r11
    ldi r22, 105
    ; round 24 (lea.dsl:35)
    eor r11, r22
    ldi r23, 143
    ; round 23 (lea.dsl:35)
    eor r23, r12
    add r14, r16
    adc r15, r18
    adc r19, r21
    adc r13, r23
    lsl r13
    rol r14
    rol r15
    rol r19
    adc r13, r1
    ; round 24 (lea.dsl:35)
    ldi r16, 223
    eor r12, r16
    ldi r18, 159
    eor r18, r8
    eor r8, r17
    ldi r21, 193
    eor r21, r5
    eor r5, r20
    ldi r23, 71
    eor r23, r6
    eor r6, r22
    ldi r24, 203
    eor r24, r7
    add r9, r18
    adc r10, r21
    adc r11, r23
    adc r12, r24
    eor r7, r16
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
    ldi r18, 90
    eor r18, r2
    eor r2, r17
    ldi r17, 48
    eor r17, r3
    eor r3, r20
    ldi r20, 114
    eor r20, r4
    eor r4, r22
    ldi r21, 91
    eor r21, r0
    add r8, r18
    adc r5, r17
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
    eor r0, r16
    ldi r16, 186
    eor r16, r13
    ldi r17, 173
    eor r17, r14
    ldi r18, 246
    eor r18, r15
    ldi r20, 11
    eor r20, r19
    add r2, r16
    adc r3, r17
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
    st Y+, r14
    st Y+, r15
    st Y+, r19
    sbiw r30, 1
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
    movw r30, r20
.Llwcc_lea128_128_ecb_decrypt_avr_group:
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
    ldi r17, 186
    eor r17, r13
    ldi r18, 173
    eor r18, r14
    ldi r19, 246
    eor r19, r15
    ldi r20, 11
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldi r17, 157
    eor r2, r17
    ldi r18, 2
    eor r3, r18
    ldi r19, 105
    eor r4, r19
    ldi r20, 223
    eor r0, r20
    ldi r21, 90
    eor r21, r2
    ldi r22, 48
    eor r22, r3
    ldi r23, 114
    eor r23, r4
    ldi r24, 91
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r7, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r7, r20
    ldi r21, 159
    eor r21, r8
    ldi r22, 193
    eor r22, r5
    ldi r23, 71
    eor r23, r6
    ldi r24, 203
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
    mov r19, r0
    lsr r19
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r19
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r19
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
    ldi r19, 69
    eor r19, r9
    ldi r21, 231
    eor r21, r10
    ldi r22, 190
    eor r22, r11
    ldi r23, 143
    eor r23, r12
    sub r14, r19
    sbc r15, r21
    sbc r16, r22
    sbc r13, r23
    ldi r19, 35
    eor r14, r19
    ldi r21, 65
    eor r15, r21
    ldi r22, 116
    eor r16, r22
    ldi r23, 207
    eor r13, r23
    ldi r24, 96
    eor r24, r14
    ldi r25, 10
    eor r25, r15
    ldi r18, 124
    eor r18, r16
    ldi r17, 144
    eor r17, r13
    sub r0, r24
    sbc r2, r25
    sbc r3, r18
    sbc r4, r17
    eor r0, r19
    eor r2, r21
    eor r3, r22
    eor r4, r23
    ldi r17, 53
    eor r17, r0
    ldi r18, 236
    eor r18, r2
    ldi r24, 21
    eor r24, r3
    ldi r25, 130
    eor r25, r4
    sub r8, r17
    sbc r5, r18
    sbc r6, r24
    sbc r7, r25
    eor r8, r19
    eor r5, r21
    eor r6, r22
    eor r7, r23
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
    ldi r17, 3
    eor r17, r8
    ldi r18, 251
    eor r18, r5
    ldi r24, 64
    eor r24, r6
    ldi r25, 165
    eor r25, r7
    sub r10, r17
    sbc r11, r18
    sbc r12, r24
    sbc r9, r25
    ldi r17, 230
    eor r10, r17
    ldi r18, 150
    eor r11, r18
    ldi r24, 177
    eor r12, r24
    ldi r25, 52
    eor r9, r25
    ldi r23, 173
    eor r23, r10
    ldi r22, 13
    eor r22, r11
    ldi r21, 200
    eor r21, r12
    ldi r20, 247
    eor r20, r9
    sub r13, r23
    sbc r14, r22
    sbc r15, r21
    sbc r16, r20
    eor r13, r17
    eor r14, r18
    eor r15, r24
    eor r16, r25
    ldi r20, 196
    eor r20, r13
    ldi r21, 125
    eor r21, r14
    ldi r22, 188
    eor r22, r15
    ldi r23, 113
    eor r23, r16
    sub r0, r20
    sbc r2, r21
    sbc r3, r22
    sbc r4, r23
    eor r0, r17
    eor r2, r18
    eor r3, r24
    eor r4, r25
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
    bst r5, 0
    lsr r8
    ror r7
    ror r6
    ror r5
    bld r8, 7
    eor r25, r0
    ldi r18, 241
    eor r18, r2
    ldi r20, 87
    eor r20, r3
    ldi r21, 114
    eor r21, r4
    sub r5, r25
    sbc r6, r18
    sbc r7, r20
    sbc r8, r21
    ldi r18, 66
    eor r5, r18
    ldi r20, 26
    eor r6, r20
    ldi r21, 5
    eor r7, r21
    ldi r22, 6
    eor r8, r22
    ldi r23, 1
    eor r23, r5
    ldi r25, 239
    eor r25, r6
    ldi r24, 188
    eor r24, r7
    ldi r17, 54
    eor r17, r8
    sub r9, r23
    sbc r10, r25
    sbc r11, r24
    sbc r12, r17
    eor r9, r18
    eor r10, r20
    eor r11, r21
    eor r12, r22
    ldi r17, 36
    eor r17, r9
    ldi r23, 213
    eor r23, r10
    ldi r24, 73
    eor r24, r11
    ldi r25, 182
    eor r25, r12
    sub r13, r17
    sbc r14, r23
    sbc r15, r24
    sbc r16, r25
    eor r13, r18
    eor r14, r20
    eor r15, r21
    eor r16, r22
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
    ldi r17, 156
    eor r17, r13
    ldi r18, 185
    eor r18, r14
    ldi r23, 111
    eor r23, r15
    ldi r24, 155
    eor r24, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r23
    sbc r0, r24
    ldi r17, 75
    eor r2, r17
    ldi r18, 37
    eor r3, r18
    ldi r23, 72
    eor r4, r23
    eor r0, r21
    ldi r24, 194
    eor r24, r2
    ldi r25, 247
    eor r25, r3
    ldi r22, 233
    eor r22, r4
    ldi r20, 141
    eor r20, r0
    sub r8, r24
    sbc r5, r25
    sbc r6, r22
    sbc r7, r20
    eor r8, r17
    eor r5, r18
    eor r6, r23
    eor r7, r21
    ldi r20, 70
    eor r20, r8
    ldi r22, 209
    eor r22, r5
    ldi r24, 180
    eor r24, r6
    ldi r25, 182
    eor r25, r7
    sub r9, r20
    sbc r10, r22
    sbc r11, r24
    sbc r12, r25
    eor r9, r17
    eor r10, r18
    eor r11, r23
    eor r12, r21
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
    ldi r17, 213
    eor r17, r9
    ldi r20, 21
    eor r20, r10
    ldi r21, 84
    eor r21, r11
    ldi r22, 198
    eor r22, r12
    sub r14, r17
    sbc r15, r20
    sbc r16, r21
    sbc r13, r22
    ldi r17, 182
    eor r14, r17
    ldi r20, 118
    eor r15, r20
    ldi r21, 225
    eor r16, r21
    ldi r22, 81
    eor r13, r22
    ldi r24, 249
    eor r24, r14
    ldi r25, 139
    eor r25, r15
    ldi r18, 168
    eor r18, r16
    ldi r23, 236
    eor r23, r13
    sub r0, r24
    sbc r2, r25
    sbc r3, r18
    sbc r4, r23
    eor r0, r17
    eor r2, r20
    eor r3, r21
    eor r4, r22
    ldi r18, 206
    eor r18, r0
    ldi r23, 158
    eor r23, r2
    ldi r24, 184
    eor r24, r3
    ldi r25, 237
    eor r25, r4
    sub r8, r18
    sbc r5, r23
    sbc r6, r24
    sbc r7, r25
    eor r8, r17
    eor r5, r20
    eor r6, r21
    eor r7, r22
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
    ldi r17, 97
    eor r17, r8
    eor r19, r5
    ldi r18, 241
    eor r18, r7
    sub r10, r17
    sbc r11, r19
    sbc r12, r6
    sbc r9, r18
    ldi r17, 195
    eor r10, r17
    ldi r18, 95
    eor r11, r18
    ldi r19, 232
    eor r12, r19
    ldi r23, 229
    eor r9, r23
    ldi r24, 8
    eor r24, r10
    ldi r25, 4
    eor r25, r11
    ldi r21, 11
    eor r21, r12
    ldi r20, 31
    eor r20, r9
    sub r13, r24
    sbc r14, r25
    sbc r15, r21
    sbc r16, r20
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r23
    ldi r20, 196
    eor r20, r13
    ldi r21, 122
    eor r21, r14
    ldi r24, 142
    eor r24, r15
    ldi r25, 72
    eor r25, r16
    sub r0, r20
    sbc r2, r21
    sbc r3, r24
    sbc r4, r25
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r23
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
    bst r5, 0
    lsr r8
    ror r7
    ror r6
    ror r5
    bld r8, 7
    ldi r18, 236
    eor r18, r0
    ldi r19, 136
    eor r19, r2
    ldi r20, 123
    eor r20, r3
    ldi r21, 34
    eor r21, r4
    sub r5, r18
    sbc r6, r19
    sbc r7, r20
    sbc r8, r21
    ldi r18, 111
    eor r5, r18
    ldi r19, 250
    eor r6, r19
    ldi r20, 179
    eor r7, r20
    ldi r21, 208
    eor r8, r21
    ldi r24, 253
    eor r24, r5
    ldi r25, 8
    eor r25, r6
    ldi r23, 106
    eor r23, r7
    ldi r22, 200
    eor r22, r8
    sub r9, r24
    sbc r10, r25
    sbc r11, r23
    sbc r12, r22
    eor r9, r18
    eor r10, r19
    eor r11, r20
    eor r12, r21
    ldi r22, 169
    eor r22, r9
    ldi r23, 203
    eor r23, r10
    ldi r24, 100
    eor r24, r11
    ldi r25, 168
    eor r25, r12
    sub r13, r22
    sbc r14, r23
    sbc r15, r24
    sbc r16, r25
    eor r13, r18
    eor r14, r19
    eor r15, r20
    eor r16, r21
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
    mov r22, r8
    lsr r22
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r22
    ror r7
    ror r6
    ror r5
    ror r8
    lsr r22
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
    ldi r22, 135
    eor r22, r13
    ldi r23, 98
    eor r23, r15
    ldi r24, 39
    eor r24, r16
    sub r2, r22
    sbc r3, r14
    sbc r4, r23
    sbc r0, r24
    ldi r22, 110
    eor r2, r22
    ldi r23, 247
    eor r3, r23
    ldi r24, 94
    eor r4, r24
    ldi r25, 38
    eor r0, r25
    ldi r19, 100
    eor r19, r2
    ldi r20, 152
    eor r20, r3
    ldi r18, 178
    eor r18, r4
    ldi r21, 79
    eor r21, r0
    sub r8, r19
    sbc r5, r20
    sbc r6, r18
    sbc r7, r21
    eor r8, r22
    eor r5, r23
    eor r6, r24
    eor r25, r7
    ldi r18, 26
    eor r18, r8
    ldi r19, 237
    eor r19, r5
    ldi r20, 86
    eor r20, r6
    sub r9, r18
    sbc r10, r19
    sbc r11, r20
    sbc r12, r7
    eor r9, r22
    eor r10, r23
    eor r11, r24
    ldi r18, 38
    eor r12, r18
    ; round 15 (lea.dsl:35)
    lsl r8
    rol r5
    rol r6
    rol r25
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r25
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r25
    adc r8, r1
    mov r7, r0
    lsr r7
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r7
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
    ldi r19, 212
    eor r19, r9
    eor r17, r10
    ldi r20, 58
    eor r20, r11
    ldi r21, 251
    eor r21, r12
    sub r14, r19
    sbc r15, r17
    sbc r16, r20
    sbc r13, r21
    ldi r17, 14
    eor r14, r17
    ldi r19, 102
    eor r15, r19
    ldi r20, 223
    eor r16, r20
    ldi r21, 147
    eor r13, r21
    ldi r22, 163
    eor r22, r14
    ldi r24, 216
    eor r24, r15
    ldi r23, 101
    eor r23, r16
    ldi r18, 47
    eor r18, r13
    sub r0, r22
    sbc r2, r24
    sbc r3, r23
    sbc r4, r18
    eor r0, r17
    eor r2, r19
    eor r3, r20
    eor r4, r21
    ldi r18, 97
    eor r18, r0
    ldi r22, 231
    eor r22, r2
    ldi r23, 146
    eor r23, r3
    eor r20, r4
    sub r8, r18
    sbc r5, r22
    sbc r6, r23
    sbc r25, r20
    eor r8, r17
    eor r5, r19
    ldi r17, 223
    eor r6, r17
    eor r25, r21
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
    mov r7, r13
    lsr r7
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r7
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r7
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
    ldi r17, 114
    eor r17, r8
    ldi r18, 195
    eor r18, r5
    ldi r20, 122
    eor r20, r6
    ldi r22, 222
    eor r22, r25
    sub r10, r17
    sbc r11, r18
    sbc r12, r20
    sbc r9, r22
    ldi r17, 208
    eor r10, r17
    ldi r18, 175
    eor r11, r18
    ldi r20, 54
    eor r12, r20
    ldi r22, 148
    eor r9, r22
    ldi r23, 128
    eor r23, r10
    ldi r24, 29
    eor r24, r11
    ldi r21, 51
    eor r21, r12
    ldi r19, 16
    eor r19, r9
    sub r13, r23
    sbc r14, r24
    sbc r15, r21
    sbc r16, r19
    eor r13, r17
    eor r14, r18
    eor r15, r20
    eor r16, r22
    ldi r19, 152
    eor r19, r13
    ldi r21, 254
    eor r21, r14
    ldi r23, 38
    eor r23, r15
    ldi r24, 243
    eor r24, r16
    sub r0, r19
    sbc r2, r21
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r20
    eor r4, r22
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
    mov r7, r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r25
    ror r6
    ror r5
    bld r8, 7
    ldi r18, 45
    eor r18, r0
    ldi r19, 25
    eor r19, r2
    ldi r20, 221
    eor r20, r3
    ldi r21, 33
    eor r21, r4
    sub r5, r18
    sbc r6, r19
    sbc r25, r20
    sbc r8, r21
    ldi r18, 226
    eor r5, r18
    ldi r19, 68
    eor r6, r19
    ldi r20, 198
    eor r25, r20
    ldi r21, 119
    eor r8, r21
    ldi r23, 69
    eor r23, r5
    ldi r24, 170
    eor r24, r6
    ldi r22, 191
    eor r22, r25
    ldi r17, 202
    eor r17, r8
    sub r9, r23
    sbc r10, r24
    sbc r11, r22
    sbc r12, r17
    eor r9, r18
    eor r10, r19
    eor r11, r20
    eor r12, r21
    ldi r17, 125
    eor r17, r9
    ldi r22, 32
    eor r22, r10
    ldi r23, 28
    eor r23, r11
    ldi r24, 104
    eor r24, r12
    sub r13, r17
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r18
    eor r14, r19
    eor r15, r20
    eor r16, r21
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
    mov r7, r8
    lsr r7
    ror r25
    ror r6
    ror r5
    ror r8
    lsr r7
    ror r25
    ror r6
    ror r5
    ror r8
    lsr r7
    ror r25
    ror r6
    ror r5
    ror r8
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    ldi r17, 88
    eor r17, r13
    ldi r19, 208
    eor r19, r14
    ldi r21, 80
    eor r21, r15
    ldi r22, 146
    eor r22, r16
    sub r2, r17
    sbc r3, r19
    sbc r4, r21
    sbc r0, r22
    ldi r17, 31
    eor r2, r17
    ldi r19, 80
    eor r3, r19
    ldi r21, 189
    eor r4, r21
    ldi r22, 81
    eor r0, r22
    ldi r23, 174
    eor r23, r2
    ldi r24, 13
    eor r24, r3
    ldi r20, 180
    eor r20, r4
    ldi r18, 28
    eor r18, r0
    sub r8, r23
    sbc r5, r24
    sbc r6, r20
    sbc r25, r18
    eor r8, r17
    eor r5, r19
    eor r6, r21
    eor r25, r22
    ldi r18, 141
    eor r18, r8
    ldi r20, 33
    eor r20, r5
    ldi r23, 191
    eor r23, r6
    ldi r24, 26
    eor r24, r25
    sub r9, r18
    sbc r10, r20
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r19
    eor r11, r21
    eor r12, r22
    ; round 11 (lea.dsl:35)
    lsl r8
    rol r5
    rol r6
    rol r25
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r25
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r25
    adc r8, r1
    mov r7, r0
    lsr r7
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r7
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
    ldi r17, 102
    eor r17, r9
    ldi r18, 4
    eor r18, r10
    ldi r20, 161
    eor r20, r11
    ldi r23, 79
    eor r23, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r20
    sbc r13, r23
    ldi r17, 118
    eor r14, r17
    ldi r18, 226
    eor r15, r18
    ldi r20, 40
    eor r16, r20
    ldi r23, 247
    eor r13, r23
    ldi r24, 27
    eor r24, r14
    ldi r21, 65
    eor r21, r15
    ldi r22, 85
    eor r22, r16
    ldi r19, 210
    eor r19, r13
    sub r0, r24
    sbc r2, r21
    sbc r3, r22
    sbc r4, r19
    eor r0, r17
    eor r2, r18
    eor r3, r20
    eor r4, r23
    ldi r19, 173
    eor r19, r0
    ldi r21, 57
    eor r21, r2
    ldi r22, 104
    eor r22, r3
    ldi r24, 101
    eor r24, r4
    sub r8, r19
    sbc r5, r21
    sbc r6, r22
    sbc r25, r24
    eor r8, r17
    eor r5, r18
    eor r6, r20
    eor r25, r23
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
    mov r7, r13
    lsr r7
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r7
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r7
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
    ldi r18, 76
    eor r18, r8
    ldi r19, 88
    eor r19, r5
    ldi r21, 222
    eor r21, r6
    ldi r22, 157
    eor r22, r25
    sub r10, r18
    sbc r11, r19
    sbc r12, r21
    sbc r9, r22
    ldi r18, 127
    eor r10, r18
    ldi r19, 200
    eor r11, r19
    ldi r21, 203
    eor r9, r21
    ldi r22, 102
    eor r22, r10
    ldi r23, 173
    eor r23, r11
    ldi r24, 128
    eor r24, r12
    ldi r17, 71
    eor r17, r9
    sub r13, r22
    sbc r14, r23
    sbc r15, r24
    sbc r16, r17
    eor r13, r18
    eor r14, r19
    eor r16, r21
    eor r21, r13
    ldi r17, 93
    eor r17, r14
    ldi r22, 27
    eor r22, r15
    ldi r23, 230
    eor r23, r16
    sub r0, r21
    sbc r2, r17
    sbc r3, r22
    sbc r4, r23
    eor r0, r18
    eor r2, r19
    ldi r17, 203
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
    mov r7, r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r25
    ror r6
    ror r5
    bld r8, 7
    ldi r18, 158
    eor r18, r0
    ldi r21, 39
    eor r21, r2
    ldi r22, 25
    eor r22, r3
    ldi r23, 138
    eor r23, r4
    sub r5, r18
    sbc r6, r21
    sbc r25, r22
    sbc r8, r23
    ldi r18, 254
    eor r5, r18
    ldi r21, 15
    eor r6, r21
    ldi r22, 180
    eor r25, r22
    ldi r23, 111
    eor r8, r23
    ldi r24, 146
    eor r24, r5
    ldi r17, 240
    eor r17, r6
    ldi r20, 197
    eor r20, r25
    ldi r19, 133
    eor r19, r8
    sub r9, r24
    sbc r10, r17
    sbc r11, r20
    sbc r12, r19
    eor r9, r18
    eor r10, r21
    eor r11, r22
    eor r12, r23
    ldi r17, 37
    eor r17, r9
    ldi r19, 159
    eor r19, r10
    ldi r20, 204
    eor r20, r11
    ldi r24, 146
    eor r24, r12
    sub r13, r17
    sbc r14, r19
    sbc r15, r20
    sbc r16, r24
    eor r13, r18
    eor r14, r21
    eor r15, r22
    eor r16, r23
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
    mov r7, r8
    lsr r7
    ror r25
    ror r6
    ror r5
    ror r8
    lsr r7
    ror r25
    ror r6
    ror r5
    ror r8
    lsr r7
    ror r25
    ror r6
    ror r5
    ror r8
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    ldi r17, 12
    eor r17, r13
    ldi r18, 184
    eor r18, r14
    ldi r19, 34
    eor r19, r15
    ldi r20, 85
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldi r17, 120
    eor r2, r17
    ldi r18, 202
    eor r3, r18
    ldi r19, 34
    eor r4, r19
    ldi r20, 238
    eor r0, r20
    ldi r22, 179
    eor r22, r2
    ldi r24, 168
    eor r24, r3
    eor r23, r4
    ldi r21, 138
    eor r21, r0
    sub r8, r22
    sbc r5, r24
    sbc r6, r23
    sbc r25, r21
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r25, r20
    ldi r21, 116
    eor r21, r8
    ldi r22, 123
    eor r22, r5
    ldi r23, 99
    eor r23, r6
    ldi r24, 101
    eor r24, r25
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
    rol r25
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r25
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r25
    adc r8, r1
    mov r7, r0
    lsr r7
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r7
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
    eor r18, r9
    ldi r17, 229
    eor r17, r10
    ldi r19, 248
    eor r19, r11
    ldi r20, 186
    eor r20, r12
    sub r14, r18
    sbc r15, r17
    sbc r16, r19
    sbc r13, r20
    ldi r17, 215
    eor r14, r17
    ldi r18, 108
    eor r15, r18
    ldi r19, 147
    eor r16, r19
    ldi r20, 62
    eor r13, r20
    ldi r21, 177
    eor r21, r14
    ldi r22, 229
    eor r22, r15
    ldi r23, 199
    eor r23, r16
    ldi r24, 15
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldi r21, 140
    eor r21, r0
    ldi r22, 250
    eor r22, r2
    ldi r23, 200
    eor r23, r3
    ldi r24, 241
    eor r24, r4
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r25, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r25, r20
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
    mov r7, r13
    lsr r7
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r7
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r7
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
    ldi r17, 71
    eor r17, r8
    ldi r18, 80
    eor r18, r5
    ldi r19, 221
    eor r19, r6
    ldi r20, 228
    eor r20, r25
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldi r17, 94
    eor r10, r17
    ldi r18, 40
    eor r11, r18
    ldi r19, 148
    eor r12, r19
    ldi r20, 246
    eor r9, r20
    ldi r21, 29
    eor r21, r10
    ldi r22, 149
    eor r22, r11
    ldi r23, 194
    eor r23, r12
    ldi r24, 225
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldi r21, 44
    eor r21, r13
    ldi r22, 36
    eor r22, r14
    ldi r23, 165
    eor r23, r15
    ldi r24, 140
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
    mov r7, r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r25
    ror r6
    ror r5
    bld r8, 7
    ldi r19, 219
    eor r19, r0
    ldi r20, 71
    eor r20, r2
    ldi r21, 33
    eor r21, r3
    ldi r22, 102
    eor r22, r4
    sub r5, r19
    sbc r6, r20
    sbc r25, r21
    sbc r8, r22
    ldi r19, 122
    eor r5, r19
    ldi r20, 196
    eor r6, r20
    ldi r21, 55
    eor r25, r21
    ldi r22, 198
    eor r8, r22
    ldi r23, 50
    eor r23, r5
    ldi r24, 137
    eor r24, r6
    ldi r17, 81
    eor r17, r25
    ldi r18, 70
    eor r18, r8
    sub r9, r23
    sbc r10, r24
    sbc r11, r17
    sbc r12, r18
    eor r9, r19
    eor r10, r20
    eor r11, r21
    eor r12, r22
    ldi r17, 96
    eor r17, r9
    ldi r18, 146
    eor r18, r10
    ldi r23, 38
    eor r23, r11
    ldi r24, 35
    eor r24, r12
    sub r13, r17
    sbc r14, r18
    sbc r15, r23
    sbc r16, r24
    eor r13, r19
    eor r14, r20
    eor r15, r21
    eor r16, r22
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
    mov r7, r8
    lsr r7
    ror r25
    ror r6
    ror r5
    ror r8
    lsr r7
    ror r25
    ror r6
    ror r5
    ror r8
    lsr r7
    ror r25
    ror r6
    ror r5
    ror r8
    bst r2, 0
    lsr r0
    ror r4
    ror r3
    ror r2
    bld r0, 7
    ldi r17, 49
    eor r17, r13
    ldi r18, 6
    eor r18, r14
    ldi r19, 18
    eor r19, r15
    ldi r20, 116
    eor r20, r16
    sub r2, r17
    sbc r3, r18
    sbc r4, r19
    sbc r0, r20
    ldi r17, 23
    eor r2, r17
    ldi r18, 189
    eor r3, r18
    ldi r19, 201
    eor r4, r19
    ldi r20, 218
    eor r0, r20
    ldi r21, 52
    eor r21, r2
    ldi r22, 207
    eor r22, r3
    ldi r23, 30
    eor r23, r4
    ldi r24, 205
    eor r24, r0
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r25, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r25, r20
    ldi r21, 241
    eor r21, r8
    ldi r22, 118
    eor r22, r5
    ldi r23, 15
    eor r23, r6
    ldi r24, 84
    eor r24, r25
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
    rol r25
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r25
    adc r8, r1
    lsl r8
    rol r5
    rol r6
    rol r25
    adc r8, r1
    mov r7, r0
    lsr r7
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r7
    ror r4
    ror r3
    ror r2
    ror r0
    lsr r7
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
    ldi r17, 181
    eor r17, r9
    ldi r18, 123
    eor r18, r10
    ldi r19, 15
    eor r19, r11
    ldi r20, 243
    eor r20, r12
    sub r14, r17
    sbc r15, r18
    sbc r16, r19
    sbc r13, r20
    ldi r17, 219
    eor r14, r17
    ldi r18, 40
    eor r15, r18
    ldi r19, 102
    eor r16, r19
    ldi r20, 109
    eor r13, r20
    ldi r21, 173
    eor r21, r14
    ldi r22, 93
    eor r22, r15
    ldi r23, 78
    eor r23, r16
    ldi r24, 183
    eor r24, r13
    sub r0, r21
    sbc r2, r22
    sbc r3, r23
    sbc r4, r24
    eor r0, r17
    eor r2, r18
    eor r3, r19
    eor r4, r20
    ldi r21, 208
    eor r21, r0
    ldi r22, 70
    eor r22, r2
    ldi r23, 94
    eor r23, r3
    ldi r24, 166
    eor r24, r4
    sub r8, r21
    sbc r5, r22
    sbc r6, r23
    sbc r25, r24
    eor r8, r17
    eor r5, r18
    eor r6, r19
    eor r25, r20
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
    mov r7, r13
    lsr r7
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r7
    ror r16
    ror r15
    ror r14
    ror r13
    lsr r7
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
    ldi r17, 177
    eor r17, r8
    ldi r18, 203
    eor r18, r5
    ldi r19, 253
    eor r19, r6
    ldi r20, 17
    eor r20, r25
    sub r10, r17
    sbc r11, r18
    sbc r12, r19
    sbc r9, r20
    ldi r17, 200
    eor r10, r17
    ldi r18, 224
    eor r11, r18
    ldi r19, 152
    eor r12, r19
    ldi r20, 158
    eor r9, r20
    ldi r21, 207
    eor r21, r10
    ldi r22, 112
    eor r22, r11
    ldi r23, 181
    eor r23, r12
    ldi r24, 24
    eor r24, r9
    sub r13, r21
    sbc r14, r22
    sbc r15, r23
    sbc r16, r24
    eor r13, r17
    eor r14, r18
    eor r15, r19
    eor r16, r20
    ldi r21, 121
    eor r21, r13
    ldi r22, 58
    eor r22, r14
    ldi r23, 197
    eor r23, r15
    ldi r24, 157
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
    mov r7, r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    lsr r7
    ror r12
    ror r11
    ror r10
    ror r9
    bst r5, 0
    lsr r8
    ror r25
    ror r6
    ror r5
    bld r8, 7
    ldi r17, 212
    eor r17, r0
    ldi r18, 15
    eor r18, r2
    ldi r19, 58
    eor r19, r3
    sub r5, r17
    sbc r6, r18
    sbc r25, r19
    sbc r8, r4
    ldi r17, 16
    eor r5, r17
    ldi r18, 112
    eor r6, r18
    ldi r19, 73
    eor r25, r19
    ldi r20, 2
    eor r8, r20
    ldi r21, 177
    eor r21, r5
    ldi r22, 125
    eor r22, r6
    ldi r23, 79
    eor r23, r25
    ldi r24, 25
    eor r24, r8
    sub r9, r21
    sbc r10, r22
    sbc r11, r23
    sbc r12, r24
    eor r9, r17
    eor r10, r18
    eor r11, r19
    eor r12, r20
    ldi r21, 131
    eor r21, r9
    ldi r22, 8
    eor r22, r10
    ldi r23, 13
    eor r23, r11
    ldi r24, 9
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
    st Y+, r25
    st Y+, r8
    st Y+, r9
    st Y+, r10
    st Y+, r11
    st Y+, r12
    st Y+, r13
    st Y+, r14
    st Y+, r15
    st Y+, r16
    sbiw r30, 1
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

    .global lwcc_lea128_128_ctr_crypt_avr
    .type lwcc_lea128_128_ctr_crypt_avr, @function
lwcc_lea128_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_lea128_128_ctr_crypt_avr_begin
    ret
.Llwcc_lea128_128_ctr_crypt_avr_begin:
    push r14
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
    push r15
    push r16
    push r17
    push r28
    push r29
    push r1
    movw r28, r24
    movw r26, r22
    movw r30, r20
    mov r20, r15
    mov r21, r16
    mov r22, r17
    ; one group before the first: each begins with the next
    sec
    sbc r14, r1
    sbc r20, r1
    sbc r21, r1
    sbc r22, r1
    push r22
    push r21
    push r20
    sbiw r30, 16
    brcc .Llwcc_lea128_128_ctr_crypt_avr_group
    jmp .Llwcc_lea128_128_ctr_crypt_avr_rest
.Llwcc_lea128_128_ctr_crypt_avr_group:
    pop r20
    pop r21
    pop r22
    sec
    adc r14, r1
    adc r20, r1
    adc r21, r1
    adc r22, r1
    push r22
    push r21
    push r20
    ldi r16, 16
    ; round 1 (lea.dsl:35)
    eor r22, r16
    ldi r19, 112
    eor r21, r19
    ldi r19, 73
    eor r20, r19
    ldi r25, 2
    eor r25, r14
    subi r22, 117
    sbci r21, 254
    sbci r20, 248
    sbci r25, 253
    mov r15, r22
    lsr r15
    ror r25
    ror r20
    ror r21
    ror r22
    lsr r15
    ror r25
    ror r20
    ror r21
    ror r22
    lsr r15
    ror r25
    ror r20
    ror r21
    ror r22
    ldi r24, 200
    ; round 2 (lea.dsl:35)
    eor r24, r22
    ldi r18, 121
    eor r22, r18
    ldi r18, 224
    eor r18, r21
    ldi r23, 58
    eor r21, r23
    ldi r17, 152
    eor r17, r20
    ldi r19, 197
    eor r20, r19
    ldi r23, 158
    eor r23, r25
    subi r24, 191
    sbci r18, 232
    sbci r17, 118
    sbci r23, 142
    lsl r18
    rol r17
    rol r23
    rol r24
    adc r18, r1
    lsl r18
    rol r17
    rol r23
    rol r24
    adc r18, r1
    lsl r18
    rol r17
    rol r23
    rol r24
    adc r18, r1
    ldi r16, 157
    eor r25, r16
    subi r22, 56
    sbci r21, 30
    sbci r20, 101
    sbci r25, 98
    mov r15, r22
    lsr r15
    ror r25
    ror r20
    ror r21
    ror r22
    lsr r15
    ror r25
    ror r20
    ror r21
    ror r22
    lsr r15
    ror r25
    ror r20
    ror r21
    ror r22
    ldi r16, 219
    ; round 3 (lea.dsl:35)
    eor r16, r18
    ldi r19, 173
    eor r18, r19
    ldi r19, 40
    eor r19, r17
    mov r15, r18
    ldi r18, 93
    eor r17, r18
    ldi r18, 102
    eor r18, r23
    mov r13, r17
    ldi r17, 78
    eor r23, r17
    ldi r17, 109
    eor r17, r24
    subi r16, 104
    sbci r19, 72
    sbci r18, 181
    sbci r17, 49
    lsl r17
    rol r16
    rol r19
    rol r18
    adc r17, r1
    movw r8, r18 ; r9, r19
    ldi r18, 183
    eor r24, r18
    ldi r18, 219
    eor r18, r22
    ldi r19, 208
    eor r22, r19
    ldi r19, 40
    eor r19, r21
    movw r6, r16 ; r7, r17
    ldi r16, 70
    eor r21, r16
    ldi r16, 102
    eor r16, r20
    ldi r17, 94
    eor r20, r17
    ldi r17, 109
    eor r17, r25
    add r15, r18
    adc r13, r19
    adc r23, r16
    adc r24, r17
    lsl r13
    rol r23
    rol r24
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r24
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r24
    rol r15
    adc r13, r1
    ldi r16, 166
    eor r25, r16
    subi r22, 54
    sbci r21, 7
    sbci r20, 158
    sbci r25, 157
    mov r12, r22
    lsr r12
    ror r25
    ror r20
    ror r21
    ror r22
    lsr r12
    ror r25
    ror r20
    ror r21
    ror r22
    lsr r12
    ror r25
    ror r20
    ror r21
    ror r22
    ldi r16, 241
    ; round 4 (lea.dsl:35)
    eor r16, r22
    ldi r19, 23
    eor r22, r19
    ldi r18, 118
    eor r18, r21
    ldi r17, 189
    eor r21, r17
    ldi r17, 15
    eor r17, r20
    ldi r19, 201
    eor r20, r19
    ldi r19, 84
    eor r19, r25
    subi r16, 198
    sbci r18, 142
    sbci r17, 115
    sbci r19, 24
    mov r12, r22
    ldi r22, 218
    eor r25, r22
    mov r5, r16
    lsr r5
    ror r19
    ror r17
    ror r18
    ror r16
    lsr r5
    ror r19
    ror r17
    ror r18
    ror r16
    lsr r5
    ror r19
    ror r17
    ror r18
    ror r16
    movw r4, r18 ; r5, r19
    ldi r19, 52
    eor r19, r13
    movw r2, r16 ; r3, r17
    ldi r17, 23
    eor r13, r17
    ldi r17, 207
    eor r17, r23
    ldi r18, 189
    eor r23, r18
    ldi r18, 30
    eor r18, r24
    ldi r16, 201
    eor r24, r16
    ldi r16, 205
    eor r16, r15
    add r12, r19
    adc r21, r17
    adc r20, r18
    adc r25, r16
    lsl r21
    rol r20
    rol r25
    rol r12
    adc r21, r1
    lsl r21
    rol r20
    rol r25
    rol r12
    adc r21, r1
    lsl r21
    rol r20
    rol r25
    rol r12
    adc r21, r1
    eor r15, r22
    ldi r16, 49
    eor r16, r7
    ldi r19, 122
    ; round 5 (lea.dsl:35)
    eor r7, r19
    ldi r22, 6
    ; round 4 (lea.dsl:35)
    eor r22, r6
    ldi r18, 196
    ; round 5 (lea.dsl:35)
    eor r6, r18
    ldi r17, 18
    ; round 4 (lea.dsl:35)
    eor r17, r9
    mov r11, r25
    ldi r25, 55
    ; round 5 (lea.dsl:35)
    eor r9, r25
    ldi r25, 116
    ; round 4 (lea.dsl:35)
    eor r25, r8
    add r13, r16
    adc r23, r22
    adc r24, r17
    adc r15, r25
    lsl r15
    rol r13
    rol r23
    rol r24
    adc r15, r1
    ldi r16, 198
    ; round 5 (lea.dsl:35)
    eor r8, r16
    ldi r25, 96
    eor r25, r2
    eor r2, r19
    ldi r22, 146
    eor r22, r4
    eor r4, r18
    ldi r17, 38
    eor r17, r3
    mov r10, r24
    ldi r24, 55
    eor r3, r24
    ldi r24, 35
    eor r24, r5
    add r7, r25
    adc r6, r22
    adc r9, r17
    adc r8, r24
    eor r5, r16
    mov r0, r7
    lsr r0
    ror r8
    ror r9
    ror r6
    ror r7
    lsr r0
    ror r8
    ror r9
    ror r6
    ror r7
    lsr r0
    ror r8
    ror r9
    ror r6
    ror r7
    ldi r25, 50
    eor r25, r21
    eor r21, r19
    ldi r24, 137
    eor r24, r20
    eor r20, r18
    ldi r22, 81
    eor r22, r11
    ldi r17, 55
    eor r11, r17
    ldi r17, 70
    eor r17, r12
    add r2, r25
    adc r4, r24
    adc r3, r22
    adc r5, r17
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    eor r12, r16
    ldi r25, 219
    eor r25, r15
    ; round 6 (lea.dsl:35)
    ldi r24, 94
    eor r15, r24
    ldi r22, 71
    ; round 5 (lea.dsl:35)
    eor r22, r13
    ; round 6 (lea.dsl:35)
    ldi r17, 40
    eor r13, r17
    ldi r18, 33
    ; round 5 (lea.dsl:35)
    eor r18, r23
    ldi r19, 148
    ; round 6 (lea.dsl:35)
    eor r23, r19
    ; round 5 (lea.dsl:35)
    ldi r16, 102
    eor r16, r10
    add r21, r25
    adc r20, r22
    adc r11, r18
    adc r12, r16
    lsl r12
    rol r21
    rol r20
    rol r11
    adc r12, r1
    ldi r16, 246
    ; round 6 (lea.dsl:35)
    eor r10, r16
    ldi r25, 44
    eor r25, r7
    eor r7, r24
    ldi r22, 36
    eor r22, r6
    eor r6, r17
    ldi r18, 165
    eor r18, r9
    eor r9, r19
    mov r0, r20
    ldi r20, 140
    eor r20, r8
    add r15, r25
    adc r13, r22
    adc r23, r18
    adc r10, r20
    eor r8, r16
    mov r25, r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    ldi r25, 29
    eor r25, r4
    eor r4, r24
    ldi r20, 149
    eor r20, r3
    eor r3, r17
    ldi r22, 194
    eor r22, r5
    eor r5, r19
    ldi r18, 225
    eor r18, r2
    add r7, r25
    adc r6, r20
    adc r9, r22
    adc r8, r18
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    eor r2, r16
    ldi r25, 71
    eor r25, r12
    ldi r20, 215
    ; round 7 (lea.dsl:35)
    eor r12, r20
    ldi r22, 80
    ; round 6 (lea.dsl:35)
    eor r22, r21
    ldi r18, 108
    ; round 7 (lea.dsl:35)
    eor r21, r18
    ldi r16, 221
    ; round 6 (lea.dsl:35)
    eor r16, r0
    ldi r24, 147
    ; round 7 (lea.dsl:35)
    eor r0, r24
    ldi r19, 228
    ; round 6 (lea.dsl:35)
    eor r19, r11
    add r4, r25
    adc r3, r22
    adc r5, r16
    adc r2, r19
    lsl r2
    rol r4
    rol r3
    rol r5
    adc r2, r1
    ldi r16, 62
    ; round 7 (lea.dsl:35)
    eor r11, r16
    ldi r19, 140
    eor r19, r15
    eor r15, r20
    ldi r25, 250
    eor r25, r13
    eor r13, r18
    ldi r22, 200
    eor r22, r23
    eor r23, r24
    ldi r17, 241
    eor r17, r10
    add r12, r19
    adc r21, r25
    adc r0, r22
    adc r11, r17
    eor r10, r16
    mov r19, r12
    lsr r19
    ror r11
    ror r0
    ror r21
    ror r12
    lsr r19
    ror r11
    ror r0
    ror r21
    ror r12
    lsr r19
    ror r11
    ror r0
    ror r21
    ror r12
    ldi r19, 177
    eor r19, r6
    eor r6, r20
    ldi r25, 229
    eor r25, r9
    eor r9, r18
    ldi r20, 199
    eor r20, r8
    eor r8, r24
    ldi r22, 15
    eor r22, r7
    add r15, r19
    adc r13, r25
    adc r23, r20
    adc r10, r22
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    eor r7, r16
    ldi r16, 202
    eor r16, r2
    ldi r19, 120
    ; round 8 (lea.dsl:35)
    eor r2, r19
    ; round 7 (lea.dsl:35)
    ldi r25, 229
    eor r25, r4
    ; round 8 (lea.dsl:35)
    ldi r20, 202
    eor r4, r20
    ldi r22, 248
    ; round 7 (lea.dsl:35)
    eor r22, r3
    ldi r18, 34
    ; round 8 (lea.dsl:35)
    eor r3, r18
    ldi r17, 186
    ; round 7 (lea.dsl:35)
    eor r17, r5
    add r6, r16
    adc r9, r25
    adc r8, r22
    adc r7, r17
    lsl r7
    rol r6
    rol r9
    rol r8
    adc r7, r1
    ldi r16, 238
    ; round 8 (lea.dsl:35)
    eor r5, r16
    ldi r25, 116
    eor r25, r12
    eor r12, r19
    ldi r22, 123
    eor r22, r21
    eor r21, r20
    ldi r17, 99
    eor r17, r0
    eor r0, r18
    ldi r24, 101
    eor r24, r11
    add r2, r25
    adc r4, r22
    adc r3, r17
    adc r5, r24
    eor r11, r16
    mov r25, r2
    lsr r25
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r25
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r25
    ror r5
    ror r3
    ror r4
    ror r2
    ldi r25, 179
    eor r25, r13
    eor r13, r19
    ldi r19, 168
    eor r19, r23
    eor r23, r20
    ldi r24, 111
    eor r24, r10
    eor r10, r18
    ldi r22, 138
    eor r22, r15
    add r12, r25
    adc r21, r19
    adc r0, r24
    adc r11, r22
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    eor r15, r16
    ldi r16, 12
    eor r16, r7
    ldi r19, 254
    ; round 9 (lea.dsl:35)
    eor r7, r19
    ldi r25, 184
    ; round 8 (lea.dsl:35)
    eor r25, r6
    ; round 9 (lea.dsl:35)
    ldi r24, 15
    eor r6, r24
    ; round 8 (lea.dsl:35)
    eor r18, r9
    ldi r22, 180
    ; round 9 (lea.dsl:35)
    eor r9, r22
    ldi r17, 85
    ; round 8 (lea.dsl:35)
    eor r17, r8
    add r13, r16
    adc r23, r25
    adc r10, r18
    adc r15, r17
    lsl r15
    rol r13
    rol r23
    rol r10
    adc r15, r1
    ; round 9 (lea.dsl:35)
    ldi r16, 111
    eor r8, r16
    ldi r25, 37
    eor r25, r2
    eor r2, r19
    ldi r18, 159
    eor r18, r4
    eor r4, r24
    ldi r17, 204
    eor r17, r3
    eor r3, r22
    ldi r20, 146
    eor r20, r5
    add r7, r25
    adc r6, r18
    adc r9, r17
    adc r8, r20
    eor r5, r16
    mov r25, r7
    lsr r25
    ror r8
    ror r9
    ror r6
    ror r7
    lsr r25
    ror r8
    ror r9
    ror r6
    ror r7
    lsr r25
    ror r8
    ror r9
    ror r6
    ror r7
    ldi r25, 146
    eor r25, r21
    eor r21, r19
    ldi r20, 240
    eor r20, r0
    eor r0, r24
    ldi r24, 197
    eor r24, r11
    eor r11, r22
    ldi r18, 133
    eor r18, r12
    add r2, r25
    adc r4, r20
    adc r3, r24
    adc r5, r18
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    eor r12, r16
    ldi r25, 158
    eor r25, r15
    ldi r24, 127
    ; round 10 (lea.dsl:35)
    eor r15, r24
    ldi r20, 39
    ; round 9 (lea.dsl:35)
    eor r20, r13
    ; round 10 (lea.dsl:35)
    ldi r18, 200
    eor r13, r18
    ldi r17, 25
    ; round 9 (lea.dsl:35)
    eor r17, r23
    ldi r16, 138
    eor r16, r10
    add r21, r25
    adc r0, r20
    adc r11, r17
    adc r12, r16
    lsl r12
    rol r21
    rol r0
    rol r11
    adc r12, r1
    ldi r16, 203
    ; round 10 (lea.dsl:35)
    eor r10, r16
    eor r16, r7
    eor r7, r24
    ldi r25, 93
    eor r25, r6
    eor r6, r18
    ldi r20, 27
    eor r20, r9
    ldi r17, 230
    eor r17, r8
    add r15, r16
    adc r13, r25
    adc r23, r20
    adc r10, r17
    ldi r16, 203
    eor r8, r16
    mov r25, r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    ldi r25, 102
    eor r25, r4
    eor r4, r24
    ldi r24, 173
    eor r24, r3
    eor r3, r18
    ldi r20, 128
    eor r20, r5
    ldi r17, 71
    eor r17, r2
    add r7, r25
    adc r6, r24
    adc r9, r20
    adc r8, r17
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    eor r2, r16
    ldi r25, 76
    eor r25, r12
    ; round 11 (lea.dsl:35)
    ldi r24, 118
    eor r12, r24
    ldi r20, 88
    ; round 10 (lea.dsl:35)
    eor r20, r21
    ldi r17, 226
    ; round 11 (lea.dsl:35)
    eor r21, r17
    ldi r18, 222
    ; round 10 (lea.dsl:35)
    eor r18, r0
    ; round 11 (lea.dsl:35)
    ldi r16, 40
    eor r0, r16
    ; round 10 (lea.dsl:35)
    ldi r19, 157
    eor r19, r11
    add r4, r25
    adc r3, r20
    adc r5, r18
    adc r2, r19
    lsl r2
    rol r4
    rol r3
    rol r5
    adc r2, r1
    ldi r19, 247
    ; round 11 (lea.dsl:35)
    eor r11, r19
    ldi r25, 173
    eor r25, r15
    eor r15, r24
    ldi r20, 57
    eor r20, r13
    eor r13, r17
    ldi r18, 104
    eor r18, r23
    eor r23, r16
    ldi r22, 101
    eor r22, r10
    add r12, r25
    adc r21, r20
    adc r0, r18
    adc r11, r22
    eor r10, r19
    mov r25, r12
    lsr r25
    ror r11
    ror r0
    ror r21
    ror r12
    lsr r25
    ror r11
    ror r0
    ror r21
    ror r12
    lsr r25
    ror r11
    ror r0
    ror r21
    ror r12
    ldi r25, 27
    eor r25, r6
    eor r6, r24
    ldi r20, 65
    eor r20, r9
    eor r9, r17
    ldi r22, 85
    eor r22, r8
    eor r8, r16
    ldi r16, 210
    eor r16, r7
    add r15, r25
    adc r13, r20
    adc r23, r22
    adc r10, r16
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    eor r7, r19
    ldi r16, 102
    eor r16, r2
    ldi r25, 31
    ; round 12 (lea.dsl:35)
    eor r2, r25
    ldi r20, 4
    ; round 11 (lea.dsl:35)
    eor r20, r4
    ; round 12 (lea.dsl:35)
    ldi r22, 80
    eor r4, r22
    ldi r18, 161
    ; round 11 (lea.dsl:35)
    eor r18, r3
    ; round 12 (lea.dsl:35)
    ldi r24, 189
    eor r3, r24
    ldi r19, 79
    ; round 11 (lea.dsl:35)
    eor r19, r5
    add r6, r16
    adc r9, r20
    adc r8, r18
    adc r7, r19
    lsl r7
    rol r6
    rol r9
    rol r8
    adc r7, r1
    ; round 12 (lea.dsl:35)
    ldi r16, 81
    eor r5, r16
    ldi r19, 141
    eor r19, r12
    eor r12, r25
    ldi r20, 33
    eor r20, r21
    eor r21, r22
    ldi r18, 191
    eor r18, r0
    eor r0, r24
    ldi r17, 26
    eor r17, r11
    add r2, r19
    adc r4, r20
    adc r3, r18
    adc r5, r17
    eor r11, r16
    mov r19, r2
    lsr r19
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r19
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r19
    ror r5
    ror r3
    ror r4
    ror r2
    ldi r19, 174
    eor r19, r13
    eor r13, r25
    ldi r20, 13
    eor r20, r23
    eor r23, r22
    ldi r18, 180
    eor r18, r10
    eor r10, r24
    ldi r24, 28
    eor r24, r15
    add r12, r19
    adc r21, r20
    adc r0, r18
    adc r11, r24
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    eor r15, r16
    ldi r19, 88
    eor r19, r7
    ; round 13 (lea.dsl:35)
    ldi r24, 226
    eor r7, r24
    ; round 12 (lea.dsl:35)
    ldi r20, 208
    eor r20, r6
    ldi r18, 68
    ; round 13 (lea.dsl:35)
    eor r6, r18
    ; round 12 (lea.dsl:35)
    eor r22, r9
    ; round 13 (lea.dsl:35)
    ldi r17, 198
    eor r9, r17
    ; round 12 (lea.dsl:35)
    ldi r16, 146
    eor r16, r8
    add r13, r19
    adc r23, r20
    adc r10, r22
    adc r15, r16
    lsl r15
    rol r13
    rol r23
    rol r10
    adc r15, r1
    ldi r16, 119
    ; round 13 (lea.dsl:35)
    eor r8, r16
    ldi r19, 125
    eor r19, r2
    eor r2, r24
    ldi r20, 32
    eor r20, r4
    eor r4, r18
    ldi r22, 28
    eor r22, r3
    eor r3, r17
    ldi r25, 104
    eor r25, r5
    add r7, r19
    adc r6, r20
    adc r9, r22
    adc r8, r25
    eor r5, r16
    mov r19, r7
    lsr r19
    ror r8
    ror r9
    ror r6
    ror r7
    lsr r19
    ror r8
    ror r9
    ror r6
    ror r7
    lsr r19
    ror r8
    ror r9
    ror r6
    ror r7
    ldi r19, 69
    eor r19, r21
    eor r21, r24
    ldi r25, 170
    eor r25, r0
    eor r0, r18
    ldi r24, 191
    eor r24, r11
    eor r11, r17
    ldi r20, 202
    eor r20, r12
    add r2, r19
    adc r4, r25
    adc r3, r24
    adc r5, r20
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    eor r12, r16
    ldi r16, 45
    eor r16, r15
    ; round 14 (lea.dsl:35)
    ldi r19, 208
    eor r15, r19
    ldi r25, 25
    ; round 13 (lea.dsl:35)
    eor r25, r13
    ldi r24, 175
    ; round 14 (lea.dsl:35)
    eor r13, r24
    ; round 13 (lea.dsl:35)
    ldi r20, 221
    eor r20, r23
    ldi r22, 54
    ; round 14 (lea.dsl:35)
    eor r23, r22
    ; round 13 (lea.dsl:35)
    ldi r18, 33
    eor r18, r10
    add r21, r16
    adc r0, r25
    adc r11, r20
    adc r12, r18
    lsl r12
    rol r21
    rol r0
    rol r11
    adc r12, r1
    ; round 14 (lea.dsl:35)
    ldi r16, 148
    eor r10, r16
    ldi r25, 152
    eor r25, r7
    eor r7, r19
    ldi r20, 254
    eor r20, r6
    eor r6, r24
    ldi r18, 38
    eor r18, r9
    eor r9, r22
    ldi r17, 243
    eor r17, r8
    add r15, r25
    adc r13, r20
    adc r23, r18
    adc r10, r17
    eor r8, r16
    mov r25, r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    ldi r25, 128
    eor r25, r4
    eor r4, r19
    ldi r20, 29
    eor r20, r3
    eor r3, r24
    ldi r24, 51
    eor r24, r5
    eor r5, r22
    ldi r18, 16
    eor r18, r2
    add r7, r25
    adc r6, r20
    adc r9, r24
    adc r8, r18
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    eor r2, r16
    ldi r16, 114
    eor r16, r12
    ldi r25, 14
    ; round 15 (lea.dsl:35)
    eor r12, r25
    ldi r24, 195
    ; round 14 (lea.dsl:35)
    eor r24, r21
    ; round 15 (lea.dsl:35)
    ldi r20, 102
    eor r21, r20
    ; round 14 (lea.dsl:35)
    ldi r18, 122
    eor r18, r0
    ldi r17, 223
    ; round 15 (lea.dsl:35)
    eor r0, r17
    ldi r22, 222
    ; round 14 (lea.dsl:35)
    eor r22, r11
    add r4, r16
    adc r3, r24
    adc r5, r18
    adc r2, r22
    lsl r2
    rol r4
    rol r3
    rol r5
    adc r2, r1
    ; round 15 (lea.dsl:35)
    ldi r16, 147
    eor r11, r16
    ldi r24, 97
    eor r24, r15
    eor r15, r25
    ldi r22, 231
    eor r22, r13
    eor r13, r20
    ldi r18, 146
    eor r18, r23
    eor r23, r17
    eor r17, r10
    add r12, r24
    adc r21, r22
    adc r0, r18
    adc r11, r17
    eor r10, r16
    mov r24, r12
    lsr r24
    ror r11
    ror r0
    ror r21
    ror r12
    lsr r24
    ror r11
    ror r0
    ror r21
    ror r12
    lsr r24
    ror r11
    ror r0
    ror r21
    ror r12
    ldi r24, 163
    eor r24, r6
    eor r6, r25
    ldi r25, 216
    eor r25, r9
    eor r9, r20
    ldi r20, 101
    eor r20, r8
    ldi r22, 223
    eor r8, r22
    ldi r18, 47
    eor r18, r7
    add r15, r24
    adc r13, r25
    adc r23, r20
    adc r10, r18
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    eor r7, r16
    ldi r16, 212
    eor r16, r2
    ldi r25, 110
    ; round 16 (lea.dsl:35)
    eor r2, r25
    ; round 15 (lea.dsl:35)
    ldi r24, 195
    eor r24, r4
    ; round 16 (lea.dsl:35)
    ldi r20, 247
    eor r4, r20
    ; round 15 (lea.dsl:35)
    ldi r18, 58
    eor r18, r3
    ; round 16 (lea.dsl:35)
    ldi r17, 94
    eor r3, r17
    ldi r22, 251
    ; round 15 (lea.dsl:35)
    eor r22, r5
    add r6, r16
    adc r9, r24
    adc r8, r18
    adc r7, r22
    lsl r7
    rol r6
    rol r9
    rol r8
    adc r7, r1
    ; round 16 (lea.dsl:35)
    ldi r16, 38
    eor r5, r16
    ldi r24, 26
    eor r24, r12
    eor r12, r25
    ldi r22, 237
    eor r22, r21
    eor r21, r20
    ldi r18, 86
    eor r18, r0
    eor r0, r17
    eor r16, r11
    add r2, r24
    adc r4, r22
    adc r3, r18
    adc r5, r16
    ldi r16, 38
    eor r11, r16
    mov r24, r2
    lsr r24
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r24
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r24
    ror r5
    ror r3
    ror r4
    ror r2
    ldi r24, 100
    eor r24, r13
    eor r13, r25
    ldi r25, 152
    eor r25, r23
    eor r23, r20
    ldi r22, 178
    eor r22, r10
    eor r10, r17
    ldi r18, 79
    eor r18, r15
    add r12, r24
    adc r21, r25
    adc r0, r22
    adc r11, r18
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    eor r15, r16
    ldi r16, 135
    eor r16, r7
    ; round 17 (lea.dsl:35)
    ldi r25, 111
    eor r7, r25
    ldi r24, 98
    ; round 16 (lea.dsl:35)
    eor r24, r9
    ; round 17 (lea.dsl:35)
    ldi r22, 179
    eor r9, r22
    ldi r18, 39
    ; round 16 (lea.dsl:35)
    eor r18, r8
    add r13, r16
    adc r23, r6
    adc r10, r24
    adc r15, r18
    lsl r15
    rol r13
    rol r23
    rol r10
    adc r15, r1
    ; round 17 (lea.dsl:35)
    ldi r16, 250
    eor r6, r16
    eor r8, r19
    ldi r24, 169
    eor r24, r2
    eor r2, r25
    ldi r18, 203
    eor r18, r4
    eor r4, r16
    ldi r17, 100
    eor r17, r3
    eor r3, r22
    ldi r20, 168
    eor r20, r5
    add r7, r24
    adc r6, r18
    adc r9, r17
    adc r8, r20
    eor r5, r19
    mov r24, r7
    lsr r24
    ror r8
    ror r9
    ror r6
    ror r7
    lsr r24
    ror r8
    ror r9
    ror r6
    ror r7
    lsr r24
    ror r8
    ror r9
    ror r6
    ror r7
    ldi r24, 253
    eor r24, r21
    eor r21, r25
    ldi r20, 8
    eor r20, r0
    eor r0, r16
    ldi r16, 106
    eor r16, r11
    eor r11, r22
    ldi r22, 200
    eor r22, r12
    add r2, r24
    adc r4, r20
    adc r3, r16
    adc r5, r22
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    eor r12, r19
    ldi r16, 236
    eor r16, r15
    ; round 18 (lea.dsl:35)
    ldi r19, 195
    eor r15, r19
    ldi r24, 136
    ; round 17 (lea.dsl:35)
    eor r24, r13
    ldi r20, 95
    ; round 18 (lea.dsl:35)
    eor r13, r20
    ; round 17 (lea.dsl:35)
    ldi r22, 123
    eor r22, r23
    ldi r18, 232
    ; round 18 (lea.dsl:35)
    eor r23, r18
    ; round 17 (lea.dsl:35)
    ldi r17, 34
    eor r17, r10
    add r21, r16
    adc r0, r24
    adc r11, r22
    adc r12, r17
    lsl r12
    rol r21
    rol r0
    rol r11
    adc r12, r1
    ; round 18 (lea.dsl:35)
    ldi r16, 229
    eor r10, r16
    ldi r24, 196
    eor r24, r7
    eor r7, r19
    ldi r22, 122
    eor r22, r6
    eor r6, r20
    ldi r17, 142
    eor r17, r9
    eor r9, r18
    ldi r25, 72
    eor r25, r8
    add r15, r24
    adc r13, r22
    adc r23, r17
    adc r10, r25
    eor r8, r16
    mov r25, r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    ldi r25, 8
    eor r25, r4
    eor r4, r19
    ldi r19, 4
    eor r19, r3
    eor r3, r20
    ldi r24, 11
    eor r24, r5
    eor r5, r18
    ldi r20, 31
    eor r20, r2
    add r7, r25
    adc r6, r19
    adc r9, r24
    adc r8, r20
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    eor r2, r16
    ldi r16, 97
    eor r16, r12
    ldi r19, 182
    ; round 19 (lea.dsl:35)
    eor r12, r19
    ; round 18 (lea.dsl:35)
    ldi r25, 35
    eor r25, r21
    ; round 19 (lea.dsl:35)
    ldi r24, 118
    eor r21, r24
    ; round 18 (lea.dsl:35)
    ldi r20, 241
    eor r20, r11
    add r4, r16
    adc r3, r25
    adc r5, r0
    adc r2, r20
    lsl r2
    rol r4
    rol r3
    rol r5
    adc r2, r1
    ; round 19 (lea.dsl:35)
    ldi r16, 225
    eor r0, r16
    ldi r25, 81
    eor r11, r25
    ldi r20, 206
    eor r20, r15
    eor r15, r19
    ldi r22, 158
    eor r22, r13
    eor r13, r24
    ldi r18, 184
    eor r18, r23
    eor r23, r16
    ldi r17, 237
    eor r17, r10
    add r12, r20
    adc r21, r22
    adc r0, r18
    adc r11, r17
    eor r10, r25
    mov r20, r12
    lsr r20
    ror r11
    ror r0
    ror r21
    ror r12
    lsr r20
    ror r11
    ror r0
    ror r21
    ror r12
    lsr r20
    ror r11
    ror r0
    ror r21
    ror r12
    ldi r20, 249
    eor r20, r6
    eor r6, r19
    ldi r22, 139
    eor r22, r9
    eor r9, r24
    ldi r24, 168
    eor r24, r8
    eor r8, r16
    ldi r16, 236
    eor r16, r7
    add r15, r20
    adc r13, r22
    adc r23, r24
    adc r10, r16
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    eor r7, r25
    ldi r16, 213
    eor r16, r2
    ldi r25, 75
    ; round 20 (lea.dsl:35)
    eor r2, r25
    ldi r24, 21
    ; round 19 (lea.dsl:35)
    eor r24, r4
    ; round 20 (lea.dsl:35)
    ldi r20, 37
    eor r4, r20
    ; round 19 (lea.dsl:35)
    ldi r22, 84
    eor r22, r3
    ; round 20 (lea.dsl:35)
    ldi r18, 72
    eor r3, r18
    ; round 19 (lea.dsl:35)
    ldi r17, 198
    eor r17, r5
    add r6, r16
    adc r9, r24
    adc r8, r22
    adc r7, r17
    lsl r7
    rol r6
    rol r9
    rol r8
    adc r7, r1
    ldi r16, 5
    ; round 20 (lea.dsl:35)
    eor r5, r16
    ldi r24, 70
    eor r24, r12
    eor r12, r25
    ldi r22, 209
    eor r22, r21
    eor r21, r20
    ldi r17, 180
    eor r17, r0
    eor r0, r18
    eor r19, r11
    add r2, r24
    adc r4, r22
    adc r3, r17
    adc r5, r19
    eor r11, r16
    mov r19, r2
    lsr r19
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r19
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r19
    ror r5
    ror r3
    ror r4
    ror r2
    ldi r19, 194
    eor r19, r13
    eor r13, r25
    ldi r25, 247
    eor r25, r23
    eor r23, r20
    ldi r24, 233
    eor r24, r10
    eor r10, r18
    ldi r20, 141
    eor r20, r15
    add r12, r19
    adc r21, r25
    adc r0, r24
    adc r11, r20
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    eor r15, r16
    ldi r19, 156
    eor r19, r7
    ldi r25, 66
    ; round 21 (lea.dsl:35)
    eor r7, r25
    ldi r24, 185
    ; round 20 (lea.dsl:35)
    eor r24, r6
    ; round 21 (lea.dsl:35)
    ldi r20, 26
    eor r6, r20
    ; round 20 (lea.dsl:35)
    ldi r22, 111
    eor r22, r9
    ; round 21 (lea.dsl:35)
    eor r9, r16
    ldi r18, 155
    ; round 20 (lea.dsl:35)
    eor r18, r8
    add r13, r19
    adc r23, r24
    adc r10, r22
    adc r15, r18
    lsl r15
    rol r13
    rol r23
    rol r10
    adc r15, r1
    ; round 21 (lea.dsl:35)
    ldi r19, 6
    eor r8, r19
    ldi r24, 36
    eor r24, r2
    eor r2, r25
    ldi r22, 213
    eor r22, r4
    eor r4, r20
    ldi r18, 73
    eor r18, r3
    eor r3, r16
    ldi r17, 182
    eor r17, r5
    add r7, r24
    adc r6, r22
    adc r9, r18
    adc r8, r17
    eor r5, r19
    mov r24, r7
    lsr r24
    ror r8
    ror r9
    ror r6
    ror r7
    lsr r24
    ror r8
    ror r9
    ror r6
    ror r7
    lsr r24
    ror r8
    ror r9
    ror r6
    ror r7
    ldi r24, 1
    eor r24, r21
    eor r21, r25
    ldi r25, 239
    eor r25, r0
    eor r0, r20
    ldi r20, 188
    eor r20, r11
    eor r11, r16
    ldi r16, 54
    eor r16, r12
    add r2, r24
    adc r4, r25
    adc r3, r20
    adc r5, r16
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    lsl r4
    rol r3
    rol r5
    rol r2
    adc r4, r1
    eor r12, r19
    ldi r16, 52
    eor r16, r15
    ; round 22 (lea.dsl:35)
    ldi r19, 230
    eor r15, r19
    ; round 21 (lea.dsl:35)
    ldi r25, 241
    eor r25, r13
    ldi r24, 150
    ; round 22 (lea.dsl:35)
    eor r13, r24
    ldi r20, 87
    ; round 21 (lea.dsl:35)
    eor r20, r23
    ; round 22 (lea.dsl:35)
    ldi r22, 177
    eor r23, r22
    ; round 21 (lea.dsl:35)
    ldi r18, 114
    eor r18, r10
    add r21, r16
    adc r0, r25
    adc r11, r20
    adc r12, r18
    lsl r12
    rol r21
    rol r0
    rol r11
    adc r12, r1
    ; round 22 (lea.dsl:35)
    ldi r16, 52
    eor r10, r16
    ldi r25, 196
    eor r25, r7
    eor r7, r19
    ldi r20, 125
    eor r20, r6
    eor r6, r24
    ldi r18, 188
    eor r18, r9
    eor r9, r22
    ldi r17, 113
    eor r17, r8
    add r15, r25
    adc r13, r20
    adc r23, r18
    adc r10, r17
    eor r8, r16
    mov r25, r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    lsr r25
    ror r10
    ror r23
    ror r13
    ror r15
    ldi r25, 173
    eor r25, r4
    eor r4, r19
    ldi r19, 13
    eor r19, r3
    eor r3, r24
    ldi r24, 200
    eor r24, r5
    eor r5, r22
    ldi r20, 247
    eor r20, r2
    add r7, r25
    adc r6, r19
    adc r9, r24
    adc r8, r20
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    lsl r6
    rol r9
    rol r8
    rol r7
    adc r6, r1
    eor r2, r16
    ldi r16, 3
    eor r16, r12
    ; round 23 (lea.dsl:35)
    ldi r19, 35
    eor r12, r19
    ldi r25, 251
    ; round 22 (lea.dsl:35)
    eor r25, r21
    ; round 23 (lea.dsl:35)
    ldi r24, 65
    eor r21, r24
    ldi r20, 64
    ; round 22 (lea.dsl:35)
    eor r20, r0
    ; round 23 (lea.dsl:35)
    ldi r22, 116
    eor r0, r22
    ; round 22 (lea.dsl:35)
    ldi r18, 165
    eor r18, r11
    add r4, r16
    adc r3, r25
    adc r5, r20
    adc r2, r18
    lsl r2
    rol r4
    rol r3
    rol r5
    adc r2, r1
    ; round 23 (lea.dsl:35)
    ldi r16, 207
    eor r11, r16
    ldi r25, 53
    eor r25, r15
    eor r15, r19
    ldi r20, 236
    eor r20, r13
    eor r13, r24
    ldi r18, 21
    eor r18, r23
    eor r23, r22
    ldi r17, 130
    eor r17, r10
    add r12, r25
    adc r21, r20
    adc r0, r18
    adc r11, r17
    eor r10, r16
    mov r25, r12
    lsr r25
    ror r11
    ror r0
    ror r21
    ror r12
    lsr r25
    ror r11
    ror r0
    ror r21
    ror r12
    lsr r25
    ror r11
    ror r0
    ror r21
    ror r12
    ldi r25, 96
    eor r25, r6
    eor r6, r19
    ldi r19, 10
    eor r19, r9
    eor r9, r24
    ldi r24, 124
    eor r24, r8
    eor r8, r22
    ldi r20, 144
    eor r20, r7
    add r15, r25
    adc r13, r19
    adc r23, r24
    adc r10, r20
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    lsl r13
    rol r23
    rol r10
    rol r15
    adc r13, r1
    eor r7, r16
    ldi r16, 69
    eor r16, r2
    ; round 24 (lea.dsl:35)
    ldi r19, 157
    eor r2, r19
    ldi r25, 231
    ; round 23 (lea.dsl:35)
    eor r25, r4
    ; round 24 (lea.dsl:35)
    ldi r24, 2
    eor r4, r24
    ldi r20, 190
    ; round 23 (lea.dsl:35)
    eor r20, r3
    ldi r22, 105
    ; round 24 (lea.dsl:35)
    eor r3, r22
    ldi r18, 143
    ; round 23 (lea.dsl:35)
    eor r18, r5
    add r6, r16
    adc r9, r25
    adc r8, r20
    adc r7, r18
    lsl r7
    rol r6
    rol r9
    rol r8
    adc r7, r1
    ; round 24 (lea.dsl:35)
    ldi r16, 223
    eor r5, r16
    ldi r25, 159
    eor r25, r12
    eor r12, r19
    ldi r20, 193
    eor r20, r21
    eor r21, r24
    ldi r18, 71
    eor r18, r0
    eor r0, r22
    ldi r17, 203
    eor r17, r11
    add r2, r25
    adc r4, r20
    adc r3, r18
    adc r5, r17
    eor r11, r16
    mov r25, r2
    lsr r25
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r25
    ror r5
    ror r3
    ror r4
    ror r2
    lsr r25
    ror r5
    ror r3
    ror r4
    ror r2
    ldi r25, 90
    eor r25, r13
    eor r13, r19
    ldi r19, 48
    eor r19, r23
    eor r23, r24
    ldi r24, 114
    eor r24, r10
    eor r10, r22
    ldi r20, 91
    eor r20, r15
    add r12, r25
    adc r21, r19
    adc r0, r24
    adc r11, r20
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    lsl r21
    rol r0
    rol r11
    rol r12
    adc r21, r1
    eor r15, r16
    ldi r16, 186
    eor r16, r7
    ldi r19, 173
    eor r19, r6
    ldi r25, 246
    eor r25, r9
    ldi r24, 11
    eor r24, r8
    add r13, r16
    adc r23, r19
    adc r10, r25
    adc r15, r24
    lsl r15
    rol r13
    rol r23
    rol r10
    adc r15, r1
    ld r16, X+
    eor r15, r16
    st Y+, r15
    ld r15, X+
    eor r15, r13
    st Y+, r15
    ld r15, X+
    eor r15, r23
    st Y+, r15
    ld r15, X+
    eor r15, r10
    st Y+, r15
    ld r15, X+
    eor r15, r21
    st Y+, r15
    ld r15, X+
    eor r15, r0
    st Y+, r15
    ld r15, X+
    eor r15, r11
    st Y+, r15
    ld r15, X+
    eor r15, r12
    st Y+, r15
    ld r15, X+
    eor r15, r2
    st Y+, r15
    ld r15, X+
    eor r15, r4
    st Y+, r15
    ld r15, X+
    eor r15, r3
    st Y+, r15
    ld r15, X+
    eor r15, r5
    st Y+, r15
    ld r15, X+
    eor r15, r7
    st Y+, r15
    ld r15, X+
    eor r15, r6
    st Y+, r15
    ld r15, X+
    eor r15, r9
    st Y+, r15
    ld r15, X+
    eor r15, r8
    st Y+, r15
    sbiw r30, 16
    brcs .Llwcc_lea128_128_ctr_crypt_avr_rest
    jmp .Llwcc_lea128_128_ctr_crypt_avr_group
.Llwcc_lea128_128_ctr_crypt_avr_rest:
    movw r24, r30
    subi r24, -16
    clr r25
    pop r20
    pop r21
    pop r22
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
    movw r30, r24
    push r22
    push r21
    push r20
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
    pop r14
    ret
    .size lwcc_lea128_128_ctr_crypt_avr, .-lwcc_lea128_128_ctr_crypt_avr
