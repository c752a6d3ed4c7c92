import type { ProductRecord } from '@floga/platform-contract/catalogue-record'
import { cleanHtml } from '../../text/clean-html.js'
import { deriveId, digestOf } from './derive-id.js'
import type { StoredDocument } from '../document-facts.js'
import type { ImportScope } from '../import-scope.js'
import type { StoredImage } from '../image-facts.js'
import { slugsOf } from './slugs-of.js'

/** A product as its tables hold it. */
export type ProductRow = Awaited<ReturnType<typeof prepareProduct>>

/** Rows of products, ready to be written. */
export function prepareProducts(
  scope: ImportScope,
  records: readonly ProductRecord[],
): Promise<ProductRow[]> {
  return Promise.all(records.map((record) => prepareProduct(scope, record)))
}

async function prepareProduct(scope: ImportScope, given: ProductRecord) {
  const record = { ...given, taxRate: given.taxRate ?? scope.taxRate }
  const { tenant } = scope
  const images = (await Promise.all(record.images.map((image) => scope.image(image)))).filter(
    (image): image is StoredImage => image !== null,
  )
  const variants = await Promise.all(
    record.variants.map(async (variant, position) => ({
      id: deriveId(tenant, 'variant', variant.sku),
      sku: variant.sku,
      position,
      option_values: variant.options,
      price_minor: variant.priceMinor,
      sale_price_minor: variant.salePriceMinor ?? null,
      lowest_price_minor: variant.lowestPrice30DaysMinor ?? null,
      stock: variant.stock,
      backorderable: variant.backorderable,
      width_mm: variant.widthMm ?? null,
      length_mm: variant.lengthMm ?? null,
      height_mm: variant.heightMm ?? null,
      weight_grams: variant.weightGrams ?? null,
      barcode: variant.barcode ?? null,
      unit_pricing: variant.unitPricing ?? null,
      image: await scope.image(variant.image),
    })),
  )
  const documents = (
    await Promise.all(record.documents.map((document) => scope.document(document)))
  ).filter((document): document is StoredDocument => document !== null)
  return {
    id: deriveId(tenant, 'product', record.key),
    digest: digestOf([record, images, variants.map((variant) => variant.image), documents]),
    key: record.key,
    kind: record.kind,
    brand_id: record.brand === undefined ? null : deriveId(tenant, 'brand', record.brand),
    sort_order: record.sortOrder,
    published: record.published,
    translations: cleanTranslations(record.translations),
    options: record.options,
    properties: record.properties,
    images,
    related_ids: record.related.map((key) => deriveId(tenant, 'product', key)),
    country: record.country ?? null,
    dangerous_goods: record.dangerousGoods,
    tax_rate: record.taxRate,
    manufacturer: record.manufacturer ?? null,
    responsible_person: record.responsiblePerson ?? null,
    documents,
    category_ids: [...new Set(record.categories)].map((key) => deriveId(tenant, 'category', key)),
    variants,
    slugs: slugsOf(record, scope.locales),
  }
}

function cleanTranslations(translations: ProductRecord['translations']) {
  return Object.fromEntries(
    Object.entries(translations).map(([locale, words]) => [
      locale,
      { ...words, description: words.description && cleanHtml(words.description) },
    ]),
  )
}
