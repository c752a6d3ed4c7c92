import { resolve } from 'node:path'
import { serveStorefront } from '@floga/storefront/node'

import { shop } from '../app/shop.js'

// This file runs as build/http/main.js, next to Remix's output.
const built = resolve(import.meta.dirname, '..')
await serveStorefront(shop, built, {
  env: process.env,
  secretFile: resolve(built, '../.data/session-secret'),
})
