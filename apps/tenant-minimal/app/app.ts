import type { ShopApp } from '@floga/storefront/shop'

/** The shop as an installed app, with icons in `public/icons`. */
export const app: ShopApp = {
  shortName: 'Waraqa',
  iconsPx: [96, 192, 512],
  maskableIconsPx: [192, 512],
  touchIcon: '/icons/maskable-192.png',
  screenshots: [],
  categories: ['shopping', 'food'],
}
