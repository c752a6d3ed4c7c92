import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { toStorableText } from '../foundation/database/storable-text.js'
import { RestError } from './rest-error.js'

/** Context of every route of the platform. */
export interface PlatformEnv {
  Bindings: Partial<Pick<HttpBindings, 'incoming'>>
  Variables: { requestId: string; clientAddress: string }
}

/** The platform's routes, before they listen. */
export type PlatformApp = Hono<PlatformEnv>

/** A call as routes see it. */
export type PlatformCall = Context<PlatformEnv>

const defaultLimitBytes = 256 * 1024

/** Responds with JSON. */
export function sendJson(c: PlatformCall, value: unknown, status = 200): Response {
  // Statuses come from this platform's own errors, none of which is without a body.
  return c.body(JSON.stringify(value), status as ContentfulStatusCode, {
    'content-type': 'application/json; charset=utf-8',
  })
}

/** Responds with bytes of a media type. */
export function sendBytes(c: PlatformCall, bytes: Buffer, mediaType: string): Response {
  // The type allows shared memory; these bytes come from files and renderers, which never share.
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'content-type': mediaType })
}

/**
 * Reads a body as text. Its length is looked at first: the body of a request becomes a stream when
 * it is touched, which costs more than most calls.
 *
 * @throws {RestError} with status 413 when it is longer than allowed.
 */
export async function readText(c: PlatformCall, limitBytes = defaultLimitBytes): Promise<string> {
  try {
    return await readWithin(c, limitBytes)
  } catch (cause) {
    if (cause instanceof RestError) throw cause
    // The client has disconnected.
    throw new RestError(400, 'bad-request', 'The body did not arrive.', { cause })
  }
}

async function readWithin(c: PlatformCall, limitBytes: number): Promise<string> {
  const length = c.req.header('content-length')
  if (length !== undefined) {
    if (Number(length) > limitBytes) throw tooLarge()
    return c.req.text()
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.length
    if (bytes > limitBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Reads a body of JSON, or of a form where a call takes one.
 *
 * @throws {RestError} with status 400, 413 or 415 when it cannot be read.
 */
export async function readBody(
  c: PlatformCall,
  { takesForms = false, bodyLimitBytes }: { takesForms?: boolean; bodyLimitBytes?: number } = {},
): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const text = await readText(c, bodyLimitBytes)
  if (takesForms && type === 'application/x-www-form-urlencoded') {
    return readForm(text)
  }
  if (type === undefined && text === '') return undefined
  if (type !== 'application/json') {
    throw new RestError(415, 'unsupported-media-type', `Unsupported Media Type: ${type ?? 'none'}`)
  }
  return parseJson(text)
}

/** @throws {RestError} with status 400 for a duplicate name, which would be ambiguous. */
function readForm(text: string): Record<string, string> {
  const fields = [...new URLSearchParams(text)]
  const names = new Set(fields.map(([name]) => name))
  if (names.size < fields.length)
    throw new RestError(400, 'bad-request', 'A parameter is repeated.')
  return Object.fromEntries(fields)
}

/**
 * Parses JSON that a caller sent.
 *
 * @throws {RestError} with status 400 for anything else.
 */
export function parseJson(text: string): unknown {
  try {
    // Stored JSON must be valid in PostgreSQL too.
    const value = JSON.parse(text) as unknown
    return text.includes('\\u') ? mapTexts(value) : value
  } catch (cause) {
    throw new RestError(400, 'bad-request', 'The body is not valid JSON.', { cause })
  }
}

function mapTexts(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map(mapTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part)]))
}

function tooLarge(): RestError {
  return new RestError(413, 'too-large', 'The body is too large.')
}
