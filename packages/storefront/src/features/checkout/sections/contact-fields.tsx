import type { ReactElement } from 'react'

import { fieldGrid } from '../../../forms/shop-form.styles.js'
import { TextField } from '../../../forms/fields/text-field.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { MoreDetails } from './more-details.js'

/** Who orders. */
export function ContactFields(): ReactElement {
  const { t } = useLanguage()
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
        width="pair"
      />
      <TextField
        name="lastName"
        label={t('checkout.lastName')}
        autoComplete="family-name"
        width="pair"
      />
      <TextField
        name="phone"
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      <MoreDetails names={['alternativePhone']}>
        <TextField
          name="alternativePhone"
          label={t('checkout.alternativePhone')}
          hint={t('checkout.alternativePhoneHint')}
          type="tel"
          isOptional
        />
      </MoreDetails>
    </div>
  )
}
