export { CART_ADD_ERRORS, toCartAddError, type CartAddError } from './lib/add-error.js'
export { newerCart, type Cart, type CartImage, type CartLine } from './lib/cart.js'
export type { CartAddress, CartCoupon, CartDelivery, ShippingEstimate } from './lib/cart.js'
export type { CartLineIssue, CartTotals } from './lib/cart.js'
export {
  areIndependent,
  mergeChanges,
  type CartChange,
  type CartLinePreview,
} from './lib/cart-change.js'
export { CartError, type CartErrorCode } from './lib/cart-error.js'
export { cartExpiresAt, isExpired } from './lib/cart-expiry.js'
export { createCartMirror, shouldClearAfterNavigation } from './lib/cart-mirror.js'
export type { CartMirror, CartMirrorOptions, CartMirrorProblem } from './lib/cart-mirror.js'
export type { CartMirrorRecord } from './lib/cart-mirror-record.js'
export { totalItems } from './lib/cart-mirror-record.js'
export { createChangeQueue, type ChangeAnswer, type ChangeQueue } from './lib/change-queue.js'
export type { ChangeRefusal } from './lib/change-queue.js'
export { createCartStore, type CartStore } from './lib/cart-store.js'
export { createLocalStorage, type MirrorStorage } from './lib/mirror-storage.js'
export { addMoney, compareMoney, createMoney, isSameMoney, multiplyMoney } from './lib/money.js'
export { subtractMoney, sumMoney, zeroMoney, type Money } from './lib/money.js'
export { applyOptimistic, reconcile, toOptimisticCart } from './lib/optimistic-cart.js'
export type { OptimisticCart, OptimisticLine } from './lib/optimistic-cart.js'
export { MAX_QUANTITY, MIN_QUANTITY, parseQuantity, type ParsedQuantity } from './lib/quantity.js'
