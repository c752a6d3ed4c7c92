import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { heading } from './heading.styles.js'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Place in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** Size, where it differs from the outline's. @default the level */
  size?: 1 | 2 | 3 | 4
}

/** A title in the title face. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = level, className, children, ...rest },
  ref,
) {
  const Tag = `h${level}` as const
  return (
    <Tag ref={ref} className={cx(heading, className)} data-size={size} {...rest}>
      {children}
    </Tag>
  )
})
