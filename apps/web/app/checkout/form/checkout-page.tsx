import { Container, Heading, Stack } from '@floga/ui'
import { data } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../shell/forms/form-answer.js'
import { sendForm } from '../../shell/forms/send-form.js'
import { samePath } from '../../wiring/seo/alternates.server.js'
import type { PageHandle } from '../../wiring/request/page-handle.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import { pageMeta } from '../../wiring/seo/page-meta.server.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { checkoutDraftCookie } from '../values/checkout-draft.server.js'
import { CheckoutForm } from './checkout-form.js'
import { checkoutPage } from './checkout-form.styles.js'
import { GuestChoice } from './guest-choice.js'
import { loadCheckout } from '../actions/load-checkout.server.js'

export { meta } from '../../wiring/seo/route-meta.js'

export const handle: PageHandle = {
  words: ['checkout', 'cart', 'forms', 'product', 'order'],
  access: 'everyone',
  layout: 'checkout',
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const { draft, ...state } = await loadCheckout(args, page)
  const alternates = samePath('/checkout')
  return data(
    {
      ...state,
      values: draft.values,
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
        'Set-Cookie': await checkoutDraftCookie.write(draft, args.context.settings),
        'Cache-Control': 'no-store',
      },
    },
  )
}

/** What was saved comes with what fits it: the page itself need not be asked for again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}) => {
  if (formData?.get('intent') === 'save' || actionStatus === 503) return false
  // What was refused may cost something else now.
  return actionStatus === 400 || defaultShouldRevalidate
}

export { checkOut as action } from '../actions/check-out.server.js'

/** While nobody answers the form stays, with the ways to reach people. */
export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendForm(args, (t) => ({
    title: t('checkout.processing'),
    text: t('form.unsentText'),
    sendAgain: 'call',
  }))
}

export default function CheckoutPage(): ReactElement {
  const state = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const t = useMessages()
  return (
    <Container className={checkoutPage}>
      <Stack gap="md">
        <Heading level={1}>{t('checkout.title')}</Heading>
        <GuestChoice />
        <CheckoutForm state={state} answer={answer} />
      </Stack>
    </Container>
  )
}
