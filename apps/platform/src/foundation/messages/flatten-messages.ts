/**
 * Texts of a file by their path: `{ "shipping": { "PICKUP": { "name": "…" } } }` has
 * `shipping.PICKUP.name`.
 *
 * @throws {TypeError} When it holds something that is neither a text nor a group of texts.
 */
export function flattenMessages(group: object): Record<string, string> {
  return Object.fromEntries(pathsOf(group, ''))
}

function pathsOf(group: object, prefix: string): [string, string][] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const path = `${prefix}${name}`
    if (typeof value === 'string') return [[path, value]]
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return pathsOf(value, `${path}.`)
    }
    throw new TypeError(`${path} is no text.`)
  })
}
