import type { ReactElement } from 'react'
import { Container } from '../container/container.js'
import { Link } from '../link/link.js'
import { Picture } from '../picture/picture.js'
import { currentMark } from './mega-menu-item.js'
import type { MegaMenuItem, MegaMenuLink } from './mega-menu-item.js'

interface MegaMenuPanelProps {
  id: string
  item: MegaMenuItem
}

interface BranchProps {
  item: MegaMenuLink
}

/** What opens under a label: the way to everything, five columns of categories, the picture. */
export function MegaMenuPanel({ id, item }: MegaMenuPanelProps): ReactElement {
  const { label, href, allLabel = label, allHref = href, picture, children = [] } = item
  return (
    <section id={id} data-part="panel" aria-label={label}>
      <Container>
        <div data-part="words">
          <p data-part="head">
            <span data-part="name">{label}</span>
            <Link href={allHref} aria-current={item.isCurrent ? 'page' : undefined}>
              {allLabel}
            </Link>
          </p>
          <ul data-part="columns">
            {children.map((child) => (
              <Branch key={child.id} item={child} />
            ))}
          </ul>
        </div>
        {picture && <Picture {...picture} fit="cover" data-part="picture" />}
      </Container>
    </section>
  )
}

function Branch({ item }: BranchProps): ReactElement {
  const { href, label, children = [] } = item
  return (
    <li>
      <Link href={href} variant="quiet" aria-current={currentMark(item)}>
        {label}
      </Link>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.id} item={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
