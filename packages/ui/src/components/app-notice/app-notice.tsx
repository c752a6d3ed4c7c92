import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { IconButton } from '../icon-button/icon-button.js'
import { appNotice } from './app-notice.styles.js'

/** Props of {@link AppNotice}; other attributes reach the `<div>`. */
export interface AppNoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode
  /** @default 'info' */
  tone?: 'info' | 'warning'
  /** @default the tone's own */
  icon?: IconName
  /** Address of the app's icon, in place of a kit icon. */
  image?: string
  /** With `onClose`: accessible name of the close button. */
  closeLabel?: string
  onClose?: () => void
  /** Buttons under the text. */
  actions?: ReactNode
}

/** A notice of the app itself: installable, new version, offline. */
export const AppNotice = forwardRef<HTMLDivElement, AppNoticeProps>(function AppNotice(
  {
    title,
    tone = 'info',
    icon = tone,
    image,
    closeLabel,
    onClose,
    actions,
    className,
    children,
    ...rest
  },
  ref,
) {
  return (
    <div ref={ref} role="status" data-tone={tone} className={cx(appNotice, className)} {...rest}>
      {image ? <img src={image} alt="" width="48" height="48" /> : <Icon name={icon} />}
      <div data-part="content">
        <p data-part="title">{title}</p>
        {children}
      </div>
      {onClose && closeLabel ? (
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      ) : (
        <span />
      )}
      {actions && <div data-part="actions">{actions}</div>}
    </div>
  )
})
