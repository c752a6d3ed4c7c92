import { productJsonLd } from '@floga/seo'
import type { OfferInput, ProductAvailability } from '@floga/seo'

import { tenant } from '#tenant/tenant.js'
import type { Alternates } from '../../wiring/seo/alternates.server.js'
import type { ProductData, VariantData } from '../../wiring/api/api-types.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import { pageMeta } from '../../wiring/seo/page-meta.server.js'
import type { PageMeta } from '../../wiring/seo/route-meta.js'
import { returnPolicy } from '../../wiring/seo/shop-profile.server.js'
import type { ShopProfile } from '../../wiring/seo/shop-profile.server.js'
import { toSocialImage } from '../../wiring/seo/social-image.js'

const availabilities: Record<VariantData['availability'], ProductAvailability> = {
  IN_STOCK: 'in-stock',
  LOW_STOCK: 'in-stock',
  BACKORDER: 'backorder',
  OUT_OF_STOCK: 'out-of-stock',
  DISCONTINUED: 'discontinued',
}

export interface ProductMetaInput {
  product: ProductData
  alternates: Alternates
  /** Null where it could not be read: the offers then say nothing of sending and returning. */
  profile: ShopProfile | null
}

/** What a product's page tells search engines: tags, the product with its offers, the way to it. */
export function productMeta(
  page: PageContext,
  { product, alternates, profile }: ProductMetaInput,
): PageMeta {
  const path = `/products/${product.slug}`
  const url = `${page.publicUrl}${page.href(path)}`
  const photographs = product.images.flatMap((image) => toSocialImage(image) ?? [])
  const images = photographs.map((image) => `${page.publicUrl}${image.url}`)
  // Whatever the merchant calls it.
  const colours = product.options
    .filter(({ kind }) => kind === 'color')
    .map(({ internalName }) => internalName)
  const description = product.excerpt ?? `${product.name}. ${factsOf(product)}`
  return pageMeta(page, {
    title: product.name,
    description,
    path,
    alternates,
    type: 'product',
    image: photographs[0] ?? null,
    breadcrumbs: [
      { name: page.t('nav.products'), path: '/products' },
      ...product.breadcrumbs.map(({ name, slug }) => ({ name, path: `/categories/${slug}` })),
      { name: product.name, path },
    ],
    jsonLd: [
      productJsonLd({
        name: product.name,
        description,
        url,
        sku: product.sku,
        images,
        category: product.breadcrumbs.map(({ name }) => name).join(' > '),
        properties: product.singleProperties,
        ...(product.brand ? { brand: product.brand.name } : {}),
        ...(product.variants.length > 1
          ? {
              variants: product.variants.map((variant) => {
                const own = `${url}?variant=${encodeURIComponent(variant.sku)}`
                const image = toSocialImage(variant.image)
                return {
                  name: `${product.name}, ${variant.label}`,
                  sku: variant.sku,
                  url: own,
                  options: variant.options.map(({ internalName, name, label }) => ({
                    key: colours.includes(internalName) ? 'color' : internalName,
                    name,
                    value: label,
                  })),
                  ...(image ? { image: `${page.publicUrl}${image.url}` } : {}),
                  offer: offerOf(variant, { url: own, product, profile }),
                }
              }),
            }
          : { offer: offerOf(product.master, { url, product, profile }) }),
      }),
    ],
  })
}

function factsOf({ facts }: ProductData): string {
  return facts.map(({ name, value }) => `${name}: ${value}`).join(', ')
}

function offerOf(
  variant: VariantData,
  { url, product, profile }: { url: string; product: ProductData; profile: ShopProfile | null },
): OfferInput {
  return {
    url,
    price: variant.salePriceWithTax,
    ...(variant.onSale && variant.lowestPrice30Days
      ? {
          priceBefore: variant.lowestPrice30Days,
          ...(product.saleEndsAt ? { priceValidUntil: product.saleEndsAt.slice(0, 10) } : {}),
        }
      : {}),
    availability: availabilities[variant.availability],
    seller: tenant.name,
    ...(profile ? { returns: returnPolicy(profile), ...shippingOf(variant, profile) } : {}),
  }
}

/** To the shop's own country. Where parts of it cost differently, what costs most: nobody is promised too much. */
function shippingOf(
  { availability, delivery }: VariantData,
  { tenantSettings: { country, dispatchDays } }: ShopProfile,
): Pick<OfferInput, 'shipping'> {
  const sent = delivery.filter(({ kind }) => kind !== 'PICKUP')
  const dearest = sent.toSorted((a, b) => b.cost.amountMinor - a.cost.amountMinor)[0]
  if (!dearest) return {}
  const handling = dispatchDays.find((days) => days.availability === availability)
  return {
    shipping: {
      country,
      cost: dearest.cost,
      ...(handling ? { handlingDays: { min: handling.min, max: handling.max } } : {}),
      transitDays: {
        min: Math.min(...sent.map(({ minDays }) => minDays)),
        max: Math.max(...sent.map(({ maxDays }) => maxDays)),
      },
    },
  }
}
