import type { ProductRecord } from '@floga/platform-contract/catalogue-record'
import { cleanHtml } from '../../text/clean-html.js'
import { deriveId, digestOf } from './derive-id.js'
import type { StoredDocument } from '../document-metadata.js'
import type { ImportScope } from '../import-scope.js'
import type { StoredImage } from '../image-metadata.js'
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
  const record = normalize({ ...given, taxRate: given.taxRate ?? scope.taxRate })
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
      ...toSale(variant, scope.now),
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
    digest: digestOf([
      { ...record, images: [], documents: [], variants: record.variants.map(withoutImage) },
      images,
      variants.map((variant) => variant.image),
      documents,
    ]),
    created_at: record.createdAt ?? null,
    key: record.key,
    kind: record.kind,
    brand_id: record.brand === undefined ? null : deriveId(tenant, 'brand', record.brand),
    sort_order: record.sortOrder,
    published: record.published,
    translations: record.translations,
    options: record.options,
    properties: record.properties,
    images,
    related_ids: record.related.map((key) => deriveId(tenant, 'product', key)),
    country: record.country ?? null,
    dangerous_goods: record.dangerousGoods,
    tax_rate: record.taxRate,
    manufacturer: record.manufacturer ?? null,
    responsible_person: record.responsiblePerson ?? null,
    durability_guarantee: record.durabilityGuarantee ?? null,
    documents,
    category_ids: [...new Set(record.categories)].map((key) => deriveId(tenant, 'category', key)),
    variants,
    slugs: slugsOf(record, scope.locales),
  }
}

/** The price on sale now, and one that holds until its period ends. */
function toSale({ salePriceMinor, salePeriod }: ProductRecord['variants'][number], now: Date) {
  const isStarted = !salePeriod || new Date(salePeriod.startsAt) <= now
  const isOver = salePeriod !== undefined && new Date(salePeriod.endsAt) <= now
  return {
    sale_price_minor: isStarted && !isOver ? (salePriceMinor ?? null) : null,
    period:
      salePriceMinor === undefined || !salePeriod || isOver
        ? null
        : {
            sale_price_minor: salePriceMinor,
            starts_at: salePeriod.startsAt,
            ends_at: salePeriod.endsAt,
          },
  }
}

/** A record in the form in which the tables have it. */
function normalize<Given extends ProductRecord>(record: Given): Given {
  const { createdAt, variants, translations } = record
  return {
    ...record,
    ...(createdAt === undefined ? {} : { createdAt: toIso(createdAt) }),
    categories: [...new Set(record.categories)],
    translations: Object.fromEntries(
      Object.entries(translations).map(([locale, texts]) => [
        locale,
        { ...texts, description: texts.description && cleanHtml(texts.description) },
      ]),
    ),
    variants: variants.map((variant) => {
      const { salePeriod } = variant
      if (!salePeriod) return variant
      const [startsAt, endsAt] = [toIso(salePeriod.startsAt), toIso(salePeriod.endsAt)]
      return { ...variant, salePeriod: { startsAt, endsAt } }
    }),
  }
}

function withoutImage({ image: _image, ...variant }: ProductRecord['variants'][number]) {
  return variant
}

function toIso(time: string): string {
  return new Date(time).toISOString()
}
