import { isDeepStrictEqual } from 'node:util'

/** A backend's response violates the contract. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
  constructor(
    readonly expected: string,
    readonly actual: string,
  ) {
    super(`expected ${expected}, actual ${actual}`)
  }
}

/** A case that cannot run here, with the reason. */
export class CaseSkipped extends Error {
  override readonly name = 'CaseSkipped'
}

/** @throws {ContractViolation} unless it is so. */
export function expectThat(isSo: boolean, expected: string, actual: unknown): asserts isSo {
  if (!isSo) throw new ContractViolation(expected, show(actual))
}

/** @throws {ContractViolation} unless both are equal in every part. */
export function expectSame(actual: unknown, expected: unknown, what = ''): void {
  if (isDeepStrictEqual(actual, expected)) return
  throw new ContractViolation(`${show(expected)}${what && ` (${what})`}`, show(actual))
}

/** A value on one line, truncated if long. */
export function show(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return written.length > 300 ? `${written.slice(0, 300)}…` : written
}
