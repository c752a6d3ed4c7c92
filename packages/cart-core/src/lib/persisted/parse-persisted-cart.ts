import type { CartAddress } from '../cart.js'

/** What the browser keeps of a cart, so that a cached page can show its badge at once. */
export interface PersistedCart {
  /** Version of this shape. */
  v: 1
  /** Tenant whose cart it is. */
  tenant: string
  id: string
  /** When the cart ends, in milliseconds since 1970. */
  time: number
  /** Whether the cart has changed since the server was last asked. */
  stale: boolean
  /** Where to deliver, as far as shipping costs ask; nothing that names a person. */
  address: CartAddress | null
  /** Pieces in the cart. */
  quantity: number
  /** Set once an order has been placed from the cart. */
  token: string | null
  /** Version of the server's cart when it last answered; another tab knows by it that the cart has changed. */
  version: number
}

/** Why stored text is not a cart of ours. */
export type PersistedCartFault = 'corrupt' | 'other-version' | 'other-tenant' | 'foreign'

/** A stored cart, or why there is none. */
export type ParsedPersistedCart =
  | { ok: true; value: PersistedCart }
  | { ok: false; code: PersistedCartFault }

/** Reads stored text, which anyone may have written. */
export function parsePersistedCart(text: string, tenant: string): ParsedPersistedCart {
  const value = parseJson(text)
  if (value === undefined) return { ok: false, code: 'corrupt' }
  if (!isObject(value)) return { ok: false, code: 'foreign' }
  if (value.v !== 1) return { ok: false, code: 'v' in value ? 'other-version' : 'foreign' }
  if (value.tenant !== tenant) return { ok: false, code: 'other-tenant' }

  const { id, time, stale, quantity, token, address, version } = value
  if (typeof id !== 'string' || id === '' || !isCount(time) || !isCount(quantity)) {
    return { ok: false, code: 'foreign' }
  }
  return {
    ok: true,
    value: {
      v: 1,
      tenant,
      id,
      time,
      // Without a plain word that it is fresh, the server is asked again.
      stale: stale !== false,
      address: parseAddress(address),
      quantity,
      token: typeof token === 'string' && token !== '' ? token : null,
      version: isCount(version) ? version : 0,
    },
  }
}

/** Pieces in the cart, or none. */
export function totalItems(cart: { quantity?: number | null } | null | undefined): number {
  return cart?.quantity || 0
}

function parseAddress(value: unknown): CartAddress | null {
  if (!isObject(value)) return null
  const { country, postalCode } = value
  if (typeof country !== 'string') return null
  return { country, postalCode: typeof postalCode === 'string' ? postalCode : null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
