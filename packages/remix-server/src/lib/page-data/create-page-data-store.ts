import { LRUCache } from 'lru-cache'

import { type Encoding } from '../files/encoding.js'
import { addVariant, createReadyBytes, encodePage, type ReadyBytes } from '../pages/page-entry.js'
import type { PageData } from './page-data.js'

/** Data of pages that were drawn lately, ready to be sent. */
export interface PageDataStore {
  keep(data: PageData): void
  /** The data of an address in this encoding; undefined where they are not there any more. */
  find(address: string, encoding: Encoding): Promise<ReadyBytes | undefined>
}

/** What a store is told. */
export interface PageDataStoreOptions {
  /** Most bytes that all data may take. @default 16 MiB */
  maxBytes?: number | undefined
  /** Headers that go with data; names in lower case. */
  headers: Readonly<Record<string, string>>
}

/** Creates a store of data by their address. What nobody has asked for longest goes first: its page can be drawn anew. */
export function createPageDataStore({
  maxBytes = 16 * 1024 * 1024,
  headers,
}: PageDataStoreOptions): PageDataStore {
  const kept = new LRUCache<string, ReadyBytes>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, address) => size + 2 * address.length,
  })
  const encodings = new Map<string, Promise<ReadyBytes>>()

  async function encode(
    address: string,
    data: ReadyBytes,
    encoding: Exclude<Encoding, 'identity'>,
  ): Promise<ReadyBytes> {
    const made = await encodePage(data, encoding)
    // Another encoding may have been added meanwhile.
    const encoded = addVariant(kept.peek(address) ?? data, encoding, made)
    if (kept.has(address)) kept.set(address, encoded)
    return encoded
  }

  return {
    keep({ address, bytes }) {
      // A page that was drawn again with the same data has their encodings already.
      if (kept.get(address)) return
      kept.set(address, createReadyBytes(Buffer.from(bytes), { ...headers, ...dataHeaders }))
    },
    async find(address, encoding) {
      const data = kept.get(address)
      if (!data || encoding === 'identity' || data.variants[encoding]) return data
      const name = `${encoding} ${address}`
      const making =
        encodings.get(name) ?? encode(address, data, encoding).finally(() => encodings.delete(name))
      encodings.set(name, making)
      return making
    },
  }
}

const dataHeaders = {
  'content-type': 'text/x-script; charset=utf-8',
  // The address holds a hash of them.
  'cache-control': 'public, max-age=604800, immutable',
  'x-robots-tag': 'noindex, nofollow',
}
