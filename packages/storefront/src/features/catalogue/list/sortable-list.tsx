'use client'

import { createFacetLabels, listSelections, mergeFacets, searchHref } from '@floga/catalogue-core'
import type { Aggregation, SearchState, SelectionLabels } from '@floga/catalogue-core'
import { useFormatters, useLocale } from '@floga/i18n/react'
import { Button, FilterDrawer, SkipLink } from '@floga/ui'
import type { ListLayout } from '@floga/ui'
import { useRef } from 'react'
import type { ReactElement } from 'react'
import { useSite } from '../../../site/use-site.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { ListResults, SearchNotice } from './list-results.js'
import { ListBar } from './list-bar.js'
import { ListFilters } from './list-filters.js'
import type { ListPage } from './load-list-page.server.js'
import { categoryPositions } from './category-positions.js'
import { besideFilters } from './sortable-list.styles.js'
import { useFocusOnBack } from './use-focus-on-back.js'

export interface SortableListProps {
  /** Path of the page without its locale's prefix. */
  path: string
  list: ListPage
}

/** A list with facets, count, sort order and pagination, whose state is in the address. */
export function SortableList({ path, list }: SortableListProps): ReactElement {
  const { state, total, aggregations, layout } = list
  const { t, href } = useLanguage()
  const { code } = useLocale()
  const answer = useRef<HTMLDivElement>(null)
  useFocusOnBack(answer, state.page)
  const names = useListNames(aggregations)
  const { rankOf } = categoryPositions(useSite().menu)
  const facets = mergeFacets(aggregations, state, { locale: code, labels: names, rankOf })
  const chosen = listSelections(state).length

  const addressOf = (next: SearchState, view: ListLayout = layout): string => {
    const address = href(searchHref(path, next))
    if (view !== 'list') return address
    return `${address}${address.includes('?') ? '&' : '?'}view=list`
  }

  return (
    <div className={besideFilters}>
      {facets.length > 0 && <SkipLink href="#list">{t('filters.skip')}</SkipLink>}
      {facets.length > 0 && (
        <FilterDrawer
          id="filters"
          title={t('filters.title')}
          openLabel={chosen > 0 ? t('filters.openCount', { count: chosen }) : t('filters.title')}
          closeLabel={t('cart.close')}
          // oxlint-disable-next-line react/no-unstable-nested-components -- a render prop, not a component
          footer={(close) => (
            <Button variant="primary" isWide onClick={close}>
              {t('filters.show', { count: total })}
            </Button>
          )}
        >
          <ListFilters path={path} list={list} facets={facets} addressOf={addressOf} />
        </FilterDrawer>
      )}
      <div id="list" tabIndex={-1} data-part="list" ref={answer}>
        <SearchNotice list={list} />
        <ListBar path={path} list={list} names={names} addressOf={addressOf} />
        <ListResults list={list} addressOf={addressOf} />
      </div>
    </div>
  )
}

/** Labels of a list's selections. */
function useListNames(aggregations: readonly Aggregation[]): SelectionLabels {
  const { t } = useLanguage()
  const { money } = useFormatters()
  const { currency } = useStorefront()
  const amount = (minor: number | undefined): string =>
    minor === undefined ? '' : money({ amountMinor: minor, currency })

  // Labels that the platform does not provide: offers only, and a price range.
  return createFacetLabels(aggregations, (selection) => {
    if (selection.kind === 'offer') return t('filters.offers')
    if (selection.kind !== 'price') return undefined
    const { minMinor, maxMinor } = selection
    if (maxMinor === undefined) return t('filters.priceAbove', { amount: amount(minMinor) })
    if (minMinor === undefined) return t('filters.priceBelow', { amount: amount(maxMinor) })
    return `${amount(minMinor)} – ${amount(maxMinor)}`
  })
}
