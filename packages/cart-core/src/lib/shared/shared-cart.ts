import type { Cart } from '../cart.js'

/** What somebody may do in a shared cart: everything, change lines of their own, or only look. */
export type SharedCartRole = 'OWNER' | 'EDITOR' | 'VIEWER'

/** What an invitation allows. */
export type SharedCartRight = 'EDIT' | 'VIEW'

/** Somebody who belongs to a shared cart. Times are as the server writes them (ISO 8601). */
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

/** What can happen in a shared cart. */
export type SharedCartEventKind =
  | 'SHARED'
  | 'JOINED'
  | 'LEFT'
  | 'REMOVED_PERSON'
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

/** One thing that somebody did. */
export interface SharedCartEvent {
  /** The cart's revision after it. */
  revision: number
  kind: SharedCartEventKind
  /** Null when nobody did it, such as an end by time. */
  person: SharedCartEventPerson | null
  at: string
  lineId: string | null
  productName: string | null
  /** Pieces on the line after it. */
  quantity: number | null
  /** Pieces more, or fewer when below 0. */
  difference: number | null
  /** Whom it was done to. */
  otherPerson: SharedCartEventPerson | null
}

/** A product that somebody wants in a cart that is locked. */
export interface SharedCartSuggestion {
  id: string
  person: Pick<SharedCartPerson, 'id' | 'name'>
  productName: string
  productSlug: string
  quantity: number
}

/** A link that was made, as its maker sees it. The secret in it is told once and never again. */
export interface SharedCartInvitation {
  id: string
  right: SharedCartRight
  createdAt: string
  expiresAt: string
  revokedAt: string | null
}

/** A cart that several people work on, as the server answers it. Owner and member exclude each other. */
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
  /** The latest first, where the server was asked for it. */
  log?: readonly SharedCartEvent[]
}

/** A shared cart with what this browser has seen happen. */
export interface KnownSharedCart<
  Suggestion extends SharedCartSuggestion = SharedCartSuggestion,
> extends SharedCart<Suggestion> {
  /** The latest first, at most 50. */
  log: readonly SharedCartEvent[]
}

/** What a listener gets: all events after the revision it knew, and the cart as it stands now. */
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

/** The end of a shared cart, as the visitor is told of it. */
export interface SharedCartEnding {
  reason: SharedCartEnd
  /** Who removed the visitor, or ended the sharing; null where that is not known. */
  by: string | null
  /** The visitor was the owner, and keeps the cart. */
  wasOwner: boolean
}
