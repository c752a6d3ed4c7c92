import type { OrderMovePorts } from '../move-order.js'
import { createVatCheck } from './check-vat-number.js'
import type { CreateVatCheckOptions } from './check-vat-number.js'
import { findOpenVatOrders, refundConfirmedVat } from './refund-confirmed-vat.js'

/**
 * Checks the VAT numbers of paid orders again that could not be checked, and refunds the VAT of
 * those confirmed now.
 */
export async function confirmVatNumbers(
  options: CreateVatCheckOptions,
  ports: OrderMovePorts,
): Promise<void> {
  const { database, tenant, now } = options
  const check = createVatCheck(options)
  const orders = await database.read(tenant, (sql) => findOpenVatOrders(sql, now))
  for (const { orderId, vatNumber } of orders) {
    const state = await check(vatNumber)
    if (state !== 'CONFIRMED') continue
    await database.write(tenant, (sql) => refundConfirmedVat(sql, { orderId, now }, ports))
  }
}
