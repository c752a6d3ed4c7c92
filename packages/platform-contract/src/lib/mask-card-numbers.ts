/**
 * Runs of digits as cards carry them, alone or in groups: they neither begin within a longer run
 * nor end within one, as parts of an IBAN do.
 */
const digitRun = /(?<![\p{L}\d])(?<!\d[ -])\d(?:[ -]?\d){13,18}(?![ -]?\d)/gu

/** How the numbers of the card networks begin. */
const network = /^(?:3[0689]|3[47]|4|5[0-9]|2[2-7]|6)/

/**
 * Masks card numbers in user input, all but the last four digits: they must not be stored, and
 * readers do not need them.
 */
export function maskCardNumbers(text: string): string {
  return text.replace(digitRun, (run) => {
    const digits = run.replaceAll(/[ -]/g, '')
    return network.test(digits) && passesLuhn(digits) ? `•••• ${digits.slice(-4)}` : run
  })
}

/** @see ISO/IEC 7812-1, annex B */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
