import type { Table } from '../../../../foundation/files/read-table.js'

/** Titles of an export of the catalogue, and those of PrestaShop's own files for its import. */
const titles = {
  id: ['Product ID', 'ID'],
  active: ['Status', 'Active (0/1)', 'Enabled', 'Active'],
  name: ['Name', 'Name *', 'Name*', 'Product name'],
  category: ['Category', 'Categories (x,y,z...)', 'Categories'],
  grossPrice: ['Price (tax incl.)', 'Price tax included', 'Final price'],
  netPrice: ['Price (tax excl.)', 'Price tax excluded', 'Base price'],
  discountAmount: ['Discount amount'],
  discountPercent: ['Discount percent'],
  discountFrom: ['Discount from (yyyy-mm-dd)', 'Discount from'],
  discountTo: ['Discount to (yyyy-mm-dd)', 'Discount to'],
  reference: ['Reference', 'Reference #'],
  brand: ['Manufacturer', 'Brand'],
  barcode: ['EAN13', 'EAN-13 or JAN barcode', 'EAN'],
  width: ['Width'],
  height: ['Height'],
  length: ['Depth'],
  weight: ['Weight'],
  quantity: ['Quantity'],
  backorder: ['Out of stock', 'When out of stock', 'Action when out of stock'],
  summary: ['Summary', 'Short description'],
  description: ['Description'],
  seoTitle: ['Meta title', 'Meta-title'],
  seoDescription: ['Meta description', 'Meta-description'],
  slug: ['URL rewritten', 'Rewritten URL', 'Friendly URL'],
  createdAt: ['Product creation date', 'Creation date'],
  images: ['Image URLs (x,y,z...)', 'Image URLs', 'Image'],
  imageAlts: ['Image alt texts (x,y,z...)', 'Image alt texts'],
  features: [
    'Feature(Name:Value:Position)',
    'Feature (Name:Value:Position:Customized)',
    'Feature (Name:Value:Position)',
  ],
} as const

/** Column by what it holds, as the file calls it; null where there is none. */
export type PrestashopColumns = Readonly<Record<keyof typeof titles, string | null>>

export function prestashopColumns(table: Table): PrestashopColumns {
  return Object.fromEntries(
    Object.entries(titles).map(([field, names]) => [
      field,
      names.find((name) => table.has(name)) ?? null,
    ]),
  ) as PrestashopColumns
}
