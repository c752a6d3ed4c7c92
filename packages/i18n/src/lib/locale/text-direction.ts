/** Scripts that are written from right to left, as ISO 15924 names them. */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

/**
 * The direction that a language is written in, for `dir` of `<html>`: browsers do not take it from `lang`.
 *
 * @param iso Language, and where it has several, script and region: `ar`, `ku-Arab`, `el-GR`. A language that is none counts as
 * written from left to right.
 * @example
 * textDirection('ar-AE') // 'rtl'
 */
export function textDirection(iso: string): 'ltr' | 'rtl' {
  try {
    const { script } = new Intl.Locale(iso).maximize()
    return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
