import type { PayableOrder } from '../payment-ports.js'
import type { ProviderPayment } from '../payment-provider.js'
import type { PaymentState } from '../payment-record.js'

/** What is to be done about a payment, once its provider has told where it stands. */
export type Verdict =
  | { act: 'nothing' }
  /** The provider's page waits. */
  | { act: 'open' }
  /** It came to nothing. `failsOrder`: and no other try is under way. */
  | { act: 'end'; state: 'DECLINED' | 'CANCELED' | 'EXPIRED'; failsOrder: boolean }
  /** It pays the order, which has to be taken up again first when it had failed. */
  | { act: 'approve'; revives: boolean }
  /** Money came that must go back. */
  | { act: 'give-back'; cause: string; failsOrder: boolean }

export interface Hearing {
  state: PaymentState
  isNewest: boolean
  told: Pick<ProviderPayment, 'state' | 'amountMinor' | 'currency'>
  order: Pick<PayableOrder, 'state' | 'totalMinor' | 'currency'>
}

/**
 * Judges what a provider tells. Money that came is never forgotten for what was told before or is told afterwards:
 * whatever the order of hearing, the end is the same.
 */
export function judgePayment({ state, isNewest, told, order }: Hearing): Verdict {
  if (state === 'APPROVED' || state === 'SURPLUS') return { act: 'nothing' }
  const failsOrder = isNewest && order.state === 'PENDING'
  if (told.state === 'APPROVED') {
    if (told.amountMinor !== order.totalMinor || told.currency !== order.currency) {
      return { act: 'give-back', cause: 'the amount is not the order’s', failsOrder }
    }
    if (order.state === 'PENDING') return { act: 'approve', revives: false }
    if (order.state === 'FAILED') return { act: 'approve', revives: true }
    return { act: 'give-back', cause: `the order is ${order.state}`, failsOrder: false }
  }
  if (state !== 'OPENING' && state !== 'OPEN') return { act: 'nothing' }
  if (told.state === 'OPEN') return state === 'OPENING' ? { act: 'open' } : { act: 'nothing' }
  return { act: 'end', state: told.state, failsOrder }
}
