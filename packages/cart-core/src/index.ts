export type { Cart, CartImage, CartLine, CartSharing } from './lib/cart.js'
export type {
  CartAddress,
  CartCoupon,
  CartDelivery,
  LineArrival,
  ShippingEstimate,
} from './lib/cart.js'
export { isCartOwner, isOpenSharing, MAX_QUANTITY, MIN_QUANTITY } from './lib/cart.js'
export type { CartLineIssue, CartTotals } from './lib/cart.js'
export { createCart, type CartController, type CartOptions } from './lib/cart-controller.js'
export type { CartPage } from './lib/cart-controller.js'
export type { CartReply, CartTransport, CartUserError } from './lib/cart-transport.js'
export { isPassedOn, type MergedItem } from './lib/cart-transport.js'
export { areIndependent, mergeChanges } from './lib/changes/cart-change.js'
export type { CartChange, CartLinePreview } from './lib/changes/cart-change.js'
export { parseCartForm } from './lib/changes/cart-change.js'
export { toCartFields, type CartFieldValues } from './lib/changes/to-cart-fields.js'
export type { CartForm, ParsedCartForm } from './lib/changes/cart-change.js'
export { parseQuantity, type ParsedQuantity } from './lib/changes/parse-quantity.js'
export { createChangeQueue, type ChangeAnswer } from './lib/changes/change-queue.js'
export type { ChangeQueue, FailedChange } from './lib/changes/change-queue.js'
export {
  applyOptimistic,
  newerCart,
  reconcile,
  toOptimisticCart,
} from './lib/changes/optimistic-cart.js'
export type { LateAnswer } from './lib/changes/offline-changes.js'
export type { WaitingChange } from './lib/changes/waiting-changes.js'
export { createCartAtoms, type CartAtoms } from './lib/changes/optimistic-cart.js'
export type { OptimisticCart, OptimisticLine, RemovedLine } from './lib/changes/optimistic-cart.js'
export { CartError, type CartErrorCode } from './lib/cart-error.js'
export { addMoney, compareMoney, createMoney, isSameMoney, multiplyMoney } from './lib/money.js'
export { subtractMoney, sumMoney, zeroMoney, type Money } from './lib/money.js'
export { createPersistedCart, isExpired } from './lib/persisted-cart.js'
export { totalItems, type PersistedCart } from './lib/persisted-cart.js'
export { shouldClearAfterNavigation } from './lib/persisted-cart.js'
export type { PersistedCartAtom, PersistedCartOptions } from './lib/persisted-cart.js'
export type { PersistedCartProblem } from './lib/persisted-cart.js'
