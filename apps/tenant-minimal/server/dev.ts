import { developStorefront, readStorefrontEnv } from '@floga/storefront/node'

await developStorefront('app/shop.ts', readStorefrontEnv(process.env))
