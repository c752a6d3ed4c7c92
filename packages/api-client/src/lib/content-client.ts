import {
  type ContentDocument,
  type ContentFile,
  type ContentManifest,
  type ContentVersion,
  platformPaths,
} from '@floga/platform-contract'

import { isApiError } from './api-error.js'
import type { CallContext } from './call-context.js'
import { type ContentQuery, queryDocuments, surroundingDocuments } from './content-query.js'
import type { RestClient } from './rest-client.js'

/** Content files by hash. A Map will do; pass the same one to every client of a process. */
export interface ContentCache {
  get(hash: string): Promise<ContentFile> | undefined
  set(hash: string, file: Promise<ContentFile>): unknown
  delete(hash: string): unknown
}

/** Content documents of the client's locale. */
export interface ContentClient {
  /** The document at a path without locale, or null. `/` is read as `/index`. */
  find(path: string): Promise<ContentDocument | null>
  /** The document at a path as a file of an earlier version holds it, or null. */
  findVersion(path: string, hash: string): Promise<ContentDocument | null>
  /** The versions of the document at a path, newest first. */
  versions(path: string): Promise<readonly ContentVersion[]>
  /** Lists the documents that match a query. */
  list(query?: ContentQuery): Promise<Partial<ContentDocument>[]>
  /** The documents before and after one, in the file's order. */
  surround(path: string): Promise<[before: ContentDocument | null, after: ContentDocument | null]>
}

/** Creates the content client: a small manifest, then files that never change under their hash. */
export function createContentClient(
  context: CallContext,
  rest: RestClient,
  cache: ContentCache,
): ContentClient {
  async function documents(): Promise<readonly ContentDocument[]> {
    const { hashes } = await rest.get({
      base: 'data',
      path: platformPaths.contentManifest,
      parse: parseManifest,
    })
    const hash = hashes[context.locale]
    return hash === undefined ? [] : (await fileOf(hash)).documents
  }

  function fileOf(hash: string): Promise<ContentFile> {
    const key = `${context.tenant}/${hash}`
    const cached = cache.get(key)
    if (cached) return cached
    const file = rest.get({
      base: 'data',
      path: `${platformPaths.content}/${encodeURIComponent(hash)}.json`,
      parse: parseFile,
    })
    cache.set(key, file)
    file.catch(() => cache.delete(key))
    return file
  }

  return {
    async find(path) {
      const wanted = toContentPath(path)
      return (await documents()).find((document) => document.path === wanted) ?? null
    },
    async findVersion(path, hash) {
      const wanted = toContentPath(path)
      try {
        const { locale, documents: held } = await fileOf(hash)
        if (locale !== context.locale) return null
        return held.find((document) => document.path === wanted) ?? null
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null
        throw error
      }
    },
    versions: (path) =>
      rest.get({
        base: 'data',
        path: platformPaths.contentVersions,
        params: { path: toContentPath(path) },
        parse: parseVersions,
      }),
    async list(query = {}) {
      return queryDocuments(await documents(), query)
    },
    async surround(path) {
      return surroundingDocuments(await documents(), toContentPath(path))
    },
  }
}

function toContentPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '')
  return trimmed === '' ? '/index' : trimmed
}

function parseManifest(value: unknown): ContentManifest {
  const { hashes } = (value ?? {}) as { hashes?: unknown }
  if (typeof hashes !== 'object' || hashes === null) throw new TypeError('Expected { hashes }.')
  return { hashes: hashes as Record<string, string> }
}

const fields = ['path', 'title', 'description', 'body', 'updatedAt'] as const

function parseFile(value: unknown): ContentFile {
  const { locale, documents } = (value ?? {}) as { locale?: unknown; documents?: unknown }
  if (typeof locale !== 'string' || !Array.isArray(documents) || !documents.every(isDocument)) {
    throw new TypeError('Expected { locale, documents } with complete documents.')
  }
  return { locale, documents }
}

function parseVersions(value: unknown): ContentVersion[] {
  if (!Array.isArray(value) || !value.every(isVersion)) throw new TypeError('Expected versions.')
  return value
}

function isVersion(value: unknown): value is ContentVersion {
  const { hash, updatedAt, publishedAt } = (value ?? {}) as Record<string, unknown>
  return [hash, updatedAt, publishedAt].every((field) => typeof field === 'string')
}

function isDocument(value: unknown): value is ContentDocument {
  const document = (value ?? {}) as Record<string, unknown>
  return fields.every((field) => typeof document[field] === 'string')
}
