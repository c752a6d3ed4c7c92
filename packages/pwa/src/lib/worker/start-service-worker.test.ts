import { beforeAll, describe, expect, it } from 'vitest'
import { createMemoryCaches } from '../testing/memory-caches.js'
import {
  buildTestWorker,
  createTestSite,
  pageOf,
  startTestWorker,
  type BuiltWorker,
  type StartTestWorkerOptions,
} from '../testing/test-worker.js'

const image = '/assets/shop/tank.webp?v=1'
const shownAtMs = Date.now()
let builds: BuiltWorker[]

beforeAll(async () => {
  const files = [['entry-1.js', 'root-1.css'], ['entry-2.js'], ['entry-3.js']]
  builds = await Promise.all(files.map(buildTestWorker))
})

/** A browser with the installed worker of a build, and its origin server. */
async function openSite(options: Partial<StartTestWorkerOptions> = {}, build = builds[0]!) {
  const site = options.site ?? createTestSite()
  const worker = await startTestWorker(build, { ...options, site })
  await worker.install()
  await worker.activate()
  site.asked.length = 0
  return { site, worker, settings: build.settings }
}

const textOf = async (response: Response | undefined): Promise<string> =>
  (await response?.text()) ?? ''

describe('startServiceWorker', () => {
  it('keeps the pages for no connection and the files of the build when it is installed', async () => {
    const { worker } = await openSite()
    expect(await worker.kept('offline')).toEqual(['/offline', '/en/offline'])
    expect(await worker.kept('assets')).toEqual(['/assets/entry-1.js', '/assets/root-1.css'])
  })

  it('keeps no more than a page needs where data is saved', async () => {
    const site = createTestSite()
    site.answer = (path) => pageOf(`${path}<script src="/assets/entry-1.js"></script>`)
    const { worker } = await openSite({ site, savesData: true })
    expect(await worker.kept('assets')).toEqual(['/assets/entry-1.js'])
    await worker.send({ type: 'KEEP_PAGE', path: '/en/contact', images: [], shownAtMs })
    expect([await worker.kept('pages'), site.asked]).toEqual([[], []])
  })

  it('shows pages from the network, and marked cached copies when it fails', async () => {
    const { worker, site } = await openSite()
    expect(await textOf(await worker.open('/en/tanks?utm_source=mail#top'))).not.toContain(
      'data-offline',
    )
    expect(await worker.kept('pages')).toEqual(['/en/tanks'])
    site.answer = () => pageOf('Cheaper')
    expect(await textOf(await worker.open('/en/tanks'))).toContain('Cheaper')
    site.state = 'is-lost'
    const copy = await textOf(await worker.open('/en/tanks'))
    expect(copy).toContain('<html data-offline="" lang="en"><h1>Cheaper</h1>')
  })

  it('shows the copy of a page that does not come in time', async () => {
    const { worker, site } = await openSite()
    await worker.open('/en/tanks')
    site.state = 'is-silent'
    expect(await textOf(await worker.open('/en/tanks'))).toContain('data-offline')
  })

  it('shows the offline page where only addresses are found in a cache, as in Firefox', async () => {
    const caches = createMemoryCaches()
    const { match } = caches
    caches.match = async (request, options) =>
      request instanceof Request ? undefined : match(request, options)
    const { worker, site } = await openSite({ caches })
    site.state = 'is-lost'
    expect(await textOf(await worker.open('/en/offline?from=%2Fen%2Ftanks'))).toContain(
      '<h1>/en/offline</h1>',
    )
  })

  it('returns the offline page, in the language of the URL, if there is no copy', async () => {
    const { worker, site } = await openSite()
    site.state = 'is-lost'
    const lost = await worker.open('/en/tanks?search=42')
    // Firefox does not ask the worker for the target of a redirect.
    expect([lost?.status, lost?.type]).toEqual([200, 'default'])
    expect(await textOf(lost)).toContain(
      'content="0;url=/en/offline?from=%2Fen%2Ftanks%3Fsearch%3D42"',
    )
    expect(await textOf(await worker.open('/en/offline?from=%2Fen%2Ftanks'))).toContain(
      '/en/offline',
    )
  })

  it('does not cache personal pages, by their path or by their response', async () => {
    const { worker, site } = await openSite()
    await worker.open('/en/account')
    await worker.send({ type: 'KEEP_PAGE', path: '/account/data', images: [], shownAtMs })
    site.answer = () => pageOf('Cart of Maria', { 'cache-control': 'private, no-store' })
    await worker.open('/en/compare')
    await worker.send({ type: 'KEEP_PAGE', path: '/en/compare', images: [], shownAtMs })
    await worker.send({
      type: 'KEEP_PAGE',
      path: 'https://other.example/page',
      images: [],
      shownAtMs,
    })
    expect(await worker.kept('pages')).toEqual([])
    expect(site.asked.map(({ path }) => path)).toEqual([
      '/en/account',
      '/en/compare',
      '/en/compare',
    ])
  })

  it('caches a page reached by client navigation anonymously, with its files and images, once in five minutes', async () => {
    const { worker, site } = await openSite()
    site.answer = (path) => pageOf(`${path}<link href="/assets/list-9.css">`)
    const page = {
      type: 'KEEP_PAGE',
      path: '/en/tanks',
      images: [`https://shop.example${image}`],
      shownAtMs,
    } as const
    await worker.send(page)
    expect(site.asked[0]).toEqual({ path: '/en/tanks', credentials: 'omit' })
    expect(await worker.kept('pages')).toEqual(['/en/tanks'])
    expect(await worker.kept('images')).toEqual([image])
    expect(await worker.kept('assets')).toContain('/assets/list-9.css')
    site.asked.length = 0
    await worker.send(page)
    expect(site.asked).toEqual([])
  })

  it('keeps so many pages and images as it may, the newest', async () => {
    const { worker } = await openSite()
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await worker.open(`/page-${number}`)
      await worker.load(`/assets/shop/${number}.webp?v=1`, 'image')
    }
    expect(await worker.kept('pages')).toEqual(['/page-3', '/page-4', '/page-5', '/page-6'])
    expect(await worker.kept('images')).toEqual([
      '/assets/shop/5.webp?v=1',
      '/assets/shop/6.webp?v=1',
    ])
  })

  it('shows pages without storing them if there is no space, and evicts images for the next page', async () => {
    const { worker, site } = await openSite()
    await worker.open('/first')
    await worker.load(image, 'image')
    const long = 'x'.repeat(2_000)
    site.answer = () => pageOf(long)
    worker.caches.quotaBytes = 1_000
    expect(await textOf(await worker.open('/long'))).toContain(long)
    expect([await worker.kept('images'), await worker.kept('pages')]).toEqual([[], ['/first']])
    site.answer = (path) => pageOf(path)
    await worker.open('/second')
    expect(await worker.kept('pages')).toEqual(['/first', '/second'])
  })

  it('gives up images for a page that was reached by a click as well', async () => {
    const { worker, site } = await openSite()
    site.answer = (path) => pageOf(path + 'x'.repeat(800))
    await worker.load(image, 'image')
    worker.caches.quotaBytes = 1_200
    await worker.send({ type: 'KEEP_PAGE', path: '/en/tanks', images: [], shownAtMs })
    expect([await worker.kept('images'), await worker.kept('pages')]).toEqual([[], ['/en/tanks']])
  })

  it('is installed with the pages for no connection where there is no space for more', async () => {
    const { worker, site } = await openSite({ caches: createMemoryCaches({ quotaBytes: 150 }) })
    expect(await worker.kept('offline')).toEqual(['/offline', '/en/offline'])
    expect(await textOf(await worker.open('/en'))).toContain('/en')
    expect(await textOf(await worker.load('/assets/entry-1.js'))).toContain('/assets/entry-1.js')
    expect(site.asked.map(({ path }) => path)).toEqual(['/en', '/assets/entry-1.js'])
  })

  it('shows no incomplete copy, but an older complete one', async () => {
    const { worker, site, settings } = await openSite()
    await worker.open('/en/tanks')
    await worker.open('/en/hoses')
    const caches = worker.caches
    const damaged = new Response('<html><bo', { headers: { 'x-kept-bytes': '3000' } })
    const pages = await caches.open(`shop:pages:${settings.build}`)
    await pages.put('/en/hoses', damaged)
    const next = await openSite({ caches, site }, builds[1]!)
    const newer = await caches.open(`shop:pages:${next.settings.build}`)
    await newer.put('/en/tanks', damaged)
    site.state = 'is-lost'
    expect(await textOf(await next.worker.open('/en/tanks'))).toContain('<h1>/en/tanks</h1>')
    const lost = await next.worker.open('/en/hoses')
    expect(await textOf(lost)).toContain('url=/en/offline?from=')
  })

  it('loads files from the network if a cache cannot be read', async () => {
    const { worker, site } = await openSite()
    worker.caches.match = async () => Promise.reject(new DOMException('', 'UnknownError'))
    expect(await textOf(await worker.load('/assets/entry-1.js'))).toContain('/assets/entry-1.js')
    expect(site.asked.map(({ path }) => path)).toEqual(['/assets/entry-1.js'])
  })

  it("opens pages cached by the previous build's worker, and none of earlier ones", async () => {
    const { worker, site } = await openSite()
    const { caches } = worker
    await worker.open('/seen')
    const second = await openSite({ caches, site }, builds[1]!)
    site.state = 'is-lost'
    expect(await textOf(await second.worker.open('/seen'))).toContain('data-offline')
    expect(await textOf(await second.worker.load('/assets/entry-1.js'))).toContain(
      '/assets/entry-1.js',
    )

    site.state = 'answers'
    const third = await openSite({ caches, site }, builds[2]!)
    expect(await third.worker.kept('assets')).toEqual(['/assets/entry-2.js', '/assets/entry-3.js'])
    expect(await third.worker.kept('pages')).toEqual([])
  })

  it('deletes cached pages when a session ends, and not on a mere GET', async () => {
    for (const end of ['/en/auth/logout', '/auth/logout.data', '/session/end']) {
      const { worker } = await openSite()
      await worker.open('/en/tanks')
      await worker.load(image, 'image')
      await worker.post('/en/shopping-cart')
      expect([await worker.kept('pages'), await worker.kept('images')]).toEqual([
        ['/en/tanks'],
        [image],
      ])
      await worker.post(end)
      expect([await worker.kept('pages'), await worker.kept('images')]).toEqual([[], []])
    }
  })

  it('keeps nothing that was on its way when the session ended', async () => {
    const { worker, site } = await openSite()
    let answer: (page: Response) => void = () => undefined
    site.answer = () => new Promise((resolve) => void (answer = resolve))
    const kept = worker.send({ type: 'KEEP_PAGE', path: '/en/tanks', images: [], shownAtMs })
    const ended = worker.post('/auth/logout')
    await new Promise((resolve) => setTimeout(resolve))
    answer(pageOf('Tanks'))
    await Promise.all([kept, ended])
    expect(await worker.kept('pages')).toEqual([])
  })

  it('does not cache pages shown before the session ended, and caches those shown after it', async () => {
    const { worker } = await openSite()
    await worker.post('/en/auth/logout')
    await worker.send({ type: 'KEEP_PAGE', path: '/en/tanks', images: [], shownAtMs })
    expect(await worker.kept('pages')).toEqual([])
    const nextMs = Date.now() + 1
    await worker.send({ type: 'KEEP_PAGE', path: '/en/hoses', images: [], shownAtMs: nextMs })
    expect(await worker.kept('pages')).toEqual(['/en/hoses'])
  })

  it('replaces the previous worker when a page requests it', async () => {
    const { worker } = await openSite()
    expect(worker.hasSkippedWaiting()).toBe(false)
    await worker.send({ type: 'SKIP_WAITING' })
    expect(worker.hasSkippedWaiting()).toBe(true)
  })

  it('leaves documents and what belongs to other sites to the browser', async () => {
    const { worker } = await openSite()
    expect(await worker.open('/terms.pdf')).toBeUndefined()
    expect(await worker.load('https://other.example/a.js')).toBeUndefined()
  })
})
