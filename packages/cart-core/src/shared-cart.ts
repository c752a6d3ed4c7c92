export type { SharedCartAnnouncement } from './lib/shared/announcements.js'
export { findOwner } from './lib/shared/apply-update.js'
export type { ConnectionState } from './lib/shared/connection-state.js'
export { groupEvents } from './lib/shared/group-events.js'
export { createEventStreamTransport } from './lib/shared/event-stream-transport.js'
export type { EventStreamTransportOptions } from './lib/shared/event-stream-transport.js'
export type { LineConflict } from './lib/shared/line-conflicts.js'
export type { SharedCartPage } from './lib/shared/live-connection.js'
export { parseSharedCartForm, toSharedCartFields } from './lib/shared/shared-cart-action.js'
export type { ParsedSharedCartForm, SharedCartAction } from './lib/shared/shared-cart-action.js'
export type { SharedCartClock } from './lib/shared/shared-cart-clock.js'
export { createSharedCart } from './lib/shared/shared-cart-controller.js'
export type {
  SharedCartController,
  SharedCartOptions,
} from './lib/shared/shared-cart-controller.js'
export type { SharedCartListener, SharedCartTransport } from './lib/shared/shared-cart-transport.js'
export type {
  KnownSharedCart,
  SharedCart,
  SharedCartEnd,
  SharedCartEnding,
  SharedCartUpdate,
} from './lib/shared/shared-cart.js'
export type { SharedCartEvent, SharedCartEventKind } from './lib/shared/shared-cart.js'
export type { SharedCartInvitation, SharedCartSuggestion } from './lib/shared/shared-cart.js'
export type { SharedCartPerson, SharedCartRight, SharedCartRole } from './lib/shared/shared-cart.js'
export type { SharedCartEventPerson } from './lib/shared/shared-cart.js'
export type { StoredSharedCart, StoredSharedCartFault } from './lib/shared/stored-shared-cart.js'
