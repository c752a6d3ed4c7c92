import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repository-root.mjs'

/**
 * Reads the hash of each persisted operation of the storefront.
 *
 * @returns {(operation: string) => string} throws for an operation that no document has
 */
export function readPersistedHashes() {
  const path = join(repositoryRoot, 'packages/api-client/src/generated/persisted-documents.json')
  /** @type {Record<string, string>} */
  const documents = JSON.parse(readFileSync(path, 'utf8'))
  const hashes = new Map(
    Object.entries(documents).flatMap(([hash, text]) => {
      const name = /\b(?:query|mutation|subscription) (\w+)/.exec(text)?.[1]
      return name === undefined ? [] : [[name, hash]]
    }),
  )
  return (operation) => {
    const hash = hashes.get(operation)
    if (hash === undefined) throw new Error(`No document is called ${operation}.`)
    return hash
  }
}
