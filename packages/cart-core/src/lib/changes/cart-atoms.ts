import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import { newerCart, type Cart } from '../cart.js'
import type { CartChange } from './cart-change.js'
import { reconcile, type OptimisticCart } from './optimistic-cart.js'

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
