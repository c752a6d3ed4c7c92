import { foldText } from '@floga/fold-text'
import type { ContentDocument } from '@floga/platform-contract'

/** Field names of a document. */
export type ContentField = keyof ContentDocument

/** Filter and page of a list of content documents. */
export interface ContentQuery {
  /** Only these fields. */
  only?: readonly ContentField[]
  /** All fields but these. */
  without?: readonly ContentField[]
  /** A field must equal the value, or one of several. */
  where?: Partial<Record<ContentField, string | readonly string[]>>
  /** Terms that title, description or text must contain, ignoring accents and case. */
  search?: string
  sortBy?: { field: ContentField; direction?: 'asc' | 'desc' }
  /** Number of documents to skip. */
  skip?: number
  /** Maximum number of documents. */
  limit?: number
}

/** Evaluates a query over the documents of one locale. */
export function queryDocuments(
  documents: readonly ContentDocument[],
  { only, without = [], where = {}, search = '', sortBy, skip = 0, limit }: ContentQuery,
): Partial<ContentDocument>[] {
  const terms = foldText(search).split(/\s+/).filter(Boolean)
  const found = documents.filter(
    (document) => matches(document, where) && terms.every((word) => holds(document, word)),
  )
  if (sortBy) found.sort(compareBy(sortBy))
  return found
    .slice(skip, limit === undefined ? undefined : skip + limit)
    .map((document) => pick(document, only, without))
}

/**
 * The documents before and after one, in the given order.
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
