import { CartFields } from '@floga/cart-core/react'
import { Alert, ButtonLink, CartLine, Container, EmptyState, Heading } from '@floga/ui'
import { IconButton, OrderSummary, QuantityField, Stack } from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { changeCart, readCart } from '../change-cart.server.js'
import { toImage } from '../images.js'
import { useLanguage } from '../language.js'
import { openRequest } from '../open-request.server.js'
import { useTotals } from '../use-totals.js'

export const handle = { access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const shop = openRequest(args)
  return {
    cart: await readCart(shop),
    meta: shop.meta({ title: shop.t('cart.title'), noindex: true }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export async function action(args: ActionFunctionArgs) {
  const shop = openRequest(args)
  const { cart, errors } = await changeCart(shop, await args.request.formData())
  const headers = cart ? await shop.keepCart(cart.id) : {}
  if (errors.length === 0) throw redirect(shop.href('/shopping-cart'), { headers })
  return { errors: errors.map(({ message }) => message) }
}

export default function Cart(): ReactElement {
  const { cart } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.errors ?? []
  const { t, href } = useLanguage()
  const totals = useTotals()
  const lines = cart?.data.lines ?? []
  const target = href('/shopping-cart')
  return (
    <Container className="page">
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
        <div className="beside-totals">
          <Stack as="ul">
            {lines.map(({ id, productName: name, productSlug, variant, ...line }) => (
              <li key={id}>
                <CartLine
                  name={name}
                  href={href(`/products/${productSlug}`)}
                  image={toImage(line.image)}
                  facts={variant.label ? [variant.label] : []}
                  unitPrice={t('cart.each', { price: line.unitPrice.formatted })}
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
                      <IconButton type="submit" icon="trash" label={t('cart.remove', { name })} />
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
