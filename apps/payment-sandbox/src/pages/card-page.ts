import { html } from 'hono/html'
import type { CardError, CardField, TypedCard } from '../cards/parse-card.js'
import { testCards } from '../cards/test-cards.js'
import { cardField } from './card-field.js'
import { formatAmount, pageFrame } from './page-frame.js'
import type { Html, PageData } from './page-frame.js'
import type { WordKey } from './words.js'

export interface CardPageOptions {
  /** As typed, for a form with errors; never the security code. */
  typed?: Omit<TypedCard, 'code'>
  errors?: Partial<Record<CardField, CardError>>
  isToBeSaved?: boolean
  instalments?: number | null
}

/** The card form. */
export function cardPage(facts: PageData, options: CardPageOptions = {}): Html {
  const { payment, words, amount, path } = facts
  const { typed, errors = {} } = options
  const { saveCard } = payment.request
  const hasErrors = Object.keys(errors).length > 0
  const isToBeSaved = options.isToBeSaved ?? saveCard ?? false
  const field = cardField(words, errors)
  return pageFrame(facts, {
    title: 'cardTitle',
    body: html`
      ${hasErrors ? html`<p class="notice" role="alert">${words('check')}</p>` : ''}
      ${
        !hasErrors && payment.cause
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
      ${cancelForm(facts)} ${testCardList(facts)}
    `,
  })
}

/** The form that cancels the payment. */
export function cancelForm({ words, path }: PageData): Html {
  return html`<form method="post" action="${path}/cancel">
    <button type="submit" class="quiet">${words('cancel')}</button>
  </form>`
}

function instalmentChoice({ payment, words }: PageData, newChoice?: number | null): Html | '' {
  const { instalments, amountMinor, currency, locale } = payment.request
  if (!instalments) return ''
  const chosen = newChoice === undefined ? instalments.chosen : newChoice
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

function testCardList({ words }: PageData): Html {
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
