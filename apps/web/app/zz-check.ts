import type { ProductsSearchQueryVariables, ProductsSearchQuery } from '@floga/api-client/operations'
import type { ProductData, VariantData } from './wiring/api-types.js'
import { toSearchVariables, createSearchState, mergeFacets } from '../../../packages/catalogue-core/src/index.js'
import { chosenVariant, variantChoices, createLocalStorage, createSessionStorage } from '../../../packages/catalogue-core/src/index.js'
export const v: ProductsSearchQueryVariables = toSearchVariables(createSearchState(), { pageSize: 24 })
declare const q: ProductsSearchQuery
declare const p: ProductData
export const f = mergeFacets(q.productsSearch.aggregations, createSearchState(), { locale: 'el' })
export const c: VariantData = chosenVariant(p, 'x')
export const ch = variantChoices(p, c)
export const s = [createLocalStorage(window, 'a'), createSessionStorage(window, 'b')]
