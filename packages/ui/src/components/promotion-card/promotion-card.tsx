import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Badge } from '../badge/badge.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { CardFrame } from '../link-card/card-frame.js'
import type { PromotionItemData } from './promotion-item.js'
import { PromotionItem } from './promotion-item.js'
import { promotionCard } from './promotion-card.styles.js'

/** Props of {@link PromotionCard}; other attributes reach the `<article>`. */
export interface PromotionCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  href: string
  title: string
  /** A description in one sentence. */
  text?: string
  image: ImageAsset
  /** Short mark on the image: 'up to -20 %'. */
  badge?: string
  /** Notes on one line: number of products, end date. */
  notes?: readonly string[]
  /** Some of its items, each a separate link. */
  items?: readonly PromotionItemData[]
  /** Names the list of items. */
  itemsLabel?: string
  /** `wide` puts the image next to the text from 768 px on. @default 'stacked' */
  layout?: 'stacked' | 'wide'
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3
  /** Above the fold. @default false */
  isEager?: boolean
}

/** An offer as a clickable surface, with some of its items. */
export const PromotionCard = forwardRef<HTMLElement, PromotionCardProps>(function PromotionCard(
  {
    image,
    badge,
    notes = [],
    items = [],
    itemsLabel,
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
      as="article"
      layout={layout}
      headingLevel={headingLevel}
      headingSize={layout === 'wide' ? 3 : 4}
      image={
        <div data-part="image">
          <Image {...image} alt="" isEager={isEager} />
          {badge && <Badge tone="danger">{badge}</Badge>}
        </div>
      }
      className={cx(promotionCard, className)}
      {...rest}
    >
      {notes.length > 0 && (
        <ul data-part="notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul data-part="items" aria-label={itemsLabel}>
          {items.map((item) => (
            <PromotionItem key={item.href} {...item} />
          ))}
        </ul>
      )}
    </CardFrame>
  )
})
