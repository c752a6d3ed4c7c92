import type { Messages } from '../../../../foundation/messages/messages.js'
import { plainProduct } from '../foreign-product.js'
import type { ForeignProduct, ForeignVariant } from '../foreign-product.js'
import { mergeImages } from './merge-images.js'
import type { ParsedItem } from './parse-merchant-item.js'
import { detailChoices, readChoices } from './read-choices.js'
import type { Choice } from './read-choices.js'

/** Turns the items of one product into it. */
export function toMerchantProduct(
  items: readonly [ParsedItem, ...ParsedItem[]],
  messages: Messages,
): ForeignProduct {
  const [first, ...others] = items
  const { name, choices } =
    items.length > 1 ? readChoices(items) : { name: first.title, choices: [] }
  const hasOwnImages = new Set(items.map(({ images: [main] }) => main)).size > 1
  const toOwn = (item: ParsedItem) => toVariant(item, { choices, hasOwnImages })
  return {
    ...plainProduct,
    line: first.line,
    item: first.group === null ? `g:id ${first.id}` : `g:item_group_id ${first.group}`,
    id: first.group ?? first.id,
    name,
    slug: slugOf(first.link),
    brand: first.brand,
    categories: first.categoryPath.length > 0 ? [first.categoryPath] : [],
    googleCategory: first.googleCategory,
    description: first.text,
    options: choices.map((choice) => toOption(choice, messages)),
    variants: [toOwn(first), ...others.map(toOwn)],
    properties: detailChoices(first)
      .filter((detail) => !choices.some((choice) => choice.name === detail.name))
      .map((detail) => ({ name: detail.name, value: detail.valueOf(first) ?? '' })),
    images: mergeImages(items.map(({ images: [main, ...more] }) => ({ main, others: more }))).map(
      (address) => ({ address }),
    ),
    hasDangerousGoods: first.dangerousGoods,
    notes: items.flatMap(({ id, notes }) =>
      items.length > 1 ? notes.map((note) => `g:id ${id}: ${note}`) : notes,
    ),
  }
}

function toOption({ kind, name }: Choice, { say }: Messages) {
  if (kind === 'detail') return { name }
  if (kind === 'variant') return { name: say('option.variant') }
  return { name: say(`option.${kind}`), internalName: kind }
}

function toVariant(
  item: ParsedItem,
  { choices, hasOwnImages }: { choices: readonly Choice[]; hasOwnImages: boolean },
): ForeignVariant {
  return {
    sku: item.id,
    values: choices.map((choice) => choice.valueOf(item) ?? '-'),
    priceMinor: item.priceMinor,
    salePriceMinor: item.salePriceMinor,
    salePeriod: item.salePriceMinor === null ? null : item.salePeriod,
    stock: item.quantity,
    availability: item.availability,
    weightGrams: item.weightGrams,
    lengthMm: item.lengthMm,
    widthMm: item.widthMm,
    heightMm: item.heightMm,
    barcode: item.barcode,
    unitPricing: item.unitPricing,
    image: (hasOwnImages && item.images[0]) || null,
  }
}

/** The last segment of the page's address, as in the feed's own shop. */
function slugOf(link: string): string {
  const path = URL.canParse(link) ? new URL(link).pathname : ''
  try {
    return decodeURIComponent(path.split('/').findLast((part) => part !== '') ?? '')
  } catch {
    return ''
  }
}
