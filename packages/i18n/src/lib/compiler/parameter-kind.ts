/** How a message uses a parameter. */
export type ParameterKind = 'text' | 'number' | 'date' | 'tag'

/** A message's parameters by name. */
export type Parameters = Map<string, ParameterKind>

const TYPES: Record<ParameterKind, string> = {
  text: 'string | number',
  number: 'number',
  date: 'Date | number | string',
  tag: 'MessageTag',
}

/**
 * Adds a use of a parameter. A text may also be used as a number, which is then its kind; other
 * kinds exclude each other.
 *
 * @returns Whether the parameter can be both.
 */
export function addParameter(parameters: Parameters, name: string, kind: ParameterKind): boolean {
  const known = parameters.get(name)
  if (known === undefined || known === kind) {
    parameters.set(name, kind)
    return true
  }
  const kinds = [known, kind]
  if (!kinds.includes('text') || !kinds.includes('number')) return false
  parameters.set(name, 'number')
  return true
}

/** The TypeScript type of a message's parameters. */
export function parametersType(parameters: Parameters): string {
  if (parameters.size === 0) return 'undefined'
  const fields = [...parameters].map(([name, kind]) => `${JSON.stringify(name)}: ${TYPES[kind]}`)
  return `{ ${fields.join('; ')} }`
}

/**
 * Adds a translation's parameters to those of the same message in other languages.
 *
 * @returns The difference and how to fix it, or undefined.
 */
export function mergeParameters(known: Parameters, translation: Parameters): string | undefined {
  const names = (parameters: Parameters) => [...parameters.keys()].sort().join(', ') || 'none'
  if (names(known) !== names(translation)) {
    return `Has the parameters ${names(translation)}; the other languages have ${names(known)}. Use the same names.`
  }
  for (const [name, kind] of translation) {
    if (!addParameter(known, name, kind)) {
      return `Uses '${name}' as a ${kind}; the other languages use it as a ${known.get(name)}. Use it alike.`
    }
  }
  return undefined
}
