import { html } from 'hono/html'
import type { CardFault, CardField, TypedCard } from '../cards/parse-card.js'
import { testCards } from '../cards/test-cards.js'
import { cardField } from './card-field.js'
import { formatAmount } from './format-amount.js'
import { pageFrame } from './page-frame.js'
import type { Html, PageFacts } from './page-frame.js'
import type { WordKey } from './words.js'

export interface CardPageOptions {
  /** As it was typed, for a form that comes back; the security code never does. */
  typed?: Omit<TypedCard, 'code'>
  faults?: Partial<Record<CardField, CardFault>>
  isToBeSaved?: boolean
  instalments?: number | null
}

/** The form that asks for a card. */
export function cardPage(facts: PageFacts, options: CardPageOptions = {}): Html {
  const { payment, words, amount, path } = facts
  const { typed, faults = {} } = options
  const { saveCard } = payment.request
  const hasFaults = Object.keys(faults).length > 0
  const isToBeSaved = options.isToBeSaved ?? saveCard ?? false
  const field = cardField(words, faults)
  return pageFrame(facts, {
    title: 'cardTitle',
    body: html`
      ${hasFaults ? html`<p class="notice" role="alert">${words('check')}</p>` : ''}
      ${
        !hasFaults && payment.cause
          ? html`<p class="notice" role="alert">${words(`cause-${payment.cause}` as WordKey)}</p>`
          : ''
      }
      <form method="post" action="${path}/card" novalidate>
        ${field({
          name: 'holder',
          hint: 'holderHint',
          value: typed?.holder,
          autocomplete: 'cc-name',
        })}
        ${field({
          name: 'number',
          value: typed?.number,
          autocomplete: 'cc-number',
          isNumeric: true,
        })}
        <div class="pair">
          ${field({
            name: 'expiry',
            hint: 'expiryHint',
            value: typed?.expiry,
            autocomplete: 'cc-exp',
            isNumeric: true,
          })}
          ${field({ name: 'code', hint: 'codeHint', autocomplete: 'cc-csc', isNumeric: true })}
        </div>
        ${instalmentChoice(facts, options.instalments)}
        ${
          saveCard === null
            ? ''
            : html`<label class="choice">
                <input type="checkbox" name="save" ${isToBeSaved ? 'checked' : ''} />
                ${words('saveCard')}
              </label>`
        }
        <button type="submit">${words('pay')} ${amount}</button>
      </form>
      ${cancelForm(facts)} ${trialCards(facts)}
    `,
  })
}

/** The way back without a payment. */
export function cancelForm({ words, path }: PageFacts): Html {
  return html`<form method="post" action="${path}/cancel">
    <button type="submit" class="quiet">${words('cancel')}</button>
  </form>`
}

function instalmentChoice({ payment, words }: PageFacts, chosenAnew?: number | null): Html | '' {
  const { instalments, amountMinor, currency, locale } = payment.request
  if (!instalments) return ''
  const chosen = chosenAnew === undefined ? instalments.chosen : chosenAnew
  const option = (months: number) =>
    html`<option value="${months}" ${months === chosen ? 'selected' : ''}>
      ${months} × ${formatAmount(Math.ceil(amountMinor / months), currency, locale)}
    </option>`
  return html`<p class="field">
    <label for="instalments">${words('instalments')}</label>
    <select id="instalments" name="instalments">
      <option value="">${words('onePayment')}</option>
      ${instalments.offered.map(option)}
    </select>
  </p>`
}

function trialCards({ words }: PageFacts): Html {
  return html`<details>
    <summary>${words('testCards')}</summary>
    <ul>
      ${testCards.map(
        ({ number, outcome }) =>
          html`<li><code>${number}</code> ${words(`outcome-${outcome}`)}</li>`,
      )}
    </ul>
  </details>`
}
