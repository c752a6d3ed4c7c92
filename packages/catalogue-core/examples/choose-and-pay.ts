import { chosenVariant, instalmentPlans, variantChoices } from '@floga/catalogue-core'
import type { ChoosableProduct, ChoosableVariant } from '@floga/catalogue-core'

export function optionLinks(product: ChoosableProduct<ChoosableVariant>, sku: string | null) {
  return variantChoices(product, chosenVariant(product, sku)).map(({ name, choices }) => ({
    name,
    // Without a SKU nothing has this value: show it as impossible.
    links: choices.map((choice) => choice.sku && `?variant=${encodeURIComponent(choice.sku)}`),
  }))
}

// 100 € in 3 months: 33,34 €, 33,34 € and 33,32 €.
export const plans = instalmentPlans(10_000, { maxMonths: 6, fromMinor: 10_000 })
