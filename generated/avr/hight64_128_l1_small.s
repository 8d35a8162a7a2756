; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile hight --set hight64_128 --target avr --lanes 1 --goal size
; passes:    unroll() invert() counter() sbox(fixed=true) value_numbering() hoist(nonce=false) subroutines(enabled=true) legalise(enabled=true) roll(enabled=true, by_length=true) slice(lanes=1, in_order=true) split_accesses() select(tables=flash) schedule() allocate() pair_copies() walk()
; dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter; stack 52
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, nonce 4, rk 136, ctx 140, align 1, group 8, stack 52, code 1560, flash 1560, ram 328
; registers: r0, r2-r25; r2-r17 saved
; timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:bd87951e0191623e89fca7db39cde5915aebdcecddc4182961ed42316aa0cad9

    .text

    .global lwcc_hight64_128_key_setup_avr
    .type lwcc_hight64_128_key_setup_avr, @function
lwcc_hight64_128_key_setup_avr:
    rcall .Llwcc_hight64_128_file_avr_save
    movw r26, r22
    movw r30, r24
    adiw r26, 12
    rcall .Llwcc_hight64_128_run_avr_11
    st Z+, r0
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r16, X+
    subi r16, 166
    adiw r26, 7
    ld r17, X
    subi r17, 160
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 147
    adiw r26, 7
    ld r19, X
    subi r19, 208
    rcall .Llwcc_hight64_128_run_avr_7
    subi r20, 202
    adiw r26, 7
    ld r21, X
    subi r21, 232
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 229
    rcall .Llwcc_hight64_128_run_avr_2
    subi r16, 180
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 243
    adiw r26, 7
    ld r20, X
    subi r20, 154
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 250
    adiw r26, 7
    ld r23, X
    subi r23, 205
    rcall .Llwcc_hight64_128_run_avr_8
    subi r24, 253
    adiw r26, 7
    ld r25, X
    subi r25, 167
    rcall .Llwcc_hight64_128_run_avr_5
    subi r25, 191
    rcall .Llwcc_hight64_128_run_avr_0
    subi r16, 212
    rcall .Llwcc_hight64_128_run_avr_1
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
    rcall .Llwcc_hight64_128_run_avr_7
    subi r20, 235
    adiw r26, 7
    ld r21, X
    subi r21, 141
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 182
    rcall .Llwcc_hight64_128_run_avr_2
    subi r16, 135
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 155
    adiw r26, 7
    ld r20, X
    subi r20, 196
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 142
    adiw r26, 7
    ld r23, X
    subi r23, 162
    rcall .Llwcc_hight64_128_run_avr_8
    subi r24, 199
    adiw r26, 7
    ld r25, X
    subi r25, 145
    rcall .Llwcc_hight64_128_run_avr_5
    subi r25, 228
    rcall .Llwcc_hight64_128_run_avr_0
    subi r16, 201
    rcall .Llwcc_hight64_128_run_avr_1
    subi r16, 165
    adiw r26, 7
    ld r17, X
    subi r17, 216
    rcall .Llwcc_hight64_128_run_avr_3
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
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 245
    rcall .Llwcc_hight64_128_run_avr_2
    subi r16, 171
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 251
    adiw r26, 7
    ld r20, X
    subi r20, 150
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 190
    adiw r26, 7
    ld r23, X
    subi r23, 139
    rcall .Llwcc_hight64_128_run_avr_8
    subi r24, 223
    adiw r26, 7
    ld r25, X
    subi r25, 134
    rcall .Llwcc_hight64_128_run_avr_5
    subi r25, 176
    rcall .Llwcc_hight64_128_run_avr_0
    subi r16, 131
    rcall .Llwcc_hight64_128_run_avr_1
    subi r16, 194
    adiw r26, 7
    ld r17, X
    subi r17, 236
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 161
    adiw r26, 7
    ld r19, X
    subi r19, 246
    rcall .Llwcc_hight64_128_run_avr_7
    subi r20, 209
    adiw r26, 7
    ld r21, X
    subi r21, 187
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r22, X+
    subi r22, 233
    rcall .Llwcc_hight64_128_run_avr_2
    subi r16, 158
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 181
    adiw r26, 7
    ld r20, X
    subi r20, 207
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 219
    adiw r26, 7
    ld r23, X
    subi r23, 168
    rcall .Llwcc_hight64_128_run_avr_8
    subi r24, 174
    adiw r26, 7
    ld r25, X
    subi r25, 148
    rcall .Llwcc_hight64_128_run_avr_5
    subi r25, 215
    rcall .Llwcc_hight64_128_run_avr_0
    subi r16, 138
    rcall .Llwcc_hight64_128_run_avr_1
    subi r16, 197
    adiw r26, 7
    ld r17, X
    subi r17, 130
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 227
    adiw r26, 7
    ld r19, X
    subi r19, 129
    rcall .Llwcc_hight64_128_run_avr_7
    subi r20, 242
    adiw r26, 7
    ld r21, X
    subi r21, 193
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 185
    rcall .Llwcc_hight64_128_run_avr_2
    subi r16, 225
    subi r26, lo8(-(-15))
    sbci r27, hi8(-(-15))
    ld r18, X+
    subi r18, 157
    adiw r26, 7
    ld r20, X
    subi r20, 241
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 143
    adiw r26, 7
    ld r23, X
    subi r23, 249
    rcall .Llwcc_hight64_128_run_avr_8
    subi r24, 136
    adiw r26, 7
    ld r25, X
    subi r25, 189
    rcall .Llwcc_hight64_128_run_avr_5
    subi r25, 132
    rcall .Llwcc_hight64_128_run_avr_0
    subi r16, 159
    rcall .Llwcc_hight64_128_run_avr_1
    subi r16, 144
    adiw r26, 7
    ld r17, X
    subi r17, 177
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 200
    adiw r26, 7
    ld r19, X
    subi r19, 217
    rcall .Llwcc_hight64_128_run_avr_7
    subi r20, 164
    adiw r26, 7
    ld r21, X
    subi r21, 173
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 146
    rcall .Llwcc_hight64_128_run_avr_2
    subi r16, 151
    rcall .Llwcc_hight64_128_run_avr_3
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
    rcall .Llwcc_hight64_128_run_avr_8
    subi r24, 195
    adiw r26, 7
    ld r25, X
    subi r25, 179
    rcall .Llwcc_hight64_128_run_avr_5
    subi r25, 226
    rcall .Llwcc_hight64_128_run_avr_0
    subi r16, 218
    rcall .Llwcc_hight64_128_run_avr_1
    subi r16, 237
    adiw r26, 7
    ld r17, X
    subi r17, 192
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 183
    adiw r26, 7
    ld r19, X
    subi r19, 224
    rcall .Llwcc_hight64_128_run_avr_7
    subi r20, 220
    adiw r26, 7
    ld r21, X
    subi r21, 240
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 238
    rcall .Llwcc_hight64_128_run_avr_2
    subi r16, 248
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 247
    adiw r26, 7
    ld r20, X
    subi r20, 188
    rcall .Llwcc_hight64_128_run_avr_4
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
    rcall .Llwcc_hight64_128_run_avr_5
    subi r25, 255
    rcall .Llwcc_hight64_128_run_avr_0
    subi r16, 184
    rcall .Llwcc_hight64_128_run_avr_1
    subi r16, 156
    adiw r26, 7
    ld r17, X
    subi r17, 140
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 206
    adiw r26, 7
    ld r19, X
    subi r19, 198
    rcall .Llwcc_hight64_128_run_avr_7
    subi r20, 231
    adiw r26, 7
    ld r21, X
    subi r21, 163
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 244
    rcall .Llwcc_hight64_128_run_avr_2
    subi r16, 210
    rcall .Llwcc_hight64_128_run_avr_3
    subi r18, 186
    adiw r26, 7
    ld r20, X
    subi r20, 169
    rcall .Llwcc_hight64_128_run_avr_4
    subi r22, 221
    adiw r26, 7
    ld r23, X
    subi r23, 149
    rcall .Llwcc_hight64_128_run_avr_8
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
    rcall .Llwcc_hight64_128_run_avr_0
    subi r16, 166
    st Z+, r16
    st Z+, r20
    st Z+, r23
    st Z+, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    rcall .Llwcc_hight64_128_run_avr_11
    std Z+0, r0
    rjmp .Llwcc_hight64_128_file_avr_restore
    .size lwcc_hight64_128_key_setup_avr, .-lwcc_hight64_128_key_setup_avr

    .global lwcc_hight64_128_ecb_encrypt_avr
    .type lwcc_hight64_128_ecb_encrypt_avr, @function
lwcc_hight64_128_ecb_encrypt_avr:
    rcall .Llwcc_hight64_128_file_avr_save
    rcall .Llwcc_hight64_128_run_avr_14
    rjmp .Llwcc_hight64_128_ecb_encrypt_avr_count
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
    rcall .Llwcc_hight64_128_run_avr_10
    eor r19, r18
    mov r18, r4
    rcall .Llwcc_hight64_128_run_avr_9
    add r19, r18
    eor r23, r19
    mov r19, r5
    swap r19
    rcall .Llwcc_hight64_128_run_avr_6
    mov r18, r5
    swap r18
    eor r19, r18
    mov r18, r5
    bst r18, 0
    lsr r18
    bld r18, 7
    rcall .Llwcc_hight64_128_run_avr_9
    eor r19, r18
    add r22, r19
    mov r19, r2
    lsl r19
    adc r19, r1
    mov r18, r2
    rcall .Llwcc_hight64_128_run_avr_10
    eor r19, r18
    mov r18, r2
    rcall .Llwcc_hight64_128_run_avr_9
    add r19, r18
    eor r21, r19
    mov r19, r3
    swap r19
    rcall .Llwcc_hight64_128_run_avr_6
    mov r18, r3
    swap r18
    eor r19, r18
    mov r18, r3
    bst r18, 0
    lsr r18
    bld r18, 7
    rcall .Llwcc_hight64_128_run_avr_9
    eor r19, r18
    add r20, r19
    mov r18, r5
    mov r19, r4
    rcall .Llwcc_hight64_128_run_avr_13
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
.Llwcc_hight64_128_ecb_encrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_hight64_128_ecb_encrypt_avr_end
    rjmp .Llwcc_hight64_128_ecb_encrypt_avr_group
.Llwcc_hight64_128_ecb_encrypt_avr_end:
    rjmp .Llwcc_hight64_128_file_avr_restore
    .size lwcc_hight64_128_ecb_encrypt_avr, .-lwcc_hight64_128_ecb_encrypt_avr

    .global lwcc_hight64_128_ecb_decrypt_avr
    .type lwcc_hight64_128_ecb_decrypt_avr, @function
lwcc_hight64_128_ecb_decrypt_avr:
    rcall .Llwcc_hight64_128_file_avr_save
    rcall .Llwcc_hight64_128_run_avr_14
    rjmp .Llwcc_hight64_128_ecb_decrypt_avr_count
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
    rcall .Llwcc_hight64_128_run_avr_6
    rcall .Llwcc_hight64_128_run_avr_6
    mov r18, r5
    swap r18
    mov r17, r5
    rcall .Llwcc_hight64_128_run_avr_12
    ldd r19, Z+3
    eor r17, r19
    sub r23, r17
    mov r19, r2
    rcall .Llwcc_hight64_128_run_avr_6
    mov r18, r2
    rcall .Llwcc_hight64_128_run_avr_10
    mov r17, r2
    rcall .Llwcc_hight64_128_run_avr_15
    ldd r19, Z+2
    add r17, r19
    eor r22, r17
    mov r19, r3
    rcall .Llwcc_hight64_128_run_avr_6
    rcall .Llwcc_hight64_128_run_avr_6
    mov r18, r3
    swap r18
    mov r17, r3
    rcall .Llwcc_hight64_128_run_avr_12
    ldd r19, Z+1
    eor r17, r19
    sub r21, r17
    mov r19, r4
    rcall .Llwcc_hight64_128_run_avr_6
    mov r18, r4
    rcall .Llwcc_hight64_128_run_avr_10
    mov r17, r4
    rcall .Llwcc_hight64_128_run_avr_15
    ldd r19, Z+0
    add r17, r19
    eor r20, r17
    movw r18, r4 ; r19, r5
    mov r5, r23
    mov r23, r18
    rcall .Llwcc_hight64_128_run_avr_13
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
.Llwcc_hight64_128_ecb_decrypt_avr_count:
    sbiw r24, 1
    brcs .Llwcc_hight64_128_ecb_decrypt_avr_end
    rjmp .Llwcc_hight64_128_ecb_decrypt_avr_group
.Llwcc_hight64_128_ecb_decrypt_avr_end:
    rjmp .Llwcc_hight64_128_file_avr_restore
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
    subi r30, 120
    sbci r31, 255
.Llwcc_hight64_128_ctr_nonce_avr_copy:
    ldi r18, 4
.Llwcc_hight64_128_ctr_nonce_avr_byte:
    ld r0, X+
    st Z+, r0
    dec r18
    brne .Llwcc_hight64_128_ctr_nonce_avr_byte
    ret
    .size lwcc_hight64_128_ctr_nonce_avr, .-lwcc_hight64_128_ctr_nonce_avr

    .global lwcc_hight64_128_ctr_crypt_avr
    .type lwcc_hight64_128_ctr_crypt_avr, @function
lwcc_hight64_128_ctr_crypt_avr:
    rcall .Llwcc_hight64_128_file_avr_save
    movw r8, r18
    movw r10, r22
    movw r28, r24
    ldi r18, 8
.Llwcc_hight64_128_ctr_crypt_avr_room:
    push r1
    dec r18
    brne .Llwcc_hight64_128_ctr_crypt_avr_room
    movw r24, r20
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_hight64_128_ctr_crypt_avr_whole
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_rest
.Llwcc_hight64_128_ctr_crypt_avr_whole:
    mov r6, r18
.Llwcc_hight64_128_ctr_crypt_avr_block:
    movw r12, r24
    movw r26, r8
    subi r26, 120
    sbci r27, 255
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r24, r30
    movw r22, r30
    rcall .Llwcc_hight64_128_ctr_nonce_avr_copy
    st Z+, r17
    st Z+, r16
    st Z+, r15
    st Z+, r14
    sec
    adc r14, r1
    adc r15, r1
    adc r16, r1
    adc r17, r1
    ldi r20, 1
    ldi r21, 0
    movw r18, r8
    rcall lwcc_hight64_128_ecb_encrypt_avr
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    movw r26, r10
.Llwcc_hight64_128_ctr_crypt_avr_byte:
    ld r0, X+
    ld r18, Z+
    eor r0, r18
    st Y+, r0
    dec r6
    brne .Llwcc_hight64_128_ctr_crypt_avr_byte
    movw r10, r26
    movw r24, r12
    ldi r18, 8
    subi r24, 8
    sbci r25, 0
    brcc .Llwcc_hight64_128_ctr_crypt_avr_whole
.Llwcc_hight64_128_ctr_crypt_avr_rest:
    subi r24, -8
    breq .Llwcc_hight64_128_ctr_crypt_avr_end
    mov r6, r24
    clr r24
    clr r25
    rjmp .Llwcc_hight64_128_ctr_crypt_avr_block
.Llwcc_hight64_128_ctr_crypt_avr_end:
    ldi r18, 24
.Llwcc_hight64_128_ctr_crypt_avr_below:
    push r1
    dec r18
    brne .Llwcc_hight64_128_ctr_crypt_avr_below
    in r30, 0x3d
    in r31, 0x3e
    adiw r30, 1
    ldi r18, 32
.Llwcc_hight64_128_ctr_crypt_avr_clear:
    st Z+, r1
    pop r0
    dec r18
    brne .Llwcc_hight64_128_ctr_crypt_avr_clear
    rjmp .Llwcc_hight64_128_file_avr_restore
    .size lwcc_hight64_128_ctr_crypt_avr, .-lwcc_hight64_128_ctr_crypt_avr

.Llwcc_hight64_128_run_avr_0:
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
    ret
.Llwcc_hight64_128_run_avr_1:
    st Z+, r16
    st Z+, r20
    st Z+, r23
    st Z+, r2
    subi r26, lo8(-(-8))
    sbci r27, hi8(-(-8))
    ld r16, X+
    ret
.Llwcc_hight64_128_run_avr_2:
    st Z+, r22
    st Z+, r16
    st Z+, r18
    st Z+, r20
    adiw r26, 7
    ld r16, X
    ret
.Llwcc_hight64_128_run_avr_3:
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r18, X+
    ret
.Llwcc_hight64_128_run_avr_4:
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r22, X+
    ret
.Llwcc_hight64_128_run_avr_5:
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r0, X+
    mov r2, r25
    mov r25, r0
    ret
.Llwcc_hight64_128_run_avr_6:
    bst r19, 0
    lsr r19
    bld r19, 7
    ret
.Llwcc_hight64_128_run_avr_7:
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r20, X+
    ret
.Llwcc_hight64_128_run_avr_8:
    subi r26, lo8(-(-7))
    sbci r27, hi8(-(-7))
    ld r24, X+
    ret
.Llwcc_hight64_128_run_avr_9:
    bst r18, 0
    lsr r18
    bld r18, 7
    eor r19, r18
    ld r18, Z+
    ret
.Llwcc_hight64_128_run_avr_10:
    lsl r18
    adc r18, r1
    lsl r18
    adc r18, r1
    ret
.Llwcc_hight64_128_run_avr_11:
    ld r0, X+
    st Z+, r0
    ld r0, X+
    st Z+, r0
    ld r0, X+
    st Z+, r0
    ld r0, X
    ret
.Llwcc_hight64_128_run_avr_12:
    swap r17
    bst r17, 0
    lsr r17
    bld r17, 7
    eor r17, r18
    eor r17, r19
    ret
.Llwcc_hight64_128_run_avr_13:
    mov r4, r20
    mov r20, r3
    mov r3, r21
    mov r21, r2
    mov r2, r22
    ret
.Llwcc_hight64_128_run_avr_14:
    movw r28, r24
    movw r26, r22
    movw r30, r18
    movw r24, r20
    ret
.Llwcc_hight64_128_run_avr_15:
    lsl r17
    adc r17, r1
    eor r17, r18
    eor r17, r19
    ret

.Llwcc_hight64_128_file_avr_save:
    pop r31
    pop r30
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
    push r30
    push r31
    ret
.Llwcc_hight64_128_file_avr_restore:
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
