import { resolve } from 'node:path'
import { developStorefront } from '@floga/storefront/node'

await developStorefront('server/shop.ts', {
  env: process.env,
  secretFile: resolve('../../.data/web/session-secret'),
})
