export { createShop, type CreateShopOptions } from './lib/create-shop.js'
export { CreateShopError, readPlace, type ShopPlace } from './lib/shop-place.js'
