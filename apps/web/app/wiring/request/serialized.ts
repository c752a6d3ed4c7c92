/**
 * A value as one text. Remix writes every string, number and object of a loader's answer under a number of its own, and
 * a list has thousands of them: as one text of JSON it takes a third less of the page, and less work to write and to read.
 * Quotation marks and backticks are exchanged in it: the page has it as a string within a string, where each of the many
 * quotation marks would take four signs.
 */
export interface Packed<Value> {
  text: string
  /** Never there: it tells the compiler what the text holds. */
  holds?: Value
}

/** Values that were read, by their texts: components that ask again get the same object. */
const known = new WeakMap<Packed<unknown>, unknown>()

/** Makes one text of a value that JSON can say. */
export function pack<Value>(value: Value): Packed<Value> {
  return { text: exchangeQuotes(JSON.stringify(value)) }
}

/** Returns what was packed, the same object for the same text. */
export function unpack<Value>(packed: Packed<Value>): Value {
  if (!known.has(packed)) known.set(packed, JSON.parse(exchangeQuotes(packed.text)))
  // `pack` alone makes them, of a value of this type.
  return known.get(packed) as Value
}

function exchangeQuotes(text: string): string {
  return text.replace(/["`]/g, (sign) => (sign === '"' ? '`' : '"'))
}
