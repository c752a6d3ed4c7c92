export interface EventStreamOptions {
  /**
   * Ends the stream, as the server's `stopSignal` does: the browser then reconnects to another
   * process.
   */
  signal: AbortSignal
  /** Milliseconds between heartbeats. @default 15_000 */
  heartbeatMs?: number
  /**
   * Called with the error when the values end early; the stream ends in either case. @default
   * ignored
   */
  onError?: (error: unknown) => void
}

/** Headers of a streamed response: proxies pass it on without buffering, and it is not cached. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Responds with server-sent events, one per value, as JSON. The next value is pulled once the
 * previous one was read, so that nothing is buffered for a slow connection. Closing the connection
 * also ends the values.
 *
 * @example return createEventStream((signal) => api.subscribe(UpdatesDocument, {}, signal), {
 * signal: context.stopSignal })
 */
export function createEventStream(
  values: (signal: AbortSignal) => AsyncIterable<unknown>,
  { signal, heartbeatMs = 15_000, onError = () => {} }: EventStreamOptions,
): Response {
  // The server's signal outlives every response: its listeners must be removed.
  const over = new AbortController()
  const iterator = values(over.signal)[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let end: (() => void) | undefined

  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      // The response's headers are sent with the first bytes.
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
