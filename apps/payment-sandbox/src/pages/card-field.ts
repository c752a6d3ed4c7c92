import { html } from 'hono/html'
import type { CardError, CardField } from '../cards/parse-card.js'
import type { Html } from './page-layout.js'
import type { MessageKey, Messages } from './messages.js'

export interface FieldOptions {
  name: CardField
  hint?: MessageKey
  value?: string | undefined
  autocomplete: string
  isNumeric?: boolean
}

/** Builds the fields of the card form, each with its hint and error. */
export function cardField(
  messages: Messages,
  errors: Partial<Record<CardField, CardError>>,
): (options: FieldOptions) => Html {
  const first = (['holder', 'number', 'expiry', 'code'] as const).find((name) => errors[name])
  return ({ name, hint, value, autocomplete, isNumeric }) => {
    const error = errors[name]
    const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
    return html`<p class="field">
      <label for="${name}">${messages(name)}</label>
      <input
        id="${name}"
        name="${name}"
        value="${value ?? ''}"
        autocomplete="${autocomplete}"
        ${isNumeric ? html`inputmode="numeric"` : ''}
        ${described ? html`aria-describedby="${described}"` : ''}
        ${error ? html`aria-invalid="true"` : ''}
        ${name === first ? 'data-first' : ''}
        required
      />
      ${hint ? html`<small id="${name}-hint">${messages(hint)}</small>` : ''}
      ${error ? html`<em id="${name}-error">${messages(`error-${error}`)}</em>` : ''}
    </p>`
  }
}
