import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { visuallyHidden } from './visually-hidden.styles.js'

/** Text for screen readers alone. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function VisuallyHidden({ className, ...rest }, ref) {
    return <span ref={ref} className={cx(visuallyHidden, className)} {...rest} />
  },
)
