import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDocumentLibrary } from '../domains/assets/document-library.js'
import { createFileCache } from '../domains/assets/file-cache.js'
import { createImageLibrary } from '../domains/assets/image-library.js'
import type { Database } from '../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../testing/open-test-database.js'
import type { TestPlatform } from '../testing/start-test-platform.js'
import { startTestPlatform } from '../testing/start-test-platform.js'
import { importRecords, testRecords } from '../testing/test-records.js'

describeWithDatabase('the documents of products', (engine) => {
  let database: Database
  let directory: string
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    directory = await mkdtemp(join(tmpdir(), 'floga-documents-'))
    for (const [locale, text] of [
      ['el', greek],
      ['en', '---\ntitle: Tanks\nkicker: Use\nfooter: End\nupdatedAt: 2026-01-05\n---\n\nStraps.'],
    ] as const) {
      await mkdir(join(directory, locale, 'instructions'), { recursive: true })
      await writeFile(join(directory, locale, 'instructions', 'tank.md'), text)
    }
    await writeFile(join(directory, 'el', 'certificate.pdf'), '%PDF-1.7 finished')
    await writeFile(join(directory, 'secret.pdf'), 'secret')
    await importRecords(database, records, { describeDocument: describeOwn })
    platform = startTestPlatform(database, {
      documentLibrary: library(),
      documentFiles: createFileCache(join(directory, 'cache'), { maxAtOnce: 1 }),
      images: createImageLibrary(() => [join(directory, 'pictures')]),
    })
  })
  afterAll(() => database.close())

  const library = () => createDocumentLibrary((tenant) => (tenant === 'floga' ? [directory] : []))
  const describeOwn = (locale: string, name: string) => library().describe('floga', locale, name)
  const documentsOf = async (slug: string, locale: string) => {
    const { data } = await platform.graphql<{ product: { documents: Named[] } }>(
      `query ($slug: String!) {
         product(where: { slug: $slug }) { documents { title kind url format bytes } }
       }`,
      { slug },
      { locale },
    )
    return data.product.documents
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    platform.app.inject({ url: `/main/assets/${path}`, headers })

  it('are named in the request’s language, with the data sheet first', async () => {
    const greekOnes = await documentsOf('toroeidis-dexameni', 'el')
    expect(greekOnes).toMatchObject([
      { title: 'Τεχνικό φυλλάδιο', kind: 'data-sheet', format: 'pdf', bytes: null },
      { title: 'Οδηγίες', kind: 'instructions', format: 'pdf', bytes: null },
      { title: 'Πιστοποιητικό', kind: 'certificate', format: 'pdf', bytes: 17 },
    ])
    expect(greekOnes[1]?.url).toMatch(/^documents\/el\/instructions\/tank\.pdf\?v=[0-9a-f]{8}$/)
    const english = await documentsOf('toroidal-tank', 'en')
    expect(english.map(({ title }) => title)).toEqual(['Data sheet', 'Instructions', 'Certificate'])
    expect(english[1]?.url).toMatch(/^documents\/en\/instructions/)
    // A document in the default language only is better than none.
    expect(english[2]?.url).toMatch(/^documents\/el\/certificate/)
  })

  it('hold a data sheet with the product’s words, in Greek and in English', async () => {
    const [sheet] = await documentsOf('toroeidis-dexameni', 'el')
    const text = await textOf((await get(`floga/${sheet?.url}`)).bytes)
    for (const texts of ['Τοροειδής δεξαμενή', 'Kordelin', 'TNK-40', '40 l', '60 cm', 'Ελλάδα']) {
      expect(text).toContain(texts)
    }
    expect(text).toContain('Kordelin SA, Οδός 1')
    const [english] = await documentsOf('toroidal-tank', 'en')
    expect(await textOf((await get(`floga/${english?.url}`)).bytes)).toMatch(/25 kg\s\(25,000 g\)/)
  })

  it('are set from Markdown: headings, lists, warnings, tables', async () => {
    const answer = await get('floga/documents/el/instructions/tank.pdf')
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe(
      'inline; filename="floga-el-instructions-tank.pdf"',
    )
    const pdf = await getDocumentProxy(new Uint8Array(answer.bytes))
    const { text } = await extractText(pdf, { mergePages: true })
    const flat = text.replace(/\s+/g, ' ')
    for (const texts of ['Δεξαμενές', 'Μην ανοίγετε τη βαλβίδα', '1. Σφίξτε', 'Ροπή', '20 Nm']) {
      expect(flat).toContain(texts)
    }
    expect((await getMeta(pdf)).info).toMatchObject({ Language: 'el', Author: 'Floga' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  })

  it('show the product’s image in the data sheet', async () => {
    await mkdir(join(directory, 'pictures'), { recursive: true })
    const red = sharp({ create: { width: 600, height: 600, channels: 3, background: '#c00' } })
    await red.webp().toFile(join(directory, 'pictures', 'tank-a.webp'))
    const [before] = await documentsOf('rythmistis-30-mbar', 'el')
    const bare = await get(`floga/${before?.url}`)
    const images = [{ file: 'tank-a', alt: { el: 'Δεξαμενή', en: 'Tank' } }]
    await importRecords(database, changed('regulator', { images }), {
      describeDocument: describeOwn,
      describeImage: () =>
        Promise.resolve({ width: 600, height: 600, preview: null, version: 'a', isDrawing: false }),
    })
    const [after] = await documentsOf('rythmistis-30-mbar', 'el')
    expect(after?.url).not.toBe(before?.url)
    const withImage = await get(`floga/${after?.url}`)
    expect(withImage.bytes.length).toBeGreaterThan(bare.bytes.length)
    expect(withImage.bytes.toString('latin1')).toContain('/DCTDecode')
  })

  it('are made once, and immutable under the address with their version', async () => {
    const [sheet] = await documentsOf('toroeidis-dexameni', 'el')
    const first = await get(`floga/${sheet?.url}`)
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get(`floga/${sheet?.url}`)).bytes.equals(first.bytes)).toBe(true)
    const kept = await readdir(join(directory, 'cache'))
    const id = /data-sheet\/(\w+)\.pdf/.exec(sheet?.url ?? '')?.[1] ?? 'none'
    expect(kept.filter((name) => name.startsWith(`floga.el.data-sheet-${id}.`))).toHaveLength(1)
    const again = await get(`floga/${sheet?.url.split('?')[0]}`, {
      'if-none-match': String(first.headers.etag),
    })
    expect(again.statusCode).toBe(304)
    expect(again.headers['cache-control']).toBe('public, max-age=300, must-revalidate')
  })

  it('deliver a finished file unchanged', async () => {
    expect((await get('floga/documents/el/certificate.pdf')).body).toBe('%PDF-1.7 finished')
  })

  it('are hidden from other tenants, with a product that is, and under any other name', async () => {
    const [sheet] = await documentsOf('anichneftis', 'el')
    const path = sheet?.url ?? ''
    await importRecords(database, changed('detector', { published: false }), {
      describeDocument: describeOwn,
    })
    for (const address of [
      `floga/${path}`,
      `other/${path}`,
      'other/documents/el/instructions/tank.pdf',
      'unknown/documents/el/instructions/tank.pdf',
      'floga/documents/fr/instructions/tank.pdf',
      'floga/documents/el/instructions/tank.md',
      'floga/documents/el/instructions/lamp.pdf',
      'floga/documents/el/data-sheet/unknown.pdf',
      'floga/documents/el/../secret.pdf',
      'floga/documents/el/..%2fsecret.pdf',
    ]) {
      expect([address, (await get(address)).statusCode]).toEqual([address, 404])
    }
  })

  it('are reported when no language has them', async () => {
    const documents = [{ title: { el: 'Α', en: 'A' }, kind: 'manual', file: 'lost' }]
    const report = await importRecords(database, changed('regulator', { documents }), {
      describeDocument: describeOwn,
    })
    expect(report).toMatchObject({ isApplied: true, missingDocuments: ['lost'] })
  })
})

interface Named {
  title: string
  url: string
}

const greek = `---
title: Δεξαμενές
kicker: Οδηγίες
footer: Τέλος
updatedAt: 2026-01-05
---

> **Μην ανοίγετε** τη βαλβίδα.

## Τοποθέτηση

1. Σφίξτε τους ιμάντες.
2. Ελέγξτε.

| Βίδα | Ροπή |
| --- | --- |
| M8 | 20 Nm |
`

/** The test catalogue with a documented tank, and one product otherwise. */
function changed(key: string, changes: object): Record<string, unknown>[] {
  return testRecords().map((record) => {
    if (record['type'] !== 'product') return record
    return {
      ...record,
      ...(record['key'] === 'tank' ? documented : {}),
      ...(record['key'] === key ? changes : {}),
    }
  })
}

const documented = {
  documents: [
    {
      title: { el: 'Οδηγίες', en: 'Instructions' },
      kind: 'instructions',
      file: 'instructions/tank',
    },
    { title: { el: 'Πιστοποιητικό', en: 'Certificate' }, kind: 'certificate', file: 'certificate' },
  ],
  manufacturer: { name: 'Kordelin SA', address: 'Οδός 1, Αθήνα' },
}

const records = changed('tank', {})

async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  })
  return text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
}
