import { createTestServer } from '@floga/remix-server/testing'

const { get, platform, web } = createTestServer({ body: ({ count }) => `rendered ${count}` })
await get('/products/hose')
platform.version = 'v2'
await web.watch.check()
export const page = await (await get('/products/hose')).text() // rendered 2
