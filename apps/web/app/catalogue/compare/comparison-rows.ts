import type { ComparisonRow } from '@floga/ui'

import type { ProductData } from '../../wiring/api/api-types.js'
import type { Translate } from '../../wiring/i18n/create-language.js'
import { productFacts } from '../product/product-facts.js'

/** One row for each fact that any of the products states, in the order in which they first state it. */
export function comparisonRows(products: readonly ProductData[], t: Translate): ComparisonRow[] {
  const stated = products.map(
    (product) =>
      new Map([
        [t('product.brand'), product.brand?.name ?? ''],
        [t('products.availability'), t(`availability.${product.availability}`)],
        ...productFacts(product, product.master, t).map(
          ({ term, description }): [string, string] => [term, description],
        ),
      ]),
  )
  const names = [...new Set(stated.flatMap((facts) => [...facts.keys()]))]
  return names.map((name) => ({
    id: name,
    label: name,
    cells: stated.map((facts) => facts.get(name) ?? ''),
  }))
}
