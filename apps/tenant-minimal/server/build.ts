import { buildStorefront } from '@floga/storefront/vite'

await buildStorefront({ folder: process.cwd(), shopModule: 'app/shop.ts' })
