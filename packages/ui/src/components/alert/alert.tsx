import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { alert } from './alert.styles.js'

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  /** @default the tone's own */
  icon?: IconName
  /** Links or buttons under the text. */
  actions?: ReactNode
}

const toneIcons: Record<NonNullable<AlertProps['tone']>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
}

/** A message in the page. Set `role="status"` or `role="alert"` when it appears dynamically. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = 'info', title, icon = toneIcons[tone], actions, className, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={cx(alert, className)} data-tone={tone} {...rest}>
      <Icon name={icon} />
      <div>
        {title && <p data-part="title">{title}</p>}
        {children}
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </div>
  )
})
