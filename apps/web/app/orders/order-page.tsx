import { MemberOrderDocument } from '@floga/api-client/operations'
import { Button, ButtonLink, Link, Alert } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { sendKeepingPage } from '@floga/storefront/forms'
import { buttonRow } from '@floga/storefront'
import { MemberLayout } from '@floga/storefront/member-layout'
import {
  CancelOrder,
  HowToPay,
  OrderDetails,
  OrderDocuments,
  OrderItems,
  OrderProgress,
  OrderStateAndDate,
  OrderTimeline,
  PayOrderLink,
  WithdrawalNotice,
  isToBePaid,
} from '@floga/storefront/checkout'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { pageMeta } from '../wiring/seo/page-meta.server.js'
import { notFound } from '../wiring/api/responses.server.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { orderAgain } from '@floga/storefront/server'

export { meta } from '../wiring/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['order', 'checkout', 'account', 'forms'] }

/** Another member's order is not found, like one that does not exist. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const id = args.params['id'] ?? ''
  const { memberOrder: order } = await page.api.query(MemberOrderDocument, { id })
  if (!order) throw notFound('order-not-found')
  const { alternates, t } = page
  const title = t('receipt.number', { number: order.number })
  return {
    order,
    // If it is sent again because the response was lost, it is carried out once.
    mutationId: crypto.randomUUID(),
    alternates,
    meta: pageMeta(page, {
      title,
      description: title,
      path: page.path,
      alternates: {},
      noindex: true,
    }),
  }
}

export function action(args: ActionFunctionArgs) {
  return orderAgain(args)
}

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendKeepingPage(args, () => ({ message: null }))
}

export default function OrderPage(): ReactElement {
  const { order, mutationId } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useMessages()
  const href = useHref()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <MemberLayout
      title={t('receipt.number', { number: order.number })}
      intro={<OrderStateAndDate order={order} />}
    >
      {answer && (
        <Alert tone="danger" role="alert" title={t('errors.generic')}>
          {answer.message ?? t('errors.genericRetry')}
        </Alert>
      )}
      <WithdrawalNotice order={order} />
      <OrderProgress order={order} />
      <HowToPay order={order} />
      <OrderItems order={order} />
      <Form method="post">
        <input type="hidden" name="mutationId" value={mutationId} />
        <div className={buttonRow}>
          <PayOrderLink order={order} />
          <Button
            type="submit"
            variant={isToBePaid(order) ? 'secondary' : 'primary'}
            isBusy={isBusy}
          >
            {t('orders.again')}
          </Button>
          <ButtonLink href={href('/contact')}>{t('orders.help')}</ButtonLink>
        </div>
      </Form>
      <OrderDetails order={order} />
      <OrderDocuments order={order} />
      <CancelOrder order={order} from="orders" />
      <OrderTimeline order={order} />
      <Link href={href('/orders')}>{t('orders.back')}</Link>
    </MemberLayout>
  )
}
