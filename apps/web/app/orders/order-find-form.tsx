import type { ReactElement } from 'react'

import { useMessages } from '../wiring/i18n/use-messages.js'
import { createFieldRules } from '../wiring/forms/field-rules.js'
import type { FormAnswer } from '@floga/storefront/forms'
import { ShopForm, fieldGrid, TextField } from '@floga/storefront/forms'
import type { Translate } from '../wiring/i18n/create-language.js'

/** Input for looking up an order. */
export function orderFindSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form(rules.orderLookup)
}

export interface OrderFindFormProps {
  answer: FormAnswer | undefined
  submitLabel: string
  values?: Record<string, string>
}

/** The number and e-mail address of an order. */
export function OrderFindForm({ answer, submitLabel, values }: OrderFindFormProps): ReactElement {
  const t = useMessages()
  return (
    <ShopForm
      id="order-find"
      answer={answer}
      schema={orderFindSchema(t)}
      submitLabel={submitLabel}
      values={values ?? {}}
    >
      <div className={fieldGrid}>
        <TextField
          name="number"
          label={t('request.orderNumber')}
          hint={t('request.orderNumberHint')}
          inputMode="numeric"
          autoComplete="off"
          width="half"
        />
        <TextField
          name="email"
          type="email"
          label={t('contact.email')}
          hint={t('lookup.emailHint')}
          autoComplete="email"
          width="half"
        />
      </div>
    </ShopForm>
  )
}
