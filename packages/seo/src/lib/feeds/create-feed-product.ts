import type { FeedProduct, FeedVariant } from './feed-product.js'

/** Creates a product of one variant. */
export function createFeedProduct(changes: Partial<FeedProduct> = {}): FeedProduct {
  return {
    name: 'Regulator 30 mbar',
    path: '/en/products/regulator',
    text: 'For cylinders of 10 to 25 kg.',
    brand: 'Kordelin',
    categoryPath: ['Gas', 'Regulators'],
    images: [
      { path: '/assets/shop/regulator-a-1200.jpg?v=1', width: 1_200, height: 1_200 },
      { path: '/assets/shop/regulator-b-1200.jpg?v=2', width: 1_200, height: 900 },
    ],
    taxRate: 24,
    variants: [createFeedVariant()],
    ...changes,
  }
}

/** A variant of it. */
export function createFeedVariant(changes: Partial<FeedVariant> = {}): FeedVariant {
  return {
    sku: 'RG-30',
    path: '/en/products/regulator',
    options: [],
    priceMinor: 2_480,
    payableMinor: 2_480,
    availability: 'in-stock',
    stock: 7,
    dispatchDays: { min: 0, max: 0 },
    ...changes,
  }
}

/** Text that breaks output which is not escaped. */
export const hostileText = 'A <b> & "B" \u0000\u0007\ud800 ]]> </item> \u00a0 Ά\u{1f525}\ufffe'

/** The parts that a writer gave, as one text. */
export async function joinParts(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}
