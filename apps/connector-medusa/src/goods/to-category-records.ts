import type { CategoryRecord } from '@floga/platform-contract/catalogue-record'
import type { Shop } from '../shop.js'
import type { FindText, MedusaCategory } from './medusa-goods.js'
import { toSlug } from './to-key.js'
import { keyOf } from './to-product-record.js'

/** Categories of Medusa as records of the shop, those above before those below. */
export function toCategoryRecords(
  categories: readonly MedusaCategory[],
  known: ReadonlyMap<string, CategoryRecord>,
  { shop, findText }: { shop: Shop; findText: FindText },
): { record: CategoryRecord; title: string }[] {
  const shown = categories.filter(({ is_active, is_internal }) => is_active && !is_internal)
  const byId = new Map(shown.map((one) => [one.id, one]))
  const depthOf = ({ parent_category_id: parent }: MedusaCategory): number => {
    const above = parent ? byId.get(parent) : undefined
    return above ? 1 + depthOf(above) : 0
  }
  return shown
    .toSorted((one, other) => depthOf(one) - depthOf(other) || (one.rank ?? 0) - (other.rank ?? 0))
    .flatMap((category) => {
      const key = keyOf(category)
      if (key === '') return []
      const held = known.get(key)
      const parent = category.parent_category_id && byId.get(category.parent_category_id)
      const { parent: _parent, ...rest } = held ?? {
        type: 'category' as const,
        key,
        sortOrder: 0,
        translations: {},
      }
      const record: CategoryRecord = {
        ...rest,
        ...(parent ? { parent: keyOf(parent) } : {}),
        sortOrder: toSortOrder(category, shown, known),
        translations: Object.fromEntries(
          shop.locales.map((locale) => {
            const texts = held?.translations[locale]
            const code = shop.localeCodes[locale] ?? locale
            const isDefault = locale === shop.defaultLocale
            const translated = findText(category.id, code, 'name')
            const name = translated ?? (isDefault ? category.name : (texts?.name ?? category.name))
            const base = isDefault ? undefined : held?.translations[shop.defaultLocale]?.name
            const slug = toSlug(name, key, texts, base)
            return [locale, { ...texts, name: name.slice(0, 80), slug }]
          }),
        ),
      }
      return [{ record, title: category.name }]
    })
}

/** The shop's number, while the order of the neighbours is the same; else Medusa's. */
function toSortOrder(
  category: MedusaCategory,
  all: readonly MedusaCategory[],
  known: ReadonlyMap<string, CategoryRecord>,
): number {
  const siblings = all
    .filter(({ parent_category_id: parent }) => parent === category.parent_category_id)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
  const orders = siblings.map((one) => known.get(keyOf(one))?.sortOrder)
  const isSame = orders.every(
    (order, place) =>
      order !== undefined && (place === 0 || (orders[place - 1] ?? Infinity) <= order),
  )
  return isSame
    ? (known.get(keyOf(category))?.sortOrder ?? 0)
    : 10 * (siblings.indexOf(category) + 1)
}
