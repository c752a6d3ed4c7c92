import type { TextStorage } from '@floga/browser-storage'
import { createStoredAtom, type AtomStore, type StorageProblem } from '@floga/browser-storage/atoms'
import type { Atom } from 'jotai/vanilla'
import type { Cart } from './cart.js'
import { cartExpiresAt, isExpired } from './persisted/cart-expires-at.js'
import {
  parsePersistedCart,
  type PersistedCart,
  type PersistedCartFault,
} from './persisted/parse-persisted-cart.js'

/** Stored content that is not a cart of ours, or storage that did not answer. */
export type PersistedCartProblem = StorageProblem<PersistedCartFault>

/** Options of {@link createPersistedCart}. */
export interface PersistedCartOptions {
  tenant: string
  /** Null on a server. */
  storage: TextStorage | null
  store: AtomStore
  /** Milliseconds since 1970. @default the machine's clock */
  now?: (() => number) | undefined
  /** Is told of problems; none of them is thrown. */
  onProblem?: ((problem: PersistedCartProblem) => void) | undefined
}

/** What the browser keeps of the cart, the same in all tabs. */
export interface PersistedCartAtom {
  /** Null when there is no cart, on the server, and until somebody subscribes. */
  persistedAtom: Atom<PersistedCart | null>
  /** What is kept now, read anew. */
  read(): PersistedCart | null
  /** The server has answered with its cart. */
  refreshed(
    cart: Pick<Cart, 'id' | 'version' | 'address' | 'expiresAtMs' | 'totals' | 'token'>,
  ): void
  /** Pieces were added: counts them, moves the cart's end and marks it stale. */
  added(quantity: number): void
  /** Pieces were removed: takes them off and marks the cart stale. */
  removed(quantity: number): void
  /** Something about the cart has changed; ask the server. */
  markStale(): void
  clear(): void
  /**
   * Call after every navigation: clears a cart that has ended, and outside checkout one that an order
   * was placed from.
   */
  navigated(path: string): void
}

/** Keeps as much of a cart in storage as a page needs to show its badge. With storage blocked or full it lasts as long as the page. */
export function createPersistedCart(options: PersistedCartOptions): PersistedCartAtom {
  const { tenant, storage, store, now = () => Date.now(), onProblem } = options
  const { valueAtom, changeAtom, read } = createStoredAtom<
    PersistedCart | null,
    PersistedCartFault
  >({
    storage,
    empty: null,
    parse: (text) => {
      const parsed = parsePersistedCart(text, tenant)
      return parsed.ok && isExpired(parsed.value.time, now()) ? { ok: true, value: null } : parsed
    },
    onProblem,
  })
  const change = (changes: (known: PersistedCart) => Partial<PersistedCart>) =>
    store.set(changeAtom, (known) => known && { ...known, ...changes(known) })
  const clear = () => store.set(changeAtom, () => null)

  return {
    persistedAtom: valueAtom,
    read,
    refreshed({ id, version, address, expiresAtMs, totals, token }) {
      const fresh = { stale: false, address, quantity: totals.itemsCount, token: token || null }
      store.set(changeAtom, () => ({ v: 1, tenant, id, time: expiresAtMs, ...fresh, version }))
    },
    added: (quantity) =>
      change((known) => ({
        quantity: known.quantity + quantity,
        time: cartExpiresAt(now()),
        stale: true,
      })),
    removed: (quantity) =>
      change((known) => ({ quantity: Math.max(0, known.quantity - quantity), stale: true })),
    markStale: () => change(() => ({ stale: true })),
    clear,
    navigated(path) {
      const known = read()
      if (!known) return
      if (shouldClearAfterNavigation(path, known) || isExpired(known.time, now())) clear()
    },
  }
}

/** Whether a navigation ends the cart: it has a token, and the path is outside checkout. */
export function shouldClearAfterNavigation(
  path: string,
  cart: Pick<PersistedCart, 'token'> | null,
): boolean {
  if (!cart?.token) return false
  // A search for 'checkout' is no checkout.
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  return !pathname.includes('/checkout')
}
