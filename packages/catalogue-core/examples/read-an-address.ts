import { parseSearchState, toSearchVariables, type SearchVariables } from '@floga/catalogue-core'

declare function askPlatform(variables: SearchVariables): Promise<{ total: number }>

export async function loadCategory(url: URL, slug: string) {
  const state = parseSearchState(url.searchParams, { pageSize: 24 })
  const where = { categories: [slug] }
  return askPlatform(toSearchVariables(state, { pageSize: 24, aggs: ['BRANDS', 'PRICE'], where }))
}
