import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Heading } from '../heading/heading.js'
import { Image } from '../image/image.js'
import type { ImageAsset, ImageProps } from '../image/image.js'
import { Price } from '../price/price.js'
import type { PriceData } from '../price/price.js'
import { hero } from './hero.styles.js'

export interface HeroProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** A short text above the title. */
  kicker?: string
  title: ReactNode
  /** One or two sentences. */
  text?: ReactNode
  price?: PriceData
  /** Names what the price is of, where that is not the title: a link to the product. */
  priceOf?: ReactNode
  /** A short badge over the image: the saving. */
  badge?: string
  /** One primary button, at most one more. */
  action: ReactNode
  /** `cover` is for one with a ground of its own: it reaches the edges. */
  image: ImageAsset & Pick<ImageProps, 'fit'>
  /**
   * `scene` puts the text over the start of an image that fills the surface: its goods are in the
   * right half. @default 'beside'
   */
  layout?: 'beside' | 'scene'
  /** Level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2
}

/** The page's main offer, without animation. */
export const Hero = forwardRef<HTMLElement, HeroProps>(function Hero(
  {
    kicker,
    title,
    text,
    price,
    priceOf,
    badge,
    action,
    image,
    layout = 'beside',
    headingLevel = 1,
    className,
    ...rest
  },
  ref,
) {
  const isScene = layout === 'scene'
  return (
    <section ref={ref} className={cx(hero, className)} data-layout={layout} {...rest}>
      <div data-part="content">
        {kicker && <p data-part="kicker">{kicker}</p>}
        {isScene && badge && <p data-part="badge">{badge}</p>}
        <Heading level={headingLevel} size={isScene ? 2 : 1}>
          {title}
        </Heading>
        {text && <p data-part="text">{text}</p>}
        {priceOf && <p data-part="price-of">{priceOf}</p>}
        {price && <Price {...price} size="large" />}
        <div data-part="action">{action}</div>
      </div>
      <div data-part="image" data-fit={image.fit}>
        <Image {...image} {...(isScene ? { fit: 'cover' } : {})} isPriority />
        {!isScene && badge && <p data-part="badge">{badge}</p>}
      </div>
    </section>
  )
})
