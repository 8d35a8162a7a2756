; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile hight --set hight64_128 --target avr --lanes 1 --mode ctr --fold online
; passes:    unroll() counter() sbox(lanes=1, fixed=true) value_numbering() hoist(mode=ctr) legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) hold(enabled=true) split_accesses() select(tables=flash) schedule() held_order() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 60
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 136, ctx 142, align 1, group 8, stack 60, code 3208, flash 3720, ram 338
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 512, ram 0: table_byte_1, table_byte_0
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:55be5e92b429a5dce78fdac4b0d03a31c29d6244ba3c1d5755194f705a6fa099

    .text

    .global lwcc_hight64_128_key_setup_avr
    .type lwcc_hight64_128_key_setup_avr, @function
lwcc_hight64_128_key_setup_avr:
    push r2
    push r3
    push r4
    push r5
    push r12
    push r13
    push r14
    push r15
    push r16
    push r17
    movw r26, r22
    movw r30, r24
    adiw r26, 14
    ld r15, X+
    subi r30, lo8(-(72))
    sbci r31, hi8(-(72))
    std Z+63, r15
    ld r15, X
    std Z+62, r15
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r25, X+
    subi r25, 166
    adiw r26, 7
    ld r16, X
    subi r16, 160
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 147
    adiw r26, 7
    ld r24, X
    subi r24, 208
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r23, X+
    subi r23, 202
    adiw r26, 7
    ld r18, X
    subi r18, 232
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 229
    std Z+61, r22
    std Z+60, r23
    adiw r26, 7
    ld r23, X
    subi r23, 180
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 243
    adiw r26, 7
    ld r21, X
    subi r21, 154
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r19, X+
    subi r19, 250
    adiw r26, 7
    ld r20, X
    subi r20, 205
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r15, X+
    movw r4, r18 ; r5, r19
    mov r18, r15
    subi r18, 253
    adiw r26, 7
    ld r15, X
    mov r14, r18
    mov r18, r15
    subi r18, 167
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r15, X+
    mov r19, r15
    subi r19, 191
    std Z+59, r19
    std Z+58, r22
    std Z+57, r23
    std Z+56, r16
    std Z+55, r24
    std Z+54, r21
    std Z+53, r20
    std Z+52, r18
    adiw r26, 7
    ld r16, X
    subi r16, 212
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r24, X+
    subi r24, 170
    adiw r26, 7
    ld r23, X
    subi r23, 178
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r18, X+
    subi r18, 213
    adiw r26, 7
    ld r22, X
    subi r22, 153
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r21, X+
    subi r21, 235
    adiw r26, 7
    ld r19, X
    subi r19, 141
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    subi r20, 182
    std Z+51, r20
    std Z+50, r24
    std Z+49, r18
    std Z+48, r21
    adiw r26, 7
    ld r24, X
    subi r24, 135
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 155
    adiw r26, 7
    ld r21, X
    subi r21, 196
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    subi r20, 142
    adiw r26, 7
    ld r15, X
    movw r2, r16 ; r3, r17
    mov r16, r15
    subi r16, 162
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r15, X+
    mov r17, r15
    subi r17, 199
    adiw r26, 7
    ld r15, X
    mov r13, r25
    mov r25, r15
    subi r25, 145
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r15, X+
    mov r12, r25
    mov r25, r15
    subi r25, 228
    std Z+47, r25
    std Z+46, r18
    std Z+45, r20
    std Z+44, r17
    std Z+43, r24
    std Z+42, r23
    std Z+41, r22
    std Z+40, r19
    adiw r26, 7
    ld r25, X
    subi r25, 201
    std Z+39, r25
    std Z+38, r21
    std Z+37, r16
    std Z+36, r12
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r25, X+
    subi r25, 165
    adiw r26, 7
    ld r16, X
    subi r16, 216
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 211
    adiw r26, 7
    ld r24, X
    subi r24, 172
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r23, X+
    subi r23, 234
    adiw r26, 7
    ld r18, X
    subi r18, 214
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 245
    std Z+35, r22
    std Z+34, r25
    std Z+33, r17
    std Z+32, r23
    adiw r26, 7
    ld r25, X
    subi r25, 171
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 251
    adiw r26, 7
    ld r23, X
    subi r23, 150
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 190
    adiw r26, 7
    ld r21, X
    subi r21, 139
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r19, X+
    subi r19, 223
    adiw r26, 7
    ld r20, X
    subi r20, 134
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r15, X+
    mov r12, r20
    mov r20, r15
    subi r20, 176
    std Z+31, r20
    std Z+30, r17
    std Z+29, r22
    std Z+28, r19
    std Z+27, r25
    std Z+26, r16
    std Z+25, r24
    std Z+24, r18
    adiw r26, 7
    ld r25, X
    subi r25, 131
    std Z+23, r25
    std Z+22, r23
    std Z+21, r21
    std Z+20, r12
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r25, X+
    subi r25, 194
    adiw r26, 7
    ld r16, X
    subi r16, 236
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 161
    adiw r26, 7
    ld r24, X
    subi r24, 246
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r23, X+
    subi r23, 209
    adiw r26, 7
    ld r18, X
    subi r18, 187
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r22, X+
    subi r22, 233
    std Z+19, r22
    std Z+18, r25
    std Z+17, r17
    std Z+16, r23
    adiw r26, 7
    ld r25, X
    subi r25, 158
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 181
    adiw r26, 7
    ld r23, X
    subi r23, 207
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 219
    adiw r26, 7
    ld r21, X
    subi r21, 168
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r19, X+
    subi r19, 174
    adiw r26, 7
    ld r20, X
    subi r20, 148
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r15, X+
    mov r12, r20
    mov r20, r15
    subi r20, 215
    std Z+15, r20
    std Z+14, r17
    std Z+13, r22
    std Z+12, r19
    std Z+11, r25
    std Z+10, r16
    std Z+9, r24
    std Z+8, r18
    adiw r26, 7
    ld r25, X
    subi r25, 138
    std Z+7, r25
    std Z+6, r23
    std Z+5, r21
    std Z+4, r12
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r25, X+
    subi r25, 197
    adiw r26, 7
    ld r16, X
    subi r16, 130
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 227
    adiw r26, 7
    ld r24, X
    subi r24, 129
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r23, X+
    subi r23, 242
    adiw r26, 7
    ld r18, X
    subi r18, 193
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 185
    std Z+3, r22
    std Z+2, r25
    std Z+1, r17
    std Z+0, r23
    adiw r26, 7
    ld r25, X
    subi r25, 225
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r17, X+
    subi r17, 157
    adiw r26, 7
    ld r23, X
    subi r23, 241
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 143
    adiw r26, 7
    ld r21, X
    subi r21, 249
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r19, X+
    subi r19, 136
    adiw r26, 7
    ld r20, X
    subi r20, 189
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r15, X+
    mov r12, r20
    mov r20, r15
    subi r20, 132
    subi r30, lo8(-(-64))
    sbci r31, hi8(-(-64))
    std Z+63, r20
    std Z+62, r17
    std Z+61, r22
    std Z+60, r19
    std Z+59, r25
    std Z+58, r16
    std Z+57, r24
    std Z+56, r18
    adiw r26, 7
    ld r25, X
    subi r25, 159
    std Z+55, r25
    std Z+54, r23
    std Z+53, r21
    std Z+52, r12
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r25, X+
    subi r25, 144
    adiw r26, 7
    ld r16, X
    subi r16, 177
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 200
    adiw r26, 7
    ld r24, X
    subi r24, 217
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r23, X+
    subi r23, 164
    adiw r26, 7
    ld r18, X
    subi r18, 173
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 146
    std Z+51, r22
    std Z+50, r25
    std Z+49, r17
    std Z+48, r23
    adiw r26, 7
    ld r25, X
    subi r25, 151
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 137
    adiw r26, 7
    ld r23, X
    subi r23, 204
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r22, X+
    subi r22, 133
    adiw r26, 7
    ld r21, X
    subi r21, 230
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r19, X+
    subi r19, 195
    adiw r26, 7
    ld r20, X
    subi r20, 179
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r15, X+
    mov r12, r20
    mov r20, r15
    subi r20, 226
    std Z+47, r20
    std Z+46, r17
    std Z+45, r22
    std Z+44, r19
    std Z+43, r25
    std Z+42, r16
    std Z+41, r24
    std Z+40, r18
    adiw r26, 7
    ld r25, X
    subi r25, 218
    std Z+39, r25
    std Z+38, r23
    std Z+37, r21
    std Z+36, r12
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r25, X+
    subi r25, 237
    adiw r26, 7
    ld r16, X
    subi r16, 192
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 183
    adiw r26, 7
    ld r24, X
    subi r24, 224
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r23, X+
    subi r23, 220
    adiw r26, 7
    ld r18, X
    subi r18, 240
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 238
    std Z+35, r22
    std Z+34, r25
    std Z+33, r17
    std Z+32, r23
    adiw r26, 7
    ld r25, X
    subi r25, 248
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 247
    adiw r26, 7
    ld r23, X
    subi r23, 188
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 252
    adiw r26, 7
    ld r21, X
    subi r21, 222
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r19, X+
    subi r19, 254
    adiw r26, 7
    ld r20, X
    subi r20, 239
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r15, X+
    mov r12, r20
    mov r20, r15
    subi r20, 255
    std Z+31, r20
    std Z+30, r17
    std Z+29, r22
    std Z+28, r19
    std Z+27, r25
    std Z+26, r16
    std Z+25, r24
    std Z+24, r18
    adiw r26, 7
    ld r25, X
    subi r25, 184
    std Z+23, r25
    std Z+22, r23
    std Z+21, r21
    std Z+20, r12
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r25, X+
    subi r25, 156
    adiw r26, 7
    ld r16, X
    subi r16, 140
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 206
    adiw r26, 7
    ld r24, X
    subi r24, 198
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r23, X+
    subi r23, 231
    adiw r26, 7
    ld r18, X
    subi r18, 163
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 244
    std Z+19, r22
    std Z+18, r25
    std Z+17, r17
    std Z+16, r23
    adiw r26, 7
    ld r25, X
    subi r25, 210
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r17, X+
    subi r17, 186
    adiw r26, 7
    ld r23, X
    subi r23, 169
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 221
    adiw r26, 7
    ld r21, X
    subi r21, 149
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r19, X+
    subi r19, 175
    adiw r26, 7
    ld r20, X
    subi r20, 203
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r15, X+
    mov r12, r20
    mov r20, r15
    subi r20, 152
    std Z+15, r20
    std Z+14, r17
    std Z+13, r22
    std Z+12, r19
    std Z+11, r25
    std Z+10, r16
    std Z+9, r24
    std Z+8, r18
    adiw r26, 7
    ld r25, X
    subi r25, 166
    std Z+7, r25
    std Z+6, r23
    std Z+5, r21
    std Z+4, r12
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r15, X+
    std Z+3, r15
    ld r15, X+
    std Z+2, r15
    ld r15, X+
    std Z+1, r15
    ld r15, X+
    std Z+0, r15
    adiw r26, 8
    ld r15, X+
    subi r30, lo8(-(-8))
    sbci r31, hi8(-(-8))
    std Z+7, r15
    ld r15, X
    std Z+6, r15
    std Z+5, r13
    std Z+4, r3
    std Z+3, r5
    std Z+2, r14
    std Z+1, r4
    std Z+0, r2
    pop r17
    pop r16
    pop r15
    pop r14
    pop r13
    pop r12
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_hight64_128_key_setup_avr, .-lwcc_hight64_128_key_setup_avr

    .global lwcc_hight64_128_ctr_init_avr
    .type lwcc_hight64_128_ctr_init_avr, @function
lwcc_hight64_128_ctr_init_avr:
    push r24
    push r25
    push r20
    push r21
    rcall lwcc_hight64_128_key_setup_avr
    pop r23
    pop r22
    pop r25
    pop r24
    rjmp lwcc_hight64_128_ctr_nonce_avr
    .size lwcc_hight64_128_ctr_init_avr, .-lwcc_hight64_128_ctr_init_avr

    .global lwcc_hight64_128_ctr_nonce_avr
    .type lwcc_hight64_128_ctr_nonce_avr, @function
lwcc_hight64_128_ctr_nonce_avr:
    push r2
    push r3
    push r4
    push r5
    push r6
    push r7
    push r28
    push r29
    movw r26, r22
    movw r28, r24
    ldd r0, Y+7
    ld r2, X
    add r2, r0
    ldd r0, Y+6
    adiw r26, 2
    ld r3, X
    eor r3, r0
    ; round 1 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r2
    lpm r0, Z
    ldd r4, Y+5
    eor r0, r4
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r4, X
    add r4, r0
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r3
    lpm r0, Z
    ldd r5, Y+4
    add r0, r5
    adiw r26, 2
    ld r5, X
    eor r5, r0
    ; round 2 (hight.dsl:24)
    mov r30, r4
    lpm r0, Z
    ldd r6, Y+3
    add r0, r6
    eor r3, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r0, Z
    ldd r6, Y+2
    eor r0, r6
    ; round 3 (hight.dsl:25)
    mov r30, r3
    lpm r6, Z
    ldd r7, Y+1
    eor r6, r7
    add r5, r6
    ; round 4 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r6, Z
    ldd r7, Y+0
    add r6, r7
    subi r28, lo8(-(136))
    sbci r29, hi8(-(136))
    std Y+0, r2
    std Y+1, r0
    std Y+2, r4
    std Y+3, r6
    std Y+4, r3
    std Y+5, r5
    pop r29
    pop r28
    pop r7
    pop r6
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_hight64_128_ctr_nonce_avr, .-lwcc_hight64_128_ctr_nonce_avr

    .global lwcc_hight64_128_ctr_crypt_avr
    .type lwcc_hight64_128_ctr_crypt_avr, @function
lwcc_hight64_128_ctr_crypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_hight64_128_ctr_crypt_avr_begin
    ret
.Llwcc_hight64_128_ctr_crypt_avr_begin:
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
    push r28
    push r29
    movw r28, r18
    movw r26, r20
    movw r20, r22
    movw r22, r24
    movw r24, r26
    ldi r18, 11
.Llwcc_hight64_128_ctr_crypt_avr_buffer:
    push r1
    dec r18
    brne .Llwcc_hight64_128_ctr_crypt_avr_buffer
    mov r2, r14
    sec
    sbc r2, r1
    mov r18, r15
    sbc r18, r1
    mov r19, r16
    sbc r19, r1
    mov r0, r17
    sbc r0, r1
    push r0
    push r19
    push r18
    ldi r18, 7
.Llwcc_hight64_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_hight64_128_ctr_crypt_avr_room
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_hight64_128_ctr_crypt_avr_hold
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_rest
.Llwcc_hight64_128_ctr_crypt_avr_hold:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 8
    sec
    adc r2, r1
    ld r18, X
    adc r18, r1
    st X+, r18
    ld r18, X
    adc r18, r1
    st X+, r18
    ld r18, X
    adc r18, r1
    st X+, r18
    push r2
    push r20
    push r21
    push r22
    push r23
    push r24
    push r25
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 8
    adiw r26, 7
    ld r0, X+
    subi r28, lo8(-(112))
    sbci r29, hi8(-(112))
    ldd r2, Y+22
    eor r0, r2
    ld r2, X+
    ld r3, X
    ldd r4, Y+23
    add r3, r4
    ; round 2 (hight.dsl:43)
    ldd r4, Y+25
    add r4, r3
    ; round 1 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r0
    lpm r5, Z
    ldd r6, Y+21
    add r5, r6
    ; round 3 (hight.dsl:24)
    mov r30, r4
    lpm r6, Z
    ldd r7, Y+17
    add r6, r7
    ; round 4 (hight.dsl:43)
    ldd r7, Y+27
    eor r4, r7
    ; round 1 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r3, Z
    ldd r7, Y+20
    eor r3, r7
    add r2, r3
    ; round 3 (hight.dsl:43)
    eor r6, r2
    ; round 4 (hight.dsl:25)
    mov r30, r6
    lpm r3, Z
    ldd r7, Y+14
    eor r3, r7
    ; round 5 (hight.dsl:25)
    mov r30, r4
    lpm r7, Z
    ldd r8, Y+10
    eor r7, r8
    ; round 2 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r2
    lpm r2, Z
    ldd r8, Y+19
    add r2, r8
    eor r0, r2
    ; round 4 (hight.dsl:43)
    add r3, r0
    ; round 5 (hight.dsl:43)
    add r6, r7
    mov r30, r3
    lpm r2, Z
    ldd r7, Y+9
    add r2, r7
    ; round 6 (hight.dsl:24)
    mov r30, r6
    lpm r7, Z
    ldd r8, Y+5
    add r7, r8
    ; round 3 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    ldd r8, Y+16
    eor r0, r8
    ; round 6 (hight.dsl:43)
    eor r3, r7
    ; round 7 (hight.dsl:25)
    mov r30, r3
    lpm r7, Z
    ldd r8, Y+0
    eor r7, r8
    subi r26, lo8(-(-9))
    sbci r27, hi8(-(-9))
    st X+, r5
    st X+, r0
    st X+, r2
    adiw r26, 1
    st X+, r4
    st X, r6
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    st X+, r7
    adiw r26, 2
    st X, r3
    subi r28, lo8(-(-112))
    sbci r29, hi8(-(-112))
    pop r25
    pop r24
    pop r23
    pop r22
    pop r21
    pop r20
    pop r2
.Llwcc_hight64_128_ctr_crypt_avr_group:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    ; r20 and r21 wait
    ; round 1 (hight.dsl:43)
    ld r0, X+
    eor r0, r2
    ; round 3 (hight.dsl:43)
    ld r3, X+
    add r3, r0
    ; round 2 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r0, Z
    subi r28, lo8(-(79))
    sbci r29, hi8(-(79))
    ldd r4, Y+51
    eor r0, r4
    ldd r4, Y+57
    add r4, r0
    ; round 5 (hight.dsl:43)
    ld r0, X+
    eor r0, r3
    ; round 3 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r5, Z
    ldd r6, Y+48
    add r5, r6
    ldd r6, Y+59
    eor r6, r5
    ; round 4 (hight.dsl:24)
    mov r30, r3
    lpm r3, Z
    ldd r5, Y+46
    add r3, r5
    eor r4, r3
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r3, Z
    ldd r5, Y+45
    eor r3, r5
    ldd r5, Y+61
    add r5, r3
    ; round 5 (hight.dsl:25)
    mov r30, r4
    lpm r3, Z
    ldd r7, Y+41
    eor r3, r7
    add r6, r3
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r3, Z
    ldd r7, Y+44
    add r3, r7
    ldd r7, Y+62
    eor r7, r3
    ; round 6 (hight.dsl:24)
    mov r30, r6
    lpm r3, Z
    ldd r8, Y+40
    add r3, r8
    eor r5, r3
    ; round 7 (hight.dsl:43)
    ld r3, X+
    add r3, r0
    ; round 6 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r8, Z
    ldd r9, Y+39
    eor r8, r9
    ld r9, X+
    add r9, r8
    mov r30, r0
    lpm r0, Z
    ldd r8, Y+37
    eor r0, r8
    add r4, r0
    ; round 7 (hight.dsl:25)
    mov r30, r5
    lpm r0, Z
    ldd r8, Y+35
    eor r0, r8
    add r7, r0
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r0, Z
    ldd r8, Y+36
    add r0, r8
    eor r6, r0
    mov r30, r9
    lpm r0, Z
    ldd r8, Y+34
    add r0, r8
    ld r8, X+
    eor r8, r0
    ; round 8 (hight.dsl:24)
    mov r30, r3
    lpm r0, Z
    ldd r10, Y+32
    add r0, r10
    eor r4, r0
    mov r30, r7
    lpm r0, Z
    ldd r10, Y+30
    add r0, r10
    eor r9, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r0, Z
    ldd r10, Y+31
    eor r0, r10
    add r5, r0
    mov r30, r8
    lpm r0, Z
    ldd r10, Y+29
    eor r0, r10
    ld r10, X
    movw r26, r20 ; r20, r21
    add r10, r0
    ; round 9 (hight.dsl:25)
    mov r30, r4
    lpm r0, Z
    ldd r11, Y+27
    eor r0, r11
    add r6, r0
    mov r30, r9
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r11, Z
    ldd r12, Y+28
    add r11, r12
    eor r3, r11
    mov r30, r5
    lpm r11, Z
    ldd r12, Y+26
    add r11, r12
    eor r7, r11
    ldd r11, Y+25
    eor r0, r11
    add r8, r0
    ; round 10 (hight.dsl:24)
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+24
    add r0, r11
    eor r10, r0
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+22
    add r0, r11
    eor r5, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+23
    eor r0, r11
    add r4, r0
    mov r30, r7
    lpm r0, Z
    ldd r11, Y+21
    eor r0, r11
    add r9, r0
    ; round 11 (hight.dsl:25)
    mov r30, r10
    lpm r0, Z
    ldd r11, Y+19
    eor r0, r11
    add r3, r0
    mov r30, r5
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r11, Z
    ldd r12, Y+20
    add r11, r12
    eor r8, r11
    mov r30, r4
    lpm r11, Z
    ldd r12, Y+18
    add r11, r12
    eor r6, r11
    ldd r11, Y+17
    eor r0, r11
    add r7, r0
    ; round 12 (hight.dsl:24)
    mov r30, r7
    lpm r0, Z
    ldd r11, Y+16
    add r0, r11
    eor r9, r0
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+14
    add r0, r11
    eor r4, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+15
    eor r0, r11
    add r10, r0
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+13
    eor r0, r11
    add r5, r0
    ; round 13 (hight.dsl:25)
    mov r30, r9
    lpm r0, Z
    ldd r11, Y+11
    eor r0, r11
    add r8, r0
    mov r30, r4
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r11, Z
    ldd r12, Y+12
    add r11, r12
    eor r7, r11
    mov r30, r10
    lpm r11, Z
    ldd r12, Y+10
    add r11, r12
    eor r3, r11
    ldd r11, Y+9
    eor r0, r11
    add r6, r0
    ; round 14 (hight.dsl:24)
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+8
    add r0, r11
    eor r5, r0
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+6
    add r0, r11
    eor r10, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r0, Z
    ldd r11, Y+7
    eor r0, r11
    add r9, r0
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+5
    eor r0, r11
    add r4, r0
    ; round 15 (hight.dsl:25)
    mov r30, r5
    lpm r0, Z
    ldd r11, Y+3
    eor r0, r11
    add r7, r0
    mov r30, r10
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r11, Z
    ldd r12, Y+4
    add r11, r12
    eor r6, r11
    mov r30, r9
    lpm r11, Z
    ldd r12, Y+2
    add r11, r12
    eor r8, r11
    ldd r11, Y+1
    eor r0, r11
    add r3, r0
    ; round 16 (hight.dsl:24)
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+0
    add r0, r11
    eor r4, r0
    mov r30, r7
    lpm r0, Z
    subi r28, lo8(-(-64))
    sbci r29, hi8(-(-64))
    ldd r11, Y+62
    add r0, r11
    eor r9, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+63
    eor r0, r11
    add r5, r0
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+61
    eor r0, r11
    add r10, r0
    ; round 17 (hight.dsl:25)
    mov r30, r4
    lpm r0, Z
    ldd r11, Y+59
    eor r0, r11
    add r6, r0
    mov r30, r9
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r11, Z
    ldd r12, Y+60
    add r11, r12
    eor r3, r11
    mov r30, r5
    lpm r11, Z
    ldd r12, Y+58
    add r11, r12
    eor r7, r11
    ldd r11, Y+57
    eor r0, r11
    add r8, r0
    ; round 18 (hight.dsl:24)
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+56
    add r0, r11
    eor r10, r0
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+54
    add r0, r11
    eor r5, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+55
    eor r0, r11
    add r4, r0
    mov r30, r7
    lpm r0, Z
    ldd r11, Y+53
    eor r0, r11
    add r9, r0
    ; round 19 (hight.dsl:25)
    mov r30, r10
    lpm r0, Z
    ldd r11, Y+51
    eor r0, r11
    add r3, r0
    mov r30, r5
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r11, Z
    ldd r12, Y+52
    add r11, r12
    eor r8, r11
    mov r30, r4
    lpm r11, Z
    ldd r12, Y+50
    add r11, r12
    eor r6, r11
    ldd r11, Y+49
    eor r0, r11
    add r7, r0
    ; round 20 (hight.dsl:24)
    mov r30, r7
    lpm r0, Z
    ldd r11, Y+48
    add r0, r11
    eor r9, r0
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+46
    add r0, r11
    eor r4, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+47
    eor r0, r11
    add r10, r0
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+45
    eor r0, r11
    add r5, r0
    ; round 21 (hight.dsl:25)
    mov r30, r9
    lpm r0, Z
    ldd r11, Y+43
    eor r0, r11
    add r8, r0
    mov r30, r4
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r11, Z
    ldd r12, Y+44
    add r11, r12
    eor r7, r11
    mov r30, r10
    lpm r11, Z
    ldd r12, Y+42
    add r11, r12
    eor r3, r11
    ldd r11, Y+41
    eor r0, r11
    add r6, r0
    ; round 22 (hight.dsl:24)
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+40
    add r0, r11
    eor r5, r0
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+38
    add r0, r11
    eor r10, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r0, Z
    ldd r11, Y+39
    eor r0, r11
    add r9, r0
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+37
    eor r0, r11
    add r4, r0
    ; round 23 (hight.dsl:25)
    mov r30, r5
    lpm r0, Z
    ldd r11, Y+35
    eor r0, r11
    add r7, r0
    mov r30, r10
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r11, Z
    ldd r12, Y+36
    add r11, r12
    eor r6, r11
    mov r30, r9
    lpm r11, Z
    ldd r12, Y+34
    add r11, r12
    eor r8, r11
    ldd r11, Y+33
    eor r0, r11
    add r3, r0
    ; round 24 (hight.dsl:24)
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+32
    add r0, r11
    eor r4, r0
    mov r30, r7
    lpm r0, Z
    ldd r11, Y+30
    add r0, r11
    eor r9, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+31
    eor r0, r11
    add r5, r0
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+29
    eor r0, r11
    add r10, r0
    ; round 25 (hight.dsl:25)
    mov r30, r4
    lpm r0, Z
    ldd r11, Y+27
    eor r0, r11
    add r6, r0
    mov r30, r9
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r11, Z
    ldd r12, Y+28
    add r11, r12
    eor r3, r11
    mov r30, r5
    lpm r11, Z
    ldd r12, Y+26
    add r11, r12
    eor r7, r11
    ldd r11, Y+25
    eor r0, r11
    add r8, r0
    ; round 26 (hight.dsl:24)
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+24
    add r0, r11
    eor r10, r0
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+22
    add r0, r11
    eor r5, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+23
    eor r0, r11
    add r4, r0
    mov r30, r7
    lpm r0, Z
    ldd r11, Y+21
    eor r0, r11
    add r9, r0
    ; round 27 (hight.dsl:25)
    mov r30, r10
    lpm r0, Z
    ldd r11, Y+19
    eor r0, r11
    add r3, r0
    mov r30, r5
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r11, Z
    ldd r12, Y+20
    add r11, r12
    eor r8, r11
    mov r30, r4
    lpm r11, Z
    ldd r12, Y+18
    add r11, r12
    eor r6, r11
    ldd r11, Y+17
    eor r0, r11
    add r7, r0
    ; round 28 (hight.dsl:24)
    mov r30, r7
    lpm r0, Z
    ldd r11, Y+16
    add r0, r11
    eor r9, r0
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+14
    add r0, r11
    eor r4, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+15
    eor r0, r11
    add r10, r0
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+13
    eor r0, r11
    add r5, r0
    ; round 29 (hight.dsl:25)
    mov r30, r9
    lpm r0, Z
    ldd r11, Y+11
    eor r0, r11
    add r8, r0
    mov r30, r4
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r11, Z
    ldd r12, Y+12
    add r11, r12
    eor r7, r11
    mov r30, r10
    lpm r11, Z
    ldd r12, Y+10
    add r11, r12
    eor r3, r11
    ldd r11, Y+9
    eor r0, r11
    add r6, r0
    ; round 30 (hight.dsl:24)
    mov r30, r6
    lpm r0, Z
    ldd r11, Y+8
    add r0, r11
    eor r5, r0
    mov r30, r8
    lpm r0, Z
    ldd r11, Y+6
    add r0, r11
    eor r10, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r0, Z
    ldd r11, Y+7
    eor r0, r11
    add r9, r0
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+5
    eor r0, r11
    add r4, r0
    ; round 31 (hight.dsl:25)
    mov r30, r5
    lpm r0, Z
    ldd r11, Y+3
    eor r0, r11
    add r7, r0
    mov r30, r10
    lpm r0, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r11, Z
    ldd r12, Y+4
    add r11, r12
    eor r6, r11
    mov r30, r9
    lpm r11, Z
    ldd r12, Y+2
    add r11, r12
    eor r8, r11
    ldd r11, Y+1
    eor r0, r11
    add r3, r0
    ; round 32 (hight.dsl:24)
    mov r30, r3
    lpm r0, Z
    ldd r11, Y+0
    add r0, r11
    eor r4, r0
    subi r28, lo8(-(-7))
    sbci r29, hi8(-(-7))
    ldd r0, Y+0
    eor r3, r0
    ldd r0, Y+3
    add r0, r6
    mov r30, r7
    lpm r11, Z
    ldd r12, Y+5
    add r11, r12
    eor r9, r11
    ldd r11, Y+2
    eor r7, r11
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r6, Z
    ldd r11, Y+6
    eor r6, r11
    add r5, r6
    mov r30, r8
    lpm r6, Z
    ldd r11, Y+4
    eor r6, r11
    add r10, r6
    ldd r6, Y+1
    add r8, r6
    ld r6, X+
    eor r6, r0
    ld r0, X+
    eor r0, r5
    ld r5, X+
    eor r5, r7
    ld r7, X+
    eor r7, r9
    ld r9, X+
    eor r9, r8
    ld r8, X+
    eor r8, r10
    ld r10, X+
    eor r10, r3
    ld r3, X+
    eor r3, r4
    movw r30, r22
    std Z+0, r6
    std Z+1, r0
    std Z+2, r5
    std Z+3, r7
    std Z+4, r9
    std Z+5, r8
    std Z+6, r10
    std Z+7, r3
    subi r28, lo8(-(-8))
    sbci r29, hi8(-(-8))
    movw r20, r26
    subi r22, 248
    sbci r23, 255
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_hight64_128_ctr_crypt_avr_rest
    inc r2
    breq .Llwcc_hight64_128_ctr_crypt_avr_carry
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_group
.Llwcc_hight64_128_ctr_crypt_avr_carry:
    dec r2
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_hold
.Llwcc_hight64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 11
    ld r0, X
    tst r0
    brne .Llwcc_hight64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_hight64_128_ctr_crypt_avr_end
    st X+, r24
    adiw r26, 8
    st X+, r22
    st X, r23
    sbiw r26, 9
    movw r30, r20
.Llwcc_hight64_128_ctr_crypt_avr_in:
    ld r18, Z+
    st X+, r18
    dec r24
    brne .Llwcc_hight64_128_ctr_crypt_avr_in
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 12
    movw r20, r26
    movw r22, r26
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_hold
.Llwcc_hight64_128_ctr_crypt_avr_out:
    adiw r26, 9
    ld r28, X+
    ld r29, X
    sbiw r26, 9
.Llwcc_hight64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_hight64_128_ctr_crypt_avr_copy
.Llwcc_hight64_128_ctr_crypt_avr_end:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    ldi r18, 21
.Llwcc_hight64_128_ctr_crypt_avr_clear:
    st X+, r1
    pop r0
    dec r18
    brne .Llwcc_hight64_128_ctr_crypt_avr_clear
    pop r29
    pop r28
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
    .size lwcc_hight64_128_ctr_crypt_avr, .-lwcc_hight64_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
    .balign 256
.Ltable_byte_1:
    .byte 0x00, 0x58, 0xb0, 0xe8, 0x61, 0x39, 0xd1, 0x89, 0xc2, 0x9a, 0x72, 0x2a, 0xa3, 0xfb, 0x13, 0x4b
    .byte 0x85, 0xdd, 0x35, 0x6d, 0xe4, 0xbc, 0x54, 0x0c, 0x47, 0x1f, 0xf7, 0xaf, 0x26, 0x7e, 0x96, 0xce
    .byte 0x0b, 0x53, 0xbb, 0xe3, 0x6a, 0x32, 0xda, 0x82, 0xc9, 0x91, 0x79, 0x21, 0xa8, 0xf0, 0x18, 0x40
    .byte 0x8e, 0xd6, 0x3e, 0x66, 0xef, 0xb7, 0x5f, 0x07, 0x4c, 0x14, 0xfc, 0xa4, 0x2d, 0x75, 0x9d, 0xc5
    .byte 0x16, 0x4e, 0xa6, 0xfe, 0x77, 0x2f, 0xc7, 0x9f, 0xd4, 0x8c, 0x64, 0x3c, 0xb5, 0xed, 0x05, 0x5d
    .byte 0x93, 0xcb, 0x23, 0x7b, 0xf2, 0xaa, 0x42, 0x1a, 0x51, 0x09, 0xe1, 0xb9, 0x30, 0x68, 0x80, 0xd8
    .byte 0x1d, 0x45, 0xad, 0xf5, 0x7c, 0x24, 0xcc, 0x94, 0xdf, 0x87, 0x6f, 0x37, 0xbe, 0xe6, 0x0e, 0x56
    .byte 0x98, 0xc0, 0x28, 0x70, 0xf9, 0xa1, 0x49, 0x11, 0x5a, 0x02, 0xea, 0xb2, 0x3b, 0x63, 0x8b, 0xd3
    .byte 0x2c, 0x74, 0x9c, 0xc4, 0x4d, 0x15, 0xfd, 0xa5, 0xee, 0xb6, 0x5e, 0x06, 0x8f, 0xd7, 0x3f, 0x67
    .byte 0xa9, 0xf1, 0x19, 0x41, 0xc8, 0x90, 0x78, 0x20, 0x6b, 0x33, 0xdb, 0x83, 0x0a, 0x52, 0xba, 0xe2
    .byte 0x27, 0x7f, 0x97, 0xcf, 0x46, 0x1e, 0xf6, 0xae, 0xe5, 0xbd, 0x55, 0x0d, 0x84, 0xdc, 0x34, 0x6c
    .byte 0xa2, 0xfa, 0x12, 0x4a, 0xc3, 0x9b, 0x73, 0x2b, 0x60, 0x38, 0xd0, 0x88, 0x01, 0x59, 0xb1, 0xe9
    .byte 0x3a, 0x62, 0x8a, 0xd2, 0x5b, 0x03, 0xeb, 0xb3, 0xf8, 0xa0, 0x48, 0x10, 0x99, 0xc1, 0x29, 0x71
    .byte 0xbf, 0xe7, 0x0f, 0x57, 0xde, 0x86, 0x6e, 0x36, 0x7d, 0x25, 0xcd, 0x95, 0x1c, 0x44, 0xac, 0xf4
    .byte 0x31, 0x69, 0x81, 0xd9, 0x50, 0x08, 0xe0, 0xb8, 0xf3, 0xab, 0x43, 0x1b, 0x92, 0xca, 0x22, 0x7a
    .byte 0xb4, 0xec, 0x04, 0x5c, 0xd5, 0x8d, 0x65, 0x3d, 0x76, 0x2e, 0xc6, 0x9e, 0x17, 0x4f, 0xa7, 0xff
    .balign 256
.Ltable_byte_0:
    .byte 0x00, 0x86, 0x0d, 0x8b, 0x1a, 0x9c, 0x17, 0x91, 0x34, 0xb2, 0x39, 0xbf, 0x2e, 0xa8, 0x23, 0xa5
    .byte 0x68, 0xee, 0x65, 0xe3, 0x72, 0xf4, 0x7f, 0xf9, 0x5c, 0xda, 0x51, 0xd7, 0x46, 0xc0, 0x4b, 0xcd
    .byte 0xd0, 0x56, 0xdd, 0x5b, 0xca, 0x4c, 0xc7, 0x41, 0xe4, 0x62, 0xe9, 0x6f, 0xfe, 0x78, 0xf3, 0x75
    .byte 0xb8, 0x3e, 0xb5, 0x33, 0xa2, 0x24, 0xaf, 0x29, 0x8c, 0x0a, 0x81, 0x07, 0x96, 0x10, 0x9b, 0x1d
    .byte 0xa1, 0x27, 0xac, 0x2a, 0xbb, 0x3d, 0xb6, 0x30, 0x95, 0x13, 0x98, 0x1e, 0x8f, 0x09, 0x82, 0x04
    .byte 0xc9, 0x4f, 0xc4, 0x42, 0xd3, 0x55, 0xde, 0x58, 0xfd, 0x7b, 0xf0, 0x76, 0xe7, 0x61, 0xea, 0x6c
    .byte 0x71, 0xf7, 0x7c, 0xfa, 0x6b, 0xed, 0x66, 0xe0, 0x45, 0xc3, 0x48, 0xce, 0x5f, 0xd9, 0x52, 0xd4
    .byte 0x19, 0x9f, 0x14, 0x92, 0x03, 0x85, 0x0e, 0x88, 0x2d, 0xab, 0x20, 0xa6, 0x37, 0xb1, 0x3a, 0xbc
    .byte 0x43, 0xc5, 0x4e, 0xc8, 0x59, 0xdf, 0x54, 0xd2, 0x77, 0xf1, 0x7a, 0xfc, 0x6d, 0xeb, 0x60, 0xe6
    .byte 0x2b, 0xad, 0x26, 0xa0, 0x31, 0xb7, 0x3c, 0xba, 0x1f, 0x99, 0x12, 0x94, 0x05, 0x83, 0x08, 0x8e
    .byte 0x93, 0x15, 0x9e, 0x18, 0x89, 0x0f, 0x84, 0x02, 0xa7, 0x21, 0xaa, 0x2c, 0xbd, 0x3b, 0xb0, 0x36
    .byte 0xfb, 0x7d, 0xf6, 0x70, 0xe1, 0x67, 0xec, 0x6a, 0xcf, 0x49, 0xc2, 0x44, 0xd5, 0x53, 0xd8, 0x5e
    .byte 0xe2, 0x64, 0xef, 0x69, 0xf8, 0x7e, 0xf5, 0x73, 0xd6, 0x50, 0xdb, 0x5d, 0xcc, 0x4a, 0xc1, 0x47
    .byte 0x8a, 0x0c, 0x87, 0x01, 0x90, 0x16, 0x9d, 0x1b, 0xbe, 0x38, 0xb3, 0x35, 0xa4, 0x22, 0xa9, 0x2f
    .byte 0x32, 0xb4, 0x3f, 0xb9, 0x28, 0xae, 0x25, 0xa3, 0x06, 0x80, 0x0b, 0x8d, 0x1c, 0x9a, 0x11, 0x97
    .byte 0x5a, 0xdc, 0x57, 0xd1, 0x40, 0xc6, 0x4d, 0xcb, 0x6e, 0xe8, 0x63, 0xe5, 0x74, 0xf2, 0x79, 0xff
