import { DescriptionList, Link } from '@floga/ui'
import type { ReactElement } from 'react'

import { useHasPage, useSite } from '../../site/use-site.js'
import { useDeliveryEstimate } from '../../components/use-delivery-estimate.js'
import type { OrderData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { contactText } from './contact-text.js'
import { paymentText } from './payment-text.js'

type Address = NonNullable<OrderData['billingAddress']>

/** The customer, address, shipping method and payment method of an order. */
export function OrderDetails({ order }: { order: OrderData }): ReactElement {
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  const termsVersion = t('receipt.termsVersion', { version: order.termsVersion })
  const { billingAddress, shippingAddress, shippingMethod, invoice } = order
  const isPickup = shippingMethod.kind === 'PICKUP'
  const estimate = useDeliveryEstimate()
  const pickupPlace = usePickupPlace()
  const delivery = isPickup ? [t('receipt.pickup'), ...pickupPlace].join(', ') : shippingMethod.name
  const items = [
    { term: t('receipt.contact'), description: contactText(order) },
    ...(billingAddress
      ? [{ term: t('receipt.billing'), description: addressText(billingAddress) }]
      : []),
    ...(isPickup
      ? []
      : [
          {
            term: t('receipt.shipping'),
            description: addressText(shippingAddress ?? billingAddress),
          },
        ]),
    {
      term: t('receipt.delivery'),
      description: shippingMethod.arrival
        ? t('receipt.expected', { method: delivery, days: estimate(shippingMethod.arrival) })
        : delivery,
    },
    { term: t('receipt.payment'), description: paymentText(order, t) },
    ...(invoice
      ? [
          {
            term: t('receipt.invoice'),
            description: [
              invoice.companyName,
              ...(invoice.businessActivity ? [invoice.businessActivity] : []),
              `${t('checkout.vatNumber')} ${invoice.vatNumber}`,
              ...(invoice.taxOffice ? [`${t('checkout.taxOffice')} ${invoice.taxOffice}`] : []),
            ].join(', '),
          },
        ]
      : []),
    {
      term: t('receipt.terms'),
      description: hasPage('/terms-and-conditions') ? (
        <Link href={href(`/terms-and-conditions?at=${encodeURIComponent(order.createdAt)}`)}>
          {termsVersion}
        </Link>
      ) : (
        termsVersion
      ),
    },
    ...(order.notes ? [{ term: t('checkout.notes'), description: order.notes }] : []),
  ]
  return <DescriptionList variant="stacked" items={items} />
}

/** Where and when goods are picked up; nothing while it is unknown. */
function usePickupPlace(): string[] {
  const { contact } = useSite()
  if (!contact) return []
  const hours = contact.businessHours.map((one) => `${one.days} ${one.hours}`)
  return [contact.address, ...hours]
}

function addressText(address: Address | null): string {
  return address ? address.lines.join(', ') : ''
}
