import { LRUCache } from 'lru-cache'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib'

/** Encodings that the server sends, best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

const runBrotli = promisify(brotliCompress)
const runGzip = promisify(gzipCallback)

/** Browsers send the same few values. */
const chosen = new LRUCache<string, Encoding>({ max: 100 })
const maxRemembered = 100

/** Returns the best encoding that a client's `Accept-Encoding` allows. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  const known = chosen.get(accepted)
  if (known) return known
  const encoding = parseAccepted(accepted)
  if (accepted.length <= maxRemembered) chosen.set(accepted, encoding)
  return encoding
}

function parseAccepted(accepted: string): Encoding {
  const allowed = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (allowed.includes('br')) return 'br'
  return allowed.includes('gzip') ? 'gzip' : 'identity'
}

/**
 * Compresses with brotli.
 *
 * @param quality 3 for bytes that are sent once, while a client waits; 11 for those that are sent
 * often.
 */
export function brotli(bytes: Buffer, quality: 3 | 11): Promise<Buffer> {
  return runBrotli(bytes, {
    // One chunk, and a window no larger than the text, to avoid allocating and clearing more
    // memory.
    chunkSize: Math.max(minPiece, bytes.length >> 2),
    params: {
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

const minPiece = 16 * 1024
/** A window of n bits holds 16 bytes less than 2^n. */
const windowMargin = 16

function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + windowMargin))
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(Math.max(bits, least), most)
}

/** Compresses with gzip. */
export function gzip(bytes: Buffer): Promise<Buffer> {
  return runGzip(bytes, { level: 6 })
}

/** Whether bytes of this type become smaller, and are enough to be worth it. */
export function isWorthCompressing(contentType: string, length: number): boolean {
  const isText = /^(text\/|image\/svg|application\/(json|manifest\+json|xml|javascript))/i
  return length >= 1024 && isText.test(contentType)
}
