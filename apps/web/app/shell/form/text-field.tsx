import { FormField, TextInput } from '@floga/ui'
import type { TextInputProps } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { useMessages } from '../../wiring/use-language.js'
import { useFormField } from './form-state.js'

/** What every field of a form says. */
export interface FieldWords {
  name: string
  label: string
  hint?: ReactNode
  /** @default false */
  isOptional?: boolean
  /** How much of a line it takes. @default 'full' */
  width?: 'full' | 'half' | 'third'
}

export interface TextFieldProps
  extends FieldWords, Omit<TextInputProps, 'name' | 'width' | 'defaultValue'> {}

/** One line of text with its label, hint and error. */
export function TextField({
  name,
  label,
  hint,
  isOptional = false,
  width = 'full',
  ...input
}: TextFieldProps): ReactElement {
  const t = useMessages()
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
      <TextInput name={name} defaultValue={value} {...focus} {...input} />
    </FormField>
  )
}
