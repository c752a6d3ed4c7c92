import { searchHref } from '@floga/catalogue-core'
import { ButtonLink, EmptyState, Link } from '@floga/ui'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../../wiring/use-language.js'
import type { ListPage } from './list-page.server.js'

/** Nothing found: other words to try, and the way to the categories. */
export function EmptyList({ list }: { list: ListPage }): ReactElement {
  const t = useMessages()
  const href = useHref()
  return (
    <EmptyState
      title={t('products.empty')}
      action={<ButtonLink href={href('/categories')}>{t('nav.categories')}</ButtonLink>}
    >
      <p>{t('products.emptyText')}</p>
      {list.suggestions.slice(0, 3).map((term) => (
        <p key={term}>
          <Link href={href(searchHref('/products', { term }))}>
            {t('products.suggestion', { term })}
          </Link>
        </p>
      ))}
    </EmptyState>
  )
}
