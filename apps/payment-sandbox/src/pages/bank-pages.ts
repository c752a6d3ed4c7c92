import { html } from 'hono/html'
import { challengeCode } from '../cards/test-cards.js'
import { cancelForm } from './card-page.js'
import { pageFrame } from './page-frame.js'
import type { Html, PageData } from './page-frame.js'

/** The bank asks the card holder for a code. */
export function challengePage(facts: PageData, options: { isWrong?: boolean } = {}): Html {
  const { payment, words, path } = facts
  const { isWrong = false } = options
  const card = payment.card ? `${payment.card.brand} •••• ${payment.card.lastDigits}` : ''
  return pageFrame(facts, {
    title: 'challengeTitle',
    body: html`
      <p>${words('challengeText')}</p>
      <p class="card">${card}</p>
      <form method="post" action="${path}/challenge" novalidate>
        <p class="field">
          <label for="challenge">${words('challengeCode')}</label>
          <input
            id="challenge"
            name="challenge"
            inputmode="numeric"
            autocomplete="one-time-code"
            aria-describedby="challenge-hint${isWrong ? ' challenge-error' : ''}"
            ${isWrong ? html`aria-invalid="true" data-first` : ''}
            required
          />
          <small id="challenge-hint">${words('challengeTestCode')} ${challengeCode}.</small>
          ${isWrong ? html`<em id="challenge-error">${words('challengeWrong')}</em>` : ''}
        </p>
        <button type="submit">${words('challengeConfirm')}</button>
      </form>
      <form method="post" action="${path}/deny">
        <button type="submit" class="quiet">${words('challengeDeny')}</button>
      </form>
    `,
  })
}

/** The bank has not answered yet. */
export function processingPage(facts: PageData): Html {
  return pageFrame(facts, {
    title: 'processingTitle',
    refreshSeconds: 1,
    body: html`<p class="waiting" role="status">${facts.words('processingText')}</p>`,
  })
}

/** An instant payment from an account, as the bank's app shows it. */
export function irisPage(facts: PageData): Html {
  const { payment, words, amount, path } = facts
  return pageFrame(facts, {
    title: 'irisTitle',
    body: html`
      <p>${words('irisText')}</p>
      <dl>
        <dt>${words('irisTo')}</dt>
        <dd>${payment.request.merchant}</dd>
        <dt>${words('order')}</dt>
        <dd>${payment.request.reference}</dd>
        <dt>${words('amount')}</dt>
        <dd>${amount}</dd>
      </dl>
      <form method="post" action="${path}/iris">
        <button type="submit">${words('irisApprove')}</button>
      </form>
      ${cancelForm(facts)}
    `,
  })
}
