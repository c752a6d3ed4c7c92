import DataLoader from 'dataloader'
import type { PaymentRecord, RefundRecord } from '../../domains/payment/payment-record.js'
import { readPayments, readRefunds } from '../../domains/payment/read-payments.js'
import type { PlatformContext } from '../platform-context.js'

interface OrderMoney {
  payments: PaymentRecord[]
  refunds: RefundRecord[]
}

/** Reads payments and refunds of orders, those of one request in two statements. */
export function createOrderMoneyLoaders(): (
  context: PlatformContext,
  orderId: string,
) => Promise<OrderMoney> {
  const loaders = new WeakMap<PlatformContext, DataLoader<string, OrderMoney>>()
  // Not cached within the request: a mutation reads its own changes.
  const create = ({ database, tenant }: PlatformContext) =>
    new DataLoader<string, OrderMoney>(
      (ids) =>
        database.read(tenant, async (sql) => {
          const payments = await readPayments(sql, ids)
          const refunds = await readRefunds(sql, ids)
          return ids.map((id) => ({
            payments: payments.filter(({ orderId }) => orderId === id),
            refunds: refunds.filter(({ orderId }) => orderId === id),
          }))
        }),
      { cache: false },
    )
  return (context, orderId) => {
    let loader = loaders.get(context)
    if (!loader) loaders.set(context, (loader = create(context)))
    return loader.load(orderId)
  }
}
