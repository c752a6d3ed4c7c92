import { CartFields } from '@floga/cart-core/react'
import { Alert, ButtonLink, CartLine, Container, EmptyState, Heading } from '@floga/ui'
import { IconButton, OrderSummary, QuantityField, Stack } from '@floga/ui'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import type { loadCart, postCart } from '../request/cart-route.js'
import { useLanguage } from './storefront-context.js'
import { useImage } from './use-image.js'
import { useTotals } from './use-totals.js'

/** Renders `loadCart`: lines, totals, a link to the checkout. */
export function CartPage(): ReactElement {
  const { cart } = useLoaderData<typeof loadCart>()
  const errors = useActionData<typeof postCart>()?.errors ?? []
  const { t, href } = useLanguage()
  const totals = useTotals()
  const toImage = useImage()
  const lines = cart?.data.lines ?? []
  const target = href('/shopping-cart')
  return (
    <Container className="storefront-page">
      <Heading level={1}>{t('cart.title')}</Heading>
      {errors.map((message) => (
        <Alert key={message} tone="danger" role="alert">
          {message}
        </Alert>
      ))}
      {!cart || lines.length === 0 ? (
        <EmptyState
          icon="bag"
          title={t('cart.empty')}
          action={<ButtonLink href={href('/products')}>{t('products.all')}</ButtonLink>}
        />
      ) : (
        <div className="storefront-totals">
          <Stack as="ul">
            {lines.map(({ id, productName: name, productSlug, variant, ...line }) => (
              <li key={id}>
                <CartLine
                  name={name}
                  href={href(`/products/${productSlug}`)}
                  image={toImage(line.image, { sizes: '96px' })}
                  facts={variant.label ? [variant.label] : []}
                  unitPrice={t('cart.unit', { price: line.unitPrice.formatted })}
                  total={line.lineTotal.formatted}
                  quantity={
                    <Form method="post" action={target}>
                      <CartFields kind="set" lineId={id} fromQuantity={line.quantity} />
                      <QuantityField
                        key={line.quantity}
                        label={t('cart.quantity', { name })}
                        decreaseLabel={t('cart.fewer')}
                        increaseLabel={t('cart.more')}
                        defaultValue={line.quantity}
                        max={variant.maxQuantity}
                        stepName="difference"
                      />
                    </Form>
                  }
                  removeAction={
                    <Form method="post" action={target}>
                      <CartFields kind="remove" lineId={id} />
                      <IconButton
                        type="submit"
                        icon="trash"
                        label={t('cart.removeLine', { name })}
                      />
                    </Form>
                  }
                  message={line.issues.map(({ code, message }) => (
                    <Alert key={code} tone="warning">
                      {message}
                    </Alert>
                  ))}
                />
              </li>
            ))}
          </Stack>
          <Stack>
            <OrderSummary rows={totals(cart.data.totals)} />
            <ButtonLink href={href('/checkout')} variant="primary" size="large" isWide>
              {t('checkout.title')}
            </ButtonLink>
          </Stack>
        </div>
      )}
    </Container>
  )
}
