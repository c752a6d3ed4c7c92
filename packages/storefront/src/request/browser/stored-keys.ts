import type { Storefront } from '../../lib/create-storefront.js'

/** A shop, as far as names of stored values depend on it. */
export type StoredNamesShop = Pick<Storefront, 'id' | 'cookies'>

/**
 * Names of what the browser's own code stores. The cookie policy explains each
 * (`stored-names.server.ts`).
 */
export function storedKeysOf({ id, cookies: { prefix } }: StoredNamesShop) {
  return {
    cart: 'floga.cart',
    cartLines: 'floga.cart.lines',
    cartLeft: 'floga.cart.left',
    sharedCart: 'floga.shared-cart',
    install: 'floga.install',
    recentSearches: `${id}.recent-searches`,
    viewed: `${id}.viewed`,
    compare: `${id}.compare`,
    filters: `${id}.filters`,
    listPlaces: `${id}.places`,
    /** Each form has a draft of its own, named after its page. */
    formDrafts: 'floga.form:',
    /** With permission alone. */
    purchases: `${id}.purchases`,
    /** Cookies. */
    consent: `${prefix}consent`,
    locale: `${prefix}locale`,
    session: `${prefix}session`,
    /** The visitor has a cart, also where local storage has been deleted. */
    knownCart: `${prefix}cart-known`,
  } as const
}
