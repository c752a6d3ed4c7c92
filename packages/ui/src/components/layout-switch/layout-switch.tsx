import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, MouseEvent } from 'react'
import { Icon } from '../icon/icon.js'
import { Link } from '../link/link.js'
import { layoutSwitch } from './layout-switch.styles.js'

/** How a list of products is laid out. */
export type ListLayout = 'grid' | 'list'

/** Props of {@link LayoutSwitch}; other attributes reach the element around. */
export interface LayoutSwitchProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the pair: 'View'. */
  label: string
  layout: ListLayout
  labels: Record<ListLayout, string>
  /** The list in either layout, for where scripts do not run. */
  hrefs: Record<ListLayout, string>
  /** Takes the choice instead of following its link. */
  onLayout?: (layout: ListLayout) => void
}

const layouts = ['grid', 'list'] as const

/** The choice of grid or list: two links, the one in force marked. */
export const LayoutSwitch = forwardRef<HTMLDivElement, LayoutSwitchProps>(function LayoutSwitch(
  { label, layout, labels, hrefs, onLayout, className, ...rest },
  ref,
) {
  const choose = (name: ListLayout) => (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!onLayout || !isPlain) return
    event.preventDefault()
    onLayout(name)
  }
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      className={cx(layoutSwitch, className)}
      {...rest}
    >
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
