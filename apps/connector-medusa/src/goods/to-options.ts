import type { ProductRecord } from '@floga/platform-contract/catalogue-record'
import type { MedusaProduct, MedusaVariant } from './medusa-goods.js'
import type { RecordContext } from './to-product-record.js'
import { toKey } from './to-key.js'

type Option = ProductRecord['options'][number]

/** What Medusa's admin calls the only option of a product that has none. */
const defaultOption = 'Default option'

/** Whether a product has one variant and nothing to choose. */
export function isWithoutOptions({ options, variants }: MedusaProduct): boolean {
  const [only, ...others] = options ?? []
  if (!only) return true
  return others.length === 0 && (variants ?? []).length === 1 && only.title === defaultOption
}

export type ToOptions =
  | { options: Option[]; chosen: (variant: MedusaVariant) => Record<string, string> }
  | { problem: string }

/** Options of a product with their names in every language of the shop. */
export function toOptions(
  product: MedusaProduct,
  known: ProductRecord | undefined,
  { shop, findText }: Pick<RecordContext, 'shop' | 'findText'>,
): ToOptions {
  if (isWithoutOptions(product)) return { options: [], chosen: () => ({}) }
  const { locales, defaultLocale, localeCodes } = shop
  const said = (id: string, field: string, base: string, held?: Record<string, string>) =>
    Object.fromEntries(
      locales.map((locale) => {
        const translated = findText(id, localeCodes[locale] ?? locale, field)
        const isBase = locale === defaultLocale || held?.[defaultLocale] !== base
        return [locale, translated ?? (isBase ? base : (held[locale] ?? base))]
      }),
    )
  const made = (product.options ?? []).map((option) => {
    const held = known?.options.find(({ name }) => name[defaultLocale] === option.title)
    const values = option.values.map((value) => {
      const heldValue = held?.values.find(({ label }) => label[defaultLocale] === value.value)
      return {
        label: value.value,
        value: heldValue?.value ?? value.value.slice(0, 60),
        texts: said(value.id, 'value', value.value, heldValue?.label),
        place: heldValue && held ? held.values.indexOf(heldValue) : Number.MAX_SAFE_INTEGER,
      }
    })
    return { option, held, values: values.toSorted((one, other) => one.place - other.place) }
  })
  for (const { option, held, values } of made) {
    const colour = values.find(({ value }) => !/^#[0-9a-f]{6}$/i.test(value))
    if (held?.kind === 'color' && colour) {
      return {
        problem: `the colour "${colour.label}" of "${option.title}" has no code like #d8241c.`,
      }
    }
  }
  const names = new Map<string, string>()
  const options = made
    .map(({ option, held, values }, place) => {
      const internalName = held?.internalName ?? (toKey(option.title) || `option-${place + 1}`)
      names.set(option.id, internalName)
      return {
        internalName,
        kind: held?.kind ?? ('text' as const),
        name: said(option.id, 'title', option.title, held?.name),
        values: values.map(({ value, texts }) => ({ value, label: texts })),
      }
    })
    .toSorted((one, other) => placeOf(one, known) - placeOf(other, known))
  return {
    options,
    chosen: (variant) =>
      Object.fromEntries(
        (variant.options ?? []).flatMap(({ option_id, value }) => {
          const internalName = names.get(option_id ?? '')
          const found = made.find(({ option }) => option.id === option_id)
          const own = found?.values.find(({ label }) => label === value)?.value
          return internalName === undefined || own === undefined ? [] : [[internalName, own]]
        }),
      ),
  }
}

function placeOf({ internalName }: Option, known: ProductRecord | undefined): number {
  const place = known?.options.findIndex((one) => one.internalName === internalName) ?? -1
  return place === -1 ? Number.MAX_SAFE_INTEGER : place
}
