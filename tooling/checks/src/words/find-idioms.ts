import { idioms, readFiles, unreadFiles } from '../tables/words.js'
import type { SourceTree } from '../tree/source-tree.js'
import { readSpans, type Span } from './read-spans.js'
import { splitWords } from './split-words.js'

/** Where an idiom is: in a path or an identifier, in a comment or text of a source file, or in a document. */
export type IdiomKind = 'name' | 'comment' | 'document'

/** One use of a word or phrase that the table replaces. */
export interface IdiomUse {
  kind: IdiomKind
  file: string
  /** Counted from 1; 0 for the file's own path. */
  line: number
  words: string
  instead: string
}

const toSource = (pattern: string) => pattern.replaceAll(' ', '\\s+')

const matchers = idioms.map(({ pattern, instead, only, except }) => ({
  regex: new RegExp(`\\b(?:${toSource(pattern)})\\b`, 'g'),
  instead,
  only,
  except,
}))

/** Most texts have none of them, which one pass tells. */
const anyIdiom = new RegExp(`\\b(?:${idioms.map(({ pattern }) => toSource(pattern)).join('|')})\\b`)

/** Names without an idiom: a module repeats most of its names. */
const plainNames = new Set<string>()

/** Finds the table's idioms in paths, identifiers, comments, texts and documents. */
export function findIdioms(tree: SourceTree): IdiomUse[] {
  return tree.files
    .filter((file) => !unreadFiles.some((pattern) => pattern.test(file)))
    .flatMap((file) => [
      ...findInName(file, file, 0),
      ...(readFiles.test(file) ? findInFile(file, tree.read(file)) : []),
    ])
}

function findInFile(file: string, text: string): IdiomUse[] {
  const lineOf = createLineCounter(text)
  return readSpans(file, text).flatMap((span) =>
    span.kind === 'name'
      ? findInName(file, span.text, lineOf(span.start))
      : findInSentences(file, span, lineOf),
  )
}

function findInName(file: string, name: string, line: number): IdiomUse[] {
  if (plainNames.has(name)) return []
  const words = splitWords(name).join(' ')
  if (!anyIdiom.test(words)) {
    plainNames.add(name)
    return []
  }
  return matchers
    .filter(({ only, except }) => only !== 'sentences' && except?.test(file) !== true)
    .flatMap(({ regex, instead }) =>
      [...words.matchAll(regex)].map(({ 0: found }): IdiomUse => ({
        kind: 'name',
        file,
        line,
        words: found,
        instead,
      })),
    )
}

function findInSentences(
  file: string,
  { start, text }: Span,
  lineOf: (position: number) => number,
): IdiomUse[] {
  const kind = /\.mdx?$/.test(file) ? 'document' : 'comment'
  // Of the same length, so that positions stay: a phrase may continue on the next line of a comment.
  const sentences = text
    .toLowerCase()
    .replaceAll(/\n\s*(?:\*|\/\/|#)/g, (lead) => ' '.repeat(lead.length))
  if (!anyIdiom.test(sentences)) return []
  return matchers
    .filter(({ only, except }) => only !== 'names' && except?.test(file) !== true)
    .flatMap(({ regex, instead }) =>
      [...sentences.matchAll(regex)].map(({ 0: found, index }): IdiomUse => ({
        kind,
        file,
        line: lineOf(start + index),
        words: found.replaceAll(/\s+/g, ' '),
        instead,
      })),
    )
}

function createLineCounter(text: string): (position: number) => number {
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (position) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((starts[middle] ?? 0) < position) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}
