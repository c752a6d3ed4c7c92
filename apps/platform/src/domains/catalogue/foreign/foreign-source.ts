import { cleanTyped } from '@floga/platform-contract/input-rules'
import type { CatalogueSource, SourceRecord } from '../import/catalogue-source.js'
import { plainWords } from '../text/plain-text.js'
import { toKey } from '../text/to-key.js'
import { imageName, toForeignRecord } from './foreign-record.js'
import type { ForeignFile, ForeignProduct, ForeignVariant } from './foreign-product.js'
import { createForeignTree } from './foreign-tree.js'
import { unusedKey } from './unused-key.js'

export interface ForeignSourceOptions {
  /** Names the file in messages. */
  name: string
  file: ForeignFile
  locale: string
  taxRate: number
  /** Pieces of goods in stock that the file does not count. */
  inStock: number
}

export interface ForeignSource extends CatalogueSource {
  products: number
  /** Address → name to store it under. */
  images: ReadonlyMap<string, string>
  /** Variants in stock that the file does not count. */
  uncounted: number
}

/**
 * Opens another program's file as a catalogue: read once now for references between records, and
 * again for each pass over its records.
 */
export async function openForeignSource(options: ForeignSourceOptions): Promise<ForeignSource> {
  const { file, name, locale } = options
  const tree = createForeignTree(locale)
  const images = new Map<string, string>()
  const givenSkus = new Set<string>()
  let products = 0
  let uncounted = 0
  for await (const entry of file.read()) {
    if ('problem' in entry) continue
    products += 1
    tree.add(entry)
    for (const address of addressesOf(entry)) images.set(address, imageName(address))
    for (const { sku, stock, availability } of entry.variants) {
      if (sku !== null) givenSkus.add(cleanTyped(sku))
      if (stock === null && availability === 'in-stock') uncounted += 1
    }
  }
  return {
    name,
    products,
    images,
    uncounted,
    async *records() {
      yield* tree.records()
      yield* productRecords(options, { ...tree, givenSkus })
    },
  }
}

function addressesOf({ images, variants }: ForeignProduct): string[] {
  return [...images.map(({ address }) => address), ...variants.flatMap(({ image }) => image ?? [])]
}

interface References {
  brandKey(name: string): string
  categoryKey(path: readonly string[]): string
  givenSkus: ReadonlySet<string>
}

async function* productRecords(
  options: ForeignSourceOptions,
  { givenSkus, ...tree }: References,
): AsyncGenerator<SourceRecord> {
  const keys = new Set<string>()
  const slugs = new Set<string>()
  const taken = { skus: new Set(givenSkus), owned: new Set<string>() }
  const sales = new Map<string, Sale>()
  let sortOrder = 0
  for await (const entry of options.file.read()) {
    if ('problem' in entry) {
      yield entry
      continue
    }
    const { line, item, id } = entry
    const key = unusedKey(toKey(id), keys, id)
    const slug = unusedKey(slugOf(entry), slugs, key, 110)
    const notes: string[] = []
    const skus = entry.variants.map((variant, place) =>
      skuOf(variant, `${id}\n${place}`, { taken, notes, words: [id, ...variant.values] }),
    )
    const period = entry.variants.find(({ salePeriod }) => salePeriod)?.salePeriod
    if (period) {
      const name = `${period.startsAt}/${period.endsAt}`
      const sale = sales.get(name) ?? { line, ...period, products: [] }
      sale.products.push(key)
      sales.set(name, sale)
    }
    sortOrder += 1
    const own = { ...options, ...tree, key, slug, skus, sortOrder }
    const record = toForeignRecord(entry, own)
    yield {
      line,
      item,
      value: record.value,
      notes: [...record.notes, ...notes],
      columns: options.file.columns,
    }
  }
  for (const sale of sales.values()) {
    yield { line: sale.line, value: saleRecord(sale, options.locale) }
  }
}

interface SkuOptions {
  taken: { skus: Set<string>; owned: Set<string> }
  notes: string[]
  /** What a SKU is made of where the file has none. */
  words: readonly string[]
}

/** A SKU of its own for each variant: some programs allow several variants under one. */
function skuOf(
  { sku: written, values }: ForeignVariant,
  own: string,
  { taken, notes, words }: SkuOptions,
): string {
  const sku = written === null ? null : cleanTyped(written)
  if (sku !== null && sku.length <= 64 && !taken.owned.has(sku)) {
    taken.owned.add(sku)
    return sku
  }
  const wanted =
    sku === null ? joinWords(words) : [sku, joinWords(values)].filter(Boolean).join('-')
  const made = unusedKey(wanted, taken.skus, own, 64)
  if (sku !== null) {
    const reason = sku.length > 64 ? 'is too long' : 'is there twice'
    notes.push(`SKU "${sku}" ${reason}: it became "${made}"`)
  }
  return made
}

function joinWords(texts: readonly string[]): string {
  return texts.flatMap((text) => plainWords(text)).join('-')
}

interface Sale {
  line: number
  startsAt: string
  endsAt: string
  /** Keys. */
  products: string[]
}

/** The offer that a period of sale prices means; its days are its name. */
function saleRecord({ startsAt, endsAt, products }: Sale, locale: string) {
  const days = [startsAt, endsAt].map((iso) => iso.slice(0, 10))
  const minutes = [startsAt, endsAt].map((iso) => iso.slice(0, 16).replace(/\D/g, ''))
  return {
    type: 'promotion',
    key: `sale-${minutes.join('-')}`,
    translations: { [locale]: { name: days.join(' – '), slug: `sale-${minutes.join('-')}` } },
    startsAt,
    endsAt,
    products,
  }
}

function slugOf({ slug, name }: ForeignProduct): string {
  const isSlug =
    /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}-]*$/u.test(slug) && !/--|-$/.test(slug)
  return isSlug && slug.length <= 110 ? slug : toKey(name)
}
