import { ButtonLink, Heading, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { Section } from '../../components/section.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { useHasPage } from '../../site/use-site.js'
import { ReviewList } from './review-list.js'
import type { ProductReviewsData, ReviewData } from './review-list.js'
import { HowReviewsAreChecked } from './how-reviews-are-checked.js'
import { ReviewsSummary } from './reviews-summary.js'

export interface ProductReviewsProps {
  slug: string
  rating: ProductReviewsData['rating']
  /** The newest. */
  reviews: readonly ReviewData[]
}

/** The newest reviews of a product on its page. Nothing in a shop without reviews. */
export function ProductReviews({
  slug,
  rating,
  reviews,
}: ProductReviewsProps): ReactElement | null {
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  if (!hasPage('/reviews')) return null
  const hrefOf = (stars?: number) => href(`/reviews/${slug}${stars ? `?stars=${stars}` : ''}`)
  return (
    <Section id="reviews" aria-labelledby="reviews-title">
      <Stack gap="md">
        <Heading level={2} id="reviews-title">
          {t('reviews.title')}
        </Heading>
        {rating ? (
          <>
            <ReviewsSummary rating={rating} hrefOf={hrefOf} />
            <ReviewList reviews={reviews} />
            {rating.count > reviews.length && (
              <div>
                <ButtonLink href={hrefOf()}>
                  {t('reviews.allCount', { count: rating.count })}
                </ButtonLink>
              </div>
            )}
          </>
        ) : (
          <>
            <Text>{t('reviews.none')}</Text>
            <HowReviewsAreChecked />
          </>
        )}
      </Stack>
    </Section>
  )
}
