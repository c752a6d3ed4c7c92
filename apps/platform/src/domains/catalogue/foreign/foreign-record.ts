import { createHash } from 'node:crypto'
import { toKey } from '../text/to-key.js'
import { cutApart, cutAtWord } from './cut-text.js'
import type { ForeignProduct, ForeignVariant } from './foreign-product.js'
import { toDescription } from './to-description.js'
import { unusedKey } from './unused-key.js'

export interface ForeignRecordOptions {
  locale: string
  taxRate: number
  /** Pieces of goods in stock that the file does not count. */
  inStock: number
  brandKey(name: string): string
  categoryKey(path: readonly string[]): string
  /** SKU of a variant by its position. */
  skus: readonly string[]
  key: string
  slug: string
  sortOrder: number
}

/** Turns a product of another program into its record, and says what was cut. */
export function toForeignRecord(
  product: ForeignProduct,
  options: ForeignRecordOptions,
): { value: Record<string, unknown>; notes: string[] } {
  const { locale } = options
  const notes = [...product.notes]
  const cut = (text: string, maxLength: number, what: string) => {
    if (text.length > maxLength) notes.push(`${what} was cut to ${maxLength} characters`)
    return cutAtWord(text, maxLength)
  }
  const name = cut(product.name, 160, 'the name')
  const { description, excerpt } = toDescription(product)
  if (description.isCut) notes.push('the description was cut to 20000 characters')
  const choices = toChoices(product, notes)
  const value = {
    type: 'product',
    key: options.key,
    ...(product.brand === null ? {} : { brand: options.brandKey(product.brand) }),
    categories: [...new Set(product.categories.map((path) => options.categoryKey(path)))],
    sortOrder: Math.min(options.sortOrder, 1_000_000),
    published: product.isPublished,
    ...given('createdAt', product.createdAt),
    translations: {
      [locale]: {
        name,
        slug: options.slug,
        ...(description.html === '' ? {} : { description: description.html }),
        ...(excerpt === '' ? {} : { excerpt }),
        ...given('seoTitle', product.seoTitle && cut(product.seoTitle, 120, 'the SEO title')),
        ...given(
          'seoDescription',
          product.seoDescription && cut(product.seoDescription, 320, 'the SEO description'),
        ),
      },
    },
    options: choices.map(({ internalName, label, values }) => ({
      internalName,
      kind: 'text',
      name: { [locale]: label },
      values: [...values.values()].map((text) => ({ value: text, label: { [locale]: text } })),
    })),
    variants: product.variants.map((variant, place) => ({
      sku: options.skus[place],
      options: Object.fromEntries(
        choices.map(({ internalName, values }, option) => [
          internalName,
          values.get(variant.values[option] ?? ''),
        ]),
      ),
      ...toFigures(variant, options.inStock),
      ...(variant.image === null
        ? {}
        : { image: { file: imageName(variant.image), alt: { [locale]: name } } }),
    })),
    properties: product.properties.map((property) => ({
      group: 'single',
      name: { [locale]: cut(property.name, 60, `the property "${property.name}"`) },
      value: { [locale]: cut(property.value, 120, `the property "${property.name}"`) },
    })),
    images: product.images.map(({ address, alt }) => ({
      file: imageName(address),
      alt: { [locale]: cutAtWord(alt || product.name, alt ? 200 : 160) },
    })),
    dangerousGoods: product.hasDangerousGoods,
    taxRate: options.taxRate,
  }
  return { value, notes }
}

/** Name that the image of an address is stored under: another address is another image. */
export function imageName(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  const last = (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 10)
  return `feed/${toKey(last).slice(0, 60).replace(/-$/, '')}-${hash}`
}

/**
 * Options with a key of their own each; one is never taken for the colour or size that feeds know.
 */
function toChoices({ options, variants }: ForeignProduct, notes: string[]) {
  const taken = new Set<string>(options.some(({ internalName }) => internalName) ? feedNames : [])
  return options.map((option, place) => {
    const all = variants.map(({ values }) => values[place] ?? '')
    const values = cutApart(all, 60)
    if (all.some((text) => text.length > 60)) {
      notes.push(`values of "${option.name}" were cut to 60 characters`)
    }
    const internalName =
      option.internalName ?? unusedKey(toKey(option.name), taken, `${place} ${option.name}`)
    return { internalName, label: cutAtWord(option.name, 60), values }
  })
}

const feedNames = ['color', 'size']

function toFigures(variant: ForeignVariant, inStock: number) {
  const isAvailable = variant.availability !== 'out-of-stock'
  const uncounted = variant.availability === 'in-stock' ? inStock : 0
  return {
    priceMinor: variant.priceMinor,
    ...given('salePriceMinor', variant.salePriceMinor),
    ...given('salePeriod', variant.salePriceMinor === null ? null : variant.salePeriod),
    stock: isAvailable ? Math.min(variant.stock ?? uncounted, 1_000_000) : 0,
    backorderable: variant.availability === 'backorder',
    ...given('weightGrams', variant.weightGrams),
    ...given('lengthMm', variant.lengthMm),
    ...given('widthMm', variant.widthMm),
    ...given('heightMm', variant.heightMm),
    ...given('barcode', variant.barcode),
    ...given('unitPricing', variant.unitPricing),
  }
}

function given(name: string, value: unknown): Record<string, unknown> {
  return value === null || value === '' ? {} : { [name]: value }
}
