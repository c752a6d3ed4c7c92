import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { FieldsetHTMLAttributes, ReactNode } from 'react'
import { useFieldIds } from '../../lib/field-context.js'
import { FieldError, FieldHint } from '../form-field/field-messages.js'
import { fieldset } from './fieldset.styles.js'

export interface FieldsetProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  legend: ReactNode
  /** `title` for a part of a form, `label` for one question. @default 'title' */
  legendSize?: 'title' | 'label'
  hint?: ReactNode
  error?: ReactNode
}

/** Fields that belong together, under one name. */
export const Fieldset = forwardRef<HTMLFieldSetElement, FieldsetProps>(function Fieldset(
  { id, legend, legendSize = 'title', hint, error, className, children, ...rest },
  ref,
) {
  const ids = useFieldIds(id)
  const describedBy = [hint && ids.hintId, error && ids.errorId].filter(Boolean).join(' ')
  return (
    <fieldset
      ref={ref}
      id={id}
      className={cx(fieldset, className)}
      data-legend={legendSize}
      aria-describedby={describedBy || undefined}
      {...rest}
    >
      <legend>{legend}</legend>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </fieldset>
  )
})
