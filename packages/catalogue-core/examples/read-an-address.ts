import { parseSearchState, toSearchVariables, type SearchVariables } from '@floga/catalogue-core'

declare function askPlatform(variables: SearchVariables): Promise<{ total: number }>

export async function loadCategory(request: Request, slug: string) {
  const state = parseSearchState(new URL(request.url).searchParams, { pageSize: 24 })
  const variables = toSearchVariables(state, {
    pageSize: 24,
    aggs: ['BRANDS', 'PRICE', 'AVAILABILITY', 'ON_SALE', 'OPTIONS'],
    where: { categories: [slug] },
  })
  return { state, result: await askPlatform(variables) }
}
