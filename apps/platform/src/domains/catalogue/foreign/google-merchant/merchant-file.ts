import type { Messages } from '../../../../foundation/messages/messages.js'
import { FieldError } from '../field-error.js'
import type { ForeignEntry, ForeignFile } from '../foreign-product.js'
import { toMerchantProduct } from './merchant-product.js'
import { parseMerchantItem } from './parse-merchant-item.js'
import type { ParsedItem } from './parse-merchant-item.js'
import type { MerchantItem } from './read-merchant-items.js'

/** An item of a feed, or a part of it that is none. */
export type MerchantEntry = MerchantItem | { line: number; problem: string }

export interface MerchantFileOptions {
  /** Reads the feed again at each call. */
  readItems(): AsyncIterable<MerchantEntry>
  currency: string
  messages: Messages
  /** Writes a message with the feed's own names of fields. @default those of Google */
  fieldNames?: (message: string) => string
}

/**
 * Reads a feed of items, of which those of one group become a product, in the order of the feed;
 * one with scattered items is at the position of its last item.
 */
export async function openMerchantFile(options: MerchantFileOptions): Promise<ForeignFile> {
  const sizes = new Map<string, number>()
  for await (const entry of parsedItems(options)) {
    if ('problem' in entry || entry.group === null) continue
    sizes.set(entry.group, (sizes.get(entry.group) ?? 0) + 1)
  }
  return {
    columns: {
      'translations.name': 'g:title',
      'variants.sku': 'g:id',
      'variants.priceMinor': 'g:price',
    },
    read: () => products(options, sizes),
  }
}

async function* products(
  options: MerchantFileOptions,
  sizes: ReadonlyMap<string, number>,
): AsyncGenerator<ForeignEntry> {
  const open = new Map<string, [ParsedItem, ...ParsedItem[]]>()
  for await (const entry of parsedItems(options)) {
    if ('problem' in entry) {
      yield entry
      continue
    }
    const { group } = entry
    if (group === null) {
      yield toMerchantProduct([entry], options.messages)
      continue
    }
    const held = open.get(group)
    if (held) held.push(entry)
    const items: [ParsedItem, ...ParsedItem[]] = held ?? [entry]
    if (items.length < (sizes.get(group) ?? 1)) open.set(group, items)
    else {
      open.delete(group)
      yield toMerchantProduct(items, options.messages)
    }
  }
}

type ParsedEntry = ParsedItem | { line: number; item?: string; problem: string }

async function* parsedItems(options: MerchantFileOptions): AsyncGenerator<ParsedEntry> {
  const { fieldNames = (message) => message } = options
  for await (const entry of options.readItems()) {
    if (!('fields' in entry)) {
      yield entry
      continue
    }
    try {
      const item = parseMerchantItem(entry, options.currency)
      yield { ...item, notes: item.notes.map(fieldNames) }
    } catch (error) {
      if (!(error instanceof FieldError)) throw error
      const id = entry.fields['id']?.[0]
      const problem = fieldNames(error.message.trim())
      const item = id === undefined ? {} : { item: fieldNames(`g:id ${id}`) }
      yield { line: entry.line, ...item, problem }
    }
  }
}
