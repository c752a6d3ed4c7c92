import { TextArea } from '@floga/ui'
import type { TextAreaProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { FieldFrame } from './field-frame.js'
import type { FieldTexts } from './field-frame.js'

export interface TextAreaFieldProps
  extends FieldTexts, Omit<TextAreaProps, 'name' | 'defaultValue'> {}

/** Several lines of text with their label, hint and error. */
export function TextAreaField(props: TextAreaFieldProps): ReactElement {
  const { name, label, hint, isOptional, width, ...area } = props
  return (
    <FieldFrame {...{ name, label, hint, isOptional, width }}>
      {(control) => <TextArea {...control} {...area} />}
    </FieldFrame>
  )
}
