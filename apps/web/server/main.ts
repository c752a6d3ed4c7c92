import { resolve } from 'node:path'
import { serveStorefront } from '@floga/storefront/node'

import { shop } from './shop.js'

// React reads it when the pages are loaded, and is several times slower without it.
process.env['NODE_ENV'] ||= 'production'

// This file runs as build/http/main.js, next to Remix's output.
const built = resolve(import.meta.dirname, '..')
await serveStorefront(shop, built, {
  env: process.env,
  secretFile: resolve(built, '../../../.data/web/session-secret'),
})
