import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { brandName } from './brand-tile.styles.js'

export interface BrandNameProps extends HTMLAttributes<HTMLSpanElement> {
  name: string
  /** @default 'medium' */
  size?: 'medium' | 'large'
}

/** A brand's name as a plain wordmark, for brands without a logo: one of ours would be invented. */
export const BrandName = forwardRef<HTMLSpanElement, BrandNameProps>(function BrandName(
  { name, size = 'medium', className, ...rest },
  ref,
) {
  return (
    <span ref={ref} className={cx(brandName, className)} data-size={size} translate="no" {...rest}>
      {name}
    </span>
  )
})
