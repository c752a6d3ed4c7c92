import type { Fetch } from '../transport.js'

/** Responses by operation name, computed from the operation's variables. */
export type FakeAnswers = Record<string, (variables: Record<string, unknown>) => unknown>

/** A GraphQL call that reached a fake platform. */
export interface FakeCall {
  operation: string
  variables: Record<string, unknown>
  /** Names in lower case. */
  headers: Record<string, string>
}

/** A fake platform for tests. */
export interface FakePlatform {
  /** Pass this to {@link createPlatformClient}. */
  fetch: Fetch
  /** Every GraphQL call so far, oldest first. */
  calls: FakeCall[]
}

/**
 * Creates a fake platform that responds to GraphQL operations by name; other calls get 404.
 *
 * @example
 * const { fetch, calls } = createFakePlatform({ Product: () => ({ product: null }) })
 */
export function createFakePlatform(answers: FakeAnswers): FakePlatform {
  const calls: FakeCall[] = []
  return {
    calls,
    async fetch(url, init) {
      if (!url.endsWith('/graphql')) return Response.json({ code: 'not-found' }, { status: 404 })
      const { operationName, variables = {} } = JSON.parse(String(init.body)) as {
        operationName: string
        variables?: Record<string, unknown>
      }
      const headers = Object.fromEntries(new Headers(init.headers))
      calls.push({ operation: operationName, variables, headers })
      const answer = answers[operationName]
      if (!answer) {
        return Response.json({ errors: [{ message: `The fake has no ${operationName}.` }] })
      }
      return Response.json({ data: answer(variables) })
    },
  }
}
