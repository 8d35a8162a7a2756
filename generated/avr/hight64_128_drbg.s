; lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
; SPDX-License-Identifier: Apache-2.0 OR MIT
; command:   lwcc compile hight --set hight64_128 --target avr --lanes 1 --mode drbg --df yes
; passes:    unroll() counter() sbox(fixed=true) value_numbering() hoist(mode=ecb) legalise(enabled=true) roll(enabled=true, long_turns=true) slice(lanes=1, in_order=true) byte_tables(enabled=true, memory=flash) split_accesses() select(tables=flash) schedule() allocate() walk()
; dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
; mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
; folding:   init saves 6 block encryptions, 2 key schedules, 6 operations on bytes; reseed saves 3 block encryptions, 1 key schedule, 3 operations on bytes; generate saves up to 3 block encryptions, 1 key schedule, 3 operations on bytes
; abi:       avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; r18 rk or ctx; r14 counter
; layout:    words of 8 bits, each in a register of its own
; sizes:     in bytes: block 8, key 16, rk 136, group 8, st 32
; timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
; checked:   passes, assembled alone, known answers, calls and abi in simavr, timing
; proof:     proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_reseed, drbg_generate; by SAT sweep, bit graph; object sha256:a2073b573301b42cf8c53c43ea4c530048e0ec0076d430a938acde895a08c500

    .text

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

    .text

.Llwcc_hight64_128_drbg_avr_block_cipher_df:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 216
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+1, r24
    std Y+2, r25
    movw r30, r22
    movw r26, r28
    adiw r26, 3
    ldi r24, 12
    rcall .Llwcc_hight64_128_drbg_avr_copy
    ldd r18, Y+5
    ldd r19, Y+6
    ldi r20, 0
    ldi r21, 0
    ldd r24, Y+9
    ldd r25, Y+10
    add r18, r24
    adc r19, r25
    adc r20, r1
    adc r21, r1
    ldd r24, Y+13
    ldd r25, Y+14
    add r18, r24
    adc r19, r25
    adc r20, r1
    adc r21, r1
    movw r26, r28
    adiw r26, 43
    st X+, r21
    st X+, r20
    st X+, r19
    st X+, r18
    movw r26, r28
    adiw r26, 47
    ldi r30, lo8(.Llwcc_hight64_128_drbg_avr_constant_4)
    ldi r31, hi8(.Llwcc_hight64_128_drbg_avr_constant_4)
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_copy
    movw r26, r28
    adiw r26, 55
    ldi r30, lo8(.Llwcc_hight64_128_drbg_avr_constant_5)
    ldi r31, hi8(.Llwcc_hight64_128_drbg_avr_constant_5)
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_copy
    movw r26, r28
    adiw r26, 63
    ldi r30, lo8(.Llwcc_hight64_128_drbg_avr_constant_6)
    ldi r31, hi8(.Llwcc_hight64_128_drbg_avr_constant_6)
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_copy
    ldi r18, 4
    ldi r19, 0
    std Y+17, r18
    std Y+18, r19
    movw r24, r28
    adiw r24, 43
    std Y+15, r24
    std Y+16, r25
    ldi r18, 4
    ldi r19, 0
    std Y+21, r18
    std Y+22, r19
    ldi r24, lo8(.Llwcc_hight64_128_drbg_avr_constant_7)
    ldi r25, hi8(.Llwcc_hight64_128_drbg_avr_constant_7)
    std Y+19, r24
    std Y+20, r25
    movw r26, r28
    adiw r26, 23
    movw r30, r28
    adiw r30, 3
    ldi r24, 12
    rcall .Llwcc_hight64_128_drbg_avr_copy
    ldi r18, 1
    ldi r19, 0
    std Y+37, r18
    std Y+38, r19
    ldi r24, lo8(.Llwcc_hight64_128_drbg_avr_constant_8)
    ldi r25, hi8(.Llwcc_hight64_128_drbg_avr_constant_8)
    std Y+35, r24
    std Y+36, r25
    ldi r18, 9
    ldi r19, 0
    ldd r24, Y+5
    ldd r25, Y+6
    add r18, r24
    adc r19, r25
    ldd r24, Y+9
    ldd r25, Y+10
    add r18, r24
    adc r19, r25
    ldd r24, Y+13
    ldd r25, Y+14
    add r18, r24
    adc r19, r25
    andi r18, 7
    andi r19, 0
    ldi r24, 8
    sub r24, r18
    mov r18, r24
    ldi r24, 0
    sbc r24, r19
    mov r19, r24
    andi r18, 7
    andi r19, 0
    std Y+41, r18
    std Y+42, r19
    std Y+39, r1
    std Y+40, r1
.Llwcc_hight64_128_drbg_block_cipher_df_avr_1:
    movw r30, r28
    adiw r30, 15
    ldi r24, 7
    rcall .Llwcc_hight64_128_drbg_avr_look
    brne .Llwcc_hight64_128_drbg_avr_at_1
    rjmp .Llwcc_hight64_128_drbg_block_cipher_df_avr_2
.Llwcc_hight64_128_drbg_avr_at_1:
    movw r26, r28
    subi r26, 185
    sbci r27, 255
    movw r30, r28
    adiw r30, 15
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_read
    movw r22, r28
    subi r22, 185
    sbci r23, 255
    movw r26, r28
    adiw r26, 47
    movw r30, r28
    adiw r30, 47
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_xor
    movw r22, r28
    subi r22, 185
    sbci r23, 255
    movw r26, r28
    adiw r26, 55
    movw r30, r28
    adiw r30, 55
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_xor
    movw r22, r28
    subi r22, 185
    sbci r23, 255
    movw r26, r28
    adiw r26, 63
    movw r30, r28
    adiw r30, 63
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_xor
    movw r24, r28
    adiw r24, 47
    movw r22, r24
    ldi r20, 3
    ldi r21, 0
    ldi r18, lo8(.Llwcc_hight64_128_drbg_avr_known_key_0)
    ldi r19, hi8(.Llwcc_hight64_128_drbg_avr_known_key_0)
    rcall lwcc_hight64_128_ecb_encrypt_avr
    rjmp .Llwcc_hight64_128_drbg_block_cipher_df_avr_1
.Llwcc_hight64_128_drbg_block_cipher_df_avr_2:
    movw r24, r28
    subi r24, 177
    sbci r25, 255
    movw r22, r28
    subi r22, 209
    sbci r23, 255
    rcall lwcc_hight64_128_key_setup_avr
    ldd r24, Y+1
    ldd r25, Y+2
    movw r22, r28
    subi r22, 193
    sbci r23, 255
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 177
    sbci r19, 255
    rcall lwcc_hight64_128_ecb_encrypt_avr
    ldd r24, Y+1
    ldd r25, Y+2
    adiw r24, 8
    ldd r22, Y+1
    ldd r23, Y+2
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 177
    sbci r19, 255
    rcall lwcc_hight64_128_ecb_encrypt_avr
    ldd r24, Y+1
    ldd r25, Y+2
    adiw r24, 16
    ldd r22, Y+1
    ldd r23, Y+2
    subi r22, 248
    sbci r23, 255
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 177
    sbci r19, 255
    rcall lwcc_hight64_128_ecb_encrypt_avr
    ldi r22, 0
.Llwcc_hight64_128_drbg_block_cipher_df_avr_leave:
    ldi r24, 27
    ldi r25, 0
    rjmp .Llwcc_hight64_128_drbg_avr_leave

    .global lwcc_hight64_128_drbg_init_avr
    .type lwcc_hight64_128_drbg_init_avr, @function
lwcc_hight64_128_drbg_init_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 80
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+3, r22
    std Y+4, r23
    std Y+5, r20
    std Y+6, r21
    std Y+7, r18
    std Y+8, r19
    std Y+9, r16
    std Y+10, r17
    std Y+11, r14
    std Y+12, r15
    std Y+13, r12
    std Y+14, r13
    std Y+1, r24
    std Y+2, r25
    ldd r18, Y+5
    ldd r19, Y+6
    cpi r18, 16
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_hight64_128_drbg_avr_at_2
    rjmp .Llwcc_hight64_128_drbg_init_avr_refuse_1
.Llwcc_hight64_128_drbg_avr_at_2:
    movw r26, r28
    adiw r26, 15
    movw r30, r28
    adiw r30, 3
    ldi r24, 12
    rcall .Llwcc_hight64_128_drbg_avr_copy
    movw r24, r28
    adiw r24, 27
    movw r22, r28
    subi r22, 241
    sbci r23, 255
    rcall .Llwcc_hight64_128_drbg_avr_block_cipher_df
    movw r22, r28
    subi r22, 229
    sbci r23, 255
    movw r26, r28
    adiw r26, 51
    ldi r30, lo8(.Llwcc_hight64_128_drbg_avr_constant_3)
    ldi r31, hi8(.Llwcc_hight64_128_drbg_avr_constant_3)
    ldi r24, 24
    rcall .Llwcc_hight64_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 51
    ldi r24, 24
    rcall .Llwcc_hight64_128_drbg_avr_copy
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 24
    ldi r30, lo8(.Llwcc_hight64_128_drbg_avr_constant_2)
    ldi r31, hi8(.Llwcc_hight64_128_drbg_avr_constant_2)
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_hight64_128_drbg_init_avr_leave:
    ldi r24, 10
    ldi r25, 0
    rjmp .Llwcc_hight64_128_drbg_avr_leave
.Llwcc_hight64_128_drbg_init_avr_refuse_1:
    ldi r22, 1
    rjmp .Llwcc_hight64_128_drbg_init_avr_leave
    .size lwcc_hight64_128_drbg_init_avr, .-lwcc_hight64_128_drbg_init_avr

    .global lwcc_hight64_128_drbg_reseed_avr
    .type lwcc_hight64_128_drbg_reseed_avr, @function
lwcc_hight64_128_drbg_reseed_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 208
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+3, r22
    std Y+4, r23
    std Y+5, r20
    std Y+6, r21
    std Y+7, r18
    std Y+8, r19
    std Y+9, r16
    std Y+10, r17
    std Y+1, r24
    std Y+2, r25
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 24
    ldi r30, lo8(.Llwcc_hight64_128_drbg_avr_constant_0)
    ldi r31, hi8(.Llwcc_hight64_128_drbg_avr_constant_0)
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_compare
    brne .Llwcc_hight64_128_drbg_avr_at_3
    rjmp .Llwcc_hight64_128_drbg_reseed_avr_refuse_5
.Llwcc_hight64_128_drbg_avr_at_3:
    ldd r18, Y+5
    ldd r19, Y+6
    cpi r18, 16
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_hight64_128_drbg_avr_at_4
    rjmp .Llwcc_hight64_128_drbg_reseed_avr_refuse_1
.Llwcc_hight64_128_drbg_avr_at_4:
    movw r26, r28
    adiw r26, 11
    movw r30, r28
    adiw r30, 3
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_copy
    ldi r18, 0
    ldi r19, 0
    std Y+21, r18
    std Y+22, r19
    std Y+19, r1
    std Y+20, r1
    movw r24, r28
    adiw r24, 23
    movw r22, r28
    subi r22, 245
    sbci r23, 255
    rcall .Llwcc_hight64_128_drbg_avr_block_cipher_df
    movw r26, r28
    adiw r26, 55
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 24
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    movw r24, r28
    subi r24, 185
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    rcall lwcc_hight64_128_key_setup_avr
    movw r26, r28
    adiw r26, 63
    movw r30, r28
    adiw r30, 55
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    movw r26, r28
    subi r26, 185
    sbci r27, 255
    movw r30, r28
    adiw r30, 63
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    movw r24, r28
    adiw r24, 47
    movw r22, r24
    ldi r20, 3
    ldi r21, 0
    movw r18, r28
    subi r18, 185
    sbci r19, 255
    rcall lwcc_hight64_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 233
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 47
    ldi r24, 24
    rcall .Llwcc_hight64_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 24
    ldi r30, lo8(.Llwcc_hight64_128_drbg_avr_constant_2)
    ldi r31, hi8(.Llwcc_hight64_128_drbg_avr_constant_2)
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_copy
    ldi r22, 0
.Llwcc_hight64_128_drbg_reseed_avr_leave:
    ldi r24, 26
    ldi r25, 0
    rjmp .Llwcc_hight64_128_drbg_avr_leave
.Llwcc_hight64_128_drbg_reseed_avr_refuse_1:
    ldi r22, 1
    rjmp .Llwcc_hight64_128_drbg_reseed_avr_leave
.Llwcc_hight64_128_drbg_reseed_avr_refuse_5:
    ldi r22, 5
    rjmp .Llwcc_hight64_128_drbg_reseed_avr_leave
    .size lwcc_hight64_128_drbg_reseed_avr, .-lwcc_hight64_128_drbg_reseed_avr

    .global lwcc_hight64_128_drbg_generate_avr
    .type lwcc_hight64_128_drbg_generate_avr, @function
lwcc_hight64_128_drbg_generate_avr:
    push r28
    push r29
    in r28, 0x3d
    in r29, 0x3e
    subi r28, 248
    sbci r29, 0
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    std Y+3, r22
    std Y+4, r23
    std Y+5, r20
    std Y+6, r21
    std Y+7, r18
    std Y+8, r19
    std Y+9, r16
    std Y+10, r17
    std Y+1, r24
    std Y+2, r25
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 24
    ldi r30, lo8(.Llwcc_hight64_128_drbg_avr_constant_0)
    ldi r31, hi8(.Llwcc_hight64_128_drbg_avr_constant_0)
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_compare
    brne .Llwcc_hight64_128_drbg_avr_at_5
    rjmp .Llwcc_hight64_128_drbg_generate_avr_refuse_5
.Llwcc_hight64_128_drbg_avr_at_5:
    ldd r18, Y+5
    ldd r19, Y+6
    cpi r18, 1
    ldi r24, 4
    cpc r19, r24
    brcs .Llwcc_hight64_128_drbg_avr_at_6
    rjmp .Llwcc_hight64_128_drbg_generate_avr_refuse_3
.Llwcc_hight64_128_drbg_avr_at_6:
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 24
    ldi r30, lo8(.Llwcc_hight64_128_drbg_avr_constant_1)
    ldi r31, hi8(.Llwcc_hight64_128_drbg_avr_constant_1)
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_compare
    brcs .Llwcc_hight64_128_drbg_avr_at_7
    rjmp .Llwcc_hight64_128_drbg_generate_avr_refuse_4
.Llwcc_hight64_128_drbg_avr_at_7:
    ldd r18, Y+9
    ldd r19, Y+10
    cpi r18, 1
    ldi r24, 0
    cpc r19, r24
    brcc .Llwcc_hight64_128_drbg_avr_at_8
    rjmp .Llwcc_hight64_128_drbg_generate_avr_1
.Llwcc_hight64_128_drbg_avr_at_8:
    movw r26, r28
    adiw r26, 19
    movw r30, r28
    adiw r30, 7
    ldi r24, 4
    rcall .Llwcc_hight64_128_drbg_avr_copy
    ldi r18, 0
    ldi r19, 0
    std Y+25, r18
    std Y+26, r19
    std Y+23, r1
    std Y+24, r1
    ldi r18, 0
    ldi r19, 0
    std Y+29, r18
    std Y+30, r19
    std Y+27, r1
    std Y+28, r1
    movw r24, r28
    adiw r24, 31
    movw r22, r28
    subi r22, 237
    sbci r23, 255
    rcall .Llwcc_hight64_128_drbg_avr_block_cipher_df
    movw r26, r28
    adiw r26, 63
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 24
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    movw r24, r28
    subi r24, 145
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    rcall lwcc_hight64_128_key_setup_avr
    movw r26, r28
    subi r26, 185
    sbci r27, 255
    movw r30, r28
    adiw r30, 63
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    movw r26, r28
    subi r26, 177
    sbci r27, 255
    movw r30, r28
    subi r30, 185
    sbci r31, 255
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    movw r24, r28
    adiw r24, 55
    movw r22, r24
    ldi r20, 3
    ldi r21, 0
    movw r18, r28
    subi r18, 145
    sbci r19, 255
    rcall lwcc_hight64_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 225
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    adiw r30, 55
    ldi r24, 24
    rcall .Llwcc_hight64_128_drbg_avr_xor
    rjmp .Llwcc_hight64_128_drbg_generate_avr_2
.Llwcc_hight64_128_drbg_generate_avr_1:
    movw r26, r28
    adiw r26, 31
    ldi r24, 24
    rcall .Llwcc_hight64_128_drbg_avr_clear
.Llwcc_hight64_128_drbg_generate_avr_2:
    movw r24, r28
    subi r24, 145
    sbci r25, 255
    ldd r22, Y+1
    ldd r23, Y+2
    rcall lwcc_hight64_128_key_setup_avr
    ldd r24, Y+5
    ldd r25, Y+6
    movw r30, r24
    andi r24, 7
    ldi r25, 0
    std Y+13, r24
    std Y+14, r25
    lsr r31
    ror r30
    lsr r31
    ror r30
    lsr r31
    ror r30
    std Y+15, r30
    std Y+16, r31
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    ld r18, X+
    ld r19, X+
    ld r20, X+
    ld r21, X+
    ld r22, X+
    ld r23, X+
    ld r24, X+
    ld r25, X+
    ldd r26, Y+3
    ldd r27, Y+4
    rjmp .Llwcc_hight64_128_drbg_generate_avr_value
.Llwcc_hight64_128_drbg_generate_avr_count:
    subi r25, 255
    sbci r24, 255
    sbci r23, 255
    sbci r22, 255
    sbci r21, 255
    sbci r20, 255
    sbci r19, 255
    sbci r18, 255
    st X+, r18
    st X+, r19
    st X+, r20
    st X+, r21
    st X+, r22
    st X+, r23
    st X+, r24
    st X+, r25
.Llwcc_hight64_128_drbg_generate_avr_value:
    sbiw r30, 1
    brcc .Llwcc_hight64_128_drbg_generate_avr_count
    std Y+11, r26
    std Y+12, r27
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    st X+, r18
    st X+, r19
    st X+, r20
    st X+, r21
    st X+, r22
    st X+, r23
    st X+, r24
    st X+, r25
    ldd r24, Y+3
    ldd r25, Y+4
    movw r22, r24
    ldd r20, Y+15
    ldd r21, Y+16
    movw r18, r28
    subi r18, 145
    sbci r19, 255
    rcall lwcc_hight64_128_ecb_encrypt_avr
.Llwcc_hight64_128_drbg_generate_avr_last:
    ldd r24, Y+13
    ldd r25, Y+14
    sbiw r24, 0
    brne .Llwcc_hight64_128_drbg_avr_at_9
    rjmp .Llwcc_hight64_128_drbg_generate_avr_whole
.Llwcc_hight64_128_drbg_avr_at_9:
    movw r26, r28
    subi r26, 169
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 24
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 16
    movw r30, r28
    subi r30, 177
    sbci r31, 255
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_copy
    movw r24, r28
    subi r24, 177
    sbci r25, 255
    movw r22, r24
    ldi r20, 1
    ldi r21, 0
    movw r18, r28
    subi r18, 145
    sbci r19, 255
    rcall lwcc_hight64_128_ecb_encrypt_avr
    ldd r26, Y+11
    ldd r27, Y+12
    movw r30, r28
    subi r30, 177
    sbci r31, 255
    ldd r20, Y+13
    ldd r21, Y+14
    ldi r24, 8
    tst r21
    brne .Llwcc_hight64_128_drbg_generate_avr_part
    cp r20, r24
    brcc .Llwcc_hight64_128_drbg_generate_avr_part
    mov r24, r20
.Llwcc_hight64_128_drbg_generate_avr_part:
    sub r20, r24
    sbc r21, r1
    std Y+13, r20
    std Y+14, r21
    rcall .Llwcc_hight64_128_drbg_avr_copy
    std Y+11, r26
    std Y+12, r27
    rjmp .Llwcc_hight64_128_drbg_generate_avr_last
.Llwcc_hight64_128_drbg_generate_avr_whole:
    movw r26, r28
    subi r26, 161
    sbci r27, 255
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 24
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    movw r26, r28
    subi r26, 153
    sbci r27, 255
    movw r30, r28
    subi r30, 161
    sbci r31, 255
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    movw r26, r28
    subi r26, 145
    sbci r27, 255
    movw r30, r28
    subi r30, 153
    sbci r31, 255
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    movw r24, r28
    subi r24, 169
    sbci r25, 255
    movw r22, r24
    ldi r20, 3
    ldi r21, 0
    movw r18, r28
    subi r18, 145
    sbci r19, 255
    rcall lwcc_hight64_128_ecb_encrypt_avr
    movw r22, r28
    subi r22, 225
    sbci r23, 255
    ldd r26, Y+1
    ldd r27, Y+2
    movw r30, r28
    subi r30, 169
    sbci r31, 255
    ldi r24, 24
    rcall .Llwcc_hight64_128_drbg_avr_xor
    ldd r26, Y+1
    ldd r27, Y+2
    adiw r26, 32
    ldd r30, Y+1
    ldd r31, Y+2
    adiw r30, 32
    ldi r24, 8
    rcall .Llwcc_hight64_128_drbg_avr_increment
    ldi r22, 0
.Llwcc_hight64_128_drbg_generate_avr_leave:
    ldi r24, 31
    ldi r25, 0
    rjmp .Llwcc_hight64_128_drbg_avr_leave
.Llwcc_hight64_128_drbg_generate_avr_refuse_3:
    ldi r22, 3
    rjmp .Llwcc_hight64_128_drbg_generate_avr_leave
.Llwcc_hight64_128_drbg_generate_avr_refuse_4:
    ldi r22, 4
    rjmp .Llwcc_hight64_128_drbg_generate_avr_leave
.Llwcc_hight64_128_drbg_generate_avr_refuse_5:
    ldi r22, 5
    rjmp .Llwcc_hight64_128_drbg_generate_avr_leave
    .size lwcc_hight64_128_drbg_generate_avr, .-lwcc_hight64_128_drbg_generate_avr

.Llwcc_hight64_128_drbg_avr_copy:
    ld r0, Z+
    st X+, r0
    dec r24
    brne .Llwcc_hight64_128_drbg_avr_copy
    ret

.Llwcc_hight64_128_drbg_avr_clear:
    st X+, r1
    dec r24
    brne .Llwcc_hight64_128_drbg_avr_clear
    ret

.Llwcc_hight64_128_drbg_avr_xor:
    movw r20, r28
    movw r28, r22
.Llwcc_hight64_128_drbg_avr_xor_byte:
    ld r0, Z+
    ld r18, Y+
    eor r0, r18
    st X+, r0
    dec r24
    brne .Llwcc_hight64_128_drbg_avr_xor_byte
    movw r28, r20
    ret

.Llwcc_hight64_128_drbg_avr_increment:
    sec
.Llwcc_hight64_128_drbg_avr_increment_byte:
    ld r0, -Z
    adc r0, r1
    st -X, r0
    dec r24
    brne .Llwcc_hight64_128_drbg_avr_increment_byte
    ret

.Llwcc_hight64_128_drbg_avr_compare:
    ld r0, X+
    ld r18, Z+
    cp r0, r18
    brne .Llwcc_hight64_128_drbg_avr_compare_differ
    dec r24
    brne .Llwcc_hight64_128_drbg_avr_compare
.Llwcc_hight64_128_drbg_avr_compare_differ:
    ret

.Llwcc_hight64_128_drbg_avr_look:
    ldd r0, Z+2
    ldd r18, Z+3
    or r0, r18
    brne .Llwcc_hight64_128_drbg_avr_look_found
    adiw r30, 4
    dec r24
    brne .Llwcc_hight64_128_drbg_avr_look
.Llwcc_hight64_128_drbg_avr_look_found:
    ret

.Llwcc_hight64_128_drbg_avr_read:
    ldd r20, Z+2
    ldd r21, Z+3
    mov r0, r20
    or r0, r21
    brne .Llwcc_hight64_128_drbg_avr_read_piece
    adiw r30, 4
    rjmp .Llwcc_hight64_128_drbg_avr_read
.Llwcc_hight64_128_drbg_avr_read_piece:
    mov r22, r24
    tst r21
    brne .Llwcc_hight64_128_drbg_avr_read_part
    cp r20, r24
    brcc .Llwcc_hight64_128_drbg_avr_read_part
    mov r22, r20
.Llwcc_hight64_128_drbg_avr_read_part:
    sub r20, r22
    sbc r21, r1
    std Z+2, r20
    std Z+3, r21
    sub r24, r22
    movw r18, r28
    ldd r28, Z+0
    ldd r29, Z+1
    mov r0, r28
    or r0, r29
    breq .Llwcc_hight64_128_drbg_avr_read_zero
.Llwcc_hight64_128_drbg_avr_read_byte:
    ld r0, Y+
    st X+, r0
    dec r22
    brne .Llwcc_hight64_128_drbg_avr_read_byte
    std Z+0, r28
    std Z+1, r29
    rjmp .Llwcc_hight64_128_drbg_avr_read_more
.Llwcc_hight64_128_drbg_avr_read_zero:
    st X+, r1
    dec r22
    brne .Llwcc_hight64_128_drbg_avr_read_zero
.Llwcc_hight64_128_drbg_avr_read_more:
    movw r28, r18
    tst r24
    brne .Llwcc_hight64_128_drbg_avr_read
    ret

.Llwcc_hight64_128_drbg_avr_leave:
    movw r30, r28
    adiw r30, 1
.Llwcc_hight64_128_drbg_avr_leave_wipe:
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    st Z+, r1
    sbiw r24, 1
    brne .Llwcc_hight64_128_drbg_avr_leave_wipe
    ; addresses that a routine saved
    push r1
    push r1
    push r1
    push r1
    pop r0
    pop r0
    pop r0
    pop r0
    sbiw r30, 1
    movw r28, r30
    in r0, 0x3f
    cli
    out 0x3e, r29
    out 0x3f, r0
    out 0x3d, r28
    pop r29
    pop r28
    mov r24, r22
    ldi r25, 0
    ret

    .section .rodata.lwcc,"a",@progbits
    ; what copies constants to SRAM is linked in where this is named
    .global __do_copy_data
    ; the round keys of 000102030405060708090a0b0c0d0e0f
.Llwcc_hight64_128_drbg_avr_known_key_0:
    .byte 0x0c, 0x0d, 0x0e, 0x0f, 0x1e, 0x5a, 0x6e, 0x38, 0x48, 0x11, 0x0b, 0x09, 0x57, 0x68, 0x39, 0x22
    .byte 0x3b, 0x72, 0x40, 0x67, 0x4c, 0x5d, 0x2b, 0x16, 0x22, 0x68, 0x76, 0x3e, 0x83, 0x5d, 0x6f, 0x7c
    .byte 0x45, 0x47, 0x6a, 0x7c, 0x0c, 0x61, 0x34, 0x16, 0x55, 0x07, 0x45, 0x25, 0x5e, 0x36, 0x63, 0x32
    .byte 0x8a, 0x74, 0x80, 0x86, 0x17, 0x43, 0x65, 0x36, 0x2d, 0x4c, 0x27, 0x55, 0x6a, 0x21, 0x18, 0x54
    .byte 0x82, 0x3a, 0x62, 0x77, 0x4e, 0x3f, 0x22, 0x14, 0x7f, 0x63, 0x72, 0x7a, 0x2e, 0x8a, 0x8c, 0x4d
    .byte 0x6c, 0x17, 0x10, 0x4d, 0x74, 0x73, 0x3c, 0x61, 0x20, 0x7e, 0x7b, 0x3e, 0x77, 0x5a, 0x33, 0x60
    .byte 0x30, 0x43, 0x22, 0x56, 0x17, 0x15, 0x4c, 0x28, 0x02, 0x0f, 0x0b, 0x02, 0x15, 0x4a, 0x2b, 0x1c
    .byte 0x51, 0x52, 0x31, 0x19, 0x10, 0x65, 0x34, 0x1c, 0x68, 0x4b, 0x29, 0x58, 0x3a, 0x7d, 0x44, 0x68
    .byte 0x62, 0x64, 0x79, 0x44, 0x00, 0x01, 0x02, 0x03
.Llwcc_hight64_128_drbg_avr_constant_0:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
.Llwcc_hight64_128_drbg_avr_constant_1:
    .byte 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01
.Llwcc_hight64_128_drbg_avr_constant_2:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
.Llwcc_hight64_128_drbg_avr_constant_3:
    .byte 0xa2, 0x6b, 0x8b, 0xfc, 0xa8, 0xf1, 0xc4, 0x05, 0x84, 0x25, 0x86, 0x96, 0xa5, 0x8e, 0x55, 0xbf
    .byte 0xe0, 0x46, 0xd0, 0x5c, 0xda, 0xe7, 0x33, 0xc4
.Llwcc_hight64_128_drbg_avr_constant_4:
    .byte 0x5a, 0x63, 0x23, 0x3e, 0x5e, 0xf8, 0xbf, 0xc1
.Llwcc_hight64_128_drbg_avr_constant_5:
    .byte 0x00, 0x10, 0xf1, 0x1b, 0x74, 0xcc, 0xfe, 0xf5
.Llwcc_hight64_128_drbg_avr_constant_6:
    .byte 0x6f, 0xd8, 0x7c, 0xc2, 0x08, 0xce, 0xa3, 0x4b
.Llwcc_hight64_128_drbg_avr_constant_7:
    .byte 0x00, 0x00, 0x00, 0x18
.Llwcc_hight64_128_drbg_avr_constant_8:
    .byte 0x80
