import { describe, expect, it } from 'vitest'

import { json, startTestServer } from './testing/start-test-server.js'

const page = (path: string, title: string, body = '<p>text</p>') => ({
  path,
  title,
  description: '',
  body,
  updatedAt: '2026-11-01',
})
const documents = [
  page('/index', 'Αρχική'),
  page('/terms-of-service', 'Όροι χρήσης', '<p>Οι <b>Δεξαμενές</b> και οι όροι</p>'),
  page('/cookie-policy', 'Cookies'),
]

async function startContent(hashes: Record<string, string> = { el: 'abc' }) {
  return startTestServer(
    (response, { url }) => {
      if (url === '/data/content/manifest.json') return json(response, { hashes })
      if (url === '/data/content/abc.json') return json(response, { locale: 'el', documents })
      if (url === '/data/content/old.json') {
        return json(response, { locale: 'el', documents: [page('/cookie-policy', 'Cookies 2025')] })
      }
      if (url === '/data/content/versions?path=%2Findex') {
        return json(response, [{ hash: 'abc', updatedAt: '2026-11-01', publishedAt: '2026-11-02' }])
      }
      return json(response, { code: 'not-found', message: 'No.' }, 404)
    },
    { contentCache: new Map() },
  )
}

describe('platform.content', () => {
  it('finds a page by its path, and the root page as /index', async () => {
    const { platform } = await startContent()
    expect((await platform.content.find('/cookie-policy/'))?.title).toBe('Cookies')
    expect((await platform.content.find('/'))?.title).toBe('Αρχική')
    expect(await platform.content.find('/nowhere')).toBeNull()
  })

  it('finds an earlier version of a page by the hash of its file, and lists versions', async () => {
    const { platform } = await startContent()
    const titleOf = async (hash: string) =>
      (await platform.content.findVersion('/cookie-policy', hash))?.title
    expect(await titleOf('old')).toBe('Cookies 2025')
    expect(await titleOf('abc')).toBe('Cookies')
    expect(await platform.content.findVersion('/', 'old')).toBeNull()
    expect(await platform.content.findVersion('/cookie-policy', 'unknown')).toBeNull()
    expect(await platform.content.versions('/')).toEqual([
      { hash: 'abc', updatedAt: '2026-11-01', publishedAt: '2026-11-02' },
    ])
    await expect(platform.content.versions('/x')).rejects.toMatchObject({ status: 404 })
  })

  it('fetches a file once for its hash', async () => {
    const { platform, seen } = await startContent()
    await platform.content.find('/')
    await platform.content.list()
    expect(seen.filter(({ url }) => url.endsWith('/abc.json'))).toHaveLength(1)
  })

  it('fetches a file again that failed', async () => {
    const { platform, seen } = await startContent({ el: 'missing' })
    await expect(platform.content.find('/')).rejects.toMatchObject({ code: 'http', status: 404 })
    await expect(platform.content.find('/')).rejects.toMatchObject({ code: 'http', status: 404 })
    expect(seen.filter(({ url }) => url.endsWith('/missing.json'))).toHaveLength(2)
  })

  it('has nothing in a locale without a file', async () => {
    const { platform } = await startContent({ en: 'abc' })
    expect(await platform.content.list()).toEqual([])
  })

  it('selects, sorts, cuts and picks', async () => {
    const { platform } = await startContent()
    expect(
      await platform.content.list({
        where: { path: ['/index', '/cookie-policy', '/terms-of-service'] },
        sortBy: { field: 'path', direction: 'desc' },
        skip: 1,
        limit: 1,
        only: ['path', 'title'],
        without: ['title'],
      }),
    ).toEqual([{ path: '/index' }])
  })

  it('searches as people type Greek', async () => {
    const { platform } = await startContent()
    const found = await platform.content.list({ search: 'ΔΕΞΑΜΕΝΕΣ οροι', only: ['path'] })
    expect(found).toEqual([{ path: '/terms-of-service' }])
  })

  it('gives the neighbours of a page', async () => {
    const { platform } = await startContent()
    const paths = async (path: string) =>
      (await platform.content.surround(path)).map((document) => document?.path ?? null)
    expect(await paths('/terms-of-service')).toEqual(['/index', '/cookie-policy'])
    expect(await paths('/cookie-policy')).toEqual(['/terms-of-service', null])
    expect(await paths('/nowhere')).toEqual([null, null])
  })
})
