import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { useFieldControl } from '../../lib/field-context.js'
import { textInput } from './text-input.styles.js'

/** Props of {@link TextInput}: those of `<input>`; the field around it adds id, description and state. */
export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'number' | 'date'
}

/** Props of {@link TextArea}: those of `<textarea>`. */
export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement>

/** One line of text. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { className, type = 'text', ...rest },
  ref,
) {
  const control = useFieldControl()
  return <input ref={ref} type={type} className={cx(textInput, className)} {...control} {...rest} />
})

/** Several lines of text. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { className, rows = 4, ...rest },
  ref,
) {
  const control = useFieldControl()
  return (
    <textarea ref={ref} rows={rows} className={cx(textInput, className)} {...control} {...rest} />
  )
})
