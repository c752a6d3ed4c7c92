import * as v from 'valibot'
import type { JsonClient } from '../calls/json-client.js'
import { readMedusaList } from '../calls/read-pages.js'
import { findShippingOption } from '../fill/set-up-shop.js'
import type { Report } from '../report.js'
import type { Shop } from '../shop.js'
import type { StateFile } from '../state.js'
import type { DraftContext } from './to-draft.js'

export interface OrderOptions {
  medusa: JsonClient
  platform: JsonClient
  shop: Shop
  file: StateFile
  report: Report
}

const id = v.object({ id: v.string() })
const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number())

/** Reads what drafts of orders refer to. */
export async function readDraftContext(
  { medusa, shop }: Pick<OrderOptions, 'medusa' | 'shop'>,
  skus: readonly string[],
): Promise<DraftContext> {
  const regions = await readMedusaList(
    medusa,
    '/admin/regions?fields=id,currency_code,*countries',
    {
      list: 'regions',
      item: v.object({
        id: v.string(),
        currency_code: v.string(),
        countries: v.optional(v.nullable(v.array(v.object({ iso_2: v.string() }))), []),
      }),
    },
  )
  const taxes = await readMedusaList(
    medusa,
    '/admin/tax-regions?fields=id,country_code,province_code,*tax_rates',
    {
      list: 'tax_regions',
      item: v.object({
        country_code: v.nullish(v.string()),
        province_code: v.nullish(v.string()),
        tax_rates: v.optional(
          v.nullable(
            v.array(v.object({ rate: v.nullish(number), is_default: v.optional(v.boolean()) })),
          ),
          [],
        ),
      }),
    },
  )
  const [channel] = await readMedusaList(medusa, '/admin/sales-channels?fields=id', {
    list: 'sales_channels',
    item: id,
  })
  const shippingOptionId = await findShippingOption(medusa)
  if (!channel || shippingOptionId === undefined) {
    throw new Error('Medusa has no sales channel or no way of shipping: an order needs both.')
  }
  const wanted = [...new Set(skus)].map((sku) => `&sku[]=${encodeURIComponent(sku)}`).join('')
  const variants = await readMedusaList(medusa, `/admin/product-variants?fields=id,sku${wanted}`, {
    list: 'variants',
    item: v.object({ id: v.string(), sku: v.nullish(v.string()) }),
  })
  const variantIds = new Map(variants.map((one) => [one.sku, one.id]))
  return {
    shop,
    salesChannelId: channel.id,
    shippingOptionId,
    regionOf: (country) =>
      regions.find(
        ({ countries, currency_code: currency }) =>
          currency.toUpperCase() === shop.currency &&
          (countries ?? []).some(({ iso_2 }) => iso_2 === country),
      )?.id,
    taxRateOf: (country) =>
      taxes
        .find((one) => one.country_code === country && !one.province_code)
        ?.tax_rates?.find((one) => one.is_default)?.rate ?? 0,
    variantIdOf: (sku) => variantIds.get(sku),
  }
}
