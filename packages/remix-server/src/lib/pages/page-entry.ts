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

/** A page that is kept, in every encoding. */
export interface PageEntry {
  etag: string
  variants: Record<Encoding, PageVariant>
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

/** Makes the bytes of a page, compressed quickly: somebody is waiting. */
export async function createPageEntry(
  page: RenderedPage,
  options: PageEntryOptions,
): Promise<PageEntry> {
  const identity = Buffer.from(page.html)
  const [br, zipped] = await Promise.all([brotli(identity, 4), gzip(identity)])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return entryOf(
    { identity, br, gzip: zipped },
    { ...page.headers, etag: `W/"${hash}"`, 'cache-control': revalidate, vary: 'Accept-Encoding' },
    options,
  )
}

/** The same page with its brotli bytes made as small as they get. */
export async function shrinkPageEntry(entry: PageEntry): Promise<PageEntry> {
  const { identity, gzip: zipped } = entry.variants
  const br = await brotli(identity.body, 11)
  const headers = withoutEncoding(identity.headers)
  return entryOf({ identity: identity.body, br, gzip: zipped.body }, headers, entry)
}

/**
 * The page as it is shown while the platform is away: `<html data-stale>` and headers say that it may be out of date.
 */
export function markStale(entry: PageEntry): Promise<PageEntry> {
  const { body, headers } = entry.variants.identity
  const html = body.toString().replace(/<html\b/, '<html data-stale=""')
  return createPageEntry(
    {
      status: 200,
      html,
      headers: {
        ...withoutEncoding(headers),
        'x-floga-stale': '1',
        warning: '110 - "Response is Stale"',
      },
      isPublic: true,
    },
    entry,
  )
}

const revalidate = 'public, max-age=0, must-revalidate'

function entryOf(
  bodies: Record<Encoding, Buffer>,
  headers: Record<string, string>,
  { version, renderedAtMs }: PageEntryOptions,
): PageEntry {
  const variant = (encoding: Encoding): PageVariant => ({
    body: bodies[encoding],
    headers: {
      ...headers,
      'content-length': String(bodies[encoding].length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  })
  return {
    etag: headers['etag'] ?? '',
    variants: { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') },
    version,
    renderedAtMs,
    size: bodies.br.length + bodies.gzip.length + bodies.identity.length + 2_048,
  }
}

function withoutEncoding({ 'content-length': _length, ...headers }: Record<string, string>) {
  return headers
}
