import { FormField, TextArea } from '@floga/ui'
import type { TextAreaProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/use-language.js'
import { useFormField } from './form-state.js'
import type { FieldWords } from './text-field.js'

export interface TextAreaFieldProps
  extends FieldWords, Omit<TextAreaProps, 'name' | 'defaultValue'> {}

/** Several lines of text with their label, hint and error. */
export function TextAreaField({
  name,
  label,
  hint,
  isOptional = false,
  width = 'full',
  ...area
}: TextAreaFieldProps): ReactElement {
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
      <TextArea name={name} defaultValue={value} {...focus} {...area} />
    </FormField>
  )
}
