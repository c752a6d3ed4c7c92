import * as v from 'valibot'

import { createFieldRules } from '../../../forms/fields/field-rules.js'
import type { Translate } from '../../../lib/create-storefront.js'

const MOST = 200

/** What staff may add when an order is sent. */
export function orderLinkSchema(t: Translate) {
  const rules = createFieldRules(t)
  const text = v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MOST, t('validation.tooLong', { max: MOST })),
  )
  return rules.form({
    tracking: v.optional(text),
    trackingUrl: v.optional(
      v.pipe(
        text,
        v.check(
          (url) => url === '' || /^https:\/\/\S+$/.test(url),
          t('orderLink.trackingUrlInvalid'),
        ),
      ),
    ),
  })
}
