import { createHash } from 'node:crypto'

import { brotli, type Encoding, gzip } from '../files/encoding.js'
import type { PageData } from '../page-data/page-data.js'

/** A page as a render gave it. */
export interface RenderedPage {
  status: number
  html: string | Buffer
  /** Headers of the page, its policy included; without those that belong to one answer. */
  headers: Record<string, string>
  /** The app says that the page is the same for every visitor. */
  isPublic: boolean
  /** Data that the page names by their address. */
  data?: PageData | undefined
}

/** Ready bytes with the headers that go with them. */
export interface PageVariant {
  body: Buffer
  headers: Record<string, string>
}

/** Bytes that are kept, in the encodings that were asked for. */
export interface ReadyBytes {
  etag: string
  variants: { identity: PageVariant } & Partial<Record<Encoding, PageVariant>>
  /** Bytes that all of it takes. */
  size: number
}

/** A page that is kept. */
export interface PageEntry extends ReadyBytes {
  /** Whether its brotli bytes are as small as they get. */
  isSmall: boolean
  /** Version of the data that the page was rendered from. */
  version: string
  renderedAtMs: number
}

/** Origin of an entry. */
export interface PageEntryOptions {
  version: string
  renderedAtMs: number
}

/** Keeps a page as it is; its encodings are made when somebody asks for them. */
export function createPageEntry(page: RenderedPage, options: PageEntryOptions): PageEntry {
  const headers = { ...page.headers, 'cache-control': revalidate }
  return { ...options, ...createReadyBytes(bytesOfPage(page), headers), isSmall: false }
}

/** What is sent of a page. */
export function bytesOfPage({ html }: Pick<RenderedPage, 'html'>): Buffer {
  return typeof html === 'string' ? Buffer.from(html) : html
}

/** Bytes as they are, with a tag. */
export function createReadyBytes(
  body: Buffer,
  ownHeaders: Readonly<Record<string, string>>,
): ReadyBytes {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = `W/"${hash}"`
  const headers = {
    ...ownHeaders,
    etag,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
  }
  return { etag, variants: { identity: { body, headers } }, size: body.length + 2_048 }
}

/** Compresses a page, quickly: somebody is waiting. */
export async function encodePage(
  { variants: { identity } }: ReadyBytes,
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
export function addVariant<Kept extends ReadyBytes>(
  entry: Kept,
  encoding: Encoding,
  variant: PageVariant,
): Kept {
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
