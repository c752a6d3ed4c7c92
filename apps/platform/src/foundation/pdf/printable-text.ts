const unprintable =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])\p{L}|\p{Co}|\p{Cn})+/gu
const invisible =
  /(?!\n)\p{Cc}|[\p{Cs}\p{Variation_Selector}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\u20e3/gu

/**
 * A text in characters that the fonts of PDFs have: invisible and control characters are removed,
 * and each run of emoji or letters of other scripts is one question mark instead of empty boxes.
 */
export function printableText(text: string): string {
  return text.replace(invisible, (sign) => (sign === '\t' ? ' ' : '')).replace(unprintable, '?')
}

/**
 * A value with {@link printableText} for every text in it; bytes and dates are left as they are.
 */
export function printable<Value>(value: Value): Value {
  return toPrintable(value) as Value
}

function toPrintable(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value)
  if (Array.isArray(value)) return value.map(toPrintable)
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, toPrintable(part)]),
  )
}
