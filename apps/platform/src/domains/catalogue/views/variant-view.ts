import { formatMoney } from '../../../foundation/pricing/format-money.js'
import { containedVat } from '../../../foundation/pricing/contained-vat.js'
import { availabilityOf, maxQuantity } from '../../../foundation/pricing/availability.js'
import type { StoredImage } from '../import/image-metadata.js'
import { payablePrice, priceReduction } from '../price-reduction.js'
import type { Translations, LocalizedText } from '../snapshot/catalogue-snapshot.js'
import type { ImageView } from './image-view.js'
import { toImageView } from './image-view.js'
import type { ViewScope } from './view-scope.js'
import { pickTranslation, pickText } from './view-scope.js'
import type {
  Measure,
  Variant,
  VariantOption,
} from '../../../foundation/generated/contract-types.js'

/** A variant as `variantJson` reads it. */
export interface VariantRow {
  id: string
  sku: string
  optionValues: Record<string, string>
  priceMinor: number
  salePriceMinor: number | null
  lowestPriceMinor: number | null
  stock: number
  backorderable: boolean
  active: boolean
  widthMm: number | null
  lengthMm: number | null
  heightMm: number | null
  weightGrams: number | null
  image: StoredImage | null
}

/** An option of a product as it is stored. */
export interface StoredOption {
  internalName: string
  kind: 'text' | 'color'
  name: LocalizedText
  values: { value: string; label: LocalizedText }[]
}

/** Fields of the product that a variant needs. */
export interface VariantProduct {
  translations: Translations
  options: StoredOption[]
  taxRate: number
  dangerousGoods: boolean
}

/** The contract's `Variant`. */
export interface VariantView extends Omit<Variant, 'image'> {
  image: ImageView | null
}

/** SQL of one variant `v` as JSON, in the shape of {@link VariantRow}. */
export const variantJson = `json_build_object(
  'id', v.id, 'sku', v.sku, 'optionValues', v.option_values, 'priceMinor', v.price_minor,
  'salePriceMinor', v.sale_price_minor, 'lowestPriceMinor', v.lowest_price_minor, 'stock', v.stock,
  'backorderable', v.backorderable, 'active', v.active, 'widthMm', v.width_mm,
  'lengthMm', v.length_mm, 'heightMm', v.height_mm, 'weightGrams', v.weight_grams,
  'image', v.image)`

/** Localizes a variant, with prices with and without VAT. */
export function toVariantView(
  row: VariantRow,
  product: VariantProduct,
  scope: ViewScope,
): VariantView {
  const money = (minor: number) => formatMoney(minor, scope.currency, scope.locale)
  const net = (minor: number) => money(minor - containedVat(minor, product.taxRate))
  const payable = payablePrice(row)
  const reduction = priceReduction(row)
  const before = reduction?.fromMinor ?? payable
  const availability = availabilityOf(row)
  const options = toVariantOptions(row, product.options, scope)
  return {
    id: row.id,
    sku: row.sku,
    name: pickTranslation(product.translations, scope).name,
    label: options.map((option) => option.label).join(', '),
    onSale: reduction !== null,
    totalOnHand: row.stock,
    pickupStock: scope.pickupStock(row.stock),
    availability,
    backorderable: row.backorderable,
    maxQuantity: maxQuantity(row),
    discount: reduction && money(reduction.savingMinor),
    price: net(before),
    salePrice: net(payable),
    salePriceWithTax: money(payable),
    priceWithTax: money(before),
    lowestPrice30Days: reduction && money(reduction.fromMinor),
    taxRate: product.taxRate,
    width: toLengthView(row.widthMm, scope.locale),
    length: toLengthView(row.lengthMm, scope.locale),
    height: toLengthView(row.heightMm, scope.locale),
    weight: toWeightView(row.weightGrams, scope.locale),
    options,
    image: row.image && toImageView(row.image, scope),
    // Selected only by a product's page, not for the many variants of a list.
    get delivery() {
      return scope.delivery({
        priceMinor: payable,
        weightGrams: row.weightGrams ?? 0,
        longestSideMm: Math.max(row.widthMm ?? 0, row.lengthMm ?? 0, row.heightMm ?? 0),
        dangerousGoods: product.dangerousGoods,
        availability,
      })
    },
  }
}

/** A variant's values in the order of its product's options. */
export function toVariantOptions(
  row: VariantRow,
  options: StoredOption[],
  scope: ViewScope,
): VariantOption[] {
  return options.flatMap((option) => {
    const value = row.optionValues[option.internalName]
    const choice = option.values.find((candidate) => candidate.value === value)
    return choice
      ? [
          {
            name: pickText(option.name, scope) ?? option.internalName,
            internalName: option.internalName,
            label: pickText(choice.label, scope) ?? choice.value,
            value: choice.value,
          },
        ]
      : []
  })
}

/** A length: value in millimetres, text in centimetres. */
function toLengthView(valueMm: number | null, locale: string): Measure | null {
  return valueMm === null
    ? null
    : { value: valueMm, formatted: `${formatNumber(valueMm / 10, locale)}\u00a0cm` }
}

/** A weight in grams, from 1 kg on in kilograms first: `18 kg (18.000 g)`. */
function toWeightView(valueGrams: number | null, locale: string): Measure | null {
  if (valueGrams === null) return null
  const grams = `${formatNumber(valueGrams, locale)}\u00a0g`
  if (valueGrams < 1000) return { value: valueGrams, formatted: grams }
  const kilograms = `${formatNumber(valueGrams / 1000, locale)}\u00a0kg`
  return { value: valueGrams, formatted: `${kilograms} (${grams})` }
}

const formats = new Map<string, Intl.NumberFormat>()

function formatNumber(value: number, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
    formats.set(locale, format)
  }
  return format.format(value)
}
