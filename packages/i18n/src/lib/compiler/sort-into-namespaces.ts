import type { MessageProblem } from './message-source.js'

/** Namespaces of an application, each with the groups and keys of its messages. */
export type MessageNamespaces = ReadonlyMap<string, readonly string[]>

/** The namespace of messages that no namespace and no sub-folder claims: every page has it. */
const SHELL = 'shell'

/**
 * Sorts keys into namespaces. Where a namespace names a group and another one a message of it, the
 * longer name wins. A key that none names belongs to its feature's namespace, or else to `shell`.
 *
 * @param features The sub-folder that a message is from, by key.
 * @returns the namespace of each key.
 */
export function sortIntoNamespaces(
  keys: readonly string[],
  namespaces: MessageNamespaces,
  features: ReadonlyMap<string, string>,
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
  return new Map(
    keys.map((key) => {
      const named = prefixesOf(key)
        .map((name) => owners.get(name))
        .find(Boolean)
      return [key, named ?? features.get(key) ?? SHELL]
    }),
  )
}

/** `a.b.c`, `a.b`, `a`. */
function prefixesOf(key: string): string[] {
  const segments = key.split('.')
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('.'))
}
