import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { documentOf } from './document-of.js'
import type { SharedAnswer, SharedCartAnswer, SharedEventAnswer } from './shared-shop.js'

export interface UpdateAnswer {
  revision: number
  here: string[]
  events: SharedEventAnswer[]
  cart: SharedCartAnswer | null
  sharedCart: SharedAnswer['sharedCart']
  endReason: string | null
  endedBy: string | null
}

/** A listener of a shared cart over HTTP. */
export interface SharedCartTestListener {
  /** All updates received so far. */
  updates: UpdateAnswer[]
  /** The latest update once it is as wanted. */
  until(isWanted: (update: UpdateAnswer) => boolean): Promise<UpdateAnswer>
  /** Resolves when the platform has ended the stream. */
  ended: Promise<void>
  close(): void
}

export interface ListenOptions {
  /** Of the platform. */
  address: string
  cartId: string
  afterRevision?: number
  tenant?: string
}

/** Starts {@link SharedCartTestListener}. */
export async function listenToSharedCart(options: ListenOptions): Promise<SharedCartTestListener> {
  const { address, cartId, afterRevision = 0, tenant = 'floga' } = options
  const body = JSON.stringify({
    query: documentOf('shared-cart-updates'),
    variables: { cartId, afterRevision },
  })
  const call = request(`${address}/main/graphql`, {
    method: 'POST',
    headers: {
      tenant,
      locale: 'en',
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve)
    call.once('error', reject)
    call.end(body)
  })
  if (response.statusCode !== 200)
    throw new Error(`The response's status is ${response.statusCode}.`)
  const updates: UpdateAnswer[] = []
  const waiting = new Set<() => void>()
  readMessages(response, (message) => {
    const { data } = JSON.parse(message) as { data?: { sharedCartUpdates: UpdateAnswer } }
    if (!data) throw new Error('A message has no data.')
    updates.push(data.sharedCartUpdates)
    for (const look of waiting) look()
  })
  // Node reports a closed connection as an error.
  call.on('error', () => undefined)
  response.on('error', () => undefined)
  return {
    updates,
    ended: new Promise((resolve) => {
      response.once('end', resolve)
    }),
    until: (isWanted) =>
      new Promise((resolve) => {
        const look = () => {
          const latest = updates.at(-1)
          if (!latest || !isWanted(latest)) return
          waiting.delete(look)
          resolve(latest)
        }
        waiting.add(look)
        look()
      }),
    close: () => call.destroy(),
  }
}

function readMessages(response: IncomingMessage, onMessage: (data: string) => void): void {
  let text = ''
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^event: next\ndata: (.*)$/s.exec(block)?.[1]
      if (data !== undefined) onMessage(data)
    }
  })
}
