import { describe, expect, it } from 'vitest'

import { testLanguage } from '../../testing/in-test-shop.js'
import { totalsRows } from './totals-rows.js'

const { t } = testLanguage
const money = (amountMinor: number) => ({
  amountMinor,
  currency: 'EUR',
  formatted: String(amountMinor),
})
const sums = {
  items: money(1_000),
  discount: money(0),
  shipping: money(490),
  vat: money(288),
  grand: money(1_490),
}
const lastRow = (changes: { vatNote?: string | null; vat?: ReturnType<typeof money> }) =>
  totalsRows({ ...sums, ...changes }, t, ({ amountMinor }) => String(amountMinor)).at(-1)

describe('totalsRows', () => {
  it('names the VAT that the sum holds', () => {
    const row = { label: t('cart.vat'), amount: '288', kind: 'note' }
    expect(lastRow({})).toEqual(row)
    expect(lastRow({ vatNote: null })).toEqual(row)
  })

  it("shows which country's VAT it is, or why there is none", () => {
    const vatNote = 'Without VAT: export from the European Union.'
    expect(lastRow({ vatNote, vat: money(0) })).toEqual({
      label: vatNote,
      amount: '0',
      kind: 'note',
    })
  })
})
