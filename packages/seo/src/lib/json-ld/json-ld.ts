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
 * Writes structured data so that it can stand inside a script element: no text in it can end the element.
 *
 * @example
 * serializeJsonLd({ name: '</script>' }) // '{"name":"\\u003c/script\\u003e"}'
 */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
}

/** Leaves out what is not known, so that builders can name every field. */
export function withoutEmpty(data: Record<string, JsonLdValue | undefined>): JsonLd {
  const known: JsonLd = {}
  for (const [key, value] of Object.entries(data)) {
    if (value !== undefined && value !== null && value !== '') known[key] = value
  }
  return known
}
