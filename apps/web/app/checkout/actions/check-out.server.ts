import { CartAcceptChangesDocument } from '@floga/api-client/operations'
import { data, redirect, redirectDocument } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../shell/forms/read-form.server.js'
import type { ValidForm } from '../../shell/forms/read-form.server.js'
import { toResponse } from '../../wiring/api/create-shop-api.server.js'
import { readCartId } from '../../wiring/cart/cart-cookies.server.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import { postedFieldsOf } from '../../wiring/request/posted-fields.server.js'
import { readFormData } from '../../wiring/request/read-form-data.server.js'
import { answerForPart, checkoutParts, isCheckoutPart } from '../values/checkout-parts.js'
import {
  keepForThisRequest,
  readDraft,
  checkoutDraftCookie,
} from '../values/checkout-draft.server.js'
import type { CheckoutDraft } from '../values/checkout-draft.server.js'
import { checkoutSchema } from '../values/checkout-schema.js'
import type { CheckoutValues } from '../values/checkout-schema.js'
import { completeForm } from '../values/complete-form.js'
import { finishedHeaders, loadCheckout, loadWhatFits } from './load-checkout.server.js'
import type { CheckoutState } from './load-checkout.server.js'
import { placeOrder } from './place-order.server.js'
import { checkoutErrorFields, toCheckoutErrors } from '../values/to-checkout-errors.js'
import { saveAddresses } from './save-addresses.server.js'
import { saveContact } from './save-contact.server.js'
import { isPaidOnline } from '../../orders/payment-state.js'
import { pathAfterStart, startPayment } from '../payment/start-payment.server.js'
import { toCardOptions } from '../payment/to-card-options.js'

/**
 * `save` keeps what was typed, `update` shows what fits it, `accept` takes what changed in the cart as seen, a part's name
 * checks that part, `place` orders.
 */
export async function checkOut(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const { settings } = args.context
  const cartId = await readCartId(args.request, settings)
  if (!cartId) throw redirect(page.href('/shopping-cart'), 303)
  const draft = await readDraft(args, cartId)
  const posted = await readFormData(args.request)
  draft.values = draftValues(posted)
  keepForThisRequest(args.context, draft)
  const headers = new Headers({ 'Set-Cookie': await checkoutDraftCookie.write(draft, settings) })

  const intent = posted.get('intent')
  if (intent === 'save') {
    return data({ state: await loadWhatFits(args, page) }, { headers })
  }
  const goTo = (part: string): Response =>
    redirectDocument(`${page.href('/checkout')}#${part}`, { status: 303, headers })
  if (intent === 'update') throw goTo('delivery')

  // While the platform is away, what was typed waits in its cookie.
  const keepTyped = (thrown: unknown): never => {
    if (thrown instanceof Response && thrown.status === 503) {
      thrown.headers.append('Set-Cookie', headers.get('Set-Cookie') ?? '')
    }
    throw thrown
  }
  if (intent === 'accept') {
    await page.api
      .mutate(CartAcceptChangesDocument, { cartId })
      .catch((error: unknown) =>
        keepTyped(toResponse(error, { posted: postedFieldsOf(args.context) })),
      )
    throw goTo('review')
  }
  const state = await loadCheckout(args, page).catch(keepTyped)
  const { countries, shippingMethods } = state.options
  const { addresses } = state.member
  const form = await readForm(args, page, {
    id: 'checkout',
    schema: checkoutSchema(page.t, countries),
    prepare: (typed) => completeForm(typed, { countries, shippingMethods, addresses }),
    fields: checkoutErrorFields,
  })
  if (isCheckoutPart(intent) && intent !== 'review') {
    const wrong = form.status === 'answered' ? answerForPart(form.answer, intent) : null
    if (wrong) return answerForm(wrong, { headers })
    throw goTo(checkoutParts[checkoutParts.indexOf(intent) + 1] ?? 'review')
  }
  if (form.status === 'answered') return answerForm(form.answer, { headers })
  return place(args, { page, draft, form, state, headers })
}

interface Placing {
  page: PageContext
  draft: CheckoutDraft
  form: ValidForm<CheckoutValues>
  state: CheckoutState
  headers: Headers
}

async function place(args: ActionFunctionArgs, { page, draft, form, state, headers }: Placing) {
  const { values } = form
  const placing = await placeOrder(page.api, draft, values)
  switch (placing.status) {
    case 'placed': {
      const { orderId, kind } = placing
      const cardOptions = toCardOptions(kind, values)
      if (values.saveAddress) {
        await saveAddresses(page, values, draft.values)
        await saveContact(page, values)
      }
      const path = isPaidOnline(kind)
        ? pathAfterStart(orderId, await startPayment(page, orderId, cardOptions), cardOptions)
        : `/receipt/${orderId}`
      // The provider's frame is allowed by the policy of its own document alone.
      throw redirectDocument(page.href(path), {
        status: 303,
        headers: await finishedHeaders(args.context.settings),
      })
    }
    case 'lost':
      throw redirectDocument(`${page.href('/checkout/checking')}?since=${Date.now()}`, {
        status: 303,
        headers,
      })
    case 'refused': {
      // What the shopper saw when they pressed, which the review of this moment may not be.
      const { currency } = state.review.totals.grand
      const seen = { amountMinor: values.expectedTotalMinor, currency }
      const totals = { old: page.formatters.money(seen), new: placing.newTotal }
      const answer = form.reject(toCheckoutErrors(placing.errors, page.t, totals))
      const isOtherTerms = placing.errors.some(({ code }) => code === 'TERMS_CHANGED')
      return answerForm(isOtherTerms ? withoutConsent(answer) : answer, { headers })
    }
  }
}

/** Other terms are agreed to anew. */
function withoutConsent(answer: ReturnType<Placing['form']['reject']>): typeof answer {
  if (!answer.result) return answer
  const { terms: _, ...initialValue } = answer.result.initialValue ?? {}
  return { ...answer, result: { ...answer.result, initialValue } }
}

const notKept = new Set([
  'form',
  'intent',
  'terms',
  'expectedTotalMinor',
  'termsVersion',
  'invoice.kind',
])
const MAX_LENGTH = 1_000

/** What of a checkout form is worth keeping: what was typed and chosen, not what was agreed to. */
function draftValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '' && !notKept.has(name)) {
      values[name] = value.slice(0, MAX_LENGTH)
    }
  }
  // A box that is not ticked sends nothing: that must not read as 'never asked'.
  if (!('shipToBilling' in values)) values['shipToBilling'] = 'off'
  return values
}
