import { SearchField } from '@floga/ui'
import type { ReactElement } from 'react'

import { SiteSearch } from '../features/search/site-search.js'
import { useLanguage, useStorefront } from '../lib/views/storefront-context.js'
import { useHasPage } from '../site/use-site.js'

/** The search of the header; a plain field where the shop has no suggestions. */
export function HeaderSearch(): ReactElement {
  const { t, href, code } = useLanguage()
  const { searchExamples } = useStorefront()
  const hasSuggestions = useHasPage()('/graphql')
  if (hasSuggestions) return <SiteSearch examples={searchExamples?.[code]} />
  return (
    <SearchField
      action={href('/products')}
      label={t('products.searchLabel')}
      submitLabel={t('products.searchAction')}
    />
  )
}
