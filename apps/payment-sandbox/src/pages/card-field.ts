import { html } from 'hono/html'
import type { CardFault, CardField } from '../cards/parse-card.js'
import type { Html } from './page-frame.js'
import type { WordKey, Words } from './words.js'

export interface FieldOptions {
  name: CardField
  hint?: WordKey
  value?: string | undefined
  autocomplete: string
  isNumeric?: boolean
}

/** Builds the fields of the card's form, each with its hint and what is wrong with it. */
export function cardField(
  words: Words,
  faults: Partial<Record<CardField, CardFault>>,
): (options: FieldOptions) => Html {
  const first = (['holder', 'number', 'expiry', 'code'] as const).find((name) => faults[name])
  return ({ name, hint, value, autocomplete, isNumeric }) => {
    const fault = faults[name]
    const described = [hint && `${name}-hint`, fault && `${name}-error`].filter(Boolean).join(' ')
    return html`<p class="field">
      <label for="${name}">${words(name)}</label>
      <input
        id="${name}"
        name="${name}"
        value="${value ?? ''}"
        autocomplete="${autocomplete}"
        ${isNumeric ? html`inputmode="numeric"` : ''}
        ${described ? html`aria-describedby="${described}"` : ''}
        ${fault ? html`aria-invalid="true"` : ''}
        ${name === first ? 'data-first' : ''}
        required
      />
      ${hint ? html`<small id="${name}-hint">${words(hint)}</small>` : ''}
      ${fault ? html`<em id="${name}-error">${words(`fault-${fault}`)}</em>` : ''}
    </p>`
  }
}
