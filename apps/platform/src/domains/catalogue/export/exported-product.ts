import { availabilityOf } from '../../../foundation/pricing/availability.js'
import type { StoredImage } from '../import/image-metadata.js'
import { payablePrice, priceReduction } from '../price-reduction.js'
import type {
  CatalogueSnapshot,
  CategoryNode,
  Translations,
} from '../snapshot/catalogue-snapshot.js'
import { htmlToText } from '../text/clean-html.js'
import { toImageView } from '../views/image-view.js'
import type { StoredProperty } from '../views/property-view.js'
import { toPropertyViews } from '../views/property-view.js'
import type { StoredOption, VariantRow } from '../views/variant-view.js'
import { toVariantOptions } from '../views/variant-view.js'
import type { VariantParcel, ViewScope } from '../views/view-scope.js'
import { pickTranslation } from '../views/view-scope.js'
import type {
  Availability,
  ExportedDays,
  ExportedImage,
  ExportedOptionKind,
  ExportedProduct,
  ExportedShipping,
  ExportedVariant,
  UnitPricing,
} from '../../../foundation/generated/contract-types.js'
import { salePeriodOf } from './sale-period.js'

/** A product as `readExportPage` reads it. */
export interface ExportRow {
  id: string
  brandId: string | null
  translations: Translations
  options: StoredOption[]
  properties: StoredProperty[]
  images: StoredImage[]
  dangerousGoods: boolean
  taxRate: number
  variants: { row: VariantRow; barcode: string | null; unitPricing: UnitPricing | null }[]
}

/** Locale of an export, and how orders treat goods. */
export interface ExportScope {
  view: ViewScope
  now: Date
  shipping: (parcel: VariantParcel) => ExportedShipping[]
  dispatch: (availability: Availability) => { days: ExportedDays | null; by: Date | null }
}

/** Localizes a product for a feed. */
export function toExportedProduct(
  row: ExportRow,
  snapshot: CatalogueSnapshot,
  scope: ExportScope,
): ExportedProduct {
  const { view } = scope
  const texts = pickTranslation(row.translations, view)
  const path = categoriesOf(row.id, snapshot)
  return {
    name: texts.name,
    slug: texts.slug,
    text: htmlToText(texts.description ?? '') || texts.excerpt || null,
    brand: snapshot.brands.get(row.brandId ?? '')?.name ?? null,
    categoryPath: path.map(({ translations }) => pickTranslation(translations, view).name),
    googleCategory: path.findLast((node) => node.googleCategory !== null)?.googleCategory ?? null,
    images: row.images.flatMap((image) => toExportedImage(image, view) ?? []),
    properties: toPropertyViews(row.properties, view).singleProperties,
    dangerousGoods: row.dangerousGoods,
    taxRate: row.taxRate,
    variants: row.variants.map((variant) => toExportedVariant(variant, row, snapshot, scope)),
  }
}

function toExportedVariant(
  { row, barcode, unitPricing }: ExportRow['variants'][number],
  product: ExportRow,
  snapshot: CatalogueSnapshot,
  { view, now, shipping, dispatch }: ExportScope,
): ExportedVariant {
  const payableMinor = payablePrice(row)
  const reduction = priceReduction(row)
  const availability = availabilityOf(row)
  const { days, by } = dispatch(availability)
  return {
    sku: row.sku,
    barcode,
    options: toVariantOptions(row, product.options, view).map(({ name, label, internalName }) => ({
      name,
      label,
      kind: kindOf(product.options.find((option) => option.internalName === internalName)),
    })),
    priceMinor: reduction?.fromMinor ?? payableMinor,
    payableMinor,
    salePeriod: reduction && salePeriodOf(product.id, snapshot, now),
    availability,
    stock: row.stock,
    dispatchDays: days,
    dispatchBy: by,
    weightGrams: row.weightGrams,
    widthMm: row.widthMm,
    lengthMm: row.lengthMm,
    heightMm: row.heightMm,
    unitPricing,
    image: row.image && toExportedImage(row.image, view),
    shipping: shipping({
      priceMinor: payableMinor,
      weightGrams: row.weightGrams ?? 0,
      longestSideMm: Math.max(row.widthMm ?? 0, row.lengthMm ?? 0, row.heightMm ?? 0),
      dangerousGoods: product.dangerousGoods,
      availability,
    }),
  }
}

/** Options with a feed's own name are of that kind. */
function kindOf(option: StoredOption | undefined): ExportedOptionKind {
  if (option?.kind === 'color' || option?.internalName === 'color') return 'COLOR'
  return option?.internalName === 'size' ? 'SIZE' : 'OTHER'
}

/** The widest file that is delivered. */
const deliveredWidth = 1_200

function toExportedImage(image: StoredImage, view: ViewScope): ExportedImage | null {
  if (image.isDrawing) return null
  const width = Math.min(deliveredWidth, image.width)
  return {
    src: toImageView(image, view).src({ size: 'LARGE' }),
    width,
    height: Math.round((image.height * width) / image.width),
  }
}

/** From the top to the product's home. */
function categoriesOf(productId: string, snapshot: CatalogueSnapshot): CategoryNode[] {
  const path: CategoryNode[] = []
  let id = snapshot.products.get(productId)?.categoryIds[0] ?? null
  while (id !== null) {
    const node = snapshot.categories.get(id)
    if (!node) break
    path.unshift(node)
    id = node.parentId
  }
  return path
}
