import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { CallError } from '../calls/json-client.js'
import { readPlatformList } from '../calls/read-pages.js'
import type { OrderOptions } from '../orders/read-draft-context.js'
import { readChangedOrders } from '../orders/sync-orders.js'
import type { State } from '../state.js'
import { readVariantStocks } from './variant-stocks.js'

const stock = v.object({ sku: v.string(), stock: v.number(), isActive: v.boolean() })

/** Changes of one call. */
const batchSize = 500

/**
 * Sends the shop what Medusa sold or counted elsewhere, as differences: its own orders are known on
 * both sides, and count for nothing.
 *
 * @param isDisturbed Whether something was decided in Medusa meanwhile, which has to come first.
 * @returns SKUs whose stock was different; undefined when it has to be tried again.
 */
export async function syncStock(
  options: OrderOptions,
  isDisturbed: () => boolean,
): Promise<{ variants: number; different: string[] } | undefined> {
  const { medusa, platform, file, report } = options
  const offsets = toOffsets(file.state)
  const variants = await readVariantStocks(medusa)
  const held = new Map(
    (await readPlatformList(platform, '/stock', stock)).map((one) => [one.sku, one]),
  )
  // Orders that arrived while both were read are in one of them, or in neither.
  const { orders } = await readChangedOrders(options)
  if (isDisturbed()) return undefined
  const fresh = new Set(orders.flatMap(({ items }) => items.map(({ sku }) => sku)))
  const changes: { sku: string; difference: number }[] = []
  const conflicts: string[] = []
  for (const { sku, available } of variants) {
    const own = held.get(sku)
    if (!own?.isActive || fresh.has(sku)) continue
    if (available === null) {
      conflicts.push(`Medusa does not count ${sku}: its stock in the shop stays as it is.`)
      continue
    }
    const left = available - (offsets.get(sku) ?? 0)
    if (left < 0) {
      conflicts.push(`${sku}: ${-left} more pieces are sold than Medusa has.`)
    }
    const difference = Math.max(0, left) - own.stock
    if (difference !== 0) changes.push({ sku, difference })
  }
  report.replace('stock', conflicts)
  for (let start = 0; start < changes.length; start += batchSize) {
    const some = changes.slice(start, start + batchSize)
    try {
      await platform.post('/stock', { changes: some }, `medusa-stock-${randomUUID()}`)
    } catch (error) {
      // It sold something meanwhile, or no longer has it.
      if (error instanceof CallError && error.status === 400) return undefined
      throw error
    }
  }
  return { variants: variants.length, different: changes.map(({ sku }) => sku) }
}

/** By SKU: pieces that the shop has taken and Medusa has not, or with a minus the other way round. */
function toOffsets({ orders }: Pick<State, 'orders'>): Map<string, number> {
  const offsets = new Map<string, number>()
  for (const { medusa, pieces, isTaken } of Object.values(orders)) {
    const isInMedusa = medusa === 'ORDER'
    if (isInMedusa === isTaken) continue
    for (const [sku, quantity] of Object.entries(pieces)) {
      offsets.set(sku, (offsets.get(sku) ?? 0) + (isTaken ? quantity : -quantity))
    }
  }
  return offsets
}
