import type { JsonClient } from '../src/calls/json-client.js'
import type { Row } from '../src/testing/row.js'

/** What an owner finds in Medusa. */
export function createOwner(medusa: JsonClient) {
  const get = async (path: string) => (await medusa.get(path)) as Row
  const first = async (path: string, list: string) => (await get(path))[list][0] as Row
  const variantOf = async (sku: string) => {
    const fields = 'fields=id,product_id,*inventory_items.inventory.location_levels'
    return first(`/admin/product-variants?sku=${sku}&${fields}`, 'variants')
  }
  const orderOf = async (number: string) => {
    const { orders } = await get(
      '/admin/orders?limit=100&order=-created_at&fields=id,status,total,metadata,*items,*fulfillments,*payment_collections,*payment_collections.payments,*payment_collections.payments.captures',
    )
    return (orders as Row[]).find(({ metadata }) => metadata?.floga_order === number)
  }
  return {
    orderOf,
    idOf: async (number: string) => String((await orderOf(number))!['id']),
    variantOf,
    /** Pieces that can be sold. */
    async stockOf(sku: string): Promise<number> {
      const { inventory_items: items } = await variantOf(sku)
      const [level] = items[0].inventory.location_levels
      return level.stocked_quantity - level.reserved_quantity
    },
    /** What its customer has paid, in units. */
    async capturedOf(number: string): Promise<number> {
      const order = (await orderOf(number))!
      const payments = (order['payment_collections'] as Row[]).flatMap((one) => one['payments'])
      return payments
        .flatMap((one) => one.captures ?? [])
        .reduce((sum: number, { amount }: Row) => sum + Number(amount), 0)
    },
    /** Totals of the newest orders by number of the shop; one that is there twice has two. */
    async totals(count: number): Promise<Map<string, number[]>> {
      const fields = 'fields=id,total,metadata'
      const { orders } = await get(`/admin/orders?${fields}&order=-created_at&limit=${count}`)
      const found = new Map<string, number[]>()
      for (const { metadata, total } of orders as Row[]) {
        const number = String(metadata?.floga_order)
        found.set(number, [...(found.get(number) ?? []), Number(total)])
      }
      return found
    },
  }
}
