import type { ReactElement } from 'react'

import { fieldGrid, TextField } from '@floga/storefront/forms'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { MoreDetails } from './more-details.js'

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
