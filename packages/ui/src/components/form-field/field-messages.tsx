import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import { fieldError, fieldHint } from './form-field.styles.js'

interface FieldMessageProps {
  id: string
  children: ReactNode
}

/** Advice that stands before a control. */
export function FieldHint({ id, children }: FieldMessageProps): ReactElement {
  return (
    <p id={id} className={fieldHint}>
      {children}
    </p>
  )
}

/** What is wrong with a control, with a drawing so that colour never speaks alone. */
export function FieldError({ id, children }: FieldMessageProps): ReactElement {
  return (
    <p id={id} className={fieldError}>
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  )
}
