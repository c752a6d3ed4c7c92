import type { ReactElement } from 'react'

import { fieldGrid } from '../../shell/forms/shop-form.styles.js'
import { TextField } from '../../shell/forms/fields/text-field.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'

/** Who orders. */
export function ContactFields(): ReactElement {
  const t = useMessages()
  return (
    <div className={fieldGrid}>
      <TextField
        name="email"
        label={t('checkout.email')}
        hint={t('checkout.emailHint')}
        type="email"
        autoComplete="email"
      />
      <TextField
        name="firstName"
        label={t('checkout.firstName')}
        autoComplete="given-name"
        width="half"
      />
      <TextField
        name="lastName"
        label={t('checkout.lastName')}
        autoComplete="family-name"
        width="half"
      />
      <TextField
        name="phone"
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        type="tel"
        autoComplete="tel"
        width="half"
      />
      <TextField
        name="alternativePhone"
        label={t('checkout.alternativePhone')}
        hint={t('checkout.alternativePhoneHint')}
        type="tel"
        width="half"
        isOptional
      />
    </div>
  )
}
