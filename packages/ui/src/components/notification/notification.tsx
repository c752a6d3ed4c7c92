import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.js'
import { notification } from './notification.styles.js'

export interface NotificationProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode
  closeLabel: string
  onClose: () => void
  /** Buttons under the text. */
  actions?: ReactNode
}

/**
 * A notification in a corner of the screen, 330 px wide: a new version, a cart changed by another
 * person.
 */
export const Notification = forwardRef<HTMLDivElement, NotificationProps>(function Notification(
  { title, closeLabel, onClose, actions, className, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} role="status" className={cx(notification, className)} {...rest}>
      <div data-part="head">
        <p data-part="title">{title}</p>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {children}
      {actions && <div data-part="actions">{actions}</div>}
    </div>
  )
})
