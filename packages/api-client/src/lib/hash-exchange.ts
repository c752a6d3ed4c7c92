import { persistedExchange } from '@urql/exchange-persisted'

/** Sends the precomputed hash of a document; the platform accepts no other documents. */
export function createHashExchange(): ReturnType<typeof persistedExchange> {
  return persistedExchange({
    enforcePersistedQueries: true,
    enableForMutation: true,
    enableForSubscriptions: true,
    preferGetForPersistedQueries: false,
    generateHash: async (_text, document) => documentHash(document) ?? null,
  })
}

/** The hash of a generated document; undefined for one that was not generated. */
export function documentHash(document: object): string | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- the code generator names the property
  return (document as { __meta__?: { hash?: string } }).__meta__?.hash
}
