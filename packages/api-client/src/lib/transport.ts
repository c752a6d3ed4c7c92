import { ApiError } from './api-error.js'
import { retryDelayMs, waitMs } from './retry-delay.js'

/** The part of fetch that this package uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** One HTTP request with a text response. */
export interface TextRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | undefined
  /** Ends the request. */
  signal: AbortSignal
}

/** The complete response to a {@link TextRequest}. */
export interface TextAnswer {
  status: number
  /** By names in lower case. */
  headers: Record<string, string | string[] | undefined>
  text: string
}

/**
 * Sends a request and resolves with the complete response; rejects when there is none, and for a
 * redirect.
 */
export type SendText = (request: TextRequest) => Promise<TextAnswer>

/** One HTTP call with its limits. */
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

/** A complete response. */
export interface TransportAnswer {
  status: number
  contentType: string
  text: string
  /** Seconds before a retry, if the response has them. */
  retryAfterSeconds?: number | undefined
}

export interface TransportOptions {
  fetch: Fetch
  /** @default by `fetch` */
  sendText?: SendText | undefined
  requestId?: string | undefined
  /** A number from 0 up to 1, for the jitter of retries. @default Math.random */
  random?: () => number
}

/** A call whose response is a stream that lasts as long as its subscription. */
export interface StreamCall extends Omit<TransportCall, 'method' | 'isRead'> {
  /** Each of them cancels the response; one has to abort after its end, which removes listeners. */
  signals: readonly AbortSignal[]
}

/** Sends requests and returns complete or streamed responses. */
export interface Transport {
  /** @throws {ApiError} with code `deadline` or `unreachable`. */
  send(call: TransportCall): Promise<TransportAnswer>
  /**
   * Resolves with a streamed response once its headers have arrived; `deadlineMs` covers only
   * those. No retries. @throws {ApiError} as send does.
   */
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
      // Node 20 collects signals of AbortSignal.any while a stream still needs them.
      const over = new AbortController()
      for (const signal of call.signals) {
        if (signal.aborted) over.abort()
        else signal.addEventListener('abort', () => over.abort(), { signal: over.signal })
      }
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        over.abort()
      }, call.deadlineMs)
      try {
        const response = await fetch(call.url, {
          method: 'POST',
          headers: call.headers,
          body: call.body ?? null,
          signal: over.signal,
          redirect: 'error',
        })
        // After a garbage collection its fetch no longer follows a signal: the body has to.
        const options = { signal: over.signal }
        return new Response(response.body?.pipeThrough(new TransformStream(), options), response)
      } catch (cause) {
        over.abort()
        throw failure(call)(isLate ? 'deadline' : 'unreachable', cause)
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
