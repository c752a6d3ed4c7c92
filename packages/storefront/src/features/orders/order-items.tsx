import { useFormatters } from '@floga/i18n/react'
import { CartLine, Heading, Stack, Text, OrderSummary } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { totalsRows } from '../cart/totals-rows.js'
import type { OrderData } from '../../request/api/api-types.js'
import type { Translate } from '../../lib/create-storefront.js'
import { imageSizes, toImage } from '../../components/images/to-image.js'

/** Items and totals of an order. */
export function OrderItems({ order }: { order: OrderData }): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { money } = useFormatters()
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size={3}>
        {t('receipt.items')}
      </Heading>
      <ul>
        {order.orderItems.map(
          ({ id, quantity, price, lineTotal, product, variant, image, kind, ...pieces }) => (
            <li key={id}>
              <CartLine
                name={product.name}
                href={href(product.slug ? `/products/${product.slug}` : '/products')}
                image={toImage(shop, image, { sizes: imageSizes.thumbnail, alt: '', kind })}
                facts={[variant.label, variant.sku, ...unitDetails(pieces, t)].filter(Boolean)}
                quantity={
                  <Text as="span" size="small" tone="soft">
                    {quantity} × {price.formatted}
                  </Text>
                }
                total={lineTotal.formatted}
              />
            </li>
          ),
        )}
      </ul>
      <OrderSummary
        rows={totalsRows({ ...order.totals, couponCode: order.couponCode }, t, money)}
      />
    </Stack>
  )
}

/** Undelivered or returned pieces. */
function unitDetails(
  { backordered, returned }: Pick<OrderData['orderItems'][number], 'backordered' | 'returned'>,
  t: Translate,
): string[] {
  return [
    ...(backordered > 0 ? [t('orders.backordered', { count: backordered })] : []),
    ...(returned > 0 ? [t('orders.returned', { count: returned })] : []),
  ]
}
