import { foldText } from '@floga/fold-text'
import type { ContentDocument } from '@floga/platform-contract'

/** Field names of a document. */
export type ContentField = keyof ContentDocument

/** Which documents are asked for, and what of them. */
export interface ContentQuery {
  /** Only these fields. */
  only?: readonly ContentField[]
  /** All fields but these. */
  without?: readonly ContentField[]
  /** A field must equal the value, or one of several. */
  where?: Partial<Record<ContentField, string | readonly string[]>>
  /** Words that title, description or text must hold; accents and case do not count. */
  search?: string
  sortBy?: { field: ContentField; direction?: 'asc' | 'desc' }
  /** Documents to leave out at the start. */
  skip?: number
  /** Most documents to give. */
  limit?: number
}

/** Answers a query over the documents of one locale. */
export function queryDocuments(
  documents: readonly ContentDocument[],
  { only, without = [], where = {}, search = '', sortBy, skip = 0, limit }: ContentQuery,
): Partial<ContentDocument>[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const found = documents.filter(
    (document) => matches(document, where) && words.every((word) => holds(document, word)),
  )
  if (sortBy) found.sort(compareBy(sortBy))
  return found
    .slice(skip, limit === undefined ? undefined : skip + limit)
    .map((document) => pick(document, only, without))
}

/**
 * The documents before and after one, in the order given.
 *
 * @returns Null in place of a neighbour that does not exist; both null for an unknown path.
 */
export function surroundingDocuments(
  documents: readonly ContentDocument[],
  path: string,
): [before: ContentDocument | null, after: ContentDocument | null] {
  const index = documents.findIndex((document) => document.path === path)
  if (index < 0) return [null, null]
  return [documents[index - 1] ?? null, documents[index + 1] ?? null]
}

function matches(document: ContentDocument, where: NonNullable<ContentQuery['where']>): boolean {
  return (Object.entries(where) as [ContentField, string | readonly string[]][]).every(
    ([field, wanted]) => [wanted].flat().includes(document[field]),
  )
}

function holds({ title, description, body }: ContentDocument, word: string): boolean {
  return foldText(`${title} ${description} ${body.replace(/<[^>]*>/g, ' ')}`).includes(word)
}

function compareBy({ field, direction = 'asc' }: NonNullable<ContentQuery['sortBy']>) {
  const sign = direction === 'asc' ? 1 : -1
  return (a: ContentDocument, b: ContentDocument): number =>
    sign * (a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : 0)
}

function pick(
  document: ContentDocument,
  only: readonly ContentField[] | undefined,
  without: readonly ContentField[],
): Partial<ContentDocument> {
  return Object.fromEntries(
    Object.entries(document).filter(
      ([field]) =>
        (only?.includes(field as ContentField) ?? true) && !without.includes(field as ContentField),
    ),
  )
}
