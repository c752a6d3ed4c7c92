import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { availability } from './availability.styles.js'

/** How soon something can be had. */
export type AvailabilityState = 'in-stock' | 'low' | 'on-order' | 'out'

/** Props of {@link Availability}. */
export interface AvailabilityProps extends HTMLAttributes<HTMLParagraphElement> {
  state: AvailabilityState
  /** The state in words; the dot's colour never speaks alone. */
  label: string
}

/** Availability in words with a dot. */
export const Availability = forwardRef<HTMLParagraphElement, AvailabilityProps>(
  function Availability({ state, label, className, ...rest }, ref) {
    return (
      <p ref={ref} className={cx(availability, className)} data-state={state} {...rest}>
        {label}
      </p>
    )
  },
)
