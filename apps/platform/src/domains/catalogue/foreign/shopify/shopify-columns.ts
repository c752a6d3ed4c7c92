import type { Table } from '../../../../foundation/files/read-table.js'

/**
 * Titles of the columns of an export, and those of the template that Shopify introduced in 2024.
 */
const titles = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  giftCard: ['Gift Card'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  image: ['Image Src', 'Product image URL'],
  imageAlt: ['Image Alt Text', 'Image alt text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  seoTitle: ['SEO Title', 'SEO title'],
  seoDescription: ['SEO Description', 'SEO description'],
  googleCategory: [
    'Google Shopping / Google Product Category',
    'Google Shopping / Google product category',
  ],
  createdAt: ['Created At', 'Created at'],
} as const

/** Column by what it holds, as the file calls it. */
export type ShopifyColumns = Readonly<Record<keyof typeof titles, string>>

/** Finds out which template an export follows. */
export function shopifyColumns(table: Table): ShopifyColumns {
  return Object.fromEntries(
    Object.entries(titles).map(([field, names]) => [
      field,
      names.find((name) => table.has(name)) ?? names[0],
    ]),
  ) as ShopifyColumns
}
