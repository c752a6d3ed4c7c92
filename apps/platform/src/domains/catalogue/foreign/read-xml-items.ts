import sax, { type QualifiedTag, type Tag } from 'sax'
import { readTextChunks } from '../../../foundation/files/read-text-file.js'
import type { ReadTextOptions } from '../../../foundation/files/read-text-file.js'

/** One item of a feed, as raw texts. */
export interface XmlItem {
  /** Line in the file where it begins. */
  line: number
  /** Its elements without children: the names that lead there, without prefix and in lower case. */
  texts: { path: readonly string[]; text: string }[]
  /** Errors that were repaired. */
  notes: string[]
  /** Why it is no item. */
  problem?: string
}

/** An error between items. */
export interface XmlProblem {
  line: number
  problem: string
}

export interface ReadXmlItemsOptions extends ReadTextOptions {
  /** Names of the elements that are items. */
  elements: readonly string[]
}

/** No element of a product is nearly as long. */
const maxCharacters = 50_000
/** A file with more errors between its items is no feed. */
const maxProblems = 100
/** Feeds have five levels. */
const maxDepth = 50

/**
 * Reads the items of a feed as a stream. An item with an error does not affect the others, and a
 * `&` or `<` that is no markup is text; custom and external entities are not supported.
 *
 * @throws {UnreadableFileError} When the file cannot be read, decompressed or decoded.
 */
export async function* readXmlItems(
  path: string,
  options: ReadXmlItemsOptions,
): AsyncGenerator<XmlItem | XmlProblem> {
  const parser = createItemParser(options.elements)
  for await (const chunk of readTextChunks(path, options)) {
    yield* parser.write(chunk)
    if (parser.hasTooManyProblems()) break
  }
  yield* parser.close()
}

const repaired = /^(?:Invalid character in entity name|Invalid character entity|Unencoded <)/

/** Parses a feed in chunks and returns the items that each chunk completes. */
function createItemParser(elements: readonly string[]) {
  const reader = sax.parser(true)
  const found: (XmlItem | XmlProblem)[] = []
  let problems = 0
  let open: { item: XmlItem; depth: number } | undefined
  const names: string[] = []
  let value = ''
  let hasChildren = false

  const finish = (problem?: string): void => {
    if (!open) return
    found.push(problem === undefined ? open.item : { problem, ...open.item })
    open = undefined
  }
  const addText = (part: string): void => {
    if (open && value.length < maxCharacters) value += part
  }
  const onError = (error: Error): void => {
    reader.error = null as unknown as Error
    const message = error.message.split('\n')[0] ?? ''
    const line = reader.line + 1
    if (open && repaired.test(message)) {
      const note = 'a "&" or "<" that is no markup was read as text'
      if (!open.item.notes.includes(note)) open.item.notes.push(note)
    } else if (open) {
      open.item.problem ??= `is no XML: ${message} (line ${line})`
    } else {
      problems += 1
      found.push({ line, problem: `is no XML: ${message}` })
    }
  }
  Object.assign(reader, {
    onerror: onError,
    onopentag: ({ name }: Tag | QualifiedTag) => {
      const plain = name.replace(/^[\w-]+:/, '').toLowerCase()
      if (elements.includes(plain)) {
        finish('is no XML: it is not closed')
        const item = { line: reader.line + 1, texts: [], notes: [] }
        open = { item, depth: names.length + 1 }
      }
      names.push(plain)
      if (names.length > maxDepth) {
        onError(new Error('elements are nested too deeply'))
        problems = Number.POSITIVE_INFINITY
      }
      value = ''
      hasChildren = false
    },
    ontext: addText,
    oncdata: addText,
    onclosetag: () => {
      const depth = names.length
      if (open && depth > open.depth && !hasChildren) {
        const text = value.replace(/\s+/g, ' ').trim()
        open.item.texts.push({ path: names.slice(open.depth), text })
      }
      names.pop()
      hasChildren = true
      value = ''
      if (open && depth === open.depth) finish()
    },
  })
  return {
    write(text: string) {
      reader.write(text)
      return found.splice(0)
    },
    close() {
      reader.close()
      finish('is no XML: it is not closed')
      return found.splice(0)
    },
    hasTooManyProblems: () => problems > maxProblems,
  }
}
