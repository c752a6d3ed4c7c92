/** A product that exists for a proof alone. */
export interface TrialProduct {
  key: string
  stock: number
  priceMinor?: number
}

/** Its slug in English. */
export const slugOf = (key: string): string => `trial-${key}`

/** Records of a catalogue file, as the platform's import reads them. */
export function toCatalogue(products: readonly TrialProduct[]): string {
  return products
    .map(({ key, stock, priceMinor = 1_000 }) =>
      JSON.stringify({
        type: 'product',
        key,
        categories: ['sealing'],
        sortOrder: 999_000,
        published: true,
        translations: {
          el: { name: `Δοκιμή ${key}`, slug: `dokimi-${key}` },
          en: { name: `Trial ${key}`, slug: slugOf(key) },
        },
        variants: [
          {
            sku: key.toUpperCase(),
            priceMinor,
            stock,
            widthMm: 50,
            lengthMm: 50,
            heightMm: 20,
            weightGrams: 100,
          },
        ],
      }),
    )
    .map((line) => `${line}\n`)
    .join('')
}
