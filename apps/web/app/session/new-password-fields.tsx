import { INPUT_LIMITS } from '@floga/platform-contract/input-rules'
import { PasswordField } from '@floga/storefront/forms'
import type { ReactElement } from 'react'

import { useMessages } from '../wiring/i18n/use-messages.js'

/** A new password, `password`, and the same again, `repeat`. */
export function NewPasswordFields({ label }: { label: string }): ReactElement {
  const t = useMessages()
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
