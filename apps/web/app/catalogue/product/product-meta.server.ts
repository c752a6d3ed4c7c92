import { productJsonLd } from '@floga/seo'
import type { MetaDescriptor, OfferInput, ProductAvailability } from '@floga/seo'

import { tenant } from '#tenant/tenant.js'
import type { Alternates } from '../../wiring/seo/alternates.server.js'
import type { ProductData, VariantData } from '../../wiring/api/api-types.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import { pageMeta } from '../../wiring/seo/page-meta.server.js'
import { imageSizes, toImage } from '../../wiring/content/to-image.js'

const availabilities: Record<VariantData['availability'], ProductAvailability> = {
  IN_STOCK: 'in-stock',
  LOW_STOCK: 'in-stock',
  BACKORDER: 'backorder',
  OUT_OF_STOCK: 'out-of-stock',
  DISCONTINUED: 'discontinued',
}

/** What a product's page tells search engines: tags, the product with its offers, the way to it. */
export function productMeta(
  page: PageContext,
  product: ProductData,
  alternates: Alternates,
): MetaDescriptor[] {
  const path = `/products/${product.slug}`
  const url = `${page.publicUrl}${page.href(path)}`
  const images = product.images.map(
    (image) => `${page.publicUrl}${toImage(image, { sizes: imageSizes.gallery }).src}`,
  )
  const description = product.excerpt ?? `${product.name}. ${factsOf(product)}`
  return pageMeta(page, {
    title: product.name,
    description,
    path,
    alternates,
    type: 'product',
    image: images[0] ? { url: images[0], alt: product.images[0]?.alt ?? '' } : null,
    breadcrumbs: [
      ...product.breadcrumbs.map(({ name, slug }) => ({ name, path: `/categories/${slug}` })),
      { name: product.name, path },
    ],
    jsonLd: [
      productJsonLd({
        name: product.name,
        description,
        sku: product.sku,
        images,
        ...(product.brand ? { brand: product.brand.name } : {}),
        ...(product.variants.length > 1
          ? {
              variants: product.variants.map((variant) => ({
                name: `${product.name}, ${variant.label}`,
                sku: variant.sku,
                offer: offerOf(variant, `${url}?variant=${encodeURIComponent(variant.sku)}`),
              })),
            }
          : { offer: offerOf(product.master, url) }),
      }),
    ],
  })
}

function factsOf({ facts }: ProductData): string {
  return facts.map(({ name, value }) => `${name}: ${value}`).join(', ')
}

function offerOf(variant: VariantData, url: string): OfferInput {
  return {
    url,
    price: variant.salePriceWithTax,
    ...(variant.onSale && variant.lowestPrice30Days
      ? { priceBefore: variant.lowestPrice30Days }
      : {}),
    availability: availabilities[variant.availability],
    seller: tenant.name,
  }
}
