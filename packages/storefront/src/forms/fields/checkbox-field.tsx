import { Checkbox } from '@floga/ui'
import type { CheckboxProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { useFormField } from '../form-state.js'

export interface CheckboxFieldProps extends Omit<CheckboxProps, 'name' | 'value' | 'error'> {
  name: string
}

/** A box to tick, with its error; sends `on`. */
export function CheckboxField({ name, ...box }: CheckboxFieldProps): ReactElement {
  const { id, value, error, focus } = useFormField(name)
  return (
    <Checkbox
      id={id}
      name={name}
      value="on"
      defaultChecked={value === 'on'}
      error={error}
      {...focus}
      {...box}
    />
  )
}
