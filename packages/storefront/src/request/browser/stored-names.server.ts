import { storedKeysOf } from './stored-keys.js'
import type { StoredNamesShop } from './stored-keys.js'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S
/** As long as a cart lives and, once it has expired, can be renewed. */
const CART_S = 74 * DAY_S

/** Purpose of a stored value; each has a message `storedNames.for…`. */
export type StoredPurpose =
  | 'Session'
  | 'Cart'
  | 'SharedCart'
  | 'Checkout'
  | 'Return'
  | 'Language'
  | 'Consent'
  | 'Lists'
  | 'Filters'
  | 'Forms'
  | 'Reload'
  | 'Positions'
  | 'Purchases'
  | 'Pages'
  | 'Install'
  | 'Offline'

/** Something that the shop stores in a browser. */
export interface StoredName {
  /**
   * As in the code; an HTTP-only cookie begins with `__Host-` on HTTPS. A final `*` matches
   * anything.
   */
  name: string
  /** `private` is a cookie that scripts cannot read. */
  place: 'cookie' | 'private' | 'local' | 'session' | 'cache'
  /** Null: until it is deleted in local storage, until the tab is closed in that of the session. */
  maxAgeS: number | null
  purpose: StoredPurpose
}

/**
 * All that the shop stores in a browser. The code takes names and lifetimes from here, and the
 * cookie policy is generated from it, so both agree.
 */
export function storedNamesOf(shop: StoredNamesShop) {
  const { id } = shop
  const { prefix } = shop.cookies
  const storedKeys = storedKeysOf(shop)
  return {
    session: {
      name: storedKeys.session,
      place: 'private',
      maxAgeS: 30 * DAY_S,
      purpose: 'Session',
    },
    knownSession: {
      name: `${storedKeys.session}-known`,
      place: 'cookie',
      maxAgeS: 30 * DAY_S,
      purpose: 'Session',
    },
    sharedSession: {
      name: `floga:session:${id}`,
      place: 'local',
      maxAgeS: null,
      purpose: 'Session',
    },
    sessionPath: {
      name: `floga:session:${id}:return`,
      place: 'session',
      maxAgeS: null,
      purpose: 'Return',
    },
    returnPath: { name: `${prefix}return`, place: 'private', maxAgeS: DAY_S, purpose: 'Return' },
    cart: { name: `${prefix}cart`, place: 'private', maxAgeS: CART_S, purpose: 'Cart' },
    knownCart: { name: storedKeys.knownCart, place: 'cookie', maxAgeS: CART_S, purpose: 'Cart' },
    cartInBrowser: { name: storedKeys.cart, place: 'local', maxAgeS: null, purpose: 'Cart' },
    cartLines: { name: storedKeys.cartLines, place: 'local', maxAgeS: null, purpose: 'Cart' },
    cartLeft: { name: storedKeys.cartLeft, place: 'session', maxAgeS: null, purpose: 'Cart' },
    cartNotice: {
      name: `${prefix}cart-notice`,
      place: 'private',
      maxAgeS: HOUR_S,
      purpose: 'Cart',
    },
    cartUndo: {
      name: `${prefix}cart-undo`,
      place: 'private',
      maxAgeS: 10 * MINUTE_S,
      purpose: 'Cart',
    },
    cartChange: { name: `${prefix}cart-change`, place: 'private', maxAgeS: DAY_S, purpose: 'Cart' },
    passedOn: {
      name: `${prefix}passed-on`,
      place: 'private',
      maxAgeS: 10 * MINUTE_S,
      purpose: 'SharedCart',
    },
    ownCart: {
      name: `${prefix}own-cart`,
      place: 'private',
      maxAgeS: CART_S,
      purpose: 'SharedCart',
    },
    formerCart: {
      name: `${prefix}former-cart`,
      place: 'private',
      maxAgeS: 30 * DAY_S,
      purpose: 'SharedCart',
    },
    sharingEnd: {
      name: `${prefix}sharing-end`,
      place: 'private',
      maxAgeS: 30 * DAY_S,
      purpose: 'SharedCart',
    },
    invitation: {
      name: `${prefix}invitation`,
      place: 'private',
      maxAgeS: HOUR_S,
      purpose: 'SharedCart',
    },
    newLink: {
      name: `${prefix}new-link`,
      place: 'private',
      maxAgeS: 10 * MINUTE_S,
      purpose: 'SharedCart',
    },
    sharedCart: {
      name: storedKeys.sharedCart,
      place: 'local',
      maxAgeS: null,
      purpose: 'SharedCart',
    },
    checkout: { name: `${prefix}checkout`, place: 'private', maxAgeS: DAY_S, purpose: 'Checkout' },
    locale: { name: storedKeys.locale, place: 'cookie', maxAgeS: 365 * DAY_S, purpose: 'Language' },
    consent: {
      name: storedKeys.consent,
      place: 'cookie',
      maxAgeS: 180 * DAY_S,
      purpose: 'Consent',
    },
    recentSearches: {
      name: storedKeys.recentSearches,
      place: 'local',
      maxAgeS: null,
      purpose: 'Lists',
    },
    viewed: { name: storedKeys.viewed, place: 'local', maxAgeS: null, purpose: 'Lists' },
    compare: { name: storedKeys.compare, place: 'local', maxAgeS: null, purpose: 'Lists' },
    filters: { name: storedKeys.filters, place: 'session', maxAgeS: null, purpose: 'Filters' },
    places: { name: storedKeys.listPlaces, place: 'session', maxAgeS: null, purpose: 'Filters' },
    forms: {
      name: `${storedKeys.formDrafts}*`,
      place: 'session',
      maxAgeS: null,
      purpose: 'Forms',
    },
    reloaded: { name: 'floga.reloaded', place: 'session', maxAgeS: null, purpose: 'Reload' },
    pages: { name: `${id}:*`, place: 'cache', maxAgeS: null, purpose: 'Pages' },
    install: { name: storedKeys.install, place: 'local', maxAgeS: null, purpose: 'Install' },
    kept: { name: `${id}:*`, place: 'cache', maxAgeS: null, purpose: 'Offline' },
    scrolled: { name: 'positions', place: 'session', maxAgeS: null, purpose: 'Positions' },
  } as const satisfies Record<string, StoredName>
}

/** Stored only with the visitor's consent, besides the providers' own. */
export function purchaseMemoryOf(shop: StoredNamesShop): StoredName {
  const { purchases } = storedKeysOf(shop)
  return { name: purchases, place: 'local', maxAgeS: null, purpose: 'Purchases' }
}
