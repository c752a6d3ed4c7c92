import { createBrowserClient, queryOnce } from '@floga/api-client/react'
import { SearchSuggestionsDocument } from '@floga/api-client/operations'

const client = createBrowserClient({ url: '/en/graphql' })
const question = new AbortController()

export const answer = queryOnce(
  client,
  SearchSuggestionsDocument,
  { term: 'tank', first: 5 },
  question.signal,
)
