import { readMessages, type MessageProblem, type MessageSource } from './message-source.js'

/** Namespaces of an application, each with the groups and keys of its messages. */
export type MessageNamespaces = ReadonlyMap<string, readonly string[]>

/**
 * Sorts keys into namespaces. Where a namespace names a group and another one a message of it, the
 * longer name wins.
 *
 * @returns the namespace of each key.
 */
export function sortIntoNamespaces(
  keys: readonly string[],
  namespaces: MessageNamespaces,
  problems: MessageProblem[],
): Map<string, string> {
  const report = (key: string, message: string) => problems.push({ file: '', key, message })
  const owners = new Map<string, string>()
  for (const [namespace, names] of namespaces) {
    for (const name of names) {
      const other = owners.get(name)
      if (other !== undefined)
        report(name, `Both in ${other} and in ${namespace}. Leave it in one.`)
      if (!keys.some((key) => key === name || key.startsWith(`${name}.`))) {
        report(name, `No such group or message. Leave it out of ${namespace}.`)
      }
      owners.set(name, namespace)
    }
  }
  const sorted = new Map<string, string>()
  for (const key of keys) {
    const namespace = prefixesOf(key)
      .map((name) => owners.get(name))
      .find(Boolean)
    if (namespace === undefined)
      report(key, 'In no namespace. Name it or its group in one of them.')
    else sorted.set(key, namespace)
  }
  return sorted
}

/**
 * Lists the namespace of each message of one language, by key.
 *
 * @param sources Files of that language, whose messages are compiled together.
 * @throws {RangeError} when messages and namespaces do not go together.
 */
export function listNamespaces(
  sources: readonly MessageSource[],
  namespaces: MessageNamespaces,
): Map<string, string> {
  const problems: MessageProblem[] = []
  const sorted = sortIntoNamespaces(
    [...new Set(sources.flatMap((source) => [...readMessages(source, problems).keys()]))],
    namespaces,
    problems,
  )
  if (problems.length === 0) return sorted
  throw new RangeError(problems.map(({ key, message }) => `${key}: ${message}`).join('\n'))
}

/** `a.b.c`, `a.b`, `a`. */
function prefixesOf(key: string): string[] {
  const segments = key.split('.')
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('.'))
}
