/** A card brand, recognized by the start of its numbers. */
export interface Brand {
  name: string
  pattern: RegExp
  lengths: readonly number[]
  codeLength: number
  isAccepted: boolean
}

/** Card brands; those not accepted are listed to name them in the error. */
const brands: readonly Brand[] = [
  { name: 'visa', pattern: /^4/, lengths: [13, 16, 19], codeLength: 3, isAccepted: true },
  {
    name: 'mastercard',
    pattern: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    codeLength: 3,
    isAccepted: true,
  },
  {
    name: 'maestro',
    pattern: /^(50|5[6-9]|6[37])/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    codeLength: 3,
    isAccepted: true,
  },
  { name: 'amex', pattern: /^3[47]/, lengths: [15], codeLength: 4, isAccepted: false },
  { name: 'diners', pattern: /^3(0[0-5]|[68])/, lengths: [14], codeLength: 3, isAccepted: false },
  { name: 'jcb', pattern: /^35/, lengths: [16], codeLength: 3, isAccepted: false },
  {
    name: 'discover',
    pattern: /^6(011|5|4[4-9])/,
    lengths: [16],
    codeLength: 3,
    isAccepted: false,
  },
]

/** The brand of a number. */
export function brandOf(digits: string): Brand | undefined {
  return brands.find(({ pattern }) => pattern.test(digits))
}
