'use client'

import { OrderDocument } from '@floga/api-client/operations'
import { useFormatters } from '@floga/i18n/react'
import { ButtonLink, CartLine, Container, Heading, OrderSummary, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'

import { imageSizes, toImage } from '../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { notFound } from '../../request/api/responses.server.js'
import { pageContext } from '../../request/page-context.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { samePath } from '../../request/seo/alternates.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { useCart } from '../cart/cart-provider.js'
import { totalsRows } from '../cart/totals-rows.js'

export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['guest-checkout'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const id = args.params['id'] ?? ''
  const { order } = await page.api.query(OrderDocument, { id })
  if (!order) throw notFound('order-not-found')
  const path = `/receipt/${id}`
  const alternates = samePath(page.shop, path)
  const title = page.t('guestCheckout.receiptTitle')
  return {
    order,
    alternates,
    meta: pageMeta(page, { title, description: title, path, alternates, noindex: true }),
  }
}

/** The order's items and total. */
export default function GuestReceiptPage(): ReactElement {
  const { order } = useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const { money } = useFormatters()
  const shop = useStorefront()
  const cart = useCart()

  // The order's cart is finished; the badge learns it from the shop.
  useEffect(() => {
    void cart.refresh()
  }, [cart])

  return (
    <Container width="narrow" className="storefront-page">
      <Heading level={1}>{t('guestCheckout.receiptTitle')}</Heading>
      <Text size="large">
        {t('guestCheckout.receiptText', { number: order.number, email: order.email })}
      </Text>
      <Stack as="ul">
        {order.orderItems.map(({ id, product, image, quantity, lineTotal, variant }) => (
          <li key={id}>
            <CartLine
              name={product.name}
              href={href(`/products/${product.slug}`)}
              image={toImage(shop, image, { sizes: imageSizes.thumbnail })}
              facts={variant.label ? [variant.label] : []}
              quantity={`× ${quantity}`}
              total={lineTotal.formatted}
            />
          </li>
        ))}
      </Stack>
      <OrderSummary rows={totalsRows(order.totals, t, money)} />
      <ButtonLink href={href('/')}>{t('guestCheckout.back')}</ButtonLink>
    </Container>
  )
}
