import type { CatalogueRecord } from '@floga/platform-contract/catalogue-record'
import { writeFile } from 'node:fs/promises'

type ProductRecord = Extract<CatalogueRecord, { type: 'product' }>

/** Records of a catalogue file. */
export type Catalogue = readonly object[]

export interface ExtraProduct {
  key: string
  stock?: number
  priceMinor?: number
  isPublished?: boolean
  isDangerous?: boolean
}

/** SKU, slugs and names of a product that exists for tests only. */
export function extraProduct({ key }: Pick<ExtraProduct, 'key'>) {
  return {
    sku: key.toUpperCase(),
    slug: { el: `dokimi-${key}`, en: `test-${key}` },
    name: { el: `Δοκιμή ${key}`, en: `Test ${key}` },
  }
}

/** A product of one variant that a test can change without affecting others. */
export function extraProductRecord({
  key,
  stock = 50,
  priceMinor = 1000,
  isPublished = true,
  isDangerous = false,
}: ExtraProduct): object {
  const { sku, slug, name } = extraProduct({ key })
  const texts = (code: 'el' | 'en') => ({ name: name[code], slug: slug[code] })
  return {
    type: 'product',
    key,
    categories: ['sealing'],
    sortOrder: 999_000,
    published: isPublished,
    dangerousGoods: isDangerous,
    translations: { el: texts('el'), en: texts('en') },
    variants: [
      { sku, priceMinor, stock, widthMm: 50, lengthMm: 50, heightMm: 20, weightGrams: 100 },
    ],
  } satisfies Partial<Record<keyof ProductRecord, unknown>>
}

/** Writes records as JSON Lines. */
export async function writeCatalogue(file: string, records: Catalogue): Promise<void> {
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
}
