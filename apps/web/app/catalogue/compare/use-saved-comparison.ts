import { comparisonSearch } from '@floga/catalogue-core'
import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'

import { useHref } from '../../wiring/i18n/use-messages.js'
import { openComparisonList } from './comparison-list.js'

/** Keeps the device's comparison in step with the address: the address wins, and an empty one shows what is kept. */
export function useSavedComparison(ids: readonly string[]): void {
  const navigate = useNavigate()
  const href = useHref()
  const shown = ids.join()
  const page = href('/compare')

  useEffect(() => {
    const comparison = openComparisonList()
    const kept = comparison.getSnapshot()
    if (shown) comparison.replace(shown.split(','))
    else if (kept.length > 0) navigate(page + comparisonSearch(kept), { replace: true })
  }, [navigate, page, shown])
}
