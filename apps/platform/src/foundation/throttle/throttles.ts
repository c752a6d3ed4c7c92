import type { Database } from '../database/database.js'
import { createAttemptThrottle } from './attempt-throttle.js'
import type { AttemptLimits, AttemptThrottle } from './attempt-throttle.js'
import type { HashNetwork } from './hash-network.js'

const mails = { perKey: 5, perAddress: 100 }

/**
 * Kinds of attempts with separate counts, and the default limits. The key of an attempt is the
 * e-mail address, or the record, that it names.
 */
const limitsByKind = {
  /** Guesses at one account from one network. */
  login: { perKey: 10, perAddress: 100, windowSeconds: 900 },
  /** Guesses at one account from all networks without a login of the member. */
  strangersLogin: { perKey: 200, perAddress: 200 },
  /** Registrations of one address from one network: each has a mail of its own. */
  register: mails,
  /** Registrations of one address from all networks. */
  strangersRegister: { perKey: 50, perAddress: 100 },
  /** Actions that send an e-mail to a typed address. */
  mail: mails,
  /** The opening of links. */
  link: mails,
  newsletter: { perKey: 5 },
  backInStock: {},
  customerRequest: {},
  /** Receipts of messages to a typed address. */
  requestReceipt: {},
  /** Reviews that are written or withdrawn; the key is the order. */
  review: { perKey: 20 },
  reviewReport: {},
  /** Guesses at orders. */
  orderLookup: { perKey: 10 },
  orderDocument: { perKey: 30, perAddress: 120 },
  /** New carts. */
  cart: { perAddress: 300 },
  /** Guesses at coupon codes; the key is the cart. */
  coupon: { perKey: 10 },
  /** Links of shared carts that are wrong; one that works does not count. */
  invitation: {},
  /** Shared carts and their links that one network makes. */
  sharedCart: { perAddress: 120 },
  /** VAT numbers checked in the register of the European Union. */
  vatNumber: { perAddress: 120 },
  /** Counts of visits: each process of a shop sends them every ten seconds. */
  visitCounts: { perAddress: 1_500 },
  /** Calls of programs with wrong keys. */
  staffGuess: { perAddress: 60 },
  /** Calls of programs with one key, from wherever. */
  staffKey: { perKey: 1_200, perAddress: Infinity, windowSeconds: 60 },
} as const satisfies Record<string, AttemptLimits>

/** Every throttle of the platform. */
export type Throttles = Record<keyof typeof limitsByKind, AttemptThrottle>

export interface CreateThrottlesOptions {
  database: Database
  hashNetwork: HashNetwork
  /** @default () => new Date() */
  clock?: () => Date
  /** Multiplies the limits of one network, for networks with many shoppers. @default 1 */
  factor?: number
}

/** Creates every throttle. */
export function createThrottles({ factor = 1, ...options }: CreateThrottlesOptions): Throttles {
  const create = (kind: keyof typeof limitsByKind): AttemptThrottle => {
    const { perAddress = 30, ...limits }: AttemptLimits = limitsByKind[kind]
    return createAttemptThrottle({ ...options, ...limits, kind, perAddress: perAddress * factor })
  }
  return {
    login: create('login'),
    strangersLogin: create('strangersLogin'),
    register: create('register'),
    strangersRegister: create('strangersRegister'),
    mail: create('mail'),
    link: create('link'),
    newsletter: create('newsletter'),
    backInStock: create('backInStock'),
    customerRequest: create('customerRequest'),
    requestReceipt: create('requestReceipt'),
    review: create('review'),
    reviewReport: create('reviewReport'),
    orderLookup: create('orderLookup'),
    orderDocument: create('orderDocument'),
    vatNumber: create('vatNumber'),
    visitCounts: create('visitCounts'),
    staffGuess: create('staffGuess'),
    staffKey: create('staffKey'),
    cart: create('cart'),
    coupon: create('coupon'),
    invitation: create('invitation'),
    sharedCart: create('sharedCart'),
  }
}
