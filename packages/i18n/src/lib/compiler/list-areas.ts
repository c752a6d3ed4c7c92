import { readMessages, type MessageProblem, type MessageSource } from './message-source.js'

/** Areas of an application, each with the groups and keys of its messages. */
export type MessageAreas = ReadonlyMap<string, readonly string[]>

/**
 * Sorts keys into areas. Where an area names a group and another one a message of it, the longer name wins.
 *
 * @returns the area of each key.
 */
export function sortIntoAreas(
  keys: readonly string[],
  areas: MessageAreas,
  problems: MessageProblem[],
): Map<string, string> {
  const report = (key: string, message: string) => problems.push({ file: '', key, message })
  const owners = new Map<string, string>()
  for (const [area, names] of areas) {
    for (const name of names) {
      const other = owners.get(name)
      if (other !== undefined) report(name, `Both in ${other} and in ${area}. Leave it in one.`)
      if (!keys.some((key) => key === name || key.startsWith(`${name}.`))) {
        report(name, `No such group or message. Leave it out of ${area}.`)
      }
      owners.set(name, area)
    }
  }
  const sorted = new Map<string, string>()
  for (const key of keys) {
    const area = prefixesOf(key)
      .map((name) => owners.get(name))
      .find(Boolean)
    if (area === undefined) report(key, 'In no area. Name it or its group in one of them.')
    else sorted.set(key, area)
  }
  return sorted
}

/**
 * Lists the area of each message of one language, by key.
 *
 * @throws {RangeError} when messages and areas do not go together.
 */
export function listAreas(source: MessageSource, areas: MessageAreas): Map<string, string> {
  const problems: MessageProblem[] = []
  const sorted = sortIntoAreas([...readMessages(source, problems).keys()], areas, problems)
  if (problems.length === 0) return sorted
  throw new RangeError(problems.map(({ key, message }) => `${key}: ${message}`).join('\n'))
}

/** `a.b.c`, `a.b`, `a`. */
function prefixesOf(key: string): string[] {
  const segments = key.split('.')
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('.'))
}
