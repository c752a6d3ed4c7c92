import { html } from 'hono/html'
import { pageFrame } from './page-frame.js'
import type { Html, PageData } from './page-frame.js'
import type { WordKey } from './words.js'

/** How a payment ended. */
export type EndState = 'APPROVED' | 'DECLINED' | 'CANCELED' | 'EXPIRED'

/**
 * The end of a payment: a form that posts to the shop, out of any frame, without cookies. It names the payment; the shop
 * reads its status from the API.
 */
export function donePage(facts: PageData, state: EndState): Html {
  const { payment, words } = facts
  const title: WordKey = `done-${state}`
  return pageFrame(facts, {
    title,
    body: html`
      <p class="done" data-state="${state}" role="status">${words('doneText')}</p>
      <form method="post" action="${payment.request.returnUrl}" target="_top" id="return">
        <input type="hidden" name="payment" value="${payment.paymentId}" />
        <button type="submit" data-first>${words('doneContinue')}</button>
      </form>
    `,
  })
}
