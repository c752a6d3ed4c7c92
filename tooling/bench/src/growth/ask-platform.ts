import { readPersistedHashes } from '@floga/setup'
import type { Question } from './search-questions.js'

/**
 * Sends a request and returns the milliseconds to the last byte; a response with an error ends the
 * measurement.
 */
export type Ask = (question: Question, round: number) => Promise<number>

/** Creates a client of a platform over HTTP. */
export function askPlatform(origin: string, tenant: string): Ask {
  const hashOf = readPersistedHashes()
  return async (question, round) => {
    const body = JSON.stringify({
      variables: question.variables(round),
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(question.operation) } },
    })
    const begun = performance.now()
    const response = await fetch(`${origin}/main/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', tenant, locale: 'el', timezone: 'UTC' },
      body,
    })
    const text = await response.text()
    const took = performance.now() - begun
    if (!response.ok || text.includes('"errors"') || text.includes('"product":null')) {
      throw new Error(`${question.name} returned no data: ${text.slice(0, 300)}`)
    }
    return took
  }
}
