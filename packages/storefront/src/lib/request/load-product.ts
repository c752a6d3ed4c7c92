import { ProductDocument } from '@floga/api-client/operations'
import { chosenVariant } from '@floga/catalogue-core'
import { breadcrumbJsonLd, productJsonLd } from '@floga/seo'

import type { ShopRequest } from './open-request.js'

/**
 * Loads a product by its address. @throws {Response} 404 if it does not exist, 301 from a slug of
 * another language.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the view takes its type
export async function loadProduct(
  { query, url, meta, seo, href, t, findSlugs }: ShopRequest,
  slug: string,
) {
  const slugs = await findSlugs(slug)
  const { product } = await query(ProductDocument, { where: { slug } })
  if (!product) throw new Response(null, { status: 404 })
  const variant = chosenVariant(product, url.searchParams.get('variant'))
  const path = href(`/products/${product.slug}`)
  const [category] = product.taxons
  const trail = [
    { name: t('nav.products'), path: href('/products') },
    ...(category
      ? [{ name: category.name, path: href(`/products?category=${category.slug}`) }]
      : []),
    { name: product.name, path },
  ]
  const jsonLd = [
    breadcrumbJsonLd(trail.map((place) => ({ name: place.name, url: seo.url(place.path) }))),
    productJsonLd({
      name: product.name,
      sku: variant.sku,
      offer: {
        url: seo.url(path),
        price: variant.salePriceWithTax,
        availability: variant.maxQuantity > 0 ? 'in-stock' : 'out-of-stock',
      },
    }),
  ]
  const { name: title, excerpt: description } = product
  return {
    product,
    variant,
    trail,
    meta: meta({ title, description, type: 'product', slugs, jsonLd }),
  }
}
