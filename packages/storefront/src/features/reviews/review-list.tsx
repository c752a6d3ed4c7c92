import type { ProductReviewsQuery } from '@floga/api-client/operations'
import { Link, Rating, Text } from '@floga/ui'
import { color, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'

export type ProductReviewsData = NonNullable<ProductReviewsQuery['productReviews']>
export type ReviewData = ProductReviewsData['nodes'][number]

const list = css`
  @layer app {
    display: grid;
    gap: ${space.lg};
    max-inline-size: 46rem;

    > li {
      padding-block-end: ${space.lg};
      border-block-end: 1px solid ${color.line};
    }
  }
`

const view = css`
  @layer app {
    display: grid;
    gap: ${space['2xs']};

    [data-part='text'] {
      white-space: pre-line;
      overflow-wrap: anywhere;
    }
    > [data-part='facts'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space.md};
    }
  }
`

const answerBox = css`
  @layer app {
    margin-block-start: ${space.xs};
    padding: ${space.sm} ${space.md};
    border-radius: ${radius.control};
    background: ${color.groundSoft};

    [data-part='text'] {
      white-space: pre-line;
      overflow-wrap: anywhere;
    }
  }
`

/** Reviews with their authors, dates and answers. */
export function ReviewList({ reviews }: { reviews: readonly ReviewData[] }): ReactElement {
  return (
    <ul className={list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewText review={review} />
          <ReportLink review={review} />
        </li>
      ))}
    </ul>
  )
}

/** A review with its author, date and answer. */
export function ReviewText({ review }: { review: ReviewData }): ReactElement {
  const { t, formatters } = useLanguage()
  const { stars, text, locale, variantLabel, writtenAt, editedAt } = review
  const author = review.authorName ?? t('reviews.anonymous')
  return (
    <div className={view}>
      <Rating value={stars} label={t('reviews.stars', { stars })} />
      <div data-part="facts">
        <Text as="span" size="small" weight="strong">
          {author}
        </Text>
        <Text as="span" size="small" tone="soft">
          <time dateTime={writtenAt}>{formatters.date(writtenAt, 'long')}</time>
          {editedAt && `, ${t('reviews.edited', { date: formatters.date(editedAt, 'long') })}`}
        </Text>
        <Text as="span" size="small" tone="soft">
          {t('reviews.verified')}
        </Text>
        {variantLabel && (
          <Text as="span" size="small" tone="soft">
            {t('reviews.bought', { label: variantLabel })}
          </Text>
        )}
      </div>
      {text && (
        <Text data-part="text" lang={locale} dir="auto">
          {text}
        </Text>
      )}
      <ReviewAnswer answer={review.answer} />
    </div>
  )
}

function ReportLink({ review }: { review: ReviewData }): ReactElement {
  const { t, href } = useLanguage()
  const author = review.authorName ?? t('reviews.anonymous')
  return (
    <Link
      href={href(`/review-report/${review.id}`)}
      variant="quiet"
      rel="nofollow"
      aria-label={t('reviews.reportOf', { author })}
    >
      <Text as="span" size="small">
        {t('reviews.report')}
      </Text>
    </Link>
  )
}

/** The shop's answer to a review; nothing without one. */
export function ReviewAnswer({ answer }: Pick<ReviewData, 'answer'>): ReactElement | null {
  const { t, formatters } = useLanguage()
  const { name } = useStorefront()
  if (!answer) return null
  return (
    <blockquote className={answerBox}>
      <Text size="small" weight="strong">
        {t('reviews.answer', { shop: name })}, {formatters.date(answer.answeredAt, 'long')}
      </Text>
      <Text data-part="text" dir="auto">
        {answer.text}
      </Text>
    </blockquote>
  )
}
