import { TextInput } from '@floga/ui'
import type { TextInputProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { FieldFrame } from './field-frame.js'
import type { FieldTexts } from './field-frame.js'

export interface TextFieldProps
  extends FieldTexts, Omit<TextInputProps, 'name' | 'width' | 'defaultValue'> {}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps): ReactElement {
  const { name, label, hint, isOptional, width, ...input } = props
  return (
    <FieldFrame {...{ name, label, hint, isOptional, width }}>
      {(control) => <TextInput {...control} {...input} />}
    </FieldFrame>
  )
}
