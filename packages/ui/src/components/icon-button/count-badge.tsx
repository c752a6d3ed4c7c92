import type { ReactElement } from 'react'
import { countMark } from './icon-button.styles.js'

interface CountBadgeProps {
  count: number | undefined
}

/**
 * The number on a button's corner. The button's label contains it, so it is CSS content and not
 * text: '99+' would not be part of a label that says 120 (label in name).
 */
export function CountBadge({ count }: CountBadgeProps): ReactElement | null {
  if (!count) return null
  return <span className={countMark} data-count={count > 99 ? '99+' : count} />
}
