import { cx } from '@linaria/core'
import { createElement, forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Heading } from '../heading/heading.js'
import { Link } from '../link/link.js'
import { cardFrame } from './card-frame.styles.js'

/** What a surface that leads somewhere says of itself; other attributes reach the outermost element. */
export interface CardFrameProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Element drawn. @default 'div' */
  as?: 'div' | 'article'
  href: string
  title: string
  /** A second line under the title. */
  text?: string | undefined
  /** `row` has no ground of its own. */
  layout: 'stacked' | 'row' | 'wide' | 'compact'
  headingLevel: 2 | 3
  /** @default 4 */
  headingSize?: 3 | 4
  /** Stands before the words, though screen readers hear the title first. */
  image: ReactNode
}

/** A surface whose title's link covers all of it; links inside its children stay links of their own. */
export const CardFrame = forwardRef<HTMLElement, CardFrameProps>(function CardFrame(
  {
    as = 'div',
    href,
    title,
    text,
    layout,
    headingLevel,
    headingSize = 4,
    image,
    className,
    children,
    ...rest
  },
  ref,
) {
  return createElement(
    as,
    { ref, className: cx(cardFrame, className), 'data-layout': layout, ...rest },
    <div data-part="words">
      <Heading level={headingLevel} size={headingSize} data-part="title">
        <Link href={href} variant="plain">
          {title}
        </Link>
      </Heading>
      {text && <p data-part="text">{text}</p>}
      {children}
    </div>,
    image,
  )
})
