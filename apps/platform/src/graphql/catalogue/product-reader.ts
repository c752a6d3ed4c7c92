import type { CatalogueReader } from '../../domains/catalogue/snapshot/catalogue-reader.js'
import type { CatalogueSnapshot } from '../../domains/catalogue/snapshot/catalogue-snapshot.js'
import { findProduct } from '../../domains/catalogue/find-product.js'
import type { ProductRow } from '../../domains/catalogue/views/product-view.js'
import type { ProductRating } from '../../domains/reviews/read-reviews.js'
import type { UniqueKey } from '../../foundation/generated/contract-types.js'
import type { PlatformContext } from '../platform-context.js'
import { readCachedRatings } from './read-cached-ratings.js'

/** A product with its rating and the version of the catalogue that it was read from. */
export interface FoundProduct {
  row: ProductRow
  rating: ProductRating | null
  snapshot: CatalogueSnapshot
}

/** Reads products of one request, each once: a page has several queries about its product. */
export interface ProductReader {
  /** The product of a key; undefined if there is none. */
  read(context: PlatformContext, key: UniqueKey): Promise<FoundProduct | undefined>
  /** The same if the request has already loaded it; undefined if not. */
  peek(context: PlatformContext, key: UniqueKey): Promise<FoundProduct | undefined>
}

/** Creates the reader of products by request. */
export function createProductReader(reader: CatalogueReader): ProductReader {
  const requests = new WeakMap<PlatformContext, Map<string, Promise<FoundProduct | undefined>>>()
  return {
    read(context, key) {
      const asked = requests.get(context) ?? new Map<string, Promise<FoundProduct | undefined>>()
      requests.set(context, asked)
      const name = toName(key)
      const reading =
        asked.get(name) ??
        reader.read(context.tenant, async (snapshot, sql) => {
          const row = await findProduct(sql, key, context.locale)
          if (!row) return undefined
          const rating = (await readCachedRatings(snapshot, sql)).get(row.id) ?? null
          return { row, rating, snapshot }
        })
      asked.set(name, reading)
      return reading
    },
    peek: async (context, key) => requests.get(context)?.get(toName(key)),
  }
}

function toName({ id, slug, sku }: UniqueKey): string {
  return JSON.stringify([id ?? null, slug ?? null, sku ?? null])
}
