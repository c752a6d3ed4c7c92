import type { ReactElement } from 'react'

import { TextField } from '../../../forms/fields/text-field.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'

/** The e-mail address that names an account. */
export function AccountEmailField(): ReactElement {
  const { t } = useLanguage()
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
