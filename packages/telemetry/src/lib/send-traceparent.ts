import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { context, propagation } from '@opentelemetry/api'

/** Message of Node's diagnostics channel about a request before it is sent. */
interface OutgoingRequest {
  origin: string | URL
  addHeader(name: string, value: string): void
}

/**
 * Adds `traceparent` to every request of fetch to some origins.
 *
 * @returns A function that stops it.
 * @see {@link https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md}
 */
export function sendTraceparent(origins: readonly string[]): () => void {
  const known = new Set(origins)
  const add = (message: unknown) => {
    const { request } = message as { request: OutgoingRequest }
    if (!known.has(String(request.origin).replace(/\/$/, ''))) return
    propagation.inject(context.active(), request, {
      set: (carrier, name, value) => carrier.addHeader(name, value),
    })
  }
  subscribe(channel, add)
  return () => void unsubscribe(channel, add)
}

const channel = 'undici:request:create'
