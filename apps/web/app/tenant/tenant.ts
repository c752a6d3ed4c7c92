import type { Locale } from '@floga/i18n'

/** Codes of the languages that this shop speaks. */
export type LocaleCode = 'el' | 'en'

/** Everything that makes this shop this shop. A second shop is a second file of this shape. */
export interface Tenant {
  /** Identifier sent with every call to the platform. */
  id: string
  siteName: string
  locales: readonly Locale<LocaleCode>[]
  defaultLocale: LocaleCode
  /** Short description for the home page's title and the manifest, by locale. */
  tagline: Record<LocaleCode, string>
  currency: string
  /** ISO 3166-1 alpha-2 code of the country that most parcels go to. */
  country: string
  /** IANA name; sent with calls and used for dates. */
  timeZone: string
  /** Minor units above which shipping is free. */
  freeShippingAboveMinor: number
  instalments: { maxMonths: number; fromMinor: number }
  /** Colour of the browser's frame and the app icon. */
  themeColor: string
  /** Picture names in the asset service. */
  pictures: { icon: string; hero: string }
  /** Products on one page of a list. */
  pageSize: number
}

export const tenant: Tenant = {
  id: 'floga',
  siteName: 'Floga',
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
  country: 'GR',
  timeZone: 'Europe/Athens',
  freeShippingAboveMinor: 5000,
  instalments: { maxMonths: 6, fromMinor: 10000 },
  themeColor: '#6563ff',
  pictures: { icon: 'brand/icon', hero: 'regulator-a' },
  pageSize: 24,
}
