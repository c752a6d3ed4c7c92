import type { Job } from '../../foundation/jobs/job.js'
import { carryOutRefunds, refundBatch } from '../../domains/payment/refunds/process-refunds.js'
import { forgetRemovedCards } from '../../domains/payment/cards/delete-removed-cards.js'
import type { PaymentRoom } from '../../domains/payment/payment-context.js'
import {
  reconcileBatch,
  reconcilePayments,
} from '../../domains/payment/attempts/reconcile-payments.js'

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
