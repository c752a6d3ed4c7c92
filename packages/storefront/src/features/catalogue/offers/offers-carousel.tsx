import type { PromotionsCarouselQuery } from '@floga/api-client/operations'
import { Carousel } from '@floga/ui'
import type { PromotionItemData } from '@floga/ui'
import type { ReactElement } from 'react'

import { toImage } from '../../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { toColors } from '../cards/to-card-props.js'
import { PromotionTile } from './promotion-tile.js'

type Featured = PromotionsCarouselQuery['promotions']['nodes'][number]

/** Number of cards above the fold. */
const EAGER = 2

/**
 * Featured promotions, each with some of its products and their colours. It scrolls only on user
 * input.
 */
export function OffersCarousel({ promotions }: { promotions: readonly Featured[] }): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const toItem = (product: Featured['products'][number]): PromotionItemData => ({
    href: href(`/products/${product.slug}`),
    name: product.name,
    image: toImage(shop, product.image, { sizes: '48px', kind: product.kind }),
    amount:
      product.variantsCount > 1
        ? `${t('product.priceFrom')} ${product.salePriceWithTax.formatted}`
        : product.salePriceWithTax.formatted,
    ...(product.colors.length > 1
      ? {
          colors: toColors(product, href),
          colorsLabel: t('product.colours', { name: product.name }),
        }
      : {}),
  })
  return (
    <Carousel
      label={t('offers.featured')}
      previousLabel={t('products.previous')}
      nextLabel={t('products.next')}
      items="large"
    >
      {promotions.map((promotion, place) => (
        <PromotionTile
          key={promotion.id}
          promotion={promotion}
          layout="wide"
          headingLevel={2}
          isEager={place < EAGER}
          items={promotion.products.map(toItem)}
          itemsLabel={t('offers.among')}
        />
      ))}
    </Carousel>
  )
}
