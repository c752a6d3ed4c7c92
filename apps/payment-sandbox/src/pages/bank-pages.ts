import { html } from 'hono/html'
import { challengeCode } from '../cards/test-cards.js'
import { cancelForm } from './card-page.js'
import { pageLayout } from './page-layout.js'
import type { Html, PageData } from './page-layout.js'

/** The bank requires a code from the card holder. */
export function challengePage(page: PageData, options: { isWrong?: boolean } = {}): Html {
  const { payment, messages, path } = page
  const { isWrong = false } = options
  const card = payment.card ? `${payment.card.brand} •••• ${payment.card.lastDigits}` : ''
  return pageLayout(page, {
    title: 'challengeTitle',
    body: html`
      <p>${messages('challengeText')}</p>
      <p class="card">${card}</p>
      <form method="post" action="${path}/challenge" novalidate>
        <p class="field">
          <label for="challenge">${messages('challengeCode')}</label>
          <input
            id="challenge"
            name="challenge"
            inputmode="numeric"
            autocomplete="one-time-code"
            aria-describedby="challenge-hint${isWrong ? ' challenge-error' : ''}"
            ${isWrong ? html`aria-invalid="true" data-first` : ''}
            required
          />
          <small id="challenge-hint">${messages('challengeTestCode')} ${challengeCode}.</small>
          ${isWrong ? html`<em id="challenge-error">${messages('challengeWrong')}</em>` : ''}
        </p>
        <button type="submit">${messages('challengeConfirm')}</button>
      </form>
      <form method="post" action="${path}/deny">
        <button type="submit" class="quiet">${messages('challengeDeny')}</button>
      </form>
    `,
  })
}

/** The bank has not responded yet. */
export function processingPage(page: PageData): Html {
  return pageLayout(page, {
    title: 'processingTitle',
    refreshSeconds: 1,
    body: html`<p class="waiting" role="status">${page.messages('processingText')}</p>`,
  })
}

/** An instant payment from an account, as the bank's app shows it. */
export function bankPage(page: PageData): Html {
  const { payment, messages, amount, path } = page
  return pageLayout(page, {
    title: `title-${payment.request.kind}`,
    body: html`
      <p>${messages('bankText')}</p>
      <dl>
        <dt>${messages('bankTo')}</dt>
        <dd>${payment.request.merchant}</dd>
        <dt>${messages('order')}</dt>
        <dd>${payment.request.reference}</dd>
        <dt>${messages('amount')}</dt>
        <dd>${amount}</dd>
      </dl>
      <form method="post" action="${path}/bank">
        <button type="submit">${messages('bankApprove')}</button>
      </form>
      ${cancelForm(page)}
    `,
  })
}
