import type { CustomerRequestQuery } from '@floga/api-client/operations'
import { useFormatters } from '@floga/i18n/react'
import { DescriptionList } from '@floga/ui'
import type { ReactElement } from 'react'

import { readablePhone } from '../../components/contact/readable-phone.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

export type RequestData = NonNullable<CustomerRequestQuery['customerRequest']>

/** The sender, time and subject of a request. */
export function RequestDetails({ request }: { request: RequestData }): ReactElement {
  const { t } = useLanguage()
  const { dateTime } = useFormatters()
  const { date, kind, name, email, phone, orderNumber, product, withdrawnItems } = request
  const items = [
    { term: t('request.date'), description: dateTime(date, 'long') },
    { term: t('request.kind'), description: t(`request.kind${kind}`) },
    { term: t('contact.name'), description: name },
    { term: t('contact.email'), description: email },
    ...(phone ? [{ term: t('contact.phone'), description: readablePhone(phone) }] : []),
    ...(orderNumber ? [{ term: t('request.orderNumber'), description: orderNumber }] : []),
    ...(product ? [{ term: t('request.product'), description: product }] : []),
    ...(withdrawnItems.length > 0
      ? [
          {
            term: t('withdraw.items'),
            description: (
              <ul>
                {withdrawnItems.map((item) => (
                  <li key={item.sku}>
                    {item.quantity} × {item.name} ({item.sku})
                  </li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
  ]
  return <DescriptionList variant="stacked" items={items} />
}
