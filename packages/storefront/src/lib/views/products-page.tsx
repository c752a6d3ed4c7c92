import {
  activeChips,
  clearFilters,
  createFacetLabels,
  filterField,
  searchHref,
  searchParamsOf,
  setPage,
} from '@floga/catalogue-core'
import type { Facet, SearchState, SortName } from '@floga/catalogue-core'
import { toMajorUnits } from '@floga/i18n'
import { ActiveFilters, Button, ButtonLink, Container, EmptyState, FacetGroup } from '@floga/ui'
import {
  FilterDrawer,
  Heading,
  Pagination,
  PriceRangeField,
  ResultBar,
  SortSelect,
} from '@floga/ui'
import { Form, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import type { loadProducts } from '../request/load-products.js'
import { ProductTiles } from './product-tiles.js'
import { useLanguage, useStorefront } from './storefront-context.js'

const sorts = [
  'relevance',
  'price-asc',
  'price-desc',
  'newest',
  'name',
] as const satisfies SortName[]

/**
 * Renders `loadProducts`: filters, sort order, products and pagination. Its state is in the
 * address.
 */
export function ProductsPage(): ReactElement {
  const { state, title, facets, pages, total, aggregations, products } =
    useLoaderData<typeof loadProducts>()
  const { t, href } = useLanguage()
  const addressOf = (next: SearchState) => href(searchHref('/products', next))
  const chips = activeChips(state, createFacetLabels(aggregations))
  return (
    <Container className="storefront-page">
      <Heading level={1}>{state.term ? t('products.found', { term: state.term }) : title}</Heading>
      <div className="storefront-filters">
        <FilterDrawer
          id="filters"
          title={t('products.filters')}
          openLabel={t('products.filters')}
          closeLabel={t('close')}
        >
          <Filters facets={facets} state={state} />
        </FilterDrawer>
        <div>
          <ResultBar
            count={t('products.count', { count: total })}
            filters={
              <ActiveFilters
                label={t('products.chosen')}
                filters={chips.map(({ id, label, next }) => ({
                  id,
                  label,
                  href: addressOf(next),
                  removeLabel: t('products.remove', { name: label }),
                }))}
                clear={{ label: t('products.clear'), href: addressOf(clearFilters(state)) }}
              />
            }
            actions={
              <SortSelect
                action={href('/products')}
                label={t('products.sort')}
                submitLabel={t('products.apply')}
                options={sorts.map((name) => ({ value: name, label: t(`products.by.${name}`) }))}
                value={state.sort}
                hiddenFields={[...searchParamsOf({ ...state, page: 1, sort: 'relevance' })]}
              />
            }
          />
          {products.length > 0 ? (
            <ProductTiles products={products} />
          ) : (
            <EmptyState
              title={t('products.none')}
              action={<ButtonLink href={href('/products')}>{t('products.all')}</ButtonLink>}
            />
          )}
          <Pagination
            label={t('products.pages')}
            page={state.page}
            pageCount={pages}
            hrefForPage={(page) => addressOf(setPage(state, page))}
            previousLabel={t('products.previous')}
            nextLabel={t('products.next')}
            pageLabel={(page) => t('products.page', { page })}
          />
        </div>
      </div>
    </Container>
  )
}

/** The facets as one form, which works without scripts. */
function Filters({ facets, state }: { facets: Facet[]; state: SearchState }): ReactElement {
  const { t, href } = useLanguage()
  return (
    <Form method="get" action={href('/products')} key={searchHref('', state)}>
      {state.term && <input type="hidden" name="search" value={state.term} />}
      {facets.map((facet) => {
        if (facet.kind === 'price') return <Prices key={facet.id} facet={facet} />
        const [first] = facet.kind === 'values' ? facet.values : []
        if (facet.kind !== 'values' || !first) return null
        return (
          <FacetGroup
            key={facet.id}
            open
            label={facet.id === 'category' ? t('products.categories') : facet.label}
            name={filterField(first.selection).name}
            moreLabel={(count) => t('products.more', { count })}
            values={facet.values.map(({ selection, label, count, isSelected }) => ({
              value: filterField(selection).value,
              label,
              count,
              isChosen: isSelected,
            }))}
          />
        )
      })}
      <Button type="submit" variant="primary" isWide>
        {t('products.apply')}
      </Button>
    </Form>
  )
}

/** From and to, in whole units of the shop's currency. */
function Prices({ facet }: { facet: Extract<Facet, { kind: 'price' }> }): ReactElement {
  const { t, formatters } = useLanguage()
  const { currency } = useStorefront()
  const inUnits = (amountMinor: number) => toMajorUnits({ amountMinor, currency })
  const { bounds, chosen } = facet
  return (
    <PriceRangeField
      label={t('products.price')}
      fromLabel={t('products.priceFrom')}
      toLabel={t('products.priceTo')}
      applyLabel={t('products.priceApply')}
      fromName="price-from"
      toName="price-to"
      unit={formatters.moneyParts({ amountMinor: 0, currency }).symbol}
      {...(chosen.minMinor === undefined ? {} : { from: inUnits(chosen.minMinor) })}
      {...(chosen.maxMinor === undefined ? {} : { to: inUnits(chosen.maxMinor) })}
      {...(bounds
        ? {
            lowest: Math.floor(inUnits(bounds.minMinor)),
            highest: Math.ceil(inUnits(bounds.maxMinor)),
          }
        : {})}
    />
  )
}
