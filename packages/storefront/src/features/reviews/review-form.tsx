import { Alert, Disclosure, Heading, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../forms/form-answer.js'
import { CheckboxField } from '../../forms/fields/checkbox-field.js'
import { RadioField } from '../../forms/fields/radio-field.js'
import { TextAreaField } from '../../forms/fields/text-area-field.js'
import { ShopForm } from '../../forms/shop-form.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import type { ReviewableItemData } from './order-reviews-page.js'
import { ReviewAnswer } from './review-list.js'
import { reviewSchema, withdrawReviewSchema } from './review-schema.js'

export interface ReviewFormProps {
  item: ReviewableItemData
  /** Shown beside the review, unless its author wants none. */
  authorName: string
  /** Of the page, without what it was opened with. */
  path: string
  answer: FormAnswer | undefined
}

/** Stars and text of one item; a review that is there can be edited and withdrawn. */
export function ReviewForm({ item, authorName, path, answer }: ReviewFormProps): ReactElement {
  const { t, href } = useLanguage()
  const { id, name, label, review } = item
  const address = href(`${path}?item=${encodeURIComponent(id)}`)
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size={3}>
        {label ? `${name}, ${label}` : name}
      </Heading>
      {review?.hiddenReason && (
        <Alert tone="warning" title={t('reviewForm.hiddenTitle')}>
          {t('reviewForm.hiddenText', { reason: review.hiddenReason })}
        </Alert>
      )}
      {review && <ReviewAnswer answer={review.answer} />}
      <ShopForm
        id="review"
        answer={answer}
        schema={reviewSchema(t)}
        action={address}
        values={{
          ...(review ? { stars: String(review.stars), text: review.text ?? '' } : {}),
          ...(review?.isAnonymous ? { isAnonymous: 'on' } : {}),
        }}
        submitLabel={t(review ? 'reviewForm.save' : 'reviewForm.send')}
      >
        <input type="hidden" name="itemId" value={id} />
        <RadioField
          name="stars"
          legend={t('reviewForm.stars')}
          options={([5, 4, 3, 2, 1] as const).map((stars) => ({
            value: String(stars),
            label: t(`reviewForm.star${stars}`),
          }))}
        />
        <TextAreaField
          name="text"
          label={t('reviewForm.text')}
          hint={t('reviewForm.textHint')}
          rows={6}
          isOptional
        />
        <div>
          <CheckboxField name="isAnonymous" label={t('reviewForm.anonymous')} />
          {authorName && (
            <Text size="small" tone="soft">
              {t('reviewForm.nameShown', { name: authorName })}
            </Text>
          )}
        </div>
      </ShopForm>
      {review && (
        <Disclosure title={t('reviewForm.withdraw')} open={answer?.formId === 'review-withdraw'}>
          <ShopForm
            id="review-withdraw"
            answer={answer}
            schema={withdrawReviewSchema(t)}
            action={address}
            keepsDraft={false}
            submitLabel={t('reviewForm.withdraw')}
          >
            <input type="hidden" name="itemId" value={id} />
            <Text size="small">{t('reviewForm.withdrawText')}</Text>
          </ShopForm>
        </Disclosure>
      )}
    </Stack>
  )
}
