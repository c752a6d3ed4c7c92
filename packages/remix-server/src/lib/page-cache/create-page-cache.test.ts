import { describe, expect, it, vi } from 'vitest'

import * as compression from '../files/encoding.js'
import type { Encoding } from '../files/encoding.js'
import { createPageCache, type PageAnswer } from './create-page-cache.js'
import type { RenderedPage } from './page-entry.js'

function pageOf(html: string, status = 200, isPublic = true): RenderedPage {
  return { status, html, headers: { 'content-type': 'text/html' }, isPublic }
}

function createTestCache(maxBytes?: number) {
  const state = { version: 'v1', isUp: true, nowMs: 0, failures: [] as unknown[] }
  const pages = createPageCache({
    watch: { version: () => state.version, isUp: () => state.isUp },
    freshMs: 1_000,
    maxAgeMs: 5_000,
    now: () => state.nowMs,
    onError: (error) => state.failures.push(error),
    ...(maxBytes ? { maxBytes } : {}),
  })
  const cache = {
    peek: (key: string, encoding: Encoding = 'br') => pages.peek(key, encoding),
    get: (key: string, render: () => Promise<RenderedPage>, encoding: Encoding = 'br') =>
      pages.get({ key, encoding }, render),
    settled: pages.settled,
  }
  return { cache, state }
}

function htmlOf(answer: PageAnswer): string {
  return answer.kind === 'kept' ? answer.entry.variants.identity.body.toString() : answer.page.html
}

describe('createPageCache', () => {
  it('renders a cold page once for a thousand visitors', async () => {
    const { cache } = createTestCache()
    let renders = 0
    const render = async () => {
      renders += 1
      await new Promise((resolve) => setImmediate(resolve))
      return pageOf('a')
    }
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => cache.get('/', render)))
    expect(renders).toBe(1)
    expect(new Set(answers.map(htmlOf))).toEqual(new Set(['a']))
  })

  it('does not cache a private or failed page', async () => {
    const { cache } = createTestCache()
    await cache.get('/private', async () => pageOf('a', 200, false))
    await cache.get('/gone', async () => pageOf('b', 404))
    expect(cache.peek('/private')).toBeUndefined()
    expect(cache.peek('/gone')).toBeUndefined()
    expect(htmlOf(await cache.get('/gone', async () => pageOf('c')))).toBe('c')
  })

  it('sends a stale page immediately and revalidates it in the background', async () => {
    const { cache, state } = createTestCache()
    await cache.get('/', async () => pageOf('old'))
    state.nowMs = 1_000

    expect(cache.peek('/')).toBeUndefined()
    expect(htmlOf(await cache.get('/', async () => pageOf('new')))).toBe('old')
    await cache.settled()
    expect(htmlOf(await cache.get('/', async () => pageOf('never asked')))).toBe('new')
  })

  it('renders a page again before it is sent if it is too old', async () => {
    const { cache, state } = createTestCache()
    await cache.get('/', async () => pageOf('12 pieces'))
    state.nowMs = 4_999
    expect(htmlOf(await cache.get('/', () => new Promise(() => {})))).toBe('12 pieces')
    await cache.get('/other', async () => pageOf('12 pieces'))
    state.nowMs = 9_999
    expect(htmlOf(await cache.get('/other', async () => pageOf('9 pieces')))).toBe('9 pieces')
  })

  it('shows no page of an older catalogue', async () => {
    const { cache, state } = createTestCache()
    await cache.get('/', async () => pageOf('old price'))
    state.version = 'v2'
    expect(cache.peek('/')).toBeUndefined()
    expect(htmlOf(await cache.get('/', async () => pageOf('new price')))).toBe('new price')
  })

  it('renders again when the catalogue changed during a render', async () => {
    const { cache, state } = createTestCache()
    await cache.get('/', async () => {
      state.version = 'v2'
      return pageOf('read before the change')
    })
    expect(htmlOf(await cache.get('/', async () => pageOf('after')))).toBe('after')
  })

  it('serves cached pages while the platform is unavailable, and marks them', async () => {
    const { cache, state } = createTestCache()
    await cache.get('/', async () => pageOf('<html lang="el">kept</html>'))
    state.isUp = false
    state.nowMs = 4_000

    const answer = await cache.get('/', async () => pageOf('', 503))
    expect(htmlOf(answer)).toBe('<html data-stale="" lang="el">kept</html>')
    expect(answer.kind === 'kept' && answer.entry.variants.br?.headers).toMatchObject({
      'x-floga-stale': '1',
      warning: '110 - "Response is Stale"',
    })
    state.isUp = true
    expect(htmlOf(await cache.get('/', async () => pageOf('fresh')))).toContain('kept')
    await cache.settled()
    expect(htmlOf(await cache.get('/', async () => pageOf('')))).toBe('fresh')
  })

  it('falls back on an older page when a render fails or throws', async () => {
    const { cache, state } = createTestCache()
    await cache.get('/', async () => pageOf('kept'))
    state.version = 'v2'

    expect(htmlOf(await cache.get('/', async () => pageOf('', 500)))).toBe('kept')
    const thrown = new Error('render')
    expect(htmlOf(await cache.get('/', () => Promise.reject(thrown)))).toBe('kept')
    expect(state.failures).toEqual([thrown])
  })

  it('renders again after a render that threw', async () => {
    const { cache } = createTestCache()
    const failure = Promise.reject(new Error('render'))
    await expect(cache.get('/', () => failure)).rejects.toThrow('render')
    expect(htmlOf(await cache.get('/', async () => pageOf('a')))).toBe('a')
  })

  it('evicts the least recently used page beyond the size limit', async () => {
    const { cache } = createTestCache(10_000)
    await cache.get('/first', async () => pageOf('x'.repeat(4_000)))
    await cache.get('/second', async () => pageOf('y'.repeat(4_000)))
    await cache.settled()
    expect(cache.peek('/first')).toBeUndefined()
    expect(cache.peek('/second')).toBeDefined()
  })

  it('reports whether a page was fresh, stale or rendered', async () => {
    const { cache, state } = createTestCache()
    const resultOf = async (key: string, status = 200) =>
      (await cache.get(key, async () => pageOf('a', status))).result
    expect(await resultOf('/')).toBe('rendered')
    expect(await resultOf('/')).toBe('hit')
    expect(await resultOf('/gone', 404)).toBe('rendered')

    state.nowMs = 1_000
    expect(await resultOf('/')).toBe('stale')
    await cache.settled()
    expect(await resultOf('/')).toBe('hit')

    state.isUp = false
    expect(await resultOf('/')).toBe('stale')
    state.isUp = true
    state.version = 'v2'
    expect(await resultOf('/', 500)).toBe('stale')
    expect(await resultOf('/')).toBe('rendered')
  })

  it('creates the smallest brotli encoding of a page that is requested again, with the same ETag', async () => {
    const { cache } = createTestCache()
    const html = Array.from({ length: 400 }, (_item, index) => `<li>price ${index * 7}</li>`)
    const answer = await cache.get('/', async () => pageOf(html.join('')))
    await cache.settled()
    const quick = cache.peek('/')!
    expect(answer.kind === 'kept' && answer.entry.variants).toEqual(quick.variants)
    await cache.settled()
    const small = cache.peek('/')!
    expect(small.variants.br?.body.length).toBeLessThan(quick.variants.br!.body.length)
    expect(small.etag).toBe(quick.etag)
  })

  it('compresses a page once for concurrent requests, and only in accepted encodings', async () => {
    const brotli = vi.spyOn(compression, 'brotli')
    const gzip = vi.spyOn(compression, 'gzip')
    const { cache } = createTestCache()
    const render = async () => pageOf('a'.repeat(5_000))
    await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
    expect(brotli).toHaveBeenCalledOnce()
    expect(gzip).not.toHaveBeenCalled()
    expect(cache.peek('/', 'gzip')).toBeUndefined()
    const zipped = await cache.get('/', render, 'gzip')
    expect(zipped.kind === 'kept' && zipped.entry.variants.gzip?.headers).toMatchObject({
      'content-encoding': 'gzip',
    })
    expect(cache.peek('/', 'gzip')).toBeDefined()
  })

  it('keeps the encodings of a page that is rendered to the same bytes', async () => {
    const { cache, state } = createTestCache()
    await cache.get('/', async () => pageOf('a'.repeat(5_000)))
    cache.peek('/')
    await cache.settled()
    const small = cache.peek('/')!
    state.version = 'v2'
    const brotli = vi.spyOn(compression, 'brotli').mockClear()
    await cache.get('/', async () => pageOf('a'.repeat(5_000)))
    await cache.settled()
    expect(cache.peek('/')?.variants.br).toBe(small.variants.br)
    expect(brotli).not.toHaveBeenCalled()
  })

  it('compresses no page that it has let go of', async () => {
    const brotli = vi.spyOn(compression, 'brotli')
    const { cache } = createTestCache(10_000)
    const paths = Array.from({ length: 20 }, (_item, index) => `/${index}`)
    const render = (path: string) => async () => pageOf(path.repeat(1_000))
    await Promise.all(paths.map((path) => cache.get(path, render(path))))
    await Promise.all(paths.map((path) => cache.get(path, render(path))))
    await cache.settled()
    const smallest = brotli.mock.calls.filter(([, quality]) => quality === 11)
    expect(smallest.length).toBeLessThan(6)
  })
})
