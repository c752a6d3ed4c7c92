import type { SearchSuggestionsQuery } from '@floga/api-client/operations'
import { searchHref } from '@floga/catalogue-core'

import type { Suggestion, Suggestions } from './suggestions.js'
import type { CardImage, FullImage } from '../../components/images/card-image.js'
import { toImage } from '../../components/images/to-image.js'
import type { ImagesShop } from '../../components/images/to-image.js'
import type { Translate } from '../../lib/create-storefront.js'

type Found = SearchSuggestionsQuery['searchSuggestions']

/** The shop's messages and addresses in the page's language. */
export interface SuggestionLanguage {
  shop: ImagesShop
  t: Translate
  href(path: string): string
}

/** Converts the platform's suggestions for the search field. */
export function toSuggestions(
  found: Found,
  language: SuggestionLanguage,
  term: string,
): Suggestions {
  const { href } = language
  return {
    products: found.products.map((product) => toProduct(product, language)),
    categories: found.categories.map(({ name, slug, parent }) => ({
      label: name,
      href: href(`/categories/${slug}`),
      ...(parent ? { note: parent.name } : {}),
    })),
    brands: found.brands.map(({ name, slug }) => ({ label: name, href: href(`/brands/${slug}`) })),
    terms: found.terms
      .filter((whole) => whole !== term.toLowerCase())
      .map((whole) => ({ label: whole, href: href(searchHref('/products', { term: whole })) })),
  }
}

function toProduct(
  product: Found['products'][number],
  { shop, href, t }: SuggestionLanguage,
): Suggestion {
  const { name, slug, brand, kind, image, variantsCount, salePriceWithTax } = product
  const price = salePriceWithTax.formatted
  return {
    label: name,
    href: href(`/products/${slug}`),
    ...(brand ? { note: brand.name } : {}),
    image: toImage(shop, image && smallest(image), { sizes: '48px', alt: '', kind }),
    detail: variantsCount > 1 ? `${t('product.priceFrom')} ${price}` : price,
  }
}

/** Only the first candidate, the smallest: none of the others is ever loaded. */
function smallest({ src, metadata, avifSrcset, webpSrcset }: FullImage): CardImage {
  return { src, metadata, avifSrcset: firstOf(avifSrcset), webpSrcset: firstOf(webpSrcset) }
}

function firstOf(srcset: string): string {
  return srcset.split(', ')[0] ?? ''
}
