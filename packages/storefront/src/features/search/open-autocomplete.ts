import { SearchSuggestionsDocument } from '@floga/api-client/operations'
import { createBrowserClient, queryOnce } from '@floga/api-client/react'
import type { AtomStore } from '@floga/browser-storage/atoms'
import { createRecentSearches, createSuggestionSession } from '@floga/catalogue-core'

import { openLocalStorage, perStore } from '../../lib/browser/per-store.js'
import type { Storefront } from '../../lib/create-storefront.js'
import { storedKeysOf } from '../../request/browser/stored-keys.js'
import type { Suggestions } from './suggestions.js'
import { createAutocomplete } from './create-autocomplete.js'
import type { Autocomplete } from './create-autocomplete.js'
import { toSuggestions } from './to-suggestions.js'

/** Products that fit under the field without scrolling far. */
const mostProducts = 5

const openRecentSearches = perStore((store, shop: Storefront) =>
  createRecentSearches({ store, storage: openLocalStorage(storedKeysOf(shop).recentSearches) }),
)

/** Opens the autocomplete of one search field in one language. */
export function openAutocomplete(
  store: AtomStore,
  shop: Storefront,
  localeCode: string,
): Autocomplete {
  const { locales } = shop
  const locale = locales.find(localeCode) ?? locales.defaultLocale
  const href = (path: string): string => locales.localizePath(path, locale.code)
  const language = { shop, t: shop.languageOf(locale).t, href }
  const client = createBrowserClient({ url: href('/graphql') })
  const ask = async (term: string, signal: AbortSignal): Promise<Suggestions> => {
    const variables = { term, first: mostProducts }
    const { searchSuggestions } = await queryOnce(
      client,
      SearchSuggestionsDocument,
      variables,
      signal,
    )
    return toSuggestions(searchSuggestions, language, term)
  }
  return createAutocomplete({
    store,
    session: createSuggestionSession({ store, ask }),
    recent: openRecentSearches(store, shop),
  })
}
