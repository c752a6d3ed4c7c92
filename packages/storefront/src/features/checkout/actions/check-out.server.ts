import { CartAcceptChangesDocument } from '@floga/api-client/operations'
import { redirect, redirectDocument } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { FormAnswer } from '../../../forms/form-answer.js'
import { answerForm, readForm } from '../../../forms/read-form.server.js'
import type { ValidForm } from '../../../forms/read-form.server.js'
import { isUnavailable } from '../../../request/api/responses.server.js'
import { toResponse } from '../../../request/api/create-shop-api.server.js'
import { readCartId } from '../../cart/server/cart-cookies.server.js'
import { pageData } from '../../../request/page-data.server.js'
import { pageContext } from '../../../request/page-context.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { readFormData } from '../../../request/read-form-data.server.js'
import {
  answerForSection,
  checkoutSections,
  isCheckoutSection,
} from '../values/checkout-sections.js'
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
 * `save` stores the form as a draft, `update` refreshes options, `accept` accepts changes of the
 * cart, a section's name validates that section, `place` places the order.
 */
export async function checkOut(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const { context } = args
  const cartId = await readCartId(args.request, context)
  if (!cartId) throw redirect(page.href('/shopping-cart'), 303)
  const draft = await readDraft(args, cartId)
  const posted = await readFormData(args.request)
  draft.values = draftValues(posted)
  keepForThisRequest(args.context, draft)
  const headers = new Headers({ 'Set-Cookie': await checkoutDraftCookie.write(draft, context) })

  const intent = posted.get('intent')
  if (intent === 'save') {
    return pageData({ state: await loadWhatFits(args, page) }, { headers })
  }
  const goTo = (section: string): Response =>
    redirectDocument(`${page.href('/checkout')}#${section}`, { status: 303, headers })
  if (intent === 'update') throw goTo('delivery')

  // Without scripts the page's loader fails as well, and its error page has headers of its own.
  const answerUnsent = (thrown: unknown) => {
    if (!isUnavailable(thrown)) throw thrown
    args.context.setCookies.push(headers.get('Set-Cookie') ?? '')
    return answerForm(unsentAnswer(), { status: 503 })
  }
  if (intent === 'accept') {
    try {
      await page.api.mutate(CartAcceptChangesDocument, { cartId })
    } catch (error) {
      return answerUnsent(toResponse(error))
    }
    throw goTo('review')
  }
  let state: CheckoutState
  try {
    state = await loadCheckout(args, page)
  } catch (thrown) {
    return answerUnsent(thrown)
  }
  const { countries, shippingMethods } = state.options
  const { addresses } = state.member
  const form = await readForm(args, page, {
    id: 'checkout',
    schema: checkoutSchema(page.t, countries),
    prepare: (typed) => completeForm(typed, { countries, shippingMethods, addresses }),
    fields: checkoutErrorFields,
  })
  if (isCheckoutSection(intent) && intent !== 'review') {
    const wrong = form.status === 'answered' ? answerForSection(form.answer, intent) : null
    if (wrong) return answerForm(wrong, { headers })
    throw goTo(checkoutSections[checkoutSections.indexOf(intent) + 1] ?? 'review')
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
      const { orderId, method } = placing
      const cardOptions = toCardOptions(method, values)
      if (values.saveAddress) {
        await saveAddresses(page, values, draft.values)
        await saveContact(page, values)
      }
      const path = isPaidOnline(method)
        ? pathAfterStart(orderId, await startPayment(page, orderId, cardOptions), cardOptions)
        : `/receipt/${orderId}`
      // Only the document's own policy allows the provider's iframe, so a full document is loaded.
      throw redirectDocument(page.href(path), {
        status: 303,
        headers: await finishedHeaders(args.context),
      })
    }
    case 'lost':
      throw redirectDocument(`${page.href('/checkout/checking')}?since=${Date.now()}`, {
        status: 303,
        headers,
      })
    case 'refused': {
      // The total that the shopper saw when clicking, which may differ from the current one.
      const { currency } = state.review.totals.grand
      const seen = { amountMinor: values.expectedTotalMinor, currency }
      const totals = { old: page.formatters.money(seen), new: placing.newTotal }
      const answer = form.reject(toCheckoutErrors(placing.errors, page.t, totals))
      const isOtherTerms = placing.errors.some(({ code }) => code === 'TERMS_CHANGED')
      return answerForm(isOtherTerms ? withoutConsent(answer) : answer, { headers })
    }
  }
}

/** The form stays as it is, and can be sent again. */
function unsentAnswer(): FormAnswer {
  const notices = [{ sendAgain: 'call' as const }]
  return { formId: 'checkout', result: null, notices, isDone: false, timestamp: null }
}

/** Changed terms require consent again. */
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

/** The values of a checkout form to store: typed and selected ones, not consent. */
function draftValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '' && !notKept.has(name)) {
      values[name] = value.slice(0, MAX_LENGTH)
    }
  }
  // An unchecked checkbox is not submitted: that must not read as 'never asked'.
  if (!('shipToBilling' in values)) values['shipToBilling'] = 'off'
  return values
}
