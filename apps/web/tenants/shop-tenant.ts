import type { Locale } from '@floga/i18n'

/** Feeds of products that a shop can publish. */
export type FeedName = 'google-merchant' | 'skroutz'

/** How a feed is published. */
export interface FeedSettings {
  /** ISO 3166-1 alpha-2 codes of the countries whose shipping it names. */
  countries: string[]
  /** SKUs are the makers' own part numbers. */
  skusAreMpns: boolean
}

/** Pages that the foot of a page can lead to; `/cookie-policy#choice` is the choice of cookies, where there is one. */
export type FooterPage =
  | '/products'
  | '/offers'
  | '/brands'
  | '/shopping-cart'
  | '/contact'
  | '/request'
  | '/order-lookup'
  | '/withdraw'
  | '/privacy'
  | '/cookie-policy'
  | '/cookie-policy#choice'
  | '/terms-and-conditions'
  | '/terms-of-service'
  | '/payment-methods'
  | '/shipping-methods'
  | '/accessibility'

/** A page as a phone (`narrow`) or a desktop (`wide`) shows it, in every language. */
export interface AppScreenshot<Code extends string> {
  page: 'home' | 'products'
  form: 'narrow' | 'wide'
  widthPx: number
  heightPx: number
  label: Readonly<Record<Code, string>>
}

/**
 * What this shop has to know before the platform answers (checked to be what the platform's settings say) and what it
 * alone shows. Everything else the tenant decides comes from the platform: `useSite().settings`.
 */
export interface ShopTenant<Code extends string> {
  /** Identifier sent with every call to the platform. */
  id: string
  name: string
  locales: readonly Locale<Code>[]
  defaultLocale: Code
  /** Short description for the home page's title and the manifest, by locale. */
  tagline: Readonly<Record<Code, string>>
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
    screenshots: readonly AppScreenshot<Code>[]
    categories: readonly string[]
  }
  /** Image names in the asset service: drawings, but for `share` and `auth`. What has no image is shown without. */
  images: {
    icon: string
    /** A square image of the shop for networks and search engines. */
    share?: string
    /** Beside the forms of signing in. */
    auth?: string
    /** Where the shop is, beside its contact. */
    map?: string
    /** Whether `line/<kind>` stands in for a product of a kind that has no image; else `line/product` for all. */
    hasKindDrawings: boolean
  }
  /** Ids of forms that cannot be sent for now: they say so. */
  inactiveForms: readonly string[]
  /** Countries whose companies belong to a tax office that invoices name; ISO 3166-1 alpha-2 codes. */
  taxOfficeCountries: readonly string[]
  /** What the foot of pages leads to, in this order. */
  footer: {
    pages: readonly FooterPage[]
    /** On pages that are all work, such as the checkout. */
    barePages: readonly FooterPage[]
  }
  /** Names of the cards and services that it is paid with, as the foot of a page shows them. */
  paymentMarks: readonly string[]
  /** Changes with the words beside the newsletter's button: kept with each consent. */
  newsletterWording: string
  /** Those that are published, below `/feeds/`; the others are not found. */
  feeds: Partial<Record<FeedName, FeedSettings>>
  cookies: {
    /** Before the name of each cookie. Shops on one host need different ones, since browsers do not tell ports apart; empty for the only one. */
    prefix: string
    /** Changes with the words of the question: visitors are asked again. */
    version: string
    /** What providers that measure visits are before a visitor has chosen; in the European Union only `disabled` is lawful. */
    beforeChoice: 'enabled' | 'disabled'
  }
  /** Products on one page of a list. */
  pageSize: number
}
