import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import { MAX_QUANTITY, type Cart, type CartLine } from '../cart.js'
import type { CartChange } from './cart-change.js'

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

/** A cart and the changes that the server has not answered yet. */
export interface CartAtoms {
  /** What to show; null while no answer has come. */
  cartAtom: Atom<OptimisticCart | null>
  /** Shows a change at once. @returns The change's id, for `settle`. */
  begin(change: CartChange): string
  /** The server has done or refused changes and answers with its cart, if it gave one. */
  settle(changeIds: readonly string[], serverCart?: Cart | null): void
  /**
   * The server's cart has come without a change of ours; null when it has none. An older answer changes nothing, and
   * changes that are still on their way stay: theirs may be the cart that comes next.
   */
  receive(serverCart: Cart | null): void
  /** Drops the cart and its changes. */
  clear(): void
}

/**
 * Keeps the newest answer of the server and shows pending changes on top of it.
 *
 * Send the changes of one cart one after another (createChangeQueue does): an answer that already holds a change
 * which is still pending would show it twice until that change's own answer comes.
 */
export function createCartAtoms(store: AtomStore, initial: Cart | null = null): CartAtoms {
  const serverAtom = atom(initial)
  const pendingAtom = atom<readonly { id: string; change: CartChange }[]>([])
  // Both at once: nobody sees the answer with its change still on top of it.
  const settleAtom = atom(
    null,
    (_get, set, left: readonly { id: string; change: CartChange }[], answer: Cart | null) => {
      set(pendingAtom, left)
      if (answer) set(serverAtom, (known) => newerCart(known, answer))
    },
  )
  let lastId = 0

  return {
    cartAtom: atom((get) => {
      const server = get(serverAtom)
      return (
        server &&
        reconcile(
          server,
          get(pendingAtom).map(({ change }) => change),
        )
      )
    }),
    begin(change) {
      const id = String(++lastId)
      store.set(pendingAtom, (pending) => [...pending, { id, change }])
      return id
    },
    settle(changeIds, serverCart) {
      const pending = store.get(pendingAtom)
      const left = pending.filter(({ id }) => !changeIds.includes(id))
      // An answer to a change that clear() has dropped must not bring its cart back.
      if (left.length === pending.length) return
      store.set(settleAtom, left, serverCart ?? null)
    },
    receive: (serverCart) =>
      store.set(serverAtom, (known) => serverCart && newerCart(known, serverCart)),
    clear() {
      store.set(serverAtom, null)
      store.set(pendingAtom, [])
    },
  }
}

/** Tells which of two answers about a cart is the newer one; an older never replaces it. */
export function newerCart<Known extends Cart>(current: Known | null, incoming: Known): Known {
  if (!current || current.id !== incoming.id) return incoming
  return incoming.version >= current.version ? incoming : current
}
