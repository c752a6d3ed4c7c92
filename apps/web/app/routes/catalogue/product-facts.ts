import type { ProductData, VariantData } from '../../wiring/api-types.js'
import type { Translate } from '../../wiring/messages.js'

/** A named fact, as the kit's description list draws it. */
export interface Fact {
  term: string
  description: string
}

/** Every property of a product and the sizes of the chosen variant, one line each. */
export function productFacts(product: ProductData, variant: VariantData, t: Translate): Fact[] {
  const sizes = [
    ['product.length', variant.length],
    ['product.width', variant.width],
    ['product.height', variant.height],
    ['product.weight', variant.weight],
  ] as const
  return [
    ...product.singleProperties.map(({ name, value }) => ({ term: name, description: value })),
    ...product.listProperties.map(({ name, values }) => ({
      term: name,
      description: values.join(', '),
    })),
    ...product.textProperties.map(({ name, value }) => ({ term: name, description: value })),
    ...sizes.flatMap(([key, measure]) =>
      measure ? [{ term: t(key), description: measure.formatted }] : [],
    ),
    ...(product.country ? [{ term: t('product.madeIn'), description: product.country.name }] : []),
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
