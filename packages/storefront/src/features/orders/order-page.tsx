import { MemberOrderDocument } from '@floga/api-client/operations'
import { Button, ButtonLink, Link, Alert } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { sendKeepingPage } from '../../forms/send-form.js'
import { buttonRow } from '../../components/button-row.styles.js'
import { MemberLayout } from '../members/session/member-layout.js'
import { ReviewOrderLink } from '../reviews/review-order-link.js'
import { CancelOrder } from './cancel-order.js'
import { HowToPay } from './how-to-pay.js'
import { OrderDetails } from './order-details.js'
import { OrderDocuments } from './order-documents.js'
import { OrderItems } from './order-items.js'
import { OrderProgress } from './order-progress.js'
import { OrderStateAndDate } from './order-state.js'
import { OrderTimeline } from './order-timeline.js'
import { PayOrderLink } from './pay-order-link.js'
import { WithdrawalNotice } from './withdrawal-notice.js'
import { isToBePaid } from './payment-state.js'
import type { OrderData } from '../../request/api/api-types.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { pageMeta } from '../../request/seo/page-meta.server.js'
import { notFound } from '../../request/api/responses.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { useHasPage } from '../../site/use-site.js'
import { orderAgain } from './order-again.server.js'

export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['order', 'checkout', 'forms'] }

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
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
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
          <Button type="submit" variant={isDue(order) ? 'secondary' : 'primary'} isBusy={isBusy}>
            {t('orders.again')}
          </Button>
          <ReviewOrderLink order={order} />
          {hasPage('/contact') && (
            <ButtonLink href={href('/contact')}>{t('orders.help')}</ButtonLink>
          )}
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

/** At the provider, by transfer or on delivery. */
function isDue(order: OrderData): boolean {
  return isToBePaid(order) || order.payment.state === 'PENDING'
}
