import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.js'
import { rating } from './rating.styles.js'

export interface RatingProps extends HTMLAttributes<HTMLSpanElement> {
  /** 0 to 5 stars, shown to the nearest half. */
  value: number
  /** The whole as a sentence, for screen readers: 'Rated 4.3 of 5 by 12 buyers'. */
  label: string
  /** Shown beside the stars: '4.3 (12)'. @default the stars alone */
  text?: ReactNode
  /** @default 'small' */
  size?: 'small' | 'large'
}

/** A rating as stars with its text. */
export const Rating = forwardRef<HTMLSpanElement, RatingProps>(function Rating(
  { value, label, text, size = 'small', className, ...rest },
  ref,
) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2)
  return (
    <span ref={ref} className={cx(rating, className)} data-size={size} {...rest}>
      <span aria-hidden="true" data-part="stars" data-halves={halves} />
      {text !== undefined && (
        <span aria-hidden="true" data-part="text">
          {text}
        </span>
      )}
      <span className={visuallyHidden}>{label}</span>
    </span>
  )
})
