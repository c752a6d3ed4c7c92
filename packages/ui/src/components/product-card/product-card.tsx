import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Availability } from '../availability/availability.js'
import type { AvailabilityState } from '../availability/availability.js'
import { Badge } from '../badge/badge.js'
import { Link } from '../link/link.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { Price } from '../price/price.js'
import type { PriceData } from '../price/price.js'
import { Rating } from '../rating/rating.js'
import type { RatingProps } from '../rating/rating.js'
import { ColorSwatches } from './color-swatches.js'
import type { ProductColor } from './color-swatches.js'
import { productCard } from './product-card.styles.js'

/** Props of {@link ProductCard}; other attributes reach the `<article>`. */
export interface ProductCardProps extends HTMLAttributes<HTMLElement> {
  href: string
  name: string
  brand?: string
  /** The two or three properties that matter most: capacity, thread, output. */
  facts?: readonly string[]
  image: ImageAsset
  price: PriceData
  /** What buyers say of it, below the name; nothing without a review. */
  rating?: RatingProps
  availability?: { state: AvailabilityState; label: string }
  /** Short mark on the image: '-20 %'. */
  discount?: string
  /** Colours as swatches on the image, each a link of its own. */
  colors?: readonly ProductColor[]
  /** Names the list of colours. */
  colorsLabel?: string
  /** A persisted choice in the image's corner: a `ToggleButton` for comparison. */
  choice?: ReactNode
  /** A button that adds it, always visible: a button, or a form that works without scripts. */
  action?: ReactNode
  /** @default 'grid' */
  layout?: 'grid' | 'list'
  /** Level of the name in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** Holds the page's largest image: loaded before all others. @default false */
  isPriority?: boolean
  /** Above the fold: its image is loaded eagerly. @default isPriority */
  isEager?: boolean
}

/** A product card. The whole card is one link; only the action is above it. */
export const ProductCard = forwardRef<HTMLElement, ProductCardProps>(function ProductCard(
  {
    href,
    name,
    brand,
    facts = [],
    image,
    price,
    rating,
    availability,
    discount,
    colors = [],
    colorsLabel,
    choice,
    action,
    layout = 'grid',
    headingLevel = 3,
    isPriority = false,
    isEager = isPriority,
    className,
    ...rest
  },
  ref,
) {
  const Name = `h${headingLevel}` as const
  return (
    <article ref={ref} className={cx(productCard, className)} data-layout={layout} {...rest}>
      <div data-part="content">
        {brand && <p data-part="brand">{brand}</p>}
        <Name data-part="name">
          <Link href={href} variant="plain">
            {name}
          </Link>
        </Name>
        {rating && <Rating {...rating} />}
        {facts.length > 0 && (
          <ul data-part="facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <div data-part="image">
        <Image {...image} isPriority={isPriority} isEager={isEager} />
        {discount && <Badge tone="danger">{discount}</Badge>}
        {colors.length > 0 && <ColorSwatches label={colorsLabel} colors={colors} />}
        {choice}
      </div>
      <div data-part="offer">
        <Price data-part="price" {...price} />
        {availability && <Availability {...availability} />}
        {action && <div data-part="action">{action}</div>}
      </div>
    </article>
  )
})
