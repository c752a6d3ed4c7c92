import type { ShopHome } from '@floga/storefront/shop'
import type { LocaleCode } from './tenant.js'

/** Floga's home page. */
export const home: ShopHome<LocaleCode> = {
  sections: ['features', 'categories', 'sale', 'uses', 'brands', 'text', 'contact'],
  seasons: [
    {
      from: '10-01',
      until: '03-31',
      promotion: { el: 'zestos-cheimonas', en: 'warm-winter' },
      scene: 'banner-heating-a',
      title: {
        el: 'Ζεστό σπίτι, πριν σφίξει το κρύο',
        en: 'A warm house before the cold sets in',
      },
    },
    {
      from: '04-01',
      until: '09-30',
      promotion: { el: 'psistaries-me-ta-ola-tous', en: 'grills-ready-to-light' },
      scene: 'banner-home-a',
      title: {
        el: 'Ψησταριά, φιάλη, ρυθμιστής: ανάβετε σήμερα',
        en: 'Grill, cylinder, regulator: light up today',
      },
    },
  ],
  beside: [
    {
      promotion: { el: 'metatrepste-to-aftokinito', en: 'convert-your-car' },
      image: 'kit-autogas-a',
    },
    { banner: 'instalments', image: 'promise-instalments-a' },
  ],
  heroImage: 'art/use-home',
  banners: [],
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
