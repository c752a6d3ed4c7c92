import { cx } from '@linaria/core'
import { forwardRef, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { HTMLAttributes, MouseEvent } from 'react'
import { useDismiss } from '../../lib/use-dismiss.js'
import { useHydrated } from '../../lib/use-hydrated.js'
import { useForwardedRef } from '../../lib/use-forwarded-ref.js'
import { Container } from '../container/container.js'
import { Icon } from '../icon/icon.js'
import { Link } from '../link/link.js'
import { currentMark } from './mega-menu-item.js'
import type { MegaMenuItem } from './mega-menu-item.js'
import { handleMegaMenuKey } from './mega-menu-keys.js'
import { MegaMenuPanel } from './mega-menu-panel.js'
import { megaMenu } from './mega-menu.styles.js'

export interface MegaMenuProps extends HTMLAttributes<HTMLElement> {
  /** Names the navigation: 'Categories'. */
  label: string
  items: readonly MegaMenuItem[]
  /** The open page's address: an open panel closes when it changes. */
  routeKey?: string
}

/**
 * The categories in a row, each opening its children in five columns; sticky from 1200 px and
 * hidden below. Every label is a link: after hydration those with children become buttons that open
 * a panel.
 */
export const MegaMenu = forwardRef<HTMLElement, MegaMenuProps>(function MegaMenu(
  { label, items, routeKey, className, ...rest },
  ref,
) {
  const [openId, setOpenId] = useState<string>()
  const isHydrated = useHydrated()
  const baseId = useId()
  const menu = useForwardedRef(ref)
  const close = useCallback(() => setOpenId(undefined), [])

  // During rendering: an effect would run late and close a panel that was just opened.
  const [seenRoute, setSeenRoute] = useState(routeKey)
  if (seenRoute !== routeKey) {
    setSeenRoute(routeKey)
    setOpenId(undefined)
  }
  useDismiss(menu, openId !== undefined, close)

  // The panel must be rendered before focus can move into it.
  const movesIn = useRef(false)
  const moveIn = useCallback(() => {
    movesIn.current = false
    menu.current?.querySelector<HTMLElement>('[data-part="flyout"] a')?.focus()
  }, [menu])
  const enter = (id: string): void => {
    movesIn.current = true
    if (openId === id) moveIn()
    else setOpenId(id)
  }
  useEffect(() => {
    if (movesIn.current) moveIn()
  }, [openId, moveIn])

  const press = (event: MouseEvent<HTMLElement>, id: string): void => {
    // A click with a modifier key opens a new tab or window, so it stays a link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpenId(openId === id ? undefined : id)
  }
  const follow = (event: MouseEvent<HTMLElement>): void => {
    if ((event.target as Element).closest('[data-part="flyout"] a')) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for the links inside
    <nav
      ref={menu}
      aria-label={label}
      className={cx(megaMenu, className)}
      onClick={follow}
      onKeyDown={(event) => handleMegaMenuKey(event, { openId, enter, close })}
      {...rest}
    >
      <Container>
        <ul data-part="row">
          {items.map((item) => {
            const { id, href, label: name, children = [] } = item
            const opens = isHydrated && children.length > 0
            const isOpen = opens && openId === id
            const panelId = `${baseId}-${id}`
            return (
              <li key={id}>
                <Link
                  href={href}
                  variant="plain"
                  data-part="label"
                  data-item={id}
                  aria-current={currentMark(item)}
                  {...(opens && {
                    role: 'button',
                    'aria-expanded': isOpen,
                    'aria-controls': isOpen ? panelId : undefined,
                    onClick: (event: MouseEvent<HTMLElement>) => press(event, id),
                  })}
                >
                  {name}
                  {children.length > 0 && <Icon name="chevron-down" size={16} />}
                </Link>
                {isOpen && <MegaMenuPanel id={panelId} item={item} />}
              </li>
            )
          })}
        </ul>
      </Container>
    </nav>
  )
})
