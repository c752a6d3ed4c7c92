import { createHash } from 'node:crypto'

import { brotli, type Encoding, gzip } from '../files/encoding.js'

/** A page as a render gave it. */
export interface RenderedPage {
  status: number
  html: string
  /** Headers of the page, its policy included; without those that belong to one answer. */
  headers: Record<string, string>
  /** The app says that the page is the same for every visitor. */
  isPublic: boolean
}

/** Ready bytes with the headers that go with them. */
export interface PageVariant {
  body: Buffer
  headers: Record<string, string>
}

/** A page that is kept, in the encodings that were asked for. */
export interface PageEntry {
  etag: string
  variants: { identity: PageVariant } & Partial<Record<Encoding, PageVariant>>
  /** Whether its brotli bytes are as small as they get. */
  isSmall: boolean
  /** Version of the data that the page was rendered from. */
  version: string
  renderedAtMs: number
  /** Bytes that the entry holds. */
  size: number
}

/** Origin of an entry. */
export interface PageEntryOptions {
  version: string
  renderedAtMs: number
}

/** Keeps a page as it is; its encodings are made when somebody asks for them. */
export function createPageEntry(page: RenderedPage, options: PageEntryOptions): PageEntry {
  const body = Buffer.from(page.html)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = `W/"${hash}"`
  const headers = {
    ...page.headers,
    etag,
    'cache-control': revalidate,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
  }
  const size = body.length + 2_048
  return { ...options, etag, variants: { identity: { body, headers } }, isSmall: false, size }
}

/** Compresses a page, quickly: somebody is waiting. */
export async function encodePage(
  { variants: { identity } }: PageEntry,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<PageVariant> {
  const body = await (encoding === 'br' ? brotli(identity.body, 4) : gzip(identity.body))
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
 * The page as it is shown while the platform is away: `<html data-stale>` and headers say that it may be out of date.
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
