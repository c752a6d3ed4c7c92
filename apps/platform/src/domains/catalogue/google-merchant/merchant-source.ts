import type { Words } from '../../../foundation/words/words.js'
import type { CatalogueSource, SourceRecord } from '../import/catalogue-source.js'
import { toKey } from '../text/to-key.js'
import { createFeedTree } from './feed-tree.js'
import type { FeedTree } from './feed-tree.js'
import { imageName, toMerchantRecord } from './merchant-record.js'
import type { ParsedItem } from './parse-merchant-item.js'
import { FieldError, parseMerchantItem } from './parse-merchant-item.js'
import { MerchantFeedError, readMerchantItems } from './read-merchant-items.js'
import { unusedKey } from './unused-key.js'

export interface MerchantSourceOptions {
  /** Path of the feed. */
  file: string
  locale: string
  words: Words
  currency: string
  taxRate: number
  /** Pieces of what is in stock, where the feed counts none. */
  stockInStock: number
  /** Told of every image once, with the name to store it under. Left out, none are asked for. */
  onImage?: (address: string, name: string) => Promise<void>
}

/** Opens a Merchant feed as a catalogue: read once now for what records refer to, and again for each reading of its records. */
export async function openMerchantSource(
  options: MerchantSourceOptions,
): Promise<CatalogueSource & { items: number }> {
  const { file } = options
  const tree = createFeedTree(options.locale)
  const sizes = new Map<string, number>()
  const askedImages = new Set<string>()
  let items = 0
  for await (const entry of parsedItems(options)) {
    if (!('item' in entry)) continue
    items += 1
    const { item } = entry
    tree.add(item)
    if (item.group !== null) sizes.set(item.group, (sizes.get(item.group) ?? 0) + 1)
    for (const address of options.onImage ? item.images : []) {
      const name = imageName(address)
      if (askedImages.has(name)) continue
      askedImages.add(name)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a guest
      await options.onImage?.(address, name)
    }
  }
  return {
    name: file,
    items,
    async *records() {
      yield* tree.records()
      yield* productRecords(options, tree, sizes)
    },
  }
}

type Entry = { item: ParsedItem } | { line: number; problem: string }

async function* parsedItems({ file, currency }: MerchantSourceOptions): AsyncGenerator<Entry> {
  try {
    for await (const item of readMerchantItems(file)) {
      try {
        yield { item: parseMerchantItem(item, currency) }
      } catch (error) {
        if (!(error instanceof FieldError)) throw error
        yield { line: item.line, problem: error.message }
      }
    }
  } catch (error) {
    // What stands behind cannot be read; what stood before can.
    if (!(error instanceof MerchantFeedError)) throw error
    yield { line: error.line, problem: `is no XML: ${error.message}` }
  }
}

/** Products in the order of the feed; one whose items are scattered stands where the last of them does. */
async function* productRecords(
  options: MerchantSourceOptions,
  tree: FeedTree,
  sizes: ReadonlyMap<string, number>,
): AsyncGenerator<SourceRecord> {
  const open = new Map<string, [ParsedItem, ...ParsedItem[]]>()
  const keys = new Set<string>()
  const slugs = new Set<string>()
  const sales = new Map<string, Sale>()
  let sortOrder = 0
  const toRecord = (items: readonly [ParsedItem, ...ParsedItem[]]): SourceRecord => {
    const [first] = items
    const key = unusedKey(toKey(first.group ?? first.id), keys, first.group ?? first.id)
    const slug = unusedKey(slugOf(first), slugs, key)
    const period = items.find((item) => item.salePeriod)?.salePeriod
    if (period) {
      const name = `${period.startsAt}/${period.endsAt}`
      const sale = sales.get(name) ?? { line: first.line, ...period, products: [] }
      sale.products.push(key)
      sales.set(name, sale)
    }
    sortOrder += 1
    return {
      line: first.line,
      value: toMerchantRecord(items, { ...options, ...tree, key, slug, sortOrder }),
    }
  }
  for await (const entry of parsedItems(options)) {
    if (!('item' in entry)) {
      yield entry
      continue
    }
    const { item } = entry
    if (item.group === null) {
      yield toRecord([item])
      continue
    }
    const held = open.get(item.group)
    if (held) held.push(item)
    const group = held ?? [item]
    if (group.length < (sizes.get(item.group) ?? 1)) open.set(item.group, group)
    else {
      open.delete(item.group)
      yield toRecord(group)
    }
  }
  for (const sale of sales.values()) {
    yield { line: sale.line, value: saleRecord(sale, options.locale) }
  }
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

/** The last part of the page's address, as the feed's own shop has it; else the title's words. */
function slugOf({ link, title }: ParsedItem): string {
  const path = URL.canParse(link) ? new URL(link).pathname : ''
  const last = decode(path.split('/').findLast((part) => part !== '') ?? '')
  const isSlug =
    /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}-]*$/u.test(last) &&
    !/--|-$/.test(last) &&
    last.length <= 110
  return isSlug ? last : toKey(title)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
