import { inLanguages } from './new-shop.js'
import type { NewShop } from './new-shop.js'

/** Ways to pay at the provider's page that people of a country expect. */
const ofCountries: Readonly<Record<string, { kind: string; method: string; name: string }>> = {
  NL: { kind: 'IDEAL', method: 'ideal', name: 'iDEAL' },
  BE: { kind: 'BANCONTACT', method: 'bancontact', name: 'Bancontact' },
}

/** Ways to pay of a new shop, in the order in which they are offered. */
export function paymentRules(shop: NewShop): object[] {
  const { country, deliverTo } = shop.place
  const all = ['COURIER', 'PICKUP']
  const row = { shipping: all, feeMinor: 0, limitMinor: null }
  return [
    ...[country, ...deliverTo].flatMap((code) => {
      const found = ofCountries[code]
      if (!found) return []
      const { kind, method, name } = found
      const texts = { name: inLanguages(shop, { en: name }), description: {} }
      return [{ method, form: 'REDIRECT', kind, mark: 'bank', ...texts, ...row, countries: [code] }]
    }),
    {
      method: 'card',
      form: 'FRAME',
      kind: 'CARD',
      mark: 'card',
      name: inLanguages(shop, {
        en: 'Card',
        nl: 'Betaalkaart',
        de: 'Karte',
        el: 'Κάρτα',
        ar: 'بطاقة',
      }),
      description: {},
      ...row,
      countries: null,
    },
    {
      method: 'bank-transfer',
      form: 'NONE',
      kind: 'BANK_TRANSFER',
      mark: 'receipt',
      name: inLanguages(shop, {
        en: 'Bank transfer',
        nl: 'Bankoverschrijving',
        de: 'Überweisung',
        el: 'Τραπεζική κατάθεση',
        ar: 'تحويل مصرفي',
      }),
      description: {},
      ...row,
      countries: [country, ...deliverTo],
    },
  ]
}
