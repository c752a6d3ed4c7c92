import type { Database } from '../foundation/database/database.js'
import type { CatalogueSource } from '../domains/catalogue/import/catalogue-source.js'
import type { DescribeDocument } from '../domains/catalogue/import/document-metadata.js'
import type { DescribeImage } from '../domains/catalogue/import/image-metadata.js'
import type { ImportReport } from '../domains/catalogue/import/import-catalogue.js'
import { importCatalogue } from '../domains/catalogue/import/import-catalogue.js'

/** Records of a small catalogue, as a file would hold them; change them before the import. */
export function testRecords(): Record<string, unknown>[] {
  return [
    { type: 'brand', key: 'kordelin', name: 'Kordelin', slug: 'kordelin' },
    { type: 'brand', key: 'empty', name: 'Empty', slug: 'empty' },
    category('safety', undefined, 30, 'Ασφάλεια', 'asfaleia', 'Safety'),
    category('gas', undefined, 10, 'Υγραέριο', 'ygraerio', 'Gas'),
    category('tanks', 'gas', 10, 'Δεξαμενές', 'dexamenes', 'Tanks'),
    category('round-tanks', 'tanks', 10, 'Τοροειδείς', 'toroeideis', 'Toroidal'),
    category('regulators', 'gas', 20, 'Ρυθμιστές', 'rythmistes', 'Regulators'),
    tank,
    regulator,
    detector,
    {
      type: 'promotion',
      key: 'winter',
      translations: {
        el: { name: 'Χειμώνας', slug: 'cheimonas', description: '<p onclick="x()">Ζεστά</p>' },
        en: { name: 'Winter', slug: 'winter' },
      },
      products: ['detector', 'tank'],
    },
    { type: 'redirect', target: 'product', key: 'tank', from: 'palia-dexameni' },
  ]
}

/** Imports records into a tenant and returns the result. */
export function importRecords(
  database: Database,
  records: readonly unknown[],
  options: {
    tenant?: string
    skipBad?: boolean
    describeImage?: DescribeImage
    describeDocument?: DescribeDocument
  } = {},
): Promise<ImportReport> {
  return importCatalogue({
    database,
    tenant: options.tenant ?? 'floga',
    locales: ['el', 'en'],
    source: recordSource(records),
    describeImage: options.describeImage ?? (() => Promise.resolve(null)),
    describeDocument: options.describeDocument ?? (() => Promise.resolve(null)),
    skipBad: options.skipBad ?? false,
  })
}

/** A source with records as the lines of `test.jsonl`. */
export function recordSource(records: readonly unknown[]): CatalogueSource {
  return {
    name: 'test.jsonl',
    async *records() {
      for (const [index, value] of records.entries()) yield { line: index + 1, value }
    },
  }
}

function category(
  key: string,
  parent: string | undefined,
  sortOrder: number,
  name: string,
  slug: string,
  english: string,
) {
  return {
    type: 'category',
    key,
    ...(parent === undefined ? {} : { parent }),
    sortOrder,
    translations: { el: { name, slug }, en: { name: english, slug: english.toLowerCase() } },
  }
}

const tank = {
  type: 'product',
  key: 'tank',
  kind: 'toroid',
  brand: 'kordelin',
  categories: ['round-tanks'],
  sortOrder: 1,
  translations: {
    el: {
      name: 'Τοροειδής δεξαμενή',
      slug: 'toroeidis-dexameni',
      excerpt: 'Χωράει στη ρεζέρβα.',
      description: '<p>Για το αυτοκίνητο.</p><script>alert(1)</script>',
    },
    en: { name: 'Toroidal tank', slug: 'toroidal-tank' },
  },
  options: [
    {
      internalName: 'capacity',
      kind: 'text',
      name: { el: 'Χωρητικότητα', en: 'Capacity' },
      values: [
        { value: '40', label: { el: '40 l', en: '40 l' } },
        { value: '53', label: { el: '53 l', en: '53 l' } },
      ],
    },
  ],
  variants: [
    {
      sku: 'TNK-40',
      options: { capacity: '40' },
      priceMinor: 123_450,
      stock: 8,
      widthMm: 600,
      weightGrams: 25_000,
    },
    {
      sku: 'TNK-53',
      options: { capacity: '53' },
      priceMinor: 20_000,
      salePriceMinor: 15_000,
      lowestPrice30DaysMinor: 18_000,
      stock: 0,
    },
  ],
  properties: [
    {
      group: 'single',
      name: { el: 'Διάμετρος', en: 'Diameter' },
      value: { el: '600 mm', en: '600 mm' },
      fact: true,
      joint: { end: 'outlet', size: 'w-21-8-lh', mbar: 16_000 },
    },
  ],
  related: ['regulator'],
  country: 'GR',
}

const regulator = {
  type: 'product',
  key: 'regulator',
  kind: 'regulator',
  categories: ['regulators'],
  sortOrder: 2,
  translations: {
    el: { name: 'Ρυθμιστής 30 mbar', slug: 'rythmistis-30-mbar' },
    en: { name: 'Regulator 30 mbar', slug: 'regulator-30-mbar' },
  },
  variants: [{ sku: 'RG-30', priceMinor: 2_480, stock: 3 }],
  properties: [
    {
      group: 'single',
      name: { el: 'Σύνδεση', en: 'Connection' },
      value: { el: 'W 21,8', en: 'W 21.8' },
      joint: { end: 'inlet', size: 'w-21-8-lh', mbar: 16_000 },
    },
  ],
}

const detector = {
  type: 'product',
  key: 'detector',
  kind: 'detector',
  categories: ['safety'],
  sortOrder: 3,
  dangerousGoods: true,
  translations: {
    el: { name: 'Ανιχνευτής φιάλης', slug: 'anichneftis' },
    en: { name: 'Cylinder detector', slug: 'detector' },
  },
  variants: [
    { sku: 'DT-1', priceMinor: 6_200, salePriceMinor: 4_960, stock: 0, backorderable: true },
  ],
}
