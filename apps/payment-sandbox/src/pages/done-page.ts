import { html } from 'hono/html'
import { pageLayout } from './page-layout.js'
import type { Html, PageData } from './page-layout.js'
import type { MessageKey } from './messages.js'

/** How a payment ended. */
export type EndState = 'APPROVED' | 'DECLINED' | 'CANCELED' | 'EXPIRED'

/**
 * Renders the end of a payment: a form that posts to the shop, in the top-level window, without
 * cookies. It contains the payment's id; the shop reads the status from the API.
 */
export function donePage(page: PageData, state: EndState): Html {
  const { payment, messages } = page
  const title: MessageKey = `done-${state}`
  return pageLayout(page, {
    title,
    body: html`
      <p class="done" data-state="${state}" role="status">${messages('doneText')}</p>
      <form method="post" action="${payment.request.returnUrl}" target="_top" id="return">
        <input type="hidden" name="payment" value="${payment.paymentId}" />
        <button type="submit" data-first>${messages('doneContinue')}</button>
      </form>
    `,
  })
}
