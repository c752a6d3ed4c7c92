/**
 * The paths of fields that a schema dropped, such as `contact.en.fax`: those of the given value
 * that the parsed one does not have. A field that is null counts as none.
 */
export function unknownFields(
  given: unknown,
  parsed: unknown,
  path: readonly string[] = [],
): string[] {
  if (typeof given !== 'object' || given === null) return []
  if (typeof parsed !== 'object' || parsed === null) return []
  const known = new Map<string, unknown>(Object.entries(parsed))
  return Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    if (value === null) return []
    const here = [...path, name]
    return known.has(name) ? unknownFields(value, known.get(name), here) : [here.join('.')]
  })
}
