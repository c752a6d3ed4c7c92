'use client'

import { Alert, ButtonLink, Card, Container, Heading, Stack, Text } from '@floga/ui'
import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'

import { useCart } from '../../cart/cart-provider.js'
import type { FormAnswer } from '../../../forms/form-answer.js'
import { CancelOrder } from '../../orders/cancel-order.js'
import { onScreen } from '../../../components/on-screen.styles.js'
import { HowToPay } from '../../orders/how-to-pay.js'
import { OrderDetails } from '../../orders/order-details.js'
import { OrderDocuments } from '../../orders/order-documents.js'
import { OrderItems } from '../../orders/order-items.js'
import { OrderProgress } from '../../orders/order-progress.js'
import { OrderStateAndDate } from '../../orders/order-state.js'
import { ReviewOrderLink } from '../../reviews/review-order-link.js'
import { WithdrawalNotice } from '../../orders/withdrawal-notice.js'
import { samePath } from '../../../request/seo/alternates.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageData } from '../../../request/page-data.server.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { checkoutPage } from '../form/checkout-form.styles.js'
import { loadReceipt } from './load-receipt.server.js'
import { PayForm } from '../payment/pay-form.js'
import { ReceiptPayment } from './receipt-payment.js'
import { useHasMembers, useMember } from '../../members/session/use-member.js'
import type { OrderData } from '../../../request/api/api-types.js'
import type { Translate } from '../../../lib/create-storefront.js'
import type { OrderPaymentState } from '../../orders/payment-state.js'

export { meta } from '../../../request/seo/route-meta.js'
export { payOrder as action } from '../payment/pay-order.server.js'
export { sendForm as clientAction } from '../../../forms/send-form.js'

export const handle: PageHandle = {
  namespaces: ['order', 'checkout', 'forms', 'product'],
  access: 'everyone',
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const receipt = await loadReceipt(page, args.params['id'] ?? '')
  const { order } = receipt
  return pageData(
    {
      ...receipt,
      // An order that was looked up was not just placed.
      isLookedUp: page.url.searchParams.get('from') === 'lookup',
      alternates: samePath(page.shop, `/receipt/${encodeURIComponent(order.id)}`),
      meta: pageMeta(page, {
        title: page.t('receipt.number', { number: order.number }),
        description: page.t('receipt.title'),
        path: '/receipt',
        alternates: {},
        noindex: true,
      }),
    },
    // The address grants access to the order, so it must not leak.
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } },
  )
}

/** Data of the page, for those who measure visits. */
export type ReceiptPageData = SerializeFrom<typeof loader>

export function headers({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders
}

export default function ReceiptPage(): ReactElement {
  const { order, standing, problem, savedCards, isLookedUp } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const { t, href } = useLanguage()
  const cart = useCart()
  const isCanceled = order.state === 'CANCELED'
  const hasWithdrawal = order.withdrawals.length > 0
  const isPaidOrNone = standing === 'paid' || standing === 'none'

  // The order's cart is finished; the badge learns it from the shop.
  useEffect(() => {
    void cart.refresh()
  }, [cart])

  return (
    <Container width="narrow" className={checkoutPage}>
      <Stack gap="lg">
        <Stack gap="2xs">
          <Heading level={1}>{receiptTitle({ order, standing, isLookedUp }, t)}</Heading>
          <Text size="large">{t('receipt.number', { number: order.number })}</Text>
          <OrderStateAndDate order={order} />
        </Stack>
        <WithdrawalNotice order={order} />
        {isCanceled && <Alert tone="info">{t('receipt.canceled', { email: order.email })}</Alert>}
        <ReceiptPayment
          order={order}
          standing={standing}
          problem={problem}
          mailText={
            isLookedUp || isCanceled || hasWithdrawal
              ? null
              : t('receipt.mail', { email: order.email })
          }
        />
        <PayForm
          order={order}
          standing={standing}
          problem={problem}
          savedCards={savedCards}
          answer={answer}
        />
        {standing === 'none' && <HowToPay order={order} />}
        <OrderProgress order={order} />
        <ReviewOrderLink order={order} />
        <OrderItems order={order} />
        <OrderDetails order={order} />
        <OrderDocuments order={order} />
        <CancelOrder order={order} from="receipt" />
        <AccountOffer />
        <Text size="small" tone="soft" className={onScreen}>
          {t('receipt.keep')}
        </Text>
        <div>
          <ButtonLink href={href('/products')} variant={isPaidOrNone ? 'primary' : 'secondary'}>
            {t('cart.continue')}
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  )
}

/** Offers an account to a guest who has ordered; not rendered for members, nor in a shop without them. */
function AccountOffer(): ReactElement | null {
  const { t, href } = useLanguage()
  const isMember = useMember() !== null
  const hasMembers = useHasMembers()
  if (isMember || !hasMembers) return null
  return (
    <Card as="section" surface="soft" className={onScreen}>
      <Stack gap="sm">
        <Heading level={2} size={3}>
          {t('receipt.accountTitle')}
        </Heading>
        <Text>{t('receipt.accountText')}</Text>
        <div>
          <ButtonLink href={href('/auth/register')} icon="user">
            {t('session.register')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}

interface ReceiptTitleOptions {
  order: Pick<OrderData, 'state' | 'withdrawals'>
  standing: OrderPaymentState
  isLookedUp: boolean
}

/** Title of a receipt: thanks only when payment is complete. */
function receiptTitle({ order, standing, isLookedUp }: ReceiptTitleOptions, t: Translate): string {
  switch (standing) {
    case 'failed':
      return t('receipt.titleFailed')
    case 'open':
      return t('receipt.titleOpen')
    case 'checking':
      return t('receipt.titleChecking')
    case 'paid':
    case 'none':
      return isLookedUp ||
        order.withdrawals.length > 0 ||
        order.state === 'CANCELED' ||
        order.state === 'REFUNDED'
        ? t('receipt.titleFound')
        : t('receipt.title')
  }
}
