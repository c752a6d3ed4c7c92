import * as v from 'valibot'
import type { JsonClient } from '../calls/json-client.js'
import { readMedusaList } from '../calls/read-pages.js'
import type { MedusaOrder } from './medusa-order.js'

const reservation = v.object({
  id: v.string(),
  line_item_id: v.nullish(v.string()),
  inventory_item_id: v.string(),
})

/**
 * Takes back what a conversion had reserved when Medusa ended in the middle of it: goods are
 * reserved first, and once more by the next conversion.
 *
 * @param kept Reservations that a line of the order keeps of each of its goods.
 * @returns How many were taken back.
 */
export async function removeReservations(
  medusa: JsonClient,
  { items }: Pick<MedusaOrder, 'items'>,
  kept: 0 | 1,
): Promise<number> {
  const lines = (items ?? []).map(({ id }) => `line_item_id[]=${encodeURIComponent(id)}`)
  if (lines.length === 0) return 0
  const path = `/admin/reservations?fields=id,line_item_id,inventory_item_id&${lines.join('&')}`
  const reservations = await readMedusaList(medusa, path, {
    list: 'reservations',
    item: reservation,
  })
  const counts = new Map<string, number>()
  const surplus = reservations.filter(({ line_item_id: line, inventory_item_id: item }) => {
    const count = (counts.get(`${line} ${item}`) ?? 0) + 1
    counts.set(`${line} ${item}`, count)
    return count > kept
  })
  for (const { id } of surplus) await medusa.delete(`/admin/reservations/${id}`)
  return surplus.length
}
