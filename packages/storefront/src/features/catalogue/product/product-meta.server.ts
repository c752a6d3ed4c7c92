import { productJsonLd } from '@floga/seo'
import type { MetaDescriptor, OfferInput, ProductAvailability } from '@floga/seo'

import type { Alternates, SearchTexts } from '../../../request/seo/alternates.server.js'
import type { ProductData, VariantData } from '../../../request/api/api-types.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { returnPolicy } from '../../../request/seo/shop-profile.server.js'
import type { ShopProfile } from '../../../request/seo/shop-profile.server.js'
import type { ReviewData } from '../../reviews/review-list.js'
import { toSocialImage } from '../../../request/seo/social-image.js'

const availabilities: Record<VariantData['availability'], ProductAvailability> = {
  IN_STOCK: 'in-stock',
  LOW_STOCK: 'in-stock',
  BACKORDER: 'backorder',
  OUT_OF_STOCK: 'out-of-stock',
  DISCONTINUED: 'discontinued',
}

export interface ProductMetaInput {
  product: ProductData
  /** Those that the page shows. */
  reviews: readonly ReviewData[]
  alternates: Alternates
  /** The merchant's texts for search engines. */
  searchTexts: SearchTexts
  /** Null if it could not be loaded: the offers then lack shipping and returns. */
  profile: ShopProfile | null
}

/**
 * Metadata of a product page: tags, structured data of the product with its offers, breadcrumbs.
 */
export function productMeta(
  page: PageContext,
  { product, reviews, alternates, profile, searchTexts }: ProductMetaInput,
): MetaDescriptor[] {
  const path = `/products/${product.slug}`
  const url = `${page.publicUrl}${page.href(path)}`
  const photographs = product.images.flatMap((image) => toSocialImage(page.shop, image) ?? [])
  const images = photographs.map((image) => `${page.publicUrl}${image.url}`)
  // Independent of the merchant's name for it.
  const colours = product.options
    .filter(({ kind }) => kind === 'color')
    .map(({ internalName }) => internalName)
  const description = product.excerpt ?? `${product.name}. ${propertiesOf(product)}`
  return pageMeta(page, {
    title: searchTexts.title ?? product.name,
    description: searchTexts.description ?? description,
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
        ...(product.rating ? { rating: product.rating } : {}),
        reviews: reviews.map(({ stars, text, authorName, writtenAt }) => ({
          stars,
          ...(text ? { text } : {}),
          author: authorName ?? page.t('reviews.anonymous'),
          date: writtenAt,
        })),
        ...(product.brand ? { brand: product.brand.name } : {}),
        ...(product.variants.length > 1
          ? {
              variants: product.variants.map((variant) => {
                const own = `${url}?variant=${encodeURIComponent(variant.sku)}`
                const image = toSocialImage(page.shop, variant.image)
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
                  offer: offerOf(page.shop, variant, { url: own, product, profile }),
                }
              }),
            }
          : { offer: offerOf(page.shop, product.master, { url, product, profile }) }),
      }),
    ],
  })
}

function propertiesOf({ facts }: ProductData): string {
  return facts.map(({ name, value }) => `${name}: ${value}`).join(', ')
}

function offerOf(
  { name: seller }: PageContext['shop'],
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
    seller,
    ...(profile ? { returns: returnPolicy(profile), ...shippingOf(variant, profile) } : {}),
  }
}

/**
 * To the shop's own country. If costs differ between its regions, the highest, so that the price is
 * never understated.
 */
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
