import { useFormatters } from '@floga/i18n/react'
import { DescriptionList, Heading, Stack } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { OrderData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

/** A date with its time stays on one line, unless the state next to it would be truncated then. */
const rows = css`
  @layer app {
    > div {
      grid-template-columns: minmax(0, 12rem) minmax(min-content, 1fr);
    }
    dd {
      overflow-wrap: break-word;
    }
  }
`

/** The history of an order: its payment, and every change of state. */
export function OrderTimeline({ order }: { order: OrderData }): ReactElement {
  const { t } = useLanguage()
  const { dateTime } = useFormatters()
  const { history, payment } = order
  const owesNothing = order.state === 'CANCELED' && payment.state === 'PENDING'
  const state = t(owesNothing ? 'orders.nothingDue' : `orders.payment.${payment.state}`)
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size={3}>
        {t('orders.history')}
      </Heading>
      <DescriptionList
        variant="plain"
        className={rows}
        items={[
          { term: t('receipt.payment'), description: `${payment.method.name}: ${state}` },
          ...history.map(({ to, at }) => ({
            term: dateTime(at, 'long'),
            description: t(`orderState.${to}`),
          })),
        ]}
      />
    </Stack>
  )
}
