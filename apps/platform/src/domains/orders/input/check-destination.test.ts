import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderInput } from '../testing/order-input.js'
import { checkDestination } from './check-destination.js'
import { parseAddress } from './parse-address.js'

const codes = {
  GR: ['84100', '104 31', '63086'],
  FI: ['22100', '00100'],
  ES: ['35001', '28001'],
  DE: ['27498', '10115'],
  GB: ['BT1 5GS', 'SW1A 1AA'],
  NL: ['1012 AB'],
  PT: ['9500-321'],
  LT: ['LT-01234', '01234'],
  IS: ['101', ''],
  AE: ['', '00000'],
} as const
const countries = Object.keys(codes) as (keyof typeof codes)[]
const { billingAddress } = orderInput()

/** The postal code of an order; null when it is refused. */
function placed(country: string, typed: string): string | null {
  const input = { ...billingAddress!, country, region: null, postalCode: typed }
  const parsed = parseAddress(input, 'address', countries)
  return parsed.status === 'valid' ? parsed.address.postalCode : null
}

const separator = fc.constantFrom('', ' ', '-', ' - ', '\u00a0', '\u2011', '\u200b')
const known = fc.constantFrom(...countries).chain((country) =>
  fc
    .record({
      prefix: fc.constantFrom('', country, country.toLowerCase(), 'EL', 'Τ.Κ.', 'D', 'AX'),
      after: separator,
      code: fc.constantFrom(...codes[country]),
      at: fc.nat(8),
      inside: separator,
    })
    .map(({ prefix, after, code, at, inside }) => ({
      country,
      typed: prefix + after + code.slice(0, at) + inside + code.slice(at),
    })),
)
const anything = fc.record({
  country: fc.constantFrom(...countries),
  typed: fc.string({ maxLength: 12 }),
})

describe('checkDestination', () => {
  it('reads each text as an order does', () => {
    fc.assert(
      fc.property(fc.oneof(known, anything), ({ country, typed }) => {
        const { address, error } = checkDestination({ country, postalCode: typed }, countries)
        expect(error ? null : (address.postalCode ?? '')).toBe(placed(country, typed))
      }),
      { numRuns: 2_000 },
    )
  })
})
