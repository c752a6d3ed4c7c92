export { OrderSummary } from './order-summary.js'
export type { OrderSummaryProps, OrderSummaryRow } from './order-summary.js'
