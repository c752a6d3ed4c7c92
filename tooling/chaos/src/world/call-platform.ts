import { readPersistedHashes } from '@floga/setup'

/** What came back: `status` is 0 when nothing did. */
export interface Answer {
  status: number
  /** The field of `data` that bears the operation's name; null when there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- An outsider's view: the answer is what is under test.
  data: any
}

/** Calls an operation of the storefront by its hash, as a shop would. */
export type CallPlatform = (operation: string, variables: object) => Promise<Answer>

/** Calls the platform at an address. Failures of the network are answers too, since they are what is looked for. */
export function createCalling(origin: string, locale = 'en'): CallPlatform {
  const hashOf = readPersistedHashes()
  return async (operation, variables) => {
    try {
      const response = await fetch(`${origin}/main/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          tenant: 'floga',
          locale,
          timezone: 'Europe/Athens',
        },
        body: JSON.stringify({
          variables,
          extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } },
        }),
        signal: AbortSignal.timeout(60_000),
      })
      const body: unknown = await response.json().catch(() => null)
      return { status: response.status, data: fieldOf(body, operation) }
    } catch {
      return { status: 0, data: null }
    }
  }
}

function fieldOf(body: unknown, operation: string): unknown {
  const data = (body as { data?: Record<string, unknown> | null } | null)?.data
  return data?.[operation[0]!.toLowerCase() + operation.slice(1)] ?? null
}
