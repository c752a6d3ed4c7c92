export {
  loadShopProfile,
  returnPolicy,
  shopJsonLd,
  type ShopProfile,
} from '@floga/storefront/server'
