import { Disclosure, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'

/** How it is ensured that reviews are by buyers, which the law wants said beside them. */
export function HowReviewsAreChecked(): ReactElement {
  const { t } = useLanguage()
  return (
    <Disclosure title={t('reviews.howTitle')}>
      <Text size="small">{t('reviews.howBuyers')}</Text>
      <Text size="small">{t('reviews.howAll')}</Text>
      <Text size="small">{t('reviews.howHidden')}</Text>
      <Text size="small">{t('reviews.howAverage')}</Text>
    </Disclosure>
  )
}
