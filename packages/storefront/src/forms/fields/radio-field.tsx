import { RadioGroup } from '@floga/ui'
import type { RadioGroupProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { useFormField } from '../form-state.js'

export interface RadioFieldProps extends Omit<
  RadioGroupProps,
  'id' | 'name' | 'error' | 'defaultValue'
> {
  name: string
  /** The preselected value. */
  first?: string
}

/** Radio buttons with an error. */
export function RadioField({ name, first, ...group }: RadioFieldProps): ReactElement {
  const { id, value, error } = useFormField(name)
  return <RadioGroup id={id} name={name} error={error} defaultValue={value ?? first} {...group} />
}
