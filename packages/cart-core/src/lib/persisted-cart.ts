import type { TextStorage } from '@floga/browser-storage'
import { createStoredAtom, type AtomStore, type StorageProblem } from '@floga/browser-storage/atoms'
import type { Atom } from 'jotai/vanilla'
import type { Cart, CartAddress } from './cart.js'
import { foreign, isObject, parseStored, type StoredFault } from './parse-stored.js'

/** The persisted part of a cart, from which a cached page renders its badge immediately. */
export interface PersistedCart {
  /** Version of this shape. */
  v: 1
  /** Tenant whose cart it is. */
  tenant: string
  id: string
  /** When the cart ends, in milliseconds since 1970. */
  time: number
  /** Whether the cart has changed since it was last loaded. */
  stale: boolean
  /** The address as far as shipping costs need it; no personal data. */
  address: CartAddress | null
  /** Number of items in the cart. */
  quantity: number
  /** Set once an order has been placed from the cart. */
  token: string | null
  /** Version of the server's cart in its last response, by which another tab detects changes. */
  version: number
}

/** Why stored text is not a cart of ours. */
export type PersistedCartFault = StoredFault

/** Invalid stored content, or a storage failure. */
export type PersistedCartProblem = StorageProblem<PersistedCartFault>

export interface PersistedCartOptions {
  tenant: string
  /** Null on a server. */
  storage: TextStorage | null
  store: AtomStore
  /** Milliseconds since 1970. @default the machine's clock */
  now?: (() => number) | undefined
  /** Called with problems; none of them is thrown. */
  onProblem?: ((problem: PersistedCartProblem) => void) | undefined
}

/** The persisted cart, shared by all tabs. */
export interface PersistedCartAtom {
  /** Null when there is no cart, on the server, and until the first subscription. */
  persistedAtom: Atom<PersistedCart | null>
  /** Reads the persisted value from storage. */
  read(): PersistedCart | null
  /**
   * The server has responded with its cart. An older version, as another tab may get it, is
   * ignored.
   */
  refreshed(
    cart: Pick<Cart, 'id' | 'version' | 'address' | 'expiresAtMs' | 'totals' | 'token'>,
  ): void
  /** The cart may have changed; revalidate it. */
  markStale(): void
  clear(): void
  /**
   * Call after every navigation: clears a cart that has ended, and outside checkout one that an
   * order was placed from.
   */
  navigated(path: string): void
}

/**
 * Persists the part of a cart that a page's badge needs. When storage is blocked or full it lasts
 * as long as the page.
 */
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
  const clear = () => store.set(changeAtom, () => null)

  return {
    persistedAtom: valueAtom,
    read,
    refreshed({ id, version, address, expiresAtMs, totals, token }) {
      const fresh = { stale: false, address, quantity: totals.itemsCount, token: token || null }
      store.set(changeAtom, (known) =>
        known?.id === id && known.version > version
          ? known
          : { v: 1, tenant, id, time: expiresAtMs, ...fresh, version },
      )
    },
    markStale: () => store.set(changeAtom, (known) => known && { ...known, stale: true }),
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

/** Whether a cart has ended. */
export function isExpired(expiresAtMs: number, nowMs: number): boolean {
  return expiresAtMs <= nowMs
}

/** A stored cart, or why there is none. */
type ParsedPersistedCart =
  | { ok: true; value: PersistedCart }
  | { ok: false; code: PersistedCartFault }

/** Reads stored text, which anyone may have written. */
function parsePersistedCart(text: string, tenant: string): ParsedPersistedCart {
  const stored = parseStored(text, tenant)
  if (!stored.ok) return stored
  const { id, time, stale, quantity, token, address, version } = stored.value
  if (typeof id !== 'string' || id === '' || !isCount(time) || !isCount(quantity)) return foreign
  return {
    ok: true,
    value: {
      v: 1,
      tenant,
      id,
      time,
      // Unless the value is explicitly fresh, it is revalidated.
      stale: stale !== false,
      address: parseAddress(address),
      quantity,
      token: typeof token === 'string' && token !== '' ? token : null,
      version: isCount(version) ? version : 0,
    },
  }
}

/** Number of items in the cart, or none. */
export function totalItems(cart: { quantity?: number | null } | null | undefined): number {
  return cart?.quantity || 0
}

function parseAddress(value: unknown): CartAddress | null {
  if (!isObject(value)) return null
  const { country, postalCode } = value
  if (typeof country !== 'string') return null
  return { country, postalCode: typeof postalCode === 'string' ? postalCode : null }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
