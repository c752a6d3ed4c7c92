import type { Job } from './jobs/job.js'
import { carryOutRefunds, refundBatch } from './payment/carry-out-refunds.js'
import { forgetRemovedCards } from './payment/forget-removed-cards.js'
import type { PaymentRoom } from './payment/payment-room.js'
import { reconcileBatch, reconcilePayments } from './payment/reconcile-payments.js'

/** What runs beside requests about payments. */
export function paymentJobs(room: PaymentRoom): Job[] {
  return [
    {
      name: 'carry-out-refunds',
      everyMs: 2_000,
      run: async () => (await carryOutRefunds(room)) === refundBatch,
    },
    {
      name: 'reconcile-payments',
      everyMs: 30_000,
      run: async () => (await reconcilePayments(room)) === reconcileBatch,
    },
    {
      name: 'forget-removed-cards',
      everyMs: 60_000,
      run: async () => void (await forgetRemovedCards(room)),
    },
  ]
}
