import { Link, Rating } from '@floga/ui'
import type { RatingProps } from '@floga/ui'
import type { Formatters } from '@floga/i18n'
import type { ReactElement } from 'react'

import type { Translate } from '../../lib/create-storefront.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

/** Average and number of reviews. */
export interface RatingData {
  average: number
  count: number
}

/** A rating as props of the kit. */
export function toRatingProps(
  { average, count }: RatingData,
  { t, formatters }: { t: Translate; formatters: Pick<Formatters, 'number'> },
): RatingProps {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const rounded = formatters.number(average, one)
  return {
    value: average,
    label: t('rating.label', { average: rounded, count }),
    text: t('rating.text', { average: rounded, count: formatters.number(count) }),
  }
}

/** The stars below a product's name, which lead to its reviews; nothing without one. */
export function ProductRating({ rating }: { rating: RatingData | null }): ReactElement | null {
  const language = useLanguage()
  if (!rating) return null
  return (
    <Link href="#reviews" variant="quiet">
      <Rating {...toRatingProps(rating, language)} />
    </Link>
  )
}

/** The rating of a product's card; nothing without a review. */
export function toCardRating(
  { rating }: { rating?: RatingData },
  language: Parameters<typeof toRatingProps>[1],
): { rating?: RatingProps } {
  return rating ? { rating: toRatingProps(rating, language) } : {}
}
