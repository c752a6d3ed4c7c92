import type { CatalogueRecord, ProductRecord } from '@floga/platform-contract/catalogue-record'
import type { KnownRecords } from './known-records.js'
import { slugsOf } from '../write/slugs-of.js'

/** Validates constraints between records: references, uniqueness, complete translations. */
export interface ReferenceCheck {
  /** Adds a record, by index in the source, and returns its problems. */
  add(record: CatalogueRecord, place: number): string[]
  /** Returns references that stayed open at the end of the file. */
  finish(): { place: number; message: string }[]
}

/** Starts a validation against the tenant's existing records. */
export function createReferenceCheck(
  known: KnownRecords,
  locales: readonly string[],
): ReferenceCheck {
  const seen = {
    brand: new Set<string>(),
    category: new Set<string>(),
    product: new Set<string>(),
    promotion: new Set<string>(),
  }
  const skus = new Map<string, string>()
  const slugs = new Map<string, string>()
  const open: { place: number; key: string; target: keyof typeof seen; field: string }[] = []
  const has = (kind: keyof typeof seen, key: string) =>
    seen[kind].has(key) || known.keys[kind].has(key)

  const checkSlugs = (record: CatalogueRecord) =>
    slugsOf(record, locales).flatMap(({ locale, slug }) => {
      const name = `${record.type} ${locale} ${slug}`
      const holder = slugs.get(name) ?? heldBefore(known, seen, record, name)
      slugs.set(name, record.key)
      return holder === undefined || holder === record.key
        ? []
        : [`slug "${slug}" (${locale}) belongs to ${record.type} "${holder}"`]
    })

  const checkSkus = (record: ProductRecord) =>
    record.variants.flatMap(({ sku }) => {
      const before = known.skus.get(sku)
      const holder = skus.get(sku) ?? (before === record.key ? undefined : before)
      skus.set(sku, record.key)
      return holder === undefined ? [] : [`SKU "${sku}" belongs to product "${holder}" already`]
    })

  return {
    add(record, place) {
      if (record.type === 'redirect') {
        open.push({ place, key: record.key, target: record.target, field: 'key' })
        return []
      }
      const problems: string[] = []
      if (seen[record.type].has(record.key)) {
        problems.push(`${record.type} "${record.key}" is in the file twice`)
      }
      seen[record.type].add(record.key)
      if ('translations' in record) {
        problems.push(...missingLocales(record.translations, locales))
      }
      problems.push(...checkSlugs(record))
      if (
        record.type === 'category' &&
        record.parent !== undefined &&
        !has('category', record.parent)
      ) {
        problems.push(`parent "${record.parent}" is no category above this line`)
      }
      if (record.type === 'product') {
        problems.push(...checkSkus(record), ...checkOptions(record))
        if (record.brand !== undefined && !has('brand', record.brand)) {
          problems.push(`brand "${record.brand}" is not defined above this line`)
        }
        for (const key of record.categories) {
          if (!has('category', key))
            problems.push(`category "${key}" is not defined above this line`)
        }
        for (const key of record.related)
          open.push({ place, key, target: 'product', field: 'related' })
      }
      if (record.type === 'promotion') {
        for (const key of record.products) {
          open.push({ place, key, target: 'product', field: 'products' })
        }
      }
      return problems
    },
    finish() {
      return open
        .filter(({ target, key }) => !has(target, key))
        .map(({ place, key, target, field }) => ({
          place,
          message: `${field}: no ${target} has the key "${key}"`,
        }))
    },
  }
}

/** A slug of another record is taken only if the file does not change it. */
function heldBefore(
  known: KnownRecords,
  seen: Record<string, Set<string>>,
  record: CatalogueRecord,
  name: string,
): string | undefined {
  const holder = known.slugs.get(name)
  return holder !== undefined && seen[record.type]?.has(holder) ? undefined : holder
}

function missingLocales(translations: object, locales: readonly string[]): string[] {
  return locales
    .filter((locale) => !(locale in translations))
    .map((locale) => `translations: "${locale}" is missing`)
}

function checkOptions(record: ProductRecord): string[] {
  const problems: string[] = []
  const names = new Set(record.options.map((option) => option.internalName))
  const choices = new Set<string>()
  for (const variant of record.variants) {
    for (const option of record.options) {
      const value = variant.options[option.internalName]
      if (!option.values.some((candidate) => candidate.value === value)) {
        problems.push(
          `variant "${variant.sku}": option "${option.internalName}" has no value "${value ?? ''}"`,
        )
      }
    }
    for (const name of Object.keys(variant.options)) {
      if (!names.has(name)) problems.push(`variant "${variant.sku}": no option "${name}"`)
    }
    if (variant.salePriceMinor !== undefined && variant.salePriceMinor >= variant.priceMinor) {
      problems.push(`variant "${variant.sku}": salePriceMinor is not below priceMinor`)
    }
    const { salePeriod } = variant
    if (salePeriod && new Date(salePeriod.startsAt) >= new Date(salePeriod.endsAt)) {
      problems.push(`variant "${variant.sku}": salePeriod ends before it starts`)
    }
    const choice = JSON.stringify(
      record.options.map((option) => variant.options[option.internalName]),
    )
    if (choices.has(choice)) problems.push(`variant "${variant.sku}" repeats another one's options`)
    choices.add(choice)
  }
  return problems
}
