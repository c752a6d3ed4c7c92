import { cx } from '@linaria/core'
import { createElement, forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Heading } from '../heading/heading.js'
import { Link } from '../link/link.js'
import { cardFrame } from './card-frame.styles.js'

/** Props of a surface that is a link; other attributes reach the outermost element. */
export interface CardFrameProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Element rendered. @default 'div' */
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
  /** Visually before the text, though screen readers announce the title first. */
  image: ReactNode
}

/**
 * A surface whose title's link covers all of it; links inside its children stay links of their own.
 */
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
    <div data-part="content">
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
