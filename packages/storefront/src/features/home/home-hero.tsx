import { ButtonLink, Hero, Link } from '@floga/ui'
import type { ReactElement } from 'react'

import type { RowCardData } from '../../request/api/api-types.js'
import { drawing, namedImage } from '../../components/images/named-image.js'
import { toImage } from '../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { LEAST_MARKED_DISCOUNT, toPrice } from '../catalogue/cards/to-card-props.js'
import type { HomeOpening, OfferHero, SeasonHero } from './load-hero.server.js'

// On phones 5 % narrower than rendered: the next larger file has half as many bytes again.
const offerSizes = '(min-width: 992px) 420px, (min-width: 460px) 420px, 88vw'

export interface HomeHeroProps {
  /** Null when nothing is reduced: the shop then speaks for itself. */
  hero: HomeOpening['hero']
  /** Name of the image next to the shop's own text. */
  image: string | undefined
  /** A product whose image is there where the shop has none. */
  product: RowCardData | undefined
}

/** The top of the home page: the promotion of the season, or the largest reduction. */
export function HomeHero({ hero, image, product: shown }: HomeHeroProps): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  if (hero?.kind === 'season') return <SeasonStatement hero={hero} />
  if (hero) return <OfferStatement hero={hero} />
  return (
    <Hero
      headingLevel={2}
      title={t('home.heroPlainTitle')}
      text={t('home.heroPlainText')}
      image={
        image
          ? drawing(shop, image)
          : toImage(shop, shown?.image, { sizes: offerSizes, alt: '', kind: shown?.kind ?? null })
      }
      action={
        <ButtonLink href={href('/products')} variant="primary" size="large">
          {t('home.heroPlainAction')}
        </ButtonLink>
      }
    />
  )
}

/** As wide as the page on phones; on others 420 px high, cut at its start. */
const sceneSizes = '(min-width: 768px) 747px, 92vw'

function SeasonStatement({ hero }: { hero: SeasonHero }): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { title, promotion, product, scene } = hero
  const { excerpt, discountRate } = promotion
  return (
    <Hero
      layout="scene"
      headingLevel={2}
      title={title}
      {...(excerpt ? { text: excerpt } : {})}
      {...(discountRate >= LEAST_MARKED_DISCOUNT
        ? { badge: t('offers.upTo', { rate: discountRate }) }
        : {})}
      {...(product
        ? {
            priceOf: <Link href={href(`/products/${product.slug}`)}>{product.name}</Link>,
            price: toPrice(product, t, { isFrom: product.variantsCount > 1 }),
          }
        : {})}
      image={namedImage(shop, scene, { sizes: sceneSizes, aspect: 16 / 9 })}
      action={
        <ButtonLink href={href(`/offers/${promotion.slug}`)} variant="primary" size="large">
          {t('home.heroSecondary')}
        </ButtonLink>
      }
    />
  )
}

function OfferStatement({ hero }: { hero: OfferHero }): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { product, promotion, saving } = hero
  return (
    <Hero
      headingLevel={2}
      kicker={promotion.name}
      title={product.name}
      {...(product.excerpt ? { text: product.excerpt } : {})}
      price={toPrice(product, t, { isFrom: product.variantsCount > 1 })}
      badge={t('home.heroSaving', { amount: saving })}
      image={toImage(shop, product.image, {
        sizes: offerSizes,
        kind: product.kind,
      })}
      action={
        <>
          <ButtonLink href={href(`/products/${product.slug}`)} variant="primary" size="large">
            {t('home.heroAction')}
          </ButtonLink>
          <ButtonLink href={href(`/offers/${promotion.slug}`)} size="large">
            {t('home.heroSecondary')}
          </ButtonLink>
        </>
      }
    />
  )
}
