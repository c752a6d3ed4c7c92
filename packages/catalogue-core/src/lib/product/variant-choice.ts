/** The part of a variant that choosing needs: the contract's `Variant` fits. */
export interface ChoosableVariant {
  readonly sku: string
  readonly options: readonly { readonly internalName: string; readonly value: string }[]
}

/** The part of a product that choosing needs: the contract's `Product` fits. */
export interface ChoosableProduct<Variant extends ChoosableVariant> {
  readonly master: Variant
  /** Every variant, in the merchant's order. */
  readonly variants: readonly Variant[]
  readonly options: readonly {
    readonly internalName: string
    readonly name: string
    readonly kind: string
    readonly values: readonly { readonly value: string; readonly label: string }[]
  }[]
}

/** One value of an option, with the variant that choosing it leads to. */
export interface VariantChoice {
  value: string
  label: string
  isChosen: boolean
  /**
   * SKU of the variant that fits best; null where no variant has the value: it cannot be chosen.
   */
  sku: string | null
  /** Whether choosing it leaves every other option as it is. */
  keepsOthers: boolean
}

/** An option with its choices, seen from the chosen variant. */
export interface VariantOptionChoices {
  internalName: string
  name: string
  kind: string
  choices: VariantChoice[]
}

/** The variant that the address names by SKU; the master where it names none of this product. */
export function chosenVariant<Variant extends ChoosableVariant>(
  product: Pick<ChoosableProduct<Variant>, 'master' | 'variants'>,
  sku: string | null,
): Variant {
  return product.variants.find((variant) => variant.sku === sku) ?? product.master
}

/**
 * The choices from here: each value leads to the variant that differs least, the merchant's first
 * among equals.
 *
 * @example
 * variantChoices(product, chosenVariant(product, url.searchParams.get('variant')))
 */
export function variantChoices<Variant extends ChoosableVariant>(
  product: Pick<ChoosableProduct<Variant>, 'options' | 'variants'>,
  chosen: Variant,
): VariantOptionChoices[] {
  const current = valuesOf(chosen)
  return product.options.map(({ internalName, name, kind, values }) => ({
    internalName,
    name,
    kind,
    choices: values.map(({ value, label }) => {
      const found = closest(product.variants, current, internalName, value)
      return {
        value,
        label,
        isChosen: current.get(internalName) === value,
        sku: found?.sku ?? null,
        keepsOthers: found !== undefined && differences(found, current, internalName) === 0,
      }
    }),
  }))
}

/**
 * The one query of a variant's address: `?variant=SKU`, and none for the master, which the bare
 * address shows.
 */
export function variantSearch<Variant extends ChoosableVariant>(
  product: Pick<ChoosableProduct<Variant>, 'master' | 'variants'>,
  sku: string | null,
): string {
  const variant = chosenVariant(product, sku)
  return variant.sku === product.master.sku ? '' : `?variant=${encodeURIComponent(variant.sku)}`
}

function closest<Variant extends ChoosableVariant>(
  variants: readonly Variant[],
  current: ReadonlyMap<string, string>,
  option: string,
  value: string,
): Variant | undefined {
  return variants
    .filter((variant) => valuesOf(variant).get(option) === value)
    .sort((a, b) => differences(a, current, option) - differences(b, current, option))[0]
}

/** How many options other than the given one would change. */
function differences(
  variant: ChoosableVariant,
  current: ReadonlyMap<string, string>,
  option: string,
): number {
  const values = valuesOf(variant)
  const names = new Set([...values.keys(), ...current.keys()])
  names.delete(option)
  return [...names].filter((name) => values.get(name) !== current.get(name)).length
}

function valuesOf(variant: ChoosableVariant): Map<string, string> {
  return new Map(variant.options.map(({ internalName, value }) => [internalName, value]))
}
