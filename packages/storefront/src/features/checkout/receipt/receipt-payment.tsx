'use client'

import { useFormatters } from '@floga/i18n/react'
import { Alert } from '@floga/ui'
import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'

import { brandName } from '../../orders/payment-text.js'
import type { OrderData } from '../../../request/api/api-types.js'
import type { Translate } from '../../../lib/create-storefront.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { PaymentProblem } from '../payment/payment-problem.js'
import { paymentProblemText } from '../payment/payment-problem.js'
import type { OrderPaymentState } from '../../orders/payment-state.js'

const PAUSE_S = 5

export interface ReceiptPaymentProps {
  order: OrderData
  standing: OrderPaymentState
  /** Why the payment that was just begun did not come about. */
  problem: PaymentProblem | null
  /** That a confirmation was written; null where none was just now. */
  mailText: string | null
}

/** Payment status of an order, and the next step. */
export function ReceiptPayment(props: ReceiptPaymentProps): ReactElement | null {
  const { order, standing, problem, mailText } = props
  const { t } = useLanguage()
  const { time } = useFormatters()
  const { paymentDueAt: dueAt } = order
  const { revalidate, state } = useRevalidator()
  const isChecking = standing === 'checking'

  useEffect(() => {
    if (!isChecking || state !== 'idle') return
    const timer = window.setTimeout(revalidate, PAUSE_S * 1_000)
    return () => window.clearTimeout(timer)
  }, [isChecking, revalidate, state])

  switch (standing) {
    case 'none':
      return mailText === null ? null : <Alert tone="success">{mailText}</Alert>
    case 'paid': {
      const text = paidText(order, t)
      return (
        <Alert tone="success" title={mailText === null ? undefined : text}>
          {mailText ?? text}
        </Alert>
      )
    }
    case 'checking':
      return (
        <>
          <Alert tone="info" role="status">
            {t('receipt.textChecking')}
          </Alert>
          <noscript>
            <meta httpEquiv="refresh" content={String(PAUSE_S)} />
          </noscript>
        </>
      )
    case 'failed':
    case 'open': {
      const hasFailed = standing === 'failed'
      const isDeclined = order.payments.at(-1)?.state === 'DECLINED'
      const cause = problem ?? (isDeclined ? 'declined' : null)
      return (
        <Alert
          tone={hasFailed || cause ? 'danger' : 'warning'}
          role="status"
          title={cause ? paymentProblemText(cause, t) : undefined}
        >
          {hasFailed
            ? t('receipt.textFailed')
            : order.isReserved
              ? [dueAt && t('receipt.keptUntil', { time: time(dueAt) }), t('receipt.textOpen')]
                  .filter(Boolean)
                  .join(' ')
              : t('orders.notReserved')}
        </Alert>
      )
    }
  }
}

function paidText({ payments, total }: OrderData, t: Translate): string {
  const paid = payments.findLast(({ state }) => state === 'APPROVED')
  const amount = total.formatted
  if (!paid?.card) return t('receipt.paid', { amount })
  const texts = { amount, brand: brandName(paid.card.brand), digits: paid.card.lastDigits }
  return paid.instalments
    ? t('receipt.paidInParts', { ...texts, months: paid.instalments })
    : t('receipt.paidByCard', texts)
}
