import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { writeGoogleMerchantFeed, type FeedProduct } from '@floga/seo/feeds'
import { checkGoogleMerchantFeed } from '@floga/seo/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImageLibrary } from '../../domains/assets/image-library.js'
import { imageName } from '../../domains/catalogue/foreign/foreign-record.js'
import type { CatalogueExport } from '../../foundation/generated/contract-types.js'
import type { Database } from '../../foundation/database/database.js'
import { saveTenant } from '../../foundation/tenants/save-tenant.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { foreignFeed, hostileRecords, someRealRecords } from '../../testing/feed-records.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import { documentOf } from '../../graphql/testing/document-of.js'
import { importRecords } from '../../testing/test-records.js'
import { runTestCommand } from '../../testing/run-test-command.js'

const now = new Date('2026-11-20T10:00:00Z')

/** Photographs that are all there already. */
const images: ImageLibrary = {
  find: () => Promise.resolve({ path: '', isDrawing: false, changedMs: 0 }),
  describe: () =>
    Promise.resolve({
      width: 1_200,
      height: 1_200,
      preview: null,
      version: 'v1',
      isDrawing: false,
    }),
  store: () => Promise.reject(new Error('Nothing is fetched: every image is known.')),
}

describeWithDatabase('import-google-merchant', (engine) => {
  let database: Database
  let notes: string[]
  let results: string[]
  beforeEach(async () => {
    database = await openTestDatabase(engine)
    notes = []
    results = []
    await saveCopy()
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await database.close()
  })

  const run = async (file: string, ...options: string[]) => {
    const args = ['import-google-merchant', file, '--tenant', 'copy', ...options]
    const done = await runTestCommand({ database, images }, args)
    notes.push(...done.notes)
    results.push(...done.results)
    return done.exitCode
  }

  /** A tenant that sells as the first does, in one language. */
  const saveCopy = async () => {
    const settings = await createTenantRegistry(database).find('floga')
    if (!settings) throw new Error('The first tenant has gone.')
    await saveTenant(database, { ...settings, id: 'copy', locales: ['el'], defaultLocale: 'el' })
  }

  it('imports an exported feed again, zipped or not', async () => {
    const report = await importRecords(database, await someRealRecords(), {
      describeImage: (name) => images.describe('floga', name),
    })
    expect(report.problems).toEqual([])
    const first = await exportFeed(database, 'floga')
    const { count, problems } = checkGoogleMerchantFeed(first)
    expect(problems).toEqual([])
    expect(count).toBeGreaterThan(140)
    expect(first).toContain('<g:sale_price_effective_date>')
    const exitCode = await run(await write('feed.xml', first), '--in-stock', '1')
    expect(notes.filter((note) => note.includes(':'))).toEqual([])
    expect(exitCode).toBe(0)
    expect(withImagesOf(first, await exportFeed(database, 'copy'))).toBe(first)
    const second = await run(await write('feed.xml.gz', gzipSync(first)), '--in-stock', '9')
    expect(second).toBe(0)
    expect(withImagesOf(first, await exportFeed(database, 'copy'))).toBe(first)
  })

  it('reads back names that are as bad as can be, periods of sale and choices of every kind', async () => {
    const report = await importRecords(database, hostileRecords(), {
      describeImage: (name) => images.describe('floga', name),
    })
    expect(report.problems).toEqual([])
    const first = await exportFeed(database, 'floga')
    expect(checkGoogleMerchantFeed(first)).toEqual({ count: 8, problems: [] })
    expect(first).toContain('<g:sale_price_effective_date>2026-11-01T08:30Z/2026-12-01T00:00Z<')
    expect(first).toContain('<g:shipping_label>dangerous-goods<')
    expect(await run(await write('feed.xml', first), '--in-stock', '1')).toBe(0)
    expect(withImagesOf(first, await exportFeed(database, 'copy'))).toBe(first)
  })

  it('reports line and field of a parse error, and changes nothing', async () => {
    const feed = await readFile(await write('feed.xml', foreignFeed), 'utf8')
    const broken = feed
      .replace('12.00 EUR', 'ask')
      .replace('<g:availability>in stock', '<g:availability>perhaps')
    const file = await write('broken.xml', broken)
    expect(await run(file, '--in-stock', '1')).toBe(1)
    expect(notes).toEqual(
      expect.arrayContaining([
        `${file}:4: g:id A-1: g:price: "ask" is no amount such as 12.50`,
        `${file}:12: g:id A-2: g:availability: "perhaps" is none that is known`,
      ]),
    )
    expect(notes.at(-1)).toMatch(/^Nothing was imported: 2 records have a problem/)
    expect(await run(file, '--skip-bad', '--in-stock', '1')).toBe(1)
    expect(notes.at(-1)).toBe('Left out: 2 records with a problem.')
    expect(await exportFeed(database, 'copy')).toContain('<g:id>C-1</g:id>')
  })

  it('takes a feed of another shop: items in any order, loose forms, other units', async () => {
    expect(await run(await write('feed.xml', foreignFeed), '--in-stock', '3')).toBe(0)
    const [bottle, lamp] = (await readExport(database, 'copy')).flatMap(({ nodes }) => nodes)
    // Its last item follows the lamp in the feed.
    expect(bottle).toMatchObject({
      name: 'Lamp',
      categoryPath: [],
      variants: [{ sku: 'B-1', availability: 'BACKORDER', weightGrams: 567 }],
    })
    expect(lamp).toMatchObject({
      name: 'Bottle',
      brand: 'A & B',
      categoryPath: ['Home', 'Bottles'],
      googleCategory: 'Home > Bottles',
      variants: [
        { sku: 'A-1', payableMinor: 1_200, stock: 3, options: [{ label: 'Blue' }] },
        { sku: 'A-2', payableMinor: 1_050, priceMinor: 1_200, options: [{ label: 'Red' }] },
      ],
    })
  })

  it('sells at a sale price only within its period', async () => {
    const payable = async (period: string) => {
      const date = `<g:sale_price_effective_date>${period}</g:sale_price_effective_date>`
      const feed = foreignFeed.replace('</g:sale_price>', `</g:sale_price>${date}`)
      expect(await run(await write('feed.xml', feed), '--in-stock', '3')).toBe(0)
      const pages = await readExport(database, 'copy')
      const variants = pages.flatMap(({ nodes }) => nodes.flatMap((node) => node.variants))
      return variants.find(({ sku }) => sku === 'A-2')?.payableMinor
    }
    expect(await payable('2026-11-01T00:00Z/2026-12-01T00:00Z')).toBe(1_050)
    expect(await payable('2026-10-01T00:00Z/2026-11-01T00:00Z')).toBe(1_200)
    expect(await payable('2027-01-01T00:00Z/2027-02-01T00:00Z')).toBe(1_200)
  })

  it('tries a feed without writing anything', async () => {
    const file = await write('feed.xml', foreignFeed)
    expect(await run(file, '--in-stock', '3', '--dry-run')).toBe(0)
    expect(results).toEqual([
      'dry run, nothing was written: 6 added, 0 changed, 0 unchanged, 0 left out',
    ])
    expect(notes).toEqual(
      expect.arrayContaining(['would add brand "a-b"', 'would add product "a"']),
    )
    expect((await readExport(database, 'copy')).flatMap(({ nodes }) => nodes)).toEqual([])
  })

  it('asks for the stock of goods that the feed does not count', async () => {
    const file = await write('feed.xml', foreignFeed)
    expect(await run(file)).toBe(1)
    expect(notes.at(-1)).toMatch(/^2 variants are for sale, and the file does not say how many/)
    expect(await run(file, '--in-stock', '0')).toBe(0)
  })

  it('reports where a file is not valid XML, and imports earlier items on request', async () => {
    const file = await write('cut.xml', foreignFeed.slice(0, foreignFeed.indexOf('C-1')))
    expect(await run(file, '--in-stock', '1')).toBe(1)
    expect(notes.join('\n')).toMatch(/cut\.xml:\d+: is no XML: Unclosed root tag/)
    const bomb = `<!DOCTYPE rss [<!ENTITY a "b">]>\n<rss><channel><item><g:id>&a;</g:id></item>`
    expect(await run(await write('bomb.xml', bomb))).toBe(1)
    expect(notes.join('\n')).toContain('bomb.xml:2: g:id &a;: g:price: is missing')
  })
})

/** The feed that a shop generates from the platform's data. */
async function exportFeed(database: Database, tenant: string): Promise<string> {
  const pages = (await readExport(database, tenant)).map(({ nodes }) =>
    nodes.map((node) => toFeedProduct(node)),
  )
  let text = ''
  const options = { origin: 'https://shop.example', currency: 'EUR', skusAreMpns: true }
  const texts = { title: 'Shop', path: '/', description: 'Gas' }
  for await (const part of writeGoogleMerchantFeed(pages, { ...options, ...texts })) text += part
  return text
}

async function readExport(database: Database, tenant: string): Promise<CatalogueExport[]> {
  const { graphql } = startTestPlatform(database, { clock: () => now })
  const pages: CatalogueExport[] = []
  for (let after: string | null = null; ;) {
    // Each page is named by the one before.
    const answer: Awaited<ReturnType<typeof graphql<Exports>>> = await graphql<Exports>(
      documentOf('catalogue-export'),
      { after, first: 200, shipTo: ['GR', 'CY', 'DE'] },
      { tenant, locale: 'el' },
    )
    expect(answer.errors).toBeUndefined()
    const page = answer.data.catalogueExport
    pages.push(page)
    after = page.nextCursor ?? null
    if (after === null) return pages
  }
}

interface Exports {
  catalogueExport: CatalogueExport
}

type Exported = CatalogueExport['nodes'][number]

function toFeedProduct(node: Exported): FeedProduct {
  const path = `/products/${node.slug}`
  const toImage = ({ src, ...size }: Exported['images'][number]) => ({
    path: `/assets/${src}`,
    ...size,
  })
  return {
    ...node,
    path,
    images: node.images.map(toImage),
    variants: node.variants.map((variant, place) => ({
      ...variant,
      path: place === 0 ? path : `${path}?variant=${encodeURIComponent(variant.sku)}`,
      salePeriod: variant.salePeriod && {
        startsAt: String(variant.salePeriod.startsAt),
        endsAt: String(variant.salePeriod.endsAt),
      },
      dispatchBy: null,
      availability:
        variant.availability === 'BACKORDER'
          ? ('backorder' as const)
          : variant.availability === 'OUT_OF_STOCK'
            ? ('out-of-stock' as const)
            : ('in-stock' as const),
      options: variant.options.map(({ kind, ...option }) => ({
        ...option,
        kind: kind === 'COLOR' ? 'color' : kind === 'SIZE' ? 'size' : 'other',
      })),
      image: variant.image ? toImage(variant.image) : null,
    })),
  }
}

/**
 * Addresses of images name the tenant's own files; each is put back to the one that it was made
 * from.
 */
function withImagesOf(first: string, copy: string): string {
  const addresses = new Set(
    [...first.matchAll(/image_link>([^<]*)</g)].map(([, address]) => address ?? ''),
  )
  let text = copy
  for (const address of addresses) {
    const own = `https://shop.example/assets/${imageName(address)}-1200.jpg?v=v1`
    text = text.replaceAll(`>${own}<`, `>${address}<`)
  }
  return text
}

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'floga-feed-')), name)
  await writeFile(path, content)
  return path
}
