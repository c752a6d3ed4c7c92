import { fillIn } from './new-shop.js'
import type { NewShop } from './new-shop.js'

/** Messages of the shop itself, a file for each language; the package has all others. */
export function ownMessages({ title, place }: NewShop): Record<string, string> {
  return Object.fromEntries(
    place.languages.map((code) => {
      const messages = {
        description: fillIn('the shop in one sentence'),
        home: {
          heroPlainTitle: title,
          heroPlainText: fillIn('what you sell, and why people should buy it from you'),
        },
      }
      return [`messages/${code}.json`, `${JSON.stringify(messages, null, 2)}\n`]
    }),
  )
}
