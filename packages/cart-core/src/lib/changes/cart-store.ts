import { newerCart, type Cart } from '../cart.js'
import type { CartChange } from './cart-change.js'
import { reconcile, type OptimisticCart } from './optimistic-cart.js'

/** A cart and the changes that the server has not answered yet. */
export interface CartStore {
  /** What to show; null while no answer has come. The same object until something changes. */
  getSnapshot(): OptimisticCart | null
  /** Calls the listener after every change. @returns The way to stop it. */
  subscribe(listener: () => void): () => void
  /** Shows a change at once. @returns The change's id, for `settle` or `fail`. */
  begin(change: CartChange): string
  /** The server has done changes and answers with its cart. */
  settle(changeIds: string | readonly string[], serverCart: Cart): void
  /** The server has refused changes, perhaps with the cart as it stands. */
  fail(changeIds: string | readonly string[], serverCart?: Cart | null): void
  /**
   * The server's cart has come without a change of ours; null when it has none. An older answer changes nothing, and
   * changes that are still on their way stay: theirs may be the cart that comes next.
   */
  receive(serverCart: Cart | null): void
  /** Forgets the cart and its changes. */
  clear(): void
}

/**
 * Keeps the newest answer of the server and shows pending changes on top of it.
 *
 * Send the changes of one cart one after another (createChangeQueue does): an answer that already holds a change
 * which is still pending would show it twice until that change's own answer comes.
 */
export function createCartStore(initial: Cart | null = null): CartStore {
  const listeners = new Set<() => void>()
  const pending = new Map<string, CartChange>()
  let server = initial
  let lastId = 0
  let snapshot: OptimisticCart | null = server && reconcile(server, [])

  const update = (serverCart?: Cart | null) => {
    if (serverCart) server = newerCart(server, serverCart)
    snapshot = server && reconcile(server, [...pending.values()])
    for (const listener of listeners) listener()
  }
  const finish = (changeIds: string | readonly string[], serverCart?: Cart | null) => {
    const known = [changeIds].flat().filter((changeId) => pending.delete(changeId))
    // An answer to a change that clear() has forgotten must not bring its cart back.
    if (known.length > 0) update(serverCart)
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    begin(change) {
      const changeId = String(++lastId)
      pending.set(changeId, change)
      update()
      return changeId
    },
    settle: finish,
    fail: finish,
    receive(serverCart) {
      if (!serverCart) server = null
      update(serverCart)
    },
    clear() {
      server = null
      pending.clear()
      update()
    },
  }
}
