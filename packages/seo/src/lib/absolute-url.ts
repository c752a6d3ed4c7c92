import { SeoError } from './seo-error.js'

/**
 * Writes a path of the site as a full address. Characters outside ASCII are percent-encoded, the
 * fragment is removed.
 *
 * @throws {SeoError} `invalid-url` when the origin is not one, or the address is neither a path nor
 * http(s).
 */
export function absoluteUrl(origin: string, pathOrUrl: string): string {
  if (!/^https?:\/\/[^/?#\s]+$/.test(origin)) {
    throw new SeoError(
      'invalid-url',
      `'${origin}' is not an origin. Use only scheme and host, such as https://shop.example.`,
    )
  }
  const address = encodeAddress(pathOrUrl.split('#', 1)[0] ?? '')
  if (/^https?:\/\//.test(address)) return address
  if (address.startsWith('/')) return origin + address
  throw new SeoError(
    'invalid-url',
    `'${pathOrUrl}' is neither a path of the site nor a web address. Begin it with '/'.`,
  )
}

/** Encodes characters that are invalid in an address, and leaves encoded ones unchanged. */
function encodeAddress(address: string): string {
  return address
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\u0021-\u007e]|["<>\\^`{|}]/gu, encodeURIComponent)
}
