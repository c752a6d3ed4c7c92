import { forwardRef } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useFieldIds } from '../../lib/field-context.js'
import { FieldError, FieldHint } from '../form-field/field-messages.js'
import { checkbox } from './checkbox.styles.js'

/** Props of {@link Checkbox}: those of `<input type="checkbox">` with its label. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A checkbox with its label; `ref` and attributes go to the `<input>`. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { id, label, hint, error, className, ...rest },
  ref,
) {
  const ids = useFieldIds(id)
  const describedBy = [hint && ids.hintId, error && ids.errorId].filter(Boolean).join(' ')
  return (
    <div className={checkbox}>
      <input
        ref={ref}
        id={ids.id}
        type="checkbox"
        className={className}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
      <label htmlFor={ids.id}>{label}</label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  )
})
