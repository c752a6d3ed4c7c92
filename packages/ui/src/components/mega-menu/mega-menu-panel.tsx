import type { ReactElement } from 'react'
import { Badge } from '../badge/badge.js'
import { Container } from '../container/container.js'
import { Link } from '../link/link.js'
import { Image } from '../image/image.js'
import { Price } from '../price/price.js'
import { columnSpans } from './column-spans.js'
import { currentMark } from './mega-menu-item.js'
import type { MegaMenuItem, MegaMenuLink, MegaMenuOffer } from './mega-menu-item.js'

interface MegaMenuPanelProps {
  id: string
  item: MegaMenuItem
}

interface BranchProps {
  item: MegaMenuLink
  /** Columns that it takes. @default 1 */
  span?: number | undefined
}

/**
 * Opens under a label: a link to the whole category, five columns of subcategories with their
 * images, at the end the category's image and its offer.
 */
export function MegaMenuPanel({ id, item }: MegaMenuPanelProps): ReactElement {
  const { label, href, allLabel = label, allHref = href, image, offer, children = [] } = item
  const spans = columnSpans(children.map((child) => child.children?.length ?? 0))
  return (
    <section id={id} data-part="flyout" aria-label={label}>
      <Container>
        <div data-part="content">
          <p data-part="head">
            <span data-part="name">{label}</span>
            <Link href={allHref} aria-current={item.isCurrent ? 'page' : undefined}>
              {allLabel}
            </Link>
          </p>
          <ul data-part="branches">
            {children.map((child, index) => (
              <Branch key={child.id} item={child} span={spans[index]} />
            ))}
          </ul>
        </div>
        {(image || offer) && (
          <div data-part="aside">
            {image && <Image {...image} fit="cover" data-part="image" />}
            {offer && <Offer {...offer} />}
          </div>
        )}
      </Container>
    </section>
  )
}

function Offer({ label, title, href, price }: MegaMenuOffer): ReactElement {
  return (
    <div data-part="offer">
      <Badge tone="danger">{label}</Badge>
      <Link href={href} variant="quiet">
        {title}
      </Link>
      <Price {...price} size="small" />
    </div>
  )
}

function Branch({ item, span = 1 }: BranchProps): ReactElement {
  const { href, label, image, children = [] } = item
  return (
    <li data-span={span > 1 ? span : undefined}>
      <Link href={href} variant="quiet" aria-current={currentMark(item)}>
        {image && <Image {...image} alt="" />}
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
