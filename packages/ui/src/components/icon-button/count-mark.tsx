import type { ReactElement } from 'react'
import { countMark } from './icon-button.styles.js'

interface CountMarkProps {
  count: number | undefined
}

/** The number on a button's corner; the button's label says it to screen readers. */
export function CountMark({ count }: CountMarkProps): ReactElement | null {
  if (!count) return null
  return (
    <span className={countMark} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
