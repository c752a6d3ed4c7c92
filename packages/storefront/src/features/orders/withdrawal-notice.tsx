import { useFormatters } from '@floga/i18n/react'
import { Alert } from '@floga/ui'
import type { ReactElement } from 'react'

import type { OrderData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

/** The withdrawals from an order that were received, and what becomes of its goods. */
export function WithdrawalNotice({
  order,
}: {
  order: Pick<OrderData, 'withdrawals'>
}): ReactElement {
  const { t } = useLanguage()
  const { dateTime } = useFormatters()
  return (
    <>
      {order.withdrawals.map(({ reference, at, isOpen }) => (
        <Alert
          key={reference}
          tone="info"
          title={t('orders.withdrawalReceived', { reference, moment: dateTime(at, 'long') })}
        >
          {t(isOpen ? 'orders.withdrawalPart' : 'orders.withdrawalSettled')}
        </Alert>
      ))}
    </>
  )
}
