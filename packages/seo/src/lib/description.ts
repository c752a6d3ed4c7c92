const LIMIT = 160
const ELLIPSIS = '…'

/**
 * Truncates a text to the length of a description, 160 characters with the ellipsis, at a word
 * boundary.
 *
 * Characters are code points; markup is not expected, runs of white space become one space.
 */
export function cutDescription(text: string, limit: number = LIMIT): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= limit) return characters.join('')

  const maxLength = limit - ELLIPSIS.length
  const cut = characters.slice(0, maxLength).join('')
  const endsWord = characters[maxLength] === ' '
  const lastSpace = cut.lastIndexOf(' ')
  // A single word longer than the limit is cut anywhere.
  const truncated = endsWord || lastSpace === -1 ? cut : cut.slice(0, lastSpace)
  return truncated.replace(/[\s,;:.·–-]+$/u, '') + ELLIPSIS
}
