import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { TextField } from './text-field.js'

/** The sender: name, e-mail, and a phone number for a call. */
export function PersonFields(): ReactElement {
  const { t } = useLanguage()
  return (
    <>
      <TextField name="name" label={t('contact.name')} autoComplete="name" width="half" />
      <TextField
        name="email"
        type="email"
        label={t('contact.email')}
        autoComplete="email"
        width="half"
      />
      <TextField
        name="phone"
        type="tel"
        label={t('contact.phone')}
        autoComplete="tel"
        width="half"
        isOptional
      />
    </>
  )
}
