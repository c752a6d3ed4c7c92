import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { appNotices } from './app-notice.styles.js'

/** Where {@link AppNotice | notices} of the app stand, one above the other, in the lower corner of the screen. */
export const AppNotices = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function AppNotices({ className, ...rest }, ref) {
    return <div ref={ref} className={cx(appNotices, className)} {...rest} />
  },
)
