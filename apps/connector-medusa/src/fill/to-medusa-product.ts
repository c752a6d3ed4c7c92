import type { ProductRecord } from '@floga/platform-contract/catalogue-record'
import { toTypedText } from '../goods/to-description.js'
import { toImageUrl } from '../goods/image-names.js'
import type { Shop } from '../shop.js'
import type { MedusaShop } from './set-up-shop.js'

/** As Medusa's admin calls it for a product without options. */
const noOption = { title: 'Default option', value: 'Default option value' }

/** A product of the shop as Medusa creates it, in the shop's own language. */
export function toMedusaProduct(
  product: ProductRecord,
  {
    shop,
    medusaShop,
    imagesUrl,
    categoryIds,
  }: {
    shop: Shop
    medusaShop: MedusaShop
    imagesUrl: string
    categoryIds: ReadonlyMap<string, string>
  },
): object {
  const { defaultLocale, currency, minorFactor, tenant } = shop
  const texts = product.translations[defaultLocale] ?? { name: product.key, slug: product.key }
  const hasOptions = product.options.length > 0
  return {
    title: texts.name,
    ...(texts.excerpt !== undefined && { subtitle: texts.excerpt }),
    ...(texts.description !== undefined && { description: toTypedText(texts.description) }),
    handle: product.key,
    status: product.published ? 'published' : 'draft',
    metadata: { floga_key: product.key },
    images: product.images.map(({ file }) => ({ url: toImageUrl(imagesUrl, tenant, file) })),
    categories: product.categories.flatMap((key) => {
      const id = categoryIds.get(key)
      return id === undefined ? [] : [{ id }]
    }),
    sales_channels: [{ id: medusaShop.salesChannelId }],
    shipping_profile_id: medusaShop.shippingProfileId,
    options: hasOptions
      ? product.options.map(({ internalName, name, values }) => ({
          title: name[defaultLocale] ?? internalName,
          values: values.map(({ value, label }) => label[defaultLocale] ?? value),
          is_exclusive: true,
        }))
      : [{ title: noOption.title, values: [noOption.value], is_exclusive: true }],
    variants: product.variants.map((variant, place) => {
      const chosen = product.options.map(({ internalName, name, values }) => {
        const found = values.find(({ value }) => value === variant.options[internalName])
        return [
          name[defaultLocale] ?? internalName,
          found?.label[defaultLocale] ?? found?.value ?? '',
        ] as const
      })
      return {
        title: hasOptions ? chosen.map(([, label]) => label).join(', ') : texts.name,
        sku: variant.sku,
        ...(variant.barcode !== undefined && { barcode: variant.barcode }),
        allow_backorder: variant.backorderable,
        manage_inventory: true,
        variant_rank: place,
        ...(variant.weightGrams !== undefined && { weight: variant.weightGrams }),
        ...(variant.lengthMm !== undefined && { length: variant.lengthMm }),
        ...(variant.heightMm !== undefined && { height: variant.heightMm }),
        ...(variant.widthMm !== undefined && { width: variant.widthMm }),
        prices: [
          { currency_code: currency.toLowerCase(), amount: variant.priceMinor / minorFactor },
        ],
        options: hasOptions ? Object.fromEntries(chosen) : { [noOption.title]: noOption.value },
      }
    }),
  }
}
