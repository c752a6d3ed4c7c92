export { CART_ADD_ERRORS, toCartAddError, type CartAddError } from './lib/add-error.js'
export { newerCart, type Cart, type CartImage, type CartLine } from './lib/cart.js'
export type { CartAddress, CartCoupon, CartDelivery, ShippingEstimate } from './lib/cart.js'
export type { CartLineIssue, CartTotals } from './lib/cart.js'
export {
  areIndependent,
  mergeChanges,
  type CartChange,
  type CartLinePreview,
} from './lib/changes/cart-change.js'
export { CartError, type CartErrorCode } from './lib/cart-error.js'
export { cartExpiresAt, isExpired } from './lib/persisted/cart-expiry.js'
export { createCartMirror, shouldClearAfterNavigation } from './lib/persisted/persisted-cart.js'
export type {
  CartMirror,
  CartMirrorOptions,
  CartMirrorProblem,
} from './lib/persisted/persisted-cart.js'
export type { CartMirrorRecord } from './lib/persisted/persisted-cart-record.js'
export { totalItems } from './lib/persisted/persisted-cart-record.js'
export {
  createChangeQueue,
  type ChangeAnswer,
  type ChangeQueue,
} from './lib/changes/change-queue.js'
export type { ChangeRefusal } from './lib/changes/change-queue.js'
export { createCartStore, type CartStore } from './lib/changes/cart-store.js'
export { createLocalStorage, type MirrorStorage } from './lib/persisted/text-storage.js'
export { addMoney, compareMoney, createMoney, isSameMoney, multiplyMoney } from './lib/money.js'
export { subtractMoney, sumMoney, zeroMoney, type Money } from './lib/money.js'
export { applyOptimistic, reconcile, toOptimisticCart } from './lib/changes/optimistic-cart.js'
export type { OptimisticCart, OptimisticLine } from './lib/changes/optimistic-cart.js'
export { MAX_QUANTITY, MIN_QUANTITY, parseQuantity, type ParsedQuantity } from './lib/quantity.js'
