import { tenant } from '#tenant/tenant.js'

const { prefix } = tenant.cookies

/**
 * Names of what the browser's own code stores. The cookie policy explains each
 * (`stored-names.server.ts`).
 */
export const storedKeys = {
  cart: 'floga.cart',
  cartLines: 'floga.cart.lines',
  sharedCart: 'floga.shared-cart',
  install: 'floga.install',
  recentSearches: `${tenant.id}.recent-searches`,
  viewed: `${tenant.id}.viewed`,
  compare: `${tenant.id}.compare`,
  filters: `${tenant.id}.filters`,
  listPlaces: `${tenant.id}.places`,
  /** Each form has a draft of its own, named after its page. */
  formDrafts: 'floga.form:',
  /** With permission alone. */
  purchases: `${tenant.id}.purchases`,
  /** Cookies. */
  consent: `${prefix}consent`,
  locale: `${prefix}locale`,
  session: `${prefix}session`,
  /** The visitor has a cart, also where local storage has been deleted. */
  knownCart: `${prefix}cart-known`,
} as const
