/** One language of an `Accept-Language` header. */
export interface LanguageRange {
  /** Language tag as sent, or `*`. */
  tag: string
  /** Weight from 0 (not wanted) to 1. */
  quality: number
}

/** Above this length a header is not a browser's, and is not read. */
const MAX_HEADER_LENGTH = 1000

/**
 * Parses an `Accept-Language` header, the highest weight first; equal weights keep their order.
 *
 * Malformed entries are ignored.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc9110#field.accept-language}
 */
export function parseAcceptLanguage(header: string | null | undefined): LanguageRange[] {
  if (!header || header.length > MAX_HEADER_LENGTH) return []
  return header
    .split(',')
    .map(parseRange)
    .filter((range) => range !== undefined)
    .sort((a, b) => b.quality - a.quality)
}

function parseRange(part: string): LanguageRange | undefined {
  const match =
    /^\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/.exec(
      part,
    )
  if (!match?.[1]) return undefined
  const quality = match[2] === undefined ? 1 : Number(match[2])
  return quality > 1 ? undefined : { tag: match[1], quality }
}
