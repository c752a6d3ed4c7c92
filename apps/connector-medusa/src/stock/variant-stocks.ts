import * as v from 'valibot'
import type { JsonClient } from '../calls/json-client.js'
import { readMedusaList } from '../calls/read-pages.js'

/** The stock of a variant in Medusa. */
export interface VariantStock {
  id: string
  sku: string
  /** Pieces that can be sold, below zero for what was ordered beyond them; null: not counted. */
  available: number | null
  itemIds: string[]
  /** Whether it has been counted anywhere. */
  hasLevel: boolean
}

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number())

const variant = v.object({
  id: v.string(),
  sku: v.nullish(v.string()),
  manage_inventory: v.optional(v.boolean(), true),
  inventory_items: v.optional(
    v.nullable(
      v.array(
        v.object({
          required_quantity: v.optional(number, 1),
          inventory: v.optional(
            v.nullable(
              v.object({
                id: v.string(),
                location_levels: v.optional(
                  v.nullable(
                    v.array(v.object({ stocked_quantity: number, reserved_quantity: number })),
                  ),
                  [],
                ),
              }),
            ),
          ),
        }),
      ),
    ),
    [],
  ),
})

/** Reads the stock of every variant that has an SKU, over all locations. */
export async function readVariantStocks(medusa: JsonClient): Promise<VariantStock[]> {
  const variants = await readMedusaList(
    medusa,
    '/admin/product-variants?fields=id,sku,manage_inventory,*inventory_items,*inventory_items.inventory,*inventory_items.inventory.location_levels',
    { list: 'variants', item: variant, size: 200 },
  )
  return variants.flatMap(({ id, sku, manage_inventory, inventory_items }) => {
    if (!sku) return []
    const parts = (inventory_items ?? []).flatMap(({ required_quantity, inventory }) =>
      inventory ? [{ required: required_quantity, inventory }] : [],
    )
    const counts = parts.map(({ required, inventory }) => {
      const levels = inventory.location_levels ?? []
      const left = levels.reduce(
        (sum, one) => sum + one.stocked_quantity - one.reserved_quantity,
        0,
      )
      return Math.floor(left / Math.max(1, required))
    })
    return [
      {
        id,
        sku,
        available: manage_inventory && counts.length > 0 ? Math.min(...counts) : null,
        itemIds: parts.map(({ inventory }) => inventory.id),
        hasLevel: parts.some(({ inventory }) => (inventory.location_levels ?? []).length > 0),
      },
    ]
  })
}
