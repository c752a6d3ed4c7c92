import { randomInt } from 'node:crypto'

/**
 * A number for people to read out: digits alone, because Greek and Latin letters look alike. It is
 * random, so that it tells neither how many there are, nor which other ones exist.
 */
export function newRandomNumber(digits: number): string {
  return String(randomInt(10 ** (digits - 1), 10 ** digits))
}

const mostTries = 50

/**
 * Inserts a row under a new number until none has it already.
 *
 * @param insert Inserts with `ON CONFLICT … DO NOTHING`; whether a row was inserted.
 * @returns The number.
 */
export async function withRandomNumber(
  digits: number,
  insert: (number: string) => Promise<boolean>,
): Promise<string> {
  for (let tried = 0; tried < mostTries; tried += 1) {
    const number = newRandomNumber(digits)
    if (await insert(number)) return number
  }
  throw new Error(`Cannot find a free number of ${digits} digits in ${mostTries} tries.`)
}
