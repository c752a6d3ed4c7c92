import { createParser } from 'eventsource-parser'
import { systemClock, type SharedCartClock } from './shared-cart-clock.js'
import type { SharedCartSuggestion, SharedCartUpdate } from './shared-cart.js'
import type { SharedCartListener, SharedCartTransport } from './shared-cart-transport.js'

export interface EventStreamTransportOptions<Suggestion extends SharedCartSuggestion> {
  /** Address of the stream, on the shop's own origin. It gets the known revision as `after`. */
  streamPath: string
  /** Reads an update out of an event's data; null when it is none. */
  parseUpdate: (data: unknown) => SharedCartUpdate<Suggestion> | null
  /** @default the browser's own */
  fetch?: typeof globalThis.fetch
  /** @default the machine's clock */
  clock?: Pick<SharedCartClock, 'after'>
  /**
   * Milliseconds without data after which the connection counts as lost; the server sends a comment
   * every 15 s. @default 40_000
   */
  longestSilenceMs?: number
}

/** Statuses of a server that has no shared cart for this visitor. */
const GONE = [204, 401, 403, 404, 410]

/**
 * Follows a shared cart by server-sent events.
 *
 * Reads the stream with `fetch` because EventSource exposes neither the status of a response nor
 * the server's comments, which serve as heartbeat.
 *
 * @example
 * createEventStreamTransport({ streamPath: '/shared-cart/updates', parseUpdate })
 */
export function createEventStreamTransport<Suggestion extends SharedCartSuggestion>(
  options: EventStreamTransportOptions<Suggestion>,
): SharedCartTransport<Suggestion> {
  const { streamPath, parseUpdate } = options
  const { clock = systemClock, longestSilenceMs = 40_000 } = options
  const { fetch = (...request) => globalThis.fetch(...request) } = options

  const follow = async (
    afterRevision: number,
    listener: Pick<SharedCartListener<Suggestion>, 'onOpen' | 'onUpdate'>,
    signal: AbortSignal,
    onSign: () => void,
  ): Promise<'lost' | 'gone'> => {
    const response = await fetch(`${streamPath}?after=${afterRevision}`, {
      headers: { Accept: 'text/event-stream' },
      signal,
    })
    if (GONE.includes(response.status)) return 'gone'
    const type = response.headers.get('Content-Type') ?? ''
    if (!response.ok || !response.body || !type.startsWith('text/event-stream')) return 'lost'
    listener.onOpen()
    const parser = createParser({
      onEvent({ event, data }) {
        const update = event === 'complete' ? null : parseUpdate(parseJson(data))
        if (update) listener.onUpdate(update)
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      onSign()
      parser.feed(chunk.value)
    }
    return 'lost'
  }

  return {
    subscribe(afterRevision, listener) {
      const controller = new AbortController()
      let isOver = false
      let stopTimer: (() => void) | null = null
      const finish = (end: 'lost' | 'gone' | null) => {
        if (isOver) return
        isOver = true
        stopTimer?.()
        controller.abort()
        if (end) listener.onEnd(end)
      }
      const waitForSign = () => {
        stopTimer?.()
        if (!isOver) stopTimer = clock.after(longestSilenceMs, () => finish('lost'))
      }
      const guarded = {
        onOpen: () => !isOver && listener.onOpen(),
        onUpdate: (update: SharedCartUpdate<Suggestion>) => !isOver && listener.onUpdate(update),
      }
      waitForSign()
      follow(afterRevision, guarded, controller.signal, waitForSign).then(finish, () =>
        finish('lost'),
      )
      return () => finish(null)
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
