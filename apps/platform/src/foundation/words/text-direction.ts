/** Languages that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set('ar ckb dv fa he ps sd ug ur yi'.split(' '))

/** Which way the text of a language runs, as HTML's `dir` has it. */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale) ? 'rtl' : 'ltr'
}
