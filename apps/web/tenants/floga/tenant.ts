import type { Locale } from '@floga/i18n'

/** Codes of the languages that this shop speaks. */
export type LocaleCode = 'el' | 'en'

/** Feeds of products that a shop can publish. */
export type FeedName = 'google-merchant' | 'skroutz'

/** How a feed is published. */
export interface FeedSettings {
  /** ISO 3166-1 alpha-2 codes of the countries whose shipping it names. */
  countries: string[]
  /** SKUs are the makers' own part numbers. */
  skusAreMpns: boolean
}

/** Where gas is used; each has a message `home.use…`. */
export type UseName = 'Car' | 'Home' | 'Boat' | 'Caravan' | 'Trade'

/** A way into the shop by what somebody needs gas for. */
export interface Use {
  name: UseName
  /** Name of a drawing in the asset service. */
  image: string
  /** Slugs of categories in any locale; those without products are left out. */
  categories: readonly string[]
}

/** A page as a phone (`narrow`) or a desktop (`wide`) shows it, in every language. */
export interface AppScreenshot {
  page: 'home' | 'products'
  form: 'narrow' | 'wide'
  widthPx: number
  heightPx: number
  label: Record<LocaleCode, string>
}

/**
 * What this shop has to know before the platform answers (checked to be what the platform's settings say) and what it
 * alone shows. Everything else the tenant decides comes from the platform: `useSite().settings`.
 */
export interface Tenant {
  /** Identifier sent with every call to the platform. */
  id: string
  name: string
  locales: readonly Locale<LocaleCode>[]
  defaultLocale: LocaleCode
  /** Short description for the home page's title and the manifest, by locale. */
  tagline: Record<LocaleCode, string>
  /** ISO 4217 code of its prices. */
  currency: string
  /** IANA name; sent with calls and used for dates. */
  timeZone: string
  /** Colour of the browser's frame and the app icon. */
  themeColor: string
  /** What a browser installs: files of `public/` beside this one, but for the name. */
  app: {
    /** Under the icon, up to 12 characters. */
    shortName: string
    /** Edges of `icons/icon-<edge>.png` in pixels. */
    iconsPx: readonly number[]
    /** Edges of `icons/maskable-<edge>.png`, which a system cuts to its own shape. */
    maskableIconsPx: readonly number[]
    /** `screenshots/<page>-<form>.<locale>.jpg`, shown before it is installed. */
    screenshots: readonly AppScreenshot[]
    categories: readonly string[]
  }
  /** Image names in the asset service. */
  images: Record<
    | 'icon'
    | 'hero'
    | 'auth'
    | 'plainHero'
    | 'instalments'
    | 'shipping'
    | 'phone'
    | 'makers'
    | 'map',
    string
  >
  /** 'What are you looking for?' on the home page. */
  uses: readonly Use[]
  /** Ids of forms that cannot be sent for now: they say so. */
  inactiveForms: readonly string[]
  /** Countries whose companies belong to a tax office that invoices name; ISO 3166-1 alpha-2 codes. */
  taxOfficeCountries: readonly string[]
  /** Names of the cards and services that it is paid with, as the foot of a page shows them. */
  paymentMarks: readonly string[]
  /** Changes with the words beside the newsletter's button: kept with each consent. */
  newsletterWording: string
  /** Those that are published, below `/feeds/`; the others are not found. */
  feeds: Partial<Record<FeedName, FeedSettings>>
  cookies: {
    /** Changes with the words of the question: visitors are asked again. */
    version: string
    /** What providers that measure visits are before a visitor has chosen; in the European Union only `disabled` is lawful. */
    beforeChoice: 'enabled' | 'disabled'
  }
  /** Products on one page of a list. */
  pageSize: number
}

const homeLabel = { el: 'Αρχική σελίδα', en: 'Home page' }
const productsLabel = {
  el: 'Προϊόντα με φίλτρα, τιμές και διαθεσιμότητα',
  en: 'Products with filters, prices and availability',
}

export const tenant: Tenant = {
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
    hero: 'regulator-a',
    auth: 'kit-autogas-a',
    plainHero: 'art/use-home',
    instalments: 'promise-instalments-a',
    shipping: 'promise-shipping-a',
    phone: 'promise-phone-a',
    makers: 'promise-makers-a',
    map: 'art/map',
  },
  uses: [
    {
      name: 'Car',
      image: 'art/use-car',
      categories: ['complete-kits', 'vehicle-tanks', 'multivalves', 'lpg-filters'],
    },
    {
      name: 'Home',
      image: 'art/use-home',
      categories: ['room-heaters', 'kitchen-hobs', 'gas-water-heaters', 'lpg-detectors'],
    },
    {
      name: 'Boat',
      image: 'art/use-boat',
      categories: ['camping-cookers', 'refillable-cylinders', 'gas-hoses', 'gauges-and-valves'],
    },
    {
      name: 'Caravan',
      image: 'art/use-caravan',
      categories: ['motorhome-tanks', 'changeovers', 'portable-heaters', 'gas-lanterns'],
    },
    {
      name: 'Trade',
      image: 'art/use-trade',
      categories: ['fittings-and-couplings', 'pipe', 'leak-testing', 'pipe-tools'],
    },
  ],
  inactiveForms: [],
  taxOfficeCountries: ['GR'],
  paymentMarks: ['Visa', 'Mastercard', 'IRIS'],
  newsletterWording: '2026-11',
  feeds: {
    'google-merchant': { countries: ['GR', 'CY'], skusAreMpns: false },
    skroutz: { countries: [], skusAreMpns: false },
  },
  cookies: { version: '2026-11', beforeChoice: 'disabled' },
  pageSize: 24,
}
