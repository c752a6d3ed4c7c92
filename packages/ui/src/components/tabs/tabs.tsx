import { cx } from '@linaria/core'
import { forwardRef, useState } from 'react'
import type { HTMLAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useHydrated } from '../../lib/use-hydrated.js'
import { tabs } from './tabs.styles.js'

/** One tab and its panel. */
export interface TabItem {
  /** Id of the panel in the page. */
  id: string
  label: string
  content: ReactNode
}

export interface TabsProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the row of tabs. */
  label: string
  items: readonly TabItem[]
}

/**
 * Panels of which one is visible. Without scripts all are stacked and the tabs are links to them.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, className, ...rest },
  ref,
) {
  const [chosenId, setChosenId] = useState(items[0]?.id)
  const isHydrated = useHydrated()
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosenId),
  )

  const choose = (event: MouseEvent | KeyboardEvent, index: number): void => {
    event.preventDefault()
    setChosenId(items[index]?.id)
  }
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const isRightToLeft = event.currentTarget.ownerDocument.dir === 'rtl'
    const last = items.length - 1
    const next = at === last ? 0 : at + 1
    const previous = at === 0 ? last : at - 1
    const targets: Record<string, number> = {
      ArrowRight: isRightToLeft ? previous : next,
      ArrowLeft: isRightToLeft ? next : previous,
      Home: 0,
      End: last,
      ' ': at,
    }
    const target = targets[event.key]
    if (target === undefined) return
    choose(event, target)
    event.currentTarget.parentElement?.querySelectorAll('a')[target]?.focus()
  }

  return (
    <div ref={ref} className={cx(tabs, className)} {...rest}>
      <div data-part="tabs" role={isHydrated ? 'tablist' : 'group'} aria-label={label}>
        {items.map(({ id, label: name }, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            {...(isHydrated && {
              role: 'tab',
              'aria-selected': index === at,
              'aria-controls': id,
              tabIndex: index === at ? 0 : -1,
              onClick: (event) => choose(event, index),
              onKeyDown: press,
            })}
          >
            {name}
          </a>
        ))}
      </div>
      {items.map(({ id, content }, index) => (
        <div
          key={id}
          id={id}
          {...(isHydrated && {
            role: 'tabpanel',
            'aria-labelledby': `${id}-tab`,
            tabIndex: 0,
            hidden: index !== at,
          })}
        >
          {content}
        </div>
      ))}
    </div>
  )
})
