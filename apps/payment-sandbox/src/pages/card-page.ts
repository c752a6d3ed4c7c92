import { html } from 'hono/html'
import type { CardError, CardField, TypedCard } from '../cards/parse-card.js'
import { testCards } from '../cards/test-cards.js'
import { cardField } from './card-field.js'
import { formatAmount, pageLayout } from './page-layout.js'
import type { Html, PageData } from './page-layout.js'
import type { MessageKey } from './messages.js'

export interface CardPageOptions {
  /** As typed, for a form with errors; never the security code. */
  typed?: Omit<TypedCard, 'code'>
  errors?: Partial<Record<CardField, CardError>>
  isToBeSaved?: boolean
  instalments?: number | null
}

/** The card form. */
export function cardPage(page: PageData, options: CardPageOptions = {}): Html {
  const { payment, messages, amount, path } = page
  const { typed, errors = {} } = options
  const { saveCard } = payment.request
  const hasErrors = Object.keys(errors).length > 0
  const isToBeSaved = options.isToBeSaved ?? saveCard ?? false
  const field = cardField(messages, errors)
  return pageLayout(page, {
    title: 'title-CARD',
    body: html`
      ${hasErrors ? html`<p class="notice" role="alert">${messages('check')}</p>` : ''}
      ${
        !hasErrors && payment.cause
          ? html`<p class="notice" role="alert">
              ${messages(`cause-${payment.cause}` as MessageKey)}
            </p>`
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
        ${instalmentChoice(page, options.instalments)}
        ${
          saveCard === null
            ? ''
            : html`<label class="choice">
                <input type="checkbox" name="save" ${isToBeSaved ? 'checked' : ''} />
                ${messages('saveCard')}
              </label>`
        }
        <button type="submit">${messages('pay')} ${amount}</button>
      </form>
      ${cancelForm(page)} ${testCardList(page)}
    `,
  })
}

/** The form that cancels the payment. */
export function cancelForm({ messages, path }: PageData): Html {
  return html`<form method="post" action="${path}/cancel">
    <button type="submit" class="quiet">${messages('cancel')}</button>
  </form>`
}

function instalmentChoice({ payment, messages }: PageData, newChoice?: number | null): Html | '' {
  const { instalments, amountMinor, currency, locale } = payment.request
  if (!instalments) return ''
  const chosen = newChoice === undefined ? instalments.chosen : newChoice
  const option = (months: number) =>
    html`<option value="${months}" ${months === chosen ? 'selected' : ''}>
      ${months} × ${formatAmount(Math.ceil(amountMinor / months), currency, locale)}
    </option>`
  return html`<p class="field">
    <label for="instalments">${messages('instalments')}</label>
    <select id="instalments" name="instalments">
      <option value="">${messages('onePayment')}</option>
      ${instalments.offered.map(option)}
    </select>
  </p>`
}

function testCardList({ messages }: PageData): Html {
  return html`<details>
    <summary>${messages('testCards')}</summary>
    <ul>
      ${testCards.map(
        ({ number, outcome }) =>
          html`<li><code>${number}</code> ${messages(`outcome-${outcome}`)}</li>`,
      )}
    </ul>
  </details>`
}
