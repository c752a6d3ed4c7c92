import type { Cart } from '../cart.js'
import { cartExpiresAt, isExpired } from './cart-expiry.js'
import {
  parseMirrorRecord,
  type CartMirrorRecord,
  type MirrorRefusal,
} from './persisted-cart-record.js'
import type { MirrorStorage } from './text-storage.js'

/** Something the mirror survived: content that is not ours, or storage that did not answer. */
export interface CartMirrorProblem {
  code: MirrorRefusal | 'unreadable' | 'unwritable'
  cause?: unknown
}

/** Options of {@link createCartMirror}. */
export interface CartMirrorOptions {
  tenant: string
  storage: MirrorStorage
  /** Milliseconds since 1970. @default the machine's clock */
  now?: () => number
  /** Is told of problems; none of them is thrown. */
  onProblem?: (problem: CartMirrorProblem) => void
}

/** The browser's memory of the cart, the same in all tabs. */
export interface CartMirror {
  /** What is remembered; null when there is no cart. The same object until something changes. */
  getSnapshot(): CartMirrorRecord | null
  /** Calls the listener after every change, here or in another tab. @returns The way to stop it. */
  subscribe(listener: () => void): () => void
  /** Calls the listener after changes of other tabs alone. @returns The way to stop it. */
  subscribeToTabs(listener: () => void): () => void
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
  /** Forgets the cart. */
  clear(): void
  /**
   * Call after every navigation: forgets a cart that has ended, and outside checkout one that an order
   * was placed from.
   */
  navigated(path: string): void
}

/**
 * Opens the browser's memory of the cart. With storage blocked or full it lasts as long as the page.
 *
 * @example
 * const mirror = createCartMirror({
 *   tenant: 'default',
 *   storage: createLocalStorage(window, 'floga:cart:default'),
 *   onProblem: ({ code }) => console.warn('cart mirror', code),
 * })
 */
export function createCartMirror(options: CartMirrorOptions): CartMirror {
  const { tenant, storage, now = () => Date.now(), onProblem } = options
  const listeners = new Set<() => void>()
  const tabListeners = new Set<() => void>()
  let isLoaded = false
  let isStored = true
  let record: CartMirrorRecord | null = null
  let stopStorage: (() => void) | undefined

  const load = (): CartMirrorRecord | null => {
    try {
      const text = storage.read()
      if (text === null) return null
      const parsed = parseMirrorRecord(text, tenant)
      if (!parsed.ok) {
        onProblem?.({ code: parsed.reason })
        return null
      }
      return isExpired(parsed.record.time, now()) ? null : parsed.record
    } catch (cause) {
      onProblem?.({ code: 'unreadable', cause })
      return null
    }
  }
  const current = () => {
    if (!isLoaded) {
      record = load()
      isLoaded = true
    }
    return record
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const save = (next: CartMirrorRecord | null) => {
    record = next
    isLoaded = true
    try {
      if (next) storage.write(JSON.stringify(next))
      else storage.erase()
      isStored = true
    } catch (cause) {
      isStored = false
      onProblem?.({ code: 'unwritable', cause })
    }
    notify()
  }
  const change = (changes: (known: CartMirrorRecord) => Partial<CartMirrorRecord>) => {
    const known = current()
    if (known) save({ ...known, ...changes(known) })
  }
  const listenToTabs = () =>
    storage.subscribe(() => {
      record = load()
      isLoaded = true
      notify()
      for (const listener of tabListeners) listener()
    })

  const listen = (those: Set<() => void>, listener: () => void) => {
    those.add(listener)
    stopStorage ??= listenToTabs()
    return () => {
      those.delete(listener)
      if (listeners.size + tabListeners.size > 0) return
      stopStorage?.()
      stopStorage = undefined
      // Another tab may write while nobody listens; what could not be stored is here alone.
      if (isStored) isLoaded = false
    }
  }

  return {
    getSnapshot: current,
    subscribe: (listener) => listen(listeners, listener),
    subscribeToTabs: (listener) => listen(tabListeners, listener),
    refreshed({ id, version, address, expiresAtMs, totals, token }) {
      const quantity = totals.itemsCount
      const time = expiresAtMs
      const fresh = { stale: false, address, quantity, token: token || null, version }
      save({ v: 1, tenant, id, time, ...fresh })
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
    clear: () => save(null),
    navigated(path) {
      const known = current()
      if (!known) return
      if (shouldClearAfterNavigation(path, known) || isExpired(known.time, now())) save(null)
    },
  }
}

/** Whether a navigation ends the cart: it has a token, and the path is outside checkout. */
export function shouldClearAfterNavigation(
  path: string,
  mirror: Pick<CartMirrorRecord, 'token'> | null,
): boolean {
  if (!mirror?.token) return false
  // A search for 'checkout' is no checkout.
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  return !pathname.includes('/checkout')
}
