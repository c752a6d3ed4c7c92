import { ApiError } from './api-error.js'
import { retryDelayMs, waitMs } from './retry-delay.js'

/** The part of fetch that this package uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** One HTTP request whose answer is a text. */
export interface TextRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | undefined
  /** Ends the request. */
  signal: AbortSignal
}

/** The whole answer to a {@link TextRequest}. */
export interface TextAnswer {
  status: number
  /** By names in lower case. */
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Sends a request and gives its answer once it has arrived completely; rejects when there is none, and for a redirect. */
export type SendText = (request: TextRequest) => Promise<TextAnswer>

/** One HTTP call, with what it may cost. */
export interface TransportCall {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | undefined
  /** For messages: operation name, or method and path. */
  operation: string
  /** Only reads are tried again. */
  isRead: boolean
  /** Milliseconds for the whole call, retries and body included. */
  deadlineMs: number
}

/** An answer that has arrived completely. */
export interface TransportAnswer {
  status: number
  contentType: string
  text: string
  /** Seconds to wait before another try, when the answer says so. */
  retryAfterSeconds?: number | undefined
}

/** What a transport needs. */
export interface TransportOptions {
  fetch: Fetch
  /** @default by `fetch` */
  sendText?: SendText | undefined
  requestId?: string | undefined
  /** A number from 0 up to 1, for the jitter of retries. @default Math.random */
  random?: () => number
}

/** A call whose answer goes on for as long as somebody listens. */
export interface StreamCall extends Omit<TransportCall, 'method' | 'isRead'> {
  /** Ends the answer. */
  signal: AbortSignal
}

/** Sends calls and gives complete answers, or those that go on. */
export interface Transport {
  /** @throws {ApiError} with code `deadline` or `unreachable`. */
  send(call: TransportCall): Promise<TransportAnswer>
  /** Gives an answer as soon as its head has come, once: `deadlineMs` ends there. @throws {ApiError} as send does. */
  open(call: StreamCall): Promise<Response>
}

const maxRetries = 2
const retriedStatuses = new Set([502, 503, 504])

/** Creates the transport of every call: deadlines, and retries for reads. */
export function createTransport({
  fetch,
  sendText = sendBy(fetch),
  requestId,
  random,
}: TransportOptions): Transport {
  async function attempt(call: TransportCall, signal: AbortSignal): Promise<TransportAnswer> {
    const { url, method, headers: asked, body } = call
    const { status, headers, text } = await sendText({ url, method, headers: asked, body, signal })
    return {
      status,
      contentType: String(headers['content-type'] ?? ''),
      text,
      retryAfterSeconds: readSeconds(headers['retry-after']),
    }
  }

  const failure =
    ({ operation }: Pick<TransportCall, 'operation'>) =>
    (code: 'deadline' | 'unreachable', cause: unknown) =>
      new ApiError({ code, operation, requestId, cause })

  return {
    async open(call) {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), call.deadlineMs)
      try {
        return await fetch(call.url, {
          method: 'POST',
          headers: call.headers,
          body: call.body ?? null,
          signal: AbortSignal.any([call.signal, late.signal]),
          redirect: 'error',
        })
      } catch (cause) {
        throw failure(call)(late.signal.aborted ? 'deadline' : 'unreachable', cause)
      } finally {
        clearTimeout(timer)
      }
    },
    async send(call) {
      const signal = AbortSignal.timeout(call.deadlineMs)
      const fail = failure(call)

      for (let retry = 0; ; retry += 1) {
        const mayRetry = call.isRead && retry < maxRetries
        try {
          const answer = await attempt(call, signal)
          if (!mayRetry || !retriedStatuses.has(answer.status)) return answer
        } catch (cause) {
          if (signal.aborted) throw fail('deadline', cause)
          if (!mayRetry) throw fail('unreachable', cause)
        }
        await waitMs(retryDelayMs(retry, random), signal).catch((cause: unknown) => {
          throw fail('deadline', cause)
        })
      }
    },
  }
}

function sendBy(fetch: Fetch): SendText {
  return async ({ url, body, ...request }) => {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      ...(body === undefined ? {} : { body }),
    })
    const { status, headers } = response
    return { status, headers: Object.fromEntries(headers), text: await response.text() }
  }
}

/** The header may hold a date as well; platforms of this contract send seconds. */
function readSeconds(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : undefined
}
