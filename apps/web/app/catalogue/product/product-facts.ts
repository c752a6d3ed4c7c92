import type { Measurement } from '@floga/ui'

import type { ProductData, VariantData } from '../../wiring/api/api-types.js'
import type { Translate } from '../../wiring/i18n/create-language.js'

/** A named fact, as the kit's description list draws it. */
export interface Fact {
  term: string
  description: string
}

/** Properties of one short value each, and where the product is made: the rows of a table. */
export function shortFacts(product: ProductData, t: Translate): Fact[] {
  return [
    ...product.singleProperties.map(({ name, value }) => ({ term: name, description: value })),
    ...(product.country ? [{ term: t('product.madeIn'), description: product.country.name }] : []),
  ]
}

/** Sides in cm and weight in g of a variant, as far as they are known. */
export function measurementsOf(variant: VariantData, t: Translate): Measurement[] {
  const kinds = ['length', 'width', 'height', 'weight'] as const
  return kinds.flatMap((kind) => {
    const measure = variant[kind]
    return measure ? [{ kind, label: t(`product.${kind}`), value: measure.formatted }] : []
  })
}

/** Every property of a product and the sizes of a variant, one line each. */
export function productFacts(product: ProductData, variant: VariantData, t: Translate): Fact[] {
  return [
    ...shortFacts(product, t),
    ...product.listProperties.map(({ name, values }) => ({
      term: name,
      description: values.join(', '),
    })),
    ...product.textProperties.map(({ name, value }) => ({ term: name, description: value })),
    ...measurementsOf(variant, t).map(({ label, value }) => ({ term: label, description: value })),
  ]
}

/** Who made the product and who answers for it in the EU. */
export function safetyFacts({
  manufacturer,
  responsiblePerson,
}: ProductData): { key: 'maker' | 'responsible'; description: string }[] {
  const parties = [
    ['maker', manufacturer],
    ['responsible', responsiblePerson],
  ] as const
  return parties.flatMap(([key, party]) =>
    party
      ? [{ key, description: [party.name, party.address, party.email].filter(Boolean).join(', ') }]
      : [],
  )
}
