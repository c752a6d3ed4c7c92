import type { SearchSuggestionsQuery } from '@floga/api-client/operations'
import { searchHref } from '@floga/catalogue-core'

import type { CardImageData } from '../../wiring/api/api-types.js'
import type { Suggestion, Suggestions } from '../../wiring/catalogue/suggestions.js'
import { toPlainImage } from '../../wiring/catalogue/to-card-data.js'
import { toImage } from '../../wiring/content/to-image.js'
import type { Translate } from '../../wiring/i18n/create-language.js'

type Found = SearchSuggestionsQuery['searchSuggestions']

/** The shop's messages and addresses in the page's language. */
export interface SuggestionLanguage {
  t: Translate
  href(path: string): string
}

/** Converts the platform's suggestions for the search field. */
export function toSuggestions(
  found: Found,
  { href, t }: SuggestionLanguage,
  term: string,
): Suggestions {
  return {
    products: found.products.map((product) => toProduct(product, href, t('product.priceFrom'))),
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
  href: SuggestionLanguage['href'],
  fromLabel: string,
): Suggestion {
  const { name, slug, brand, kind, image, variantsCount, salePriceWithTax } = product
  const price = salePriceWithTax.formatted
  return {
    label: name,
    href: href(`/products/${slug}`),
    ...(brand ? { note: brand.name } : {}),
    image: toImage(image && smallest(toPlainImage(image)), { sizes: '48px', alt: '', kind }),
    detail: variantsCount > 1 ? `${fromLabel} ${price}` : price,
  }
}

/** Only the first candidate, the smallest: none of the others is ever loaded. */
function smallest(image: Required<CardImageData>): CardImageData {
  const { avifSrcset, webpSrcset } = image
  return { ...image, avifSrcset: firstOf(avifSrcset), webpSrcset: firstOf(webpSrcset) }
}

function firstOf(srcset: string): string {
  return srcset.split(', ')[0] ?? ''
}
