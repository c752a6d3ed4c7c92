import { productAvailability } from '../../../foundation/pricing/availability.js'
import type { StoredDocument } from '../import/document-metadata.js'
import type { StoredImage } from '../import/image-metadata.js'
import { listedReduction } from '../price-reduction.js'
import type { CatalogueSnapshot, Translations } from '../snapshot/catalogue-snapshot.js'
import type { BrandView } from './brand-view.js'
import { findBrandView } from './brand-view.js'
import type { CategoryView } from './category-view.js'
import { toBreadcrumbs, toCategoryView } from './category-view.js'
import { toDocumentViews } from './document-view.js'
import type { ImageView } from './image-view.js'
import { toImageView } from './image-view.js'
import type { StoredProperty } from './property-view.js'
import { toPropertyViews } from './property-view.js'
import type { StoredOption, VariantRow, VariantView } from './variant-view.js'
import { toVariantView } from './variant-view.js'
import type { ViewScope } from './view-scope.js'
import { pickTranslation, pickText } from './view-scope.js'
import type { Party, Product } from '../../../foundation/generated/contract-types.js'

/** A product as `findProduct` reads it. */
export interface ProductRow {
  id: string
  kind: string
  brandId: string | null
  translations: Translations
  options: StoredOption[]
  properties: StoredProperty[]
  images: StoredImage[]
  relatedIds: string[]
  country: string | null
  dangerousGoods: boolean
  taxRate: number
  manufacturer: StoredParty | null
  responsiblePerson: StoredParty | null
  durabilityGuarantee: StoredGuarantee | null
  digest: string
  documents: StoredDocument[]
  createdAt: Date
  categoryIds: string[] | null
  variants: VariantRow[]
}

interface StoredGuarantee {
  years: number
  producer: string
  model: string
  termsUrl: string
  label?: string
}

interface StoredParty {
  name: string
  address: string
  email?: string
}

/** The contract's `Product`, without `related` and fields from other parts of the catalogue. */
export interface ProductView extends Omit<
  Product,
  | 'master'
  | 'variants'
  | 'related'
  | 'images'
  | 'taxons'
  | 'breadcrumbs'
  | 'brand'
  | 'saleEndsAt'
  | 'rating'
> {
  master: VariantView
  variants: VariantView[]
  relatedIds: string[]
  images: ImageView[]
  taxons(args: { first?: number | null }): CategoryView[]
  breadcrumbs: CategoryView[]
  brand: BrandView | null
}

/** Localizes a whole product. */
export function toProductView(
  row: ProductRow,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
): ProductView {
  const texts = pickTranslation(row.translations, scope)
  const [master] = row.variants
  if (!master) throw new Error(`Product ${row.id} has no variant.`)
  const reduction = listedReduction(row.variants)
  const categoryIds = row.categoryIds ?? []
  const brand = findBrandView(row.brandId, snapshot, scope)
  return {
    id: row.id,
    sku: master.sku,
    name: texts.name,
    description: texts.description ?? null,
    excerpt: texts.excerpt ?? null,
    slug: texts.slug,
    availability: productAvailability(row.variants),
    variantsCount: row.variants.length,
    backorderable: row.variants.some((variant) => variant.backorderable),
    totalOnHand: row.variants.reduce((total, variant) => total + variant.stock, 0),
    onSale: reduction.isReduced,
    discountRate: reduction.rate,
    master: toVariantView(master, row, scope),
    variants: row.variants.map((variant) => toVariantView(variant, row, scope)),
    options: row.options.map((option) => ({
      name: pickText(option.name, scope) ?? option.internalName,
      internalName: option.internalName,
      kind: option.kind,
      values: option.values.map(({ value, label }) => ({
        value,
        label: pickText(label, scope) ?? value,
      })),
    })),
    relatedIds: row.relatedIds,
    images: row.images.map((image) => toImageView(image, scope)),
    taxons: ({ first }) =>
      categoryIds.slice(0, first ?? undefined).flatMap((id) => {
        const node = snapshot.categories.get(id)
        return node ? [toCategoryView(node, snapshot, scope)] : []
      }),
    breadcrumbs: toBreadcrumbs(categoryIds[0], snapshot, scope),
    brand,
    country: row.country === null ? null : toCountry(row.country, scope.locale),
    ...toPropertyViews(row.properties, scope),
    dangerousGoods: row.dangerousGoods,
    kind: row.kind,
    manufacturer: row.manufacturer && toParty(row.manufacturer),
    responsiblePerson: row.responsiblePerson && toParty(row.responsiblePerson),
    durabilityGuarantee: row.durabilityGuarantee && {
      ...row.durabilityGuarantee,
      label: row.durabilityGuarantee.label ?? null,
    },
    documents: toDocumentViews(row, brand?.name, scope),
    createdAt: row.createdAt,
  }
}

function toParty(party: StoredParty): Party {
  return { ...party, email: party.email ?? null }
}

function toCountry(code: string, locale: string): { code: string; name: string } {
  return { code, name: new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code }
}
