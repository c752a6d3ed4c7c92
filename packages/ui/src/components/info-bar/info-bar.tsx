import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Container } from '../container/container.js'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { Link } from '../link/link.js'
import { infoBar } from './info-bar.styles.js'

/** An item of an {@link InfoBar}. */
export interface InfoBarItem {
  icon: IconName
  text: string
  /** `tel:`, a map, a page. */
  href?: string
}

export interface InfoBarProps extends HTMLAttributes<HTMLDivElement> {
  /** The first is at the start, the others at the end. */
  items: readonly InfoBarItem[]
  /** `NavigationLinks` in `inverse`, at the end; shown from 1200 px. @default none */
  navigation?: ReactNode
}

/** The line above everything on screens from 992 px: delivery, address, phone, plain pages. */
export const InfoBar = forwardRef<HTMLDivElement, InfoBarProps>(function InfoBar(
  { items, navigation, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={cx(infoBar, className)} {...rest}>
      <Container>
        <ul>
          {items.map(({ icon, text, href }) => (
            <li key={text}>
              <Icon name={icon} size={16} />
              {href ? (
                <Link href={href} variant="quiet">
                  {text}
                </Link>
              ) : (
                <span>{text}</span>
              )}
            </li>
          ))}
        </ul>
        {navigation && <div data-part="navigation">{navigation}</div>}
      </Container>
    </div>
  )
})
