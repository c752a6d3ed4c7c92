/** Reads `a,b`; a comma that belongs to a value is written `~.`, a tilde `~~`. */
export function parseValueList(text: string): string[] {
  return text.split(',').map((part) => part.replaceAll(/~([~.])/g, unescape))
}

/** Writes values as {@link parseValueList} reads them. */
export function writeValueList(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('~', '~~').replaceAll(',', '~.')).join(',')
}

function unescape(_: string, sign: string): string {
  return sign === '.' ? ',' : '~'
}
