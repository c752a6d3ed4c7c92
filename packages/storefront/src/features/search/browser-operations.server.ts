import { documentHash } from '@floga/api-client'
import { ProductDocument, SearchSuggestionsDocument } from '@floga/api-client/operations'
import { SEARCH_LIMITS } from '@floga/catalogue-core'
import { integer, maxLength, maxValue, minValue, number } from 'valibot'
import { pipe, safeParse, strictObject, string } from 'valibot'

import type { ShopApi } from '../../request/api/create-shop-api.server.js'

/** Requests the platform for a browser; null for variables that no page of the shop sends. */
export type BrowserOperation = (
  api: Pick<ShopApi, 'query'>,
  variables: unknown,
) => Promise<unknown> | null

const suggestionVariables = strictObject({
  term: pipe(string(), maxLength(SEARCH_LIMITS.termLength)),
  first: pipe(number(), integer(), minValue(1), maxValue(10)),
})
const productVariables = strictObject({
  where: strictObject({ id: pipe(string(), maxLength(64)) }),
})

/**
 * The operations that are open to browsers, by the hash of their document: only queries, without
 * personal data.
 */
export const browserOperations: ReadonlyMap<string | undefined, BrowserOperation> = new Map<
  string | undefined,
  BrowserOperation
>([
  [
    documentHash(SearchSuggestionsDocument),
    (api, variables) => {
      const { success, output } = safeParse(suggestionVariables, variables)
      return success ? api.query(SearchSuggestionsDocument, output) : null
    },
  ],
  [
    documentHash(ProductDocument),
    (api, variables) => {
      const { success, output } = safeParse(productVariables, variables)
      return success ? api.query(ProductDocument, output) : null
    },
  ],
])
