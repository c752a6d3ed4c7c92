import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Icon } from '../icon/icon.js'
import { errorSummary } from './error-summary.styles.js'

/** One thing wrong in a form. */
export interface ErrorSummaryItem {
  /** Id of the field it speaks about. */
  fieldId: string
  message: string
}

export interface ErrorSummaryProps extends HTMLAttributes<HTMLDivElement> {
  title: string
  errors: readonly ErrorSummaryItem[]
}

/**
 * All errors of a form, each a link to its field. It takes focus: call `focus()` on its ref after
 * an invalid submit. It is not a live region: it would be announced again for each corrected field.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { title, errors, className, ...rest },
  ref,
) {
  if (errors.length === 0) return null
  return (
    <div
      ref={ref}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className={cx(errorSummary, className)}
      {...rest}
    >
      <p data-part="title">
        <Icon name="warning" />
        {title}
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}${message}`}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event.currentTarget)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
})

/** A fragment link scrolls without moving focus; focus of a group goes to its first control. */
function focusField(link: HTMLAnchorElement): void {
  const id = decodeURIComponent(link.hash.slice(1))
  const field = link.ownerDocument.getElementById(id)
  const isControl = field?.matches('input, select, textarea, button')
  const control = isControl ? field : field?.querySelector<HTMLElement>('input, select, textarea')
  control?.focus()
}
