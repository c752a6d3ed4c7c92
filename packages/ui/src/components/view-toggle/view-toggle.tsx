import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, MouseEvent } from 'react'
import { Icon } from '../icon/icon.js'
import { Link } from '../link/link.js'
import { viewToggle } from './view-toggle.styles.js'

/** How a list of products is laid out. */
export type ListLayout = 'grid' | 'list'

/** Props of {@link ViewToggle}; other attributes reach the element around. */
export interface ViewToggleProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the pair: 'View'. */
  label: string
  layout: ListLayout
  labels: Record<ListLayout, string>
  /** The list in either layout, for pages without scripts. */
  hrefs: Record<ListLayout, string>
  /** Called instead of following the link. */
  onLayoutChange?: (layout: ListLayout) => void
}

const layouts = ['grid', 'list'] as const

/** Chooses grid or list: two links, the current one marked. */
export const ViewToggle = forwardRef<HTMLDivElement, ViewToggleProps>(function ViewToggle(
  { label, layout, labels, hrefs, onLayoutChange, className, ...rest },
  ref,
) {
  const choose = (name: ListLayout) => (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!onLayoutChange || !isPlain) return
    event.preventDefault()
    onLayoutChange(name)
  }
  return (
    <div ref={ref} role="group" aria-label={label} className={cx(viewToggle, className)} {...rest}>
      {layouts.map((name) => (
        <Link
          key={name}
          variant="plain"
          href={hrefs[name]}
          aria-label={labels[name]}
          aria-current={name === layout ? 'true' : undefined}
          title={labels[name]}
          onClick={choose(name)}
        >
          <Icon name={name} />
        </Link>
      ))}
    </div>
  )
})
