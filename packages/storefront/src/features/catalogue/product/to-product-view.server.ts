import { keepUnits } from '../../../components/keep-units.js'
import type { ProductData, VariantData } from '../../../request/api/api-types.js'

/**
 * A product as its page renders it with the selected variant; of each other variant, the fields
 * that selecting it needs.
 */
export type ProductView = Pick<
  ProductData,
  | 'id'
  | 'slug'
  | 'name'
  | 'kind'
  | 'dangerousGoods'
  | 'options'
  | 'images'
  | 'breadcrumbs'
  | 'facts'
  | 'singleProperties'
  | 'listProperties'
  | 'textProperties'
  | 'manufacturer'
  | 'responsiblePerson'
  | 'durabilityGuarantee'
  | 'documents'
  | 'rating'
> & {
  brand: { name: string; slug: string } | null
  country: { name: string } | null
  master: VariantOptions
  variants: VariantOptions[]
}

interface VariantOptions {
  sku: string
  options: { internalName: string; value: string }[]
}

/** Selects the fields of a product that its page renders. */
export function toProductView(product: ProductData): ProductView {
  const { id, slug, name, kind, dangerousGoods, options, images, breadcrumbs, facts } = product
  const { singleProperties, listProperties, textProperties, documents, rating } = product
  const { manufacturer, responsiblePerson, durabilityGuarantee, brand, country, master, variants } =
    product
  return {
    id,
    slug,
    name,
    kind,
    dangerousGoods,
    options,
    images,
    breadcrumbs,
    facts: facts.map(withKeptUnits),
    singleProperties: singleProperties.map(withKeptUnits),
    listProperties,
    textProperties,
    manufacturer,
    responsiblePerson,
    durabilityGuarantee,
    documents,
    rating,
    brand: brand ? { name: brand.name, slug: brand.slug } : null,
    country: country ? { name: country.name } : null,
    master: toVariantOptions(master),
    variants: variants.map(toVariantOptions),
  }
}

function withKeptUnits({ name, value }: { name: string; value: string }) {
  return { name, value: keepUnits(value) }
}

function toVariantOptions({ sku, options }: VariantData): VariantOptions {
  return { sku, options: options.map(({ internalName, value }) => ({ internalName, value })) }
}
