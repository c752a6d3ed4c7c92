import * as v from 'valibot'

const optionalText = v.nullable(v.string())

const address = v.object({
  company: optionalText,
  address: v.string(),
  address2: optionalText,
  floor: optionalText,
  doorbell: optionalText,
  country: v.string(),
  region: optionalText,
  city: v.string(),
  postalCode: v.string(),
})

/** An order of the shop, as far as Medusa has to know it. */
export const platformOrderSchema = v.object({
  number: v.string(),
  state: v.string(),
  paymentState: v.string(),
  isReserved: v.boolean(),
  createdAt: v.string(),
  locale: v.string(),
  currency: v.string(),
  email: v.string(),
  contact: v.object({ firstName: v.string(), lastName: v.string(), phone: v.string() }),
  billingAddress: v.nullable(address),
  shippingAddress: v.nullable(address),
  customerNotes: optionalText,
  shipping: v.object({ method: v.string(), kind: v.string() }),
  payment: v.object({ method: v.string(), kind: v.string() }),
  totals: v.object({
    shippingMinor: v.number(),
    paymentFeeMinor: v.number(),
    grandMinor: v.number(),
  }),
  items: v.array(
    v.object({
      sku: v.string(),
      texts: v.record(v.string(), v.string()),
      quantity: v.number(),
      lineTotalMinor: v.number(),
      discountMinor: v.number(),
      returned: v.number(),
    }),
  ),
  nextStates: v.array(v.string()),
  shipments: v.array(v.object({ tracking: optionalText, trackingUrl: optionalText })),
  refunds: v.array(v.object({ state: v.string(), amountMinor: v.number() })),
  withdrawals: v.array(
    v.object({
      reference: v.string(),
      isOpen: v.boolean(),
      items: v.array(v.object({ sku: v.string() })),
    }),
  ),
})

export type PlatformOrder = v.InferOutput<typeof platformOrderSchema>
export type OrderAddress = v.InferOutput<typeof address>

/** States after which nothing more happens to the goods. */
export const endedStates = new Set(['CANCELED', 'FAILED', 'RETURNED', 'REFUNDED'])

/** Pieces by SKU that are neither returned nor taken out. */
export function piecesOf({ items }: Pick<PlatformOrder, 'items'>): Record<string, number> {
  const pieces: Record<string, number> = {}
  for (const { sku, quantity, returned } of items) {
    pieces[sku] = (pieces[sku] ?? 0) + quantity - returned
  }
  return pieces
}

/** Whether the shop has taken the pieces of an order out of its stock. */
export function isTaken({
  state,
  isReserved,
}: Pick<PlatformOrder, 'state' | 'isReserved'>): boolean {
  if (endedStates.has(state)) return state === 'REFUNDED' || state === 'RETURNED'
  return state === 'CREATED' || state === 'PENDING' ? isReserved : true
}
