import { Button, SearchCombobox } from '@floga/ui'
import type { SuggestionGroup } from '@floga/ui'
import { useLocation, useNavigate } from '@remix-run/react'
import { memo } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { useAutocomplete } from './use-autocomplete.js'

const kinds = ['products', 'categories', 'brands', 'terms'] as const
const icons = { products: 'search', categories: 'grid', brands: 'store', terms: 'search' } as const

export interface SiteSearchProps {
  /** Texts that the empty field shows in turn. @default none */
  examples?: readonly string[]
}

/** The shop's search: a plain form to the list of products that suggests while one types. */
export function SiteSearch(props: SiteSearchProps): ReactElement {
  return <SuggestingSearch {...useAutocomplete()} {...props} />
}

const SuggestingSearch = memo(function SuggestingSearch({
  shown,
  autocomplete,
  examples = [],
}: ReturnType<typeof useAutocomplete> & SiteSearchProps): ReactElement {
  const { t, href } = useLanguage()
  const navigate = useNavigate()
  const { search } = useLocation()
  const term = new URLSearchParams(search).get('search') ?? ''
  const listFor = (wanted: string): string =>
    `${href('/products')}?${new URLSearchParams({ search: wanted })}`

  const recent: SuggestionGroup = {
    id: 'recent',
    label: t('search.recent'),
    suggestions: shown.recent.map((past) => ({
      id: past,
      label: past,
      href: listFor(past),
      icon: 'clock',
      removeLabel: t('search.forget', { term: past }),
    })),
  }
  const found = kinds.map((kind): SuggestionGroup => ({
    id: kind,
    label: t(`search.${kind}`),
    suggestions: (shown.answer?.[kind] ?? []).map((one) => ({
      ...one,
      id: one.href,
      icon: icons[kind],
    })),
  }))
  return (
    <SearchCombobox
      action={href('/products')}
      label={t('products.searchLabel')}
      submitLabel={t('products.searchAction')}
      examples={examples}
      defaultValue={term}
      listLabel={t('search.suggestions')}
      countLabel={(count) => t('search.count', { count })}
      groups={recent.suggestions.length > 0 ? [recent] : found}
      onTermChange={autocomplete.type}
      onSearch={(wanted) => {
        autocomplete.add(wanted)
        navigate(listFor(wanted))
      }}
      onChoose={({ label, href: chosen }) => {
        if (chosen === listFor(label)) autocomplete.add(label)
      }}
      onRemove={({ id }) => autocomplete.remove(id)}
      footer={
        recent.suggestions.length > 0 && (
          <Button variant="ghost" size="small" onClick={autocomplete.clear}>
            {t('search.deleteAll')}
          </Button>
        )
      }
    />
  )
})
