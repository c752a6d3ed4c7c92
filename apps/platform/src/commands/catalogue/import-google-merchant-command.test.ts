import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { writeGoogleMerchantFeed, type FeedProduct } from '@floga/seo/feeds'
import { checkGoogleMerchantFeed } from '@floga/seo/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commandPorts } from '../../composition/with-command-context.js'
import { createDocumentLibrary } from '../../domains/assets/document-library.js'
import type { ImageLibrary } from '../../domains/assets/image-library.js'
import { imageName } from '../../domains/catalogue/google-merchant/merchant-record.js'
import type { CatalogueExport } from '../../foundation/generated/contract-types.js'
import type { Database } from '../../foundation/database/database.js'
import { saveTenant } from '../../foundation/tenants/save-tenant.js'
import { createTenantRegistry } from '../../foundation/tenants/tenant-registry.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { foreignFeed, hostileRecords, someRealRecords } from '../../testing/feed-records.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import { documentOf } from '../../graphql/testing/document-of.js'
import { importRecords } from '../../testing/test-records.js'
import { runCommand } from '../run-command.js'

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

describeEachEngine('import-google-merchant', (engine) => {
  let database: Database
  let notes: string[]
  let results: string[]
  beforeEach(async () => {
    database = await openTestDatabase(engine)
    notes = []
    results = []
    await saveCopy()
  })
  afterEach(() => database.close())

  const run = (file: string, values: Parameters<typeof runCommand>[2] = {}) =>
    runCommand(
      {
        database,
        images,
        documents: createDocumentLibrary(() => []),
        dataDir: '',
        ports: commandPorts,
        onlineKinds: () => ['CARD'],
        shopUrl: 'https://shop.example',
      },
      ['import-google-merchant', file],
      { tenant: 'copy', ...values },
      { note: (line) => notes.push(line), result: (line) => results.push(line) },
    )

  /** A tenant that sells as the first does, in one language. */
  const saveCopy = async () => {
    const settings = await createTenantRegistry(database).find('floga')
    if (!settings) throw new Error('The first tenant has gone.')
    await saveTenant(database, { ...settings, id: 'copy', locales: ['el'], defaultLocale: 'el' })
  }

  it('reads back what a shop has written, zipped or not', async () => {
    const report = await importRecords(database, await someRealRecords(), {
      describeImage: (name) => images.describe('floga', name),
    })
    expect(report.problems).toEqual([])
    const first = await exportFeed(database, 'floga')
    const { count, problems } = checkGoogleMerchantFeed(first)
    expect(problems).toEqual([])
    expect(count).toBeGreaterThan(140)
    expect(first).toContain('<g:sale_price_effective_date>')
    const isDone = await run(await write('feed.xml', first))
    expect(notes.filter((note) => note.includes(':'))).toEqual([])
    expect(isDone).toBe(true)
    expect(withImagesOf(first, await exportFeed(database, 'copy'))).toBe(first)
    const second = await run(await write('feed.xml.gz', gzipSync(first)), { 'in-stock': '9' })
    expect(second).toBe(true)
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
    expect(await run(await write('feed.xml', first))).toBe(true)
    expect(withImagesOf(first, await exportFeed(database, 'copy'))).toBe(first)
  })

  it('tells line and field of what it cannot read, and changes nothing', async () => {
    const feed = await readFile(await write('feed.xml', foreignFeed), 'utf8')
    const broken = feed
      .replace('12.00 EUR', '12,00 €')
      .replace('<g:availability>in stock', '<g:availability>perhaps')
    const file = await write('broken.xml', broken)
    expect(await run(file)).toBe(false)
    expect(notes).toEqual(
      expect.arrayContaining([
        `${file}:4: g:price: "12,00 €" is no price such as 12.50 EUR`,
        `${file}:12: g:availability: "perhaps" is none that is known`,
      ]),
    )
    expect(results.at(-1)).toMatch(/^nothing imported: 2 of the records have a problem/)
    expect(await run(file, { 'skip-bad': true })).toBe(true)
    expect(await exportFeed(database, 'copy')).toContain('<g:id>C-1</g:id>')
  })

  it('takes a feed of another shop: items in any order, loose forms, other units', async () => {
    expect(await run(await write('feed.xml', foreignFeed), { 'in-stock': '3' })).toBe(true)
    const [bottle, lamp] = (await readExport(database, 'copy')).flatMap(({ nodes }) => nodes)
    // Its last item stands after the lamp.
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

  it('tries a feed without writing anything', async () => {
    const file = await write('feed.xml', foreignFeed)
    expect(await run(file, { 'dry-run': true })).toBe(true)
    expect(results).toEqual(['dry run: 6 records would be imported, 0 have a problem'])
    expect((await readExport(database, 'copy')).flatMap(({ nodes }) => nodes)).toEqual([])
  })

  it('says where a file is no XML, and takes what stands before when told to', async () => {
    const file = await write('cut.xml', foreignFeed.slice(0, foreignFeed.indexOf('C-1')))
    expect(await run(file)).toBe(false)
    expect(notes.join('\n')).toMatch(/cut\.xml:\d+: is no XML: Unclosed root tag/)
    const bomb = `<!DOCTYPE rss [<!ENTITY a "b">]>\n<rss><channel><item><g:id>&a;</g:id></item>`
    expect(await run(await write('bomb.xml', bomb))).toBe(false)
    expect(notes.join('\n')).toContain('bomb.xml:2: is no XML: Invalid character entity')
  })
})

/** The feed as a shop writes it from what the platform tells. */
async function exportFeed(database: Database, tenant: string): Promise<string> {
  const pages = (await readExport(database, tenant)).map(({ nodes }) =>
    nodes.map((node) => toFeedProduct(node)),
  )
  let text = ''
  const options = { origin: 'https://shop.example', currency: 'EUR', skusAreMpns: true }
  const words = { title: 'Shop', path: '/', description: 'Gas' }
  for await (const part of writeGoogleMerchantFeed(pages, { ...options, ...words })) text += part
  return text
}

async function readExport(database: Database, tenant: string): Promise<CatalogueExport[]> {
  const { graphql } = startTestPlatform(database, { clock: () => now })
  const pages: CatalogueExport[] = []
  for (let after: string | null = null; ;) {
    // oxlint-disable-next-line no-await-in-loop -- each page is named by the one before
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

/** Addresses of images name the tenant's own files; each is put back to the one that it was made from. */
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
