import { ButtonLink, Hero } from '@floga/ui'
import type { ReactElement } from 'react'

import type { RowCardData } from '../../wiring/api/api-types.js'
import { drawing, toImage } from '../../wiring/content/to-image.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { toPrice } from '../cards/to-card-props.js'

export interface HomeHeroProps {
  /** Null when nothing is reduced: the shop then speaks for itself. */
  offer: {
    product: RowCardData & { excerpt?: string | null }
    promotion: { name: string; slug: string }
    saving: { formatted: string }
  } | null
  /** Name of the fallback image next to the shop's own text. */
  image: string
}

/** The top of the home page: the largest reduction, and its promotion. */
export function HomeHero({ offer, image }: HomeHeroProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  if (!offer) {
    return (
      <Hero
        headingLevel={2}
        title={t('home.heroPlainTitle')}
        text={t('home.heroPlainText')}
        image={drawing(image)}
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
      image={toImage(product.image, {
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
