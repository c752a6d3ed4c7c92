import { useFormatters } from '@floga/i18n/react'
import { DescriptionList, Heading, Link, Stack } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { OrderData } from '../wiring/api/api-types.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

/** A day with its hour stands in one line. */
const moves = css`
  @layer app {
    > div {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
`

/** What has happened to an order: its payment, its shipments, and every move. */
export function OrderTimeline({ order }: { order: OrderData }): ReactElement {
  const t = useMessages()
  const { dateTime } = useFormatters()
  const { history, payment, shipments, shippingMethod } = order
  const isCanceled = order.state === 'CANCELED'
  const owesNothing = isCanceled && payment.state === 'PENDING'
  const state = t(owesNothing ? 'orders.nothingDue' : `orders.payment.${payment.state}`)
  // Nothing is on its way to somebody who fetches it, or who called it off.
  const awaitsShipment = !isCanceled && shippingMethod.kind !== 'PICKUP'
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
              description: `${payment.method.name}: ${state}`,
            },
            ...(awaitsShipment || shipments.length > 0
              ? [{ term: t('orders.shipments'), description: <Shipments shipments={shipments} /> }]
              : []),
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

function Shipments({ shipments }: Pick<OrderData, 'shipments'>): ReactElement {
  const t = useMessages()
  if (shipments.length === 0) return <>{t('orders.noShipments')}</>
  return (
    <ul>
      {shipments.map((shipment) => (
        <li key={shipment.id}>
          <Shipment {...shipment} />
        </li>
      ))}
    </ul>
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
