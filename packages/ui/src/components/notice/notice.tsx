import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { notice } from './notice.styles.js'

/** Props of {@link Notice}. */
export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  /** Links or buttons under the words. */
  actions?: ReactNode
}

const drawings: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
}

/** A message in the page. Give it `role="status"` or `role="alert"` when it appears while someone reads. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', title, actions, className, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={cx(notice, className)} data-tone={tone} {...rest}>
      <Icon name={drawings[tone]} />
      <div>
        {title && <p data-part="title">{title}</p>}
        {children}
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </div>
  )
})
