export { lineIssueMessage } from './features/cart/lines/line-issue-message.js'
export { totalsRows } from './features/cart/totals-rows.js'
export { useDeliveryTime } from './features/cart/use-delivery-time.js'
export { SuggestionsNotice } from './features/shared-cart/suggestions-notice.js'
export { InstalmentPlans } from './components/instalment-plans.js'
export { CancelOrder } from './features/orders/cancel-order.js'
export { HowToPay } from './features/orders/how-to-pay.js'
export { OrderCard } from './features/orders/order-card.js'
export { OrderDetails } from './features/orders/order-details.js'
export { OrderDocuments } from './features/orders/order-documents.js'
export { OrderItems } from './features/orders/order-items.js'
export { OrderProgress } from './features/orders/order-progress.js'
export { OrderStateAndDate } from './features/orders/order-state.js'
export { OrderTimeline } from './features/orders/order-timeline.js'
export { PayOrderLink } from './features/orders/pay-order-link.js'
export {
  type OrderPaymentState,
  type ProviderStatus,
  isPaidOnline,
  isPayable,
  isToBePaid,
  isUnsettled,
  toPaymentState,
} from './features/orders/payment-state.js'
export { brandName } from './features/orders/payment-text.js'
export { WithdrawalNotice } from './features/orders/withdrawal-notice.js'
export { onScreen } from './components/on-screen.styles.js'
