import { SearchSuggestionsDocument } from '@floga/api-client/operations'
import type { SearchSuggestionsQuery } from '@floga/api-client/operations'
import { parseSearchState, searchHref } from '@floga/catalogue-core'
import { json } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../wiring/request/page-handle.js'
import { pageContext } from '../../wiring/request/page-context.server.js'
import type { CardImageData } from '../../wiring/api/api-types.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import { toImage } from '../../wiring/content/to-image.js'
import type { Suggestion, Suggestions } from '../../wiring/catalogue/suggestions.js'
import { toPlainImage } from '../../wiring/catalogue/to-card-data.js'

type Found = SearchSuggestionsQuery['searchSuggestions']

const nothing: Suggestions = { products: [], categories: [], brands: [], terms: [] }
/** Products that fit under the field without scrolling far. */
const mostProducts = 5
/** The same for everybody; prices may be a minute old, as on pages. */
const headers = { 'Cache-Control': 'public, max-age=60' }

export const handle: PageHandle = { access: 'everyone' }

/** Products, categories, brands and terms for what is typed so far, as the search field shows them. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const page = await pageContext(args)
  const { term } = parseSearchState(page.url.searchParams)
  if (!term) return json(nothing, { headers })
  const { searchSuggestions } = await page.api.query(SearchSuggestionsDocument, {
    term,
    first: mostProducts,
  })
  return json(toAnswer(searchSuggestions, page, term), { headers })
}

function toAnswer(found: Found, { href, t }: PageContext, term: string): Suggestions {
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
  href: PageContext['href'],
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
