import { developStorefront, readStorefrontEnv } from '@floga/storefront/node'

import { shop } from '../app/shop.js'

await developStorefront(shop, readStorefrontEnv(process.env))
