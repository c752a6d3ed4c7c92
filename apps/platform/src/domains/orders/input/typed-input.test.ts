import { cleanEmail } from '@floga/platform-contract/input-rules'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseMoney } from '../../../foundation/pricing/parse-money.js'
import { toCouponCode } from '../../../foundation/pricing/coupons/coupon-terms.js'
import { checkDestination } from './check-destination.js'
import { inputRules } from '../../../foundation/messages/parse-input.js'
import { parseVatNumber, vatNumberCountry } from './vat-number.js'

const countries = ['GR', 'CY', 'DE', 'FI', 'ES', 'PT', 'PL', 'GB', 'CH']

const codes: Readonly<Record<string, readonly string[]>> = {
  GR: ['84100', '841 00', '63086', '10431'],
  CY: ['1010'],
  DE: ['10115', '27498'],
  FI: ['22100', '00100'],
  ES: ['35001', '28001', '52001'],
  PT: ['1000-205', '1000 205'],
  PL: ['00-950', '00 950'],
  GB: ['SW1A 1AA', 'JE2 3AB'],
  CH: ['8001'],
}

/** Ways in which a text is typed, pasted or written, that do not change what it means. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => ` ${text} `,
  (text) => `\u200b${text}\ufeff`,
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll('-', '\u2011'),
  (text) => text.toLowerCase(),
  (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (text) => text.replaceAll('A', 'Α').replaceAll('E', 'Ε'),
  (text) => [...text].join('\u2060'),
]

const disguise = (text: string, ways: readonly ((text: string) => string)[]) =>
  ways.reduce((written, way) => way(written), text)

describe('typed input', () => {
  it('means the same with other spaces, hyphens, digits, capitals and look-alikes', () => {
    const known = fc.constantFrom(...countries).chain((country) =>
      fc.record({
        country: fc.constant(country),
        code: fc.constantFrom(...(codes[country] ?? [])),
        ways: fc.array(fc.constantFrom(...disguises), { maxLength: 4 }),
      }),
    )
    fc.assert(
      fc.property(known, ({ country, code, ways }) => {
        const plain = checkDestination({ country, postalCode: code }, countries)
        const typed = disguise(code, ways)
        expect(checkDestination({ country, postalCode: typed }, countries)).toEqual(plain)
        expect(plain.error).toBeUndefined()
      }),
    )
    const numbers = fc.constantFrom(['GR', 'EL094259216'], ['DE', 'DE136695976'])
    const ways = fc.array(fc.constantFrom(...disguises), { maxLength: 4 })
    fc.assert(
      fc.property(numbers, ways, ([country = '', number = ''], used) => {
        const typed = disguise(number, used)
        expect(vatNumberCountry(country, typed)).toBe(country)
        expect(parseVatNumber(country, typed)).toBe(parseVatNumber(country, number))
        // An order reads the cleaned text, a quote the typed one.
        const cleaned = v.parse(inputRules.invoice.vatNumber, typed)
        expect(parseVatNumber(country, cleaned)).toBe(parseVatNumber(country, number))
        expect(
          toCouponCode(
            disguise(
              'WINTER-10',
              used.filter((way) => way !== disguises[6]),
            ),
          ),
        ).toBe('WINTER-10')
      }),
    )
  })

  it('reads Greek letters and dots of a VAT number, and domains of any alphabet', () => {
    for (const typed of ['ΕΛ094259216', 'ελ 094.259.216', 'EL-094259216', '094 259 216']) {
      expect({ typed, number: parseVatNumber('GR', typed) }).toEqual({ typed, number: '094259216' })
    }
    expect(cleanEmail(' info@φλόγα.gr\u200b')).toBe('info@xn--mxadx7b5a.gr')
    expect(checkDestination({ country: 'PT', postalCode: '1000 205' }, ['PT']).address).toEqual({
      country: 'PT',
      postalCode: '1000-205',
    })
    expect(parseMoney('１２,50', 'EUR')).toEqual({ minor: 1_250 })
  })
})
