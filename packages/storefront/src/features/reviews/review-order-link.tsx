import { ButtonLink } from '@floga/ui'
import type { ReactElement } from 'react'

import type { OrderData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { useHasPage } from '../../site/use-site.js'

/** Leads from a delivered order to the reviews of its goods; nothing before, or without reviews. */
export function ReviewOrderLink({
  order,
}: {
  order: Pick<OrderData, 'reviewToken'>
}): ReactElement | null {
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  if (!order.reviewToken || !hasPage('/review')) return null
  return <ButtonLink href={href(`/review/${order.reviewToken}`)}>{t('orders.review')}</ButtonLink>
}
