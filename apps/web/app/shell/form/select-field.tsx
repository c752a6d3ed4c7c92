import { FormField, Select } from '@floga/ui'
import type { SelectProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/use-language.js'
import { useFormField } from './form-state.js'
import type { FieldWords } from './text-field.js'

export interface SelectFieldProps
  extends FieldWords, Omit<SelectProps, 'name' | 'width' | 'defaultValue'> {}

/** One choice of a list with its label, hint and error. */
export function SelectField({
  name,
  label,
  hint,
  isOptional = false,
  width = 'full',
  ...select
}: SelectFieldProps): ReactElement {
  const t = useMessages()
  const { id, value, error, focus } = useFormField(name)
  // A select that its page steers has a value and takes no first one.
  const first = select.value === undefined ? { defaultValue: value } : {}
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
      <Select name={name} {...first} {...focus} {...select} />
    </FormField>
  )
}
