import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { useCoveredSize } from '../../lib/use-covered-size.js'
import { useForwardedRef } from '../../lib/use-forwarded-ref.js'
import { appNotices } from './app-notice.styles.js'

/** Container of {@link AppNotice | notices}, stacked in the lower corner of the screen. */
export const AppNotices = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function AppNotices({ className, ...rest }, ref) {
    const notices = useForwardedRef(ref)
    useCoveredSize(notices, '--app-notices-size')
    return <div ref={notices} className={cx(appNotices, className)} {...rest} />
  },
)
