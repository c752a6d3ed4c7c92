import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type AnyVariables, Client, fetchExchange } from '@urql/core'

import { createHashExchange } from '../hash-exchange.js'

export interface BrowserClientOptions {
  /**
   * Address of the shop's own GraphQL route in the page's language; a language has a client of its
   * own.
   */
  url: string
  /** @default the global one, at call time */
  fetch?: typeof fetch
}

/**
 * Creates the GraphQL client of a browser. It sends persisted document hashes, always requests from
 * the network and does not cache.
 */
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
 * Runs a query once; the signal cancels it.
 *
 * @throws {CombinedError} when there is no valid response.
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
      // While a subscription is active, urql returns the previous result for the same query.
      stop?.()
      if (data && !error) resolve(data)
      else reject(error ?? new Error('The response has neither data nor errors.'))
    })
    stop = unsubscribe
    const cancel = (): void => {
      unsubscribe()
      reject(signal.reason)
    }
    signal.addEventListener('abort', cancel, { once: true })
  })
}
