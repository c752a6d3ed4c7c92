/** Labels of encodings that a file's first bytes mark. */
const marks: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // `<?` of an XML declaration without a mark.
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
]

/** Says how a file's bytes become text, from its beginning: its mark, else its XML declaration. */
export function detectEncoding(beginning: Uint8Array): string {
  const marked = marks.find(([, bytes]) => bytes.every((byte, place) => beginning[place] === byte))
  if (marked) return marked[0]
  const head = new TextDecoder('latin1').decode(beginning.subarray(0, 200))
  return /^\s*<\?xml\b[^>]*\bencoding=["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8'
}

/** Whether a label names an encoding that can be decoded. */
export function isKnownEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}
