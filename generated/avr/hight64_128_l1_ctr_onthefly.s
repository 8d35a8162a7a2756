; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile hight --set hight64_128 --target avr --lanes 1 --goal ram --mode ctr
; passes:    unroll() counter() on_the_fly(enabled=true) sbox(lanes=1, fixed=true) value_numbering() hoist(mode=ctr, ahead=false) legalise(enabled=true) slice(lanes=1) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() walk()
; dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 45
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 16, ctx 20, align 1, group 8, stack 45, code 2060, flash 2572, ram 81
; keys:      made in each block: rk holds the key itself, as key_setup copies it, and no round key
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 512, ram 0: table_byte_0, table_byte_1
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:cd006fb55e10e74d84fc08ea072723a019c9baa2f51f97b41e58e6191f7fe9d8

    .text

    .global lwcc_hight64_128_key_setup_avr
    .type lwcc_hight64_128_key_setup_avr, @function
lwcc_hight64_128_key_setup_avr:
    movw r26, r22
    movw r30, r24
    adiw r26, 12
    ld r0, X+
    std Z+0, r0
    ld r0, X+
    std Z+1, r0
    ld r0, X+
    std Z+2, r0
    ld r0, X
    std Z+3, r0
    subi r26, lo8(-(-12))
    sbci r27, hi8(-(-12))
    ld r0, X
    std Z+4, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X+
    std Z+5, r0
    ld r0, X+
    std Z+6, r0
    ld r0, X+
    std Z+7, r0
    adiw r26, 4
    ld r0, X
    std Z+8, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X+
    std Z+9, r0
    ld r0, X+
    std Z+10, r0
    ld r0, X+
    std Z+11, r0
    adiw r26, 4
    ld r0, X
    std Z+12, r0
    subi r26, lo8(-(-3))
    sbci r27, hi8(-(-3))
    ld r0, X+
    std Z+13, r0
    ld r0, X+
    std Z+14, r0
    ld r0, X
    std Z+15, r0
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
    movw r26, r22
    movw r30, r24
    ld r0, X
    std Z+16, r0
    adiw r26, 2
    ld r0, X
    std Z+17, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+18, r0
    adiw r26, 2
    ld r0, X
    std Z+19, r0
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
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_hight64_128_ctr_crypt_avr_group
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_rest
.Llwcc_hight64_128_ctr_crypt_avr_group:
    ldd r0, Y+2
    add r0, r5
    ldd r6, Y+3
    eor r6, r3
    ldd r7, Y+16
    ldd r8, Y+0
    add r7, r8
    ldd r8, Y+17
    ldd r9, Y+1
    eor r8, r9
    ; round 1 (hight.dsl:32)
    ldd r16, Y+4
    subi r16, 229
    ldd r17, Y+5
    subi r17, 166
    ldd r18, Y+6
    subi r18, 147
    ldd r19, Y+7
    subi r19, 202
    ; round 2 (hight.dsl:32)
    ldd r20, Y+8
    subi r20, 191
    ; round 1 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r6
    lpm r9, Z
    add r9, r16
    eor r9, r2
    mov r30, r8
    lpm r10, Z
    add r10, r18
    ldd r11, Y+19
    eor r11, r10
    ; round 2 (hight.dsl:32)
    ldd r16, Y+9
    subi r16, 243
    ; round 1 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r10, Z
    eor r10, r17
    ldd r12, Y+18
    add r12, r10
    mov r30, r0
    lpm r10, Z
    eor r10, r19
    add r10, r4
    ; round 2 (hight.dsl:25)
    mov r30, r9
    lpm r13, Z
    eor r13, r16
    add r7, r13
    ldd r16, Y+10
    subi r16, 250
    mov r30, r11
    lpm r13, Z
    ldd r17, Y+11
    subi r17, 253
    eor r13, r17
    add r0, r13
    ; round 3 (hight.dsl:33)
    ldd r17, Y+12
    subi r17, 180
    ldd r18, Y+13
    subi r18, 160
    ; round 2 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r13, Z
    add r13, r20
    eor r6, r13
    mov r30, r12
    lpm r13, Z
    add r13, r16
    eor r8, r13
    ; round 3 (hight.dsl:24)
    mov r30, r0
    lpm r13, Z
    add r13, r17
    eor r10, r13
    mov r30, r7
    lpm r13, Z
    ldd r16, Y+14
    subi r16, 208
    add r13, r16
    eor r12, r13
    ldd r16, Y+15
    subi r16, 232
    ; round 4 (hight.dsl:33)
    ldd r17, Y+3
    subi r17, 212
    ldd r19, Y+0
    subi r19, 154
    ldd r20, Y+1
    subi r20, 205
    ; round 3 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r13, Z
    eor r13, r18
    add r9, r13
    mov r30, r8
    lpm r13, Z
    eor r13, r16
    add r11, r13
    ; round 4 (hight.dsl:25)
    mov r30, r10
    lpm r13, Z
    eor r13, r19
    add r6, r13
    mov r30, r12
    lpm r13, Z
    ldd r16, Y+2
    subi r16, 167
    eor r13, r16
    add r8, r13
    ; round 5 (hight.dsl:32)
    ldd r16, Y+7
    subi r16, 182
    ldd r18, Y+8
    subi r18, 170
    ; round 4 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r13, Z
    add r13, r17
    eor r0, r13
    mov r30, r9
    lpm r13, Z
    add r13, r20
    eor r7, r13
    ; round 5 (hight.dsl:24)
    mov r30, r8
    lpm r13, Z
    add r13, r16
    eor r11, r13
    mov r30, r6
    lpm r13, Z
    ldd r16, Y+5
    subi r16, 213
    add r13, r16
    eor r9, r13
    ldd r16, Y+6
    subi r16, 235
    ; round 6 (hight.dsl:32)
    ldd r17, Y+11
    subi r17, 228
    ldd r19, Y+4
    subi r19, 155
    ldd r20, Y+9
    subi r20, 142
    ; round 5 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r13, Z
    eor r13, r18
    add r10, r13
    mov r30, r7
    lpm r13, Z
    eor r13, r16
    add r12, r13
    ; round 6 (hight.dsl:25)
    mov r30, r11
    lpm r13, Z
    eor r13, r19
    add r0, r13
    mov r30, r9
    lpm r13, Z
    ldd r16, Y+10
    subi r16, 199
    eor r13, r16
    add r7, r13
    ; round 7 (hight.dsl:33)
    ldd r16, Y+15
    subi r16, 135
    ldd r18, Y+3
    subi r18, 178
    ; round 6 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r13, Z
    add r13, r17
    eor r8, r13
    mov r30, r10
    lpm r13, Z
    add r13, r20
    eor r6, r13
    ; round 7 (hight.dsl:24)
    mov r30, r7
    lpm r13, Z
    add r13, r16
    eor r12, r13
    mov r30, r0
    lpm r13, Z
    ldd r16, Y+13
    subi r16, 153
    add r13, r16
    eor r10, r13
    ldd r16, Y+14
    subi r16, 141
    ; round 8 (hight.dsl:33)
    ldd r17, Y+2
    subi r17, 201
    ldd r19, Y+12
    subi r19, 196
    ldd r20, Y+0
    subi r20, 162
    ; round 7 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r13, Z
    eor r13, r18
    add r11, r13
    mov r30, r6
    lpm r13, Z
    eor r13, r16
    add r9, r13
    ; round 8 (hight.dsl:25)
    mov r30, r12
    lpm r13, Z
    eor r13, r19
    add r8, r13
    mov r30, r10
    lpm r13, Z
    ldd r16, Y+1
    subi r16, 145
    eor r13, r16
    add r6, r13
    ; round 9 (hight.dsl:32)
    ldd r16, Y+6
    subi r16, 245
    ldd r18, Y+11
    subi r18, 165
    ; round 8 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r13, Z
    add r13, r17
    eor r7, r13
    mov r30, r11
    lpm r13, Z
    add r13, r20
    eor r0, r13
    ; round 9 (hight.dsl:24)
    mov r30, r6
    lpm r13, Z
    add r13, r16
    eor r9, r13
    mov r30, r8
    lpm r13, Z
    ldd r16, Y+8
    subi r16, 211
    add r13, r16
    eor r11, r13
    ldd r16, Y+5
    subi r16, 234
    ; round 10 (hight.dsl:32)
    ldd r17, Y+10
    subi r17, 176
    ldd r19, Y+7
    subi r19, 251
    ldd r20, Y+4
    subi r20, 190
    ; round 9 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r13, Z
    eor r13, r18
    add r12, r13
    mov r30, r0
    lpm r13, Z
    eor r13, r16
    add r10, r13
    ; round 10 (hight.dsl:25)
    mov r30, r9
    lpm r13, Z
    eor r13, r19
    add r7, r13
    mov r30, r11
    lpm r13, Z
    ldd r16, Y+9
    subi r16, 223
    eor r13, r16
    add r0, r13
    ; round 11 (hight.dsl:33)
    ldd r16, Y+14
    subi r16, 171
    ldd r18, Y+2
    subi r18, 216
    ; round 10 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r13, Z
    add r13, r17
    eor r6, r13
    mov r30, r12
    lpm r13, Z
    add r13, r20
    eor r8, r13
    ; round 11 (hight.dsl:24)
    mov r30, r0
    lpm r13, Z
    add r13, r16
    eor r10, r13
    mov r30, r7
    lpm r13, Z
    ldd r16, Y+3
    subi r16, 172
    add r13, r16
    eor r12, r13
    ldd r16, Y+13
    subi r16, 214
    ; round 12 (hight.dsl:33)
    ldd r17, Y+1
    subi r17, 131
    ldd r19, Y+15
    subi r19, 150
    ldd r20, Y+12
    subi r20, 139
    ; round 11 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r13, Z
    eor r13, r18
    add r9, r13
    mov r30, r8
    lpm r13, Z
    eor r13, r16
    add r11, r13
    ; round 12 (hight.dsl:25)
    mov r30, r10
    lpm r13, Z
    eor r13, r19
    add r6, r13
    mov r30, r12
    lpm r13, Z
    ldd r16, Y+0
    subi r16, 134
    eor r13, r16
    add r8, r13
    ; round 13 (hight.dsl:32)
    ldd r16, Y+5
    subi r16, 233
    ldd r18, Y+10
    subi r18, 194
    ; round 12 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r13, Z
    add r13, r17
    eor r0, r13
    mov r30, r9
    lpm r13, Z
    add r13, r20
    eor r7, r13
    ; round 13 (hight.dsl:24)
    mov r30, r8
    lpm r13, Z
    add r13, r16
    eor r11, r13
    mov r30, r6
    lpm r13, Z
    ldd r16, Y+11
    subi r16, 161
    add r13, r16
    eor r9, r13
    ldd r16, Y+8
    subi r16, 209
    ; round 14 (hight.dsl:32)
    ldd r17, Y+9
    subi r17, 215
    ldd r19, Y+6
    subi r19, 181
    ldd r20, Y+7
    subi r20, 219
    ; round 13 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r13, Z
    eor r13, r18
    add r10, r13
    mov r30, r7
    lpm r13, Z
    eor r13, r16
    add r12, r13
    ; round 14 (hight.dsl:25)
    mov r30, r11
    lpm r13, Z
    eor r13, r19
    add r0, r13
    mov r30, r9
    lpm r13, Z
    ldd r16, Y+4
    subi r16, 174
    eor r13, r16
    add r7, r13
    ; round 15 (hight.dsl:33)
    ldd r16, Y+13
    subi r16, 158
    ldd r18, Y+1
    subi r18, 236
    ; round 14 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r13, Z
    add r13, r17
    eor r8, r13
    mov r30, r10
    lpm r13, Z
    add r13, r20
    eor r6, r13
    ; round 15 (hight.dsl:24)
    mov r30, r7
    lpm r13, Z
    add r13, r16
    eor r12, r13
    mov r30, r0
    lpm r13, Z
    ldd r16, Y+2
    subi r16, 246
    add r13, r16
    eor r10, r13
    ldd r16, Y+3
    subi r16, 187
    ; round 16 (hight.dsl:33)
    ldd r17, Y+0
    subi r17, 138
    ldd r19, Y+14
    subi r19, 207
    ldd r20, Y+15
    subi r20, 168
    ; round 15 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r13, Z
    eor r13, r18
    add r11, r13
    mov r30, r6
    lpm r13, Z
    eor r13, r16
    add r9, r13
    ; round 16 (hight.dsl:25)
    mov r30, r12
    lpm r13, Z
    eor r13, r19
    add r8, r13
    mov r30, r10
    lpm r13, Z
    ldd r16, Y+12
    subi r16, 148
    eor r13, r16
    add r6, r13
    ; round 17 (hight.dsl:32)
    ldd r16, Y+8
    subi r16, 185
    ldd r18, Y+9
    subi r18, 197
    ; round 16 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r13, Z
    add r13, r17
    eor r7, r13
    mov r30, r11
    lpm r13, Z
    add r13, r20
    eor r0, r13
    ; round 17 (hight.dsl:24)
    mov r30, r6
    lpm r13, Z
    add r13, r16
    eor r9, r13
    mov r30, r8
    lpm r13, Z
    ldd r16, Y+10
    subi r16, 227
    add r13, r16
    eor r11, r13
    ldd r16, Y+11
    subi r16, 242
    ; round 18 (hight.dsl:32)
    ldd r17, Y+4
    subi r17, 132
    ldd r19, Y+5
    subi r19, 157
    ldd r20, Y+6
    subi r20, 143
    ; round 17 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r13, Z
    eor r13, r18
    add r12, r13
    mov r30, r0
    lpm r13, Z
    eor r13, r16
    add r10, r13
    ; round 18 (hight.dsl:25)
    mov r30, r9
    lpm r13, Z
    eor r13, r19
    add r7, r13
    mov r30, r11
    lpm r13, Z
    ldd r16, Y+7
    subi r16, 136
    eor r13, r16
    add r0, r13
    ; round 19 (hight.dsl:33)
    ldd r16, Y+3
    subi r16, 225
    ldd r18, Y+0
    subi r18, 130
    ; round 18 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r13, Z
    add r13, r17
    eor r6, r13
    mov r30, r12
    lpm r13, Z
    add r13, r20
    eor r8, r13
    ; round 19 (hight.dsl:24)
    mov r30, r0
    lpm r13, Z
    add r13, r16
    eor r10, r13
    mov r30, r7
    lpm r13, Z
    ldd r16, Y+1
    subi r16, 129
    add r13, r16
    eor r12, r13
    ldd r16, Y+2
    subi r16, 193
    ; round 20 (hight.dsl:33)
    ldd r17, Y+12
    subi r17, 159
    ldd r19, Y+13
    subi r19, 241
    ldd r20, Y+14
    subi r20, 249
    ; round 19 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r13, Z
    eor r13, r18
    add r9, r13
    mov r30, r8
    lpm r13, Z
    eor r13, r16
    add r11, r13
    ; round 20 (hight.dsl:25)
    mov r30, r10
    lpm r13, Z
    eor r13, r19
    add r6, r13
    mov r30, r12
    lpm r13, Z
    ldd r16, Y+15
    subi r16, 189
    eor r13, r16
    add r8, r13
    ; round 21 (hight.dsl:32)
    ldd r16, Y+11
    subi r16, 146
    ldd r18, Y+4
    subi r18, 144
    ; round 20 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r13, Z
    add r13, r17
    eor r0, r13
    mov r30, r9
    lpm r13, Z
    add r13, r20
    eor r7, r13
    ; round 21 (hight.dsl:24)
    mov r30, r8
    lpm r13, Z
    add r13, r16
    eor r11, r13
    mov r30, r6
    lpm r13, Z
    ldd r16, Y+9
    subi r16, 200
    add r13, r16
    eor r9, r13
    ldd r16, Y+10
    subi r16, 164
    ; round 22 (hight.dsl:32)
    ldd r17, Y+7
    subi r17, 226
    ldd r19, Y+8
    subi r19, 137
    ldd r20, Y+5
    subi r20, 133
    ; round 21 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r13, Z
    eor r13, r18
    add r10, r13
    mov r30, r7
    lpm r13, Z
    eor r13, r16
    add r12, r13
    ; round 22 (hight.dsl:25)
    mov r30, r11
    lpm r13, Z
    eor r13, r19
    add r0, r13
    mov r30, r9
    lpm r13, Z
    ldd r16, Y+6
    subi r16, 195
    eor r13, r16
    add r7, r13
    ; round 23 (hight.dsl:33)
    ldd r16, Y+2
    subi r16, 151
    ldd r18, Y+12
    subi r18, 177
    ; round 22 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r13, Z
    add r13, r17
    eor r8, r13
    mov r30, r10
    lpm r13, Z
    add r13, r20
    eor r6, r13
    ; round 23 (hight.dsl:24)
    mov r30, r7
    lpm r13, Z
    add r13, r16
    eor r12, r13
    mov r30, r0
    lpm r13, Z
    ldd r16, Y+0
    subi r16, 217
    add r13, r16
    eor r10, r13
    ldd r16, Y+1
    subi r16, 173
    ; round 24 (hight.dsl:33)
    ldd r17, Y+15
    subi r17, 218
    ldd r19, Y+3
    subi r19, 204
    ldd r20, Y+13
    subi r20, 230
    ; round 23 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r13, Z
    eor r13, r18
    add r11, r13
    mov r30, r6
    lpm r13, Z
    eor r13, r16
    add r9, r13
    ; round 24 (hight.dsl:25)
    mov r30, r12
    lpm r13, Z
    eor r13, r19
    add r8, r13
    mov r30, r10
    lpm r13, Z
    ldd r16, Y+14
    subi r16, 179
    eor r13, r16
    add r6, r13
    ; round 25 (hight.dsl:32)
    ldd r16, Y+10
    subi r16, 238
    ldd r18, Y+7
    subi r18, 237
    ; round 24 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r13, Z
    add r13, r17
    eor r7, r13
    mov r30, r11
    lpm r13, Z
    add r13, r20
    eor r0, r13
    ; round 25 (hight.dsl:24)
    mov r30, r6
    lpm r13, Z
    add r13, r16
    eor r9, r13
    mov r30, r8
    lpm r13, Z
    ldd r16, Y+4
    subi r16, 183
    add r13, r16
    eor r11, r13
    ldd r16, Y+9
    subi r16, 220
    ; round 26 (hight.dsl:32)
    ldd r17, Y+6
    subi r17, 255
    ldd r19, Y+11
    subi r19, 247
    ldd r20, Y+8
    subi r20, 252
    ; round 25 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r13, Z
    eor r13, r18
    add r12, r13
    mov r30, r0
    lpm r13, Z
    eor r13, r16
    add r10, r13
    ; round 26 (hight.dsl:25)
    mov r30, r9
    lpm r13, Z
    eor r13, r19
    add r7, r13
    mov r30, r11
    lpm r13, Z
    ldd r16, Y+5
    subi r16, 254
    eor r13, r16
    add r0, r13
    ; round 27 (hight.dsl:33)
    ldd r16, Y+1
    subi r16, 248
    ldd r18, Y+15
    subi r18, 192
    ; round 26 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r10
    lpm r13, Z
    add r13, r17
    eor r6, r13
    mov r30, r12
    lpm r13, Z
    add r13, r20
    eor r8, r13
    ; round 27 (hight.dsl:24)
    mov r30, r0
    lpm r13, Z
    add r13, r16
    eor r10, r13
    mov r30, r7
    lpm r13, Z
    ldd r16, Y+12
    subi r16, 224
    add r13, r16
    eor r12, r13
    ldd r16, Y+0
    subi r16, 240
    ; round 28 (hight.dsl:33)
    ldd r17, Y+14
    subi r17, 184
    ldd r19, Y+2
    subi r19, 188
    ldd r20, Y+3
    subi r20, 222
    ; round 27 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r13, Z
    eor r13, r18
    add r9, r13
    mov r30, r8
    lpm r13, Z
    eor r13, r16
    add r11, r13
    ; round 28 (hight.dsl:25)
    mov r30, r10
    lpm r13, Z
    eor r13, r19
    add r6, r13
    mov r30, r12
    lpm r13, Z
    ldd r16, Y+13
    subi r16, 239
    eor r13, r16
    add r8, r13
    ; round 29 (hight.dsl:32)
    ldd r16, Y+9
    subi r16, 244
    ldd r18, Y+6
    subi r18, 156
    ; round 28 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r13, Z
    add r13, r17
    eor r0, r13
    mov r30, r9
    lpm r13, Z
    add r13, r20
    eor r7, r13
    ; round 29 (hight.dsl:24)
    mov r30, r8
    lpm r13, Z
    add r13, r16
    eor r11, r13
    mov r30, r6
    lpm r13, Z
    ldd r16, Y+7
    subi r16, 206
    add r13, r16
    eor r9, r13
    ldd r16, Y+4
    subi r16, 231
    ; round 30 (hight.dsl:32)
    ldd r17, Y+5
    subi r17, 152
    ldd r19, Y+10
    subi r19, 186
    ldd r20, Y+11
    subi r20, 221
    ; round 29 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r13, Z
    eor r13, r18
    add r10, r13
    mov r30, r7
    lpm r13, Z
    eor r13, r16
    add r12, r13
    ; round 30 (hight.dsl:25)
    mov r30, r11
    lpm r13, Z
    eor r13, r19
    add r0, r13
    mov r30, r9
    lpm r13, Z
    ldd r16, Y+8
    subi r16, 175
    eor r13, r16
    add r7, r13
    ; round 31 (hight.dsl:33)
    ldd r16, Y+0
    subi r16, 210
    ; round 30 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r12
    lpm r13, Z
    add r13, r17
    eor r8, r13
    mov r30, r10
    lpm r13, Z
    add r13, r20
    eor r6, r13
    ; round 31 (hight.dsl:24)
    mov r30, r7
    lpm r13, Z
    add r13, r16
    eor r12, r13
    ldd r13, Y+5
    add r13, r12
    ; round 32 (hight.dsl:33)
    ldd r16, Y+1
    subi r16, 169
    ; round 31 (hight.dsl:33)
    ldd r17, Y+14
    subi r17, 140
    ld r14, X+
    eor r14, r13
    ld r13, X+
    ; round 32 (hight.dsl:33)
    ldd r18, Y+2
    subi r18, 149
    ; round 31 (hight.dsl:24)
    mov r30, r0
    lpm r15, Z
    ldd r19, Y+15
    subi r19, 198
    add r15, r19
    eor r10, r15
    ld r15, X+
    ; round 32 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r12
    lpm r12, Z
    eor r12, r16
    add r12, r8
    ; round 31 (hight.dsl:25)
    mov r30, r8
    lpm r8, Z
    eor r8, r17
    add r11, r8
    eor r13, r12
    ldd r8, Y+6
    eor r8, r11
    eor r15, r8
    ld r8, X+
    ldd r12, Y+7
    add r12, r10
    ; round 32 (hight.dsl:25)
    mov r30, r10
    lpm r10, Z
    ldd r16, Y+3
    subi r16, 203
    eor r10, r16
    add r10, r6
    ; round 31 (hight.dsl:25)
    mov r30, r6
    lpm r6, Z
    ldd r16, Y+12
    subi r16, 163
    eor r6, r16
    add r9, r6
    ld r6, X+
    eor r6, r12
    ; round 32 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r11
    lpm r11, Z
    add r11, r18
    eor r0, r11
    eor r8, r0
    ld r0, X+
    eor r0, r10
    ldd r10, Y+4
    eor r10, r9
    mov r30, r9
    lpm r9, Z
    ldd r16, Y+13
    subi r16, 166
    add r9, r16
    eor r7, r9
    ld r9, X+
    eor r9, r10
    ld r10, X+
    eor r10, r7
    movw r30, r22
    std Z+0, r14
    std Z+1, r13
    std Z+2, r15
    std Z+3, r8
    std Z+4, r6
    std Z+5, r0
    std Z+6, r9
    std Z+7, r10
    subi r22, 248
    sbci r23, 255
    sec
    adc r2, r1
    adc r3, r1
    adc r4, r1
    adc r5, r1
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_hight64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_group
.Llwcc_hight64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r0
    tst r0
    brne .Llwcc_hight64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_hight64_128_ctr_crypt_avr_end
    push r22
    push r23
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    push r1
    movw r30, r28
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 1
    push r24
.Llwcc_hight64_128_ctr_crypt_avr_in:
    ld r18, X+
    st Y+, r18
    dec r24
    brne .Llwcc_hight64_128_ctr_crypt_avr_in
    in r28, 0x3d
    in r29, 0x3e
    adiw r28, 2
    movw r26, r28
    movw r22, r28
    movw r28, r30
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_group
.Llwcc_hight64_128_ctr_crypt_avr_out:
    in r26, 0x3d
    in r27, 0x3e
    adiw r26, 1
    movw r30, r26
    ldd r29, Z+8
    ldd r28, Z+9
.Llwcc_hight64_128_ctr_crypt_avr_copy:
    ld r18, X+
    st Y+, r18
    dec r0
    brne .Llwcc_hight64_128_ctr_crypt_avr_copy
    ldi r18, 8
.Llwcc_hight64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_hight64_128_ctr_crypt_avr_clear
    pop r0
    pop r0
.Llwcc_hight64_128_ctr_crypt_avr_end:
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
    .size lwcc_hight64_128_ctr_crypt_avr, .-lwcc_hight64_128_ctr_crypt_avr

    .section .progmem.data.lwcc,"a",@progbits
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
