import type { JsonClient } from '../src/calls/json-client.js'
import type { Row } from '../src/testing/row.js'

/** What an owner does in Medusa's admin, by the calls that its screens make. */
export function createOwner(medusa: JsonClient) {
  const get = async (path: string) => (await medusa.get(path)) as Row
  const post = async (path: string, body: object) => (await medusa.post(path, body)) as Row
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
    /** Gives a product its title in English. */
    async translate(handle: string, title: string) {
      const product = await first(`/admin/products?handle=${handle}&fields=id`, 'products')
      await post('/admin/translations/batch', {
        create: [
          {
            reference: 'product',
            reference_id: product['id'],
            locale_code: 'en-US',
            translations: { title },
          },
        ],
      })
    },
    async setWeight(sku: string, weight: number) {
      const { id, product_id: product } = await variantOf(sku)
      await post(`/admin/products/${product}/variants/${id}`, { weight })
    },
    async setPrice(sku: string, amount: number) {
      const { id, product_id: product } = await variantOf(sku)
      await post(`/admin/products/${product}/variants/${id}`, {
        prices: [{ currency_code: 'eur', amount }],
      })
    },
    async startSale(title: string, sku: string, amount: number): Promise<string> {
      const { id } = await variantOf(sku)
      const { price_list: list } = await post('/admin/price-lists', {
        title,
        description: title,
        type: 'sale',
        status: 'active',
        prices: [{ variant_id: id, currency_code: 'eur', amount }],
      })
      return list.id
    },
    endSale: (id: string) => medusa.delete(`/admin/price-lists/${id}`),
    async setStock(sku: string, pieces: number) {
      const { inventory_items: items } = await variantOf(sku)
      const { inventory } = items[0]
      const path = `/admin/inventory-items/${inventory.id}/location-levels`
      const level = inventory.location_levels?.[0]
      if (level) await post(`${path}/${level.location_id}`, { stocked_quantity: pieces })
      else {
        const location = await first('/admin/stock-locations?fields=id', 'stock_locations')
        await post(path, { location_id: location['id'], stocked_quantity: pieces })
      }
    },
    /** Pieces that can be sold. */
    async stockOf(sku: string): Promise<number> {
      const { inventory_items: items } = await variantOf(sku)
      const [level] = items[0].inventory.location_levels
      return level.stocked_quantity - level.reserved_quantity
    },
    async pack(number: string) {
      const order = (await orderOf(number))!
      const items = toItems(order)
      await post(`/admin/orders/${order['id']}/fulfillments`, { items })
    },
    async send(number: string, tracking: string) {
      const order = (await orderOf(number))!
      const [parcel] = order['fulfillments']
      await post(`/admin/orders/${order['id']}/fulfillments/${parcel.id}/shipments`, {
        items: toItems(order),
        labels: [
          {
            tracking_number: tracking,
            tracking_url: `https://track.example/${tracking}`,
            label_url: '#',
          },
        ],
      })
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

function toItems(order: Row): Row[] {
  return (order['items'] as Row[]).map(({ id, quantity }) => ({ id, quantity }))
}
