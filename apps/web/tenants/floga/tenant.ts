import type { ShopTenant } from '../shop-tenant.js'

/** Codes of the languages that this shop speaks. */
export type LocaleCode = 'el' | 'en'

const homeLabel = { el: 'Αρχική σελίδα', en: 'Home page' }
const productsLabel = {
  el: 'Προϊόντα με φίλτρα, τιμές και διαθεσιμότητα',
  en: 'Products with filters, prices and availability',
}

export const tenant: ShopTenant<LocaleCode> = {
  id: 'floga',
  name: 'Floga',
  locales: [
    { code: 'el', iso: 'el-GR', name: 'Greek', label: 'Ελληνικά' },
    { code: 'en', iso: 'en-US', name: 'English', label: 'English' },
  ],
  defaultLocale: 'el',
  tagline: {
    el: 'Προϊόντα και εξοπλισμός υγραερίου',
    en: 'LPG products and equipment in Greece',
  },
  currency: 'EUR',
  timeZone: 'Europe/Athens',
  themeColor: '#6563ff',
  app: {
    shortName: 'Floga',
    iconsPx: [64, 96, 128, 144, 192, 256, 384, 512],
    maskableIconsPx: [192, 512],
    touchIcon: '/icons/maskable-192.png',
    screenshots: [
      { page: 'home', form: 'narrow', widthPx: 780, heightPx: 1688, label: homeLabel },
      { page: 'products', form: 'narrow', widthPx: 780, heightPx: 1688, label: productsLabel },
      { page: 'home', form: 'wide', widthPx: 1280, heightPx: 800, label: homeLabel },
      { page: 'products', form: 'wide', widthPx: 1280, heightPx: 800, label: productsLabel },
    ],
    categories: ['shopping'],
  },
  images: {
    icon: 'brand/icon',
    share: 'regulator-a',
    hasKindDrawings: true,
  },
  inactiveForms: [],
  footer: {
    note: {
      el: 'Οι εικόνες των προϊόντων είναι ενδεικτικές.',
      en: 'Product pictures are illustrations.',
    },
    pages: [
      '/products',
      '/offers',
      '/brands',
      '/shopping-cart',
      '/contact',
      '/request',
      '/order-lookup',
      '/withdraw',
      '/cookie-policy',
      '/terms-and-conditions',
    ],
    barePages: [
      '/contact',
      '/terms-and-conditions',
      '/terms-of-service',
      '/payment-methods',
      '/shipping-methods',
      '/withdrawal-form',
      '/legal-guarantee',
      '/privacy',
      '/cookie-policy',
      '/cookie-policy#choice',
      '/accessibility',
    ],
  },
  paymentLogos: [
    { name: 'Visa', image: 'brand/visa' },
    { name: 'Mastercard', image: 'brand/mastercard' },
    { name: 'IRIS' },
  ],
  registers: [
    {
      name: { el: 'Άδεια εγκαταστάτη αερίων καυσίμων', en: 'Licence of a gas installer' },
      number: '000000',
    },
  ],
  photographs: {},
  leastOfferProducts: 4,
  newsletterWording: '2026-11',
  feeds: {
    'google-merchant': { countries: ['GR', 'CY'], skusAreMpns: false },
    skroutz: { countries: [], skusAreMpns: false },
  },
  cookies: { prefix: '', version: '2026-11', beforeChoice: 'disabled' },
  searchExamples: {
    el: 'κιτ, πολυβαλβίδα, δεξαμενή, φίλτρο',
    en: 'kit, multivalve, tank, filter',
  },
  pageSize: 24,
}
