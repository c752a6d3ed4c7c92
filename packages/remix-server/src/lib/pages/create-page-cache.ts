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

/** A kept page, or one that is not kept. */
export type PageAnswer =
  | { kind: 'kept'; entry: PageEntry }
  | { kind: 'rendered'; page: RenderedPage }

/** A page that somebody asks for. */
export interface AskedPage {
  key: string
  encoding: Encoding
}

/** Pages that are the same for every visitor. */
export interface PageCache {
  /** The page that may be sent in this encoding as it stands, without waiting for anything. */
  peek(key: string, encoding: Encoding): PageEntry | undefined
  /** The page in this encoding, from the cache, else from one render, however many ask for it. */
  get(asked: AskedPage, render: () => Promise<RenderedPage>): Promise<PageAnswer>
  /** Whether a page was rendered a moment ago, so that it is not rendered again on demand. */
  isNew(key: string): boolean
  /** Renders a page anew and keeps it, unless that was done a moment ago. */
  renew(key: string, render: () => Promise<RenderedPage>): Promise<void>
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
  /** Resolves when the server has time to make pages smaller. @default at once */
  untilIdle?: () => Promise<void>
  onError?: (error: unknown) => void
  /** Called for each page that is looked for: whether it was there, so that nobody had to wait for a render. */
  onLookup?: (isHit: boolean) => void
}

/** Milliseconds within which no page is rendered again on demand. */
const RENEW_PAUSE_MS = 2_000

/** Most pages that are held a second time, marked as stale, while the platform is away. */
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
    // What was made meanwhile, and smaller, stays.
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

  /** The page with the bytes that are asked for, which many may wait for and one compresses. */
  async function toKept(
    { key, encoding }: AskedPage,
    entry: PageEntry,
  ): Promise<{ kind: 'kept'; entry: PageEntry }> {
    if (encoding === 'identity' || entry.variants[encoding]) return { kind: 'kept', entry }
    const name = `${encoding} ${entry.etag} ${key}`
    const making =
      encodings.get(name) ?? encodePage(entry, encoding).finally(() => encodings.delete(name))
    encodings.set(name, making)
    const made = await making
    keepVariant(key, entry, encoding, made)
    return { kind: 'kept', entry: addVariant(entry, encoding, made) }
  }

  /** A page that is asked for again is worth its smallest bytes. */
  function shrinkLater({ key, encoding }: AskedPage, entry: PageEntry): void {
    if (encoding === 'br' && !entry.isSmall) compression.add(key)
  }

  const isCurrent = (entry: PageEntry): boolean => entry.version === watch.version()
  const isTooOld = (entry: PageEntry): boolean => now() - entry.renderedAtMs >= maxAgeMs
  const isFresh = (entry: PageEntry): boolean =>
    isCurrent(entry) && now() - entry.renderedAtMs < freshMs

  function isNew(key: string): boolean {
    const entry = entries.peek(key)
    return entry !== undefined && isCurrent(entry) && now() - entry.renderedAtMs < RENEW_PAUSE_MS
  }

  function toFailedPage(error: unknown): RenderedPage {
    onError(error)
    return { status: 500, html: '', headers: {}, isPublic: false }
  }

  async function stale(asked: AskedPage, entry: PageEntry): Promise<PageAnswer> {
    const name = `${asked.encoding} ${entry.etag} ${asked.key}`
    const known = staleEntries.get(name)
    if (known) return { kind: 'kept', entry: known }
    const marked = await toKept(asked, markStale(entry))
    staleEntries.set(name, marked.entry)
    return marked
  }

  async function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<PageAnswer> {
    // Taken before the render: a change during it must not be missed.
    const options = { version: watch.version(), renderedAtMs: now() }
    const old = entries.get(key)
    const page = await (old ? render().catch(toFailedPage) : render())
    if (page.status !== 200 || !page.isPublic) return { kind: 'rendered', page }
    const drawn = createPageEntry(page, options)
    // The same page again keeps the bytes that were made of it.
    const entry = old && isSame(old, drawn) ? { ...old, ...options } : drawn
    entries.set(key, entry)
    return { kind: 'kept', entry }
  }

  function fly(key: string, render: () => Promise<RenderedPage>): Promise<PageAnswer> {
    const running = flights.get(key)
    if (running) return running
    const flight = renderOnce(key, render).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  async function renderFor(
    asked: AskedPage,
    render: () => Promise<RenderedPage>,
  ): Promise<PageAnswer> {
    const old = entries.get(asked.key)
    const answer = await fly(asked.key, render)
    if (answer.kind === 'kept') return toKept(asked, answer.entry)
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
      if (!isFresh(entry)) inBackground(fly(key, render))
      shrinkLater(asked, entry)
      return toKept(asked, entry)
    },
    isNew,
    async renew(key, render) {
      if (!isNew(key)) await fly(key, render)
    },
    async settled() {
      while (work.size > 0) await Promise.all(work)
      await compression.settled()
    },
  }
}

function isSame(old: PageEntry, drawn: PageEntry): boolean {
  return old.etag === drawn.etag && headersOf(old) === headersOf(drawn)
}

function headersOf({ variants }: PageEntry): string {
  return JSON.stringify(variants.identity.headers)
}
