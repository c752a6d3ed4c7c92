import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { createFieldRules } from '../../forms/fields/field-rules.js'
import type { FormAnswer } from '../../forms/form-answer.js'
import { ShopForm } from '../../forms/shop-form.js'
import { fieldGrid } from '../../forms/shop-form.styles.js'
import { TextField } from '../../forms/fields/text-field.js'
import type { Translate } from '../../lib/create-storefront.js'

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
  const { t } = useLanguage()
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
