import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import { MAX_QUANTITY, type Cart, type CartLine, type CartSharing } from '../cart.js'
import type { Money } from '../money.js'
import type { CartChange } from './cart-change.js'

/** A line as shown while a request is pending. */
export interface OptimisticLine extends Omit<CartLine, 'lineTotal'> {
  /**
   * The line as the server last sent it, or null for a line that it has not seen. Its total does
   * not include a changed quantity.
   */
  lineTotal: CartLine['lineTotal'] | null
  status: 'current' | 'updating'
}

/** A cart during a request: its lines are updated optimistically, its totals are pending. */
export interface OptimisticCart extends Omit<Cart, 'lines'> {
  lines: readonly OptimisticLine[]
  /** `updating` while the totals belong to an older state of the lines. */
  totalsStatus: 'current' | 'updating'
  /**
   * Whether no cart of the server is known: the lines are those just added, and all sums are zero.
   */
  isProvisional: boolean
}

/** Converts a server's cart for display. */
export function toOptimisticCart(cart: Cart): OptimisticCart {
  const lines = cart.lines.map((line) => ({ ...line, status: 'current' as const }))
  return { ...cart, lines, totalsStatus: 'current', isProvisional: false }
}

/**
 * Applies a change optimistically. Lines change, totals are marked as pending and never computed.
 *
 * A change to an unknown line, or an addition without a preview, only marks the totals.
 */
export function applyOptimistic(cart: OptimisticCart, change: CartChange): OptimisticCart {
  return { ...cart, lines: changeLines(cart, change), totalsStatus: 'updating' }
}

/**
 * Applies pending changes to the server's cart, in order.
 *
 * @example
 * reconcile(serverCart, [{ kind: 'change-by', lineId: 'line-1', difference: 1 }])
 */
export function reconcile(serverCart: Cart, pendingChanges: readonly CartChange[]): OptimisticCart {
  return pendingChanges.reduce(applyOptimistic, toOptimisticCart(serverCart))
}

/**
 * Shows additions while no cart of the server is known, because there is none or it has not been
 * read yet.
 *
 * @returns Null when no addition has a preview.
 */
function toProvisionalCart(pendingChanges: readonly CartChange[]): OptimisticCart | null {
  const preview = pendingChanges.flatMap((change) =>
    change.kind === 'add' && change.preview ? [change.preview] : [],
  )[0]
  if (!preview) return null
  const cart = pendingChanges.reduce(applyOptimistic, emptyCart(preview.unitPrice.currency))
  return cart.lines.length > 0 ? cart : null
}

function emptyCart(currency: string): OptimisticCart {
  const zero: Money = { amountMinor: 0, currency }
  return {
    id: '',
    version: 0,
    lines: [],
    saved: [],
    coupon: null,
    address: null,
    shippingEstimate: null,
    hasDangerousGoods: false,
    totals: {
      itemsCount: 0,
      items: zero,
      discount: zero,
      shipping: null,
      vat: zero,
      grand: zero,
      freeShippingRemaining: null,
    },
    expiresAtMs: 0,
    totalsStatus: 'current',
    isProvisional: true,
  }
}

type Lines = Pick<OptimisticCart, 'lines' | 'sharing'>

function changeLines(cart: Lines, change: CartChange): OptimisticLine[] {
  switch (change.kind) {
    case 'add':
      return addToLines(cart, change)
    case 'change-by':
      return setQuantity(cart, change.lineId, (quantity) => quantity + change.difference)
    case 'set':
      return setQuantity(cart, change.lineId, (quantity) => {
        const seen = change.fromQuantity ?? quantity
        return change.quantity < 1 ? 0 : quantity + change.quantity - seen
      })
    case 'remove':
    case 'save': {
      const removed = findLine(cart, change.lineId)
      return cart.lines.filter((line) => line !== removed)
    }
    default:
      return [...cart.lines]
  }
}

function addToLines(
  cart: Lines,
  { variantId, quantity, preview }: Extract<CartChange, { kind: 'add' }>,
): OptimisticLine[] {
  const { lines, sharing } = cart
  if (sharing && !mayAdd(sharing)) return [...lines]
  const lineId = newLineId(variantId)
  const known = findLine(cart, lineId)
  if (known) return setQuantity(cart, lineId, (current) => current + quantity)
  if (!preview) return [...lines]
  const added: OptimisticLine = {
    ...preview,
    id: lineId,
    variantId,
    quantity: Math.min(quantity, preview.maxQuantity ?? MAX_QUANTITY, MAX_QUANTITY),
    lineTotal: null,
    status: 'updating',
    ...(sharing ? { authorId: sharing.personId } : {}),
  }
  return [...lines, added]
}

/** Others than the owner only look at a shared cart, or suggest while it is locked. */
function mayAdd({ role, state }: CartSharing): boolean {
  return role === 'OWNER' || (role === 'EDITOR' && state === 'OPEN')
}

/**
 * The id of an added line that the server has not named yet: by its variant, of which each person
 * has one line.
 */
export function newLineId(variantId: string): string {
  return `new:${variantId}`
}

/**
 * The line of an id, which may be one of {@link newLineId}: also once the server has named the
 * line.
 */
export function findLine<Line extends Pick<CartLine, 'id' | 'variantId' | 'authorId'>>(
  { lines, sharing }: { lines: readonly Line[]; sharing?: CartSharing | null },
  lineId: string,
): Line | undefined {
  const isOwn = ({ authorId = null }: Line): boolean => !sharing || authorId === sharing.personId
  return (
    lines.find(({ id }) => id === lineId) ??
    lines.find((line) => newLineId(line.variantId) === lineId && isOwn(line))
  )
}

/** A line that was just removed or saved, and can be restored. */
export interface RemovedLine {
  lineId: string
  name: string
  /** Saved for later, not removed. */
  isSaved: boolean
}

/** The line that a change removes or saves; null for any other change. */
export function toRemovedLine(change: CartChange, cart: OptimisticCart | null): RemovedLine | null {
  if (change.kind !== 'remove' && change.kind !== 'save') return null
  const line = cart && findLine(cart, change.lineId)
  return line ? { lineId: line.id, name: line.name, isSaved: change.kind === 'save' } : null
}

function setQuantity(
  cart: Lines,
  lineId: string,
  next: (quantity: number) => number,
): OptimisticLine[] {
  const changed = findLine(cart, lineId)
  return cart.lines.flatMap((line) => {
    if (line !== changed) return [line]
    const limit = Math.min(line.maxQuantity ?? MAX_QUANTITY, MAX_QUANTITY)
    // A limit below the current quantity is enforced by the server, with its message.
    const quantity = Math.min(next(line.quantity), Math.max(limit, line.quantity))
    return quantity < 1 ? [] : [{ ...line, quantity, status: 'updating' as const }]
  })
}

/** A cart with its pending changes. */
export interface CartAtoms {
  /** The cart with its pending changes; null while there is nothing to show. */
  cartAtom: Atom<OptimisticCart | null>
  /**
   * The server's newest cart without pending changes; null until the first response, and when there
   * is no cart.
   */
  confirmedAtom: Atom<Cart | null>
  /** Shows a change at once. @returns The change's id, for `settle`. */
  begin(change: CartChange): string
  /** The server has applied or rejected changes, and returned its cart if it did. */
  settle(changeIds: readonly string[], serverCart?: Cart | null): void
  /**
   * The server's cart arrived without a change of ours; null when it has none. An older cart is
   * ignored, and pending changes stay: their response may contain the next cart.
   */
  receive(serverCart: Cart | null): void
  /** Drops the cart and its changes. */
  clear(): void
}

/**
 * Stores the server's newest cart and applies pending changes on top of it.
 *
 * Send the changes of one cart in sequence (createChangeQueue does): a response that already
 * contains a pending change would apply it twice until that change's own response arrives.
 */
export function createCartAtoms(store: AtomStore, initial: Cart | null = null): CartAtoms {
  const serverAtom = atom(initial)
  const pendingAtom = atom<readonly { id: string; change: CartChange }[]>([])
  // Both in one update, so that no render applies a change on top of its own result.
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
      const changes = get(pendingAtom).map(({ change }) => change)
      return server ? reconcile(server, changes) : toProvisionalCart(changes)
    }),
    confirmedAtom: atom((get) => get(serverAtom)),
    begin(change) {
      const id = String(++lastId)
      store.set(pendingAtom, (pending) => [...pending, { id, change }])
      return id
    },
    settle(changeIds, serverCart) {
      const pending = store.get(pendingAtom)
      const left = pending.filter(({ id }) => !changeIds.includes(id))
      // A response to a change that clear() has dropped must not restore its cart.
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

/** Returns the newer of two carts; an older one never replaces it. */
export function newerCart<Known extends Cart>(current: Known | null, incoming: Known): Known {
  if (!current || current.id !== incoming.id) return incoming
  return incoming.version >= current.version ? incoming : current
}
