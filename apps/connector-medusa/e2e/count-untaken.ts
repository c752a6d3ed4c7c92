import * as v from 'valibot'
import type { JsonClient } from '../src/calls/json-client.js'
import { readPlatformList } from '../src/calls/read-pages.js'

const order = v.object({
  isReserved: v.boolean(),
  items: v.array(v.object({ quantity: v.number() })),
})

/** Pieces of orders that have not taken them out of the shop's stock, as guests' unpaid ones. */
export async function countUntaken(platform: JsonClient): Promise<number> {
  const pending = await readPlatformList(platform, '/orders?state=PENDING', order)
  return pending
    .filter(({ isReserved }) => !isReserved)
    .flatMap(({ items }) => items)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
