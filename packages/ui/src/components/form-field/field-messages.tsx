import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import { fieldError, fieldHint } from './form-field.styles.js'

interface FieldMessageProps {
  id: string
  children: ReactNode
}

/** Help text before a control. */
export function FieldHint({ id, children }: FieldMessageProps): ReactElement {
  return (
    <p id={id} className={fieldHint}>
      {children}
    </p>
  )
}

/** A control's error, with an icon so that colour is never the only indicator. */
export function FieldError({ id, children }: FieldMessageProps): ReactElement {
  return (
    <p id={id} className={fieldError}>
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  )
}
