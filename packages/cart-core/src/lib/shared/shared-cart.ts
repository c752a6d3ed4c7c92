import type { Cart } from '../cart.js'

/** Role in a shared cart: full control, editing own lines, or viewing. */
export type SharedCartRole = 'OWNER' | 'EDITOR' | 'VIEWER'

/** Permission that an invitation grants. */
export type SharedCartRight = 'EDIT' | 'VIEW'

/** A member of a shared cart. Times are the server's (ISO 8601). */
export interface SharedCartPerson {
  id: string
  name: string
  role: SharedCartRole
  /** Whether they have the cart open now. */
  isHere: boolean
  /** Whether it is the visitor. */
  isAsker: boolean
  joinedAt: string
}

/** A person as an event names them. */
export type SharedCartEventPerson = Pick<SharedCartPerson, 'id' | 'name' | 'isAsker'>

/** Kinds of events in a shared cart. */
export type SharedCartEventKind =
  | 'SHARED'
  | 'JOINED'
  | 'LEFT'
  | 'REMOVED_PERSON'
  | 'RESTORED_PERSON'
  | 'HANDED_OVER'
  | 'INVITED'
  | 'REVOKED'
  | 'RENEWED'
  | 'LOCKED'
  | 'UNLOCKED'
  | 'LINE_ADDED'
  | 'LINE_CHANGED'
  | 'LINE_REMOVED'
  | 'LINE_RESTORED'
  | 'CART_CHANGED'
  | 'SUGGESTED'
  | 'SUGGESTION_ACCEPTED'
  | 'SUGGESTION_DECLINED'
  | 'ORDERED'
  | 'ENDED'

/** One event and who caused it. */
export interface SharedCartEvent {
  /** The cart's revision after it. */
  revision: number
  kind: SharedCartEventKind
  /** Null when no person caused it, such as expiry. */
  person: SharedCartEventPerson | null
  at: string
  lineId: string | null
  productName: string | null
  /** Quantity of the line after it. */
  quantity: number | null
  /** Difference in quantity, negative for fewer. */
  difference: number | null
  /** The person it concerns. */
  otherPerson: SharedCartEventPerson | null
}

/** A product that a person suggests for a locked cart. */
export interface SharedCartSuggestion {
  id: string
  person: Pick<SharedCartPerson, 'id' | 'name'>
  productName: string
  productSlug: string
  quantity: number
}

/** A link as its creator sees it. Its secret is returned only once. */
export interface SharedCartInvitation {
  id: string
  right: SharedCartRight
  createdAt: string
  expiresAt: string
  revokedAt: string | null
  /** Names of the people who joined by it. */
  joined: readonly string[]
}

/** A shared cart as the server returns it. Owner and member are mutually exclusive. */
export interface SharedCart<Suggestion extends SharedCartSuggestion = SharedCartSuggestion> {
  id: string
  /** Grows by one with each event. */
  revision: number
  state: 'OPEN' | 'LOCKED' | 'ORDERED' | 'ENDED'
  /** The visitor, when they are a member. */
  member: SharedCartPerson | null
  /** The visitor, when they are the owner. */
  owner: SharedCartPerson | null
  people: readonly SharedCartPerson[]
  /** Until when the owner's checkout locks it; null while it is open for all. */
  lockedUntil: string | null
  suggestions: readonly Suggestion[]
  /** For the owner; empty for others. */
  invitations: readonly SharedCartInvitation[]
  expiresAt: string
  /** The latest first, if requested. */
  log?: readonly SharedCartEvent[]
}

/** A shared cart with the events that this browser has received. */
export interface KnownSharedCart<
  Suggestion extends SharedCartSuggestion = SharedCartSuggestion,
> extends SharedCart<Suggestion> {
  /** The latest first, at most 50. */
  log: readonly SharedCartEvent[]
}

/** A subscriber's update: all events after its last revision, and the current cart. */
export interface SharedCartUpdate<Suggestion extends SharedCartSuggestion = SharedCartSuggestion> {
  revision: number
  events: readonly SharedCartEvent[]
  /** Null once the visitor no longer belongs to it. */
  cart: Cart | null
  sharedCart: SharedCart<Suggestion> | null
  /** Set in the last update. */
  endReason?: 'LEFT' | 'REMOVED' | 'ENDED' | 'EXPIRED' | null
  /** Name of who removed the visitor, or ended the sharing. */
  endedBy?: string | null
}

/** Why a shared cart is over for the visitor. */
export type SharedCartEnd = 'left' | 'removed' | 'ended' | 'ordered' | 'expired'

/** The end of a shared cart, as shown to the visitor. */
export interface SharedCartEnding {
  reason: SharedCartEnd
  /**
   * Who removed the visitor, ended the sharing or placed the order; null where that is not known.
   */
  by: string | null
  /** The visitor was the owner, and still has the cart. */
  wasOwner: boolean
}
