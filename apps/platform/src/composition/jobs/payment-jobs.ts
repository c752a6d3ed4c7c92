import type { Job } from '../../foundation/jobs/job.js'
import { processRefunds, refundBatch } from '../../domains/payment/refunds/process-refunds.js'
import { deleteRemovedCards } from '../../domains/payment/cards/delete-removed-cards.js'
import type { PaymentContext } from '../../domains/payment/payment-context.js'
import {
  reconcileBatch,
  reconcilePayments,
} from '../../domains/payment/attempts/reconcile-payments.js'

/** The background jobs of payments. */
export function paymentJobs(context: PaymentContext): Job[] {
  return [
    {
      name: 'process-refunds',
      everyMs: 2_000,
      run: async () => (await processRefunds(context)) === refundBatch,
    },
    {
      name: 'reconcile-payments',
      everyMs: 30_000,
      run: async () => (await reconcilePayments(context)) === reconcileBatch,
    },
    {
      name: 'delete-removed-cards',
      everyMs: 60_000,
      run: async () => void (await deleteRemovedCards(context)),
    },
  ]
}
