import { ProductsSearchDocument } from '@floga/api-client/operations'
import {
  activeChips,
  clearFilters,
  createFacetLabels,
  filterField,
  mergeFacets,
  parseSearchState,
  searchHref,
  searchParamsOf,
  setPage,
  toSearchVariables,
} from '@floga/catalogue-core'
import type { Facet, SearchState, SortName } from '@floga/catalogue-core'
import type { PageQuery } from '@floga/remix-server/browser'
import { itemListJsonLd } from '@floga/seo'
import { ActiveFilters, Button, ButtonLink, Container, EmptyState, FacetGroup } from '@floga/ui'
import { FilterDrawer, Heading, Pagination, ResultBar, SortSelect } from '@floga/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useLanguage } from '../language.js'
import { openRequest } from '../open-request.server.js'
import { ProductTiles } from '../product-tiles.js'
import { shop } from '../shop.js'

const { pageSize } = shop
const sorts = [
  'relevance',
  'price-asc',
  'price-desc',
  'newest',
  'name',
] as const satisfies SortName[]

export const handle = {
  cache: 'public',
  readQuery(asked: URLSearchParams): PageQuery {
    const state = parseSearchState(asked, { pageSize })
    return { search: searchParamsOf(state).toString(), isKept: state.term === '' }
  },
}

export async function loader(args: LoaderFunctionArgs) {
  const { query, url, t, meta, seo, href } = openRequest(args)
  const state = parseSearchState(url.searchParams, { pageSize })
  const variables = toSearchVariables(state, { pageSize, aggs: ['CATEGORIES', 'OPTIONS'] })
  const { productsSearch: found } = await query(ProductsSearchDocument, variables)
  const pages = Math.max(1, Math.ceil(found.total / pageSize))
  if (state.page > pages) throw new Response(null, { status: 404 })
  const facets = mergeFacets(found.aggregations, state, { locale: args.params['lang'] ?? 'en' })
  const title =
    facets
      .flatMap((facet) => (facet.kind === 'values' && facet.id === 'category' ? facet.values : []))
      .filter(({ isSelected }) => isSelected)
      .map(({ label }) => label)
      .join(', ') || t('products.title')
  const listed = found.nodes.map(({ name, slug }) => ({
    name,
    url: seo.url(href(`/products/${slug}`)),
  }))
  return {
    state,
    title,
    facets,
    pages,
    total: found.total,
    aggregations: found.aggregations,
    products: found.nodes,
    meta: meta({
      title,
      noindex: state.term !== '',
      jsonLd: [itemListJsonLd(listed, { skip: (state.page - 1) * pageSize, total: found.total })],
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export default function Products(): ReactElement {
  const { state, title, facets, pages, total, aggregations, products } =
    useLoaderData<typeof loader>()
  const { t, href } = useLanguage()
  const addressOf = (next: SearchState) => href(searchHref('/products', next))
  const chips = activeChips(state, createFacetLabels(aggregations))
  return (
    <Container className="page">
      <Heading level={1}>{state.term ? t('products.found', { term: state.term }) : title}</Heading>
      <div className="beside-filters">
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
