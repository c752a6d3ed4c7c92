import type { PromotionsQuery } from '@floga/api-client/operations'
import { useFormatters } from '@floga/i18n/react'
import { PromotionCard } from '@floga/ui'
import type { PromotionCardProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { toImage } from '../../../components/images/to-image.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { LEAST_MARKED_DISCOUNT } from '../cards/to-card-props.js'
import { lastDay } from './last-day.js'

/** A promotion as lists show it. */
export type PromotionData = PromotionsQuery['promotions']['nodes'][number]

export interface PromotionTileProps extends Pick<
  PromotionCardProps,
  'items' | 'itemsLabel' | 'layout' | 'headingLevel' | 'isEager'
> {
  promotion: Omit<PromotionData, 'id'>
}

/** A promotion with its maximum reduction, number of products and end date. */
export function PromotionTile({ promotion, ...rest }: PromotionTileProps): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const { date } = useFormatters()
  const { name, slug, excerpt, image, productsCount, discountRate, endsAt } = promotion
  return (
    <PromotionCard
      href={href(`/offers/${slug}`)}
      title={name}
      {...(excerpt ? { text: excerpt } : {})}
      {...(discountRate >= LEAST_MARKED_DISCOUNT
        ? { badge: t('offers.upTo', { rate: discountRate }) }
        : {})}
      image={toImage(shop, image, {
        sizes: '(min-width: 1200px) 312px, (min-width: 400px) 320px, 78vw',
      })}
      notes={[
        t('categories.count', { count: productsCount }),
        ...(endsAt ? [t('offers.untilShort', { date: date(lastDay(endsAt), 'long') })] : []),
      ]}
      {...rest}
    />
  )
}
