import { ButtonLink, CartLine, Container, Heading, OrderSummary, Stack, Text } from '@floga/ui'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import type { loadReceipt } from '../request/checkout-route.js'
import { useLanguage } from './storefront-context.js'
import { useImage } from './use-image.js'
import { useTotals } from './use-totals.js'

/** Renders `loadReceipt`: the order's items and total. */
export function ReceiptPage(): ReactElement {
  const { order } = useLoaderData<typeof loadReceipt>()
  const { t, href } = useLanguage()
  const rows = useTotals()
  const toImage = useImage()
  return (
    <Container width="narrow" className="storefront-page">
      <Heading level={1}>{t('receipt.title')}</Heading>
      <Text size="large">{t('receipt.text', { number: order.number, email: order.email })}</Text>
      <Stack as="ul">
        {order.orderItems.map(({ id, product, image, quantity, lineTotal, variant }) => (
          <li key={id}>
            <CartLine
              name={product.name}
              href={href(`/products/${product.slug}`)}
              image={toImage(image, { sizes: '96px' })}
              facts={variant.label ? [variant.label] : []}
              quantity={`× ${quantity}`}
              total={lineTotal.formatted}
            />
          </li>
        ))}
      </Stack>
      <OrderSummary rows={rows(order.totals)} />
      <ButtonLink href={href('/')}>{t('receipt.on')}</ButtonLink>
    </Container>
  )
}
