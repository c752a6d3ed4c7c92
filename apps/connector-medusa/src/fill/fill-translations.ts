import type { CategoryRecord, ProductRecord } from '@floga/platform-contract/catalogue-record'
import type { JsonClient } from '../calls/json-client.js'
import type { MedusaGoods } from '../goods/medusa-goods.js'
import { toTypedText } from '../goods/to-description.js'
import { keyOf } from '../goods/to-product-record.js'
import type { Shop } from '../shop.js'

interface Translation {
  reference: string
  reference_id: string
  locale_code: string
  translations: Record<string, string>
}

/** Writes the texts of the shop's further languages. @returns How many objects have got some. */
export async function fillTranslations(
  medusa: JsonClient,
  {
    shop,
    goods,
    categories,
    products,
  }: {
    shop: Shop
    goods: MedusaGoods
    categories: readonly CategoryRecord[]
    products: readonly ProductRecord[]
  },
): Promise<number> {
  const byKey = new Map(products.map((one) => [one.key, one]))
  const create: Translation[] = []
  for (const locale of shop.locales.filter((one) => one !== shop.defaultLocale)) {
    const code = shop.localeCodes[locale] ?? locale
    const add = (
      reference: string,
      id: string,
      texts: Readonly<Record<string, string | undefined>>,
      title: string,
    ) => {
      if (goods.findText(id, code, title) !== undefined) return
      const translations = Object.fromEntries(
        Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined),
      )
      if (Object.keys(translations).length === 0) return
      create.push({ reference, reference_id: id, locale_code: code, translations })
    }
    for (const category of goods.categories) {
      const held = categories.find(({ key }) => key === keyOf(category))
      add('product_category', category.id, { name: held?.translations[locale]?.name }, 'name')
    }
    for (const product of goods.products) {
      const held = byKey.get(keyOf(product))
      if (!held) continue
      const texts = held.translations[locale]
      add(
        'product',
        product.id,
        {
          title: texts?.name,
          subtitle: texts?.excerpt,
          description: texts?.description && toTypedText(texts.description),
        },
        'title',
      )
      for (const option of product.options ?? []) {
        const heldOption = held.options.find(
          ({ name }) => name[shop.defaultLocale] === option.title,
        )
        if (!heldOption) continue
        add('product_option', option.id, { title: heldOption.name[locale] }, 'title')
        for (const { id, value } of option.values) {
          const label = heldOption.values.find((one) => one.label[shop.defaultLocale] === value)
          add('product_option_value', id, { value: label?.label[locale] }, 'value')
        }
      }
    }
  }
  for (let start = 0; start < create.length; start += 200) {
    await medusa.post('/admin/translations/batch', { create: create.slice(start, start + 200) })
  }
  return create.length
}
