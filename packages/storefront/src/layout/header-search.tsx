'use client'

import { SearchField } from '@floga/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import { SiteSearch } from '../features/search/site-search.js'
import { useLanguage, useStorefront } from '../lib/views/storefront-context.js'
import { useHasPage, useSite } from '../site/use-site.js'

/** The search of the header; a plain field where the shop has no suggestions. */
export function HeaderSearch(): ReactElement {
  const { t, href } = useLanguage()
  const hasSuggestions = useHasPage()('/graphql')
  const examples = useSearchExamples()
  if (hasSuggestions) return <SiteSearch examples={examples} />
  return (
    <SearchField
      action={href('/products')}
      label={t('products.searchLabel')}
      submitLabel={t('products.searchAction')}
      examples={examples}
    />
  )
}

/** Placeholders of an empty field: how many products there are, and a term each that finds some. */
function useSearchExamples(): readonly string[] {
  const { t, code } = useLanguage()
  const { searchExamples } = useStorefront()
  const { productsCount: count } = useSite()
  const terms = searchExamples?.[code]
  return useMemo(() => {
    if (!count) return [t('products.searchLabel')]
    return terms
      ? terms.split(', ').map((term) => t('search.example', { count, term }))
      : [t('search.all', { count })]
  }, [t, count, terms])
}
