; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile hight --set hight64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() sbox(fixed=true) value_numbering() hoist(nonce=false) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 45
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 136, ctx 140, align 1, group 8, stack 45, code 2496, flash 2496, ram 321
; registers: r0, r2-r14, r16-r25; r2-r14, r16-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:cf1ed2698ba18bff8ddb7a63880b34fdec6a67c7838e29421aef595595f2f2d2

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
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_hight64_128_ecb_encrypt_avr_group:
    ld r5, X+
    ldd r4, Z+0
    add r5, r4
    adiw r26, 1
    ld r2, X+
    ldd r4, Z+1
    eor r2, r4
    adiw r26, 1
    ld r3, X+
    ldd r4, Z+2
    add r3, r4
    adiw r26, 1
    ld r4, X
    ldd r23, Z+3
    eor r4, r23
    subi r26, lo8(-(-5))
    sbci r27, hi8(-(-5))
    ld r22, X+
    adiw r26, 1
    ld r21, X+
    adiw r26, 1
    ld r20, X+
    adiw r26, 1
    ld r23, X+
    adiw r30, 4
    ldi r16, 32
.Llwcc_hight64_128_ecb_encrypt_avr_round:
    ; round 1 (hight.dsl:24)
    mov r19, r4
    lsl r19
    adc r19, r1
    mov r18, r4
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    eor r19, r18
    mov r18, r4
    bst r18, 0
    lsr r18
    bld r18, 7
    eor r19, r18
    ld r18, Z+
    add r19, r18
    eor r23, r19
    mov r19, r5
    swap r19
    bst r19, 0
    lsr r19
    bld r19, 7
    mov r18, r5
    swap r18
    eor r19, r18
    mov r18, r5
    bst r18, 0
    lsr r18
    bld r18, 7
    bst r18, 0
    lsr r18
    bld r18, 7
    eor r19, r18
    ld r18, Z+
    eor r19, r18
    add r22, r19
    mov r19, r2
    lsl r19
    adc r19, r1
    mov r18, r2
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    eor r19, r18
    mov r18, r2
    bst r18, 0
    lsr r18
    bld r18, 7
    eor r19, r18
    ld r18, Z+
    add r19, r18
    eor r21, r19
    mov r19, r3
    swap r19
    bst r19, 0
    lsr r19
    bld r19, 7
    mov r18, r3
    swap r18
    eor r19, r18
    mov r18, r3
    bst r18, 0
    lsr r18
    bld r18, 7
    bst r18, 0
    lsr r18
    bld r18, 7
    eor r19, r18
    ld r18, Z+
    eor r19, r18
    add r20, r19
    mov r18, r5
    mov r19, r4
    mov r4, r20
    mov r20, r3
    mov r3, r21
    mov r21, r2
    mov r2, r22
    mov r22, r18
    mov r5, r23
    mov r23, r19
    dec r16
    breq .Llwcc_hight64_128_ecb_encrypt_avr_rounds_done
    rjmp .Llwcc_hight64_128_ecb_encrypt_avr_round
.Llwcc_hight64_128_ecb_encrypt_avr_rounds_done:
    subi r30, 132
    sbci r31, 0
    subi r30, lo8(-(132))
    sbci r31, hi8(-(132))
    ldd r19, Z+0
    add r22, r19
    ldd r19, Z+1
    eor r21, r19
    ldd r19, Z+2
    add r20, r19
    ldd r19, Z+3
    eor r23, r19
    st Y+, r22
    st Y+, r2
    st Y+, r21
    st Y+, r3
    st Y+, r20
    st Y+, r4
    st Y+, r23
    st Y+, r5
    subi r30, lo8(-(-132))
    sbci r31, hi8(-(-132))
    sbiw r24, 1
    breq .Llwcc_hight64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_hight64_128_ecb_encrypt_avr_group
.Llwcc_hight64_128_ecb_encrypt_avr_end:
    pop r29
    pop r28
    pop r16
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
    push r17
    push r16
    push r28
    push r29
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
.Llwcc_hight64_128_ecb_decrypt_avr_group:
    adiw r26, 6
    ld r4, X
    subi r30, lo8(-(132))
    sbci r31, hi8(-(132))
    ldd r5, Z+3
    eor r4, r5
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r5, X
    ldd r23, Z+2
    sub r5, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r2, X
    ldd r23, Z+1
    eor r2, r23
    subi r26, lo8(-(-2))
    sbci r27, hi8(-(-2))
    ld r3, X+
    ldd r23, Z+0
    sub r3, r23
    ld r21, X+
    adiw r26, 1
    ld r22, X+
    adiw r26, 1
    ld r23, X+
    adiw r26, 1
    ld r20, X+
    subi r30, lo8(-(-132))
    sbci r31, hi8(-(-132))
    subi r30, 128
    sbci r31, 255
    ldi r16, 32
.Llwcc_hight64_128_ecb_decrypt_avr_round:
    ; round 32 (hight.dsl:25)
    mov r19, r5
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    mov r18, r5
    swap r18
    mov r17, r5
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    eor r17, r18
    eor r17, r19
    ldd r19, Z+3
    eor r17, r19
    sub r23, r17
    mov r19, r2
    bst r19, 0
    lsr r19
    bld r19, 7
    mov r18, r2
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    mov r17, r2
    lsl r17
    adc r17, r1
    eor r17, r18
    eor r17, r19
    ldd r19, Z+2
    add r17, r19
    eor r22, r17
    mov r19, r3
    bst r19, 0
    lsr r19
    bld r19, 7
    bst r19, 0
    lsr r19
    bld r19, 7
    mov r18, r3
    swap r18
    mov r17, r3
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    eor r17, r18
    eor r17, r19
    ldd r19, Z+1
    eor r17, r19
    sub r21, r17
    mov r19, r4
    bst r19, 0
    lsr r19
    bld r19, 7
    mov r18, r4
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    mov r17, r4
    lsl r17
    adc r17, r1
    eor r17, r18
    eor r17, r19
    ldd r19, Z+0
    add r17, r19
    eor r20, r17
    movw r18, r4 ; r19, r5
    mov r5, r23
    mov r23, r18
    mov r4, r20
    mov r20, r3
    mov r3, r21
    mov r21, r2
    mov r2, r22
    mov r22, r19
    subi r30, lo8(-(-4))
    sbci r31, hi8(-(-4))
    dec r16
    breq .Llwcc_hight64_128_ecb_decrypt_avr_rounds_done
    rjmp .Llwcc_hight64_128_ecb_decrypt_avr_round
.Llwcc_hight64_128_ecb_decrypt_avr_rounds_done:
    ldd r19, Z+3
    eor r23, r19
    ldd r19, Z+2
    sub r22, r19
    ldd r19, Z+1
    eor r21, r19
    ldd r19, Z+0
    sub r20, r19
    st Y+, r20
    st Y+, r3
    st Y+, r21
    st Y+, r2
    st Y+, r22
    st Y+, r5
    st Y+, r23
    st Y+, r4
    sbiw r24, 1
    breq .Llwcc_hight64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_hight64_128_ecb_decrypt_avr_group
.Llwcc_hight64_128_ecb_decrypt_avr_end:
    pop r29
    pop r28
    pop r16
    pop r17
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
    movw r26, r22
    movw r30, r24
    ld r0, X
    subi r30, lo8(-(136))
    sbci r31, hi8(-(136))
    std Z+0, r0
    adiw r26, 2
    ld r0, X
    std Z+1, r0
    subi r26, lo8(-(-1))
    sbci r27, hi8(-(-1))
    ld r0, X
    std Z+2, r0
    adiw r26, 2
    ld r0, X
    std Z+3, r0
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
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_hight64_128_ctr_crypt_avr_group
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_rest
.Llwcc_hight64_128_ctr_crypt_avr_group:
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
    subi r30, lo8(-(136))
    sbci r31, hi8(-(136))
    ldd r10, Z+0
    subi r30, lo8(-(-136))
    sbci r31, hi8(-(-136))
    ldd r6, Z+0
    add r10, r6
    subi r30, lo8(-(137))
    sbci r31, hi8(-(137))
    ldd r11, Z+0
    subi r30, lo8(-(-136))
    sbci r31, hi8(-(-136))
    ldd r6, Z+0
    eor r11, r6
    ldd r6, Z+1
    add r5, r6
    ldd r6, Z+2
    eor r3, r6
    subi r30, lo8(-(137))
    sbci r31, hi8(-(137))
    ldd r13, Z+0
    ldd r9, Z+1
    mov r12, r2
    mov r8, r4
    mov r6, r3
    mov r7, r5
    subi r30, lo8(-(-138))
    sbci r31, hi8(-(-138))
    adiw r30, 4
    ldi r16, 32
.Llwcc_hight64_128_ctr_crypt_avr_round:
    ; round 1 (hight.dsl:24)
    mov r2, r6
    lsl r2
    adc r2, r1
    mov r3, r6
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    eor r2, r3
    mov r3, r6
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r2, r3
    ld r3, Z+
    add r2, r3
    eor r12, r2
    mov r2, r10
    swap r2
    bst r2, 0
    lsr r2
    bld r2, 7
    mov r3, r10
    swap r3
    eor r2, r3
    mov r3, r10
    bst r3, 0
    lsr r3
    bld r3, 7
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r2, r3
    ld r3, Z+
    eor r2, r3
    add r13, r2
    mov r2, r11
    lsl r2
    adc r2, r1
    mov r3, r11
    lsl r3
    adc r3, r1
    lsl r3
    adc r3, r1
    eor r2, r3
    mov r3, r11
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r2, r3
    ld r3, Z+
    add r2, r3
    eor r9, r2
    mov r2, r7
    swap r2
    bst r2, 0
    lsr r2
    bld r2, 7
    mov r3, r7
    swap r3
    eor r2, r3
    mov r3, r7
    bst r3, 0
    lsr r3
    bld r3, 7
    bst r3, 0
    lsr r3
    bld r3, 7
    eor r2, r3
    ld r3, Z+
    eor r2, r3
    add r8, r2
    mov r6, r6
    movw r2, r10 ; r3, r11
    mov r4, r7
    movw r10, r12 ; r11, r13
    mov r12, r6
    movw r6, r8 ; r7, r9
    mov r13, r2
    mov r9, r3
    mov r8, r4
    dec r16
    breq .Llwcc_hight64_128_ctr_crypt_avr_rounds_done
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_round
.Llwcc_hight64_128_ctr_crypt_avr_rounds_done:
    subi r30, 132
    sbci r31, 0
    subi r30, lo8(-(132))
    sbci r31, hi8(-(132))
    ldd r2, Z+0
    add r13, r2
    ldd r2, Z+1
    eor r9, r2
    ldd r2, Z+2
    add r8, r2
    ldd r2, Z+3
    eor r12, r2
    ld r2, X+
    eor r2, r13
    st Y+, r2
    ld r2, X+
    eor r2, r11
    st Y+, r2
    ld r2, X+
    eor r2, r9
    st Y+, r2
    ld r2, X+
    eor r2, r7
    st Y+, r2
    ld r2, X+
    eor r2, r8
    st Y+, r2
    ld r2, X+
    eor r2, r6
    st Y+, r2
    ld r6, X+
    eor r6, r12
    st Y+, r6
    ld r6, X+
    eor r6, r10
    st Y+, r6
    subi r30, lo8(-(-132))
    sbci r31, hi8(-(-132))
    subi r24, 8
    sbci r25, 0
    brcs .Llwcc_hight64_128_ctr_crypt_avr_rest
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_group
.Llwcc_hight64_128_ctr_crypt_avr_rest:
    subi r24, -8
    clr r25
    pop r2
    pop r3
    pop r4
    pop r5
    pop r0
    tst r0
    brne .Llwcc_hight64_128_ctr_crypt_avr_out
    tst r24
    breq .Llwcc_hight64_128_ctr_crypt_avr_end
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
    push r5
    push r4
    push r3
    push r2
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
