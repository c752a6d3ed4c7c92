import { LRUCache } from 'lru-cache'

import { createCompressionQueue } from './create-compression-queue.js'
import type { Encoding } from '../files/encoding.js'
import {
  addVariant,
  createPageEntry,
  encodePage,
  markStale,
  type PageEntry,
  type PageVariant,
  type RenderedPage,
  shrinkPage,
} from './page-entry.js'
import type { VersionWatch } from './create-version-watch.js'

/**
 * How the cache responded: with a fresh page, a stale one, or one rendered for the request. `pass`
 * is a page that is never cached.
 */
export type CacheResult = 'hit' | 'stale' | 'rendered' | 'pass'

/** A cached page, or a response that is not cached. */
export type PageAnswer =
  | { kind: 'kept'; entry: PageEntry; result: CacheResult }
  | { kind: 'rendered'; page: RenderedPage; result: 'rendered' }

/**
 * The header with the cache result; browsers show it in the request's timing.
 *
 * @see {@link https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Server-Timing}
 */
export function cacheTiming(result: CacheResult): string {
  return `cache;desc=${result}`
}

/** A requested page. */
export interface AskedPage {
  key: string
  encoding: Encoding
  /** Pattern of its route. @default 'none' */
  route?: string
}

/** Pages that are the same for every visitor. */
export interface PageCache {
  /** Returns the page in this encoding if it is cached, fresh and already encoded. */
  peek(key: string, encoding: Encoding): PageEntry | undefined
  /**
   * Returns the page in this encoding, from the cache or from one render for all concurrent
   * requests.
   */
  get(asked: AskedPage, render: () => Promise<RenderedPage>): Promise<PageAnswer>
  /** Resolves when nothing is being rendered or compressed in the background. */
  settled(): Promise<void>
}

export interface PageCacheOptions {
  watch: Pick<VersionWatch, 'version' | 'isUp'>
  /** Most bytes that all pages may take. @default 64 MiB */
  maxBytes?: number
  /**
   * Milliseconds after which a page is revalidated in the background (stale-while-revalidate).
   * @default 60_000
   */
  freshMs?: number
  /**
   * Milliseconds after which a page is rendered again before it is sent, because it contains counts
   * that change. @default 300_000
   */
  maxAgeMs?: number
  /** @default Date.now */
  now?: () => number
  /** Resolves when the server has time to make pages smaller. @default at once */
  untilIdle?: () => Promise<void>
  onError?: (error: unknown) => void
  /** Called for each lookup with whether it was a hit. */
  onLookup?: (isHit: boolean) => void
}

/** Maximum number of copies marked as stale while the platform is unavailable. */
const MOST_STALE = 100

/** Creates a cache of whole pages, with their bytes ready to be sent. */
export function createPageCache({
  watch,
  maxBytes = 64 * 1024 * 1024,
  freshMs = 60_000,
  maxAgeMs = 300_000,
  now = Date.now,
  untilIdle,
  onError = () => {},
  onLookup = () => {},
}: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, PageEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, key) => size + 2 * key.length,
  })
  const staleEntries = new LRUCache<string, PageEntry>({ max: MOST_STALE })
  const flights = new Map<string, Promise<PageAnswer>>()
  const encodings = new Map<string, Promise<PageVariant>>()
  const work = new Set<Promise<unknown>>()
  const compression = createCompressionQueue({ compress: shrink, untilIdle, onError })

  function inBackground(task: Promise<unknown>): void {
    const tracked = task.catch(onError).finally(() => work.delete(tracked))
    work.add(tracked)
  }

  /** Adds an encoding to a page that is still the same one. */
  function keepVariant(key: string, { etag }: PageEntry, encoding: Encoding, made: PageVariant) {
    const current = entries.peek(key)
    if (current?.etag !== etag) return
    // Keep a smaller encoding that was created in the meantime.
    if (current.isSmall && encoding === 'br') return
    entries.set(key, addVariant(current, encoding, made))
  }

  async function shrink(key: string): Promise<void> {
    const entry = entries.peek(key)
    if (!entry || entry.isSmall) return
    const small = await shrinkPage(entry)
    const current = entries.peek(key)
    if (current?.etag !== entry.etag) return
    entries.set(key, { ...addVariant(current, 'br', small), isSmall: true })
  }

  /** Returns the page in the requested encoding, compressed once for all concurrent requests. */
  async function toKept(
    { key, encoding }: AskedPage,
    entry: PageEntry,
    result: CacheResult,
  ): Promise<PageAnswer & { kind: 'kept' }> {
    if (encoding === 'identity' || entry.variants[encoding]) return { kind: 'kept', entry, result }
    const name = `${encoding} ${entry.etag} ${key}`
    const making =
      encodings.get(name) ?? encodePage(entry, encoding).finally(() => encodings.delete(name))
    encodings.set(name, making)
    const made = await making
    keepVariant(key, entry, encoding, made)
    return { kind: 'kept', entry: addVariant(entry, encoding, made), result }
  }

  /** A page with a second request is worth maximum compression. */
  function shrinkLater({ key, encoding }: AskedPage, entry: PageEntry): void {
    if (encoding === 'br' && !entry.isSmall) compression.add(key)
  }

  const isCurrent = (entry: PageEntry): boolean => entry.version === watch.version()
  const isTooOld = (entry: PageEntry): boolean => now() - entry.renderedAtMs >= maxAgeMs
  const isFresh = (entry: PageEntry): boolean =>
    isCurrent(entry) && now() - entry.renderedAtMs < freshMs

  function toFailedPage(error: unknown): RenderedPage {
    onError(error)
    return { status: 500, html: '', headers: {}, isPublic: false }
  }

  async function stale(asked: AskedPage, entry: PageEntry): Promise<PageAnswer> {
    const name = `${asked.encoding} ${entry.etag} ${asked.key}`
    const known = staleEntries.get(name)
    if (known) return { kind: 'kept', entry: known, result: 'stale' }
    const marked = await toKept(asked, markStale(entry), 'stale')
    staleEntries.set(name, marked.entry)
    return marked
  }

  async function renderOnce(
    { key, route = 'none' }: AskedPage,
    render: () => Promise<RenderedPage>,
  ): Promise<PageAnswer> {
    // Taken before the render: a change during it must not be missed.
    const options = { version: watch.version(), renderedAtMs: now(), route }
    const old = entries.get(key)
    const page = await (old ? render().catch(toFailedPage) : render())
    if (page.status !== 200 || !page.isPublic) return { kind: 'rendered', page, result: 'rendered' }
    const rendered = createPageEntry(page, options)
    // An unchanged page reuses its encodings.
    const entry = old && isSame(old, rendered) ? { ...old, ...options } : rendered
    entries.set(key, entry)
    return { kind: 'kept', entry, result: 'rendered' }
  }

  function fly(asked: AskedPage, render: () => Promise<RenderedPage>): Promise<PageAnswer> {
    const { key } = asked
    const running = flights.get(key)
    if (running) return running
    const flight = renderOnce(asked, render).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  async function renderFor(
    asked: AskedPage,
    render: () => Promise<RenderedPage>,
  ): Promise<PageAnswer> {
    const old = entries.get(asked.key)
    const answer = await fly(asked, render)
    if (answer.kind === 'kept') return toKept(asked, answer.entry, answer.result)
    return old && answer.page.status >= 500 ? stale(asked, old) : answer
  }

  return {
    peek(key, encoding) {
      const entry = entries.get(key)
      if (!entry?.variants[encoding] || !watch.isUp() || !isFresh(entry)) return undefined
      shrinkLater({ key, encoding }, entry)
      onLookup(true)
      return entry
    },
    async get(asked, render) {
      const { key } = asked
      const entry = entries.get(key)
      const mustRender = !entry || (watch.isUp() && (!isCurrent(entry) || isTooOld(entry)))
      onLookup(!mustRender)
      if (mustRender) return renderFor(asked, render)
      if (!watch.isUp()) return stale(asked, entry)
      const result = isFresh(entry) ? 'hit' : 'stale'
      if (result === 'stale') inBackground(fly(asked, render))
      shrinkLater(asked, entry)
      return toKept(asked, entry, result)
    },
    async settled() {
      while (work.size > 0) await Promise.all(work)
      await compression.settled()
    },
  }
}

function isSame(old: PageEntry, rendered: PageEntry): boolean {
  return old.etag === rendered.etag && headersOf(old) === headersOf(rendered)
}

function headersOf({ variants }: PageEntry): string {
  return JSON.stringify(variants.identity.headers)
}
