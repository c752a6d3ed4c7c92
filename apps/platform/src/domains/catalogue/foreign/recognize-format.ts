import { readHeading } from '../../../foundation/files/read-table.js'

/** Kinds of files that products come in. */
export type FileFormat =
  | 'catalogue'
  | 'google-merchant'
  | 'prestashop'
  | 'prices'
  | 'shopify'
  | 'skroutz'
  | 'woocommerce'

/** Columns that tell tables apart, the most particular first: one of each group has to be there. */
const headings: readonly (readonly [FileFormat, readonly string[]])[] = [
  ['shopify', ['handle|url handle', 'title']],
  ['woocommerce', ['type', 'sku', 'name', 'regular price']],
  ['google-merchant', ['id', 'title', 'price', 'availability|link']],
  [
    'prestashop',
    [
      'name|name *|name*',
      'price (tax incl.)|price tax included|price (tax excl.)|price tax excluded|final price|base price',
    ],
  ],
  ['prices', ['sku']],
]

/** Recognizes the kind of a file by its beginning; undefined when it is none that is known. */
export function recognizeFormat(head: string): FileFormat | undefined {
  const beginning = head.trimStart()
  if (beginning.startsWith('{')) return 'catalogue'
  if (beginning.startsWith('<')) {
    if (/<(?:\w+:)?(?:mywebstore|price_with_vat)\b/i.test(beginning)) return 'skroutz'
    return /<(?:rss|feed|rdf:rdf)\b/i.test(beginning) ? 'google-merchant' : undefined
  }
  const titles = new Set(
    readHeading(head).titles.map((title) => title.toLowerCase().replaceAll('_', ' ')),
  )
  const found = headings.find(([, groups]) =>
    groups.every((group) => group.split('|').some((title) => titles.has(title))),
  )
  return found?.[0]
}
