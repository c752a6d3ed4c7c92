import { foldText } from '@floga/fold-text'
import type { ContentDocument } from '@floga/platform-contract'
import * as v from 'valibot'

const fields = ['path', 'title', 'description', 'body', 'updatedAt'] as const
const fieldList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(v.picklist(fields)),
)
const count = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))

/** Query parameters of a content request. */
export const contentQuerySchema = v.strictObject({
  /** Fields to select, such as `title,path`. */
  only: v.optional(fieldList),
  /** Fields to exclude. */
  without: v.optional(fieldList),
  /** `field` or `field:desc`. */
  sortBy: v.optional(
    v.pipe(v.string(), v.regex(/^(path|title|description|updatedAt)(:(asc|desc))?$/)),
  ),
  limit: v.optional(count),
  skip: v.optional(count),
  /** `field:value`; several values are parted by `|`. */
  where: v.optional(v.pipe(v.string(), v.regex(/^(path|title|description|updatedAt):.+$/))),
  /** Words that title, description or body must contain. */
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** A path: returns the documents before and after it. */
  surround: v.optional(v.string()),
})

export type ContentQuery = v.InferOutput<typeof contentQuerySchema>

/** Runs a query over the documents of one locale. */
export function queryContent(
  documents: readonly ContentDocument[],
  query: ContentQuery,
): (Partial<ContentDocument> | null)[] {
  const found = sortDocuments(
    documents.filter((document) => matches(document, query) && holds(document, query.search ?? '')),
    query.sortBy,
  )
  if (query.surround !== undefined) {
    const place = found.findIndex((document) => document.path === query.surround)
    const near = place === -1 ? [] : [found[place - 1], found[place + 1]]
    return [near[0], near[1]].map((document) => (document ? pickFields(document, query) : null))
  }
  const skip = query.skip ?? 0
  return found
    .slice(skip, query.limit === undefined ? undefined : skip + query.limit)
    .map((document) => pickFields(document, query))
}

function matches(document: ContentDocument, { where }: ContentQuery): boolean {
  if (where === undefined) return true
  const colon = where.indexOf(':')
  const field = where.slice(0, colon) as keyof ContentDocument
  return where
    .slice(colon + 1)
    .split('|')
    .includes(document[field])
}

function holds(document: ContentDocument, search: string): boolean {
  const text = foldText(
    `${document.title} ${document.description} ${document.body.replace(/<[^>]*>/g, ' ')}`,
  )
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function sortDocuments(documents: ContentDocument[], sortBy: string | undefined) {
  if (sortBy === undefined) return documents
  const [field, direction] = sortBy.split(':') as [keyof ContentDocument, string | undefined]
  const sign = direction === 'desc' ? -1 : 1
  return documents.sort((left, right) => sign * left[field].localeCompare(right[field]))
}

function pickFields(document: ContentDocument, query: ContentQuery): Partial<ContentDocument> {
  return Object.fromEntries(
    fields
      .filter((field) => query.only?.includes(field) ?? true)
      .filter((field) => !query.without?.includes(field))
      .map((field) => [field, document[field]]),
  )
}
