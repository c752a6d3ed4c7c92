import { ButtonLink, Hero } from '@floga/ui'
import type { ReactElement } from 'react'

import type { RowCardData } from '../../request/api/api-types.js'
import { drawing } from '../../components/images/named-image.js'
import { toImage } from '../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { toPrice } from '../catalogue/cards/to-card-props.js'

export interface HomeHeroProps {
  /** Null when nothing is reduced: the shop then speaks for itself. */
  offer: {
    product: RowCardData & { excerpt?: string | null }
    promotion: { name: string; slug: string }
    saving: { formatted: string }
  } | null
  /** Name of the fallback image next to the shop's own text. */
  image: string | undefined
}

/** The top of the home page: the largest reduction, and its promotion. */
export function HomeHero({ offer, image }: HomeHeroProps): ReactElement | null {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  if (!offer) {
    if (!image) return null
    return (
      <Hero
        headingLevel={2}
        title={t('home.heroPlainTitle')}
        text={t('home.heroPlainText')}
        image={drawing(shop, image)}
        action={
          <ButtonLink href={href('/products')} variant="primary" size="large">
            {t('home.heroPlainAction')}
          </ButtonLink>
        }
      />
    )
  }
  const { product, promotion, saving } = offer
  return (
    <Hero
      headingLevel={2}
      kicker={promotion.name}
      title={product.name}
      {...(product.excerpt ? { text: product.excerpt } : {})}
      price={toPrice(product, t, { isFrom: product.variantsCount > 1 })}
      badge={t('home.heroSaving', { amount: saving.formatted })}
      image={toImage(shop, product.image, {
        // On phones 5 % narrower than rendered: the next larger file has half as many bytes again.
        sizes: '(min-width: 992px) 540px, (min-width: 460px) 420px, 88vw',
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
