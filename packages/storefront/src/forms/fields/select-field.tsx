import { Select } from '@floga/ui'
import type { SelectProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { FieldFrame } from './field-frame.js'
import type { FieldTexts } from './field-frame.js'

export interface SelectFieldProps
  extends FieldTexts, Omit<SelectProps, 'name' | 'width' | 'defaultValue'> {}

/** One choice of a list with its label, hint and error. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const { name, label, hint, isOptional, width, ...select } = props
  return (
    <FieldFrame {...{ name, label, hint, isOptional, width }}>
      {({ defaultValue, ...control }) => (
        // A select that its page steers has a value and takes no first one.
        <Select {...control} {...(select.value === undefined && { defaultValue })} {...select} />
      )}
    </FieldFrame>
  )
}
