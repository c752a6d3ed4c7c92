import { comparisonSearch } from '@floga/catalogue-core'
import { ButtonLink } from '@floga/ui'
import { useNavigate } from '@remix-run/react'
import type { MouseEvent, ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { useComparison } from './use-comparison.js'

/** Adds a product to the comparison; without scripts it is compared alone. */
export function CompareLink({ productId }: { productId: string }): ReactElement {
  const { t, href } = useLanguage()
  const navigate = useNavigate()
  const comparison = useComparison()
  const addressOf = (ids: readonly string[]): string => href(`/compare${comparisonSearch(ids)}`)
  const add = (event: MouseEvent): void => {
    event.preventDefault()
    // A full list drops its first product for the one that is added.
    const oldest = comparison.read()[0]
    if (!comparison.add(productId).ok && oldest) {
      comparison.remove(oldest)
      comparison.add(productId)
    }
    navigate(addressOf(comparison.read()))
  }
  return (
    <ButtonLink href={addressOf([productId])} variant="ghost" icon="compare" onClick={add}>
      {t('compare.add')}
    </ButtonLink>
  )
}
