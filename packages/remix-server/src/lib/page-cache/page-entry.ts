import { createHash } from 'node:crypto'

import { brotli, type Encoding, gzip } from '../files/encoding.js'

/** A page as a render gave it. */
export interface RenderedPage {
  status: number
  html: string
  /** Headers of the page, including its policy; without those of a single response. */
  headers: Record<string, string>
  /** The page is the same for every visitor. */
  isPublic: boolean
}

/** Ready bytes with the headers that go with them. */
export interface PageVariant {
  body: Buffer
  headers: Record<string, string>
}

/** A cached page. */
export interface PageEntry {
  etag: string
  /** Its body in the encodings requested so far. */
  variants: { identity: PageVariant } & Partial<Record<Encoding, PageVariant>>
  /** Bytes that all of it takes. */
  size: number
  /** Whether its brotli bytes are as small as they get. */
  isSmall: boolean
  /** Version of the data that the page was rendered from. */
  version: string
  renderedAtMs: number
  /** Pattern of its route, for the log. */
  route: string
}

/** Origin of an entry. */
export type PageEntryOptions = Pick<PageEntry, 'version' | 'renderedAtMs' | 'route'>

/** Creates a cache entry of a page; its encodings are made on demand. */
export function createPageEntry(page: RenderedPage, options: PageEntryOptions): PageEntry {
  const body = Buffer.from(page.html)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = `W/"${hash}"`
  const headers = {
    ...page.headers,
    'cache-control': revalidate,
    etag,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
  }
  const size = body.length + 2_048
  const { version, renderedAtMs, route } = options
  return {
    version,
    renderedAtMs,
    route,
    etag,
    variants: { identity: { body, headers } },
    size,
    isSmall: false,
  }
}

/** Compresses a page with a low quality, because a client is waiting. */
export async function encodePage(
  { variants: { identity } }: PageEntry,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<PageVariant> {
  const body = await (encoding === 'br' ? brotli(identity.body, 3) : gzip(identity.body))
  return toVariant(identity, encoding, body)
}

/** Makes the brotli bytes of a page as small as they get. */
export async function shrinkPage({ variants: { identity } }: PageEntry): Promise<PageVariant> {
  return toVariant(identity, 'br', await brotli(identity.body, 11))
}

/** The entry with one encoding more, or with smaller bytes of one. */
export function addVariant(entry: PageEntry, encoding: Encoding, variant: PageVariant): PageEntry {
  const variants = { ...entry.variants, [encoding]: variant }
  const size = Object.values(variants).reduce((sum, { body }) => sum + body.length, 2_048)
  return { ...entry, variants, size }
}

/**
 * The page while the platform is unavailable: `<html data-stale>` and headers mark it as possibly
 * stale.
 */
export function markStale(entry: PageEntry): PageEntry {
  const { body, headers } = entry.variants.identity
  const html = body.toString().replace(/<html\b/, '<html data-stale=""')
  const marks = { 'x-floga-stale': '1', warning: '110 - "Response is Stale"' }
  const page = { status: 200, html, headers: { ...headers, ...marks }, isPublic: true }
  return createPageEntry(page, entry)
}

const revalidate = 'public, max-age=0, must-revalidate'

function toVariant({ headers }: PageVariant, encoding: Encoding, body: Buffer): PageVariant {
  const own = { 'content-length': String(body.length), 'content-encoding': encoding }
  return { body, headers: { ...headers, ...own } }
}
