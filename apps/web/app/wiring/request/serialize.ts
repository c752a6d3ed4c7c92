/**
 * A value as one text. Remix writes every string, number and object of a loader's answer under a number of its own, and
 * a list has thousands of them: as one text of JSON it takes a third less of the page, and less work to write and to read.
 * Quotation marks and backticks are exchanged in it: the page has it as a string within a string, where each of the many
 * quotation marks would take four signs.
 */
export interface Serialized<Value> {
  text: string
  /** Never there: it tells the compiler what the text holds. */
  holds?: Value
}

/** Values that were read, by their texts: components that ask again get the same object. */
const known = new WeakMap<Serialized<unknown>, unknown>()

/** Makes one text of a value that JSON can say. Where it was made it need not be read again. */
export function serialize<Value>(value: Value): Serialized<Value> {
  const serialized = { text: exchangeQuotes(JSON.stringify(value)) }
  known.set(serialized, value)
  return serialized
}

/** Returns the value, the same object for the same text. */
export function deserialize<Value>(serialized: Serialized<Value>): Value {
  if (!known.has(serialized)) known.set(serialized, JSON.parse(exchangeQuotes(serialized.text)))
  // `serialize` alone makes them, of a value of this type.
  return known.get(serialized) as Value
}

/** JSON holds no such sign as it is. */
const placeholder = '\u0001'

function exchangeQuotes(text: string): string {
  const marked = text.includes('`') ? text.replaceAll('`', placeholder) : text
  return marked.replaceAll('"', '`').replaceAll(placeholder, '"')
}
