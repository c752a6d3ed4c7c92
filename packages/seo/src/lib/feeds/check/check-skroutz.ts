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

const price = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/, 'is no price'))
const quantity = v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'is no quantity'))
const ean = v.pipe(v.string(), v.check(isGtin, 'is no EAN'))
const availability = v.picklist([
  'Διαθέσιμο στο κατάστημα / Παράδοση 1 έως 3 ημέρες',
  'Παράδοση 1 έως 3 ημέρες',
  'Παράδοση 4 έως 10 ημέρες',
  'Παράδοση έως 30 ημέρες',
  'Available in store / Delivery 1 to 3 days',
  'Delivery 1 to 3 days',
  'Delivery 4 to 10 days',
  'Delivery up to 30 days',
])

/**
 * A product, from the public feed specification (https://developer.skroutz.gr/feedspec) and the
 * merchants' guide to its fields.
 */
const productSchema = v.strictObject({
  id: once(feedTextSchema(200)),
  name: once(feedTextSchema(300)),
  link: once(addressSchema),
  image: once(addressSchema),
  additional_imageurl: v.optional(v.pipe(v.array(addressSchema), v.maxLength(15))),
  category: once(feedTextSchema(250)),
  price_with_vat: once(price),
  vat: once(v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{2}$/, 'is no VAT rate'))),
  availability: once(availability),
  manufacturer: once(feedTextSchema(200)),
  mpn: atMostOnce(feedTextSchema(80)),
  ean: atMostOnce(ean),
  size: atMostOnce(feedTextSchema(500)),
  weight: atMostOnce(v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'is no weight in grams'))),
  color: atMostOnce(feedTextSchema(100)),
  description: once(feedTextSchema(10_000)),
  quantity: once(quantity),
  variations: atMostOnce(
    v.strictObject({
      variation: v.pipe(
        v.array(
          v.strictObject({
            variationid: once(feedTextSchema(200)),
            link: atMostOnce(addressSchema),
            availability: once(availability),
            ean: atMostOnce(ean),
            size: once(v.pipe(feedTextSchema(100), v.regex(/^[^,]+$/, 'contains a comma'))),
            quantity: once(quantity),
            price_with_vat: atMostOnce(price),
          }),
        ),
        v.minLength(1),
      ),
    }),
  ),
})

/**
 * Validates a feed against Skroutz's public specification. For tests: it holds the whole feed in
 * memory.
 *
 * @throws {Error} When it is no well-formed XML.
 */
export function checkSkroutzFeed(xml: string): CheckedFeed {
  const root = readXml(xml)
  const problems: string[] = []
  const [created, list, ...others] = root.children
  if (created?.name !== 'created_at' || !/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(created.text)) {
    problems.push('created_at is missing or no date and time')
  }
  if (list?.name !== 'products' || others.length > 0) problems.push('products are missing')
  if (!/^<\?xml [^>]*encoding="UTF-8"/.test(xml)) problems.push('has no encoding')
  const ids = new Set<string>()
  const products = list?.children ?? []
  for (const product of products) {
    const fields = toFields(product)
    const name = String(fields['id']?.[0])
    const found = problemsOf(productSchema, fields)
    if (product.name !== 'product') found.push(`is a ${product.name}`)
    if (ids.has(name)) found.push('occurs twice')
    ids.add(name)
    if (Number(fields['price_with_vat']?.[0]) === 0) found.push('costs nothing')
    problems.push(...found.map((problem) => `${name}: ${problem}`))
  }
  return { count: products.length, problems }
}
