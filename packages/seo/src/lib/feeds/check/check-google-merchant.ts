import * as v from 'valibot'

import { isGtin } from '../is-gtin.js'
import {
  addressSchema,
  atMostOnce,
  feedTextSchema,
  once,
  problemsOf,
  type CheckedFeed,
} from './checked-feed.js'
import { readXml, toFields } from './read-xml.js'

const price = v.pipe(v.string(), v.regex(/^\d+(\.\d{1,3})? [A-Z]{3}$/, 'is no price'))
const minute = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(Z|[+-]\d{4})`
const moment = v.pipe(v.string(), v.regex(new RegExp(`^${minute}$`), 'is no moment'))
const length = v.pipe(v.string(), v.regex(/^\d+(\.\d+)? (cm|in)$/, 'is no length'))
const unit = v.pipe(
  v.string(),
  v.regex(
    /^\d+(\.\d+)? ?(oz|lb|mg|g|kg|floz|pt|qt|gal|ml|cl|l|cbm|in|ft|yd|cm|m|mm|sqft|sqm|ct)$/,
    'is no amount',
  ),
)

/**
 * An item, from the public product data specification
 * (https://support.google.com/merchants/answer/7052112): allowed and required elements, their
 * length and format.
 */
const itemSchema = v.strictObject({
  'g:id': once(feedTextSchema(50)),
  'g:title': once(feedTextSchema(150)),
  'g:description': once(feedTextSchema(5_000)),
  'g:link': once(addressSchema),
  'g:image_link': once(addressSchema),
  'g:additional_image_link': v.optional(v.pipe(v.array(addressSchema), v.maxLength(10))),
  'g:availability': once(v.picklist(['in_stock', 'out_of_stock', 'preorder', 'backorder'])),
  'g:availability_date': atMostOnce(moment),
  'g:price': once(price),
  'g:sale_price': atMostOnce(price),
  'g:sale_price_effective_date': atMostOnce(
    v.pipe(v.string(), v.regex(new RegExp(`^${minute}/${minute}$`), 'is no period')),
  ),
  'g:unit_pricing_measure': atMostOnce(unit),
  'g:unit_pricing_base_measure': atMostOnce(unit),
  'g:google_product_category': atMostOnce(feedTextSchema(750)),
  'g:product_type': atMostOnce(feedTextSchema(750)),
  'g:brand': atMostOnce(feedTextSchema(70)),
  'g:gtin': atMostOnce(v.pipe(v.string(), v.check(isGtin, 'is no GTIN'))),
  'g:mpn': atMostOnce(feedTextSchema(70)),
  'g:identifier_exists': atMostOnce(v.picklist(['yes', 'no'])),
  'g:condition': once(v.picklist(['new', 'refurbished', 'used'])),
  'g:item_group_id': atMostOnce(feedTextSchema(50)),
  'g:color': atMostOnce(feedTextSchema(100)),
  'g:size': atMostOnce(feedTextSchema(100)),
  'g:pattern': atMostOnce(feedTextSchema(100)),
  'g:material': atMostOnce(feedTextSchema(200)),
  'g:product_detail': v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          'g:section_name': atMostOnce(feedTextSchema(140)),
          'g:attribute_name': once(feedTextSchema(140)),
          'g:attribute_value': once(feedTextSchema(1_000)),
        }),
      ),
      v.maxLength(1_000),
    ),
  ),
  'g:shipping': v.optional(
    v.array(
      v.strictObject({
        'g:country': once(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is no country'))),
        'g:service': atMostOnce(feedTextSchema(100)),
        'g:price': once(price),
      }),
    ),
  ),
  'g:shipping_label': atMostOnce(feedTextSchema(100)),
  'g:shipping_weight': atMostOnce(
    v.pipe(v.string(), v.regex(/^\d+(\.\d+)? (lb|oz|g|kg)$/, 'is no weight')),
  ),
  'g:shipping_length': atMostOnce(length),
  'g:shipping_width': atMostOnce(length),
  'g:shipping_height': atMostOnce(length),
})

type Item = v.InferOutput<typeof itemSchema>

/**
 * Validates a feed against Google's public specification. For tests: it holds the whole feed in
 * memory.
 *
 * @throws {Error} When it is no well-formed XML.
 */
export function checkGoogleMerchantFeed(xml: string): CheckedFeed {
  const root = readXml(xml)
  const [channel] = root.children
  const problems: string[] = []
  if (root.name !== 'rss' || root.attributes['version'] !== '2.0') problems.push('is no RSS 2.0')
  if (root.attributes['xmlns:g'] !== 'http://base.google.com/ns/1.0') {
    problems.push('the prefix g is not that of Google')
  }
  const items = (channel?.children ?? []).filter(({ name }) => name === 'item')
  const head = (channel?.children ?? []).filter(({ name }) => name !== 'item')
  if (head.map(({ name }) => name).join() !== 'title,link,description') {
    problems.push('the channel only needs title, link and description')
  }
  const ids = new Set<string>()
  const groups = new Map<string, string[]>()
  for (const item of items) {
    const fields = toFields(item)
    const name = String(fields['g:id']?.[0])
    const found = problemsOf(itemSchema, fields)
    if (found.length === 0) {
      const parsed = v.parse(itemSchema, fields)
      found.push(...contradictions(parsed))
      const [group] = parsed['g:item_group_id'] ?? []
      if (group !== undefined) {
        const look = JSON.stringify([
          parsed['g:color'],
          parsed['g:size'],
          parsed['g:product_detail'],
        ])
        const looks = groups.get(group) ?? []
        if (looks.includes(look)) found.push(`looks like another one of the group ${group}`)
        groups.set(group, [...looks, look])
      }
    }
    if (ids.has(name)) found.push('occurs twice')
    ids.add(name)
    problems.push(...found.map((problem) => `${name}: ${problem}`))
  }
  return { count: items.length, problems }
}

/** Contradictions between elements. */
function contradictions(item: Item): string[] {
  const [amount = '', currency = ''] = item['g:price'][0].split(' ')
  const [sale, saleCurrency] = item['g:sale_price']?.[0].split(' ') ?? []
  const [period] = item['g:sale_price_effective_date'] ?? []
  const [from = '', to = ''] = period?.split('/') ?? []
  const isIdentified = Boolean(item['g:gtin'] ?? (item['g:mpn'] && item['g:brand']))
  const rules: [boolean, string][] = [
    [Number(amount) > 0, 'costs nothing'],
    [sale === undefined || Number(sale) < Number(amount), 'the sale price is not below the price'],
    [sale === undefined || saleCurrency === currency, 'has two currencies'],
    [period === undefined || sale !== undefined, 'has a period but no sale price'],
    [period === undefined || from < to, 'the period ends before it begins'],
    [isIdentified === (item['g:identifier_exists']?.[0] !== 'no'), 'has a wrong identifier_exists'],
    [
      Boolean(item['g:unit_pricing_measure']) === Boolean(item['g:unit_pricing_base_measure']),
      'has half a unit price',
    ],
    [!item['g:additional_image_link']?.includes(item['g:image_link'][0]), 'repeats its main image'],
  ]
  return rules.flatMap(([isMet, problem]) => (isMet ? [] : [problem]))
}
