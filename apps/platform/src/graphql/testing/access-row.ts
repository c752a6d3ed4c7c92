/**
 * The result of an operation. `yes`: it was done or returned. `nothing`: null, empty or rejected,
 * as if it did not exist. `login`: it requires a member.
 */
export type Outcome = 'yes' | 'nothing' | 'login'

/**
 * Results for callers of the owner's records, in order: a member of another tenant, a guest,
 * another member, the owner.
 */
export type Outcomes = readonly [foreign: Outcome, guest: Outcome, other: Outcome, owner: Outcome]

/** The owner's records. */
export interface OwnedRecords {
  password: string
  /** Of a variant of the tenant that can be ordered. */
  variantId: string
  /** Of a variant that is sold out. */
  soldOutId: string
  /** The member's cart, with one line. */
  cartId: string
  lineId: string
  /** A cart that is to be ordered. */
  orderCartId: string
  /** A guest's cart that has expired. */
  expiredCartId: string
  orderId: string
  orderNumber: string
  orderEmail: string
  /** Of the order's one line. */
  orderItemId: string
  idempotencyKey: string
  /** Opens the reviews of a delivered order with one line, which has one. */
  reviewToken: string
  reviewItemId: string
  reviewId: string
  requestId: string
  subscriptionId: string
  addressId: string
  /** Of a card saved at a provider. */
  cardId: string
  /** An order that waits for a card payment. */
  cardOrderId: string
  backInStockId: string
  /**
   * A guest's cart that is shared with an editor, who made a suggestion, with another editor and a
   * viewer.
   */
  sharedCartId: string
  invitationId: string
  /** Of a link that works. */
  secret: string
  editorKey: string
  editorId: string
  leaverKey: string
  viewerId: string
  suggestionId: string
  /** Links of e-mails about an unconfirmed registration. */
  confirmToken: string
  resetToken: string
}

export interface AccessRow {
  /** One operation, as the body of a document. */
  ask: (of: OwnedRecords) => string
  outcomes: Outcomes
}

/** Public within the tenant; another tenant has none of it. */
export const tenants = (ask: string): AccessRow => ({
  ask: () => ask,
  outcomes: ['nothing', 'yes', 'yes', 'yes'],
})

/** Public, because it contains no personal data. */
export const publicRow = (ask: string): AccessRow => ({
  ask: () => ask,
  outcomes: ['yes', 'yes', 'yes', 'yes'],
})

/** For holders of a secret id, in its tenant. */
export const holders = (ask: AccessRow['ask']): AccessRow => ({
  ask,
  outcomes: ['nothing', 'yes', 'yes', 'yes'],
})

/** For the owner alone. */
export const owners = (ask: AccessRow['ask']): AccessRow => ({
  ask,
  outcomes: ['nothing', 'login', 'nothing', 'yes'],
})

/** For every member, about themselves. */
export const members = (ask: AccessRow['ask']): AccessRow => ({
  ask,
  outcomes: ['yes', 'login', 'yes', 'yes'],
})

/** For the first request with the e-mail's link. */
export const links = (ask: AccessRow['ask']): AccessRow => ({
  ask,
  outcomes: ['nothing', 'yes', 'nothing', 'nothing'],
})
