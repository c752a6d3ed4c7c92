import { createReviewRules } from '@floga/platform-contract/input-rules'
import * as v from 'valibot'

import { createFieldRules } from '../../forms/fields/field-rules.js'
import type { Translate } from '../../lib/create-storefront.js'

/** A review: stars, text, and whether its author is named. */
export function reviewSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({
    ...createReviewRules({
      stars: t('reviewForm.starsMissing'),
      tooShort: (min) => t('reviewForm.short', { min }),
      tooLong: (max) => t('validation.tooLong', { max }),
      links: t('reviewForm.links'),
    }),
    isAnonymous: v.optional(v.literal('on')),
    itemId: v.string(rules.required),
  })
}

/** Withdrawal of a review. */
export function withdrawReviewSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({ itemId: v.string(rules.required) })
}

/** The end of invitations has no field. */
export function endInvitationsSchema(t: Translate) {
  return createFieldRules(t).form({})
}

/** Why a review should not be shown. */
export const reportReasons = ['OFFENSIVE', 'OFF_TOPIC', 'UNTRUE', 'PERSONAL_DATA', 'OTHER'] as const

/** A report of a review. */
export function reportSchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({
    reason: rules.choice(reportReasons),
    comment: rules.reviewReport.comment,
  })
}
