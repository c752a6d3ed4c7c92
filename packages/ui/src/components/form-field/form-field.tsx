import { cx } from '@linaria/core'
import { forwardRef, useMemo } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { FieldContext, useFieldIds } from '../../lib/field-context.js'
import type { FieldControl } from '../../lib/field-context.js'
import { FieldError, FieldHint } from './field-messages.js'
import { formField } from './form-field.styles.js'

export interface FormFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'id'> {
  /** Id of the control, for an error summary to point at. @default generated */
  id?: string
  label: ReactNode
  /** Between label and control: a format, a reason for asking. */
  hint?: ReactNode
  /** The error and how to fix it, next to the control and part of its description. */
  error?: ReactNode
  /** @default false */
  isRequired?: boolean
  /** Text after the label of an optional field: 'optional'. */
  optionalLabel?: string
  /** One `TextInput`, `TextArea` or `Select`. */
  children: ReactNode
}

/** A label, a hint and an error, tied to the control inside. */
export const FormField = forwardRef<HTMLDivElement, FormFieldProps>(function FormField(
  { id, label, hint, error, isRequired = false, optionalLabel, className, children, ...rest },
  ref,
) {
  const ids = useFieldIds(id)
  const describedBy = [hint && ids.hintId, error && ids.errorId].filter(Boolean).join(' ')
  const hasError = Boolean(error)
  const control = useMemo<FieldControl>(
    () => ({
      id: ids.id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': hasError || undefined,
      required: isRequired || undefined,
    }),
    [ids.id, describedBy, hasError, isRequired],
  )
  return (
    <div
      ref={ref}
      className={cx(formField, className)}
      data-invalid={hasError || undefined}
      {...rest}
    >
      <label htmlFor={ids.id}>
        {label}
        {!isRequired && optionalLabel && <span data-part="optional"> ({optionalLabel})</span>}
      </label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  )
})
