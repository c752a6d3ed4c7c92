import { brotli, chooseEncoding, gzip, isWorthCompressing } from './encoding.js'
import type { StaticFile } from './load-static-files.js'

/** A response whose encoding is chosen and whose bytes are ready. */
export interface EncodedResponse {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: Buffer | null
}

/** The headers of a request on which the encoding of a response depends. */
export interface SendOptions {
  isHead: boolean
  acceptEncoding: string | null | undefined
  ifNoneMatch: string | null | undefined
}

/** A file of the browser's build. */
export function sendFile(file: StaticFile, options: SendOptions): EncodedResponse {
  if (matchesTag(options.ifNoneMatch, file.etag)) return notModified(file.headers)
  const encoding = chooseEncoding(options.acceptEncoding)
  const encoded = encoding === 'identity' ? undefined : file.bodies[encoding]
  const body = encoded ?? file.bodies.identity
  return {
    status: 200,
    headers: {
      ...file.headers,
      vary: 'Accept-Encoding',
      'content-length': String(body.length),
      ...(encoded ? { 'content-encoding': encoding } : {}),
    },
    body: options.isHead ? null : body,
  }
}

/** Compresses bytes when the client takes it and it is worth it. */
export async function compress(
  bytes: Buffer,
  headers: Record<string, string>,
  { acceptEncoding }: SendOptions,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const type = headers['content-type'] ?? ''
  const encoding = isWorthCompressing(type, bytes.length)
    ? chooseEncoding(acceptEncoding)
    : 'identity'
  const body =
    encoding === 'br' ? await brotli(bytes, 3) : encoding === 'gzip' ? await gzip(bytes) : bytes
  return {
    body,
    headers: {
      ...headers,
      vary: 'Accept-Encoding',
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  }
}

/** The 304 response with the headers that still matter. */
export function notModified(headers: Record<string, string>): EncodedResponse {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith('content-l'))
  const { 'content-encoding': _encoding, 'content-type': _type, ...rest } = Object.fromEntries(kept)
  return { status: 304, headers: rest, body: null }
}

/** Whether a client has the bytes of a tag, by its `If-None-Match`. */
export function matchesTag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch
    .split(',')
    .some((tag) => tag.trim() === '*' || withoutWeakness(tag) === withoutWeakness(etag))
}

function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
