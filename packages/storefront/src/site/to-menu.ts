import type { MenuCategoriesQuery, ProductsSearchQuery } from '@floga/api-client/operations'

import { toCardImage } from '../components/images/card-image.js'
import { LEAST_MARKED_DISCOUNT } from '../features/catalogue/cards/to-card-props.js'
import type { MenuCategory, MenuNode, MenuOffer } from './site.js'

type Category = MenuCategoriesQuery['menuCategories'][number]
type Product = ProductsSearchQuery['productsSearch']['nodes'][number]

/**
 * Selects the fields of categories that the menus render.
 *
 * @param offers The product of each category that is reduced most, in the same order.
 */
export function toMenu(
  categories: readonly Category[],
  offers: readonly (Product | undefined)[] = [],
): MenuCategory[] {
  return categories.map(({ image, ...category }, place) => {
    const offer = toOffer(offers[place])
    return {
      ...toNode(category),
      image: image ? toCardImage(image) : null,
      ...(offer ? { offer } : {}),
    }
  })
}

interface Node {
  name: string
  slug: string
  image?: { webpSrcset: string } | null
  children?: readonly Node[]
}

function toNode({ name, slug, image, children = [] }: Node): MenuNode {
  const thumbnail = image?.webpSrcset.split(' ')[0]
  return {
    name,
    slug,
    ...(thumbnail ? { thumbnail } : {}),
    ...(children.length > 0 ? { children: children.map(toNode) } : {}),
  }
}

function toOffer(product: Product | undefined): MenuOffer | undefined {
  if (!product?.onSale || product.discountRate < LEAST_MARKED_DISCOUNT) return undefined
  const { name, slug, variantsCount, salePriceWithTax, priceWithTax, lowestPrice30Days } = product
  // A list names the lowest price, which another variant's reduction may leave as it is.
  if (salePriceWithTax.formatted === priceWithTax.formatted) return undefined
  return {
    name,
    slug,
    amount: salePriceWithTax.formatted,
    isFrom: variantsCount > 1,
    previous: priceWithTax.formatted,
    lowest: lowestPrice30Days?.formatted ?? null,
  }
}
