import { searchHref, setPage } from '@floga/catalogue-core'
import type { SearchState } from '@floga/catalogue-core'
import { ButtonLink, EmptyState, Link, Alert, Pagination } from '@floga/ui'
import { Fragment } from 'react'
import type { ReactElement } from 'react'

import { CardsForm } from '../../cart/add/cards-form.js'
import { isBoughtAtOnce } from '../cards/to-card-data.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { CompareBar } from '../../compare/compare-bar.js'
import { EmptyList } from './empty-list.js'
import type { ListPage } from './load-list-page.server.js'
import { ProductList } from './product-list.js'

export interface ListResultsProps {
  list: ListPage
  addressOf: (state: SearchState) => string
}

/** The products of a list's page with pagination, or help when there are none. */
export function ListResults({ list, addressOf }: ListResultsProps): ReactElement {
  const { t } = useLanguage()
  const { state, total, pages, products, layout } = list
  if (total === 0) return <EmptyList list={list} addressOf={addressOf} />
  if (state.page > pages) {
    return (
      <EmptyState
        title={t('products.noPage', { page: state.page })}
        action={
          <ButtonLink href={addressOf(setPage(state, 1))}>{t('products.firstPage')}</ButtonLink>
        }
      >
        <p>{t('products.noPageText', { pages })}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ProductList
        products={products}
        priorityCount={4}
        headingLevel={2}
        layout={layout}
        isComparable
      />
      {products.some(isBoughtAtOnce) && <CardsForm />}
      <CompareBar />
      <Pagination
        label={t('products.pagination')}
        page={state.page}
        pageCount={pages}
        hrefForPage={(page) => addressOf(setPage(state, page))}
        previousLabel={t('products.previous')}
        nextLabel={t('products.next')}
        pageLabel={(page) => t('products.page', { page })}
      />
    </>
  )
}

/**
 * Shows that a corrected term was searched, or that results match only some of the words, with a
 * link to the original term.
 */
export function SearchNotice({ list }: { list: ListPage }): ReactElement | null {
  const { t, href } = useLanguage()
  const { correctedTerm, isPartial, state, suggestions, total } = list
  const { term } = state
  if ((!correctedTerm && !isPartial) || total === 0) return null
  const others = suggestions.filter((one) => one !== correctedTerm)
  return (
    <Alert tone="info" role="status">
      {correctedTerm && t('products.corrected', { term, corrected: correctedTerm })}{' '}
      {isPartial && t('products.partial', { term: correctedTerm ?? term })}{' '}
      {correctedTerm && (
        <Link href={href(searchHref('/products', { term, isExact: true }))}>
          {t('products.searchExact', { term })}
        </Link>
      )}
      {isPartial && others.length > 0 && (
        <>
          {t('products.tryInstead')}{' '}
          {others.map((one, place) => (
            <Fragment key={one}>
              {place > 0 && ', '}
              <Link href={href(searchHref('/products', { term: one }))}>{one}</Link>
            </Fragment>
          ))}
        </>
      )}
    </Alert>
  )
}
