import type { ProductData, VariantData } from '../../wiring/api-types.js'

/** One value of an option, with the variant that choosing it leads to. */
export interface VariantChoice {
  value: string
  label: string
  isChosen: boolean
  /** SKU of the variant that fits best; null where no variant has the value. */
  sku: string | null
}

/** An option with its choices, seen from the chosen variant. */
export interface VariantOptionChoices {
  internalName: string
  name: string
  kind: string
  choices: VariantChoice[]
}

/** The variant that the address names by SKU; the master where it names none of this product. */
export function chosenVariant(product: ProductData, sku: string | null): VariantData {
  return product.variants.find((variant) => variant.sku === sku) ?? product.master
}

/** What can be chosen from here: each value leads to the variant that differs least. */
export function variantChoices(product: ProductData, chosen: VariantData): VariantOptionChoices[] {
  const current = valuesOf(chosen)
  return product.options.map(({ internalName, name, kind, values }) => ({
    internalName,
    name,
    kind,
    choices: values.map(({ value, label }) => ({
      value,
      label,
      isChosen: current.get(internalName) === value,
      sku: closest(product.variants, current, internalName, value)?.sku ?? null,
    })),
  }))
}

function closest(
  variants: readonly VariantData[],
  current: ReadonlyMap<string, string>,
  option: string,
  value: string,
): VariantData | undefined {
  const fitting = variants.filter((variant) => valuesOf(variant).get(option) === value)
  const likeness = (variant: VariantData): number =>
    [...valuesOf(variant)].filter(([name, other]) => current.get(name) === other).length
  return fitting.sort((a, b) => likeness(b) - likeness(a))[0]
}

function valuesOf(variant: VariantData): Map<string, string> {
  return new Map(variant.options.map(({ internalName, value }) => [internalName, value]))
}
