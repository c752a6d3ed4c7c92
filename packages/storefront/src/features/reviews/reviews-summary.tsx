import { Link, Rating, Text } from '@floga/ui'
import { color, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { HowReviewsAreChecked } from './how-reviews-are-checked.js'
import { toRatingProps } from './product-rating.js'
import type { RatingData } from './product-rating.js'

const summary = css`
  @layer app {
    display: grid;
    gap: ${space.md};
    align-content: start;
    max-inline-size: 46rem;

    [data-part='stars-list'] {
      display: grid;
      gap: ${space['2xs']};
      max-inline-size: 24rem;
    }
    [data-part='stars-list'] :is(a, li > span) {
      display: grid;
      grid-template-columns: minmax(0, 13rem) minmax(4rem, 1fr);
      gap: ${space.sm};
      align-items: center;
    }
    meter {
      inline-size: 100%;
      block-size: 0.5rem;
      appearance: none;
      border: 0;
      border-radius: ${radius.control};
      background: ${color.line};
    }
    /* Each engine has a name of its own, and drops a rule with another's. */
    meter::-webkit-meter-bar {
      block-size: 100%;
      border: 0;
      border-radius: ${radius.control};
      background: ${color.line};
    }
    meter::-webkit-meter-optimum-value {
      border-radius: ${radius.control};
      background: ${color.warning};
    }
    meter::-moz-meter-bar {
      border-radius: ${radius.control};
      background: ${color.warning};
    }
    [aria-current] {
      font-weight: 600;
      color: ${color.ink};
    }
  }
`

export interface ReviewsSummaryProps {
  rating: RatingData & { distribution: readonly number[] }
  /** Address of all reviews, or of those with so many stars. */
  hrefOf: (stars?: number) => string
  /** Whose reviews are shown alone. */
  stars?: number | null
}

/** Average, number, and how many reviews have how many stars, each a link to those alone. */
export function ReviewsSummary({ rating, hrefOf, stars }: ReviewsSummaryProps): ReactElement {
  const language = useLanguage()
  const { t } = language
  return (
    <div className={summary}>
      <Rating size="large" {...toRatingProps(rating, language)} />
      <nav aria-label={t('reviews.byStars')}>
        <ul data-part="stars-list">
          {[5, 4, 3, 2, 1].map((one) => {
            const count = rating.distribution[one - 1] ?? 0
            const label = t('reviews.withStars', { stars: one, count })
            return (
              <li key={one}>
                {count > 0 ? (
                  <Link
                    href={hrefOf(one)}
                    variant="quiet"
                    aria-current={stars === one ? 'true' : undefined}
                  >
                    <span>{label}</span>
                    <Share count={count} of={rating.count} />
                  </Link>
                ) : (
                  <Text as="span" tone="soft">
                    <span>{label}</span>
                    <Share count={count} of={rating.count} />
                  </Text>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
      {stars && <Link href={hrefOf()}>{t('reviews.all')}</Link>}
      <HowReviewsAreChecked />
    </div>
  )
}

/** For sighted visitors; the text beside it says the number. */
function Share({ count, of }: { count: number; of: number }): ReactElement {
  return <meter aria-hidden="true" min={0} max={of} value={count} />
}
