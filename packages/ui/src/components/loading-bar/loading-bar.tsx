import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import type { LoadingPhase } from '../../lib/loading-bar-controller.js'
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.js'
import { loadingBar } from './loading-bar.styles.js'

export interface LoadingBarProps extends HTMLAttributes<HTMLDivElement> {
  /** From `useLoadingBar`. */
  phase: LoadingPhase
  /** Read out while it runs: 'Loading'. */
  label: string
  /** Read out when the work failed. */
  failedLabel: string
}

/** Two pixels at the top of the page that fill over five seconds; red when the work failed. */
export const LoadingBar = forwardRef<HTMLDivElement, LoadingBarProps>(function LoadingBar(
  { phase, label, failedLabel, className, ...rest },
  ref,
) {
  const said = { hidden: '', running: label, finished: '', failed: failedLabel }[phase]
  return (
    <div ref={ref} className={cx(loadingBar, className)} data-phase={phase} {...rest}>
      <output className={visuallyHidden}>{said}</output>
    </div>
  )
})
