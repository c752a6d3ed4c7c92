import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductRecord } from '@floga/platform-contract/catalogue-record'
import * as v from 'valibot'
import type { ForeignFormat } from '../commands/catalogue/foreign-formats.js'
import { openForeignFile } from '../commands/catalogue/foreign-formats.js'
import { openForeignSource } from '../domains/catalogue/foreign/foreign-source.js'
import type { CatalogueProblem } from '../domains/catalogue/import/check/catalogue-problem.js'
import { checkCatalogue, parseRecord } from '../domains/catalogue/import/check/check-catalogue.js'
import { tenantFileSchema } from '../foundation/tenants/save-tenant.js'

/** What an import would make of a file, without a database. */
export interface ForeignFileRead {
  products: ProductRecord[]
  /** `line: item: message`. */
  problems: string[]
  notes: string[]
  /** Variants in stock that the file does not count. */
  uncounted: number
  images: number
}

const settings = v.parse(tenantFileSchema, {
  id: 'shop',
  name: 'Shop',
  locales: ['el'],
  defaultLocale: 'el',
  currency: 'EUR',
  country: 'GR',
  timeZone: 'Europe/Athens',
  standardTaxRate: 24,
})

/** Reads a file of another program as its import does. */
export async function readForeignFile(
  format: ForeignFormat,
  content: string | Uint8Array,
  {
    name = 'file.txt',
    encoding,
    inStock = 0,
  }: { name?: string; encoding?: string; inStock?: number } = {},
): Promise<ForeignFileRead> {
  const directory = await mkdtemp(join(tmpdir(), 'floga-foreign-'))
  try {
    const path = join(directory, name)
    await writeFile(path, content)
    const file = await openForeignFile(format, { file: path, encoding, settings })
    const source = await openForeignSource({ name, file, locale: 'el', taxRate: 24, inStock })
    const known = {
      keys: {
        brand: new Set<string>(),
        category: new Set<string>(),
        product: new Set<string>(),
        promotion: new Set<string>(),
      },
      skus: new Map<string, string>(),
      slugs: new Map<string, string>(),
    }
    const checked = await checkCatalogue({ source, locales: ['el'], known })
    const products: ProductRecord[] = []
    let place = -1
    for await (const entry of source.records()) {
      place += 1
      const parsed = checked.bad.has(place) ? undefined : parseRecord(entry)
      if (parsed && 'record' in parsed && parsed.record.type === 'product') {
        products.push(parsed.record)
      }
    }
    return {
      products,
      problems: checked.problems.map((one) => toLine(one)),
      notes: checked.notes.map((one) => toLine(one)),
      uncounted: source.uncounted,
      images: source.images.size,
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function toLine({ line, item, message }: CatalogueProblem): string {
  return [line, item, message].filter(Boolean).join(': ')
}
