import { chooseEncoding } from '../files/encoding.js'
import {
  compress,
  type EncodedResponse,
  matchesTag,
  notModified,
  type SendOptions,
} from '../files/encoded-response.js'
import type { PageEntry, RenderedPage } from './page-entry.js'

/**
 * A cached page, or 304 when the browser has it already. Without bytes in the accepted encoding it
 * is sent uncompressed.
 */
export function sendEntry(entry: PageEntry, options: SendOptions): EncodedResponse {
  const { identity, [chooseEncoding(options.acceptEncoding)]: encoded } = entry.variants
  const { body, headers } = encoded ?? identity
  if (matchesTag(options.ifNoneMatch, entry.etag)) return notModified(headers)
  return { status: 200, headers, body: options.isHead ? null : body }
}

/** A page that is not cached: compressed quickly, for its one visitor. */
export async function sendPage(page: RenderedPage, options: SendOptions): Promise<EncodedResponse> {
  const { body, headers } = await compress(Buffer.from(page.html), page.headers, options)
  return {
    status: page.status,
    headers: { 'cache-control': 'private, no-cache', ...headers },
    body: options.isHead ? null : body,
  }
}
