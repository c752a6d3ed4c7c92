import { fillIn } from './new-shop.js'
import type { NewShop } from './new-shop.js'

/** Name of the link to the terms. */
const terms: Readonly<Record<string, string>> = {
  ar: 'الشروط والأحكام',
  de: 'Allgemeine Geschäftsbedingungen',
  el: 'Όροι και προϋποθέσεις',
  en: 'Terms and conditions',
  nl: 'Algemene voorwaarden',
}

/** Messages of the shop itself, a file for each language; the package has all others. */
export function ownMessages({ title, place }: NewShop): Record<string, string> {
  return Object.fromEntries(
    place.languages.map((code) => {
      const messages = {
        description: fillIn('the shop in one sentence'),
        home: { title, text: fillIn('what you sell, and why people should buy it from you') },
        footer: { about: title, note: title, terms: terms[code] ?? terms['en'] },
      }
      return [`messages/${code}.json`, `${JSON.stringify(messages, null, 2)}\n`]
    }),
  )
}
