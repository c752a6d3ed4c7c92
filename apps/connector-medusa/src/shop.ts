import * as v from 'valibot'
import type { JsonClient } from './calls/json-client.js'
import { readMedusaList } from './calls/read-pages.js'

/** What the connector has to know of the shop and of how Medusa names its languages. */
export interface Shop {
  tenant: string
  name: string
  locales: readonly string[]
  defaultLocale: string
  currency: string
  country: string
  standardTaxRate: number
  /** Locale of the shop → code of Medusa, such as `el` → `el-GR`. */
  localeCodes: Readonly<Record<string, string>>
  /** Minor units in one unit of the currency: 100 for euro. */
  minorFactor: number
}

const settings = v.object({
  name: v.string(),
  locales: v.array(v.string()),
  defaultLocale: v.string(),
  currency: v.string(),
  country: v.string(),
  standardTaxRate: v.optional(v.number(), 0),
})

/** Reads the settings of the shop, and which of Medusa's locales are its languages. */
export async function readShop(
  { platform, medusa }: { platform: JsonClient; medusa: JsonClient },
  tenant: string,
): Promise<Shop> {
  const shop = v.parse(settings, await platform.get('/settings'))
  const locales = await readMedusaList(medusa, '/admin/locales?fields=code', {
    list: 'locales',
    item: v.object({ code: v.string() }),
    size: 500,
  })
  const codes = locales.map(({ code }) => code)
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: shop.currency,
  }).resolvedOptions()
  return {
    ...shop,
    tenant,
    localeCodes: Object.fromEntries(
      shop.locales.map((locale) => [locale, toLocaleCode(locale, shop.country, codes)]),
    ),
    minorFactor: 10 ** maximumFractionDigits,
  }
}

/** Prefers the shop's country, then a language's usual one. */
function toLocaleCode(locale: string, country: string, codes: readonly string[]): string {
  const usual = new Intl.Locale(locale).maximize().region
  return (
    [`${locale}-${country}`, `${locale}-${usual}`, locale].find((code) => codes.includes(code)) ??
    codes.find((code) => code.startsWith(`${locale}-`)) ??
    locale
  )
}

/** An amount of Medusa, in units, as minor units. */
export function toMinor(amount: number, { minorFactor }: Pick<Shop, 'minorFactor'>): number {
  return Math.round(amount * minorFactor)
}
