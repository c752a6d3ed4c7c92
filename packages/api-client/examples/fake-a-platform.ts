import { createPlatformClient } from '@floga/api-client'
import { ProductDocument } from '@floga/api-client/operations'
import { createFakePlatform } from '@floga/api-client/testing'

const { fetch, calls } = createFakePlatform({ Product: () => ({ product: null }) })
const main = 'https://platform.example'
const platform = createPlatformClient({
  endpoints: { main, data: main, auth: main },
  tenant: 'floga',
  locale: 'el',
  timezone: 'Europe/Athens',
  fetch,
})
await platform.eshop.query(ProductDocument, { where: { slug: 'rythmistis' } })
console.log(calls[0]?.variables) // { where: { slug: 'rythmistis' } }
