import { resolve } from 'node:path'
import { readStorefrontEnv, serveStorefront } from '@floga/storefront/node'

import { shop } from '../app/shop.js'

// This file runs as build/http/main.js, next to Remix's output.
await serveStorefront(shop, readStorefrontEnv(process.env), resolve(import.meta.dirname, '..'))
