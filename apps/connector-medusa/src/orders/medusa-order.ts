import * as v from 'valibot'

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number())
const optionalText = v.nullish(v.string())
const metadata = v.optional(v.nullable(v.record(v.string(), v.unknown())), null)

/** An order of Medusa, as far as the shop has to know it. */
export const medusaOrderSchema = v.object({
  id: v.string(),
  display_id: v.optional(v.number()),
  status: v.string(),
  is_draft_order: v.optional(v.boolean(), false),
  total: v.optional(number, 0),
  metadata,
  items: v.optional(
    v.nullable(
      v.array(
        v.object({
          id: v.string(),
          variant_sku: optionalText,
          metadata,
          detail: v.nullish(
            v.object({
              return_received_quantity: v.nullish(number),
              return_dismissed_quantity: v.nullish(number),
            }),
          ),
        }),
      ),
    ),
    [],
  ),
  fulfillments: v.optional(
    v.nullable(
      v.array(
        v.object({
          packed_at: optionalText,
          shipped_at: optionalText,
          delivered_at: optionalText,
          canceled_at: optionalText,
          labels: v.optional(
            v.nullable(
              v.array(v.object({ tracking_number: optionalText, tracking_url: optionalText })),
            ),
            [],
          ),
        }),
      ),
    ),
    [],
  ),
  payment_collections: v.optional(
    v.nullable(
      v.array(
        v.object({
          id: v.string(),
          status: v.string(),
          amount: v.optional(number, 0),
          payments: v.optional(
            v.nullable(
              v.array(
                v.object({
                  captures: v.optional(v.nullable(v.array(v.object({ amount: number }))), []),
                  refunds: v.optional(v.nullable(v.array(v.object({ amount: number }))), []),
                }),
              ),
            ),
            [],
          ),
        }),
      ),
    ),
    [],
  ),
})

export type MedusaOrder = v.InferOutput<typeof medusaOrderSchema>

/** Fields of a call that reads orders. */
export const medusaOrderFields = [
  'id,display_id,status,is_draft_order,total,metadata,*items,*items.detail',
  '*fulfillments,*fulfillments.labels,*payment_collections,*payment_collections.payments',
  '*payment_collections.payments.captures,*payment_collections.payments.refunds',
].join()

/** Number of the shop's order that it is; undefined for one that was made in Medusa. */
export function shopNumberOf({
  metadata: data,
}: Pick<MedusaOrder, 'metadata'>): string | undefined {
  const own = data?.['floga_order']
  return typeof own === 'string' ? own : undefined
}

/** Sum of what was captured and of what was refunded, in units. */
export function paymentsOf(order: MedusaOrder): { captured: number; refunded: number } {
  const payments = (order.payment_collections ?? []).flatMap((one) => one.payments ?? [])
  return {
    captured: sum(payments.flatMap((one) => one.captures ?? [])),
    refunded: sum(payments.flatMap((one) => one.refunds ?? [])),
  }
}

function sum(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((total, { amount }) => total + amount, 0)
}
