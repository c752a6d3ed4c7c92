import type { Locale } from '@floga/i18n'
import type {
  PaymentLogo,
  ShopApp,
  ShopFeeds,
  ShopFooter,
  ShopPhotographs,
  ShopRegister,
} from '@floga/storefront/shop'

/**
 * Settings that this shop needs before the platform responds (validated against the platform's) and
 * those of the shop alone. The tenant's other settings come from the platform:
 * `useSite().settings`.
 */
export interface ShopTenant<Code extends string> {
  /** Identifier sent with every call to the platform. */
  id: string
  name: string
  locales: readonly Locale<Code>[]
  defaultLocale: Code
  /** Short description for the home page's title and the manifest, by locale. */
  tagline: Readonly<Record<string, string>>
  /** ISO 4217 code of its prices. */
  currency: string
  /** IANA name; sent with calls and used for dates. */
  timeZone: string
  /** Colour of the browser's interface and the app icon. */
  themeColor: string
  app: ShopApp
  /**
   * Image names in the asset service: SVGs, except `share`. Missing images are omitted.
   */
  images: {
    icon: string
    /** A square image of the shop for networks and search engines. */
    share?: string
    /**
     * The official notice of the European Union on the legal guarantee by locale: the Commission's
     * own SVG, unchanged. @default its text alone
     */
    guaranteeNotice?: Readonly<Partial<Record<Code, string>>>
    /**
     * Whether `line/<kind>` is the fallback for a product without an image; else a drawing of the
     * storefront.
     */
    hasKindDrawings: boolean
  }
  /** Ids of disabled forms, which show that they are. */
  inactiveForms: readonly string[]
  footer: ShopFooter
  /** Terms that an empty search field shows, with commas between them, by locale. */
  searchExamples: Readonly<Record<string, string>>
  /** Cards and services that it is paid with, as the foot of a page shows them. */
  paymentLogos: readonly PaymentLogo[]
  /** Registers and licences, besides the business registry, which the platform knows. */
  registers: readonly ShopRegister<Code>[]
  /** Of the shop and its people; a place without one is not shown. */
  photographs: ShopPhotographs<Code>
  /** Products that an offer has at least to be in lists of offers. */
  leastOfferProducts: number
  /** Changes with the text next to the newsletter's button: stored with each consent. */
  newsletterWording: string
  /** Those that are published, below `/feeds/`; the others are not found. */
  feeds: ShopFeeds
  cookies: {
    /**
     * Prefix of each cookie's name. Shops on one host need different ones, because cookies are
     * shared between ports; empty for the only one.
     */
    prefix: string
    /** Changes with the text of the prompt: visitors are asked again. */
    version: string
    /**
     * State of analytics providers before a choice; in the European Union only `disabled` is
     * lawful.
     */
    beforeChoice: 'enabled' | 'disabled'
  }
  /** Products on one page of a list. */
  pageSize: number
}
