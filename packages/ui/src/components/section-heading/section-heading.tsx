import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Heading } from '../heading/heading.js'
import { sectionHeading } from './section-heading.styles.js'

export interface SectionHeadingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode
  /** Level in the page's outline. @default 2 */
  level?: 1 | 2 | 3
  /** A line under the title: a count, a sentence. */
  text?: ReactNode
  /** Content at the end of the line: a link to all, a sort. */
  endContent?: ReactNode
}

/** The title of a section with a link. */
export const SectionHeading = forwardRef<HTMLDivElement, SectionHeadingProps>(
  function SectionHeading({ title, level = 2, text, endContent, className, ...rest }, ref) {
    return (
      <div ref={ref} className={cx(sectionHeading, className)} {...rest}>
        <div>
          <Heading level={level}>{title}</Heading>
          {text && <p data-part="text">{text}</p>}
        </div>
        {endContent}
      </div>
    )
  },
)
