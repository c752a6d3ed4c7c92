import { ButtonLink, EmptyState, Link, Notice, Pagination, Text } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../../wiring/use-language.js'
import type { ListPage } from './list-page.server.js'
import { ProductList } from './product-list.js'
import { listHref } from './search-params.js'
import { SortForm } from './sort-form.js'

const bar = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 1.5rem;
  }
`

export interface SortableListProps {
  /** Path of the page without its locale's prefix. */
  path: string
  list: ListPage
}

/** A list with its count, order and pages. */
export function SortableList({ path, list }: SortableListProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { request, total, pages, products, suggestions, correctedTerm } = list
  if (total === 0) {
    return (
      <EmptyState
        title={t('products.empty')}
        action={<ButtonLink href={href('/categories')}>{t('nav.categories')}</ButtonLink>}
      >
        <p>{t('products.emptyText')}</p>
        {suggestions.slice(0, 3).map((term) => (
          <p key={term}>
            <Link href={href(listHref('/products', { ...request, page: 1, term }))}>
              {t('products.suggestion', { term })}
            </Link>
          </p>
        ))}
      </EmptyState>
    )
  }
  return (
    <>
      {correctedTerm && (
        <Notice tone="info">
          {t('products.corrected', { term: request.term, corrected: correctedTerm })}
        </Notice>
      )}
      <div className={bar}>
        <Text tone="soft" role="status">
          {t('products.count', { count: total })}
        </Text>
        <SortForm path={path} request={request} />
      </div>
      <ProductList products={products} priorityCount={2} headingLevel={2} />
      <Pagination
        label={t('products.pagination')}
        page={request.page}
        pageCount={pages}
        hrefForPage={(page) => href(listHref(path, { ...request, page }))}
        previousLabel={t('products.previous')}
        nextLabel={t('products.next')}
        pageLabel={(page) => t('products.page', { page })}
      />
    </>
  )
}
