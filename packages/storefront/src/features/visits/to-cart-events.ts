import type { AnalyticsEvent } from '@floga/analytics'
import type { CartChange } from '@floga/cart-core'
import { cartValue } from './to-page-events.js'
import type { MeasuredCart } from './to-page-events.js'

/** Converts the difference of two carts to events. */
export function toCartEvents(before: MeasuredCart, after: MeasuredCart): AnalyticsEvent[] {
  const added = increased(before, after)
  const removed = increased(after, before)
  return [
    ...(added.length > 0
      ? [{ name: 'add_to_cart' as const, data: cartValue({ lines: added }) }]
      : []),
    ...(removed.length > 0
      ? [{ name: 'remove_from_cart' as const, data: cartValue({ lines: removed }) }]
      : []),
  ]
}

/** Events of the first known cart: its items count as added by a visitor without a cart. */
export function toFirstCartEvents(
  change: CartChange,
  { lines }: { lines: readonly (MeasuredCart['lines'][number] & { variantId: string })[] },
): AnalyticsEvent[] {
  if (change.kind !== 'add') return []
  const line = lines.find(({ variantId }) => variantId === change.variantId)
  if (!line) return []
  const quantity = Math.min(line.quantity, change.quantity)
  return [{ name: 'add_to_cart', data: cartValue({ lines: [{ ...line, quantity }] }) }]
}

/** The lines of which the second cart has more, with how many more. */
function increased(before: MeasuredCart, after: MeasuredCart): MeasuredCart['lines'] {
  return after.lines.flatMap((line) => {
    const known = before.lines.filter((one) => keyOf(one) === keyOf(line))
    const more = line.quantity - known.reduce((sum, { quantity }) => sum + quantity, 0)
    return more > 0 ? [{ ...line, quantity: more }] : []
  })
}

function keyOf({ slug, sku = slug, unitPrice }: MeasuredCart['lines'][number]): string {
  return `${sku} ${unitPrice.amountMinor}`
}
