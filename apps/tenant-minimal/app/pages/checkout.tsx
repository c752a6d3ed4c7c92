import { randomUUID } from 'node:crypto'
import {
  CheckoutOptionsDocument,
  CheckoutPlaceOrderDocument,
  CheckoutReviewDocument,
} from '@floga/api-client/operations'
import type { CheckoutReviewQuery } from '@floga/api-client/operations'
import { Alert, Button, Checkbox, Container, ErrorSummary, Fieldset, FormField } from '@floga/ui'
import { Heading, Link, OrderSummary, Stack, Text, TextInput } from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { readCart } from '../change-cart.server.js'
import { useLanguage } from '../language.js'
import { openRequest } from '../open-request.server.js'
import type { ShopRequest } from '../open-request.server.js'
import { useTotals } from '../use-totals.js'

export const handle = { access: 'everyone' }

/** Where the shop delivers to. */
const delivery = { country: 'AE' }

const fields = [
  { name: 'contact.firstName', label: 'firstName', autoComplete: 'given-name' },
  { name: 'contact.lastName', label: 'lastName', autoComplete: 'family-name' },
  { name: 'contact.email', label: 'email', autoComplete: 'email', type: 'email' },
  { name: 'contact.phone', label: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'billingAddress.address', label: 'address', autoComplete: 'street-address' },
  { name: 'billingAddress.city', label: 'city', autoComplete: 'address-level2' },
] as const

type Review = NonNullable<CheckoutReviewQuery['checkoutReview']['review']>

/** The cart as it would be ordered now: by courier, paid in cash. @throws {Response} A redirect from an empty cart. */
async function reviewCart(shop: ShopRequest): Promise<Review> {
  const cart = await readCart(shop)
  if (!cart || cart.data.lines.length === 0) throw redirect(shop.href('/shopping-cart'))
  const { checkoutOptions } = await shop.query(CheckoutOptionsDocument, {
    cartId: cart.id,
    delivery,
  })
  const [shipping] = checkoutOptions?.shippingMethods ?? []
  const [payment] = checkoutOptions?.paymentMethods ?? []
  const { checkoutReview } = await shop.query(CheckoutReviewDocument, {
    cartId: cart.id,
    delivery,
    shippingMethodId: shipping?.id ?? null,
    paymentMethodId: payment?.id ?? null,
  })
  if (!checkoutReview.review) throw new Response(null, { status: 503 })
  return checkoutReview.review
}

export async function loader(args: LoaderFunctionArgs) {
  const shop = openRequest(args)
  const { totals, shippingMethod, paymentMethod, termsVersion } = await reviewCart(shop)
  const meta = shop.meta({ title: shop.t('checkout.title'), noindex: true })
  return { totals, shippingMethod, paymentMethod, termsVersion, meta, orderKey: randomUUID() }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export async function action(args: ActionFunctionArgs) {
  const shop = openRequest(args)
  const form = await args.request.formData()
  const read = (name: string): string => String(form.get(name) ?? '').trim()
  const { cart, shippingMethod, paymentMethod } = await reviewCart(shop)
  const { checkoutPlaceOrder: placed } = await shop.mutate(CheckoutPlaceOrderDocument, {
    input: {
      cartId: cart.id,
      idempotencyKey: read('orderKey'),
      contact: {
        firstName: read('contact.firstName'),
        lastName: read('contact.lastName'),
        email: read('contact.email'),
        phone: read('contact.phone'),
      },
      billingAddress: {
        ...delivery,
        address: read('billingAddress.address'),
        city: read('billingAddress.city'),
        postalCode: '',
      },
      shippingMethodId: shippingMethod?.id ?? '',
      paymentMethodId: paymentMethod?.id ?? '',
      expectedTotalMinor: Number(read('total')) || 0,
      termsVersion: read('termsVersion'),
      termsAccepted: read('termsAccepted') === 'on',
    },
  })
  if (placed.order) {
    const headers = await shop.keepCart(null)
    throw redirect(shop.href(`/receipt/${placed.order.id}`), { headers })
  }
  return { errors: placed.errors, orderKey: read('orderKey'), read: Object.fromEntries(form) }
}

export default function Checkout(): ReactElement {
  const { totals, shippingMethod, paymentMethod, termsVersion, orderKey } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  const rows = useTotals()
  const isBusy = useNavigation().state !== 'idle'
  const errorOf = (name: string) => answer?.errors.find(({ field }) => field === name)?.message
  const named = fields.filter(({ name }) => errorOf(name))
  const others = answer?.errors.filter(({ field }) => !fields.some(({ name }) => name === field))
  return (
    <Container className="page">
      <Heading level={1}>{t('checkout.title')}</Heading>
      {named.length > 0 && (
        <ErrorSummary
          title={t('checkout.check')}
          errors={named.map(({ name }) => ({ fieldId: name, message: errorOf(name) ?? '' }))}
        />
      )}
      {others?.map(({ code, message }) => (
        <Alert key={code} tone="danger" role="alert">
          {message}
        </Alert>
      ))}
      <Form method="post" className="beside-totals" noValidate={false}>
        <input type="hidden" name="orderKey" value={answer?.orderKey ?? orderKey} />
        <input type="hidden" name="total" value={totals.grand.amountMinor} />
        <input type="hidden" name="termsVersion" value={termsVersion} />
        <Fieldset legend={t('checkout.delivery')}>
          <Stack>
            {fields.map(({ name, label, ...input }) => (
              <FormField
                key={name}
                id={name}
                label={t(`checkout.${label}`)}
                error={errorOf(name)}
                isRequired
              >
                <TextInput name={name} defaultValue={String(answer?.read[name] ?? '')} {...input} />
              </FormField>
            ))}
            <Text>{t('checkout.country')}</Text>
          </Stack>
        </Fieldset>
        <Stack>
          <Heading level={2}>{t('checkout.order')}</Heading>
          {shippingMethod && <Text>{shippingMethod.name}</Text>}
          {paymentMethod && <Text>{paymentMethod.name}</Text>}
          <OrderSummary rows={rows(totals)} />
          <Checkbox name="termsAccepted" label={t('checkout.terms')} required />
          <Link href={href('/terms')}>{t('terms.title')}</Link>
          <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
            {t('checkout.place', { total: totals.grand.formatted })}
          </Button>
        </Stack>
      </Form>
    </Container>
  )
}
