import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentFile, ContentManifest, ContentVersion } from '@floga/platform-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDocument, publishContent } from '../domains/content/publish-content.js'
import { readContent } from '../domains/content/read-content.js'
import type { Database } from '../foundation/database/database.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { startTestPlatform } from '../testing/start-test-platform.js'
import type { TestPlatform } from '../testing/start-test-platform.js'

describe('the content paths', () => {
  let database: Database
  let platform: TestPlatform
  let directory: string
  beforeAll(async () => {
    database = await openTestDatabase()
    platform = startTestPlatform(database)
    directory = await mkdtemp(join(tmpdir(), 'floga-content-'))
    await mkdir(join(directory, 'el'))
    await page('index', 'Αρχική', '2026-01-01', '# Καλώς ήρθατε\n\nΚείμενο.<script>x()</script>')
    await page('cookie-policy', 'Cookies', '2026-02-01', 'Όσα αποθηκεύουμε.')
    await publish()
  })
  afterAll(() => database.close())

  const page = (name: string, title: string, day: string, body: string) =>
    writeFile(
      join(directory, 'el', `${name}.md`),
      `---\ntitle: ${title}\ndescription: "Για: ${title}"\nupdatedAt: ${day}\n---\n${body}\n`,
    )
  const facts = () => ({ legalName: 'Φλόγα & Σία' })
  const publish = async () =>
    publishContent(database, 'floga', await readContent(directory, ['el', 'en'], facts))
  const get = (path: string, tenant = 'floga') =>
    platform.app.inject({ url: `/data/content/${path}`, headers: { tenant, locale: 'el' } })
  const manifest = async () => (await get('manifest.json')).json<ContentManifest>()

  it('serves each locale at the hash of its messages, immutably', async () => {
    const { hashes } = await manifest()
    expect(Object.keys(hashes)).toEqual(['el'])
    const answer = await get(`${hashes['el']}.json`)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.json<ContentFile>().documents[1]).toEqual({
      path: '/index',
      title: 'Αρχική',
      description: 'Για: Αρχική',
      updatedAt: '2026-01-01',
      body: '<h2>Καλώς ήρθατε</h2>\n<p>Κείμενο.</p>',
    })
  })

  it('names the company by the facts of its tenant, and rejects a fact that it does not have', async () => {
    await page('privacy', 'Απόρρητο', '2026-02-01', 'Υπεύθυνος: {legalName}.')
    const [file] = await readContent(directory, ['el'], facts)
    const privacy = file!.documents.find(({ path }) => path === '/privacy')
    expect(privacy!.body).toBe('<p>Υπεύθυνος: Φλόγα &amp; Σία.</p>')
    await expect(readContent(directory, ['el'], () => ({}))).rejects.toThrow('{legalName}')
    await rm(join(directory, 'el', 'privacy.md'))
  })

  it('keeps an older file readable after a newer one, and changes nothing without a change', async () => {
    const before = await manifest()
    await publish()
    expect(await manifest()).toEqual(before)
    await page('cookie-policy', 'Cookies', '2026-03-01', 'Όσα αποθηκεύουμε τώρα.')
    await publish()
    const after = await manifest()
    expect(after.hashes['el']).not.toBe(before.hashes['el'])
    expect((await get(`${before.hashes['el']}.json`)).statusCode).toBe(200)
  })

  it('lists the versions of a document, each readable permanently, also when an earlier text returns', async () => {
    const versions = async (path: string) => {
      const answer = await get(`versions?path=${path}`)
      return answer.json<ContentVersion[]>()
    }
    const days = async (path: string) => (await versions(path)).map(({ updatedAt }) => updatedAt)
    expect(await days('/cookie-policy')).toEqual(['2026-03-01', '2026-02-01'])
    // Another page changed: this one did not.
    expect(await days('/index')).toEqual(['2026-01-01'])
    expect(await days('/nowhere')).toEqual([])

    await page('cookie-policy', 'Cookies', '2026-02-01', 'Όσα αποθηκεύουμε.')
    await publish()
    expect(await days('/cookie-policy')).toEqual(['2026-02-01', '2026-03-01', '2026-02-01'])
    const [now, middle, first] = await versions('/cookie-policy')
    expect(now!.hash).toBe(first!.hash)
    const bodies = await Promise.all(
      [first!, middle!].map(async ({ hash }) => {
        const { documents } = (await get(`${hash}.json`)).json<ContentFile>()
        return documents.find(({ path }) => path === '/cookie-policy')?.body
      }),
    )
    expect(bodies).toEqual(['<p>Όσα αποθηκεύουμε.</p>', '<p>Όσα αποθηκεύουμε τώρα.</p>'])

    const at = async (moment: string) =>
      database.read('floga', async (sql) => {
        const asked = { locale: 'el', path: '/cookie-policy', at: new Date(moment) }
        return (await findDocument(sql, asked))?.body
      })
    expect(await at(middle!.publishedAt)).toBe(bodies[1])
    expect(await at(now!.publishedAt)).toBe(bodies[0])
    expect(await at('2020-01-01T00:00:00Z')).toBe(bodies[0])
  })

  it('runs queries', async () => {
    const query = async (text: string) => (await get(`query?${text}`)).json<unknown>()
    expect(await query('only=path&sortBy=updatedAt:desc')).toEqual([
      { path: '/cookie-policy' },
      { path: '/index' },
    ])
    expect(await query('where=path:/index&only=title')).toEqual([{ title: 'Αρχική' }])
    expect(await query('search=αποθηκευουμε&only=path')).toEqual([{ path: '/cookie-policy' }])
    expect(await query('skip=1&limit=1&without=body,description')).toEqual([
      { path: '/index', title: 'Αρχική', updatedAt: '2026-01-01' },
    ])
    expect(await query('surround=/index&only=path')).toEqual([{ path: '/cookie-policy' }, null])
    expect((await get('query?sortBy=secret')).statusCode).toBe(400)
  })

  it('shows nothing of another tenant', async () => {
    const { hashes } = await manifest()
    expect((await get(`${hashes['el']}.json`, 'other')).statusCode).toBe(404)
    expect((await get('manifest.json', 'other')).json()).toEqual({ hashes: {} })
  })
})
