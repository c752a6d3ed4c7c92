import { FormField } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { useFormField } from '../form-state.js'

/** Texts of a field. */
export interface FieldTexts {
  name: string
  label: string
  hint?: ReactNode
  /** @default false */
  isOptional?: boolean
  /** How much of a line it takes; `pair` is half of it on phones as well. @default 'full' */
  width?: 'full' | 'half' | 'third' | 'pair'
}

/** Props of the control inside a field. */
export interface FramedControl {
  name: string
  defaultValue: string | undefined
  autoFocus?: true
}

export interface FieldFrameProps extends FieldTexts {
  children: (control: FramedControl) => ReactElement
}

/** Label, hint and error around a control of a form. */
export function FieldFrame({ children, ...texts }: FieldFrameProps): ReactElement {
  const { name, label, hint, isOptional = false, width = 'full' } = texts
  const { t } = useLanguage()
  const { id, value, error, focus } = useFormField(name)
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      isRequired={!isOptional}
      optionalLabel={t('form.optional')}
      data-width={width}
    >
      {children({ name, defaultValue: value, ...focus })}
    </FormField>
  )
}
