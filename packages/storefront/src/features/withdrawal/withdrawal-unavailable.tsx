import type { WithdrawalQuery } from '@floga/api-client/operations'
import { useFormatters } from '@floga/i18n/react'
import { ButtonLink, Alert } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'

export type WithdrawalData = NonNullable<WithdrawalQuery['withdrawal']>

/** Why an order cannot be withdrawn from, and who can help. */
export function WithdrawalUnavailable({
  withdrawal,
}: {
  withdrawal: WithdrawalData
}): ReactElement {
  const { t, href } = useLanguage()
  const { date } = useFormatters()
  const { state, until, orderNumber } = withdrawal
  // The period ends at midnight: the last day is the one before.
  const lastDay = until ? new Date(Date.parse(until) - 1) : null
  const text =
    state === 'ENDED' && lastDay
      ? t('withdraw.ended', { date: date(lastDay, 'long') })
      : state === 'WITHDRAWN'
        ? t('withdraw.already')
        : t('withdraw.notBound')
  return (
    <Alert
      tone="warning"
      title={t('receipt.number', { number: orderNumber })}
      actions={
        <ButtonLink href={href(`/request?kind=return&order=${orderNumber}`)}>
          {t('withdraw.ask')}
        </ButtonLink>
      }
    >
      {text}
    </Alert>
  )
}
