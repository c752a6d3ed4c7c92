import type { CartReply, CartTransport } from '../cart-controller.js'

/** Options of {@link createWaitingTransport}. */
export interface WaitingTransportOptions<Merged> {
  transport: CartTransport<Merged>
  /** Resolves once the server can be reached, or nobody tries any longer. @returns Whether it can be reached. */
  untilConnected: () => Promise<boolean>
  /** No answer came: the connection may be lost as well. */
  checkConnection: () => void
  onReply: (reply: CartReply<Merged>) => void
}

/** A server that takes connections and does not answer: what then is wrong is no matter of waiting. */
const MOST_TRIES = 3

/**
 * Sends changes once there is a connection. Meanwhile they wait in the cart's queue, where those of one line become one
 * difference. A change whose answer was lost is sent again with its id, so that it counts once.
 */
export function createWaitingTransport<Merged>(
  options: WaitingTransportOptions<Merged>,
): CartTransport<Merged> {
  const { transport, untilConnected, checkConnection, onReply } = options
  return {
    read: () => transport.read(),
    async send(fields) {
      for (let tries = 1; ; tries += 1) {
        const isConnected = await untilConnected()
        const reply = await transport.send(fields)
        if (reply) onReply(reply)
        if (reply || !isConnected || tries === MOST_TRIES) return reply
        checkConnection()
      }
    },
  }
}
