import { FormField, TextInput } from '@floga/ui'
import type { TextInputProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/use-language.js'

/** What was typed so far and what is wrong with it, by field name. */
export interface FieldState {
  values: Record<string, string>
  errors: Record<string, string>
}

export interface CheckoutFieldProps extends FieldState, Omit<TextInputProps, 'name' | 'width'> {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  /** @default 'half' */
  width?: 'full' | 'half' | 'third'
}

/** One text field of the checkout with its label, hint and error. */
export function CheckoutField({
  name,
  label,
  hint,
  isOptional = false,
  width = 'half',
  values,
  errors,
  ...input
}: CheckoutFieldProps): ReactElement {
  const t = useMessages()
  return (
    <FormField
      id={name}
      label={label}
      hint={hint}
      error={errors[name]}
      isRequired={!isOptional}
      optionalLabel={t('checkout.optional')}
      data-width={width}
    >
      <TextInput name={name} defaultValue={values[name]} {...input} />
    </FormField>
  )
}
