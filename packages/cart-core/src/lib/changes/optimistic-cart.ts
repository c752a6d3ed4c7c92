import type { Cart, CartLine } from '../cart.js'
import type { CartChange } from './cart-change.js'
import { MAX_QUANTITY } from '../quantity.js'

/** A line as it is shown while the server is asked. */
export interface OptimisticLine extends Omit<CartLine, 'lineTotal'> {
  /** The server's last word, or null for a line that it has not seen. Not the price of a changed quantity. */
  lineTotal: CartLine['lineTotal'] | null
  status: 'current' | 'updating'
}

/** A cart as it is shown while the server is asked: its lines run ahead, its totals wait. */
export interface OptimisticCart extends Omit<Cart, 'lines'> {
  lines: readonly OptimisticLine[]
  /** `updating` while the totals belong to an older state of the lines. */
  totalsStatus: 'current' | 'updating'
}

/** Shows a cart as the server answered it. */
export function toOptimisticCart(cart: Cart): OptimisticCart {
  const lines = cart.lines.map((line) => ({ ...line, status: 'current' as const }))
  return { ...cart, lines, totalsStatus: 'current' }
}

/**
 * Shows a change before the server has answered it. Lines change, totals are marked and never computed.
 *
 * A change to a line that is not there, and an addition that nothing is known of, mark the totals alone.
 */
export function applyOptimistic(cart: OptimisticCart, change: CartChange): OptimisticCart {
  return { ...cart, lines: changeLines(cart.lines, change), totalsStatus: 'updating' }
}

/**
 * Shows the server's cart with the changes that it has not answered yet, in the order in which they were made.
 *
 * @example
 * reconcile(serverCart, [{ kind: 'change-by', lineId: 'line-1', difference: 1 }])
 */
export function reconcile(serverCart: Cart, pendingChanges: readonly CartChange[]): OptimisticCart {
  return pendingChanges.reduce(applyOptimistic, toOptimisticCart(serverCart))
}

function changeLines(lines: readonly OptimisticLine[], change: CartChange): OptimisticLine[] {
  switch (change.kind) {
    case 'add':
      return addToLines(lines, change)
    case 'change-by':
      return setQuantity(lines, change.lineId, (quantity) => quantity + change.difference)
    case 'set':
      return setQuantity(lines, change.lineId, (quantity) => {
        const seen = change.fromQuantity ?? quantity
        return change.quantity < 1 ? 0 : quantity + change.quantity - seen
      })
    case 'remove':
    case 'save':
      return lines.filter((line) => line.id !== change.lineId)
    default:
      return [...lines]
  }
}

function addToLines(
  lines: readonly OptimisticLine[],
  { variantId, quantity, preview }: Extract<CartChange, { kind: 'add' }>,
): OptimisticLine[] {
  const known = lines.find((line) => line.variantId === variantId)
  if (known) return setQuantity(lines, known.id, (current) => current + quantity)
  if (!preview) return [...lines]
  const added: OptimisticLine = {
    ...preview,
    // The server gives the line its id; until then the variant stands for it.
    id: `new:${variantId}`,
    variantId,
    quantity: Math.min(quantity, MAX_QUANTITY),
    lineTotal: null,
    status: 'updating',
  }
  return [...lines, added]
}

function setQuantity(
  lines: readonly OptimisticLine[],
  lineId: string,
  next: (quantity: number) => number,
): OptimisticLine[] {
  return lines.flatMap((line) => {
    if (line.id !== lineId) return [line]
    const limit = Math.min(line.maxQuantity ?? MAX_QUANTITY, MAX_QUANTITY)
    // A limit below what is in the cart already is the server's to enforce, with its message.
    const quantity = Math.min(next(line.quantity), Math.max(limit, line.quantity))
    return quantity < 1 ? [] : [{ ...line, quantity, status: 'updating' as const }]
  })
}
