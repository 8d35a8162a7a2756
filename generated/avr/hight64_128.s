; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile hight --set hight64_128 --target avr --lanes 1
; passes:    unroll() invert() counter() sbox(fixed=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 40
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 136, ctx 142, align 1, group 8, stack 40, code 3458, flash 3970, ram 318
; registers: r0, r2-r25; r2-r17 saved
; tables:    flash 512, ram 0: table_byte_0, table_byte_1
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter); look-ups AT SECRET INDICES take the same time at every index: these parts have no cache
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:76e7f3884f007e9a3879a62b4754f019bcd844d24893b7eadea82e13483fec5f

    .text

    .global lwcc_hight64_128_key_setup_avr
    .type lwcc_hight64_128_key_setup_avr, @function
lwcc_hight64_128_key_setup_avr:
    push r2
    push r16
    push r17
    movw r26, r22
    movw r30, r24
    adiw r26, 12
    ld r0, X+
    st Z+, r0
    ld r0, X+
    st Z+, r0
    ld r0, X+
    st Z+, r0
    ld r0, X
    st Z+, r0
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r16, X+
    subi r16, 166
    adiw r26, 7
    ld r17, X
    subi r17, 160
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 147
    adiw r26, 7
    ld r19, X
    subi r19, 208
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    subi r20, 202
    adiw r26, 7
    ld r21, X
    subi r21, 232
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 229
    st Z+, r22
    st Z+, r16
    st Z+, r18
    st Z+, r20
    adiw r26, 7
    ld r16, X
    subi r16, 180
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 243
    adiw r26, 7
    ld r20, X
    subi r20, 154
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 250
    adiw r26, 7
    ld r23, X
    subi r23, 205
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    subi r24, 253
    adiw r26, 7
    ld r25, X
    subi r25, 167
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    mov r2, r25
    mov r25, r0
    subi r25, 191
    st Z+, r25
    st Z+, r18
    st Z+, r22
    st Z+, r24
    st Z+, r16
    st Z+, r17
    st Z+, r19
    st Z+, r21
    adiw r26, 7
    ld r16, X
    subi r16, 212
    st Z+, r16
    st Z+, r20
    st Z+, r23
    st Z+, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    subi r16, 170
    adiw r26, 7
    ld r17, X
    subi r17, 178
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r18, X+
    subi r18, 213
    adiw r26, 7
    ld r19, X
    subi r19, 153
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    subi r20, 235
    adiw r26, 7
    ld r21, X
    subi r21, 141
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 182
    st Z+, r22
    st Z+, r16
    st Z+, r18
    st Z+, r20
    adiw r26, 7
    ld r16, X
    subi r16, 135
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 155
    adiw r26, 7
    ld r20, X
    subi r20, 196
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 142
    adiw r26, 7
    ld r23, X
    subi r23, 162
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    subi r24, 199
    adiw r26, 7
    ld r25, X
    subi r25, 145
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    mov r2, r25
    mov r25, r0
    subi r25, 228
    st Z+, r25
    st Z+, r18
    st Z+, r22
    st Z+, r24
    st Z+, r16
    st Z+, r17
    st Z+, r19
    st Z+, r21
    adiw r26, 7
    ld r16, X
    subi r16, 201
    st Z+, r16
    st Z+, r20
    st Z+, r23
    st Z+, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    subi r16, 165
    adiw r26, 7
    ld r17, X
    subi r17, 216
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 211
    adiw r26, 7
    ld r19, X
    subi r19, 172
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r20, X+
    subi r20, 234
    adiw r26, 7
    ld r21, X
    subi r21, 214
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 245
    st Z+, r22
    st Z+, r16
    st Z+, r18
    st Z+, r20
    adiw r26, 7
    ld r16, X
    subi r16, 171
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 251
    adiw r26, 7
    ld r20, X
    subi r20, 150
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 190
    adiw r26, 7
    ld r23, X
    subi r23, 139
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    subi r24, 223
    adiw r26, 7
    ld r25, X
    subi r25, 134
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    mov r2, r25
    mov r25, r0
    subi r25, 176
    st Z+, r25
    st Z+, r18
    st Z+, r22
    st Z+, r24
    st Z+, r16
    st Z+, r17
    st Z+, r19
    st Z+, r21
    adiw r26, 7
    ld r16, X
    subi r16, 131
    st Z+, r16
    st Z+, r20
    st Z+, r23
    st Z+, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    subi r16, 194
    adiw r26, 7
    ld r17, X
    subi r17, 236
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 161
    adiw r26, 7
    ld r19, X
    subi r19, 246
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    subi r20, 209
    adiw r26, 7
    ld r21, X
    subi r21, 187
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r22, X+
    subi r22, 233
    st Z+, r22
    st Z+, r16
    st Z+, r18
    st Z+, r20
    adiw r26, 7
    ld r16, X
    subi r16, 158
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 181
    adiw r26, 7
    ld r20, X
    subi r20, 207
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 219
    adiw r26, 7
    ld r23, X
    subi r23, 168
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    subi r24, 174
    adiw r26, 7
    ld r25, X
    subi r25, 148
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    mov r2, r25
    mov r25, r0
    subi r25, 215
    st Z+, r25
    st Z+, r18
    st Z+, r22
    st Z+, r24
    st Z+, r16
    st Z+, r17
    st Z+, r19
    st Z+, r21
    adiw r26, 7
    ld r16, X
    subi r16, 138
    st Z+, r16
    st Z+, r20
    st Z+, r23
    st Z+, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    subi r16, 197
    adiw r26, 7
    ld r17, X
    subi r17, 130
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 227
    adiw r26, 7
    ld r19, X
    subi r19, 129
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    subi r20, 242
    adiw r26, 7
    ld r21, X
    subi r21, 193
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 185
    st Z+, r22
    st Z+, r16
    st Z+, r18
    st Z+, r20
    adiw r26, 7
    ld r16, X
    subi r16, 225
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r18, X+
    subi r18, 157
    adiw r26, 7
    ld r20, X
    subi r20, 241
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 143
    adiw r26, 7
    ld r23, X
    subi r23, 249
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    subi r24, 136
    adiw r26, 7
    ld r25, X
    subi r25, 189
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    mov r2, r25
    mov r25, r0
    subi r25, 132
    st Z+, r25
    st Z+, r18
    st Z+, r22
    st Z+, r24
    st Z+, r16
    st Z+, r17
    st Z+, r19
    st Z+, r21
    adiw r26, 7
    ld r16, X
    subi r16, 159
    st Z+, r16
    st Z+, r20
    st Z+, r23
    st Z+, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    subi r16, 144
    adiw r26, 7
    ld r17, X
    subi r17, 177
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 200
    adiw r26, 7
    ld r19, X
    subi r19, 217
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    subi r20, 164
    adiw r26, 7
    ld r21, X
    subi r21, 173
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 146
    st Z+, r22
    st Z+, r16
    st Z+, r18
    st Z+, r20
    adiw r26, 7
    ld r16, X
    subi r16, 151
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 137
    adiw r26, 7
    ld r20, X
    subi r20, 204
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r22, X+
    subi r22, 133
    adiw r26, 7
    ld r23, X
    subi r23, 230
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    subi r24, 195
    adiw r26, 7
    ld r25, X
    subi r25, 179
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    mov r2, r25
    mov r25, r0
    subi r25, 226
    st Z+, r25
    st Z+, r18
    st Z+, r22
    st Z+, r24
    st Z+, r16
    st Z+, r17
    st Z+, r19
    st Z+, r21
    adiw r26, 7
    ld r16, X
    subi r16, 218
    st Z+, r16
    st Z+, r20
    st Z+, r23
    st Z+, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    subi r16, 237
    adiw r26, 7
    ld r17, X
    subi r17, 192
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 183
    adiw r26, 7
    ld r19, X
    subi r19, 224
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    subi r20, 220
    adiw r26, 7
    ld r21, X
    subi r21, 240
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 238
    st Z+, r22
    st Z+, r16
    st Z+, r18
    st Z+, r20
    adiw r26, 7
    ld r16, X
    subi r16, 248
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 247
    adiw r26, 7
    ld r20, X
    subi r20, 188
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 252
    adiw r26, 7
    ld r23, X
    subi r23, 222
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r24, X+
    subi r24, 254
    adiw r26, 7
    ld r25, X
    subi r25, 239
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    mov r2, r25
    mov r25, r0
    subi r25, 255
    st Z+, r25
    st Z+, r18
    st Z+, r22
    st Z+, r24
    st Z+, r16
    st Z+, r17
    st Z+, r19
    st Z+, r21
    adiw r26, 7
    ld r16, X
    subi r16, 184
    st Z+, r16
    st Z+, r20
    st Z+, r23
    st Z+, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    subi r16, 156
    adiw r26, 7
    ld r17, X
    subi r17, 140
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 206
    adiw r26, 7
    ld r19, X
    subi r19, 198
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    subi r20, 231
    adiw r26, 7
    ld r21, X
    subi r21, 163
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 244
    st Z+, r22
    st Z+, r16
    st Z+, r18
    st Z+, r20
    adiw r26, 7
    ld r16, X
    subi r16, 210
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    subi r18, 186
    adiw r26, 7
    ld r20, X
    subi r20, 169
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    subi r22, 221
    adiw r26, 7
    ld r23, X
    subi r23, 149
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    subi r24, 175
    adiw r26, 7
    ld r25, X
    subi r25, 203
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r0, X+
    mov r2, r25
    mov r25, r0
    subi r25, 152
    st Z+, r25
    st Z+, r18
    st Z+, r22
    st Z+, r24
    st Z+, r16
    st Z+, r17
    st Z+, r19
    st Z+, r21
    adiw r26, 7
    ld r16, X
    subi r16, 166
    st Z+, r16
    st Z+, r20
    st Z+, r23
    st Z+, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r0, X+
    st Z+, r0
    ld r0, X+
    st Z+, r0
    ld r0, X+
    st Z+, r0
    ld r0, X
    std Z+0, r0
    pop r17
    pop r16
    pop r2
    ret
    .size lwcc_hight64_128_key_setup_avr, .-lwcc_hight64_128_key_setup_avr

    .global lwcc_hight64_128_ecb_encrypt_avr
    .type lwcc_hight64_128_ecb_encrypt_avr, @function
lwcc_hight64_128_ecb_encrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_hight64_128_ecb_encrypt_avr_begin
    ret
.Llwcc_hight64_128_ecb_encrypt_avr_begin:
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
    push r16
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_hight64_128_ecb_encrypt_avr_group:
    ld r3, X+
    ldd r0, Y+0
    add r3, r0
    adiw r26, 1
    ld r5, X+
    ldd r0, Y+1
    eor r5, r0
    adiw r26, 1
    ld r7, X+
    ldd r0, Y+2
    add r7, r0
    adiw r26, 1
    ld r0, X
    ldd r2, Y+3
    eor r0, r2
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r4, X+
    adiw r26, 1
    ld r6, X+
    adiw r26, 1
    ld r8, X+
    adiw r26, 1
    ld r2, X+
    adiw r28, 4
    ldi r16, 4
.Llwcc_hight64_128_ecb_encrypt_avr_round:
    ; round 1 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r0
    lpm r9, Z
    ldd r10, Y+0
    add r9, r10
    eor r2, r9
    mov r30, r5
    lpm r9, Z
    ldd r10, Y+2
    add r9, r10
    eor r6, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r3
    lpm r9, Z
    ldd r10, Y+1
    eor r9, r10
    add r4, r9
    mov r30, r7
    lpm r9, Z
    ldd r10, Y+3
    eor r9, r10
    add r8, r9
    ; round 2 (hight.dsl:25)
    mov r30, r2
    lpm r9, Z
    ldd r10, Y+5
    eor r9, r10
    add r3, r9
    mov r30, r6
    lpm r9, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r10, Z
    ldd r11, Y+4
    add r10, r11
    eor r0, r10
    mov r30, r4
    lpm r10, Z
    ldd r11, Y+6
    add r10, r11
    eor r5, r10
    ldd r10, Y+7
    eor r9, r10
    add r7, r9
    ; round 3 (hight.dsl:24)
    mov r30, r7
    lpm r9, Z
    ldd r10, Y+8
    add r9, r10
    eor r8, r9
    mov r30, r3
    lpm r9, Z
    ldd r10, Y+10
    add r9, r10
    eor r4, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r0
    lpm r9, Z
    ldd r10, Y+9
    eor r9, r10
    add r2, r9
    mov r30, r5
    lpm r9, Z
    ldd r10, Y+11
    eor r9, r10
    add r6, r9
    ; round 4 (hight.dsl:25)
    mov r30, r8
    lpm r9, Z
    ldd r10, Y+13
    eor r9, r10
    add r0, r9
    mov r30, r4
    lpm r9, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r6
    lpm r10, Z
    ldd r11, Y+12
    add r10, r11
    eor r7, r10
    mov r30, r2
    lpm r10, Z
    ldd r11, Y+14
    add r10, r11
    eor r3, r10
    ldd r10, Y+15
    eor r9, r10
    add r5, r9
    ; round 5 (hight.dsl:24)
    mov r30, r5
    lpm r9, Z
    ldd r10, Y+16
    add r9, r10
    eor r6, r9
    mov r30, r0
    lpm r9, Z
    ldd r10, Y+18
    add r9, r10
    eor r2, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r7
    lpm r9, Z
    ldd r10, Y+17
    eor r9, r10
    add r8, r9
    mov r30, r3
    lpm r9, Z
    ldd r10, Y+19
    eor r9, r10
    add r4, r9
    ; round 6 (hight.dsl:25)
    mov r30, r6
    lpm r9, Z
    ldd r10, Y+21
    eor r9, r10
    add r7, r9
    mov r30, r2
    lpm r9, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r4
    lpm r10, Z
    ldd r11, Y+20
    add r10, r11
    eor r5, r10
    mov r30, r8
    lpm r10, Z
    ldd r11, Y+22
    add r10, r11
    eor r0, r10
    ldd r10, Y+23
    eor r9, r10
    add r3, r9
    ; round 7 (hight.dsl:24)
    mov r30, r3
    lpm r9, Z
    ldd r10, Y+24
    add r9, r10
    eor r4, r9
    mov r30, r7
    lpm r9, Z
    ldd r10, Y+26
    add r9, r10
    eor r8, r9
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r9, Z
    ldd r10, Y+25
    eor r9, r10
    add r6, r9
    mov r30, r0
    lpm r9, Z
    ldd r10, Y+27
    eor r9, r10
    add r2, r9
    ; round 8 (hight.dsl:25)
    mov r30, r4
    lpm r9, Z
    ldd r10, Y+29
    eor r9, r10
    add r5, r9
    mov r30, r8
    lpm r9, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r2
    lpm r10, Z
    ldd r11, Y+28
    add r10, r11
    eor r3, r10
    mov r30, r6
    lpm r10, Z
    ldd r11, Y+30
    add r10, r11
    eor r7, r10
    ldd r10, Y+31
    eor r9, r10
    add r0, r9
    adiw r28, 32
    dec r16
    breq .Llwcc_hight64_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_hight64_128_ecb_encrypt_avr_round
.Llwcc_hight64_128_ecb_encrypt_avr_rounds_done:
    subi r28, 132
    sbci r29, 0
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    ldd r9, Y+0
    add r4, r9
    ldd r9, Y+1
    eor r6, r9
    ldd r9, Y+2
    add r8, r9
    ldd r9, Y+3
    eor r2, r9
    movw r30, r22
    std Z+0, r4
    std Z+1, r5
    std Z+2, r6
    std Z+3, r7
    std Z+4, r8
    std Z+5, r0
    std Z+6, r2
    std Z+7, r3
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_hight64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_hight64_128_ecb_encrypt_avr_group
.Llwcc_hight64_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
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
    .size lwcc_hight64_128_ecb_encrypt_avr, .-lwcc_hight64_128_ecb_encrypt_avr

    .global lwcc_hight64_128_ecb_decrypt_avr
    .type lwcc_hight64_128_ecb_decrypt_avr, @function
lwcc_hight64_128_ecb_decrypt_avr:
    mov r0, r20
    or r0, r21
    brne .Llwcc_hight64_128_ecb_decrypt_avr_begin
    ret
.Llwcc_hight64_128_ecb_decrypt_avr_begin:
    push r2
    push r3
    push r4
    push r5
    push r12
    push r13
    push r14
    push r15
    push r17
    push r16
    push r28
    push r29
    movw r26, r22
    movw r22, r24
    movw r28, r18
    movw r24, r20
.Llwcc_hight64_128_ecb_decrypt_avr_group:
    adiw r26, 6
    ld r17, X
    subi r28, lo8(-(132))
    sbci r29, hi8(-(132))
    ldd r21, Y+3
    eor r17, r21
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r21, X
    ldd r20, Y+2
    sub r21, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r19, X
    ldd r20, Y+1
    eor r19, r20
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r3, X+
    ldd r20, Y+0
    sub r3, r20
    ld r18, X+
    adiw r26, 1
    ld r2, X+
    adiw r26, 1
    ld r20, X+
    adiw r26, 1
    ld r4, X+
    subi r28, lo8(-(-132))
    sbci r29, hi8(-(-132))
    subi r28, 156
    sbci r29, 255
    ldi r16, 4
.Llwcc_hight64_128_ecb_decrypt_avr_round:
    ; round 32 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r21
    lpm r15, Z
    ldd r14, Y+31
    eor r15, r14
    sub r20, r15
    mov r30, r3
    lpm r15, Z
    ldd r14, Y+29
    eor r15, r14
    sub r18, r15
    ; round 31 (hight.dsl:25)
    mov r30, r20
    lpm r15, Z
    ldd r14, Y+27
    eor r15, r14
    mov r14, r17
    sub r14, r15
    mov r30, r18
    lpm r15, Z
    ldd r13, Y+25
    eor r15, r13
    mov r13, r19
    sub r13, r15
    ; round 30 (hight.dsl:25)
    mov r30, r14
    lpm r15, Z
    ldd r5, Y+23
    eor r15, r5
    mov r30, r13
    lpm r5, Z
    ldd r12, Y+21
    eor r5, r12
    ; round 32 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r19
    lpm r19, Z
    ldd r12, Y+30
    add r19, r12
    eor r2, r19
    mov r30, r17
    lpm r19, Z
    ldd r17, Y+28
    add r19, r17
    eor r4, r19
    ; round 31 (hight.dsl:24)
    mov r30, r2
    lpm r19, Z
    ldd r17, Y+26
    add r19, r17
    eor r21, r19
    mov r30, r4
    lpm r19, Z
    ldd r17, Y+24
    add r19, r17
    eor r3, r19
    ; round 30 (hight.dsl:43)
    sub r4, r15
    mov r30, r21
    lpm r19, Z
    ldd r17, Y+22
    add r19, r17
    eor r20, r19
    sub r2, r5
    mov r30, r3
    lpm r19, Z
    ldd r17, Y+20
    add r19, r17
    eor r18, r19
    ; round 29 (hight.dsl:24)
    mov r30, r20
    lpm r19, Z
    ldd r17, Y+18
    add r19, r17
    eor r14, r19
    mov r30, r18
    lpm r19, Z
    ldd r17, Y+16
    add r19, r17
    eor r13, r19
    ; round 28 (hight.dsl:24)
    mov r30, r14
    lpm r19, Z
    ldd r17, Y+14
    add r19, r17
    eor r19, r4
    mov r30, r13
    lpm r17, Z
    ldd r15, Y+12
    add r17, r15
    eor r17, r2
    ; round 27 (hight.dsl:24)
    mov r30, r19
    lpm r15, Z
    ldd r5, Y+10
    add r15, r5
    ; round 29 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r4
    lpm r4, Z
    ldd r5, Y+19
    eor r4, r5
    sub r3, r4
    mov r30, r2
    lpm r2, Z
    ldd r4, Y+17
    eor r2, r4
    sub r21, r2
    ; round 28 (hight.dsl:25)
    mov r30, r3
    lpm r2, Z
    ldd r4, Y+15
    eor r2, r4
    sub r18, r2
    mov r30, r21
    lpm r2, Z
    ldd r4, Y+13
    eor r2, r4
    sub r20, r2
    ; round 27 (hight.dsl:25)
    mov r30, r18
    lpm r2, Z
    ldd r4, Y+11
    eor r2, r4
    sub r13, r2
    eor r3, r15
    mov r30, r20
    lpm r2, Z
    ldd r4, Y+9
    eor r2, r4
    sub r14, r2
    ; round 26 (hight.dsl:25)
    mov r30, r13
    lpm r2, Z
    ldd r4, Y+7
    eor r2, r4
    mov r4, r17
    sub r4, r2
    mov r30, r14
    lpm r2, Z
    ldd r15, Y+5
    eor r2, r15
    sub r19, r2
    ; round 25 (hight.dsl:25)
    mov r30, r4
    lpm r2, Z
    ldd r15, Y+3
    eor r2, r15
    mov r30, r19
    lpm r15, Z
    ldd r5, Y+1
    eor r15, r5
    mov r5, r3
    sub r5, r15
    ; round 27 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r17
    lpm r17, Z
    ldd r15, Y+8
    add r17, r15
    eor r21, r17
    ; round 26 (hight.dsl:24)
    mov r30, r3
    lpm r3, Z
    ldd r17, Y+6
    add r3, r17
    eor r18, r3
    mov r30, r21
    lpm r3, Z
    ldd r17, Y+4
    add r3, r17
    eor r20, r3
    ; round 25 (hight.dsl:43)
    sub r21, r2
    mov r30, r18
    lpm r2, Z
    ldd r3, Y+2
    add r2, r3
    eor r13, r2
    mov r30, r20
    lpm r2, Z
    ldd r3, Y+0
    add r2, r3
    eor r14, r2
    movw r2, r4 ; r3, r5
    mov r17, r14
    mov r4, r19
    mov r19, r13
    subi r28, lo8(-(-32))
    sbci r29, hi8(-(-32))
    dec r16
    breq .Llwcc_hight64_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_hight64_128_ecb_decrypt_avr_round
.Llwcc_hight64_128_ecb_decrypt_avr_rounds_done:
    adiw r28, 28
    ldd r15, Y+3
    eor r20, r15
    ldd r15, Y+2
    sub r2, r15
    ldd r15, Y+1
    eor r18, r15
    ldd r15, Y+0
    sub r4, r15
    movw r30, r22
    std Z+0, r4
    std Z+1, r3
    std Z+2, r18
    std Z+3, r19
    std Z+4, r2
    std Z+5, r21
    std Z+6, r20
    std Z+7, r17
    subi r22, 248
    sbci r23, 255
    sbiw r24, 1
    breq .Llwcc_hight64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_hight64_128_ecb_decrypt_avr_group
.Llwcc_hight64_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
    pop r15
    pop r14
    pop r13
    pop r12
    pop r5
    pop r4
    pop r3
    pop r2
    ret
    .size lwcc_hight64_128_ecb_decrypt_avr, .-lwcc_hight64_128_ecb_decrypt_avr

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
    ldd r0, Y+0
    ld r2, X
    add r2, r0
    ldd r0, Y+1
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
    ldd r5, Y+6
    add r0, r5
    adiw r26, 2
    ld r5, X
    eor r5, r0
    ; round 2 (hight.dsl:24)
    mov r30, r4
    lpm r0, Z
    ldd r6, Y+10
    add r0, r6
    eor r3, r0
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r5
    lpm r0, Z
    ldd r6, Y+11
    eor r0, r6
    ; round 3 (hight.dsl:25)
    mov r30, r3
    lpm r6, Z
    ldd r7, Y+15
    eor r6, r7
    add r5, r6
    ; round 4 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r5
    lpm r6, Z
    ldd r7, Y+16
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
    push r14
    push r15
    push r17
    push r16
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
    ldd r8, Y+2
    add r8, r5
    ldd r21, Y+3
    eor r21, r3
    ; round 1 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r21
    lpm r9, Z
    ldd r20, Y+4
    add r9, r20
    eor r9, r2
    subi r28, lo8(-(137))
    sbci r29, hi8(-(137))
    ; round 2 (hight.dsl:43)
    ldd r19, Y+0
    add r19, r8
    ; round 1 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r8
    lpm r7, Z
    subi r28, lo8(-(-130))
    sbci r29, hi8(-(-130))
    ldd r6, Y+0
    eor r7, r6
    add r7, r4
    ; round 2 (hight.dsl:25)
    mov r30, r9
    lpm r6, Z
    ldd r18, Y+2
    eor r6, r18
    subi r28, lo8(-(129))
    sbci r29, hi8(-(129))
    ldd r18, Y+0
    add r18, r6
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r7
    lpm r6, Z
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
    ldd r8, Y+0
    add r6, r8
    eor r21, r6
    ; round 3 (hight.dsl:24)
    mov r30, r19
    lpm r6, Z
    ldd r8, Y+4
    add r6, r8
    eor r7, r6
    mov r30, r18
    lpm r6, Z
    ldd r8, Y+6
    add r6, r8
    subi r28, lo8(-(130))
    sbci r29, hi8(-(130))
    ldd r8, Y+0
    eor r8, r6
    ; round 4 (hight.dsl:43)
    ldd r6, Y+1
    eor r19, r6
    ; round 3 (hight.dsl:25)
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r21
    lpm r6, Z
    subi r28, lo8(-(-125))
    sbci r29, hi8(-(-125))
    ldd r20, Y+0
    eor r6, r20
    add r9, r6
    ; round 4 (hight.dsl:25)
    mov r30, r7
    lpm r6, Z
    ldd r20, Y+4
    eor r6, r20
    add r21, r6
    mov r30, r8
    lpm r6, Z
    ldd r20, Y+6
    eor r6, r20
    subi r28, lo8(-(127))
    sbci r29, hi8(-(127))
    ldd r15, Y+0
    add r15, r6
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r6, Z
    subi r28, lo8(-(-122))
    sbci r29, hi8(-(-122))
    ldd r14, Y+0
    add r6, r14
    eor r18, r6
    ; round 5 (hight.dsl:24)
    mov r30, r15
    lpm r14, Z
    ldd r6, Y+2
    add r14, r6
    subi r28, lo8(-(123))
    sbci r29, hi8(-(123))
    ldd r6, Y+0
    eor r6, r14
    mov r30, r21
    lpm r14, Z
    subi r28, lo8(-(-120))
    sbci r29, hi8(-(-120))
    ldd r20, Y+1
    add r14, r20
    eor r9, r14
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r19
    lpm r14, Z
    ldd r20, Y+0
    eor r14, r20
    add r7, r14
    mov r30, r18
    lpm r14, Z
    ldd r20, Y+2
    eor r14, r20
    add r8, r14
    ; round 6 (hight.dsl:25)
    mov r30, r6
    lpm r14, Z
    ldd r20, Y+4
    eor r14, r20
    add r19, r14
    mov r30, r9
    lpm r14, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r8
    lpm r20, Z
    ldd r17, Y+3
    add r20, r17
    eor r15, r20
    mov r30, r7
    lpm r20, Z
    ldd r17, Y+5
    add r20, r17
    eor r21, r20
    ldd r20, Y+6
    eor r14, r20
    add r18, r14
    ; round 7 (hight.dsl:24)
    mov r30, r18
    lpm r14, Z
    ldd r20, Y+7
    add r14, r20
    eor r8, r14
    mov r30, r19
    lpm r14, Z
    ldd r20, Y+9
    add r14, r20
    eor r7, r14
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r15
    lpm r14, Z
    ldd r20, Y+8
    eor r14, r20
    add r6, r14
    mov r30, r21
    lpm r14, Z
    ldd r20, Y+10
    eor r14, r20
    add r9, r14
    mov r20, r8
    mov r17, r7
    mov r14, r21
    mov r21, r18
    mov r18, r19
    mov r19, r15
    mov r15, r14
    subi r28, lo8(-(-21))
    sbci r29, hi8(-(-21))
    adiw r28, 32
    ldi r16, 3
.Llwcc_hight64_128_ctr_crypt_avr_round:
    ; round 8 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r8, Z
    ldd r7, Y+0
    add r8, r7
    eor r21, r8
    mov r30, r6
    lpm r8, Z
    ldd r7, Y+2
    add r8, r7
    eor r18, r8
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r20
    lpm r8, Z
    ldd r7, Y+1
    eor r8, r7
    add r19, r8
    mov r30, r17
    lpm r8, Z
    ldd r7, Y+3
    eor r8, r7
    add r15, r8
    ; round 9 (hight.dsl:25)
    mov r30, r21
    lpm r8, Z
    ldd r7, Y+5
    eor r8, r7
    add r20, r8
    mov r30, r18
    lpm r8, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r15
    lpm r7, Z
    ldd r14, Y+4
    add r7, r14
    eor r9, r7
    mov r30, r19
    lpm r7, Z
    ldd r14, Y+6
    add r7, r14
    eor r6, r7
    ldd r7, Y+7
    eor r8, r7
    add r17, r8
    ; round 10 (hight.dsl:24)
    mov r30, r17
    lpm r8, Z
    ldd r7, Y+8
    add r8, r7
    eor r15, r8
    mov r30, r20
    lpm r8, Z
    ldd r7, Y+10
    add r8, r7
    eor r19, r8
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r9
    lpm r8, Z
    ldd r7, Y+9
    eor r8, r7
    add r21, r8
    mov r30, r6
    lpm r8, Z
    ldd r7, Y+11
    eor r8, r7
    add r18, r8
    ; round 11 (hight.dsl:25)
    mov r30, r15
    lpm r8, Z
    ldd r7, Y+13
    eor r8, r7
    add r9, r8
    mov r30, r19
    lpm r8, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r18
    lpm r7, Z
    ldd r14, Y+12
    add r7, r14
    eor r17, r7
    mov r30, r21
    lpm r7, Z
    ldd r14, Y+14
    add r7, r14
    eor r20, r7
    ldd r7, Y+15
    eor r8, r7
    add r6, r8
    ; round 12 (hight.dsl:24)
    mov r30, r6
    lpm r8, Z
    ldd r7, Y+16
    add r8, r7
    eor r18, r8
    mov r30, r9
    lpm r8, Z
    ldd r7, Y+18
    add r8, r7
    eor r21, r8
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r17
    lpm r8, Z
    ldd r7, Y+17
    eor r8, r7
    add r15, r8
    mov r30, r20
    lpm r8, Z
    ldd r7, Y+19
    eor r8, r7
    add r19, r8
    ; round 13 (hight.dsl:25)
    mov r30, r18
    lpm r8, Z
    ldd r7, Y+21
    eor r8, r7
    add r17, r8
    mov r30, r21
    lpm r8, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r19
    lpm r7, Z
    ldd r14, Y+20
    add r7, r14
    eor r6, r7
    mov r30, r15
    lpm r7, Z
    ldd r14, Y+22
    add r7, r14
    eor r9, r7
    ldd r7, Y+23
    eor r8, r7
    add r20, r8
    ; round 14 (hight.dsl:24)
    mov r30, r20
    lpm r8, Z
    ldd r7, Y+24
    add r8, r7
    eor r19, r8
    mov r30, r17
    lpm r8, Z
    ldd r7, Y+26
    add r8, r7
    eor r15, r8
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r6
    lpm r8, Z
    ldd r7, Y+25
    eor r8, r7
    add r18, r8
    mov r30, r9
    lpm r8, Z
    ldd r7, Y+27
    eor r8, r7
    add r21, r8
    ; round 15 (hight.dsl:25)
    mov r30, r19
    lpm r8, Z
    ldd r7, Y+29
    eor r8, r7
    add r6, r8
    mov r30, r15
    lpm r8, Z
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r21
    lpm r7, Z
    ldd r14, Y+28
    add r7, r14
    eor r20, r7
    mov r30, r18
    lpm r7, Z
    ldd r14, Y+30
    add r7, r14
    eor r17, r7
    ldd r7, Y+31
    eor r8, r7
    add r9, r8
    adiw r28, 32
    dec r16
    breq .Llwcc_hight64_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_round
.Llwcc_hight64_128_ctr_crypt_avr_rounds_done:
    subi r28, 128
    sbci r29, 0
    subi r28, lo8(-(128))
    sbci r29, hi8(-(128))
    ldd r8, Y+7
    eor r8, r9
    ; round 32 (hight.dsl:24)
    ldi r31, hi8(.Ltable_byte_0)
    mov r30, r9
    lpm r9, Z
    ldd r7, Y+0
    add r9, r7
    eor r21, r9
    ldd r9, Y+4
    add r9, r20
    mov r30, r6
    lpm r7, Z
    ldi r31, hi8(.Ltable_byte_1)
    mov r30, r20
    lpm r20, Z
    ldd r14, Y+1
    eor r20, r14
    add r19, r20
    ldd r20, Y+2
    add r7, r20
    eor r18, r7
    ldd r20, Y+5
    eor r6, r20
    mov r30, r17
    lpm r20, Z
    ldd r7, Y+3
    eor r20, r7
    add r15, r20
    ldd r20, Y+6
    add r17, r20
    ld r20, X+
    eor r20, r9
    ld r9, X+
    eor r9, r19
    ld r19, X+
    eor r19, r6
    ld r6, X+
    eor r6, r18
    ld r18, X+
    eor r18, r17
    ld r17, X+
    eor r17, r15
    ld r15, X+
    eor r15, r8
    ld r8, X+
    eor r8, r21
    movw r30, r22
    std Z+0, r20
    std Z+1, r9
    std Z+2, r19
    std Z+3, r6
    std Z+4, r18
    std Z+5, r17
    std Z+6, r15
    std Z+7, r8
    subi r28, lo8(-(-128))
    sbci r29, hi8(-(-128))
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
    pop r16
    pop r17
    pop r15
    pop r14
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
