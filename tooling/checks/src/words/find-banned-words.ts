import {
  bannedWords,
  plainlyMeant,
  readFiles,
  unreadFiles,
  type BannedWord,
} from '../tables/words.js'
import type { SourceTree } from '../tree/source-tree.js'
import { readSpans, type Span } from './read-spans.js'
import { locateWords } from './split-words.js'

/** One place that says a banned word. */
export interface BannedWordUse {
  file: string
  /** Counted from 1; 0 for the file's own path. */
  line: number
  word: string
  instead: string
}

interface Use {
  entry: BannedWord
  word: string
  start: number
}

interface Phrase {
  entry: BannedWord
  word: string
  parts: string[]
}

const phrasesByFirst = new Map<string, Phrase[]>()
for (const entry of bannedWords) {
  for (const word of entry.words) {
    const parts = word.split(' ')
    const [first = ''] = parts
    phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), { entry, word, parts }])
  }
}

/** Finds the banned words in paths, names, comments, texts and documents. */
export function findBannedWords(tree: SourceTree): BannedWordUse[] {
  const columns = listMigrationNames(tree)
  return tree.files
    .filter((file) => !unreadFiles.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const inPath = findInText(file, [{ kind: 'name', start: 0, text: file }])
      const places = inPath.map((use) => ({ ...use, line: 0 }))
      if (readFiles.test(file)) places.push(...findInFile(tree, file, columns))
      return places
        .filter(({ word }) => !isPlainlyMeant(file, word))
        .map(({ entry, word, line }) => ({ file, line, word, instead: entry.instead }))
    })
}

function findInFile(tree: SourceTree, file: string, columns: Set<string>) {
  const text = tree.read(file)
  if (!locateWords(text).some(({ word }) => phrasesByFirst.has(word))) return []
  const uses = findInText(text, readSpans(file, text), columns)
  return uses.map((use) => ({ ...use, line: text.slice(0, use.start).split('\n').length }))
}

function findInText(text: string, spans: Span[], columns?: Set<string>): Use[] {
  const uses = spans.flatMap((span) =>
    findInSpan(span).filter(
      ({ start }) =>
        columns === undefined || span.kind !== 'text' || !columns.has(tokenAt(text, start)),
    ),
  )
  const entries = new Set(uses.map(({ entry }) => entry))
  return [...entries].flatMap((entry) => {
    const meant = (entry.except ?? []).flatMap((pattern) => [...text.matchAll(pattern)])
    return uses.filter(
      (use) =>
        use.entry === entry &&
        !meant.some(
          ({ index, 0: found }) => use.start >= index && use.start < index + found.length,
        ),
    )
  })
}

function findInSpan({ kind, start, text }: Span): Use[] {
  const words = locateWords(text)
  return words.flatMap((located, index) =>
    (phrasesByFirst.get(located.word) ?? [])
      .filter(({ entry }) => kind === 'name' || entry.onlyNames !== true)
      .filter(({ parts }) =>
        parts.every((part, offset) => {
          const next = words[index + offset]
          const previous = words[index + offset - 1]
          if (next?.word !== part) return false
          return offset === 0 || next.start - (previous?.end ?? 0) <= 1
        }),
      )
      .map(({ entry, word }) => ({ entry, word, start: start + located.start })),
  )
}

function isPlainlyMeant(file: string, word: string): boolean {
  return plainlyMeant.some(({ files, words }) => files.test(file) && words.includes(word))
}

/** Names of tables and columns: migrations that have landed keep theirs, and so does the SQL that says them. */
function listMigrationNames(tree: SourceTree): Set<string> {
  return new Set(
    tree.files
      .filter((file) => /\/migrations\/[^/]+\.sql$/.test(file))
      .flatMap(
        (file) =>
          tree
            .read(file)
            .replaceAll(/--.*$/gm, '')
            .match(/[a-z_]+/g) ?? [],
      ),
  )
}

function tokenAt(text: string, position: number): string {
  const before = /[a-z_]*$/.exec(text.slice(Math.max(0, position - 60), position))?.[0] ?? ''
  const after = /^[a-z_]*/.exec(text.slice(position, position + 60))?.[0] ?? ''
  return before + after
}
