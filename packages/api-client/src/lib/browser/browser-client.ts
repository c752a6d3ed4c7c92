import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type AnyVariables, Client, fetchExchange } from '@urql/core'

import { createHashExchange } from '../hash-exchange.js'

/** Options of {@link createBrowserClient}. */
export interface BrowserClientOptions {
  /** Address of the shop's own GraphQL route in the page's language; a language has a client of its own. */
  url: string
  /** @default the global one, at call time */
  fetch?: typeof fetch
}

/** Creates the GraphQL client of a browser. It sends hashes, asks anew each time and keeps no answer. */
export function createBrowserClient({ url, fetch }: BrowserClientOptions): Client {
  return new Client({
    url,
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    fetchOptions: { credentials: 'same-origin' },
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [createHashExchange(), fetchExchange],
  })
}

/**
 * Asks once, until the signal says to stop: the call is then cancelled.
 *
 * @throws {CombinedError} when there is no usable answer.
 */
export function queryOnce<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Data> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    let stop: (() => void) | undefined
    const { unsubscribe } = client.query(document, variables).subscribe(({ data, error }) => {
      // While somebody listens, the same question is answered with what was answered last.
      stop?.()
      if (data && !error) resolve(data)
      else reject(error ?? new Error('The answer has neither data nor errors.'))
    })
    stop = unsubscribe
    const cancel = (): void => {
      unsubscribe()
      reject(signal.reason)
    }
    signal.addEventListener('abort', cancel, { once: true })
  })
}
