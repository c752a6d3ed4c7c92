import { useFormatters } from '@floga/i18n/react'
import { DescriptionList, Heading, Link, Stack } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { OrderData } from '../../wiring/api-types.js'
import { useMessages } from '../../wiring/use-language.js'

/** A day with its hour stands in one line. */
const moves = css`
  @layer app {
    > div {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
`

/** What has happened to an order: its payment, its shipments, and every move. */
export function OrderRecord({ order }: { order: OrderData }): ReactElement {
  const t = useMessages()
  const { dateTime } = useFormatters()
  const { history, payment, shipments } = order
  return (
    <>
      <Stack as="section" gap="sm">
        <Heading level={2} size={3}>
          {t('orders.paymentsAndShipments')}
        </Heading>
        <DescriptionList
          items={[
            {
              term: t('receipt.payment'),
              description: `${payment.method.name}: ${t(`orders.payment.${payment.state}`)}`,
            },
            {
              term: t('orders.shipments'),
              description:
                shipments.length === 0 ? (
                  t('orders.noShipments')
                ) : (
                  <ul>
                    {shipments.map((shipment) => (
                      <li key={shipment.id}>
                        <Shipment {...shipment} />
                      </li>
                    ))}
                  </ul>
                ),
            },
          ]}
        />
      </Stack>
      <Stack as="section" gap="sm">
        <Heading level={2} size={3}>
          {t('orders.history')}
        </Heading>
        <DescriptionList
          variant="plain"
          className={moves}
          items={history.map(({ to, at }) => ({
            term: dateTime(at, 'long'),
            description: t(`orderState.${to}`),
          }))}
        />
      </Stack>
    </>
  )
}

function Shipment({
  tracking,
  trackingUrl,
  shippedAt,
}: OrderData['shipments'][number]): ReactElement {
  const t = useMessages()
  const { date } = useFormatters()
  return (
    <>
      {shippedAt ? date(shippedAt, 'long') : t('orders.notShipped')}
      {tracking && ' · '}
      {tracking && trackingUrl ? (
        <Link href={trackingUrl} rel="noopener noreferrer">
          {t('orders.track', { tracking })}
        </Link>
      ) : (
        tracking
      )}
    </>
  )
}
