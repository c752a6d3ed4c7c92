'use client'

import { Button, FormField, TextInput, useHydrated } from '@floga/ui'
import { css } from '@linaria/core'
import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { useFormField } from '../form-state.js'

const row = css`
  @layer app {
    display: grid;
    position: relative;

    &[data-button] > input {
      padding-inline-end: 6.5rem;
    }
    > button {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
    }
  }
`

export interface PasswordFieldProps {
  name: string
  label: string
  hint?: ReactNode
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field that can be revealed. Its value is never sent back. */
export function PasswordField({
  name,
  label,
  hint,
  autoComplete,
}: PasswordFieldProps): ReactElement {
  const { t } = useLanguage()
  const { id, error, focus } = useFormField(name)
  const [isShown, setIsShown] = useState(false)
  // Without scripts it could do nothing.
  const hasButton = useHydrated()
  return (
    <FormField id={id} label={label} hint={hint} error={error} isRequired>
      <div className={row} data-button={hasButton || undefined}>
        <TextInput
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          data-draft="off"
          {...focus}
        />
        {hasButton && (
          <Button
            variant="ghost"
            size="small"
            aria-label={isShown ? t('form.hidePassword') : t('form.showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? t('form.hide') : t('form.show')}
          </Button>
        )}
      </div>
    </FormField>
  )
}
