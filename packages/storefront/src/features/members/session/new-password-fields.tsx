import { INPUT_LIMITS } from '@floga/platform-contract/input-rules'
import type { ReactElement } from 'react'

import { PasswordField } from '../../../forms/fields/password-field.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'

/** A new password, `password`, and the same again, `repeat`. */
export function NewPasswordFields({ label }: { label: string }): ReactElement {
  const { t } = useLanguage()
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t('auth.passwordHint', { min: INPUT_LIMITS.passwordMin })}
        autoComplete="new-password"
      />
      <PasswordField name="repeat" label={t('auth.repeat')} autoComplete="new-password" />
    </>
  )
}
