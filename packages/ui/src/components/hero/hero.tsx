import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Heading } from '../heading/heading.js'
import { Image } from '../image/image.js'
import type { ImageAsset, ImageProps } from '../image/image.js'
import { Price } from '../price/price.js'
import type { PriceData } from '../price/price.js'
import { hero } from './hero.styles.js'

/** Props of {@link Hero}. */
export interface HeroProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** A few words above the title: what it is about. */
  kicker?: string
  title: ReactNode
  /** One or two sentences. */
  text?: ReactNode
  price?: PriceData
  /** Short mark over the image: what is saved. */
  badge?: string
  /** One primary button, at most one more. */
  action: ReactNode
  /** `cover` is for one with a ground of its own: it reaches the edges. */
  image: ImageAsset & Pick<ImageProps, 'fit'>
  /** Level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2
}

/** The page's first statement: one strong offer, standing still. */
export const Hero = forwardRef<HTMLElement, HeroProps>(function Hero(
  { kicker, title, text, price, badge, action, image, headingLevel = 1, className, ...rest },
  ref,
) {
  return (
    <section ref={ref} className={cx(hero, className)} {...rest}>
      <div data-part="words">
        {kicker && <p data-part="kicker">{kicker}</p>}
        <Heading level={headingLevel} size={1}>
          {title}
        </Heading>
        {text && <p data-part="text">{text}</p>}
        {price && <Price {...price} size="large" />}
        <div data-part="action">{action}</div>
      </div>
      <div data-part="image" data-fit={image.fit}>
        <Image {...image} isPriority />
        {badge && <p data-part="badge">{badge}</p>}
      </div>
    </section>
  )
})
