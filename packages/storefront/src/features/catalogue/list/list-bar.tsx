import {
  activeChips,
  clearFilters,
  createSearchState,
  isSortName,
  listSelections,
  searchParamsOf,
  setSort,
  SORT_ORDERS,
} from '@floga/catalogue-core'
import type { SearchState, SelectionLabels, SortName } from '@floga/catalogue-core'
import { ActiveFilters, Chip, ResultBar, SortSelect, ViewToggle } from '@floga/ui'
import type { ListLayout, SelectOption } from '@floga/ui'
import { useNavigate } from '@remix-run/react'
import type { ReactElement } from 'react'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { ListPage } from './load-list-page.server.js'
import { useEarlierFilters } from './use-earlier-filters.js'
import { listBar, wideScreensOnly } from './sortable-list.styles.js'

export interface ListBarProps {
  /** Path of the page without its locale's prefix. */
  path: string
  list: ListPage
  names: SelectionLabels
  /** Address of a state of this list, in a layout. */
  addressOf: (state: SearchState, layout?: ListLayout) => string
}

/** Count, filters in force, order and layout of a list. */
export function ListBar(props: ListBarProps): ReactElement {
  const { path, list, names, addressOf } = props
  const { state, total, layout } = list
  const { t, href } = useLanguage()
  const navigate = useNavigate()
  const sortOptions = useSortOptions({ hasTerm: state.term !== '' })
  const earlier = useEarlierFilters(path, state)
  const sort = (name: string): void => {
    if (isSortName(name)) navigate(addressOf(setSort(state, name)), { preventScrollReset: true })
  }
  const kept = [...searchParamsOf({ ...state, page: 1, sort: 'relevance' })]
  return (
    <ResultBar
      className={listBar}
      count={t('products.count', { count: total })}
      filters={
        earlier ? (
          <Chip href={addressOf(createSearchState({ ...state, page: 1, filters: earlier }))}>
            {t('filters.earlier', { count: listSelections({ filters: earlier }).length })}
          </Chip>
        ) : (
          <ActiveFilters
            label={t('filters.active')}
            filters={activeChips(state, names).map(({ id, label, next }) => ({
              id,
              label,
              href: addressOf(next),
              removeLabel: t('filters.remove', { name: label }),
            }))}
            clear={{ label: t('filters.clear'), href: addressOf(clearFilters(state)) }}
          />
        )
      }
      actions={
        total > 0 && (
          <>
            <SortSelect
              action={href(path)}
              label={t('products.sort')}
              submitLabel={t('products.sortApply')}
              options={sortOptions}
              value={state.sort}
              hiddenFields={layout === 'list' ? [...kept, ['view', layout]] : kept}
              onSort={sort}
            />
            <ViewToggle
              className={wideScreensOnly}
              label={t('products.view')}
              layout={layout}
              labels={{ grid: t('products.viewGrid'), list: t('products.viewList') }}
              hrefs={{ grid: addressOf(state, 'grid'), list: addressOf(state, 'list') }}
              onLayoutChange={(next) =>
                navigate(addressOf(state, next), { replace: true, preventScrollReset: true })
              }
            />
          </>
        )
      }
    />
  )
}

const labels = {
  relevance: 'products.sortRelevance',
  'price-asc': 'products.sortPriceAsc',
  'price-desc': 'products.sortPriceDesc',
  newest: 'products.sortNewest',
  name: 'products.sortName',
  discount: 'products.sortDiscount',
} as const satisfies Record<SortName, string>

/** The sort orders of a list with their labels: the default order of a search is relevance. */
function useSortOptions({ hasTerm }: { hasTerm: boolean }): SelectOption[] {
  const { t } = useLanguage()
  return (Object.keys(SORT_ORDERS) as SortName[]).map((name) => ({
    value: name,
    label: t(name === 'relevance' && hasTerm ? 'products.sortBestMatch' : labels[name]),
  }))
}
