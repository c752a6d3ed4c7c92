import type { OrderMovePorts, OrderNews, RefundWish } from '../order-move-ports.js'

/** Ports that keep what they are told; all money that is asked back goes back. */
export function keptMovePorts() {
  const news: OrderNews[] = []
  const refunds: RefundWish[] = []
  const ports: OrderMovePorts = {
    announce: async (_sql, told) => void news.push(told),
    async requestRefund(_sql, wish) {
      refunds.push(wish)
      return { amountMinor: wish.amountMinor }
    },
  }
  return { ports, news, refunds }
}
