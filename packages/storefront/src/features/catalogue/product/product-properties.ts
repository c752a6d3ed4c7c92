import type { Measurement } from '@floga/ui'

import type { VariantData } from '../../../request/api/api-types.js'
import type { Translate } from '../../../lib/create-storefront.js'
import type { ProductView } from './to-product-view.server.js'

/** An item of the kit's description list. */
export interface NamedValue {
  term: string
  description: string
}

/** Properties of one short value each, and where the product is made: the rows of a table. */
export function keyProperties(
  product: Pick<ProductView, 'singleProperties'> & { country?: { name: string } | null },
  t: Translate,
): NamedValue[] {
  return [
    ...product.singleProperties.map(({ name, value }) => ({ term: name, description: value })),
    ...(product.country ? [{ term: t('product.madeIn'), description: product.country.name }] : []),
  ]
}

/**
 * Sides in cm and weight in g of a variant as it is delivered, as far as they are known. A property
 * may have the same name: the length of a hose is not its coil's.
 */
export function measurementsOf(variant: VariantData, t: Translate): Measurement[] {
  const kinds = ['length', 'width', 'height', 'weight'] as const
  return kinds.flatMap((kind) => {
    const measure = variant[kind]
    return measure ? [{ kind, label: t(`product.${kind}`), value: measure.formatted }] : []
  })
}

/** Every property of a product, one line each, and the sizes of a variant in one. */
export function productProperties(
  product: Parameters<typeof keyProperties>[0] &
    Pick<ProductView, 'listProperties' | 'textProperties'>,
  variant: VariantData,
  t: Translate,
): NamedValue[] {
  const measurements = measurementsOf(variant, t)
  return [
    ...keyProperties(product, t),
    ...product.listProperties.map(({ name, values }) => ({
      term: name,
      description: values.join(', '),
    })),
    ...product.textProperties.map(({ name, value }) => ({ term: name, description: value })),
    ...(measurements.length > 0
      ? [
          {
            term: t('product.dimensions'),
            description: measurements.map(({ label, value }) => `${label} ${value}`).join(', '),
          },
        ]
      : []),
  ]
}

/** The product's manufacturer and the party responsible for it in the EU. */
export function safetyProperties({
  manufacturer,
  responsiblePerson,
}: Pick<ProductView, 'manufacturer' | 'responsiblePerson'>): {
  key: 'maker' | 'responsible'
  description: string
}[] {
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
