import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Link } from '../link/link.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { linkCard } from './link-card.styles.js'
import { CardFrame } from './card-frame.js'

/** A further link of a card. */
export interface CardLink {
  label: string
  href: string
}

/** Props of {@link LinkCard}; other attributes reach the `<div>`. */
export interface LinkCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  href: string
  title: string
  /** A second line: number of products, purpose. */
  text?: string
  image?: ImageAsset
  /** Further links, such as the subcategories of a category. */
  links?: readonly CardLink[]
  /** Names the list of links. @default title */
  linksLabel?: string
  /**
   * `stacked` is a card with its image above, `row` has a small image at its side, `compact` is a
   * single line.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'row' | 'compact'
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3
  /** Above the fold. @default false */
  isEager?: boolean
}

/** A card with one large link, and further small ones under it. */
export const LinkCard = forwardRef<HTMLElement, LinkCardProps>(function LinkCard(
  {
    title,
    image,
    links = [],
    linksLabel = title,
    layout = 'stacked',
    headingLevel = 3,
    isEager = false,
    className,
    ...rest
  },
  ref,
) {
  return (
    <CardFrame
      ref={ref}
      title={title}
      layout={layout}
      headingLevel={headingLevel}
      image={image && <Image {...image} alt="" isEager={isEager} />}
      className={cx(linkCard, className)}
      {...rest}
    >
      {links.length > 0 && (
        <ul data-part="links" aria-label={linksLabel}>
          {links.map((link) => (
            <li key={link.href}>
              <Link href={link.href} variant="quiet">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </CardFrame>
  )
})
