import * as v from 'valibot'
import type { JsonClient } from '../calls/json-client.js'
import type { Shop } from '../shop.js'

/** What goods and orders are connected with in Medusa. */
export interface MedusaShop {
  salesChannelId: string
  locationId: string
  shippingProfileId: string
  shippingOptionId: string
}

/** Countries of the region; the merchant adds others under Settings > Regions. */
const regionCountries =
  'at be bg ch cy cz de dk ee es fi fr gb gr hr hu ie it lt lu lv mt nl no pl pt ro se si sk'.split(
    ' ',
  )

const named = v.object({ id: v.string() })
const listOf = (name: string) => v.object({ [name]: v.array(v.looseObject({ id: v.string() })) })

/** Gives an empty Medusa the shop's currency, languages, region, tax, location and way of shipping. */
export async function setUpShop(medusa: JsonClient, shop: Shop): Promise<MedusaShop> {
  const currency = shop.currency.toLowerCase()
  const first = async (path: string, name: string) => {
    const body = v.parse(listOf(name), await medusa.get(path)) as Record<string, { id: string }[]>
    return body[name]?.[0]?.id
  }
  const create = async (path: string, name: string, body: object) =>
    v.parse(v.object({ [name]: named }), await medusa.post(path, body))[name]!.id

  const storeId = await first('/admin/stores?fields=id', 'stores')
  const salesChannelId = await first('/admin/sales-channels?fields=id&limit=1', 'sales_channels')
  const shippingProfileId = await first(
    '/admin/shipping-profiles?fields=id&limit=1',
    'shipping_profiles',
  )
  if (!storeId || !salesChannelId || !shippingProfileId) {
    throw new Error('This Medusa has no store: its tables were not set up.')
  }
  await medusa.post(`/admin/stores/${storeId}`, {
    name: shop.name,
    supported_currencies: [{ currency_code: currency, is_default: true, is_tax_inclusive: true }],
    // Texts of the goods themselves are in the shop's own language.
    supported_locales: shop.locales
      .filter((locale) => locale !== shop.defaultLocale)
      .map((locale) => ({ locale_code: shop.localeCodes[locale] })),
  })
  const countries = [...new Set([shop.country.toLowerCase(), ...regionCountries])]
  const regionId =
    (await first('/admin/regions?fields=id&limit=1', 'regions')) ??
    (await create('/admin/regions', 'region', {
      name: shop.name,
      currency_code: currency,
      countries,
      payment_providers: ['pp_system_default'],
      is_tax_inclusive: true,
    }))
  if ((await first('/admin/tax-regions?fields=id&limit=1', 'tax_regions')) === undefined) {
    await medusa.post('/admin/tax-regions', {
      country_code: shop.country.toLowerCase(),
      provider_id: 'tp_system',
      default_tax_rate: {
        name: `${shop.standardTaxRate} %`,
        code: `${shop.country}-${shop.standardTaxRate}`,
        rate: shop.standardTaxRate,
      },
    })
  }
  const locationId =
    (await first('/admin/stock-locations?fields=id&limit=1', 'stock_locations')) ??
    (await create('/admin/stock-locations', 'stock_location', {
      name: shop.name,
      address: { address_1: '-', country_code: shop.country.toLowerCase() },
    }))
  await medusa.post(`/admin/stock-locations/${locationId}/sales-channels`, {
    add: [salesChannelId],
  })
  await medusa.post(`/admin/stores/${storeId}`, {
    default_region_id: regionId,
    default_location_id: locationId,
    default_sales_channel_id: salesChannelId,
  })
  const shippingOptionId =
    (await findShippingOption(medusa)) ??
    (await createShippingOption(medusa, { shop, locationId, shippingProfileId, countries }))
  return { salesChannelId, locationId, shippingProfileId, shippingOptionId }
}

const shippingOptions = v.object({
  shipping_options: v.array(
    v.object({
      id: v.string(),
      rules: v.optional(
        v.array(v.object({ attribute: v.optional(v.string()), value: v.unknown() })),
        [],
      ),
    }),
  ),
})

/** The first way of shipping that is none of returns. */
export async function findShippingOption(medusa: JsonClient): Promise<string | undefined> {
  const { shipping_options: options } = v.parse(
    shippingOptions,
    await medusa.get('/admin/shipping-options?fields=id,*rules&limit=50'),
  )
  return options.find(
    ({ rules }) =>
      !rules.some(({ attribute, value }) => attribute === 'is_return' && String(value) === 'true'),
  )?.id
}

const locationAnswer = v.object({
  stock_location: v.object({
    fulfillment_sets: v.optional(
      v.nullable(
        v.array(
          v.object({
            id: v.string(),
            service_zones: v.optional(v.nullable(v.array(named)), []),
          }),
        ),
      ),
      [],
    ),
  }),
})

async function createShippingOption(
  medusa: JsonClient,
  {
    shop,
    locationId,
    shippingProfileId,
    countries,
  }: {
    shop: Shop
    locationId: string
    shippingProfileId: string
    countries: readonly string[]
  },
): Promise<string> {
  const location = `/admin/stock-locations/${locationId}`
  const readSet = async () => {
    const { stock_location: found } = v.parse(
      locationAnswer,
      await medusa.get(`${location}?fields=id,*fulfillment_sets,*fulfillment_sets.service_zones`),
    )
    return found.fulfillment_sets?.[0]
  }
  await medusa.post(`${location}/fulfillment-providers`, { add: ['manual_manual'] })
  if (!(await readSet())) {
    await medusa.post(`${location}/fulfillment-sets`, { name: shop.name, type: 'shipping' })
  }
  const set = await readSet()
  if (!set) throw new Error('Medusa has not created the set of ways of shipping.')
  if ((set.service_zones ?? []).length === 0) {
    await medusa.post(`/admin/fulfillment-sets/${set.id}/service-zones`, {
      name: shop.name,
      geo_zones: countries.map((code) => ({ type: 'country', country_code: code })),
    })
  }
  const zone = (await readSet())?.service_zones?.[0]
  const option = v.parse(
    v.object({ shipping_option: named }),
    await medusa.post('/admin/shipping-options', {
      // The shop sets names and prices; an order brings its own.
      name: shop.name,
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: zone?.id,
      shipping_profile_id: shippingProfileId,
      type: { label: shop.name, description: shop.name, code: 'shop' },
      prices: [{ currency_code: shop.currency.toLowerCase(), amount: 0 }],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    }),
  )
  return option.shipping_option.id
}
