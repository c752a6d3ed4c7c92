import { LRUCache } from 'lru-cache'

import { createCompressionQueue } from './create-compression-queue.js'
import {
  createPageEntry,
  markStale,
  type PageEntry,
  type RenderedPage,
  shrinkPageEntry,
} from './page-entry.js'
import type { VersionWatch } from './create-version-watch.js'

/** A kept page, or one that is not kept. */
export type PageAnswer =
  | { kind: 'kept'; entry: PageEntry }
  | { kind: 'rendered'; page: RenderedPage }

/** Pages that are the same for every visitor. */
export interface PageCache {
  /** The page that may be sent as it stands, without waiting for anything. */
  peek(key: string): PageEntry | undefined
  /** The page from the cache, else from one render, however many ask for it. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<PageAnswer>
  /** Resolves when nothing is being rendered or compressed in the background. */
  settled(): Promise<void>
}

/** What a cache is told. */
export interface PageCacheOptions {
  watch: Pick<VersionWatch, 'version' | 'isUp'>
  /** Most bytes that all pages may take. @default 64 MiB */
  maxBytes?: number
  /** Milliseconds after which a page is rendered anew behind the scenes. @default 60_000 */
  freshMs?: number
  /** Milliseconds after which a page is rendered anew before it is sent: what it counts has changed. @default 300_000 */
  maxAgeMs?: number
  /** @default Date.now */
  now?: () => number
  onError?: (error: unknown) => void
}

/** Most pages that are held a second time, marked as stale, while the platform is away. */
const MOST_STALE = 100

/** Creates a cache of whole pages, with their bytes ready to be sent. */
export function createPageCache({
  watch,
  maxBytes = 64 * 1024 * 1024,
  freshMs = 60_000,
  maxAgeMs = 300_000,
  now = Date.now,
  onError = () => {},
}: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, PageEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, key) => size + 2 * key.length,
  })
  const staleEntries = new LRUCache<PageEntry, Promise<PageEntry>>({ max: MOST_STALE })
  const flights = new Map<string, Promise<PageAnswer>>()
  const work = new Set<Promise<unknown>>()
  const compression = createCompressionQueue({ compress: shrink, onError })

  function inBackground(task: Promise<unknown>): void {
    const tracked = task.catch(onError).finally(() => work.delete(tracked))
    work.add(tracked)
  }

  async function shrink(key: string): Promise<void> {
    const entry = entries.peek(key)
    if (!entry) return
    const small = await shrinkPageEntry(entry)
    if (entries.peek(key) === entry) entries.set(key, small)
  }

  const isCurrent = (entry: PageEntry): boolean => entry.version === watch.version()
  const isTooOld = (entry: PageEntry): boolean => now() - entry.renderedAtMs >= maxAgeMs
  const isFresh = (entry: PageEntry): boolean =>
    isCurrent(entry) && now() - entry.renderedAtMs < freshMs

  function toFailedPage(error: unknown): RenderedPage {
    onError(error)
    return { status: 500, html: '', headers: {}, isPublic: false }
  }

  async function stale(entry: PageEntry): Promise<PageAnswer> {
    const marked = staleEntries.get(entry) ?? markStale(entry)
    staleEntries.set(entry, marked)
    return { kind: 'kept', entry: await marked }
  }

  async function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<PageAnswer> {
    // Taken before the render: a change during it must not be missed.
    const options = { version: watch.version(), renderedAtMs: now() }
    const old = entries.get(key)
    const page = await (old ? render().catch(toFailedPage) : render())
    if (old && page.status >= 500) return stale(old)
    if (page.status !== 200 || !page.isPublic) return { kind: 'rendered', page }
    const entry = await createPageEntry(page, options)
    entries.set(key, entry)
    if (entries.has(key)) compression.add(key)
    return { kind: 'kept', entry }
  }

  function fly(key: string, render: () => Promise<RenderedPage>): Promise<PageAnswer> {
    const running = flights.get(key)
    if (running) return running
    const flight = renderOnce(key, render).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return {
    peek(key) {
      const entry = entries.get(key)
      return entry && watch.isUp() && isFresh(entry) ? entry : undefined
    },
    async get(key, render) {
      const entry = entries.get(key)
      if (!entry) return fly(key, render)
      if (!watch.isUp()) return stale(entry)
      if (!isCurrent(entry) || isTooOld(entry)) return fly(key, render)
      if (!isFresh(entry)) inBackground(fly(key, render))
      return { kind: 'kept', entry }
    },
    async settled() {
      while (work.size > 0) await Promise.all(work)
      await compression.settled()
    },
  }
}
