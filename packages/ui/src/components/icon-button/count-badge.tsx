import type { ReactElement } from 'react'
import { countMark } from './icon-button.styles.js'

interface CountBadgeProps {
  count: number | undefined
}

/**
 * The number on a button's corner. The button's label says it in full, so it is drawn by the style and is no
 * text of its own: '99+' would not be found in a label that says 120.
 */
export function CountBadge({ count }: CountBadgeProps): ReactElement | null {
  if (!count) return null
  return <span className={countMark} data-count={count > 99 ? '99+' : count} />
}
