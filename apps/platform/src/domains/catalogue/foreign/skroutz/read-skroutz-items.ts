import type { ReadTextOptions } from '../../../../foundation/files/read-text-file.js'
import type { MerchantItem } from '../google-merchant/read-merchant-items.js'
import { readXmlItems } from '../read-xml-items.js'
import type { XmlItem, XmlProblem } from '../read-xml-items.js'

/** Fields of Skroutz, and those of Google Merchant that mean the same. */
const sameFields: Readonly<Record<string, string>> = {
  id: 'id',
  uniqueid: 'id',
  unique_id: 'id',
  name: 'title',
  title: 'title',
  link: 'link',
  image: 'image_link',
  additional_imageurl: 'additional_image_link',
  additionalimage: 'additional_image_link',
  additional_image: 'additional_image_link',
  category: 'product_type',
  category_path: 'product_type',
  price_with_vat: 'price',
  price: 'price',
  manufacturer: 'brand',
  ean: 'gtin',
  barcode: 'gtin',
  color: 'color',
  description: 'description',
  quantity: 'quantity',
  variationid: 'id',
  size: 'size',
}

/** How Skroutz calls a field of Google Merchant, in a message. */
export function toSkroutzNames(message: string): string {
  const names: Readonly<Record<string, string>> = {
    'g:title': 'name',
    'g:price': 'price_with_vat',
    'g:gtin': 'ean',
    'g:product_type': 'category',
    'g:shipping_weight': 'weight',
    'g:item_group_id': 'id',
  }
  return message.replaceAll(/g:\w+/g, (name) => names[name] ?? name.slice(2))
}

/**
 * Reads the products of a feed for Skroutz as items of a Merchant feed: one for each variation, or
 * for each size of a list.
 *
 * @throws {UnreadableFileError} When the file cannot be read, decompressed or decoded.
 */
export async function* readSkroutzItems(
  path: string,
  options: ReadTextOptions = {},
): AsyncGenerator<MerchantItem | XmlProblem> {
  for await (const entry of readXmlItems(path, { ...options, elements: ['product'] })) {
    if ('texts' in entry) yield* toItems(entry)
    else yield entry
  }
}

function toItems(entry: XmlItem): MerchantItem[] {
  const { line, notes } = entry
  const base = { line, notes, ...(entry.problem === undefined ? {} : { problem: entry.problem }) }
  const product = fieldsOf(entry.texts.filter(({ path }) => path[0] !== 'variations'))
  const own = { details: detailsOf(product) }
  const common = toMerchantFields(product)
  const variations = splitVariations(entry.texts).map((texts) => fieldsOf(texts))
  const [id = ''] = common['id'] ?? []
  if (variations.length > 0) {
    return variations.map((texts) => {
      const fields = { ...common, ...toMerchantFields({ ...availabilityOf(product), ...texts }) }
      return { ...base, ...own, fields: { ...fields, item_group_id: [id] } }
    })
  }
  const sizes = (common['size']?.[0] ?? '')
    .split(',')
    .map((size) => size.trim())
    .filter(Boolean)
  if (sizes.length < 2) return [{ ...base, ...own, fields: common }]
  // The quantity is that of all sizes together.
  const { quantity: _all, ...others } = common
  return sizes.map((size) => {
    const group = { id: [`${id}-${size}`], size: [size], item_group_id: [id] }
    return { ...base, ...own, fields: { ...others, ...group } }
  })
}

type Fields = Record<string, string[]>

function fieldsOf(texts: XmlItem['texts']): Fields {
  const fields: Fields = {}
  for (const { path, text } of texts) {
    if (text !== '') (fields[path.at(-1) ?? ''] ??= []).push(text)
  }
  return fields
}

/**
 * Elements of a variation follow each other; the next one begins with a name that is there already.
 */
function splitVariations(texts: XmlItem['texts']): XmlItem['texts'][] {
  const variations: XmlItem['texts'][] = []
  let names = new Set<string>()
  for (const one of texts) {
    if (one.path[0] !== 'variations' || one.path.length < 3) continue
    const name = one.path.at(-1) ?? ''
    if (variations.length === 0 || names.has(name)) {
      variations.push([])
      names = new Set()
    }
    names.add(name)
    variations.at(-1)?.push(one)
  }
  return variations
}

function toMerchantFields(fields: Fields): Fields {
  const mapped: Fields = {}
  for (const [name, texts] of Object.entries(fields)) {
    const same = sameFields[name]
    if (same !== undefined) mapped[same] ??= texts
  }
  const [weight] = fields['weight'] ?? []
  // Skroutz counts in grams.
  if (weight) mapped['shipping_weight'] = [/^[\d.,]+$/.test(weight) ? `${weight} g` : weight]
  const availability = toAvailability(fields)
  if (availability !== undefined) mapped['availability'] = [availability]
  return mapped
}

function availabilityOf({ availability, instock, quantity }: Fields): Fields {
  return Object.fromEntries(
    Object.entries({ availability, instock, quantity }).filter(
      (field): field is [string, string[]] => field[1] !== undefined,
    ),
  )
}

/**
 * Texts such as `Διαθέσιμο από 4 - 10 ημέρες` say when it is delivered, `instock` whether it is
 * there.
 */
function toAvailability(fields: Fields): string | undefined {
  const [inStock] = fields['instock'] ?? []
  const [text] = fields['availability'] ?? []
  if (inStock !== undefined && /^(n|no|0|false|όχι)$/i.test(inStock)) {
    return text === undefined ? 'out of stock' : 'backorder'
  }
  if (text === undefined) return inStock === undefined ? undefined : 'in stock'
  if (/μη διαθέσιμο|εξαντλ|out of stock|unavailable/i.test(text)) return 'out of stock'
  return /παραγγελία|pre-?order|backorder/i.test(text) ? 'backorder' : 'in stock'
}

function detailsOf(fields: Fields): MerchantItem['details'] {
  const [mpn] = fields['mpn'] ?? []
  return mpn === undefined ? [] : [{ name: 'MPN', value: mpn }]
}
