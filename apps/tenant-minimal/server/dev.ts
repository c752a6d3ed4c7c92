import { resolve } from 'node:path'
import { developStorefront } from '@floga/storefront/node'

await developStorefront('app/shop.ts', {
  env: process.env,
  secretFile: resolve('.data/session-secret'),
})
