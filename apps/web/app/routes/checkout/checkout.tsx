import { parseWithValibot } from '@conform-to/valibot'
import { Container, Heading } from '@floga/ui'
import { data, redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import type { ReactElement } from 'react'

import { samePath } from '../../wiring/alternates.server.js'
import type { PageHandle } from '../../wiring/cache-policy.js'
import { readCartId } from '../../wiring/cart-cookie.server.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { readFormData } from '../../wiring/read-form-data.server.js'
import { pageMeta } from '../../wiring/page-meta.server.js'
import { useMessages } from '../../wiring/use-language.js'
import { keepForThisRequest, readDraft, writeDraft } from './checkout-draft.server.js'
import { CheckoutForm } from './checkout-form.js'
import { checkoutPage } from './checkout-form.styles.js'
import { checkoutSchema, filledFields } from './checkout-schema.js'
import { draftValues } from './draft-values.js'
import { GuestChoice } from './guest-choice.js'
import {
  finishedHeaders,
  keepCheckout,
  loadCheckout,
  loadWhatFits,
} from './load-checkout.server.js'
import { placeOrder } from './place-order.server.js'
import { toRefusal } from './refusal.js'

export { meta } from '../../wiring/route-meta.js'

export const handle: PageHandle = { access: 'everyone', layout: 'checkout' }

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
        'Set-Cookie': await writeDraft(draft, args.context.settings),
        'Cache-Control': 'no-store',
      },
    },
  )
}

/** What was saved comes with what fits it: the page itself need not be asked for again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  formData?.get('intent') !== 'save' && defaultShouldRevalidate

/** `save` keeps what was typed, `update` shows what fits it, `place` orders. */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const { settings } = args.context
  const cartId = await readCartId(args.request, settings)
  if (!cartId) throw redirect(page.href('/shopping-cart'), 303)
  const draft = await readDraft(args, cartId)
  const form = await readFormData(args.request)
  draft.values = draftValues(form)
  keepForThisRequest(args.context, draft)
  const headers = { 'Set-Cookie': await writeDraft(draft, settings) }

  const intent = form.get('intent')
  if (intent === 'save') {
    const state = await loadWhatFits(args, page)
    return data({ result: null, general: [], state }, { headers })
  }
  if (intent === 'update')
    throw redirect(`${page.href('/checkout')}#delivery`, { status: 303, headers })

  const state = await loadCheckout(args, page).catch((refusal: unknown) => {
    if (refusal instanceof Response && refusal.status === 503) keepTyped(refusal, headers)
    throw refusal
  })
  const { options, review, shippingMethodId } = state
  const chosen = form.get('shippingMethodId') ?? shippingMethodId
  const isPickup = options.shippingMethods.some(
    ({ id, kind }) => id === chosen && kind === 'PICKUP',
  )
  const submission = parseWithValibot(filledFields(form, { isPickup }), {
    schema: checkoutSchema({ t: page.t, countries: options.countries, isPickup }),
  })
  if (submission.status !== 'success') {
    return data({ result: submission.reply(), general: [], state: null }, { status: 400, headers })
  }

  const placing = await placeOrder(page.api, draft, submission.value)
  switch (placing.status) {
    case 'placed':
      throw redirect(page.href(`/receipt/${placing.orderId}`), {
        status: 303,
        headers: await finishedHeaders(settings),
      })
    case 'lost':
      keepCheckout(args.context, state)
      return data(
        { result: submission.reply(), general: [page.t('checkout.lost')], state: null },
        { status: 503, headers },
      )
    case 'refused': {
      // What the shopper saw when they pressed, which the review of this moment may not be.
      const { currency } = review.totals.grand
      const seen = { amountMinor: submission.value.expectedTotalMinor, currency }
      const totals = { old: page.formatters.money(seen), new: placing.newTotal }
      const { fields, general } = toRefusal(placing.errors, page.t, totals)
      const result = submission.reply({ fieldErrors: fields })
      return data({ result, general, state: null }, { status: 400, headers })
    }
  }
}

/** The platform is away: what was typed waits in its cookie. */
function keepTyped(refusal: Response, headers: { 'Set-Cookie': string }): void {
  refusal.headers.append('Set-Cookie', headers['Set-Cookie'])
}

export default function CheckoutPage(): ReactElement {
  const state = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useMessages()
  return (
    <Container className={checkoutPage}>
      <Heading level={1}>{t('checkout.title')}</Heading>
      <GuestChoice />
      <CheckoutForm state={state} answer={answer} />
    </Container>
  )
}
