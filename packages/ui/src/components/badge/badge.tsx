import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { badge } from './badge.styles.js'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'primary' | 'danger' | 'success' | 'warning'
}

/** A short text on a tinted background: a discount, an order's state. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', className, ...rest },
  ref,
) {
  return <span ref={ref} className={cx(badge, className)} data-tone={tone} {...rest} />
})
