import { setTimeout as delay } from 'node:timers/promises'

/** A call that was not answered, or was refused; the message says which, without any secret. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** Undefined when the other side did not respond. */
  readonly status: number | undefined
  /** Fields that are wrong, as `/staff/v1` names them. */
  readonly fields: readonly { field: string; message: string }[]
  constructor(
    message: string,
    {
      status,
      fields = [],
      cause,
    }: {
      status?: number
      fields?: readonly { field: string; message: string }[]
      cause?: unknown
    } = {},
  ) {
    super(message, { cause })
    this.status = status
    this.fields = fields
  }
}

/** Whether the other side is down or busy, so that the same call may succeed later. */
export function isAway(error: unknown): boolean {
  return error instanceof CallError && (error.status === undefined || error.status >= 500)
}

export interface JsonClientOptions {
  /** Names the other side in messages. */
  name: string
  baseUrl: string
  headers: Readonly<Record<string, string>>
  /** @default 60_000 */
  timeoutMs?: number
  /** @default that of the platform */
  fetch?: typeof globalThis.fetch
}

/** Calls an interface of JSON over HTTP. */
export interface JsonClient {
  get(path: string): Promise<unknown>
  post(path: string, body: object, idempotencyKey?: string): Promise<unknown>
  delete(path: string): Promise<unknown>
  /** The bytes at an address of its own or of others. */
  bytes(address: string): Promise<Uint8Array>
}

/** Tries of a call that is answered with 429 or 503. */
const maxTries = 5
const maxImageBytes = 12_000_000

/** Creates a client; calls that are throttled are repeated when the other side says so. */
export function createJsonClient({
  name,
  baseUrl,
  headers,
  timeoutMs = 60_000,
  fetch = (...call) => globalThis.fetch(...call),
}: JsonClientOptions): JsonClient {
  const request = async (call: string, url: URL, options: RequestInit): Promise<Response> => {
    try {
      return await fetch(url, options)
    } catch (cause) {
      throw new CallError(`${name} does not respond (${call}).`, { cause })
    }
  }
  const send = async (method: string, path: string, body?: object, idempotencyKey?: string) => {
    const call = `${method} ${path.split('?')[0]}`
    for (let tried = 1; ; tried += 1) {
      const response = await request(call, new URL(path, baseUrl), {
        method,
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text().catch((cause: unknown) => {
        throw new CallError(`${name} stopped responding (${call}).`, { cause })
      })
      if (response.ok) return text === '' ? {} : (JSON.parse(text) as unknown)
      const isBusy = response.status === 429 || response.status === 503
      if (isBusy && tried < maxTries) {
        await delay(1_000 * Math.min(60, Number(response.headers.get('retry-after')) || tried))
        continue
      }
      throw toRefusal(name, call, response.status, text)
    }
  }
  return {
    get: (path) => send('GET', path),
    post: (path, body, idempotencyKey) => send('POST', path, body, idempotencyKey),
    delete: (path) => send('DELETE', path),
    async bytes(address) {
      const url = new URL(address, baseUrl)
      const response = await request(`GET ${url.pathname}`, url, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) {
        throw new CallError(`${url.href} answered ${response.status}.`, {
          status: response.status,
        })
      }
      const bytes = new Uint8Array(await response.arrayBuffer())
      if (bytes.byteLength > maxImageBytes) throw new CallError(`${url.href} is larger than 12 MB.`)
      return bytes
    },
  }
}

function toRefusal(name: string, call: string, status: number, text: string): CallError {
  let said: { message?: unknown; errors?: unknown } = {}
  try {
    said = JSON.parse(text) as typeof said
  } catch {
    // Not JSON: its status is all there is.
  }
  const fields = Array.isArray(said.errors)
    ? said.errors.filter(
        (one): one is { field: string; message: string } =>
          typeof one?.field === 'string' && typeof one.message === 'string',
      )
    : []
  const sentence = [
    ...(typeof said.message === 'string' ? [said.message.slice(0, 300)] : []),
    ...fields.slice(0, 5).map(({ field, message }) => `${field} ${message}`),
  ].join('; ')
  return new CallError(
    `${name} refused ${call} with ${status}${sentence === '' ? '' : `: ${sentence}`}.`,
    { status, fields },
  )
}
