import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { businessHours } from './business-hours.styles.js'

/** Days that share their hours. */
export interface BusinessHoursItem {
  /** 'Monday to Friday'. */
  days: string
  /** '09:00–17:00', 'closed'. */
  hours: string
}

/** Props of {@link BusinessHours}; other attributes reach the `<dl>`. */
export interface BusinessHoursProps extends HTMLAttributes<HTMLDListElement> {
  items: readonly BusinessHoursItem[]
}

/** When the shop is open: days at the start, hours at the end of a line. */
export const BusinessHours = forwardRef<HTMLDListElement, BusinessHoursProps>(
  function BusinessHours({ items, className, ...rest }, ref) {
    return (
      <dl ref={ref} className={cx(businessHours, className)} {...rest}>
        {items.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    )
  },
)
