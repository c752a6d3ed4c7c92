import { Container, Heading, Stack } from '@floga/ui'
import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../../forms/form-answer.js'
import { sendForm } from '../../../forms/send-form.js'
import { loadGuarantee } from '../../content/load-guarantee.server.js'
import { samePath } from '../../../request/seo/alternates.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageData } from '../../../request/page-data.server.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { checkoutDraftCookie } from '../values/checkout-draft.server.js'
import { SuggestionsNotice } from '../../shared-cart/suggestions-notice.js'
import { CheckoutForm } from './checkout-form.js'
import { checkoutPage } from './checkout-form.styles.js'
import { GuestChoice } from './guest-choice.js'
import { loadCheckout } from '../actions/load-checkout.server.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = {
  namespaces: ['checkout', 'forms', 'product', 'order'],
  access: 'everyone',
  layout: 'checkout',
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const [{ draft, ...state }, guarantee] = await Promise.all([
    loadCheckout(args, page),
    loadGuarantee(page),
  ])
  const alternates = samePath(page.shop, '/checkout')
  return pageData(
    {
      ...state,
      values: draft.values,
      guarantee,
      alternates,
      meta: pageMeta(page, {
        title: page.t('checkout.title'),
        description: page.t('checkout.title'),
        path: '/checkout',
        alternates,
        noindex: true,
      }),
    },
    {
      headers: {
        'Set-Cookie': await checkoutDraftCookie.write(draft, args.context),
        'Cache-Control': 'no-store',
      },
    },
  )
}

/** Data of the page, for those who measure visits. */
export type CheckoutPageData = SerializeFrom<typeof loader>

export { loadAfterChanges as clientLoader } from '../../cart/create-shop-cart.js'

/** The response to saving contains matching options, so loaders need not run again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}) => {
  if (formData?.get('intent') === 'save' || actionStatus === 503) return false
  // A rejected order may have another total now.
  return actionStatus === 400 || defaultShouldRevalidate
}

export { checkOut as action } from '../actions/check-out.server.js'

/** While the platform is unavailable the form stays, with contact details. */
export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendForm(args, 'call')
}

export default function CheckoutPage(): ReactElement {
  const state = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const { t } = useLanguage()
  return (
    <Container className={checkoutPage}>
      <Stack gap="md">
        <Heading level={1}>{t('checkout.title')}</Heading>
        <GuestChoice />
        {state.cart.sharing && <SuggestionsNotice cart={state.cart} />}
        <CheckoutForm state={state} answer={answer} />
      </Stack>
    </Container>
  )
}
