import { get as getHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookupPublic, PrivateAddressError } from './public-address.js'

/** The bytes of an image, or why they cannot be had; `isHost`: nothing of this host can. */
export type ImageAnswer = { bytes: Uint8Array } | { reason: string; isHost?: boolean }

/** Requests an image. */
export type RequestImage = (
  address: string,
  allowedHosts: readonly string[],
) => Promise<ImageAnswer>

export interface RequestImageLimits {
  maxBytes?: number
  /** For all redirects and bytes of an image together. */
  timeoutMs?: number
}

const maxRedirects = 3

/**
 * Requests an image within bounds of bytes and time. Hosts have to be public, also those of
 * redirects, unless they are allowed by name.
 */
export async function requestImage(
  address: string,
  allowedHosts: readonly string[],
  { maxBytes = 20_000_000, timeoutMs = 15_000 }: RequestImageLimits = {},
): Promise<ImageAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  let target = address
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) {
      return { reason: 'is no web address' }
    }
    const url = new URL(target)
    const response = await open(url, { allowedHosts, signal }).catch((error: unknown) => error)
    if (!isResponse(response)) return toFailure(url, response)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy()
      target = URL.canParse(headers.location, target)
        ? new URL(headers.location, target).href
        : headers.location
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      return { reason: `answered ${statusCode}` }
    }
    return readBytes(response, maxBytes).catch((error: unknown) => toFailure(url, error))
  }
  return { reason: 'redirects too often' }
}

function open(
  url: URL,
  { allowedHosts, signal }: { allowedHosts: readonly string[]; signal: AbortSignal },
): Promise<IncomingMessage> {
  const isAllowed = allowedHosts.includes(url.host) || allowedHosts.includes(url.hostname)
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return new Promise((resolve, reject) => {
    // A literal address is connected to without being looked up.
    if (!isAllowed && isIP(literal) !== 0 && !isPublicAddress(literal)) {
      throw new PrivateAddressError(literal)
    }
    const get = url.protocol === 'https:' ? getHttps : getHttp
    const lookup = isAllowed ? {} : { lookup: lookupPublic }
    get(url, { signal, agent: false, ...lookup }, resolve).on('error', reject)
  })
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<ImageAnswer> {
  const tooLarge = { reason: `is larger than ${maxBytes / 1_000_000} MB` }
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy()
    return tooLarge
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.byteLength
    // Leaving the loop closes the connection.
    if (length > maxBytes) return tooLarge
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}

function isResponse(value: unknown): value is IncomingMessage {
  return typeof value === 'object' && value !== null && 'statusCode' in value
}

function toFailure({ host }: URL, error: unknown): ImageAnswer {
  if (error instanceof PrivateAddressError) {
    const reason = `${host} has an address that is not public: allow it with --image-host ${host}`
    return { reason, isHost: true }
  }
  return { reason: `${host} does not respond`, isHost: true }
}
