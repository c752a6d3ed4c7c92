import { clearFilters, listSelections, searchHref } from '@floga/catalogue-core'
import type { SearchState } from '@floga/catalogue-core'
import { ButtonLink, EmptyState, Link, Stack } from '@floga/ui'
import type { ReactElement } from 'react'

import { FindInstead } from '../../../components/find-instead.js'
import { useHasPage, useSite } from '../../../site/use-site.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { ListPage } from './load-list-page.server.js'

export interface EmptyListProps {
  list: ListPage
  addressOf: (state: SearchState) => string
}

/** No results: suggestions for other terms, fewer filters, categories, and contact. */
export function EmptyList({ list, addressOf }: EmptyListProps): ReactElement {
  const { state, suggestions } = list
  const { t, href } = useLanguage()
  const { contact } = useSite()
  const hasPage = useHasPage()
  const hasFilters = listSelections(state).length > 0
  return (
    <>
      <EmptyState
        title={state.term ? t('products.emptyTerm', { term: state.term }) : t('products.empty')}
        action={
          <Stack direction="row" gap="sm" justify="center">
            {hasFilters && (
              <ButtonLink variant="primary" href={addressOf(clearFilters(state))}>
                {t('filters.clear')}
              </ButtonLink>
            )}
            {hasPage('/contact') && (
              <ButtonLink href={href('/contact')}>{t('nav.contact')}</ButtonLink>
            )}
            {contact?.phone && (
              <ButtonLink icon="phone" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
                {contact.phone}
              </ButtonLink>
            )}
          </Stack>
        }
      >
        <p>{t('products.emptyText')}</p>
        {suggestions.slice(0, 3).map((term) => (
          <p key={term}>
            <Link href={href(searchHref('/products', { term }))}>
              {t('products.suggestion', { term })}
            </Link>
          </p>
        ))}
      </EmptyState>
      <FindInstead />
    </>
  )
}
