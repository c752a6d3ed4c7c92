import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { brandMark } from './brand-mark.js'
import { brandName } from './brand-tile.styles.js'

export interface BrandNameProps extends HTMLAttributes<HTMLSpanElement> {
  name: string
  /** @default 'medium' */
  size?: 'medium' | 'large'
}

/**
 * A brand's name as a wordmark, for brands without a logo; the same name always looks the same.
 */
export const BrandName = forwardRef<HTMLSpanElement, BrandNameProps>(function BrandName(
  { name, size = 'medium', className, ...rest },
  ref,
) {
  const { shape, color, face } = brandMark(name)
  return (
    <span
      ref={ref}
      className={cx(brandName, className)}
      data-face={face}
      data-size={size}
      {...rest}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d={shape} fill={color} />
        <text x="20" y="27.5" textAnchor="middle" fill="#ffffff">
          {name.slice(0, 1).toUpperCase()}
        </text>
      </svg>
      <span translate="no">{name}</span>
    </span>
  )
})
