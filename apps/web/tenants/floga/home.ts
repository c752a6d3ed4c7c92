import type { ShopHome } from '@floga/storefront/shop'
import type { LocaleCode } from './tenant.js'

/** Floga's home page. */
export const home: ShopHome<LocaleCode> = {
  sections: [
    'categories',
    'offers',
    'uses',
    'sale',
    'brands',
    'newest',
    'banners',
    'suggested',
    'features',
    'text',
    'contact',
  ],
  heroImage: 'art/use-home',
  banners: [
    { name: 'instalments', image: 'promise-instalments-a' },
    { name: 'phone', image: 'promise-phone-a' },
  ],
  uses: [
    {
      title: { el: 'Για το αυτοκίνητο', en: 'For the car' },
      image: 'art/use-car',
      categories: ['complete-kits', 'vehicle-tanks', 'multivalves', 'lpg-filters'],
    },
    {
      title: { el: 'Για το σπίτι', en: 'For the home' },
      image: 'art/use-home',
      categories: ['room-heaters', 'kitchen-hobs', 'gas-water-heaters', 'lpg-detectors'],
    },
    {
      title: { el: 'Για το σκάφος', en: 'For the boat' },
      image: 'art/use-boat',
      categories: ['camping-cookers', 'refillable-cylinders', 'gas-hoses', 'gauges-and-valves'],
    },
    {
      title: { el: 'Για το τροχόσπιτο', en: 'For the caravan' },
      image: 'art/use-caravan',
      categories: ['motorhome-tanks', 'changeovers', 'portable-heaters', 'gas-lanterns'],
    },
    {
      title: { el: 'Για τον επαγγελματία', en: 'For the trade' },
      image: 'art/use-trade',
      categories: ['fittings-and-couplings', 'pipe', 'leak-testing', 'pipe-tools'],
    },
  ],
}
