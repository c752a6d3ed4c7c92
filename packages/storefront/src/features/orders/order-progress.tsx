import { useFormatters } from '@floga/i18n/react'
import { BusinessHours, DescriptionList, Heading, Link, Stack, Steps } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { useDeliveryEstimate } from '../../components/use-delivery-estimate.js'
import { useSite } from '../../site/use-site.js'
import type { OrderData } from '../../request/api/api-types.js'
import type { Translate } from '../../lib/create-storefront.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { isWithdrawn } from './payment-state.js'
import { orderSteps } from './order-steps.js'
import type { OrderStep } from './order-steps.js'

/** The timeline of an order, the next step, its parcels, and refunds. */
export function OrderProgress({ order }: { order: OrderData }): ReactElement {
  const { t } = useLanguage()
  const { dateTime } = useFormatters()
  const describe = ({ name, state, at }: OrderStep): ReactNode => (
    <>
      {at && <p>{dateTime(at, 'long')}</p>}
      {name === 'sent' && <Parcels shipments={order.shipments} />}
      {state === 'current' && !isWithdrawn(order) && <WhatIsNext order={order} name={name} />}
    </>
  )
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size={3}>
        {t('orders.progress')}
      </Heading>
      <Steps
        variant="column"
        label={t('orders.progress')}
        doneLabel={t('orders.done')}
        items={orderSteps(order).map((step) => ({
          label: stepLabel(step.name, t),
          state: step.state,
          description: describe(step),
        }))}
      />
      <Refunds refunds={order.refunds} />
    </Stack>
  )
}

function stepLabel(name: OrderStep['name'], t: Translate): string {
  switch (name) {
    case 'CANCELED':
    case 'FAILED':
    case 'RETURNED':
    case 'REFUNDED':
      return t(`orderState.${name}`)
    default:
      return t(`orders.step.${name}`)
  }
}

/** The shop's or the shopper's next step, by payment and shipping method. */
function WhatIsNext(props: { order: OrderData; name: OrderStep['name'] }): ReactElement | null {
  const { order, name } = props
  const { t } = useLanguage()
  const { contact } = useSite()
  const { payment, shippingMethod, number, total } = order
  const { kind, name: method, minDays: min, maxDays: max, arrival } = shippingMethod
  const estimate = useDeliveryEstimate()
  switch (name) {
    case 'paid':
      return (
        <p>{payment.bankTransfer ? t('orders.next.transfer', { number }) : t('orders.next.pay')}</p>
      )
    case 'packed':
      return <p>{t(kind === 'PICKUP' ? 'orders.next.prepare' : 'orders.next.pack')}</p>
    case 'sent':
      return <p>{t('orders.next.send', { method })}</p>
    case 'collected':
      return (
        <Stack gap="xs">
          <p>{t('orders.next.collect', { number })}</p>
          {contact && <p>{contact.address}</p>}
          {contact && (
            <BusinessHours aria-label={t('contact.hours')} items={contact.businessHours} />
          )}
        </Stack>
      )
    case 'delivered':
      return (
        <>
          <p>
            {arrival
              ? t('receipt.expected', { method, days: estimate(arrival) })
              : `${method}: ${t('checkout.days', { min, max })}`}
            .
          </p>
          {payment.method.isPaidOnDelivery && (
            <p>{t('receipt.cashText', { amount: total.formatted })}</p>
          )}
        </>
      )
    default:
      return null
  }
}

/** The numbers under which parcels are followed. */
function Parcels({ shipments }: Pick<OrderData, 'shipments'>): ReactElement {
  const { t } = useLanguage()
  return (
    <>
      {shipments.map(({ id, tracking, trackingUrl }) => {
        if (!tracking) return null
        const texts = t('orders.track', { tracking })
        return (
          <p key={id}>
            {trackingUrl ? (
              <Link href={trackingUrl} rel="noopener noreferrer">
                {texts}
              </Link>
            ) : (
              texts
            )}
          </p>
        )
      })}
    </>
  )
}

function Refunds({ refunds }: Pick<OrderData, 'refunds'>): ReactElement | null {
  const { t } = useLanguage()
  const { date } = useFormatters()
  if (refunds.length === 0) return null
  return (
    <DescriptionList
      items={[
        {
          term: t('orders.refunds'),
          description: refunds.map(({ id, amount, requestedAt, doneAt }) => (
            <p key={id}>
              {doneAt
                ? t('orders.refundDone', {
                    amount: amount.formatted,
                    date: date(doneAt, 'long'),
                  })
                : t('orders.refundOpen', {
                    amount: amount.formatted,
                    date: date(requestedAt, 'long'),
                  })}
            </p>
          )),
        },
      ]}
    />
  )
}
