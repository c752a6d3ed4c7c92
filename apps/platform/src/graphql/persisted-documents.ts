import { readFileSync } from 'node:fs'
import { createGraphQLError } from 'graphql-yoga'
import type { Plugin } from 'graphql-yoga'
import * as v from 'valibot'

/** Allowed documents, by the hash that a client sends. */
export type PersistedDocuments = ReadonlyMap<string, string>

/** Reads manifests of hash → document; a hash may be written `sha256:<hex>`. */
export function readPersistedDocuments(paths: readonly string[]): PersistedDocuments {
  const manifests = paths.map((path) =>
    v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(path, 'utf8'))),
  )
  return new Map(
    manifests.flatMap((manifest) =>
      Object.entries(manifest).map(([hash, text]) => [hash.replace(/^sha256:/, ''), text] as const),
    ),
  )
}

export interface PersistedDocumentsOptions {
  documents: PersistedDocuments
  /** Whether any other document is allowed too: in development and in tests. */
  allowFreeDocuments: boolean
}

/** Runs the documents of the allow-list by hash, and rejects the rest with status 400. */
export function usePersistedDocuments(options: PersistedDocumentsOptions): Plugin {
  return {
    onParams({ params, setParams }) {
      const hash = requestedHash(params.extensions)
      if (hash === undefined) {
        if (!options.allowFreeDocuments) throw persistedQueryError('PersistedQueryOnly')
        return
      }
      const document = options.documents.get(hash)
      if (document === undefined) throw persistedQueryError('PersistedQueryNotFound')
      setParams({ ...params, query: document })
    },
  }
}

function requestedHash(extensions: Record<string, unknown> | undefined): string | undefined {
  const result = v.safeParse(extensionsSchema, extensions)
  return result.success
    ? result.output.persistedQuery.sha256Hash.replace(/^sha256:/, '')
    : undefined
}

const extensionsSchema = v.object({
  persistedQuery: v.object({ sha256Hash: v.string() }),
})

function persistedQueryError(message: 'PersistedQueryOnly' | 'PersistedQueryNotFound') {
  const code =
    message === 'PersistedQueryOnly' ? 'PERSISTED_QUERY_ONLY' : 'PERSISTED_QUERY_NOT_FOUND'
  return createGraphQLError(message, { extensions: { code, http: { status: 400 } } })
}
