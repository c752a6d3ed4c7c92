export type { ShopLoadContext, ShopSettings } from '@floga/storefront/shop'
