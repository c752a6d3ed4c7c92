import * as v from 'valibot'
import type { JsonClient } from './json-client.js'

/**
 * Reads a list of Medusa page by page.
 *
 * @param path With its fields, such as `/admin/products?fields=id`.
 * @param list Name of the list in the response.
 */
export async function readMedusaList<Item>(
  client: JsonClient,
  path: string,
  { list, item, size = 100 }: { list: string; item: v.GenericSchema<unknown, Item>; size?: number },
): Promise<Item[]> {
  const page = v.object({ count: v.number(), [list]: v.array(item) })
  const found: Item[] = []
  for (;;) {
    const mark = path.includes('?') ? '&' : '?'
    const body = await client.get(`${path}${mark}limit=${size}&offset=${found.length}`)
    const parsed = v.parse(page, body) as unknown as Record<string, Item[]> & { count: number }
    const items = parsed[list] ?? []
    found.push(...items)
    if (items.length === 0 || found.length >= parsed.count) return found
  }
}

/** Reads a list of the platform page by page. */
export async function readPlatformList<Item>(
  client: JsonClient,
  path: string,
  item: v.GenericSchema<unknown, Item>,
): Promise<Item[]> {
  const page = v.object({
    items: v.array(item),
    next: v.nullable(v.string()),
    hasMore: v.boolean(),
  })
  const found: Item[] = []
  const mark = path.includes('?') ? '&' : '?'
  for (let after = ''; ;) {
    const query = `limit=200${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`
    const { items, next, hasMore } = v.parse(page, await client.get(`${path}${mark}${query}`))
    found.push(...items)
    if (!hasMore || next === null) return found
    after = next
  }
}
