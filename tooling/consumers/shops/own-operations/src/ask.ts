import { createPlatformClient } from '@floga/api-client'
import { ShopWindowDocument } from './generated/operations.js'

const origin = process.argv[2] ?? ''
const { eshop } = createPlatformClient({
  endpoints: { main: `${origin}/main`, data: `${origin}/data`, auth: `${origin}/auth` },
  tenant: 'waraqa',
  locale: 'en',
  timezone: 'Asia/Dubai',
})

const { productsSearch } = await eshop.query(ShopWindowDocument, { first: 3 })

/** Why the platform rejects a call with an unknown hash, or with a document instead of a hash. */
async function rejectionOf(call: object): Promise<string> {
  const response = await fetch(`${origin}/main/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      tenant: 'waraqa',
      locale: 'en',
      timezone: 'Asia/Dubai',
    },
    body: JSON.stringify(call),
  })
  const { errors } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] }
  return errors?.[0]?.extensions?.code ?? 'answered'
}

const unlisted = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } }
const rejections = [
  await rejectionOf({ operationName: 'ShopWindow', extensions: unlisted }),
  await rejectionOf({ query: '{ productsSearch { total } }' }),
]
const slugs = productsSearch.nodes.map(({ slug }) => slug)

console.log(JSON.stringify({ slugs, rejections }))
