import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { availability } from './availability.styles.js'

/** How soon something can be had. */
export type AvailabilityState = 'in-stock' | 'low' | 'on-order' | 'out'

export interface AvailabilityProps extends HTMLAttributes<HTMLParagraphElement> {
  state: AvailabilityState
  /** The state as text; colour is never the only indicator. */
  label: string
}

/** Availability as text with a dot. */
export const Availability = forwardRef<HTMLParagraphElement, AvailabilityProps>(
  function Availability({ state, label, className, ...rest }, ref) {
    return (
      <p ref={ref} className={cx(availability, className)} data-state={state} {...rest}>
        {label}
      </p>
    )
  },
)
