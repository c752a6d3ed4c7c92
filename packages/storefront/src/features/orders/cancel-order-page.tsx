import { OrderCancelDocument, OrderDocument } from '@floga/api-client/operations'
import { ButtonLink, Alert, Stack } from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../forms/form-page.js'
import { sendKeepingPage } from '../../forms/send-form.js'
import { CancelForm } from './cancel-order.js'
import { pageData } from '../../request/page-data.server.js'
import type { PageHandle } from '../../request/page-handle.js'
import { logFailure } from '../../request/api/log-failure.server.js'
import { pageContext } from '../../request/page-context.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { readFormData } from '../../request/read-form-data.server.js'
import { notFound } from '../../request/api/responses.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

export { loaderHeaders as headers } from '../../request/loader-headers.js'
export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['order', 'forms'], access: 'everyone' }

/** The confirmation on a page of its own: for a rejected form, or a link. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { order } = await page.api.query(OrderDocument, { id: args.params['id'] ?? '' })
  if (!order) throw notFound('order-not-found')
  const title = page.t('orders.cancelTitle', { number: order.number })
  return pageData(
    {
      order: {
        id: order.id,
        number: order.number,
        email: order.email,
        isCanceled: order.state === 'CANCELED',
        isCancelable: order.isCancelable,
        payment: order.payment,
      },
      alternates: page.alternates,
      meta: pageMeta(page, {
        title,
        description: title,
        path: '/cancel-order',
        alternates: {},
        noindex: true,
      }),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } },
  )
}

export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const orderId = args.params['id'] ?? ''
  const form = await readFormData(args.request)
  const from = openedFrom(form)
  try {
    const { errors } = (await page.api.mutate(OrderCancelDocument, { orderId })).orderCancel
    const [userError] = errors
    if (userError) return pageData({ message: userError.message, from }, { status: 400 })
  } catch (error) {
    logFailure('an order was not canceled', error)
    return pageData({ message: null, from }, { status: 503 })
  }
  throw redirect(page.href(`/${from}/${orderId}`), 303)
}

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendKeepingPage(args, (sent) => ({ message: null, from: openedFrom(sent) }))
}

function openedFrom(form: FormData): 'orders' | 'receipt' {
  return form.get('from') === 'orders' ? 'orders' : 'receipt'
}

export default function CancelOrderPage(): ReactElement {
  const { order } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  const from = answer?.from ?? 'receipt'
  return (
    <FormPage title={t('orders.cancelTitle', { number: order.number })}>
      <Stack gap="md" align="start">
        {answer && !order.isCanceled && (
          <Alert tone="danger" role="alert" title={t('errors.generic')}>
            {answer.message ?? t('errors.genericRetry')}
          </Alert>
        )}
        {order.isCanceled && (
          <Alert tone="success" role="status">
            {t('receipt.canceled', { email: order.email })}
          </Alert>
        )}
        {order.isCancelable && <CancelForm order={order} from={from} />}
        {!order.isCancelable && !order.isCanceled && !answer && (
          <Alert tone="info">{t('orders.cancelTooLate')}</Alert>
        )}
        <ButtonLink href={href(`/${from}/${order.id}`)}>
          {order.isCancelable
            ? t('orders.cancelKeep')
            : t('receipt.number', { number: order.number })}
        </ButtonLink>
      </Stack>
    </FormPage>
  )
}
