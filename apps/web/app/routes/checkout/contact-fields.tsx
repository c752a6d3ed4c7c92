import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/use-language.js'
import { CheckoutField } from './checkout-field.js'
import type { FieldState } from './checkout-field.js'
import { fieldGrid } from './checkout-form.styles.js'

/** Who orders. */
export function ContactFields(state: FieldState): ReactElement {
  const t = useMessages()
  return (
    <div className={fieldGrid}>
      <CheckoutField
        {...state}
        name="email"
        label={t('checkout.email')}
        hint={t('checkout.emailHint')}
        type="email"
        autoComplete="email"
        width="full"
      />
      <CheckoutField
        {...state}
        name="firstName"
        label={t('checkout.firstName')}
        autoComplete="given-name"
      />
      <CheckoutField
        {...state}
        name="lastName"
        label={t('checkout.lastName')}
        autoComplete="family-name"
      />
      <CheckoutField
        {...state}
        name="phone"
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      <CheckoutField
        {...state}
        name="alternativePhone"
        label={t('checkout.alternativePhone')}
        type="tel"
        isOptional
      />
    </div>
  )
}
