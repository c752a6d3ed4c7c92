import { isDeepStrictEqual } from 'node:util'

/** A backend answered otherwise than the contract says. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
  constructor(
    readonly expected: string,
    readonly came: string,
  ) {
    super(`expected ${expected}, came ${came}`)
  }
}

/** A case that cannot be tried here, and what it lacks. */
export class CannotTry extends Error {
  override readonly name = 'CannotTry'
}

/** @throws {ContractViolation} unless it is so. */
export function expectThat(isSo: boolean, expected: string, came: unknown): asserts isSo {
  if (!isSo) throw new ContractViolation(expected, show(came))
}

/** @throws {ContractViolation} unless both are equal in every part. */
export function expectSame(came: unknown, expected: unknown, what = ''): void {
  if (isDeepStrictEqual(came, expected)) return
  throw new ContractViolation(`${show(expected)}${what && ` (${what})`}`, show(came))
}

/** A value on one line, cut where it is long. */
export function show(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return written.length > 300 ? `${written.slice(0, 300)}…` : written
}
