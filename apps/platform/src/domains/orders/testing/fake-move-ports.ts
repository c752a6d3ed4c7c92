import type { OrderMovePorts, OrderNotification, OrderRefundRequest } from '../move-order.js'

/** Ports that record their calls; every refund that is requested is granted. */
export function createFakeMovePorts() {
  const notifications: OrderNotification[] = []
  const refunds: OrderRefundRequest[] = []
  const ports: OrderMovePorts = {
    notify: async (_sql, notification) => void notifications.push(notification),
    async requestRefund(_sql, refund) {
      refunds.push(refund)
      return { amountMinor: refund.amountMinor }
    },
  }
  return { ports, notifications, refunds }
}
