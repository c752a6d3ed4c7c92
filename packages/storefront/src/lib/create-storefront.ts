import { createLocales } from '@floga/i18n'
import type { Formatters, Locale, Locales, Translator } from '@floga/i18n'

import type { WantedFeatures } from './routes/all-features.js'
import type { FeedName, FeedSettings } from '../features/feeds/feed-settings.js'
import type { ShopHome } from '../features/home/shop-home.js'
import type { MessageParams } from '../generated/message-keys.js'
import { createShopMessages } from './messages/shop-messages.js'
import type { MessagesByLanguage, ShopMessages } from './messages/shop-messages.js'
import type { PaymentLogo, ShopPhotographs, ShopRegister, ShopScenes } from './shop-credentials.js'

/** Translates the messages of pages in one language. */
export type Translate = Translator<MessageParams>

/** Messages and formats of a language. */
export interface Language {
  t: Translate
  formatters: Formatters
}

export interface StorefrontOptions<Code extends string> {
  /** The tenant's id on the platform. */
  id: string
  name: string
  /** ISO 4217 code of its prices. */
  currency: string
  /** IANA time zone of its dates. */
  timeZone: string
  /** Products on one page of a list. */
  pageSize: number
  /** Address of its mark: icon of its pages, and the fallback for missing images. */
  mark: string
  /** The image of its name in the header. @default the mark and the name */
  logo?: { src: string; width: number; height: number }
  /** Colour of the browser's interface, in CSS. @default the browser's */
  themeColor?: string
  /** How it is installed as an app. @default it is not offered */
  app?: ShopApp
  /** Links of the footer. @default pages and texts that most shops have */
  footer?: ShopFooter
  /** Cards and services that it is paid with, at the foot of pages. @default none */
  paymentLogos?: readonly PaymentLogo[]
  /**
   * Registers and licences in footer and contact page, besides the company's business registry.
   * @default none
   */
  registers?: readonly ShopRegister[]
  /** Photographs of the shop and its people; a place without one is not shown. @default none */
  photographs?: ShopPhotographs
  /**
   * Terms that an empty search field shows, with commas between them, by locale. @default none
   */
  searchExamples?: Readonly<Partial<Record<string, string>>>
  locales: readonly Locale<Code>[]
  defaultLocale: Code
  /** `messages` of a module that `floga-messages` generates. */
  messages: MessagesByLanguage<Code>
  /** The shop in one sentence, for search engines. @default the message `description` */
  description?: Storefront['descriptionIn']
  images?: ShopImages
  /** Ids of disabled forms, which show that they are. @default none */
  inactiveForms?: readonly string[]
  /**
   * Version of the text next to the newsletter's button, which is stored with each consent: change
   * it with the text. @default '1'
   */
  newsletterWording?: string
  cookies?: Partial<ShopCookies>
  /**
   * Products that an offer has at least to be in lists of offers; smaller ones have their own page
   * alone. @default 1
   */
  leastOfferProducts?: number
  /** Those that are published, below `/feeds/`. @default none */
  feeds?: ShopFeeds
  /** Content of the home page; only the server reads it. @default the sections that need none */
  home?: ShopHome
  /**
   * Images of some pages; only the server reads them. A page without one is laid out without.
   * @default none
   */
  scenes?: ShopScenes
  /** Features that it has, the same as `storefrontRoutes` gets. @default none */
  features?: WantedFeatures
  /** Its own paths for search engines, besides those of features. @default none */
  paths?: Partial<ShopPaths>
}

/** Images of the shop in the asset service, by name without ending. */
export interface ShopImages {
  /** An SVG. */
  icon?: string
  /**
   * The official notice of the European Union on the legal guarantee by locale: the Commission's own SVG,
   * unchanged. @default its text alone
   */
  guaranteeNotice?: Readonly<Partial<Record<string, string>>>
  /** A square image of the shop for networks and search engines. */
  share?: string
  /**
   * Whether `line/<kind>.svg` is the fallback for a product without an image, `line/product.svg`
   * without a kind. @default a drawing of the storefront for all
   */
  hasKindDrawings?: boolean
}

/** Manifest of the shop as an app; its images are files below `public/` of the app. */
export interface ShopApp {
  /** Under the icon, up to 12 characters. */
  shortName: string
  /** Edges of `icons/icon-<edge>.png` in pixels. */
  iconsPx: readonly number[]
  /** Edges of `icons/maskable-<edge>.png`, which a system cuts to its own shape. */
  maskableIconsPx: readonly number[]
  /**
   * Address of the icon on an iPhone's home screen, an opaque square of 180 pixels or more; null
   * without one.
   */
  touchIcon: string | null
  /** `screenshots/<page>-<form>.<locale>.jpg`, shown before it is installed. */
  screenshots: readonly AppScreenshot[]
  /** Of the W3C's list, such as `shopping`. */
  categories: readonly string[]
}

/** A page as a phone (`narrow`) or a desktop (`wide`) shows it, in every language. */
export interface AppScreenshot {
  page: 'home' | 'products'
  form: 'narrow' | 'wide'
  widthPx: number
  heightPx: number
  label: Readonly<Record<string, string>>
}

/** Links of the footer, in this order; those of pages that the shop does not have are left out. */
export interface ShopFooter {
  /** The last line, by locale. @default none */
  note?: Readonly<Partial<Record<string, string>>>
  pages: readonly FooterPage[]
  /**
   * On pages that are all work, such as the checkout; elsewhere those that are not among `pages` are
   * in the last line.
   */
  barePages: readonly FooterPage[]
}

/**
 * Pages that the footer can link to; `/cookie-policy#choice` is the cookie choice, if there is one.
 */
export type FooterPage =
  | '/products'
  | '/offers'
  | '/brands'
  | '/shopping-cart'
  | '/contact'
  | '/request'
  | '/order-lookup'
  | '/withdraw'
  | '/withdrawal-form'
  | '/legal-guarantee'
  | '/privacy'
  | '/cookie-policy'
  | '/cookie-policy#choice'
  | '/terms-and-conditions'
  | '/terms-of-service'
  | '/payment-methods'
  | '/shipping-methods'
  | '/accessibility'

/** Feeds of products that a shop publishes; the others are not found. */
export type ShopFeeds = Readonly<Partial<Record<FeedName, FeedSettings>>>

/** Paths of a shop without a locale's prefix, as far as search engines are told of them. */
export interface ShopPaths {
  /** Static pages for the sitemap, besides the catalogue and the documents. */
  pages: readonly string[]
  /** Documents of the site's content, which are in the sitemap where the platform has them. */
  documents: readonly string[]
  /** Prefixes of those whose responses are for one visitor: crawlers are kept out. */
  personal: readonly string[]
}

export interface ShopCookies {
  /**
   * Prefix of each cookie's name. Shops on one host need different ones, because cookies are shared
   * between ports. @default the shop's id with a hyphen
   */
  prefix: string
  /** Changes with the text of the consent prompt: visitors are asked again. @default '1' */
  version: string
  /**
   * State of analytics providers before a choice; in the European Union only `disabled` is lawful.
   * @default 'disabled'
   */
  beforeChoice: 'enabled' | 'disabled'
}

/** A shop's static data for its pages and its server. */
export interface Storefront
  extends
    ShopMessages,
    Omit<
      StorefrontOptions<string>,
      | 'locales'
      | 'defaultLocale'
      | 'messages'
      | 'description'
      | 'images'
      | 'inactiveForms'
      | 'newsletterWording'
      | 'cookies'
      | 'feeds'
      | 'footer'
      | 'paymentLogos'
      | 'registers'
      | 'photographs'
      | 'leastOfferProducts'
      | 'paths'
      | 'features'
    > {
  locales: Locales<string>
  images: ShopImages
  inactiveForms: readonly string[]
  newsletterWording: string
  cookies: ShopCookies
  feeds: ShopFeeds
  footer: ShopFooter
  paymentLogos: readonly PaymentLogo[]
  registers: readonly ShopRegister[]
  photographs: ShopPhotographs
  leastOfferProducts: number
  features: WantedFeatures
  paths: ShopPaths
  /** The shop in one sentence, in a language. */
  descriptionIn: (locale: Locale) => string
}

/**
 * Describes a shop.
 *
 * @example
 * export const shop = createStorefront({ id: 'waraqa', name: 'Waraqa', messages, …
 */
export function createStorefront<Code extends string>({
  locales: list,
  defaultLocale,
  messages,
  description,
  images = {},
  inactiveForms = [],
  newsletterWording = '1',
  cookies,
  feeds = {},
  footer = usualFooter,
  paymentLogos = [],
  registers = [],
  photographs = {},
  leastOfferProducts = 1,
  features = {},
  paths,
  ...settings
}: StorefrontOptions<Code>): Storefront {
  const shopMessages = createShopMessages(list, messages, settings)
  return {
    ...settings,
    ...shopMessages,
    images,
    inactiveForms,
    newsletterWording,
    cookies: { prefix: `${settings.id}-`, version: '1', beforeChoice: 'disabled', ...cookies },
    feeds,
    footer,
    paymentLogos,
    registers,
    photographs,
    leastOfferProducts,
    features,
    paths: { pages: [], documents: [], personal: [], ...paths },
    locales: createLocales<string>({ locales: list, defaultCode: defaultLocale }),
    descriptionIn: description ?? ((locale) => shopMessages.languageOf(locale).t('description')),
  }
}

const usualFooter: ShopFooter = {
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
    '/shipping-methods',
    '/privacy',
    '/cookie-policy',
    '/cookie-policy#choice',
  ],
}
