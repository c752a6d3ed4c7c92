import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { IconButton } from '../icon-button/icon-button.js'
import { toast } from './toast.styles.js'

export interface ToastProps extends HTMLAttributes<HTMLDivElement> {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** A link or button after the text: 'Show cart', 'Undo'. */
  action?: ReactNode
  closeLabel: string
  onClose: () => void
}

const toneIcons: Record<NonNullable<ToastProps['tone']>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
}

/**
 * A short message over the page, at least 380 px wide on wide screens. Render it in a
 * `ToastRegion`.
 */
export const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast(
  { tone = 'info', action, closeLabel, onClose, className, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={cx(toast, className)} data-tone={tone} {...rest}>
      <Icon name={toneIcons[tone]} />
      <p>{children}</p>
      {action}
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  )
})
