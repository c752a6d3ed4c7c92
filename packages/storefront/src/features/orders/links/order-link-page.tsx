'use client'

import { OrderLinkDocument, OrderLinkUseDocument } from '@floga/api-client/operations'
import type { OrderLinkQuery } from '@floga/api-client/operations'
import { Alert, DescriptionList, Text } from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { TextField } from '../../../forms/fields/text-field.js'
import { FormPage } from '../../../forms/form-page.js'
import { ShopForm } from '../../../forms/shop-form.js'
import { loadFormPage } from '../../../forms/load-form-page.server.js'
import { answerForm, readForm } from '../../../forms/read-form.server.js'
import { contactText } from '../contact-text.js'
import { OrderStateAndDate } from '../order-state.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import { notFound } from '../../../request/api/responses.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { orderLinkSchema } from './order-link-schema.js'

export { meta } from '../../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['order', 'forms'], access: 'everyone' }

/** The address contains a secret: it must not be sent as a referrer. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }
}

/** Reading it changes nothing: mail programs open links by themselves. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { orderLink } = await page.api.query(OrderLinkDocument, { token: tokenOf(args) })
  if (!orderLink) throw notFound('order-not-found')
  const title = page.t('orderLink.title', { number: orderLink.order.number })
  return loadFormPage(args, page, {
    title,
    description: title,
    path: '/order-link',
    content: { orderLink },
  })
}

export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const token = tokenOf(args)
  const form = await readForm(args, page, { id: 'order-link', schema: orderLinkSchema(page.t) })
  if (form.status === 'answered') return answerForm(form.answer)
  const { tracking, trackingUrl } = form.values
  try {
    const { orderLinkUse } = await page.api.mutate(OrderLinkUseDocument, {
      input: { token, tracking: tracking ?? null, trackingUrl: trackingUrl ?? null },
    })
    if (orderLinkUse.errors.length > 0) return answerForm(form.reject(orderLinkUse.errors))
    throw redirect(page.href(`/order-link/${token}`), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return answerForm(form.fail('an order was not moved by its link', error), { status: 503 })
  }
}

function tokenOf({ params }: LoaderFunctionArgs): string {
  return params['token'] ?? ''
}

/** What a link in a mail to the shop does, and the button that does it. */
export default function OrderLinkPage(): ReactElement {
  const { orderLink } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useLanguage()
  const schema = useMemo(() => orderLinkSchema(t), [t])
  const { action: what, state, order } = orderLink
  return (
    <FormPage title={t('orderLink.title', { number: order.number })}>
      <OrderStateAndDate order={order} />
      {state === 'OPEN' ? (
        <ShopForm
          id="order-link"
          answer={answer}
          schema={schema}
          submitLabel={t(`orderLink.actions.${what}`)}
          keepsDraft={false}
        >
          <Text>{t('orderLink.question')}</Text>
          {what === 'SENT' && (
            <>
              <TextField name="tracking" label={t('orderLink.tracking')} isOptional />
              <TextField
                name="trackingUrl"
                type="url"
                label={t('orderLink.trackingUrl')}
                hint={t('orderLink.trackingUrlHint')}
                isOptional
              />
            </>
          )}
        </ShopForm>
      ) : (
        <Alert tone="info" role="status">
          {state === 'USED'
            ? t('orderLink.used')
            : t('orderLink.expired', { number: order.number })}
        </Alert>
      )}
      <LinkedOrder order={order} />
    </FormPage>
  )
}

/** The order, so that staff see what they report. */
function LinkedOrder({ order }: Pick<NonNullable<OrderLinkQuery['orderLink']>, 'order'>) {
  const { t } = useLanguage()
  const { shippingAddress, shippingMethod, payment, orderItems } = order
  const items = [
    { term: t('orderLink.customer'), description: contactText(order) },
    {
      term: t('receipt.items'),
      description: (
        <ul>
          {orderItems.map(({ id, quantity, product, variant }) => (
            <li key={id}>
              {quantity} × {product.name} {variant.label} ({variant.sku})
            </li>
          ))}
        </ul>
      ),
    },
    { term: t('receipt.amount'), description: order.total.formatted },
    {
      term: t('receipt.payment'),
      description: `${payment.method.name}, ${t(`orders.payment.${payment.state}`)}`,
    },
    {
      term: t('receipt.delivery'),
      description: [shippingMethod.name, ...(shippingAddress?.lines ?? [])].join(', '),
    },
    ...(order.notes ? [{ term: t('orderLink.notes'), description: order.notes }] : []),
  ]
  return <DescriptionList variant="stacked" items={items} />
}
