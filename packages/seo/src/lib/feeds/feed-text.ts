import { escapeXml } from '../files/escape-xml.js'

/** One line of text, cut after so many characters. */
export function feedText(text: string, maxLength: number): string {
  const line = text
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= maxLength) return line
  const characters = [...line]
  return characters.length <= maxLength ? line : characters.slice(0, maxLength).join('').trim()
}

/** An element on a line of its own; nothing without a text. */
export function feedElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>\n` : ''
}

/** Names from the top down; a name that holds the sign between them is two. */
export function feedPath(names: readonly string[], maxLength: number): string {
  const parts = names.flatMap((name) => name.split('>')).map((part) => feedText(part, maxLength))
  return feedText(parts.filter(Boolean).join(' > '), maxLength)
}

/** A number of at most so many decimals, without trailing zeros. */
export function feedNumber(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)))
}

/** Returns an id of at most 50 characters; a longer one ends in a hash that keeps it unique. */
export function feedId(sku: string): string {
  const id = feedText(sku, 1_000)
  if (id.length <= 50) return id
  return `${id.slice(0, 41).trim()}-${fnv1a(id).toString(16).padStart(8, '0')}`
}

/** @see {@link https://datatracker.ietf.org/doc/html/draft-eastlake-fnv} */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
