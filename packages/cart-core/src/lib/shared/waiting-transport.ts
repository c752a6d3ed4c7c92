import type { CartReply, CartTransport } from '../cart-transport.js'
import type { LiveConnection } from './live-connection.js'

export interface WaitingTransportOptions<Merged> {
  transport: CartTransport<Merged>
  connection: Pick<LiveConnection, 'isLive' | 'reopen' | 'untilWorthTrying'>
  onReply: (reply: CartReply<Merged>) => void
}

/** A reachable server that fails this often has another problem than the connection. */
const MOST_FAILURES = 3
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 5000

/**
 * Sends changes as soon as the server may be reachable. Until then they are queued and merged to
 * one difference per line. A change without a response is sent again with its id, so that it counts
 * once.
 */
export function createWaitingTransport<Merged>(
  options: WaitingTransportOptions<Merged>,
): CartTransport<Merged> {
  const { transport, connection, onReply } = options
  return {
    read: () => transport.read(),
    async send(fields) {
      let failures = 0
      for (let delayMs = 0; ; delayMs = Math.min(delayMs * 2 || FIRST_DELAY_MS, LONGEST_DELAY_MS)) {
        const isFollowed = await connection.untilWorthTrying(delayMs)
        const reply = await transport.send(fields)
        if (reply) onReply(reply)
        else if (connection.isLive()) failures += 1
        if (reply || !isFollowed || failures === MOST_FAILURES) return reply
        connection.reopen()
      }
    },
  }
}
