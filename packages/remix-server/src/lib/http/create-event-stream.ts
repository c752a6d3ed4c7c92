/** Options of {@link createEventStream}. */
export interface EventStreamOptions {
  /** Ends the stream, as the server's `stopSignal` does: the browser then asks another process. */
  signal: AbortSignal
  /** Milliseconds between signs that the connection is there still. @default 15_000 */
  heartbeatMs?: number
  /** Is told why the values ended before their time; the stream ends all the same. @default nobody */
  onError?: (error: unknown) => void
}

/** Headers of an answer that goes on: proxies pass it on as it comes, and nobody keeps it. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Answers with server-sent events, one for each value, as JSON. A value is asked for once the one before it was taken, so
 * nothing gathers behind a slow connection. Whoever hangs up ends the values as well.
 *
 * @example
 * return createEventStream((signal) => api.subscribe(UpdatesDocument, {}, signal), { signal: context.stopSignal })
 */
export function createEventStream(
  values: (signal: AbortSignal) => AsyncIterable<unknown>,
  { signal, heartbeatMs = 15_000, onError = () => {} }: EventStreamOptions,
): Response {
  // The server's signal outlives every answer: nothing may stay tied to it.
  const over = new AbortController()
  const iterator = values(over.signal)[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let end: (() => void) | undefined

  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      // The head of the answer goes with the first bytes.
      stream.enqueue(encoder.encode(':\n\n'))
      const heartbeat = setInterval(() => {
        if ((stream.desiredSize ?? 0) > 0) stream.enqueue(encoder.encode(':\n\n'))
      }, heartbeatMs)
      const stop = (): void => {
        end?.()
        stream.close()
      }
      end = () => {
        clearInterval(heartbeat)
        signal.removeEventListener('abort', stop)
        over.abort()
      }
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop)
    },
    async pull(stream) {
      try {
        const { done, value } = await iterator.next()
        if (over.signal.aborted) return
        if (!done) return stream.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`))
      } catch (error) {
        if (over.signal.aborted) return
        onError(error)
      }
      end?.()
      stream.close()
    },
    async cancel() {
      end?.()
      await iterator.return?.()
    },
  })
  return new Response(body, { headers: streamHeaders })
}
