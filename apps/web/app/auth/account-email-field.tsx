import type { ReactElement } from 'react'

import { TextField } from '@floga/storefront/forms'
import { useMessages } from '../wiring/i18n/use-messages.js'

/** The e-mail address that names an account. */
export function AccountEmailField(): ReactElement {
  const t = useMessages()
  return (
    <TextField
      name="email"
      type="email"
      label={t('checkout.email')}
      autoComplete="username"
      autoCapitalize="none"
    />
  )
}
