/** A module of a build, as far as messages are concerned. */
export interface BuiltModule {
  code: string
  /** Modules that it imports, at once or later. */
  imports: readonly string[]
}

/** What {@link findMissingMessages} compares. */
export interface MessagesOfRoutes {
  modules: ReadonlyMap<string, BuiltModule>
  /** The module that a page begins with, by the name of its route. */
  routes: ReadonlyMap<string, string>
  /** The area of each message, by key. */
  areaOfKey: ReadonlyMap<string, string>
  /** The area that every page has. */
  shared: string
}

/** `words: ['cart']` of a handle, `useMessages('cart')` and `loadWords(['cart'])` of a part that is shown later. */
const naming = /\b(?:words: ?|useMessages\w*\(|loadWords\()\[?([^\])]*)/g
const quoted = /["']([\w-]+)["']/g
const literal = /["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/gi
const template = /`([a-z][\w-]*\.[\w.-]*)\$\{/gi

/**
 * Finds messages that a page may show though neither its route nor the part that shows them names their area. What a module
 * names holds for all that it imports.
 *
 * @returns a line for each route and area, with the keys.
 */
export function findMissingMessages(options: MessagesOfRoutes): string[] {
  const { modules, routes, areaOfKey, shared } = options
  const keys = [...areaOfKey.keys()]
  const read = once((id: string) => {
    const { code } = modules.get(id) ?? { code: '' }
    return { areas: areasIn(code), keys: keysIn(code, keys) }
  })
  const lines: string[] = []
  for (const [route, entry] of routes) {
    const missing = new Map<string, Set<string>>()
    const seen = new Set<string>()
    const visit = (id: string, allowed: readonly string[]): void => {
      const { areas, keys: used } = read(id)
      const known = [...new Set([...allowed, ...areas])].toSorted()
      const visited = `${id} ${known.join(' ')}`
      if (seen.has(visited)) return
      seen.add(visited)
      for (const key of used) {
        const area = areaOfKey.get(key) ?? ''
        if (!known.includes(area)) missing.set(area, (missing.get(area) ?? new Set()).add(key))
      }
      for (const next of modules.get(id)?.imports ?? []) visit(next, known)
    }
    visit(entry, [shared])
    for (const [area, found] of missing) {
      lines.push(`${route} shows words of '${area}': ${[...found].toSorted().join(', ')}`)
    }
  }
  return lines
}

function once<Value>(read: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, Value>()
  return (id) => {
    const value = known.get(id) ?? read(id)
    known.set(id, value)
    return value
  }
}

function areasIn(code: string): string[] {
  return [...code.matchAll(naming)].flatMap(([, list = '']) =>
    [...list.matchAll(quoted)].flatMap(([, area]) => area ?? []),
  )
}

/** Keys that stand in a module, and all that a text with a hole may become. */
function keysIn(code: string, keys: readonly string[]): string[] {
  const whole = new Set([...code.matchAll(literal)].map(([, key]) => key))
  const starts = [...code.matchAll(template)].flatMap(([, start]) => start ?? [])
  return keys.filter((key) => whole.has(key) || starts.some((start) => key.startsWith(start)))
}
