import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Heading } from '../heading/heading.js'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { stateMessage } from './state-message.styles.js'

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode
  /** @default 'search' */
  icon?: IconName
  /** A link or button to continue. */
  action?: ReactNode
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3
  /** `row` for one of several lists of a page. @default 'page' */
  variant?: 'page' | 'row'
}

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode
  /** Status, shown large: '404'. */
  code?: string
  /** The shop's logo above the text. */
  logo?: ReactNode
  action?: ReactNode
  /** Level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3
}

/** An empty state with a link to continue. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  {
    title,
    icon = 'search',
    action,
    headingLevel = 2,
    variant = 'page',
    className,
    children,
    ...rest
  },
  ref,
) {
  const isRow = variant === 'row'
  return (
    <div ref={ref} className={cx(stateMessage, className)} data-variant={variant} {...rest}>
      <Icon name={icon} size={isRow ? 24 : 48} />
      <Heading level={headingLevel} size={isRow ? 4 : 3}>
        {title}
      </Heading>
      {children && <div data-part="text">{children}</div>}
      {action && <div data-part="actions">{action}</div>}
    </div>
  )
})

/** An error: its cause and the next step. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, code, logo, action, headingLevel = 1, className, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={cx(stateMessage, className)} {...rest}>
      {logo}
      {code && <p data-part="code">{code}</p>}
      <Heading level={headingLevel} size={2}>
        {title}
      </Heading>
      {children && <div data-part="text">{children}</div>}
      {action && <div data-part="actions">{action}</div>}
    </div>
  )
})
