import { createPlatformClient, isApiError } from '@floga/api-client'
import { ShopWindowDocument } from './generated/operations.js'

const origin = process.argv[2] ?? ''
const { eshop } = createPlatformClient({
  endpoints: { main: `${origin}/main`, data: `${origin}/data`, auth: `${origin}/auth` },
  tenant: 'waraqa',
  locale: 'en',
  timezone: 'Asia/Dubai',
})

const { productsSearch } = await eshop.query(ShopWindowDocument, { first: 3 })

const unlisted = { ...ShopWindowDocument, __meta__: { hash: 'f'.repeat(64) } }
const unknown = await eshop.query(unlisted, { first: 3 }).then(
  () => 'answered',
  (error: unknown) => (isApiError(error) ? error.code : String(error)),
)

console.log(JSON.stringify({ slugs: productsSearch.nodes.map(({ slug }) => slug), unknown }))
