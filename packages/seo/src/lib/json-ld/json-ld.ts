/** Something that JSON can hold. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | JsonLdValue[]
  | { [key: string]: JsonLdValue }

/** Structured data about a page. @see {@link https://schema.org} */
export type JsonLd = { [key: string]: JsonLdValue }

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Serializes structured data for a script element: no text in it can close the element.
 *
 * @example
 * serializeJsonLd({ name: '</script>' }) // '{"name":"\\u003c/script\\u003e"}'
 */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
}

/** Removes undefined fields, so that builders can list every field. */
export function withoutEmpty(data: Record<string, JsonLdValue | undefined>): JsonLd {
  const known: JsonLd = {}
  for (const [key, value] of Object.entries(data)) {
    if (value !== undefined && value !== null && value !== '') known[key] = value
  }
  return known
}
