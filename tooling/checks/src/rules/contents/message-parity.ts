import { posix } from 'node:path'
import type { Finding, Rule } from '../../rule.js'
import type { SourceTree } from '../../tree/source-tree.js'

const messageFile = /\/messages\/(?:.*\/)?[a-z]{2}(-[A-Z]{2})?\.json$/

/** Every locale has the same keys, none of them empty. */
export const messageParity: Rule = {
  name: 'message-parity',
  check: (tree) => {
    const files = tree.files.filter((file) => messageFile.test(file))
    const folders = new Set(files.map((file) => posix.dirname(file)))
    return [...folders].flatMap((folder) =>
      compareLocales(
        tree,
        files.filter((file) => posix.dirname(file) === folder),
      ),
    )
  },
}

function compareLocales(tree: SourceTree, files: string[]): Finding[] {
  const keysByFile = new Map(files.map((file) => [file, readMessages(tree.read(file))]))
  const allKeys = new Set([...keysByFile.values()].flatMap((messages) => [...messages.keys()]))
  return [...keysByFile].flatMap(([file, messages]) =>
    [...allKeys]
      .filter((key) => (messages.get(key) ?? '').trim() === '')
      .map((key) => ({
        file,
        message: messages.has(key) ? `'${key}' is empty` : `'${key}' is missing`,
        remedy: 'translate it, or remove it from every locale',
      })),
  )
}

function readMessages(text: string): Map<string, string> {
  const messages = new Map<string, string>()
  const visit = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') messages.set(path.join('.'), value)
    if (typeof value !== 'object' || value === null) return
    for (const [key, child] of Object.entries(value)) visit(child, [...path, key])
  }
  visit(JSON.parse(text), [])
  return messages
}
