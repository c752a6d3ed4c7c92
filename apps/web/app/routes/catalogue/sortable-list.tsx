import {
  activeChips,
  clearFilters,
  createFacetLabels,
  isSortName,
  mergeFacets,
  searchHref,
  searchParamsOf,
  setPage,
  setSort,
} from '@floga/catalogue-core'
import type { SearchState, Selection } from '@floga/catalogue-core'
import { useFormatters, useLocale } from '@floga/i18n/react'
import {
  ActiveFilters,
  Button,
  FilterDrawer,
  Notice,
  Pagination,
  ResultBar,
  SortSelect,
} from '@floga/ui'
import { useNavigate } from '@remix-run/react'
import type { ReactElement } from 'react'

import { tenant } from '../../tenant/tenant.js'
import type { Translate } from '../../wiring/messages.js'
import { useHref, useMessages } from '../../wiring/use-language.js'
import { EmptyList } from './empty-list.js'
import { ListFilters } from './list-filters.js'
import type { ListPage } from './list-page.server.js'
import { ProductList } from './product-list.js'
import { besideFilters } from './sortable-list.styles.js'
import { useSortOptions } from './use-sort-options.js'

export interface SortableListProps {
  /** Path of the page without its locale's prefix. */
  path: string
  list: ListPage
}

/** A list with its facets, count, order and pages: all of it stands in the address. */
export function SortableList({ path, list }: SortableListProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const navigate = useNavigate()
  const { code } = useLocale()
  const { money } = useFormatters()
  const sortOptions = useSortOptions()
  const { state, total, pages, products, aggregations, correctedTerm } = list
  const addressOf = (next: SearchState): string => href(searchHref(path, next))

  const labels = createFacetLabels(aggregations, (selection) => labelOf(selection, t, money))
  const facets = mergeFacets(aggregations, state, { locale: code, labels })
  const chips = activeChips(state, labels)
  const sort = (name: string): void => {
    if (isSortName(name)) navigate(addressOf(setSort(state, name)), { preventScrollReset: true })
  }

  return (
    <div className={besideFilters}>
      <FilterDrawer
        id="filters"
        title={t('filters.title')}
        openLabel={
          chips.length > 0 ? t('filters.openCount', { count: chips.length }) : t('filters.title')
        }
        closeLabel={t('cart.close')}
        // oxlint-disable-next-line react/no-unstable-nested-components -- a way to draw, not a component
        footer={(close) => (
          <Button variant="primary" isWide onClick={close}>
            {t('filters.show', { count: total })}
          </Button>
        )}
      >
        <ListFilters path={path} state={state} facets={facets} />
      </FilterDrawer>
      <div data-part="list">
        {correctedTerm && (
          <Notice tone="info">
            {t('products.corrected', { term: state.term, corrected: correctedTerm })}
          </Notice>
        )}
        <ResultBar
          count={t('products.count', { count: total })}
          filters={
            <ActiveFilters
              label={t('filters.active')}
              filters={chips.map(({ id, label, next }) => ({
                id,
                label,
                href: addressOf(next),
                removeLabel: t('filters.remove', { name: label }),
              }))}
              clear={{ label: t('filters.clear'), href: addressOf(clearFilters(state)) }}
            />
          }
          actions={
            <SortSelect
              action={href(path)}
              label={t('products.sort')}
              submitLabel={t('products.sortApply')}
              options={sortOptions}
              value={state.sort}
              kept={[...searchParamsOf({ ...state, page: 1, sort: 'relevance' })]}
              onSort={sort}
            />
          }
        />
        {total === 0 ? (
          <EmptyList list={list} />
        ) : (
          <ProductList products={products} priorityCount={4} headingLevel={2} />
        )}
        <Pagination
          label={t('products.pagination')}
          page={state.page}
          pageCount={pages}
          hrefForPage={(page) => addressOf(setPage(state, page))}
          previousLabel={t('products.previous')}
          nextLabel={t('products.next')}
          pageLabel={(page) => t('products.page', { page })}
        />
      </div>
    </div>
  )
}

/** What no facet of the platform names: offers alone, and a range of prices. */
function labelOf(
  selection: Selection,
  t: Translate,
  money: (amount: { amountMinor: number; currency: string }) => string,
): string | undefined {
  if (selection.kind === 'offer') return t('filters.offers')
  if (selection.kind !== 'price') return undefined
  const ends = [selection.minMinor, selection.maxMinor].map((minor) =>
    minor === undefined ? '' : money({ amountMinor: minor, currency: tenant.currency }),
  )
  return ends.join(' – ').trim()
}
